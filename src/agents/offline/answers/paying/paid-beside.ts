/**
 * What is paid already, beside what is wished for: "ayer pagué la coloración en el local, la quiero para el viernes a las 9",
 * "mi mamá ya pagó la evaluación, yo quiero pagar el drenaje", "el masaje ya lo pagué, quiero pagar la limpieza".
 */
import { serviceIn } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const PAID = re`(?<![a-z])(?:(?:yo\s+|ya\s+|ja\s+|eu\s+|i\s+)*(?:pague|pagamos|abone|paguei|(?:have |'ve )?(?:already )?paid)|(?:mi|meu|minha|my)\s+(?:${KIN_WORD})(?:\s+[a-z]+)?\s+(?:(?:ya|ja|already)\s+)?(?:pago|pagou|paid))(?![a-z])`;
const HEAD =
  /^(?<told>[^,.;:!?¿]{8,90})\s*(?:[,.;:!]+\s*|\s+(?=(?:y|e|pero|and|but)\s))(?:(?:y|e|pero|and|but|ahora|agora|now)\s+)*(?<wish>\S[^]*)$/iu;
/** "La quiero para el jueves": what was paid for. */
const IT =
  /^(?:(?:yo|eu|i)\s+)?(?:l[oa]\s+)?(?<want>quiero|quisiera|necesito|quero|preciso|queria|i want it|i want|i need it|i d like it)\s+(?:dela\s+)?(?=(?:para|pra|el|na|no|este|esta|ma[nñ]ana|amanh[aã]|hoy|hoje|on|for|tomorrow)\s)/iu;
const PAYS = /(?<!\p{L})(?:pagar(?:l[oa])?|abonar|senar|señar|pay|pagar)(?!\p{L})/iu;

export function withoutWhatIsPaid({ raw, asks }: Text, { tenant, flow }: Situation): Text | undefined {
  const { told, wish } = HEAD.exec(raw)?.groups ?? {};
  if (tenant === undefined || flow !== 'ninguno' || asks || told === undefined || wish === undefined) return undefined;
  if (!PAID.test(fold(told))) return undefined;
  const paid = serviceIn(told, tenant);
  if (paid === undefined) return undefined;
  const wished = serviceIn(wish, tenant);
  // Another one is to be paid.
  if (wished !== undefined && wished !== paid && PAYS.test(wish)) return readText(wish);
  const name = tenant.services.find(({ id }) => id === paid)?.name ?? '';
  const want = IT.exec(wish);
  return wished === undefined && want !== null
    ? readText(`${want.groups?.['want'] ?? ''} ${name} ${wish.slice(want[0].length)}`)
    : undefined;
}
