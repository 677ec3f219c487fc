/** "En la otra sucursal", "al otro local", "cambiar de sede": another branch, called by no name. */
import { whenOf, type Appointment, type Detalles } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { re } from '../words/pattern.ts';

/** What a branch is called, of whatever trade. */
export const A_BRANCH = 'sucursal|sede|local|tienda|consultorio|unidade|filial|loja|branch|location|office';
const BRANCH = `(?:${A_BRANCH}|clinica|store|shop)`;
const OTHER_BRANCH = re` (?:(?:la|el|al|a|ao|o|na|no|pra|pro|para|the|to|in|at|en|em) (?:otr[oa]|outr[oa]|other|another) (?:${BRANCH}|one)|(?:cambi|mud|troc)[a-z]* de ${BRANCH}|(?:chang|switch)[a-z]* (?:${BRANCH}e?s?)) `;

const OTHER_ONE = / (?:other|another) one /;

/** The message without these words; undefined where it has none of them. */
export function withoutOtherBranch(norm: string): string | undefined {
  return OTHER_BRANCH.test(norm) ? norm.replace(OTHER_BRANCH, ' ') : undefined;
}

/** Where there is but one other that does it, that one is named; of more, the one talked about is out. */
export function otherBranch(heard: Heard, of?: Appointment): Pick<Detalles, 'sucursal' | 'sin_sucursales'> | undefined {
  const { tenant, known } = heard.situation;
  const here = branchLeft(heard, of);
  if (here === undefined) return undefined;
  const service = tenant?.services.find(({ id }) => id === (of?.serviceId ?? known?.servicio ?? serviceOf(heard)));
  const [only, ...more] = (service?.branchIds ?? tenant?.branches.map(({ id }) => id) ?? []).filter(
    (id) => id !== here,
  );
  if (only === undefined) return undefined;
  return more.length === 0 ? { sucursal: only } : { sin_sucursales: [here] };
}

/** Not the one talked about, nor that of the appointments that may be meant. */
export function branchLeft(heard: Heard, of?: Appointment): string | undefined {
  const { tenant, known, proposed } = heard.situation;
  if (tenant === undefined || !OTHER_BRANCH.test(heard.text.norm)) return undefined;
  const talkedAbout = of?.slot.branchId ?? known?.sucursal ?? proposed?.branchId;
  // "Cancel the other one" is of an appointment, where no branch is spoken of.
  return talkedAbout ?? (OTHER_ONE.test(heard.text.norm) ? undefined : branchOf(heard));
}

function branchOf(heard: Heard): string | undefined {
  const [one, ...others] = new Set(ownOf(heard).map(({ slot }) => slot.branchId));
  return others.length === 0 ? one : undefined;
}

function serviceOf(heard: Heard): string | undefined {
  const [one, ...others] = new Set(ownOf(heard).map(({ serviceId }) => serviceId));
  return others.length === 0 ? one : undefined;
}

/** The one that is moved, or those of the day that is told: "cámbiame la del jueves al otro local". */
function ownOf({ times, situation: { moving, appointments = [], now } }: Heard): readonly Appointment[] {
  if (moving !== undefined) return [moving];
  const then = appointments.filter(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === times.fechaOriginal);
  return then.length > 0 ? then : appointments;
}
