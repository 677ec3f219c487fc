/**
 * "¿Puede ser online mi sesión del jueves?", "mi turno de corte, ¿lo podés pasar a corte y barba?", "can my haircut be
 * with beard?": what one has is spoken of, and another service that it is to be.
 */
import { whenOf, type Appointment, type Service, type Tenant } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { bestService, bothAsOne, namingWords, servicesTold } from '../../names.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT, WEEKDAY } from '../../words/words.ts';

const MAY =
  '(?:puede|puedo|podes|podrias|podria|podemos|puedes|pueden|podrian|podra|pode|posso|poderia|podem|can|could|may|da pra|da para|daria pra|daria para|quiero|quisiera|prefiero|preferiria|quero|queria|prefiro|want|would like|prefer)';
/** What is done to it; "pasar la de corte al lunes" names no other service. */
const BE =
  '(?:ser|sea|fuera|fuese|seja|fosse|be|hacerl[oa]|hacerse|hacer|fazer|haga|hagamos|hagan|hacemos|have|make|made|(?:pas|cambi|mud|troc|convert|chang|switch|upgrad|transform)[a-z]*)';
const WITH_IT = '(?:agreg|sum|anad|adicion|acrescent|inclu|add)[a-z]*';
const TO_BE = re` ${MAY} (?:(?!(?:no|nao|not) )[^ ]+ ){0,8}?${BE} | (?:hace|haceme|hazme|hagame|haz|hagan|que sea|que seja|make|pasa|pasame|pase|passa) (?:l[oa] |me |my )?| (?:cambi|mud|troc|chang|switch|upgrad|pas|conv)[a-z]*l[oa] | ${WITH_IT} `;

/** "Mi sesión", "la del jueves", "meu corte": one of his own. */
const OF_HIS = re` (?:mi|mis|meu|minha|my) ${APPOINTMENT} | (?:la|el|lo|al|the)(?: [^ ]+){0,2} (?:del?|de la|on|at|para el) (?:el |la |las )?(?:${WEEKDAY}|manana|tomorrow) | (?:a|o|ao)(?: [^ ]+){0,2} d[aeo] (?:${WEEKDAY}|amanha) `;
const MINE = / (?:mi|meu|minha|my) /;
const ONE_MORE =
  / (?:otr[oa]s?|outr[oa]s?|another|ademas|aparte|agend[a-z]*|reserv(?:ar|ame|o)|marcar|book|cancel[a-z]*|anul[a-z]*|desmarc[a-z]*|pag[a-z]*|cuanto|quanto|how much|si|if|por(?! favor)|pelo|pela|for) /;

const ADDS = re` (?:${WITH_IT}|con|com|with) `;

/** The service that one of his own is to become; undefined where it is not sure which, or what. */
export function becomesAnother(heard: Heard): Act | undefined {
  const { text, situation, guest, party } = heard;
  const { tenant, flow, appointments = [] } = situation;
  if (tenant === undefined || flow !== 'ninguno' || appointments.length === 0) return undefined;
  if (guest !== undefined || party.length > 0) return undefined;
  if (ONE_MORE.test(text.norm) || !TO_BE.test(text.norm)) return undefined;
  const instead = theOneSpokenOf(heard, tenant);
  const now = tenant.services.find(({ id }) => id === instead?.serviceId);
  if (instead === undefined || now === undefined) return undefined;
  // "Mi corte"; "cambiar la pantalla de mi celular" speaks of none that he has.
  const called = MINE.test(text.norm) && bestService(namingWords(text.norm), [now]) !== undefined;
  if (!called && !OF_HIS.test(text.norm)) return undefined;
  const [told, ...more] = servicesTold(text.raw, tenant).filter((id) => id !== now.id);
  const both = bothAsOne(now, text.raw, tenant.services);
  const service = ADDS.test(text.norm) ? both : (told ?? both ?? givenSo(text.norm, now, tenant));
  // "La limpieza la quiero para el lunes", with one of each: that one is moved.
  const has = appointments.some(({ serviceId }) => serviceId === service);
  if (service === undefined || more.length > 0 || has) return undefined;
  return { intent: 'book', instead, service, from: 0, to: text.raw.length };
}

/** "Virtual", of what is given in person: the one that is given so. */
function givenSo(norm: string, now: Service, { services }: Tenant): string | undefined {
  if (now.modality === 'virtual' || !VIRTUAL.test(norm)) return undefined;
  const [one, ...others] = services.filter(({ modality }) => modality === 'virtual');
  return others.length === 0 ? one?.id : undefined;
}
const VIRTUAL =
  / (?:online|on line|virtual|virtualmente|remot[oa]|remote|remotely|a distancia|por (?:zoom|meet|video|videollamada|videochamada|internet)|over (?:zoom|video)|videollamada|videochamada) /;

/** The only one, or the only one on the day, or of the service, that is named. */
function theOneSpokenOf({ text, situation, times }: Heard, tenant: Tenant): Appointment | undefined {
  const { appointments = [], now } = situation;
  const day = times.fechaOriginal ?? times.fecha;
  const told = servicesTold(text.raw, tenant);
  const fits = [
    (one: Appointment) => whenOf(one.slot, now.timeZoneId).fecha_deseada === day,
    (one: Appointment) => told.includes(one.serviceId),
    () => true,
  ].map((is) => appointments.filter(is));
  const [one, ...others] = fits.find((list) => list.length > 0) ?? [];
  return others.length === 0 ? one : undefined;
}
