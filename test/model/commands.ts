/** What can happen, as commands of fast-check: what the model says of it stands beside what is done. */
import fc from 'fast-check';
import { MINUTE, STAFF, START, granulesOf, type Who } from './business.ts';
import { claimsOf, compare, must } from './compare.ts';
import { claims, reports } from './money.ts';
import * as ought from './reference.ts';
import type { Held, Model, Person } from './reference.ts';
import { NOTHING, nth, some, speak, tap, text, whoever, type Command, type Right } from './speech.ts';
import type { Town } from './town.ts';
import { read, type Reading, type Row, type Visit } from './words.ts';

/* ── What a customer says ───────────────────────────────────────────────────────────────────────────────────────── */

const NAMED = {
  words: 'quiero un corte el martes a las 10:00',
  hours: (now: number) =>
    Object.keys(STAFF).flatMap((pro) =>
      Array.from({ length: 8 }, (_, days) => ({
        visit: { service: 'Corte' as const, with: pro, start: START + days * 24 * 60 * MINUTE },
        until: now + 10 * MINUTE,
      })),
    ),
};

/** None of these agrees to anything: whatever they open, nothing is booked, moved, cancelled or charged by them. */
const WORDS = [
  ...['quiero un turno de corte', 'quiero un turno de corte', 'quiero un turno de tintura', 'quiero reservar'],
  ...[NAMED.words, 'mejor el jueves', 'quiero cambiar mi turno', 'quiero cancelar mi turno'],
  ...['mis turnos', 'quiero pagar el corte', 'quiero pagar la tintura', 'quiero pagar', 'atrás', 'otro horario'],
  ...['hola', 'gracias', '¿cuánto sale el corte?', 'no', 'mmm no sé'],
] as const;

/** What people come for who have an appointment, and who have none. */
const BEGINNINGS = {
  with: [
    ...['quiero cambiar mi turno', 'quiero cancelar mi turno', 'quiero cambiar mi turno', 'mis turnos'],
    ...['quiero un turno de corte', 'quiero pagar el corte'],
  ],
  without: [
    'quiero un turno de corte',
    'quiero un turno de tintura',
    'quiero un turno de corte',
    'quiero pagar el corte',
  ],
};

const says = fc.record({ who: whoever, words: fc.constantFrom(...WORDS) }).map(({ who, words }): Command => ({
  check: () => true,
  run: (model, town) => sayWords(town, model, { who, words }),
  toString: () => `${who}: ${words}`,
}));

/** Who repeats the very deed that he is asked about agrees to it: "quiero pagar", "quiero cancelar mi turno". */
const REPEATED = { 'quiero pagar': ['ask_pay', 'ask_pay_first'], 'quiero cancelar': ['ask_cancel'] } as const;

function sayWords(town: Town, model: Model, { who, words }: { who: Who; words: string }): Promise<void> {
  const person = model.people[who];
  const open = person.taps.slice(person.over).map(({ reading }) => reading);
  const repeated = Object.entries(REPEATED).flatMap(([deed, of]) => (words.startsWith(deed) ? [...of] : []));
  const asked = open.filter(({ kind }) => repeated.some((one) => one === kind));
  const toDo = asked.filter(({ kind }) => kind === 'ask_cancel');
  // Named, an hour is held at once where it is free, though what he was about is finished first.
  if (words === NAMED.words) person.mayHold.push(...NAMED.hours(model.now));
  person.named ||= words === NAMED.words;
  const right = (held: Held) => ({
    // To pay is not to book: where the money has come meanwhile, the hour still wants its yes (AGENDA-4).
    changes: ['', ...toDo.flatMap((question) => ought.changesOfYes(model, who, question, held))],
    orders: ['', ...asked.flatMap((question) => ought.ordersOfYes(model, who, question, held))],
  });
  return speak(town, model, { who, content: text(words), right });
}

const leaves = fc.record({ who: whoever, word: fc.constantFrom('salir', 'menú') }).map(({ who, word }): Command => ({
  check: () => true,
  run: async (model, town) => {
    const person = model.people[who];
    if (person.withPerson !== undefined) {
      // Heard then, too: he goes on where he was.
      person.withPerson = undefined;
      await speak(town, model, { who, content: text(word), right: () => NOTHING });
      return;
    }
    await speak(town, model, { who, content: text(word), right: () => NOTHING });
    ought.closeAll(person);
    const held = (await claimsOf(town, model.now)).filter(
      ({ holder, until }) => until !== undefined && holder.startsWith(town.conversationOf(who)),
    );
    must(held.length === 0, () => `${who} has left and holds ${JSON.stringify(held)}`);
  },
  toString: () => `${who}: ${word}`,
}));

/** The hour that he told is asked about as soon as it is free, whatever made the bot look again. */
function isNamed({ named }: Person, { visit }: Reading): boolean {
  return named && NAMED.hours(0).some((one) => one.visit.start === visit?.start);
}

/* ── What a customer taps ───────────────────────────────────────────────────────────────────────────────────────── */

/** Follows what he has just read, as most people do: chooses, agrees, and otherwise begins something. */
const follows = fc.record({ who: whoever, n: some, typed: fc.boolean() }).map(({ who, n, typed }): Command => ({
  check: () => true,
  run: (model, town) => {
    const { fresh, listed, asked, list } = model.people[who];
    if (fresh && asked !== undefined) return agree(town, model, { who, asked, typed });
    if (listed && list?.kind === 'hours') return choose(town, model, { who, list, n, typed });
    const own = listed ? nth(list?.rows ?? [], n) : undefined;
    const has = [...model.booked.values()].some((b) => b.who === who && b.start > model.now);
    const begins = nth(has ? BEGINNINGS.with : BEGINNINGS.without, n) ?? '';
    if (own === undefined) return sayWords(town, model, { who, words: begins });
    return speak(town, model, { who, content: tap(own), right: () => NOTHING });
  },
  toString: () => `${who} follows (${n}, ${typed ? 'types' : 'taps'})`,
}));

interface Choosing {
  readonly who: Who;
  readonly list: Reading;
  readonly n: number;
  readonly typed: boolean;
}

/** A row of the list that he has just read: he is asked about that very hour, and nobody else gets it meanwhile. */
function choose(town: Town, model: Model, { who, list, n, typed }: Choosing): Promise<void> {
  const row = nth(list.rows, n);
  if (row === undefined) return Promise.resolve();
  const content = typed ? text(String(list.rows.indexOf(row) + 1)) : tap(row);
  const answer = async (readings: readonly Reading[], held: Held) => {
    const visit = compareChoice(model, { who, list, row, readings, held });
    if (visit === undefined) return;
    const claims = await claimsOf(town, model.now);
    for (const key of granulesOf(visit)) {
      const claim = claims.find((one) => one.key === key && one.holder.startsWith(town.conversationOf(who)));
      // Firm: he stands there himself, and is moving that one.
      const held = claim !== undefined && [undefined, model.now + 10 * MINUTE].includes(claim.until);
      must(held, () => `${who} was asked about ${key} and does not hold it`);
    }
  };
  return speak(town, model, { who, content, right: () => NOTHING, answer });
}

interface Chosen {
  readonly who: Who;
  readonly list: Reading;
  readonly row: Row;
  readonly readings: readonly Reading[];
  readonly held: Held;
}

/** Returns what is asked about now. */
function compareChoice(model: Model, { who, list, row, readings, held }: Chosen): Visit | undefined {
  const questions = readings.filter(ought.isQuestion);
  const asked = questions.find(({ visit }) => visit?.start === row.visit.start && visit.with === row.visit.with);
  const visit = { ...row.visit, service: list.service ?? 'Corte' };
  const standing = [...model.booked].filter(([, b]) => b.who === who).map(([id]) => id);
  const free = [undefined, ...standing].some((id) => ought.isFree(model, visit, held, id));
  const late = visit.start < model.now + 30 * MINUTE;
  must(questions.length <= 1, () => `asked ${JSON.stringify(questions)}`);
  const offered = readings.some(({ kind }) => kind === 'other');
  must(
    asked !== undefined || !free || late || offered || model.moneyFirst,
    () => `${who} chose ${JSON.stringify(row.visit)} and read ${JSON.stringify(readings)}`,
  );
  // Where that was taken, an hour that he chose before, for another service, is still his wish, and may have become free.
  const known = model.people[who].taps.map(({ reading }) => reading).filter(ought.isQuestion);
  const wished = questions.every((one) => known.some(({ visit: was }) => was?.start === one.visit?.start));
  must(asked !== undefined || wished, () => `chose ${row.choice.title}: ${JSON.stringify(questions)}`);
  must(asked === undefined || free, () => `${row.choice.title} is somebody else's`);
  return asked && visit;
}

function agree(
  town: Town,
  model: Model,
  { who, asked, typed }: { who: Who; asked: Reading; typed: boolean },
): Promise<void> {
  const yes = asked.choices.find(({ title }) => title === 'Sí');
  const right = (held: Held) => ({
    changes: ought.changesOfYes(model, who, asked, held),
    orders: ought.ordersOfYes(model, who, asked, held),
  });
  return speak(town, model, { who, content: typed || yes === undefined ? text('sí') : tap({ choice: yes }), right });
}

/** "Sí" with other words in between: it agrees to the last question, or to nothing. */
const agreesLate = whoever.map((who): Command => ({
  check: ({ people }) => !people[who].fresh,
  run: (model, town) => {
    const { asked } = model.people[who];
    const right = (held: Held) => perhaps(model, { who, asked, held });
    return speak(town, model, { who, content: text('sí'), right });
  },
  toString: () => `${who}: sí (late)`,
}));

/** "Quiero pagar" to the hour that is asked about: a yes to a link where one is due, and never one to the hour. */
const paysInstead = whoever.map((who): Command => ({
  check: ({ people }) => people[who].fresh && people[who].asked?.visit !== undefined,
  run: (model, town) => sayWords(town, model, { who, words: 'quiero pagar' }),
  toString: () => `${who}: quiero pagar, to what is asked`,
}));

const refuses = whoever.map((who): Command => ({
  check: ({ people }) => people[who].fresh,
  run: (model, town) => {
    const no = model.people[who].asked?.choices.find(({ title }) => title === 'No');
    if (no === undefined) return Promise.resolve();
    return speak(town, model, { who, content: tap({ choice: no }), right: () => NOTHING });
  },
  toString: () => `${who} taps no`,
}));

/** Anything that was ever on his screen. It does what it said, where that is still open, or nothing. */
const tapsAny = fc
  .record({ who: whoever, n: some, among: fc.constantFrom('the last', 'all', 'old yes') })
  .map(({ who, n, among }): Command => ({
    check: ({ people }) => people[who].taps.length > 0,
    run: (model, town) => {
      const { taps, over } = model.people[who];
      const yes = taps.filter(({ choice }) => choice.title === 'Sí').slice(0, -1);
      const one = nth(among === 'the last' ? taps.slice(-3) : among === 'old yes' ? yes.reverse() : taps, n);
      if (one === undefined) return Promise.resolve();
      const isOver = taps.indexOf(one) < over;
      const asked = one.choice.title === 'Sí' && !isOver ? one.reading : undefined;
      const known = taps.map(({ reading }) => reading).filter(ought.isQuestion);
      const row = one.reading.rows.find(({ choice }) => choice === one.choice);
      const answer = (readings: readonly Reading[]) => {
        if (one.reading.kind !== 'hours' || row === undefined) return;
        for (const question of readings.filter(ought.isQuestion)) {
          const its = !isOver && question.visit?.start === row.visit.start && question.visit.with === row.visit.with;
          const right = its || isNamed(model.people[who], question) || known.some((one) => sameQuestion(one, question));
          must(right, () => JSON.stringify(question));
        }
      };
      const right = (held: Held) => perhaps(model, { who, asked, held });
      return speak(town, model, { who, content: tap(one), right, answer });
    },
    toString: () => `${who} taps choice ${n} of ${among}`,
  }));

/** Of the same hour, though the money that was there is not there any more. */
function sameQuestion(a: Reading, b: Reading): boolean {
  const booked = (kind: Reading['kind']) => (kind === 'ask_pay_first' ? 'ask_book' : kind);
  const of = ({ kind, visit, from, service }: Reading) => JSON.stringify([booked(kind), visit, from, service]);
  return of(a) === of(b);
}

function perhaps(model: Model, { who, asked, held }: { who: Who; asked: Reading | undefined; held: Held }): Right {
  if (asked === undefined) return NOTHING;
  return {
    changes: ['', ...ought.changesOfYes(model, who, asked, held)],
    orders: ['', ...ought.ordersOfYes(model, who, asked, held)],
  };
}

/* ── What happens to them ───────────────────────────────────────────────────────────────────────────────────────── */

const repeats = whoever.map((who): Command => ({
  check: () => true,
  run: async (model, town) => {
    const readings = (await town.repeats(who)).flatMap(read);
    must(readings.length === 0, () => `heard twice: ${JSON.stringify(readings)}`);
    await compare(town, model, { ...NOTHING, reads: new Map([[who, readings]]) });
  },
  toString: () => `${who}'s last message comes again`,
}));

/** Somebody else takes an hour that is on a customer's screen. */
const taken = fc.record({ who: whoever, n: some }).map(({ who, n }): Command => ({
  check: ({ people }) => people[who].listed && people[who].list?.kind === 'hours',
  run: async (model, town) => {
    const { list } = model.people[who];
    const row = nth(list?.rows ?? [], n);
    if (row === undefined || list === undefined) return;
    const visit = { ...row.visit, service: list.service ?? 'Corte' };
    if (!model.blocked.some((one) => ought.overlap(one, visit)) && (await town.block(visit))) model.blocked.push(visit);
    await compare(town, model, { ...NOTHING, reads: new Map() });
  },
  toString: () => `row ${n} of ${who}'s list is taken`,
}));

const passes = fc.constantFrom(1, 6, 11, 11, 32, 90, 26 * 60).map((minutes): Command => ({
  check: () => true,
  run: async (model, town) => {
    const shown = await town.passes(minutes * MINUTE);
    ought.pass(model, minutes * MINUTE);
    const reads = new Map([...shown].map(([who, list]) => [who, list.flatMap(read)]));
    await compare(town, model, { ...NOTHING, reads });
    for (const [who, readings] of reads) remind(model, who, readings);
    ought.closeSilent(model);
  },
  toString: () => `${minutes} minutes pass`,
}));

/**
 * Time asks nothing new: at most what was asked, or named, before a link came to nothing. A nudge leaves the question open.
 */
function remind(model: Model, who: Who, readings: readonly Reading[]): void {
  const person = model.people[who];
  const { fresh, listed, pays } = person;
  const known = person.taps.map(({ reading }) => reading);
  for (const question of readings.filter(ought.isQuestion)) {
    const named = isNamed(person, question);
    const asked = known.some((before) => sameQuestion(before, question));
    must(named || asked, () => `time asks ${JSON.stringify(question)}`);
  }
  ought.learn(model, who, readings);
  if (readings.every(({ kind }) => kind === 'other')) Object.assign(person, { fresh, listed, pays });
}

/** Weights by repetition: most sequences come as far as a yes. */
export const commands = [
  ...[follows, follows, follows, follows, follows, follows, follows, follows, follows, follows],
  ...[
    says,
    says,
    says,
    agreesLate,
    refuses,
    paysInstead,
    tapsAny,
    tapsAny,
    leaves,
    leaves,
    passes,
    passes,
    taken,
    repeats,
  ],
  ...[claims, claims, reports, reports, reports],
];
