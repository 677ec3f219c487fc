/**
 * "Pasame el resumen de mis turnos", "¿y la otra cuándo es?": what one has is to be shown (AGENDA-17). "Pasame el turno al
 * jueves" moves it, and its verb is the same.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { errands } from '../../errands.ts';
import { hasOneOn } from './own-appointment.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { saysWhen } from '../../wishes.ts';
import { clauses, readText } from '../../words/text.ts';
import { APPOINTMENT, CANCEL, SHIFT, WANT, WEEKDAY } from '../../words/words.ts';
import { whenOf, type Appointment } from '../../../../domain.ts';
import { namingWords, servicesNamed, type Found } from '../../names.ts';
import { onTheDial } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { NAMES_APPOINTMENT } from '../../words/deeds.ts';

const GIVE =
  '(?:(?:re)?(?:pas|mand|envi|mostr|muestr|mostr|compart|d|dej|ens|dec|list|facilit|regal|escrib|arm|hac|hag)(?:a|e|i|en|an|ar|as|es|ame|eme|enme|anme|arme|ime|nos|amos)(?:me|nos)?|reenvi[a-z]*|indi[a-z]+|(?:me )?rec(?:ue|o)rd(?:a|as|e|es|ame|ame|eme)|lembra|de(?:ci|zi)(?:me|rme|r)|dime|digame|diga|a ver|quiero|quisiera|queria|necesito|preciso|quero|send|show|give|text|want|need|ver|tener|me)';
const SUMMARY =
  '(?:resumen(?:es)?|resumo|listado|listita|lista|detalles?|datos|info|informacion|informacao|dados|recordatorios?|lembretes?|fechas?|horarios?|summary|list|details?|reminders?|dates)';
const THE = '(?:(?:un|una|el|la|los|las|lo|o|a|os|as|um|uma|the|todos|todas|all)(?: (?:los|las|os|as|the))? )';
const MY = '(?:mis?|meus?|minhas?|my)(?: (?:proxim[oa]s?|next|upcoming))?';
const OWN = `(?:${MY} (?:${APPOINTMENT})|(?:los|las|el|la|os|as|the) (?:${APPOINTMENT}) (?:que (?:tengo|saque|reserve|agende|pedi|tenho|marquei)|(?:that )?i (?:have|booked)))`;
const WHOLE = re` ${GIVE} (?:me |nos )?${THE}?${SUMMARY}(?: [a-z]+)? (?:de|del|da|do|dos|das|con|com|of|for|with|sobre) ${OWN} `;
/** "Pasame el detalle de la cita", of one who has one; "de la consulta" may be of the service. */
const OF_THE_ONE = re` ${GIVE} (?:me |nos )?${THE}?(?:detalles?|datos|info|informacion|recordatorio|details?|reminder) (?:de la|del|de|da|do|of the) (?:turno|cita|reserva|appointment|booking)(?: (?:por favor|porfa|please))* $`;
/** "Decime todos los turnos que tengo", "a ver los turnos que me quedan"; "deme un resumen", of who has one. */
const THEM = `(?:(?:mis|meus|minhas|my) (?:(?:proxim[oa]s|next) )?(?:turnos|citas|reservas|horas|clases|sesiones|consultas|aulas|horarios|agendamentos|appointments|bookings)|(?:los|las|os|as|the) (?:${APPOINTMENT}) (?:que (?:tengo|saque|reserve|agende|pedi|(?:me )?quedan|tenho|marquei)|(?:that )?i (?:have|booked)))`;
const TELL_THEM = re`(?:^| )(?!de )${GIVE} (?:(?:cuales|quais|which) (?:son|sao|are) )?(?:tod[oa]s )?${THEM}(?: (?:por favor|porfa|please|gracias|a ver))* $`;
const SUM_UP = re`^ (?:[a-z]+ ){0,3}?${GIVE} (?:me |nos )?${THE}(?:resumen|resumo|summary)(?: (?:por favor|porfa|please))* $`;
/** "Mandame mis turnos", and nothing is said of where they would go. */
const BARE =
  / (?:(?:pas|mand|envi|mostr|muestr)(?:a|e|en|ar|as|es)(?:me|nos)|me (?:pas|mand|envi|mostr|muestr)(?:as|a|e|es)|(?:send|show) me|me (?:manda|mostra|passa|envia)) (?:(?:todos|todas|all) )?(?:mis|los|las|meus|minhas|my|os|as) (?:turnos|citas|reservas|horas|clases|sesiones|consultas|agendamentos|horarios|appointments|bookings)(?: (?:que (?:tengo|saque|reserve|agende|tenho|marquei)|agendad[oa]s|reservad[oa]s|pendientes|por favor|porfa|please|gracias|i have))* $/;

/** "Mi próxima cita", "¿cuándo es la cita más próxima que tengo?": not the next one that is free. */
const NEAREST = '(?:mas|mais) (?:proxim[oa]|cercan[oa])';
const NEXT_OF_MINE = re`^ (?:(?:a ver|y|e|hola|oi|cual|cuando|que dia|a que hora|qual|quando|when|what time|es|era|seria|is) )*(?:(?:mi|meu|minha|my) (?:proxim[oa]|siguiente|next) ${APPOINTMENT}|(?:la|el|a|o) (?:proxim[oa] )?${APPOINTMENT}(?: ${NEAREST})? que (?:tengo|tenemos|tenho)(?: ${NEAREST})?)(?: (?:cuando|quando|a que hora) (?:es|e|era))?(?: (?:por favor|porfa|please))* $`;

/** "Just confirming my appointment on Thursday?", "who is my appointment with tomorrow?": as much. */
const CONFIRMS_MINE =
  / (?:(?:just|only|calling to|writing to|wanted to|want to|can you|could you|please) )+(?:confirm|confirming|check|checking|verify|double check) (?:that )?(?:(?:i have|i ve got) (?:an |my )?|my )(?:appointment|appt|booking)| (?:who|what time|when|where) (?:is|s) my (?:appointment|appt|booking) /;

/** "Quería confirmar si tengo hora el martes": whether one is booked, and none is wished. */
const WHETHER_I_HAVE = re` (?:(?:confirm|verific|chequ|revis|sab|averigu|consult|record|checar)[a-z]*|(?:no|nao) (?:me acuerdo|recuerdo|se|sei|lembro)(?: bien)?) (?:si|se) (?:ya |ja |yo |eu |todavia |aun |ainda )*(?:tengo|tenho|me queda|tenemos) (?:un |una |mi |la |el |um |uma |algun |alguna )*(?:${APPOINTMENT}|hora|horario)(?! (?:libre|disponible|livre))(?= |$)`;

/** "Creo que tengo hora mañana", "ya tengo reservado corte a las 10, ¿me confirman?", "eu tenho limpeza marcada pra sexta?": whether it stands. */
const BELIEVES = re` (?:creo|me parece|pienso|supongo|entiendo|acho|i (?:think|believe)) (?:que )?(?:(?:ya|yo|eu|i|ja) )*(?:tengo|tenia|tenemos|tenho|tinha|have|had) (?:(?:un|una|mi|la|el|uma?|an?|my|algun|alguna) )*(?:${APPOINTMENT})(?= |$)`;
const HAS_IT_BOOKED =
  /(?<! (?:no|nao|not|don t|ainda nao|todavia no|aun no)) (?:tengo|tenemos|tenho|temos|i have|i ve got) (?:(?!que |pagad|pag[oa] )[^ ]+ ){0,6}?(?:reservad|agendad|marcad|apartad|anotad|separad|booked)[oa]?s? /;
const WANTS_ONE = re` (?:${WANT}|${CANCEL}|${SHIFT}|otr[oa]s?|outr[oa]s?|another|tambien|tambem|also|hay|tienen|tenes|tem|teria|puedo|podria|posso|can i|cuanto|quanto|how much|pag[a-z]*|compromiso|compromisso|reunion|reuniao|viaje|viagem|pero|mas|but) `;
function asksWhetherItStands({ text, hit, situation }: Heard): boolean {
  if (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'mine') return false;
  if (WANTS_ONE.test(text.norm) || situation.tenant === undefined) return false;
  return BELIEVES.test(text.norm) || (text.asks && HAS_IT_BOOKED.test(text.norm));
}

/** "¿Y la otra también?": whatever it is wanted for, what there is is shown; right behind a link it is to be paid. */
const THE_OTHER_TOO =
  /^ (?:y|e|and) (?:(?:la|el|a|o|the) (?:otr[oa]|outr[oa]|other)|la que queda)(?: (?:cita|turno|hora|reserva|one))?(?: (?:tambien|tambem|too))?(?: (?:porfa|por favor|gracias|please))* $/;

const WHICH =
  '(?:(?:la|el|lo|o|a|the|mi|meu|minha|my) (?:otr[oa]|outr[oa]|other|proxim[oa]|siguiente|next)(?: (?:one|que (?:queda|tengo|me queda)))?)';
const WHEN =
  '(?:(?:para |a |en )?(?:cual|qual|which|cuando|que dia|que fecha|que hora|que horas|quando|when|what (?:day|time))|con quien|com quem|donde|onde|where|(?:en )?que (?:sucursal|sede|local)|with whom)';
const IS = '(?:(?:es|era|seria|quedo|queda|me toca|tengo|sigue siendo|e|fica|ficou|is|was|s) )';
/** "Y la otra cuándo es?", "¿a qué hora era el otro?", after one of two went; "¿cuál es la próxima?" */
const OF_THE_OTHER = re`^ (?:[a-z]+ ){0,3}?(?:${WHICH}(?: (?:${APPOINTMENT}))? (?:${IS})?${WHEN} (?:${IS})?|${WHEN} ${IS}${WHICH} (?:${APPOINTMENT} )?)(?:por favor |porfa |entonces |please )?$`;

/** "¿Para cuándo quedó la cita de mi gatita?", "¿cuándo es la operación del perro?": the one that was made, whoever it is for. */
const MADE = '(?:quedo|quedaba|quedamos con|era|es|fue|seria|me dieron|nos dieron|ficou|e|is|was)';
const OF_THAT_ONE = re` (?:(?:para|a|en|pra|de) )?(?:cuando|que dia|que fecha|que horas?|que(?= quedo)|quando) ${MADE}(?: (?:agendad[oa]|reservad[oa]|programad[oa]))? (?<it>(?:la|el|lo|mi|a|o)(?: [^ ]+){1,5}) $`;
const ITS_NAME =
  /^(?:la|el|a|o) (?:turno|turnito|cita|citica|citita|hora|horita|reserva|consulta|sesion|clase|visita)(?= (?:de mi|de la|del|para|por favor|porfa|gracias)|$)|^lo (?:mio|de mi)(?= |$)/;

function asksWhenItIs({ text, situation }: Heard): boolean {
  const { tenant, appointments = [] } = situation;
  const it = OF_THAT_ONE.exec(text.norm)?.groups?.['it'];
  if (it === undefined) return false;
  const service = tenant === undefined ? undefined : serviceOfMine(it, tenant, appointments);
  return ITS_NAME.test(it) || appointments.some(({ serviceId }) => serviceId === service);
}

/** "Cancela la barba, ¿y a qué hora es el tinte?": what is done to the one, of which nothing behind the question is read. */
function changesBeside(heard: Heard): readonly Act[] {
  const asked = clauses(heard.text.raw).find(({ raw }) => OF_THAT_ONE.test(readText(raw).norm));
  if (asked === undefined) return [];
  const changes = errands(heard).acts.filter(({ intent }) => intent === 'cancel' || intent === 'move');
  const end = asked.start + asked.raw.length;
  return changes.map((one) =>
    one.from < asked.start
      ? { ...one, to: Math.min(one.to, asked.start) }
      : { ...one, from: Math.max(one.from, Math.min(end, one.to)) },
  );
}

export function showsMine(heard: Heard): Act | readonly Act[] | undefined {
  const { text, situation, times } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno') return undefined;
  const where = asksWhereMineIs(heard);
  if (where !== undefined) return where;
  const tells = (TELL_THEM.test(text.norm) || BARE.test(text.norm)) && !saysWhen(times);
  const summary = tells || NEXT_OF_MINE.test(text.norm) || WHOLE.test(text.norm) || WHETHER_I_HAVE.test(text.norm);
  const known =
    appointments.length > 0 &&
    ([OF_THE_OTHER, OF_THE_ONE, CONFIRMS_MINE, SUM_UP].some((one) => one.test(text.norm)) ||
      (THE_OTHER_TOO.test(text.norm) && situation.owes !== true));
  const mine = act(heard, { intent: 'mine' });
  if (summary || known || asksWhetherItStands(heard) || asksIfItIsThen(heard)) return mine;
  return appointments.length > 0 && asksWhenItIs(heard) ? [mine, ...changesBeside(heard)] : undefined;
}

/**
 * "¿La sesión es hoy a las 6?", "I have a lesson tomorrow at 10, right?", of one who has it then; "¿era a las 11 o a las
 * 11:30?": what there is is shown, and nothing is booked or moved by the hour that he asks after.
 */
const HELLO =
  '(?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches|disculp[ae]|perdon|oye|che|oi|ola|bom|hi|hello|hey|y|e|and|yo|eu|una (?:consulta|pregunta)) )*';
const IS_IT = '(?:es|era|seria|(?:sigue|continua|segue)(?: (?:siendo|sendo))?|quedo|e|is|s|was)';
const ITS = '(?:mi|la|el|meu|minha|a|o|my|the|una?|uma?|an?)';
const THING = '(?:(?!que |cual |cuando |quando |what |when )[^ ]+ ){1,5}?';
const IS_MINE = re`^ ${HELLO}(?:(?:tengo|tenia|tenemos|tenho|tinha|i have|i ve got|i had) ${ITS} ${THING}|${ITS} ${THING}${IS_IT} |${IS_IT} .* (?:mi|meu|minha|my) (?:${APPOINTMENT}|hora|horario) )`;
const RIGHT = / (?:no|cierto|verdad|correcto|right|correct|ne|nao e|certo|o no|isn t it|yes|si) $/;
/** "¿Confirmado para mañana?", "me dijiste miércoles a las 5?", "mine is still at 3, right?" */
const AGREED = new RegExp(
  `^ (?:[^ ]+ ){0,4}?(?:(?:(?:ta|esta|estamos|sigue|seguimos|todo|is it|it s|we re|are we) )*(?:confirmad[oa]s?|confirmed|agendad[oa]|marcad[oa]) (?:para |pra |for |el |na |no |on |entao )*(?=hoy|hoje|today|manana|amanha|tomorrow|${WEEKDAY}|[a-z]+day|a las|as|at|[0-9])|(?:me (?:dijiste|dijeron|dijo|anotaste|anotaron|agendaste|pusiste|disse|disseram|marcou|marcaram)|quedamos|ficamos|you (?:said|told me)) |(?:la mia|el mio|lo mio|a minha|o meu|mine|my one) ${IS_IT} |(?:(?:sigue|continua|segue) (?:siendo|sendo)|is it still) (?=hoy|hoje|manana|amanha|el|a las?|as|at|on|today|tomorrow|[0-9]))`,
);
/** "¿Era hoy o el lunes lo de la bici?", "era a las 5 o a las 6 mi cita?", "era 8 ou 9 meu horário?" */
const DAY = `(?:(?:el|la|para|pra|on|na|no) )*(?:hoy|hoje|today|manana|amanha|tomorrow|${WEEKDAY}|[a-z]+day)`;
const TIME = `(?:(?:(?:a las?|as|at) )?[0-9]+(?:[: ][0-9]{2})?(?: ?(?:am|pm|hs|h|horas|y media|e meia))?|a las? [a-z]+|${DAY})`;
const EITHER = re`^ ${HELLO}(?:pero )?${IS_IT} (?:it )?(?:a las?|as|at) [^ ]+(?: [^ ]+)?(?: [^ ]+)? (?:o|ou|or) (?:a las? |as |at )?[^ ]+(?: [^ ]+)? $|^ ${HELLO}(?:pero )?${IS_IT} (?:it )?${TIME} (?:o|ou|or) ${TIME} (?:mi|la|el|meu|minha|o|a|my|the) (?:${APPOINTMENT}|hora|horario)(?: .*)? $|^ ${HELLO}(?:pero )?${IS_IT} ${DAY} (?:o|ou|or) ${DAY}(?: (?:lo|la|el|mi|o|a|meu|minha|my) .*)? $`;
/** "¿Lo del jueves es a las 10 o a las 11?", of one who has something then. */
const OF_ITS_DAY = re`^ ${HELLO}(?:lo|la|el|o|a|the one) (?:del?|da|do|de la|on) (?:el )?(?:hoy|hoje|today|manana|amanha|tomorrow|${WEEKDAY})(?: feira)? (?:(?:si|no|nao) )?${IS_IT} (?:al final )?(?:a las?|as|at|tipo) `;
/** More is wished for than to know. */
const WISHES = re` (?:${WANT}|${CANCEL}|${SHIFT}|otr[oa]s?|outr[oa]s?|another|hay|tienen|tenes|tem|teria|pued[eo]|podria|posso|can|could|cuanto|quanto|how much|pag[a-z]*|pero|mas|but|para mi|tambien|tambem|also|precio|libre|disponible) `;

/** "¿Mi hora es la misma?", of the night on which the clocks change. */
const IS_THE_SAME = re`^ ${HELLO}(?:entonces |so |entao )?${ITS} (?:${APPOINTMENT})(?: (?:del?|da|do|on) [^ ]+)? (?:si )?(?:${IS_IT}|se mantiene|queda|stays)(?: (?:a|at|en))? (?:(?:la|el|o|a|the) )?(?:mism[oa]|mesm[oa]|same|igual)(?: (?:hora|horario|time))?(?: (?:no|cierto|verdad|ne|right|certo))* $`;

function asksIfItIsThen({ text, times, hit, guest, situation }: Heard): boolean {
  const { appointments = [], tenant, now } = situation;
  if (appointments.length === 0 || tenant === undefined || guest !== undefined) return false;
  if (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'mine' && hit.intent !== 'move') return false;
  if (WISHES.test(text.norm)) return false;
  if (text.asks && (EITHER.test(text.norm) || IS_THE_SAME.test(text.norm))) return true;
  if (text.asks && OF_ITS_DAY.test(text.norm) && hasOneOn(times.fechaOriginal ?? times.fecha, situation)) return true;
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
    const isHour =
      hour === undefined ? NAMES_APPOINTMENT.test(text.norm) : onTheDial(hour) === onTheDial(at.hora_especifica);
    return then && (named || isHour);
  });
}

/** "¿Y dónde es?", "¿a dónde tengo que ir?", of who has one: of that, and not of all places. */
export const WHERE_IS_IT =
  /^ (?:(?:y|e|and|hola|perdon|disculp[ae]|oye|ok|ah|gracias|pero|entonces) )*(?:en |a |em |na )?(?:a?donde|onde|aonde|(?:que|cual|qual) (?:sucursal|sede|local|direccion|endereco|lugar|unidade|clinica)|where) (?:(?:me|yo|eu|do i) )*(?:es|era|sera|seria|e|is it|is (?:my|the) appointment|toca|tengo que (?:ir|llegar|presentarme)|debo (?:ir|llegar|presentarme)|hay que ir|voy|vou|tenho que ir|have to go|go|es (?:la|mi) (?:cita|hora|reserva|consulta)|es (?:el|mi) turno)(?: (?:mi|la|el|minha|a) (?:cita|hora|turno|reserva|consulta))?(?: (?:eso|entonces|por favor|porfa|please|la cita|exactamente|(?:el|este|na|no|on) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|[a-z]+day)|manana|amanha|tomorrow|hoy|hoje|today))* $/;
/** "¿Y dónde?", "and where?", and nothing else: whatever was told before it, an address is what is asked for. */
export const AND_WHERE =
  /^ (?:(?:ok|ah|listo|gracias|perfecto|bueno|dale|oye|perdon|thanks|obrigad[oa]) )*(?:y|e|and) (?:(?:en|a|para|em) )?(?:a?donde|onde|aonde|where|(?:que|cual|qual|which) (?:sucursal|sede|direccion|unidade|branch|location))(?: (?:porfa|por favor|please|exactamente|mesmo))* $/;
/** "¿Dónde es mi cita?": its address, which what is shown of it does not tell. */
function asksWhereMineIs(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno') return undefined;
  const there = WHERE_IS_IT.test(text.norm) && whereItIs(situation.appointments ?? []).sucursal !== undefined;
  return there || AND_WHERE.test(text.norm) ? act(heard, { intent: 'ask', topic: 'direccion' }) : undefined;
}
export function whereItIs(appointments: readonly Appointment[]): Found {
  const [one, ...others] = appointments;
  if (one === undefined || others.some(({ slot }) => slot.branchId !== one.slot.branchId)) return {};
  return {
    sucursal: one.slot.branchId,
    ...(others.length === 0 ? { servicio: one.serviceId } : {}),
  };
}
