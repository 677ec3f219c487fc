/**
 * "Rosa me recomendó su clínica", "me pasó tu número Mora", "my friend Tony recommended you", "minha amiga Bruna indicou
 * vocês": who sent the customer is called like somebody of the team, and is not wished for. "La doctora Rosa me recomendó
 * una limpieza" is left: of her something is wished. Who is recommended is: "me recomendaron a Mora".
 */
import type { Tenant } from '../../../domain.ts';
import { isOwnName, partsOf } from '../names/name-words.ts';
import type { Situation } from '../situation.ts';
import { KIN_WORD, OCCUPATION } from '../words/kin.ts';
import { fold, readText, type Text } from '../words/text.ts';

const CHARS_MAX = 300;
const KNOWN = `(?:${KIN_WORD}|client[ea]|paciente|conocid[oa]|vecin[oa]|companer[oa]|colega|friend|coworker)`;
const WHOSE = String.raw`(?:(?:mi|un|una|el|la|meu|minha|um|uma|o|a|my|the)\s+${KNOWN}(?:\s*,)?\s+)`;
const HOUSE = String.raw`(?:(?:a|de|con|en|sobre|por|of|about|here)\s+)?(?:ustedes|uds|vos|usted|voces|vcs|you(?:\s+guys)?|(?:me|us)\s+(?:here|to\s+you(?:\s+guys)?|your\s+\p{L}+)|(?:la|el|su|tu|este|esta|ese|esa|sus|tus|los|las|o|a|seu|sua|your|this|the)\s+(?:clinica|consultorio|local|lugar|salon|taller|estudio|estudo|escuela|academia|barberia|peluqueria|numero|contacto|contato|telefono|telefone|whatsapp|wpp|wsp|pagina|servicios?|trabajo|trabalho|instagram|insta|negocio|sitio|place|shop|number|contact|page|salon|studio|espaco)(?:\s+de\s+(?:ustedes|aca|aqui))?|aqui|aca|ahi)`;
const TOLD = String.raw`(?:recomend(?:o|aron|ou)|indic(?:o|aron|ou)|habl(?:o|aron)|falou|cont(?:o|aron)|mand(?:o|aron|ou)|envi(?:o|aron|ou)|refiri(?:o|eron)|deriv(?:o|aron)|pas(?:o|aron|sou)|di(?:o|eron)|deu|comparti(?:o|eron)|recommended|referred|sent|suggested|told|gave)`;
const ME = String.raw`(?:(?:me|nos|te|l[oa]s?)\s+){0,2}`;
const ENDS = String.raw`[\s,.;:!]*(?:(?:y|e|and|asi\s+que|por\s+eso|so)\s+)?`;

/** The message without it; undefined: nobody of the team is named so, or nothing else is said. */
export function withoutRecommender({ raw }: Text, { tenant, field }: Situation): Text | undefined {
  if (tenant === undefined || field === 'name' || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const by = saidBy(tenant);
  // Most messages name nobody of the team: looked at before the pattern, which begins anew at every word.
  if (by?.names.some((name) => folded.includes(name)) !== true) return undefined;
  const told = by.pattern.exec(folded);
  if (!told) return undefined;
  const rest = `${raw.slice(0, told.index)} ${raw.slice(told.index + told[0].length)}`.trim();
  return /\p{L}{3}/u.test(rest) ? readText(rest) : undefined;
}

interface Recommending {
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

function saidBy({ professionals }: Tenant): Recommending | undefined {
  const before = known.get(professionals);
  if (before !== undefined) return before;
  const own = professionals.flatMap((one) => partsOf(one).filter((part) => isOwnName(part) && part.length > 2));
  const names = [...new Set(own)];
  if (names.length === 0) return undefined;
  const who = String.raw`${WHOSE}?(?:${names.join('|')})(?:\s+(?!(?:me|nos|te|los?|las?|quiero|necesito|y)\s)\p{L}+)?`;
  const ways = [
    // "Rosa me recomendó su clínica"; "la doctora Rosa" is hers to wish for.
    String.raw`(?<!(?:dra?|doctora?|doutora?|profe|con|com|with)\.?\s+)${who}\s+${ME}${TOLD}\s+${HOUSE}`,
    String.raw`(?<!(?:dra?|doctora?|doutora?|profe)\.?\s+)${who}\s+(?:l[oa]s|te)\s+recomend(?:o|aron|ou)`,
    String.raw`${ME}${TOLD}\s+(?:${HOUSE}\s+)?${who}(?=\s*(?:[,.;:!\n]|$))`,
    String.raw`(?:(?:vengo|escribo|voy|vim|venho|soy|i\s+come)\s+)?(?:(?:de\s+parte|por\s+(?:recomendacion|indicacion|indicacao)|recomendacion|indicacao)\s+de(?:\s+la|\s+el|l)?|(?:recomendad|referid|indicad)[oa]\s+por|(?:(?:i\s+was|was)\s+)?(?:recommended|referred|sent)\s+by)\s+${who}`,
  ];
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${ways.join('|')})(?![\p{L}\d])${ENDS}`, 'u');
  const found = { names, pattern };
  known.set(professionals, found);
  return found;
}
const known = new WeakMap<Tenant['professionals'], Recommending>();

/**
 * "Clase práctica, la profe Rosa me la recomendaron", "corte, me recomendaron a don Patricio", asked for something while a
 * booking is open: with her it is to be, and no remark beside the answer. Said with her name behind "con".
 */
const SO_GOOD = String.raw`(?:\s+(?:mucho|muchisimo|un\s+monton|muito|highly|(?:un|una|mi|mis|minha|meu|my)\s+${KNOWN}s?))?`;
const RECOMMENDED = '(?:recomend(?:o|aron|aram|ou)|recommended)';
/** "Hugo me lo recomendó": it is he who did; "Rosa me la recomendó mi hermana" tells of her. */
const BY_OTHERS = String.raw`(?:recomend(?:aron|aram)|recomend(?:o|ou)(?=\s+(?:(?:mucho|muito)\s+)?(?:un|una|mi|mis|minha|meu|um|uma)\s))`;

export function withTheRecommended(
  { raw, asks }: Text,
  { tenant, flow, field, asks: asked }: Situation,
): Text | undefined {
  if (tenant === undefined || flow !== 'agenda' || field === 'name' || asked === 'nothing' || asks) return undefined;
  if (raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  if (!folded.includes('recom')) return undefined;
  for (const one of tenant.professionals) {
    const called = partsOf(one).filter(isOwnName);
    if (!called.some((part) => folded.includes(part))) continue;
    const told = recommended(called).exec(folded);
    if (told !== null)
      return readText(`${raw.slice(0, told.index)}, con ${one.name} ${raw.slice(told.index + told[0].length)}`);
  }
  return undefined;
}

function recommended(called: readonly string[]): RegExp {
  const who = String.raw`(?:(?:la|el|a|o|al|ao|the)\s+)?(?:(?:${OCCUPATION}|dra?|don|dona|sra?|srta|licda?|lic|enf)\.?\s+)?(?:${called.join('|')})(?:\s+(?:${called.join('|')}))*`;
  const ways = [
    String.raw`${who}\s*,?\s+(?:que\s+)?(?:me|nos)\s+l[oa]s?\s+${BY_OTHERS}${SO_GOOD}`,
    String.raw`(?:(?:porque|que|y|e|and)\s+)?(?:(?:un|una|mi|minha|meu|my|a)\s+${KNOWN}\s+)?(?:(?:me|nos)\s+)?(?<!(?:l[oa]s?|isso|it)\s+)${RECOMMENDED}${SO_GOOD}\s+(?:a\s+)?${who}${SO_GOOD}`,
  ];
  return new RegExp(
    String.raw`[\s,.;]*(?<![\p{L}\d])(?<!(?:no|nao|not|nunca)\s+(?:(?:me|nos)\s+)?)(?:${ways.join('|')})(?![\p{L}\d])`,
    'u',
  );
}
