/** "¿Tienen estacionamiento?", "aceptan OSDE": what the data do not tell. */
import type { Situation } from '../../situation.ts';
import { readText } from '../../words/text.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { readTimes, timesIn } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';

/** "¿Tienen estacionamiento?", "aceptan OSDE", beside an errand: what the data do not tell is said to be unknown, and not passed over. */
export function asksOfTheHouse(
  { raw, asks }: { raw: string; asks: boolean },
  { tenant, now, language }: Situation,
): boolean {
  const { norm } = readText(raw);
  if (tenant === undefined || !(asks ? HAVE_YOU : HAVE_YOU_THIS).test(norm)) return false;
  return findNames(raw, tenant).servicio === undefined && !saysWhen(readTimes(raw, { now, language }));
}
const HELLO =
  '(?:(?:hola|buenas|buenos|buen|dias?|tardes|noches|disculp[ae]|perdon|una|pregunta|consulta|oye|che|y|e|oi|ola|bom|boa|tarde|noite|hi|hello|hey|good|morning|afternoon|evening|ahi|alli|ustedes|uds|voces|vcs|el local|si) )*';
const HAVE = `(?:tienen|tenes|tienes|tiene|teneis|hay|cuentan con|aceptan|aceptas|aceptais|reciben|(?:puedo|podria|se puede) (?:llevar|entrar con|ir con|dejar)|tem|tinham|aceitam|(?:atienden|atendem|trabajan|trabalham|venden|vendem|do you (?:treat|see|work|sell))(?: (?:a|con|com|with))?|do you (?:have|accept|take)|is there|can i bring)`;
const NOT_OF_IT =
  '(?:problema|lio|drama|algo|algun|alguna?|lugar|hueco|cupo|turnos?|citas?|horas?|horarios?|espacio|disponib[a-z]*|libre|chance|posibilidad|mas|otr[oa]s?|idea|mi|agenda|vaga|any|el|la|los|las|nos|aos|que|razon|tambien|por|en|hasta|desde|ate|cuando|ustedes)';
const HAVE_YOU = re`^ ${HELLO}${HAVE} (?!${NOT_OF_IT} )[a-z]+ `;
/** Without a question mark only what no appointment is. */
const HAVE_YOU_THIS = re`^ ${HELLO}${HAVE} (?:un |una |la |el )?(?:estacionamiento|parqueadero|parking|aparcamiento|cochera|garaje|garage|wifi|wi|ascensor|elevador|rampa|accesos?|bano|banos|aire|cafeteria|mascotas?|perros?|estacionamento|seguros?|obras? sociales?|prepagas?|isapres?|fonasa|eps|convenios?)(?: [a-z]+){0,3} $`;

/**
 * "¿Cuánto cuesta la limpieza y duele mucho?", "how much is it and does it hurt?", "cuánto duran puestas": of what is done,
 * beside its price; the data do not tell. "¿Y me sirve el jueves a las 10?" is of an hour.
 */
export function asksOfWhatIsDone({ raw, asks }: { raw: string; asks: boolean }, situation: Situation): boolean {
  const { norm } = readText(raw);
  if (situation.tenant === undefined) return false;
  if (LASTS.test(norm) || HOW_MANY_TIMES.test(norm)) return true;
  return asks && OF_ITS_EFFECT.test(norm) && !(SUITS.test(norm) && saysWhen(timesIn(raw, situation)));
}
const OPENS = '(?:(?:y|e|and|ademas|tambien|tambem|also|pero|but|me|te|le|se|nos|no|eso|isso|it|eh) )*';
const SUITS = re`^ ${OPENS}(?:sirven?|funcionan?|quedan? bien|serve|(?:does|will|do) (?:it|this|that|they) work) `;
const OF_ITS_EFFECT = re`^ ${OPENS}(?:duelen?|dolera|molestan?|arden?|lastiman?|sangran?|sirven?|funcionan?|manchan?|hay que|tengo que|debo|es (?:muy |tan |mejor )?(?:doloros[oa]|segur[oa]|necesari[oa]|recomendable|invasiv[oa])|queda[n]? (?:bien|marcas?|rojo|natural)|doi|doem|machuca|serve|tem que|preciso|e (?:muito )?(?:dolorid[oa]|segur[oa])|(?:does|will|do|is) (?:it|this|that|they|i) (?:hurt|work|last|help|need|have to|safe|painful)) `;
const LASTS = re`^ ${OPENS}(?:(?:cuanto|quanto)(?: (?:tiempo|tempo))?|how long) (?:(?:me|te|do|does|it|they) )*(?:duran?|last)(?: (?:puest[oa]s?|el efecto|el resultado|en (?:la|las|el|los) [a-z]+|o efeito|on)) $`;
const HOW_MANY_TIMES =
  /^ (?:(?:y|e|and) )*(?:cuantas|quantas|how many) (?:sesiones|veces|sessoes|vezes|sessions|times) (?:son|se necesitan|necesito|hacen falta|sao|precisa[m]?|preciso|do i need|is it|are there)(?: (?:en total|para ver (?:resultados|cambios)))? $/;
