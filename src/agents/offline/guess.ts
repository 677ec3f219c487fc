/**
 * Where no rule is sure: the list's own requests, the time said, the classifier, the question mark. Imported by
 * `read.ts` only. Long because its guesses are tried in one order.
 */
import { wishesNothing } from './errands/asking/asks-of-a-thing.ts';
import { LIST_ROWS_MAX } from '../../domain.ts';
import { sure, type Act, type Verdicts } from './acts.ts';
import { position } from './answers/choosing/place-said.ts';
import { choosesStill } from './answers/refusing/behind-no.ts';
import {
  asksForServiceThen,
  namesOnlyHowGiven,
  namesOnlyPerson,
  namesOnlyService,
  namesServiceFirst,
} from './errands/booking/bare-service.ts';
import { MEANS, saysWhoPays } from './answers/paying/paying.ts';
import { MOVES_NO_APPOINTMENT } from './rules/health.ts';
import { OTHERS_DO_NOT_PAY } from './rules/money.ts';
import { asksOfTheHouse } from './errands/asking/asks-of-house.ts';
import type { Classifier } from './classifier.ts';
import { bookActs } from './errands.ts';
import type { Heard } from './heard.ts';
import { findNames, leftOpen } from './names.ts';
import { WITH_ANOTHER, theOtherOne } from './names/strangers.ts';
import { aboutTheVisit } from './errands/mine/about-the-visit.ts';
import { hasOneOn } from './errands/mine/own-appointment.ts';
import { inState, plausible } from './settle.ts';
import { asksForService } from './situation.ts';
import { saysWhen } from './wishes.ts';
import { BILL, CANCEL, ES_DAY, FIELD_NAME, MOVE, SHIFT, WANT } from './words/words.ts';
import {
  ASKING,
  asksAboutOneMore,
  asksForTime,
  asksOfThatTime,
  asksWhatIsSold,
  learns,
  namesService,
  namesSomebody,
  wishes,
  WISHING,
  wantsToBeSeen,
} from './errands/booking/wishing.ts';
import { asksWhetherDone } from './errands/asking/does-it.ts';
import { asksWhatOfKind, wishesKind } from './errands/asking/modality.ts';
import { namesAnother } from './errands/several/another-service.ts';
import { re } from './words/pattern.ts';
import { WISHES_FOR } from './words/deeds.ts';
import { talkedBefore } from './words/talked.ts';
import { singleWords, type Text } from './words/text.ts';

/** Surer than this, the classifier overrules a rule that is not sure of itself. */
export const CLASSIFIER_OVERRULES = 0.6;
/** Less sure, and it is better to ask again than to act. */
export const CLASSIFIER_MIN = 0.4;
/** What cannot be taken back easily needs more. */
const CLASSIFIER_MIN_GRAVE = 0.75;
/** A question where a booking is open already is one more wish only when hardly anything else is likely. */
const ASKED_BOOK_MIN = 0.8;
/** A question is never one of these, nor is what has a no in it, unless the rules of answers say so. */
export const YES_LIKE: readonly Act['intent'][] = ['accept', 'select'];
const GRAVE: readonly Act['intent'][] = ['accept', 'cancel', 'claim', 'select'];

/** "Sí, pero con Laura": somebody else, whoever that is. */
const WITH_SOMEBODY =
  / (?:pero|mejor|prefiero|que sea|puede ser|no|but|mas|melhor) (?:con|com|with) (?!tarjeta|efectivo|debito|credito|transferencia|mercado|cash|card|cuotas)[a-z]+ /;

const NO = / (?:no|nao|not|nunca) /;
const GIVING_UP: readonly Act['intent'][] = ['reject', 'exit'];

const UNWANTED =
  / (?:no|nao|not) (?:quiero|hace falta|necesito|quero|preciso|want|need)(?: que)? (?:me )?(?:hablar|llamen|atienda|falar|talk|pasen|contacten|una persona|un asesor|a nadie|nadie)/;

/** "Please don't cancel my appointment", "não precisa desmarcar": it stands, and is shown. */
const DENIED =
  / (?:no|nao|not|don t|dont|never|nunca|sin|sem) (?:(?:me|te|se|l[oa]|need|have|want|to|hace|falta|precisa|preciso|quiero|quero|que) )*(?:cancel|anul|desmarc|mov|mud|remarc|chang|resched|reprogram|cambi)/;

/** "Cancelá la limpieza del martes": by its service. Asked about before it is done, and never heard in a "no". */
const CANCELS_ONE =
  /^(?!.* (?:no|nao|not|don t|sin|nunca) ).* (?:(?:cancel|anul|desmarc|borr|elimin)[a-z]* (?:el|la|mi|o|a|minha|meu|my|the)|(?:cancel|anul|desmarc)ar) /;
/** "Cancele el corte", where several are called so: of those, what she has. */
function cancelsOne(heard: Heard): Omit<Act, 'from' | 'to'> | undefined {
  const { text, situation } = heard;
  const { tenant, appointments = [] } = situation;
  if (!CANCELS_ONE.test(text.norm) || tenant === undefined) return undefined;
  if (namesService(heard)) return { intent: 'cancel' };
  const own = leftOpen(text.raw, tenant).filter((id) => appointments.some(({ serviceId }) => serviceId === id));
  const [service, ...others] = own;
  if (service === undefined) return undefined;
  return { intent: 'cancel', ...(others.length === 0 ? { service } : {}) };
}
/** "¿Y los domingos?", after the opening hours or instead of them. */
const OTHER_DAYS = re`^ (?:(?:y|e|and|que tal|los|nos|aos|on|en) )*(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|feriados|fines de semana|findes|segundas|tercas|quartas|quintas|sextas|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|holidays|(?:(?:el|este|no|na|this) (?:proximo )?(?:(?:${ES_DAY}|[0-9]{1,2}|segunda|terca|quarta|quinta|sexta) )?(?:que es )?)?(?:festivo|feriado|holiday)|festivos) (?:abren |atienden |abrem |tambien )?$`;
/** "Pagar limpieza": as a menu would say it; "cobrame la limpieza". */
const PAYS_ONE =
  /^ (?:(?:hola|buenas|buen|buenos|dia|dias|tardes|y|para|oi|hi|hello) )*(?:pagar|pago|abonar|abono|pay(?: for)?|pagamento|payment|cobr(?:a|e|en)me(?! menos)(?: ya| ahora)?)(?: (?:de|por|for|do|da))? [a-z]/;
/** "Y los domingos" asks it without a mark; "los domingos" alone may answer something. */
function asksOfOtherDays({ norm, asks }: Text): boolean {
  return OTHER_DAYS.test(norm) && (asks || / (?:y|e|and) (?:los|nos|aos|on|en) /.test(norm));
}
const BOOK = { intent: 'book' } as const;

export function guess(heard: Heard, named: { acts: Act[]; confidence: number }, classifier: Classifier): Verdicts {
  const { text, times, situation } = heard;
  const whole = { from: 0, to: text.raw.length };
  const diary = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (situation.flow === 'ninguno' && named.acts.length === 0 && asksOfOtherDays(text))
    return sure([{ intent: 'ask', topic: 'horarios', ...whole }], 'keywords', 0.85);
  if (saysWhen(times) && (diary || situation.flow === 'cancelacion') && named.acts.length === 0) {
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'answer', 0.85);
  }
  if (
    diary &&
    named.acts.length === 0 &&
    (namesSomebody(heard) ||
      namesAnother(heard) ||
      WITH_SOMEBODY.test(text.norm) ||
      (WITH_ANOTHER.test(text.norm) && theOtherOne(situation) !== undefined))
  ) {
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'answer', 0.85);
  }
  const pays = situation.flow === 'ninguno' && PAYS_ONE.test(text.norm) && !WISHING.test(text.norm);
  const paid = situation.flow === 'pagos' || pays;
  if (paid && named.acts.length === 0 && !text.asks && namesService(heard)) {
    // "Quiero un retoque el martes a las 10": at a time of its own, and so no answer to what is paid.
    if (times.fecha !== undefined && times.hora !== undefined)
      return sure(bookActs(BOOK, heard, whole), 'answer', 0.85);
    return sure([{ intent: 'pay', ...whole }], 'answer', 0.85);
  }
  const cancelled = named.acts.length === 0 && !text.asks ? cancelsOne(heard) : undefined;
  if (cancelled !== undefined) return sure(inState([{ ...cancelled, ...whole }], heard), 'keywords', 0.85);
  if (named.acts.length === 0 && asksAboutOneMore(heard) && !WISHING.test(text.norm))
    return sure([{ intent: 'ask', topic: 'precio', ...whole }], 'keywords', 0.85);
  if (named.acts.length === 0 && asksWhatOfKind(heard))
    return sure([{ intent: 'ask', topic: 'servicios', ...whole }], 'keywords', 0.85);
  const done = named.acts.length === 0 && asksWhetherDone(heard) ? 'precio' : undefined;
  const sold = named.acts.length === 0 ? (asksWhatIsSold(heard) ?? done) : undefined;
  if (sold !== undefined) return sure([{ intent: 'ask', topic: sold, ...whole }], 'keywords', 0.85);
  const wished =
    asksForTime(heard) ||
    wantsToBeSeen(heard) ||
    asksOfThatTime(heard) ||
    wishesKind(heard) ||
    asksForServiceThen(heard) ||
    (!learns(heard) && (text.asks ? wishesPolitely(heard) : wishes(heard)));
  if (named.acts.length === 0 && situation.flow !== 'pagos' && wished) {
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'keywords', 0.85);
  }
  if (named.acts.length === 0 && takesBare(heard)) return sure(bookActs(BOOK, heard, whole), 'keywords', 0.85);
  const visited = named.acts.length === 0 ? aboutTheVisit(heard) : undefined;
  if (visited !== undefined) return sure([visited], 'keywords', 0.85);
  const guessed = classifier(heard);
  if (guessed !== undefined && (named.acts.length === 0 || guessed.confidence >= CLASSIFIER_OVERRULES)) {
    const rather = ratherThan(guessed, heard);
    if (rather !== undefined) return sure([{ ...rather, ...whole }], 'offline', CLASSIFIER_MIN);
    const least = GRAVE.includes(guessed.act.intent) ? CLASSIFIER_MIN_GRAVE : CLASSIFIER_MIN;
    // A yes that books, cancels or pays is said in words that mean yes: what merely resembles them is asked about.
    const pending = situation.asks === 'confirm' || situation.asks === 'list';
    if (guessed.confidence >= least && !(pending && YES_LIKE.includes(guessed.act.intent))) {
      const meant = plausible(guessed.act, heard);
      const acts = meant.intent === 'book' ? bookActs(meant, heard, whole) : [meant];
      return sure(inState(acts, heard), 'offline', guessed.confidence);
    }
  }
  if (named.acts.length === 0 && wishes(heard))
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'offline', 0.6);
  if (named.acts.length > 0) return sure(inState(named.acts, heard), 'keywords', named.confidence);
  if (text.asks || ASKING.test(text.norm)) return sure([{ intent: 'ask', topic: 'otro', ...whole }], 'offline', 0.4);
  if (saysWhen(times)) return sure(inState(bookActs(BOOK, heard, whole), heard), 'offline', 0.5);
  return sure([{ intent: 'unknown', ...whole }], 'offline', guessed?.confidence ?? 0);
}

/** What is sold, who does it or how it is given, and nothing else: out of the blue, or asked which service. */
function takesBare(heard: Heard): boolean {
  const { situation } = heard;
  const asked = situation.flow === 'agenda' && asksForService(situation);
  if (situation.flow !== 'ninguno') return asked && (namesOnlyService(heard) || namesOnlyHowGiven(heard));
  return namesOnlyService(heard) || namesOnlyPerson(heard) || namesServiceFirst(heard);
}

/** "Can I get a cleaning at the Palermo branch?": a wish with a question's manners. */
const POLITELY = re`^ (?:(?:hi|hello|hey|hola|oi|ola|good|buen[oa]?s?|dias?|tardes|bom|boa|morning|afternoon|please|porfa|there) )*(?:(?:can|could|may) (?:i|we) (?:please )?(?:get|have|book|do|schedule|make)|(?:i |we )?${WANT}(?: de)?|(?:me )?(?:book|dame|deme|reserv[ae](?:me)?|agend[ae](?:me)?|anot[ae](?:me)?|marc[ae](?: pra mim| me)?)(?: me)?|me (?:agend|reserv|apart|anot|apunt|marc|separ)as?) `;
function wishesPolitely(heard: Heard): boolean {
  const { text, situation } = heard;
  const politely =
    POLITELY.test(text.norm) ||
    WHILE_THERE.test(text.norm) ||
    (MAY_HAVE.test(text.norm) && !WHERE_IT_HANGS.test(text.norm));
  if (situation.tenant === undefined || !politely || ASKS_MORE.test(text.norm)) return false;
  const { servicio } = findNames(text.raw, situation.tenant);
  return (servicio ?? leftOpen(text.raw, situation.tenant)[0]) !== undefined;
}
/** "¿Me puedo hacer también las cejas?", "¿podría hacerme el flúor?"; "…estando embarazada" asks whether one may. */
const MAY_HAVE =
  /^ (?:(?:hola|buen[oa]?s?|dias?|tardes|oi|y|e|and|tambien|tambem|also|ademas|una consulta|disculp[ae]|sera que) )*(?:(?:me|nos|se|le|lo|la) )?(?:puedo|podria|podriamos|podemos|podre|posso|poderia|da pra|da para|daria para|can i|could i)(?: (?:me|yo|eu|tambien|tambem|also|just))* (?:hac|faz|realiz|aplic|pon|agreg|sum|adicion|anad|get|have|add)[a-z]* |^ (?:(?:hola|buenas|y|e|tambien|ademas|sera que) )*(?:me|nos|le) (?:pued[a-z]+|podria[a-z]*|podes|podem|pode|poderia[a-z]*) (?:tambien )?(?:hacer|fazer|poner|aplicar|realizar) /;
/** "¿Y si de una vez me hago las axilas?", "¿y si ya que voy me hacen color?": no condition, but one more. */
const WHILE_THERE =
  /^ (?:(?:y|e|and|pero|oye|che) )*(?:si|se|if) (?:(?:ya que (?:voy|estoy|estamos|vamos)|ja que vou|de una(?: vez)?|tambien|tambem|aprovecho y|aproveito e|ademas) )+(?:me |nos )(?:hago|hacemos|hacen|haces|faco|fazem) (?!.* (?:se me|pasa|puedo|cae|dura|duele) )/;
const WHERE_IT_HANGS =
  / (?:sobre|si|se|if|estando|embaraz[a-z]*|gravida|pregnant|aunque|cuando|mientras|despues de|antes de|sin|sem|without|con (?:frenos|brackets|diabetes|alergia|fiebre|gripe|covid|marcapasos)|sol[oa]|mismo dia|mesmo dia|same day|junt[oa]s?|seguid[oa]s?|todos|cada) /;
/** A question of its own beside it. */
const ASKS_MORE =
  / (?:how|what|when|where|who|which|cuanto|cuando|donde|quien|que|cual|como|quanto|quando|onde|quem|qual|do you|is it|is there) /;

/** What is to be made of a message instead of what the classifier makes of it; undefined where nothing speaks against that. */
function ratherThan(
  { act: { intent }, confidence }: NonNullable<ReturnType<Classifier>>,
  heard: Heard,
): Omit<Act, 'from' | 'to'> | undefined {
  const { text, times, situation } = heard;
  const diary = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  const open = text.asks ? QUESTION : UNKNOWN;
  const says = NO.test(text.norm);
  if (YES_LIKE.includes(intent) && (text.asks || says)) return open;
  if (intent === 'move' && OF_A_BODY.test(text.norm)) return open;
  // "No sé, me duele la panza", asked for the service: it is no refusal, and asked again.
  if (GIVING_UP.includes(intent) && choosesStill(heard)) return open;
  if (GIVING_UP.includes(intent) && !says) {
    // "Creo que mejor la cancelo", asked whether to: no no, whatever it resembles.
    if (situation.flow === 'cancelacion' && situation.asks === 'confirm' && CANCELS.test(text.norm)) return UNKNOWN;
    // "Sigo acá", "es mucho", with the link open: a booking is given up with a no, and not with what resembles one.
    if (situation.state === 'AGENDA_ESPERANDO_PAGO') return { intent: 'ask', topic: 'deuda', area: 'PAGOS' };
    // "Lo de siempre", asked for the service: all that was told would be lost by a no that nobody said.
    if (diary && confidence < CLASSIFIER_MIN_GRAVE) return open;
  }
  if ((intent === 'cancel' || intent === 'move') && DENIED.test(text.norm))
    return situation.flow === 'ninguno' ? { intent: 'mine' } : UNKNOWN;
  // "¿Dónde pongo mi correo?", "me van a demandar": no money is named, and none is paid. "No me pagan las horas": not his to pay.
  if (intent === 'pay' && (!OF_MONEY.test(text.norm) || NOT_HIS.test(text.norm)))
    return text.asks || OF_A_FIELD.test(text.norm) ? QUESTION : UNKNOWN;
  // "El pago sale a nombre de mi marido": the team should know, and nothing is to be paid by it.
  if (intent === 'pay' && situation.flow === 'ninguno' && !text.asks && saysWhoPays(text))
    return { intent: 'thanks', tells: true };
  // "¿Va a llover el sábado?", "¿qué día cae el 25?": its day is nobody's wish.
  if (intent === 'book' && text.asks && OF_THE_WORLD.test(text.norm) && !WISHING.test(text.norm)) return QUESTION;
  // "¿Me puedo bañar antes de ir el jueves?", of one who comes then: neither another nor a move.
  if ((intent === 'book' || intent === 'move') && asksOfItsDay(heard)) return QUESTION;
  // "¿Eso es por persona?", of a price: nobody is called for.
  if (intent === 'person' && PER_PERSON.test(text.norm)) return QUESTION;
  if (intent === 'person' && UNWANTED.test(text.norm)) return UNKNOWN;
  // "Ayer hablé con una persona de ahí", and no more: he is asked what he needs.
  if (talkedBefore(text.norm) && !text.asks && !saysWhen(times))
    return situation.flow === 'ninguno' ? { intent: 'greet' } : UNKNOWN;
  // "Mi hijo tiene 5 años, ¿lo atienden?" with a list open: what merely resembles a wish, and names none, is a question.
  const doubtful = diary && text.asks && !saysWhen(times) && confidence < ASKED_BOOK_MIN;
  if (intent === 'book' && (doubtful || wishesNothing(heard))) return QUESTION;
  // "Hola buenas, ¿atienden niños?": greeted, and asked what no data tell.
  if (intent === 'greet' && (asksOfTheHouse(text, situation) || (text.asks && TAKEN_THERE.test(text.norm))))
    return QUESTION;
  return intent === 'ask' && choosesFromNothing(heard) ? UNKNOWN : undefined;
}
function asksOfItsDay(heard: Heard): boolean {
  const { text, times, situation } = heard;
  if (situation.flow !== 'ninguno' || !text.asks || times.hora !== undefined || !MAY_I.test(text.norm)) return false;
  return hasOneOn(times.fechaOriginal ?? times.fecha, situation) && !WISHES_FOR.test(text.norm) && !namesService(heard);
}
const PER_PERSON =
  /^ (?:[^ ]+ ){0,8}?(?:(?:por|per|x|cada|each|a) )(?:persona|pessoa|person|cabeza|head|integrante|jugador)(?: (?:o|ou|or|u) [^ ]+(?: [^ ]+){0,5}| (?:no|verdad|right|ne|entonces|then))? $/;
const MAY_I = re` (?:puedo|podria|podemos|posso|can i|may i|could i|can we) (?:(?:yo|eu|me) )?(?!(?:ir|venir|pasar|vir|come|go|tener|ter|have|get|sacar|pedir|hacer|fazer|marc|agend|reserv|book|schedul|${CANCEL}|${SHIFT}|${MOVE})[a-z]* )[a-z]+ `;
const OF_THE_WORLD =
  / (?:llov(?:er|era|eria)|llueve|lluvia|chove(?:r)?|chuva|rain(?:ing)?|tormenta|nieva|(?:va a|vai|va) hac?(?:er) (?:calor|frio|sol)|pronostico|clima|weather|juega[ns]?|joga|partido|clasico|(?:en )?que dia (?:cae|es|sera|cai|e)|what day (?:is|does)) /;
const OF_A_FIELD = re` (?:donde|onde|where|como|how) (?:[a-z]+ ){1,4}${FIELD_NAME} `;
/** "Não consigo mexer o braço", "no puedo mover el coche". */
const OF_A_BODY = re` ${MOVES_NO_APPOINTMENT} `;
const NOT_HIS = re` ${OTHERS_DO_NOT_PAY} `;
const OF_MONEY = re` (?:pag|abon|pay|transf|deposit|cobr|compr|buy|renov|deb|dev|sena|anticip|adelant|plata|diner|plin|yape|salda|liquid|finan)[a-z]* | (?:${BILL}|${MEANS}|bizum|qr|cash|efectivo|money|sinal|cuotas?|link|enlace|liga) `;
/** "Hola, ¿aceptan Axa?" */
const TAKEN_THERE = / (?:aceptan?|reciben|trabajan con|toman|aceitam|accept|take) (?!.* (?:ahi|aca)(?: |$))[a-z]+ /;
const CANCELS = re` (?:${CANCEL})`;
const QUESTION = { intent: 'ask', topic: 'otro' } as const;
const UNKNOWN = { intent: 'unknown' } as const;

/** "La tercera", "voy con la 2", with nothing to choose from: no question that somebody could answer. */
function choosesFromNothing({ text, situation }: Heard): boolean {
  const words = singleWords(text.words);
  return situation.asks === 'nothing' && !text.asks && position(words, LIST_ROWS_MAX) !== undefined;
}
