/**
 * "Ah, ¿no abren domingos? Entonces el lunes", "cierran los lunes, bueno, el martes", "ah que los viernes solo mañana. pues el
 * lunes por la tarde", "el jueves a las 18, que los viernes cierran temprano": the days on which nobody is there, and the
 * hours in which they are, are taken note of. They are neither asked about nor days on which alone one could come: what
 * stands beside them is wished for. What he says of himself ("los viernes solo puedo a la mañana") is none of it.
 */
import type { Situation } from '../../situation.ts';
import { readTimes } from '../../time/index.ts';
import { saysDay, saysWhen } from '../../wishes.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { ES_DAYS } from '../../words/words.ts';

const THAT =
  '(?:(?:que|si|como|es que|claro|veo que|vi que|dado que|ya que|porque|pq|pues|since|as|because|e que|ja que)\\s+)?';
const NOTED =
  '(?:(?:ah|ahh|aah|oh|uy|ay|eh|mm|ok|okay|ya|bueno|entonces|entao|so|upa|pucha|chuta|que pena|verdad|cierto)[\\s,.!]+)*¿?\\s*';
const NAMES = `(?:${ES_DAYS}|feriados?|festivos?|segundas?|tercas?|quartas?|quintas?|sextas?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:[- ]feiras?)?`;
const DAYS = `(?:(?:los|las|el|dia|dias|ese|de|aos|nos|no|na|nas|on)\\s+)*${NAMES}(?:\\s*(?:,|y|e|ni|and|or)\\s*(?:(?:los|las|el)\\s+)?${NAMES})*`;
const NOT_THERE =
  '(?:(?:no|nao|dont|don.t|arent|aren.t)\\s+(?:me\\s+|se\\s+|you\\s+)?(?:abr[ei]n?|abris|abrem|atienden?|atend[ei]is|atendem|trabajan?|trabajais|trabalham|laburan|laboran|hay(?:\\s+atencion)?|tienen(?:\\s+atencion)?|est[aei]i?[ns](?:\\s+abiertos)?|open|work)|(?:you\\s+)?(?:dont|don.t)\\s+open|(?:estan?\\s+)?(?:cierran?|cerrais|cerrad[oa]s?|fecham|fechad[oa]s?|(?:you\\s+are\\s+|youre\\s+)?closed))';
const VERY = '(?:(?:muy|re|tan|bien|super|mas|solo|muito|mais|so|recien|hasta|ate|only|till|until)\\s+)*';
const CLOCK = '(?:a\\s+)?(?:las?|as|at)\\s+\\d{1,2}(?:[:.]\\d{2})?(?:\\s*(?:hs?|[ap]\\.?m\\.?))?';
/** "Cierran temprano", "los sábados abren hasta las 2": of no hour that is wished for. */
const TILL = `(?:cierran?|cerrais|abr[ei]n?|abris|atienden?|atend[ei]is|trabajan|trabajais|fecham|abrem|atendem|(?:you|they) (?:close|open))\\s+${VERY}(?:temprano|tempranito|tarde|cedo|early|late|${CLOCK})`;

const ONLY = '(?:solo|solamente|nomas|unicamente|somente|so|apenas|only|just)';
/** What the house does. */
const THERE =
  '(?:abr[ei]n?|abris|abrem|atienden?|atend[ei]is|atendem|trabajan|trabajais|laburan|estan|estais|estao|hay|tienen|teneis|tem|dan(?:\\s+(?:turnos?|citas?|hora))?|funcionan|(?:you|they)(?:\\s+are|\\s+re)?(?:\\s+(?:open|have|work|do))?)';
const PART =
  '(?:(?:de|por|en|a|pela|ate|hasta|in|until|till)\\s+)?(?:(?:la|el|las|los|a|as|the|it)\\s+)*(?:mananas?|manha|manhas|tardes?|noches?|noites?|mediodia|medio\\s+dia|media\\s+jornada|mornings?|afternoons?|noon|evenings?)';
const WHILE = `(?:${PART}|(?:hasta|ate|till|until|desde|de)\\s+${CLOCK}(?:\\s+(?:a|ate|hasta)\\s+${CLOCK})?)`;
/** "Los viernes solo estáis por la mañana", "solo abren a la mañana los sábados", "los sábados abren de mañana nomás". */
const ONLY_THEN = [
  `${DAYS}\\s+${ONLY}\\s+${THERE}\\s+${WHILE}`,
  `${DAYS}\\s+${THERE}\\s+${ONLY}\\s+${WHILE}`,
  `${DAYS}\\s+${THERE}\\s+${WHILE}\\s+${ONLY}`,
  `${ONLY}\\s+${THERE}\\s+${WHILE}\\s+${DAYS}`,
  `(?:${ONLY}\\s+${THERE}|${THERE}\\s+${ONLY})\\s+${DAYS}(?:\\s+${WHILE})?`,
].join('|');
/** With no verb it may be of himself, unless it is what he has just been told: "ah, que los viernes solo mañana". */
const TOLD_SO =
  '(?:(?:ah|ahh|aah|oh|uy|cierto|verdad)[\\s,.!]+(?:(?:que|si|como|claro|o sea que)\\s+)?|(?:que|si|como|veo que|vi que)\\s+)';
const ELLIPTIC = `${TOLD_SO}${DAYS}\\s+(?:${ONLY}\\s+${WHILE}|${WHILE}\\s+${ONLY})`;

const REMARK = `(?:${NOTED}${THAT}(?:${NOT_THERE}\\s+${DAYS}|${DAYS}\\s+(?:${NOT_THERE}|no)|(?:${DAYS}\\s+)?${TILL}(?:\\s+${DAYS})?|${ONLY_THEN})|${ELLIPTIC})`;
const TAG = '(?:\\s*,?\\s*(?:no|verdad|cierto|entonces|ne|right|tampoco|tambien))?';
/** Words that begin what is wished for then. */
const THEN =
  '(?:entonces|entao|mejor|melhor|bueno|pues|so|then|asi que|prefiero|quiero|quisiera|queria|dame|deme|ponme|i ll|quero)';
const AHEAD = new RegExp(`^\\s*${REMARK}${TAG}(?:\\s*[?.!,;]+\\s*|\\s+(?=${THEN}\\s))(?=[\\p{L}\\p{N}¿])`, 'u');
const BEHIND = new RegExp(
  `(?:[\\s,;.]+(?:que|porque|ya que|como|es que|pq|xq|dado que|pues|since|because|pois|ja que)|[,;.]+)\\s+(?:${NOT_THERE}\\s+${DAYS}|${DAYS}\\s+${NOT_THERE}|${DAYS}\\s+${TILL}|${TILL}\\s+${DAYS}|${ONLY_THEN}|${DAYS}\\s+${ONLY}\\s+${WHILE})[\\s.!]*$`,
  'u',
);
const CHARS_MAX = 160;
const LOOKING: ReadonlySet<Situation['flow']> = new Set(['agenda', 'reprogramacion']);

/** Undefined: nothing of the kind, or no day beside it. */
export function besideOpeningDays({ raw }: Text, { flow, now, language }: Situation): Text | undefined {
  if (raw.length > CHARS_MAX || !(LOOKING.has(flow) || flow === 'ninguno')) return undefined;
  const said = fold(raw);
  const noted = AHEAD.exec(said)?.[0];
  const told = noted === undefined ? BEHIND.exec(said) : null;
  if (noted === undefined && told === null) return undefined;
  const rest = readText(noted === undefined ? raw.slice(0, told?.index) : raw.slice(noted.length));
  const times = readTimes(rest.raw, { now, language });
  // Where nothing is looked for, what is asked of the house is answered.
  if (flow === 'ninguno' && (/[?¿]/.test(raw) || !saysDay(times))) return undefined;
  return saysWhen(times) ? rest : undefined;
}
