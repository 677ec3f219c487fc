/**
 * Words that work in every state (CONV-10): leave, go back, menu, a person. Only when they are all that is said. Long
 * because what looks like an exit and is none stands beside it.
 */
import { act, type Act } from '../../acts.ts';
import { asksHisOwn, asksHisOwnFirst, putsOff, takesMeanwhile, WAITS_TILL_ASKED } from './stalls.ts';
import { pieces } from '../../words/phrases.ts';
import { AFTERWARDS, LATER, NOT_AT_ALL, NO_THANKS } from '../../words/put-off.ts';
import { findNames } from '../../names.ts';
import { plainWords, type Text, singleWords } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { CANNOT, CANT_COME } from '../../words/cannot.ts';
import { staysWhereItWas } from './where-it-was.ts';
import { re } from '../../words/pattern.ts';

type Exit = Pick<Act, 'intent' | 'word'>;
const SAID: readonly (readonly [Exit, string])[] = [
  [
    { intent: 'exit', word: 'salir' },
    'salir|salir del chat|salir del menu|me quiero salir|quiero irme de aqui|salir de esto|salir de eso|me salgo|salgamos|salgamos de esto|salgamos de eso|salgamos de aqui|quiero salir de esto|quiero salir de aqui|sacame de aqui|saqueme de aqui|dejemoslo|dejemoslo asi|dejemos eso|dejemos esto|salir de agenda|salir de agendamiento|salir de pago|salir de pagos|salir de aqui|salir de aca|quiero salir|salgo|salirme|terminar|finalizar|fin|basta|basta ya|stop|exit|quit|sair|quero sair|leave|cerrar|cerrar chat|me quiero ir|quiero terminar|encerrar|parar|no quiero seguir|no seguir|forget it|forget about it|never mind|nevermind|olvidalo|olvidelo|olvidate|olvidese|esquece|esqueca|deixa pra la|drop it|let s leave it|lets leave it|let s drop it|lets drop it|let s leave it there|leave it there|vamos deixar pra la|vamos deixar assim|deixa quieto',
  ],
  [
    { intent: 'exit', word: 'cancelar' },
    'cancelar|cancel|cancela|cancele|cancelo|cancelado|cancelar todo|cancela todo|cancelalo todo|cancelar proceso|cancelar operacion|cancelar tramite|cancel all|cancelar esto|cancela esto|anular|cancel it|cancel that|cancel this|cancelalo|cancelelo|cancelarlo|cancela isso|cancele isso|cancelar isso',
  ],
  [
    { intent: 'exit', word: 'menu' },
    'menu|menu principal|volver al menu principal|regresar al menu|regresar al menu principal|regresar al inicio|ir al menu principal|llevame al menu|ir al menu|volver al menu|ver menu|ver el menu|menu inicial|menu inicio|menu de inicio|inicio|volver al inicio|ir al inicio|inicio por favor|al menu|main menu|start|start over|start again|let s start over|lets start over|restart|empezar de nuevo|empecemos de nuevo|empezar de cero|empecemos de cero|desde cero|arranquemos de nuevo|arranquemos de cero|arrancar de nuevo|arrancar de cero|volver a empezar|volvamos a empezar|comencemos de nuevo|vamos comecar de novo|recomecar|empezar otra vez|reiniciar|comenzar de nuevo|comecar de novo|voltar ao menu|opciones|ver opciones|que opciones hay|que opciones tengo',
  ],
  [
    { intent: 'back' },
    'atras|volver|volver atras|regresar|regresa|vuelve|volve|ir atras|para atras|hacia atras|anterior|paso anterior|back|go back|voltar|volta|retroceder|un paso atras|volvamos atras|volver al paso anterior|me equivoque volver',
  ],
  [
    { intent: 'person' },
    'humano|persona|una persona|un humano|asesor|asesora|un asesor|operador|operadora|agente|un agente|agente humano|representante|ejecutivo|soporte|ayuda humana|persona real|recepcion|recepcionista|secretaria|human|agent|person|a person|real person|operator|representative|atendente|pessoa|um atendente|falar com atendente|encargado|supervisor|gerente',
  ],
];
const EXITS = new Map(SAID.flatMap(([exit, list]) => list.split('|').map((phrase) => [phrase, exit] as const)));
const POLITE =
  /^(?:quiero|quisiera|necesito|puedo|por favor|porfa|please|deseo|bueno|entonces|mejor|ok|hola|buenas|no|con|y|quero|me equivoque|perdon|sorry) /;

/** "No quiero salir": by no verb that is left of it. */
const NOT_WANTED = /^ (?:(?:yo|ya|i) )?(?:no|nao|don t) (?:quiero|quisiera|quero|deseo|necesito|want to) /;

/** "Olvidate, no quiero nada": drops whatever is open. */
const NOTHING_ANY_MORE =
  /^ (?:[a-z]+ ){0,4}(?:ya )?(?:no quiero|nao quero|don t want) (?:(?:hacer|agendar|reservar|tomar|pedir|marcar) )?(?:mas |mais )?(?:nada|anything)(?: mas| mais)?(?: ya)?(?: (?:dej[ae]l[oa]|dej[ae]|dejemosl[oa]|deixa)(?: (?:ahi|asi|nomas|assim|pra la))?| olvid(?:al|el)[oa])?(?: (?:gracias|obrigad[oa]|porfa|por favor))* $/;

/** "Ya no quiero reservar": which appointment, or of when, is not said. */
const BOOKS_NO_MORE = re`^ (?:[a-z]+ ){0,3}?(?:no|nao|don t) (?:quiero|quero|want to|voy a|vou) (?:(?:ya|seguir|continuar) )*(?:reservar|agendar|pedir|sacar|marcar|book)(?: (?:ningun[oa]?|nenhum[a]?|otr[oa]|una?|la|el|mas|any|an)| (?:${APPOINTMENT}))*(?: (?:gracias|obrigad[oa]|thanks|por ahora|entonces|porfa|por favor))* $`;

/** "Ah não deixa, esquece", "nvm": forgotten, and nothing but manners and a no around it. */
const MANNERS =
  '(?:ah|ay|oh|ok|okay|nada|no|nao|nah|uy|bueno|mejor|melhor|entao|actually|deixa(?: pra la| quieto| assim)?|deja|dejal[oa]|leave it|gracias|obrigad[oa]|thanks|sorry|perdon|desculpa|ya|then|isso|eso|por favor|please)';
const FORGOTTEN = re`^ (?:${MANNERS} )*(?:[a-z]+ )?(?:esquec[ea]|olvid(?:al[oa]|el[oa]|ate|ese)|forget (?:it|that|about it)|nvm|nvmd|nm|never ?mind) (?:${MANNERS} )*$`;

/** "Bueno, ya fue": the same, where nothing is asked ("¿ya fue?" asks whether it is done). */
const LET_GO = re`^ (?:${MANNERS} )*(?:ya fue|ya no importa|scratch that|skip it)(?: (?:nomas|che|amig[oa]|${MANNERS}))* $`;

/** Who wants no more messages gets none: nothing stays open that would ask again (CONV-14). */
const OPTS_OUT = new RegExp(
  [
    / (?:no|nao|don t|do not) (?:me |nos )?(?:escrib|mand|envi|contact|molest|text|messag|write)[a-z]*(?: [a-z]+){0,2} (?:mas|mais|anymore|mensajes) /,
    / (?:no|nao|don t) (?:quiero|deseo|quero|want)(?: to)?(?: mais| mas| que me)? (?:recib|receb|receiv|mensaj|mensag|messag|escrib|contact)[a-z]* /,
    / (?:dej(?:en|a|ame|enme)|par(?:a|en)|basta|pare|parem|stop) (?:de |com )?(?:escrib|mand|envi|molest|text|messag|contact)[a-z]* /,
    / baja (?:de|a|en) (?:l[oa]s?|est[aeo]s?|sus?|tod[oa]s l[oa]s) (?:mensajes?|promos?|promociones|avisos?|publicidad|newsletter|chat|grupo|difusion) /,
    / (?:desuscrib|desuscriv|unsubscrib|descadastr)[a-z]* /,
    / (?:dame|deme|denme|darme|quiero(?: la| darme de)?) (?:de )?baja (?!un|el|la|lo|mi|al |es[ae] |est[ae] |de(?:l| la) (?:turno|horario|cita|hora|clase|reserva|lunes|martes|miercoles|jueves|viernes|sabado|domingo|[0-9]+) )/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
/** "I'll get back to you tomorrow", and nothing behind it: with an hour told it may be the appointment that he comes to. */
const LATER_ON =
  '(?: (?:later|tomorrow|soon|another (?:time|day)|some other (?:time|day)|next week|in a (?:bit|while|few days)|on that|about (?:it|this)|thanks|thank you|bye|ok))*(?= $)';
/** "Lo pienso y te aviso", "me arrepentí": whatever is open is left, and nothing is asked again. */
const POSTPONES = new RegExp(
  ` (?:${[
    '(?:lo|la) (?:pienso|consulto|charlo|hablo)|(?:lo|la) (?:voy|tengo que|quiero) (?:a )?(?:pensar|consultar|charlar)',
    '(?:dejame|dejeme) pensarl[oa]|tengo que (?:pensarl[oa]|consultarl[oa]|consultar|hablarl[oa]|verl[oa])',
    '(?:tengo que|debo|necesito|voy a|tenho que|preciso|vou) (?:(?:mirar|revisar|checar|chequear|olhar)(?:l[oa])?(?= $| (?:y|e|bien|antes|primero|luego|despues|gracias))|(?:mirar|revisar|ver|checar|chequear|consultar|olhar) (?:mi|mis|la|minha|a) (?:agenda|calendario|horarios|turnos)(?= $| (?:y|e|antes|primero|gracias)))',
    `(?:te|les|le|lhe) (?:aviso|confirmo|digo|falo) (?:${AFTERWARDS}|en un rato)`,
    // "Hoy, digo, mañana" puts right what was said.
    `${AFTERWARDS} (?:(?:te|les|le|lhe|eu) )*(?:aviso|confirmo|(?<=te |les |le |lhe )digo|falo|escribo)`,
    '(?:lo pienso|despues|luego) y (?:te|les|le) (?:aviso|confirmo)',
    '(?:mejor )?otro dia (?:(?:te|les|le|los|yo) )*(?:escribo|hablo|llamo|contacto|aviso)|(?:te|les|le|los) (?:escribo|hablo|llamo|contacto) (?:otro dia|mas adelante)',
    // "Otro día será", "ya miraré otro día": not now; "mejor otro día" asks for one.
    '(?:otro dia|outro dia|otra vez|en otra ocasion) (?:(?:ya|yo|eu|l[oa]s?) )*(?:sera|veo|vere|vemos|veremos|miro|mirare|vejo|verei)(?:(?: mejor)?(?= $)|(?= (?:gracias|pues|entonces|obrigad[oa]) ))|(?:ya|lo|yo|eu) (?:(?:ya|lo|yo|eu) )*(?:veo|vere|vemos|veremos|miro|mirare|vejo|verei) (?:otro dia|outro dia|en otra ocasion)|sera (?:otro dia|en otra ocasion|outro dia)|fica (?:pra|para) outr[oa] (?:dia|hora)',
    '(?:dej|deix)[a-z]+(?: l[oa])?(?: mejor)? (?:para|pra) (?:(?:otro|outro|mas|mais) (?:dia|momento|adelante|tarde)|depois|despues|luego)|leave it for another (?:day|time)',
    '(?:(?:i )?(?:ve |have )?changed my mind|mudei de ideia|cambie de (?:opinion|idea|parecer))(?= $| thanks| thank| sorry| bye| gracias| obrigad| perdon| disculp)|desisti|desisto|(?:vou|quero) desistir|me arrepenti|(?:ya no|ja nao) (?:lo |la |a |o )?(?:quiero|quero|necesito|preciso)(?= $| gracias| obrigad)|(?:no|nao) (?:l?[oa] )?(?:quiero|quero) (?:mas|mais)(?= $| gracias| obrigad[oa])|vou pensar',
    '(?:i ll|ill|i will) (?:think about it|let you know|(?:confirm|decide) (?:it )?(?:later|tomorrow))|let me think about it',
    `(?:i ll|ill|i will|let me|lemme|i can) (?:get|come) back to (?:you|u|ya|this)${LATER_ON}`,
    `(?:i ll|ill|i will) (?:(?:text|message|msg|call|write|contact|ping)(?: (?:you|u|ya))?(?: (?:back|again))?|come back|try again)${LATER_ON}`,
    '(?:i ll|ill|i will) book(?: it| one| an appointment)? (?:later|another (?:time|day)|some other (?:time|day))(?= $| thanks| thank you)',
  ].join('|')}) `,
);
const POSTPONING_WORDS_MAX = 12;

/** Given up for good. Where a link is open it is dropped with its booking: who pays it all the same meets a person (AGENDA-16). */
const RENOUNCES =
  / (?:me arrepenti|me arrependi|desisto|desisti|ya no(?: (?:gracias|lo|la|voy|quiero|necesito|quiere|vamos))+|siempre no|nao quero mais|(?:no|nao|don t) (?:quiero|quero|want)(?: [a-z]+)? (?:nada|anything)|(?:i )?(?:don t|do not) want (?:it|this) anymore|changed my mind) /;
/** "No quiero pagar seña", and nothing of when or how he would. */
const WILL_NOT_PAY =
  / (?:no|nao|don t|not) (?:quiero|voy a|pienso|deseo|quisiera|vamos a|quero|vou|want to|going to) (?:pagar|abonar|senar|dejar|dar|pay)(?: (?:la|el|una?|esa|ese|ninguna|ningun|nada|sena|anticipo|adelanto|deposito|abono|de|o|um|sinal|the|a|any|deposit|por adelantado|antes|gracias|anything|upfront|olvid(?:ate|al[oa]|el[oa]|ese)|dej(?:a|e|al[oa]|el[oa])))* $/;
/** "Ya no puedo ese día, mejor no": no other day is asked for. */
const NOR_ANOTHER_DAY = re` (?:${CANNOT}|no podria|${CANT_COME})(?: [a-z]+){0,4} (?:mejor|melhor|then) (?:ya )?(?:no|nao|not)(?: gracias| obrigad[oa]| thanks)* $`;
/** "Dejemos así, no la reserve", "ya no las voy a hacer", "mejor no, ya conseguí cerca de casa": not ordered, or done by now. */
const NOT_RESERVED =
  / (?:no|nao|don t) (?:(?:me|nos|l[oa]s?) ){0,2}(?:reserv|agend|anot|apart|separ|marqu|book)(?:e|es|en|em|a)?(?: (?:nada|it|anything|gracias|entonces|porfa|por favor|obrigad[oa]))* $/;
const NOT_DONE_ANY_MORE =
  / (?:ya|al final|ja|mejor) (?:no|nao) (?:(?:me|nos|l[oa]s?) )*(?:voy|vamos|vou) a?(?: ?(?:hacer|tomar|sacar|querer|necesitar|ocupar|precisar|fazer)(?:me|nos)?(?:l[oa]s?)?)(?: (?:nada|ya|gracias|muchas|obrigad[oa]|perdon|disculpe))* $/;
const DONE_BY_NOW =
  / (?:mejor|melhor|al final|siempre) (?:no|nao)(?: gracias| obrigad[oa])? (?:porque |pues |es que |que )?(?:ya|ja) (?:(?:me|nos|l[oa]s?|se|eu) )*(?:consegu[a-z]+|encontr(?:e|amos)|resolv[a-z]+|ach(?:ei|amos)|[a-z]+(?:aron|ieron|aram|eram))(?: [a-z]+){0,6} $/;
const FOR_GOOD: readonly RegExp[] = [
  NOT_RESERVED,
  NOT_DONE_ANY_MORE,
  DONE_BY_NOW,
  NOR_ANOTHER_DAY,
  RENOUNCES,
  WILL_NOT_PAY,
  NO_THANKS,
  NOT_AT_ALL,
  LET_GO,
];
/** Nothing of it is wanted any more; by a mere no another hour may be. */
export function dropsIt(text: Text): boolean {
  if (exitIn(text)?.word === 'salir') return true;
  return FOR_GOOD.some((one) => one !== NO_THANKS && one.test(text.norm));
}
export function renounces({ text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  if (situation.state !== 'AGENDA_ESPERANDO_PAGO' || text.asks) return false;
  return FOR_GOOD.some((one) => one.test(text.norm));
}

const WAITS = re` ${WAITS_TILL_ASKED} `;
/** In a flow that waits for an answer; in a cancellation "ya no lo quiero" is a yes. */
export function postpones({ text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  const { flow, asks } = situation;
  if (flow === 'ninguno' || flow === 'cancelacion' || asks === 'field' || text.asks) return false;
  if (text.words.length > POSTPONING_WORDS_MAX) return false;
  if (asksHisOwnFirst({ text, situation })) return false;
  // "Espérame que lo consulto con mi esposo", before a yes or no: it waits.
  if (asks === 'confirm' && WAITS.test(text.norm)) return false;
  if (takesMeanwhile({ text, situation })) return false;
  if (refusesAndLeaves(text)) return situation.state !== 'AGENDA_ESPERANDO_PAGO';
  const notNow = situation.state !== 'AGENDA_ESPERANDO_PAGO' && NOT_NOW.test(text.norm);
  return notNow || NOR_ANOTHER_DAY.test(text.norm) || POSTPONES.test(text.norm);
}
/** "Nah, no me tinca ninguna, chao", "ninguno me sirve, salir": who leaves with his no looks for no other day. */
const LEAVES_WITH = re` (?:chao+|chau+|chaito|bye(?: bye)?|adios+|adeus|tchau|goodbye|hasta luego|(?<!(?:pued[a-z]+|pud[a-z]+|poder|podria|posso|consigo|logro|alcanzo|voy|vou|dej[a-z]+|deix[a-z]+|a|al|de|antes|para|pra|por|en|que|y|to) )(?:salir|sair|exit|quit))(?: (?:muchas|mil|gracias|obrigad[oa]|thanks|thank you|igual|nomas|pues))* $`;
const REFUSAL = / (?:no+|nah|nop|nope|nel|nao|ningun[oa]?|nada|paso|not|none|nenhum[a]?) /;
const STILL_WISHED =
  / (?:si|sim|yes|mejor|melhor|pero|but|mas|la|el|a las|quiero|prefiero|dale|ok|cancel[a-z]*) (?!gust|sirv|tinca|conv|quiero|verdad|no )/;
export function refusesAndLeaves({ norm }: Text): boolean {
  return LEAVES_WITH.test(norm) && REFUSAL.test(norm) && !STILL_WISHED.test(norm);
}

/** "Ahora no, gracias", "dejá, después veo", "te hablo más tarde": of what is being looked for; with a link open it is of the payment. */
const NOT_NOW = new RegExp(
  `^ (?:(?:no|nao|h?m+|uy|ay|ah|bueno|bom|ok|mejor|melhor|dej[ae]|dej[ae]l[oa]|deixa(?: pra la)?|ta|entao|perdon|gracias|obrigad[oa]|valeu|thanks|la verdad|(?:usted |ud )?sabes? que|mir[ae]) )*(?:${[
    // A bare "ahora no" is a no to what is asked (must-hold 16); with thanks he takes leave.
    '(?:(?:(?:por |de )?(?:ahora|momento|ahorita|agora|enquanto)|right now) (?:no|nao|not)|(?:no|nao|not) (?:por )?(?:ahora|ahorita|agora|now|for now)|not (?:right )?now)(?= (?:gracias|muchas|mil|obrigad[oa]|thanks|thank) )',
    '(?:maybe|perhaps) (?:later|(?:another|some other) (?:time|day))',
    `(?:l[oa] )?(?:veo|vemos|vejo) ${AFTERWARDS}|${AFTERWARDS} (?:(?:yo|eu|l[oa]) )*(?:veo|vemos|vejo)(?: isso| eso)?`,
    `(?:te|les|le|los) (?:hablo|escribo|llamo|busco|contacto) ${AFTERWARDS}`,
  ].join(
    '|',
  )})(?: (?:gracias|muchas|mil|muit[oa]|obrigad[oa]|brigad[oa]|valeu|tchau|entao|entonces|thanks|thank|you|perdon|disculpe?a?))* $`,
);

/** The same with nothing open: he takes his leave, and nothing is asked back. */
export function takesTime({
  text,
  times,
  situation,
  hit,
}: Pick<Heard, 'text' | 'times' | 'situation' | 'hit'>): boolean {
  const { flow, asks } = situation;
  if (flow !== 'ninguno' || asks === 'confirm' || text.asks || text.words.length > POSTPONING_WORDS_MAX) return false;
  // "Fisioterapia só depois das 17h": from when on, and nothing is put off.
  if (FROM_THEN_ON.test(text.norm) || MEANT.test(text.norm) || AWAITED.test(text.norm)) return false;
  if (saysWhen(times) && CORRECTS.test(text.norm)) return false;
  const later = POSTPONES.test(text.norm) || putsOff(wishedSoon(text, situation), situation.tenant);
  if (comesBack(text) || (asksHisOwn(text) && !saysWhen(times))) return true;
  return (hit === undefined || hit.intent === 'reject') && later && !REGRETS.test(text.norm);
}
const FROM_THEN_ON =
  / (?:so|somente|apenas|solo|only) (?:depois|despues|after|antes|before) (?:(?:das?|de|do|las?|del) )*[0-9]/;
/** "Thursday, no wait, Friday at 10": put right, and nobody waits; "la sala de espera", "wait for me at 10". */
const CORRECTS = / (?:(?:no|nao|oh|ay|uy) (?:wait|espera|pera)|(?:wait|espera|pera) (?:no|nao)) (?=[a-z0-9])/;
const AWAITED =
  / (?:sala|lista|fila|tiempo|tempo|area|hora|zona) de espera | wait(?:ing)? (?:for (?:me|us|him|her|my)|list|room) /;
/** "Oh wait, I meant Wednesday" puts it right. */
const MEANT = / (?:i meant|quise decir|queria decir|quis dizer) /;
/** "Un masaje en un rato": when it is wished for, and no time that he takes. */
function wishedSoon({ raw, norm }: Text, { tenant }: Heard['situation']): string {
  const named = tenant !== undefined && findNames(raw, tenant).servicio !== undefined;
  return named ? norm.replace(SOON, ' ') : norm;
}
const SOON =
  / (?:a?horit[ao] )?(?:(?:mas )?al|en un) rat(?:o|ito)(?= (?:$|a las? |como |tipo |con |por favor |porfa |para |si ))/;

/** "La próxima semana le escribo para reprogramar": the errand is one of then. */
const WRITES = '(?:escribo|escribire|llamo|llamare|contacto|contactare|aviso|avisare|busco|hablo|escrevo|ligo|chamo)';
const COMES_BACK = re` (?:(?!hoy |hoje |a?horita )${LATER} (?:(?:te|les|le|los|lhe|yo|eu) )*${WRITES}|${WRITES} ${LATER}) (?:para|pra|y|e) (?:ya )?(?:re)?(?:agend|program|reserv|marc|coordin|sac|ped|cambi|mov|remarc|separ)[a-z]*(?: [a-z]+){0,3} $`;
const OTHER_TIME = `(?:${AFTERWARDS}|mas adelante|otro dia|outro dia|en otro momento|later)`;
const ANOTHER = `(?:(?: (?:otr[oa]|outr[oa]|una?|another|one|la|el|mi|de nuevo))* ?(?:${APPOINTMENT})?)`;
/** "Luego saco otra cita", "después agendo", "luego te marco para otra cita": then, and not now. */
const BOOKS_THEN = re`^ (?:(?:ya|ok|bueno|no|gracias|entonces|mejor|listo|yo|pues|i ll|ill|eu) )*(?:${OTHER_TIME} (?:(?:ya|yo|eu|les?|te) )*(?:saco|agendo|reservo|pido|tomo|marco|programo|separo|aparto|coordino)${ANOTHER}|${OTHER_TIME} (?:(?:ya|yo|eu|les?|te|lo) )*(?:marco|${WRITES}) (?:para|por|pra) (?:(?:sacar|agendar|pedir|marcar|hacer) )?(?:otr[oa]|outr[oa]|la|el)${ANOTHER}|book${ANOTHER} later)(?: (?:gracias|muchas|mil|obrigad[oa]|thanks|thank you|porfa|por favor|ok|entonces|nomas|chao))* $`;
export function comesBack({ norm }: Pick<Text, 'norm'>): boolean {
  return COMES_BACK.test(norm) || BOOKS_THEN.test(norm);
}
const REGRETS =
  / (?:desist[a-z]*|me arrepenti|quiero|quisiera|necesito|quero|preciso|want|need|pero|si|mas|but|mejor) /;

/** Said where an appointment is being moved: it stays. */
const STAYS =
  / (?:(?:dejal[oa]|dejel[oa]|dejemosl[oa]|dejarl[oa]|lo dejo|la dejo|lo dejamos|que quede|queda|quede|deja|deixa|leave it|keep it)(?: asi| ahi)?(?: tal)? (?:como (?:esta|estaba|estava|ta|tava)|as it (?:is|was))|(?:dejal[oa]|dejel[oa]|dejemosl[oa]|deixa|l[oa] dejo|l[oa] dejamos|que quede|queda) (?:asi|assim)|leave it(?: alone)?(?= $)|(?:ya |ja )?(?:no|nao|don t|do not) (?:l[oa] )?(?:quiero|quero|want to) (?:mas |mais )?(?:cambi|mov|mud|troc|remarc|chang|pas)[a-z]*(?: (?:nada|it|mas|mais|anymore|any more))*(?= $)) /;
const LEAVING_WORDS_MAX = 12;

/** Who gives up what is being booked or moved, without a word of the exits: the first is not done, the second stays. */
export function givesUp(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const moving = situation.flow === 'reprogramacion';
  if ((!moving && situation.flow !== 'agenda') || text.asks || text.words.length > LEAVING_WORDS_MAX) return undefined;
  // Before a question for a yes it refuses that hour; among hours there is nothing else to be left as it is.
  const nothingChosen = moving || situation.asks === 'list';
  const stays =
    (nothingChosen && STAYS.test(text.norm) && heard.hit === undefined && !saysWhen(heard.times)) ||
    staysWhereItWas(heard);
  return stays || NOT_AT_ALL.test(text.norm) ? act(heard, { intent: 'exit', word: 'salir' }) : undefined;
}

/** "No ya no, cancele eso", "mejor cancelen todo": of what is being booked or paid. */
const CANCELS_THAT =
  /^ (?:(?:no|nao|ya|mejor|melhor|nada|bueno|ok|entonces|perdon|disculp[ae]|gracias|por favor|porfa|siempre|al final|quiero|que) )*cancel(?:a|e|en|ar|emos)(?:me|nos)? (?:eso|esto|isso|todo|tudo)(?: (?:eso|esto))?(?: (?:por favor|porfa|gracias|nomas|mejor|entonces|ya|disculpe?a?|perdon|obrigad[oa]))* $/;
export function cancelsThat({ text, situation: { flow } }: Pick<Heard, 'text' | 'situation'>): boolean {
  // "No cancele eso", with no comma, is against it.
  const denied = /(?<!\p{L})n[aã]?o\s+cancel/iu.test(text.raw);
  return (flow === 'agenda' || flow === 'pagos') && !text.asks && !denied && CANCELS_THAT.test(text.norm);
}

export function exitIn(text: Text): Exit | undefined {
  if (!text.asks && LET_GO.test(text.norm)) return { intent: 'exit', word: 'salir' };
  if (!text.asks && BOOKS_NO_MORE.test(text.norm)) return { intent: 'exit', word: 'salir' };
  if (NOTHING_ANY_MORE.test(text.norm) || FORGOTTEN.test(text.norm) || OPTS_OUT.test(text.norm))
    return { intent: 'exit', word: 'salir' };
  const words = singleWords(text.words);
  if (words.length === 0 || words.length > 7 || text.asks) return undefined;
  const kept = pieces(words)
    .filter((p) => p.kind !== 'filler' || p.phrase === 'a')
    .flatMap((p) => p.phrase)
    .join(' ');
  const joined = words.join(' ');
  // "Este fin", as Mexicans call the weekend.
  if (joined === 'este fin') return undefined;
  // As written, too: chat spelling is put right in Spanish, and "cancel it" is English.
  const written = plainWords(text.raw).join(' ');
  const bare = NOT_WANTED.test(text.norm) ? (said: string) => said : (said: string) => said.replace(POLITE, '');
  const told = [written, joined, kept].flatMap((said) => [said, bare(said)]);
  return told.map((said) => EXITS.get(said)).find((exit) => exit !== undefined);
}
