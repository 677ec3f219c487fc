/** Somebody else is told of beside the name that was asked for, and the name is that of who writes (AGENDA-11). */
import { fieldValue } from '../answers/fields/fields.ts';
import { isGivenName } from '../names/given-names.ts';
import { KIN_WORD } from '../words/kin.ts';
import { fold, plainWords } from '../words/text.ts';
import { isSurelyName, type Introduction } from './introductions.ts';
import { nameBehind } from './name-put-right.ts';
import { PET_NOUN } from './surname-below.ts';

const BEING = "(?:yo\\s+|eu\\s+)?(?:soy|sou|i'?m|me llamo|me chamo)";
const NAME = String.raw`(?<name>\p{L}[\p{L}' ]+?)[\s.!]*$`;

/** "Es para Rocky, yo soy Ana Pérez", "para Rocky, de Ana Pérez", "el gato es Mishi, la dueña Ana Pérez". */
const OF_ITS_PET = new RegExp(
  String.raw`^\s*(?:(?:es|era|seria|e)\s+)?(?:(?:para|pra|for)\s+(?:(?:el|la|mi|o|a|meu|minha|my)\s+)?|(?:(?:el|la|mi|o|a|meu|minha|my)\s+)?(?:${PET_NOUN}|cao|cadela|paciente)\s+(?:es|se llama|e|is)\s+)\p{L}+[\s,.;]+(?:(?:y|e|and)\s+)?(?:${BEING}|de|do|da|(?:la|el|su|a|o)\s+(?:duen[oa]|don[oa])(?:\s+(?:es|soy|e))?|owner(?: is)?|a nombre de)\s+${NAME}`,
  'du',
);
/** "Mi esposo se llama José pero la cita es mía, Rosa Paz", "es para mí, Rosa Paz", "José es mi esposo, yo soy Rosa Paz". */
const FOR_HER = new RegExp(
  String.raw`(?:^|[\s,.;])(?:(?:(?:la|el|o|a|the)\s+)?(?:cita|turno|hora|reserva|consulta|clase|agendamento|appointment|booking)\s+)?(?<!(?<![a-z])(?:no|nao|not)\s+)(?:es|e|is|it'?s|era|seria|va)\s+(?:(?:mi[oa]|minha|meu|mine|(?:para|pra)\s+mim?|for\s+me)[\s,.:;]+(?:${BEING}\s+)?|(?:mi|meu|minha|my)\s+(?:${KIN_WORD})[\s,.;]+(?:(?:y|e|and|pero)\s+)?${BEING}\s+)(?!(?:es|e|is|era|para|pra|for)\s)${NAME}`,
  'du',
);

export function hersBeside(raw: string): Introduction | undefined {
  const ofPet = told(raw, OF_ITS_PET);
  if (ofPet !== undefined) return ofPet;
  const own = told(raw, FOR_HER);
  // "Es para mí, por favor" is no name.
  return own && isNameBehind(own.name) ? own : undefined;
}
/** "Rosa Paz", "Rosa de la Paz"; "Gracias Linda", "La De Siempre" are none, whatever their capitals. */
function isNameBehind(name: string): boolean {
  return isGiven(name) || (!ARTICLE.test(name) && isSurelyName(name.replace(SMALL, '')));
}
const ARTICLE = /^(?:la|el|lo|los|las|una?|o|a|os|as|uma?|the|mi|meu|minha|my) /iu;
const SMALL = / (?:de|del|la|las|los|da|do)(?= )/g;
function isGiven(name: string): boolean {
  return isGivenName(plainWords(name)[0] ?? '');
}

function told(raw: string, pattern: RegExp): Introduction | undefined {
  const said = nameBehind(pattern, raw);
  const name = said && fieldValue('name', said, '');
  const whole = name !== undefined && (isGiven(name) || plainWords(name).length > 1);
  return whole ? { name, rest: '', alone: true } : undefined;
}

/** "Luis es mi hermano, soy Rosa": where one introduces oneself, he is nobody who does it; places kept. */
export function withoutKinsman(told: Introduction): Introduction {
  const at = told.own === true ? KINSMAN.exec(fold(told.rest)) : null;
  if (at === null) return told;
  const [from, to] = [at.index, at.index + at[0].length];
  return { ...told, rest: told.rest.slice(0, from) + ' '.repeat(to - from) + told.rest.slice(to) };
}
const KINSMAN = new RegExp(
  String.raw`(?<![\p{L}])\p{L}+\s+(?:es|e|is)\s+(?:mi|meu|minha|my)\s+(?:${KIN_WORD})(?!\p{L})`,
  'u',
);
