/**
 * Words that only open a talk or ask for the last words again: "quería hacerte una consulta", "vi su anuncio", "¿cómo?".
 * They ask for nothing that could be known or not.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { asksForService } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { isNewToIt } from './new-to-it.ts';

const GREETING =
  '(?:(?:hola|holi|buenas|buenos|buen|dia|dias|tardes|noches|disculp[ae]|perdon|che|oye|oiga|por favor|gracias|oi|ola|bom|boa|tarde|noite|hi|hello|hey|good|morning|afternoon|evening|y|e|and|sorry|doctora?|doc|dra?|doutora?|senor|senora|senorita|seno|miss|joven|profe|mi|estimad[oa]s?) )*';
const WANT =
  '(?:queria|quisiera|quiero|quería|necesito|necesitaba|tenia|tengo|puedo|podria|me gustaria|era para|seria|es|queria|gostaria de|preciso|posso|i d like to|i want to|i wanted to|can i|could i|may i|i have|just)';
const ASK =
  '(?:hacer(?:te|le|les)?|consultar(?:te|le|les)?|preguntar(?:te|le|les)?|saber|averiguar|fazer|perguntar|tirar|esclarecer|sacar(?:me)?(?= (?:[a-z]+ )?dud)|evacuar|plantear(?:te|le|les)?|ask(?: you)?|make)';
const THING =
  '(?:(?:una|unas|un|un par de|algunas|uma|umas|a|some|quick|alguna) )*(?:consultas?|consultitas?|preguntas?|preguntitas?|dudas?|duditas?|cosas?|cosita|algo|perguntas?|duvidas?|duvidinhas?|questions?|something)';
const QUESTION_TO_COME = re`^ ${GREETING}(?:(?:${WANT} )?(?:(?:te|les|le|lhe) )?(?:${WANT} )?${ASK} ${THING}|(?:tengo|tenia|tenho|es|era|i have|just)? ?(?:una|uma|a|quick) (?:pregunta|pergunta|duda|consulta|consultita|question|dudita)|consultas?|estoy interesad[oa]|me interesa|estou interessad[oa]|tenho interesse|i m interested) (?:por favor |porfa |porfis |xfa |xfis |nomas |please |nada mas )?$`;
/** Who sent them, and nothing of what they want. */
const SENT_BY = re`^ ${GREETING}(?:me (?:pas[oa]|pasaron|dio|dieron|recomend[oa]|recomendaron|hablaron|mand[oa]|comento|comentaron)|(?:vi|vengo por|escribo por|llegue por|los vi|las vi|te vi|vim pel[oa]|vi [oa]|i saw|i found you)|(?:los|las|te) (?:encontre|recomendaron))(?: (?:un[oa]?|el|la|los|las|su|sus|tu|tus|lo|de|del|en|por|con|mi|o|a|no|na|your|you|the|on|in|through|numero|contacto|telefono|whatsapp|lugar|clinica|local|pagina|anuncio|aviso|publicidad|publicacion|cartel|post|ad|instagram|insta|ig|facebook|face|google|tiktok|internet|redes|web|maps|amig[oa]|vecin[oa]|conocid[oa]|herman[oa]|prim[oa]|ti[oa]|mama|papa|companer[oa]|friend|website|page|flyer|folleto|volante|aqui|aca|este|ustedes|uds|que|atienden|muy|bien))+ $`;
/** Who speaks, or that help is wanted. */
const ABOUT_ONESELF = re`^ ${GREETING}(?:(?:yo )?(?:soy|sou) (?:client[ea]|paciente|nuev[oa]|nov[oa])(?: (?:nuev[oa]|nov[oa]|habitual|de (?:siempre|hace [a-z]+(?: [a-z]+)?|ustedes|alli|ahi|la casa)))?(?: (?:aqui|aca|ahi))?|hace (?:mucho|muchisimo|anos|meses|tiempo|un tiempo|rato)(?: tiempo)? que no (?:voy|vengo|iba|me atiendo|los visito)|(?:necesito|preciso|i need|busco) (?:de )?(?:su |tu |una? )?(?:ayuda|ayudita|ajuda|orientacion|help)|(?:ayuda|ajuda|help)(?: me)?|(?:me )?(?:podes|puedes|puede|podrias?|podrian|pueden|pode|poderia|can you|could you) (?:ayudar(?:me)?|me ajudar|help me)|i m (?:a )?new(?: (?:here|client|patient|customer))?) (?:por favor |porfa |please |gracias )?$`;
/** "Tengo una consulta sobre el tratamiento": what it is comes next. */
const QUESTION_ABOUT = re`^ ${GREETING}(?:tengo|tenia|queria hacer|quisiera hacer|quiero hacer|tenho|i have|i had) (?:una?|unas|uma|a|some) (?:consultas?|preguntas?|dudas?|duvidas?|perguntas?|questions?) (?:sobre|acerca de|por|del?|de la|about|respecto a)(?: [a-z]+){1,4} $`;
const HUH =
  /^ (?:(?:no|ay|perdon|disculpa|sorry|y|hola|buenas|oye|oiga|che|oi|hi|hello|hey) )*(?:que|como|eh+|mande|what|huh|o que|oi|que cosa|como asi|como dij[oe]|como dices|estas(?: ahi)?|hola estas|(?:a esta hora |ahora |todavia |aun )?(?:me |nos )?(?:responden|contestan|leen)(?: (?:por )?(?:aca|aqui|ahi|este medio|a esta hora|mensajes))?|sigues? ahi|segui[s]? ahi|alo|hay alguien(?: ahi)?|are you (?:still )?there|tem alguem(?: ai)?|are you there|anybody there|ta ai) $/;

const NOT_UNDERSTOOD =
  /^ (?:(?:no|ay|perdon|disculpa|sorry|y|eh|mm+) )*(?:no (?:te |le |les |lo |la |se |me )*(?:entiendo|entendi|comprendo|comprendi|quedo claro)|nao (?:te |o )?entendi|i (?:don t|didn t) (?:understand|get (?:it|that))|como (?:es eso|seria|asi))(?: (?:bien|nada|eso|esto|disculpa|perdon|la pregunta|que tengo que (?:hacer|poner)|it|that|sorry))* $/;
/** How one is, and what weather it is: greeted back, and nothing is asked that data could tell. */
const SMALL_TALK = re`^ ${GREETING}(?:(?:como (?:andan|andas|va todo|va|estan|estas|esta(?: (?:usted|ud))?|te va|les va|esta todo)|todo bien|que tal(?: todo)?|(?:tudo|td) bem|(?:tudo|td) bom|how are you|que (?:calor|frio|lluvia|dia|lindo dia|calorcito|tiempo|clima|viento)(?: (?:que )?(?:hace|hizo|hay|esta haciendo|tenemos))?|(?:hace|esta haciendo) (?:mucho |un |re |muchisimo |terrible )?(?:calor|frio|viento)(?: (?:tremendo|terrible|barbaro|infernal|horrible))?|como llueve|que calor faz|que frio faz|(?:lindo|hermoso|feo) dia|(?:aca )?(?:muert[oa]|cagad[oa]) de (?:calor|frio)|feliz (?:dia|navidad|ano|semana|finde)(?: (?:de la|del|nuevo|de las|para)(?: (?:mujer|madre|padre|mujeres|amigo|todos|todas))?)?|(?:espero que )?(?:esten|estes|este) (?:muy )?bien) ?)+(?:(?:por favor|por dios|eh|jaja+|jeje+|chicas|chicos|gente|todos|ustedes|hoy|aca|por aca|no|uf+|che|espero|y vos|y ustedes|verdad|cierto|ne|hoje|afuera|por alla|alla|ahi|jaja+) )*$`;
/** "Perdón por las vueltas", with nothing open: a courtesy, and nothing that data could tell. */
const APOLOGISES = re`^ ${GREETING}(?:(?:ay|uy|mil|las|perdon(?:a|e|en|ame|eme|enme)?|disculp(?:a|e|en|ame|eme|as)|desculp[ae]|sorry) )+(?:por|pel[oa]s?|for|tant[oa]s?|las?|los|[oa]) (?:(?:el|la|los|las|todo|toda|todos|todas|tant[oa]s?|mis?|este|estos|o|a|os|as|the|all|so many|hacerte|hacerles|dar|darte|darles|causar|ser tan) )*(?:vueltas?|vueltera|molest(?:ias?|ar(?:te|los|las|l[oa])?|[oa])|lios?|enredos?|confusion(?:es)?|mensajes?|audios?|insist(?:ir|encia|ente)|cambios?|trabajo|inconvenientes?|desorden|problemas?|preguntas|hora|horario|incomod[oa]|incomodar|transtorno|confusao|trouble|mess|bother(?:ing)?|inconvenience|confusion|changes|questions)(?: (?:tanto|tantas veces|a esta hora|a estas horas|de nuevo|otra vez|tan tarde|gracias|eh|jaja+|igual|doctora?|dra?|senor|senora|senorita|miss|joven))* $`;
/** "Perdón, número equivocado": nothing is wanted here. */
const WRONG_NUMBER =
  /^ (?:(?!no |nao |nada )[a-z]+ ){0,4}?(?:(?:numero|chat|contacto|telefono|number|chat) (?:equivocado|incorrecto|errado)|wrong (?:number|chat|person)|(?:me )?(?:equivoque|confundi|enganei|equivocado|errei)(?: (?:de|del?|o|do))? (?:(?:el|o) )?(?:numero|chat|contacto|telefono|persona|contato)|(?:no )?era (?:para|pra) (?:otro|outro) (?:chat|numero|contacto|contato))(?: (?:perdon|disculp[ae]|disculpen|sorry|desculpa?|gracias|mil|obrigad[oa]|my bad))* $/;
/** "Buenas noches, disculpe la hora", "perdón por escribir tan tarde": how a talk is begun late, and no leave is taken. */
const AT_THIS_HOUR =
  '(?:a esta hora|a estas horas|tan (?:tarde|temprano)|a la hora que es|de noche|un (?:domingo|feriado)|(?:en )?(?:domingo|feriado|fin de semana)|fuera de (?:hora|horario)|a essa hora|tao (?:tarde|cedo)|so late|at this hour|this late|so early)';
const SORRY_SO_LATE = re`^ ${GREETING}(?:(?:ay|uy|mil|las|perdon(?:a|e|en|ame|eme|enme)?|disculp(?:a|e|en|ame|eme|as)|desculp[ae]|sorry|que pena|que verguenza) )+(?:(?:por|pel[oa]|for|con|about) )?(?:(?:(?:la|el|o|a|lo|the) )?(?:hora|horario|hour|late hour|tarde(?: que es)?)|(?:que )?(?:(?:te|le|les|los|las|me) )?(?:escrib|molest|moleste|contact|mand|envi|habl|mensaj|incomod|writ|text|messag|bother)[a-z]*(?: (?:un mensaje|mensaje|mensajes|este mensaje|mensagem|you))? ${AT_THIS_HOUR}|${AT_THIS_HOUR})(?: (?:${AT_THIS_HOUR}|por favor|gracias|eh|jaja+|de la noche|que es))* $`;
/** "Buenos días, qué pena molestar", "qué pena con usted, una preguntica": how Bogotá begins to ask. */
const SORRY_TO_ASK = re`^ ${GREETING}(?:(?:ay|uy|hola|oye|oiga) )*que (?:pena|verguenza|penita) (?:con (?:usted(?:es)?|vos|contigo|uds?)|molestar(?:l[oae]s?|te)?|(?:con |por )?la molestia|interrumpir(?:l[oae]s?)?)(?: (?:una|otra|la|preguntica|preguntita|pregunta|consulta|consultica|duda|dudita|molestia|veci|vecino|senor|senora|senorita|doctora?|dra?|por favor|gracias|otra vez))* $`;
/** "Bueno, buenas noches", "ah ya, buenas tardes": a talk is closed so, and none begun. */
const GOOD_NIGHT_THEN =
  /^ (?:(?:bueno|ya|ah+|ok(?:ay|ey|i)?|listo|dale|perfecto|genial|entonces|va|vale|pues|bien) )+(?:(?:muy )?buenas (?:noches|tardes)|buen(?:os)? dias?|boa (?:noite|tarde)|bom dia)(?: (?:gracias|chau|chao|adios|hasta luego|entonces))* $/;
/** "Buenas tardes doctora, disculpe la molestia." */
const HELLO = /^ (?:(?:muy )?buen[oa]s?|hola|holi|bom|boa|oi|ola|hi|hello|hey|good) /;
const OPENING = [SORRY_SO_LATE, SORRY_TO_ASK, SMALL_TALK, QUESTION_TO_COME, QUESTION_ABOUT, SENT_BY];
/** The same errand again, without news: its question is put again. */
const SAME = { agenda: 'book', reprogramacion: 'move', cancelacion: 'cancel', pagos: 'pay', ninguno: 'greet' } as const;

/** "Perdón por las vueltas 😅." */
const SMILEYS = / [^a-z0-9 ]+(?= )/g;

export function opens(heard: Heard): Act | undefined {
  const { asks } = heard.text;
  const norm = heard.text.norm.replaceAll(SMILEYS, '');
  if ((asks && HUH.test(norm)) || NOT_UNDERSTOOD.test(norm)) return act(heard, { intent: SAME[heard.situation.flow] });
  if (APOLOGISES.test(norm) && !SORRY_SO_LATE.test(norm) && heard.situation.flow === 'ninguno')
    return act(heard, { intent: HELLO.test(norm) ? 'greet' : 'thanks' });
  if ((WRONG_NUMBER.test(norm) || (!asks && GOOD_NIGHT_THEN.test(norm))) && heard.situation.flow === 'ninguno')
    return act(heard, { intent: 'thanks' });
  const ofOneself = ABOUT_ONESELF.test(norm) || isNewToIt(heard.text);
  if (ofOneself && heard.situation.flow !== 'ninguno') return act(heard, { intent: 'thanks' });
  // "Consulta", before a list that holds one, is that row.
  if (asksForService(heard.situation) && A_CONSULTATION.test(norm)) return undefined;
  // "Gracias, lindo día" takes leave.
  const leaves = THANKS_FIRST.test(norm) && SMALL_TALK.test(norm) && !asks;
  return ofOneself || OPENING.some((one) => one.test(norm))
    ? act(heard, { intent: leaves ? 'thanks' : 'greet' })
    : undefined;
}
const THANKS_FIRST = /^ (?:(?:ok|oka|listo|dale|bueno|perfecto|genial|ya) )*(?:(?:muchas|mil|muchisimas) )?gracias /;
const A_CONSULTATION = /^ (?:(?:la|una|por|para) )*consultas?(?: (?:por favor|porfa|nomas|please))* $/;
