/** "Son 2 perritos, eh", "somos 3", before an hour that is to be confirmed: so many come, and one hour is of one of them. */
import type { Tenant } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import type { Situation } from '../situation.ts';
import { findNames, namesLike } from '../names.ts';
import { readTimes } from '../time/index.ts';
import { readText, without, type Text } from '../words/text.ts';
import { KIN_WORD } from '../words/kin.ts';
import { HOW_MANY, SEVERAL, SEATS } from '../words/words.ts';
import { singular } from '../names/called.ts';
import { partsOf } from '../names/name-words.ts';
import { matchesOf, re } from '../words/pattern.ts';

const LEADS =
  '(?:(?:si|ok|oye|ojo|che|ah|eh|pero|perdon|disculp[ae]|una cosa|olvide decir(?:te|le)?|que|y|e|es que|sim|yes|but|also|mas) )*';
const COUNT = '(?<count>2|dos|dois|duas|two|3|tres|three)';
export const THINGS =
  '(?:personas?|pessoas?|people|person|perr(?:it)?[oa]s?|perros|gat(?:it)?[oa]s?|cachorr(?:inh)?[oa]s?|mascotas?|peludit[oa]s?|animalitos|animales|pets?|dogs?|cats?|nin[oa]s?|nen[ea]s?|hij[oa]s?|filh[oa]s?|criancas?|kids?|children|chic[oa]s?|peques|bebes|amig[oa]s?|herman[oa]s?|irma(?:o|os|s)|adultos?|cars?|carros?|autos?|coches?|motos?|vehiculos?|camionetas?)';
/** "2 cachorros pra vacinar", "vacunar a mis dos perros", "corte para dos niños": as many come for it as are counted. */
const COUNTED_FOR_IT = [
  re` (?<count>${SEVERAL}) ${THINGS} (?:(?:para|pra|a|to|que (?:hay|tengo|necesito|quiero)(?: que)?) )(?<what>[a-z]+) `,
  // "Tengo dos gatos que les toca la vacuna", "my two dogs need a bath".
  re` (?<count>${SEVERAL}) ${THINGS} (?:que |y |e |and |that |who )?(?:ya )?(?:les? |lhes? )?(?:toca|tocan|falta|faltan|necesitan|precisan|ocupan|quieren|deben|need|want|precisam|querem)(?: (?:hacerse|ponerse|darse|recibir|get|have|tomar|fazer))?(?: (?:el|la|los|las|su|sus|un|una|o|a|um|uma|an|the|their))? (?<what>[a-z]+) `,
  re` (?<what>[a-z]+) (?:(?:a|al|para|pra|for|de) )?(?:(?:mis|los|las|meus|minhas|os|as|my|the) )?(?<count>${SEVERAL}) ${THINGS} `,
  // "Corte x 2".
  / (?<what>[a-z]+) (?:por|x) (?<count>[2-6]) (?=$|(?:el|la|este|esta|para|hoy|manana|porfa|por|please|y|a) )/,
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

/** "Mi auto y el de mi hermano", "my dog and my sister's": one of each, and both for it. */
export function areOfTwo({ norm }: Text): boolean {
  return OF_TWO.test(norm) || BOTH_OF_HIS.test(norm);
}
/** "Tengo gemelos, les toca vacuna a los dos", "tengo dos camionetas, lavado a las dos, una detrás de otra". */
const BOTH_OF_HIS = re` (?:tengo|tenemos|tenho|temos|i have|i ve got|we have) (?:(?:mis|a|los|unos|uns|my) )?(?:${SEVERAL} ${THINGS}|gemel[oa]s|melliz[oa]s|gemeos|twins) (?:[^ ]+ ){1,12}?(?:(?:a|para|pra|for) )?(?:(?:l[oa]s|as|os) (?:dos|dois|duas|2)|amb[oa]s|both|cada un[oa]|cada um|un[oa] (?:tras|detras de) otr[oa]|seguid[oa]s) `;
const OF_TWO = re` (?:mi|el|la|un|una|meu|minha|o|a|um|uma|my|the) ${THINGS} (?:(?:y|e) (?:(?:el|la|o|a|un|una|um|uma) )?(?:de|da|do) (?:mi|meu|minha) (?:${KIN_WORD})|and my (?:${KIN_WORD}) s) `;

/** "Tengo dos perros para vacunar": told so, and nothing else, it is wished for. */
export function comesWithSoMany(heard: Heard): boolean {
  const { text, hit, situation } = heard;
  return situation.flow === 'ninguno' && hit === undefined && !text.asks && countedForIt(heard) > 1;
}

export function isService(word: string, tenant: Tenant | undefined): boolean {
  return tenant !== undefined && (findNames(word, tenant).servicio !== undefined || namesLike(word, tenant.services));
}

interface Counted {
  readonly servicio: string;
  readonly count: number;
}
/** "2 cortes y 3 cejas": two or more services, each with its number; empty unless one of them is of several. */
export function countedEach({ text, times, situation: { tenant } }: Heard): readonly Counted[] {
  if (tenant === undefined) return [];
  const norm = withoutCounted(readText(without(text.raw, times.spans)).norm, tenant);
  const told = matchesOf(norm, A_NUMBER).flatMap(({ groups: { count = '', what = '' } = {} }) => {
    const { servicio } = findNames(what, tenant);
    return servicio === undefined ? [] : [{ servicio, count: HOW_MANY[count] ?? 1 }];
  });
  const each = new Set(told.map(({ servicio }) => servicio));
  return each.size === told.length && told.length > 1 && told.some(({ count }) => count > 1) ? told : [];
}
const A_NUMBER = new RegExp(` (?<count>${SEVERAL}|un[oa]?|uma?|an?|one|1)(?= (?<what>[a-z]+) )`, 'g');

const END =
  '(?: (?:eh|he|ah|ojo|en total|no uno|no una|ok|si|por las dudas|por si acaso|los que (?:llevo|van|vamos)|juntos|juntas|porfa|por favor|please|te aviso|le aviso|aviso))*';
const SO_MANY = re`^ ${LEADS}(?:(?:(?:son|serian|es para|para|pra|llevo|van|vamos|sao|seriam|levo|it s for|it s|for|they are|there are) (?:l[oa]s |mis |os |as |meus |my )?${COUNT.replace('count', 'things')} ${THINGS})|(?:somos|seriamos|vamos a ser|venimos|vamos|we are|we re|there are) (?:em )?(?:l[oa]s )?${COUNT}(?: ${THINGS})?(?: of us)?|(?:(?:quiero|quisiera|queria|necesito|serian|son|que sean|dame|deme|reservame|guardame|quero|preciso(?: de)?|i need|i want|para|pra|for) )*${COUNT.replace('count', 'seats')} (?:${SEATS}|turnos|citas|reservas)(?: (?:para|pra|for) (?:mi (?:y|e) (?:para )?(?:mi|meu|minha) [a-z]+|los dos|nos dois|both of us))?)${END} $`;

/** "Para mí y mi pareja": who they are, and nothing else. */
const ONLY_WHO = re`^ ${LEADS}(?:(?:es|seria|serian|it s|e) )?(?:para|pra|for) (?:mi|mim|me) (?:y|e|and) (?:(?:para|pra|for) )?(?:mi|meu|minha|my) [a-z]+${END} $`;

/** How many; 0: it is not told. Before a list an hour may go with it: "a las 10, somos dos". */
export function soManyTold(heard: Heard): number {
  const { text, times, party, situation } = heard;
  const { flow, asks, known, offer } = situation;
  if (flow !== 'agenda' || known?.servicio === undefined || text.asks) return 0;
  const chooses = offer?.kind === 'turno' || offer?.kind === 'sucursal' || offer?.kind === 'profesional';
  if (asks !== 'confirm' && asks !== 'field' && !chooses) return 0;
  if (alsoComes(heard)) return 2;
  if (party.length > 1 && ONLY_WHO.test(text.norm)) return party.length;
  const { groups } = SO_MANY.exec(text.norm) ?? SO_MANY.exec(readText(without(text.raw, times.spans)).norm) ?? {};
  const said = groups?.['things'] ?? groups?.['seats'] ?? groups?.['count'];
  return said === undefined ? 0 : /^(?:3|tres|three)$/.test(said) ? 3 : 2;
}

/** "A mi mamá también le gustaría", while an hour is looked for: one more of it, and nothing else is told. */
export function alsoComes({ text, times, guest, situation: { flow, field, known } }: Heard): boolean {
  const open = flow === 'agenda' && field !== 'name' && known?.servicio !== undefined && known.para === undefined;
  return open && guest?.relation !== undefined && !text.asks && times.spans.length === 0 && ALSO_COMES.test(text.norm);
}
const ALSO_COMES =
  /^ (?:(?:y|e|and|ah|oye|che|es que) )*(?:a )?(?:mi|meu|minha|my) [a-z]+ (?:(?:tambien|tambem|also) (?:le |lhe )?(?:quiere|quer|va|viene|vem|wants|gustaria|encantaria|interesa|interesaria)|(?:le |lhe )?(?:quiere|quer|va|viene|vem|wants|gustaria|encantaria|interesa|interesaria) (?:tambien|tambem|too|also))(?: (?:ir|venir|uno|una|one|hacerse(?:l[oa])?|lo mismo|porfa|por favor|please))* $/;

/** "El de las 10, somos dos": of the rows that are shown one would be taken; so many come at that hour. */
export function hourForSoMany({ raw, asks }: Text, { flow, offer, known, now, language }: Situation): Text | undefined {
  if (flow !== 'agenda' || offer?.kind !== 'turno' || known?.servicio === undefined || asks) return undefined;
  const hour = raw.replace(THE_ROW_AT, 'a ').replace(A_DAS, 'às ');
  if (hour === raw) return undefined;
  const beside = without(hour, readTimes(hour, { now, language }).spans);
  return SO_MANY.test(readText(beside).norm) ? readText(hour) : undefined;
}
const THE_ROW_AT = /(?<!\p{L})(?:el|la|lo)\s+de\s+(?=las?\s)/iu;
const A_DAS = /(?<!\p{L})(?:o|a)\s+das\s+(?=\d)/iu;

/** "Plan 3 sesiones", "plan de 3 sesiones", "cambiar los 4 neumáticos": what a service counts in its own name is one of it. */
export function withoutCounted(said: string, tenant: Tenant | undefined): string {
  const norm = said.replaceAll(PIECES, ' $<things>');
  const services = tenant?.services ?? [];
  return services.reduce((said, service) => {
    const { kind, counted, thing } = COUNTED_IN_NAME.exec(readText(service.name).norm)?.groups ?? {};
    if (kind === undefined || counted === undefined || thing === undefined) return said;
    const one = said.replaceAll(
      new RegExp(` ${kind} (?:(?:de|of|com|con|with) )?${counted} ${thing}(?= )`, 'g'),
      ` ${kind}`,
    );
    // "3 sesiones" are as many where one alone is sold, too.
    const alone = services.some(
      (other) => other !== service && partsOf(other).some((part) => singular(part) === singular(thing)),
    );
    return alone ? one : one.replaceAll(` ${counted} ${thing} `, ` ${thing} `);
  }, norm);
}
/** "4 fotos carnet", "sacarme dos muelas": so many of them are one visit. */
const PIECES = new RegExp(
  ` (?:${SEVERAL}) (?<things>fot(?:it)?os?|fotografias?|copias|impresiones|retratos|photos?|pictures|prints|copies|muelas|dientes|cordales|caries|dentes|teeth|lunares|verrugas|pintas|moles)(?= )`,
  'g',
);
const COUNTED_IN_NAME = re` (?<kind>[a-z]+) (?:(?:de|of|com|con|with) )?(?<counted>${SEVERAL}) (?<thing>[a-z]+)(?= )`;
