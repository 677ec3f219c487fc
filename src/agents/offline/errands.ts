/** Several errands in one message (CONV-11): one to three, questions first, none dropped. */
import { EVENTS_PER_TURN_MAX } from '../../domain.ts';
import type { Act, Intent } from './acts.ts';
import { keyword } from './keywords.ts';
import type { Hit } from './keywords.ts';
import type { Heard } from './heard.ts';
import { countryOf } from './situation.ts';
import { bestService, namingWords } from './names.ts';
import { clauses, readText } from './text.ts';
import type { Text } from './text.ts';
import { readTimes } from './time/index.ts';
import { saysWhen } from './wishes.ts';

interface Placed extends Hit {
  readonly from: number;
  readonly to: number;
}
/** More pieces than this are read as one: nobody has eleven errands. */
const PIECES_MAX = 12;
/** Words around a piece that ask for nothing: it belongs to its neighbour. */
const CONFIDENT = 0.85;

/** What the keyword rules make of a message; empty when no rule speaks. Confidence is the weakest act's. */
export function errands({ text, situation, hit: all }: Heard): { acts: Act[]; confidence: number } {
  const parts = pieceHits(text, countryOf(situation));
  const kept = settle(parts);
  const overriding = all !== undefined && (all.intent === 'person' || isInjection(all));
  const single = kept.length < 2 || overriding;
  if (single) {
    const hit = overriding ? all : (kept[0] ?? all);
    // The whole sentence sees what its pieces do not ("en vez de cancelar, ¿la movemos?").
    const chosen = all !== undefined && hit !== undefined && prefersWhole(all, hit) ? all : hit;
    if (chosen === undefined) return { acts: [], confidence: 0 };
    const acts = chosen.intent === 'book' ? bookings(chosen, { text, situation }) : [];
    return {
      acts: acts.length > 1 ? acts : [toAct(chosen, 0, text.raw.length)],
      confidence: chosen.confidence,
    };
  }
  const ordered = [...kept.filter((h) => isQuestion(h.intent)), ...kept.filter((h) => !isQuestion(h.intent))];
  const acts = ordered.slice(0, EVENTS_PER_TURN_MAX).map((h) => toAct(h, h.from, h.to));
  return { acts, confidence: Math.min(...ordered.map((h) => h.confidence)) };
}

/** "Limpieza mañana a las 10 y blanqueamiento el jueves": each service that brings a time of its own is a wish. */
function bookings(hit: Hit, { text, situation }: Pick<Heard, 'text' | 'situation'>): Act[] {
  const { tenant } = situation;
  const cut = clauses(text.raw);
  if (tenant === undefined || cut.length < 2 || cut.length > PIECES_MAX) return [];
  const stretches: { service: string; from: number; to: number }[] = [];
  for (const piece of cut) {
    const service = bestService(namingWords(piece.raw), tenant.services);
    const last = stretches.at(-1);
    const to = piece.start + piece.raw.length;
    if (service !== undefined && service !== last?.service) stretches.push({ service, from: piece.start, to });
    else if (last !== undefined) stretches.splice(-1, 1, { ...last, to });
  }
  const timed = stretches.every(({ from, to }) =>
    saysWhen(readTimes(text.raw.slice(from, to), { now: situation.now, language: situation.language })),
  );
  return timed ? stretches.slice(0, EVENTS_PER_TURN_MAX).map(({ from, to }) => toAct(hit, from, to)) : [];
}

export function isQuestion(intent: Intent): boolean {
  return intent === 'ask' || intent === 'mine';
}

function toAct(hit: Hit, from: number, to: number): Act {
  return {
    intent: hit.intent,
    from,
    to,
    ...(hit.topic === undefined ? {} : { topic: hit.topic }),
    ...(hit.area === undefined ? {} : { area: hit.area }),
  };
}

/** Orders to the machine: no errand, whatever else stands in the message (AGENT-10). */
export function isInjection(hit: Hit | undefined): boolean {
  return hit?.intent === 'ask' && hit.topic === 'otro' && hit.area === 'GENERAL';
}

/** Hits of the single pieces, each piece reaching to the next hit's start. */
function pieceHits(text: Text, country: string): Placed[] {
  const cut = clauses(text.raw);
  if (cut.length < 2 || cut.length > PIECES_MAX) return [];
  const hits: Placed[] = [];
  for (const piece of cut) {
    const hit = keyword({ norm: readText(piece.raw).norm, asks: piece.asks, country });
    if (hit !== undefined && hit.confidence >= CONFIDENT)
      hits.push({ ...hit, from: piece.start, to: piece.start + piece.raw.length });
    else {
      const last = hits.pop();
      if (last !== undefined) hits.push({ ...last, to: piece.start + piece.raw.length });
    }
  }
  return hits;
}

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
    if (d.intent === 'book') return !has('move') && !(has('cancel') && !hasOwnVerb(d));
    if (d.intent === 'pay') return !has('claim');
    if (d.intent === 'ask' && d.topic === 'pagos') return !has('pay') && !has('claim');
    return true;
  });
}

/** Among moves and cancellations a booking counts only when it is said with its own verb. */
function hasOwnVerb(hit: Hit): boolean {
  return hit.confidence >= 0.93;
}

/** Which of the two stands when only one piece spoke. */
function prefersWhole(all: Hit, piece: Hit): boolean {
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
