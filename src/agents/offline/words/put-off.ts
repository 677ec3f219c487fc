/** How people put off or give up: one list of "later", one of "not at all", for whoever looks for them. */
import { ES_DAY, PT_DAY } from './words.ts';

/** Another time, and what is open is left till then. */
export const AFTERWARDS = '(?:despues|luego|mas tarde|manana|depois|mais tarde|amanha)';

/** That, and what comes in a moment or on a day that is told: the question may stand so long. */
export const LATER = `(?:${[
  AFTERWARDS,
  'despuesito|luego luego|mas (?:tardecito|al rato|ratico)|dps|logo mais|daqui a pouco|ja ja|soon|later(?: on)?|tonight|tomorrow',
  'en un (?:rato|ratito|momento|toque|ratico)|al (?:rato|ratito|ratico)|rato|a?horita|horitita|ahoritica',
  'pasado manana|hoy|hoje',
  '(?:en|a|por|esta|na|pela|de|hoje a|in the|this) ?(?:la )?(?:tarde|noche|noite|manana|manha|evening|afternoon|morning)',
  '(?:la (?:otra|proxima) semana|semana que vem)',
  `(?:el|na|no|este) (?:${ES_DAY}|${PT_DAY})`,
  'cuando (?:pueda|sepa|llegue|salga|tenga|vuelva|regrese|este)[a-z ]*|quando (?:puder|souber|chegar|sair|voltar|estiver)[a-z ]*|apenas (?:pueda|sepa|vuelva|regrese)',
].join('|')})`;

/** Nothing was wanted but to know. */
const ONLY_ASKING = [
  '(?:no |nao )?(?:gracias |obrigad[oa] |thanks )?(?:yo )?(?:solo|solamente|nada mas|so) (?:estaba|estoy|andaba|ando|estava|tava|estou|era|es) (?:averiguando|preguntando|viendo|cotizando|mirando|consultando|curioseando|vendo|olhando|perguntando|por curiosidad|consulta|una consulta|(?:para|pra) (?:saber|preguntar|averiguar|consultar|ver))',
  '(?:no |nao )?(?:gracias |obrigad[oa] |thanks )?(?:solo|solamente|so) (?:queria|quise) (?:saber|averiguar|preguntar|consultar|perguntar)',
  '(?:no |nao )?(?:yo |eu )?(?:(?:solo|solamente|so) (?:pregunto|preguntaba|consulto|consultaba|pergunto)|(?:pregunto|preguntaba|consulto|consultaba|era (?:una )?(?:pregunta|consulta)|pergunto) (?:nomas|no mas|nada mas|so))',
  '(?:no )?(?:thanks )?(?:i (?:was|m) |im )?just (?:asking|looking|checking prices|wondering|curious)',
].join('|');
const CALLS = '(?:hablo|escribo|llamo|contacto|aviso|busco|marco|confirmo|falo|chamo|escrevo)';

const AS_IT_IS = '(?:dejal[oa]|dejel[oa]|dejemosl[oa]|lo dejo|lo dejamos)';
const THANKS =
  '(?: nomas| (?:muchas |mil )?gracias| (?:muito )?obrigad[oa]| valeu| entao| tchau| thanks| por favor| porfa)*';

const COMPLICATED =
  '(?:(?:gracias|perdon|disculp[ae]|es que|porque|pues|la verdad|voy a poder|vamos a poder|podre|ir) )*(?:se me (?:complic|hizo|junt|atraves|dific)[a-z]*(?: (?:mucho|todo|tarde|el dia))?|me (?:salio|surgio) (?:algo|un (?:imprevisto|compromiso|problema|pendiente))|(?:voy|vamos) a poder(?: ir)?|podre(?: ir)?)';

/**
 * "Mejor no, gracias", Mexican "siempre no", "no gracias, dejalo así": not this time, and no other either. A bare "no,
 * gracias" refuses what is asked.
 */
export const NOT_AT_ALL = new RegExp(
  `^ (?:[a-z]+ )?(?:${[
    'mejor no gracias|melhor nao obrigad[oa]|mejor (?:nada|ninguno|ningun[oa])(?: de (?:los|las) dos)?(?: ningun[oa])?',
    '(?:ya |mejor |que )?siempre (?:ya )?no|(?:pues |no )?ya no|ja nao',
    // "Siempre no, gracias, se me complica"; "siempre no puedo a esa hora" may at another.
    `(?:siempre|al final|ya|finalmente) (?:ya )?no ${COMPLICATED}`,
    `(?:no|nao)(?: gracias| obrigad[oa]| thanks| thank you)? (?:mejor )?(?:${AS_IT_IS}|dej[ae]|deixa|leave it)(?: asi| como (?:esta|estaba)| assim| as it is| ahi| nomas)*`,
    `mejor (?:no )?${AS_IT_IS} (?:asi|ahi|como (?:esta|estaba))`,
    '(?:bueno |mejor |no )*(?:l[oa] )?(?:dejamos|dejemos|dejemosl[oa]) (?:ahi|por (?:aca|aqui|hoy|ahora))',
    '(?:no )?(?:[a-z]+ ){0,2}(?:otro dia|mas adelante|en otro momento|la otra semana|outro dia) (?:(?:yo|les|te|le|los|eu|lhes|ya) )*(?:vuelvo a|volvere a|volto a) (?:escribir|llamar|preguntar|consultar|contactar|escrever|ligar)[a-z]*',
    '(?:no |bueno |mejor |pues )*l[oa] (?:dejo|dejamos)(?: (?:estar|por ahora|asi))? (?:(?:ya|luego|despues|mejor) )*(?:te|os|les|le|los) (?:escribo|escribimos|aviso|avisamos|llamo|hablo|digo|decimos)',
    '(?:[a-z]+ ){1,6}(?:dejemosl[oa]|dejamosl[oa]) (?:asi|ahi)',
    `(?:[a-z]+ )?(?:${ONLY_ASKING})`,
    // "Sabes que mejor no, ahí te hablo yo cuando pueda": a no that takes its leave.
    `(?:[a-z]+ ){0,3}(?:mejor|melhor) (?:no|nao) (?:[a-z]+ )?(?:(?:yo|eu|ahi) )*(?:te|les|le|los|lhe) (?:(?:yo|eu) )?${CALLS}(?: (?:yo|eu))?(?: [a-z]+){0,4}`,
    'dejal[oa]|dejel[oa]|dej[ae](?: nomas| asi)?|deixa pra la|nada (?:nada )?(?:no )?(?:dej[ae]|deixa|dejal[oa]|dejel[oa]|gracias)|(?:no )?nada (?:mas )?gracias|(?:no|nao)(?: gracias| obrigad[oa])? ya no',
    '(?:(?:no|nao) (?:gracias |obrigad[oa] )?)?(?:[a-z]+ )?ya (?:consegui|encontre|reserve|saque|agende|fui|me atendieron|me atendi|me vieron|lo resolvi|la resolvi)(?: [a-z]+){0,3} (?:(?:en|a|con|por) )?otr[oa] (?:lado|lugar|parte|sitio|persona|clinica|doctora?|peluqueria|barberia|estetica)',
  ].join('|')})${THANKS} $`,
);

/** "Ok no", "no, gracias": where one thing is offered, none of it is wanted. */
export const NO_THANKS =
  /^ (?:[a-z]+ )?(?:no|nao)(?: (?:muchas )?(?:gracias|thanks|thank you|obrigad[oa]|por ahora|por agora|mejor no|ya no|for now))+(?: no)? $|^ (?:(?:ay|ah|uy|mm|ok|bueno|al final|entonces|actually|mejor|melhor|ya|better) )+(?:no|nao|not) $/;
