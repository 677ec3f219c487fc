/**
 * Which of our three languages a message is in, said only when several of its words leave no doubt (CONV-16): one
 * word that Spanish and Portuguese spell alike must not turn a conversation round. What gives no clear evidence says
 * nothing, and the conversation stays as it was.
 */
import type { Language } from '../../../domain.ts';
import { plainNorm, plainWords, type Text } from './text.ts';
import { wordSet } from './pattern.ts';

/** Words that belong to one of the languages alone, folded. What two of them know, in whatever sense, stands in none. */
const OWN: Readonly<Record<Language, string>> = {
  es: `hola buenas buenos quiero quisiera necesito turno turnos cita citas hoy gracias cuanto cuesta el los las una uno un
    unos unas usted ustedes tengo tenes tienes tiene tienen hay pero puedo puedes podes puede pueden podria al y yo muy mejor
    jueves viernes lunes martes miercoles dale listo ninguno ninguna cancelame cancelarlo cancelarla mis mi despues hago ahora ya
    gustaria querria cuando donde tambien ayer soy ese esa esos esas estoy estan son es si del con hasta noche noches manana eso
    esto quien cual cuanta buena bueno perdon disculpe entonces alguien alguno hacer limpieza blanqueamiento precio precios
    temprano direccion lo su sus ahi hubo mas`,
  pt: `voce voces vc vcs nao sim uma umas um uns com pra pro pras pros meu minha meus minhas hoje amanha tem tenho temos quero
    gostaria gostaria_de fica ficam onde quando quanto quanta qual isso essa aquele bom boa noite tudo bem vou estou fazer mais
    depois tambem terca feira custa pode posso podem eu muito obrigado obrigada atendente ate ainda limpeza avaliacao agendamento
    manha falar alguem cartao dinheiro pagamento paguei tchau fazem abrem voo cheguei chegar tao nenhum nenhuma outro_dia
    outra_hora outro_horario melhor deixa quinta_feira segunda_feira sexta_feira quarta_feira da_pra consigo_ir
    dois duas na_segunda na_terca na_quarta na_quinta na_sexta no_sabado no_domingo`,
  en: `i you your we they the an my is are was am can could would should does did have what when where how which who anything
    much many need want like book booking appointment schedule reschedule tomorrow today tonight monday tuesday wednesday thursday
    friday saturday sunday morning afternoon evening thank there later earlier next week this that one paid it at on with for
    and to be make get works not move change anyone something already just been available haircut cleaning someone talk speak
    person located bookings appointments pay whitening checkup massage quarter past teeth physiotherapy physio
    dermatologist late minutes running january february april june july august september october november december do_you can_i can_you do_i`,
};

/** Borrowed by everybody: beside a language's own words they count, alone they are manners ("ok thanks", "oi", "sorry"). */
const BORROWED: Readonly<Record<Language, string>> = {
  es: 'adios amigo amiga si manana',
  pt: 'oi oii oie valeu beleza blz obrigadao brigado ola',
  en: 'hi hello hey thanks thx please sorry bye ok okay yes no cool nice full online link check good',
};

/** Greetings of two words that no other language has: a whole message of them is evidence enough. */
const GREETINGS: Readonly<Record<Language, RegExp>> = {
  es: /^ (?:hola )?(?:buenos dias|buenas tardes|buenas noches|muy buenas) /,
  pt: /^ (?:oi |ola |oie )*(?:bom dia|boa tarde|boa noite|tudo bem|tudo bom) /,
  en: /^ (?:hi |hello |hey )*(?:good morning|good afternoon|good evening|how are you) /,
};

/** Greetings that are a whole message. "Aló" is how a telephone is answered from Chile to Colombia; "ola" without its accent is a Spanish slip as often as Portuguese. */
const GREETING_ALONE: Readonly<Record<Language, RegExp>> = {
  es: /^(?:hola+|holi+s?|buenas|buen dia)(?: (?:hola+|buenas|buen dia|que tal|como (?:estas?|andas?|va)))*$/,
  pt: /^(?:oi+e?|opa|e ai)(?: (?:oi+e?|tudo bem|tudo bom|td bem|gente))*$/,
  en: /^(?:hi+|hello+|hey+|howdy|hi+ya)(?: (?:hi+|hello+|hey+|there|everyone|all|team))*$/,
};

/** One of these is enough where nothing has been said before, and nothing of another language beside it. */
const TELLING: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: wordSet('turno turnos cita citas hoy limpieza quiero quisiera necesito cuanto precios'),
  pt: wordSet(
    'vaga vagas hj hoje amanha voce voces vc vcs agendamento limpeza avaliacao gostaria unha unhas sobrancelha cabelo pra quero sexta terca remarcar desmarcar blz aceita aceitam dois duas',
  ),
  en: wordSet(
    'appointment appointments appt appts physio dermatologist cleaning haircut tomorrow tmr tmrw tmw today tonight need want available availability schedule reschedule book consultation checkup price prices bookings whitening massage pay monday tuesday wednesday thursday friday saturday sunday fri wed thurs',
  ),
};

/** The language of a first message of few words, or of none but a greeting (CONV-16). Later on "hi" is manners, and one word turns nothing round. */
export function firstLanguage(text: Text): Language | undefined {
  const said = plainWords(text.raw);
  const heard = { raw: text.raw, norm: ` ${said.join(' ')} `, said };
  const spelled = portugueseSpellings(text.raw).length > 0;
  const telling = LANGUAGES.filter(
    (language) => (spelled && language === 'pt') || said.some((word) => TELLING[language].has(word)),
  );
  const [only, ...others] = telling;
  const alone = only !== undefined && others.length === 0;
  if (alone && LANGUAGES.every((other) => other === only || evidence(heard, other) === 0)) return only;
  return greetingLanguage(text);
}

function greetingLanguage({ raw }: Text): Language | undefined {
  const said = plainWords(raw).join(' ');
  if (/^\s*ol[áÁ]/iu.test(raw) && said.length <= GREETING_CHARS_MAX) return 'pt';
  return LANGUAGES.find((language) => GREETING_ALONE[language].test(said));
}
const GREETING_CHARS_MAX = 24;

/** "thank you" is said in every language. */
const MANNERS = / thank you(?: so much| very much)? /g;

/** Clear words of the language, and so many times those of any other. */
const CLEAR_WORDS_MIN = 2;
const MARGIN = 2;
export const LANGUAGES = ['es', 'pt', 'en'] as const;

interface Words {
  readonly own: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly borrowed: ReadonlySet<string>;
}
const WORDS: Readonly<Record<Language, Words>> = {
  es: wordsOf('es'),
  pt: wordsOf('pt'),
  en: wordsOf('en'),
};

/** "queria_marcar" stands for two words in a row, of which neither decides alone. */
function wordsOf(language: Language): Words {
  const all = OWN[language].split(/\s+/);
  return {
    own: new Set(all.filter((w) => !w.includes('_'))),
    pairs: new Set(all.filter((w) => w.includes('_')).map((w) => w.replace('_', ' '))),
    borrowed: new Set(BORROWED[language].split(' ')),
  };
}

/** The language that the words leave no doubt about, else undefined. */
export function languageOf(text: Text): Language | undefined {
  // As written: chat spelling is put right in Spanish ("quero" → "quiero"), and that would be evidence of our own making.
  const norm = plainNorm(text.raw).replaceAll(MANNERS, ' ');
  const heard = { raw: text.raw, norm, said: norm.trim().split(' ') };
  const counts = LANGUAGES.map((language) => ({ language, count: evidence(heard, language) }));
  counts.sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (first === undefined || first.count < CLEAR_WORDS_MIN) return undefined;
  return first.count >= MARGIN * (second?.count ?? 0) ? first.language : undefined;
}

/** How many different words speak for a language. */
function evidence(
  { raw, norm, said }: { raw: string; norm: string; said: readonly string[] },
  language: Language,
): number {
  const { own, pairs, borrowed } = WORDS[language];
  const clear = new Set(said.filter((w) => own.has(w)));
  said.forEach((word, i) => {
    const pair = `${said[i - 1] ?? ''} ${word}`;
    if (pairs.has(pair)) clear.add(pair);
  });
  if (language === 'pt') for (const word of portugueseSpellings(raw)) clear.add(word);
  if (GREETINGS[language].test(norm)) return clear.size + CLEAR_WORDS_MIN;
  return clear.size === 0 ? 0 : clear.size + new Set(said.filter((w) => borrowed.has(w))).size;
}

/** Words with letters that only Portuguese writes, folded as the lists are. */
function portugueseSpellings(raw: string): string[] {
  return (raw.toLowerCase().match(/[\p{L}]*[ãõçâêôà][\p{L}]*/gu) ?? []).map((w) =>
    w.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  );
}
