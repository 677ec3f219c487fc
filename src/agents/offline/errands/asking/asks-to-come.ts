/** Beside a question: that he wants to come then, or whether there is a place then. */
import type { Situation } from '../../situation.ts';
import { serviceIn, servicesTold } from '../../names.ts';
import { thingsTold } from '../several/things-told.ts';
import { timesIn } from '../../time/index.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { whenOf } from '../../../../domain.ts';
import { APPOINTMENT, ES_DAYS } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/** "¿Cuánto sale guitarra? Quiero ir el jueves tipo 7": of what was asked about. */
const COMES =
  / (?:quiero|quisiera|queria|querria|me gustaria|necesito|quero|gostaria de|queria|i want to|i d like to|want to) (?:ir|venir|pasar|probar|asistir|acudir|llevarl[oa]|llevar|experimentar|come|go|try) /;
export function wantsToCome(raw: string, situation: Situation): boolean {
  if (situation.flow !== 'ninguno') return false;
  const times = timesIn(raw, situation);
  if (!saysWhen(times)) return false;
  return COMES.test(readText(raw).norm) || WANTED_AT.test(besideTimes(raw, times, situation));
}
/** "¿Cuánto sale la cancha? Quiero mañana a las 19", "lo quiero para el jueves a las 11 en Norte". */
const WANTED_AT =
  /^ (?:(?:y|e|and|entonces|entao|then) )*(?:(?:(?:yo|eu|lo|la|los|las|me) )*(?:quiero|quisiera|queria|quero|gostaria|gustaria|necesito|preciso)|i (?:want|need|would like|d like))(?: (?:it|one|un[oa]?|uma?|para|pra|pro|for|el|la|los|las|o|a|as|no|na|en|em|in|por|at|on|con|com|with|por favor|porfa|please|gracias|obrigad[oa]|thanks))* $/;
/** Without when, where, with whom and what for. */
function besideTimes(raw: string, { spans }: ReturnType<typeof timesIn>, situation: Situation): string {
  return readText(without(raw, [...spans, ...thingsTold(raw, situation)])).norm;
}

/** "¿Cuánto sale? ¿Y tienen para mañana a las 10?": a place is asked for, and nothing else at that time. */
const FREE_AT =
  /^ (?:(?:y|e|o|and|si|se|if|ah|hola|oye|disculpa|por casualidad|olha(?: so)?|mira|yo|eu|quer[ei]a|quisiera|saber|preguntar|consultar|voces|vcs|ustedes|uds) )*(?:tienen|tenes|tienes|tiene|teneis|hay|habra|habria|tendran|tendras|tendria[ns]?|tem|teria|do you have|is there|are there|any)(?: (?:algo|algun|alguna|un|una|uno|lugar|lugarcito|hueco|huequito|cupo|cupito|espacio|chance|vaga|libre|disponible|disponibilidad|turno|cita|hora|horario|anything|something|para|pra|for|el|la|los|las|a|as|o|no|na|en|por|at|on|ese|esa))* $/;
export function asksWhetherFree(raw: string, situation: Situation): boolean {
  const times = timesIn(raw, situation);
  if (!saysWhen(times)) return false;
  const { norm } = readText(without(raw, times.spans));
  const taken = CAN_GET.test(norm) || TAKES_BOOKINGS.test(norm);
  if (CAN_COME_AT.test(norm) || (taken && namesIt(raw, situation))) return true;
  // "¿Y se puede el jueves a las 10 en Norte con Ana?": where, with whom and what for stand beside it.
  const bare = besideTimes(raw, times, situation);
  return FREE_AT.test(bare) || POSSIBLE_AT.test(bare);
}
/** "…y se puede el jueves a las 10?", "…and is Thursday at 10 ok?", "me sirve el jueves a las 10": whether that time will do. */
const POSSIBLE_AT = new RegExp(
  '^ (?:(?:y|e|o|and|si|se|if|sera que|crees que|sabes|saber|ver) )*' +
    '(?:se (?:puede|podria|podra)|(?:me|nos) (?:sirve|serviria|queda|quedaria|viene|conviene)(?: bien)?|(?:puede|podria|podra|pode|poderia) ser|(?:es|sera|seria) posible|(?:e|seria) possivel|(?:da|daria|rola)(?: (?:pra|para)(?: ser)?)?|(?:is|would|could|can|does|do)(?: (?:it|that))?(?: (?:be|work|possible))?|(?:it|that) (?:could|would|can|might) (?:be|work))' +
    '(?: (?:ok|okay|okey|fine|good|free|available|possible|work|works|for|you|with|con|com|en|em|na|no|at|on|para|pra|pal?|de|del|el|la|los|las|o|a|un|una|um|uma|hacer|hacerlo|fazer|tambien|tambem|too|ahi|there|por favor|porfa|please|gracias|obrigad[oa]|thanks|thank you|prefer(?:iblemente|entemente|encialmente|encia|ably)))* $',
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

/**
 * "¿Puedo dejar agendado todos los martes a las 18?", "quiero un turno fijo": one booking is made at a time, so that
 * whether more can be arranged is asked of the house, and the first is looked for.
 */
const BOOKS =
  '(?:dej|agend|reserv|fij|anot|apart|apunt|separ|sac|marc|program|ten|book|schedul|deix)(?:ar|er|ame|eme|arme|arlo|arla|a|o|e|ado|ada|ados|adas|ing|ed|ule|me)?(?:me)?';
const WEEKDAY = `(?:${ES_DAYS}|segundas?|tercas?|quartas?|quintas?|sextas?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)`;
const EVERY = `(?:(?:todos los|todas las|todas as|todos os|toda|todo|cada|every|every other)(?: 2| dos| duas| two| primer)? (?:${WEEKDAY}|semanas?|15 dias|quince dias|mes(?:es)?|weeks?|months?))`;
const FIXED = re` (?:${APPOINTMENT}) (?:fij[oa]s?|fix[oa]s?|semanal(?:es)?|quincenal(?:es)?|mensual(?:es)?|recurrentes?|recorrentes?)| (?:weekly|recurring|standing|monthly) (?:${APPOINTMENT}) `;
const AGAIN_AND_AGAIN = re` ${BOOKS} (?:[^ ]+ ){0,5}${EVERY} | ${EVERY} (?:[^ ]+ ){0,4}${BOOKS} `;
/** "Trabajo todos los martes", "¿cuánto sale la semanal?" */
const OTHERWISE =
  / (?:cancel|anul|mov|muev|cambi|pas[ae]|cuanto|quanto|how|precio|abren|atienden|trabaj|labur|estudi|curs[oa]|ocupad|libre|work|study|busy)/;
const WISHES =
  / (?:quiero|quisiera|queria|querria|necesito|puedo|podria|podemos|puede|se puede|gustaria|busco|quero|posso|gostaria|preciso|want|need|can|could|like) /;
const PERIOD = /(?<![a-z])(?:semanal|quincenal|mensual|fij[oa]|recurrente|recorrente|weekly|monthly)/;

export function wantsItEveryWeek(heard: Heard): readonly Act[] | undefined {
  const { text, situation, hit } = heard;
  if (situation.flow !== 'ninguno' || OTHERWISE.test(text.norm) || !WISHES.test(text.norm)) return undefined;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  // A "sesión semanal" may be sold as such.
  const sold = situation.tenant?.services.some(({ name }) => PERIOD.test(fold(name))) ?? false;
  if (!AGAIN_AND_AGAIN.test(text.norm) && (sold || !FIXED.test(text.norm))) return undefined;
  return [{ intent: 'ask', topic: 'otro', area: 'GENERAL', from: 0, to: 0 }, act(heard, { intent: 'book' })];
}

/** "¿Me pasás el link de la videollamada?", "¿cómo me conecto?", of a virtual one that he has: how one joins it, and no payment. */
const LINK = '(?:link|liga|enlace|url|codigo|invitacion|convite|invite)';
const CALL =
  '(?:video ?llamadas?|video ?chamadas?|video ?calls?|chamada de video|videoconferencia|reunion|reuniao|meeting|zoom|meet|google meet|teams|skype|sala(?: virtual)?|aula virtual|room)';
const VISIT = `(?:${CALL}|${APPOINTMENT}|terapia|asesoria|online|virtual)`;
const OF = '(?:(?:de|del|da|do|para|pra|of|for|to) )(?:(?:la|el|mi|a|o|minha|meu|the|my|entrar a|unirme a) )*';
const JOIN =
  '(?:conectar(?:me|nos|se)?|conecto|conectamos|conecta|unir(?:me|nos|se)?|entrar|entro|entramos|ingresar|join|connect|log in|get in)';
/** What names the room by itself. */
const TO_JOIN: readonly RegExp[] = [
  re` ${LINK} ${OF}${VISIT} | ${LINK} (?:para|pra|to) ${JOIN} | ${VISIT} ${LINK} `,
  re` (?:como|por donde|donde|onde|how|where)(?: (?:me|nos|se|hago|hacemos|faco|para|pra|do|can|i|we|to|eu|puedo|debo|tengo que))* ${JOIN} `,
  re` (?:por donde|donde|onde|como|where|how)(?: (?:es|seria|va a ser|hacemos|se hace|sera|e|is|vai ser|will))* (?:(?:la|el|a|o|the|mi|my) )*${CALL} `,
  re` (?:mand|envi|pas|compart|send|dan|dame|deme|tenes|tienes|tiene)[a-z]*(?: (?:me|nos|el|la|o|a|un|una|the|de))* ${CALL} `,
];
/** "¿El zoom?" */
const ONLY_CALL = re`^ (?:(?:y|e|and|el|la|o|a|the|hola|oi|hi) )*${CALL} $`;
/** A bare link, where none is to be paid. */
const BARE = re` ${LINK} `;
const OF_MONEY =
  / (?:pag[a-z]*|abon[a-z]*|cobr[a-z]*|pay[a-z]*|paid|pix|sena|sinal|deposit[a-z]*|anticipo|transf[a-z]*|tarjeta|cartao|card|mercado ?pago|factura|ubicacion|mapa|maps?|instagram|web|pagina|catalogo|menu|formulario|resena|review) /;

/** "La sesión del jueves, ¿por dónde es?", "¿dónde es mi turno?": nobody is at the street's address of a virtual one. */
const HELLO =
  '(?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches|disculp[ae]|perdon|oye|che|oi|ola|bom|hi|hello|hey|y|e|and|pero|una (?:consulta|pregunta)|entonces) )*';
const IT = '(?:(?:lo|la|el|mi|nuestr[oa]|o|a|meu|minha|my|our|the) (?:[^ ]+ ){0,5}?)';
const IS = '(?:es|era|seria|sera|va a ser|hacemos|se hace|e|vai ser|is|will it be|do we meet)';
const WHERE = '(?:por donde|por onde|a?donde|onde|where|en donde)';
const WHERE_IT_IS = re`^ ${HELLO}(?:${IT})?${WHERE} (?:(?:hay que|tengo que|tenho que) (?:ir|entrar|conectarme)|${IS})(?!.* (?:oficinas?|consultorio|local|clinica|sede|sucursal|office|unidade|negocio) )(?: ${IT}?[^ ]+){0,2} $|^ ${HELLO}(?:${IT})?${IS} ${WHERE} $`;
/** "¿Lo del miércoles es por zoom o hay que ir?" */
const BY = '(?:(?:por|pelo|pela|via|on|by|en|de forma|de manera) )?';
const WAY = `${BY}(?:${CALL}|virtual|online|presencial|remot[oa]|whatsapp|(?:in|en) person[a]?)`;
const GOES =
  '(?:(?:hay que|tengo que|tenho que|do i have to|tem que) (?:ir|go)(?: (?:alla|ahi|ai|there|in))?|voy (?:alla|ahi))';
const HOW_IT_IS = re`^ ${HELLO}${IT}${IS} (?:${WAY}|${GOES})(?: (?:o|ou|or) (?:es )?(?:${WAY}|${GOES}))? $`;

/** Of which of his he speaks: those of the day that is told, else all. */
function meant({ times, situation }: Heard): readonly string[] {
  const { appointments = [], now } = situation;
  const day = times.fechaOriginal ?? times.fecha;
  const then = appointments.filter(
    ({ slot }) => day === undefined || whenOf(slot, now.timeZoneId).fecha_deseada === day,
  );
  return then.map(({ serviceId }) => serviceId);
}

export function asksToJoin(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const { flow, tenant, owes } = situation;
  const isVirtual = (id: string) => tenant?.services.find((s) => s.id === id)?.modality === 'virtual';
  const all = meant(heard);
  const own = all.filter(isVirtual);
  if (flow !== 'ninguno' || tenant === undefined || own[0] === undefined) return undefined;
  if (OF_MONEY.test(text.norm) || heard.times.hora !== undefined) return undefined;
  const links = BARE.test(text.norm);
  if (!links && hit !== undefined && CHANGES.has(hit.intent)) return undefined;
  const bare = owes !== true && links;
  const called = text.asks && ONLY_CALL.test(text.norm);
  const placed = all.length === own.length && WHERE_IT_IS.test(text.norm);
  if (!bare && !called && !placed && ![...TO_JOIN, HOW_IT_IS].some((one) => one.test(text.norm))) return undefined;
  const named = servicesTold(text.raw, tenant).find((id) => own.includes(id));
  return act(heard, { intent: 'ask', topic: 'modalidad', area: 'AGENDAMIENTO', service: named ?? own[0] });
}
const CHANGES: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['book', 'move', 'cancel']);
