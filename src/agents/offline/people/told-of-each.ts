/** "Una para mí de corte y otra para el niño", "uno para mí con la nutricionista y otro para mi marido con Diego": each its own (CONV-11). */
import type { Detalles } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { findNames, kindNamed, sortNamed } from '../names.ts';
import { fold, without } from '../words/text.ts';

type What = Pick<Detalles, 'servicio' | 'servicios' | 'profesional' | 'sucursal'>;

const FOR = '(?:para|pra|pro|pa|for)';
const ONE_FOR = new RegExp(`(?<![a-z])(?:uno?|una|uma?|one)(?: [a-z]+){0,4} ${FOR} `);
const OTHER_FOR = new RegExp(
  `[,.;]? *(?<![a-z])(?:y|e|and) +(?:(?:el|la|o|a|the) +)?(?:otr[oa]|outr[oa]|another|other)(?: [a-z]+)? +${FOR} `,
);

/** What of the first and what of the other is told, where of both something is and it is not the same; else undefined. */
export function toldOfEach({ text, times, situation: { tenant } }: Heard): readonly [What, What] | undefined {
  if (tenant === undefined) return undefined;
  const raw = without(text.raw, times.spans);
  const folded = fold(raw);
  const cut = OTHER_FOR.exec(folded);
  if (cut === null || !ONE_FOR.test(folded.slice(0, cut.index))) return undefined;
  const whatIn = (half: string): What => {
    const named = findNames(half, tenant);
    if (named.servicio !== undefined) return named;
    const kind = kindNamed(half, tenant);
    const does = tenant.professionals.find(({ id }) => id === named.profesional)?.serviceIds;
    const sort = (kind.length > 0 ? kind : sortNamed(half, tenant)).filter((id) => does?.includes(id) ?? true);
    return sort.length === 0 ? named : { ...named, servicios: sort };
  };
  const one = whatIn(raw.slice(0, cut.index));
  const other = whatIn(raw.slice(cut.index));
  if (!tells(one) || !tells(other) || JSON.stringify(one) === JSON.stringify(other)) return undefined;
  return [one, { ...ofTheFirst(one, other, tenant.professionals), ...other }];
}

function tells({ servicio, servicios, profesional }: What): boolean {
  return (servicio ?? servicios ?? profesional) !== undefined;
}

/** "Un corte para mí con Ana y otro para mi hijo con Luis": a cut as well, where Luis does one. */
function ofTheFirst(
  { servicio, servicios, sucursal }: What,
  other: What,
  people: readonly { readonly id: string; readonly serviceIds: readonly string[] }[],
): What {
  const where = sucursal === undefined ? {} : { sucursal };
  if ((other.servicio ?? other.servicios) !== undefined) return where;
  const does = people.find(({ id }) => id === other.profesional)?.serviceIds ?? [];
  const both = servicios?.filter((id) => does.includes(id)) ?? [];
  return {
    ...where,
    ...(servicio !== undefined && does.includes(servicio) ? { servicio } : {}),
    ...(both.length > 0 ? { servicios: both } : {}),
  };
}
