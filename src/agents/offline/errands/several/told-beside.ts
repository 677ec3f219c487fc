/**
 * "Mi amiga se hizo un blanqueamiento, yo quiero una limpieza", "fui ayer a Miraflores y estaba cerrado, quiero ir a Los
 * Olivos": what is told beside a wish names nothing of it, and is taken out where the wish names its own.
 */
import type { Tenant } from '../../../../domain.ts';
import { bestService, findNames, kindNamed, leftOpen, namesLike, namingWords, servicesTold } from '../../names.ts';
import { asksForService, type Situation } from '../../situation.ts';
import { keywordIn } from '../../keyword-in.ts';
import { customIn } from '../../words/custom.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { pointsBack, stretches, type Stretch } from '../../words/telling.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { ES_DAY } from '../../words/words.ts';
import { partsOf, sameWord } from '../../names/name-words.ts';
import { re } from '../../words/pattern.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { CHANGES } from '../../words/deeds.ts';
import { timesIn } from '../../time/index.ts';
import { saysDay } from '../../wishes.ts';

/** What is wished for, alone; undefined: nothing is told beside it, or what is told may be what is meant. */
export function withoutTold(text: Text, situation: Situation): Text | undefined {
  const { raw } = text;
  const { tenant, flow, appointments = [] } = situation;
  if (tenant === undefined || flow === 'cancelacion') return undefined;
  const all = stretches(raw, tenant);
  if (!holdsWish(all) || pointsBack(unsold(raw, tenant))) return undefined;
  const told = all.filter(
    ({ kind, asks }) =>
      !asks &&
      (kind === 'done' ||
        kind === 'custom' ||
        (flow === 'ninguno' && (kind === 'state' || (kind === 'unwanted' && appointments.length === 0)))),
  );
  // Last of the cheap questions: it asks every rule.
  if (told.length === 0 || isForAPerson(text, situation)) return undefined;
  const rest = all.filter((stretch) => !told.includes(stretch));
  const wish = rest
    .map((stretch) => stretch.raw)
    .join(' ')
    .replace(LEADS, '');
  const out = told.filter((stretch) =>
    stretch.kind === 'custom' ? isNoneOfIt(stretch.raw, wish, situation) : mayGo(stretch, wish, tenant),
  );
  return out.length < told.length || !out.some((stretch) => saysMore(stretch, tenant)) ? undefined : readText(wish);
}
/** "Un retoque", of who sells one: it is that, and none of what was done. */
function unsold(raw: string, { services }: Tenant): string {
  const own = new Set(services.flatMap((one) => partsOf(one)));
  return raw.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (own.has(fold(word)) ? ' '.repeat(word.length) : word));
}
/** "Siempre voy los sábados, pásame la cita al jueves" as well: beside what is usual that is what is wanted. */
function holdsWish(all: readonly Stretch[]): boolean {
  if (all.some(({ kind }) => kind === 'wish')) return true;
  return all.some(({ kind }) => kind === 'custom') && all.some(({ raw }) => CHANGES.test(readText(raw).norm));
}
const LEADS = /^[\s,.;:!]*(?:(?:y|e|and|pero|but|mas|as[ií] que|por eso|entonces|ent[aã]o|so)\s+)*/i;

/** "Se me cayó un diente y estoy sangrando, ayuda": the whole of it is for a person. */
export function isForAPerson(text: Text, situation: Situation): boolean {
  return keywordIn(text, situation)?.intent === 'person';
}

/** Each of the things that it names has its like in the wish; a relative's name is nobody of the team. */
function mayGo({ raw, kind }: Stretch, wish: string, tenant: Tenant): boolean {
  const [told, wished] = [named(raw, tenant), named(wish, tenant)];
  const ofKin = KIN.test(fold(raw));
  if (ofKin && OF_OTHERS.test(fold(wish))) return false;
  if (told.service && !wished.service) return false;
  if (kind !== 'done') return told.service;
  return (!told.branch || wished.branch) && (!told.person || wished.person || NAMED_KIN.test(fold(raw)));
}

/**
 * What is usual, beside a wish that says all of it anew: "siempre voy los sábados, esta vez el jueves". Of a relative who he
 * speaks of beside himself nothing is his: "mi hermano se corta con Toño, yo quiero un corte".
 */
function isNoneOfIt(custom: string, wish: string, situation: Situation): boolean {
  const { tenant } = situation;
  const [told, wished] = [readText(custom).norm, readText(wish).norm];
  if (tenant === undefined || MEANS_IT.test(wished)) return false;
  const whose = customIn(told);
  if (whose === 'kin' && (OF_OTHERS.test(fold(wish)) || CHANGES.test(wished))) return false;
  if (whose === 'kin' && HIMSELF.test(wished)) return true;
  const [usual, anew] = [named(custom, tenant), named(wish, tenant)];
  if (saysDay(timesIn(custom, situation)) && !saysDay(timesIn(wish, situation))) return false;
  return (['service', 'person', 'branch'] as const).every((what) => !usual[what] || anew[what]);
}
const HIMSELF = / (?:yo|eu|i|a mi|para mi|pra mim|for me|for myself) /;
/** "Ese queda", "con ella", "después de él": what was told is part of it. */
const MEANS_IT =
  / (?:es[aeo]|ellas?|elas?|ele|her|him|tambien|tambem|too|junt[oa]s?|together|(?:despues|antes|al lado) del?) /;
const KIN = re`\b(?:mis?|minha|meu|my|nuestr[oa])\s+(?:${KIN_WORD})\b`;
const NAMED_KIN = new RegExp(String.raw`\b(?:mis?|minha|meu|my|nuestr[oa])\s+(?:${KIN_WORD})\s+\p{L}+`, 'u');
const OF_OTHERS =
  /\b(?:quiere|necesita|precisa|quer|le|les|el|ella|para ella|needs|wants)\s+(?=un|una|el|la|que|a|toca|$)/;

function named(raw: string, tenant: Tenant): Readonly<Record<'service' | 'person' | 'branch', boolean>> {
  const { servicio, profesional, sucursal } = findNames(raw, tenant);
  const service = servicio !== undefined || servicesTold(raw, tenant).length > 0 || kindNamed(raw, tenant).length > 0;
  return { service, person: profesional !== undefined, branch: sucursal !== undefined };
}

/** A stretch that holds no fact is left where it is: it changes nothing. */
function saysMore({ raw }: Stretch, tenant: Tenant): boolean {
  return Object.values(named(raw, tenant)).includes(true) || DAY.test(fold(raw));
}
const DAY = re`\b(?:hoy|ayer|anoche|manana|(?:${ES_DAY})s?|semana|hoje|ontem|segunda|terca|quarta|quinta|sexta|today|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b`;

/** "Nomás corte, la barba no", "corte sin barba": of what is sold as one, half is left out. */
const LEFT_OUT =
  / (?:sin|sem|without)(?: (?:la|el|lo de|o|a|the))? (?<without>[a-z]+) | (?:(?:la|el|lo de|o|a|the) )(?<refused>[a-z]+) (?:no|nao|not)(?: (?:la |lo )?(?:quiero|quero|hace falta|necesito|gracias|porfa|por favor))* $/;

/** The service that is left when all that are called by the refused word are taken away; undefined: nothing is left out. */
export function leavesHalfOut(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { tenant, flow, known } = situation;
  if (tenant === undefined || text.asks || (flow !== 'ninguno' && flow !== 'agenda')) return undefined;
  const norm = readText(without(text.raw, times.spans)).norm;
  const said = LEFT_OUT.exec(norm);
  const word = said?.groups?.['without'] ?? said?.groups?.['refused'];
  if (said === null || word === undefined || CHANGES.test(norm) || !namesLike(word, tenant.services)) return undefined;
  const left = tenant.services.filter((service) => !partsOf(service).some((part) => sameWord(word, part)));
  const rest = norm.slice(0, said.index) + ' ' + norm.slice(said.index + said[0].length);
  const open = tenant.services.find(({ id }) => id === known?.servicio);
  const half = open === undefined || left.includes(open) ? [] : partsOf(open);
  const service = bestService(namingWords(rest), left) ?? bestService(half, left);
  if (service === undefined) return asksForService(situation) ? act(heard, { intent: 'unknown' }) : undefined;
  return service === known?.servicio ? undefined : act(heard, { intent: 'book', service });
}

/** "Solo corte, sin barba", where the cut that is left may be one of two: read without its "sin", so that it is asked which. */
export function withoutItsHalf({ raw, asks }: Text, { tenant, flow, known }: Situation): Text | undefined {
  const said = SIN.exec(fold(raw));
  const open = tenant?.services.find(({ id }) => id === known?.servicio);
  const word = said?.groups?.['without'];
  if (said === null || word === undefined || tenant === undefined || open === undefined || asks) return undefined;
  if (flow !== 'agenda' || !partsOf(open).some((part) => sameWord(word, part))) return undefined;
  const rest = `${raw.slice(0, said.index)} ${raw.slice(said.index + said[0].length)}`;
  return leftOpen(rest, tenant).length > 1 && findNames(rest, tenant).servicio === undefined
    ? readText(rest)
    : undefined;
}
const SIN = /[\s,;.]*\b(?:sin|sem|without)\s+(?:(?:la|el|a|o|the)\s+)?(?<without>[a-z]+)/;
