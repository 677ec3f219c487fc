/** "En cualquiera de las dos sedes", "me da igual la sucursal", "tanto faz a unidade": any of the branches will do. */
import { act, type Act } from '../../acts.ts';
import { isAnyOfThem } from '../../answers/choosing/listing.ts';
import type { Heard } from '../../heard.ts';
import { isCalled, namingWords } from '../../names.ts';
import { takenOfSeveral } from '../../names/branch-taken.ts';
import { re } from '../../words/pattern.ts';
import { readText, type Text } from '../../words/text.ts';

const PLACE =
  '(?:sucursal|sede|local|tienda|consultorio|clinica|unidade|filial|loja|branch|location|office|store|shop|lugar)';
const PLACES = `(?:${PLACE}(?:e?s)?|filiais|clinicas|branches|sucursais)`;
const ALL_ONE =
  '(?:(?:me |nos |e |es )?(?:da |es |e )?(?:igual|lo mismo|indistint[oa]|indiferente)|(?:no |nao )(?:me |nos )?importa|tanto faz|(?:it )?doesn t matter|(?:i )?don t (?:mind|care))';
const TURNED = '(?: (?:en|em|na|no|cual|que|de|la|el|las|los|a|o|dos|duas|which|what|in|at|the|es|sea|qual))*';
const WHICHEVER = '(?:sea|quieras|quieran|este|haya|pueda|puedas|puedan|tenga|tengas|tengan|for|tiver|puder)';
const ANYWHERE = new RegExp(
  [
    `(?:cualquier|cualquiera|qualquer|any|either|whichever)(?: (?:uma?|de|da|das|do|dos|of|las|los|the|your|2|two|duas|both))* ${PLACES}`,
    `${ALL_ONE}${TURNED} ${PLACES}`,
    `${PLACE} (?:me |nos )?(?:da |es |e )(?:igual|lo mismo|indistint[oa]|indiferente)`,
    `(?:la|el|na|no|a|o) ${PLACE} que ${WHICHEVER}`,
    `(?:sin preferencia|no tengo preferencia|sem preferencia|no preference)(?: [a-z]+){0,2} ${PLACES}`,
    `(?:en|em|at) (?:las|ambas|los|ambos|both)(?: (?:dos|duas|of the|two))? ${PLACES} (?:me |nos )?(?:sirve|queda|va|viene|puedo|posso|works)`,
  ]
    .map((said) => ` (?:${said})(?= )`)
    .join('|'),
);
/** "En cualquiera de las dos", "en las dos", "donde sea", where the branch is asked for. */
const LEAD = '(?:pues|bueno|ok|si|no se|(?:no|nao) (?:me )?importa|la verdad|mm|em|en|na|at|a|para|con)';
/** "La que tenga lugar antes", "donde sea más rápido", by itself or behind "cualquiera". */
const WHERE_FIRST =
  '(?:(?:la|el|a|o) que (?:teng[ao]|haya|este|tenha|tiver|de)(?: [a-z]+){0,2}?|donde (?:sea|haya|tengan?|este)(?: [a-z]+){0,2}?) (?:mas pronto|mas rapido|antes|primero|mais cedo|mais rapido|cuanto antes|lo antes posible)';
const WHICH =
  '(?:cualquiera(?: de)?|(?<= )(?:no|nao) me importa|(?:me |nos )?da (?:lo mismo|igual)|qualquer uma(?: das)?|(?:las|los|as) (?:dos|duas|tres)|ambas|ambos|donde sea|donde (?:haya|tengan?|este)(?: [a-z]+){0,3}|onde (?:for|tiver)|anywhere|wherever|either(?: one)?)';
const BEHIND =
  '(?:(?:de )?(?:las|los|ellas|dos|tres|duas|me|nos|sirven?|quedan?|van?|bien|esta|estan|por favor|porfa|please|works))';
const EITHER_OF_THEM = re`^ (?:${LEAD} )*(?:${WHERE_FIRST}|${WHICH}(?: ${BEHIND}){0,6}?(?: ${WHERE_FIRST})?)(?: ${BEHIND})* $`;

export function saysAnywhere({ text, situation }: Heard): boolean {
  if ((situation.tenant?.branches.length ?? 0) < 2) return false;
  if (ANYWHERE.test(text.norm)) return true;
  return situation.offer?.kind === 'sucursal' && [text, withoutBoth(text, situation)].some(isEither);
}

function isEither(text: Text): boolean {
  return EITHER_OF_THEM.test(text.norm) || isAnyOfThem(text);
}

/** "San Isidro o Miraflores, me da igual": where both are named, their names say no more than that. */
function withoutBoth(text: Text, { tenant }: Heard['situation']): Text {
  const branches = tenant?.branches ?? [];
  const said = namingWords(text.raw);
  if (takenOfSeveral(said, branches) !== null) return text;
  const left = said.filter((word) => !OR.has(word) && !branches.some((branch) => isCalled(word, branch)));
  return readText(left.join(' '));
}
const OR = new Set(['o', 'u', 'ou', 'or']);

/** While a time is looked for: the branch is asked about no more. */
export function wantsAnywhere(heard: Heard): Act | undefined {
  const { flow } = heard.situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || heard.text.asks || !saysAnywhere(heard)) return undefined;
  return act(heard, { intent: flow === 'agenda' ? 'book' : 'move' });
}
