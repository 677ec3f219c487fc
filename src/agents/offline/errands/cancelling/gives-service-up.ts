/**
 * One of those that he has, given up by its service: "cancela el peinado", "quita la vacuna", "ya no quiero el corte",
 * "la limpieza al final no, sacala". Whatever else is open, it is no answer to that, and no wish for what it names.
 */
import { PAY_BY_CANCELLING } from '../../rules/claims.ts';
import { errands } from '../../errands.ts';
import type { Heard } from '../../heard.ts';
import { bestService, namingWords, servicesTold } from '../../names.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { countryOf } from '../../situation.ts';
import { clauses, readText } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { APPOINTMENT, CANCEL } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { givesItUp } from './giving-up.ts';
import { cancelsByService } from './cancels-by.ts';

const LEAD =
  '(?:(?:hola|buenas|oi|hi|hey|oiga|oye|che|disculp[ae]|perdon|mir[ae]|por favor|porfa|please|y|e|and|pero|al final|mejor|siempre|entonces|antes|ah|uy|bueno) )*';
const CAN = '(?:(?:me )?(?:podes|puedes|puede|podrias?|pode|poderia|can you|could you|would you) )';
const THE = '(?:el|la|los|las|mis?|lo del?|o|a|os|as|meu|minha|my|the)';
const NAME = '(?<its>(?: (?!no |nao |not |si |sim |ya )[^ ]+){1,5}?)';
const MANNERS =
  '(?: (?:por favor|porfa|porfis|please|gracias|obrigad[oa]|thanks|thank you|nomas|no mas|mejor|anymore|al final|entonces|tambien|tambem|disculp[ae]|perdon|sorry))*';
/** "Cancelás", "can you cancel": asked of us, and not whether it is done. */
const ORDERED = re`^ ${LEAD}${CAN}?(?:${CANCEL})(?: ${THE})?${NAME}${MANNERS} $`;
const ASKED = re`^ ${LEAD}${CAN}`;
const REMOVED = re`^ ${LEAD}${CAN}?(?:(?:quit|sac|tir|borr|elimin)(?:a|e|ad|ar|ame|eme|arme|en)|remove|delete|drop|scrap) ${THE}${NAME}${MANNERS} $`;
const INSTEAD_OF_DOING = '(?:(?:hacer(?:me|le|nos)?|realizarme|tener|fazer|have) )?';
const NO_MORE =
  '(?:ya no (?:quiero|voy a (?:querer|necesitar|ocupar)|vamos a (?:querer|necesitar)|necesito|preciso|ocupo|me interesa|hace falta)|(?:no|nao) (?:quiero|necesito|quero|preciso) (?:mas|mais)|ja nao (?:quero|vou querer|preciso de)|i (?:don t|do not|no longer) (?:want|need))';
/** "No voy a querer el corte", "al final no quiero el corte", of the one that he has; with another open it may be of that. */
const OF_LATE = '(?:(?:no|nao) (?:(?:voy a|vou) (?:querer|necesitar|ocupar|precisar)|quiero|quero))';
const CANNOT_MAKE = '(?:i (?:can t|cannot|won t)(?: be able to)? make(?: it to)?)';
const NOT_WANTED = re`^ ${LEAD}(?:${NO_MORE}|${CANNOT_MAKE}) ${INSTEAD_OF_DOING}${THE}${NAME}${MANNERS} $`;
const NOT_OF_LATE = re`^(?!.* (?:con|com|with) ) ${LEAD}${OF_LATE} ${INSTEAD_OF_DOING}${THE}${NAME}${MANNERS} $`;
/** Its name first: "la vacuna ya no", "la de laboral se cancela", "la limpieza al final no, sacala". */
const GONE = '(?:cancel|anul|quit|sac|borr|elimin)[ae](?:me|nos)?l[oa]';
const NAMED_FIRST = re`^ ${LEAD}${THE}(?: del?)?${NAME} (?:(?:(?:al final|siempre|ya|mejor) )+(?:no|nao)(?: (?:va|l[oa] (?:quiero|necesito)|quiero|quero|${GONE}))?|no (?:va|${GONE})|(?:se|queda) (?:cancel|anul)(?:a|ada|ado)|${GONE})${MANNERS} $`;
const OF_KIN = re`^ (?:mi|meu|minha|my) (?:${KIN_WORD})$`;

export function cancelsItsService(heard: Heard): boolean {
  const { text, situation, hit } = heard;
  const { flow, appointments = [] } = situation;
  if (appointments.length === 0 || (hit !== undefined && !OF_CANCELLING.has(hit.intent))) return false;
  const pieces = clauses(text.raw);
  if (flow === 'ninguno' && !text.asks && pieces.length === 1 && cancelsByService(text.raw, situation)) return true;
  if (text.asks && !ASKED.test(text.norm)) return false;
  // "La de laboral se cancela, ya conseguimos abogado": and why.
  const said = [text.norm, ...pieces.map(({ raw }) => readText(raw).norm)];
  const given = said.some((norm) =>
    [ORDERED, REMOVED, NOT_WANTED, NAMED_FIRST, ...(flow === 'ninguno' ? [NOT_OF_LATE] : [])].some((way) =>
      givesUpIts(way.exec(norm)?.groups?.['its'], heard),
    ),
  );
  return given && (pieces.length === 1 || errands(heard).acts.every(({ intent }) => intent === 'cancel'));
}
const OF_CANCELLING: ReadonlySet<string> = new Set(['book', 'cancel', 'reject']);

/** "No quiero un corte": none at all; "no quiero el corte hoy" may be wished for another day. */
const NONE_WANTED = re`^(?!.* (?:con|com|with|hoy|hoje|today|ahora|tan|muy|sino|pero|but|mas|solo|so|just) ) ${LEAD}(?:(?:no|nao) (?:quiero|quero|necesito|preciso)|i don t (?:want|need)) ${INSTEAD_OF_DOING}(?:un|una|um|uma|an?|ningun|ninguna|nenhum|nenhuma|any)${NAME}${MANNERS} $`;
/** "Não quero mais a massagem", of who has none and nothing open: no hours are offered of what is not wanted. */
export function wantsNoneOf(heard: Heard): boolean {
  const { text, situation } = heard;
  const { flow, tenant } = situation;
  if (flow !== 'ninguno' || tenant === undefined || text.asks || clauses(text.raw).length !== 1) return false;
  const none = NOT_WANTED.test(text.norm) || NONE_WANTED.test(text.norm);
  return none && servicesTold(text.raw, tenant).length > 0 && !givesItUp(heard);
}

/** "Ya no quiero la limpieza", "ya no voy a querer el turno", of what is being booked and of nothing else: it is left. */
const OPEN_ONE = re`^ ${LEAD}(?:${NO_MORE} ${INSTEAD_OF_DOING}(?:${THE}|es[ea]|est[ea])(?<its>(?: [^ ]+){1,5}?)|${THE}(?<its>(?: [^ ]+){1,5}?) (?:ya|ja) (?:no|nao)(?: (?:l[oa] )?(?:quiero|quero|necesito))?|(?:ya no|ja nao) (?:voy a querer|vou querer)|(?:ya|ja|al final|siempre|no final) (?:no|nao) (?:voy|vamos|vou|ire|iremos)(?: (?:a ir|a poder ir|mas|mais|nada|ir))?|(?:no|nao) (?:voy|vou) (?:mas|mais))${MANNERS} $`;
/** "Al final las cejas no me las hago", "pensándolo bien no lo voy a bañar todavía", "na verdade não vou fazer a massagem": as much. */
const THOUGHT =
  '(?:pensando(?:lo)? (?:bien|mejor|bem|melhor)|l[oa] pense (?:bien|mejor)|pensei melhor|(?:la|na) verdade?|sabe?s? que|(?:creo|acho) que|cambie de (?:idea|opinion)|mudei de ideia|actually|(?:on )?second thought|al final|ao final|no final|no fim|finalmente|mejor|melhor|siempre|sorry|yo|eu|i)';
const BY_NAME = '(?<its>(?: (?!no |nao |not |don t )[^ ]+){1,5}?)';
/** "No quiero el corte", with no second thought, may be of its day alone: others ask. */
const NOT_MADE =
  '(?:no|nao) (?:(?:me|le|les|nos|se|l[oa]s?|o|a) )*(?:hago|hacemos|hare|haremos|haria|faco|(?:voy|vamos) a hacer(?:me|le|nos)?(?:l[oa]s?)?|vou fazer)';
const NOT_DONE =
  '(?:no|nao) (?:(?:me|le|les|nos|se|l[oa]s?|o|a) )*(?:hago|hacemos|hare|haremos|haria|faco|quiero|queremos|quero|necesito|(?:voy|vamos) a (?:hacer|querer|necesitar|ocupar)(?:me|le|nos)?(?:l[oa]s?)?|vou (?:fazer|querer|precisar))';
const YET = '(?: (?:todavia|aun|ainda|por ahora|por agora|ahora|agora|nada|mas|mais|ya|anymore))*';
const NOT_AFTER_ALL = [
  `${THE}${BY_NAME} (?:eu |yo )?(?:${NOT_DONE}|(?:no|nao)(?= $| (?:por favor|porfa|gracias|obrigad)))`,
  `(?:(?<= ${THOUGHT} )${NOT_DONE}|${NOT_MADE}) (?:${THE}|es[ea]|est[ea])${BY_NAME.replace('<its>', '<done>')}`,
  `(?:no|nao) (?:(?:me|le|les|nos|l[oa]s?|o|a) )*(?:voy a|vamos a|vou) (?<deed>[a-z]+)`,
  `i (?:won t|will not|m not going to|don t want|do not want|don t need)(?: to)?(?: (?:be )?(?:do|doing|have|having|get|getting|take|taking))? ${THE}${BY_NAME.replace('<its>', '<taken>')}`,
].join('|');
const NOT_DONE_AFTER_ALL = re`^ ${LEAD}(?:${THOUGHT} )*(?:${NOT_AFTER_ALL})${YET}${MANNERS} $`;
const THE_APPOINTMENT = re`^ (?:${APPOINTMENT})$`;
export function leavesItsService({ text, times, situation }: Heard): boolean {
  const { flow, known, tenant } = situation;
  if (flow !== 'agenda' || tenant === undefined || text.asks || saysWhen(times)) return false;
  const late = NOT_DONE_AFTER_ALL.exec(text.norm)?.groups;
  const open = OPEN_ONE.exec(text.norm)?.groups;
  const said = open ?? late;
  if (said === undefined || servicesTold(text.raw, tenant).some((id) => id !== known?.servicio)) return false;
  const its = said['its'] ?? (open === undefined ? (late?.['done'] ?? late?.['deed'] ?? late?.['taken']) : undefined);
  if (its === undefined || THE_APPOINTMENT.test(its)) return true;
  const ofIt = tenant.services.filter(({ id }) => id === known?.servicio);
  return bestService(namingWords(its), ofIt) !== undefined;
}

/** By its name alone, and not what is being booked or asked about: that one is let go by a way of its own. */
function givesUpIts(its: string | undefined, { text, times, situation }: Heard): boolean {
  const { appointments = [], cancelling, flow, known, owes, tenant } = situation;
  if (its === undefined || tenant === undefined || owes === true || saysWhen(times)) return false;
  // "Cancela la limpieza pero dejá el corte": each of them is spoken of.
  if (servicesTold(text.raw, tenant).length > 1) return false;
  const pays = flow === 'pagos' || situation.linkOpen === true;
  if (pays && / cancel/.test(text.norm) && PAY_BY_CANCELLING.includes(countryOf(situation))) return false;
  if (OF_KIN.test(its)) return flow === 'ninguno';
  const service = serviceOfMine(its, tenant, appointments);
  if (!appointments.some(({ serviceId }) => serviceId === service)) return false;
  if (flow === 'cancelacion') return cancelling !== undefined && cancelling.serviceId !== service;
  return flow !== 'agenda' || known?.servicio !== service;
}
