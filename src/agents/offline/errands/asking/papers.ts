/** Papers and contacts of the house: "necesito un certificado", "quiero el teléfono de la clínica". People have them; no appointment is made for it. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT, PAPER } from '../../words/words.ts';
import { namesService } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';

const LEAD =
  '(?:(?:hola|buenas|buenos|buen|muy|dias?|tardes|noches|y|e|and|pero|ah|una|consulta|pregunta|disculp[ae]|perdon|por favor|porfa|please|oye|che|oi|ola|bom|boa|hi|hello|hey|good|morning) )*';
const WANTS =
  '(?:quiero|quisiera|queria|necesito|necesitaria|preciso|ocupo|quero|gostaria de|i (?:want|need)|i d like|can i (?:get|have)|could i (?:get|have)|(?:me |nos )?(?:das|da|dan|pasas|pasa|pasan|mandas|manda|mandan|envias|envia|envian|podes dar|podrias dar|puede dar|pueden dar|puedes dar|podria dar|pode dar|podem dar)|(?:manda|pasa|envia|da|de|pase|mande|envie)me)';
const TO_GET =
  '(?:(?:pedir|pedirles|pedirte|retirar|recibir|tener|ver|obtener|sacar|conseguir|saber|que me (?:den|manden|envien|pasen|hagan)|a copia de|una copia de|un duplicado de|pegar|receber|ter|get|have|see|a copy of) )?';
const WHOSE =
  '(?:(?:un|una|el|la|los|las|mi|mis|su|sus|tu|tus|uma?|o|os|as|meu|minha|meus|minhas|an?|the|my|your|otro|otra|algun|alguna) )*';
const CONTACT =
  '(?:(?:numero de )?(?:telefono|telefone|celular|whatsapp|fono|phone(?: number)?)|e ?mail|mail|correo(?: electronico)?|instagram|facebook|pagina(?: web)?|web|site|website)';
/** "La receta y un turno" is an errand beside. */
const TAIL = '(?: (?!(?:y|e|and|turnos?|citas?|horas?|consulta|appointment)(?= ))[^ ]+){0,6}';
const ASKED = re`^ ${LEAD}${WANTS} ${TO_GET}${WHOSE}(?:${PAPER}|${CONTACT})${TAIL} $`;
/** "Necesito el comprobante de mi hora del jueves", "o recibo da minha consulta": of what he has, or has paid. */
const RECEIPT = re`^ ${LEAD}${WANTS} ${TO_GET}${WHOSE}(?:comprobantes?|recibos?|comprovantes?|constancias?|certificados?|justificativos?|receipts?|proof) (?:del?|d[ao]|por|for|of) ${WHOSE}(?:${APPOINTMENT}|pagos?|pagamento|payment|atencion|asistencia)(?: (?!(?:y|e|and)(?= ))[^ ]+){0,6} $`;
/** "Quiero dejar una reseña", "me cambié de número": told to people. */
const TELLS = re`^ ${LEAD}(?:${WANTS} (?:dejar(?:les)?|hacer(?:les)?|escribir|poner|deixar|leave|write) ${WHOSE}(?:resenas?|opinion|comentario|sugerencia|avaliacao|review)|(?:${WANTS} )?(?:me )?(?:cambi|actualiz|modific|mud|atualiz|chang|updat)[a-z]* (?:de )?${WHOSE}(?:numero|number|${CONTACT}))${TAIL} $`;

const TALKS = / (?:hablo|hablar|llamo|llamar|llamarl[oa]s|ligo|ligar|falar|call|talk|speak) /;

export function asksForPapers(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, tenant } = situation;
  // "Pasame el teléfono, así hablo": he wants to talk to somebody.
  if (flow !== 'ninguno' || TALKS.test(text.norm) || ![ASKED, RECEIPT, TELLS].some((said) => said.test(text.norm)))
    return undefined;
  if (tenant !== undefined && servicesTold(text.raw, tenant).length > 0) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro', area: 'GENERAL' });
}

/** "¿Se necesita algo para la limpieza?", "hay que llevar algo": how one comes prepared is asked, and nothing is wished for. */
const BEFORE_PREPARING =
  '(?:(?:hola|buenas|buenos|buen|dias?|tardes|y|e|and|pero|ah|una|consulta|pregunta|disculp[ae]|oye|che|oi|ola|hi|hello|para (?:eso|ir|la cita|el turno)) )*';
const SOMETHING = '(?:algo|alguna cosa|algun (?:documento|papel|requisito|estudio)|nada|something|anything)';
const NEEDED = '(?:se (?:necesita|necesitan|requiere|precisa|pide)|hace falta|piden|es necesario|precisa de|is)';
const TO_DO =
  '(?:hay que|tengo que|tenemos que|hace falta|es necesario|necesito|debo|debemos|toca|tenho que|precisa|preciso|tem que|do i (?:need|have) to|should i|need to)';
const BRING = '(?:llevar|traer|presentar|preparar|hacer|saber|tener en cuenta|levar|trazer|fazer|bring|prepare|do)';
const ASKS = re`^ ${BEFORE_PREPARING}(?:${NEEDED} ${SOMETHING}(?: needed| required)?|${TO_DO} ${BRING} ${SOMETHING}|(?:que|o que|what) ${TO_DO} ${BRING})(?: (?:en )?especial| antes| before| extra)*(?: (?:para|pra|para el|for|antes de|con)(?: [^ ]+){1,5})? $`;

export function asksToPrepare(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  if (situation.field !== undefined || hit?.intent === 'person' || !ASKS.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro' });
}

/** "¿Me avisan un día antes?": of what the business does by itself, and no wish to book, to move or to be told the hour. */
const TELL = '(?:avis|record|recuerd|mand|envi|escrib|llam|lembr|manda|remind|text|notify|send|call)[a-z]*';
const BEFOREHAND = '(?:antes|before|ahead|previ[oa]|la vispera|na vespera)';
const REMINDS = re` (?:me|nos) (?:(?:van a|vas a|va a|pueden|podes|puedes|puede|podrian|vao|vai) )?${TELL}(?: [^ ]+){0,5} ${BEFOREHAND} | (?:do|will|can|could) (?:you|u)(?: guys)? ${TELL}(?: [^ ]+){0,6} ${BEFOREHAND} | (?:voces|vcs) (?:me |nos )?${TELL}(?: [^ ]+){0,5} ${BEFOREHAND} `;
/** "Avisame una hora antes, ¿dale?", "¿ustedes me recuerdan la cita o yo solito?" */
const REMIND_ME = re` (?:avis(?:a|e)|record(?:a)|recuerd(?:a|e)|lembr(?:a|e)|remind)(?:me|nos| me| us)(?: [^ ]+){0,5} ${BEFOREHAND} | (?:ustedes|uds|usted|voces|do you)(?: (?:me|nos))? (?:recuerda|recuerdan|avisan|avisa|lembram|remind)(?: [^ ]+){0,5} `;
const THE_REMINDER =
  / (?:hay|hacen|mandan|mandas|envian|envias|manda|tienen|tem|send|get|enviam|mandam|llega|recibo|voy a recibir)(?: [^ ]+){0,3} (?:recordatorios?|lembretes?|reminders?) /;
/** "¿Me avisan si se libera un lugar antes?" */
const IF_FREE =
  / (?:si|se|if|cuando|quando|when) (?:se |hay |alguien |something |one )?(?:libera|desocupa|abre|surge|opens|cancela)/;

/** "Recordame el jueves que tengo reunión a las 15": of his own affairs, and no hour that he comes at. */
const OF_HIS_OWN =
  /^ (?:(?:hola|oye|che|porfa|por favor|please|y|me|puedes|podes|podrias|puede|can you|podria) )*(?:recuerdame|recordame|recuerdeme|recordarme|recuerdas|recordas|avisame|aviseme|remind me|lembre me|me lembra) /;
const OF_THE_HOUSE = re` (?:${APPOINTMENT}|quiero|quisiera|necesito|quero|preciso|want|need|hay|tienen|tenes|abren|atienden|mejor|si|se|if|cuando|quando|when|donde|cuanto) `;

export function asksForReminder(heard: Heard): boolean {
  const { norm, asks } = heard.text;
  if (asks && !IF_FREE.test(norm) && [REMINDS, REMIND_ME, THE_REMINDER].some((said) => said.test(norm))) return true;
  const { flow, asks: open } = heard.situation;
  if (flow !== 'ninguno' || open === 'confirm' || !saysWhen(heard.times) || namesService(heard)) return false;
  return OF_HIS_OWN.test(norm) && !OF_THE_HOUSE.test(norm.replace(A_WHILE, ' '));
}
/** No appointment, as "hora" is in Chile. */
const A_WHILE = / (?:una|1|media) hora (?=antes )/;

/**
 * When what was left there may be fetched: "¿a qué hora paso por mi perro?", "¿cuándo lo puedo pasar a buscar?", "what time
 * can I pick him up?". A question, and "paso" moves no appointment; nobody here knows how long it takes that day.
 */
const WHEN =
  '(?:a que horas?|que horas?|a partir de que horas?|desde que hora|tipo que hora|mas o menos a que hora|cuando|a que horas|quando|(?:at )?what time|when)';
const MAY =
  '(?:(?:l[oa]s?|me|o|a|os|as|yo|eu|mas o menos|ya|tengo que|tenemos que|hay que|puedo|podemos|podria|podriamos|debo|se|tenho que|posso|i|we|can|should|could|do|have to|need to|to|voy a|vamos a|es que) )*';
const FETCHES = `(?:pas(?:o|ar|amos|aria|e) (?:por|a (?:buscar|recoger|retirar|llevar(?:me)?|traer)|pa (?:buscar|recoger)|buscando|recogiendo)|(?:recoj|recog|retir|busc)[a-z]*|ir (?:por|a (?:buscar|recoger|retirar))|voy (?:por|a (?:buscar|recoger|retirar))|pegar|buscar|(?:pick|collect)(?: [a-z]+){0,3} up|pick up|collect)`;
const ASKED_TO_FETCH = re` ${WHEN} ${MAY}${FETCHES}(?:l[oa]s?)? `;
/** "¿Cuándo puedo pasar por una cita?", "busco turno": an hour is looked for. */
const AN_HOUR = re` (?:una?|otr[oa]|algun|alguna|uma?|an?|another|any) (?:${APPOINTMENT}) | busco `;

export function asksWhenToFetch(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || (situation.appointments ?? []).length === 0) return undefined;
  if (!ASKED_TO_FETCH.test(text.norm) || AN_HOUR.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro' });
}
