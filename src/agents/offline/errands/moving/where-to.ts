/** What is done with an appointment that there is, and where it is to go: "la del sábado pásala | pal lunes". */
import type { Tenant } from '../../../../domain.ts';
import { isCalled } from '../../names/people.ts';
import { readText, type Text } from '../../words/text.ts';
import { CANCEL, MOVE, SHIFT } from '../../words/words.ts';

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

/** Behind the verb, or behind the object that stands behind the verb; with a tenant also "a Surco", of one of its branches. */
export function targetStart({ words }: Text, tenant?: Tenant): number | undefined {
  const at = words.findIndex(({ text }, n) => {
    const ahead = ` ${[text, ...words.slice(n + 1, n + SHIFT_WORDS).map((word) => word.text)].join(' ')} `;
    const counted = COUNTED.test(words[n - 1]?.text ?? '');
    return n > 0 && (WHERE_TO.test(ahead) || (HOW_FAR.test(ahead) && !counted) || isPlace(ahead, tenant));
  });
  return words[at]?.start;
}

/** "La de Surco" tells which one; "a Surco", "en la sede de Surco" where it goes. */
function isPlace(ahead: string, tenant: Tenant | undefined): boolean {
  const { branches = [] } = tenant ?? {};
  const place = branches.length > 1 ? TO_PLACE.exec(ahead)?.[1] : undefined;
  return place !== undefined && branches.some((branch) => isCalled(place, branch));
}
const TO_PLACE =
  /^ (?:a|al|para|pra|pro|en|em|na|no|to|at)(?: (?:la|el|lo|a|o|the|de|da|do|sede|sucursal|local|filial|unidade|branch))* ([a-z]+) /;

/** Up to where it goes: "la del sábado pásala | pal lunes". */
export function beforeTarget(said: Text, tenant?: Tenant): Text {
  const target = targetStart(said, tenant);
  return target === undefined ? said : readText(said.raw.slice(0, target));
}
