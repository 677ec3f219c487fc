/** "No 6pm", to "¿a las 17:00?": said without its comma it rules out an hour that nobody proposed; it puts right the one that is. */
import { agreedTo } from '../situation.ts';
import type { Situation } from '../situation.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { WEEKDAY } from '../words/words.ts';
import { numberOf } from './place-said.ts';

const HOUR =
  '(?<hour>[0-9]{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?:[:.](?<minute>[0-9]{2})| y (?<part>media|cuarto))?';
const HALF =
  '(?: ?(?:hs?|hrs|horas|am|pm|a\\.m\\.|p\\.m\\.)| (?:de|por|en) la (?:manana|tarde|noche)| da (?:manha|tarde|noite))?';
const NO_THEN = new RegExp(
  `^\\s*(?:(?:no|nop|nope|nel|nao) )+(?<then>(?:(?:el |la )?(?<day>${WEEKDAY}) )?(?:(?:a |as )?(?:las? )?)${HOUR}${HALF})(?: (?:por favor|porfa|please|mejor|pf))*[\\s.!]*$`,
);
const MINUTES: Readonly<Record<string, number>> = { media: 30, cuarto: 15 };

/** The same with its comma; undefined where the hour is the one that is asked about: that one is refused. */
export function noButThen({ raw }: Text, situation: Situation): Text | undefined {
  const { asks, flow } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  const groups = NO_THEN.exec(fold(raw))?.groups;
  const asked = agreedTo(situation)?.hora_especifica;
  if (groups === undefined || asked === undefined) return undefined;
  const { then = '', day, hour = '', minute, part = '' } = groups;
  const [h = 0, min = 0] = asked.split(':').map(Number);
  const saidMinute = minute === undefined ? (MINUTES[part] ?? 0) : Number(minute);
  const same = (numberOf(hour) ?? 0) % HALF_DAY === h % HALF_DAY && saidMinute === min;
  if (same && day === undefined) return undefined;
  const bare = day === undefined && !/^(?:a |as |las? )/.test(then);
  return readText(`no, ${bare ? `a las ${then}` : then}`);
}
const HALF_DAY = 12;
