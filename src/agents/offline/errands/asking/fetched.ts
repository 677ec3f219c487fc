/**
 * When what was left there may be fetched: "¿a qué hora paso por mi perro?", "¿cuándo lo puedo pasar a buscar?", "what time
 * can I pick him up?". A question, and "paso" moves no appointment; nobody here knows how long it takes that day.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { APPOINTMENT } from '../../words/words.ts';

const WHEN =
  '(?:a que horas?|que horas?|a partir de que horas?|desde que hora|tipo que hora|mas o menos a que hora|cuando|a que horas|quando|(?:at )?what time|when)';
const MAY =
  '(?:(?:l[oa]s?|me|o|a|os|as|yo|eu|mas o menos|ya|tengo que|tenemos que|hay que|puedo|podemos|podria|podriamos|debo|se|tenho que|posso|podemos|i|we|can|should|could|do|have to|need to|to|voy a|vamos a|es que) )*';
const FETCHES = `(?:pas(?:o|ar|amos|aria|e) (?:por|a (?:buscar|recoger|retirar|llevar(?:me)?|traer)|pa (?:buscar|recoger)|buscando|recogiendo)|(?:recoj|recog|retir|busc)[a-z]*|ir (?:por|a (?:buscar|recoger|retirar))|voy (?:por|a (?:buscar|recoger|retirar))|pegar|buscar|(?:pick|collect)(?: [a-z]+){0,3} up|pick up|collect)`;
const ASKED = new RegExp(` ${WHEN} ${MAY}${FETCHES}(?:l[oa]s?)? `);
/** "¿Cuándo puedo pasar por una cita?", "busco turno": an hour is looked for. */
const AN_HOUR = new RegExp(` (?:una?|otr[oa]|algun|alguna|uma?|an?|another|any) (?:${APPOINTMENT}) | busco `);

export function asksWhenToFetch(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || (situation.appointments ?? []).length === 0) return undefined;
  if (!ASKED.test(text.norm) || AN_HOUR.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro' });
}
