/**
 * "Que termine antes de las 11", "tengo que estar libre a las 11 a más tardar", "I need to be done by 10": when it is over,
 * and not when it begins. "Voy a estar libre a las 11", "cuando termine a las 6" are of something else.
 */
import { wordAt, type Rule, type RuleRead, type Scan } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';
import { clockAt } from './clock.ts';
import { boundRule } from './hour-ranges.ts';

const OVER = new Set('termine terminemos termines terminen terminar acabe acabemos acaben acabar finish'.split(' '));
const AWAY = new Set('salir salga irme irnos desocuparme desocuparnos leave sair liberarme'.split(' '));
const FREE = new Set(
  'libre libres desocupado desocupada desocupados listo lista livre liberado liberada done finished out free'.split(
    ' ',
  ),
);
const BEING = new Set('estar quedar este quede quedarme be get ficar esteja'.split(' '));
/** "Cuando termine", "después de terminar", "al salir": something of his own. */
const OF_HIS_OWN = new Set('cuando quando apenas despues luego al de when after once hasta depois ate'.split(' '));
const LATEST = phrases({
  latest:
    'a mas tardar|como maximo|maximo|como mucho|a lo sumo|cuando mucho|lo mas tarde|no maximo|o mais tardar|at the latest|latest|tops|si o si',
});

export const endsRule: Rule = (scan, at) => {
  const word = wordAt(scan, at);
  const free = FREE.has(word) && BEING.has(wordAt(scan, at - 1));
  if (!free && !OVER.has(word) && !AWAY.has(word)) return undefined;
  if (OF_HIS_OWN.has(wordAt(scan, free ? at - 2 : at - 1))) return undefined;
  const ahead = phraseAt(LATEST, scan.tokens, at + 1);
  const bound = ahead !== undefined || isOver(scan, at) || (!OVER.has(word) && mustBe(scan, free ? at - 1 : at));
  return endBefore(scan, at + 1) ?? endAt(scan, ahead?.next ?? at + 1, bound);
};

/** "Que termine a las 11." */
function isOver(scan: Scan, at: number): boolean {
  return OVER.has(wordAt(scan, at)) && wordAt(scan, at - 1) === 'que' && /e(?:mos|s|n)?$/.test(wordAt(scan, at));
}

/** "Tengo que salir a las 12", "I have to leave at noon", "preciso estar livre às 12": he cannot stay any longer. */
function mustBe(scan: Scan, at: number): boolean {
  const at1 = wordAt(scan, at - 1);
  return NEEDS.has(at1) || (LINKS.has(at1) && NEEDS.has(wordAt(scan, at - 2)));
}
const NEEDS = new Set(
  'tengo tenemos tendria necesito necesitamos debo debemos have need gotta tenho temos preciso precisamos hay'.split(
    ' ',
  ),
);
const LINKS = new Set('que q de to'.split(' '));

function endBefore(scan: Scan, at: number): RuleRead | undefined {
  const read = boundRule(scan, at);
  if (read?.meaning.kind !== 'bound' || read.meaning.side !== 'before') return undefined;
  const tail = phraseAt(LATEST, scan.tokens, read.next);
  return { meaning: { ...read.meaning, ends: true }, next: tail?.next ?? read.next };
}

function endAt(scan: Scan, at: number, latest: boolean): RuleRead | undefined {
  const read = clockAt(scan, at);
  const tail = read && phraseAt(LATEST, scan.tokens, read.next);
  if (!read || read.bare || (!latest && tail === undefined)) return undefined;
  return { meaning: { kind: 'bound', side: 'before', clock: read.clock, ends: true }, next: tail?.next ?? read.next };
}
