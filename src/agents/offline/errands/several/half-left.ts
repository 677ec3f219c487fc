/** "Nomás corte, la barba no", "corte sin barba": of what is sold as one, half is left out. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { bestService, findNames, leftOpen, namesLike, namingWords } from '../../names.ts';
import { partsOf, sameWord } from '../../names/name-words.ts';
import { asksForService, type Situation } from '../../situation.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { CANCEL, MOVE, SHIFT } from '../../words/words.ts';

const LEFT_OUT =
  / (?:sin|sem|without)(?: (?:la|el|lo de|o|a|the))? (?<without>[a-z]+) | (?:(?:la|el|lo de|o|a|the) )(?<refused>[a-z]+) (?:no|nao|not)(?: (?:la |lo )?(?:quiero|quero|hace falta|necesito|gracias|porfa|por favor))* $/;
const DOES_MORE = new RegExp(` (?:${CANCEL}|${SHIFT}|${MOVE}) `);

/** The service that is left when all that are called by the refused word are taken away; undefined: nothing is left out. */
export function leavesHalfOut(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { tenant, flow, known } = situation;
  if (tenant === undefined || text.asks || (flow !== 'ninguno' && flow !== 'agenda')) return undefined;
  const norm = readText(without(text.raw, times.spans)).norm;
  const said = LEFT_OUT.exec(norm);
  const word = said?.groups?.['without'] ?? said?.groups?.['refused'];
  if (said === null || word === undefined || DOES_MORE.test(norm) || !namesLike(word, tenant.services))
    return undefined;
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
