/**
 * Closed classes: the words by which people of eight countries (and in Portuguese and English) say yes, no, thanks,
 * hello and goodbye. Folded, chat spelling expanded. Phrases may be of several words; the longest wins.
 */
import { fold, singleWords, type Text } from './text.ts';
import { wordSet } from './pattern.ts';

/** Whom one speaks to, from Quito to Seville. */
const VOCATIVES = `senor|senora|senorita|sr|sra|srta|seno|amigo|amiga|amix|don|dona|joven|jefe|jefa|reina|bella|linda|lindo|corazon|mi amor|amor|mi reina|mi vida|caballero|
  doc|doctor|doctora|dra|dr|che|tio|tia|wey|guey|we|man|bro|hermano|hermana|mano|mija|mijo|parce|parcero|veci|vecina|maestro|crack|capo|genia|genio|gente|equipo|moca|moco|cara|querida|querido|sir|madam|mate|dude|
  sumerce|su merced|nano|divina|regia|causa|compadre|comadre|compa|compita|comadrita|carnal|carnala|cuate|brother|broder|pata|pana|panita|mijito|mijita|guapa|guapo|guapi|maja|majo|carino|cielo|tesoro|preciosa|princesa|
  rey|mi rey|jefecito|jefecita|patron|patroncito|inge|ingeniero|lic|licenciado|miss|misis|licenciada|profe|capitan|mi capitan|vecino|vecinito|socio|socia|chamo|chama|weon|hueon|weona|wn|compi|colega|loco|
  papi|mami|bo|vo|mae|loca|meu bem|meu amor|meu anjo|meu querido|minha querida|minha linda|mulher|my friend|friend|buddy|my dear|dear|nene|nena|flaco|flaca|men|mi pana|mi llave|mi socio|casero|casera|caserito|caserita|pibe|campeon|campeona|idolo|idola|fiera|hermanito|linda hermosa|hermosa|hermoso`;

/** Courtesy beside a yes or a greeting, and by itself a way to take one's leave. */
const BLESSINGS = [
  'bendiciones|muchas bendiciones|bendicion|dia bendecido|dios con usted|dios contigo|dios con ustedes',
  ...['te', 'la', 'lo', 'los', 'las', 'le', 'les', 'me la', 'me lo', 'me los', 'nos'].map(
    (whom) => `dios ${whom} bendiga|que dios ${whom} bendiga|dios ${whom} cuide|que dios ${whom} cuide`,
  ),
  ...['', ' te', ' lhe', ' o', ' a', ' os', ' as', ' nos'].map(
    (whom) => `deus${whom} abencoe|que deus${whom} abencoe|deus abencoe voce|deus abencoe voces`,
  ),
  'fica com deus|fique com deus|fiquem com deus|vai com deus|vaya con dios|que seu dia seja abencoado|dia abencoado|uma semana abencoada',
  'god bless|god bless you|god bless you all|bless you|have a blessed day|be blessed',
].join('|');

/** "Sí, haceme el favor." Without a yes ahead "hágame el favor de…" asks for something. */
const PLEASE_DO = ['si', 'sii', 'bueno si', 'dale', 'ok', 'claro', 'bueno dale', 'sim']
  .flatMap((yes) => ['haceme', 'hazme', 'hagame', 'me haces', 'me hace'].map((please) => `${yes} ${please}`))
  .flatMap((asked) => [`${asked} el favor`, `${asked} ese favor`])
  .join('|');

/** "Sos un genio", "son lo máximo", "eres un sol": what somebody is called who is thanked. */
const PRAISES = [
  ...[
    'sos',
    'vos sos',
    'eres',
    'tu eres',
    'usted es',
    'es usted',
    'son',
    'ustedes son',
    'sois',
    'voce e',
    'voces sao',
  ].flatMap((being) =>
    'un genio|una genia|unos genios|unas genias|un crack|una crack|unos cracks|un capo|una capa|unos capos|un amor|unos amores|un sol|unos soles|un encanto|un angel|unos angeles|una maravilla|una dulzura|un tesoro|una joya|unos maestros|un maestro|una maestra|lo maximo|lo mejor|el mejor|la mejor|los mejores|las mejores|genial|geniales|divinos|divinas|muy amable|muy amables|um amor|uns amores|um anjo|uns anjos|um genio|uma maravilha|os melhores|o melhor|a melhor|demais|maravilhosos'
      .split('|')
      .map((praise) => `${being} ${praise}`),
  ),
  'you re the best|you are the best|you guys are the best|you re amazing|you are amazing|you re awesome|you are awesome|you re a star|you re a lifesaver|you re so kind|you are so kind',
].join('|');

type Class = 'yes' | 'no' | 'thanks' | 'hello' | 'bye' | 'filler' | 'that';

const LISTS: Readonly<Record<Class, string>> = {
  yes: `${PLEASE_DO}|va a ser que si|sure why not|why not|we re good|no digo si|no no si|no quise decir si|nao digo sim|nao quer dizer sim|nao quis dizer sim|no i mean yes|no wait yes|si|sip|sep|seh|sehh|sipi|sipo|see|sii|sisi|si si|siii|sis|sim|siim|da sim|sim da|yes|yeah|yep|yup|yessir|alrighty|alrighty then|sure|of course|absolutely|please do|go ahead|
    claro|claro que si|claro que yes|clarin|clarines|obvio|obvio que si|obviamente|por supuesto|por supuesto que si|desde luego|como no|no hay problema|
    no hay drama|no hay inconveniente|no tengo problema|no tengo drama|no tengo inconveniente|no tem problema|nao tem problema|nao ha problema|no worries|sin problema|ningun problema|no problem|por que no|
    dale|dale que va|dale que si|dale para alla|dale para lante|dale para delante|dale palante|ta to|ta to bien|tato|to bien|me cierra|me copa|me parece joya|de lujo|hacelo|generalo|generala|dale para adelante|metele|si hacelo|impecable|espectacular|divino|regio|redondo|tremendo|que bien|mejor imposible|no se diga mas|trato|hecho pues|estamos|guay|por mi vale|por mi bien|por mi perfecto|fica com esse|daleee|dalee|dale nomas|ok|oka|oki|okay|okey|okei|okis|okas|okok|ok ok|k|vale|vale vale|va|va va|venga|venga va|sale|sale y vale|
    sale pues|va que va|simon|orale|arre|jalo|fierro|a huevo|andale|andale pues|andele|andele pues|sobres|ya estas|ya vas|que si|
    listo|listos|listoo|perfecto|perfect|perfeito|genial|barbaro|joya|buenisimo|excelente|fantastico|estupendo|maravilloso|maravilla|fenomenal|
    de una|de una vez|de unaa|sisas|seguro|segurisimo|seguro que si|seguro si|oki doki|okidoki|sizas|yess|simm|tuanis|dice que si|dijo que si|me dice que si|me dijo que si|dicen que si|dijeron que si|disse que sim|diz que sim|sisazo|fino|hagale|hagamosle|hagamole|hagamole pues|hagale pues|hagalo|hacelo|hazlo|haganlo|metale|dele|dele pues|dele nomas|proceda|procedan|proceder|procede|procedamos|proceda nomas|procedan nomas|adelante|de acuerdo|
    conforme|acepto|aceptado|acepta|aceptar|confirmo|confirmado|confirmada|confirmar|confirma|confirmame|confirme|confirmamos|confirmalo|confirmela|afirmativo|positivo|correcto|
    correcta|exacto|exactamente|asi es|asi dejalo|asi dejelo|asi dejala|eso|eso mismo|eso es|eso si|esa si|ese si|esta si|este si|ese mero|tal cual|asi esta bien|esta bien|ta bien|esta perfecto|ta bueno|esta bueno|muy bien|
    bien|okey dokey|ya|yaa|ya pe|ya po|yap|yapo|ya esta|ya pues|ya normal|normal nomas|nitido|pode crer|bacan|bacano|chevere|cachai|po|pe|pues si|a la orden|
    de diez|de lujo|entendido|anotado|recibido|enterado|enterada|me queda perfecto|me queda genial|me va genial|me va perfecto|me viene barbaro|me viene perfecto|me viene genial|esta genial|esta barbaro|va queriendo|manda nomas|mandalo nomas|si puedo|
    me sirve|me viene bien|me va bien|me queda bien|si me queda|sim me serve|si me sirve|si me va|me quedaria bien|me parece|me parece bien|me parece perfecto|me late|me acomoda|me encaja|me cuadra|va bien|sirve|cuadra|hecho|trato hecho|
    quedamos asi|quedamos|quedo|agendado|asi quedamos|quiero|lo quiero|si quiero|lo tomo|la tomo|lo agarro|me lo quedo|ya buena|buena dale|dale buena|reservalo|reservala|separalo|separala|apartalo|apartala|agendalo|agendala|agendela|agendelo|
    lo confirmo|la confirmo|te confirmo|le confirmo|confirmo asistencia|ahi estare|ahi voy|ahi estoy|alla estare|
    isso|isso mesmo|exato|exatamente|isso ai|pode ser|pode|pode sim|podes|puede|beleza|combinado|fechado|fechou|confirmo sim|ta otimo|ta certo|certo|certinho|com certeza|claro que sim|
    bora|bora la|blz|show|show de bola|top|massa|demorou|to dentro|ss|otimo|joia|ta bom|tudo certo|aceito|quero|quero sim|uhum|aham|ajam|aja|aha|mmhm|uh huh|pode confirmar|pode gerar|pode mandar|pode enviar|pode emitir|pode fechar|pode fechar sim|dale gas|dale atomos|dale con todo|pode marcar|
    go for it|lets do it|let s go|lets go|brilliant|awesome|lovely|yea|aye|sounds good|sounds great|sounds perfect|that s good|thats good|that is good|that s great|thats great|that will work|that ll work|that ll do|that will do|that works|works for me|works|great|cool|alright|all right|fine|deal|correct|right|confirm|confirmed|i do|yes please|let s do it|do it|perfect thanks|fine by me|
    ahora si|ora si|orita si|ahorita si|ahora si que si|agora sim|looks good|looks great|looks right|that s right|thats right|that is right|that s correct|thats correct|that is correct|that s it|that s fine|that s perfect|i confirm|all good|
    sss|tah|top demais|manda ver|pode mandar ver|manda bala|pode mandar bala|demas|de mas|deme nomas|ya deme nomas|pongale|pongale pues|pongale nomas|pongale no mas|go ahead and book it|go ahead and book|go ahead and do it|please go ahead and book it|partiu|yea sure|sweet|perf|let s go for it|re si|si re|obvio re|pos si|pos claro|afirma|buenazo|de pelos|filete|fierros|a darle|demosle|esta padre|esta chido|esta chevere|esta bacan|vamos con ese|vamos con esa|vamos con eso|de ley|ya de ley|super|super si|mandale|mandale nomas|va va|a full|sipi sipi|claro pues|listo pues|ya mismo si|hacele|hacele nomas|
    that would be great|that would be perfect|that would be lovely|that would be good|that would be fine|that would be awesome|that would work|that d be great|that d be perfect|that d be good|that d be lovely|i d like that|i would like that|i d love that|i would love that|
    fica otimo pra mim|fica otimo para mim|fica bom pra mim|fica bom para mim|fica otimo|fica bom|por mim ta bom|por mim ta otimo|por mim esta bom|por mim tudo bem|por mim tudo certo|por mim pode ser|esse serve|essa serve|esse me serve|essa me serve|serve pra mim|pode deixar marcado|pode deixar agendado|pode deixar reservado|pode deixar confirmado|deixa marcado|deixa agendado|ok fecha|fecha ai|fecha sim|pode fechar entao|fecha entao|
    👍|👌|✅|✔|☑|💯|🙌|🆗|🤝|🫡`,
  no: `va a ser que no|me temo que no|me da que no|diria que no|va a ser mejor que no|mejor va a ser que no|acho que nao|creio que nao|i m afraid not|afraid not|i don t think so|i think not|i d rather not|i would rather not|rather not|siempre no|ya siempre no|conservala|conservalo|conservar|mantener|mantenerla|mantenerlo|nao pode|nao pode ser|no puede ser|paso|olvidate|lo dejamos ahi|mejor otro momento|en otro momento|en otra ocasion|otro momento|para otra ocasion|changed my mind|no asi no|asi no|hasta aca|nah despues vemos|despues vemos|vemos despues|sigue en pie|mejor nada|gracias pero no|gracias igual|no por favor|no importa|no hace falta|no es necesario|no te preocupes|no se preocupe|ahorita no|al final no|actually no|not that one|mejor despues|despues veo|paso gracias|yo paso|espera no|ni se te ocurra|ni en sueños|nada de eso|no|nop|nope|nel|nones|nah|na|naa|nanai|nel pastel|ni a palos|ni ahi|ni loco|ni loca|ni hablar|ni de broma|para nada|de ninguna manera|de ningun modo|en absoluto|negativo|
    nono|no no|noo|no necesito mas ayuda|no necesito ayuda|no preciso ayuda|no preciso mas ayuda|nao preciso de ajuda|nao preciso de mais nada|i don t need any more help|claro que no|por supuesto que no|obvio que no|desde luego que no|que va|que no|mejor no|creo que no|no creo|no lo creo|no gracias|no por ahora|por ahora no|
    ahora no|todavia no|aun no|no todavia|no aun|no ahora|hoy no|de momento no|de momento nada|por el momento no|nada|nada por ahora|tampoco|no quiero|no deseo|no quisiera|ya no|ya no quiero|
    nao|ja nao|nops|nem precisa|nem quero|deixa assim|deixa como esta|nao quero|nao obrigado|nao obrigada|nem pensar|agora nao|ainda nao|deixa|deixa pra la|deixa quieto|melhor nao|por enquanto nao|negativo|de jeito nenhum|
    dejalo|dejala|dejalo asi|dejemoslo asi|dejemoslo|deja|dejelo|dejelo asi|dejalo ahi|lo dejo|lo dejo ahi|lo dejo asi|lo dejamos|olvidalo|olvidate|ninguno|ninguna|ninguno me sirve|no me sirve|no me interesa|
    no es|no es correcto|incorrecto|equivocado|esta mal|mal|rechazo|rechazar|
    absolutely not|of course not|definitely not|certainly not|hell no|heck no|no way|yeah no|yea no|sure not|no sir|com certeza nao|obvio que nao|absolutamente no|absolutamente nao|
    not now|that doesn t work|that does not work|that doesn t work for me|doesn t work|doesn t work for me|it doesn t work for me|that won t work|dont bother|don t bother|not really|no thanks|no thank you|never mind|nevermind|none|none of them|neither|not yet|don t|do not|wrong|incorrect|forget it|
    👎|❌|🚫|🙅|✖|⛔`,
  thanks: `y vos|y tu|y usted|y ustedes|e voce|e voces|and you|how about you|what about you|gracias|muchas gracias|mil gracias|muchisimas gracias|te agradezco|le agradezco|les agradezco|agradecido|agradecida|se agradece|mil grx|dios le pague|dios se lo pague|muy amable|muy amables|
    un amor|un sol|${PRAISES}|obrigado|obrigada|muito obrigado|muito obrigada|obrigadao|valeu|brigado|brigada|gratidao|valeuu|valeuuu|valew|aguije|aguyje|aguije heta|gracias lindo dia|gracias linda tarde|gracias linda noche|gracias buen dia|gracias feliz dia|gracias bonito dia|muchas gracias lindo dia|muchas gracias buen dia|thanks|thank you|thank you so much|thanks a lot|thx|
    cheers|much appreciated|appreciate it|gracie|grazie|igualmente|${BLESSINGS}|que amable|pura vida|🙏|❤|🥰|😍|😊|🙂|😀|😁|😃|🤗|💪|✨|🎉|😘|💕|💖|💙|💚|💜|🧡|💛|🤍`,
  hello: `klk|klk como tamo|como tamo|como tamos|que lo que|dime a ver|dime a ver que lo que|epale|epa|wena|como estai|como andai|bo todo bien|vo todo bien|che todo bien|sigo aca|sigo aqui|aca sigo|aqui sigo|aca estoy|aqui estoy|estoy aca|estoy aqui|ya volvi|ya estoy de vuelta|aca ando|aqui ando|estou aqui|to aqui|voltei|i m back|im back|back again|i m here|im here|still here|i m still here|im still here|te hago una consulta|les hago una consulta|le hago una consulta|hacerte una consulta|hacerles una consulta|tengo una consulta|tengo una duda|tengo una pregunta|te hago una pregunta|una pregunta|una duda|una consultita|tenho uma duvida|uma duvida|uma pergunta|i have a question|quick question|hola|holaa|holis|holi|ola|oli|hola hola|holaaa|buenas|buen dia|buenos dias|buenas tardes|buenas noches|buena tarde|buena noche|buenass|wenas|muy buenas|muy buenos dias|muy buenas tardes|que tal|como estas|como esta|
    como estan|que haces|hola que haces|que contas|como andas|como andan|como va|como te va|como le va|que onda|que hubo|quiubo|que mas|alo|alo alo|holap|saludos|saludos cordiales|un saludo|
    oi|oie|oii|ola|bom dia|boa tarde|boa noite|tudo bem|tudo bom|e ai|como vai|opa|hello|hi|hey|hey there|hi there|good morning|good afternoon|good evening|how are you|morning|what s up|
    excelente dia|excelente inicio de semana|feliz dia|lindo dia|bonito dia|feliz inicio de semana|buen inicio de semana|que tengas buen dia|buenas buenas|👋|🤚|✋`,
  bye: `que estes bien|que este muy bien|que andes bien|abrazo grande|un abrazo grande|te pasaste|se pasaron|feliz noche|chao|chaito|adios|bye|bye bye|hasta luego|hasta pronto|hasta manana|hasta la vista|nos vemos|nos vemos ahi|nos vemos alla|ahi nos vemos|alla nos vemos|me despido|cuidate|cuidense|que este bien|que esten bien|que tenga buen dia|
    que tengas lindo dia|buen finde|buen fin de semana|feliz tarde|feliz noche|feliz finde|tchau|ate logo|ate mais|ate breve|ate amanha|ate la|abraco|abracos|beijos|besos|un beso|abrazo|un abrazo|abrazos|
    see you|see you soon|see you then|see ya|goodbye|have a nice day|have a good day|take care|good night|later|que descansen|que descanse`,
  filler: `pronto|buena|igual|igual nomas|de todas formas|de todas maneras|de todos modos|de cualquier forma|de qualquer forma|anyway|anyways|lamentablemente|lastimosamente|desgraciadamente|desafortunadamente|por desgracia|que va a ser|que se le va a hacer|que le vamos a hacer|que remedio|infelizmente|unfortunately|sadly|por favor|porfa|porfis|please|por fa|se lo agradezco|${VOCATIVES}|
    pues|entonces|ps|pue|jaja|jajaja|jeje|jejeje|haha|rs|rsrs|kkk|kkkk|kk|lol|nomas|nomás|ni modo|ya ni modo|no mas|ahi|eh|ehh|este|esteee|bueno|buenoo|bue|ah|ahh|oh|uh|uy|uf|uff|ufff|ufa|phew|ay|mmm|hmm|mm|
    dios mediante|primero dios|con el favor de dios|gracias a dios|gracas a deus|thank god|amen|amem|
    la verdad|de verdad|en verdad|te|le|les|a todos|a todas|todos|todas|mismo|tambien|
    que massa|que top|que bom|entao|ne|viu|ta|ai|then|there|everyone|guys|well|oye|oiga|oigan|mira|mire|disculpa|disculpe|perdon|disculpen|
    con gusto|con mucho gusto|que|muy|tan|todo|todo bien|bien|y|e|a|de|usted|vos|tu|voce|ustedes|de nuevo|otra vez|again|audio|nota de voz|al tiro|al toque|filo|mero|mera|pos|😂|😅|🤣|😉|😄|😆|🤔|😬|🙃|😎|😌|🔥`,
  that: `ese|esa|este|esta|eso|esto|ese mismo|esa misma|ese mero|esa mera|ese turno|esa cita|ese horario|esa hora|ese dia|el que|asi|essa|esse|esse mesmo|essa mesma|this one|that one|that|this|con ese|con esa|a ese|a esa`,
};

const ADDRESSED = new Set(VOCATIVES.split('|').map((phrase) => phrase.trim()));
/** Says whom one speaks to, and nothing else. */
export function addresses({ phrase }: Piece): boolean {
  return ADDRESSED.has(phrase);
}

const BLESSES = new Set(BLESSINGS.split('|'));

const MAX_WORDS = 5;
const CLASSES = new Map<string, Class>();
for (const kind of ['that', 'filler', 'bye', 'hello', 'thanks', 'no', 'yes'] as const) {
  for (const phrase of LISTS[kind].split('|')) {
    const key = fold(phrase).trim().replaceAll(/\s+/g, ' ');
    // "bien" and "este" are fillers beside a greeting; the classes with a meaning are set last and win.
    if (key === '') continue;
    CLASSES.set(key, kind);
    // "Sta bien", as it is said.
    if (key.startsWith('esta ')) CLASSES.set(key.slice(1), kind);
  }
}
/** Meaning nothing by themselves beside another class, whatever list they stand in too. */
const WEAK_YES = new Set([
  'bien',
  'ya',
  'eso',
  'quiero',
  'quero',
  'puede',
  'pode',
  'po',
  'pe',
  'podes',
  'va',
  'entendido',
  'anotado',
  'recibido',
  'enterado',
  'sale',
  'works',
  'right',
  'que si',
  'quedo',
  'fine',
  'k',
]);

export interface Piece {
  readonly kind: Class | 'other';
  readonly phrase: string;
  readonly words: number;
}

/** Cuts a normalised text into closed-class phrases, the longest first; what belongs to none is 'other'. */
export function pieces(words: readonly string[]): Piece[] {
  const out: Piece[] = [];
  for (let i = 0; i < words.length;) {
    const piece = pieceAt(words, i);
    out.push(piece);
    i += piece.words;
  }
  return out;
}

/** The longest phrase of a class that begins at a word, else the word alone as 'other'. */
export function pieceAt(words: readonly string[], from: number): Piece {
  for (let size = Math.min(MAX_WORDS, words.length - from); size > 0; size -= 1) {
    const phrase = words.slice(from, from + size).join(' ');
    const kind = isDear(words, from) ? undefined : CLASSES.get(phrase);
    if (kind !== undefined) return { kind, phrase, words: size };
  }
  return { kind: 'other', phrase: words[from] ?? '', words: 1 };
}

/** "¿Sale cara?" is no "sale" to somebody who is called so: what it costs is spoken of. */
function isDear(words: readonly string[], at: number): boolean {
  return words[at] === 'cara' && BEFORE_DEAR.has(words[at - 1] ?? '');
}
const BEFORE_DEAR = wordSet('sale es e era esta muy muito tan tao bien mas mais re que sai fica medio super');

/** After a no only these turn it round; "no, está bien así" stays a no. */
const TURNS = new Set([
  'si',
  'si si',
  'sisi',
  'sip',
  'claro que si',
  'dale',
  'bueno dale',
  'sim',
  'yes',
  'ok',
  'vale',
  'va',
]);

function withoutEchoes(found: readonly Piece[]): Piece[] {
  let refused = false;
  return found.filter((piece) => {
    if (piece.kind === 'no') refused = true;
    else if (piece.kind === 'yes' && TURNS.has(piece.phrase)) refused = false;
    return piece.kind !== 'yes' || !refused;
  });
}

type Verdict = 'yes' | 'no' | 'that' | 'thanks' | 'bye' | 'hello' | 'filler';

/**
 * What a text that consists of closed-class phrases only amounts to; undefined when anything else is in it.
 * The last of yes and no counts ("no no, sí"); yes and no beat courtesy ("sí, gracias", "genial gracias!! nos vemos").
 */
export function verdict(found: readonly Piece[]): Verdict | undefined {
  if (found.length === 0 || found.some((p) => p.kind === 'other')) return undefined;
  const has = (kind: Class): boolean => found.some((p) => p.kind === kind);
  const polar = withoutEchoes(found).filter((p) => p.kind === 'no' || (p.kind === 'yes' && !WEAK_YES.has(p.phrase)));
  const last = polar.at(-1)?.kind;
  if (last === 'yes' || last === 'no') return last;
  if (has('that')) return 'that';
  // "Hola, buenos días, bendiciones" takes no leave.
  const thanked = found.some((p) => p.kind === 'thanks' && !BLESSES.has(p.phrase));
  if (has('hello') && !thanked) return 'hello';
  if (found.some((p) => p.kind === 'yes')) return has('thanks') || has('bye') ? 'thanks' : 'yes';
  if (has('thanks')) return 'thanks';
  if (has('bye')) return 'bye';
  return has('filler') ? 'filler' : undefined;
}

/** The same of a message as it was read; a word that spelling has parted counts as its parts. */
export function verdictOf({ words }: Pick<Text, 'words'>): Verdict | undefined {
  return verdict(pieces(singleWords(words)));
}
