/**
 * Reasons whose day is the one that is wished for: "ya que voy a estar por ahí el viernes, reservame…", "como el viernes
 * tengo médico en el centro, ¿me das ese día a las 17?".
 */
import type { Clause } from './clauses.ts';
import type { Scan } from '../items.ts';

const NEAR =
  '(?:por (?![a-z]+r )[a-z]+|cerca|cerquita|ahi|alla|aca|aqui|(?:al|en el) (?:centro|barrio|pueblo)|a la ciudad|en la (?:ciudad|zona)|por perto|perto|ai|la|no centro|na cidade|na regiao|nearby|around|near|there|downtown|in (?:town|the area)|in the neighbou?rhood)';
const GOES =
  '(?:voy|vamos|ire|iremos|paso|pasamos|pasare|ando|andamos|estoy|estamos|estare|estaremos|tengo que (?:ir|pasar)|tenemos que ir|vou|passo|estou|estarei|be|am|im|m|going|ll)';
/** He is in the neighbourhood then, or has the day to himself. */
const COMES_BY = new RegExp(
  ` ${GOES}(?: [^ ]+){0,5} ${NEAR} | (?:salgo|salimos|saio) (?:mas |re |un poco |bien |mais )?(?:temprano|antes|cedo) | (?:descanso|folgo) `,
);

/** Whether a reason tells that he is there on its day. */
export function comesBy(said: readonly string[]): boolean {
  return COMES_BY.test(` ${said.join(' ')} `);
}

const THAT_DAY = / (?:es[ea]|aquel|ness[ea]|esse|naquele|that)(?: (?:mism[oa]|mesm[oa]|same))? (?:dia|day)(?= )/;
const DENIED = / (?:no|nao|not|ni|menos|excepto|salvo|except|but|don|can) (?:[^ ,.;]+ ){0,3}$/;
const DENIED_BEHIND = /^ (?:[^ ,.;]+ ){0,2}?(?:no|nao|not|imposible|complicado) /;

/** "Ese día a las 17", said outside of the reason, and not denied. */
export function isWishedThen({ tokens }: Scan, { first, next }: Clause): boolean {
  const said = (from: number, to?: number): string =>
    ` ${tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')} `;
  const outside = [said(0, first), said(next)].find((words) => THAT_DAY.test(words));
  const found = outside === undefined ? undefined : THAT_DAY.exec(outside);
  if (outside === undefined || found === null || found === undefined) return false;
  const [before, after] = [outside.slice(0, found.index + 1), outside.slice(found.index + found[0].length)];
  return !DENIED.test(before) && !DENIED_BEHIND.test(after);
}
