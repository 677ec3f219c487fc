/** "¿Se necesita algo para la limpieza?", "hay que llevar algo": how one comes prepared is asked, and nothing is wished for. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';

const LEAD =
  '(?:(?:hola|buenas|buenos|buen|dias?|tardes|y|e|and|pero|ah|una|consulta|pregunta|disculp[ae]|oye|che|oi|ola|hi|hello|para (?:eso|ir|la cita|el turno)) )*';
const SOMETHING = '(?:algo|alguna cosa|algun (?:documento|papel|requisito|estudio)|nada|something|anything)';
const NEEDED = '(?:se (?:necesita|necesitan|requiere|precisa|pide)|hace falta|piden|es necesario|precisa de|is)';
const TO_DO =
  '(?:hay que|tengo que|tenemos que|hace falta|es necesario|necesito|debo|debemos|toca|tenho que|precisa|preciso|tem que|do i (?:need|have) to|should i|need to)';
const BRING = '(?:llevar|traer|presentar|preparar|hacer|saber|tener en cuenta|levar|trazer|fazer|bring|prepare|do)';
const ASKS = new RegExp(
  `^ ${LEAD}(?:${NEEDED} ${SOMETHING}(?: needed| required)?|${TO_DO} ${BRING} ${SOMETHING}|(?:que|o que|what) ${TO_DO} ${BRING})(?: (?:en )?especial| antes| before| extra)*(?: (?:para|pra|para el|for|antes de|con)(?: [^ ]+){1,5})? $`,
);

export function asksToPrepare(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  if (situation.field !== undefined || hit?.intent === 'person' || !ASKS.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro' });
}
