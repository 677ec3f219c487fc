/** Strong keywords of questions that the tenant's data answers, and of booking. Long because it is one list, tried in its order. */
import { group, words, type Rule } from './rule.ts';
import { OCCUPATION } from '../words/kin.ts';
import { APPOINTMENT, CANCEL, ES_DAY, ES_DAYS, PLACE, SEEN_TO_TALK, SHIFT, WEEKDAY } from '../words/words.ts';

/** "¿Me das el jueves una hora?", as Chile asks for an appointment: with its day, and no "una hora más". */
const GIVE = '(?:das?|dan|dar|dame|deme|denme|dai)';
const AN_HOUR = 'una hor(?:a|ita)(?! (?:mas|antes|despues|y) )';
/** A day as one asks whether they are open on it. */
const OPEN_DAY = `(?:hoy|manana|pasado manana|${ES_DAYS}|feriados?|amanha|hoje)`;

/** "¿Con cuál chica?", of those who work there. */
const WHICH_ONE = `(?:que|cual|cuales|qual|quais|which|what) (?:${OCCUPATION}|chic[ao]|muchach[ao]|senorit[ao]|moc[ao]|girl|guy)(?:e?s)?`;
/** "¿En cuál sucursal están?", "quais unidades vocês têm?", "cuántas sedes son?": where the house is. Where somebody works is not. */
const WHICH_BRANCHES = `(?:que|cual(?:es)?|cuant[oa]s|qua(?:l|is)|quant[oa]s|which|what|how many)(?: (?:son|sao|are|de|sus?|tus?|las?|los|d?[ao]s|suas?|seus?|your|the))* (?:sucursal(?:es)?|sedes?|local(?:es)?|locais|tiendas?|lojas?|unidades?|filia(?:l|is)|consultorios?|branch(?:es)?|locations?)(?= $| (?:(?:tienen|tenes|tienes|tiene|hay)(?! (?:un |una |algun )?${PLACE} )|son|estan|esta|estao|quedan?|ficam?|atienden|atendem|abren|ustedes|uds|voces|voce|vcs|do you|are you|are there) )`;
const THEN_THERE =
  '(?: (?:libre|disponible|disponivel|available|entonces|ahi|ai|porfa|por favor|please|ese dia|nesse dia|that day))*';

/** What one says before such a question. */
const ASKING =
  '(?:(?:hola|buenas|buenos|dias|tardes|noches|oi|ola|bom|boa|dia|tarde|noite|hi|hello|hey|y|e|and|una|consulta|pregunta|disculp[ae]|por favor|porfa|oye|che) )*';

/** "Sábado vcs atendem até q horas", "how late are you open": in any order. */
const AT_WHAT_HOUR = group(`
  (?:a |hasta |desde |ate |ate as |de |a partir de )?(?:que|q|k) horas?|how (?:late|early)|(?:until |till )?what time
`);
const OPENS = group(`
  fica[m]? abert[oa]s?|esta[on]? abert[oa]s?|quedan abiert[oa]s|stay open
  abr(?:en|e|is|em)|cierr(?:an|a)|cerr(?:ais|as)|fech(?:am|a)|atiend(?:en|e)|atend(?:em|e|es)|trabaj(?:an|a)|trabalh(?:am|a)|funcion(?:an|am|a)|laboran
  open|close|are you (?:open|there)
`);

/** "¿Hasta qué hora se juega?", "¿desde qué hora lavan?", "até que horas dá pra jogar?": by whatever is done there. What is said of an appointment or of money is no matter of the house's hours. */
const WHILE_THEY_WORK = `(?:hasta|desde|ate|(?:a )?partir de) que horas? (?:(?:ustedes|uds|voces|vcs|l[oa]s?|les?) )*(?!${group(`
  (?:[a-z]+ )*(?:cancel|anul|cambi|reprogram|pag|abon|cobr|transf|guard|reserv|mant|esper|aguant|sosten|sostien|confirm|avis|dev[uo]|necesit|dej|qued|dur|tien|tem|ten|hay|ha)[a-z]*
`)} )(?:se (?:(?:puede|podria) [a-z]+r(?:l[oa]s?)?|[a-z]+[ae]n?)|(?:da|daria) (?:pra|para) [a-z]+r|[a-z]{2,}(?:an|en|am|em))`;

export const BOOKING_RULES: readonly Rule[] = [
  {
    hit: { intent: 'ask', topic: 'horarios', confidence: 0.9 },
    when: words(`
      a que (?:hora|horas) (?:abren|abris|abre|abres|cierran|cierra|cerras|cerrais|atienden|atiende|empiezan|trabajan|laboran|estan abiertos)
      (?:hasta|desde) que (?:hora|horas) (?:atienden|atiende|abren|trabajan|estan|estais|hay|laboran|atendes|abre|estan abiertos|tienen)
      (?:horarios?|horas?|dias?) (?:de|para la) (?:atencion|trabajo|apertura|cierre|servicio|funcionamiento)
      (?:atienden?|trabajan?|vienen?|atendem?|trabalham?|vem) (?:en |em )?(?:que|cuales|quais) (?:dias|horarios)(?= $)
      ^ ${ASKING}(?:que|cual|cuales|qual|quais|what|which)(?: (?:es|son|e|sao|are|is|seria))?(?: (?:el|los|su|sus|tu|tus|o|os|seu|seus|the|your))* (?:horarios?|hours)(?: (?:(?:de|do|da|dos|das|en|no|na|of) )?(?:voces?|vcs|ustedes|uds|funcionamiento|atencion|${OPEN_DAY}))? $
      ^ ${ASKING}(?:(?:el|su|tu|o|seu|the|your) )?horarios?(?: (?:de|do|dos) (?:voces?|vcs|ustedes|uds|atencion))? (?:cual|qual) (?:es|e|seria) $|^ ${ASKING}(?:the )?hours(?: please| pls)? $
      (?:quais|que|cuales|q) (?:os )?(?:horarios?|dias) (?:(?:voces?|vcs|ustedes|uds|o salao|a clinica|la clinica|el salon) )?(?:atendem|atende|funcionam|funciona|abrem|abre|trabalham|atienden|atiende|abren|trabajan)
      horario comercial|(?:cuales son |cual es |conocer |saber |quais sao |qual e )(?:sus?|tus?|vuestros?|seus?|os seus|o seu) horarios?(?= $)
      (?:que|cuales|cual)(?: son)?(?: es)?(?: [^ ]+){0,2} (?:horarios?|dias) (?:manejan|maneja|atienden|atiende|hacen|trabajan|abren|laboran)
      (?:que|cuales|quais) (?:horarios?|dias) (?:(?:ustedes|uds|voces|voce) )?(?:tienen|tenes|tiene|teneis|tem)(?= $)|(?:what|which) hours do you have(?= $)
      (?:que|cual(?:es)?(?: es| son)?(?: el| los)?) horarios? (?:(?:tienen|tenes|tiene|teneis|hay|hacen|es) )?(?:para )?los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos|feriados|festivos)
      (?:atienden|abren|trabajan|abris|atendeis|laboran|atiende|abre|estan abiertos|estan|abrem|atendem|trabalham|trabalha|funcionam|funciona|open)(?: [^ ]+){0,2} (?:domingos?|sabados?|feriados?|festivos?|fines? de semana|finde|lunes|martes|miercoles|jueves|viernes|de noche|al mediodia|sundays?|saturdays?|holidays?|weekends?|feriado|domingo|24 horas|fin de ano|navidad|semana santa)
      (?:que|a que) horas? (?:voces |voce )?(?:abrem|abre|fecham|fecha|atendem|funcionam|funciona|abrem e fecham)
      (?:horario|horarios) de (?:funcionamento|atendimento)|(?:opening|business|working|office) hours
      (?:what|which) (?:time|hours|days) (?:do|are|is) (?:you|your|the)(?: [^ ]+){0,2} (?:open|close|work)
      are you open|when (?:do|are) you (?:open|close)|your hours|estan abiertos|estan trabajando
      estan atendiendo|^ horarios? $|(?:abren|cierran|abris|cerrais|abre|cierra|abierto|abiertos|abrem|fecham)
      (?:atienden|trabajan|laboran|laburan|chambean|atendes|atiende) (?:de noche|a la noche|a la tarde|de corrido|al mediodia|hoy|manana|todos los dias|entre semana|los|el|de lunes)
      ${WHILE_THEY_WORK}
      (?:desde|hasta) que horas?(?= $)|^ (?:y )?(?:(?:el|los|este) )?${OPEN_DAY} (?:desde|hasta|a) que hora
      (?:${OPEN_DAY}|ahora|ahorita|agora|a esta hora|en este momento)(?: [^ ]+)? (?:atienden|abren|trabajan|laboran|laburan|chambean|estan abiertos|hay atencion|abrem|atendem)(?: (?:en|ahi en|por) (?:[^ ]+ ){0,3}[^ ]+)?(?= $)
      (?:el|este|proximo|dia|${ES_DAY}) [0-9]{1,2}(?: de [a-z]+)? (?:atienden|abren|trabajan|laboran|laburan|estan abiertos|hay atencion|abrem|atendem)(?= $)
      ^ (?:(?:y|e|hola|oi|ola|ustedes|uds|voces|vcs|ya|si) )*(?:(?:van a|vao) )?(?:atienden|abren|trabajan|laboran|laburan|atender|abrir|trabajar|trabalhar|funcionar|atendem|abrem|trabalham|funcionam) (?:(?:el|este|o|no|na|en|em|neste|nesse) )?(?:(?:dia )?[0-9]{1,2}|${OPEN_DAY})(?: (?:de|do) [a-z]+)?(?= $)
      (?:estan|estao|esta|voces) (?:abert[oa]s?|fechad[oa]s?|cerrad[oa]s?|atendendo)(?: (?:ya|todavia|ainda|aun|ja|o no|hoje))?(?= $)
      (?:atienden|abren|trabajan|atendiendo|abiertos?|cerrados?|abrem|atendem|abertos?)(?: en este momento| ahora| ahorita| agora| a esta hora)
      (?:tienen|tenes|tienes|tiene|hay|dan|prestan|brindan|ofrecen|habra|tem|tera) (?:sus? |el )?(?:servicios?|clases|atencion|servico|atendimento|aulas?)(?: (?:al publico|normal|tambien))?(?: (?:el|los|en|este|aos?|no|nos|de|por|la|las))* (?:${OPEN_DAY}|festivos?|fines? de semana|fin de semana|finde|noches?|24 horas|semana santa|navidad)(?! (?:a|en|por|de|na|no|da) (?:la )?(?:manana|tarde|manha|noche|noite))
      ya (?:cerraron|abrieron|estan cerrados)|siguen (?:abiertos|atendiendo)
      ${AT_WHAT_HOUR}(?: [a-z]+){0,4} ${OPENS}|${OPENS}(?: [a-z]+){0,5} ${AT_WHAT_HOUR}
    `),
    not: words(`
      (?:a|en )?(?:donde|onde) (?:atiende|trabaja|esta|atende|trabalha)
      horarios? (?:disponibles?|libres?)|disponibilidad|turnos?|citas?|cupos?|me atiende[ns]?(?! ahora)
      me (?:podes|pueden|puede|puedes) atender
      (?:a|en) la hora (?:en )?(?:que|de) (?:abren|abran|abre|abra|abrir)|(?:al|apenas|ni bien|en cuanto|cuando) abr(?:an|ir)|(?:apenas|ni bien|en cuanto) abren
      (?:na hora que|assim que|quando) abr(?:e|em|ir|irem)|(?:as soon as|right when) you open
    `),
  },
  {
    hit: { intent: 'ask', topic: 'direccion', confidence: 0.92 },
    when: words(`
      (?:eso |esto |y )(?:queda|quedan|fica) (?:en|por) [^ ]+|esta en (?:la|el) (?:colonia|barrio|zona|calle|avenida|centro)
      (?:donde|adonde|por donde|en donde|en que (?:parte|zona|barrio|lugar|calle|direccion|distrito|comuna|localidad|colonia|ciudad))(?: [^ ]+){0,2} (?:queda|quedan|esta|estan|estais|es|era|seria|son|se encuentran|encuentro|ubicad[oa]s?|ubican|ubica|atienden|atiende|atendeis|se ubican|se encuentra|los ubico|vengo|voy|tengo que ir|llego|estaria)
      (?:ficam?|estao|localizad[oa]s?|quedan?|estan|se encuentran?|sao) (?:onde|aonde|donde|adonde|em que lugar)(?= $)
      (?:no|nao|can t|cannot|don t|couldn t)(?: (?:lo|la|los|puedo|logro|consigo|estoy|podemos))* (?:encuentr[oa]|encontr[a-z]+|encontramos|acho|achei|ubic[oa]|ubicamos|find) (?:el|la|o|a|the|su|tu|your) (?:local|lugar|edificio|consultorio|clinica|sede|sucursal|salon|salao|puerta|entrada|taller|tienda|loja|place|office|building|store|shop|door)
      por que zona|(?:os|se) encontr[a-z]+|donde (?:estas|quedas|atendes|atiendes|es eso|seria)
      (?:(?:la|tu|su|una|sus?) (?:dire|direc)|(?:la|tu|su|una) ubi|(?:un|el|tu|su) pin (?:del|de la|de su|de tu|de)(?= (?:local|lugar|sede|sucursal|consultorio|tienda|negocio|taller|salon|ubicacion|casa)))(?= $| (?:(?!(?:que|cuando|si) )[a-z]+ ){1,4}$)
      (?:direccion(?:es)?|ubicacion(?:es)?|enderecos|addresses|locations|domicilio|ubicados|ubicadas|localizacion|endereco|localizacao|address|location|located|google maps|maps|mapa)
      (?:en (?:cual(?: de (?:las|los) [a-z]+)?|que)(?: (?:sede|sucursal|local|lado|tienda|consultorio))?|(?:en )?donde|adonde) (?:(?:me|nos|le|les|se|l[oa]s?) )?(?:ponen|hacen|realizan|aplican|colocan|dan|dictan)(?= (?!turnos?|citas?|horas?|descuentos?|facturas?|recibos?|precio)[a-z])
      (?:em qual (?:unidade|filial|loja)|onde) (?:voces )?(?:fazem|aplicam|colocam)(?= [a-z])|(?:which|what) (?:branch|location|office|clinic|salon) (?:does|do|offers?|has)(?= [a-z])|where do (?:you|they) do(?= [a-z])
      (?:(?:en )?(?:donde|adonde|que (?:sede|sucursal|local)|cual (?:sede|sucursal))|onde|em qual unidade) (?:(?:me|se) )?(?:l[oa]s?|isso|a|o) (?:ponen|hacen|realizan|aplican|colocan|dan|dictan|fazem|aplicam)(?= $)
      como (?:llego|llegar|hago para llegar|se llega)|(?<! (?:me|nos) )(?:e|es|esta|estan|queda|quedan|fica) (?:muy |muito )?(?:longe|lejos|perto|cerca)|ir a (?:pie|pe)|es en (?:el|la) [^ ]+ o en|(?:en (?:que|cual)|em qual) (?:sucursal|sede|local|filial|unidade) (?:es|seria|queda|esta|estara|se encuentra|e)
      (?:onde|aonde) (?:fica|ficam|voces ficam|e|esta|estao|voces estao|voces atendem|atendem)
      where (?:exactly )?(?:are you|is it|is the|is th(?:at|is)(?= $| exactly| place| again)|are your|s (?:your|it|that|this)(?= $| )|can i find|do you|will (?:it|that|this) be(?= $)|am i (?:going|coming|supposed to))|sucursal(?:es)? en
      ^ (?:(?:ok|okay|cool|great|nice|perfect|and|so|but|wait|genial|perfecto|listo|y|e|pero|mas) )*(?:where|a?donde|onde)(?: exactly| at| though| exactamente| exatamente| es eso)? $|(?:which|what) (?:place|address|office|location) (?:do|should) (?:i|we) (?:go|come)(?: to)?(?= $)
      (?:(?:para|pra) )?a?onde (?:(?:eu|a gente|nos) )?(?:(?:tenho|temos|tem) que|devo|preciso|vou|vamos)(?: (?:ir|chegar|comparecer))?(?= $)
      (?:tienen|tenes|hay|tiene|teneis|tem) (?:una |otra |alguna |mas |uma )?(?:sucursal|sucursales|sede|sedes|local|locales|filial|consultorio|tienda)
      where (?:exactly )?(?:do|should|must|would|will) (?:i|we) (?:(?:have|need) to )?(?:go|come|be|head|meet|show up|turn up|check in)(?: (?:to|in|for (?:it|that|this)|exactly|then|tomorrow|today))*(?= $)
      how do i get (?:there|to)|cerca de(?:l)? (?:que|donde|metro|subte)|que sucursal(?:es)?|que sede(?:s)?
      ${WHICH_BRANCHES}
    `),
    not: words(`
      (?:en|la de|la|el|de|na|no|a de|a|o) (?!que |cual |qual )[a-z]+(?: [a-z]+)? (?:que|porque|pq|pois) (?:(?:me|nos|le|les|es la que|e a que|es) )*(?:queda|quedaria|fica|esta) (?:[a-z]+ )?(?:cerca|perto|comod[oa])
      donde (?:pago|transfiero|deposito|consigno|hago el pago)|direccion de (?:correo|mail|email)
      (?:at|in) (?:the|your) (?:[^ ]+ ){1,2}location
      (?:a|tienen|tenes|tienes|tiene|hacen|haces|hace|manejan|hay|van|servicio de) domicilio
    `),
  },
  {
    hit: { intent: 'ask', topic: 'duracion', confidence: 0.92 },
    when: words(`
      (?:cual|qual|which|which one)(?: (?:de (?:los|las) dos|one|of the two|es el que|es la que))? (?:dura|duran|is) (?:mas|mais|menos|longer|shorter)(?: tiempo| tempo)?
      cuanto (?:tiempo )?(?:se )?(?:dura|duran|demora|demoran|tarda|tardan|lleva|llevan|toma|toman|tarda en)
      (?:dura|duran|demora|demoran|leva|levam|tarda|tardan) (?:quanto|cuanto)(?: tempo| tiempo)?(?= $)
      cuanto tiempo|cuantos minutos|cuantas horas (?:dura|son|es|lleva)|duracion|how long|quanto tempo|quantos minutos|demora muito
    `),
    not: words(`
      (?:cuanto tiempo|quanto tempo|how long)(?: [^ ]+){0,4} (?:entreg|retir|recog|recib|receb|mand|envi|respond|contest|deliver|receive|get my|ready)[a-z]*
      cuanto tiempo (?:antes|de anticipacion)
      (?:acredit|impact|reflej|compens)[a-z]*|(?:el|mi|la|o|the) (?:pago|transferencia|deposito|pagamento|payment)
    `),
  },
  // "¿Se demoran mucho?"; "se demoran mucho en contestar" is a complaint.
  {
    hit: { intent: 'ask', topic: 'duracion', confidence: 0.9 },
    asks: true,
    when: words(
      `(?:demoran?|tardan?|duran?|demoram?) (?:mucho|bastante|harto|demasiado)(?: tiempo| rato)?(?= $| (?:en (?:hacer[a-z]*|atender(?:me|nos)?|eso)|ahi|alli|o no|verdad|no|el|la|una?) )`,
    ),
    not: words(`pagos?|acredit[a-z]*|respond[a-z]*|contest[a-z]*|link|transferencia|respuesta|cola|fila`),
  },
  // "¿Hay mucha gente a esa hora en Norte?", "¿se llena los sábados?": how it is there then, and no wish for it.
  {
    hit: { intent: 'ask', topic: 'otro', confidence: 0.9 },
    asks: true,
    when: words(`
      (?:hay|habra|habia|tienen|junta|hace|forma|tem|is there|are there|there is|there are) (?:(?:a )?(?:muy|tan|mas|muit[oa]|mucha|mucho|tanta|tanto|poca|poco|harta|harto|bastante|demasiada|menos|lot of|lots of|many|much|so|too|long) )+(?:gente|personas|publico|clientes|cola|filas?|trafico|taco|transito|ruido|espera|demora|movimiento|people|traffic|queue|line|noise|wait|pessoas|barulho|transito)
      se (?:llena|llenan|congestiona|pone (?:muy |bien |mas )?(?:llen[oa]|concurrid[oa]))|(?:suele[n]?|acostumbra[n]?) (?:estar|haber|llenarse)|(?:fica|costuma ficar) (?:muito )?(?:chei[oa]|lotad[oa])|is it (?:usually |very |too )?(?:busy|crowded|packed|quiet)|(?:does it|do you) get (?:very |too )?(?:busy|crowded|packed)|how (?:busy|crowded)
    `),
    not: words(
      `(?:quiero|quisiera|necesito|prefiero|prefiro|mejor|melhor|rather|quero|preciso|want|need|turnos?|citas?|cupos?|vagas?|lugar|agend[a-z]*|reserv[a-z]*)`,
    ),
  },
  {
    hit: { intent: 'ask', topic: 'bot', confidence: 0.92 },
    when: words(`
      (?:sos|eres|es|es usted|sois|son|voce e|voces sao|sao|are you|is (?:this|it)|esto es|hablo con|estoy hablando con|(?:estou|to) (?:falando|conversando) com|am i (?:talking|speaking|chatting) (?:to|with)|(?:me |nos )?(?:contesta|responde|atiende|escribe|atende)|e) (?:un |una |um |uma |a |an |unos )?(?:bots?|robots?|maquinas?|ia|inteligencia artificial|persona de verdad|persona real|human[oa]s?|persona|real|person|human|real|ai|robos?|automatic[oa]s?|automated|chatbots?)(?= )
      ^ (?:(?:es|son|e|is this|hola) )*(?:(?:un|una|um|uma|an|a) )?(?:respuestas?|mensajes?|mensagem|resposta|message|reply|answer|contestador[a]?) automatic[oa]s? $
      con quien (?:hablo|estoy hablando|tengo el gusto)|quien (?:sos|eres|habla|es usted|me habla|me escribe)
      como te llamas|cual es tu nombre|com quem (?:eu )?(?:falo|estou falando)|who (?:are you|am i talking)
      what s your name|^ ${ASKING}(?:(?:en|com|em) )?(?:que|o que|what) (?:(?:mas |mais |else )?(?:puedes?|podes|sabes?|voce (?:pode|sabe|consegue)|pode|can you|do you) (?:hacer|fazer|do|ayudar(?:me)?|me ayudar|help(?: me)? with)) $
    `),
    not: words(`quiero|necesito|pasame|(?<!voce )e ai`),
  },
  {
    hit: { intent: 'ask', topic: 'profesionales', confidence: 0.88 },
    when: words(`
      (?:con|com) (?:quien|quem) (?:es|seria|sera|me (?:toca|tocaria|atiendo|atenderia)|va a ser|me va a tocar|vai ser)(?= $| (?:el|la|mi|por|porfa|gracias|obrigad[oa]|o|a) )
      quien(?:es)? (?:(?:me |nos |le |les )?(?:l[oa]s? )?(?:hace|hacen|hara|haran|haria|va a hacer|toca|cortan?|tinen?|ponen?|aplican?|colocan?|hizo|da|dan|dicta|dictan|realiza|realizan)(?= $)|son|atiende|atienden|me atiende|me va a atender|me atenderia|da|dan|hace|hacen|realiza|realizan|(?:(?:me |nos )?(?:pone|ponen|coloca|colocan|aplica|aplican)|(?:me|nos) (?:hace|hacen|haria|harian|haga))(?= (?!caso|un favor|el favor)[a-z])|corta (?:el|la|las|barba|pelo|cabello)|(?:me |nos )?(?:puede|podria|pueden) (?:hacer|poner|colocar|aplicar|cortar)(?:me|nos)? (?:un|una|el|la|los|las)|(?:es|son|seria|serian) (?:el|la|los|las|su|tu) ${OCCUPATION}s?|(?:esta|estan|trabaja|trabajan|corta|cortan|hay|va a estar) (?:hoy |manana |ese dia )?en(?= )|(?:trabaja|trabajan)(?= (?:ahi|alli|alla|aca|aqui|con (?:ustedes|uds|vos))? ?$))
      (?:que|cuales|cuantos)(?: [^ ]+){0,2} (?:profesionales|doctores|doctoras|medicos|medicas|especialistas|profes|profesores|barberos|estilistas|odontologos|dentistas|peluqueros|peluqueras|terapeutas|profissionais|medicos|instructores|entrenadores|abogad[oa]s|advogad[oa]s|veterinari[oa]s|masajistas|manicuristas|psicolog[oa]s|kinesiologos|fisioterapeutas|nutricionistas|mecanicos|maestr[oa]s|barbeiros|cabeleireir[oa]s|dentistas|esteticistas|tatuador[a-z]*)
      (?:que|cual|qual|which|what) ${OCCUPATION} (?:es (?:el |la )?(?:que )?)?(?:(?:me|nos|le|la|lo|te|se) )*(?:hace|haria|atiende|atenderia|realiza|da|ve|coloca|pone|aplica|corta|tine|trabaja|faz|atende|does|do)(?= )
      (?:con|com|with) (?:que|cual|qual|which|what) ${OCCUPATION} (?:es|seria|sera|me (?:toca|tocaria|atiendo|atenderia)|e|is)(?= $| (?:el|la|mi|o|a|un|una) )
      quem (?:sao|e|seriam?) (?:o|a|os|as|seus?|suas?) ${OCCUPATION}(?:e?s)?
      (?:con|com|with) (?:quien(?:es)?|quem|who|whom|${WHICH_ONE}) (?:hay|habria|tienen?|tenes|queda|seria|tem|teria|is there|are there|do you have)${THEN_THERE}(?= $)
      (?:con|com|with) ${WHICH_ONE}(?: (?:puedo|podria|puede ser|posso|can i))?${THEN_THERE}(?= $)
      ^ (?:(?:y|e|and|hola|pero) )*(?:que|cuales|quais|what|which) (?:chic[ao]s|muchach[ao]s|senoritas|mocas|girls|guys) (?:hay|tienen|atienden|trabajan|tem|are there|do you have|work)${THEN_THERE}(?= $)
      (?:lista|staff|equipo) de (?:profesionales|medicos|doctores)|quem (?:me |vai me )?(?:atende|atender|faz|vai fazer)|quais profissionais
      (?:cambi(?:ar|o|ame|arme)|mudar|trocar|change|switch) (?:de |el |la |mi |o |a |the |my )*(?:profesionales|${OCCUPATION})
      which (?:doctors|stylists|therapists|professionals|dentists|barbers)|who (?:will|does|is the)
      (?:who are|what|do you have (?:other|more)) (?:(?:the|your|other) )*(?:dentists?|doctors?|barbers?|stylists?|therapists?|vets?|professionals?|staff|hygienists?|teachers?|instructors?|trainers?|coach(?:es)?)
      ^ (?:(?:hi|hello|hey|so|and) )*who (?:works|teaches|gives (?:the )?(?:class(?:es)?|lessons))(?: (?:here|there|with you|the (?:class(?:es)?|lessons)))?(?= $)
    `),
  },
  {
    hit: { intent: 'ask', topic: 'servicios', confidence: 0.9 },
    when: words(`
      (?:que|cuales|cuantos|todos los|lista de|menu de|catalogo de|ver|ver los|conocer los|what|which|quais|que tipos? de|tipos de)(?: [^ ]+){0,3} (?:servicios?|tratamientos?|especialidades|procedimientos|planes|clases|cursos|terapias|estudios|services?|treatments?|servicos?|tratamentos?|actividades|disciplinas|cortes)
      (?:servicios|services|servicos) $|catalogo
      que (?:hacen|ofrecen|brindan|realizan|haceis|ofreceis|tratan|hacen ustedes)|what do you (?:do|offer)
      o que voces (?:fazem|oferecem)
      (?:mas |more |mais )?(?:informacion|informes|info|information|informacoes|detalles)(?: [^ ]+){0,2}
    `),
    not: words(`
      (?:gracias|thanks|obrigad[oa]) (?:por|for|pela)|(?:que|muy) (?:buen|bueno|gran|lindo|excelente|mal|pesimo|otimo|bom) servic[a-z]+
      (?:info|informacion|informes)(?: [^ ]+){0,4} (?:precios?|costos?|valores|horarios?|pagos?)|turnos?
      citas?|disponib[a-z]*|que clases? (?:tengo|hay|tienen|tenes) (?:el|manana|hoy|para)
    `),
  },
  // "¿En qué consiste el blanqueamiento?", "quiero saber más de los implantes": what the catalogue tells of it.
  {
    hit: { intent: 'ask', topic: 'servicios', confidence: 0.9 },
    when: words(`
      (?:quiero|quisiera|queria|querria|me gustaria|necesito|quero|gostaria de|want to|like to|me interesa) (?:saber|conocer|know)(?: (?:mas|mais|more|algo|un poco|um pouco|bien|acerca|lo))* (?:de|del|do|da|dos|das|sobre|about)
      (?:en|em) que consist(?:en|e|em)|(?:tell me|hear)(?: (?:a bit|more|something))* about|para que sirven?|what is (?:a|an|the) [a-z]+(?= |$)
      (?:contame|cuentame|cuenteme|hablame|hableme|explicame|expliqueme|explique|me (?:contas|cuentas|cuenta|explicas|explica|fala))(?: (?:mas|mais|un poco|um pouco|bien|acerca))* (?:de|del|do|da|sobre)
    `),
    not: words(`
      (?:mi|mis|my|meu|minha|meus|minhas|nuestr[oa]s?) [a-z]+|turnos?|citas?|disponib[a-z]*|precios?|costos?|valores|valor|horarios?|pagos?|preco|promo[a-z]*|descuentos?|si|cuando|cuanto|donde
      (?:what is the) (?:name|address|phone|time|number|price|cost|deposit|total)
    `),
  },
  {
    hit: { intent: 'book', confidence: 0.93 },
    when: words(`
      (?:reserv(?:ar|o|a|ame|eme|arme|arte|arle|aria|amos|arlo|arla|adme)|agend(?:ar|o|ame|eme|arme|arte|arle|aria|arnos|amos|ando|arla|arlo|amelo|amela|enme)|book|booking|schedule|agendamento|anot(?:ame|eme|arme|arnos|ar)|inscrib(?:irme|irnos|ime|ame)|matricul(?:arme|arnos|ame)|apunt(?:ame|arme|eme)|program(?:ar|ame|arme) (?:un|una|la|mi))
    `),
    not: words(`
      (?<!(?:sacar|separar|reservar|agendar|pedir|hacer|apartar|programar|solicitar|tomar|coger|marcar|para|agendarme|confirmar|book) )(?:mi|mis|my|meu|minha) (?:turnos?|citas?|reservas?|bookings?|appointments?|consultas?|horario)
      (?:no|nao|sin|not|don t) (?:quiero |la |lo |me |voy a |necesito |want to |need to |quero )*(?:reserv|agend|book|anot|schedul)[a-z]*
      (?:agende|reserve|saque|reserva hecha)
    `),
  },
  {
    hit: { intent: 'book', confidence: 0.93 },
    when: words(`
      (?<! (?:no|nao) )(?:marc(?:ar|a|o|aria|e|amos)|sac(?:ar|arme)|ped(?:ir|irte|irle|iros)|coger|conseguir|solicitar|program(?:ar|ame)|coordinar|fijar|agend[a-z]+|tomar|hacer|hacerme|fazer|make|get|set up|arrange|tener|necesita|precisa|necesitamos|necesito|preciso de|querria|quisiera|queria)(?: (?:un|una|um|uma|a|an|mi|la|el|minha|outra|otra|otro|nueva|nuevo|primera|meu|my|the)){0,2} (?:${APPOINTMENT}|avaliacao|valoracion|evaluacion|limpieza|limpeza|masaje|corte)
      (?:dame|deme|quiero|necesito|reservame|pasame) un[oa] (?:para|el|a las|manana|hoy)
      (?:quiero|quisiera|queria|querria|necesito|quero) (?:sacar|marcar) un[oao]|volver a (?:sacar|pedir|tomar|marcar)(?:l[oa])?(?= $| un| el| la| otr| mi| turno| cita| hora)
      (?:sac|ped|reserv|agend|marc|apart)(?:ar|arme|ir|irte|irles|o|ame|eme) (?:otr[oa]|outr[oa])(?= $| para| pra| el| nuev| por favor| porfa)
      (?:primera|nueva) (?:cita|consulta|visita|sesion|evaluacion)
    `),
    not: words(`
      (?<!(?:sacar|separar|reservar|agendar|pedir|hacer|apartar|programar|solicitar|tomar|coger|marcar|para|agendarme|confirmar|book) )(?:mi|mis|my|meu|minha) (?:turnos?|citas?|reservas?|bookings?|appointments?|consultas?|horario)
      (?:no|nao|not|don t) (?:quiero|quero|necesito|want to|preciso)(?: [^ ]+){0,4}
      (?:tengo|tenia|tenho|have) (?:un|una|uma|um|an|mi|el|la)? ?${APPOINTMENT}
      hacer (?:una|la) (?:consulta|pregunta)(?: (?:sobre|por|acerca|rapida|antes|de)|$)|marcar la hora
    `),
  },
  {
    hit: { intent: 'book', confidence: 0.92 },
    when: words(`
      (?:sac(?:ar|o|ame|arme|aria|amos)|saqueme|ped(?:ir|irte|irle|irles|iros|irme|iria)|pid(?:o|iendo)|cog(?:er|erme|eria)|coj(?:o|er)|dar|dame|deme|denme|dadme|das|da|dan|daria|darias|darian|dais|apart(?:ar|ame|eme|arme|o|e)|separ(?:ar|ame|eme|arme|o|e)|marc(?:ar|a|o|aria)|tom(?:ar|o|arme)|solicit(?:ar|o|e)|conseguir|consegu[a-z]*|quiero|quiere|necesita|precisa|querria|quisiera|queria|quero|gostaria|preciso|necesito|necesitaria|precisaria|necesitamos|deseo|deseaba|desearia|me gustaria|busco|ando buscando|hace[sr]?(?:me)?|haceme|hagame|want|need|would like|d like|get|make|set up|looking for|tenes|tienes|tiene|tienen|tenga|tengan|tendra|tendras|tendran|tendrias|tendrian|tendria|teneis|tem|tera|ha|hay|habra|habria|queda|quedan|quedara|encuentro|do you have|have|is there|are there|any|algun|alguna|algum|alguma|consultar|consulto|preguntar|averiguar|saber|ver|mostrame|muestrame|muestreme|mostrar|pasame|consigo|para|por|sobre|new|nuevo|nueva|un|una|um|uma|outro|otro|otra|primer|primera|sobra|podria tener|podria sacar|ando necesitando|ocupo|ocuparia|regaleme|regalame|me regala)(?: [^ ]+){0,4} (?<! (?:a|en|de|por) (?:es[ae]|est[ae]|aquella) )(?<! (?:nesse|nessa|neste|esse|that|at this) )${PLACE}
    `),
    not: words(`
      (?<!(?:sacar|separar|reservar|agendar|pedir|hacer|apartar|programar|solicitar|tomar|coger|marcar|para|agendarme|confirmar|book) )(?:mi|mis|my|meu|minha) (?:turnos?|citas?|reservas?|bookings?|appointments?|consultas?|horario)
      (?:no|nao|don t|not|ya no) (?:quiero|necesito|busco|quero|preciso|want|need|deseo|me des|me saques|saques|pido|pedi|tengo)(?: [^ ]+){0,2} ${PLACE}
      (?:tengo|tenia|tenho|have) (?:un|una|uma|um|an|mi|el|la)? ?(?:turno|cita|reserva|hora|appointment)
      sin (?:turno|cita|reserva)|a esa hora no|que lugar
      (?:lugar|lugares|espacios?) (?:para|donde) (?:estacionar|aparcar|dejar)|en (?:que|el) (?:lugar|horario)
      a (?:que|esta|ultima|primera) hora|para la hora|(?:hora|horas) (?:de|despues|antes)|media hora|una hora
      \\d horas?|dos horas
    `),
  },
  // "¿Me da una hora con Camila?": as Chile and Uruguay call an appointment; how long something lasts is not given.
  {
    hit: { intent: 'book', confidence: 0.92 },
    when: words(`
      (?<!(?:no|nao) )(?:me|nos) (?:(?:podes|puede[ns]?|podri[a-z]*|podi) dar|da|das|dan|dai|daria[ns]?|consigue[ns]?|consegui|toma[ns]?) una hor(?:a|ita)(?= $| (?:con|pal?|para|el|la|este|esta|manana|hoy|pasado|donde|por favor|porfa|de) )
    `),
    not: words(`
      una hor(?:a|ita) (?:de (?:tiempo|espera|plazo|diferencia|descuento|retraso|atraso|gracia|almuerzo|margen|tolerancia)|para (?:que|pensar|decid|lleg|avis|confirm|pagar|ver|hablar|respond|consult)[a-z]*)
    `),
  },
  {
    hit: { intent: 'book', confidence: 0.9 },
    when: words(`
      ${GIVE} (?:(?:para )?(?:el|este|pal) (?:proximo )?${WEEKDAY} ${AN_HOUR}|${AN_HOUR} (?:para )?(?:el|este|pal) (?:proximo )?${WEEKDAY})
      (?:turno|turnito|turnos|cita|citas|cupo|disponibilidad|horarios disponibles|turnos disponibles|appointment|agendar|reservar|reserva|pedir cita|sacar turno|pedir hora|agendamento|marcar consulta|marcar horario|nueva cita|nuevo turno)(?: (?:por favor|porfa|please|para|hoy|manana|urgente|nueva|nuevo|disponible|disponibles|plis))* $
    `),
    not: words(`
      (?<!(?:sacar|separar|reservar|agendar|pedir|hacer|apartar|programar|solicitar|tomar|coger|marcar|para|agendarme|confirmar|book) )(?:mi|mis|my|meu|minha) (?:turnos?|citas?|reservas?|bookings?|appointments?|consultas?|horario)
      (?:no|sin|mi|mis|el|la|los|las|ese|esa|del|de la|tengo|tenia)(?: [^ ]+){0,2} (?:turnos?|citas?|reserva|cupo)
      ${CANCEL}|${SHIFT}
    `),
  },
  {
    hit: { intent: 'book', confidence: 0.88 },
    when: words(`
      (?:hablar|conversar|platicar|falar|talk|speak) (?:con|com|to|with) ${SEEN_TO_TALK}
      (?:quiero|quisiera|necesito|hago para|puedo|podria) atender(?:me|nos|lo|la)|sobreturnos?|quando (?:voces )?(?:podem|pode) me atender
      (?:cuando|que dia|hoy|manana) (?:lo |la |los |las )?(?:puedo|podria) (?:llevar|llevarl[oa]s?|pasar|acercarme)|(?:nos|me) atienden (?:hoy|manana|junt[oa]s|el)
      (?:estoy |ando )?buscando (?:un |una )?(?:dentista|medico|medica|doctor|doctora|peluquer[oa]|psicolog[oa]|kinesiolog[oa]|pediatra|nutricionista|hora)
      (?:quiero|quisiera|necesito|me gustaria) (?:empezar|retomar|comenzar) (?:las |el |los |la |un |con )(?:clases|tratamiento|sesiones|terapia|curso)
      (?:hay|habra|tenes|tienes|tiene|tienen|tendra|tendran|tendrias|teneis|queda|quedan|tem|tera|have|is there|got|anything|algo|podes|puedes|puede|pueden|podran)(?: [^ ]+){0,3} (?:algo|lugar|libre|libres|disponible|vaga|anything|something|alguma coisa|atenderme|atendernos|recibirme|verme)
      (?:can|could) (?:you|u|y all|we|i)(?: guys)? (?:do|come|come in|get in|make) (?:(?:on|at|around|next|this|like) )*(?:[0-9]{1,2}(?: ?[ap]m| [0-9]{2}(?: ?[ap]m)?)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|noon|(?:(?:in )?the )?(?:morning|afternoon|evening|weekend))(?= )
      algo (?:disponible|libre|para|mas|por la|a la|el|de la)
      (?:me )?(?:podes|puedes|puede|pueden|podrian|podrias|podran) (?:atender|ver|recibir|agendar|anotar)(?:me|nos)?
      (?:horarios?|dias?|fechas?|horas?) (?:disponibles?|libres?|hay|tenes|tienen|tienes|tendrias|tiene|te queda[n]?|queda[n]?|tendra[n]?)
      (?:que|cuales|quais) (?:horarios?|dias?|fechas?|horas?|turnos?)(?: [^ ]+){0,2} (?:tenes|tienes|tiene|tienen|tendrias|hay|te queda[n]?|queda[n]?|tendra|disponibles?|libres?|teneis|tem|disponiveis|livres)
      cuando me (?:reciben|atienden|ven|pueden|podes|recibe)
      (?:qual|cual|what|a que hora)(?: (?:o|a|e|es|el|la|is|s|the|seria|tem|tienen|tenes))* (?:ultim[oa]|primeir[oa]|primer|primera|last|latest|earliest|first) (?:horario|turno|hora|cita|vaga|slot|time|appointment|you have)
      (?:cuando|para cuando|quando) (?:se (?:puede|podria|podra)|da|pode ser|seria posible)
      cuando (?:tenes|tienes|tiene|tienen|podes|puedes|puede|pueden|hay|habria|seria|podria ir|podria ser|teneis|tem|tendrias|podrian|podrias)(?: [^ ]+){0,3}
      (?:proxim[oa]|primer) (?:turno|cita|horario|fecha|hora|hueco|cupo|dia)(?: [^ ]+){0,2}
      (?:turno|cita|horario|fecha|hora|hueco|cupo|lugar|espacio|vaga)(?: (?:libre|disponible|livre))? (?:mas|mais) (?:proxim[oa]|cercan[oa]|tempran[oa]|pront[oa])(?! a )
      l?o (?:primero|(?:mas|mais) (?:pronto|temprano|cercano|proximo|cedo)) que (?:ten(?:es|eis|gas?|gan|drias?)|tien(?:es?|en)|tem|hay|haya|ha)(?! (?:que|de) )
      (?:turnos?|citas?|horarios?|huecos?|cupos?) (?:disponibles?|libres?|para)
      (?:hora|horario|disponibilidad|disponibilidade|availability|lugar|espacio|vaga|openings?) (?:para|pra|pro|pal|on|for|no|na|en) (?:(?:el|la|este|esta|this|next|proxim[oa]) )*(?:hoy|hoje|manana|amanha|pasado|today|tomorrow|${WEEKDAY}|semana|finde|fin de semana|weekend|week)
      what(?: times| days)?(?: do you have| is) available|(?:what|which) (?:times?|days?)(?: slots?)? do you have(?! (?:me|us|my|it|mine) )|next available|when can (?:i|you)|can i come
      puedo ir|podria ir|puedo pasar|puedo acercarme|posso ir|da pra ir|consigo ir|encaixe|encaixar
      hacerme un (?:lugar|hueco|espacio|huequito|lugarcito)|me haces? un
    `),
    not: words(`
      (?<!(?:sacar|separar|reservar|agendar|pedir|hacer|apartar|programar|solicitar|tomar|coger|marcar|para|agendarme|confirmar|book) )(?:mi|mis|my|meu|minha) (?:turnos?|citas?|reservas?|bookings?|appointments?|consultas?|horario)
      (?:lugar|lugares|espacios?) (?:para|donde) (?:estacionar|aparcar|dejar|parquear)|estacionamiento|parqueadero|aparcamiento|hay que|llevar algo|tomar algo|me atiende[ns]? (?:un|una)|puedo ir (?:con|sin|en|acompan[a-z]*)
      cuando (?:es|era) mi|tengo (?:turno|cita)|puedo pasar a (?:pagar|retirar|buscar)|algo mas|nada|(?:surgio|surgiu|salio|paso|ocurrio|cayo|junto|cruzo|presento) (?:algo|un problema|un imprevisto)
    `),
  },
];
