/**
 * The reader: what a text means where it arrives. Used by the port and by `npm run understand`, so that the score of
 * one is the score of the other. Order (CONV-2): answer to the pending question, strong keywords, classifier.
 */
import type { Act, Verdicts } from './acts.ts';
import { forAnother } from './after-booking.ts';
import { answer, isPlain } from './answers.ts';
import { asksForBot } from './baton.ts';
import { pointsAt } from './choices.ts';
import type { Heard } from './heard.ts';
import { classify } from './classifier.ts';
import type { Classifier } from './classifier.ts';
import { ofTheVisit } from './coming.ts';
import { eachOfMine } from './each-of-mine.ts';
import { bookActs, errands, isInjection } from './errands.ts';
import { exitIn, givesUp, postpones } from './exits.ts';
import { fieldAnswer, fieldObjection } from './field-answers.ts';
import { wantsAnybodyElse } from './anybody-else.ts';
import { hesitation } from './hesitation.ts';
import { twoOfTheShown } from './for-two.ts';
import { ofTheHouse } from './house.ts';
import { howMany, meansAll, yesToAll } from './how-many.ts';
import { SURE } from './keywords.ts';
import { optionSaid } from './options.ts';
import { asksForLanguage } from './language-asked.ts';
import { ofThePayment, sendsForIt } from './at-payment.ts';
import { lacksMeans } from './paying.ts';
import { anyOfOne, anyRow, extremeRow, listRequest, pageTurn } from './listing.ts';
import { askedOfIt, cancelsThatOne, cannotCome, movesItsService } from './own-appointment.ts';
import { agreesPlainly, isBinding } from './plain-yes.ts';
import { rowInstead, rowOfBranchInstead, wantsOtherBranch } from './row-told.ts';
import { serviceChange } from './service-change.ts';
import { inState, isSecondThought, plausible, wantsItLater } from './settle.ts';
import { movesSomebodys } from './somebodys.ts';
import { stalls } from './stalls.ts';
import {
  ASKING,
  asksAboutOneMore,
  asksIfDone,
  asksWhatIsSold,
  asksForTime,
  learns,
  namesAnother,
  namesService,
  namesSomebody,
  wishes,
  WISHING,
} from './wishing.ts';
import { saysWhen } from './wishes.ts';
import { besideClaim, oneMoreService, othersInstead, yesBeside } from './yes-beside.ts';

/** Surer than this, the classifier overrules a rule that is not sure of itself. */
const CLASSIFIER_OVERRULES = 0.6;
/** A yes does more than a no: less is enough to doubt it. */
const CLASSIFIER_DOUBTS_YES = 0.35;
/** Less sure, and it is better to ask again than to act. */
const CLASSIFIER_MIN = 0.4;
/** What cannot be taken back easily needs more. */
const CLASSIFIER_MIN_GRAVE = 0.75;
/** A question is never a yes, nor is what has a no in it, unless the rules of answers say so. */
/** A question where a booking is open already is one more wish only when hardly anything else is likely. */
const ASKED_BOOK_MIN = 0.8;
const YES_LIKE: readonly Act['intent'][] = ['accept', 'select'];
const GRAVE: readonly Act['intent'][] = ['accept', 'cancel', 'claim', 'select'];

export function read(heard: Heard, classifier: Classifier = classify): Verdicts {
  const verdicts = meaning(heard, classifier);
  const agrees = verdicts.acts.some(({ intent }) => YES_LIKE.includes(intent));
  if (!agrees || (!MACHINE_TALK.test(heard.text.raw) && !isRash(verdicts.acts, heard))) return verdicts;
  return sure([{ intent: 'unknown', from: 0, to: heard.text.raw.length }], 'offline', CLASSIFIER_MIN);
}

/** A yes that nobody said plainly, whoever heard it: where it books, moves, cancels or charges it is asked for again. */
function isRash(acts: readonly Act[], heard: Heard): boolean {
  return (
    acts.length === 1 &&
    acts[0]?.intent === 'accept' &&
    isBinding(heard.situation) &&
    !agreesPlainly(heard) &&
    !sendsForIt(heard) &&
    !yesToAll(heard)
  );
}

function meaning(heard: Heard, classifier: Classifier): Verdicts {
  const { text } = heard;
  const whole = { from: 0, to: text.raw.length };
  if (isInjection(heard.hit))
    return sure([{ intent: 'ask', topic: 'otro', area: 'GENERAL', ...whole }], 'keywords', 0.9);
  const said = text.words.flatMap((w) => w.text.split(' '));
  const button = optionSaid(heard, said);
  if (button !== undefined) return sure([button], 'answer', 0.98);
  const paged = pageTurn(heard) ?? anyRow(heard) ?? extremeRow(heard) ?? anyOfOne(heard) ?? givesUp(heard);
  if (paged !== undefined) return sure([paged], 'answer', 0.98);
  if (meansAll(text, heard.situation))
    return sure([{ intent: yesToAll(heard) ? 'accept' : 'cancel', ...whole }], 'answer', 0.95);
  if (asksForBot(text)) return sure([{ intent: 'ask', topic: 'bot', area: 'GENERAL', ...whole }], 'keywords', 0.95);
  if (asksForLanguage(text) && !saysWhen(heard.times) && !namesService(heard))
    return sure([{ intent: 'ask', topic: 'idioma', area: 'GENERAL', ...whole }], 'keywords', 0.9);
  const exit = exitIn(text);
  if (exit?.word === 'cancelar' && heard.situation.flow === 'ninguno' && howMany(text) !== undefined)
    return sure([{ intent: 'cancel', ...whole }], 'keywords', 0.95);
  if (exit !== undefined)
    return sure([agreed(exit, heard) ? { intent: 'accept', ...whole } : { ...exit, ...whole }], 'keywords', 0.98);
  if (postpones(heard)) return sure([{ intent: 'exit', word: 'salir', ...whole }], 'keywords', 0.9);
  const owed = ofThePayment(heard);
  if (owed !== undefined) return sure(owed, 'answer', 0.9);
  const lacks = lacksMeans(heard);
  if (lacks !== undefined) return sure([lacks], 'keywords', 0.9);
  const instead = othersInstead(heard);
  if (instead !== undefined) return sure(instead, 'answer', 0.9);
  const hesitates = hesitation(heard, said) ?? stalls(heard);
  if (hesitates !== undefined) return sure([hesitates], 'answer', 0.9);
  const onScreen = ofTheVisit(heard) ?? ofTheHouse(heard) ?? askedOfIt(heard);
  if (onScreen !== undefined) return sure([onScreen], 'answer', 0.9);
  const other = cannotCome(heard) ?? serviceChange(heard);
  if (other !== undefined) return sure([other], 'keywords', 0.9);
  const each = eachOfMine(heard);
  if (each.length > 0) return sure(each, 'keywords', 0.9);
  if (cancelsThatOne(heard) && !errands(heard).acts.some(({ intent }) => intent === 'ask'))
    return sure([{ intent: 'cancel', ...whole }], 'keywords', 0.9);
  if (rowInstead(heard) !== undefined) return sure(inState([{ intent: 'book', ...whole }], heard), 'answer', 0.95);
  const branch = rowOfBranchInstead(heard);
  if (branch !== undefined) return sure([{ intent: 'select', n: branch, ...whole }], 'answer', 0.95);
  if (wantsOtherBranch(heard)) return sure(inState([{ intent: 'book', ...whole }], heard), 'answer', 0.95);
  const field = fieldObjection(heard) ?? fieldAnswer(heard);
  if (field !== undefined) return sure([field], 'answer', 0.95);
  const anybodyElse = wantsAnybodyElse(heard);
  if (anybodyElse !== undefined) return sure(inState([anybodyElse], heard), 'keywords', 0.9);
  const another = forAnother(heard);
  if (another !== undefined) return sure([another], 'keywords', 0.9);
  const two = twoOfTheShown(heard);
  if (two !== undefined) return sure([two], 'answer', 0.9);
  const both = yesBeside(heard) ?? besideClaim(heard) ?? oneMoreService(heard);
  if (both !== undefined) return sure(both, 'keywords', 0.9);
  if (asksIfDone(heard)) return sure([{ intent: 'mine', ...whole }], 'answer', 0.9);
  const answered = answer(heard);
  if (answered !== undefined && !doubted(answered, heard, classifier)) return sure([answered], 'answer', 0.95);
  const listed = listRequest(heard);
  if (listed !== undefined) return sure(inState([listed], heard), 'keywords', 0.9);
  const named = errands(heard);
  if (
    (wantsItLater(heard) || movesItsService(heard) || movesSomebodys(heard)) &&
    named.acts.every(({ intent }) => intent === 'book')
  )
    return sure([{ intent: 'move', ...whole }], 'keywords', 0.9);
  if (named.acts.length > 0 && named.confidence >= SURE)
    return sure(inState(named.acts, heard), 'keywords', named.confidence);
  if (isSecondThought(heard)) return sure([{ intent: 'move', ...whole }], 'keywords', 0.9);
  return guess(heard, named, classifier);
}

/** "Ok, cancelá" to "¿cancelamos?" is a yes; a bare "cancelar" leaves without a deed (CONV-10). */
function agreed(exit: Pick<Act, 'word'>, { text, situation }: Heard): boolean {
  return (
    exit.word === 'cancelar' &&
    situation.flow === 'cancelacion' &&
    situation.asks === 'confirm' &&
    / (?:cancela? (?:it|that|this)|cancel[ae]l[oa]|cancelarl[oa]|cancel[ae] (?:isso|ele|ela)|si|ok|dale|bueno|listo|ya|vale|sip|claro|obvio|sim|yes) /.test(
      text.norm,
    )
  );
}

function sure(acts: readonly Act[], by: Verdicts['by'], confidence: number): Verdicts {
  return { acts, by, confidence };
}

/** Braces, tags, names with underscores: no customer agrees in them, whatever words they hold (must-hold 46). */
const MACHINE_TALK = /[{}]|<[|/!a-z]|[a-z]_[a-z]/i;

/** A yes or no with more behind it stands unless the classifier is surer of something else ("ya vuelvo"). */
function doubted(answered: Act, heard: Heard, classifier: Classifier): boolean {
  if (answered.intent === 'select' && pointsAt(heard.text.norm)) return false;
  if (answered.n !== undefined || !DOUBTED.includes(answered.intent) || isPlain(heard)) return false;
  // "Sí, mañana a las 10", with nothing in it but what is proposed.
  if (answered.intent === 'accept' && isBinding(heard.situation) && agreesPlainly(heard)) return false;
  const guessed = classifier(heard);
  if (guessed === undefined) return false;
  const same =
    guessed.act.intent === answered.intent ||
    (YES_LIKE.includes(guessed.act.intent) && YES_LIKE.includes(answered.intent));
  return !same && guessed.confidence >= (answered.intent === 'reject' ? CLASSIFIER_OVERRULES : CLASSIFIER_DOUBTS_YES);
}
const DOUBTED: readonly Act['intent'][] = ['accept', 'reject', 'select'];

/** "Sí, pero con Laura": somebody else, whoever that is. */
const WITH_SOMEBODY =
  / (?:pero|mejor|prefiero|que sea|puede ser|no|but|mas|melhor) (?:con|com|with) (?!tarjeta|efectivo|debito|credito|transferencia|mercado|cash|card|cuotas)[a-z]+ /;

const UNWANTED =
  / (?:no|nao|not) (?:quiero|hace falta|necesito|quero|preciso|want|need)(?: que)? (?:me )?(?:hablar|llamen|atienda|falar|talk|pasen|contacten|una persona|un asesor|a nadie|nadie)/;

/** "Cancelá la limpieza del martes": by its service. Asked about before it is done, and never heard in a "no". */
const CANCELS_ONE =
  /^(?!.* (?:no|nao|not|don t|sin|nunca) ).* (?:cancel|anul|desmarc|borr|elimin)[a-z]* (?:el|la|mi|o|a|minha|meu|my|the) /;
/** "¿Y los domingos?", after the opening hours or instead of them. */
const OTHER_DAYS =
  /^ (?:y|e|and|que tal)?(?: (?:los|nos|aos|on|en))? ?(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|feriados|fines de semana|findes|segundas|tercas|quartas|quintas|sextas|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|holidays) (?:abren |atienden |abrem |tambien )?$/;
const BOOK = { intent: 'book' } as const;

/** Where no rule is sure: the list's own requests, the time said, the classifier, the question mark. */
function guess(heard: Heard, named: { acts: Act[]; confidence: number }, classifier: Classifier): Verdicts {
  const { text, times, situation } = heard;
  const whole = { from: 0, to: text.raw.length };
  const diary = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (situation.flow === 'ninguno' && text.asks && named.acts.length === 0 && OTHER_DAYS.test(text.norm))
    return sure([{ intent: 'ask', topic: 'horarios', ...whole }], 'keywords', 0.85);
  if (saysWhen(times) && (diary || situation.flow === 'cancelacion') && named.acts.length === 0) {
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'answer', 0.85);
  }
  if (
    diary &&
    named.acts.length === 0 &&
    (namesSomebody(heard) || namesAnother(heard) || WITH_SOMEBODY.test(text.norm))
  ) {
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'answer', 0.85);
  }
  if (situation.flow === 'pagos' && named.acts.length === 0 && !text.asks && namesService(heard)) {
    return sure([{ intent: 'pay', ...whole }], 'answer', 0.85);
  }
  if (named.acts.length === 0 && !text.asks && CANCELS_ONE.test(text.norm) && namesService(heard))
    return sure(inState([{ intent: 'cancel', ...whole }], heard), 'keywords', 0.85);
  if (named.acts.length === 0 && asksAboutOneMore(heard) && !WISHING.test(text.norm))
    return sure([{ intent: 'ask', topic: 'precio', ...whole }], 'keywords', 0.85);
  const sold = named.acts.length === 0 ? asksWhatIsSold(heard) : undefined;
  if (sold !== undefined) return sure([{ intent: 'ask', topic: sold, ...whole }], 'keywords', 0.85);
  const wished = asksForTime(heard) || (!text.asks && !learns(heard) && wishes(heard));
  if (named.acts.length === 0 && situation.flow !== 'pagos' && wished) {
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'keywords', 0.85);
  }
  const guessed = classifier(heard);
  if (guessed !== undefined && (named.acts.length === 0 || guessed.confidence >= CLASSIFIER_OVERRULES)) {
    if (YES_LIKE.includes(guessed.act.intent) && (text.asks || / (?:no|nao|not|nunca) /.test(text.norm))) {
      return sure(
        [text.asks ? { intent: 'ask', topic: 'otro', ...whole } : { intent: 'unknown', ...whole }],
        'offline',
        0.4,
      );
    }
    if (guessed.act.intent === 'person' && UNWANTED.test(text.norm))
      return sure([{ intent: 'unknown', ...whole }], 'offline', 0.4);
    // "Mi hijo tiene 5 años, ¿lo atienden?" with a list open: what merely resembles a wish, and names none, is a question.
    if (guessed.act.intent === 'book' && diary && text.asks && !saysWhen(times) && guessed.confidence < ASKED_BOOK_MIN)
      return sure([{ intent: 'ask', topic: 'otro', ...whole }], 'offline', CLASSIFIER_MIN);
    const least = GRAVE.includes(guessed.act.intent) ? CLASSIFIER_MIN_GRAVE : CLASSIFIER_MIN;
    // A yes that books, cancels or pays is said in words that mean yes: what merely resembles them is asked about.
    const pending = situation.asks === 'confirm' || situation.asks === 'list';
    if (guessed.confidence >= least && !(pending && YES_LIKE.includes(guessed.act.intent)))
      return sure(inState([plausible(guessed.act, heard)], heard), 'offline', guessed.confidence);
  }
  if (named.acts.length === 0 && wishes(heard))
    return sure(inState(bookActs(BOOK, heard, whole), heard), 'offline', 0.6);
  if (named.acts.length > 0) return sure(inState(named.acts, heard), 'keywords', named.confidence);
  if (text.asks || ASKING.test(text.norm)) return sure([{ intent: 'ask', topic: 'otro', ...whole }], 'offline', 0.4);
  if (saysWhen(times)) return sure(inState(bookActs(BOOK, heard, whole), heard), 'offline', 0.5);
  return sure([{ intent: 'unknown', ...whole }], 'offline', guessed?.confidence ?? 0);
}
