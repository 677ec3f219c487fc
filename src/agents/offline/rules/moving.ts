/** Strong keywords of moving an appointment: with a verb that says so, with one that may, and with none. */
import { words, group, GAP, NEAR, type Rule } from './rule.ts';
import { MOVES_NO_APPOINTMENT } from './health.ts';
import { KIN_WORD } from '../words/kin.ts';
import { ABSENT, APPOINTMENT, CANNOT_COME, ES_DAY, MOVE, SHIFT, WEEKDAY } from '../words/words.ts';

const NOT = '(?:no|nao|sin|not|don t)';
const CAN = group(`
  podes|puedes|puede|pueden|podrias|podria|podrian|podemos|podriamos|puedo|podran|podras|se puede|se podra|se podria|sera que (?:se )?puede
  da pra|da para|tem como|consigo|posso|can i|can we|could i|could we|could you|can you
`);
const WANT = group(`
  quiero|quisiera|querria|quiere|necesito|prefiero|preferiria|preciso|tengo que|hay que|me gustaria|quero|want|need|d like
`);
const OWNED = group(`
  tengo|tenia|tenemos|saque|agende|reserve|pedi|me dieron|me toca|me toco|tenho|tinha|marquei|have|had|i ve|i booked
`);
const MINE = '(?:mi|mis|el|la|los|lo|my|the|meu|minha|o|a)';
/** Where to: "para el viernes", "al 19", "a las 5". */
const TO = '(?:para|pra|pro|al|a la|a las|a los|to|for|a(?= (?:hoy|manana|pasado|otr[oa]|primera|ultima) ))';
const OTHER_TIME = group(`
  otro dia|otra hora|otro horario|otra fecha|otro momento|mas tarde|mas temprano|mas tardecito|mas luego|mas adelante|al rato|outro dia|outra hora
  outro horario|mais tarde|mais cedo|another (?:day|time)|later|earlier|instead|next week|la (?:otra|proxima) semana|la semana (?:que viene|siguiente)
`);
/** Behind who does not come, "¿qué otro turno tiene?", "is there anything on Monday?": the same elsewhere in the diary. */
const FREE =
  '(?:hay|habra|tenes|tienes|tiene|tienen|tendras?|tendran|tem|teria|tera|do you have|you got|is there|are there|(?:me|nos) (?:dan?|das|podes dar|puedes? dar|pueden dar|podrian? dar)|(?:dame|deme|denme)|queda|quedan)';
const ANOTHER_ONE =
  '(?:otr[oa]s?|outr[oa]s?|another|(?:any |some )?other)(?= $| (?:turnos?|citas?|horas?|horarios?|cupos?|espacio|lugar|hueco|vagas?|dias?|fechas?|datas?|slots?|times?|days?|appointments?|dates?|para|pra|libres?|disponibles?|por favor|porfa|please|gracias|tiene|tienen|hay|tem|tenes|tienes))';
const THEN = `(?:para |pra |na |no |on |in |for |en |el |la |next |this |esta |este |nesta |neste )+(?:${ES_DAY}|manana|pasado|tarde|noche|semana|segunda|terca|quarta|quinta|sexta|amanha|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week|[0-9]{1,2})`;
/** A day that an appointment is called by: "el del viernes". */
const DAY = group(`
  lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|[0-9]{1,2}|segunda|terca|quarta|quinta|sexta|amanha|hoje
  monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow
`);
const OTHER_DAY = `(?:${WEEKDAY}|[0-9]{1,2})`;
/** What is changed that is no appointment. */
const OTHER_THINGS = group(`
  aceite|aceites|filtro|bateria|pantalla|color|correas?|tarjeta|numero|telefono|medio de pago|plan|frenos|neumaticos|llantas|cubiertas|pastillas|look
  profesional(?:es)?|profissional|peluquer[oa]|barbero|estilista|doctora?|medic[oa]|terapeuta|instructora?
  corte|gomas|de servicio|servicio|el servicio|nombre|correo|mail|direccion|domicilio|bujias|medicacion|receta|lentes|brackets|ligas|vendaje
`);
/** What is handed over: "pasame el link" moves nothing. */
const HANDED = group(`
  link|liga|enlace|datos|direccion|ubicacion|(?<!mismo )dia y|info|informacion|precio|precios|cbu|alias|lista|catalogo|foto|fotos|numero|contacto|comprobante
  pago|clabe|cvu|yape|nequi|iban|cuenta|bizum|pix|qr|presupuestos?|cotizacion|orcamento|quote|facturas?|boleta|recibo
`);
/** "Te paso los 10 mil", "te paso mi mail". */
const HANDED_OVER = group(`
  mil|lucas|pesos|soles|reais|dolares|plata|guita|dinero|dinheiro|efectivo|sena|anticipo|dni|cedula|rut|cpf|curp|mail|email|correo|celular|telefono|orden|receta
`);
/** "Vou me atrasar uns 10 minutos pra aula": who is late himself moves nothing; "me atrasa a consulta" would. */
const NO_CHANGE = '(?!.* (?:mud|troc|cambi|mov|muev|pas|remarc|reagend|reprogram|corr)[a-z]* )';
const COMES_LATE = group(`
  (?:me|nos) atras(?:ar|arei|o|amos|are|aremos)(?! (?:o|a|el|la|mi|meu|minha) )${NO_CHANGE}|atrasar(?:me|nos)${NO_CHANGE}
  (?:vou|vamos|devo|voy a|vamos a) atrasar (?:uns|unos|umas|unas|um pouco|un poco|alguns|como|meia hora|media hora|[0-9]+ ?min[a-z]*)${NO_CHANGE}
`);
/** "No puedo mover el cuello", and no appointment beside it. */
const OF_A_BODY = `^ (?!(?:[^ ]+ )*${APPOINTMENT} )(?:[^ ]+ )*?${MOVES_NO_APPOINTMENT}`;
const COSTS = group(`
  cuanto (?:me )?(?:sale|cuesta|vale|cobran|es)|que costo tiene|tiene (?:algun )?(?:costo|cargo|recargo)|me cobran|hay (?:algun )?(?:recargo|costo|cargo|multa)|se cobra
`);

export const MOVING_RULES: readonly Rule[] = [
  // What a change costs is a question about money.
  {
    hit: { intent: 'ask', topic: 'precio', area: 'PAGOS', confidence: 0.94 },
    when: words(`
      (?:${MOVE}|${SHIFT}|${SHIFT}l[oa])${NEAR}${COSTS}
      ${COSTS}${NEAR}(?:${MOVE}|${SHIFT})
    `),
  },
  {
    hit: { intent: 'move', confidence: 0.94 },
    when: words(`(?:${MOVE})`),
    not: words(`${NOT} (?:quiero |la |lo |me |need to |want to |quero )*(?:${MOVE})`),
  },
  {
    hit: { intent: 'move', confidence: 0.92 },
    when: words(`
      ${SHIFT}(?: [^ ]+){0,4} (?<! sin )${APPOINTMENT}
      ${SHIFT}(?: [^ ]+){0,3} (?:(?:mis|una de las) horas(?! (?:libres|extra))|las horas que (?:tengo|saque|tenia|pedi|reserve|agende))
      ${APPOINTMENT}(?: [^ ]+){0,8} ${SHIFT}
      (?:me |lo |la |te lo |me lo |me la |te la |se |nos )(?:${CAN} )?${SHIFT}(?: [^ ]+){0,3} ${TO}
      ${SHIFT}(?:me|nos)? (?:el|la|mi|o|a|my|the|(?:o |a )?(?:meu|minha)) (?!${OTHER_DAY})[^ ]+(?: (?:de|del|da|do) [^ ]+)? (?:(?:al|para el|a el|pro|pra|to|para(?: a| o)?(?= [a-z])) (?:proximo |proxima |otro |next )?${OTHER_DAY}|(?:a|para|pra|to) (?:hoy|manana|pasado manana|amanha|hoje|tomorrow|today))
      ${CAN} (?:cambiar|mover|adelantar|atrasar|correr|postergar|passar|mudar|trocar)(?: $| (?:la|el|mi|para|pra|al|a|de)|$)
      (?:${CAN}|${WANT}) ${SHIFT}l[oa]
      (?:lo|la) ${CAN} (?:cambiar|mover|pasar|correr|adelantar|atrasar|dejar|poner) ?
      (?:lo|la|los|las) ${WANT} (?:cambiar|mover|pasar|correr|adelantar|atrasar)
      (?:dejar|poner|hacer)l[oa] (?:para|el|a las|al)
      ${SHIFT} (?:la|el|lo|a|o|the one) (?:que )?(?:ya |i )?(?:tengo|tenia|tenho|tinha|have|saque|reserve|marquei)
      ${SHIFT} (?:el|la|lo|o|a|the one) (?:(?:mi[ao]|minha|meu|suy[ao]|del[ea]) )?(?:de |del |da |do |das |on )(?:el |la |las )?${DAY}
      ${SHIFT} the (?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: s)? one
      mas tarde (?:mi|el) (?:turno|cita)
      me equivoque de (?:dia|hora|fecha)
      (?:corr(?:e|es|en)|cambi(?:a|as|an)|mueve[ns]?|pas(?:a|as|an))${NEAR}(?:una|1|dos|2|media) horas?
      (?:cambi|mov|muev|corr|adelant|atras)(?:ar|er|en|e|a|o)?(?:me|nos)?l[oa]
      (?:la mia|el mio|lo mio|a minha|o meu) pas(?:a|e|ar)(?:me|nos)?l[oa]s? ${TO}
      ${SHIFT} (?:(?:a )?(?:l[oa]s (?:dos|tres)|amb[oa]s|tod[oa]s)|os dois|as duas|both)(?: (?:${APPOINTMENT}))? ${TO}
      (?:me|nos) l[oa]s? (?:${CAN} |van a |vas a )?(?:cambi|mov|muev|corr|adelant|atras|retras|traslad|mud)[a-z]*
      (?:lo|la) (?:cambio|muevo|corro|atraso|adelanto|pasamos|cambiamos|movemos|corremos)
      (?:falte|perdi|se me paso|i missed|perdi)(?: [^ ]+){0,5} (?:otro dia|otra hora|otro|another|reprogram[a-z]*|cambiar|remarcar)
      (?:cambiar|cambio|cambiarme|cambiarlo|mudar|trocar|change|mudar o|trocar o) (?:de |el |la |the |o |a |my )?(?:dia|fecha|hora|horario|turno|data|date|time|day)
      push (?:my|it|the)${GAP}to
      move (?:it|me)
      (?:swap|switch|trade|trocar?|mudar?|change|move) (?:(?:my|a|o|the|minha|meu) )?${OTHER_DAY}(?: feira)? (?:for|to|por|pela|pelo|pra|para)(?: (?:a|o|the))? ${OTHER_DAY}
      otro dia (?:mi|la|el) ${APPOINTMENT}
      (?:otro|otra|outro|outra|another|different) (?:dia|fecha|hora|horario|time|day|data)${NEAR}(?:para|pra|for) (?:mi|la|el|meu|minha|my) ${APPOINTMENT}
      (?:mi|la|el|my|meu|minha) ${APPOINTMENT} (?:sea|fuera|quede|to be) (?:el|la|a|mas|antes|despues|otro|on|at|later|earlier)
      (?:mi|my|meu|minha) ${APPOINTMENT} (?:es|era|e|is|was)(?: [^ ]+){1,6} (?:pero|mas|but) ${WANT}
      (?:mas tarde|mas temprano)(?: [^ ]+){0,1} (?:a|de|para) mi ${APPOINTMENT}
      (?:antes|despues)(?: [^ ]+){0,1} (?:a|para) mi ${APPOINTMENT}
      (?:se (?:les |te |le )?)(?:liber|desocup|abr|cancel|baj)[a-z]+(?: [^ ]+){0,3} (?:antes|mas temprano|mas cerca(?:no)?|mas pronto)(?= $| (?:de|del|que|porfa|por favor|avis[a-z]+|me) )
      no (?:me )?(?:queda|sirve|viene|va|acomoda|cuadra)(?: bien| comodo)? (?:el|la) (?:horario|hora|turno|cita|dia|fecha) que (?:me|tengo|saque)
      me (?:equivoque|confundi)(?: [^ ]+){0,2} (?:al|cuando) (?:sacar|saque|pedir|pedi|reservar|reserve|agendar|agende)
      (?:que|cambie|pongan|ponga|dejen)${NEAR}(?:mi|mis) ${APPOINTMENT}${NEAR}(?:antes|despues|mas tarde|mas temprano)
      (?:push|bring|move|put) (?:it|my [^ ]+)(?: [^ ]+){0,2} (?:back|forward|to|up|earlier|later)
      (?:voy|llego|estoy) (?:a llegar )?(?:tarde|atrasad[oa]|demorad[oa])(?: [^ ]+){0,8} (?:correr|mover|cambiar|pasar|corr[a-z]+|mas tarde)
      (?:llego|llegamos|llegaria|(?:voy|vamos) a llegar|salgo|chego|vou chegar)(?: [^ ]+){0,3} (?<!mas |la |de |a )(?:tarde|atrasad[oa]|demorad[oa]|retrasad[oa])(?: [^ ]+){0,5} (?:puede|puedo|podria|podriamos|podemos|pode|poderia|posso)(?: (?:ser|ir|hacerl[oa]|venir|pasar))?(?: (?:a|tipo|como|as|las?|a eso de))* [0-9]{1,2}(?! ?(?:min|mins|minutos?|minutitos))
    `),
    not: words(`
      ${NOT} (?:quiero |hace falta |lo |la |me |quero )*${SHIFT}
      pas[a-z]*(?: [^ ]+){0,1} (?:los|las|os|as) (?:turnos?|horarios?|citas?|horas?)(?: [^ ]+){0,3} (?:libres?|disponibles?|disponiveis|livres?|que (?:tenes|tienes|tiene|tienen|hay|quedan?|tem|haya|tengas))
      cambi(?:o|ar|arle|en|e|arme)(?: [^ ]+){0,2} ${OTHER_THINGS}
      ${SHIFT}(?: [^ ]+){0,3} ${HANDED}
      (?:que|como) (?:te |les |os )?pas[aeo](?= )
      (?:paso|pasamos|pasare|passo) (?:(?:por (?:ahi|alla|aca|ai)|el|la|na|no) )?(?:hoy|manana|pasado manana|hoje|amanha|${ES_DAY}) (?:(?:hasta|ate|a|desde) )?que horas?
      pas(?:[aeo]|ar)(?:[mtl]es?|s)?(?: (?:los|las|el|la|mi|mis|meu|minha|os|as|un|una|[0-9]+)){0,3} ${HANDED_OVER}
      un cambio (?:de look|fisico)|cambio de look
      ${OF_A_BODY}
      pas(?:a|as|an|ame|eme|enme|ar|arme)(?: [^ ]+)? (?:para|pra) (?:pagar|abonar|pagarl[aoe]s?|cancelarl[aoe]s?|transferir|depositar)
      ${COMES_LATE}
      pass(?:ou|ei|ando|a|aram)(?: [^ ]+){0,1} mal|lo pas(?:o|e|a|ando) mal
      (?:otr[oa]|outr[oa]|another|(?:para|pra|for) (?:mi|meu|minha|my) (?:${KIN_WORD}))(?: [^ ]+){0,6} (?:antes|despues) de mi ${APPOINTMENT}
    `),
  },
  // No verb of moving: the appointment and where it should go.
  {
    hit: { intent: 'move', confidence: 0.9 },
    when: words(`
      ${MINE} ${APPOINTMENT}(?: [^ ]+){0,6} (?:lo|la) (?:${WANT}|${CAN}|dejamos|hacemos|pasamos|ponemos|pon[eg]?a?|dej[ae]|pas[ae])(?= )
      ${MINE} ${APPOINTMENT} (?:de|del|de la|para)(?: [^ ]+){1,4} (?:ponel[oa]|ponl[oa]|pongal[oa]|pongamel[oa]|ponmel[oa]|pasal[oa]|dejal[oa]|dejemel[oa]|dejamel[oa]|me l[oa] (?:podes|puede|puedes|pueden) (?:poner|dejar|pasar))
      ${MINE} ${APPOINTMENT} (?:de|del|de la|da|do|para)(?: [^ ]+){1,4} (?:puede ser|podria ser|que sea|(?<!(?:siento|sintiendo|encuentro|estoy|ando|esta|sigo) )mejor|da (?:pra|para) ser|pode ser|poderia ser)(?: ${TO})?
      en (?:vez|lugar) del?(?: [^ ]+){1,5} (?:puede ser|podria ser|podra ser|se puede|podemos|puedo|puedo ir|mejor|ponme|poneme|que sea|quiero|para el|para las)
    `),
    not: words(
      `(?:no|sin) quiero|(?:cancel|anul|borr|elimin|quit)[a-z]*|pagar|precio|l[oa] (?:si )?(?:necesito|quiero|preciso|ocupo)(?: mucho| igual)? $`,
    ),
  },
  {
    hit: { intent: 'move', confidence: 0.88 },
    when: words(`
      ${OWNED} (?:un |una |uma |um |mi |an |my |the |el |la )?${APPOINTMENT}(?: [^ ]+){0,14} (?:${OTHER_TIME}|cambi[a-z]*|mov[a-z]*)
      ${OWNED}${NEAR}${APPOINTMENT}(?: [^ ]+){0,8} (?:algo|nada|algun[oa]?|lugar|hueco|cupo|espacio|un|una|horario) (?:mas )?(?:antes|temprano|cerca|pronto)(?= )
      (?:algo|nada|algun[oa]?|lugar|hueco|cupo|espacio) (?:mas )?(?:antes|cerca|pronto)(?: [^ ]+){0,2} ${OWNED}${NEAR}${APPOINTMENT}
      ${OWNED}${NEAR}${APPOINTMENT}(?: [^ ]+){0,8} (?:pero|y|but|mas) (?:${WANT}|mejor|seria|puede ser)
      ${OWNED}${NEAR}${APPOINTMENT}(?: [^ ]+){0,14} (?:lo|la) (?:dejamos|podemos dejar|puedo dejar|hacemos|pasamos)
      ${CANNOT_COME}(?: [^ ]+){0,14} (?:${OTHER_TIME}|(?:lo|la|se) (?:${CAN} )?(?:paso|pasar|pasamos|dejamos|dejar|hacemos|hacer|corremos|correr|movemos|mover|cambiamos|cambiar)|para (?:el|la|las|manana|otro)|(?:puede|podria|podra|pode) ser|${CAN} (?:ser|hacerl[oa]|ir|passar|dejarl[oa])|${SHIFT})
      ${CANNOT_COME}(?: [^ ]+){0,8} (?:hay|tenes|tienes|tienen?|tendra|tendran|${CAN})(?: [^ ]+){0,3} (?:a las|el|la|manana|pasado|otro|mas)
      ${ABSENT}(?: [^ ]+){0,9} ${FREE}(?: [^ ]+){0,2} (?:${ANOTHER_ONE}|${THEN})
      ${ABSENT}(?: [^ ]+){0,9} (?:any|which|what|que|qual|quais|algun|algum) ${ANOTHER_ONE}
    `),
    not: words(`
      no quiero|(?:quiero|quisiera|necesito) (?:cancelar|anular|pagar|saber|preguntar)|cancel[a-z]*
      a esa hora|esa hora|ese dia|ese horario
      ${OF_A_BODY}
      un[oa] mas (?:para|pra)|otr[oa](?: [^ ]+){0,2} (?:para|pra) (?:mi|el|la|un|una) (?!lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|tarde|noche)|sum(?:ar|ame|arle|e) (?:a|otr|un)[a-z]*|tambien (?:para|quiero) (?:mi|un|una)
    `),
  },
];
