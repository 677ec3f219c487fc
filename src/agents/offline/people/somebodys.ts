/** Whose of one's appointments is spoken of: "cancelá el de mi hijo", "mueve el de Leo", "el mío" (AGENDA-12). */
import type { Appointment } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { plainWords } from '../words/text.ts';
import { MOVE, SHIFT } from '../words/words.ts';

/** "El de", "la cita de", "lo de", "my son's": what follows tells whose. */
const OF = '(?:(?:el|la|lo|o|a|turno|cita|hora|reserva|corte|consulta) (?:de|del|da|do)|the one for|appointment for)';
const HIS = new RegExp(` ${OF} (?:mi|meu|minha|my) (?<kin>${KIN_WORD}) `);
const MINE = / (?:el|la|lo|o|a) (?:mi[oa]|meu|minha) | mine /;
const NAMED = new RegExp(` ${OF} (?<name>[a-z]+) `);
const MOVES = new RegExp(` (?:${MOVE}|${SHIFT}) `);

/** The one appointment that is his; undefined where nobody is told, or several are of the same. */
export function ofSomebody({ text, situation }: Pick<Heard, 'text' | 'situation'>): Appointment | undefined {
  const own = situation.appointments ?? [];
  const { norm } = text;
  const kin = relationOf(HIS.exec(norm)?.groups);
  const name = NAMED.exec(norm)?.groups?.['name'];
  const fits = own.filter(({ guest }) =>
    kin !== undefined
      ? guest?.relation === kin
      : name !== undefined && plainWords(guest?.name ?? '').includes(name)
        ? true
        : MINE.test(norm) && guest === undefined,
  );
  const [one, ...others] = fits;
  return own.length > 1 && others.length === 0 ? one : undefined;
}

/** "Mueve el de Leo al jueves": a verb of moving, and whose it is. */
export function movesSomebodys(heard: Heard): boolean {
  const { text, situation } = heard;
  return situation.flow === 'ninguno' && MOVES.test(text.norm) && ofSomebody(heard)?.guest !== undefined;
}
