/**
 * The reader: what a text means where it arrives. Used by the port and by `npm run understand`, so that the score of
 * one is the score of the other. Order (CONV-2): answer to the pending question, strong keywords, classifier.
 */
import type { Act, Verdicts } from './acts.ts';
import { answer, isPlain } from './answers.ts';
import type { Heard } from './heard.ts';
import { classify } from './classifier.ts';
import type { Classifier } from './classifier.ts';
import { errands, isInjection } from './errands.ts';
import { exitIn } from './exits.ts';
import { fieldValue } from './fields.ts';
import { hesitation } from './hesitation.ts';
import { SURE } from './keywords.ts';
import { optionSaid } from './options.ts';
import { countryOf } from './situation.ts';
import { freeService } from './free-services.ts';
import { findNames } from './names.ts';
import { without } from './text.ts';
import { saysWhen } from './wishes.ts';
import { BILL, TRANSFER } from './words.ts';

/** Surer than this, the classifier overrules a rule that is not sure of itself. */
const CLASSIFIER_OVERRULES = 0.6;
/** A yes does more than a no: less is enough to doubt it. */
const CLASSIFIER_DOUBTS_YES = 0.35;
/** Less sure, and it is better to ask again than to act. */
const CLASSIFIER_MIN = 0.4;
/** What cannot be taken back easily needs more. */
const CLASSIFIER_MIN_GRAVE = 0.75;
/** A question is never a yes, nor is what has a no in it, unless the rules of answers say so. */
const YES_LIKE: readonly Act['intent'][] = ['accept', 'select'];
const GRAVE: readonly Act['intent'][] = ['accept', 'cancel', 'claim', 'select'];

export function read(heard: Heard, classifier: Classifier = classify): Verdicts {
  const { text } = heard;
  const whole = { from: 0, to: text.raw.length };
  if (isInjection(heard.hit))
    return sure([{ intent: 'ask', topic: 'otro', area: 'GENERAL', ...whole }], 'keywords', 0.9);
  const said = text.words.flatMap((w) => w.text.split(' '));
  const button = optionSaid(heard, said);
  if (button !== undefined) return sure([button], 'answer', 0.98);
  const exit = exitIn(text);
  if (exit !== undefined) return sure([{ ...exit, ...whole }], 'keywords', 0.98);
  const hesitates = hesitation(heard, said);
  if (hesitates !== undefined) return sure([hesitates], 'answer', 0.9);
  const field = fieldAnswer(heard);
  if (field !== undefined) return sure([field], 'answer', 0.95);
  const answered = answer(heard);
  if (answered !== undefined && !doubted(answered, heard, classifier)) return sure([answered], 'answer', 0.95);
  const listed = listRequest(heard);
  if (listed !== undefined) return sure(inState([listed], heard), 'keywords', 0.9);
  const named = errands(heard);
  if (named.acts.length > 0 && named.confidence >= SURE)
    return sure(inState(named.acts, heard), 'keywords', named.confidence);
  return guess(heard, named, classifier);
}

function sure(acts: readonly Act[], by: Verdicts['by'], confidence: number): Verdicts {
  return { acts, by, confidence };
}

/** A yes or no with more behind it stands unless the classifier is surer of something else ("ya vuelvo"). */
function doubted(answered: Act, heard: Heard, classifier: Classifier): boolean {
  if (answered.n !== undefined || !DOUBTED.includes(answered.intent) || isPlain(heard)) return false;
  const guessed = classifier(heard);
  if (guessed === undefined) return false;
  const same =
    guessed.act.intent === answered.intent ||
    (YES_LIKE.includes(guessed.act.intent) && YES_LIKE.includes(answered.intent));
  return !same && guessed.confidence >= (answered.intent === 'reject' ? CLASSIFIER_OVERRULES : CLASSIFIER_DOUBTS_YES);
}
const DOUBTED: readonly Act['intent'][] = ['accept', 'reject', 'select'];

/** A field that was asked for, unless the customer says something else. An invalid value is not understood: asked again. */
function fieldAnswer(heard: Heard): Act | undefined {
  const { situation, text } = heard;
  if (situation.field === undefined || text.asks) return undefined;
  const value = fieldValue(situation.field, text.raw, countryOf(situation));
  if (value === undefined) return undefined;
  if (
    situation.field === 'name' &&
    (errands(heard).acts.length > 0 || saysWhen(heard.times) || answer(heard) !== undefined)
  )
    return undefined;
  return { intent: 'answer', value, from: 0, to: text.raw.length };
}

/** The same words mean another thing where another thing is open. */
function inState(acts: readonly Act[], heard: Heard): Act[] {
  return acts.map((act) => settled(act, heard));
}

const OWN =
  / (?:mi|mis|el|la|del|meu|minha|my) (?:[^ ]+ )?(?:turnos?|citas?|reservas?|consultas?|appointments?|bookings?|horario que tengo|que tengo|que tenia)/;

function settled(act: Act, heard: Heard): Act {
  const { situation, text, times } = heard;
  const { flow } = situation;
  if (flow === 'cancelacion' && situation.asks === 'confirm' && agreesToCancel(act, heard))
    return { ...act, intent: 'accept' };
  const listing = situation.asks === 'list' || situation.asks === 'confirm';
  if (
    act.intent === 'book' &&
    flow === 'reprogramacion' &&
    !/ (?:otro|nuevo|nueva|otra) (?:turno|cita)| primero /.test(text.norm)
  )
    return { ...act, intent: 'move' };
  if (act.intent === 'book' && flow === 'cancelacion' && saysWhen(times)) return { ...act, intent: 'move' };
  if (act.intent === 'move' && flow === 'agenda' && listing && !OWN.test(text.norm)) return { ...act, intent: 'book' };
  if (act.intent === 'cancel' && flow === 'agenda' && listing && !OWN.test(text.norm))
    return { ...act, intent: 'exit', word: 'cancelar' };
  return act;
}

/** "Sí, no puedo ir", "ya cancele nomás": asked whether to cancel, the same wish again is a yes, money apart. */
function agreesToCancel(act: Act, { text, times }: Heard): boolean {
  if (text.asks || saysWhen(times)) return false;
  if (act.intent === 'cancel') return !/ (?:otr[oa]|ambos|los dos|las dos|todos|todas|another|both) /.test(text.norm);
  return act.intent === 'claim' && / cancele /.test(text.norm) && !MONEY.test(text.norm);
}
const MONEY = new RegExp(` (?:${TRANSFER}|${BILL}|plata|dinero) `);

const REQUEST_WORDS_MAX = 10;
const MORE =
  / (?:mas|otr[oa]s|outr[oa]s|more|other|mais) (?:opciones|turnos|horarios|horas|fechas|dias|opcoes|options|times|alternativas|citas|resultados)| (?:ver|mostrar|mostrame|muestrame|quiero ver|muestreme|pasame|hay) mas | (?:siguientes?|proximos|next) (?:pagina|opciones|turnos|horarios|page)? ?$| ver mais | show more /;
/** The title of the row that turns the page, in any list. */
const PAGING =
  /^ (?:(?:quiero|quisiera|a|para|quero) )?(?:ver|mostrar|see|show|view|mas|mais) (?:mas|mais|more|opciones|opcoes)(?: (?:por favor|porfa|please))? $/;
const OTHER =
  / (?:otro|outro|otra|outra|another|different|distint[oa]) (?:dia|fecha|hora|horario|momento|data|day|time|date)| algo (?:mas )?(?:distinto|diferente) | cambiar (?:de |el |la )?(?:dia|fecha|hora|horario) /;
/** Earlier, later: another time than the ones shown, near them. */
const SHIFTED =
  / (?:con|com|with|en|na|no) (?:el |la |a |o )?(?:otr[oa]|outr[oa]|another) [^ ]+ | (?:tan|mas|mais|algo mas|tao) (?:tarde|tardecito|temprano|tempranito|cedo|adelante|cerca|pronto)| (?:mas|algo|un poco|un poquito) (?:al rato|al ratito|luego|lueguito|ratito)| (?:later|earlier|sooner|instead) /;
const WISHING =
  / (?:quiero|quiere|necesita|precisa|querria|quisiera|queria|necesito|necesitaria|quero|preciso|gostaria|me gustaria|busco|deseo|desearia|want|need|would like|i d like|ocupo|me interesa|ando buscando|puedo|podria|me haces|me hago|hacerme|hacerse|can i get|me hacen|me urge|urgente) /;
/** Wants to know, not to come. */
const LEARNING =
  / (?:saber|preguntar|averiguar|hablar|decir|decirte|contarte|avisar|avisarte|vender|venderles|venderte|ofrecer|ofrecerles|hacerte una (?:pregunta|consulta)|hacer una (?:pregunta|consulta)|know|ask|nao|no|not) /;
const ASKING =
  / (?:que|cual|cuales|cuando|cuanto|cuantos|cuantas|donde|como|quien|quienes|por que|what|when|where|how|which|who|why|qual|quais|quando|quanto|onde|quem|atienden|hacen|tienen|tenes|puedo|se puede|son|es|do you|can i|is it|are you|voces|da pra) /;

/** Who speaks of no appointment of his own has none to move. */
function plausible(act: Act, { text, situation, times }: Heard): Act {
  const nothingToMove =
    act.intent === 'move' && situation.flow === 'ninguno' && saysWhen(times) && !HAS_ONE.test(text.norm);
  return nothingToMove ? { ...act, intent: 'book' } : act;
}
const HAS_ONE =
  / (?:mi|mis|my|meu|minha|el|la|lo|tengo|tenia|saque|booked|have|had|otro|otra|outro|another|instead|different|it|cambi[a-z]*|mov[a-z]*|pas[a-z]*|corr[a-z]*|llego|puedo) /;
const UNWANTED =
  / (?:no|nao|not) (?:quiero|hace falta|necesito|quero|preciso|want|need)(?: que)? (?:me )?(?:hablar|llamen|atienda|falar|talk|pasen|contacten|una persona|un asesor|a nadie|nadie)/;

/** What is asked of the list itself: more of it, another day, something later. */
function listRequest(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const whole = { from: 0, to: text.raw.length };
  if (text.words.length > REQUEST_WORDS_MAX) return undefined;
  if (situation.asks === 'list' && PAGING.test(text.norm)) return { intent: 'more', ...whole };
  if (situation.flow !== 'agenda' && situation.flow !== 'reprogramacion') return undefined;
  if (SHIFTED.test(text.norm)) return { intent: 'book', ...whole };
  if (saysWhen(times)) return undefined;
  if (MORE.test(text.norm)) return { intent: 'more', ...whole };
  return OTHER.test(text.norm) ? { intent: 'other', ...whole } : undefined;
}

/** Where no rule is sure: the list's own requests, the time said, the classifier, the question mark. */
function guess(heard: Heard, named: { acts: Act[]; confidence: number }, classifier: Classifier): Verdicts {
  const { text, times, situation } = heard;
  const whole = { from: 0, to: text.raw.length };
  const diary = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (saysWhen(times) && (diary || situation.flow === 'cancelacion') && named.acts.length === 0) {
    return sure(inState([{ intent: 'book', ...whole }], heard), 'answer', 0.85);
  }
  if (diary && named.acts.length === 0 && namesSomebody(heard)) {
    return sure(inState([{ intent: 'book', ...whole }], heard), 'answer', 0.85);
  }
  if (
    named.acts.length === 0 &&
    situation.flow !== 'pagos' &&
    !text.asks &&
    !LEARNING.test(text.norm) &&
    wishes(heard)
  ) {
    return sure(inState([{ intent: 'book', ...whole }], heard), 'keywords', 0.85);
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
    const least = GRAVE.includes(guessed.act.intent) ? CLASSIFIER_MIN_GRAVE : CLASSIFIER_MIN;
    if (guessed.confidence >= least)
      return sure(inState([plausible(guessed.act, heard)], heard), 'offline', guessed.confidence);
  }
  if (named.acts.length === 0 && wishes(heard))
    return sure(inState([{ intent: 'book', ...whole }], heard), 'offline', 0.6);
  if (named.acts.length > 0) return sure(inState(named.acts, heard), 'keywords', named.confidence);
  if (text.asks || ASKING.test(text.norm)) return sure([{ intent: 'ask', topic: 'otro', ...whole }], 'offline', 0.4);
  if (saysWhen(times)) return sure(inState([{ intent: 'book', ...whole }], heard), 'offline', 0.5);
  return sure([{ intent: 'unknown', ...whole }], 'offline', guessed?.confidence ?? 0);
}

/** Inside the diary a service, a professional or a branch named is a wish ("el de Laura" where she has several). */
function namesSomebody({ text, times, situation }: Heard): boolean {
  if (situation.tenant === undefined || text.asks || text.words.length > REQUEST_WORDS_MAX) return false;
  return Object.keys(findNames(without(text.raw, times.spans), situation.tenant)).length > 0;
}

/** A wish with a service or a time in it, or a time asked for: somebody wants to come. */
function wishes(heard: Heard): boolean {
  const { text, times } = heard;
  const when = saysWhen(times);
  if (when && (text.asks || WISHING.test(text.norm))) return true;
  if (!WISHING.test(text.norm)) return false;
  const taken = (w: { start: number; end: number }): boolean =>
    times.spans.some((s) => w.start < s.end && w.end > s.start);
  // A service that this business does not have is a wish as well: the machine says what there is.
  return freeService(text.raw, text.words, taken) !== undefined || namesSomebody(heard);
}
