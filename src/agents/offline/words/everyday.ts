/**
 * Frequent words of the three languages, folded. Each is itself and nobody's misspelling: "muchas" is no "Mechas", "fácil"
 * no "Facial", "porque" no "Parque". What is sold by its very name may be one of them all the same ("Visita", "Foto").
 */
import { fold } from './text.ts';
import { matchesOf } from './pattern.ts';

const WORDS: readonly string[] = [
  // Spanish: small words, how much, where, when.
  'abril acaso ademas adentro afuera agosto ahora ahorita algo alguien algun alguna algunas alguno algunos alla',
  'alli anoche antes aparte apenas aquel aquella aqui arriba atras aunque ayer bajo bastante bien cada casi cerca',
  'cerquita como conmigo contigo contra cual cuales cualquier cualquiera cuando cuanta cuantas cuanto cuantos demas',
  'demasiado dentro desde despues detras diciembre domingo domingos donde durante ella ellas ellos encima enero',
  'enfrente entonces entre esas esos esta estas este estos excepto febrero fecha fechas feriado finde frente fuera',
  'gracias hacia hasta horario horarios horas igual incluso jueves julio junio juntas junto juntos lejos luego',
  'lunes manana mananas martes marzo mayo media medio mediodia mejor menos mientras miercoles minuto minutos misma',
  'mismas mismo mismos momentito momento mucha muchas muchisima muchisimas muchisimo muchisimos mucho muchos nada nadie',
  'ningun ninguna ninguno noche noches nomas nosotras nosotros noviembre nuestra nuestro nunca octubre otra otras',
  'otro otros para peor pero poca pocas poco pocos poquito porque primer primera primero pronto proxima proximo',
  'pues quien quienes quiza quizas ratito rato sabado sabados salvo segun segunda segundo semana semanas semanita',
  'septiembre siempre siglo siguiente sino sobre sola solamente solo suyo tambien tampoco tanta tantas tanto tantos',
  'tarde tardecita tardecito tardes tempranito temprano toda todas todavia todo todos tras tuya tuyo ultima ultimas',
  'ultimo ultimos unas unos usted ustedes varias varios veces viernes',
  // What people do and say.
  'abre abren abrir acaba acabo acepta aceptan aceptar acuerda acuerdo agradezco aguanta alcanza alcanzo andar',
  'aprovecho apurado atender atienda atiende atienden avisa avisar aviso ayuda ayudar ayude baja bajar busca',
  'buscando buscar busco cambia cambiar cambie cambio camino cancela cancelar cancelo cierra cierran cobra cobran',
  'cobrar comer comida completan completando completar completarlo compra comprar confirma confirmar confirmo conoce conozco consegui conseguir contar contesta',
  'contrate corra corre correr corri corro cree creo cuenta cuentan cuente cuento cuesta cuestan cuidado dame darme',
  'debe deben debo decia decidi decir deja dejame dejar deje dejo demora deposito dice dicen diga digo dijo dime',
  'duda dudas duele dura empezar empieza encanta encanto encontrar encuentra entender entendi entiendo entra entrar',
  'entrego enviar envio eran eres escribe escribir escribo espera esperando esperar espere espero estaba estamos',
  'estan estar estare estaria estoy estuve falta faltan fijo fuimos funciona gusta gustaria gusto haber habia habla',
  'hablar hablo habra hace hacemos hacen hacer hacerle hacerme haces haga hagan hago haria hecha hecho hubo importa',
  'intenta interesa iria junta llama llaman llamar llame llamo llega llegan llegar llego llegue lleva llevan llevar',
  'llevo manda mandar mandas mando manejan marca marcar medi mide mira mirar mire mover muestra mueve muevo',
  'necesita necesitas necesito ocupa ofrecen olvide olvido pagamos pagar pago pague parece paren pasa pasado pasame',
  'pasan pasar pasas pase paso pedi pedir pensar perdi perdon perdone pide pidio pido piensa pienso podamos podemos',
  'poder podes podra podre podria podrian ponen poner ponga pongo preferi prefiere prefiero pregunta preguntar',
  'pregunto programa pueda puedan puede pueden puedes puedo puesto puse pusieron queda quedamos quedan quedar quedo',
  'queremos queria querian quiera quiere quieren quieres quiero quise quisiera recibe reciben recibi recibir',
  'recomendo recomienda regresa regreso reserva reservar reservo responde responder sabe saben saber sabes sacar',
  'saco sale salen salgo salida salio salir segui seguir segura seguro senti sentir seria sienta siento sigue sirve',
  'sirven somos soporta sube subir suena sueno suspende tarda tardan tendra tendria tenemos tener tenes tenga',
  'tengas tengo tenia termina terminar termino tiene tienen tienes toca tocar toma tomar tome tomo trabaja trabajan',
  'trabajar trabajo traer traigo trajo trata tratar tuve urge usan usar vamos vayan vemos venga venian venimos',
  'venir verdad viendo viene vienen vine vino viste vive vivo volver vuelta vuelve vuelvo',
  // Whom and what people talk about, and how it is.
  'cita evito abrazo abuela abuelo alegre alta alto amable amiga amigas amigo amigos anuncio apellido atencion autobus bandera',
  'barata barato barrio bellas bendiciones bonita bonito buena buenas bueno buenos calle calor carino carnet carro',
  'carta casa casero casita centro cierta cierto clara claro clienta cliente clientes coche colegio comodo completo',
  'comprobante contenta contento correcto correo cosas costo costos credito cuadra cuarto cuota datos debito dieron',
  'diferencia diferente dificil dinero direccion disculpa disculpe distinto doctor doctora dolares duena dueno',
  'efectivo empresa encargada encargado enfermo entera entero entrada equipo error escuela espacio especial esposa',
  'esposo esquina estacion evento excelente exito extra facil faciles facilito falso familia favor favorita',
  'favorito feliz final firme flaca foto fotos fria frio fuerte gasto gente grande grandes gratis gratuita gratuito',
  'grave gripa hambre harto hermana hermano hermosa hermoso hija hijas hijo hijos historia hola hospital imposible',
  'informacion inter joven justo larga largo lento libre libres linda lindo linea lineas lista listo llamada llave',
  'loca local loco lugar lugares madre maestra maestro mala malas malo malos mama mamita mandado marido mayor',
  'mayores medida menor mensaje mensajes mensajito mercado mesa metro miedo mitad moneda monto motivo moto nena',
  'nene nieta nieto nombre normal normalmente novia novio nueva nuevo numero numeros oferta oficina ojala opcion',
  'padre pagado pagina palabra papa papel parque parte pasada pedido pena pequena pequeno perfecto persona personas',
  'peso pesos plata playa plaza posible precio precios preocupes presupuesto prima primo probable problema promo',
  'promocion promociones puerta punto queja rapida rapido rara raro razon recibo regalo respuesta reunion ropa',
  'salud saludos senor senora senorita sentido servicio servicios simple sitio situacion sobrina sobrino socia',
  'socio solicita solicito suegra suelo suerte suficiente super supuesto tarjeta tarjetas telefono tema tiempo',
  'tienda tipo tramite tranquila tranquilo transferencia transito ubicacion ubicados urgente valor vecina vecino',
  'viaje vida vieja viejo visita vista',
  // Portuguese.
  'abrem aceita aceitam agora ainda alguem algum alguma amanha aquela aquele aquilo atende atendem bairro beleza',
  'boas bons caminho cartao cedo certeza certo chamar chega chegar chego cheguei coisa coisas colega comigo conta',
  'convenio custa custam deixa deixar dela dele depois desculpa dessa desse desta deste dinheiro disse dizer duas',
  'duvida embora entao enviei errado esqueci essa essas esse esses estava estou falar fazem fazer feira feito fica',
  'ficar ficou filha filho fiquei foram gostaria gostei gosto hoje irma irmao isso isto legal lembrei ligar longe',
  'mais manha marcada marcado meia meio melhor menina menino mensagem mesma mesmo meus minha minhas moca moco mora moro mudar',
  'mudou muita muitas muito muitos nenhum nenhuma nessa nesse nesta neste noite nome nossa nosso nova novo numa',
  'obrigada obrigado onde ontem outra outras outro outros paga paguei passa passar pela pelo perto pessoa pessoas',
  'pode podem poderia porem porta posso pouca pouco prazer precisa precisamos preciso preco precos prefiro primeira',
  'primeiro quais qual qualquer quando quanta quantas quanto quantos quarta quase querem quero quinta receber',
  'recebi sabem saio sair sempre senhor senhora sexta sinto talvez tambem telefone temos tenho terca tinha trabalho',
  'trazer tudo umas vaga vagas valeu vejo venho verdade viagem voces volta voltar vontade',
  // English.
  'able about after afternoon again ahead almost already also always another anyone anything anytime around asked',
  'available away back because been before being best better between book booked booking both bring business call',
  'called came cancel card cash change changed charge check clean close closed come coming confirm cost could',
  'daughter days deal desk does doing done down each earlier early either else email english enough evening ever',
  'every everyone everything exactly family father fine first follow forgot free friend friends from full gave',
  'getting give goes going gone good great half have having hear hello help here home hope hour hours house husband',
  'instead just keep kind know last late later least leave left less like line live location long looking love made',
  'make many maybe mean mind mine minute minutes missed moment money month more morning most mother move much must',
  'myself name near need needed never next nice night none nothing number okay once only open other over paid park',
  'parking part people perfect phone place please possible price prices probably problem quick quite ready really',
  'right room said same second send sent should since sister slot some someone something soon sorry speak spot',
  'start still sure take talk tell than thank thanks that their them then there these they thing things think this',
  'those though time times today together told tomorrow tonight took town under until used very wait walk want',
  'wanted ways week weekend weeks well went were what when where whether which while wife will with without wonder',
  'wondering work working works worth would wrong year years yesterday your yours',
];

const EVERYDAY = new Set(WORDS.join(' ').split(' '));
/** "Normalmente", "rapidamente": how it is done, and no thing. */
const ADVERB = /[a-z]{3}mente$/;

/** Of a folded word, or of what it is the plural of. */
export function isEveryday(word: string): boolean {
  return EVERYDAY.has(word) || EVERYDAY.has(word.replace(/s$/, '')) || ADVERB.test(word);
}

/**
 * "Ojo que ese domingo cambia la hora": the clocks change, no appointment does. An hour that is said is the clock's.
 *
 * This folder: letters, words and turns of phrase, on folded text. It imports nothing else of the reader; all of the
 * reader imports it.
 */
const DAY =
  '(?:(?:ese|esse|este|el|o|no|nesse|that|this)\\s(?:[a-z]+)\\s|(?:esa|essa|nessa)\\s(?:noche|noite|madrugada|semana)\\s|hoy\\s|manana\\s|amanha\\s|hoje\\s)?';
const CHANGES = '(?:cambia|cambian|muda|mudan|mudam|adelanta|adelantan|atrasa|atrasan)';
const HOUR =
  '(?:la\\shora|las\\shoras|los\\srelojes|el\\sreloj|a\\shora|os\\srelogios|o\\srelogio|(?:el|o)\\shorario(?=\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno))))(?:\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno)))?';
/** Told or asked of a day that stands before it: "este finde cambia la hora, ¿cierto?". Whoever orders says where it goes. */
const THEN =
  '(?:(?:(?:este|ese|el|esse|neste|nesse|no)\\s)?(?:proximo\\s)?(?:finde|fin\\sde\\ssemana|fim\\sde\\ssemana|sabado|domingo|mes)|(?:est|es|ess)a\\s(?:noche|noite|madrugada)|hoy|manana|hoje|amanha)';
const NO_ORDER =
  '(?=\\s*(?:[,.;?!]|$|(?:cierto|verdad|no|o\\sno|ne|certo|creo|parece|entonces|y\\smi|e\\smi)(?![a-z])))';
const CLOCKS = new RegExp(
  [
    `${THEN}\\s(?:(?:que\\sviene|que\\svem)\\s)?(?:se\\s|nos\\s)?${CHANGES}\\s${HOUR}${NO_ORDER}`,
    `(?:se\\s)?${CHANGES}\\s${HOUR}\\s${THEN}(?=\\s*,?\\s*(?:cierto|verdad|no|ne|certo)\\s*\\?)`,
    `(?:(?:ojo|cuidado|recuerd[ae]|acord[a-z]+|acuerd[a-z]+|fijate|atento|lembr[ae]|atencao|remember|mind|note)[\\s,]+(?:de\\s)?)?(?:que|como|pues|porque|pq|pois)\\s${DAY}(?:se\\s)?(?:cambia|cambian|muda|mudan|mudam|adelanta|adelantan|atrasa|atrasan)\\s(?:la\\shora|las\\shoras|el\\shorario|los\\srelojes|o\\shorario|a\\shora|os\\srelogios)(?:\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno)))?`,
    `(?:por\\s|con\\s|com\\s|pelo\\s|ojo\\scon\\s)(?:el|o|a)\\s(?:cambio|mudanca)\\s(?:de|do|da)\\s(?:hora|horario)(?:\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno)))?(?:\\s(?:de\\s(?:hoy|hoje|manana|amanha|esta\\snoche|este\\s(?:finde|fin\\sde\\ssemana))|del\\s(?:domingo|sabado|finde|fin\\sde\\ssemana)|do\\s(?:domingo|sabado)))`,
    `(?:por\\s|con\\s|pelo\\s|ojo\\scon\\s)?(?:el|o|a)\\s(?:cambio|mudanca)\\s(?:de|do|da)\\s(?:hora|horario)(?:\\s(?:oficial|de\\s(?:verano|invierno|verao|inverno)))?`,
    `(?:hay|habra|viene|tem|teremos|vai\\ster)\\s(?:el\\s|un\\s)?(?:cambio|mudanca)\\s(?:de|do|da)\\s(?:hora|horario)(?=\\s*(?:[,.;?!]|$|hoy|hoje|esta\\snoche|manana|amanha|este|el\\sdomingo|no\\sdomingo|(?:y|e|pero|entonces)\\s))`,
    `(?:the\\s)?clocks\\s(?:change|go\\s(?:back|forward)|(?:fall|move)\\sback|spring\\sforward)(?:\\s(?:tonight|tomorrow|(?:that|this|on)\\s[a-z]+))?|(?:because\\sof\\s)?daylight\\ssavings?(?:\\stime)?`,
  ].join('|'),
  'g',
);
const LOOKED_AT_CHARS_MAX = 800;

/** Where a text speaks of the clocks. */
export function clockChanges(raw: string): { start: number; end: number }[] {
  return matchesOf(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)), CLOCKS).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
