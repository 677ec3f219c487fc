/**
 * "Puedes cambiar ambas horas al sábado", "me cambian las dos citas del miércoles al jueves a la misma hora": each of them
 * is moved, one after the other (CONV-11). An exact hour is of the first: the others follow on that day.
 */
import { EVENTS_PER_TURN_MAX, whenOf, type Appointment } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import { errands, isQuestion } from '../../errands.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { fold, readText } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT, CANCEL, MOVE, NOT_BEHIND_TIME, SHIFT } from '../../words/words.ts';
import { timesIn } from '../../time/index.ts';
import { howMany } from '../cancelling/how-many.ts';
import { targetStart } from './where-to.ts';
import { re } from '../../words/pattern.ts';

const NUMBER = 'dos|dois|duas|two|2|tres|three|3';
const ALL = String.raw`(?:amb[oa]s|both(?: of)?|(?:tod[oa]s |all (?:of )?)?(?:l[oa]s|es[oa]s|est[oa]s|mis|as|os|minhas|meus|my|the|these|those)(?: otr[oa]s)? (?:${NUMBER})|(?:a )?tod[oa]s (?:mis|l[oa]s|as|os|minhas|meus)|all my)`;
const VERB = `(?:${SHIFT}|${MOVE})`;
/** Right behind the verb, or with a word for what they are: "las dos" by itself may be an hour. */
const SEVERAL = re` ${VERB}(?: (?:a|me|nos|porfa|por favor|please|de dia|de hora))* ${ALL} | (?:${ALL}) ${APPOINTMENT} (?:.* )?${VERB} | (?:amb[oa]s|both) (?:.* )?${VERB} | (?:${ALL}) (?:(?:me|nos|mejor|porfa|por favor) )*(?:pas|mov|muev|cambi|corr|mud|traslad)[a-z]*l[oa]s `;
/** "Mejor mañana los dos", "los dos mejor el martes": without a verb; "mejor mañana las dos" is an hour. */
const THEM = `(?:los (?:dos|tres)|os dois|both(?: of them)?|amb[oa]s|${NOT_BEHIND_TIME}${ALL})`;
const RATHER_BOTH = re` (?:mejor|melhor|better|prefiero|prefiro) (?:.* )?${THEM} | ${THEM} (?:.* )?(?:mejor|melhor|better) `;
/** "Los dos a Almagro el sábado": where they go stands right behind; "las dos" is no hour where that is a branch. */
const ONLY_THEM = re`^ (?:(?:y|e|quiero|quisiera|mejor|que sean|quero) )*(?:(?<both>los (?:dos|tres)|os dois|both(?: of them)?|amb[oa]s)|${ALL}) $`;
/** "Pásalos para el viernes", "pasame los turnos al viernes": as many as he has on the day that is spoken of. */
const THEM_ALL = re` (?:pas|mov|muev|muv|cambi|corr|mud|traslad|reprogram|reagend|transfier)[a-z]*[aeoi](?:me|nos)?l[oa]s | ${VERB}(?: (?:a|me|nos))* (?:l[oa]s|mis|os|as|meus|minhas|my) (?:turnos|citas|reservas|sesiones|clases|agendamentos|appointments) `;
/** As written: words that are put right lose their plural. */
const MY_APPOINTMENTS =
  /(?<![a-z])(?:mov|chang|shift|reschedul|switch|push)[a-z]* (?:all )?(?:my|the|our|those|these) (?:appointments|appts|bookings|sessions)(?![a-z])/;
const OTHERWISE = re` (?:${CANCEL}|no quiero|una de|uno de|one of) `;
/** "La primera al lunes y la segunda al martes": of none of them can be told here, and each is asked about. */
const EACH_ITS_OWN =
  / (?:(?:la|el|a|o|the) (?:primer[oa]?|primeir[oa]|first|un[oa]|uma?)|one) .* (?:otr[oa]|outr[oa]|other|segund[oa]|second) /;

/** Undefined unless as many are spoken of as there are, of that day where one is said. */
export function movesAll(heard: Heard): readonly Act[] | undefined {
  const { text, situation, hit } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length < 2 || OTHERWISE.test(text.norm)) return undefined;
  const rather = saysWhen(heard.times) && RATHER_BOTH.test(text.norm);
  const told = THEM_ALL.test(text.norm) || MY_APPOINTMENTS.test(fold(text.raw));
  const them = saysWhen(heard.times) && told && howMany(text) === undefined;
  if (!rather && !them && !SEVERAL.test(text.norm) && !goBoth(heard)) return undefined;
  if (hit !== undefined && hit.intent !== 'move' && hit.intent !== 'book') return undefined;
  const to = text.raw.length;
  // No verb parts which of them from where to.
  const target = rather ? 0 : (targetStart(text, situation.tenant) ?? to);
  const all = them
    ? spokenOf(text.raw.slice(0, target), heard)
    : counted(rather ? text : readText(text.raw.slice(0, target)), heard);
  if (all.length < (them ? 1 : 2)) return undefined;
  const where = EACH_ITS_OWN.test(text.norm) ? { from: to, to } : { from: target, to };
  const [first, others] = hourOfFirst(where, heard);
  const asked = errands(heard).acts.filter(({ intent }) => isQuestion(intent));
  const moves = all.map((of, i): Act => ({ intent: 'move', of, ...(i === 0 ? first : others) }));
  return [...asked, ...moves].slice(0, EVENTS_PER_TURN_MAX);
}

function goBoth({ text, situation: { tenant } }: Heard): boolean {
  const target = targetStart(text, tenant);
  const said = target === undefined ? null : ONLY_THEM.exec(readText(text.raw.slice(0, target)).norm);
  if (said === null || tenant === undefined) return false;
  const where = text.raw.slice(target);
  return said.groups?.['both'] !== undefined || /^al\s/i.test(where) || findNames(where, tenant).sucursal !== undefined;
}

type Stretch = Pick<Act, 'from' | 'to'>;

/** "Al lunes a las 10": nobody sits in two chairs at once, so the hour is of the first; of two hours, of neither. */
function hourOfFirst(where: Stretch, { text, situation }: Heard): readonly [first: Stretch, others: Stretch] {
  const { spans } = timesIn(text.raw.slice(where.from, where.to), situation);
  const at = spans.findIndex(({ kind }) => kind === 'time');
  const [hour, day] = [spans[at], spans.findIndex(({ kind }) => kind === 'date')];
  if (hour === undefined) return [where, where];
  const rest = day > at ? { ...where, from: where.from + hour.end } : { ...where, to: where.from + hour.start };
  return [spans.filter(({ kind }) => kind === 'time').length > 1 ? rest : where, rest];
}

/** Of the day that stands before where they go, and not those that are there already. */
function spokenOf(said: string, heard: Heard): readonly Appointment[] {
  const { situation, times } = heard;
  const head = timesIn(said, situation);
  const from = head.fecha ?? times.fechaOriginal;
  // "No puedo el viernes, pasalas…", where which of them is on that day is not sure: it is asked.
  if (from === undefined && head.spans.length > 0) return [];
  return ofThatDay(heard).filter(({ slot }) => {
    const { fecha_deseada: day } = whenOf(slot, situation.now.timeZoneId);
    return (from === undefined || day === from) && day !== times.fecha;
  });
}

function ofThatDay({ times, situation }: Heard): readonly Appointment[] {
  const { appointments = [], now } = situation;
  const day = times.fechaOriginal;
  return appointments
    .filter(({ slot }) => day === undefined || whenOf(slot, now.timeZoneId).fecha_deseada === day)
    .toSorted((a, b) => a.slot.start - b.slot.start);
}

function counted(said: Heard['text'], heard: Heard): readonly Appointment[] {
  const count = howMany(said);
  const own = ofThatDay(heard);
  return count === 'todas' || count === own.length ? own : [];
}

/** "Las dos", "todas", "las dos a Surco el sábado", asked which one is to be moved: each, with what was told. */
const BOTH = re`^ (?:(?:quiero|quisiera|a|pues|es que|mejor|seria|serian|son|quero|cambi[a-z]+|muev[a-z]+|mover|pasar|pas[ae]) )*(?:${ALL}(?: them)?|tod[oa]s(?: (?:ell[oa]s|eles|elas))?|all(?: of them)?)(?: ${APPOINTMENT})?(?: (?:por favor|porfa|please|gracias))* $`;
export function movesBothShown(heard: Heard): readonly Act[] | undefined {
  const { text, situation } = heard;
  const { flow, offer, appointments = [], tenant } = situation;
  const end = text.raw.length;
  const target = targetStart(text, tenant) ?? end;
  const said = readText(text.raw.slice(0, target));
  if (flow !== 'reprogramacion' || offer?.kind !== 'cita' || !BOTH.test(said.norm)) return undefined;
  const shown = appointments.filter(({ id }) => offer.ids.includes(id));
  const count = howMany(said);
  if (shown.length < appointments.length || (count !== 'todas' && count !== shown.length)) return undefined;
  const [first, others] = hourOfFirst({ from: target, to: end }, heard);
  const moves = shown.map((of, i): Act => ({ intent: 'move', of, ...(i === 0 ? first : others) }));
  return moves.slice(0, EVENTS_PER_TURN_MAX);
}
