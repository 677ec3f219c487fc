/**
 * "Me voy del jueves al sábado, quiero un corte a la vuelta", "salgo mañana y vuelvo el lunes, cuando vuelva": what is told
 * is when he is away, and he comes behind it. Of "vuelvo el lunes" Monday will do.
 */
import { isBefore } from '../calendar.ts';
import { isTime, saidIn, words, wordsIn, type Item, type Scan } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';

const BACK = phrases({
  back:
    'cuando/apenas vuelva/volvamos/regrese/regresemos/vuelvo/regreso|a la/mi/nuestra vuelta|a/de mi/nuestro regreso|al volver/regresar|al regreso|' +
    'quando/assim voltar/voltarmos/regressar/volto|na/a volta|na minha volta|no meu retorno|ao voltar|' +
    'when/once/after i/we come/get back|when/once im/were/i back|when/once i am/m back|when/once we are back|when/once i/we return|upon my return',
});
/** "Cuando vuelva mi mamá", "a la vuelta de la esquina": of somebody or something else; "a mi regreso de viaje" is his own. */
const GOES_ON = words('por porfa please si se con com para pra a gracias y e and with for');
const OF_HIS =
  / (?:de|das|do|da|from) (?:mi |mis |las |la |minha |minhas |my )?(?:viaj[a-z]*|vacaciones|ferias|viagem|trip|holidays?|vacation) /;
const AWAY =
  / (?:viaj[a-z]+|(?:me|nos) (?:voy|vamos)|salgo|salimos|vacaciones|ferias|fuera|afuera|fora|saio|vou|away|abroad|out|travell?ing|fly|leave|leaving|holiday|vacation|trip) /;
/** "Estoy en Lima hasta el domingo." */
const IS = / (?:estoy|estamos|estare|estaremos|estou|estarei|i m|i ll be|im) /;
const RETURNS = words('vuelvo volvemos regreso regresamos llego llegamos volto voltamos chego retorno back return');
const REACH = 4;

export function waitForReturn(scan: Scan, items: Item[]): void {
  const at = backAt(scan);
  if (at === undefined) return;
  const told = items.filter((item) => isTime(item) && item.next <= at.first && isOfDays(item));
  const last = told.at(-1);
  const from = last && dayBack(scan, last, items);
  if (last === undefined || from === undefined || isBefore(from, scan.today)) return;
  const before = saidIn(scan, 0, last.next + REACH);
  if (!AWAY.test(before) && !(isUntil(last) && IS.test(before)) && !returnsThen(scan, last)) return;
  for (const item of told) {
    item.fate = 'told';
    if (item.meaning.kind === 'days') item.meaning = { kind: 'days', run: item.meaning.run };
  }
  items.push({ meaning: { kind: 'days', run: { from } }, first: at.first, next: at.next });
  items.sort((one, other) => one.first - other.first);
}

function backAt(scan: Scan): { first: number; next: number } | undefined {
  for (let first = 0; first < scan.tokens.length; first += 1) {
    const found = phraseAt(BACK, scan.tokens, first);
    if (found !== undefined && isHisOwn(scan, found.next)) return { first, next: found.next };
  }
  return undefined;
}

function isHisOwn(scan: Scan, next: number): boolean {
  const behind = scan.tokens[next];
  return behind?.kind !== 'word' || GOES_ON.has(behind.text) || OF_HIS.test(saidIn(scan, next, next + REACH));
}

function isOfDays({ meaning }: Item): boolean {
  return meaning.kind === 'day' || meaning.kind === 'days';
}

function isUntil({ meaning }: Item): boolean {
  return meaning.kind === 'days' && meaning.run.from === undefined;
}

/** The first one on which he is here again. */
function dayBack(scan: Scan, last: Item, items: readonly Item[]): Temporal.PlainDate | undefined {
  const { meaning } = last;
  if (meaning.kind === 'day') {
    const { from, to } = meaning.run;
    return returnsThen(scan, last) ? from : later(to, items).add({ days: 1 });
  }
  return meaning.kind === 'days' ? meaning.run.to?.add({ days: 1 }) : undefined;
}

function later(day: Temporal.PlainDate, items: readonly Item[]): Temporal.PlainDate {
  const ends = items.flatMap(({ meaning }) => (meaning.kind === 'days' && meaning.run.to ? [meaning.run.to] : []));
  return ends.reduce((last, end) => (isBefore(last, end) ? end : last), day);
}

function returnsThen(scan: Scan, { first }: Item): boolean {
  return wordsIn(scan, Math.max(0, first - REACH), first).some((word) => RETURNS.has(word));
}
