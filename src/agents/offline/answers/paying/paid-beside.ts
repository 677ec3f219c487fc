/**
 * What is said to be paid, and beside it what is wished for: "ayer pagué la coloración en el local, la quiero para el
 * viernes a las 9", "mi mamá ya pagó la evaluación, yo quiero pagar el drenaje". Both are heard, the claim first (CONV-11):
 * who is asked to pay again in silence believes that his money is gone.
 */
import type { CustomerEvent, Language } from '../../../../domain.ts';
import { serviceIn } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const PAID = re`(?<![a-z])(?:(?:(?:yo|ya|ja|eu|i|te|les?|l[oa]s?)\s+)*(?:pague|pagamos|abone|abonamos|senie|sene|transferi|transferimos|deposite|depositamos|paguei|(?:he|hemos)\s+(?:pagado|abonado|transferido)|(?:deje|dejamos|esta)\s+(?:pag[oa]|pagad[oa]|abonad[oa]|la\s+sena)|(?:have |'ve )?(?:already )?paid)|(?:mi|meu|minha|my)\s+(?:${KIN_WORD})(?:\s+[a-z]+)?\s+(?:(?:ya|ja|already)\s+)?(?:pago|pagou|paid|transfirio|deposito))(?![a-z])`;
const HEAD =
  /^(?<told>[^,.;:!?¿]{8,90})\s*(?:[,.;:!]+\s*|\s+(?=(?:y|e|pero|and|but)\s))(?:(?:y|e|pero|and|but|ahora|agora|now)\s+)*(?<wish>\S[^]*)$/iu;
/** "La quiero para el jueves": what was paid for. */
const IT =
  /^(?:(?:yo|eu|i)\s+)?(?:l[oa]\s+)?(?<want>quiero|quisiera|necesito|quero|preciso|queria|i want it|i want|i need it|i d like it)\s+(?:dela\s+)?(?=(?:para|pra|el|na|no|este|esta|ma[nñ]ana|amanh[aã]|hoy|hoje|on|for|tomorrow)(?:\s|$))/iu;

/** "Necesito para el viernes la factura." */
const PAPERS =
  /(?<![a-z])(?:facturas?|boletas?|recibos?|comprobantes?|tickets?|constancias?|certificados?|receipts?|invoices?|nota fiscal|devolucion|reembolso|refund|plata|dinero|dinheiro|money)(?![a-z])/;

interface Both {
  readonly told: Text;
  readonly wish: Text;
}

export function* paidAndWished(text: Text, situation: Situation): Parts {
  const both = bothIn(text, situation);
  if (both === undefined) return undefined;
  const claim = yield { said: both.told, situation };
  if (!claim.events.every(({ type }) => type === 'customer.claims_payment')) return undefined;
  const wish = yield { said: both.wish, situation };
  return wish.events.some(isWished) ? { ...wish, events: [...claim.events, ...wish.events] } : undefined;
}

function isWished({ type }: CustomerEvent): boolean {
  return type.startsWith('customer.wants_');
}

function bothIn({ raw, asks }: Text, { tenant, flow, appointments = [], language }: Situation): Both | undefined {
  const { told, wish } = HEAD.exec(raw)?.groups ?? {};
  if (tenant === undefined || flow !== 'ninguno' || asks || told === undefined || wish === undefined) return undefined;
  const paid = PAID.test(fold(told)) ? serviceIn(told, tenant) : undefined;
  if (paid === undefined) return undefined;
  const wished = serviceIn(wish, tenant);
  // Another one.
  if (wished !== undefined) return wished === paid ? undefined : { told: readText(told), wish: readText(wish) };
  const name = tenant.services.find(({ id }) => id === paid)?.name ?? '';
  const want = IT.exec(wish);
  if (want === null) return undefined;
  const then = wish.slice(want[0].length);
  if (PAPERS.test(fold(then))) return undefined;
  // Who has it for another day wants that one then, and no second one.
  const has = appointments.some(({ serviceId }) => serviceId === paid);
  const put = has ? MOVED[language](name, then) : `${want.groups?.['want'] ?? ''} ${name} ${then}`;
  return { told: readText(told), wish: readText(put) };
}

const AT_DAY = /^(?:para|pra|n[ao]|on|for)\s+/iu;
const MOVED: Readonly<Record<Language, (name: string, then: string) => string>> = {
  es: (name, then) => `quiero cambiar mi turno de ${name} para ${then.replace(AT_DAY, '')}`,
  pt: (name, then) => `quero mudar meu agendamento de ${name} para ${then.replace(AT_DAY, '')}`,
  en: (name, then) => `i want to move my ${name} appointment to ${then.replace(AT_DAY, '')}`,
};
