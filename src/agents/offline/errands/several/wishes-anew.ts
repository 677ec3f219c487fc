/** Bookings that are said with no word of the diary's, beside another errand (CONV-11). */
import type { Heard } from '../../heard.ts';
import { readText, fold, without } from '../../words/text.ts';
import { LEARNING, WISHING } from '../booking/wishing.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { bestService, findNames, namingWords, serviceIn, servicesNamed } from '../../names.ts';
import { freeService } from '../../names/free-services.ts';
import { partsOf } from '../../names/name-words.ts';
import { SHIFT } from '../../words/words.ts';
import { re, wordSet } from '../../words/pattern.ts';
import { deniedOnly } from '../../words/in-the.ts';

/** Verbs that take an appointment, whoever has one already. */
export const TAKING =
  / (?:sac(?:ame|ar|arme|o)|saqueme|pedir(?:me)?|tomar(?:me)?|dame|deme|denme|reserv[a-z]+|agend[a-z]+|anot[a-z]+|apunt[a-z]+|pon(?:eme|me|game|game)|busc(?:ame|a)|consegui[a-z]*|pedime|pid(?:eme|o)|marc(?:a|ame|ar|arme)|(?:dej|guard|apart)[ae]me(?= (?:un[oa]?|otr[oa]) )|(?:me|nos) (?:d[ae]s?|dan|darias?)(?= (?:un[oa]?|otr[oa]) )|book|get me|give me|make me) /;
/** "…e marca pra sexta às 11"; "lo reservé para el viernes" tells of what there is. */
const TAKES_IT =
  /(?<! (?:l[oa]s?|que|ya|ja|yo|eu|o|a|se|me)) (?:sacame|sacarme|saqueme|(?:reserv|agend|anot)[ae](?:me|nos|r)?|marca(?:me|r)?|(?:saco|pido|agendo|reservo|marco)(?= (?:para|pra|pal?) )) /;
/** "Si hay para el lunes me la aparta": taken where there is one. */
const IF_FREE =
  / (?:si|se|if) (?:hay|hubiera|habria|tienen?|tienes|tenes|queda|tem|tiver|you have|there is)(?: [^ ]+){1,10} (?:me )?l[oa] (?:apart|agend|reserv|anot|apunt|separ|guard)[a-z]* /;
const A_NEW_ONE = / (?:uno|una|un|otro|otra|um|uma|outro|outra|a|an|one|another) /;

/**
 * Whether a piece that no rule knows wishes for an appointment of its own: something new, and when. "El del jueves"
 * speaks of what there is, and belongs to its neighbour.
 */
export function wishesAnew(raw: string, situation: Heard['situation']): boolean {
  const { norm, words } = readText(raw);
  if (LEARNING.test(deniedOnly(norm, situation.language))) return false;
  const times = timesIn(raw, situation);
  if (!saysWhen(times)) return false;
  if (IF_FREE.test(norm)) return true;
  // "…e marca pedicure sexta": what is taken is named, and needs no "one".
  const takesService = (): boolean => TAKING.test(norm) && serviceIn(raw, situation.tenant) !== undefined;
  if (!A_NEW_ONE.test(norm)) return takesService() || TAKES_IT.test(norm);
  if (TAKING.test(norm)) return true;
  const named =
    situation.tenant === undefined
      ? freeService({ raw, words }, (w) => times.spans.some((s) => w.start < s.end && w.end > s.start)) !== undefined
      : serviceIn(raw, situation.tenant) !== undefined;
  return named || (WISHING.test(norm) && / (?:uno|otro|otra|outro|outra|one|another) /.test(norm));
}

const GREETING = wordSet(
  'hola holi buenas buenos buen dia dias tardes noches disculpa disculpe oi ola bom boa tarde hi hello para',
);

const WISH_LEADS = new Set(
  (
    'quiero quisiera queria querria necesito busco quero gostaria preciso i want need d like un una um uma a an el la los las mis the my ' +
    'hacer hacerme hacerle hacernos hacerse fazer to get have do me gustaria toca pedir sacar reservar agendar solicitar marcar book ' +
    'tramitar gestionar realizar realizarme programar tomar apartar ocupo deseo desearia requiero necesitaria quisieramos queremos necesitamos'
  ).split(' '),
);

/**
 * "Corte el jueves a las 15", "quiero un corte" beside a question: a service and when, or wanted by its verb; of one who
 * has it booked it is that one.
 */
export function beginsAsWish(raw: string, situation: Heard['situation']): boolean {
  const { tenant, flow, appointments = [] } = situation;
  const { norm } = readText(raw);
  const denied = LEARNING.test(deniedOnly(norm, situation.language));
  if (tenant === undefined || flow !== 'ninguno' || denied) return false;
  const words = namingWords(raw);
  const word = words.find((w) => !GREETING.has(w) && !WISH_LEADS.has(w));
  const service = bestService(words, tenant.services);
  const meant = tenant.services.find(({ id }) => id === service);
  // "Cejas" is a word of "Diseño de cejas" alone; "consulta" of several, and what stands behind it tells which.
  const named =
    word !== undefined &&
    (servicesNamed([word], tenant.services)[0] ??
      bestService([word], tenant.services) ??
      (meant && partsOf(meant).includes(word)));
  if (!named) return false;
  const { fecha, fechaDesde, hora } = timesIn(raw, situation);
  const wanted = (fecha ?? fechaDesde ?? hora) !== undefined || WISHING.test(norm);
  return service !== undefined && wanted && !appointments.some(({ serviceId }) => serviceId === service);
}

const JOINED = /[\s,.;!]*(?:y|e|and|tambien|tambem|also|ademas|aparte|de paso|luego|despues)[\s,]*$/;
const KEEPING = / (?:apart|guard|separ|dej)[ae](?:me|nos)? /;
/** "…y de paso apárteme baño para el otro perro": behind a change, a service that he does not have, wanted or taken. */
export function isOneMore(
  whole: string,
  piece: { raw: string; start: number },
  situation: Heard['situation'],
): boolean {
  const { tenant, appointments = [], flow } = situation;
  const { norm } = readText(piece.raw);
  if (tenant === undefined || !OF_OWN.has(flow) || !JOINED.test(fold(whole.slice(0, piece.start)))) return false;
  if (
    LEARNING.test(deniedOnly(norm, situation.language)) ||
    !(TAKING.test(norm) || KEEPING.test(norm) || WISHING.test(norm))
  )
    return false;
  const service = serviceIn(piece.raw, tenant);
  return service !== undefined && !appointments.some(({ serviceId }) => serviceId === service);
}

/** "Y sacame uno de blanqueamiento el viernes", "otra limpieza para mi hijo", while one of his is moved or cancelled: one more. */
export function wantsOneMore({ text, times, situation }: Heard): boolean {
  const { appointments = [], tenant } = situation;
  const servicio = tenant && findNames(without(text.raw, times.spans), tenant).servicio;
  if (servicio === undefined || IN_ITS_PLACE.test(text.norm)) return false;
  return ANOTHER_ONE.test(text.norm) || appointments.every(({ serviceId }) => serviceId !== servicio);
}
const ANOTHER_ONE =
  / (?:otr[oa]|outr[oa]|another|un[oa] (?:mas|extra)|mais uma?|one more|(?:una? |uma? |a )?(?:nuev[oa]|nov[oa]|new) (?:cita|turno|reserva|appointment|booking|agendamento)) /;
/** What he has is to be something else. */
const IN_ITS_PLACE = re` (?:${SHIFT}|mejor|melhor|rather|instead|(?:en|em) (?:vez|lugar)|por|prefiero|prefiro|era|es|que sea) `;

/** Where what is spoken of is an appointment that there is: also while another hour is looked for. */
export const OF_OWN: ReadonlySet<Heard['situation']['flow']> = new Set(['ninguno', 'reprogramacion']);
