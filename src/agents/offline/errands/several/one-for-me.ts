/**
 * "Toma a domicilio para mi mamá y yo voy a Heredia por un hemograma", "a session for my dad and I want a massage": one
 * thing for somebody else and another for himself, which "y para mí un hemograma" says.
 */
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { WANT } from '../../words/words.ts';

const GOES =
  '(?:voy|iria|vou)(?: (?:a|al|a la|hasta|na|no) (?<place>[a-z]+(?: [a-z]+)?))? (?:por|pelo|pela|para|pra|a por|a hacerme|a hacer|fazer)';
const AND_I = re`(?<=(?<![a-z])(?:para|pra|for) (?:mi|meu|minha|my) (?:${KIN_WORD}))(?<joint>,? (?:y|e|and) )(?:yo|eu|i) (?:tambien |tambem |also )?(?:${GOES}|${WANT}|me hago|me quiero hacer) (?=(?:una?|el|la|uma?|o|a|an|the) )`;
const FOR_ME = { es: 'para mí', pt: 'para mim', en: 'for me' } as const;
const AT_PLACE = { es: 'en', pt: 'em', en: 'in' } as const;

export function oneForMe({ raw, asks }: Text, { flow, tenant, language }: Situation): Text | undefined {
  if (flow !== 'ninguno' || asks || tenant === undefined) return undefined;
  const said = AND_I.exec(fold(raw));
  if (said === null) return undefined;
  const rest = raw.slice(said.index + said[0].length);
  const [before, behind] = [raw.slice(0, said.index), rest].map((half) => findNames(half, tenant).servicio);
  if (before === undefined || behind === undefined || before === behind) return undefined;
  const { joint = ' y ', place } = said.groups ?? {};
  const there = place === undefined ? '' : ` ${AT_PLACE[language]} ${place}`;
  return readText(`${raw.slice(0, said.index)}${joint}${FOR_ME[language]} ${rest.replace(/(?=[,.;!]|$)/, there)}`);
}
