/** What people say around a name that was asked for: whose it is before it, courtesy behind it (AGENDA-11). */
import type { Guest } from '../../../domain.ts';
import { isGivenName } from '../names/given-names.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { fold, plainWords } from '../words/text.ts';
import { re } from '../words/pattern.ts';

const LOOKED_AT_CHARS = 120;
/** Whom one comes with, or for. */
export const RELATION = `${KIN_WORD}|gord[oa]`;
/** Who comes: people, and the animals that are brought. */
export const SOMEBODY = `(?:(?:${RELATION})s?|pel[oa]d[oa]|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|cachorr[oa]|dog|cat|puppy|kids)`;
/** "…y para el otro perro a las 9 y media": one more of the same, where it has an hour of its own. */
export const FOR_THE_OTHER = re` (?:para|pra|pro|for) (?:el|la|mi|o|a|meu|minha|my|the) (?:otr[oa]|outr[oa]|other) ${SOMEBODY} `;
/** "A nombre de", "ponlo a nombre de", "que quede a nombre de", "se llama", "under the name of": a name follows. */
const LED =
  '(?:que )?(?:(?:pon|pong|haz|hac|hag|anot|agend|reserv|registr|apunt|coloc|dej|qued|marc|put)[a-z]* |(?:va|vaya|seria|sera|es|is) )?(?:(?:it|isso) )?(?:(?:a|al|en|em|in|no|under) (?:el |the |o )?(?:nombre|nome|name) (?:de la|de|del|da|do|of))|(?:que )?(?:(?:(?:ella|el|ela|ele) )?se (?:llama|chama)|llamad[oa]|(?:her|his|their|the) name is)|(?:su|el|o|seu|the) (?:nombre|nome|name)(?: es| e| is)?|under(?: (?:my|his|her|our) (?:own|[a-z]+.s) name)?|(?:(?:va|vaya|queda|e[ns]?|con|com|em) )?(?:a |al |en |con |em |no )?(?:mi|meu) (?:nombre|nome)(?: (?:esta bien|mismo|mesmo))?|(?:a nombre |al? |el )mio|(?:te|le|les) paso (?:el|mi) nombre';
/** "Anótame como", "put me down as": a name follows, where it looks like one. */
const SIGNED_AS =
  '(?:que )?(?:(?:pode|puede|puedes|podes|can you|please) )?(?:pon(?:le|me|eme|lo|game|gale|galo)?|anot(?:a|e)(?:me|lo|la)?|apunt(?:a|e)(?:me|lo|la)?|agend(?:a|e)(?:me|lo|la)?|registr(?:a|e)(?:me|lo|la)?|inscrib(?:e|a)(?:me|lo|la)?|coloc(?:a|ar|que)(?:me)?|bot(?:a|ar)|poe|por|put(?: it| me)?(?: down)?|book it) (?:como|a|as|under|for)';
/** "Ponle", "pode colocar", "call me", "con": the same without its "como"; anything may follow. */
const PUT =
  '(?:(?:pode|puede|puedes|podes) )?(?:pon(?:e|le|me|eme|lo|ga|game|gale|galo)?|coloc(?:a|ar|que)|bot(?:a|ar)|poe|anot(?:a|e)(?:me)?|apunt(?:a|e)(?:me)?|call me|con|com|with)';
/** "La paciente es": a name may follow, and much else ("alérgica"). */
const SPOKEN_OF =
  '(?:(?:el|la|o|a|the) )?(?:paciente|client[ea]|patient|customer|persona|pessoa|turno|cita|reserva|hora)(?: (?:es|seria|e|is))?(?: (?:para|pra|de|for))?|(?:(?:(?:ella|el|ela|ele|she|he) )?(?:es|seria|sera|e|is)|yo|aca|aqui|it s|it is|its)(?: (?:para|pra|for))?|para|pra|for|(?:de|da|do)(?= (?:mi|meu|minha|my|nuestr[oa]) )';
const OWN = `(?:(?:mi|mis|meu|minha|my|nuestr[oa]) )(?:${RELATION})`;
const LEAD = re`^(?:(?<led>${LED})|${SIGNED_AS}|(?<put>${PUT})|${OWN}|${SPOKEN_OF})[,:.\s]+`;
/** "Rosita Palma por favor": thanks and politeness are no surname. */
const BEHIND =
  /[,.;]*\s+(?:por favor(?:cito)?|porfa(?:vor|vorcito|s)?|porfis?|(?:por|x) fa|xfa|x ?favor|pl[sz]|plis|please|(?:muchas |mil )?gracias|(?:muito )?obrigad[oa]|pfv|pf|thanks|thank you|nada mas|nomas|y ya|no mas|(?:es|e|is) (?:mi|meu|my) (?:nombre|nome|name)(?: completo)?|(?:mucho|un) gusto|encantad[oa]|igualmente|de nada|para servirle|(?:te|le|les) saluda|al habla|con [szñnbvcky](?: (?:al final|final|de [a-z]+))?|a sus? ordenes|prazer|(?:por )?(?:aqui|aca)|here|che|po|(?:(?:si|dale|listo|y)[,\s]+)?confirmo)[.!\s]*$/;

interface ToldName {
  /** What is left when all that is said around it is taken off. */
  readonly text: string;
  /** It was said that a name comes, and this begins as one: no word of it is an errand. */
  readonly announced: boolean;
}

/** Undefined: what stands after "la paciente es" or "para" is no name ("alérgica", "mañana"). */
export function toldName(raw: string): ToldName | undefined {
  let text = raw.trim();
  for (let behind = endOf(text); behind > 0; behind = endOf(text)) text = text.slice(0, behind);
  let [led, put, spokenOf] = [false, false, false];
  for (let match = leadOf(text); match !== null; match = leadOf(text)) {
    if (match.groups?.['led'] !== undefined) led = true;
    else if (match.groups?.['put'] !== undefined) put = true;
    else spokenOf = true;
    text = text.slice(match[0].length).trimStart();
  }
  const words = plainWords(text);
  // "De Javier Cruz"; "de la Cruz Ana" begins with her surname.
  if (words[0] === 'de' && words.length > 2 && isGivenName(words[1] ?? '')) text = text.slice('de '.length).trimStart();
  const looksLikeOne = /^\p{Lu}/u.test(text) || isGivenName(plainWords(text)[0] ?? '');
  if ((spokenOf || put) && !led && !looksLikeOne) return undefined;
  return { text, announced: (led || spokenOf) && looksLikeOne };
}

function leadOf(text: string): RegExpExecArray | null {
  return LEAD.exec(`${fold(text.slice(0, LOOKED_AT_CHARS))} `);
}

/** Where the courtesy at the end begins; 0: there is none, or nothing else. */
function endOf(text: string): number {
  const tail = text.slice(-LOOKED_AT_CHARS);
  const at = BEHIND.exec(fold(tail))?.index ?? 0;
  return at === 0 ? 0 : text.length - tail.length + at;
}

/** One person who is somebody's: before his name ("de mi mamá, Teresa Ruiz"), or behind it ("Teresa Ruiz, mi mamá"). */
const SOMEBODYS = `(?:mi|meu|minha|my|nuestr[oa]|noss[oa]|our) (?:[a-z]+(?:er|est|or) )?(?<kin>${KIN_WORD})(?![a-z])`;
const BEFORE = new RegExp(SOMEBODYS);
const BEHIND_IT = re`^[\s,.(]*(?:que )?(?:(?:ella|el|ela|ele|she|he|it)(?:['’]s)? )?(?:(?:es|e|is|s) )?${SOMEBODYS}[\s.!)]*$`;
/** Nobody speaks so of himself. */
const OF_ANOTHER =
  /(?:^|[ ,.])(?:se (?:llama|chama)|(?:ella|el|ela|ele) se (?:llama|chama)|(?:her|his) name(?: is)?|(?:el|la|the) (?:paciente|patient)(?: (?:es|is|se llama))?|o paciente(?: e)?|a paciente(?: e)?)[: ]+$/;

/** Whose name it is, where it is told as somebody else's: it is not the customer's own (AGENDA-11). */
export function toldAs(raw: string, name: string): Guest | undefined {
  const at = raw.indexOf(name);
  if (at < 0) return undefined;
  const ahead = fold(raw.slice(0, at));
  const match = BEFORE.exec(ahead) ?? BEHIND_IT.exec(fold(raw.slice(at + name.length)));
  const relation = match === null ? undefined : relationOf(match.groups);
  if (relation !== undefined) return { relation };
  return OF_ANOTHER.test(ahead) ? {} : undefined;
}
