/**
 * "Quiero mi corte otro día", "otro horario para mi limpieza", "el masaje lo quiero el jueves": one of which he has one,
 * wished at another time. Without a word of moving it sounds like one more, and with a yes there would be two.
 */
import type { Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { errands } from '../../errands.ts';
import type { Heard } from '../../heard.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { APPOINTMENT, ES_DAY } from '../../words/words.ts';
import { direction } from './where-to.ts';
import { fromDayToDay } from './from-day-to-day.ts';
import { isElsewhen } from '../mine/kept-beside.ts';
import { servicesTold } from '../../names.ts';
import { without, fold } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { movesItsService } from '../mine/own-appointment.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS } from '../../words/deeds.ts';

const MY = '(?:mis?|meus?|minhas?|my)';
const WHAT = '(?<what>(?: [^ ]+){1,4})';
const OTHER_TIME =
  '(?:otr[oa]|outr[oa]|another|(?:a )?different) (?:horario|hora|fecha|dia|momento|data|horarios|time|day|date|slot)';
const WANTS =
  '(?:(?:quiero|quisiera|queria|necesito|prefiero|preferiria|quero|queria|preciso|precisava|prefiro|want|need|would like|d like|can i (?:get|have))(?: (?:que|de|tener|hacer|to have))?)';

/** "Otra fecha para la limpieza": for the one that he has, by its article. */
const FOR_THE_ONE = re` ${OTHER_TIME} (?:para|pra|pro|de|do|da|for|of)(?: (?:el|la|los|las|o|a|the|${MY}))${WHAT}`;
const OF_MY_OWN = re` ${WANTS} ${MY}${WHAT}| ${MY}${WHAT.replace('what', 'first')} ${WANTS} `;
/** "El masaje lo quiero el jueves". */
const IT_DOUBLED = re` (?:el|la|los|las|${MY})${WHAT} l[oa]s? (?:quiero|quisiera|queria|necesito|prefiero|preferiria) `;
/** "Mi corte que sea el viernes", "el baño de mi perro que sea a las 10": his own. "El corte que sea el viernes" may be one more. */
const IT_BE = re` (?:${MY}${WHAT}|(?:el|la|o|a)(?<first>(?: [^ ]+){1,2} (?:de|do|da|of) ${MY} [^ ]+)) que (?:(?:mejor|melhor) )?(?:sea|fuera|fuese|quede|seja|fique) `;
/** "My haircut Thursday, can it be at 4?", "mi masaje mejor más temprano". */
const BEGINS_WITH_IT = re`^ (?:(?:hola|buenas|hi|hello|oi|y|and|e) )*${MY}${WHAT}.* (?:(?:puede|podria|podra|pode|poderia) ser|(?:can|could) it be|da (?:para|pra) ser|mejor|melhor|better) `;
/** "Pro meu horário", "de mi cita". */
const THE_APPOINTMENT = re`^ ${APPOINTMENT}(?: |$)`;
/** One more, for somebody, or something else is done with it. */
const OTHERWISE =
  / (?:(?:otr[oa]|outr[oa]|another|nuev[oa]|nov[oa]|new) (?!horario|hora|fecha|dia|momento|data|time|day|date|slot)[a-z]+|tambien|tambem|also|too|ademas|antes de|despues del?|after|before|depois d[ao]|pag[a-z]+|abon[a-z]+|pay[a-z]*|confirm[a-z]*|cancel[a-z]*|anul[a-z]*|cuanto|quanto|how much|donde|onde|where|no) /;

export function wantsMineElsewhen(heard: Heard): Act | undefined {
  const { text, situation, guest, party, hit } = heard;
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || appointments.length === 0) return undefined;
  if (guest !== undefined || party.length > 0 || OTHERWISE.test(text.norm)) return undefined;
  if (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'move') return undefined;
  const asked = meantBy(FOR_THE_ONE, heard);
  const meant = asked ?? firstOf([OF_MY_OWN, IT_DOUBLED, IT_BE, BEGINS_WITH_IT], heard);
  const [of, ...others] = meant ?? [];
  if (meant === undefined || of === undefined || (asked === undefined && !isOtherwise(heard, meant))) return undefined;
  return act(heard, others.length > 0 ? { intent: 'move' } : { intent: 'move', of });
}

/**
 * "Mi hijo está enfermo, lo dejamos para el otro miércoles", "pasala al viernes": what he has, put elsewhere, and no
 * second one. With nothing before it in its clause: "el de la mañana pasalo" tells which.
 */
const PUT_THERE = new RegExp(
  `(?:^|[,.;!\\n]|(?<=(?:ir|asistir|enferm[oa]) ))\\s*(?:(?:y|entonces|asi que|mejor|por favor|porfa) )*(?:${[
    'l[oa]s? (?:(?:podemos|podriamos|puedo|vamos a|quiero|quisiera|tengo que) )?(?:dej|pas|hac|pon|corr|aplaz|mov|cambi)(?:amos|emos|ar|er|o)',
    '(?:dej|pas|corr|aplac|mov|muev|cambi)(?:a|e|ar|er|emos|amos|en)?(?:me|nos)?l[oa]s?',
    `(?:aplac|aplaz|corr|pospong|difi?r)(?:emos|amos)(?:l[oa]| (?:la|el|mi|nuestr[oa]) ${APPOINTMENT})`,
  ].join('|')}) (?:mejor )?(?:para|pra|al?|hasta) `,
);
/** "Pasámelo por el link para el viernes", "no la dejamos para el viernes". */
const NOT_PUT =
  / (?:link|info|informacion|datos|precio|precios|comprobante|foto|no (?:l[oa]s?|quiero|hace falta)|y (?:el|las?|los)|tambien|otr[oa] (?:turno|cita|hora|reserva|[a-z]+ pas)|auto|carro|coche|moto) /;

/** "Pasalo al lunes, el viernes tengo médico": the one of Friday; "otra limpieza, pasala al viernes" is none that he has. */
const TELLS_WHICH = re` (?:para|al?) (?:el )?(?:proximo |otro )?(?:${ES_DAY})(?: [^ ]+)* (?:${ES_DAY})s? |^ otr[oa] (?!dia|hora|semana|fecha)`;

export function putsMineElsewhen(heard: Heard): Act | undefined {
  const { text, times, situation, party, hit } = heard;
  const { flow, known, appointments = [] } = situation;
  // What says itself that it moves says more of which one, and where.
  if (hit?.intent === 'move' || CANCELS.test(text.norm) || TELLS_WHICH.test(text.norm)) return undefined;
  if (flow !== 'ninguno' || appointments.length === 0 || party.length > 0 || !saysWhen(times)) return undefined;
  const there = PUT_THERE.exec(fold(text.raw));
  if (there === null || NOT_PUT.test(text.norm)) return undefined;
  // "Pásalos para el viernes", of who has several: each of them. "Las fotos … ¿las podemos correr?" may be one session.
  if (appointments.length > 1 && /l[oa]s /.test(there[0])) return undefined;
  const isOfAnother = known?.servicio !== undefined && !appointments.some((one) => one.serviceId === known.servicio);
  return isOfAnother ? undefined : act(heard, { intent: 'move' });
}

function firstOf(patterns: readonly RegExp[], heard: Heard): readonly Appointment[] | undefined {
  for (const pattern of patterns) {
    const meant = meantBy(pattern, heard);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

/** Those that he has of what such words name; "el corte de mi hermano" is none of his own. */
function meantBy(pattern: RegExp, { text, situation }: Heard): readonly Appointment[] | undefined {
  const { tenant, appointments = [] } = situation;
  const { what, first } = pattern.exec(text.norm)?.groups ?? {};
  const told = what ?? first;
  if (told === undefined || tenant === undefined || SOMEBODYS.test(`${told} `)) return undefined;
  const service = serviceOfMine(told, tenant, appointments);
  if (service !== undefined) return appointments.filter(({ serviceId }) => serviceId === service);
  return THE_APPOINTMENT.test(told) ? appointments : undefined;
}
const SOMEBODYS = re` (?:de|del|da|do|of) (?:mi|meu|minha|my) (?:${KIN_WORD}) `;

/** Later or earlier, on another day, or then and then where none of them is. */
function isOtherwise({ text, situation }: Heard, own: readonly Appointment[]): boolean {
  if (direction(text.norm) !== undefined || ANOTHER_DAY.test(text.norm)) return true;
  return own.every((one) => isElsewhen(text.raw, one, situation));
}
const ANOTHER_DAY = re` ${OTHER_TIME} `;

/**
 * "Pasame la ortodoncia al lunes a las 11", while another one is moved or cancelled, something is booked, or paid for:
 * that one is moved. Its name is no answer to what is asked, and its day and hour are not those of what is open.
 */
export function movesByService(heard: Heard): Act | undefined {
  const { text, times, situation, hit } = heard;
  const { appointments = [], flow, moving, offer, tenant } = situation;
  if (flow === 'ninguno' || tenant === undefined) return undefined;
  const calm = { ...heard, situation: { ...situation, flow: 'ninguno' as const } };
  if (!saysWhen(times) && !movesItsService(calm)) return undefined;
  const said = without(text.raw, times.spans);
  const service = serviceOfMine(said, tenant, appointments);
  if (service === undefined || service === inQuestion(heard) || servicesTold(said, tenant).length > 1) return undefined;
  const [of, ...others] = appointments.filter(({ serviceId }) => serviceId === service);
  if (of === undefined) return undefined;
  // "La ortodoncia, al lunes a las 11", asked which one is to be moved.
  const chosen = flow === 'reprogramacion' && moving === undefined && offer?.kind === 'cita';
  if (!chosen && hit?.intent !== 'move' && !movesItsService(calm)) return undefined;
  return act(heard, { intent: 'move', ...(others.length === 0 ? { of } : {}) });
}

/** Of which a day and an hour are told without its name. */
function inQuestion({ situation }: Heard): string | undefined {
  const { cancelling, flow, known, moving } = situation;
  return moving?.serviceId ?? cancelling?.serviceId ?? (flow === 'agenda' ? known?.servicio : undefined);
}

/* Called by its day and told where it goes, with no verb of moving: "la vacuna del miércoles la quiero para el jueves". */

/** "…y quiero pagar la evaluación", "…y dime cuánto cuesta": an errand of its own beside it (CONV-11). */
function standsBesideMore(heard: Heard): boolean {
  const { acts } = errands(heard);
  return acts.some(({ intent }) => intent === 'move') && acts.some(({ intent }) => BESIDE.has(intent));
}
const BESIDE: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['ask', 'pay', 'person']);

export function goesElsewhere(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  if (heard.hit?.intent === 'move') return undefined;
  const of = fromDayToDay(text.raw, times, situation);
  return of === undefined || standsBesideMore(heard) ? undefined : act(heard, { intent: 'move', of });
}
