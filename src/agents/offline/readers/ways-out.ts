/** Ways out, and what only looks like one: "pago agora e marco depois". Behind them the first words of a talk, and the last. */
import { act, type Act, YES } from '../acts.ts';
import { likesIt } from '../answers/around/likes-it.ts';
import { excusesIt, promisesWord } from '../answers/around/writes-later.ts';
import { opens } from '../answers/around/openers.ts';
import { leavesField } from '../answers/fields/field-answers.ts';
import { agreesAndCancels, paidByCancelling, paysByCancelling } from '../answers/paying/pays-by-cancelling.ts';
import { paysFirst } from '../answers/paying/pays-now.ts';
import { isOrderWithReason } from '../answers/refusing/excuses.ts';
import { cancelsThat, exitIn, postpones, takesTime } from '../answers/refusing/exits.ts';
import { asksWhatNext, cancelsRather, leavesIt } from '../answers/refusing/leaves.ts';
import { STALLING } from '../answers/refusing/stalls.ts';
import { putsServiceRight } from '../errands/booking/put-right.ts';
import { wishesBeside } from '../errands/booking/wish-beside.ts';
import { namesService } from '../errands/booking/wishing.ts';
import { cancelsGivenUp } from '../errands/cancelling/giving-up.ts';
import { cancelsEverything, howMany } from '../errands/cancelling/how-many.ts';
import { comesToNone } from '../errands/mine/coming.ts';
import { takesLeaveTillThen } from '../errands/mine/till-then.ts';
import type { Heard } from '../heard.ts';
import { saysWhen } from '../wishes.ts';
import { HAS_CANCELLED } from '../words/deeds.ts';
import { means, type Reader } from './reader.ts';

export const WAYS_OUT: readonly Reader[] = [
  ['answer', 0.95, paysByCancelling, paidByCancelling, agreesAndCancels],
  ['keywords', 0.9, paysFirst],
  ['keywords', 0.98, cancelsEverything, leavesIt],
  ['keywords', 0.95, means({ intent: 'cancel' }, cancelsSoMany), cancelsGivenUp],
  ['answer', 0.9, means(YES, cancelsRather)],
  ['keywords', 0.98, means({ intent: 'exit', word: 'cancelar' }, cancelsThat), exit, leavesField],
  ['answer', 0.9, means(YES, ordersToCancel)],
  ['keywords', 0.9, means({ intent: 'exit', word: 'salir' }, postpones)],
  ['answer', 0.9, comesToNone],
  ['keywords', 0.9, means({ intent: 'thanks' }, onlyTakesTime)],
  [
    'answer',
    0.9,
    opens,
    asksWhatNext,
    means({ intent: 'thanks' }, takesLeaveTillThen),
    means({ intent: 'thanks' }, promisesWord),
    means({ intent: 'thanks' }, excusesIt),
    means({ intent: 'thanks' }, likesIt),
  ],
];

/** "Limpieza el viernes, después te confirmo" is of that Friday. */
function onlyTakesTime(heard: Heard): boolean {
  if (putsServiceRight(heard) !== undefined || !takesTime(heard)) return false;
  return !wishesBeside(heard, (norm) => STALLING.test(norm));
}

/** "Estou com febre, cancela por favor", to "¿cancelamos?". */
function ordersToCancel(heard: Heard): boolean {
  const { text, situation, times } = heard;
  const asked = situation.flow === 'cancelacion' && situation.asks === 'confirm';
  return asked && isOrderWithReason(text) && !saysWhen(times) && !namesService(heard) && howMany(text) === undefined;
}

function cancelsSoMany({ text, situation }: Heard): boolean {
  return situation.flow === 'ninguno' && exitIn(text)?.word === 'cancelar' && howMany(text) !== undefined;
}

/** "Ok, cancelá" to "¿cancelamos?" is a yes; a bare "cancelar" leaves without a deed (CONV-10). */
function exit(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  // "¿Me pueden llamar? No quiero escribir más": he leaves the writing for a voice.
  if (hit?.intent === 'person') return undefined;
  const said = exitIn(text);
  // "Mejor cancelalo", while another hour is looked for: what has an object is the appointment, and is asked about.
  if (said === undefined || (situation.flow === 'reprogramacion' && CANCELS_IT.test(text.norm))) return undefined;
  // "Cancelé": done, and no order to leave.
  if (HAS_CANCELLED.test(text.raw)) return undefined;
  const toCancelling = situation.flow === 'cancelacion' && situation.asks === 'confirm';
  const agreed =
    said.word === 'cancelar' && toCancelling && (AGREES_TO_CANCEL.test(text.norm) || CONCLUDES.test(text.norm));
  if (agreed) return act(heard, isOrderWithReason(text) ? YES : { intent: 'accept' });
  return act(heard, said);
}
const CANCELS_IT = / (?:cancel[ae]l[oa]|cancelarl[oa]|cancel (?:it|that)|cancel[ae] (?:isso|ele|ela)) /;
/** "Então cancela", "tá, cancela", "entonces cancelar": what follows from what was said, and no word of leaving. */
const CONCLUDES =
  /^ (?!(?:[a-z]+ )*(?:no|nao|not|nunca) )(?:[a-z]+ )*(?:entonces|entao|then|ta|bom|beleza|certo|fine|okay|okey|pues|po|pe|nomas|mesmo|igual|perfecto|perfeito) /;
const AGREES_TO_CANCEL =
  / (?:cancela? (?:it|that|this)|cancel[ae]l[oa]|cancelarl[oa]|cancel[ae] (?:isso|ele|ela)|si|ok|dale|bueno|listo|ya|vale|sip|claro|obvio|sim|yes|quiero|quisiera|necesito|deseo|quero|preciso|por favor|porfa|porfavor|please|want) /;
