/**
 * "Recordame el jueves que tengo reunión a las 15": what is to be remembered, and no reason why another time is wished for.
 * Beside an appointment that is spoken of it is one all the same.
 */
import type { Scan } from '../items.ts';

const REMIND = new Set(
  (
    'recuerdame recordame recuerdeme recuerda recorda recuerde recordarme recuerdas recordas acordate acuerdate acordame avisame aviseme avisarme avisas ' +
    'lembra lembre lembrar remind reminder alarma'
  ).split(' '),
);
const OF_AN_APPOINTMENT = new Set(
  (
    'turno turnos cita citas hora reserva consulta consultas sesion quiero quisiera necesito queria prefiero puedo puede podes podria mejor agendame reservame anotame ' +
    'agendar reservar sacar pedir mover cambiar cancelar quero preciso marcar want need book appointment can could rather'
  ).split(' '),
);

export function remindsOnly({ tokens }: Scan): boolean {
  const reminds = tokens.some(({ text }) => REMIND.has(text));
  // "Una hora antes" is a while, and no appointment.
  return (
    reminds && !tokens.some(({ text }, at) => OF_AN_APPOINTMENT.has(text) && !isAWhile(tokens[at - 1]?.text, text))
  );
}

function isAWhile(before: string | undefined, word: string): boolean {
  return word === 'hora' && (before === 'una' || before === 'media' || before === '1');
}

/** Whether what stands at the token is said by who wants to be reminded. */
export function remindsBefore({ tokens }: Scan, at: number): boolean {
  return tokens.slice(0, at).some(({ text }) => REMIND.has(text));
}
