/**
 * "Ah, ¿no abren domingos? Entonces el lunes", "cierran los lunes, bueno, el martes", "ah cierran temprano, entonces el
 * jueves a las 4": the day on which nobody is there, and the hour till which they are, is taken note of, and is neither
 * asked about nor a day on which alone one could come. What stands behind it is wished for, while an hour is looked for.
 */
import { readTimes } from '../../time/index.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { ES_DAYS } from '../../words/words.ts';

const NOTED =
  '(?:(?:ah|ahh|aah|oh|uy|ay|eh|mm|ok|okay|ya|bueno|entonces|entao|so|upa|pucha|chuta|que pena|verdad|cierto)[\\s,.!]+)*¿?\\s*';
const NAMES = `(?:${ES_DAYS}|feriados?|festivos?|segundas?|tercas?|quartas?|quintas?|sextas?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:[- ]feiras?)?`;
const DAYS = `(?:(?:los|las|el|dia|dias|ese|de|aos|nos|no|na|nas|on)\\s+)*${NAMES}(?:\\s*(?:,|y|e|ni|and|or)\\s*(?:(?:los|las|el)\\s+)?${NAMES})*`;
const NOT_THERE =
  '(?:(?:no|nao|dont|don.t|arent|aren.t)\\s+(?:me\\s+|se\\s+|you\\s+)?(?:abr[ei]n?|abrem|atienden?|atendem|trabajan?|trabalham|laburan|laboran|hay(?:\\s+atencion)?|tienen(?:\\s+atencion)?|estan(?:\\s+abiertos)?|open|work)|(?:you\\s+)?(?:dont|don.t)\\s+open|(?:estan?\\s+)?(?:cierran?|cerrad[oa]s?|fecham|fechad[oa]s?|(?:you\\s+are\\s+|youre\\s+)?closed))';
/** "Cierran temprano", "los sábados abren hasta las 2": of no hour that is wished for. */
const TILL =
  '(?:cierran?|abr[ei]n?|atienden?|trabajan|fecham|abrem|atendem|(?:you|they) (?:close|open))\\s+(?:(?:muy|re|tan|bien|super|mas|solo|muito|mais|so|recien|hasta|ate|only|till|until)\\s+)*(?:temprano|tempranito|tarde|cedo|early|late|(?:a\\s+)?(?:las?|as|at)\\s+\\d{1,2}(?:[:.]\\d{2})?(?:\\s*(?:hs?|[ap]\\.?m\\.?))?)';
const TAG = '(?:\\s*,?\\s*(?:no|verdad|cierto|entonces|ne|right|tampoco|tambien))?';
const CLOSED = new RegExp(
  `^\\s*${NOTED}(?:${NOT_THERE}\\s+${DAYS}|${DAYS}\\s+(?:${NOT_THERE}|no)|(?:${DAYS}\\s+)?${TILL}(?:\\s+${DAYS})?)${TAG}(?:\\s*[?.!,;]+\\s*|\\s+(?=(?:entonces|entao|mejor|bueno|pues|so)\\s))(?=[\\p{L}\\p{N}¿])`,
  'u',
);
const CHARS_MAX = 160;

/** Undefined: nothing of the kind, or no day behind it. */
export function behindClosedDay({ raw }: Text, { flow, now, language }: Situation): Text | undefined {
  if (raw.length > CHARS_MAX || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  const noted = CLOSED.exec(fold(raw));
  if (noted === null) return undefined;
  const rest = readText(raw.slice(noted[0].length));
  return saysWhen(readTimes(rest.raw, { now, language })) ? rest : undefined;
}
