/**
 * "Después le pago, primero quiero sacar cita para mañana", "depois eu pago, primeiro quero marcar", where a payment is
 * offered: the booking that comes first is heard, and what is put off needs no answer of its own.
 */
import type { Situation } from '../../situation.ts';
import { PAID_THEN } from '../../words/pays.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const BESIDE = '(?:(?:te|le|les|lhe|l[oa]|se|ya|ja|yo|eu|i|i ll|ill|it) )*';
const PAYING = '(?:pago|pagare|abono|abonare|transfiero|deposito|cancelo|pay)';
const HEAD = re`^\s*(?:(?:no|nao|ok|bueno|si|sim|mejor|melhor)[\s,.]+)*${BESIDE}(?:${PAID_THEN} ${BESIDE}${PAYING}|${PAYING} ${BESIDE}${PAID_THEN})[\s,.;:!]+(?:(?:y|e|pero|mas|but|and)\s+)?(?=(?:primero|primeiro|antes|first)\s+\S)`;
const CHARS_MAX = 160;

export function withoutPaidLater({ raw }: Text, { flow }: Situation): Text | undefined {
  if (flow !== 'pagos' || raw.length > CHARS_MAX) return undefined;
  const head = HEAD.exec(fold(raw))?.[0];
  return head === undefined ? undefined : readText(raw.slice(head.length).replace(/^antes/i, 'primero'));
}
