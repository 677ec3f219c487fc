/**
 * "Doce", "ten thirty", "make it 3", "3 horas" in Portuguese, "2,30", "10ish", where hours are on show: each by itself is an
 * hour of the clock, and is read with its "a las". "12 would be better", "not 11, 12" beside one that is proposed, too.
 */
import { whenOf } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

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
