/**
 * "Dice mi esposo que si puede ser a las 12 mejor", "¿y a las 17 no había?", "me olvidé que tengo pilates, ¿el sábado a las
 * 12 hay?": another time for the one that he has, with no verb of moving. It is asked before it is moved.
 */
import type { Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { APPOINTMENT, CANNOT_COME, WEEKDAY } from '../../words/words.ts';
import { justBooked } from '../mine/just-booked.ts';

const RATHER =
  / (?:(?:puede|podria|podra|pode|poderia) ser|can it be|could it be|que sea|prefiere|prefiero) (?:[a-z0-9]+ ){0,4}(?:mejor|melhor|instead|en vez|en lugar) | (?:mejor|melhor) (?:si )?(?:puede|podria|pode|poderia) ser /;
/** Asked of what there was to choose from. */
const WAS_THERE =
  / (?:(?:no|nao) )?(?:habia|tenias|tenian|tenia|havia|tinha|was there) (?:lugar |libre |algo |nada |disponible )*$/;
const IS_THERE =
  / (?:hay|habra|tenes|tienes|tienen|tiene|tem|se puede|se podra|puede ser|pode ser)(?: (?:lugar|algo|hueco|cupo|vaga|libre))? $/;
const CANNOT = new RegExp(` ${CANNOT_COME} `);
const ONE_MORE =
  / (?:otr[oa]s?|outr[oa]s?|another|tambien|tambem|also|ademas|para mi|pra|agreg[a-z]*|sum[ae][a-z]*|cancel[a-z]*|anul[a-z]*) /;

export function anotherHour(heard: Heard): Act | undefined {
  const { text, times, situation, hit, guest, party } = heard;
  const { flow, tenant } = situation;
  if (flow !== 'ninguno' || tenant === undefined || !saysWhen(times)) return undefined;
  if (guest !== undefined || party.length > 0 || (hit !== undefined && hit.intent !== 'book')) return undefined;
  const of = theOne(situation);
  if (of === undefined || ONE_MORE.test(text.norm) || namesOther(heard, of)) return undefined;
  const asked = text.asks && IS_THERE.test(text.norm) && CANNOT.test(text.norm);
  const had = text.asks && WAS_THERE.test(text.norm) && justBooked(situation) !== undefined;
  return RATHER.test(text.norm) || asked || had ? act(heard, { intent: 'move', of }) : undefined;
}

/** The only one that he has, or the one that was booked just now. */
function theOne(situation: Situation): Appointment | undefined {
  const [one, other] = situation.appointments ?? [];
  return other === undefined ? one : justBooked(situation);
}

function namesOther({ text, times, situation: { tenant } }: Heard, { serviceId }: Appointment): boolean {
  if (tenant === undefined) return true;
  const { servicio } = findNames(without(text.raw, times.spans), tenant);
  return servicio !== undefined && servicio !== serviceId;
}

const FORGOT =
  '(?:(?:se )?me olvid[a-z]+|no me acord[a-z]+|me acorde|me acabo de acordar|recien me acuerdo|no me di cuenta|no habia visto|esqueci|i forgot)(?: (?:de )?(?:que|that))?';
const DAY = `(?:(?:el|este|ese|na|no|on) )?(?:${WEEKDAY}|hoy|manana|hoje|amanha|that day|ese dia)`;
/** Something of his own life: no appointment, question or wish of ours. */
const BUSY = new RegExp(
  `(?<![a-z])(?:(?<forgot>${FORGOT}) (?:(?<day>${DAY}) )?(?:ya |ja )?|(?<then>${DAY}) )(?:tengo|tenemos|tenia|tenho|i have|i ve got) (?!(?:(?:un|una|mi|dos|la|el|uma|an?|my|ya|algun[oa]?) )*(?:${APPOINTMENT}|dudas?|preguntas?|problemas?|libre|tiempo|ganas|lugar|disponib)(?![a-z]))(?![^,.;?!¿\\n]* (?:a las?|as|at) [0-9])[^,.;?!¿\\n]{3,40}(?=[,.;?!¿\\n]+\\s*\\S)`,
);
const CHARS_MAX = 240;

/** "El viernes tengo dentista, …": on that day he cannot, and so it is read. */
export function busyThen({ raw }: Text, { flow, appointments = [] }: Situation): Text | undefined {
  if (flow !== 'ninguno' || appointments.length === 0 || raw.length > CHARS_MAX) return undefined;
  const said = BUSY.exec(fold(raw));
  if (said === null) return undefined;
  const day = said.groups?.['day'] ?? said.groups?.['then'];
  const cannot = day === undefined ? 'no puedo' : `${day} no puedo`;
  return readText(`${raw.slice(0, said.index)}${cannot}${raw.slice(said.index + said[0].length)}`);
}
