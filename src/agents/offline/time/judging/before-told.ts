/**
 * "Mi hija tiene prueba el viernes, ¿tienen clases antes de eso?", "tenho uma corrida na sexta, queria uma massagem antes
 * disso": of the day on which something happens no hour is wished, but of those before it, whatever it is that happens. On the
 * day of a feast one may come before it, and an appointment that there is has its own readers.
 */
import { clausesOf } from './clauses.ts';
import { isTime, wordAt, words, type Item, type Scan } from '../items.ts';
import { BEFORE, HAVING, NOT_HAVING } from '../words/closed.ts';

const HIS = words('tiene tienen tem has');
const MINE = words('mi mis meu minha meus minhas my');
const HAPPENS = words('es sera cae e is');
const NO_EVENT = words(
  'turno turnos turnito cita citas hora horas horario reserva consulta sesion appointment booking agendamento que to libre livre free tiempo tempo time ' +
    'dia day lugar espacio vaga franco descanso disponibilidad plata dinero ' +
    // Feasts.
    'boda bodas casamiento matrimonio fiesta cumple cumpleanos evento graduacion grado bautismo bautizo comunion wedding party birthday graduation casamento festa aniversario formatura gala',
);
const OF_THAT = words(
  'de del do da dos das disso isso desse dessa eso ese esa that then it porfa por please si se gracias obrigado obrigada',
);
const REACH = 5;

export function beforeTold(scan: Scan, items: Item[]): void {
  const [day, ...others] = items.filter((item) => isTime(item) && item.fate === undefined);
  if (day?.meaning.kind !== 'day' || others.length > 0) return;
  const clause = clausesOf(scan, items).find(({ first, next }) => day.first >= first && day.next <= next);
  if (clause === undefined || !isEvent(scan, clause.first, clause.next)) return;
  const at = scan.tokens.findIndex((_, i) => i >= clause.next && isBeforeThat(scan, items, i));
  if (at < 0) return;
  day.fate = 'told';
  const to = day.meaning.run.from.subtract({ days: 1 });
  items.push({ meaning: { kind: 'days', run: { to } }, first: at, next: at + 1 });
}

/** Something is had or happens, and it is no appointment here. */
function isEvent(scan: Scan, first: number, next: number): boolean {
  for (let at = first; at < next; at += 1) {
    const word = wordAt(scan, at);
    const [before, own] = [wordAt(scan, at - 1), wordAt(scan, at - 2)];
    const has = HAVING.has(word) ? !NOT_HAVING.has(before) : HIS.has(word) && MINE.has(own);
    const ahead = Array.from({ length: REACH }, (_, i) => wordAt(scan, at + 1 + i));
    if (has) return !ahead.some((thing) => NO_EVENT.has(thing));
    if (HAPPENS.has(word) && MINE_OR_THE.has(own)) return !NO_EVENT.has(before);
  }
  return false;
}
const MINE_OR_THE = words('mi meu minha my el la o a the');

/** "Antes", and nothing behind it but "de eso". An hour that it bounds is another's. */
function isBeforeThat(scan: Scan, items: readonly Item[], at: number): boolean {
  if (!BEFORE.has(wordAt(scan, at))) return false;
  if (items.some(({ first, next, meaning }) => meaning.kind === 'bound' && at >= first && at < next)) return false;
  const following = scan.tokens[at + 1];
  return following?.kind !== 'word' || OF_THAT.has(following.text);
}
