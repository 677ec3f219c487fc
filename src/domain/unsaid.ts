/**
 * Words that a customer did not ask for and must not miss: what became of money, and that a person has it. WhatsApp refuses
 * them a day after the customer's last message; they are said at the next one.
 */
import type { Copy, CopyKey } from './copy.ts';
import type { Effect } from './effects.ts';

const SAID_LATER: ReadonlySet<CopyKey> = new Set([
  'persona_avisada',
  'pago_tarde_sin_turno',
  'pago_sin_turno',
  'pago_recibido',
  'pago_rechazado',
  'pago_parcial',
  'pago_devuelto_en_parte',
  'pago_devuelto',
  'pago_en_revision',
]);

type Words = Pick<Extract<Effect, { type: 'sendMessage' }>, 'told' | 'copy'>;

/** Of a message that reached nobody; compaction may have taken its words by then, or damage. */
export function saidLater({ told = [], copy }: Partial<Words>): readonly Copy[] {
  return [...told, ...(copy === undefined ? [] : [copy])].filter(({ key }) => SAID_LATER.has(key));
}
