/** Papers and contacts of the house: "necesito un certificado", "quiero el teléfono de la clínica". People have them; no appointment is made for it. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';

const LEAD =
  '(?:(?:hola|buenas|buenos|buen|muy|dias?|tardes|noches|y|e|and|pero|ah|una|consulta|pregunta|disculp[ae]|perdon|por favor|porfa|please|oye|che|oi|ola|bom|boa|hi|hello|hey|good|morning) )*';
const WANTS =
  '(?:quiero|quisiera|queria|necesito|necesitaria|preciso|ocupo|quero|gostaria de|i (?:want|need)|i d like|can i (?:get|have)|could i (?:get|have)|(?:me |nos )?(?:das|da|dan|pasas|pasa|pasan|mandas|manda|mandan|envias|envia|envian|podes dar|podrias dar|puede dar|pueden dar|puedes dar|podria dar|pode dar|podem dar)|(?:manda|pasa|envia|da|de|pase|mande|envie)me)';
const TO_GET =
  '(?:(?:pedir|pedirles|pedirte|retirar|recibir|tener|ver|obtener|sacar|conseguir|saber|que me (?:den|manden|envien|pasen|hagan)|a copia de|una copia de|un duplicado de|pegar|receber|ter|get|have|see|a copy of) )?';
const WHOSE =
  '(?:(?:un|una|el|la|los|las|mi|mis|su|sus|tu|tus|uma?|o|a|os|as|meu|minha|meus|minhas|an?|the|my|your|otro|otra|algun|alguna) )*';
const PAPER =
  '(?:certificados?|constancias?|justificativos?|historia(?:l)? (?:clinic[oa]|medic[oa])|expediente|radiografias|placas|resultados|analisis|estudios|receta(?: medica)?|orden medica|informe medico|atestados?|exames|prontuario|receituario|medical (?:records?|certificate)|(?:test )?results|x rays|sick note|prescription)';
const CONTACT =
  '(?:(?:numero de )?(?:telefono|telefone|celular|whatsapp|fono|phone(?: number)?)|e ?mail|mail|correo(?: electronico)?|instagram|facebook|pagina(?: web)?|web|site|website)';
/** "La receta y un turno" is an errand beside. */
const TAIL = '(?: (?!(?:y|e|and|turnos?|citas?|horas?|consulta|appointment)(?= ))[^ ]+){0,6}';
const ASKED = new RegExp(`^ ${LEAD}${WANTS} ${TO_GET}${WHOSE}(?:${PAPER}|${CONTACT})${TAIL} $`);
/** "Quiero dejar una reseña", "me cambié de número": told to people. */
const TELLS = new RegExp(
  `^ ${LEAD}(?:${WANTS} (?:dejar(?:les)?|hacer(?:les)?|escribir|poner|deixar|leave|write) ${WHOSE}(?:resenas?|opinion|comentario|sugerencia|avaliacao|review)|(?:${WANTS} )?(?:me )?(?:cambi|actualiz|modific|mud|atualiz|chang|updat)[a-z]* (?:de )?${WHOSE}(?:numero|number|${CONTACT}))${TAIL} $`,
);

const TALKS = / (?:hablo|hablar|llamo|llamar|llamarl[oa]s|ligo|ligar|falar|call|talk|speak) /;

export function asksForPapers(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, tenant } = situation;
  // "Pasame el teléfono, así hablo": he wants to talk to somebody.
  if (flow !== 'ninguno' || TALKS.test(text.norm) || !(ASKED.test(text.norm) || TELLS.test(text.norm)))
    return undefined;
  if (tenant !== undefined && servicesTold(text.raw, tenant).length > 0) return undefined;
  return act(heard, { intent: 'ask', topic: 'otro', area: 'GENERAL' });
}
