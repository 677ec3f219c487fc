/** "No, mejor pago allá. Confirme la cita", where nothing has to be paid before: a yes, and how it will be paid. */
import { act, type Act } from '../../acts.ts';
import { answer } from '../../answers.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { LEARNING } from '../../errands/booking/wishing.ts';
import { findNames } from '../../names.ts';
import { timesIn } from '../../time/index.ts';
import { clauses, fold, readText } from '../../words/text.ts';
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

/**
 * "Limpieza el viernes a las 10, ¿cómo se paga?", "quero o ensaio dia 12 às 10h e já pagar o sinal": service, day and hour
 * are told before a word of paying, and nothing that he has is meant by them. It is booked, whatever is to be paid.
 */
export function booksAndPays(heard: Heard): readonly Act[] | undefined {
  const { text, situation, hit } = heard;
  const { flow, tenant, appointments = [] } = situation;
  const ofPaying = hit?.intent === 'pay' || (hit?.intent === 'ask' && hit.area === 'PAGOS');
  if (flow !== 'ninguno' || tenant === undefined || !ofPaying) return undefined;
  const at = fold(text.raw).search(PAYS);
  const before = text.raw.slice(0, Math.max(at, 0));
  const { servicio } = findNames(before, tenant);
  const times = timesIn(before, situation);
  if (servicio === undefined || times.fecha === undefined || times.hora === undefined) return undefined;
  // "Quería saber si el corte del jueves a las 15 se puede pagar…" books nothing.
  const learns = LEARNING.test(readText(before.slice(0, times.spans[0]?.start)).norm);
  if (learns || appointments.some(({ serviceId }) => serviceId === servicio)) return undefined;
  // "…y pagar el control": another one, and both are done.
  if (findNames(text.raw.slice(at), tenant).servicio !== undefined) return undefined;
  const wish = act(heard, { intent: 'book' });
  // Where a deposit comes first it is asked for with the hour.
  if (hit.intent === 'pay' && !OTHERWISE.test(text.norm) && tenant.booking.paymentBeforeBooking !== 'none')
    return [wish];
  return [act(heard, { intent: 'ask', topic: 'pagos', area: 'PAGOS' }), wish];
}
const PAYS = /(?<![a-z])(?:pag(?:o|a|ar|amos|an|ue|ando|amento)|abon(?:o|a|ar)|pay|parcelar|senar)(?![a-z])/;
const OTHERWISE = / (?:alla|ahi|la|local|efectivo|tarjeta|dinheiro|cartao|cash|card|there) (?:$|no |na |en |con |em )/;
