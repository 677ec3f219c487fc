/**
 * "A minha das 10", "a aula das 14", "a dele das 9": Portuguese calls an appointment by its hour with no more than that. "Das
 * 10 às 12" is a run, and read before.
 */
import { wordAt, type Rule } from '../items.ts';
import { isCounted } from '../words/lexicon.ts';
import { placedClockAt } from './clock.ts';

/** What is called so: "uma das 3 opções" is one of three. */
const CALLED = new Set(
  (
    'minha meu nossa nosso dele dela deles delas aula horario hora consulta sessao agendamento reserva marcacao visita ' +
    'mae pai filho filha marido esposa mulher namorado namorada irmao irma amigo amiga avo vo neto neta sogra sogro'
  ).split(' '),
);

export const ofTheHourRule: Rule = (scan, at) => {
  if (!scan.portuguese || wordAt(scan, at) !== 'das' || !CALLED.has(wordAt(scan, at - 1))) return undefined;
  const read = placedClockAt(scan, at + 1);
  if (read === undefined || isCounted(wordAt(scan, read.next))) return undefined;
  return { meaning: { kind: 'clock', clock: read.clock }, next: read.next };
};
