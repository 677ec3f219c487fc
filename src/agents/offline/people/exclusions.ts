/** Somebody who is not wanted: "con cualquiera menos Laura", "not with Dr. Smith", "sem ser com o Rafael". */
import { isCalled, isCalledShort, type Named } from '../names.ts';
import { fold } from '../words/text.ts';
import { matchesOf } from '../words/pattern.ts';

interface RuledOut {
  readonly ids: readonly string[];
  /** The words that rule them out: nothing else is read there, no "not" and no name. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** As far as it is looked for. */
const LOOKED_AT_CHARS_MAX = 800;
const GAP = String.raw`\s{1,3}`;
const words = (...list: readonly string[]): string => list.join('|').replaceAll(' ', GAP);
/** What may stand between the word that rules out and the name. */
const LEAD = words('con', 'com', 'with', 'a', 'al', 'el', 'la', 'o', 'os', 'the', 'by', 'de', 'del', 'do', 'da', 'to');
const TITLE = String.raw`(?:dra?|doctora?|doutora?|lic|licenciad[oa]|prof(?:e|esora?)?|sr(?:a|ta)?|senor(?:a|ita)?|mr|mrs|ms|don|dona|seu)\.?`;
const SEEN = words('me atienda', 'me toque', 'sea', 'seja', 'ser', 'be', 'see', 'seen', 'get', 'have', 'it to be');
/** "No, con Laura" wants her, "no con Laura" does not; nor does "al menos", "si no", "por qué no" rule out. */
const NOT = [
  words('(?:no|nao) (?:quiero|quisiera|quero|queria)(?: que)?', '(?:no|nao) (?:me gusta|gosto|prefiero)'),
  // To its end: "no puedo con Laura el jueves" is of that day.
  String.raw`${words('(?:no|nao) (?:puedo|posso|podria|quedo)')}(?=${GAP}(?:con|com)${GAP}[^,;\n]{2,30}$)`,
  words("(?:don['’]?t|do not) (?:want|like)(?: to)?", 'rather not', 'hate', 'avoid', 'odio', 'evitar', 'evita'),
  words('(?<!(?:^|[^a-z])(?:al|a|lo|ao|pelo|o) )menos', 'excepto', 'exepto', 'salvo', 'exceto', 'tirando', 'quitando'),
  words('a excepcion', 'con excepcion', 'com excecao', 'fora', '(?:sin|sem)(?: que)?', 'que (?:no|nao)'),
  words('en vez', 'en lugar', 'em vez', 'ao inves', 'no lugar', 'instead of', 'rather than', 'other than', 'besides'),
  words('except(?: for)?', 'without', '(?<=(?:one|body|person|doctor|whoever) )but'),
  words('(?<!(?:^|[^a-z])(?:si|se|que|sino) )(?:no|nao)', '(?<!(?:why|if) )not'),
].join('|');
const LIST = words('y', 'ni', 'e', 'nem', 'o', 'ou', 'or', 'nor', 'and');
const NAME = String.raw`\p{L}[\p{L}'’]+`;
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${NOT})${GAP}(?:(?:${SEEN}|${LEAD}|${TITLE})${GAP}){0,4}(?=${NAME})`,
  'gu',
);
const NEXT = new RegExp(
  String.raw`(?:\s{0,2},|${GAP}(?:${LIST}))${GAP}(?:(?:${LEAD}|${TITLE})${GAP}){0,3}(?=${NAME})`,
  'uy',
);
const ONE = new RegExp(String.raw`\s{0,3}${NAME}`, 'uy');
/** "Con Laura no", "dr smith no please": and not "con Laura, ¿no?". */
const AFTER = new RegExp(
  String.raw`(?:(?:con|com|with)${GAP})?(?:(?:la|el|o|a)${GAP})?(?:${TITLE}${GAP})?(${NAME}(?:${GAP}${NAME})?)${GAP}(?:no|nao)(?=\s*(?:$|[,.;!\n]|por favor|porfa|please|gracias|obrigad))`,
  'gu',
);

/** Who of these people a text rules out. */
export function ruledOut(raw: string, people: readonly Named[]): RuledOut {
  const text = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  const found = [...namedBehind(text, people), ...namedBefore(text, people)];
  return { ids: [...new Set(found.flatMap(({ ids }) => ids))], spans: found };
}

type Stretch = RuledOut['spans'][number] & { readonly ids: readonly string[] };

function namedBehind(text: string, people: readonly Named[]): Stretch[] {
  const found: Stretch[] = [];
  for (const match of matchesOf(text, BEFORE)) {
    const start = match.index;
    let end = start + match[0].length;
    const ids: string[] = [];
    for (let name = nameAt(text, end, people); name !== undefined; name = nameAt(text, skip(NEXT, text, end), people)) {
      ids.push(...name.ids);
      end = name.end;
    }
    if (ids.length > 0) found.push({ start, end, ids });
  }
  return found;
}

function namedBefore(text: string, people: readonly Named[]): Stretch[] {
  return matchesOf(text, AFTER).flatMap((match) => {
    const [one = '', two] = (match[1] ?? '').split(/\s+/);
    const both = two === undefined ? [] : called([one, two], people);
    const ids = both.length > 0 ? both : called([two ?? one], people);
    return ids.length === 0 ? [] : [{ start: match.index, end: match.index + match[0].length, ids }];
  });
}

/** The name that stands at a place: as many words as belong to it, short ones only where a name must stand. */
function nameAt(text: string, at: number, people: readonly Named[]): { ids: string[]; end: number } | undefined {
  const short = LED.exec(text.slice(0, at))?.[1];
  const said: string[] = [];
  let end = at;
  for (let next = skip(ONE, text, end); next > end; next = skip(ONE, text, end)) {
    const word = text.slice(end, next).trim();
    if (called([...said, word], people, short).length === 0) break;
    said.push(word);
    end = next;
  }
  return said.length === 0 ? undefined : { ids: called(said, people, short), end };
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** All whom these words may name: who shares the name of somebody unwanted is not proposed either. */
function called(said: readonly string[], people: readonly Named[], led?: string): string[] {
  const fits = (word: string, person: Named): boolean =>
    isCalled(word, person) || (led !== undefined && isCalledShort(word, person, /^(?:la|el|o|a)$/.test(led)));
  return people.filter((person) => said.every((word) => fits(word, person))).map(({ id }) => id);
}
const LED = new RegExp(String.raw`(?:^|\s)(${LEAD}|${TITLE})\s+$`, 'u');
