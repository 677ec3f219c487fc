/** "No, mejor pago allá. Confirme la cita", where nothing has to be paid before: a yes, and how it will be paid. */
import { answer } from '../../answers.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { clauses, readText } from '../../words/text.ts';
import { asksForMoney, lacksMeans } from './paying.ts';

export function agreesAndPaysThere({ text, situation }: Heard): boolean {
  if (situation.flow !== 'agenda' || situation.asks !== 'confirm' || text.asks || asksForMoney(situation)) return false;
  const cut = clauses(text.raw);
  const rest = cut.filter(({ raw }) => lacksMeans(hear(raw, situation)) === undefined);
  const [yes, ...others] = rest.filter(({ raw }) => !RATHER.test(readText(raw).norm));
  if (yes === undefined || others.length > 0 || rest.length === cut.length) return false;
  return answer(hear(yes.raw, situation))?.intent === 'accept';
}
/** No to the link, and said of nothing else. */
const RATHER = /^ (?:(?:no|nao|mejor|melhor|ah|bueno|ok|entonces) )+$/;
