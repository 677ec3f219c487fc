/** One's appointments to which nothing happens: "…la del jueves sí voy", "…mas deixa o corte". */
import { whenOf, type Appointment } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import type { Text } from '../../words/text.ts';
import { STAY } from '../../words/words.ts';
import { timesIn } from '../../time/index.ts';
import { CANCELS, MOVES, targetStart } from '../moving/where-to.ts';

/** "…mas deixa o corte", "…la consulta la mantengo", "…but not the Thursday one", "…y confirma el tinte": nothing becomes of it. */
export const STAYS = new RegExp(
  ` (?:${STAY}|deixe|confirm(?:a|o|e|en|ar|ame|eme)|queda|quedan|sigue|siguen|stays?) |^ (?:no|nao|not) | (?:no|nao) $`,
);
/** "…la del jueves sí voy", "…a de segunda eu vou", "…el corte sí": to that one he comes. */
export const COMES =
  /^(?!.* (?:no|nao|not|ni|tampoco|tambien|tambem|too|sin|nunca|don t|can t|won t) ).* (?:voy|vamos|puedo|podemos|podre|llego|llegamos|alcanzo|alcanzamos|ire|iremos|asisto|asistire|asistimos|vou|posso|consigo|chego|(?:ll|will|can) (?:go|come|attend|keep|make it|be there)|(?:si|sim) (?:l[oa] )?(?:quiero|quero|va|vai|me sirve)|(?:si|sim)(?= $)) /;
/** "…voy a la del lunes": no place that it goes to. */
const TO_THAT_ONE = / (?:a|al|to) (?:(?:la|el|lo|mi) (?:del?|que) |(?:the|my) [a-z]+ (?:one|appointment) )/;
export function staysAsItIs(said: Text): boolean {
  const { norm } = said;
  const comes = COMES.test(norm) && !CANCELS.test(norm) && !MOVES.test(norm);
  if (comes && TO_THAT_ONE.test(norm)) return true;
  return (comes || STAYS.test(norm)) && targetStart(said) === undefined;
}

/** A day or an hour that is not its own. */
export function isElsewhen(raw: string, { slot }: Appointment, situation: Situation): boolean {
  const { fecha, hora, horaCandidates } = timesIn(raw, situation);
  const own = whenOf(slot, situation.now.timeZoneId);
  const otherHour = hora !== undefined && ![hora, ...horaCandidates].includes(own.hora_especifica);
  return (fecha !== undefined && fecha !== own.fecha_deseada) || otherHour;
}
