/** Letters that sound alike in Spanish and Portuguese, or sit together in people's fingers. */
const SOUNDS_LIKE = new Set('bv vb sz zs sc cs zc cz gj jg nm mn ie'.split(' '));

/** Words one slip away from a day or a month that are words of their own. */
const OTHER_WORDS = new Set(
  (
    'vienes viene mates marte martas maltes lune lunas jueces sabido sacado salado mayor menor junto julia ' +
    'manzana mananero domina dominio domingos marzos enera dinero viernas mares lentes manada manan lues'
  ).split(' '),
);
/** "Ñañaña", "nanana": babble, and no mistyped "mañana". */
const BABBLE = /^(..)\1{2,}.?$/;
const LETTERS_MIN = 5;
const LETTERS_MAX = 12;

/**
 * The one of `names` that `word` most likely misspells: one letter missing, doubled or extra, two swapped, or
 * letters that sound alike. Other substitutions are other words ("sacado" is not "sábado").
 * Costs at most names × letters comparisons.
 */
export function spelledAlike(word: string, names: readonly string[]): string | undefined {
  if (word.length < LETTERS_MIN - 1 || word.length > LETTERS_MAX || OTHER_WORDS.has(word)) return undefined;
  if (BABBLE.test(word)) return undefined;
  return names.find((name) => name.length >= LETTERS_MIN && oneSlip(word, name));
}

/** The one of `names` that is typed in a hurry, without some of its vowels or with its letters held down: "miercls", "bierns", "mrts", "jueveees". */
export function typedShort(word: string, names: readonly string[]): string | undefined {
  if (word.length < SHORT_MIN || word.length > LETTERS_MAX || OTHER_WORDS.has(word)) return undefined;
  const said = soundsOf(word);
  return names.find((name) => lacksOnlyVowels(said, soundsOfName(name)));
}

/** Names are few, and the same for every word. */
const KNOWN = new Map<string, string>();
function soundsOfName(name: string): string {
  const sounds = KNOWN.get(name) ?? soundsOf(name);
  KNOWN.set(name, sounds);
  return sounds;
}

/** Three letters may be initials, or begin a number plate. */
const SHORT_MIN = 4;

function soundsOf(word: string): string {
  return word
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll('b', 'v')
    .replaceAll('z', 's');
}

/** Its consonants are all there, and the first vowel that is said is the first one of the name: "vernes" may be a surname. */
function lacksOnlyVowels(said: string, name: string): boolean {
  if (said[0] !== name[0] || said.length > name.length) return false;
  const firstVowel = VOWEL.exec(said)?.[0];
  if (firstVowel !== undefined && firstVowel !== VOWEL.exec(name)?.[0]) return false;
  let at = 0;
  for (const letter of name) {
    if (said[at] === letter) at += 1;
    else if (!VOWEL.test(letter)) return false;
  }
  return at === said.length;
}
const VOWEL = /[aeiou]/;

function oneSlip(word: string, name: string): boolean {
  if (Math.abs(word.length - name.length) > 1) return false;
  let same = 0;
  while (same < word.length && same < name.length && word[same] === name[same]) same += 1;
  if (word.length === name.length) return sameLength(word, name, same);
  const [long, short] = word.length > name.length ? [word, name] : [name, word];
  // The first letter carries the word: "artes" is not "martes".
  return same > 0 && long.slice(same + 1) === short.slice(same);
}

function sameLength(word: string, name: string, same: number): boolean {
  if (same === word.length) return true;
  const swapped = word[same] === name[same + 1] && word[same + 1] === name[same];
  if (swapped && word.slice(same + 2) === name.slice(same + 2)) return true;
  for (let at = same; at < word.length; at += 1) {
    if (word[at] !== name[at] && !SOUNDS_LIKE.has(`${word[at] ?? ''}${name[at] ?? ''}`)) return false;
  }
  return true;
}
