/** "Pagar facial", of a "Limpieza facial": a part of its name alone is a service's where something is paid, as "el facial" is. */
import { findNames } from '../names.ts';
import type { Situation } from '../situation.ts';
import { fold, readText } from '../words/text.ts';
import type { Text } from '../words/text.ts';

const PAYS =
  /^\s*(?:(?:deseo|quiero|quisiera|queria|necesito|vengo a|para|quero|i want to|to)\s+)?(?:pagar|pago|abonar|pay(?: for)?)\s+(?=(?:\p{L}+\s*){1,4}[.!]*\s*$)/u;

/** Said with its article; undefined: nothing of the kind. */
export function withItsArticle({ raw, asks }: Text, { flow, tenant }: Situation): Text | undefined {
  if (asks || flow !== 'ninguno' || tenant === undefined) return undefined;
  const lead = PAYS.exec(fold(raw))?.[0];
  if (lead === undefined) return undefined;
  const what = raw.slice(lead.length);
  const named = findNames(what, tenant).servicio !== undefined;
  return named && findNames(raw, tenant).servicio === undefined ? readText(`quiero pagar el ${what}`) : undefined;
}
