/** "Son 2 perritos, eh", "somos 3", before an hour that is to be confirmed: so many come, and one hour is of one of them. */
import type { Tenant } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { findNames, namesLike } from '../names.ts';
import { HOW_MANY, SEVERAL } from '../words/words.ts';

const LEADS =
  '(?:(?:si|ok|oye|ojo|che|ah|eh|pero|perdon|disculp[ae]|una cosa|olvide decir(?:te|le)?|que|y|e|es que|sim|yes|but|also|mas) )*';
const COUNT = '(?<count>2|dos|dois|duas|two|3|tres|three)';
export const THINGS =
  '(?:personas?|pessoas?|people|person|perr(?:it)?[oa]s?|perros|gat(?:it)?[oa]s?|cachorr(?:inh)?[oa]s?|mascotas?|peludit[oa]s?|animalitos|animales|pets?|dogs?|cats?|nin[oa]s?|nen[ea]s?|hij[oa]s?|filh[oa]s?|criancas?|kids?|children|chic[oa]s?|peques|bebes|amig[oa]s?|herman[oa]s?|irma(?:o|os|s)|adultos?|carros?|autos?|coches?|motos?|vehiculos?|camionetas?)';
/** "2 cachorros pra vacinar", "vacunar a mis dos perros", "corte para dos niños": as many come for it as are counted. */
const COUNTED_FOR_IT = [
  new RegExp(
    ` (?<count>${SEVERAL}) ${THINGS} (?:(?:para|pra|a|to|que (?:hay|tengo|necesito|quiero)(?: que)?) )(?<what>[a-z]+) `,
  ),
  new RegExp(
    ` (?<what>[a-z]+) (?:(?:a|al|para|pra|for|de) )?(?:(?:mis|los|las|meus|minhas|os|as|my|the) )?(?<count>${SEVERAL}) ${THINGS} `,
  ),
];
export function countedForIt({ text, situation: { tenant } }: Heard): number {
  if (ONE_OF_THEM.test(text.norm)) return 0;
  const counts = COUNTED_FOR_IT.map((pattern) => {
    const { count = '', what = '' } = pattern.exec(text.norm)?.groups ?? {};
    return isService(what, tenant) ? (HOW_MANY[count] ?? 0) : 0;
  });
  return Math.max(...counts);
}
const ONE_OF_THEM =
  / (?:a|para|pra|for|solo|so|only|just) (?:un[oa]|um|uma|one) (?:de (?:ellos|ellas)|solo|el|la|para|por|$)/;

/** "Tengo dos perros para vacunar": told so, and nothing else, it is wished for. */
export function comesWithSoMany(heard: Heard): boolean {
  const { text, hit, situation } = heard;
  return situation.flow === 'ninguno' && hit === undefined && !text.asks && countedForIt(heard) > 1;
}

export function isService(word: string, tenant: Tenant | undefined): boolean {
  return tenant !== undefined && (findNames(word, tenant).servicio !== undefined || namesLike(word, tenant.services));
}

const END =
  '(?: (?:eh|he|ah|ojo|en total|no uno|no una|ok|si|por las dudas|por si acaso|los que (?:llevo|van|vamos)|juntos|juntas|porfa|por favor|please|te aviso|le aviso|aviso))*';
const SO_MANY = new RegExp(
  `^ ${LEADS}(?:(?:(?:son|serian|es para|para|pra|llevo|van|vamos|sao|seriam|levo|it s for|it s|for|they are|there are) (?:l[oa]s |mis |os |as |meus |my )?${COUNT.replace('count', 'things')} ${THINGS})|(?:somos|seriamos|vamos a ser|venimos|vamos|we are|we re|there are) (?:em )?(?:l[oa]s )?${COUNT}(?: ${THINGS})?(?: of us)?)${END} $`,
);

/** How many; 0: it is not told. */
export function soManyTold({ text, situation: { flow, asks, known } }: Heard): number {
  if (flow !== 'agenda' || asks !== 'confirm' || known?.servicio === undefined || text.asks) return 0;
  const groups = SO_MANY.exec(text.norm)?.groups;
  const said = groups?.['things'] ?? groups?.['count'];
  return said === undefined ? 0 : /^(?:3|tres|three)$/.test(said) ? 3 : 2;
}
