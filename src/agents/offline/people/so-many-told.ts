/** "Son 2 perritos, eh", "somos 3", before an hour that is to be confirmed: so many come, and one hour is of one of them. */
import type { Heard } from '../heard.ts';

const LEADS =
  '(?:(?:si|ok|oye|ojo|che|ah|eh|pero|perdon|disculp[ae]|una cosa|olvide decir(?:te|le)?|que|y|e|es que|sim|yes|but|also|mas) )*';
const COUNT = '(?<count>2|dos|dois|duas|two|3|tres|three)';
export const THINGS =
  '(?:personas?|pessoas?|people|person|perr(?:it)?[oa]s?|perros|gat(?:it)?[oa]s?|cachorr(?:inh)?[oa]s?|mascotas?|peludit[oa]s?|animalitos|animales|pets?|dogs?|cats?|nin[oa]s?|nen[ea]s?|hij[oa]s?|filh[oa]s?|criancas?|kids?|children|chic[oa]s?|peques|bebes|amig[oa]s?|herman[oa]s?|irma(?:o|os|s)|adultos?|carros?|autos?|coches?|motos?|vehiculos?|camionetas?)';
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
