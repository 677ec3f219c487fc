/** "¿Cuánto me sale todo?", "¿cuánto es por los dos?", of who has several: what each of his own costs (CONV-11). */
import type { Heard } from '../../heard.ts';

const IN_ALL =
  / (?:todo(?: junto)?|en total|el total|(?:l[oa]s|ambos|ambas|entre) (?:dos|tres)|ambos|ambas|tudo|no total|ao todo|o total|os dois|as duas|everything|altogether|in total|in all|all together|both)(?: (?:entonces|gracias|por favor|porfa|please|servicios|turnos|citas|cosas|entao|then|al final|eso|isso))* $/;

/** The services of the appointments that he has; none where not all of them are asked about. */
export function servicesInAll({ text, situation: { flow, appointments = [] } }: Pick<Heard, 'text' | 'situation'>) {
  if (flow !== 'ninguno' || !IN_ALL.test(text.norm)) return [];
  return [...new Set(appointments.map(({ serviceId }) => serviceId))];
}
