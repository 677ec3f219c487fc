/**
 * "¿La sesión es hoy a las 6?", "I have a lesson tomorrow at 10, right?", of one who has it then; "¿era a las 11 o a las
 * 11:30?": what there is is shown, and nothing is booked or moved by the hour that he asks after.
 */
import { whenOf } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { namingWords, servicesNamed } from '../../names.ts';
import { onTheDial } from '../../time/index.ts';
import { APPOINTMENT, CANCEL, SHIFT, WANT, WEEKDAY } from '../../words/words.ts';

const HELLO =
  '(?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches|disculp[ae]|perdon|oye|che|oi|ola|bom|hi|hello|hey|y|e|and|yo|eu|una (?:consulta|pregunta)) )*';
const IS = '(?:es|era|seria|sigue siendo|quedo|e|is|s|was)';
const ITS = '(?:mi|la|el|meu|minha|a|o|my|the|una?|uma?|an?)';
const THING = '(?:(?!que |cual |cuando |quando |what |when )[^ ]+ ){1,5}?';
const IS_MINE = new RegExp(
  `^ ${HELLO}(?:(?:tengo|tenia|tenemos|tenho|tinha|i have|i ve got|i had) ${ITS} ${THING}|${ITS} ${THING}${IS} |${IS} .* (?:mi|meu|minha|my) (?:${APPOINTMENT}|hora|horario) )`,
);
const RIGHT = / (?:no|cierto|verdad|correcto|right|correct|ne|nao e|certo|o no|isn t it|yes|si) $/;
/** "¿Confirmado para mañana?", "me dijiste miércoles a las 5?", "mine is still at 3, right?" */
const AGREED = new RegExp(
  `^ (?:[^ ]+ ){0,4}?(?:(?:(?:ta|esta|estamos|sigue|seguimos|todo|is it|it s|we re|are we) )*(?:confirmad[oa]s?|confirmed|agendad[oa]|marcad[oa]) (?:para |pra |for |el |na |no |on |entao )*(?=hoy|hoje|today|manana|amanha|tomorrow|${WEEKDAY}|[a-z]+day|a las|as|at|[0-9])|(?:me (?:dijiste|dijeron|dijo|anotaste|anotaron|agendaste|pusiste|disse|disseram|marcou|marcaram)|quedamos|ficamos|you (?:said|told me)) |(?:la mia|el mio|lo mio|a minha|o meu|mine|my one) ${IS} )`,
);
/** "¿Era hoy o el lunes lo de la bici?" */
const DAY = `(?:(?:el|la|para|pra|on|na|no) )*(?:hoy|hoje|today|manana|amanha|tomorrow|${WEEKDAY}|[a-z]+day)`;
const EITHER = new RegExp(
  `^ ${HELLO}(?:pero )?${IS} (?:it )?(?:a las?|as|at) [^ ]+(?: [^ ]+)?(?: [^ ]+)? (?:o|ou|or) (?:a las? |as |at )?[^ ]+(?: [^ ]+)? $|^ ${HELLO}(?:pero )?${IS} ${DAY} (?:o|ou|or) ${DAY}(?: (?:lo|la|el|mi|o|a|meu|minha|my) .*)? $`,
);
const IS_ONE = new RegExp(` (?:${APPOINTMENT}) `);
/** More is wished for than to know. */
const WISHES = new RegExp(
  ` (?:${WANT}|${CANCEL}|${SHIFT}|otr[oa]s?|outr[oa]s?|another|hay|tienen|tenes|tem|teria|pued[eo]|podria|posso|can|could|cuanto|quanto|how much|pag[a-z]*|pero|mas|but|para mi|tambien|tambem|also|precio|libre|disponible) `,
);

export function asksIfItIsThen({ text, times, hit, guest, situation }: Heard): boolean {
  const { appointments = [], tenant, now } = situation;
  if (appointments.length === 0 || tenant === undefined || guest !== undefined) return false;
  if (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'mine' && hit.intent !== 'move') return false;
  if (WISHES.test(text.norm)) return false;
  if (text.asks && EITHER.test(text.norm)) return true;
  const agreed = AGREED.test(text.norm);
  if ((!text.asks && !RIGHT.test(text.norm)) || (!agreed && !IS_MINE.test(text.norm))) return false;
  const [day, hour] = [times.fechaOriginal ?? times.fecha, times.horaOriginal ?? times.hora];
  if (day === undefined && hour === undefined) return false;
  // What he was told then may be another time: he hears which it is.
  if (agreed) return true;
  const told = servicesNamed(namingWords(text.raw), tenant.services);
  return appointments.some(({ serviceId, slot }) => {
    const at = whenOf(slot, now.timeZoneId);
    const then = (day ?? at.fecha_deseada) === at.fecha_deseada;
    // "¿El corte es mañana a las 11?", of the cut that is at ten: he hears which it is.
    const named = told.includes(serviceId);
    const isHour = hour === undefined ? IS_ONE.test(text.norm) : onTheDial(hour) === onTheDial(at.hora_especifica);
    return then && (named || isHour);
  });
}
