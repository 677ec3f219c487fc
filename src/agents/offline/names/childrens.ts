/**
 * "El corte para el nene", "cortarle el pelo a mi nena", "corte infantil", where "Corte niño" is sold: what is done to a
 * child, as each catalogue calls one.
 */
const CHILD = ['nino', 'ninos', 'nene', 'nenes', 'infantil', 'kids', 'crianca', 'criancas', 'peques'];
const GIRL = ['nina', 'ninas', 'nena', 'nenas', ...CHILD];
const BOYS = /^(?:nin(?:it)?os?|nen(?:it)?os?|nenes?|peques?|criancas?|meninos?)$/;
const GIRLS = /^(?:nin(?:it)?as?|nen(?:it)?as?|meninas?)$/;
const ALWAYS = /^(?:infantil|infantiles|kids?|children)$/;

/** "Hola nena, ¿cuánto sale?" speaks to whoever answers. */
const OF_ONE = / (?:para|pra|for|a|al|de|del|do|da|el|la|los|las|un|una|mis?|su|nuestr[oa]|meu|minha|my|corte) $/;
/** "Un corte para mí y para mi nene": the first is none of a child's. */
const ONE_MORE = / (?:y|e|and) (?:(?:otr[oa]|un[oa]?|outr[oa]|another|tambien) )*(?:para|pra|a|con|for) (?:[a-z]+ )?$/;

/** The words for a child among which the catalogue's own is looked for; undefined: the word at that place is none. */
export function childrens(said: readonly string[], at: number): readonly string[] | undefined {
  const word = said[at] ?? '';
  if (ALWAYS.test(word)) return CHILD;
  if (!BOYS.test(word) && !GIRLS.test(word)) return undefined;
  const before = ` ${said.slice(0, at).join(' ')} `;
  if (!OF_ONE.test(before) || ONE_MORE.test(before)) return undefined;
  return BOYS.test(word) ? CHILD : GIRL;
}
