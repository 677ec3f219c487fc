/**
 * Neither yes nor no: sounds ("mmm"), doubt ("no sé") and asking for a moment ("esperá que miro"). Never a person,
 * never an answer: a sound or a doubt is not understood, and who asks for a moment gets one.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { pieceAt } from '../../words/phrases.ts';
import { readText } from '../../words/text.ts';

const DOUBT = `no se|no lo se|nose|no se no se|no sabria|no sabria decirte|ni idea|no tengo idea|no estoy seguro|no estoy segura|no estoy muy seguro
  no estoy muy segura|no estoy del todo segura|no estoy del todo seguro|mas o menos|quizas|quiza|tal vez|talvez|a lo mejor|capaz|depende|puede que|puede que si|puede que no|capaz que si|capaz si|tal vez si|quizas si|a lo mejor si|supongo|supongo que si|veremos
  a ver|habria que ver|que se yo|me da igual no se|no se que hacer|no se si puedo|no se si podre|no se todavia|todavia no se|aun no se|nao sei|sei la|nao tenho certeza
  i don t know|don t know|dunno|idk|not sure|i m not sure|maybe|perhaps|i guess|mm|mmm|m|hm|hmm|ehm|em|emm|uhm|umm|uh|eh|ehh|eeh|estee|bueno eh`;
const MOMENT = `espera|espere|esperame|espereme|espera un toque|espera un poco|espera un momento|espera un segundo|espera un minuto|espera un ratito|espera un cachito
  espere un momento|espereme un momento|esperame un momento|esperame un toque|esperame un segundo|un momento|un momentito|un segundo|un segundito|un minuto|un minutito
  un ratito|un toque|un cachito|dame un segundo|dame un minuto|dame un momento|dame un toque|dame un ratito|dame un rato|deme un momento|deme un minuto|deme un segundo
  deme un ratico|dame un ratico|regaleme un minuto|regaleme un momento|aguanta|aguantame|aguantame un toque|bancame|banca|bancame un toque|bancame un segundo|ya vuelvo
  ahi vuelvo|ya regreso|ahora vuelvo|ya te digo|ya le digo|ahi te digo|ahora te digo|ahorita te digo|ahorita le digo|en un rato te digo|dejame ver|deja ver|dejeme ver|deja veo
  dejame chequear|dejame revisar|dejeme revisar|dejame mirar|dejame fijarme|dejame consultar|a ver dejame ver|permitame|permiteme|permitame un momento|perame|perate|pera
  pere|espereme tantito|tantito|aguantame tantito|dame chance|dame chansa|dame un chance|me fijo|ya me fijo|ahi me fijo|estoy viendo|lo estoy viendo|estoy mirando
  que consulto|que lo consulto|que pregunto|que le pregunto|que chequeo|que reviso|que veo|que miro|que averiguo|que me fijo|y te digo|y le digo|y les digo|y te aviso|y le aviso|y te confirmo|y le confirmo
  espera que miro|espera que me fijo|espera que veo|espera que reviso|un momento por favor|peraí|perai|espera ai|so um momento|um momento|um minuto|um segundo|so um minuto
  ja volto|deixa eu ver|deixa eu olhar|wait|wait a minute|wait a second|wait a sec|hold on|one moment|one second|one sec|one minute|just a moment|just a second|just a sec
  give me a second|give me a sec|give me a minute|let me see|let me check|let me look|brb`;

const LONGEST = 5;
const WORDS_MAX = 12;
const KIND = new Map<string, 'doubt' | 'moment'>();
for (const phrase of DOUBT.split(/\s*[|\n]\s*/)) KIND.set(readText(phrase).norm.trim(), 'doubt');
for (const phrase of MOMENT.split(/\s*[|\n]\s*/)) KIND.set(readText(phrase).norm.trim(), 'moment');

/** "Me voy a una reunión, después sigo": what is open stays open. */
const GOES_ON_LATER =
  / (?:despues|luego|mas tarde|en un rato|al rato|ahora|depois|mais tarde|later)(?: (?:yo|eu|i ll|la|lo|te|le))* (?:sigo|seguimos|continuo|continuamos|retomo|retomamos|termino|terminamos|continue|finish) | (?:sigo|seguimos|continuo|continuamos|retomo|retomamos|continue|finish)(?: (?:this|it|con esto))? (?:despues|luego|mas tarde|en un rato|al rato|depois|mais tarde|later) /;

/** The whole message is a hesitation, perhaps with manners around it. */
export function hesitation(heard: Heard, words: readonly string[]): Act | undefined {
  const { raw } = heard.text;
  if (words.length === 0) return /\S/.test(raw) ? act(heard, { intent: 'unknown' }) : undefined;
  if (words.length > WORDS_MAX) return undefined;
  if (GOES_ON_LATER.test(heard.text.norm) && heard.hit === undefined) return act(heard, { intent: 'wait' });
  let doubt = false;
  let moment = false;
  for (let i = 0; i < words.length;) {
    const [kind, size] = phraseAt(words, i);
    if (kind === undefined) {
      const piece = pieceAt(words, i);
      if (piece.kind !== 'filler' && piece.kind !== 'hello') return undefined;
      i += piece.words;
      continue;
    }
    doubt ||= kind === 'doubt';
    moment ||= kind === 'moment';
    i += size;
  }
  if (moment) return act(heard, { intent: 'wait' });
  return doubt ? act(heard, { intent: 'unknown' }) : undefined;
}

function phraseAt(words: readonly string[], from: number): ['doubt' | 'moment' | undefined, number] {
  for (let size = Math.min(LONGEST, words.length - from); size > 0; size -= 1) {
    const kind = KIND.get(words.slice(from, from + size).join(' '));
    if (kind !== undefined) return [kind, size];
  }
  return [undefined, 0];
}
