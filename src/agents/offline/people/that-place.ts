/** "¿Dónde queda la sede de Surco? Quiero profilaxis ahí": the branch that the same message has named. */
import { findNames } from '../names.ts';
import type { Situation } from '../situation.ts';
import { readText, type Text } from '../words/text.ts';

const THERE =
  /(?<!\p{L})(?<!por\s+)(?:ah[ií]|all[ií]|all[aá]|lá|there|(?:en\s+(?:esa|la\s+misma)|nessa|na\s+mesma|at\s+that)\s+(?:sede|sucursal|unidad|unidade|filial|branch))(?!\p{L})/giu;
const CHARS_MAX = 250;

/** Said with the branch's name in the place of that word. */
export function withThatPlace({ raw }: Text, { tenant, flow }: Situation): Text | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || flow !== 'ninguno' || raw.length > CHARS_MAX)
    return undefined;
  const there = [...raw.matchAll(THERE)].at(-1);
  const place = there && findNames(raw.slice(0, there.index), tenant).sucursal;
  const branch = tenant.branches.find(({ id }) => id === place);
  if (there === undefined || branch === undefined) return undefined;
  return readText(`${raw.slice(0, there.index)}en ${branch.name}${raw.slice(there.index + there[0].length)}`);
}
