/**
 * "Pero quiero un corte ese mismo día", "a haircut that same day at the same time", right behind a cancellation: when the
 * one was that is given up. It is in the diary no more, so that reception tells its day and its hour; said with them.
 */
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { WEEK_DAYS } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { SAME_HOUR } from '../../words/words.ts';
import { AT, ON } from '../../words/joints.ts';

const THAT_DAY =
  /(?<![a-z])(?<to>(?:a|al|para|pra|to|for) )?(?:(?:en|on) )?(?:(?:(?:ese|aquel|el) )?mismo dia|(?:ese|aquel) dia|(?:(?:(?:n?esse|n?aquele|no|o) )?mesmo|n?esse|n?aquele) dia|(?:(?:the|that) )?same day|that day)(?! (?:que|de|of|as(?! [0-9])|siguiente|anterior|seguinte|after|before)(?![a-z]))(?! (?:ya |ja |i )?(?:no|nao|not|can t|cannot|don t)(?![a-z]))(?![a-z])/;
const THEN = re`(?<![a-z])${SAME_HOUR}(?! (?:que|de|of|as(?! [0-9])))(?![a-z])`;
const TO = { es: 'para el', pt: 'para o dia', en: 'to' } as const;
const CHARS_MAX = 160;

export function onTheDayGivenUp({ raw }: Text, { flow, givenUp, language }: Situation): Text | undefined {
  const { fecha_deseada: date, hora_especifica: hour } = givenUp ?? {};
  if (flow !== 'ninguno' || date === undefined || raw.length > CHARS_MAX) return undefined;
  const day = THAT_DAY.exec(fold(raw));
  if (day === null) return undefined;
  const on = day.groups?.['to'] === undefined ? ON[language] : TO[language];
  const dated = `${raw.slice(0, day.index)}${on} ${date}${raw.slice(day.index + day[0].length)}`;
  const then = hour === undefined ? null : THEN.exec(fold(dated));
  if (then === null || hour === undefined) return readText(dated);
  return readText(`${dated.slice(0, then.index)}${AT[language]} ${hour}${dated.slice(then.index + then[0].length)}`);
}

/** With nothing told but the day that it had, or its weekday and hour a week on: the same service is wished for then. */
export function wantsThatDay({ times: { fecha, hora }, situation: { flow, givenUp } }: Heard): boolean {
  const { fecha_deseada: day, hora_especifica: hour } = givenUp ?? {};
  if (flow !== 'ninguno' || fecha === undefined || day === undefined) return false;
  const aWeekOn = Temporal.PlainDate.from(day).add({ days: WEEK_DAYS }).toString();
  return fecha === day || (fecha === aWeekOn && hora !== undefined && hora === hour);
}
