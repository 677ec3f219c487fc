/**
 * "Sí, la del jueves también", "yes, the Thursday one too", asked for a yes to the second of two, which is on Thursday: it
 * is that one, and no third.
 */
import { whenOf } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { WEEKDAY } from '../../words/words.ts';

const TOO = '(?:tambien|tambem|too|also|as well)';
const DAY = `(?:${WEEKDAY}|hoy|hoje|today|manana|amanha|tomorrow)(?:[ -]feira)?(?: [0-9]{1,2})?`;
const THAT_ONE = re`^ *(?<yes>si|sip|sim|yes|yep|dale|ok|claro|listo|isso)[ ,.!]+(?:${TOO} )?(?<that>(?:(?:la|el|lo|a|o) d(?:el?|[ao]) ${DAY}|the ${DAY} one)) ${TOO}[ .!]*$`;

export function thatOneToo({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { asks: asked, proposed, now } = situation;
  if (asks || asked !== 'confirm' || proposed === undefined) return undefined;
  const { yes = '', that = '' } = THAT_ONE.exec(fold(raw))?.groups ?? {};
  if (that === '') return undefined;
  const { fecha, fechaOriginal } = timesIn(that, situation);
  const { dayOfWeek } = Temporal.PlainDate.from(whenOf(proposed, now.timeZoneId).fecha_deseada);
  const day = fecha ?? fechaOriginal;
  return day !== undefined && Temporal.PlainDate.from(day).dayOfWeek === dayOfWeek ? readText(yes) : undefined;
}
