/**
 * "No 6pm", to "¿a las 17:00?": said without its comma it rules out an hour that nobody proposed; it puts right the one
 * that is. "No a las 5", to the same: that hour is refused, and is not proposed again.
 */
import { agreedTo, type Situation } from '../../situation.ts';
import { dayName } from '../../time/words/lexicon.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { WEEKDAY } from '../../words/words.ts';
import { named } from '../../errands/mine/which-one.ts';
import { numberOf } from '../choosing/place-said.ts';
import { re } from '../../words/pattern.ts';

const HOUR =
  '(?<hour>[0-9]{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?:[:.](?<minute>[0-9]{2})| y (?<part>media|cuarto))?';
const HALF =
  '(?: ?(?:hs?|hrs|horas|am|pm|a\\.m\\.|p\\.m\\.)| (?:de|por|en) la (?:manana|tarde|noche)| da (?:manha|tarde|noite))?';
const NO_THEN = re`^\s*(?:(?:no|nop|nope|nel|nao|not) )+(?<then>(?:(?:el |la |on )?(?<day>${WEEKDAY}) )?(?:(?:a |as |at )?(?:las? )?)${HOUR}${HALF})(?: (?:por favor|porfa|please|mejor|pf))*[\s.!]*$`;
/** "No el jueves", to "¿el jueves a las 17:00?" */
const NO_DAY = re`^\s*(?:(?:no|nop|nope|nel|nao|not) )+(?<then>(?:el |este |on )?(?<day>${WEEKDAY}))(?: (?:por favor|porfa|please|pf))*[\s.!]*$`;
const MINUTES: Readonly<Record<string, number>> = { media: 30, cuarto: 15 };

/** The same with its comma; where it is the hour that is asked about, with its "no" behind it. */
export function noButThen({ raw }: Text, situation: Situation): Text | undefined {
  const { asks, flow } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  const said = fold(raw);
  const groups = (NO_THEN.exec(said) ?? NO_DAY.exec(said))?.groups;
  const { hora_especifica: asked, fecha_deseada: date } = agreedTo(situation) ?? {};
  if (groups === undefined || asked === undefined) return undefined;
  const { then = '', day, hour } = groups;
  const itsDay = day !== undefined && date !== undefined && isOn(day, date);
  const itsHour = hour === undefined || isAt(groups, asked);
  if (itsHour && (day === undefined || itsDay)) return readText(`${behindAt(then, groups)} no`);
  return hour === undefined ? undefined : readText(`no, ${behindAt(then, groups)}`);
}

/** "No, la de ventosas", asked which of his: that one. */
export function rowBehindNo({ raw }: Text, situation: Situation): Text | undefined {
  if (situation.asks !== 'list' || situation.offer?.kind !== 'cita') return undefined;
  const no = NO_THE.exec(fold(raw))?.[0];
  const rest = no === undefined ? undefined : readText(raw.slice(no.length));
  if (rest === undefined || rest.words.length > ROW_WORDS_MAX || DENIES.test(rest.norm)) return undefined;
  return named(rest, situation, []) === undefined ? undefined : rest;
}
const NO_THE =
  /^\s*(?:(?:no|nop|nope|nao|perdon|perdona|uy|ay|sorry|pera|espera)[\s,.;!]+)*(?:no|nop|nope|nao)[\s,.;!]+(?=(?:es |era |quiero |quise decir |mejor )?(?:la|el|lo|o|a|the|mi|minha|meu) )/;
const DENIES = / (?:no|nao|not|si|sim|voy|vou) /;
const ROW_WORDS_MAX = 7;

type Groups = Readonly<Record<string, string | undefined>>;

function behindAt(then: string, { day }: Groups): string {
  return day === undefined && !/^(?:a |as |at |las? )/.test(then) ? `a las ${then}` : then;
}

function isAt({ hour = '', minute, part = '' }: Groups, asked: string): boolean {
  const [h = 0, min = 0] = asked.split(':').map(Number);
  const saidMinute = minute === undefined ? (MINUTES[part] ?? 0) : Number(minute);
  return (numberOf(hour) ?? 0) % HALF_DAY === h % HALF_DAY && saidMinute === min;
}

function isOn(day: string, date: string): boolean {
  return dayName(day)?.weekday === Temporal.PlainDate.from(date).dayOfWeek;
}
const HALF_DAY = 12;

/** "¿Y a las 13 no puede ser?", "às 11 não dá?", "isn't 3 possible?": asked with a no, an hour is wished for and not ruled out. */
const ASKED_HOUR = String.raw`\d{1,2}(?:[:.h]\d{2})?(?:\s*(?:hs?|hrs|horas?|pm|am|y media|e meia|y cuarto))?(?:\s+(?:de la|da) (?:tarde|manana|noche|noite|manha))?`;
const NO_WORD = String.raw`(?:no|nao|n)\s+(?:puede ser|podria ser|se puede|se podria|seria posible|es posible|pode ser|poderia ser|da|daria|e possivel|seria possivel|rola)`;
const BEHIND = re`^(?<head>[\s¿]*(?:(?:y|e|pero|mas|oye|disculpa|perdon)[\s,]+)*(?:a\s+las?|as|tipo|para\s+las)\s+${ASKED_HOUR})[\s,]+${NO_WORD}(?:\s+(?:mesmo|entonces|entao))?\s*\?`;
const ENGLISH = re`^\s*(?:and\s+)?(?:(?:isn['’]?t|is not|wouldn['’]?t)\s+(?<is>${ASKED_HOUR})\s+(?:be\s+)?(?:possible|available|free|ok)|(?:can['’]?t|couldn['’]?t)\s+(?:it\s+be|we\s+do|i\s+do|you\s+do)\s+(?:at\s+)?(?<can>${ASKED_HOUR}))\s*\?`;

/** The hour alone, asked for. */
export function hourAskedByNo({ raw }: Text, { flow }: Situation): Text | undefined {
  if (flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  const folded = fold(raw);
  const head = BEHIND.exec(folded)?.groups?.['head'];
  if (head !== undefined) return readText(`${raw.slice(0, head.length)}?`);
  const { is, can } = ENGLISH.exec(folded)?.groups ?? {};
  const hour = is ?? can;
  return hour === undefined ? undefined : readText(`at ${hour}?`);
}
