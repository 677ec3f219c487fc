/** Beside a question: that he wants to come then, or whether there is a place then. */
import type { Situation } from '../../situation.ts';
import { serviceIn } from '../../names.ts';
import { thingsTold } from '../several/things-told.ts';
import { timesIn } from '../../time/index.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';

/** "¿Cuánto sale guitarra? Quiero ir el jueves tipo 7": of what was asked about. */
const COMES =
  / (?:quiero|quisiera|queria|querria|me gustaria|necesito|quero|gostaria de|queria|i want to|i d like to|want to) (?:ir|venir|pasar|probar|asistir|acudir|llevarl[oa]|llevar|experimentar|come|go|try) /;
export function wantsToCome(raw: string, situation: Situation): boolean {
  return situation.flow === 'ninguno' && COMES.test(readText(raw).norm) && saysWhen(timesIn(raw, situation));
}

/** "¿Cuánto sale? ¿Y tienen para mañana a las 10?": a place is asked for, and nothing else at that time. */
const FREE_AT =
  /^ (?:(?:y|e|o|and|si|ah|hola|oye|disculpa|por casualidad) )*(?:tienen|tenes|tienes|tiene|teneis|hay|habra|habria|tendran|tendras|tendria[ns]?|tem|teria|do you have|is there|are there|any)(?: (?:algo|algun|alguna|un|una|uno|lugar|lugarcito|hueco|huequito|cupo|cupito|espacio|chance|vaga|libre|disponible|disponibilidad|turno|cita|hora|horario|horario|anything|something|para|pra|for|el|la|los|las|a|as|o|no|na|en|por|at|on|ese|esa))* $/;
export function asksWhetherFree(raw: string, situation: Situation): boolean {
  const times = timesIn(raw, situation);
  if (!saysWhen(times)) return false;
  const { norm } = readText(without(raw, times.spans));
  const taken = CAN_GET.test(norm) || TAKES_BOOKINGS.test(norm);
  if (CAN_COME_AT.test(norm) || (taken && namesIt(raw, situation))) return true;
  // "¿Y se puede el jueves a las 10 en Norte con Ana?": where, with whom and what for stand beside it.
  const bare = readText(without(raw, [...times.spans, ...thingsTold(raw, situation)])).norm;
  return FREE_AT.test(bare) || POSSIBLE_AT.test(bare);
}
/** "…y se puede el jueves a las 10?", "…and is Thursday at 10 ok?": whether that time will do. */
const POSSIBLE_AT = new RegExp(
  '^ (?:(?:y|e|o|and|si|se|if|sera que|crees que|sabes|saber|ver) )*' +
    '(?:se (?:puede|podria|podra)|(?:puede|podria|podra|pode|poderia) ser|(?:es|sera|seria) posible|(?:e|seria) possivel|(?:da|daria|rola)(?: (?:pra|para)(?: ser)?)?|(?:is|would|could|can|does|do)(?: (?:it|that))?(?: (?:be|work|possible))?)' +
    '(?: (?:ok|okay|okey|fine|good|free|available|possible|work|works|for|you|with|con|com|en|em|na|no|at|on|para|pra|pal?|de|del|el|la|los|las|o|a|un|una|um|uma|hacer|hacerlo|fazer|tambien|tambem|too|ahi|there|por favor|porfa|please))* $',
);
/** "…y aceptan reservas para pedicura el jueves a las 4?" */
const TAKES_BOOKINGS =
  /^ (?:(?:y|e|o|and|tambien|also|tambem|ustedes|voces|se|do|you|can i|puedo) )*(?:acept|aceit|tom|recib|receb|take|accept|hac|make|faz)[a-z]* (?:reservas?|reservaciones|turnos?|citas?|horas|agendamentos?|bookings?|appointments?|reservations?) /;
/** "…and can I get a manicure that day at noon?", "¿y me das un facial a las 14?": the service by its name. */
const CAN_GET =
  /^ (?:(?:y|e|o|and|tambien|also|tambem|se|sera que) )*(?:(?:me|nos) (?:l[oa] )?(?:das|da|dan|das|apartas|aparta|anotas|agendas|reservas|sacas|marca|reserva)|(?:(?:me|nos) )?(?:puedo|podria|podemos|se puede|podes|puedes|puede|pueden|posso|da pra|can i|could i|may i) (?:get|have|book|schedule|tomar|hacer(?:me)?|llevar|traer|reservar|agendar|sacar|apartar|separar|pedir|marcar|fazer|levar|dar(?:me)?|vacunar)) /;

/** Its service, or "uno", "la", of what was asked about before. */
function namesIt(raw: string, { tenant, flow }: Situation): boolean {
  if (flow !== 'ninguno' && flow !== 'pagos') return false;
  const named = serviceIn(raw, tenant) !== undefined;
  return named || ONE_OF_IT.test(readText(raw).norm);
}
const ONE_OF_IT =
  / (?:me|nos) (?:(?:das|da|dan|apartas|aparta|reservas|reserva|marca|podes dar|puedes dar) (?:un[oa]|uma?)|l[oa] [a-z]+) | (?:get|have|book) one /;
/** "¿Cuánto vale el baño y lo puedo llevar mañana a las 2?": what was asked about, and when. */
const CAN_COME_AT =
  /^ (?:(?:y|e|o|and|si|tambien|also|tambem) )*(?:(?:me|nos|se) )?(?:l[oa]s? )?(?:(?:puedo|podria|podriamos|podemos|se puede|se podria|podes|puedes|puede|pueden|posso|da pra|can i|could i) )(?:(?:me|nos) )?(?:hacer|hacerme|hacerl[oa]|hacermel[oa]|llevar|llevarl[oa]|traer|traerl[oa]|ir|pasar|venir|agendar|agendarl[oa]|reservar|reservarl[oa]|sacar|sacarl[oa]|hacersel[oa]|fazer|levar|marcar|come|do it|get it|book it|bring)(?: (?:para|pra|for|el|la|los|las|a|as|o|no|na|en|por|at|on|ese|esa))* $/;

/** "¿Trabajan los domingos? Si no, quiero consulta el lunes": what is wished for then is wished for, and the question is answered. */
export function withoutIfNot({ raw }: Text, { flow }: Situation): Text | undefined {
  const found = flow === 'ninguno' ? IF_NOT.exec(fold(raw)) : null;
  if (found === null) return undefined;
  return readText(`${raw.slice(0, found.index)}${raw.slice(found.index + found[0].length)}`);
}
const IF_NOT =
  /(?<=\?\s*)(?:(?:y|e|and|ou|o)\s+)?(?:(?:si|se) (?:no|nao)|senao|if not)\s*[,.]?\s+(?=(?:\S+\s+){2})(?!hay|tienen|tenes|tem|there)/;

/**
 * "Si abren, agéndame ventosas a las 10", "si atienden el sábado quiero ir a las 11": on that condition, which the diary
 * sees to by itself: where they are closed, that is what it answers.
 */
export function withoutIfOpen({ raw }: Text): Text | undefined {
  const folded = fold(raw);
  const found = IF_OPEN.exec(folded);
  if (found === null || KNOWING.test(folded.slice(0, found.index))) return undefined;
  const [head, rest] = [raw.slice(0, found.index), raw.slice(found.index + found[0].length)];
  return TAKEN_THEN.test(readText(rest).norm) ? readText(`${head}${rest}`) : undefined;
}
const IF_OPEN =
  /(?<=^|[\s,.;?!])(?:(?:y|e|and)\s+)?(?:si|se|if)\s+(?:(?:es que|ustedes|uds|voces|vcs|you|you.?re|you are|ese dia|esse dia|ahi)\s+)*(?:abren|abris|atienden|atendes|trabajan|estan abiertos|estan atendiendo|abrem|atendem|open|are open)\b[\s,]*(?:(?:ese dia|esse dia|that day|entonces)\b[\s,]*)?/;
/** "Quería saber si abren…": asked. */
const KNOWING =
  /\b(?:saber|se|sabes?|ver|dime|decime|digame|decir(?:me)?|avis[a-z]+|pregunt[a-z]+|consult[a-z]+|confirm[a-z]+|know|see|tell me|ask|wonder[a-z]*|diz|fala)\s+(?:(?:me|por favor|porfa)\s+)?$/;
const TAKEN_THEN =
  /^ (?:[^ ]+ ){0,4}?(?:(?:agend|reserv|anot|apunt|apart|separ|marqu|marc)[a-z]*|quiero|quisiera|queria|necesito|me gustaria|quero|gostaria|preciso|dame|deme|ponme|poneme|pongame|book|put me|i want|i d like|i need) /;
