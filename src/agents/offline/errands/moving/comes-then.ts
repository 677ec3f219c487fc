/**
 * "Llego más temprano, ¿puedo ir a las 18:30?", "¿y si lo llevo en la mañana?", "what if I came on Thursday?": that he comes
 * then, or brings it, and nothing else. Of the one appointment that he has it is where that one goes.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';
import type { Text } from '../../words/text.ts';
import { direction } from './where-to.ts';

/** What is brought to where it is seen to: neither a service nor somebody with a name. */
const IT =
  '(?:(?:el|la|mi|al|a la|a mi|su|o|a|meu|minha|my|the) (?:auto|carro|coche|moto|camioneta|camion|vehiculo|carrito|autito|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|cachorr[oa]|cao|pet|car|truck|bike|dog|cat|puppy))';
const COMES = [
  'voy|vamos|vou|vamos|for|formos|vier|fuera|fuese|fuesemos|vengo|venimos|viniera|ir|venir|vir|fosse|viesse',
  'paso|passo|passar|pasara|pasar|caigo|come|came|go|went|show up|swing by|stop by|drop by|make it',
  '(?:llev|traig|dej|lev|deix|trag)(?:o|amos|ar|ara|asse)(?:te)?(?:l[oa]s?)?|traer(?:te)?(?:l[oa]s?)?|trazer|trouxer|trouxesse|bring|brought|drop',
  // "¿Me atenderías a las 6?"
  '(?:atend|recib)(?:er|ir|erme|ernos|irme|eria|erias|erian|es|e|en)|atiende[ns]?|see me|take me|fit me in|squeeze me in',
].join('|');
/** He comes, or brings it: no more than that he is there. */
export const IS_THERE = `(?:(?:te|se|me|nos|l[oa]s?|yo|eu) )*(?:${COMES})(?: (?:it|him|her|them|ele|ela|in|by|over|off|antes))?(?: ${IT})?`;

const LEADS =
  '(?:(?:y|e|and|o|ou|or|ok|okay|bueno|pero|but|mas|hola|buenas|oye|oiga|che|ah|uy|perdon|disculp[ae]|entonces|que tal|what|how about|mejor|melhor) )*';
const WHAT_IF = re`^ ${LEADS}(?:si|se|if) (?:(?:mejor|melhor|yo|eu|i|we|instead|les?) )*${IS_THERE} `;
const MAY =
  '(?:puedo|podria|podriamos|podemos|podre|podes|puedes?|pueden|podrias|podrian|podran?|posso|poderia|poderiamos|consigo|consegue|da (?:pra|para)|tem como|can (?:i|we|you)|could (?:i|we|you)|may i|(?:ok|okay|fine|alright) if (?:i|we)|(?:me|nos) (?:atenderia[ns]?|recibiria[ns]?))';
const MAY_COME = re` ${MAY} (?:[^ ]+ )*${IS_THERE} | (?:me|nos) (?:atender|recibir)ia[ns]? `;
const MARKS = /[^\p{L}\p{N}]+/gu;

/** "¿Puedo pasar por él a las 6?": he is fetched, and comes to nothing. */
const FETCHES = / por (?:el|ella|ellos|ellas|ele|ela) $/;

/** `said`: the clause that asks for it, without its times. */
export function comesThen(said: string, { times, text, situation: { now } }: Heard, { slot }: Appointment): boolean {
  const norm = ` ${said.replaceAll(MARKS, ' ').trim()} `;
  if (FETCHES.test(norm)) return false;
  if (WHAT_IF.test(norm)) return true;
  // "¿Puedo ir el viernes a las 10?" may be one more; at another hour of its own day it is none.
  const { fecha_deseada: its } = whenOf(slot, now.timeZoneId);
  const hour =
    times.hora ?? times.horaCandidates[0] ?? times.desplazamiento ?? times.preferencia ?? direction(text.norm);
  const sameDay = (times.fecha ?? its) === its && times.fechaDesde === undefined;
  return sameDay && hour !== undefined && (text.asks || MAY_ITSELF.test(norm)) && MAY_COME.test(norm);
}
const MAY_ITSELF = re`^ ${LEADS}${MAY} `;

/** It is asked for, and not only told that it suits: "más tarde mejor" may be of the talk itself. */
export function mayCome({ norm, asks }: Text): boolean {
  return asks || MAY_ITSELF.test(norm);
}
