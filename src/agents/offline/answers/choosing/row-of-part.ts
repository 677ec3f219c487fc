/** "La primera de la tarde", "the last one in the morning", "la de la mañana" of the only one: the row of that part of the day. */
import { pageOf, whenOf, type Offer } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { TimeReading } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { isIn } from './choices.ts';

const LEAD =
  '(?:(?:si|ok|dale|ya|bueno|mejor|entonces|quiero|prefiero|dame|deme|me quedo con|tomo|reservame|agendame|sim|quero|prefiro|pode ser|fico com|yes|i ll take|give me|book) )*';
const MANNERS = '(?: (?:por favor|porfa|gracias|please|thanks|mejor|entonces|obrigad[oa]))*';
const THING = '(?: (?:hora|turno|cita|horario|one|slot|appointment|time))?';
const OF_THE =
  '(?:(?:de|en|por) la (?<es>manana|tarde|noche)|(?:da|na|pela) (?<pt>manha|tarde|noite)|(?:in|of) the (?<en>morning|afternoon|evening))';
const ROW_OF_PART = re`^ ${LEAD}(?:el|la|o|a|the) (?:(?<first>primer[oa]?|primeir[oa]|first)${THING} (?:que (?:tenga|tengas|tengan|haya|hay|tem|tiver) )?|(?<last>ultim[oa]|last)${THING} (?:que (?:tenga|tengas|tengan|haya|hay|tem|tiver) )?)?${OF_THE}${MANNERS} $`;
const PART: Readonly<Record<string, NonNullable<TimeReading['preferencia']>>> = {
  ...{ manana: 'mañana', manha: 'mañana', morning: 'mañana', tarde: 'tarde', afternoon: 'tarde' },
  ...{ noche: 'noche', noite: 'noche', evening: 'noche' },
};

/** A morning's last appointment may begin after twelve, where it is closed from one on. */
const NOON_BREAK = '13:00';

/** Where the list is seen whole, or the one that is wanted stands in it for sure. */
export function rowOfPart(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const said = ROW_OF_PART.exec(text.norm)?.groups;
  const part = PART[said?.['es'] ?? said?.['pt'] ?? said?.['en'] ?? ''];
  if (situation.offer?.kind !== 'turno' || said === undefined || part === undefined) return undefined;
  const { offer, now } = situation;
  const rows = offer.slots.map((slot, i) => ({ n: i + 1, start: slot.start, ...whenOf(slot, now.timeZoneId) }));
  const wantsLast = said['last'] !== undefined;
  const fits = rows
    .filter(({ hora_especifica: at }) => (wantsLast && part === 'mañana' ? at < NOON_BREAK : isIn(part, at)))
    .toSorted((a, b) => a.start - b.start);
  if (wantsLast) {
    const n = lastOf(fits, rows, offer);
    return n === undefined ? undefined : act(heard, { intent: 'select', n });
  }
  const [one, other] = fits;
  const only = other === undefined && !pageOf(offer).more;
  return one !== undefined && (said['first'] !== undefined || only)
    ? act(heard, { intent: 'select', n: one.n })
    : undefined;
}

interface Row {
  readonly n: number;
  readonly start: number;
  readonly fecha_deseada: string;
}

/** Of the first day that has any; what comes behind it must be in the list, or others of that morning may not be. */
function lastOf(fits: readonly Row[], rows: readonly Row[], offer: Offer): number | undefined {
  const day = fits[0]?.fecha_deseada;
  const last = fits.findLast(({ fecha_deseada }) => fecha_deseada === day);
  const goesOn = offer.kind === 'turno' && offer.more === true;
  if (last === undefined || (goesOn && rows.every(({ start }) => start <= last.start))) return undefined;
  return last.n;
}
