/** Somebody, or a branch, asked for by a name that nobody and none of the business has. */
import type { Tenant } from '../../../domain.ts';
import { isGivenName } from './given-names.ts';
import { bestPerson, findNames, isCalledShort, namingWords } from '../names.ts';
import { A_BRANCH } from './other-branch.ts';
import { NO_NAME_BEHIND } from './people.ts';
import type { Situation } from '../situation.ts';
import { isEveryday } from '../words/everyday.ts';
import { OCCUPATION } from '../words/kin.ts';
import { fold, type Text } from '../words/text.ts';
import { matchesOf } from '../words/pattern.ts';

/** As far as a person is looked for. */
const LOOKED_AT_CHARS_MAX = 800;
/** "con María Ñañez", "with Dr. House", "com a doutora silva", "con maria": a capital, a title, or a name that many have. Whom one spoke with is asked for by nobody. */
const WITH =
  /(?<![\p{L}\p{N}])(?<!(?:habl|charl|convers|fal|talk|spoke|qued)\p{L}*\s)(?:con|com|with)\s{1,3}(?:(?:la|el|a|o|the)\s{1,3})?(?<title>(?:dra?|doctora?|doutora?|lic|licenciad[oa]|prof(?:e|esora?)?|sr(?:a|ta)?|se[ñn]or(?:a|ita)?|ms|mrs|mr)\.?\s{1,3})?(?<name>\p{L}[\p{Ll}'’]+(?:\s{1,3}\p{Lu}[\p{Ll}'’]+)?)/giu;
/** Written with a capital, and nobody: ways to pay, insurances, the week, politeness. */
const NO_PERSON = new Set(
  (
    'mercado pago paypal visa mastercard amex tarjeta yape plin nequi daviplata bizum pix bancolombia debito credito efectivo transferencia zelle venmo cash card ' +
    'osde galeno pami ioma swiss sancor medife fonasa isapre eps imss issste sanitas adeslas unimed mapfre sura seguro insurance obra prepaga ' +
    'lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday thursday friday saturday sunday enero febrero marzo abril mayo junio julio agosto ' +
    'septiembre octubre noviembre diciembre ustedes uds usted vos voces urgencia whatsapp google instagram facebook dios mucho gusto carino todo'
  ).split(' '),
);

/** True when the message wants somebody by a name that no professional, branch or service here has. */
export function asksForStranger(raw: string, tenant: Tenant | undefined): boolean {
  if (tenant === undefined || tenant.professionals.length === 0) return false;
  const near = raw.slice(0, LOOKED_AT_CHARS_MAX);
  if (bestPerson(namingWords(near), tenant.professionals) !== undefined) return false;
  for (const { groups } of matchesOf(near, WITH)) {
    const { name = '', title } = groups ?? {};
    const words = fold(name).split(/\s+/);
    const [first = ''] = words;
    if (title === undefined && !/^\p{Lu}\p{Ll}/u.test(name) && !isGivenName(first)) continue;
    if (NO_PERSON.has(first)) continue;
    // "Con la doctora ese día": nobody's name stands there.
    if (title !== undefined && NO_NAME_BEHIND.test(first)) continue;
    if (Object.keys(findNames(name, tenant)).length === 0 && !isOurs(words, tenant)) return true;
  }
  return false;
}

const BRANCH = String.raw`(?:${A_BRANCH}|(?<=(?:otra|la)\s)clinica)`;
/** "En la sucursal (de) Palermo", "na unidade da Barra", "at the Palermo branch": a capital makes it a name. */
const AT_BRANCH = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${BRANCH}\s{1,3}(?:(?:de|do|da|del|en|em|na|no|in|of)\s{1,3})?(?:(?:la|el|los|las|the)\s{1,3})?(?<behind>\p{Lu}[\p{Ll}'’]{2,})|(?:the|your)\s{1,3}(?<before>\p{Lu}[\p{Ll}'’]{2,})\s{1,3}(?:branch|location|office))(?![\p{L}\p{N}])`,
  'gu',
);

/** True when the message wants to go to a branch by a name, or a street, that none here has. */
export function asksForStrangePlace(raw: string, tenant: Tenant | undefined): boolean {
  if (tenant === undefined || tenant.branches.length === 0) return false;
  const near = raw.slice(0, LOOKED_AT_CHARS_MAX);
  if (findNames(near, tenant).sucursal !== undefined) return false;
  const called = matchesOf(near, AT_BRANCH).map(({ groups }) => fold(groups?.['behind'] ?? groups?.['before'] ?? ''));
  const own = [...tenant.branches.flatMap(({ name, address = '' }) => [name, address]), ...namesOf(tenant)];
  const ours = new Set(own.flatMap(namingWords));
  return called.some((name) => !ours.has(name) && !NO_PERSON.has(name) && !isEveryday(name));
}

/** "Con otro profesional", "com outra pessoa", "with somebody else": not the one who was named. */
export const WITH_ANOTHER = new RegExp(
  ` (?:${[
    `(?:con|com|with) (?:(?:(?:el|la|o|a|the) )?(?:otr[oa]s?|outr[oa]s?|another|(?:a )?different)(?! (?:tarjeta|cuenta|cartao|conta|banco|billetera|card|account|bank|forma|medio|numero|correo|telefono|nombre)(?= |$))(?: (?:persona|pessoa|person|chic[oa]|muchach[oa]|one|${OCCUPATION}))?|alguien mas|outra pessoa|(?:somebody|someone) else)`,
    `(?:otr[oa]|outr[oa]|another|different) ${OCCUPATION}`,
    // "¿Y la otra no tiene a esa hora?"
    '(?:y|e) (?:el|la|o|a) (?:otr[oa]|outr[oa])(?= (?:(?:no|nao) )?(?:tiene|tendra|puede|podra|atiende|trabaja|esta|tem|pode|atende) )',
  ].join('|')})(?= |$)`,
);

/** Who else does the service that is being booked, where there is but one. */
export function theOtherOne({ tenant, known }: Situation): string | undefined {
  const others = (tenant?.professionals ?? []).filter(
    ({ id, serviceIds, branchIds }) =>
      id !== known?.profesional &&
      serviceIds.includes(known?.servicio ?? '') &&
      (known?.sucursal === undefined || branchIds.includes(known.sucursal)),
  );
  return known?.profesional !== undefined && others.length === 1 ? others[0]?.id : undefined;
}

/** "Con otro barbero", of an hour that is proposed with one of three, or of the one that is moved: anybody but that one. */
export function leftForAnother({ norm }: Text, situation: Situation): readonly string[] {
  const { flow, known, proposed, moving, offer, tenant } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || offer?.kind === 'profesional') return [];
  if (!WITH_ANOTHER.test(norm) || theOtherOne(situation) !== undefined) return [];
  const left = proposed?.professionalId ?? known?.profesional ?? moving?.slot.professionalId;
  const service = known?.servicio ?? moving?.serviceId ?? '';
  const others = tenant?.professionals.some(({ id, serviceIds }) => id !== left && serviceIds.includes(service));
  return left === undefined || others !== true ? [] : [left];
}

/** Two professionals share the name, or it is the business's: known, only not whose. */
function isOurs(words: readonly string[], tenant: Tenant): boolean {
  const own = namesOf(tenant).flatMap(namingWords);
  return words.some((w) => own.includes(w) || tenant.professionals.some((p) => isCalledShort(w, p)));
}

function namesOf({ businessName, botName, professionals }: Tenant): readonly string[] {
  return [businessName, botName, ...professionals.map(({ name }) => name)];
}
