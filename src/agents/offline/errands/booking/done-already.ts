/**
 * "Ya hice la consulta inicial, necesito asesoría laboral", "ayer fui a la prueba y me encantó, quiero seguir con guitarra",
 * "já fiz o ensaio, quero…", "i already did the exam, i need…": what was done is no wish, where what is wanted now is told by
 * its own name behind it.
 */
import { findNames, leftOpen, serviceIn } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { WANT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const GREETED =
  '(?:(?:hola|buenas|buenos dias|buen dia|buenas tardes|buenas noches|oi|ola|bom dia|boa tarde|hi|hello)[\\s,.!]+)*';
const WHO = "(?:yo|eu|i(?:[’' ]ve)?|we|nosotr[oa]s|me|le|nos|te|se)";
const ONCE =
  '(?:ya|ja|already|ayer|anteayer|antier|hoy|recien|ontem|anteontem|hoje|yesterday|today|just|(?:la |el |a |o )?(?:semana|mes|lunes|martes|miercoles|jueves|viernes|sabado|domingo) pasad[oa]|(?:na |a )?semana passada|last (?:week|month|time)|el otro dia|(?:hace|ha|faz) [a-z0-9]+ (?:dias?|semanas?|meses))';
const DID =
  '(?:hice|hicimos|hicieron|hizo|tuve|tuvimos|tome|tomamos|tomaron|sacaron|saque|fui|fuimos|vine|vinimos|estuve|pase|fiz|fizemos|fizeram|tive|tivemos|tiraram|vim|did|had|took|done|went|came)(?:\\s+(?:me|le|nos))?(?:\\s+(?:por|para|to|for))?';
/** What was only booked or paid is none that was done, nor what one had to do. */
const BOOKED =
  '(?!(?:(?:un|una|la|el|mi|uma?|a|o|minha|meu|the|my|an)\\s+)?(?:reserva|reservacion|cita|turno|hora|pedido|agendamento|booking|appointment|reservation|pago|transferencia|deposito|sena|abono|anticipo|sinal|pagamento|pix|payment|transfer|que|to)\\b)';
/** "Mi marido reservó limpieza a las 10": another's, and as little. */
const ANOTHER_DID = `(?:mi|meu|minha|my)\\s+(?:${KIN_WORD})(?:\\s+[a-z]+)?\\s+(?:(?:ya|ja)\\s+)?(?:agendo|reservo|saco|pidio|agendou|reservou|marcou|booked)`;
const ENDS = '(?:\\s*[,.;:!]+\\s*|\\s+(?:y|e|and|pero|mas|but|asi que|entonces)\\s+)';
const DONE = re`^[¡\s]*${GREETED}(?:(?:(?:${WHO}|${ONCE})[\s,]+)*${DID}\s+(?:${ONCE}\s+)?${BOOKED}|${ANOTHER_DID}\s+)(?<what>[^,.;:!?]{3,60}?)${ENDS}(?=\S)`;
const WISHES = re`(?<![a-z])(?:${WANT}|me toca|toca|agend[a-z]*|reserv[a-z]*|anot[a-z]*|marc[a-z]*|dame|deme|book)(?![a-z])`;
const CHARS_MAX = 240;

export function withoutWhatWasDone({ raw }: Text, { flow, tenant }: Situation): Text | undefined {
  if (flow !== 'ninguno' || tenant === undefined || raw.length > CHARS_MAX) return undefined;
  const said = DONE.exec(fold(raw));
  if (said === null || serviceIn(said.groups?.['what'] ?? '', tenant) === undefined) return undefined;
  const rest = raw.slice(said[0].length);
  const named = serviceIn(rest, tenant) !== undefined || leftOpen(rest, tenant).length > 0;
  if (!named || !WISHES.test(fold(rest))) return undefined;
  // "Ayer hice la evaluación con Andrea, ahora necesito una sesión con ella": who it was stays.
  const { profesional } = findNames(said[0], tenant);
  const who = tenant.professionals.find(({ id }) => id === profesional)?.name;
  return readText(who === undefined ? rest : rest.replace(WITH_HER, `con ${who}`));
}
const WITH_HER = /(?<!\p{L})(?:con|com|with)\s+(?:ella|él|el|ela|ele|her|him)(?=\s*(?:$|[.,;!?]))/iu;
