/** "¿Se puede más tarde?", "media hora antes", "pasalo un poco antes": another time for the one appointment that he has, without a word of moving. */
import { findNames } from '../../names.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { tellsOfOne } from './as-it-stands.ts';
import type { Text } from '../../words/text.ts';
import { WEEKDAY } from '../../words/words.ts';
import { isCountedFromIt } from './from-its-day.ts';
import { refusesItsHour, wantsItAtAnother } from '../mine/own-appointment.ts';
import { re } from '../../words/pattern.ts';

/** "¿Me pueden atender media hora después mañana?", "nos recibe una hora antes?": by whom he is seen. "Después de las 5" is by that hour. */
const SERVED_THEN =
  / (?:pued[a-z]+|podr[a-z]+|podemos|podes|pode|podem|poderia|can|could|would)(?: [^ ]+){0,4} (?:atender|recibir|ver|esperar|hacer(?:lo|la|me)?|ser|receber|see|take|do)[a-z]*(?: [^ ]+){0,3} (?:un poco|un poquito|um pouco|a bit|a little|(?:media|meia|una?|uma|1|dos|duas|2|half an?|an|one|two) (?:horas?|hours?)|(?:[1-9][0-9]|quince|quinze|veinte|vinte|treinta|trinta) (?:min|mins|minutos?|minutes)) (?:antes|despues|depois|mas tarde|mas temprano|mais tarde|mais cedo|later|earlier|before)(?! (?:del?|d[ao]s?|que|of|than) )(?= )/;
const COULD_IT_BE =
  / (?:se puede|se podra|podra|puede|podria|podemos|can|could|pode|poderia|da pra)(?: [^ ]+){0,6} (?:mas (?:tarde|temprano)|later|earlier|mais (?:tarde|cedo)) | (?:necesito|quiero|quisiera|prefiero|preferiria|preciso|quero)(?: [^ ]+){0,3} (?:mas (?:tarde|temprano)|mais (?:tarde|cedo)) (?:ese|el mismo|esse|no mesmo) dia /;
/** "Consigo ir mais cedo?", "¿puedo llegar más temprano?": to come, and not to pay or to let know later. */
const COME_THEN =
  / (?:(?:puedo|podre|alcanzo a|posso|consigo|consegue|tem como|teria como|da pra)(?: eu)? (?:ir|llegar|venir|pasar|asistir|chegar|vir)|(?:can|could|may) i (?:come|go|get there|be there))(?: [^ ]+){0,4} (?:mas (?:tarde|temprano|tardecito|tempranito)|mais (?:tarde|cedo)|later|earlier|(?:media|meia|una|uma|1|dos|duas|2) horas? (?:antes|despues|depois)) /;
/** "Llegar 10 minutos más tarde" is to be late for the same hour. */
const LATE_MINUTES = 30;
const ARRIVES = / (?:llegar|chegar|arrive|get there) /;

/** "Empurra pra semana que vem", "bota pra sexta", "bump it to friday": verbs that move whatever they find. "Bota eu na sexta" books. */
const PUTS_IT =
  / (?:empurr[a-z]+|jog(?:a|ue|ar)|bot(?:a|e|ar)|pux(?:a|e|ar)|coloca(?:r)?|coloque|poe|deixa(?:r)?|deixe) (?:(?:ele|ela|isso|o meu|a minha|meu|minha|horario|hora|agendamento|consulta|mais|um pouco|so) )*(?:para|pra|pro|pras|meia hora|uma hora|duas horas|uma semana|um dia) | (?:cambi|mov|muev|corr)(?:emos|amos|a|e|ar|er)(?:me|nos)? (?:para|al|a las?) | pas(?:a|e|ar)(?:me|nos)?l[oa] (?:para|pra|al|a) | (?:bump|kick|nudge|slide|punt|push) (?:it|me|that|mine|my [a-z]+|the [a-z]+) (?:(?:over|back|forward|out) )?(?:to|till|until|by|half|an|one|two|[1-9][0-9]?) | (?:make|do) (?:it|that|mine|my [a-z]+|the [a-z]+) | (?:pas|mov|cambi|corr|adelant|atras)[ae](?:me|nos)?l[oa] | l[oa] (?:(?:podes|puedes|puede|pueden|podrias|podria|podemos) )?(?:pon(?:er|es|e|en|gas?|gan)|hac(?:er|es|en|emos)|dej(?:ar|as|an|amos)) /;

/** "Media hora antes", "¿un poco más tarde?", "un día después, si se puede": nothing else is said. */
const SIZE =
  '(?:(?:media|meia|una?|uma|dos|dois|duas|tres|half an?|an|one|two|three|[1-9][0-9]?) ?(?:horas?(?: y media| e meia)?|hs?|hours?|minutos?|min(?:utes)?|dias?|days?|semanas?|weeks?)?|hora y media)';
const SOFTLY = '(?:un po(?:co|quito)|algo|um pouco|um pouquinho|a (?:bit|little)(?: bit)?)';
const WAY = 'mas (?:tarde|temprano|tardecito|tempranito|adelante)|mais (?:tarde|cedo)|later|earlier';
const ASKED_BEFORE =
  '(?:y|o|e|no|ay|uy|and|mejor|melhor|better|maybe|quizas?|(?:puede|podria|podra|pode|poderia) ser|se puede|se podria|sera que|seria|prefiero|prefiro|could it be|can it be|(?:what|how) about|que tal|y si|e se)';
const ASKED_BEHIND =
  '(?:mejor|melhor|better|instead|(?:puede|podria|pode|poderia) ser|se puede|se podria|es posible|seria posible|si (?:se puede|puede ser|es posible)|se (?:der|puder)|maybe|porfa|por favor|please)';
const BARE_SHIFT = re`^ (?:${ASKED_BEFORE} )*(?:(?:${SIZE}|${SOFTLY}) (?:antes|despues|depois|before|after|${WAY})|(?:${SOFTLY} )?(?:${WAY}))(?: ${ASKED_BEHIND})* $`;
const ASKS_FOR_IT = re` (?:${SIZE}|${SOFTLY}|${ASKED_BEFORE.replace('y|o|e|', '')}|${ASKED_BEHIND}) `;
function isBareShift({ norm, asks }: Text): boolean {
  return BARE_SHIFT.test(norm) && (asks || ASKS_FOR_IT.test(norm) || EARLIER.test(norm));
}
/** "Más tarde" alone may put the talk off; "más temprano" cannot. */
const EARLIER = / (?:mas (?:temprano|tempranito)|mais cedo|earlier) /;

/** "Can we make it a bit later?", said after booking: it sounds like a wish for one more, and is none. */
export function wantsItLater(heard: Heard): boolean {
  const { text, times } = heard;
  const shift = times.desplazamiento ?? 0;
  if (shift > 0 && shift < LATE_MINUTES && ARRIVES.test(text.norm)) return false;
  const asked =
    COULD_IT_BE.test(text.norm) ||
    SERVED_THEN.test(text.norm) ||
    isBareShift(text) ||
    COME_THEN.test(text.norm) ||
    wantsItAtAnother(text) ||
    refusesItsHour(heard) ||
    isCountedFromIt(heard) ||
    (PUTS_IT.test(text.norm) && (shift !== 0 || saysWhen(times) || A_LITTLE.test(text.norm)));
  return asked && speaksOfItsOne(heard);
}

/** "Quero mudar pra 18h", "páseme al jueves", "can you change it to 6pm": a verb of changing, and right behind it where to. */
const CHANGES_TO = re` (?:(?:cambi|mud|troc|alter)(?:a|e|o|as|ar|em|am|amos|emos|ando)(?:me|nos)?(?: (?:ele|ela|isso|de|so|nomas))?|(?:pasar|passar)(?:me|nos)?(?= (?:para|pal?|pra|pro|pras) )|(?:pasa|pase|pasen|passa|passe)(?:me|nos)(?: (?:entonces|nomas|mejor|pues|porfa|por favor))*|(?:chang|switch|mov|swap)(?:e|es|ing)?(?: (?:it|that|mine|this|over|me))*) (?:para|pal?|pra|pro|pras|al|a las?|as|to|till|until) (?:(?:o|a|as|la|las|el|los|the|este|esta|ess[ae]|this|next|proxim[oa]|dia|por|da|de|in) )*(?:[0-9]|${WEEKDAY} |(?:hoje|amanha|hoy|manana|tomorrow|today|noon|meio dia|mediodia|tarde|noite|noche|morning|afternoon|evening|otra semana|outra semana|semana|week|una|uma|dos|duas|tres|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez|once|onze|doce|doze) )`;
/** "Páseme esa para el viernes", "esa la necesito para el lunes", "move that one to Friday". */
const THAT_ONE = '(?:es[ae]|est[ae]|ess[ae]|(?:that|this)(?: one)?|aquell?[ae]|l[oa] que (?:tengo|me (?:dijo|mostro)))';
const THAT_ONE_TO = re` (?:(?:cambi|mud|troc|alter|pas|mov|muev|corr|adelant|atras|transf|remarc|reagend|jog|bot)[a-z]*|chang[a-z]*|switch|move|push|bump|put) ${THAT_ONE} (?:mejor |entonces )?(?:para|pal?|pra|pro|pras|al|a|as|to|till|until) | ${THAT_ONE} (?:l[oa] |me l[oa] |eu )?(?:quiero|quisiera|necesito|prefiero|quero|preciso|prefiro) (?:mejor |que sea )?(?:para|pal?|pra|pro|pras|al|a|el|as|na|no) `;
const NOT =
  / (?:no|nao|not|don t) (?:(?:l[oa]|me|te|se|quiero|quero|want|to|need) )*(?:cambi|mud|troc|alter|pas|chang|switch|mov|swap)/;
export function changesTo({ text, situation, guest, times }: Heard): boolean {
  const { flow, appointments = [], tenant } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || !saysWhen(times)) return false;
  if (ONE_MORE.test(text.norm) || NOT.test(text.norm) || guest?.relation !== undefined) return false;
  if (!CHANGES_TO.test(text.norm) && !THAT_ONE_TO.test(text.norm)) return false;
  return tenant === undefined || findNames(text.raw, tenant).servicio === undefined;
}

const A_LITTLE = re` ${SOFTLY} (?:antes|despues|depois|${WAY}) `;

/** What is wished for somebody else is no change of one's own. */
export function speaksOfItsOne({ text, situation, guest, times }: Heard): boolean {
  if (situation.flow !== 'ninguno') return false;
  if (situation.appointments?.length !== 1 && !tellsOfOne(times, situation)) return false;
  if (ONE_MORE.test(text.norm) || guest?.relation !== undefined) return false;
  return situation.tenant === undefined || findNames(text.raw, situation.tenant).servicio === undefined;
}

/** "La otra semana", "al otro día" are times, and no other appointment. */
const ONE_MORE =
  / (?:otro|otra|another|outro|outra|un[oa] mas|sum(?:ar|ame|e)) (?!(?:semana|dia|hora|horario|fecha|mes|data|week|day|time|date|month) )/;
