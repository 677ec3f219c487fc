/** "¿Qué días atiende ella?", "¿y él cuándo viene?", of whoever is being spoken of: that one's days, and not the house's. */
import { act, type Act } from '../acts.ts';
import type { Heard } from '../heard.ts';

const SHE = '(?:ella|el|ela|ele|she|he|(?:ese|esa|este|esta|la|el) (?:dra?|doctora?|chic[oa]|senorita|profesional))';
const WHEN =
  '(?:(?:y|e) )?(?:(?:en |a |hasta |desde |de )?(?:que|cuales|what) (?:(?:otros|otras|other) )?(?:dias?|horarios?|horas?|times?|days?)|cuando|cual es (?:el|su) horario|quando|when|quais (?:os )?(?:dias|horarios))';
const WORKS =
  '(?:atiende|trabaja|labora|viene|va|esta|recibe|tiene (?:agenda|turnos?|citas?|horas?|horarios?|disponible|libre)|atende|trabalha|vem|does|work|works|is in)';
const HER_HOURS = new RegExp(
  ` (?:${WHEN} (?:(?:si|es que|me dices que) )?${WORKS} ${SHE}|${WHEN} (?:does )?${SHE} ${WORKS}|${SHE} ${WHEN} ${WORKS})(?: (?:entonces|normalmente|por favor|porfa|pues|in|please))* $`,
);

/** The id; undefined where nobody is meant, or nobody knows who. */
export function whoseHours({ text, situation }: Heard): string | undefined {
  if (!HER_HOURS.test(text.norm)) return undefined;
  const { known, proposed, offer, spokenOf, appointments = [] } = situation;
  const told = known?.profesional ?? proposed?.professionalId ?? spokenOf?.professionalId;
  if (told !== undefined) return told;
  const slots = offer?.kind === 'turno' ? offer.slots : appointments.map(({ slot }) => slot);
  const [one, ...others] = new Set(slots.map(({ professionalId }) => professionalId));
  return others.length === 0 ? one : undefined;
}

export function asksForHerHours(heard: Heard): Act | undefined {
  return whoseHours(heard) === undefined
    ? undefined
    : act(heard, { intent: 'ask', topic: 'horarios', area: 'AGENDAMIENTO' });
}
