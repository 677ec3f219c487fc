/**
 * A yes is a plain yes. To book, to move, to cancel and to charge cannot be taken back, so that a yes to them holds only
 * where everything beside it is understood to be harmless: courtesy, the deed itself, the day, the service or the person
 * that is being confirmed. Any other word may be a condition or a stall ("ok, let me check", "sí, si es con Laura").
 * Long because all that a yes may and may not hold is read in one place.
 */
import type { Heard } from '../../heard.ts';
import { findNames, namingWords } from '../../names.ts';
import { PAYING, asksForMoney } from '../paying/paying.ts';
import { withoutExcuse } from '../refusing/excuses.ts';
import { pieces, verdict, verdictOf, type Piece } from '../../words/phrases.ts';
import { contradictsKnown } from './agreement.ts';
import { agreedTo, settlesList, type Flow, type Situation } from '../../situation.ts';
import { TAKING, withoutHarmless } from './harmless.ts';
import { STALLING, confirmsItsTime } from '../refusing/stalls.ts';
import { clauses, plainWords, readText, without } from '../../words/text.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';

/** Where a yes does what cannot be taken back. */
export function isBinding(situation: Situation): boolean {
  return situation.asks === 'confirm' || settlesList(situation);
}

/** Words that change nothing, whatever they stand beside. */
const SMALL =
  /^(?:me|lo|la|los|las|el|un|una|uma|um|o|a|os|as|it|that|the|this|my|mi|meu|minha|es|e|is|s|m|esta|ta|estoy|al|del|da|do|de|please|pls|plz|muy|muito|mucho|very|so|super|bien|good|great|perfect[oa]?|perfeit[oa]|buena|correct[oa]?|cert[oa]|todo|tudo|all|asi|assim|claro|ahora|agora|now|ya|ja|mismo|mesmo|mero|mera|ahi|enseguida|segur[oa]|definitiv[oa]|definitivamente|definitely|tambien|tambem|guay|thing|amig[oa]|porfaa+|y|and|en|con|com|with|para|pra|for|entonces|entao|then)$/;

/** What is done, in the flow that it is done in, said as an order or as a wish: never as what may come ("confirmaré"). */
const ENDING =
  '(?:|[aeio]|as|es|an|en|em|ei|ou|ue|ad[oa]s?|amos|emos|[aei]r|ando|iendo|ing|ed|s)(?:me|te|se|nos)?(?:l[oae]s?)?';
const DEED: Readonly<Record<Flow, RegExp>> = {
  agenda: deed(
    'confirm|reserv|agend|anot|apart|apunt|registr|marc|marqu|program|fij|asegur|guard|separ|cerr|cierr|book|schedul|lock|pon|pong|cog|tom|sac|saqu|hag|mak',
    'deme|dame|cita|turno|hora|horario|lugar|cupo|cupito|espacio|servicio|reserva|appointment|booking|slot|spot|agendamento|in|i|to|want|time|asistencia',
  ),
  reprogramacion: deed(
    'confirm|mov|muev|cambi|pas|reprogram|reagend|remarc|mud|corr|adelant|atras|alter|troc|switch|reschedul|chang|modific|agend|reserv|anot|pon|pong|hac|hag|haz|faz|fac|mak',
    'cita|turno|hora|horario|cambio|mudanca|appointment|change|consulta',
  ),
  cancelacion: deed(
    'confirm|cancel|anul|borr|elimin|quit|sac|saqu|desmarc|remov|retir|delet|drop|apag|apagu|qued',
    'cita|turno|hora|horario|reserva|d[ae]l[oa]s?|denl[oa]s?|baja|anulacion|cancelacion|cancelamento|cancellation|appointment|booking|consulta|l|mi[oa]|mine|nomas|avis[ae]n?(?:l[oe]s?)?',
  ),
  pagos: deed('confirm', ''),
  ninguno: deed('confirm', ''),
};
function deed(stems: string, things: string): RegExp {
  return new RegExp(`^(?:(?:${stems})${ENDING}|(?:${things}))$`);
}

/** The deed as an order: "anotame", "book it". What may come ("confirmaré") and what is done ("agendado") are none. */
const ORDERED =
  / (?:(?:reserv|agend|anot|apart|apunt|registr|marc|program|separ)(?:a|e|en)?(?:me|nos)?(?:l[oae]s?)?|pon(?:e|g|ga)?(?:me|a?l[oa]|mel[oa])|me (?:apunto|anoto)|confirm(?:a|e|en)(?:me|nos)?l[oa]s?|(?:book|schedule|reserve)(?: (?:it|me|that|this|us))?) /;
/** "Cámbiala", "muévemelo", "hacé el cambio", asked whether it is to be moved there: that it is. */
const MOVED =
  / (?<! (?:no|nao|not|don t|dont) )(?:(?:cambi|muev|mov|pas|corr|reprogram|reagend|adelant|atras|modific)(?:ar?|e|en)(?:me|nos)?l[oa]|(?:hac|hag|haz|faz|fac)[a-z]* (?:el|la|a|o|ese) (?:cambio|mudanca|troca)|(?:pode|podem) (?:mudar|trocar|remarcar|alterar)|(?:mud|troc|remarc|alter)(?:a|e)(?: isso| ele| ela| pra mim)?(?= (?:por favor )?$)|(?:change|move|switch|reschedule) (?:it|that)|make the (?:change|switch)) /;
/** "Anotame un turno": the wish again, of whatever hour. */
const ONE_OF_MANY = / (?:un|una|um|uma|a|an) (?!las? )/;
const TAKEN = new RegExp(` (?:${TAKING}) `);

/** "Anotame", "me la quedo", "book it", "a las 10 perfecto" where a booking is to be confirmed: the yes is in the deed itself. */
export function saysTheDeed(heard: Heard): boolean {
  const { text, situation } = heard;
  if (situation.asks !== 'confirm' || text.asks) return false;
  // "21:30 sí", of the hour that it would go to.
  if (situation.flow === 'reprogramacion') return (MOVED.test(text.norm) || saysItsHour(heard)) && agreesPlainly(heard);
  if (situation.flow !== 'agenda' || ONE_OF_MANY.test(text.norm)) return false;
  return (ORDERED.test(text.norm) || TAKEN.test(text.norm) || echoes(seenThen(heard))) && agreesPlainly(heard);
}

/** "A ver, ¿me la apartas?", asked whether to book it: an order that is put as a question. */
const ORDERED_BY_ASKING =
  /^ (?:(?:a ver|y|e|entonces|ok|bueno|listo|dale|perfecto|genial|gracias|porfa|por favor|pues|ya|si) )*(?:me|nos) l[oa]s? (?:reserv|agend|anot|apart|apunt|separ|guard)(?:as?|an)(?: (?:ya|entonces|pues|porfa|por favor|please|gracias|de una(?: vez)?))* $/;
export function ordersByAsking({ text, situation }: Heard): boolean {
  if (situation.asks !== 'confirm' || situation.flow !== 'agenda' || asksForMoney(situation)) return false;
  return ORDERED_BY_ASKING.test(text.norm);
}

/** "El martes a las 10, perfecto", "super, nos vemos el martes", of that very hour. */
function echoes({ text, times, situation }: Heard): boolean {
  if (!saysWhen(times) || agreedTo(situation) === undefined || contradictsKnown(situation, times)) return false;
  return pieces(plainWords(without(text.raw, times.spans))).some(
    ({ kind, phrase }) => kind === 'yes' && !ABLE.test(phrase),
  );
}
function saysItsHour(heard: Heard): boolean {
  return heard.times.hora !== undefined && SAYS_YES.test(heard.text.norm) && echoes(heard);
}
/** "Puede en la mañana", "solo puede a las 10": when somebody can, and no yes. */
const ABLE = /^(?:puede|podes|pode)$/;

/** Sounds and faces that doubt, at the end of what is said; "mmm sí" has got over it. */
const TRAILS_OFF = / (?:m+|h+m+|ehh+|eeh|uh+m*|em+|estee+|oye|oiga|mira|mire|🤔|😬|😕|🙄|😐|🤨) $/u;
/** As written: the spelling of chats is put right before, and takes the future for the infinitive. */
const FUTURE = /^(?:confirm|cancel|reserv|agend|acept|aceit|pag)a?r(?:e|ei|ia|ian|iamos|emos|an)$/;
const FACE = /^\p{Extended_Pictographic}$/u;
const DOUBTFUL_FACE = /^[🤔😕🙄😐🤨😟😢😭😡🤬😠👎❌🚫]$/u;

const OWN_ONE = '(?:la|el|mi|esa|ese|esta|este|a|o|minha|meu|the|my|that)';
/**
 * "Me sirve", "ahí estaré", "agendalo", "así déjala", "sí quiero la cita", "confirmo mi cita": of an appointment that is
 * to be cancelled it is said by who wants to keep it.
 */
const KEEPS = new RegExp(
  `(?<! (?:no|nao|not)) (?:${[
    '(?:me|nos) (?:sirven?|va|vale|viene|queda|cierra|copa|encaja|cuadra|acomoda|conviene|late)',
    '(?:ahi|alli|alla|aca|aqui|la) (?:voy|vou|vamos|estar[a-z]+|estoy|estamos|nos vemos)',
    'nos vemos|(?:agend|reserv|anot|apunt|apart)[a-z]*|(?:l[oa]|ese|esa) (?:quiero|tomo|agarro|llevo)|quiero es[ea]',
    'me (?:l[oa] |con )(?:quedo|es[ea])|es[ea] (?:horario|hora|dia)|cuente[n]? con|count me in|i ll be there|see you',
    '(?<! (?:mesmo|aun|ainda|incluso) )(?:asi|assim)(?! (?:es|mismo|mesmo|mero|que|cancel[a-z]*|anul[a-z]*) )',
    `(?:quiero|quisiera|quero|want)(?: (?:si|sim))? ${OWN_ONE} (?!cancel|anul|baja)[a-z]+`,
    `confirm(?:o|amos|ar|ad[oa]|e|a)?(?: (?:si|sim))? ${OWN_ONE} (?!cancel|anul|baja)[a-z]+`,
    '(?<! (?:si|sim|yes|claro) )(?:(?:quiero|quero|want) (?:eso|esto|isso|isto|that|this)|(?:eso|esto|isso|isto) (?:quiero|quero))',
    'l[oa]s? confirm(?:o|amos)',
    'confirm[a-z]*(?: (?:mi|la|minha|my))? (?:asistencia|presenca|attendance)',
  ].join('|')}) `,
);
/** "Así como está", asked whether to move: where it is now, or where it would go. */
const AS_IT_IS = / como (?:esta|estaba) (?!bien |perfect)/;
/** Asked whether it is done by now. */
const DONE_BY_NOW =
  /^ (?:(?:y|entonces|ya|ok|bueno) )*(?:qued[oa]|quede|quedamos|listo|hecho|esta|agendad[oa]|reservad[oa]|confirmad[oa]|anotad[oa])(?: (?:ya|entonces|listo|hecho|agendad[oa]|reservad[oa]|confirmad[oa]|anotad[oa]|firme))* $/;

/** "Nos vemos el jueves" says goodbye and no wish; beside a yes its day is the one that is agreed to, or another. */
const SEEN_THEN =
  /(?<!\p{L})(?:(?:ah[ií]|all[aá]|ac[aá]|aqu[ií])\s+)?(?:nos\s+vemos|(?:te|los|les|la|lo)\s+veo|see\s+(?:you|u|ya)|te vejo)(?=\s)/giu;
function seenThen(heard: Heard): Heard {
  const { text, situation } = heard;
  const raw = text.raw.replaceAll(SEEN_THEN, (words) => ' '.repeat(words.length));
  if (raw === text.raw) return heard;
  const times = timesIn(raw, situation);
  return saysWhen(times) ? { ...heard, text: readText(raw), times } : heard;
}

/** Why he answers late says nothing of when: no hour stands in it. */
function unexcused(heard: Heard): Heard {
  const rest = withoutExcuse(heard.text.raw);
  return rest === heard.text.raw ? heard : { ...heard, text: readText(rest) };
}

/** "¿Seguro?", "así está bien?", "right?": the yes word is asked back, and says none. "¿Por qué no?" is one. */
export function asksItBack({ text }: Heard): boolean {
  if (!text.asks) return false;
  return clauses(text.raw).some(({ raw, asks }) => {
    const { words, norm } = readText(raw);
    const said = asks && !RHETORICAL.test(norm) ? verdictOf({ words }) : undefined;
    return said === 'yes' || said === 'that' || (said === 'filler' && GRANTS_ASKED.test(norm));
  });
}
const RHETORICAL = / (?:(?:y )?por que no|como no|why not|por que nao|como nao) $/;
/** A filler that grants by itself. */
const GRANTS_ASKED = /^ (?:bueno+|ta|todo bien|bien) $/;

/** A yes, and nothing beside it that could take it back. */
export function agreesPlainly(said: Heard): boolean {
  if (asksItBack(said)) return false;
  const heard = seenThen(unexcused(said));
  const { text, times, situation } = heard;
  if ((STALLING.test(text.norm) && !confirmsItsTime(heard)) || TRAILS_OFF.test(text.norm)) return false;
  if (text.asks && DONE_BY_NOW.test(text.norm)) return false;
  if (situation.flow === 'cancelacion' && KEEPS.test(said.text.norm)) return false;
  if (situation.flow === 'reprogramacion' && AS_IT_IS.test(text.norm)) return false;
  if (situation.cancelling !== undefined && contradictsKnown(situation, times)) return false;
  if (namesOneUnknown(heard) || FRIEND_GOES.test(text.raw)) return false;
  if (plainWords(text.raw).some((word) => FUTURE.test(word))) return false;
  if (saysWhen(times) && (agreedTo(situation) === undefined || contradictsKnown(situation, times))) return false;
  const other = otherWords(heard);
  return other !== undefined && other.every((word) => isHarmless(word, situation));
}

/** "Cancelá la del lunes", where nobody knows which one is asked about. */
function namesOneUnknown({ times, situation: { flow, cancelling } }: Heard): boolean {
  return (
    flow === 'cancelacion' && cancelling === undefined && (times.fechaOriginal ?? times.horaOriginal) !== undefined
  );
}

/** "Mi amiga va" is somebody; "gracias, mi amiga" is whom one speaks to. */
const FRIEND_GOES = /(?<!\p{L})(?:mi|minha|meu|my)\s+amig[oa]s?\s+(?:van?|vienen?|vai|vem)(?!\p{L})/iu;

/** Words that are a yes and nothing else; "perfecto", "listo", "ya" may be said of what came in between. */
const SAYS_YES =
  / (?:s+i+p?o?|si+s[ei]|sep|sim|yes|yeah|yep|yup|claro|obvio|confirm[a-z]*|correct[oa]|exac?to|exac?tamente|acepto|adelante|hagale|hacelo|isso) /;
/** To book, "ok gracias" is a yes all the same; to cancel, to move and to pay, and behind a person's words, it takes note. */
const OK = / (?:dale|dele|ok(?:ey|ay|a|i)?) /;
const GO_AHEAD = / (?:dale|dele) /;
/** "Quedo atenta" waits for somebody's word, and gives none. */
const AWAITS = / qued(?:o|amos) (?:muy |super )?(?:atent[oa]s?|pendientes?|al pendiente|a la espera)(?= )/;

/**
 * Courtesy with half a yes at most: "perfecto, gracias" after something else was said, "hasta luego" where it is asked
 * whether to cancel, "quedo atenta". What it is for nobody can know; to cancel, half a yes after something else is none.
 */
export function isOnlyCourteous({ text, situation }: Heard): boolean {
  const { aside = false, flow } = situation;
  const words = plainWords(text.norm.replace(AWAITS, ' '));
  const found = pieces(words);
  const says = (kinds: readonly Piece['kind'][]) => found.some(({ kind }) => kinds.includes(kind));
  if (AWAITS.test(text.norm) && !says(['yes', 'that'])) return true;
  const behind = aside === 'wait' ? behindNoHurry(found, flow) : undefined;
  if (behind === 'back') return false;
  if (aside !== false && flow === 'agenda' && TAKES_NOTE.test(text.norm)) return true;
  if (SAYS_YES.test(text.norm)) return false;
  if (aside === false) return flow === 'cancelacion' && !OK.test(text.norm) && says(['bye']);
  const undoes = flow === 'cancelacion' || flow === 'reprogramacion';
  if (undoes || aside === 'person') return !words.some((word) => DEED[flow].test(word));
  const money = asksForMoney(situation);
  if (behind === 'heard') return !words.some((word) => DEED[flow].test(word) || (money && PAYS.test(word)));
  return !(money ? GO_AHEAD : OK).test(text.norm) && says(['thanks', 'bye']);
}

/**
 * Behind "sin apuro" an "ok" is for that there is no hurry ('heard'); "listo, de una" is for the question ('back'), though
 * what is gone by it is asked about by its name.
 */
function behindNoHurry(found: readonly Piece[], flow: Flow): 'back' | 'heard' | undefined {
  const yes = found.filter(({ kind }) => kind === 'yes').map(({ phrase }) => phrase);
  const own = yes.filter((phrase) => !TAKES_IN.test(phrase));
  const isCourteous = found.some(({ kind }) => kind === 'thanks' || kind === 'bye');
  if (own.length > 1) return flow === 'cancelacion' || isCourteous ? undefined : 'back';
  // "Bueno, dale igual" has weighed it. A thumb alone is no word.
  if (found.some(({ phrase }) => ALL_THE_SAME.test(phrase))) return undefined;
  const isYes = yes.length > 0 || found.length === 0;
  return isYes && own.every((phrase) => READY.test(phrase)) ? 'heard' : undefined;
}
/** Said of whatever was said last: that it is heard, or that it is well. */
const TAKES_IN =
  /^(?:dale|dele|daleee?|ok(?:ey|ay|a|i|ei|is|as|ok)?|k|vale|vale vale|ok ok|va|va va|sale|ta bom|esta bien|ta bien|bien|muy bien|perfect[oa]?|perfeito|genial|barbaro|joya|joia|buenisimo|excelente|otimo|beleza|blz|show|top|great|cool|fine|alright|all right|sounds (?:good|great|perfect)|entendido|recibido|anotado|enterad[oa])$/;
/** "Dale, pago ahora", "ok, el link": what the link is for. */
const PAYS = /^(?:link|liga|enlace|url|(?:pag|pay|abon|mand|envi|gener|send)[a-z]*|ger[ae])$/;
const ALL_THE_SAME = /^(?:igual|de tod[oa]s (?:formas|maneras|modos)|de (?:cualquier|qualquer) forma|anyways?)$/;
/** That he is there again; by itself it may be as much. */
const READY = /^(?:listos?|listoo|ya|ya esta)$/;

/** "Ah ya", "ah ok", behind the answer to a question: that is what they are for. */
const TAKES_NOTE =
  /^ (?:(?:a+h+|aja|oh|uy|mm+) )+(?:(?:ya|ok(?:ey|ay|i)?|bueno|listo|bien|claro|perfecto|genial|vale|gracias|entiendo|entendido|muchas) )+$/;

/** "Quiero ese", when something has been asked about since: of that, or of what is to be confirmed? Nothing is booked by it. */
export function pointsElsewhere({ text, situation: { aside = false, flow, asks } }: Heard): boolean {
  return aside !== false && flow === 'agenda' && asks === 'confirm' && THAT_ONE.test(text.norm);
}
const THAT_ONE =
  / (?:es[ae]|est[ae]|ess[ae]|that one)(?= (?!hora|horario|dia|turno|cita|fecha|si |(?:muy |super |re |todo )?(?:bien|perfect|genial|ok|correct|buen|bom|claro)))/;

/** The words that are of no closed class, and belong to nothing that is known to be harmless; none where a name contradicts. */
function otherWords({ text, times, situation }: Heard): readonly string[] | undefined {
  const known = knownNames(without(text.raw, times.spans), situation);
  if (known === undefined) return undefined;
  const said = readText(without(text.raw, times.spans)).norm;
  const kept = withoutHarmless(said, situation);
  if (kept === undefined) return undefined;
  const words = kept.split(' ').filter((word) => word !== '' && !known.has(word));
  const found = pieces(words);
  if (found.some((p) => p.kind === 'no') && verdict(found) !== 'yes') return undefined;
  return found.flatMap((p) => (p.kind === 'other' ? [p.phrase] : []));
}

/** The words that name the service, the person or the branch that is being confirmed; undefined where another is named. */
function knownNames(raw: string, situation: Situation): ReadonlySet<string> | undefined {
  const { tenant } = situation;
  if (tenant === undefined) return new Set();
  const known = agreedTo(situation);
  const named = findNames(raw, tenant);
  const same =
    (named.servicio ?? known?.servicio) === known?.servicio &&
    (named.profesional ?? known?.profesional) === known?.profesional &&
    (named.sucursal ?? known?.sucursal) === known?.sucursal;
  if (!same) return undefined;
  const of = [
    ...tenant.services.filter(({ id }) => id === named.servicio),
    ...tenant.professionals.filter(({ id }) => id === named.profesional),
    ...tenant.branches.filter(({ id }) => id === named.sucursal),
  ];
  return new Set(of.flatMap(({ name }) => namingWords(name)));
}

function isHarmless(word: string, situation: Situation): boolean {
  if (SMALL.test(word) || DEED[situation.flow].test(word)) return true;
  if (asksForMoney(situation) && PAYING.test(word)) return true;
  return FACE.test(word) && !DOUBTFUL_FACE.test(word);
}
