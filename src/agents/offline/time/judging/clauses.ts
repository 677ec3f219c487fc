/**
 * What the clauses of a message are for: "quiero el viernes | porque el jueves viajo", "el lunes tengo examen | así que
 * el martes". One pass over the tokens: marks, reasons and wishes begin a clause.
 */
import { isTime, wordAt, type Item, type Scan } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { ELSEWHEN, tellsWhyThen } from './why-then.ts';

export interface Clause {
  readonly first: number;
  readonly next: number;
  /** "Porque …", "como el viernes es feriado": the reason for what is said elsewhere. */
  readonly because: boolean;
  /** "El doctor me dijo el lunes | que …": when it was said. */
  readonly reports: boolean;
}

const BEGINNINGS = phrases({
  because:
    'porque|por que|pq|xq|xk|ya que|dado que|puesto que|debido a que|es que|ja que|pois|e que|because|cause|cuz|bc',
  wish:
    'asi que|asi q|por eso|por lo que|por lo tanto|de modo que|entonces|quiero|quisiera|queria|necesito|me gustaria|busco|prefiero|' +
    'mejor|puede ser|podria ser|sera que|podemos|podes|podras|podrias|puedes|me das|me dan|dame|deme|agendame|anotame|reservame|' +
    'que sea|es que sea|es que quiero|es que quisiera|es que necesito|tiene que ser|tendria que ser|tenes|tienen|tienes|tendran|hay|se puede|se podra|se podria|' +
    'pero|entao|por isso|quero|preciso|gostaria|prefiro|melhor|pode ser|tem que ser|tem|mas|can we|can i|can you|could|i want|i need|' +
    'id like|lets|do you|but|instead',
});
const REPORTS = new Set('dijo dijeron dijiste avisaron disse disseram told said'.split(' '));
const THAT = new Set(['que', 'q', 'that', 'to']);

/** Behind the words that begin a reason, if they stand here; "es que quiero el jueves" gives none. */
export function reasonAt(scan: Scan, at: number): number | undefined {
  const begun = phraseAt(BEGINNINGS, scan.tokens, at);
  if (begun?.means === 'because') return begun.next;
  return givesReasonOfPart(scan, at) || isWhyNotElsewhen(scan, at) ? at + 1 : undefined;
}

/** "El jueves a las 2 | que antes no puedo", "às 18h | que mais cedo não dá": no other hour can be, and this one is wished for. */
function isWhyNotElsewhen(scan: Scan, at: number): boolean {
  const side = THAT.has(wordAt(scan, at)) ? phraseAt(ELSEWHEN, scan.tokens, at + 1) : undefined;
  if (side === undefined) return false;
  let verb = side.next;
  while (WHO.has(wordAt(scan, verb)) && verb < side.next + WHO_MAX) verb += 1;
  return DENIALS.has(wordAt(scan, verb));
}
const WHO = new Set(['yo', 'ya', 'eu', 'ja', 'i', 'me', 'se', 'es', 'e', 'hace', 'fica']);
const WHO_MAX = 3;
const DENIALS = new Set('no nao cant cannot imposible impossivel complica dificil complicado'.split(' '));

/** "Mejor por la tarde | que en la mañana trabajo", "prefiero la tarde | que la mañana": why the one is wished for. */
function givesReasonOfPart(scan: Scan, at: number): boolean {
  const before = scan.tokens.slice(0, at);
  if (!THAT.has(wordAt(scan, at)) || !before.some(({ text }) => PARTS.has(text))) return false;
  const part = scan.tokens.findIndex(({ text }, i) => i > at && !LEADS_PART.has(text));
  if (part < 0 || !PARTS.has(wordAt(scan, part))) return false;
  const does = wordAt(scan, part + 1);
  if (DOINGS.has(does) || BUSY.has(does)) return true;
  const ends = part + 1 === scan.tokens.length || scan.tokens[part + 1]?.kind === 'mark';
  return ends && before.some(({ text }) => RATHER.has(text));
}
const PARTS = new Set('manana mananas tarde tardes noche noches manha tardinha noite'.split(' '));
const LEADS_PART = new Set('en por a de la las el na pela da'.split(' '));
const BUSY = new Set('estoy ando estou no nao voy vou entro salgo'.split(' '));
const RATHER = new Set('mejor prefiero preferiria melhor prefiro'.split(' '));

/** Verbs with their object, "me lo pasas", "la puede pasar": of a wish, wherever they stand. */
const ASKED = phrases({
  wish:
    'me lo|me la|nos lo|nos la|lo podes|la podes|lo puede|la puede|lo puedes|la puedes|lo podria|la podria|lo podrias|la podrias|' +
    'lo pasas|la pasas|lo pasamos|la pasamos|lo cambias|la cambias|puede|pueden|podria|pasame|pasalo|pasala|pasamelo|pasamela|' +
    'paseme|pasemela|pasemelo|cambiame|cambialo|cambiala|poneme|ponme|me pones|me pasas|me cambias|me anotas|me agendas',
});
/** "No puedo el miércoles | me lo pasás al jueves": without a comma the wish begins all the same. */
function wishAt(scan: Scan, at: number): boolean {
  if (NOT_A_WISH.has(wordAt(scan, at - 1))) return false;
  return (phraseAt(BEGINNINGS, scan.tokens, at) ?? phraseAt(ASKED, scan.tokens, at))?.means === 'wish';
}
const NOT_A_WISH = new Set('no nao not que q ni si se lo'.split(' '));

/** "No puedo el miércoles | me lo pasás al jueves": a wish begins between them, with no comma before it. */
export function wishBetween(scan: Scan, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (wishAt(scan, at)) return true;
  return false;
}

export function clausesOf(scan: Scan, items: readonly Item[]): Clause[] {
  const days = new Map(items.filter(isTime).map((item) => [item.first, item]));
  const clauses: Clause[] = [];
  let open = { first: 0, because: false };
  let reported = false;
  const close = (next: number, reports: boolean): void => {
    if (next > open.first) clauses.push({ ...open, next, reports });
    reported = false;
  };
  for (let at = 0; at < scan.tokens.length; at += 1) {
    const beginning = phraseAt(BEGINNINGS, scan.tokens, at)?.means ?? beginningAt(scan, at, days);
    const that = reported && THAT.has(wordAt(scan, at));
    if (beginning !== undefined || that) {
      close(at, that);
      open = { first: at, because: beginning === 'because' };
    }
    reported ||= REPORTS.has(wordAt(scan, at));
  }
  close(scan.tokens.length, false);
  return clauses;
}

function beginningAt(scan: Scan, at: number, days: ReadonlyMap<number, Item>): 'because' | 'wish' | undefined {
  if (scan.tokens[at]?.kind === 'mark' || (scan.english && wordAt(scan, at) === 'so')) return 'wish';
  return isReason(scan, at, days) ? 'because' : undefined;
}

/** "Como el viernes es feriado", "since I work on Friday"; "como el viernes a las 5" is about then. */
function isReason(scan: Scan, at: number, days: ReadonlyMap<number, Item>): boolean {
  const that = THAT.has(wordAt(scan, at));
  if (!that && !AS.has(wordAt(scan, at)) && !(scan.english && wordAt(scan, at) === 'as')) return false;
  if (givesReasonOfPart(scan, at)) return true;
  const day = days.get(at) ?? days.get(at + 1);
  const predicate = day === undefined || !isDay(day) ? at + 1 : day.next;
  // "Pasalo al viernes, que el miércoles tengo médico", "que el miércoles me operan".
  if (that) return (day !== undefined && isDay(day) && isDoing(scan, predicate)) || tellsWhyThen(scan, at, days);
  // "Como sexta e sábado" lists them.
  return PREDICATES.has(wordAt(scan, predicate)) && !days.has(predicate) && !days.has(predicate + 1);
}

function isDoing(scan: Scan, at: number): boolean {
  return DOINGS.has(wordAt(scan, at)) || (wordAt(scan, at) === 'me' && DONE_TO_ME.has(wordAt(scan, at + 1)));
}
const DONE_TO_ME = new Set('operan opero mudo caso toca voy recibo'.split(' '));

/** A day, a run of days, or weekdays as such. */
export function isDay({ meaning }: Item): boolean {
  return meaning.kind === 'day' || meaning.kind === 'days' || meaning.kind === 'weekdays';
}
const AS = new Set(['como', 'since']);
const DOINGS = new Set(
  'tengo tenho tiene tienen tem rindo rinde viajo viaja trabajo trabaja laburo labura trabalho trabalha juego juega curso cursa estudio estudia have has'.split(
    ' ',
  ),
);
const PREDICATES = new Set(
  'es e is tengo tenho no nao hay ha viajo trabajo laburo trabalho cae cierran estan estoy voy va ya me mi i im its we'.split(
    ' ',
  ),
);
