/** "Buena", "chido", "la raja", "impecable", "massa", when all is booked: how one is pleased, each in his own country. */
import type { Heard } from '../../heard.ts';
import { findNames, leftOpen } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { WISHES_FOR } from '../../words/deeds.ts';
import { re } from '../../words/pattern.ts';

const PLEASED = [
  'buena|buenisim[oa]|chid[oa]|chidisim[oa]|padre|padrisim[oa]|chingon|a todo dar|bacan(?:es)?|bakan|la raja|filete|impec(?:able)?|joya|joyita|masa|de (?:lujo|diez|una|pelos|lo mejor)',
  'espectacular|excelente|lo maximo|mostro|chevere|cheverisimo|brutal|chimba|nitido|tuanis|pura vida|fino|finisimo|cool|bello|hermoso|increible|fantastico|maravilloso|onda|nota',
  'awesome|sweet|nice|lovely|brilliant|fab|fantastic|amazing|neat|wonderful|legal|massa|show(?: de bola)?|top|maravilha|bacana|da hora|demais|arrasou|sensacional',
].join('|');
const BESIDE =
  '(?:super|muy|re|que|una|bueno|tan|ah|uy|oh|ok|ya|si|sim|genial|perfecto|listo|po|poh|pues|wey|guey|amig[oa]|gente|ahi|alla|la|nos vemos|estamos|muchas|mil|gracias|obrigad[oa]|valeu|thanks|thank you|bro|che|entonces|y|chau|chao|bye|saludos)';
const LIKES = re`^ (?:${BESIDE} )*(?:${PLEASED})(?: (?:${BESIDE}|${PLEASED}))* $`;
const WORDS_MAX = 8;

const FINE =
  '(?:bonit|lind|hermos|bell|precios|divin|genial|chever|bacan|padr|chid|increibl|maravillos|excelent|buen|gran|legal)[a-z]*';
/** "El pelo", "la hora", "el día": how the day is, or when it would suit, praises nobody. */
const NOT_THEIRS = '(?!(?:dia|tarde|noche|manana|semana|clima|tiempo|idea|hora|horario|turno|cita|precio)s? )';
const THEIRS = `(?:(?:su|sus|tu|tus|vuestr[oa]s?|el|la|los|las|este|esta) )?${NOT_THEIRS}[a-z]+`;
/** Of the house and its work, whatever else one has of it. */
const PRAISE =
  / (?:(?:excelente|muy buena?|gran|linda|buena?|hermosa|otimo|great|awesome) (?:atencion|servicio|trabajo|trato|experiencia|atendimento|service|job)|me encanto|quedo (?:divin[oa]|hermos[oa]|precios[oa]|lind[oa]|espectacular|genial|increible)|felicitaciones|felicidades|felicito a|(?:los|te|las) felicito|que genios?|parabens|congratulations|(?:buenisimo|genial|lindo|hermoso|que lindo) (?:el|la|tu|su) [^ ]+) /;
/** The same of what is seen of it, by whoever may want some of it yet. */
const ADMIRES = new RegExp(
  ` (?:${[
    `que ${FINE} (?:(?:(?:me )?parecen?|se ven?|(?:les |te )?quedo|esta|estan|es|son) (?:todo|${THEIRS})|todo|(?:su|sus|tu|tus|vuestr[oa]s?) ${NOT_THEIRS}[a-z]+|${NOT_THEIRS}[a-z]+ (?:tienen?|tenes|tienes|teneis|hacen?|haces|haceis|voces (?:tem|fazem)))`,
    'que (?:rapid[oa]s?|bien|bonito|lindo) (?:me |nos )?(?:contest|respond|atiend|atend|trabaj)[a-z]*|que (?:eficient|amabl|atent|profesional|rapid|simpatic)[a-z]*(?: (?:son|todos|sois))*(?= $)',
    '(?:me|nos) (?:encant|fascin)(?:a|an|o|aron) (?:sus?|tus?|vuestr[oa]s?|lo que hacen|como (?:trabajan|atienden))',
    '(?:amo|ame|adoro|adore|amei|adorei|(?:i )?love|(?:i )?loved) (?:(?:sus?|tus?|los|las|os?|as?|el|la|seus?|suas?|your|ur|the) )*(?:trabaj|trabalh|perfil|pagina|disen|local|loja|fotos|espaco|page|work|place|profile|shop|salon|designs?|photos)[a-z]*',
    '(?:trabajan|atienden|cortan|pintan|trabalham|atendem) (?:(?:muy|super|re|tan|muito|todo) )*(?:bien|bonito|lindo|hermoso|divino|bem|bonito)',
  ].join('|')}) `,
);
const PRAISE_WORDS_MAX = 14;
/** It is praised, and no day or hour told; who wishes or asks for something besides is for others. */
export function praises(heard: Heard): boolean {
  const { text, hit, times } = heard;
  if (hit !== undefined || text.asks || saysWhen(times)) return false;
  return PRAISE.test(text.norm) || (ADMIRES.test(text.norm) && onlyAdmires(heard));
}
/** "Me encanta su trabajo, me haces una limpieza", "…, quiero unas así": pleased, and he wants some of it. */
function onlyAdmires({ text, situation: { tenant } }: Heard): boolean {
  if (text.words.length > PRAISE_WORDS_MAX || WISHES_FOR.test(text.norm) || ORDERS.test(text.norm)) return false;
  if (tenant === undefined) return true;
  const { servicio, profesional } = findNames(text.raw, tenant);
  return (servicio ?? profesional) === undefined && leftOpen(text.raw, tenant).length === 0;
}
const ORDERS = re` (?:quisiera|queria|gostaria|(?:me|nos) (?:hac[ei]s?|hacen|faz|fazem|das?|dan|apunt|anot|agend|reserv|marc)[a-z]*|(?:agreg|sum|anad|dame|deme|denme|hazme|haceme|hagame|hacer|fazer|anot|apunt|agend|reserv|marc|book|add)[a-z]*|please|por favor|porfa|porfis) `;

export function likesIt({ text, hit, situation }: Heard): boolean {
  const { flow, asks, appointments = [] } = situation;
  if (flow !== 'ninguno' || asks === 'confirm' || text.asks || text.words.length > WORDS_MAX) return false;
  return appointments.length > 0 && hit === undefined && LIKES.test(text.norm);
}
