/** "Ese día no puedo", "mejor otro día", of an hour that was chosen and is not booked yet: any day but that one. */
import { whenOf, type Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { saysDay } from '../../wishes.ts';

const DAY = '(?:dia|day|fecha|data|date)';
const THAT = `(?:(?:en |n)?(?:es[ea]|est[ea]|ess[ea])|that) ${DAY}`;
const NOT_THAT_DAY = re` (?:${THAT}(?: (?:ya|yo|eu|la verdad|justo))* (?:no|nao|not|doesn t|imposible|impossivel|complicado)|(?:no|nao|can t|cannot|not|doesn t|won t)(?: [^ ]+){0,3} ${THAT}|(?:otro|otra|outro|outra|another|other|different) ${DAY}) `;
/** "Ese día no trabajo", so that it suits; "¿y para otro día cuánto sale?" asks something else. */
const NOT_SO =
  / (?:no (?:trabajo|laburo|curso|estudio|hay problema)|nao trabalho|don t work|pag(?:ar|o|arl[oa])|abon(?:ar|o|arl[oa])|pay|cuanto|quanto|how much|te|les|le|aviso|escribo|llamo|(?:y|e|pero|mas) s[ie] (?!fuera|puede|podria|mejor|hay)|what if|if (?:he|she|i|we|they)) /;
const NO = ' (?:no|nao|nop|nope|nah)(?: (?:gracias|thanks|obrigad[oa]|perdon|sorry|desculp[ae]|mejor|melhor))*';
const IS_THERE =
  '(?: (?:y|e|and|pero|mas|but|hay|habra|tien[a-z]+|tenes|tem|teria|is there|do you have|have you got))*';
const ANY = '(?: (?:algo|algun[oa]?|algum|alguma|un poco|um pouco|anything|something|any time|a bit|a little))*';
const ASIDE =
  '(?:mas (?:tarde|temprano|tardecito)|mais (?:tarde|cedo)|(?:much )?later|earlier|antes|despues|depois|after|before|(?:por|en|a) la (?:manana|tarde|noche)|a las?|de (?:manha|tarde|noite))';
/** "No, anything later that day?", "no, ese día pero más tarde": the hour is refused, and the day kept. */
const OF_THAT_DAY = re`${NO}${IS_THERE}${ANY} ${ASIDE}(?: [^ ]+){0,3}? (?:on )?${THAT} |${NO} ${THAT}(?: (?:pero|mas|but))?${ANY} ${ASIDE} `;
const WORDS_MAX = 9;
const HOUR_CHOSEN = new Set([
  'AGENDA_PIDIENDO_DATOS',
  'AGENDA_CONFIRMANDO_TURNO',
  'AGENDA_SIN_PAGO_PREVIO',
  'AGENDA_REPROGRAMACION_CONFIRMANDO',
]);
/** Where its money is awaited the hour is held: "¿y si no puede ir ese día?" only asks. */
const ANOTHER_DAY = re` (?:otro|otra|outro|outra|another|other|different) ${DAY} `;

export function refusesThatDay({ text, times, situation }: Heard): boolean {
  const awaits = situation.state === 'AGENDA_ESPERANDO_PAGO' && ANOTHER_DAY.test(text.norm);
  if (situation.proposed === undefined || !(awaits || HOUR_CHOSEN.has(situation.state))) return false;
  if (text.words.length > WORDS_MAX || saysDay(times)) return false;
  return NOT_THAT_DAY.test(text.norm) && !NOT_SO.test(text.norm) && !OF_THAT_DAY.test(text.norm);
}

/** The day of what is proposed, ruled out. */
export function withoutThatDay(
  wish: Detalles,
  { situation: { proposed, now } }: { readonly situation: Pick<Situation, 'proposed' | 'now'> },
): Detalles {
  if (proposed === undefined) return wish;
  const out = `excluir_fecha_${whenOf(proposed, now.timeZoneId).fecha_deseada}`;
  return { ...wish, restricciones_temporales: [...(wish.restricciones_temporales ?? []), out] };
}
