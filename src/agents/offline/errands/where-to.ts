/** What is done with an appointment that there is, and where it is to go: "la del sábado pásala | pal lunes". */
import { readText, type Text } from '../words/text.ts';
import { CANCEL, MOVE, SHIFT } from '../words/words.ts';

export const CANCELS = new RegExp(`(?<! (?:no|nao|not|don t|sin)(?: me| te| se)?) (?:${CANCEL}|cancelo) `);
export const MOVES = new RegExp(`(?<! (?:no|nao|not|don t|sin)(?: me| te| se)?) (?:${SHIFT}|${MOVE}) `);
/** Where an appointment is to go stands behind these; what stands before tells which one. */
const WHERE_TO = /^ (?:(?:para|pra|pro|al|as|aos?|hacia|to|until) |a (?:las?|los|hoy|manana|pasado|otr[oa]) )/;
/** "Pasá el corte una hora más tarde": how far is where to; a clause may be cut behind the hour, where "mas" is a "but". */
const DISTANCE =
  '(?:media|meia|half|una?|uma|an?|one|dos|duas|two|[1-9][0-9]?) (?:(?:an )?hour|horas?|hs?|minutos?|minutes?|dias?|days?|semanas?|weeks?) (?:y media |e meia )?(?:(?:mas|mais|antes|despues|depois|later|earlier|before|after) |$)';
const HOW_FAR = new RegExp(`^ ${DISTANCE}`);
export const SAYS_HOW_FAR = new RegExp(` ${DISTANCE}`);
const SHIFT_WORDS = 5;
/** "Cambiar las dos horas", "mis dos horas": in Chile these are appointments, and no way to go. */
const COUNTED = /^(?:l[oa]s|mis|tus|es[oa]s|est[oa]s|amb[oa]s|tod[oa]s|as|os|my|the|these|those)$/;

/** Behind the verb, or behind the object that stands behind the verb. */
export function targetStart({ words }: Text): number | undefined {
  const at = words.findIndex(({ text }, n) => {
    const ahead = ` ${[text, ...words.slice(n + 1, n + SHIFT_WORDS).map((word) => word.text)].join(' ')} `;
    const counted = COUNTED.test(words[n - 1]?.text ?? '');
    return n > 0 && (WHERE_TO.test(ahead) || (HOW_FAR.test(ahead) && !counted));
  });
  return words[at]?.start;
}

/** Up to where it goes: "la del sábado pásala | pal lunes". */
export function beforeTarget(said: Text): Text {
  const target = targetStart(said);
  return target === undefined ? said : readText(said.raw.slice(0, target));
}
