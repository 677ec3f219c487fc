/**
 * The reader: what a text means where it arrives. Used by the port and by `npm run understand`, so that the score of
 * one is the score of the other. Order (CONV-2): who hears what (`readers.ts`), the answer to the pending question, the
 * errands that are named, the classifier.
 */
import { act, heardBy, sure, type Act, type Verdicts } from './acts.ts';
import { answer, isPlain } from './answers.ts';
import { onlyTells, putsOff } from './answers/agreeing/as-ordered.ts';
import { pointsAt } from './answers/choosing/choices.ts';
import { classify, type Classifier } from './classifier.ts';
import { errands } from './errands.ts';
import { CLASSIFIER_MIN, CLASSIFIER_OVERRULES, guess, YES_LIKE } from './guess.ts';
import type { Heard } from './heard.ts';
import { SURE } from './keywords.ts';
import { listRequest } from './answers/choosing/listing.ts';
import { movesItsService } from './errands/mine/own-appointment.ts';
import { agreesPlainly, isBinding } from './answers/agreeing/plain-yes.ts';
import { READERS } from './readers.ts';
import { isSecondThought, putsItsTimeRight } from './errands/moving/second-thought.ts';
import { inState } from './settle.ts';
import { changesTo, wantsItLater } from './errands/moving/shifted.ts';
import { isOfAnother, movesSomebodys } from './people/somebodys.ts';
import { singleWords } from './words/text.ts';

/** A yes does more than a no: less is enough to doubt it. */
const CLASSIFIER_DOUBTS_YES = 0.35;

export function read(heard: Heard, classifier: Classifier = classify): Verdicts {
  const verdicts = meaning(heard, classifier);
  if (takesByTelling(verdicts.acts, heard)) {
    const intent = putsOff(heard.text) ? 'wait' : 'unknown';
    return heardBy(sure([act(heard, { intent })], 'answer', CLASSIFIER_MIN), takesByTelling);
  }
  const agrees = verdicts.acts.some(({ intent }) => YES_LIKE.includes(intent));
  if (agrees && verdicts.acts.length === 1 && isOfAnother(heard))
    return heardBy(sure([act(heard, { intent: 'cancel' })], 'keywords', SURE), isOfAnother);
  if (!agrees || (!MACHINE_TALK.test(heard.text.raw) && !isRash(verdicts.acts, heard))) return verdicts;
  return heardBy(sure([act(heard, { intent: 'unknown' })], 'offline', CLASSIFIER_MIN), isRash);
}

/** "Mi hermana va a las 10", before hours that are booked as soon as they are chosen: it is asked again which. */
function takesByTelling(acts: readonly Act[], { text, situation }: Heard): boolean {
  const atOnce = situation.offer?.kind === 'turno' && situation.tenant?.booking.confirmBeforeBooking === false;
  return atOnce && acts.length === 1 && acts[0]?.intent === 'select' && onlyTells(text);
}

/** A yes that nobody said plainly, and nobody has read to its end: where it books, moves, cancels or charges it is asked for again. */
function isRash([yes, ...others]: readonly Act[], heard: Heard): boolean {
  if (yes?.intent !== 'accept' || others.length > 0 || yes.holds) return false;
  return isBinding(heard.situation) && !agreesPlainly(heard);
}

function meaning(heard: Heard, classifier: Classifier): Verdicts {
  const said = singleWords(heard.text.words);
  for (const [by, confidence, ...readers] of READERS)
    for (const hears of readers) {
      const acts = [hears(heard, said) ?? []].flat();
      if (acts.length > 0) return heardBy(sure(acts, by, confidence), hears);
    }
  const answered = answer(heard);
  if (answered !== undefined && !movesThatRow(answered, heard) && !doubted(answered, heard, classifier))
    return heardBy(sure([answered], 'answer', 0.95), answer);
  const listed = listRequest(heard);
  if (listed !== undefined) return heardBy(sure(inState([listed], heard), 'keywords', 0.9), listRequest);
  const named = errands(heard);
  if (
    (wantsItLater(heard) ||
      changesTo(heard) ||
      movesItsService(heard) ||
      movesSomebodys(heard) ||
      putsItsTimeRight(heard)) &&
    named.acts.every(({ intent }) => intent === 'book')
  )
    return heardBy(sure([act(heard, { intent: 'move' })], 'keywords', 0.9), { name: 'moves' });
  // "Muda minha limpeza pra quarta e me diz quanto é o clareamento": both (CONV-11).
  if (named.acts.length > 0 && named.acts.every(({ intent }) => intent === 'ask') && movesItsService(heard))
    return heardBy(sure([...named.acts, act(heard, { intent: 'move' })], 'keywords', 0.9), movesItsService);
  if (named.acts.length > 0 && named.confidence >= SURE)
    return heardBy(sure(inState(named.acts, heard), 'keywords', named.confidence), errands);
  if (isSecondThought(heard)) return heardBy(sure([act(heard, { intent: 'move' })], 'keywords', 0.9), isSecondThought);
  return heardBy(guess(heard, named, classifier), guess);
}

/** Braces, tags, names with underscores: no customer agrees in them, whatever words they hold (must-hold 46). */
const MACHINE_TALK = /[{}]|<[|/!a-z]|[a-z]_[a-z]/i;

/** "La de la vacuna pásela al sábado", before the list of what he has: more is done to that one than it being picked. */
function movesThatRow({ intent }: Act, heard: Heard): boolean {
  const { situation } = heard;
  if (intent !== 'select' || situation.offer?.kind !== 'cita') return false;
  return movesItsService({ ...heard, situation: { ...situation, flow: 'ninguno' } });
}

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
