/**
 * "Dice mi esposo que si puede ser a las 12 mejor", "¿y a las 17 no había?", "me olvidé que tengo pilates, ¿el sábado a las
 * 12 hay?": another time for the one that he has, with no verb of moving. It is asked before it is moved.
 */
import { type Appointment, whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { APPOINTMENT, CANNOT_COME, WEEKDAY, ABSENT } from '../../words/words.ts';
import { justBooked } from '../mine/just-booked.ts';
import { NOT_IN_TIME } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS } from '../../words/deeds.ts';

const RATHER =
  / (?:(?:puede|podria|podra|pode|poderia) ser|can it be|could it be|que sea|prefiere|prefiero) (?:[a-z0-9]+ ){0,4}(?:mejor|melhor|instead|en vez|en lugar) | (?:mejor|melhor) (?:si )?(?:puede|podria|pode|poderia) ser /;
/** Asked of what there was to choose from. */
const WAS_THERE =
  / (?:(?:no|nao) )?(?:habia|tenias|tenian|tenia|havia|tinha|was there) (?:lugar |libre |algo |nada |disponible )*$/;
const IS_THERE =
  / (?:hay|habra|tenes|tienes|tienen|tiene|tem|se puede|se podra|puede ser|pode ser)(?: (?:lugar|algo|hueco|cupo|vaga|libre))? $/;
const CANNOT = re` ${CANNOT_COME} `;
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
const BUSY = re`(?<![a-z])(?:(?<forgot>${FORGOT}) (?:(?<day>${DAY}) )?(?:ya |ja )?|(?<then>${DAY}) )(?:tengo|tenemos|tenia|tenho|i have|i ve got) (?!(?:(?:un|una|mi|dos|la|el|uma|an?|my|ya|algun[oa]?) )*(?:${APPOINTMENT}|dudas?|preguntas?|problemas?|libre|tiempo|ganas|lugar|disponib)(?![a-z]))(?![^,.;?!¿\n]* (?:a las?|as|at) [0-9])[^,.;?!¿\n]{3,40}(?=[,.;?!¿\n]+\s*\S)`;
const CHARS_MAX = 240;

/** "El viernes tengo dentista, …": on that day he cannot, and so it is read. */
export function busyThen({ raw }: Text, { flow, tenant, appointments = [] }: Situation): Text | undefined {
  if (flow !== 'ninguno' || appointments.length === 0 || raw.length > CHARS_MAX) return undefined;
  const said = BUSY.exec(fold(raw));
  if (said === null) return undefined;
  // "El jueves tengo kine, …", of who has it here: no reason not to come.
  const { servicio } = tenant === undefined ? {} : findNames(said[0], tenant);
  if (appointments.some(({ serviceId }) => serviceId === servicio)) return undefined;
  const day = said.groups?.['day'] ?? said.groups?.['then'];
  const cannot = day === undefined ? 'no puedo' : `${day} no puedo`;
  return readText(`${raw.slice(0, said.index)}${cannot}${raw.slice(said.index + said[0].length)}`);
}

/* "¿Una hora antes se puede?", "media hora después, por favor", beside the hour that is proposed: wished for, with a question's manners. */

/** Nothing but how far, and whether: "¿hay que llegar una hora antes?" asks of something else. */
const HOW_FAR =
  /^ (?:(?:y|e|and|no|ok|mm|uy|pero|mejor|perdon|disculp[ae]|oye|che|se puede|se podra|se podria|puede ser|podria ser|podra ser|hay|habra|tiene|tienen|tenes|tienes|lugar|cupo|can we|could it be|is it possible|do you have|pode ser|poderia ser|da|tem|tem como|un|una|uma|um|an|1|2|3|dos|duas|tres|two|media|meia|half|hora|horas|hour|hours|minutos|minutes|15|20|30|45|quince|treinta|antes|despues|depois|mas|mais|tarde|temprano|cedo|earlier|later|before|after|por favor|porfa|please|gracias) )+$/;

export function asksAnHourBeside({ text, times, situation }: Heard): boolean {
  const proposed = situation.asks === 'confirm' && situation.proposed !== undefined;
  return proposed && text.asks && times.desplazamiento !== undefined && HOW_FAR.test(text.norm);
}

/*
 * "No voy a poder ir hasta el lunes", of one that he has on Thursday, "no llego antes de las 5", of one at four: from when on
 * he can come is told, so that it is moved and not given up.
 */

/** "No puedo antes de las 11, limpieza" wishes for one. */
const CANNOT_BEFORE = re` (?:${ABSENT}|${NOT_IN_TIME}) `;
const UNTIL = / (?:hasta|antes|recien|ate|until|till|before) /;

export function comesNotUntil(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  if (situation.flow !== 'ninguno' || text.asks || (hit !== undefined && hit.intent !== 'cancel')) return undefined;
  if (!UNTIL.test(text.norm) || !CANNOT_BEFORE.test(text.norm) || CANCELS.test(text.norm)) return undefined;
  const [of, ...others] = (situation.appointments ?? []).filter((one) => isTooEarly(one, heard));
  if (of === undefined) return undefined;
  return act(heard, others.length > 0 ? { intent: 'move' } : { intent: 'move', of });
}

/** Before the day from which he can come, or, where only an hour is told, before that hour. */
function isTooEarly({ slot }: Appointment, { times, situation: { now } }: Heard): boolean {
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, now.timeZoneId);
  if (times.fechaDesde !== undefined) return times.fechaHasta === undefined && day < times.fechaDesde;
  const [rule, more] = times.restricciones;
  const from = more === undefined ? /^despues_(.+)$/.exec(rule ?? '')?.[1] : undefined;
  return from !== undefined && hour < from && (times.fecha ?? day) === day;
}
