/**
 * "Sí, ya me dieron el día, cuenten conmigo", "sí, ya conseguí niñera", to "¿cancelamos?": what stood in the way is gone,
 * and he comes. "Sí, tengo fiebre y voy al médico", "no me dieron permiso" are why it goes. On folded words.
 */
import { re } from '../../words/pattern.ts';

const NOT_DENIED =
  '(?<! (?:no|nao|not|nunca|jamas|never|ni|nem|tampoco|tampouco|nadie|ninguem|sin|sem|t) (?:(?:me|nos|les?|te|se|l[oa]s?|ya|mas|creo|que|acho|think|sure|i|we|voy|vamos|a|he|hemos) )*)';
/** Away for a while, and not here. */
const FOR_A_WHILE =
  '(?! (?:hasta|ate|tod[oa]s?|un[oa]?s?|dos|tres|cuatro|[0-9]+|por|de (?:viaje|vacaciones)|viajando|trabajando|internad[oa]))';
/** "Y voy al médico", "y vamos a estar afuera" go elsewhere. */
const GOES_THERE =
  '(?= (?:$|igual|sin falta|seguro|gracias|(?:para |pa )?(?:ahi|alla|alli)|al turno|a (?:la|mi) (?:cita|consulta|hora)))';
const FREE = '(?:(?:el|la|o|mi|a) )?(?:(?:dia|tarde|manana) )?(?:libre|permiso|tiempo|ganas|livre|tempo)';
/** What lets him come: somebody for the children, a way to get there. */
const HELP =
  '(?:niner[oa]|baba|babysitter|reemplazo|suplente|auto|coche|carro|moto|remis|taxi|uber|carona|transporte|estacionamiento|parking|como (?:ir|llegar)|quien (?:me|nos|l[oa]s?) (?:llev|traig|acerqu|cuid|cubr|reemplac|acompan)[a-z]*)';

const COMES = re` ${NOT_DENIED}(?:${[
  'cuent[ae]n? con(?:migo| nosotros)|conto? comigo|asistir(?:e|emos|ei)|no (?:falto|faltare)|hice (?:el|un) (?:tiempo|hueco)',
  `(?:ahi|alla|alli) (?:voy|vamos|estoy|estare|estaremos|llego|nos vemos)${FOR_A_WHILE}`,
  `(?:estare|estaremos|estarei) (?:ahi|alla|alli|la)${FOR_A_WHILE}|y (?:voy|vamos)${GOES_THERE}`,
  'nos vemos (?:ahi|alla|hoy|manana|el(?! (?:mes|ano|proximo|otro|[a-z]+ (?:que viene|proximo))))',
  `(?:tengo|tenemos|tenho|dieron|consegui) ${FREE}(?! (?:recien|solo|hasta|despues|apenas|desde) | (?:de|para) (?!(?:ir|venir|sobra)(?: |$)))`,
  '(?:puedo|podemos|posso) (?:ir|asistir|llegar)|i (?:ll|will|can) (?:be there|come|make it)',
  `(?:(?:consegu|encontr)[a-z]*|(?:ya|ja) (?:tengo|tenemos|tenho)) (?:(?:un|una|otr[oa]|a|el|la) )?${HELP}`,
].join('|')}) `;

export function meansToCome(norm: string): boolean {
  return COMES.test(norm);
}
