/**
 * "Ayer saqué una cita y no me llegó ninguna confirmación", "yo tenía una cita para el jueves, me confirma la hora", "a Renata
 * vai dar aula na quarta mesmo?": of what is booked already; it is shown, and no other is looked for.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { hasOneOn } from './own-appointment.ts';

const BOOKED = `(?:(?:reserve|agende|separe|aparte|marquei|agendei|reservei|(?:i|we) (?:booked|scheduled|reserved))|(?:saque|pedi|hice|tome|fiz|(?:i|we) made) (?:un|una|mi|el|la|um|uma|an?|my) (?:${APPOINTMENT}))`;
const NO_WORD =
  '(?:no|nao|nunca|never|didn t|haven t) (?:(?:me|nos|he|ha|han) )*(?:llego|llegado|llegaron|recibi|recibido|mandaron|enviaron|recebi|chegou|mandaram|got|get|gotten|received|receive) (?:(?:ningun|ninguna|nada|la|una|el|un|nenhuma|nenhum|a|any|an|de) )*(?:confirmac[a-z]+|confirm[a-z]+|mensaje|mensagem|correo|mail|email|aviso|recordatorio|message|reminder|$)';
const UNCONFIRMED = re` ${BOOKED} (?:[a-z0-9]+ ){0,8}?(?:y|e|and|pero|mas|but) (?:(?:todavia|aun|ainda|still|ya) )*${NO_WORD}`;

const HAD = `(?:ten(?:go|ia|iamos|emos)|tenho|tinha|(?:i|we) (?:have|had)) (?:(?:un|una|mi|um|uma|an?|my) )?(?:${APPOINTMENT})`;
const TELL_ME =
  '(?:(?:me|nos) (?:confirm|dic|dec|dig|recuerd|record|diz|fal|lembr|tell)[a-z]*|(?:can|could) you (?:tell|confirm|remind)(?: me)?) (?:(?:a|en|por favor|porfa) )*(?:la|el|que|q|a|o|the|what) (?:hora|horario|dia|fecha|time|day)';
const TELL_ITS_HOUR = re` ${HAD} (?:[a-z0-9]+ ){0,8}?${TELL_ME}(?: (?:por favor|porfa|please|es|era|gracias|if|seria))* $`;

/** "Va a estar", "vai dar aula", "still doing our session": of the one who gives it. */
const GIVES_IT =
  / (?:(?:va a|vai|will|sigue|segue|is|s|still)(?: still)? (?:estar|dar|atender|haciendo|dando|fazer|be|doing|giving|atendiendo|mesmo)|atiende|atende|estara|(?:va|vai) (?:a )?(?:atender|estar|dar)) /;
const SURELY = / (?:cierto|verdad|no|si|mesmo|ne|certo|right|correcto|no es cierto|o no|still) $/;

/** "Qué raro, yo la pedí por Instagram", "pero si la saqué ayer", "eu marquei pelo site": of one of his, whether it is known or not. */
const WHERE_ONE_ASKS =
  '(?:por|pel[oa]|en|no|na|through|on|via|con|com|with|desde|hace|ayer|ontem|yesterday|anoche|anteayer|antier|la semana|el otro dia|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|last)';
const I_ASKED_FOR_IT = re`^ (?:(?:que (?:raro|extrano)|(?:que )?estranho|weird|strange|pero|mas|but|como asi|no puede ser|es que|si|no|yo|eu|ya|ja|the|uy|ay|hmm*|eh|a ver|pues|disculp[ae]|perdon) )*(?:l[oa] (?:pedi|saque|reserve|agende|aparte|separe|programe|marque|cuadre|tome)|eu (?:marquei|agendei|reservei)|i (?:booked|made|scheduled|reserved) (?:it|one))(?: ${WHERE_ONE_ASKS}(?: (?!(?:y|e|and|pero|mas|but) )[a-z]+){0,5})?(?: (?:y (?:todo|me confirmaron|quedo)|eh|verdad))? $`;

export function tellsItIsBooked(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  if (flow === 'ninguno' && I_ASKED_FOR_IT.test(text.norm)) return act(heard, { intent: 'mine' });
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  const told = UNCONFIRMED.test(text.norm) || TELL_ITS_HOUR.test(text.norm) || asksWhetherGiven(heard);
  return told ? act(heard, { intent: 'mine' }) : undefined;
}

/** Asked of the one with whom his is, and of its day. */
function asksWhetherGiven({ text, times, situation }: Heard): boolean {
  const { tenant, appointments = [] } = situation;
  const marked = text.asks || SURELY.test(text.norm);
  if (tenant === undefined || !marked || !GIVES_IT.test(text.norm) || times.hora !== undefined) return false;
  const day = times.fechaOriginal ?? times.fecha;
  if (!hasOneOn(day, situation)) return false;
  const { profesional } = findNames(text.raw, tenant);
  return appointments.some(({ slot }) => slot.professionalId === profesional);
}
