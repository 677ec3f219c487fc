/**
 * Who asks for time instead of answering: "ok hold on", "déjame ver con mi esposo", "te confirmo depois", "mañana te
 * digo". The yes before it is a sound of courtesy, and the day in it is when he writes again, not one that he wishes for.
 */
import type { Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { isCalled } from '../../names.ts';
import { HIS_OWN } from '../../words/kin.ts';
import { LATER } from '../../words/put-off.ts';
import { agreedTo } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { clauses, fold, readText, without, type Text } from '../../words/text.ts';
import { APPOINTMENT, NOT_THERE_YET, WEEKDAY } from '../../words/words.ts';
import { contradictsKnown } from '../agreeing/agreement.ts';
import { re } from '../../words/pattern.ts';

const PRONOUN = '(?:te|les|le|lhe|lhes|os|t|vos|l[oa]|eu|yo|i|ya|ja)';
const SPEAKING =
  '(?:confirm(?:o|are|arei|amos)|avis(?:o|are|arei|amos)|dig(?:o|amos)|escrib(?:o|ire)|escrev(?:o|erei)|respond(?:o|ere|erei)|contest(?:o|are)|retorno|cuento|conto|comento|marco|mando mensaje|falo|llamo|vuelvo|volto|pienso|decido|resuelvo)';
/** "Con el dr Marco el lunes": behind these stands a name, and no verb. */
const CALLED =
  '(?:con|com|with|a|al|el|de|del|dr|dra|doctor|doctora|doutor|doutora|don|senor|sr|lic|licenciado|prof|profe|profesor)';
/** "Un segundo turno" is another one. */
const NO_VISIT = `(?! ${APPOINTMENT} )`;
/** A bare "digo" puts right what was said: "hoy, digo, mañana a las 6". */
const TELLS = `(?:(?:${PRONOUN} )+|(?!digo )(?<! ${CALLED} ))${SPEAKING}`;
/** "Ahora te digo" is later, though "pago ahora" is not. */
const THEN = `(?:${LATER}|ahora)`;
const FINDING_OUT =
  '(?:ver(?:l[oa])?|veo|vejo|v(?:ou|oy) ver|che[ck][a-z]*|consult[a-z]*|pens(?:ar|arl[oa]|o|e)|pienso|revis(?!ion)[a-z]*|fij(?:ar|arme|o)|mir(?:ar|arl[oa]|o)|olh(?:ar|o)|pregunt[a-z]*|pergunt[a-z]*|habl(?:ar|o|e|arl[oa])|fal(?:ar|o)|convers[a-z]*|plati(?:c|qu)[a-z]*|charl[a-z]*|confirm(?:ar|o)|avis(?:ar|o)|decid(?:ir|o)|organiz[a-z]*|acomod[a-z]*|analiz[a-z]*|averigu[a-z]*|verific[a-z]*|busc(?:ar|o)l[oa]|comprob[a-z]*|combin(?:ar|o)|think|see|ask|talk|look|confirm|verify|decide|get back|sleep on|figure|find out|double check|speak|text|call|discuss|consider)';

/** "Dame un corte el viernes" asks for no time. */
const WHILE =
  '(?:moment[a-z]*|segund[a-z]*|seg|minut[a-z]*|min|mins|rat(?:o|ito|ico)|toque|cachito|tiempo|tiempito|chance|chancecito|ratinho|instante|instantinho|dia|dias|hora|horas|par de (?:minutos|horas|dias)|pouquinho)';

/** "En diez minutos le confirmo": the minutes until he says so, and no hour of theirs. */
const SOON_TOLD = `(?:en|dentro de|em|daqui a|in) (?:(?:unos|unas|uns|umas|como|about|un|una|um|uma|a) )*(?:[0-9]+ |(?!el |la )[a-z]+ )?(?:minut[a-z]*|mins?|horas?|hrs?|rat[a-z]*|segund[a-z]*|hours?|momentit[oa]|momento) (?:${TELLS}|(?:i ll|i will) (?:let you know|confirm|tell you|get back))`;
/** "Ya se la paso", "ahorita te lo mando": what was asked for is on its way. */
const FETCHES =
  '(?:ya|ahora|ahorita|ahi|enseguida|al toque|altiro) (?:se|te|les?) l[oa] (?:paso|mando|envio|busco|consigo|doy|traigo)';
/** "Pará que consulto con los chicos", "aguantá que pregunto". */
export const WAITS_TILL_ASKED =
  '(?:para|espera(?:me)?|espere(?:me)?|aguanta(?:me)?|bancame|aguarda) que (?:(?:l[oa]|le|les) )?(?:consulto|pregunto|veo|miro|averiguo|hablo|chequeo|checo|reviso|confirmo)';
/** Ways of asking for a while to oneself, each by its name. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  /** "te confirmo después", "mañana te digo", "ya te confirmo" */
  tellsLater: [
    ` ${TELLS} (?:${PRONOUN} )*${THEN} `,
    ` ${THEN} ${TELLS} `,
    ` ${SOON_TOLD} `,
    // "Si puedo te confirmo", "te confirmo cuando sepa": if he can, when he knows.
    ` (?:si|se) (?:puedo|podemos|posso) (?:${PRONOUN} )*${SPEAKING} `,
    ` ${TELLS} (?:${PRONOUN} )*(?:si|se|cuando|apenas|quando|if|when) (?:(?:ya|al final|yo|eu|i) )*(?:pued[oa]|podemos|podamos|voy|vaya|vamos|alcanzo|alcance|llego|salgo|salga|sep[ao]|tenga|me desocup[eo]|posso|puder|souber|can|know) `,
    ` (?:ya|ja|ahi|enseguida|logo) (?:te|les|le|lhe) ${SPEAKING} `,
    ' (?:i ll|ill|i will|we ll|i m gonna|will|gonna|going to|let me|lemme) (?:just )?(?:confirm|let (?:you|u|ya) know|get back|tell (?:you|u)|text (?:you|u)|write|message|reply|answer|call|do it|come back|decide|see)(?: [a-z]+){0,4} (?:later|soon|tomorrow|tonight|first|in a (?:bit|while|minute|sec))',
    ' (?:i ll|ill|i will|we ll|let me|lemme|i can|i) (?:let (?:you|u|ya) know|get back to (?:you|u|ya)|think) ',
    ' (?:confirm|book|decide|do it|cancel|answer|reply|tell you|talk|text|maybe) (?:it )?(?:later|another time|some other time) ',
  ],
  /** "déjame ver", "let me check with my wife", "vou ver", "tengo que consultarlo" */
  findsOut: [
    ` ${WAITS_TILL_ASKED}`,
    ` (?:let me|lemme|let us|i ll|ill|i will|i gotta|gotta|i need to|need to|i have to|have to|got to|gonna|i should|i must|must|i want to|deja(?:me|nos)?|dejeme|dejenme|deja que|deixa?(?: eu)?|deixe(?: eu| me)?|permita(?:me)?|permiteme|tengo que|tenemos que|hay que|debo|primero|voy a|vamos a|vou|vamos|preciso|tenho que|tenho q|tengo q|necesito|falta|espera que|primero) (?:(?:l[oa]|l[oa]s|le|me|te|just|first|primero|so|ir|a|real quick|quickly|quick|go|que) )*${FINDING_OUT} `,
  ],
  /** "hold on", "un momento", "pera" */
  holdOn: [
    ` (?:hold (?:on|up|it)|hang on|wait(?: up)?|one (?:sec|second|moment|min|minute)|just a (?:sec|second|moment|min|minute)|(?:give|gimme)(?: me)? (?:a|one|1|some|5|two|a few)|a (?:sec|second${NO_VISIT}|moment|minute)|1 (?:sec|min|minute)|brb|not yet|espera(?:me|nme|te|le)?|esperenme|espere(?:me)?|espereme|aguanta(?:me)?|aguarda|aguarde|bancame|pera|perai|perate|perame|peraí|pere|calma|tantito|permitame|un (?:momento|moment(?:it|ic)o|momenticito|segundo${NO_VISIT}|segund(?:it|ic)o|ratito|rato|toque|minuto|minut(?:it|ic)o|cachito|ratico|tantico)|1 (?:minuto|minutito|momento|segundo|segundinho)|um (?:momento|momentinho|minuto|minutinho|segundo${NO_VISIT}|segundinho|instante|pouquinho)|so um|d[ae]me (?:chance|chanza|tiempo|tantito|(?:(?:un|unos|1|5|10|dos|tres) )?${WHILE})|(?:me da|regaleme) (?:um|un|1|uns) ${WHILE}|(?!${NOT_THERE_YET} )(?:todavia no|aun no|ainda nao)|${FETCHES}|no todavia|no aun) `,
  ],
  /** "lo consulto", "estoy viendo", "i'm thinking" */
  ponders: [
    // "Dale igual", "confirmo igual" are a yes all the same; "igual sí", "igual y sí", "igual confirmo" are a maybe.
    '^ (?:[a-z]+ )?igual (?:y )?(?!(?:confirm|reserv|agend)[ae]me )(?:si|sim|yes|dale|puede|capaz|(?:confirm|reserv|agend|acept)[a-z]*) ',
    ' (?:lo|la) (?:pienso|consulto|charlo|checo|chequeo|miro|reviso|platico|hablo|voy a pensar|estoy pensando) | (?:estoy|estou|to|i m|im) (?:viendo|vendo|pensando|checando|revisando|en (?:eso|duda)|na duda|thinking|checking|driving|manejando|dirigindo) | (?:s[eo]|ya) (?:depois|despues) ',
  ],
  /** "ahorita", "later", "depois", and nothing else but a yes */
  onlyLater: [
    '^ (?:(?:ok|okay|si|sim|yes|sure|dale|bueno|beleza|ta|va|listo|claro) )*(?:a?horita|horita|ahoritica|al rato|al ratito|despues|luego|depois|mas ratico|en un rato|em breve|daqui a pouco|logo|soon|in a bit) $',
    '^ (?:ok|okay|yes|sure|yeah|fine|cool|great) (?:maybe )?(?:later|later on) $',
  ],
};

/** Asks for a while to himself. A bare "espera" too: whoever says what he waits for is an errand before. */
export const STALLING = new RegExp(Object.values(WAYS).flat().join('|'));
const { holdOn: _holdOn, ...LATER_WAYS } = WAYS;
const TELLS_LATER = new RegExp(Object.values(LATER_WAYS).flat().join('|'));
const STALL_WORDS_MAX = 16;

/**
 * "Confirmo el viernes a las 10", of that very hour, says yes; "te confirmo el viernes", "confirmo mañana" may be when he
 * will say so.
 */
export function confirmsItsTime({ text, times, situation }: Heard): boolean {
  if (agreedTo(situation) === undefined || !saysWhen(times) || contradictsKnown(situation, times)) return false;
  const [first] = [...times.spans].sort((a, b) => a.start - b.start);
  if (first === undefined || !CONFIRMS.test(readText(text.raw.slice(0, first.start)).norm)) return false;
  const dated = times.fecha !== undefined && !SOON.test(fold(text.raw));
  return (times.hora !== undefined || dated) && !STALLING.test(readText(without(text.raw, times.spans)).norm);
}
const CONFIRMS =
  /(?<! (?:te|le|les|os|lhe|lhes|you|voy a|vou|para|cuando|quando)) confirm(?:o|amos|ar|ad[oa]|e|a)?(?: (?:(?:el|la|lo|mi|o|a|para|pra|pro|no|na|de|del|en|asistencia|cita|turno|hora|the|for|on|at))?)* $/;
const SOON = /(?<!(?:de|por|en) la )(?:ma[nñ]ana|hoy|amanha|hoje|tomorrow|today)/;

/** The same where nothing is open: "limpieza Marco martes a las 10" names who works there, "te marco el martes" calls. */
export function putsOff(norm: string, tenant: Tenant | undefined): boolean {
  if (!STALLING.test(norm)) return false;
  const words = norm.trim().split(' ');
  const people = tenant?.professionals ?? [];
  const said = words.filter((word, i) => PRONOUNS.test(words[i - 1] ?? '') || !people.some((p) => isCalled(word, p)));
  return said.length === words.length || STALLING.test(` ${said.join(' ')} `);
}
const PRONOUNS = re`^${PRONOUN}$`;

/** "Apártame el de las 17 mientras lo pienso", of rows: it is taken, and thought over meanwhile; "y mañana me reservas la hora" is later. */
const HOUR_OR_ROW = `(?:${APPOINTMENT} )?(?:(?:de|do|da|del|of|at) )?(?:(?:las?|as) )?(?:[0-9]|una |dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez |once |doce |primer|segund|tercer|ultim|mas tempran|first|second|third|last|(?:hoy|manana|amanha|tomorrow|${WEEKDAY}) )`;
/** "Y después te confirmo" is when he tells, and no later hold. */
const HELD_LATER =
  '(?<! (?:aviso|confirmo|digo|escribo|cuento|pienso|veo|decido|know|you|confirm|think) )(?:despues|luego|depois|later|mas tarde) (?!(?:te|le|les|lhe|lo|la|i|confirmo|aviso|veo|decido) )';
const HOLDS = re` (?<! (?:no|nao|not|don t|manana|amanha|tomorrow|luego|despues|depois|later) (?:(?:me|nos|l[oa]) )*)(?:(?:apart|reserv|guard|separ|apunt|anot|agend|segur)(?:a|e|en)(?:me|nos)?|pon(?:me|game|eme)?|(?:me|nos) (?:apart|reserv|guard|separ|apunt|anot|agend|pon)[a-z]*|hold|keep|save) (?:(?:para|pra|mim|me|for) )*(?:(?:el|la|las|o|a|as|the) (?=${HOUR_OR_ROW})|(?:ese|esa|este|esta) )(?!(?:.* )?${HELD_LATER})`;
export function takesMeanwhile({ text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  return situation.asks === 'list' && HOLDS.test(text.norm);
}

/** What he is asked to decide is open: only there is there something to put off. */
export function stalls(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const open =
    situation.asks === 'confirm' ||
    asksForNumber(situation) ||
    (situation.asks === 'field' && asksHisOwn(text)) ||
    (situation.asks === 'list' && (FINDS_OUT.test(text.norm) || ASKS_HIS_OWN.test(text.norm)));
  if (!open || text.asks || text.words.length > STALL_WORDS_MAX || takesMeanwhile(heard)) return undefined;
  if (hit !== undefined && !PUT_OFF.includes(hit.intent)) return undefined;
  if (hit?.intent === 'pay' && PAYS_FIRST.test(text.norm)) return undefined;
  if (REFUSING.test(text.norm) && !notYetButWaits(heard)) return undefined;
  return STALLING.test(text.norm) && !saysItsHour(heard) && !confirmsItsTime(heard)
    ? act(heard, { intent: 'wait' })
    : undefined;
}
/** "Espere un momento, lo busco", of a mail or a document: nobody is called so. */
function asksForNumber({ field }: Heard['situation']): boolean {
  return field === 'email' || field === 'nationalId';
}
/** "Espera que salgo a las seis, a las siete": an hour by itself at the end is wished for, and nothing is waited for. */
function saysItsHour({ text, times }: Heard): boolean {
  const last = clauses(text.raw).at(-1);
  if (times.hora === undefined || last === undefined || last.start === 0 || TELLS_LATER.test(text.norm)) return false;
  const bare = readText(without(text.raw, times.spans).slice(last.start)).norm;
  return times.spans.some(({ start, kind }) => kind === 'time' && start >= last.start) && BARE.test(bare);
}
const BARE = /^ +(?:(?:mejor|melhor|better|entonces|entao|porfa|por favor|please|que sea|puede ser|hay) )*$/;
/** "Todavía no, espera", "no sé, déjame preguntarle a mi novia", to the hour that is proposed: it is not refused, and its question stays. A bare "todavía no" is a no. */
function notYetButWaits({ text: { norm }, situation: { flow } }: Heard): boolean {
  if (flow !== 'agenda' && flow !== 'reprogramacion') return false;
  const rest = norm.replace(NOT_YET, ' ');
  // "No, dejame que lo hable con mi novio y te digo": no to now, and he comes back to it.
  const later = norm.replace(NO_AHEAD, ' ');
  const asks = later !== norm && ASKS_HIS_OWN.test(later) && COMES_BACK.test(later);
  return (STALLING.test(rest) && !REFUSING.test(rest)) || (asks && STALLING.test(later) && !REFUSING.test(later));
}
const NO_AHEAD = /^ (?:(?:no+|nao|nop|nah) )+/;
const NOT_YET =
  / (?:(?:no|nao) )?(?:todavia no|no todavia|aun no|no aun|ainda nao|not yet|(?:no se|nao sei|no estoy segur[oa]|nao tenho certeza|not sure|don t know)(?: (?:todavia|aun|ainda|yet))?(?: (?:si|se|if) (?:i )?(?:puedo|podre|podamos|podemos|voy a poder|llego|alcanzo|posso|consigo|can)(?: (?:ir|llegar|make it))?)?) /;
/** "Lo consulto con mi marido", "preciso falar com meu chefe antes": who decides with him. */
const ASKS_HIS_OWN = re` (?:${FINDING_OUT}|pregunt[a-z]*|pergunt[a-z]*)(?: [^ ]+){0,2} (?:con|com|with|to|a|al|pra|para) ${HIS_OWN} | (?:ask|tell) ${HIS_OWN} `;

export function asksHisOwn({ norm, asks }: Pick<Text, 'norm' | 'asks'>): boolean {
  return !asks && ASKS_HIS_OWN.test(norm) && STALLING.test(norm);
}
const COMES_BACK = / (?:te|les|le|lhe) [a-z]+ | let (?:you|u|ya) know | get back /;

/** "Lo consulto con mi marido y te digo", before a list: he comes back to it, and it stays. */
export function asksHisOwnFirst({ text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  if (situation.asks !== 'list' || REFUSING.test(text.norm)) return false;
  return ASKS_HIS_OWN.test(text.norm) && COMES_BACK.test(text.norm);
}
/** Before a list "dejame ver" may be of the list: whom he asks is told, or that he will tell. */
const FINDS_OUT = re` ${SOON_TOLD} | (?:con|a|al|com|with) (?:(?:mi|meu|minha|my|la|el) )?(?!la |el |las |los )[a-z]+ (?:[a-z]+ ){0,2}(?:y|e|and|ahorita|ahora|luego|despues|a ver) | (?:y|e|and|ahorita|ahora|luego|despues|ya) (?:(?:ya|ja|ahi|enseguida|logo|despues|depois|luego) )?(?:te|les|le|lhe) (?:digo|aviso|confirmo|cuento|comento|escribo|falo) $| let (?:you|u) know `;
/** "Ahora no, después veo", "no wait, keep it" answer; "mejor más al ratito" asks for another hour. */
const REFUSING = / (?:no|nao|not|nah|mejor|melhor|better|otr[oa]s?|outr[oa]s?|others?|another|horarios?) /;
/** "Espere, primero quiero pagar la ortodoncia": something else comes first, and is told. */
const PAYS_FIRST =
  / (?:primero|antes|first|primeiro) (?:(?:te|le|les|lo|la|me|eu|i) )*(?:quier[oe]|quisiera|queria|necesito|voy a|quero|preciso|want to|need to) (?:pagar|abonar|pay) /;
const PUT_OFF: readonly Act['intent'][] = ['reject', 'ask', 'cancel', 'book', 'pay', 'move'];
