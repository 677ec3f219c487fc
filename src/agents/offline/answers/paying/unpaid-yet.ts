/**
 * "Mejor a las 11, todavía no pagué", "I haven't paid yet, can we make it 10 instead?", with the link open: that it is not
 * paid tells why it may change, and what it is to be is wished for.
 */
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { saysDay, saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { SAME_HOUR, WANT } from '../../words/words.ts';

const YET = '(?:todavia|aun|ainda|yet)';
const PAID = '(?:l[oa] |eu |yo |i )?(?:pague|pago|he pagado|hice el pago|hago el pago|paguei|fiz o pagamento)';
const UNPAID = `(?:(?:que |como |porque |igual |total |yo |eu )?(?:${YET} )?(?:no|nao) ${PAID}(?: nada)?(?: ${YET})?|(?:i |we )?(?:haven['’]?t|have not|didn['’]?t) (?:paid|pay)(?: it| anything)?(?: yet)?)`;
const OPENS = '(?:(?:espera|espere|wait|perdon|disculpa|disculpe|sorry|hey|ah|uy|che|oye)[ ,.!]+)*';
const JOINT =
  '(?: *[,.;!]+ *| +(?=(?:pero|but|mas|asi que|entonces|so|e|y) ))(?:(?:pero|but|mas|asi que|entonces|so|y|e) +)?';
const AHEAD = re`^ *${OPENS}${UNPAID}${JOINT}`;
const BEHIND = re`(?: *[,.;!]+ *| +(?:que|porque|ya que|total|igual|since|as) +)${UNPAID}[ .!]*$`;
const ANOTHER_TIME = re`(?<![a-z])${SAME_HOUR}(?![a-z])|(?<![a-z])(?:otr[oa]|outr[oa]|another|different) (?:dia|hora|horario|day|time)(?![a-z])`;

export function withoutUnpaid({ raw }: Text, situation: Situation): Text | undefined {
  if (situation.state !== 'AGENDA_ESPERANDO_PAGO') return undefined;
  const folded = fold(raw);
  const [ahead, behind] = [AHEAD.exec(folded), BEHIND.exec(folded)];
  const rest = ahead === null ? (behind === null ? undefined : raw.slice(0, behind.index)) : raw.slice(ahead[0].length);
  return rest !== undefined && wishesElse(rest, situation) ? readText(rest) : undefined;
}

/** "Todavía no pagué, a las 18 llego a casa y lo hago" is of the payment: a time is wished for by its words, or stands alone. */
function wishesElse(rest: string, situation: Situation): boolean {
  const { norm } = readText(rest);
  if (OF_THE_PAYMENT.test(norm)) return false;
  const { profesional, sucursal } = situation.tenant === undefined ? {} : findNames(rest, situation.tenant);
  if ((profesional ?? sucursal) !== undefined || ANOTHER_TIME.test(fold(rest)) || RATHER.test(norm)) return true;
  const times = timesIn(rest, situation);
  const beside = readText(without(rest, times.spans)).norm;
  if (WISHES.test(beside)) return saysWhen(times);
  return (saysDay(times) || times.hora !== undefined) && NOTHING_MORE.test(beside);
}
const OF_THE_PAYMENT =
  / (?:(?:pag|abon|pay|transf|deposit)[a-z]*|(?:l[oa]|eu|isso|do) (?:hag[oa]|hare|hacer|mand[oae]|mandare|envi[oe]|faco|fazer|it)) /;
/** "Mejor a las 5", "can we make it 10": a bare number is an hour there. */
const RATHER =
  / (?:mejor|melhor|better|instead|make it|cambi[a-z]*|mud[ae][a-z]*|pas[ae][a-z]*|mov[a-z]*|change|move) (?:.* )?[0-9]/;
const WISHES = re` (?:${WANT}|(?:cambi|mud|mov|muev|adelant|atras|corr|reprogram)[a-z]*|pas(?:a|e|ar)(?:me|nos|l[oa])[a-z]*|change|move|prefier[a-z]*|prefiro|prefer|mejor|melhor|better|instead|works|(?:me|nos) (?:sirve|queda|conviene|viene|serve|fica)|se puede|(?:puede|podria|podra|pode|poderia) ser|can (?:i|we|you|it)|could (?:i|we|you|it)|hay|habra|tienen|tenes|tienes|tem|how about|que tal) `;
const NOTHING_MORE =
  /^ +(?:(?:a|al|as|at|el|la|las|los|o|on|no|na|en|em|para|pra|for|y|e|and|que|sea|entonces|entao|then|por favor|porfa|please|gracias|obrigad[oa]|thanks) )*$/;
