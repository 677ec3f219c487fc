/**
 * What may stand behind a yes, or before it, and takes nothing of it back: courtesy, that he comes, what kept him, whom he
 * asked, what he brings, why. One list for all who hear a yes with more beside it (`plain-yes`, `yes-and-remark`,
 * `reasons`); how much of a message must be of it, each of them says.
 */
import type { Situation } from '../../situation.ts';
import { CANNOT, NOT_IN_TIME } from '../../words/cannot.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { meansToCome } from './comes-after-all.ts';
import { DELAY, KEPT, ONLY_SEEN } from '../refusing/excuses.ts';
import { MOVE, SHIFT, WANT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/**
 * "Confirmado, voy con mi hija", "sí, soy la mamá de Diego", "confirmo, dni 28444555", "si gracias, llego 5 min antes":
 * a yes, and who comes along, what is brought, how early, or whose yes it is. Nothing of it is another wish.
 */
const OWN = '(?:(?:mi|mis|la|las|el|los|un|una|meu|meus|minha|minhas|um|uma|o|a|my|the) )?';
const KIN = `${OWN}(?:${KIN_WORD}|acompanante|mascota|perrit[oa]|gatit[oa])s?`;
const THERE = '(?:ahi|alli|alla|aca|aqui|la)';
/** A verb of coming: "confirmo con mi hija" asks her first. */
const COMES = `(?:${THERE} )?(?:voy|vamos|ire|iremos|(?:voy|vamos) (?:a )?(?:ir|estar|llegar)|estare|estaremos|nos vemos|llego|llegare|llegamos|asisto|asistire|vou|vamos|irei|estarei|(?:i ll|i will|we ll) (?:come|be there|be coming)|(?:i m|we re) coming)(?: ${THERE})?`;
const ALONG = `(?:${COMES} (?:con|com|with)|(?:llevo|llevare|traigo|levo|vou levar|i ll bring|i m bringing) (?:a )?) ?${KIN}(?: (?:y|e|and) ${KIN})?`;
const PAPERS =
  '(?:estudios?|analisis|examenes?|exames?|radiografias?|placas?|resultados?|laboratorios?|ordenes|orden|recetas?|carnet|carne|credencial|documentos?|papeles|dni|cedula|historial|historia|plata|efectivo|todo|tudo|test results|results|papers|paperwork|x rays)';
const BRINGS = `(?:(?:ya|tambien|ahi|te|les|le) )*(?:llevo|llevare|voy a llevar|traigo|levo|vou levar|i ll bring|i m bringing) (?:(?:el|la|las|los|mis?|tod[oa]s?|os|as|o|a|meus?|minhas?|my|the|un|una) )*${PAPERS}(?: (?:de|del|da|do|of) (?:[a-z]+ )?[a-z]+)?`;
const EARLY =
  '(?:(?:ya|ahi|yo) )*(?:llego|llegare|llegamos|voy|vou chegar|chego|estare|estoy|estarei|i ll be(?: there)?|i ll (?:come|arrive)) (?:unos |uns |un |como )?(?:(?:[0-9]{1,2}|cinco|diez|quince|dez|five|ten) ?(?:m|min|mins|minutos?|minutitos?|minutes?)|rat(?:o|ito)|poco|pouco) (?:antes|mas temprano|before|early)';
const BEING = '(?:soy|sou|eu sou|habla|(?:te|le|les) (?:habla|escribe)|aqui|this is|i m|i am|firma|atte|atentamente)';
const WHOSE = `${BEING} ${KIN} (?:de|del|da|do|of) [a-z]+(?: [a-z]+)?`;
const NUMBER = `(?:mi |meu |my )?(?:dni|documento|cedula|ci|cc|rut|curp|cpf|id)(?: (?:es|e|is|numero|nro|no))* [0-9]{1,12}(?: [0-9k]{1,4}){0,3}`;

/** One of these behind a yes; for a pattern on `norm`. */
const WHO_COMES = `(?:${ALONG}|${BRINGS}|${EARLY}|${WHOSE}|${NUMBER})`;

/* ── Courtesy, and that he comes ───────────────────────────────────────────────────────────────────────────────── */

/** What is proposed is taken, in words that hold neither a yes nor the deed. */
export const TAKING =
  'me l[oa]s? quedo|me quedo con (?:es[ea]|est[ea])|l[oa] (?:tomo|agarro|llevo)|(?:i ll|ill|i will) (?:take|have) (?:it|that|this)(?: one)?|vou querer|(?:fico com|quero) (?:ess[ea]|est[ea]|el[ea])|sign me up|put me (?:down|in)|lock it in|book me in';

/** Whole phrases that are harmless, though a word of theirs by itself would not be. */
const COURTEOUS = phrases(
  'por favor(?:cito|zinho)?|(?:de|por) favor|ha[gz][a-z]* el favor|si (?:es|eres|sos) tan amables?|si no es (?:mucha )?molestia|if you don t mind|if you (?:can|could)|se (?:puder|possivel)|si dios quiere|se deus quiser|god willing|(?:me |a mi )?da igual|me es igual|tanto faz|i don t mind|cualquiera|whatever',
  'que (?:pena|lastima)|lo siento(?: mucho)?|(?:i m )?(?:so )?sorry|(?:(?:mil )?(?:disculpas?|perdon|disculp[ae]n?|perdon[ae]n?|desculpa|desculpe|sorry)(?: (?:por|por la|pela|pelo|la|las|el|las? tantas?|for the|for))?(?: (?:molestias?|demora|tardanza|inconvenientes?|incomodo|incomodidad|apuro|trouble|delay|avisar (?:tan )?(?:tarde|ahora|encima|con poco tiempo)|avisar a ultima hora|el aviso(?: tarde)?))?)|sinto muito|why not|no worries',
  '(?:ayud|colabor|regal)(?:a|e|ar)(?:me|nos)?(?: con)?(?: es[aeo]| est[ae])?',
  '(?:(?:es[ae]|est[ae]) )?(?:(?:hora|horario|dia) )?(?:(?:me|nos) )?(?:queda|va|viene|cae|sirve|calza|cuadra|acomoda) (?:perfect[oa]|genial|barbar[oa]|joya|de (?:lujo|diez|maravilla)|(?:super |muy )?bien)|(?:esta|es|ta|quedo) (?:chid[oa]|padre|padrisim[oa]|chevere|bacan[oa]?|buenisim[oa]|genial|de lujo)',
  // "Confirmo igual" does it all the same; "igual confirmo" is a maybe in half of the countries.
  '(?<= (?:confirm[a-z]*|reserv[a-z]*|agend[a-z]*|anot[a-z]*|acepto|quiero|tomo|dale|si|sip|va|listo|hagale|hacelo|hazlo) )igual(?:mente)?|de tod[oa]s (?:formas|maneras|modos)|aun asi|asi y todo|mesmo assim|de qualquer (?:forma|jeito|maneira)|anyway|anyways|all the same|regardless',
  '(?:es[ae]|est[ae]) (?:dia|hora|horario) (?:si |yo |yo si )?(?:puedo|podemos|llego|alcanzo)',
  'que sea|that s (?:it|fine|great|good|ok|right|correct|perfect)|it s (?:fine|ok|good)|looks? (?:good|great|right)|sounds (?:good|great|perfect)|all (?:good|set|right)|esta (?:bien|perfect[oa]|correct[oa])|(?:l[oa] |yo |eu |i )?(?:quiero|quero|want|accept|agree|acepto|confirmo|confirm)|me l[oa] quedo|i (?:do|will|am)|(?:he|she|they|everyone) (?:is|are|s|re) (?:good|ok|okay|fine|cool)(?: with (?:it|that))?|i m in|count me in|soy yo|(?:i d|i would) (?:love|like) (?:that|to|it)|you bet|(?:para|por) mi(?= (?:esta|ta|si|perfect|genial|va|vale|dale|ok|bien))|para mi|pra mim|for me|(?:let s |lets )?(?:go for it|do (?:it|that))|go ahead',
  TAKING,
);
const COMING = phrases(
  '(?:ahi|alli|alla|la) (?:(?:le |les |te )?caigo|llego|voy a estar|vou estar|estare|estarei|estaremos|estamos|vamos a estar|nos vemos|voy)|(?:voy|vamos|vou) (?:a )?(?:estar|ir|asistir|llegar)(?: (?:ahi|alli|alla|la|sin falta))?|(?:cuente|cuenten|conta|contar|conte)(?: con(?:migo| nosotros)| comigo)?|qued[oa] (?:atent[oa]|pendiente)|(?:i |we )?(?:ll|will) be there|see (?:you|u|ya)(?: there| then| soon)?|te espero|l[oa]s espero|sin falta',
);
function phrases(...lists: readonly string[]): RegExp {
  return new RegExp(` (?:${lists.join('|')})(?= )`, 'g');
}

/** What is left of a message without it; undefined: a reason that may be a condition, or is that he comes after all. */
export function withoutHarmless(norm: string, { flow }: Situation): string | undefined {
  if (flow !== 'cancelacion') return norm.replaceAll(COMING, ' ').replaceAll(COURTEOUS, ' ');
  const kept = norm.replaceAll(COURTEOUS, ' ');
  const reason = REASON.exec(kept)?.[0];
  if (reason === undefined) return kept;
  return UNSURE.test(`${reason} `) || meansToCome(norm) ? undefined : kept.replace(reason, ' ');
}

/* ── What he tells beside it ───────────────────────────────────────────────────────────────────────────────────── */

export const AND = '(?:(?:y|e|and|pero|but|solo|nomas|es que|porque|eso si|que|q|mas|ah) )*';
export const HOUR =
  '(?:a las? [0-9a-z]+(?: (?:y media|y cuarto|[0-9]{2}|de la (?:tarde|manana|noche)|pm|am|hs))?|[0-9]+(?::[0-9]{2})?(?:pm|am|hs)?)';
const REMIND =
  '(?:(?:me|nos|porfa|por favor|favor|please|si puedes|si pueden) )*(?:avis|record|recuerd|escrib|mand|envi|llam|lembr|remind|text|hazme|haceme)[a-z]*';
const BEFORE =
  '(?:antes|before|vispera|mismo dia|mesmo dia|same day|recordar(?:me|nos|melo)?|recordatorios?|lembretes?|reminders?|lembrar)';
export const REMINDER = `${REMIND} (?:[^ ]+ ){0,7}?${BEFORE}`;
/** What the customer does then, of his own: an hour at which he cannot come, or until or from which he can. */
const DOING =
  '(?:(?:yo|ya|me|justo|recien) )*(?:tengo (?:que|q) (?:ir|salir|irme|recoger|buscar|volver|trabajar|entrar|retirarme|llevar|estar|viajar)[a-z]*|tengo (?:otra?|una?) (?:cita|reunion|compromiso|clase|vuelo|junta|examen|turno)|tengo (?:clases?|reunion|junta|examen|vuelo|compromiso|trabajo|practica|turno en el trabajo)|recojo|salgo|entro|trabajo|viajo|me (?:tengo que ir|voy|retiro)|busco a|paso a buscar|llevo a|voy a (?:recoger|buscar))(?: (?:(?!mejor |a las |a la )[^ ]+ ){0,4}?[^ ]+)?';
const ENGAGED = `(?:${HOUR} ${DOING}|${DOING} ${HOUR})(?: (?:en|del|de la|a|con) (?:[^ ]+ ){0,2}[^ ]+)?`;
/** Nothing but why he answers late, or that it is all the same to him. */
const AT_EASE =
  '(?:no te preocupes?|no se preocupe|no importa|da igual|no problem|no pasa nada|no hay (?:drama|problema|lio)|voy (?:para|pa|pra) (?:alla|ahi|la)|ahi (?:voy|estoy|estare|nos vemos)|ahora si|(?:por|la|el) (?:(?:contestar|responder) )?(?:hasta (?:ahora|ahorita|recien)|tarde)|(?:ya )?(?:me|nos) dij(?:o|eron) que si|(?:ya )?(?:l[oa]|le|les) (?:consulte|pregunte)(?: (?:a|con) mi [a-z]+)?|tengo (?:mucho |un poco de )?(?:miedo|nervios|panico)|(?:estoy|ando) nervios[oa]|qued(?:o|amos) (?:muy |super )?(?:atent[oa]s?|pendientes?|al pendiente))';
const NOT_SEEN =
  'no (?:te |lo |la |l[oa]s |habia |he |pude |alcance a |alcanzaba a |podia |vi |ver )*(?:visto|vi|ver|lei|leido|leer|podido|contest(?:ar|ado)|respond(?:er|ido))(?: (?:antes|el mensaje|tu mensaje|contestar|responder))?';
const PRESSED =
  '(?:(?:es |que es |me es |la necesito |lo necesito )*(?:urgente|una urgencia|urgent)|(?:me )?urge|me duele(?: mucho| harto| un monton)?|tengo (?:mucho |harto )?dolor)';
/** Who it is that comes: "sí, es un schnauzer mediano". */
const OF_WHOM =
  '(?:(?:ella |el )?es (?:(?:un|una|um|uma) (?!(?:hora|rato|momento|problema|duda|pregunta|cita|turno) ?)[a-z]+(?: [a-z]+)?|para (?:mi|el|la) (?:perr|gat|mascot|cachorr|conej)[a-z]*(?: [a-z]+)?))';
/** Who had to be asked, and has nothing against it: "mi esposo dice que sí", "he's good with it". */
const WHO = '(?:el|ella|ellos|ellas|ele|ela|eles|elas|he|she|they|(?:mi|mis|meu|minha|my) [a-z]+)';
export const AGREED = `(?:(?:(?:ya )?(?:habl[eo]|consulte|pregunte|falei|talked|spoke|checked)(?: [a-z]+){0,2} (?:con|a|com|with|to) ${WHO} (?:y |e |and )?)?(?:(?:${WHO} )?(?:(?:me |ya |ja )*(?:dice|dicen|dijo|dijeron|diz|disse|falou) que (?:si|sim|esta bien|dale|ok|bueno|le (?:sirve|queda|parece) (?:bien|perfecto))|(?:esta|estan|ta) (?:de acuerdo|de acordo|conforme)|(?:le|les) (?:parece|queda|sirve|viene|va)(?: (?:super|muy|todo))? (?:bien|perfecto|genial|ok)|acepto|topou|concordou)|${WHO} (?:(?:is|s|are|re) (?:on board|(?:ok|okay|good|fine|cool|happy|down) with (?:it|that|this))|(?:said|says) (?:yes|ok|okay|it s (?:fine|ok|good))|agreed|agrees)))`;
/** "Já falei com ele", "ya le pregunté a mi esposo", and what it came to is the yes behind it. */
const ASKED_HOME = `(?:(?:ya|ja|i ve|i)(?: les?)? )?(?:habl[eo]|consulte|pregunte|falei|conversei|combinei|perguntei|talked|spoke|checked)(?: [a-z]+){0,2} (?:con|a|com|pra|para|with|to) ${WHO}`;
const KEPT_BY = `(?:${AT_EASE}|${AGREED}|${ASKED_HOME}|${OF_WHOM}|${PRESSED}|${NOT_SEEN}|${DELAY}|${ONLY_SEEN}|${KEPT})`;
/** An apology; "ah" alone, as in "ah ya", is none. */
const APOLOGY = '(?:perdon(?:a|e|en|ame|eme)?|disculp(?:a|as|e|en|ame|eme)|sorry|mil disculpas|desculp[ae])';
export const EXCUSED = `(?:${APOLOGY}(?: ${AND}${KEPT_BY})?|${KEPT_BY})`;
export const MANNERS =
  '(?: (?:por ?favor|porfa|porfis|please|gracias|muchas gracias|pls|no mas|nomas|si|ya|eh|oki|ok|asi que (?:ok|si|dale|esta bien)))*';
const REMARK = re`^ ${AND}(?:${REMINDER}|(?<engaged>${ENGAGED})|${EXCUSED}|${WHO_COMES})${MANNERS} $`;
/** The whole rest is such a remark; with `engaged`, when he is busy. */
export function remarkIn(rest: string): RegExpExecArray | null {
  return REMARK.exec(rest);
}

/** What he brings, how he is, what is to be kept in mind: behind a yes it changes nothing, where it names no day, person or price. */
export const TELLS = new RegExp(
  ` (?:${[
    '(?:llevo|llevare|llevaremos|traigo|traere|tiene|tengo|no tengo|tenemos|estoy|estamos|anda|soy|somos nuev[oa]s|es mi|es (?:muy|un poco|medio|bien|super|su) [a-z]+|va a ir con mi [a-z]+|voy (?:con|en) (?:muletas|baston|andador|silla|coche|carro|auto|moto|bici[a-z]*))',
    'ojo (?:que|con)|no se olviden|no me fallen|no hay de otra|ni modo|que le vamos a hacer|ahi si llego|alla (?:estare|nos vemos|estaremos)',
    `(?:me|nos) mud(?:e|amos)|contrate|contratamos|${CANNOT}`,
    // "Sim, meu marido me leva": who brings him.
    `(?:mi|meu|minha|my) (?:${KIN_WORD}) (?:me|nos|l[oa]) (?:lleva|leva|acompan[ah]+a|trae|traz|acerca|busca|deja|deixa)`,
  ].join('|')}) `,
);

/* ── Why ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

const BECAUSE = '(?:(?:y |que )?(?:es (?:que|q)|porque|pq|xq|ya que|pues|pois|e que|because|cause|since))';
export const BEGINS_AS_REASON = re`^ ${BECAUSE} `;

const ILLNESS =
  '(?:fiebre|covid|gripe|gripa|tos|vomitos?|diarrea|migrana|jaqueca|dengue|anginas?|dolor|dolores|resfrio|resfriado|catarro|colicos?|bronquitis|neumonia|febre|tosse|enxaqueca|flu|fever|alta presion)';
/** What happened to him or to his own, or how things are with them. */
const HAPPENED = `(?:${[
  '(?:me|nos|le|se (?:me|nos|le)) (?:ha )?(?:sali[a-z]*|surgi[a-z]*|toca|tocan|toco|complic[a-z]*|enferm[a-z]*|paso(?! a buscar)|llam[a-z]+|cambi(?:o|aron)|cruz[a-z]*|dio|agarr[a-z]*|romp[a-z]*|qued[oe])',
  '(?<! (?:la|el|lo) que )(?:no )?(?:tengo|tenemos|tenho) (?!(?:un|una|mi|dos|el|la|otr[oa]) (?:cita|turno|hora|reserva|consulta)|dudas?|preguntas?)[a-z]+',
  'viaj(?:o|amos|e)|(?<!(?:el|del|mi|al|un|su|por|o|do) )trabajo|trabajamos|amaneci|estoy (?!de acuerdo|segur|en camino|llegando|yendo|saliendo|con dudas?)[a-z]+|ando [a-z]+',
  '(?:ya )?(?:lo|la|le|me|nos) (?:vio|vieron|atendi[a-z]+|reviso)|(?:l[oa]s?|me|nos) llev(?:o|e|amos|aron) (?:(?:a|al|la|el|de) )*(?:otr[oa]|urgencias?|emergencias?|guardia|hospital|clinica|sanatorio|medic[oa]|doctora?|pediatra|veterinari[oa])|se (?:mejor|cur|recuper|muri|san|enferm|perdi)[a-z]*',
  '(?:encontr(?:e|amos)|consegui(?:mos)?) (?:una?|otr[oa]|algo)|(?:me |nos )?qued(?:a|an) (?:muy |re |super |demasiado )?lejos',
  NOT_IN_TIME,
  `(?:mi|mis|meu|minha|my) (?:${KIN_WORD}) (?:se|esta|tiene|tuvo|viaja|trabaja|viene|vem|vai|tem|teve|is|has|was|got) [a-z]+`,
  '(?:no|nao) (?:me|nos) (?:dieron|dan|da|dio|deram|deu|deja[nr]?|dejaron|deixaram|deixam|autoriz[a-z]+|permit[a-z]+)|(?:no|nao) (?:asist[a-z]+|consegu[a-z]+|encontr[a-z]+|cuent[ae]n? con(?:migo| nosotros))',
  '(?:voy a|vamos a|vou) (?:viajar|trabajar|trabalhar|operarme|mudarme|estar (?:fuera|de viaje|fora|viajando))|vou (?:me mudar|operar)',
  `me (?:cayo|lastime|siento mal|resfrie|(?:dio|agarro|pego) ${ILLNESS})|surgiu|something came up`,
  '(?:(?:mi|el|la|meu|minha|my) [a-z]+ )?(?:se (?:nos )?(?:accidento|lastimo|rompio|complico)|murio|fallecio|morreu|faleceu|adoeceu|died)',
  `(?:estoy|ando|estou|to|sigo) (?:(?:muy|re|medio|bien|super|muito|un poco) )?(?:(?:enferm|malit|internad|resfriad|engripad|agripad|gripad|indispuest)[a-z]*|viajand[oa]?|mal|griposo|doente|de viaje|en (?:cama|reposo|el hospital)|fuera de|(?:con|com) (?:(?:mucha?|una?|uma?) )?(?:${ILLNESS}|mucho trabajo))`,
  'tuve|tive|fiquei|i (?:m|am) (?:sick|ill|out)',
].join('|')})`;
const HAPPENED_SO = re` ${HAPPENED} `;
/** "Ya contraté a otro abogado", "me atiendo con otro dentista": he has it elsewhere, and names no service of the house. */
const ELSEWHERE = re` (?:(?:me )?(?:atiendo|atendi|hice|hago)|contrat(?:e|o|amos)|encontr(?:e|amos)|consegui(?:mos)?|fui|voy|vamos|ire|vi|tengo|busque|elegi|found|got|encontrei|contratei|vou) (?:(?:ya|al|a|con|com|en|em|ir|with) )*(?:otr[oa]s?|outr[oa]s?|another) (?!dia|hora|horario|fecha|semana|vez|turno|cita|momento)[a-z]*`;
export function hasItElsewhere(norm: string): boolean {
  return ELSEWHERE.test(norm) && !WISHES.test(norm);
}
const WISHES = re` (?:${WANT}|${MOVE}|${SHIFT}|agend[a-z]*|reserv[a-z]*|anot[a-z]*) `;

export function isReason(rest: string): boolean {
  return BEGINS_AS_REASON.test(rest) || HAPPENED_SO.test(rest);
}

/** "Sí, no voy a poder", "sí porque viajo": asked whether to cancel, the reason; it is read to its end. */
const REASON = re` (?:que (?:le )?(?:voy|vamos|vou) a? ?hacer|porque|pq|es que|ya que|pois|e que|because|cuz|since|por (?:un|una|temas?|motivos?|trabajo|viaje|salud)|se me|me sale|tengo (?:un|una|que|otr)|i (?:m|am) not|i (?:have|got|caught)|${HAPPENED}|(?:ya |i )?(?:can t|cannot|couldn t|won t|not) [a-z]+|(?:ya |mais )?(?:${CANNOT}|(?:no|nao) (?:voy|vamos|vou|me es|me da|tengo|(?:l[oa] )?(?:necesito|quiero|preciso|quero)))) ?.*$`;
const UNSURE =
  / (?:si|if|unless|until|when|cuando|quando|maybe|perhaps|quizas?|talvez|capaz|creo|acho|i guess|i think|supongo|pero|but|aunque|wait|hold|mejor|melhor|better|instead|rather|prefer[a-z]*|prefir[a-z]*|prefier[a-z]*|salvo|excepto|otr[oa]|outr[oa]|another|only|solo|(?:cambi|mov|muev|reprogram|reagend|remarc)[a-z]*|(?<!no (?:l[oa] )?)(?:quiero|quisiera)|podria|puede ser|hay|dudas?|pens[a-z]*|ver) | no se (?!me)/;
