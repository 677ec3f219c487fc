/**
 * Times that are told and not wished for: why another is ("porque el jueves viajo"), what the customer does then ("el
 * lunes tengo examen"), and what is over ("me dijo el lunes que…", "me duele desde el domingo"). Long
 * because it is one list of what people tell a time for.
 */
import { tellAilments } from './ailing.ts';
import { beforeTold } from './before-told.ts';
import { clausesOf, isDay, type Clause } from './clauses.ts';
import { isTime, wordAt, words, wordsIn, type Item, type Scan } from '../items.ts';
import { remindsOnly } from './reminding.ts';
import { tellStories, tellsOfACall } from './stories.ts';
import { dayName } from '../words/lexicon.ts';
import { getsReady, tellOwnVisits, comesBy, isWishedThen } from './there-then.ts';
import { BEFORE } from '../words/closed.ts';

/** Marks the times of causes: of the customer's own doings as ruled out, the others as told. */
export function tellCauses(scan: Scan, items: Item[]): void {
  if (remindsOnly(scan)) return;
  const ruledOut = new Set(items.filter(({ fate }) => fate === 'rejected'));
  const clauses = clausesOf(scan, items);
  for (const clause of clauses) {
    if (tellsOfACall(scan, clause))
      for (const item of items) if (isIn(item, clause) && isTime(item) && item.fate === 'original') item.fate = 'told';
    const times = items.filter((item) => isIn(item, clause) && isTime(item) && item.fate === undefined);
    if (times.length === 0) continue;
    freeOnceThere(scan, times);
    busyUntil(scan, clause, times);
    tellAilments(scan, { clause, times, apart: clauses.length > 1 });
    hasAlready(scan, clause, { times, items });
    paysThen(scan, clause, times);
    tellStories(scan, clause, times);
    fetchesThen(scan, times, items);
    if (!isWishedThen(scan, clause)) tellOwnVisits(scan, clause, times);
    const wished = times.filter(({ fate }) => fate === undefined);
    const elsewhere = items.some((item) => !isIn(item, clause) && isWishedDay(item));
    const atAnHour = elsewhere && items.some((item) => !isIn(item, clause) && item.meaning.kind === 'clock');
    const fate = wished.length === 0 ? undefined : fateOf(scan, { clause, times: wished, elsewhere, atAnHour });
    if (fate === undefined) continue;
    // "Tengo médico el viernes a las 10, ¿me das ese día a las 17?": the day alone is meant.
    if (!elsewhere && wished.some(isWishedDay) && isWishedThen(scan, clause))
      settle(
        wished.filter((item) => !isWishedDay(item)),
        'told',
      );
    else settle(fate === 'rejected' ? wished.filter((item) => !isBeforeIt(scan, item)) : wished, fate);
  }
  beforeOrAfterIt(scan, items);
  beforeTold(scan, items);
  for (const item of items) if (!ruledOut.has(item)) onThatDayOnly(scan, item);
}

/** "El lunes me voy de viaje" is that Monday and no other; "viajamos el 20", weeks from now, is no day that is offered. */
function onThatDayOnly({ today }: Scan, item: Item): void {
  if (item.fate !== 'rejected' || item.meaning.kind !== 'day') return;
  const { weekday: _any, ...meaning } = item.meaning;
  item.meaning = meaning;
  if (today.until(meaning.run.from).days > SOON_DAYS) item.fate = 'told';
}
const SOON_DAYS = 7;

/** "Viajo el jueves a las 8": the day is out, and eight o'clock of other days is not. */
function settle(times: readonly Item[], fate: 'rejected' | 'told'): void {
  const day = times.some(isWishedDay);
  for (const item of times) {
    if (fate === 'rejected' && item.meaning.kind === 'days' && item.meaning.run.to && !item.meaning.run.from)
      item.meaning = { kind: 'days', run: { from: item.meaning.run.to.add({ days: 1 }) } };
    else item.fate = fate === 'told' || (day && !isWishedDay(item)) ? 'told' : 'rejected';
  }
}

/** "Antes del 20, que viajo": till then, which stays wished for; "hasta el 20 viajo" is away so long. */
function isBeforeIt(scan: Scan, { meaning, first }: Item): boolean {
  const till = meaning.kind === 'days' && meaning.run.to !== undefined && meaning.run.from === undefined;
  return till && BEFORE.has(wordAt(scan, first));
}

function isIn(item: Item, { first, next }: Clause): boolean {
  return item.first >= first && item.first < next;
}

function isWishedDay(item: Item): boolean {
  return item.fate === undefined && isDay(item);
}

interface Said {
  readonly clause: Clause;
  readonly times: readonly Item[];
  /** Another day is spoken of outside the clause. */
  readonly elsewhere: boolean;
  /** An hour is, too. */
  readonly atAnHour: boolean;
}

function fateOf(scan: Scan, { clause, times, elsewhere, atAnHour }: Said): 'rejected' | 'told' | undefined {
  const said = wordsIn(scan, clause.first, clause.next);
  if (clause.reports || said.some((word, at) => OVER.has(word) || isBirthday(word, said[at + 1]))) return 'told';
  if (said.some((word) => FREE.has(word))) return undefined;
  // "Trabajo de lunes a viernes hasta las 5, ¿hay el sábado a las 10?": why, and no bound of the hour that is asked for.
  if (atAnHour && said.some((word) => WORKS.has(word)) && said.some((word) => dayName(word) !== undefined))
    return 'told';
  // "Porque salgo a las 6", "trabajo hasta las 5": when the customer is free. "Como el lunes no trabajo": on that day.
  if (times.some(({ meaning }) => meaning.kind === 'bound') || said.some((word, at) => isDenied(said, word, at)))
    return undefined;
  const weekly = elsewhere || times.every(({ meaning }) => meaning.kind === 'weekdays');
  if (isOwn(scan, clause, said) || (weekly && said.some((_, at) => isHaving(said, at)) && isEngagedWith(said, LESSONS)))
    return 'rejected';
  if (elsewhere && said.some((word) => OCCASIONS.has(word))) return 'told';
  // "Mejor el sábado, el domingo tengo misa": whatever it is.
  if (elsewhere && prefers(scan) && said.some((_, at) => isHaving(said, at) && !OF_THAT.has(said[at + 1] ?? '')))
    return 'told';
  if (clause.because && !elsewhere && getsReady(scan, clause)) return undefined;
  return clause.because && (elsewhere || !comesBy(said)) ? 'told' : undefined;
}

function isDenied(said: readonly string[], word: string, at: number): boolean {
  return (
    DENIALS.has(said[at - 1] ?? '') && (WORKS.has(word) || TRAVELS.has(word) || HAVING.has(word) || word === 'work')
  );
}
const DENIALS = words('no nao not dont ni');

/** "Mi cumple es el 14 de abril", among one's data; "el sábado es mi cumple" may be when he comes. */
function isBirthday(word: string, next: string | undefined): boolean {
  return BIRTHDAYS.has(word) && IS.has(next ?? '');
}
const BIRTHDAYS = words('cumple cumpleanos nacimiento nascimento aniversario birthday birth');
const IS = words('es e is cae el :');

const FREE = words(
  'puedo podria podre podemos libre libres disponible disponibles disponibilidad franco tiempo queda sirve bien conviene posso consigo ' +
    'livre livres folga free available works off',
);
const OVER = words(
  'fui fuimos vine vinimos cortaron hicieron hicimos hizo atendieron arreglaron estuve estuvo rompi rompio vim ' +
    'fizeram fiz estive went broke naci nacio nasci nasceu born',
);
/** The day itself may be meant ("tengo una boda el sábado, quiero un peinado"), unless another is named. */
const OCCASIONS = words(
  'caso casa casamiento boda bodas fiesta cumple cumpleanos evento graduacion bautismo feriado festivo holiday wedding party birthday ' +
    'graduation casamento festa aniversario formatura',
);

/** "…a las 10:30 para mi papá, yo ya tengo la mía a las 10": what one has is not what is wished for beside it. */
function hasAlready(
  scan: Scan,
  { first, next }: Clause,
  { times, items }: { times: readonly Item[]; items: readonly Item[] },
): void {
  const said = wordsIn(scan, first, next);
  const at = said.findIndex((word, i) => HAS.has(word) && I_ALREADY.has(said[i - 1] ?? ''));
  if (at < 0) return;
  for (const item of times.filter((one) => one.first > first + at)) {
    const alike = (one: Item): boolean => isTime(one) && one.fate === undefined && isDay(one) === isDay(item);
    if (items.some((one) => (one.first < first || one.first >= next) && alike(one))) item.fate = 'told';
  }
}
const HAS = words('tengo tenho have');
const I_ALREADY = words('yo ya eu ja i already');

/** "La seña te la paso el miércoles que cobro": when the money comes, and not the customer. */
function paysThen(scan: Scan, { first, next }: Clause, times: readonly Item[]): void {
  const said = wordsIn(scan, first, next);
  const promises = said.some((word, i) => SENDS.has(word) && TO_YOU.has(said[i - 1] ?? ''));
  const paid = said.some((word) => PAYDAY.has(word));
  if (!paid && !(promises && said.some((word) => ADVANCES.has(word)))) return;
  for (const item of times) item.fate ??= 'told';
}
/** Whether folded words speak of when money comes. */
export function tellsPayday(norm: string): boolean {
  return norm.split(' ').some((word) => PAYDAY.has(word) || ADVANCES.has(word));
}
const SENDS = words('paso pago mando transfiero deposito giro abono envio doy hago mandare pagare transfiro');
const TO_YOU = words('te le les la lo se lhe');
const PAYDAY = words('cobro cobre cobramos');
const ADVANCES = words('sena anticipo adelanto deposito abono plata transferencia pago sinal');

/** "Lo dejo el lunes temprano y lo recojo en la tarde": when it is fetched is no hour to come. */
function fetchesThen(scan: Scan, times: readonly Item[], items: readonly Item[]): void {
  for (const item of times) {
    const before = items.filter((one) => isTime(one) && one.next <= item.first).at(-1);
    const said = wordsIn(scan, before?.next ?? 0, item.first);
    if (before !== undefined && said.some((word, i) => FETCHES.has(word) || isPassingFor(said, i)))
      item.fate ??= 'told';
  }
}
const FETCHES = words(
  'recoger recogerlo recogerla recojo recogemos retirar retirarlo retirarla retiro retiramos buscarlo buscarla pego pegar pick',
);
/** "Paso por él", "pasar a buscarlo". */
function isPassingFor(said: readonly string[], at: number): boolean {
  return PASSES.has(said[at] ?? '') && said[at + 1] === 'por' && THEM.has(said[at + 2] ?? '');
}
const PASSES = words('paso pasar pasamos pasaria');
const THEM = words('el ella ellos ellas');

/** "El jueves viajo", "tengo examen el lunes", "tengo que buscar a los chicos a las 5". */
function isOwn(scan: Scan, clause: Clause, said: readonly string[]): boolean {
  for (let index = 0; index < said.length; index += 1) {
    const at = clause.first + index;
    if ((TRAVELS.has(wordAt(scan, at)) && !isHere(scan, at)) || isAway(scan, at)) return true;
    if (wordAt(scan, at) === 'work' && WORKERS.has(wordAt(scan, at - 1))) return true;
    if (WORKS.has(wordAt(scan, at)) && !BEFORE_A_NOUN.has(wordAt(scan, at - 1)) && !isLesson(scan, at)) return true;
    if (isHaving(said, index) && isEngagedWith(said.slice(index + 1, index + 1 + NOUN_REACH), ENGAGEMENTS)) return true;
    if (JOURNEYS.has(said[index] ?? '') && HAPPENS.has(said[index + 1] ?? '')) return true;
  }
  return false;
}

/** "I'm in town this week": here, and free to come. */
function isHere(scan: Scan, at: number): boolean {
  return wordAt(scan, at) === 'town' && wordAt(scan, at - 1) === 'in';
}

/** "Book en estudio el jueves", "estudio de sueño", "curso open water": the thing, and nobody who studies then. */
function isLesson(scan: Scan, at: number): boolean {
  if (!STUDIES.has(wordAt(scan, at))) return false;
  if (PREPOSITIONS.has(wordAt(scan, at - 1))) return true;
  const subject = scan.tokens[at - 1];
  const ownVerb = subject?.kind === 'word' && !WISHES.has(subject.text);
  const next = scan.tokens[at + 1];
  if (ownVerb || next?.kind !== 'word') return false;
  const of = next.text === 'de' ? scan.tokens[at + 2] : next;
  if (of?.kind !== 'word' || AFTER_THE_VERB.has(of.text) || dayName(of.text) !== undefined) return false;
  // "Estudio medicina los jueves" is every week's; "estudio de sueño" is a thing on any day.
  return of !== next || !scan.tokens.slice(at, at + NOUN_REACH).some(({ text }) => text === 'los');
}
const STUDIES = words('estudio curso');
const PREPOSITIONS = words('en em con com para de sin sem');
const WISHES = words('quiero quisiera necesito busco reservar agendar hacer tomar quero preciso y o');
const AFTER_THE_VERB = words(
  'el los la las a al en entre desde hasta por todo todos toda todas de hoy manana tarde noche dia siempre tambien mucho ' +
    'y pero que porque este esta ese esa',
);

/** "Estoy de viaje", "me voy el jueves", "me voy de vacaciones"; who is on holidays at home is free. */
function isAway(scan: Scan, at: number): boolean {
  if (wordAt(scan, at) === 'voy' && wordAt(scan, at - 1) === 'me') return WHEN.has(wordAt(scan, at + 1));
  if (wordAt(scan, at - 1) !== 'de') return false;
  return wordAt(scan, at) === 'viaje' || (HOLIDAYS.has(wordAt(scan, at)) && LEAVING.has(wordAt(scan, at - 2)));
}
const WHEN = words('el este manana hoy pasado');
const HOLIDAYS = words('vacaciones ferias');
const LEAVING = words('voy vamos salgo salimos vou vamos saio');

function isEngagedWith(ahead: readonly string[], things: ReadonlySet<string>): boolean {
  // "Tengo que llevar a la gata el jueves": whoever is brought is the patient.
  if (OBLIGES.has(ahead[0] ?? '')) return DUTIES.has(ahead[1] ?? '') && !ahead.some((word) => ANIMALS.has(word));
  return ahead.some((word) => things.has(word));
}
const NOUN_REACH = 5;
/** "El viaje es el 20." */
const JOURNEYS = words('viaje vuelo mudanza viagem voo mudanca trip flight');
const HAPPENS = words('es sera seria cae sale e sai is');
const TRAVELS = words('viajo viajamos viajare viajar mudo operan travel traveling travelling fly flying town');
const WORKS = words('trabajo trabajamos laburo trabalho estudio curso');
const WORKERS = words('i we');
const BEFORE_A_NOUN = words(
  'el la del al mi tu su un de este ese mucho otro nuestro o do no da meu ao a my the from after at before off to your',
);
const HAVING = words('tengo tenemos tenho temos have got salio surgio cayo surgiu');
/** "Do you have classes on Saturdays?" is of the house. */
function isHaving(said: readonly string[], at: number): boolean {
  return HAVING.has(said[at] ?? '') && said[at - 1] !== 'you';
}
function prefers({ tokens }: Scan): boolean {
  return tokens.some(({ text }) => PREFERRING.has(text));
}
const PREFERRING = words('mejor prefiero preferiria melhor prefiro rather better prefer');
/** "Prefiero mover la que tengo el lunes." */
const OF_THAT = words('el la los este hoy manana mi the my on');
const OBLIGES = words('que to');
const DUTIES = words(
  'buscar recoger retirar llevar viajar trabajar laburar estudiar cuidar salir rendir entregar estar levar buscar viajar trabalhar estudar ' +
    'cuidar sair pick take travel work study leave be',
);
const ANIMALS = words(
  'perro perra perros perrito perrita gato gata gatos gatito gatita michi cachorro cachorra cachorrito mascota mascotas conejo ' +
    'gatinho gatinha cachorrinho dog cat puppy kitten pet',
);
const ENGAGEMENTS = words(
  'examen examenes parcial parciales prueba pruebas clases facultad facu colegio escuela reunion reuniones junta juntas viaje vuelo compromiso ' +
    'pega chamba guardia partido entrenamiento gimnasio gym ensayo audiencia entrevista tramite tramites mudanza trabajo laburo prova provas reuniao ' +
    'reunioes viagem voo plantao jogo treino entrevista exam exams test meeting meetings flight trip shift game practice interview court school work ' +
    'cosa cosas compromisos coisa coisas compromissos else ' +
    'classes misa almuerzo almuerzos catequesis culto iglesia church mass missa almoco',
);
/** A business may give these itself, or be one of them: somebody's own where it is every week's, or where another day is wished. */
const LESSONS = words(
  'clase clases curso aula aulas class medico medica doctor doctora dentista pediatra oculista psicologo psicologa ginecologo ginecologa terapia doutor',
);

/** "Tengo clase hasta las 3": free after that; "puedo hasta las 3" is before. */
function busyUntil(scan: Scan, clause: Clause, times: readonly Item[]): void {
  const said = wordsIn(scan, clause.first, clause.next);
  const busy = said.some((word) => ENGAGEMENTS.has(word) || LESSONS.has(word)) && said.some((word) => BEING.has(word));
  if ((!busy && !isOwn(scan, clause, said)) || said.some((word) => FREE.has(word))) return;
  for (const item of times)
    if (item.meaning.kind === 'bound' && item.meaning.side === 'before' && UNTIL.has(wordAt(scan, item.first)))
      item.meaning = { ...item.meaning, side: 'after' };
}
const BEING = words('tengo tenemos tenho temos have got estoy estamos estou im am in');
const UNTIL = words('hasta ate until till');

/** "Llego a las 5 de la escuela", "vuelvo a las 6 de trabajar": free after that, and not here at that hour. */
function freeOnceThere(scan: Scan, times: readonly Item[]): void {
  for (const item of times) {
    if (item.meaning.kind !== 'clock' || !COMING.has(wordAt(scan, item.first - 1))) continue;
    const from = FROM.has(wordAt(scan, item.next)) && scan.tokens[item.next + 1]?.kind === 'word';
    const home = HOMEWARDS.test(
      `${wordAt(scan, item.next)} ${wordAt(scan, item.next + 1)} ${wordAt(scan, item.next + 2)}`,
    );
    if (from || home) item.meaning = { kind: 'bound', side: 'after', clock: item.meaning.clock };
  }
}
const COMING = words('llego llegamos vuelvo volvemos regreso chego volto saio salgo salimos');
const FROM = words('de del do da');
const HOMEWARDS = /^(?:a|em|en) (?:mi )?(?:casa|oficina|trabajo)/;

/** "Me voy de viaje el viernes, necesito algo antes", "tengo reunión a las 5, ¿puede ser después?". */
function beforeOrAfterIt(scan: Scan, items: Item[]): void {
  const own = items.findLast(
    ({ fate, meaning }) => fate === 'rejected' && (meaning.kind === 'day' || meaning.kind === 'clock'),
  );
  const hour = items.some(({ fate, meaning }) => fate === 'told' && meaning.kind === 'clock');
  // "Mañana tengo una entrevista a las 3, quiero ir antes" may be of that day or of another: it is asked for.
  if (own === undefined || hour || items.some((item) => isTime(item) && item.fate === undefined)) return;
  for (let at = own.next; at < scan.tokens.length; at += 1) {
    const side = SIDES.get(wordAt(scan, at));
    const following = scan.tokens[at + 1];
    const isOfHour = items.some(({ first, next, meaning }) => meaning.kind === 'bound' && at >= first && at < next);
    if (side === undefined || isOfHour || (following?.kind === 'word' && !FOLLOWS_SIDE.has(following.text))) continue;
    const meaning = besideIt(own.meaning, side);
    if (meaning) items.push({ meaning, first: at, next: at + 1 });
    return;
  }
}
const SIDES = new Map([
  ...['antes', 'before'].map((word) => [word, 'before'] as const),
  ...['despues', 'depois', 'after', 'afterwards'].map((word) => [word, 'after'] as const),
]);
const FOLLOWS_SIDE = words(
  'de del do da dos das disso isso then it porfa por please that eso ese dia si puede podria puedo podemos seria mejor pode can',
);

function besideIt(own: Item['meaning'], side: 'before' | 'after'): Item['meaning'] | undefined {
  if (own.kind === 'clock') return { kind: 'bound', side, clock: own.clock };
  if (own.kind !== 'day') return undefined;
  const { from, to } = own.run;
  return { kind: 'days', run: side === 'before' ? { to: from.subtract({ days: 1 }) } : { from: to.add({ days: 1 }) } };
}
