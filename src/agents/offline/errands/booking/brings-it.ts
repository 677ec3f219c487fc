/** "¿Lo puedo llevar mañana?", "posso levar hoje?", behind what it costs: when what is mended or cared for may come. */
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { readText, without } from '../../words/text.ts';

const MAY_BRING =
  /^ (?:(?:y|e|and|entonces|entao|ok|dale|listo|bueno|perfecto|hola|ah|si|tambien) )*(?:(?:me|nos|se|te|le|les) )?(?:l[oa]s? )?(?:puedo|podria|podemos|podriamos|se puede|posso|podemos|da pra|daria pra|can i|could i|may i) (?:(?:eu|te|le|les|se) )?(?:llevar|traer|acercar|dejar|alcanzar|levar|trazer|deixar|bring|drop)(?:te|le|les|se)?(?:l[oa]s?)? (?:(?:it|him|her|them|over|in|off|ela|ele|el|la|los|a|al|as|na|no|at|on|para|pra|en|por|ai|ahi|alla|there|mismo|mesmo|please|porfa|por favor) )*$/;

export function bringsItThen({ text, times, situation, hit }: Heard): boolean {
  const { flow, appointments = [] } = situation;
  // Who has one may ask it of that one.
  if (flow !== 'ninguno' || appointments.length > 0 || (hit !== undefined && hit.intent !== 'book')) return false;
  return text.asks && saysWhen(times) && MAY_BRING.test(readText(without(text.raw, times.spans)).norm);
}
