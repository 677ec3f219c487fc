/** Several errands in one message (CONV-11): one to three, questions first, none dropped. */
import { bookingsIn } from './errands/several/bookings.ts';
import { beginsAsWish } from './errands/several/wishes-anew.ts';
import type { Stretch } from './errands/several/in-a-row.ts';
import { toAct, type Act, type Intent } from './acts.ts';
import { isOfABill } from './rules/paid-by-cancelling.ts';
import type { Hit } from './keywords.ts';
import type { Heard } from './heard.ts';
import { servicesTold } from './names.ts';
import type { Situation } from './situation.ts';
import type { Text } from './words/text.ts';
import { pieceHits, ANEW, OWN_VERB, type Placed } from './errands/several/pieces.ts';

/** What the keyword rules make of a message; empty when no rule speaks. Confidence is the weakest act's. */
export function errands({ text, situation, hit: all }: Heard): { acts: Act[]; confidence: number } {
  // "Quiero cancelar la limpieza, ¿me pasa el link?": a bill, of which no piece is a cancellation.
  const parts = pieceHits(text, situation).filter(({ intent }) => intent !== 'cancel' || !isOfABill(all));
  const kept = settle(parts);
  const overriding =
    all !== undefined &&
    ((all.intent === 'person' && !booksToo(kept, text, situation)) ||
      isInjection(all) ||
      supposes(text, all) ||
      comesThen(all, kept, { text, situation }));
  const single = kept.length < 2 || overriding;
  if (single) {
    const hit = overriding ? all : (kept[0] ?? all);
    // The whole sentence sees what its pieces do not ("en vez de cancelar, ¿la movemos?").
    const chosen = all !== undefined && hit !== undefined && prefersWhole(all, hit, text) ? all : hit;
    if (chosen === undefined) return { acts: [], confidence: 0 };
    const whole = { from: 0, to: text.raw.length };
    // "Quiero una limpieza cuánto sale", with nothing to cut it by.
    const wished = chosen.intent === 'ask' && !overriding && beginsAsWish(text.raw, situation);
    const acts =
      chosen.intent === 'book'
        ? bookActs(chosen, { text, situation }, whole)
        : [chosen, ...(wished ? [ANEW] : [])].map((hit) => toAct(hit, whole.from, whole.to));
    return { acts, confidence: chosen.confidence };
  }
  // Questions first, and last a person: what is wished for is looked for before the talk is handed over.
  const ordered = kept.toSorted((a, b) => rank(a) - rank(b));
  const acts = ordered.flatMap((h) =>
    h.intent === 'book' ? bookActs(h, { text, situation }, h) : [toAct(h, h.from, h.to)],
  );
  return { acts, confidence: Math.min(...ordered.map((h) => h.confidence)) };
}

/** "Ya no podré ir el lunes, ¿hay para el martes?": not given up and another taken, but that one moved. */
function comesThen(all: Hit, kept: readonly Placed[], { text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  const absent = kept.some(({ intent, confidence }) => intent === 'cancel' && confidence < OWN_VERB);
  if (all.intent !== 'move' || !absent || kept.some(({ intent }) => intent !== 'cancel' && intent !== 'book'))
    return false;
  const own = (situation.appointments ?? []).map(({ serviceId }) => serviceId);
  return situation.tenant === undefined || servicesTold(text.raw, situation.tenant).every((id) => own.includes(id));
}

function rank({ intent }: Hit): number {
  return isQuestion(intent) ? 0 : intent === 'person' ? 2 : 1;
}

/** "Quiero una limpieza el jueves y hablar con alguien", with nothing open: both (CONV-11). "Una cita, pero con una persona" is a person's. */
function booksToo(kept: readonly Placed[], { raw, norm }: Text, { flow, tenant }: Situation): boolean {
  const has = (wanted: Intent): boolean => kept.some(({ intent }) => intent === wanted);
  if (flow !== 'ninguno' || tenant === undefined || !has('person') || !has('book') || RATHER_A_PERSON.test(norm))
    return false;
  return servicesTold(raw, tenant).length > 0;
}
const RATHER_A_PERSON =
  / (?:pero|mejor|prefiero|preferiria|mas|prefiro|melhor|but|rather|prefer|no|nao|not|ya pedi|nadie|bot|robot|maquina|para que me|queja|reclamo) /;

/** A booking act for each wish that the stretch holds. */
export function bookActs(
  hit: Pick<Hit, 'intent' | 'topic' | 'area'>,
  heard: Pick<Heard, 'text' | 'situation'>,
  whole: Stretch,
): Act[] {
  const several = bookingsIn(heard, whole);
  return (several.length > 1 ? several : [whole]).map(({ from, to, service }) => ({
    ...toAct(hit, from, to),
    ...(service === undefined ? {} : { service }),
  }));
}

export function isQuestion(intent: Intent): boolean {
  return intent === 'ask' || intent === 'mine';
}

/** Orders to the machine: no errand, whatever else stands in the message (AGENT-10). */
export function isInjection(hit: Hit | undefined): boolean {
  return hit?.intent === 'ask' && hit.topic === 'otro' && hit.area === 'GENERAL';
}

/** "Si pago la seña y después no puedo ir, ¿la pierdo?": nothing of what is supposed is done. */
function supposes({ norm, asks }: Text, { intent, topic }: Hit): boolean {
  return asks && intent === 'ask' && topic === 'otro' && / (?:si|se|if) .* (?:y|e|and) /.test(norm) && KEPT.test(norm);
}
const KEPT = / (?:pierdo|se pierde|perco|lose|devuelv[a-z]*|devolv[a-z]*|reintegr[a-z]*|reembols[a-z]*|refund[a-z]*) /;

/** One hit per errand, and none that is only the setting of another. */
function settle(hits: readonly Placed[]): Placed[] {
  const distinct: Placed[] = [];
  for (const hit of hits) {
    const at = distinct.findIndex((d) => d.intent === hit.intent && d.topic === hit.topic);
    const known = distinct[at];
    if (known === undefined) distinct.push(hit);
    else distinct[at] = { ...known, to: hit.to };
  }
  const has = (intent: Intent): boolean => distinct.some((d) => d.intent === intent);
  return distinct.filter((d) => {
    if (d.intent === 'reject') return distinct.length === 1;
    if (d.intent === 'ask' && d.topic === 'otro' && d.area === 'GENERAL') return distinct.length === 1;
    if (d.intent === 'mine') return !has('move') && !has('cancel') && !has('book');
    if (d.intent === 'cancel') return !has('move');
    if (d.besides === true) return true;
    if (d.intent === 'book') return !has('move') && !(has('cancel') && !hasOwnVerb(d));
    if (d.intent === 'pay') return !has('claim');
    if (d.intent === 'ask' && d.topic === 'pagos') return !has('pay') && !has('claim');
    return true;
  });
}

/** Among moves and cancellations a booking counts only when it is said with its own verb. */
function hasOwnVerb(hit: Hit): boolean {
  return hit.confidence >= OWN_VERB;
}

/** Which of the two stands when only one piece spoke. */
function prefersWhole(all: Hit, piece: Hit, { norm }: Text): boolean {
  // "No tengo nada agendado, ¿hay algo para mañana?": nothing of his is asked for.
  if (all.intent === 'mine' && piece.intent === 'book' && HAS_NONE.test(norm)) return false;
  const weight: Partial<Record<Intent, number>> = {
    person: 9,
    claim: 8,
    move: 7,
    cancel: 6,
    pay: 5,
    mine: 4,
    book: 3,
    ask: 2,
    reject: 1,
  };
  // "Voy a cancelar la consulta, a qué nequi le envío": the whole tells that it is a bill.
  if (all.intent === 'pay' && piece.intent === 'cancel') return true;
  return (weight[all.intent] ?? 0) > (weight[piece.intent] ?? 0);
}
const HAS_NONE =
  /^ (?:(?:hola|buenas|buenos|dias|tardes|yo|eu|todavia|aun|ainda|oi|hi|i|ya|mas|pero) )*(?:no|nao|don t) (?:tengo|tenho|have) (?:nada|ning[a-z]+|nenhum[a]?|turnos?|citas?|hora|reservas?|agendamento|any|an|anything)(?: |$)/;
