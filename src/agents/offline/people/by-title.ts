/**
 * "Prefiero que me atienda una doctora", "mejor con una mujer": not by whom, but by a woman or a man. Titles tell who is
 * one ("Dra."); given names do not. "El doctor" may be anybody, so only a man who is asked for as such.
 */
import type { Tenant } from '../../../domain.ts';
import { act, type Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { findNames } from '../names.ts';
import { NO_NAME_BEHIND } from '../names/people.ts';
import { saysWhen } from '../wishes.ts';
import { readText } from '../words/text.ts';
import { re } from '../words/pattern.ts';

const WISH =
  '(?:(?:prefiero|preferiria|quiero|quisiera|mejor|puede ser|podria ser|que sea|busco|hay|tienen|tienes|tenes|prefiro|quero|melhor|pode ser|prefer|want|would like|do you have) |(?:que |q )(?:me |la |lo |le |nos |o |a )?(?:atienda|vea|haga|revise|corte|trate|atenda|veja|faca) |(?:con|com|with) |(?:seen|treated) by )';
const ANY =
  '(?:(?:que (?:me |la |lo |le |nos )?(?:atienda|vea|haga|revise|corte|trate) )?(?:a |con |com |with |by )?(?:(?:una?|uma?|la|a|algun|alguna|alguma|el|o) )?)';
/** "Una psicóloga", "un kinesiólogo hombre", "una estilista mujer": those who do it, by their trade. */
const TRADE =
  '[a-z]+(?:ist|log|iatr|eut|dor|tor|ner|ber|quer|sor|str|tic|lad)[oae]?|profesional|profissional|dentista|terapeuta|kine|barber|coach';
const HER_TRADE = '[a-z]+ologa|peluquera|barbera|entrenadora|profesora|professora|maestra';
const WOMAN = re` ${WISH}${ANY}(?:(?:doctora|dra|doutora)(?: mujer| mulher)?|(?:${TRADE}) (?:mujer|mulher)|una? ${HER_TRADE}|mujer|mulher|woman|female(?: [a-z]+)?|(?:woman|lady) (?:doctor|dentist)) (?<next>[a-z]*)`;
const MAN = re` ${WISH}${ANY}(?:(?:doctor|dr|doutor|${TRADE}) (?:hombre|varon|homem)|hombre|varon|homem|man|male(?: [a-z]+)?) (?<next>[a-z]*)`;
/** "Con mi mujer" comes along. */
const OF_HIS = / (?:mi|su|tu|minha|my|his) (?:mujer|mulher|woman|man|hombre) /;
/** "Quiero hablar con la doctora": to talk to, and not to be seen by. */
const TALKS_WITH =
  / (?:habl|comuni|conect|contact|convers|platic|charl|fal|talk|speak|pas[ae]?r?me|pon[a-z]*me)[a-z]* (?:(?:directo|directamente|direto|directly|antes|primero|un|momento) )*(?:con|com|with) /;
const SHE = /(?<![a-z])(?:dra|doctora|doutora|sra|srta|mrs|ms)(?![a-z])/i;
const HE = /(?<![a-z])(?:dr|doctor|doutor|sr|mr)(?![a-z])/i;

/** `rest`: what the sentence says without it. */
type Wanted = { readonly title: RegExp; readonly definite: boolean; readonly rest: string };

function titleWanted(norm: string): Wanted | undefined {
  if (OF_HIS.test(norm) || TALKS_WITH.test(norm)) return undefined;
  for (const [pattern, title] of [
    [WOMAN, SHE],
    [MAN, HE],
  ] as const) {
    const match = pattern.exec(norm);
    if (match === null || !NO_NAME_BEHIND.test(match.groups?.['next'] ?? '')) continue;
    const definite = / (?:la|el|a|o) (?:doctora|dra|doutora) $/.test(match[0].replace(/[a-z]*$/, ''));
    return { title, definite, rest: norm.replace(match[0], ' ') };
  }
  return undefined;
}

/** Who is not so called, where the titles tell of some; "la doctora", of whom there is but one, is named by that. */
export function notSoTitled(raw: string, tenant: Tenant | undefined): readonly string[] {
  const wanted = titleWanted(readText(raw).norm);
  const people = tenant?.professionals ?? [];
  if (wanted === undefined) return [];
  const fits = people.filter(({ name }) => wanted.title.test(name));
  if (fits.length === 0 || (fits.length === 1 && wanted.definite)) return [];
  return people.flatMap((one) => (fits.includes(one) ? [] : [one.id]));
}

/** Where no title tells: who there is, while a booking is open. */
export function asksForTitle(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, tenant } = situation;
  const wanted = titleWanted(text.norm);
  if (flow !== 'agenda' || tenant === undefined || wanted === undefined || THE_OTHER.test(text.norm)) return undefined;
  if (tenant.professionals.some(({ name }) => wanted.title.test(name))) return undefined;
  // With a day or a service it is a wish, whoever does it; her trade alone names none ("una psicóloga").
  if (saysWhen(times) || findNames(wanted.rest, tenant).servicio !== undefined) return undefined;
  return act(heard, { intent: 'ask', topic: 'profesionales' });
}

/** "¿No se puede con el otro? Prefiero hombre": whom he means is told. */
const THE_OTHER = / (?:con|com|with) (?:el|la|o|a|the) (?:otr[oa]|outr[oa]|other) /;
