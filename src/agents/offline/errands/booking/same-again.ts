/** "Lo mismo que la otra vez", "el mismo turno de siempre", "same as last time": as he had it before. The machine may know what that was. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { inState } from '../../settle.ts';

const BEFORE =
  '(?:la|na|a|da)? ?(?:otra|ultima|outra|anterior) vez|(?:la |a |da )?vez (?:pasada|anterior|passada)|antes|siempre|sempre|(?:la|el|a|da) (?:ultima|ultimo|anterior)|last time|before|always|usual';
const VISIT =
  '(?:turno|cita|hora|reserva|servicio|servico|tratamiento|corte|sesion|clase|cosa|coisa|thing|service|appointment|one)';
const THE_SAME = `(?:l[oa] mism[oa]|mism[oa]|el mismo|la misma|igual|o mesmo|a mesma|mesm[oa]|(?:the )?same)(?: ${VISIT})?`;
const SAID = new RegExp(
  ` (?:${THE_SAME} (?:(?:que|de|da|do|as|a|como|con) )+(?:${BEFORE})|(?:lo|o|a|la|el)(?: ${VISIT})? de (?:siempre|sempre)|the usual|repetir (?:el |la |lo |o |a )?(?:${VISIT} )?(?:(?:que|de|da|do) )*(?:${BEFORE})) `,
);
/** Told of what is, not wished for: "¿sale lo mismo que la otra vez?", "tengo lo mismo de siempre", "el problema de siempre". */
const IT_IS =
  / (?:es|sale|cuesta|cobran?|queda|sigue|sigo|vale|son|esta|tengo|tenho|duele|pasa|paso|precio|is|it s|costs?|direccion|lugar|local) (?:(?:en|el|la) )*(?:l[oa] mism|mism|el mismo|la misma|igual|o mesmo|a mesma|(?:the )?same|lo de siempre)/;
/** "Otro turno igual para el jueves", once the one that it is like is past: what is still to come is read where it is known. */
const ONE_LIKE_IT = new RegExp(
  ` (?:otr[oa]|outr[oa]) (?:${VISIT} )?(?:igual(?:it[oa])?|identic[oa]) | another (?:${VISIT} )?(?:just )?like (?:it|that|the last) `,
);
const WORDS_MAX = 16;
const OF_A_WISH: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['book', 'mine']);

/** Where nothing is open, or the service is asked for. */
export function asBefore({ text, situation }: Heard): boolean {
  if (situation.flow !== 'ninguno' && situation.state !== 'AGENDA_ELIGIENDO_SERVICIO') return false;
  const past = situation.flow === 'ninguno' && (situation.appointments ?? []).length === 0;
  const said = SAID.test(text.norm) || (past && ONE_LIKE_IT.test(text.norm));
  return said && text.words.length <= WORDS_MAX && !IT_IS.test(text.norm);
}

export function sameAgain(heard: Heard): readonly Act[] | undefined {
  const { hit } = heard;
  if (!asBefore(heard) || (hit !== undefined && !OF_A_WISH.has(hit.intent))) return undefined;
  return inState([act(heard, { intent: 'book' })], heard);
}
