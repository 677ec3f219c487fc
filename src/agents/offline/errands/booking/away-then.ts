/**
 * "Quiero limpieza, el viernes no voy a estar", and "el viernes no voy a estar" before hours that are shown: he is away on
 * that day, and gives nothing up. Read as "el viernes no puedo". With an appointment and nothing wished beside it, it is
 * of that one and stays as it is.
 */
import { keywordOf } from '../../keyword-in.ts';
import { findNames } from '../../names.ts';

import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { clauses, fold, plainWords, readText, without, type Text } from '../../words/text.ts';
import { WISHES_FOR } from '../../words/deeds.ts';
import { CANCEL, SHIFT } from '../../words/words.ts';
import { re, wordSet } from '../../words/pattern.ts';

const HERE =
  '(?: (?:por )?(?:aca|aqui|alla|ahi|en (?:la ciudad|el pais|el barrio|casa)|na cidade|here|around|there|in town|disponible|libre))*';
/** How each language says it, and what is read in its place. */
const AWAY: readonly (readonly [cannot: string, way: RegExp])[] = [
  [
    'no puedo',
    re`\b(?:no (?:(?:voy|vamos) a (?:estar|andar)|estare|estaremos|andare|andaremos|ando|me encuentro|voy|vamos)${HERE}|(?:voy|vamos) a (?:estar|andar) (?:a?fuera|lejos)|(?:estoy|estare|estaremos|ando|andare) (?:a?fuera|lejos)(?: de la ciudad)?)(?![a-z])`,
  ],
  ['não posso', re`\bnao (?:(?:vou|vamos) (?:estar|andar)|estarei|estou|estaremos)${HERE}(?![a-z])`],
  [
    "I can't",
    re`\b(?:(?:i['’]?m|i am|i['’]?ll be|i will be|we['’]?re|we['’]?ll be) (?:away|out of town|abroad|travell?ing)|(?:i|we) (?:won['’]?t|will not) be${HERE})(?![a-z])`,
  ],
];
/** What may stand beside it in its clause; anything else is of something else. */
const BESIDE = wordSet(
  'no nao puedo posso i can t cant hola uy ay ah oh uh y e pero que es yo ya eu ja the on na el la los ese esse este perdon sorry disculpa mira ojo eso si mas but though todo dia toda',
);
const CHARS_MAX = 240;
const GIVES_UP = re` (?:${CANCEL}|${SHIFT}) `;

export function awayThen({ raw, norm, asks }: Text, situation: Situation): Text | undefined {
  const { flow, field } = situation;
  if (asks || raw.length > CHARS_MAX || field !== undefined || GIVES_UP.test(norm)) return undefined;
  if (flow !== 'ninguno' && flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  const folded = fold(raw);
  if (!AWAY.some(([, way]) => way.test(folded))) return undefined;
  for (const clause of clauses(raw)) {
    const said = cannotThen(clause.raw, situation);
    if (said === undefined) continue;
    const [before, behind] = [raw.slice(0, clause.start), raw.slice(clause.start + clause.raw.length)];
    if (flow === 'ninguno' && !isWished(`${before}. ${behind}`, situation)) return undefined;
    return readText(`${before}${said}${behind}`);
  }
  return undefined;
}

/** The clause with its "no puedo", where a day and nothing more is told with it. */
function cannotThen(clause: string, situation: Situation): string | undefined {
  for (const [cannot, way] of AWAY) {
    const found = way.exec(fold(clause));
    if (found === null) continue;
    const said = `${clause.slice(0, found.index)}${cannot}${clause.slice(found.index + found[0].length)}`;
    const { restricciones, fechaDesde, hora, spans } = timesIn(said, situation);
    const isOut = fechaDesde !== undefined || restricciones.some((rule) => rule.startsWith('excluir_'));
    const alone = plainWords(without(said, spans)).every((word) => BESIDE.has(word));
    if (isOut && alone && hora === undefined) return said;
  }
  return undefined;
}

/** A booking is asked for in the other words, or a service named; of one that he has, it is said to be wanted. */
function isWished(others: string, situation: Situation): boolean {
  const { tenant, appointments = [] } = situation;
  const servicio = tenant && findNames(others, tenant).servicio;
  const asksForOne = keywordOf({ raw: others, asks: false }, situation);
  if (asksForOne?.intent === 'book') return true;
  const wanted =
    WISHES_FOR.test(readText(others).norm) || appointments.every(({ serviceId }) => serviceId !== servicio);
  return servicio !== undefined && wanted;
}
