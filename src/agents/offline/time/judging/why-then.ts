/**
 * "A las 5 | que antes tengo junta", "el viernes a las 5 | que a las 7 tengo una boda": right behind the time that is wished
 * for, why no other will do. Of what stands behind its "que" nothing is wished for, and nothing takes the hour away.
 * Nor is "a las 7" wished for in "prefiero a las 5 que a las 7"; "el turno que a las 5 tengo" gives no reason.
 */
import { family, skip, wordAt, words, type Item, type Scan } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';

export const ELSEWHEN = phrases({
  then: 'antes|despues|depois|before|after|earlier|later|mas/mais temprano/cedo/tarde|a/en/em otra/outra hora|otro/outro dia/horario|en/em otro/outro horario/momento',
});

/** `at`: of the "que"; `times`: by where they begin. */
export function tellsWhyThen(scan: Scan, at: number, times: ReadonlyMap<number, Item>): boolean {
  const wished = behindWhich(scan, at, times);
  if (wished === undefined) return false;
  const from = skip(scan, at + 1, JUST);
  const side = phraseAt(SIDES, scan.tokens, from) ?? phraseAt(ELSEWHEN, scan.tokens, from);
  // "Después de las 6" is a time of its own.
  const then = times.get(from) ?? times.get(from + 1);
  if (then !== undefined && family(then) === family(wished) && isRatherThan(scan, at, then.next)) return true;
  const next = then?.next ?? side?.next;
  if (family(wished) === 'hour' && comesThen(scan, from)) return true;
  return next !== undefined && isOfHisLife(scan, skip(scan, next, WHO));
}

/** "A las 16 | que mi hija sale a las 15:30": the hour of the other stands behind what it does. */
function comesThen(scan: Scan, at: number): boolean {
  const does = [at, at + 1, at + 2].find((word) => COMES.has(wordAt(scan, word)));
  return does !== undefined && AT_AN_HOUR.has(wordAt(scan, does + 1));
}
const COMES = words('sale salen entra entran llega llegan termina terminan sai saem chega chegam vuelve vuelven');
const AT_AN_HOUR = words('a as tipo recien');
const SIDES = phrases({ then: 'luego|enseguida|en seguida|al/a rato|logo/de despues/depois' });
const JUST = words('recien justo ya yo eu ja es so hasta ate');
const WHO = words('yo ya eu ja si tambien tambem siempre sempre todavia ainda igual');

/** "Prefiero a las 5 | que a las 7": there is no more to it. */
function isRatherThan(scan: Scan, at: number, next: number): boolean {
  const ends = next === scan.tokens.length || scan.tokens[next]?.kind === 'mark';
  return ends && scan.tokens.slice(0, at).some(({ text }) => RATHER.has(text));
}
const RATHER = words('mejor prefiero preferiria preferimos melhor prefiro');

/** "A las 5 | por favor | que…". */
function behindWhich(scan: Scan, at: number, times: ReadonlyMap<number, Item>): Item | undefined {
  let end = at;
  while (MANNERS.has(wordAt(scan, end - 1)) && at - end < MANNERS_MAX) end -= 1;
  return [...times.values()].find(({ next }) => next === end);
}
const MANNERS = words('por favor porfa porfi please mejor melhor entonces entao');
const MANNERS_MAX = 3;

function isOfHisLife(scan: Scan, at: number): boolean {
  const word = wordAt(scan, at);
  if (word === 'mi' || word === 'mis' || word === 'meu' || word === 'minha')
    return !OF_THE_DIARY.has(wordAt(scan, at + 1));
  return DOES.has(word);
}
const OF_THE_DIARY = words('turno turnos cita citas hora horas reserva sesion consulta horario horarios');
const DOES = words(
  'tengo tenemos tiene tienen tenho temos tem trabajo trabajamos laburo chambeo trabalho estudio curso juego rindo cuido viajo viajamos ' +
    'salgo salimos entro entramos llego llegamos vuelvo regreso recojo busco llevo dejo paso saio chego volto busco levo deixo pego ' +
    'estoy estamos ando andamos voy vamos estou vou no nao nunca imposible impossivel me se nos sale salen entra llega empieza empiezo comienzo comeca comeco ' +
    'cierro abro atiendo almuerzo duermo entreno manejo doy dou',
);
