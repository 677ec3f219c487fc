/**
 * "Doce", "ten thirty", "make it 3", "3 horas" in Portuguese, "2,30", "10ish", where hours are on show: each by itself is an
 * hour of the clock, and is read with its "a las". "12 would be better", "not 11, 12" beside one that is proposed, too.
 */
import { whenOf } from '../../../../domain.ts';
import { type Situation, agreedTo } from '../../situation.ts';
import { fold, readText, type Text, without } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { findNames } from '../../names.ts';
import { readTimes } from '../../time/index.ts';
import { thingsTold } from '../../errands/several/things-told.ts';
import { AT } from '../../words/joints.ts';

const LEAD =
  '(?:(?:ok(?:ay)?|yes|yeah|sure|great|then|so|hm+|si|sim|dale|bueno|listo|vale|perfecto|mejor|melhor|beleza|entonces|entao|pode ser|puede ser|que sea|quiero|quero|tipo|i d like|i ll take|i want|how about|what about|let ?s (?:do|say|go with)|maybe) )*';
const TAIL =
  '(?: (?:please|pls|then|works|instead|is fine|is good|thanks|porfa|por favor|gracias|entonces|esta bien|mesmo|ta bom|obrigad[oa]|if possible|on the dot|nomas))*';
const whole = (said: string): RegExp => re`^${LEAD}(?:${said})${TAIL}$`;

const ENGLISH = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** No list has so many rows. */
const BEYOND_ROWS: readonly (readonly [way: RegExp, at: string])[] = [
  [whole('(?<hour>once|doce)'), 'a las'],
  [whole('(?<hour>onze|doze)'), 'às'],
  [whole('(?<hour>eleven|twelve)'), 'at'],
  [whole(`(?<hour>${ENGLISH} (?:fifteen|thirty|forty ?five))`), 'at'],
  [whole('(?:let ?s |please |just )*make it (?<hour>[0-9]{1,2})'), 'at'],
  [whole('(?:around |about )?(?<hour>[0-9]{1,2}) ?ish'), 'at'],
  [whole('(?:a las |a la )?(?<hour>[0-9]{1,2},(?:00|15|30|45))'), 'a las'],
];
const IN_PORTUGUESE = whole('(?<hour>[0-9]{1,2} horas?)');
/** "Go with 3" may be the third row, where none of them is at three. */
const OR_ROW = whole('(?:let ?s |please |just |i ll )*go (?:with|for) (?<hour>[0-9]{1,2})');
/** "Me sirve la de 9", "o de 3", "the 9 please": so is the one of an hour called, where one on show is of it. */
const CALLED = re`^(?:(?:me (?:sirve|queda|va|viene|acomoda)|dame|deme|prefiero|prefiro|fico com|me quedo con|agendame|reservame|ah|no|y) )*${LEAD}(?:(?:la|el|lo|o|a) de|(?<the>the)) (?<called>[0-9]{1,2})(?: (?:one|slot|appointment|works for me|sounds good|looks good|me sirve|me queda bien|serve|da))*${TAIL}$`;

const NUMBER = '[0-9]{1,2}(?::[0-9]{2})?';
const BETTER = re`^(?:(?:no|hm+|actually|yes but|but|sorry|i think) )*(?:at )?(?<hour>${NUMBER}) (?:(?:would|might|could) be|is|s|works|suits me) better${TAIL}$`;
const NOT_BUT = re`^(?:(?:sorry|perdon|desculpa|uy|oh|ay) )*(?:not|no|nao) (?:at |a las |as |a la )?(?<out>${NUMBER}) (?:(?:but|sino|mejor|mas|e sim|rather) )*(?:at |a las |as |a la )?(?<hour>${NUMBER})(?: (?:mejor|instead|melhor))?${TAIL}$`;
/** "6 nomás", "18", asked for a yes: more than there are buttons, or rows that it was chosen from. "16 está bien" may be one. */
const ALONE = re`^${LEAD}(?<hour>[0-9]{1,2})(?: (?:nomas|mejor|porfa|por favor|please|gracias))*$`;
const BUTTONS = 2;
const MIDNIGHT = 24;

export function hourPlainly({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, asks, field, offer, language } = situation;
  const open = (flow === 'agenda' || flow === 'reprogramacion') && field === undefined && raw.length <= CHARS_MAX;
  if (!open || !(asks === 'confirm' || (asks === 'list' && offer?.kind === 'turno'))) return undefined;
  const said = wordsOf(raw);
  for (const [way, at] of BEYOND_ROWS) {
    const hour = way.exec(said)?.groups?.['hour'];
    if (hour !== undefined) return readText(`${at} ${hour.replace(',', ':')}`);
  }
  const portuguese = language === 'pt' ? IN_PORTUGUESE.exec(said)?.groups?.['hour'] : undefined;
  if (portuguese !== undefined) return readText(`às ${portuguese}`);
  const among = OR_ROW.exec(said)?.groups?.['hour'];
  if (among !== undefined && isShown(Number(among), situation)) return readText(`at ${among}`);
  const { called, the } = CALLED.exec(said)?.groups ?? {};
  // Where it is booked at once, "the 9" may be the ninth row, too.
  const sure = the === undefined || situation.tenant?.booking.confirmBeforeBooking !== false;
  if (called !== undefined && sure && isShown(Number(called), situation)) return readText(`at ${called}`);
  return asks === 'confirm' ? instead(said, situation) : undefined;
}
const CHARS_MAX = 60;

/** Folded, with its commas in "2,30" alone. */
function wordsOf(raw: string): string {
  return fold(raw)
    .replaceAll(/,(?!\d\d(?!\d))|[.!?¿¡;'’-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** At that hour, before or after noon. */
function isShown(hour: number, { offer, now }: Situation): boolean {
  const slots = offer?.kind === 'turno' ? offer.slots : [];
  return slots.some((slot) => {
    const [h, minute] = whenOf(slot, now.timeZoneId).hora_especifica.split(':').map(Number);
    return minute === 0 && (h === hour || h === hour + HALF_DAY);
  });
}
const HALF_DAY = 12;

function instead(said: string, { proposed, known, now, shown = [] }: Situation): Text | undefined {
  const better = BETTER.exec(said)?.groups?.['hour'];
  if (better !== undefined) return readText(`at ${better}`);
  const alone = Number(ALONE.exec(said)?.groups?.['hour']);
  if (alone > Math.max(BUTTONS, shown.length) && alone < MIDNIGHT) return readText(`a las ${alone}`);
  const { out, hour } = NOT_BUT.exec(said)?.groups ?? {};
  const held = proposed === undefined ? known?.hora_especifica : whenOf(proposed, now.timeZoneId).hora_especifica;
  if (out === undefined || hour === undefined || held === undefined) return undefined;
  return Number(held.slice(0, 2)) % HALF_DAY === Number(out.split(':')[0]) % HALF_DAY
    ? readText(`at ${hour}`)
    : undefined;
}

/** "Cuatro cuarenta y cinco", "3;30", "tres quince", where hours are on show: one of the clock, with no "a las" before it. */
const HOUR = '(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)';
const MINUTES = '(?:cinco|diez|quince|veinte|veinticinco|treinta|treinta y cinco|cuarenta|cuarenta y cinco|cincuenta)';
const MANNERS = '(?:(?:si|mejor|ok|dale|bueno|y|o|por favor|porfa|porfavor|please|gracias) ?)*';
const IN_WORDS = re`^ ${MANNERS}${HOUR} ${MINUTES} ${MANNERS}$`;
/** The colon's neighbour on the keyboard. */
const MISTYPED = /(?<![\d;])(\d{1,2});(\d{2})(?![\d;])/;
const OPEN: ReadonlySet<Situation['flow']> = new Set(['agenda', 'reprogramacion']);

export function hourAlone({ raw, norm }: Text, { flow, asks, field }: Situation): Text | undefined {
  if (!OPEN.has(flow) || field !== undefined || (asks !== 'list' && asks !== 'confirm')) return undefined;
  if (MISTYPED.test(raw)) return readText(raw.replace(MISTYPED, '$1:$2'));
  if (!IN_WORDS.test(norm)) return undefined;
  const said = new RegExp(`(?<!\\p{L})${HOUR}\\s`, 'iu').exec(raw);
  return said === null ? undefined : readText(`${raw.slice(0, said.index)}a las ${raw.slice(said.index)}`);
}

/** "El color también el viernes, 11": behind a day that is told a number by itself is its hour, whatever stands between. */
const BEHIND_DAY =
  /(?<!\p{L})((?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|ma[nñ]ana|hoy|(?:segunda|ter[cç]a|quarta|quinta|sexta)(?:-feira)?|amanh[aã]|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)\s*),(?=\s*(\d{1,2})(?:\s+(?:por favor|porfa|please|gracias))?\s*[.!?]*\s*$)/iu;
const [FIRST_HOUR, LAST_HOUR] = [7, 20];
export function hourBehindDay({ raw }: Text, { field, offer, now, language }: Situation): Text | undefined {
  const hour = Number(BEHIND_DAY.exec(raw)?.[2]);
  if (field !== undefined || !(hour >= FIRST_HOUR && hour <= LAST_HOUR) || isRow(hour, offer)) return undefined;
  // "El viernes, 13" is the 13th, where a Friday is.
  const day = readTimes(raw, { now, language }).fecha;
  if (day === undefined || (hour - Temporal.PlainDate.from(day).day) % 7 === 0) return undefined;
  return readText(raw.replace(BEHIND_DAY, '$1 a las'));
}
/** "Viernes, 7" before seven rows may be the last of them. */
function isRow(n: number, offer: Situation['offer']): boolean {
  return offer?.kind === 'turno' && n <= offer.slots.length;
}

/** "Mejor 5", "no, 5", right behind a booking: an hour of it, with no "a las" before it. */
const RATHER_ALONE =
  /^\s*(?:(?:\p{L}{2,10}[\s,]+)?(?:no|nao|não|na|nah|nop|esper[ae]|perd[oó]n|mejor|melhor|better|digo|sorry|uy|ay|era|eran|son)[\s,.!]+)+(?=\d{1,2}(?:[:.]\d{2})?(?:\s*(?:hs?|hrs|horas|pm|am|porfa|por favor|please|mejor|gracias|obrigad[oa]))*[\s.!\p{Extended_Pictographic}\p{Emoji_Modifier}]*$)/iu;
export function hourRather({ raw, asks }: Text, { state, appointments = [] }: Situation): Text | undefined {
  const lead = asks || state !== 'evento_creado' || appointments.length === 0 ? null : RATHER_ALONE.exec(raw);
  return lead === null ? undefined : readText(`${lead[0]}a las ${raw.slice(lead[0].length)}`);
}

/** "¿Y en Gamarra a esa hora?", "a esa misma hora en el Centro, ¿se puede?": elsewhere, or another service, at the hour that is spoken of. */
const THAT_HOUR =
  /(?<!\p{L})(?:(?:a|en)\s+(?:esa\s+(?:misma\s+)?|la\s+misma\s+)hora|(?:en|a)\s+(?:ese(?:\s+mismo)?|el\s+mismo)\s+horario|(?:a\s+|n)ess[ea]\s+(?:mesm[oa]\s+)?(?:hora|hor[aá]rio)|(?:na|à|no)\s+mesm[oa]\s+(?:hora|hor[aá]rio)|(?:at\s+)?(?:that|the\s+same|that\s+same)\s+(?:time|hour))(?!\p{L})/iu;

export function thatHourThere({ raw, norm, asks, words }: Text, situation: Situation): Text | undefined {
  const { flow, field, tenant, language } = situation;
  if (!OPEN.has(flow) || field !== undefined || tenant === undefined || words.length > THERE_WORDS_MAX)
    return undefined;
  const hour = THAT_HOUR.test(raw) ? agreedTo(situation)?.hora_especifica : undefined;
  if (hour === undefined || !(asks || / (?:y|e|and) /.test(norm))) return undefined;
  const rest = raw.replace(THAT_HOUR, ' ');
  const { servicio, sucursal } = findNames(rest, tenant);
  if (servicio === undefined && sucursal === undefined) return undefined;
  // "¿Y hay estacionamiento en Gamarra a esa hora?" asks something else.
  if (!IS_FREE.test(readText(without(rest, thingsTold(rest, situation))).norm)) return undefined;
  return readText(raw.replace(THAT_HOUR, `${AT[language]} ${hour}`));
}
const THERE_WORDS_MAX = 14;
const IS_FREE =
  /^ (?:(?:y|e|o|and|en|em|na|no|in|at|el|la|los|las|un|una|um|uma|a|the|de|del|si|se|es|is|there|for|para|pra|tambien|tambem|too|mejor|puede|podria|podra|pode|ser|posible|possible|hay|habra|tienen?|tienes|tenes|tem|lugar|cupo|libre|disponible|vaga|queda|do|you|have|hacer|ok|oye|che|perdon|porfa|por favor|please) )*$/;
