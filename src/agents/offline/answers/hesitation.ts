/**
 * Neither yes nor no: sounds ("mmm"), doubt ("no sé") and asking for a moment ("esperá que miro"). Never a person,
 * never an answer: a sound or a doubt is not understood, and who asks for a moment gets one.
 */
import type { Detalles, Tenant } from '../../../domain.ts';
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { pieceAt } from '../words/phrases.ts';
import { readText } from '../words/text.ts';

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

/** "Ando pensando en…", "no sé si…", "ya agendé…", "mi hermano tiene cita…, ¿verdad?": a time is named, and nobody asks for it. */
const UNDECIDED =
  / (?:(?:no|nao|todavia no|aun no) se(?:i|ria)? s[ie]|(?:ando|estoy|estaba|estou|estava|i m|am) (?:pensando|thinking|viendo|dudando)|pensaba|a lo mejor|tal ?vez|quizas?|talvez|capaz(?: que)?|maybe|perhaps|por si (?:acaso|las dudas)|(?:luego|despues|ahorita|depois|mas tarde) (?:te |le |les |lhe )?(?:digo|aviso|confirmo|llamo|escribo|falo)|(?:te|les|le) (?:confirmo|aviso|digo|escribo) (?:despues|luego|mas (?:rato|tarde)|al rato|en un rato)|i ll (?:let you know|tell you)|(?:ya|ja) (?:agende|reserve|saque|pedi|marquei|agendei|reservei)|(?:tiene|tienen|tem) (?:una? |uma? )?(?:cita|turno|hora|reserva|horario)(?= (?:de|para|con|el|del|no|as) )|(?:si|se|if) (?:yo |eu |i )?(?:llevo|voy|llego|vengo|paso|consigo|logro|alcanzo a|levo|vou|chego|come|go)|me equivoque no es|recuerdo que|creo que (?:tengo|tenia|era)) /;
/** "¿Está ocupado a las 9?", "¿hay lugar a las 9?", "a las 9 es muy temprano", "mi hermana va a las 10": told or asked, and not wished for. */
/** "¿Hay un corte hoy a las 4?" */
const IS_THERE_ONE =
  '(?:hay|habra|habria|queda|quedan|tem|is there) (?:algun|alguna|una?|uma?|any|an?) (?!turno|cita|hora|reserva|horario|appointment)[a-z]+';
const OF_THE_HOUR = new RegExp(
  ` (?:${[
    '(?:esta|estan|estara|ta) (?:(?:ya|muy|todavia|aun) )?(?:ocupad|libre|disponible|tomad|reservad)[a-z]*',
    '(?:hay|habra|habria|tienen|tenes|tienes|tiene|queda|quedan|tem|is there|do you have) (?:(?:algun|alguna|un|una|mas|ya|uma?|any|an?) )?(?:lugar|lugarcito|cupo|cupito|espacio|hueco|huequito|vaga|chance|slot|opening|disponibilidad|disponible|libre)',
    IS_THERE_ONE,
    '(?:trabaja|atiende|esta|viene) (?:manana|hoy|el [a-z]+|a las)',
    'es (?:muy|demasiado|re|medio|bastante) (?:temprano|tarde|pronto)|(?:e|is) (?:muito|too) (?:cedo|tarde|early|late)',
    '(?:mi|su|meu|minha|my) [a-z]+ (?:va|puede|tiene|viene|sale|entra|trabaja|pode|vai|tem|goes|can)',
    '(?:ayer|anoche|anteayer|ontem|yesterday|la semana pasada) (?:[a-z]+ )?(?:reserve|agende|saque|pedi|marquei|agendei|reservei|booked)',
    '(?:si|se|if) (?:consigo|logro|alcanzo|puedo|me (?:dejan?|dan|da)|salgo|no (?:llueve|me|hay|surge|tengo)|todo sale|der|conseguir|it doesn t|i can)',
    '(?:almuerzo|trabajo|tengo (?:clase|reunion|junta|medico|que)|pero no se|creo que|me parece que)|es para [0-9]+(?= $)',
  ].join('|')})(?= |$)`,
);
/** "Reservame si hay lugar a las 9": asked for outright. */
const ASKED_FOR =
  / (?:reserv|agend|anot|apunt|apart|marqu?|book)[a-z]* | (?:d[ae]me|pon(?:eme|me|game)|sacame|quiero|quisiera|necesito|quero|preciso|want|need) /;

/** He may come, if: "si consigo salir, voy el miércoles a las 11". */
export function isUndecided(norm: string): boolean {
  return UNDECIDED.test(norm);
}

/** Where an hour that is free is booked at once, nobody has asked for it by these words. */
export function onlyTells(norm: string): boolean {
  return isUndecided(norm) || (OF_THE_HOUR.test(norm) && !ASKED_FOR.test(norm.replace(TOLD_BEFORE, ' ')));
}
const TOLD_BEFORE =
  / (?:ayer|anoche|anteayer|ontem|yesterday|la semana pasada) (?:[a-z]+ )?(?:reserve|agende|marquei|agendei|reservei|booked) /;

/**
 * Where an hour that is free is booked without a yes, who only thinks of it gets the hours of that day, to choose from; who
 * asks whether there is room at three, those from three on.
 */
export function asFarAsDecided(wish: Detalles, norm: string, tenant: Tenant | undefined): Detalles {
  if (tenant?.booking.confirmBeforeBooking !== false || !onlyTells(norm)) return wish;
  const { hora_especifica: hour, hora_candidatas: _either, ...rest } = wish;
  if (hour === undefined || !ROOM_AT.test(norm) || isUndecided(norm)) return rest;
  return { ...rest, restricciones_temporales: [...(rest.restricciones_temporales ?? []), `despues_${hour}`] };
}
const ROOM_AT = new RegExp(
  ` (?:(?:hay|habra|habria|tienen|tenes|tienes|tiene|queda|quedan|tem|is there|do you have) (?:[a-z]+ ){0,2}?(?:lugar|lugarcito|cupo|cupito|espacio|hueco|huequito|vaga|chance|slot|opening|disponibilidad|disponible|libre)|${IS_THERE_ONE}) `,
);
