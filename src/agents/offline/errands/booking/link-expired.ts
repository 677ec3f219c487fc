/**
 * "Se venció, deme otro", "me venció el link, mejor lo quiero a las 19", with nothing open: a link that ran out, and what is
 * wanted in its place. Which booking it was of, the machine knows.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT, CANCEL, MOVE, PLACE, SHIFT } from '../../words/words.ts';

const RAN_OUT = '(?:venc(?:io|ido|eu)|caduco|caducado|expir(?:o|ou|ado|ed))';
const LINK = '(?:(?:el|la|mi|o|meu|the|my|ese|este) )?(?:link|enlace|liga|pago|plazo|tiempo|reserva|turno|cita|hora)';
/** "Se me venció la receta" is of something else. */
const ELSE = '(?! (?:la|el|las|los|mis?|una?|o|a|meu|minha|the|my) )';
const EXPIRED = `(?:(?:(?:ya|ja|se|me|nos|le|ha|habia|esta|it|has|just) )*${RAN_OUT}(?: ya)?(?: ${LINK}(?: de pago)?|${ELSE})(?= )|${LINK} (?:(?:de pago|ya|ja|se|me|nos|ha|esta|has|is) )*${RAN_OUT})`;
const TELLS_IT = re` ${EXPIRED} `;
const ASKED =
  '(?:(?:me )?(?:d[ae]s?|dan|mand|pas|envi|gener|hac|hag|regal|pued)[a-z]*|quiero|quisiera|quero|necesito|preciso|want|need|send|get|give)';
/** "Deme otro", "quiero uno nuevo", and no other hour or thing. */
const ANOTHER = re` ${EXPIRED} (?:(?:y|e|and|pero|asi que|ahora|please|por favor|porfa|i) )*(?:${ASKED}(?: (?:me|mandar|pasar|enviar|generar|dar|por favor|porfa|please))* )(?:otr[oa]|un[oa]? nuev[oa]|outr[oa]|um novo|another(?: one)?|a new one)(?: (?:link|enlace|liga))?(?: (?:por favor|porfa|please|gracias|ya|nomas))* $`;
/** "Se me venció", and nothing else. */
const ALONE = re`^ (?:(?:hola|buenas|uy|ay|ah|perdon|disculp[ae]|oye|che|creo que|que) )*${EXPIRED}(?: (?:por favor|porfa|perdon|gracias|disculp[ae]))* $`;

/** Whether he says that his link ran out. */
export function tellsExpired({ text, situation }: Heard): boolean {
  return situation.flow === 'ninguno' && TELLS_IT.test(text.norm);
}

export function behindExpired(heard: Heard): Act | undefined {
  const { text, times, hit } = heard;
  if (!tellsExpired(heard) || hit?.intent === 'claim' || hit?.intent === 'person') return undefined;
  if (ANOTHER.test(text.norm) || ALONE.test(text.norm))
    return act(heard, { intent: 'ask', topic: 'deuda', area: 'PAGOS' });
  const rather =
    saysWhen(times) && !text.asks && (hit === undefined || RATHER.includes(hit.intent) || hit.topic === 'deuda');
  return rather ? act(heard, { intent: 'book' }) : undefined;
}
const RATHER: readonly Act['intent'][] = ['book', 'move', 'pay'];

/**
 * "Se me pasó, ¿todavía hay lugar a esa hora?", "¿me guardás igual ese turno?", hours after the link ran out and it was offered
 * to ask for a new one: that booking is meant, and need not be told again. Whether its hour is free is looked at anew.
 */
const THAT_ONE = `(?:(?:a|en|para|pra|n|at|for) )?(?:n?es[ae]|n?est[ae]|n?ess[ae]|aquell?a?|l[ao] mism[ao]|el mismo|[ao] mesm[ao]|the same|that) (?:mism[ao] |mesm[ao] |same )?(?:${APPOINTMENT}|${PLACE}|hora|horario|lugar|time)`;
const STILL_WANTED =
  '(?:todavia|aun|ainda|still|igual|sigue|siguen|continua|segue|hay|habra|queda|quedan|tienen|tenes|tienes|tiene|tem|is there|libres?|disponibles?|disponivel|livre|free|available|guard[a-z]*|reserv[a-z]*|apart[a-z]*|agend[a-z]*|anot[a-z]*|manten[a-z]*|segur[ae][a-z]*|hold|keep|book|get|have|quiero|quisiera|quero|want|puedo|posso|podes|pode|can)';
const WANTS_THAT = re` ${STILL_WANTED} (?:[^ ]+ ){0,6}?${THAT_ONE} | ${THAT_ONE} (?:[^ ]+ ){0,6}?${STILL_WANTED} `;
/** Given up, changed, or of another one. */
const OTHERWISE = re` (?:(?:ya|mas|anymore|any more) (?:no|nao)|(?:no|nao|not|don t) (?:l[oa] )?(?:quiero|quero|want|necesito|puedo|posso)|${CANCEL}|${MOVE}|${SHIFT}|otr[oa]s?|outr[oa]s?|another|other|cuanto|quanto|how much|con quien|donde|onde|where) `;

export function wantsThatStill(heard: Heard): boolean {
  const { text, hit, situation, guest } = heard;
  if (situation.linkRanOut !== true || situation.flow !== 'ninguno' || guest !== undefined) return false;
  if (hit !== undefined && !WANTED.has(hit.intent)) return false;
  return WANTS_THAT.test(text.norm) && !OTHERWISE.test(text.norm.replace(SLIPPED, ' '));
}
/** "Se me pasó" is no moving. */
const SLIPPED = / (?:se )?(?:me|nos) (?:paso|pasaron|ha pasado)(?= )/;
const WANTED: ReadonlySet<Act['intent']> = new Set(['book', 'mine', 'greet', 'thanks']);

export function takesThatStill(heard: Heard): Act | undefined {
  return wantsThatStill(heard) ? act(heard, { intent: 'book' }) : undefined;
}
