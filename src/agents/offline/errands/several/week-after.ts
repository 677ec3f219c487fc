/**
 * "El jueves a las 10 y otra el jueves siguiente", "sí, e outra na quinta seguinte": one more, a week behind the day that
 * was named or is proposed, and not the coming one. "A la misma hora" is its hour.
 */
import { whenOf } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { SAME_HOUR, WEEKDAY } from '../../words/words.ts';
import { WEEK_DAYS, timesIn } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { AT } from '../../words/joints.ts';

const ONE_MORE = String.raw`(?<more>(?<![a-z])(?:otr[oa]|outr[oa]|another(?: one)?|one more|un[oa] mas|mais um[a]?)\s+(?:para |pra |for )?)`;
const FOLLOWING = String.raw`(?:(?:el |la |na |no |a |o |on )?(?:${WEEKDAY})(?:[ -]feira)? (?:siguiente|seguinte|de despues|after(?: that)?)|(?:on )?the following (?:${WEEKDAY}))(?![a-z])`;
const WEEK_AFTER = new RegExp(`${ONE_MORE}(?<day>${FOLLOWING})`);
const BEHIND_IT = /siguiente|seguinte|de despues|after(?: that)?|the following/;

/** With its date in the place of those words. */
export function withItsDate(text: Text, situation: Situation): Text | undefined {
  const { raw } = text;
  const next = andTheNext(text, situation) ?? aWeekOn(text, situation);
  if (next !== undefined) return next;
  const found = WEEK_AFTER.exec(fold(raw));
  const { more = '', day = '' } = found?.groups ?? {};
  if (found === null) return undefined;
  const told = timesIn(raw.slice(0, found.index), situation);
  const offered = situation.proposed && whenOf(situation.proposed, situation.now.timeZoneId);
  const [first, hour] = [told.fecha ?? offered?.fecha_deseada, told.hora ?? offered?.hora_especifica];
  const bare = day.replace(BEHIND_IT, '').trim();
  const named = timesIn(bare, situation).fecha;
  if (first === undefined || named === undefined) return undefined;
  const before = Temporal.PlainDate.from(first);
  if (before.dayOfWeek !== Temporal.PlainDate.from(named).dayOfWeek) return undefined;
  const at = found.index + more.length;
  const date = before.add({ days: WEEK_DAYS }).day;
  const rest = raw.slice(at + day.length);
  const then = hour === undefined ? null : THEN.exec(fold(rest));
  const timed = then
    ? rest.replace(rest.slice(then.index, then.index + then[0].length), `${AT[situation.language]} ${hour}`)
    : rest;
  return readText(`${raw.slice(0, at)}${bare} ${date}${timed}`);
}
/** "La semana que viene mismo día y hora", of the hour that is proposed, or was given up just now: a week behind it. */
function aWeekOn({ raw }: Text, situation: Situation): Text | undefined {
  const { language } = situation;
  const said = A_WEEK_ON.exec(fold(raw))?.[0];
  const { fecha_deseada: day, hora_especifica: hour } = (said === undefined ? undefined : lastTold(situation)) ?? {};
  if (said === undefined || day === undefined || hour === undefined) return undefined;
  const then = Temporal.PlainDate.from(day).add({ days: WEEK_DAYS });
  const named = `${then.toLocaleString(language, { weekday: 'long' })} ${then.day} ${AT[language]} ${hour}`;
  return readText(raw.slice(0, fold(raw).indexOf(said)) + named + raw.slice(fold(raw).indexOf(said) + said.length));
}
function lastTold({ proposed, asks, flow, givenUp, now }: Situation): Situation['givenUp'] {
  if (flow === 'ninguno') return givenUp;
  return proposed === undefined || asks !== 'confirm' ? undefined : whenOf(proposed, now.timeZoneId);
}
const NEXT_WEEK =
  '(?:(?:pero |but |mas )?(?:(?:en |para |pra |na |for )?(?:la |a )?(?:semana (?:que viene|que vem|siguiente|seguinte|proxima|entrante)|(?:proxima|outra|otra|siguiente) semana)|next week))';
const ITS_TIME =
  '(?:(?:el |o |a |en el |no |the |on the |at the )?(?:mismo|mesmo|same) (?:dia|day)(?:(?:,| y| e| and)? (?:(?:a |la |as |o |the |at )*(?:misma |mesma |mesmo |same )?)(?:hora|horario|time))?)';
const A_WEEK_ON = re`${NEXT_WEEK},? ${ITS_TIME}(?![a-z])|${ITS_TIME},? (?:de |da |pero |but |mas )?${NEXT_WEEK}(?![a-z])`;

/** "Este sábado y el otro a las 10": two, a week apart; "puedo este sábado y el otro", "¿hay este sábado y el otro?" is either. */
function andTheNext({ raw, norm, asks }: Text, situation: Situation): Text | undefined {
  const found = asks || situation.flow !== 'ninguno' ? null : AND_THE_NEXT.exec(fold(raw));
  const { day = '', joint = '', weekday = '', next = '' } = found?.groups ?? {};
  if (found === null || EITHER.test(norm)) return undefined;
  const at = found.index + day.length + joint.length;
  const first = timesIn(raw.slice(0, found.index + day.length), situation).fecha;
  const rest = raw.slice(at + next.length);
  // An hour behind both is of both.
  const timed = timesIn(rest, situation).hora !== undefined;
  if (first === undefined || !(timed || WISHES.test(norm))) return undefined;
  const { day: date } = Temporal.PlainDate.from(first).add({ days: WEEK_DAYS });
  const { more, on } = THE_OTHER[situation.language];
  return readText(`${raw.slice(0, at)}${timed ? '' : more}${on}${weekday} ${date}${rest}`);
}
/** "Este jueves y el otro", "nesta quinta e na próxima também", "el viernes y el viernes que viene"; "este martes y el viernes que viene" is two days as they stand. */
export const AND_THE_NEXT = re`(?<day>(?<![a-z])(?:este|esta|ese|esa|el|la|neste|nesta|no|na|this|on|the) (?<weekday>${WEEKDAY})(?:[ -]feira)?)(?<joint> (?:y|e|and) (?:(?:tambien|tambem|also) )?)(?<next>(?:(?:el|la|na|no|a|o|the) (?:otr[oa]|outr[oa]|proxim[oa]|que viene|que vem|siguiente|seguinte|next(?: one)?|following(?: one)?|one after|\k<weekday>(?:[ -]feira)? (?:que viene|que vem|siguiente|seguinte|proxim[oa]))|next \k<weekday>)(?: (?:tambien|tambem|too|also|as well))?)(?=$|[,.!]| (?:a |as |at |por|para|pra|de|en|el|con|com|with|please|gracias))`;
export const EITHER =
  / (?:puedo|podria|podemos|libre|disponible|me (?:sirve|queda|va|viene|da)|no|nao|not|o|ou|or|posso|free|available) /;
const WISHES = /(?:quier|quisier|necesit|reserv|agend|anot|apart|quer[oe]|precis|marc|want|need|book|i d like)/;
const THE_OTHER = {
  es: { more: 'otra ', on: 'el ' },
  pt: { more: 'outra ', on: 'na ' },
  en: { more: 'another ', on: 'on ' },
} as const;

export const THEN = re`(?<![a-z])${SAME_HOUR}(?![a-z])`;
