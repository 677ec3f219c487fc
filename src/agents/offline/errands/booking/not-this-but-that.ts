/**
 * "No quiero pedicura el jueves a las 4, era gelish", "solo barba, no corte, mañana a las 5": of the service that is denied
 * nothing is heard but its day and hour, where the other has none of its own. Nothing is booked by the name of what is not
 * wanted.
 */
import { servicesTold } from '../../names.ts';
import { withoutSoldChanges } from '../../names/sold-as-change.ts';
import { timesIn } from '../../time/index.ts';
import type { Situation } from '../../situation.ts';
import { CHANGES } from '../../words/deeds.ts';
import { matchesOf, re } from '../../words/pattern.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';

const GAP = String.raw`\s+`;
const some = (words: string): string => `(?:(?:${words})${GAP})*`;
const WANTED =
  'quier[oa]|quise|quisiera|queria|quero|necesit(?:o|aba|amos)|precis(?:o|ava|amos)|ocupo|busco|era|es|fue|foi|e|want|need|hacer(?:me)?|fazer';
const ARTICLES = 'una?|um|uma|an?|el|la|los|las|o|a|os|as|the|para|pra|mas|mais';
/** It begins what is said: "no sé si corte", "¿no hacen corte?" deny none. */
const DENIAL = re`(?<=^|[,.;!\n])\s*${some('hola|buenas|oi|hi|perdon|disculpa|sorry|ah|uy|pero|but|mas|y|e')}(?:(?:ya|ja)\s+)?(?:no|nao|not|i don['’]?t)\s+${some(`me|yo|eu|${WANTED}`)}${some(ARTICLES)}(?=[a-z])`;
const DENIALS = new RegExp(DENIAL.source, 'g');
const CLAUSE = /^[^,.;!?\n]*/;
const CHARS_MAX = 160;

export function withoutDeniedService({ raw, norm, asks }: Text, situation: Situation): Text | undefined {
  const { tenant, flow, field, appointments = [] } = situation;
  const open = (flow === 'ninguno' || flow === 'agenda') && field === undefined;
  if (tenant === undefined || !open || asks || raw.length > CHARS_MAX) return undefined;
  if (CHANGES.test(withoutSoldChanges(norm, situation))) return undefined;
  // Without a day or an hour others read it (`put-right.ts`).
  if (timesIn(raw, situation).spans.length === 0) return undefined;
  for (const denial of matchesOf(fold(raw), DENIALS)) {
    const start = denial.index;
    const named = start + denial[0].length;
    const [clause = ''] = CLAUSE.exec(raw.slice(named)) ?? [];
    const end = named + clause.length;
    const rest = without(raw, [{ start, end }]);
    const meant = servicesTold(rest, tenant);
    const [denied, ...others] = beginsWith(clause, situation) ? servicesTold(clause, tenant) : [];
    if (denied === undefined || others.length > 0 || meant.length !== 1 || meant[0] === denied) continue;
    const ofMine = appointments.some(({ serviceId }) => serviceId === denied);
    if (ofMine || DENIAL.test(fold(rest))) return undefined;
    return readText(keepsItsTime({ raw, rest }, { start, named, end }, situation));
  }
  return undefined;
}

/** "No necesito corte mañana": its name stands first, and nothing before it. */
function beginsWith(clause: string, { tenant }: Situation): boolean {
  const [first = ''] = /^\S+/.exec(clause) ?? [];
  return tenant !== undefined && servicesTold(first, tenant).length > 0;
}

function keepsItsTime(
  { raw, rest }: { readonly raw: string; readonly rest: string },
  { start, named, end }: { readonly start: number; readonly named: number; readonly end: number },
  { now, language }: Situation,
): string {
  const ofRest = timesIn(rest, { now, language });
  const { spans } = timesIn(' '.repeat(named) + raw.slice(named, end), { now, language });
  const [first, last] = [spans[0], spans.at(-1)];
  if (saysWhen(ofRest) || first === undefined || last === undefined) return rest;
  return without(raw, [
    { start, end: first.start },
    { start: last.end, end },
  ]);
}
