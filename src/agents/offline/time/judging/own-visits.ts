/**
 * "El jueves tengo médico a las 10", asked for a day: when he is elsewhere, and no wish. Of a feast ("tengo una boda el
 * sábado a las 12") the day may be meant, and its hour is not. Who changes an appointment may tell of that one.
 */
import type { Clause } from './clauses.ts';
import type { Item, Scan } from '../items.ts';

const HAVING = words('tengo tenemos tenho temos have');
const KIN_HAS = words('tiene tem has');
const MINE = words('mi mis meu minha my');
const DENIED = words('no nao not you');
const DOCTORS = words(
  'medico medica doctor doctora dentista pediatra oculista psicologo psicologa ginecologo ginecologa cardiologo dermatologo traumatologo doutor medicos doctores',
);
const FEASTS = words(
  'boda bodas casamiento matrimonio fiesta cumple cumpleanos evento graduacion bautismo bautizo comunion wedding party birthday graduation casamento festa aniversario formatura',
);
const BOOKINGS = words('turno turnos cita citas hora reserva consulta sesion appointment booking agendamento que to');
const CHANGES =
  /^(?:pued|podr|podem|poss|cancel|anul|desmarc|cambi|mov|muev|pasa|pase|correr?|reprogram|reagend|remarc|mud|can$|could|resched|change|move)/;
const REACH = 4;

export function tellOwnVisits({ tokens, shown }: Scan, { first, next }: Clause, times: readonly Item[]): void {
  // Beside a day that is on show it may be why that one does not suit.
  if (shown !== undefined || tokens.some(({ text }) => CHANGES.test(text))) return;
  if (!times.some(({ meaning }) => meaning.kind === 'clock')) return;
  const said = tokens.slice(first, next).map(({ text }) => text);
  const at = said.findIndex((word, i) => has(said, word, i));
  const ahead = at < 0 ? [] : said.slice(at + 1, at + 1 + REACH);
  if (ahead.some((word) => BOOKINGS.has(word))) return;
  const visits = ahead.some((word) => DOCTORS.has(word));
  if (!visits && !ahead.some((word) => FEASTS.has(word))) return;
  for (const item of times) if (visits || item.meaning.kind === 'clock') item.fate ??= 'told';
}

function has(said: readonly string[], word: string, at: number): boolean {
  if (HAVING.has(word)) return !DENIED.has(said[at - 1] ?? '');
  return KIN_HAS.has(word) && MINE.has(said[at - 2] ?? '');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
