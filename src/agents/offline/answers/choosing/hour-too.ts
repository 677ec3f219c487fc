/**
 * "A las 9 es muy temprano", "las 5 y media me queda tardísimo", "a las 5 no puedo, más temprano": an hour that is too early or
 * too late is not wished for, and says on which side of it one can. Read as "no puedo a las 9, después".
 */
import type { Situation } from '../../situation.ts';
import { THEN } from '../../words/cannot.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const LEAD =
  '(?:(?:no|si|ok|ay|uy|uh|mm+(?!m)|ah|oye|che|hola|esper[ae]n?|perdon[ae]?|disculp[ae]|pero|es que|que|bueno|hmm+(?!m)|nao|but|sorry)(?: ?, ?| {0,2}))*';
const CLOCK =
  '(?:[0-9]{1,2}(?:[:.][0-9]{2})?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y (?:media|cuarto|[0-9]{2}))?(?: ?(?:hs?|hrs|horas|am|pm))?(?: (?:de|por|en) la (?:manana|tarde|noche)| da (?:manha|tarde|noite))?';
/** With its "a las": a number alone may be a row. */
const AT_HOUR = `(?:(?:a|para) )?(?:(?:la|el|a|o) de )?(?:las |la (?=una )|as |at )(?<hour>${CLOCK})`;
const MINE = '(?: (?:ya|me|nos|mi|para mi|pra mim|for me|eso|is|it s))*';
const TOO = '(?:muy|demasiado|re|super|medio|bastante|un poco|un poquito|algo|tan|muito|too|a bit|bien)';
const SIDES = {
  antes: `(?:${TOO} (?:tarde|tardecito|late)(?: demais)?|tardisimo|tarde demais|tarde para (?:mi|nosotr[oa]s))`,
  despues: `(?:${TOO} (?:temprano|tempranito|cedo|early|pronto)|tempranisimo|cedo demais|temprano para (?:mi|nosotr[oa]s))`,
};
const IS = '(?: (?:es|esta|seria|queda|quedaria|parece|resulta|se me hace|hace|e|fica|is|would be|s))?';
const NOT_THEN = `(?:(?:no|nao) ${THEN}|(?:can t|cannot)(?: do| make)?)`;
const OTHER_SIDE = {
  antes: '(?:mas temprano|mas tempranito|mais cedo|earlier|algo antes|un poco antes)',
  despues: '(?:mas tarde|mas tardecito|mais tarde|later|algo despues|un poco despues)',
};
const ASKS =
  '(?:(?:algo|no|hay|tienen|tenes|tienes|tiene|puede ser|podria ser|tem|mejor|y|un poco|poquito|any(?:thing)?) )*';
const BEHIND = '[ ,.;!?]*';
const END =
  '(?:[ ,.!?]*(?:por favor|porfa|please|gracias|mejor|puede ser|si se puede|hay|tienen|tenes|tienes))*[ .!?]*$';

type Side = keyof typeof SIDES;

const WAYS: readonly { readonly side: Side; readonly way: RegExp }[] = (['antes', 'despues'] as const).flatMap(
  (side) => [
    {
      side,
      way: re`^${LEAD}${AT_HOUR},?${MINE}${IS}${MINE} ${SIDES[side]}(?: para mi| pra mim| for me)?(?=$|[ ,.;!?])`,
    },
    {
      side,
      way: re`^${LEAD}(?:(?:es|me|nos|queda|parece|e|it s|that s) )*${SIDES[side]} ${AT_HOUR}(?=$|[ ,.;!?])`,
    },
    {
      side,
      way: re`^${LEAD}(?:${AT_HOUR} ${NOT_THEN}|${NOT_THEN} ${AT_HOUR.replace('hour', 'late')})${BEHIND}${ASKS}${OTHER_SIDE[side]}(?=$|[ ,.;!?])`,
    },
  ],
);
/** Cheap: one of these stands in all of them. */
const BEYOND = /tard|tempran|cedo|pronto|late|early|earlier|antes|despues/;
/** What else he says of times is read as it stands. */
const TIME = /[0-9]|(?<![a-z])(?:a|tipo|para) las? [a-z]/;

export function hourTooFar({ raw, words }: Text, { flow, field }: Situation): Text | undefined {
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || field !== undefined || words.length > WORDS_MAX)
    return undefined;
  const said = fold(raw).replaceAll(/\s+/g, ' ').trim();
  if (!BEYOND.test(said)) return undefined;
  for (const { side, way } of WAYS) {
    const found = way.exec(said);
    const hour = found?.groups?.['hour'] ?? found?.groups?.['late'];
    if (!found || hour === undefined) continue;
    const rest = said.slice(found[0].length);
    if (TIME.test(rest)) return readText(`a las ${hour} no${rest}`);
    const asked = re`^${BEHIND}(?:${ASKS}(?:${OTHER_SIDE[side]}|${side}))?${END}`.test(rest);
    return readText(`${beyond(hour, side)}${asked ? '' : rest}`);
  }
  return undefined;
}
const WORDS_MAX = 16;

/** As it is read: the hour is out, and one can before or after it. */
export function beyond(hour: string, side: Side): string {
  return `no puedo a las ${hour}, ${side}`;
}
