/** Parts of the day as a preference, and wishes without an hour: "temprano", "a primera hora", "lo antes posible". */
import { wordAt, type Rule, type Scan } from '../items.ts';
import { TOMORROW, dayName } from '../words/lexicon.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import type { Part } from '../types.ts';
import { EARLY, MORE, DAY_ARTICLES } from '../words/closed.ts';

/** With a preposition or article the words are always the part of the day. */
const PARTS = phrases<Part>({
  mañana:
    'cualquier/cualquiera/alguna/algunas manana/mananas|qualquer/alguma/algumas manha/manhas|a/por/en/x/de/de/durante/toda la/las manana/mananas/mananita/maniana|ala manana|la manana|la maniana|esta manana|esta maniana|' +
    'en/por/a/x la manhana|mananas|por manana|de mananita|media manana|a media manana|de/pela/na/da/a/as/pelas manha/manhas|manha|manhas|' +
    'na parte da manha|a parte da manha|por la manha|esta/essa/nesta/nessa manha|/de/a/na/pela manhazinha|mananita|' +
    'in the morning|this morning|morning|mornings|in the mornings|' +
    'temprano|tempranito|tempranisimo|mas temprano|mas tempranito|bien temprano|cedo|cedinho|bem cedo|early|de madrugada|por/a/en la madrugada|antes del mediodia temprano',
  tarde:
    'cualquier/cualquiera/alguna/algunas/qualquer/alguma/algumas tarde/tardes|que/cuales/quais tardes|a/por/en/x/de/durante/toda la/las tarde/tardes/tardecita/tardesita/tard|ala tarde|la tarde|las tardes|esta/essa/nesta/nessa tarde|por/de tarde|de tardecita|' +
    'a media tarde|media tarde|a plena tarde|a/en/de/por la siesta/siestita|la siesta/siestita|a la hora de la siesta|de/en siesta/siestita|la tardecita|x tarde|' +
    'de/pela/na/da/a/as/pelas/pra tarde/tardes|na parte da tarde|tardecita|/de/a/na/da/pela tardinha/tardezinha|' +
    'in the afternoon|this afternoon|afternoon|afternoons|in the afternoons|in the arvo|this arvo|arvo|despues del mediodia temprano|/a/en/por/de la/esta tarde/tardecita temprano/tempranito|tarde temprano/tempranito',
  noche:
    'cualquier/cualquiera/alguna/algunas noche/noches|que/cuales noches|quais noites|qualquer/alguma/algumas noite/noites|a/por/en/x/de/durante/toda la/las noche/noches/nochecita|ala noche|la noche|las noches|esta noche|por/de/x noche|de nochecita|la nochecita|' +
    'nochecita|tarde por la noche|a ultima hora de la noche|al final de la tarde|al caer la noche|al anochecer|' +
    'de/pela/na/da/a/as/pelas/pra noite/noites|na parte da noite|esta/essa/nesta/nessa noite|hoje de noite|/de/a/na/da/pela noitinha|' +
    'in the evening|at night|evening|evenings|this evening|tonight|nights|night|pronto por la noche|late at night',
});
/** Words that are a part of the day only next to a day, or alone: "jueves tarde", but not "llego tarde". */
const AFTER_DAY = phrases<Part>({
  mañana: 'manha',
  tarde: 'tarde|tardecita|afternoon|arvo|pm',
  noche: 'noche|noite|nochecita|night|evening',
});
const TODAY = new Set(['esta', 'this', 'tonight', 'essa', 'nesta', 'nessa']);
/** "más tarde" and "más noche" are "later" and say nothing of the part of the day. */
const LATER = new Set(['mas', 'mais', 'muy', 'muito', 'demasiado', 'tan', 'llego', 'llegue', 'llegar', 'es', 'ya']);
/** "que no sea muy temprano", "no tan temprano": how much of what is denied. */
const DEGREES = new Set(['muy', 'tan', 'muito', 'tao', 'demasiado']);
const DENIALS = new Set(['no', 'nao', 'sea', 'seja']);

const WISHES = phrases({
  lo_antes_posible:
    'turno/cita/hora/horario/hueco/cupo mas proximo/proxima|horario/vaga mais proximo/proxima|lo/la/el mas temprano/temprana/tempranito que tenga/tengas/tengan/tenes/tienes/tienen/haya/hay/pueda/puedas/puedan|lo/la/el mas temprano/temprana/tempranito que se pueda|' +
    'la/el mas temprano/temprana/tempranito posible/disponible|la mas temprana/temprano|el mas temprano|o/a mais cedo|apenas tengas|apenas tengan|apenas haya|cuando tengas lugar|lo antes posible|lo antes que puedas|lo antes que se pueda|lo antes q puedas|lo antes|lo mas antes posible|lo mas pronto posible|lo mas pronto|' +
    'lo mas pronto que se pueda|lo mas pronto q se pueda|cuanto antes|cuanto antes mejor|o quanto antes|quanto antes|o mais cedo possivel|' +
    'mais cedo possivel|o mais rapido possivel|lo mas rapido posible|lo mas temprano posible|lo mas rapido que se pueda|asap|' +
    'as soon as possible|as soon as you can|as early as possible|the soonest|soonest|the earliest|earliest|earliest available|next available|' +
    'the next available|urgente|con urgencia|urgentemente|urgent|apenas puedan|apenas puedas|apenas se pueda|en cuanto puedas|' +
    'en cuanto puedan|en cuanto se pueda|ni bien puedas|ni bien se pueda|cuando antes|lo antes posivle|lo antes pocible|' +
    'el primer turno disponible|primer turno disponible|el primer hueco|primer hueco disponible|el primero que tengas|el primero que haya|' +
    'el primero que tengan|o primeiro disponivel|o primeiro horario disponivel|primeiro horario disponivel|primer horario disponible|' +
    '/el/la primer/primera turno/cita/hora/horario/espacio/lugar/hueco/cupo que /me tengas/tenes/tienes/tengan/tienen/haya/hay/tenga/tiene/puedas/pueda/puedan /dar|primeiro/primeira horario/hora/vaga que /voce/voces/vc/vcs/ce/ces tem/tiver/tiverem/houver/teriam/teria|first slot/appointment/time/opening/spot/one /that you have/got/ve|' +
    'el proximo turno disponible|proximo turno disponible|el turno mas cercano|la cita mas proxima|la cita mas cercana|el mas cercano|' +
    'el mas proximo|lo mas cercano|lo mas proximo|lo que haya/tengas/tengan primero|lo primero que haya/tengas/tengan/tienes/tenes/salga/aparezca|lo primero que se/te desocupe/libere|o que tiver/houver primeiro|whatever/whichever is/comes first|whatever you have first|whats first|first available|assim que possivel|assim que puder|ya mismo|right away',
  primera_hora:
    'a primera hora|primera hora|a primera|en primera hora|na primeira hora|no primeiro horario|primeiro horario|primeira hora|first thing|' +
    'first thing in the morning|a primera hora de la manana|a primera hora por la manana|a primera hora de manana|primer turno|' +
    'el primer turno|primer turno del dia|el primer turno del dia|primer horario|el primer horario|el primero del dia|ni bien abren|' +
    'cuando abren|apenas abren|al abrir|cuando abran|apenas abran|ni bien abran|en cuanto abran|en cuanto abren|a la hora que/en abren/abran/abre|a la hora de abrir|' +
    'a la hora de apertura|a la hora en que abren/abran|assim que abrir|assim que abrirem|quando abrir|quando abrirem|na hora que abre/abrem/abrir|when you open|' +
    'right when you open|as soon as you open|right at opening|at opening|first slot|first slot of the day|logo cedo|first appointment|' +
    'el/la primero/primera/primer /hora/horario/turno/cita del dia|o/a primeiro/primeira /hora/horario do dia|the first /one/slot of the day',
  ultima_hora:
    'a ultima hora|ultima hora|en ultima hora|na ultima hora|no ultimo horario|ultimo horario|last slot|last thing|ultimo turno|' +
    'el ultimo turno|el ultimo horario|ultimo turno del dia|el ultimo del dia|lo mas tarde posible|lo/la/el mas tarde que tengan/tengas/tenga/haya/hay/puedan/puedas/pueda/tenes/tienes/tienen|lo mas tarde que se pueda|hora/turno/horario/cita mas tarde que tengan/tengas/tenga/haya/hay/tenes/tienes/tienen|el/la/lo ultimo/ultima /hora/horario/turno/cita/lugar/espacio que tengan/tengas/tenga/haya/hay/tenes/tienes/tienen|lo ultimo del dia|o mais tarde possivel|' +
    'el/la ultimo/ultima /hora/horario/turno/cita del dia|o/a ultimo/ultima /hora/horario do dia|the last /one/slot of the day|' +
    'whatever/whichever is the latest|whatever/whichever is latest|whatevers the latest|whatevers latest|the latest one|latest one|the latest you have/got|latest you have/got|latest available|last available|the latest slot/appointment/time|latest slot/appointment/time|' +
    'close of business|end of business|cob|right before/just before you close|right before/just before closing|as late as possible|antes de cerrar|antes de que cierren|al cierre|ultima hora del dia|el ultimo turno del dia|end of day',
});

/** "Turno tarde", "turno noche"; "pero tarde" behind the days; "turno mañana" alone is tomorrow's. */
function ofShift(scan: Scan, at: number): { means: Part; next: number } | undefined {
  if (wordAt(scan, at) !== 'turno' && !BUT.has(wordAt(scan, at))) return undefined;
  const word = wordAt(scan, at + 1);
  if (wordAt(scan, at) === 'turno' && LATE.has(word))
    return { means: word === 'noche' ? 'noche' : 'tarde', next: at + 2 };
  if (
    !scan.tokens
      .slice(Math.max(0, at - DAYS_BEFORE), at)
      .some(({ text }) => dayName(text) !== undefined || ANY_DAY.has(text))
  )
    return undefined;
  const loose = scan.tokens[at - 1]?.kind === 'mark' || dayName(wordAt(scan, at - 1)) !== undefined;
  if (wordAt(scan, at) === 'turno' && TOMORROW.has(word) && loose) return { means: 'mañana', next: at + 2 };
  const ends = scan.tokens[at + 2]?.kind !== 'word';
  return BUT.has(wordAt(scan, at)) && LATE.has(word) && ends
    ? { means: word === 'noche' ? 'noche' : 'tarde', next: at + 2 }
    : undefined;
}
/** How far before it the days may stand. */
const DAYS_BEFORE = 12;
const LATE = new Set(['tarde', 'noche']);
const BUT = new Set(['pero', 'mejor']);
const ANY_DAY = new Set(['cualquier', 'cualquiera', 'qualquer', 'semana']);

/** "a la tarde", "esta noche", "temprano"; "esta tarde" is today's. */
export const partRule: Rule = (scan, at) => {
  const part = morningsOf(scan, at) ?? ofShift(scan, at) ?? phraseAt(PARTS, scan.tokens, at);
  if (!part || isThere(scan, at) || (LATER.has(wordAt(scan, at - 1)) && !isDeniedDegree(scan, at - 1)))
    return undefined;
  if (isEarlierAt(scan, at, part.next) || isEarlyInIt(scan, at)) return undefined;
  // "de mañana" is tomorrow's unless a day went before: "el turno de mañana", "el jueves de mañana".
  const siesta = scan.tokens.slice(at, part.next).some(({ text }) => SIESTA.has(text));
  const meaning = { kind: 'part', part: part.means, ...(siesta && { siesta: true as const }) } as const;
  if (!TODAY.has(wordAt(scan, at))) return { meaning, next: part.next };
  const day = { kind: 'day', run: { from: scan.today, to: scan.today }, certainty: 0.95 } as const;
  return { meaning: day, also: meaning, next: part.next };
};

/** "A la tarde, temprano": early in that part of the day, and no morning. */
function isEarlyInIt(scan: Scan, at: number): boolean {
  return EARLY.has(wordAt(scan, at)) && wordAt(scan, at - 1) === ',' && OTHER_PARTS.has(wordAt(scan, at - 2));
}

const SIESTA = new Set(['siesta', 'siestita']);

/** "¿Inés está mañana?": with its accent a verb, but for "para está mañana" and "ir está mañana", where none can be. */
export function isThere({ tokens }: Scan, at: number): boolean {
  const token = tokens[at];
  const alike = TOMORROW.has(tokens[at + 1]?.text ?? '');
  return token?.text === 'esta' && token.acute === true && alike && !LEADS_NO_VERB.has(tokens[at - 1]?.text ?? '');
}
const LEADS_NO_VERB = new Set('para pa por de en desde hasta durante ir venir pasar'.split(' '));

/** "¿Más temprano? tipo 2": earlier than what was shown, and no two in the morning. */
function isEarlierAt(scan: Scan, at: number, next: number): boolean {
  if (!MORE.has(wordAt(scan, at)) || next < at + 2) return false;
  return scan.tokens
    .slice(next, next + AN_HOUR_IN)
    .some(({ value = 0 }, i) => value > 0 && value < EARLY_FROM_HOUR && !DAY_ARTICLES.has(wordAt(scan, next + i - 1)));
}
/** "más temprano, tipo a las 2": the hour stands so many tokens behind. */
const AN_HOUR_IN = 5;
/** Nobody opens before. */
const EARLY_FROM_HOUR = 7;

/** "Solo de mañana", "puedo de mañana": which part of the days; "el turno de mañana" is tomorrow's. */
function morningsOf(scan: Scan, at: number): { means: Part; next: number } | undefined {
  const morning = wordAt(scan, at) === 'de' && ['manana', 'maniana'].includes(wordAt(scan, at + 1));
  const so = WHEN_ABLE.has(wordAt(scan, at - 1)) || isOverAgainst(scan, at) || isAskedOfThatDay(scan, at);
  return morning && so ? { means: 'mañana', next: at + 2 } : undefined;
}
/** "¿Y de mañana?", and nothing else, of a day that is talked about: its morning. */
function isAskedOfThatDay({ tokens, wished, shown }: Scan, at: number): boolean {
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  return (wished ?? shown) !== undefined && words.length === 3 && words[0]?.text === 'y' && at > 0;
}
/** "De mañana imposible, mejor de tarde": the one part and the other. */
function isOverAgainst(scan: Scan, at: number): boolean {
  const begins = at === 0 || scan.tokens[at - 1]?.kind === 'mark' || EITHER.has(wordAt(scan, at - 1));
  return begins && scan.tokens.some(({ text }, i) => text === 'de' && OTHER_PARTS.has(wordAt(scan, i + 1)));
}
const EITHER = new Set(['o', 'y', 'pero', 'mejor', 'no', 'si', 'ser', 'ni']);
const OTHER_PARTS = new Set(['tarde', 'tardecita', 'noche', 'nochecita']);
const WHEN_ABLE = new Set(
  'solo solamente unicamente nomas mas exclusivamente puedo podria prefiero sea siempre libre'.split(' '),
);

function isDeniedDegree(scan: Scan, at: number): boolean {
  return DEGREES.has(wordAt(scan, at)) && DENIALS.has(wordAt(scan, at - 1));
}

const AT_DUSK = /^(?:tarde|tardecita|tardesita) (?:noche|nochecita)$/;
/** The part of the day right behind a day: "jueves tarde", "sábado noche", "jueves de mañana". */
export function partAfterDay(scan: Scan, at: number): { part: Part; next: number } | undefined {
  // "el jueves tarde noche" is read as a whole.
  const second = wordAt(scan, at + 1) === '-' ? at + 2 : at + 1;
  if (AT_DUSK.test(`${wordAt(scan, at)} ${wordAt(scan, second)}`)) return undefined;
  if (['manana', 'maniana'].includes(wordAt(scan, at + 1)) && wordAt(scan, at) === 'de')
    return { part: 'mañana', next: at + 2 };
  const part = phraseAt(AFTER_DAY, scan.tokens, at);
  return part && { part: part.means, next: part.next };
}

/** The whole message is one word for a part of the day: "tarde". */
export const lonePartRule: Rule = (scan, at) => {
  const part = at === 0 && scan.tokens.length <= 2 ? phraseAt(AFTER_DAY, scan.tokens, at) : undefined;
  return part && { meaning: { kind: 'part', part: part.means }, next: part.next };
};

/** "lo antes posible", "a primera hora" (a morning wish), "a última hora de la tarde". */
export const wishRule: Rule = (scan, at) => {
  const wish = phraseAt(WISHES, scan.tokens, at);
  if (!wish) return undefined;
  const wishes = { kind: 'wish', wish: wish.means } as const;
  if (wish.means === 'lo_antes_posible') return { meaning: wishes, next: wish.next };
  const part = phraseAt(PARTS, scan.tokens, wish.next);
  const usual: Part = wish.means === 'primera_hora' ? 'mañana' : 'tarde';
  return { meaning: { ...wishes, part: part?.means ?? usual }, next: part?.next ?? wish.next };
};
