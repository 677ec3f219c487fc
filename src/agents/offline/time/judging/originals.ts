/**
 * Tells the appointment that is being moved or cancelled from the wish: "cambiame el turno del 12 para el 19",
 * "tengo cita el viernes y necesito cambiarla", "push my 3pm to 5pm".
 * Long because what names the old one and what names the new one are weighed against each other.
 */
import { POLICIES } from '../policies.ts';
import { isTime, wordAt, type Item, type Scan } from '../items.ts';
import { dayName } from '../words/lexicon.ts';

const CHANGE =
  /^(?:cambi|canbi|mov(?:er|e|é|ing|ed)|muev|mueve|pasar|pas[ae][sn]?$|pasame|pasarl|paselo|pasela|pasalo|pasala|pasem|pasenm|pasenl|pasamel|(?:re)?corr(?:er|em|el|es|e$|an|i$|ime|a$)|correl|reprogram|reagend|reajend|posterg|aplaz|adelant|atras[aeo]|traslad|pospon|troca|trocar|mud(?:ar|a|e|o)$|remarc|reschedul|chang|push|switch|move)/;
const CANCEL = /^(?:cancel|kancel|cansel|anul|suspend|borr|desmarc|elimin|desagend|call|drop)/;
const BOOKINGS = new Set(
  (
    'turno turnito turnos cita citas reserva reservacion hora consulta clase sesion horario cupo lo appointment booking reservation ' +
    'session visit slot agendamento aula sessao marcacao visita hueco appt'
  ).split(' '),
);
const HAVING = new Set(
  'tengo tenia teniamos tenemos tinha tenho have had dieron deram agende reserve saque saqu pedi'.split(' '),
);
const OF = new Set(['de', 'del', 'da', 'do', 'das', 'dos', 'from']);
const MINE = new Set(['my', 'mi', 'meu', 'minha']);
/** "A dele das 10". */
const HIS = new Set(['dele', 'dela', 'deles', 'delas']);
const TOWARDS = new Set(['para', 'pa', 'pra', 'al', 'por', 'pro', 'to', 'a', 'x', 'pela', 'pelo', 'ao']);
/** How far before its day "tengo turno" may stand. */
const REACH = 7;
/** "Cita con el doctor", "la cita de mi papá": whose it is stands between it and its day. */
const WHOSE = new Set('con com with de del da do'.split(' '));

/** Marks the items of the existing appointment as originals. */
export function findOriginals(scan: Scan, items: Item[]): void {
  const changes = scan.tokens.some((token) => token.kind === 'word' && CHANGE.test(token.text));
  const cancels = scan.tokens.some((token) => token.kind === 'word' && CANCEL.test(token.text));
  splitReplaced(scan, items);
  if (changes) splitSwaps(scan, items);
  const times = items.filter(isTime);
  for (const [index, item] of times.entries()) {
    const previous = times[index - 1];
    const continues =
      previous?.fate === 'original' &&
      item.first - previous.next <= 1 &&
      !isTowards(scan, item) &&
      !(changes && saysSince(scan, item)) &&
      !(isReplaced(scan, previous) && scan.tokens[previous.next]?.kind === 'mark') &&
      !changesIt(wordAt(scan, previous.next)) &&
      // "La de las 3 del jueves para las 5" has its hour already.
      !times.slice(0, index).some(({ fate, meaning }) => fate === 'original' && meaning.kind === item.meaning.kind);
    if (item.fate !== undefined && item.fate !== 'original') continue;
    // "la hora del lunes una hora más tarde": how far it goes is the wish.
    if (item.meaning.kind === 'shift') continue;
    const owned = (changes || cancels) && isOwned(scan, item);
    if (
      isReplaced(scan, item) ||
      owned ||
      isHad(scan, item) ||
      (continues && previous.meaning.kind !== item.meaning.kind)
    )
      itsDate(item).fate = 'original';
  }
  if (changes) firstOfPair(scan, times);
}

/** "Mi turno del jueves 8 de enero", which is a Friday: it is called by its date. */
function itsDate(item: Item): Item {
  const { meaning } = item;
  if (meaning.kind === 'days' && meaning.written !== undefined)
    item.meaning = {
      kind: 'day',
      run: { from: meaning.written, to: meaning.written },
      certainty: POLICIES.confidence.sure,
    };
  return item;
}

/** "Quiero cambiarlo, puedo del 16 al 20": then it can be. */
const ABLE = new Set(
  'puedo podria podemos pueda posso libre libres disponible livre free available estoy estou'.split(' '),
);

/** "En vez de las 11 a las 12", "em vez das 10 às 11": the one that is replaced, and where it goes; no range of hours. */
function splitReplaced(scan: Scan, items: Item[]): void {
  for (const [index, item] of items.entries()) {
    const { meaning, first, next } = item;
    if (meaning.kind !== 'clocks' || meaning.either === true || !isReplaced(scan, item)) continue;
    const clock = (hour: typeof meaning.from) => ({ kind: 'clock', clock: hour }) as const;
    const ends = { first: next - 1, next, meaning: clock(meaning.to) };
    items.splice(index, 1, { first, next: next - 1, meaning: clock(meaning.from), fate: 'original' }, ends);
  }
}

/** "cambiar del martes al jueves", "de las 5 a las 6": with a verb of change these are not ranges. */
function splitSwaps(scan: Scan, items: Item[]): void {
  for (const [index, item] of items.entries()) {
    const { meaning } = item;
    const mine = MINE.has(wordAt(scan, item.first - 1));
    const opens = OF.has(wordAt(scan, item.first)) && !TOWARDS.has(wordAt(scan, item.first - 1));
    if (isWithin(scan, item.first)) continue;
    if ((!opens && !mine && !isHeld(scan, item.first)) || ABLE.has(wordAt(scan, item.first - 1))) continue;
    const base = { first: item.first, next: item.next - 1 };
    const end = { first: item.next - 1, next: item.next };
    const changed = isChanged(scan, item.first - 1) || isMovedFrom(scan, item.first);
    const swapped = meaning.kind === 'days' || (meaning.kind === 'weekdays' && changed);
    if (swapped && meaning.swap) {
      const [from, to] = meaning.swap;
      const day = (date: Temporal.PlainDate) =>
        ({ kind: 'day', run: { from: date, to: date }, certainty: 0.9 }) as const;
      items.splice(index, 1, { ...base, meaning: day(from), fate: 'original' }, { ...end, meaning: day(to) });
    } else if (meaning.kind === 'clocks' && (mine || meaning.swaps)) {
      const clock = (hour: typeof meaning.from) => ({ kind: 'clock', clock: hour }) as const;
      items.splice(
        index,
        1,
        { ...base, meaning: clock(meaning.from), fate: 'original' },
        { ...end, meaning: clock(meaning.to) },
      );
    }
  }
}

/** "Cambialo a cualquier día del lunes al viernes", "me pasas los horarios del jueves al viernes": any day between them. */
function isWithin(scan: Scan, at: number): boolean {
  const [word, before] = [wordAt(scan, at - 1), wordAt(scan, at - 2)];
  return SHOWN.has(word) || (ANY.has(before) && ['dia', 'hora', 'horario', 'day', 'time'].includes(word));
}
const SHOWN = new Set('horarios cupos huecos disponibilidad disponibilidade libres disponibles livres'.split(' '));
const ANY = new Set('cualquier algun un qualquer algum um any some'.split(' '));

/** "Cambiar mi turno de martes a jueves"; "quiero cambiarlo, puedo de lunes a viernes" says when. */
function isChanged(scan: Scan, at: number): boolean {
  return BOOKINGS.has(wordAt(scan, at)) || CHANGE.test(wordAt(scan, at)) || wordAt(scan, at) === 'it';
}

/** "Switch my board repair from friday to sunday": the verb stands before what is moved, and nothing parts them. */
function isMovedFrom(scan: Scan, at: number): boolean {
  if (wordAt(scan, at) !== 'from' || SOME_TIME.has(wordAt(scan, at - 1))) return false;
  const before = scan.tokens.slice(Math.max(0, at - REACH), at);
  const verb = before.findLastIndex(({ kind, text }) => kind === 'word' && CHANGE.test(text));
  return verb >= 0 && before.slice(verb + 1).every(({ kind, text }) => kind !== 'mark' && !ABLE.has(text));
}
const SOME_TIME = new Set('sometime anytime day days time slot slots something anything to'.split(' '));

/** "El turno que tengo el jueves al viernes", "la cita que saqué para el jueves al lunes". */
function isHeld(scan: Scan, at: number): boolean {
  const verb = TOWARDS.has(wordAt(scan, at - 1)) ? at - 2 : at - 1;
  return HAVING.has(wordAt(scan, verb)) && THAT.has(wordAt(scan, verb - 1));
}
const THAT = new Set(['que', 'q', 'k']);

/**
 * "Cambiar mi hora del viernes, después de las 4", "…del viernes a la tarde": where it goes, for nothing stands from an hour
 * on; "la del viernes de la tarde" is called by it.
 */
function saysSince(scan: Scan, { meaning, first }: Item): boolean {
  if (meaning.kind === 'bound') return true;
  return meaning.kind === 'part' && !OF.has(wordAt(scan, first)) && !OF.has(wordAt(scan, first - 1));
}

function isTowards(scan: Scan, item: Item): boolean {
  return TOWARDS.has(wordAt(scan, item.first - 1)) || ['al', 'ao', 'pras'].includes(wordAt(scan, item.first));
}

/** "el turno del jueves", "mi cita de mañana", "tomorrow's session", "my 3pm". */
function isOwned(scan: Scan, item: Item): boolean {
  const first = wordAt(scan, item.first);
  const of = OF.has(first) ? item.first : OF.has(wordAt(scan, item.first - 1)) ? item.first - 1 : undefined;
  if (of !== undefined && (BOOKINGS.has(wordAt(scan, of - 1)) || isPointedAt(scan, item, of))) return true;
  if (MINE.has(wordAt(scan, item.first - 1)) || HIS.has(wordAt(scan, item.first - 1))) return true;
  if (of !== undefined && item.meaning.kind === 'day' && isSomebodys(scan, of)) return true;
  const named = item.meaning.kind === 'day' && (/^(?:tomorrow|today)s$/.test(first) || dayName(first) !== undefined);
  return named && BOOKINGS.has(wordAt(scan, item.next)) && !isTowards(scan, item);
}

/** "La cita de mi papá del lunes", "el turno con Laura del jueves". */
function isSomebodys(scan: Scan, of: number): boolean {
  for (let back = 2; back <= WHOSE_WORDS_MAX; back += 1) {
    const token = scan.tokens[of - back + 1];
    if (token?.kind !== 'word' || TOWARDS.has(token.text) || CHANGE.test(token.text)) return false;
    if (BOOKINGS.has(wordAt(scan, of - back)) && WHOSE.has(token.text))
      return DEFINITE.has(wordAt(scan, of - back - 1));
  }
  return false;
}
const WHOSE_WORDS_MAX = 5;
/** "Un turno de corte del jueves" is still to be had. */
const DEFINITE = new Set('la el mi las los mis a o minha meu the my esa ese esta este'.split(' '));

/** "La del viernes cambiala a la 1", "pasá el del martes a las 4": what is changed, and not where to. */
function isPointedAt(scan: Scan, item: Item, of: number): boolean {
  const before = wordAt(scan, of - 2);
  // "Cancela a de quinta": an article only behind such a verb, for "a" leads to a time as well.
  if (PT_POINTERS.has(wordAt(scan, of - 1))) return changesIt(before);
  if (!POINTERS.has(wordAt(scan, of - 1))) return false;
  if (changesIt(before)) return true;
  const opens = before === '' || OPENS.has(before);
  return opens && [0, 1, 2, 3].some((ahead) => WITH_OBJECT.test(wordAt(scan, item.next + ahead)));
}
const POINTERS = new Set(['el', 'la', 'lo']);
const PT_POINTERS = new Set(['a', 'o']);
const OPENS = new Set([',', '.', ';', '\n', 'y', 'e', 'hola', 'no', 'si', 'ok', 'bueno', 'entonces', 'a']);
/** "Cambiala", "pásamelo", "córrela": the object is on the verb. */
const WITH_OBJECT =
  /^(?:cambi|canbi|mov|muev|pas|corr|reprogram|reagend|adelant|atras|posterg|cancel|anul|borr)[a-z]*l[oa]s?$/;
function changesIt(word: string): boolean {
  return CHANGE.test(word) || CANCEL.test(word);
}

/** "a las 17 en vez de a las 16", "en lugar del martes": what the wish replaces. */
function isReplaced(scan: Scan, item: Item): boolean {
  const words = [1, 2, 3, 4].map((back) => wordAt(scan, item.first - back));
  const at = words.findIndex((word) => INSTEAD.has(word));
  const opens = words[at] === 'instead' || ['en', 'em', 'ao'].includes(wordAt(scan, item.first - at - 2));
  return at >= 0 && opens && words.slice(0, at).every((word) => OF.has(word) || word === 'of' || ARTICLES.has(word));
}
const INSTEAD = new Set(['vez', 'lugar', 'inves', 'instead']);
const ARTICLES = new Set(['a', 'la', 'las', 'el', 'los', 'o', 'as', 'the', 'on', 'at']);

/** "tengo turno el jueves", "tenía cita a las 3". */
function isHad(scan: Scan, item: Item): boolean {
  if (item.meaning.kind !== 'day' && item.meaning.kind !== 'clock') return false;
  let noun = false;
  for (let back = 1; back <= REACH; back += 1) {
    const word = wordAt(scan, item.first - back);
    if (noun && HAVING.has(word)) return !isAskedFor(scan, item.first - back);
    // "Tengo 20 lucas quiero cita el viernes" has none yet.
    if (/^[,.;!?\n]$/.test(word) || WANTS.has(word)) return false;
    noun ||= word !== 'lo' && BOOKINGS.has(word) && (back <= 3 || WHOSE.has(wordAt(scan, item.first - back + 1)));
  }
  return false;
}

/** "El que tengo"; "could I have an appointment on Friday?", "I'd like to have one", "do you have one?": none is had yet. */
function isAskedFor(scan: Scan, having: number): boolean {
  const [before, second, third] = [1, 2, 3].map((back) => wordAt(scan, having - back));
  if (before === 'que' || isOrder(scan, having)) return true;
  if (wordAt(scan, having) !== 'have') return false;
  if (before === 'you') return !MINE.has(wordAt(scan, having + 1));
  const ofMine = MINE.has(second ?? '') && MAY.has(third ?? '');
  return before === 'to' || MAY.has(before ?? '') || MAY.has(second ?? '') || ofMine;
}

/** "Agende una consulta el sábado a las 9", "y reserve cita el lunes": told to us, and no accent makes a past of it. */
function isOrder({ tokens }: Scan, at: number): boolean {
  const [verb, before] = [tokens[at], tokens[at - 1]];
  if (verb === undefined || verb.acute || !ORDERS.has(verb.text)) return false;
  const opens = before === undefined || before.kind === 'mark' || OPENERS.has(before.text);
  // "Agende cita el lunes y no puedo": one writes without accents.
  return opens && !tokens.some(({ text }) => text === 'no' || CHANGE.test(text) || CANCEL.test(text));
}
const ORDERS = new Set(['agende', 'reserve', 'saque']);
const OPENERS = new Set('y e and favor porfa porfavor please hola buenas dias tardes noches dia si'.split(' '));
const MAY = new Set(['can', 'could', 'may', 'might', 'shall', 'please', 'lemme', 'let']);

const WANTS = new Set('quiero quisiera queria necesito busco quero gostaria preciso want need'.split(' '));

/** "cambiar el jueves por el viernes": the first of two days or hours, unless it was the goal itself. */
function firstOfPair(scan: Scan, times: readonly Item[]): void {
  for (const kind of ['day', 'clock'] as const) {
    const [first, second, more] = times.filter((item) => item.meaning.kind === kind);
    if (!first || !second || more || first.fate || second.fate) continue;
    // "Llega el jueves, muévala para el jueves": where it goes, told twice.
    if (sameDay(first, second)) continue;
    const goal = !isTowards(scan, first) && isTowards(scan, second) && wordAt(scan, second.first - 1) !== 'a';
    if (goal) first.fate = 'original';
  }
}

function sameDay({ meaning: one }: Item, { meaning: other }: Item): boolean {
  return one.kind === 'day' && other.kind === 'day' && one.run.from.equals(other.run.from);
}
