/** Finding a tenant's services, professionals and branches in a message: folded, plurals, one slip per five letters. */
import type { Tenant } from '../../domain.ts';
import { isOneSlip } from './spelling.ts';
import { conceptOf } from './concepts.ts';
import { plainWords } from './text.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}
export interface Found {
  readonly servicio?: string;
  readonly profesional?: string;
  readonly sucursal?: string;
}

const SMALL = new Set(
  'de del la el los las y o a e con sin para por en un una al the of and for with com do da dos das em no na dr dra lic prof'.split(
    ' ',
  ),
);
/** Words of names that say nothing alone. */
const GENERIC = new Set('sucursal sede local centro clinica consultorio servicio sesion clase turno cita'.split(' '));
const SLIP_LETTERS = 5;

/** What of the tenant's a text names. Ambiguous names ("limpieza" of two) stay out: the machine asks. */
export function findNames(text: string, tenant: Tenant): Found {
  const said = plainWords(text);
  const servicio = bestService(said, tenant.services);
  const profesional = bestPerson(said, tenant.professionals);
  const sucursal = tenant.branches.length > 1 ? bestPerson(said, tenant.branches) : undefined;
  return {
    ...(servicio === undefined ? {} : { servicio }),
    ...(profesional === undefined ? {} : { profesional }),
    ...(sucursal === undefined ? {} : { sucursal }),
  };
}

/** The one service whose name the words tell best; undefined when none or several do. */
export function bestService(said: readonly string[], services: readonly Named[]): string | undefined {
  const scored = services.map((service) => ({ id: service.id, ...score(said, service.name) }));
  const top = Math.max(0, ...scored.map((s) => s.hits));
  if (top === 0) return undefined;
  const best = scored.filter((s) => s.hits === top);
  const share = Math.max(...best.map((s) => s.share));
  const winners = best.filter((s) => s.share === share);
  const [winner] = winners;
  if (winner === undefined) return undefined;
  if (best.length > 1 && (share < 1 || winners.length > 1)) return undefined;
  return winner.weak ? undefined : winner.id;
}

/** All services that the words may mean: one is a choice, several are a question. */
export function servicesNamed(said: readonly string[], services: readonly Named[]): string[] {
  const scored = services.map((service) => ({ id: service.id, ...score(said, service.name) }));
  const top = Math.max(0, ...scored.map((s) => s.hits));
  return top === 0 ? [] : scored.filter((s) => s.hits === top).map((s) => s.id);
}

function score(said: readonly string[], name: string): { hits: number; share: number; weak: boolean } {
  const parts = plainWords(name).filter((w) => !SMALL.has(w));
  const hit = parts.filter((part) => said.some((word) => sameWord(word, part)));
  const weak = hit.length > 0 && parts.length > 1 && hit.every((w) => GENERIC.has(w));
  return { hits: hit.length, share: parts.length === 0 ? 0 : hit.length / parts.length, weak };
}

/** People and places are called by any one of their names, unless two share it or the customer presents himself. */
export function bestPerson(said: readonly string[], people: readonly Named[]): string | undefined {
  const presented = new Set<number>();
  said.forEach((word, i) => {
    if (word === 'soy' || word === 'llamo' || (word === 'nombre' && said[i + 1] === 'es')) {
      for (const next of [i + 1, i + 2, i + 3]) presented.add(next);
    }
  });
  const words = said.filter((_, i) => !presented.has(i));
  const scored = people.map((p) => ({
    id: p.id,
    hits: plainWords(p.name).filter(
      (part) => part.length > 2 && !SMALL.has(part) && !GENERIC.has(part) && words.some((w) => sameName(w, part)),
    ).length,
  }));
  const top = Math.max(0, ...scored.map((s) => s.hits));
  const best = scored.filter((s) => s.hits === top);
  return top > 0 && best.length === 1 ? best[0]?.id : undefined;
}

function sameName(word: string, part: string): boolean {
  return word === part || (part.length > SLIP_LETTERS && word.length >= SLIP_LETTERS && isOneSlip(word, part));
}

/** Equal, plural of each other, of one concept ("dientes", "dental"), or one slip apart when long enough. */
export function sameWord(word: string, part: string): boolean {
  if (word === part) return true;
  const a = singular(word);
  const b = singular(part);
  if (a === b) return true;
  const concept = conceptOf(a) ?? conceptOf(word);
  if (concept !== undefined && concept === (conceptOf(b) ?? conceptOf(part))) return true;
  return a.length >= SLIP_LETTERS && b.length >= SLIP_LETTERS && a[0] === b[0] && isOneSlip(a, b);
}

export function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (word.length > 5 && /[lrnds]es$/.test(word)) return word.slice(0, -2);
  if (word.length > 5 && word.endsWith('oes')) return `${word.slice(0, -3)}ao`;
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
