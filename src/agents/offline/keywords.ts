/**
 * Strong keywords: the rules that decide by whole words what a clause asks for, whatever the state. Rules are tried
 * in order, the first that matches wins; each says in `not` what looks like it and is not (must-hold 1, 2).
 */
import type { Topic } from '../../domain.ts';
import type { Area } from './situation.ts';
import type { Intent } from './acts.ts';
import { APPOINTMENT, BILL, CANCEL, MOVE, PAID, PERSON, PLACE, SHIFT, TRANSFER } from './words.ts';

export interface Hit {
  readonly intent: Intent;
  readonly topic?: Topic;
  readonly area?: Area;
  /** 0 to 1: below SURE the classifier is asked too. */
  readonly confidence: number;
}
export interface Rule extends Hit {
  readonly when: RegExp;
  readonly not?: RegExp;
  /** Only in a clause with a question mark or a question word. */
  readonly asks?: boolean;
  /** Languages' countries where the words mean this. */
  readonly countries?: readonly string[];
}

/** Where "cancelar" also means to pay. */
const PAY_BY_CANCELLING = ['CO', 'EC', 'PE', 'BO', 'VE'] as const;

/** A pattern over ` word word `: spaces in the source stand for one space, ends are word ends. */
function words(source: string): RegExp {
  return new RegExp(` (?:${source})(?= |$)`);
}
const GAP = '(?: [^ ]+){0,4} ';
const NEAR = '(?: [^ ]+){0,2} ';

const PAST = `(?:ya |recien |ahi |acabo de |te |le |les |lo |la |los )*`;

export const RULES: readonly Rule[] = [
  // Orders to the machine behind the curtain are text like any other: at most a question (AGENT-10).
  {
    intent: 'ask',
    topic: 'otro',
    area: 'GENERAL',
    confidence: 0.95,
    when: words(
      `(?:ignor[a-z]*|olvid[a-z]*|disregard|forget|esquece|esqueca)${GAP}(?:instrucciones|instrucoes|instructions|reglas|rules|prompt|te dijeron|above|regras|lo anterior${GAP}(?:decime|dime|mostra[a-z]*|repeti|responde|actua|sos|eres))|(?:ignor[a-z]*|disregard|ignore) (?:todo|tudo|all|everything|previous|lo anterior)|prompt|system message|mensaje (?:de|del) sistema|instrucciones (?:internas|del sistema|ocultas)|tus instrucciones|your instructions|suas instrucoes|actua como|act as|atue como|finja ser|finge ser|fingi que|hace de cuenta que sos|pretend|hazte pasar|hacete pasar|you are now|eres ahora|ahora eres|sos ahora|ahora sos|voce agora e|agora voce e|modo (?:desarrollador|admin|administrador|dios|debug)|developer mode|jailbreak|soy (?:el|tu|la) (?:administrador|admin|programador|desarrollador|creador|desarrolladora|administradora)|sou o (?:administrador|desenvolvedor)|i am (?:the|your) (?:admin|developer|owner)|base de datos|database|api key|contrasena|password|clave de acceso|sudo|drop table|select from`,
    ),
  },
  // People.
  {
    intent: 'person',
    confidence: 0.97,
    when: words(
      `(?:no |nao |don t )(?:quiero|quero|deseo|want to|quisiera)${NEAR}(?:hablar|falar|talk|speak|chatear|tratar|seguir)${NEAR}(?:con|com|with|to)${NEAR}(?:robots?|bots?|maquinas?|contestador[a]?|ia|machine)`,
    ),
  },
  {
    intent: 'person',
    confidence: 0.95,
    when: words(
      `(?:habl[a-z]*|conversar|platicar|charlar|chatear|comunic[a-z]*|comunique[a-z]*|contact[a-z]*|contacte[a-z]*|atiend[a-z]*|atender[a-z]*|atendid[oa]|pas[a-z]{1,6}|deriv[a-z]*|conect[a-z]*|ponme|poneme|pongame|ponganme|transfier[a-z]*|llamar|llame|falar|conversar|passar?|passe|encaminh[a-z]*|chama|talk|speak|chat|connect|transfer|get|put|need|necesito|preciso|preciso de|quiero|quero|want|exijo|busco|ayud[a-z]*|ayude|help)(?: [^ ]+){0,4} (?:con |com |to |with |de |a |un |una |um |uma |al |pra |para )*(?:el |la |un |una |um |uma |o |a |the |an |un |otro |otra |algun |alguna )*${PERSON}`,
    ),
    not: words(
      `(?:no |nao |sin |don t )(?:quiero|hace falta|necesito|me pas[a-z]*|hablar|want|need|quero|preciso)(?: que)?(?: [^ ]+){0,4} ${PERSON}|para (?:una|1|dos|2|tres|3|cuatro|4|varias|otra) personas?|(?:dos|2|tres|3|cuatro|4|varias|cuantas) personas|(?:turno|cita|hora|reserva|clase|promo|consulta)${GAP}(?:personas?|alguien mas)|for (?:two|three|one|\\d) (?:people|person)|alguien mas|lugar|cupo|pasar por (?:recepcion|administracion)|real(?:mente)?(?= (?:el|la|los|las))`,
    ),
  },
  {
    intent: 'person',
    confidence: 0.93,
    when: words(
      `(?:hablar|falar|talk|speak) (?:con|com|to|with) (?!vos|usted|ustedes|quien|voce|voces|you)[^ ]+|(?:con|com|with) (?:una|un|uma|um|a) (?:persona|humano|humana|asesor|asesora|operador|operadora|pessoa|atendente|agente|person|human|agent)|atencion al (?:cliente|publico)|servicio al cliente|customer (?:service|support)|soporte humano|ayuda humana|(?:algun|hay un|hay alguna|any) (?:humano|persona|human|person)|alguien (?:real|de verdad|ahi|que me (?:atienda|ayude|explique|llame))|que me (?:atienda|ayude|llame|contacte|escriba|responda|conteste) (?:un|una|alguien|el|la)|persona real|real person|llam(?:ame|enme|eme|adme)|me (?:podes|puedes|puede|pueden|podrian|podria|podrias) llamar|me llaman|pueden llamarme|podrian llamarme|call me|me liga|me liguem|reclamo|un reclamo|reclamacao|reclamar|queja|una queja|quejarme|complaint|denuncia|denunciar|estafa(?:dores)?|ladrones|inutiles|una verguenza|son un desastre|pesim[oa] (?:atencion|servicio)|mal servicio|horrible atencion|esto no (?:sirve|funciona|anda)|no me (?:entendes|entiendes|entiende|entienden)|nadie me (?:responde|contesta|atiende)|no entiendo nada`,
    ),
    not: words(
      `no quiero (?:hablar|que)(?: [^ ]+){0,2} (?:una persona|un asesor|una|alguien|nadie|un operador)|no (?:me )?llam[a-z]*|(?:soy|somos|hablo|habla) alguien|hablar con (?:el|la|mi|un|una) (?:marido|esposo|esposa|mujer|novio|novia|mama|papa|hijo|hija|jefe|familia|pareja)|para una persona|me llaman? [a-z]+`,
    ),
  },
  // Leaving. Only when it is about the conversation itself: the caller asks for these in short texts alone.
  // Paid already: a claim.
  {
    intent: 'ask',
    topic: 'pagos',
    area: 'PAGOS',
    confidence: 0.9,
    asks: true,
    when: words(
      `(?:dan|das|da|emiten|entregan|hacen|haceis|hareis|necesito|mandan|envian|me das|me dan|quiero|me haces|puedo pedir|emitem)${NEAR}(?:factura|boleta|recibo|comprobante|ticket|nota fiscal)|(?:me )?(?:llego|llega|entro|acredito|impacto)${NEAR}(?:el|mi|la) (?:pago|transferencia|deposito)|(?:necesito|hace falta|hay que|debo|tengo que) (?:enviar|mandar|presentar|llevar|mostrar|pasar)${NEAR}comprobante`,
    ),
    not: words(`${PAST}(?:${PAID})|hice|realice`),
  },
  {
    intent: 'claim',
    confidence: 0.95,
    when: words(
      `ya ${PAST}(?:hice|realice|efectue|mande|envie|complete)(?: [^ ]+){0,2} (?:pago|transferencia|deposito|consignacion|abono|giro|pix|bizum|sena|anticipo|comprobante)|ya (?:esta|quedo|fue|estaria|estaba|ha sido|lo tengo|lo tenia|les? quedo) (?:el |la |todo |lo )?(?:pago|pagado|pagada|pagados|paga|transferido|depositado|hecho el pago|hecha la transferencia|abonado|abonada|cancelado el)|ya ${PAST}(?:pague|pagamos|abone|abonamos|transferi|transferimos|deposite|depositamos|consigne|yapee|plinee|gire|sene|paguei|transfiri|pagado|hice)|(?:he|hemos|tenho) (?:pagado|abonado|transferido|depositado|hecho (?:el|la|un) (?:pago|transferencia|bizum|deposito|ingreso)|realizado (?:el|la) (?:pago|transferencia))|acab(?:o|amos|ei|e) de (?:pagar|abonar|transferir|depositar|consignar|yapear|plinear|enviar el pago|hacer (?:el|la|o|un) (?:pago|transferencia|deposito|pix|bizum|consignacion|abono))|(?:te|le|les|os) (?:transferi|deposite|pague|abone|consigne|yapee|gire|mande el (?:pago|comprobante|dinero)|hice (?:el|la|un) (?:pago|transferencia|deposito|bizum)|envie (?:el|la|mi) (?:pago|comprobante|transferencia|captura))`,
    ),
    not: words(
      `(?:no|aun no|todavia no|nao|si) (?:te |le |lo |la |les )*(?:${PAID}|he pagado|hice el pago|esta pago)|ya cancele (?:el|la|mi) (?:turno|cita|reserva|clase)`,
    ),
  },
  {
    intent: 'claim',
    confidence: 0.93,
    when: words(
      `(?:adjunto|envio|mando|paso|dejo|comparto|anexo|aqui|aca|ahi|va|segue|mandei|enviei|here s|here is|here|attached|sending|sent|este es|esta es|les? (?:envio|mando|paso|comparto|dejo)|te (?:envio|mando|paso|pase|mande|envie|comparto|dejo))(?: [^ ]+){0,3} (?:comprobante|comprovante|pantallazo|captura|captura del pago|soporte|soporte de pago|ficha de deposito|ficha|justificante|voucher|baucher|boucher|recibo|ticket|constancia|foto del (?:pago|ticket|comprobante|deposito)|receipt|proof|screenshot|print)|(?:pago|deposito|transferencia|consignacion|abono|pix|payment|transfer|bizum|pagamento|transferencia) (?:ya )?(?:fue |quedo |esta |was |is |foi )?(?:hech[oa]|realizad[oa]|list[oa]|enviad[oa]|efectuad[oa]|complet[oa]|completad[oa]|acreditad[oa]|done|sent|made|complete|completed|feit[oa]|concluid[oa]|ok)|(?:listo|hecho|hecha|done|feito|fiz|hice|realice|realize|efectue)(?: [^ ]+){0,2} (?:pago|deposito|transferencia|consignacion|pix|pagamento|payment|transfer|giro|bizum)|(?:ja|i|i ve|ive|we) (?:already |just |ja )?(?:paguei|paid|transferred|sent the (?:money|payment|transfer|pix)|made the (?:payment|transfer)|fiz o|mandei o|transferi)|(?:just|already) (?:paid|transferred|sent the (?:money|payment|transfer)|made the (?:payment|transfer))|(?:ja )?(?:paguei|mandei o pix|fiz o pix|pix feito|transferi o)|mi comprobante|el comprobante|o comprovante|comprobante|comprovante|proof of payment|payment receipt`,
    ),
    not: words(
      `(?:no|aun no|todavia no|nao|haven t|not|si|sin|didn t) (?:te |le |lo |la |les |yet )*(?:${PAID}|paid|pay|hice el pago|tengo el comprobante)|como (?:hago|realizo|hice)|donde (?:hago|realizo|envio|mando)|quiero (?:hacer|realizar)|para (?:hacer|realizar)|necesito (?:el|un|mi) (?:comprobante|recibo)|necesito (?:hacer|realizar)|cuando (?:hago|haga)|puedo (?:hacer|realizar)|me (?:das|mandas|envias|pasas|dan) (?:el|un|mi) (?:comprobante|recibo)`,
    ),
  },
  {
    intent: 'claim',
    confidence: 0.85,
    when: words(
      `(?:ayer|hoy|recien|anoche|esta manana|hace un rato|ahora|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo) (?:te |le |lo |les )?(?:${PAID.replace('cancele|', '')})|(?:pague|transferi|deposite|abone|yapee|consigne|plinee)`,
    ),
    not: words(
      `(?:no|aun no|todavia no|si|cuando|como|nunca)(?: [^ ]+){0,2} (?:${PAID})|pague${NEAR}(?:y|pero)${GAP}(?:no|nadie)`,
    ),
  },
  {
    intent: 'claim',
    confidence: 0.9,
    countries: PAY_BY_CANCELLING,
    when: words(`ya (?:le |lo |la |les |te )?cancele`),
    not: words(`cancele (?:el|la|mi|los|las) (?:turno|cita|reserva|clase|consulta)`),
  },
  { intent: 'claim', confidence: 0.9, when: words(`ya (?:le |lo |la |les |te )?cancele${GAP}(?:${TRANSFER}|${BILL})`) },
  // "Cancelar la factura" is to pay it.
  {
    intent: 'pay',
    confidence: 0.93,
    when: words(
      `(?:quiero|quisiera|deseo|necesito|puedo|voy a|como|donde|para|a|me gustaria|debo|podria|tengo que|cuando|le|les|para poder)${NEAR}?(?:cancelar|cancelo|cancelarle|cancelarles|cancelarlo)(?: [^ ]+){0,3} (?:${BILL}|${TRANSFER})`,
    ),
    not: words(
      `cancelar (?:el|la|mi|un|una|los|las) (?:turno|cita|reserva|clase|consulta|suscripcion|membresia|plan)|(?:no|sin) (?:quiero )?cancel[a-z]*`,
    ),
  },
  // Questions about cancelling, before cancelling.
  {
    intent: 'ask',
    topic: 'otro',
    area: 'AGENDAMIENTO',
    confidence: 0.9,
    when: words(
      `(?:con cuanta|cuanta|con cuanto|hasta cuando|hasta que hora|cuanto antes|con que|antelacion|anticipacion)(?: [^ ]+){0,6} (?:cancel[a-z]*|anul[a-z]*|cambi[a-z]*|reprogram[a-z]*|reagend[a-z]*|avis[a-z]*)|(?:que pasa|cobran|me cobran|pierdo|hay multa|penalidad|penalizacion|multa|recargo|me devuelven|devuelven|politicas?)(?: [^ ]+){0,5} (?:cancel[a-z]*|anul[a-z]*|no voy|falto|no llego|llego tarde|reprogram[a-z]*)|(?:cancel[a-z]*|anul[a-z]*)(?: [^ ]+){0,4} (?:me cobran|pierdo|me devuelven|tiene costo|hay multa|cobran)|politicas? de cancelacion|cancellation policy|what happens if i cancel|se eu cancelar`,
    ),
  },
];

/** Rules of the diary: moving, cancelling, own appointments, booking. */
export const DIARY_RULES: readonly Rule[] = [
  {
    intent: 'move',
    confidence: 0.94,
    when: words(`(?:${MOVE})`),
    not: words(`(?:no|sin|nao|not) (?:quiero |la |lo |me |need to |want to |quero )*(?:${MOVE})`),
  },
  {
    intent: 'move',
    confidence: 0.92,
    when: words(
      `${SHIFT}(?: [^ ]+){0,4} ${APPOINTMENT}|${APPOINTMENT}(?: [^ ]+){0,8} ${SHIFT}|(?:me |lo |la |te lo |me lo |me la |te la |se |nos )(?:podes |puedes |puede |pueden |podrias |podria |podemos |podriamos |corres |podrian )?${SHIFT}(?: [^ ]+){0,3} (?:para|al|a la|a las|a los|por)|(?:corr(?:e|es|en)|cambi(?:a|as|an)|mueve[ns]?|pas(?:a|as|an))${NEAR}(?:una|1|dos|2|media) horas?|(?:lo|la) (?:podemos |puedo |podria |podriamos |puede |pueden |podes |podran |podras )(?:cambiar|mover|pasar|correr|adelantar|atrasar)|(?:podemos|puedo|podria|podriamos|se puede|quiero|quisiera|necesito|tengo que|hay que) (?:cambiar|mover|pasar|correr|adelantar|atrasar)l[oa]|(?:cambi|mov|muev|pas|corr)(?:ar|er|e|a|o)?(?:me|nos)?l[oa]|(?:lo|la) cambio|(?:cambiar|cambio|cambiarme|cambiarlo|mudar|trocar|change|mudar o|trocar o) (?:de |el |la |the |o |a |my )?(?:dia|fecha|hora|horario|turno|data|date|time|day)|push (?:my|it|the)${GAP}to|move it|otro dia (?:mi|la|el) ${APPOINTMENT}`,
    ),
    not: words(
      `(?:no|nao|sin) (?:quiero |hace falta |lo |la |me |quero )*${SHIFT}|cambi(?:o|ar|arle|en|e|arme)(?: [^ ]+){0,2} (?:aceite|filtro|bateria|pantalla|color|correas?|tarjeta|numero|telefono|medio de pago|plan|frenos|neumaticos|llantas|cubiertas|pastillas|look|corte|gomas|de servicio|servicio|el servicio|nombre|correo|mail|direccion|domicilio|aceites|bujias|medicacion|receta|lentes|brackets|ligas|vendaje)|${SHIFT}(?: [^ ]+){0,3} (?:link|liga|enlace|datos|direccion|ubicacion|info|informacion|precio|precios|cbu|alias|lista|catalogo|foto|fotos|numero|contacto|comprobante|pago)|(?:que|como) (?:te |les |os )?pas[aeo](?= )|un cambio (?:de look|fisico)|cambio de look`,
    ),
  },
  {
    intent: 'move',
    confidence: 0.85,
    when: words(
      `(?:tengo|tenia|tenho|tinha|saque|agende|reserve|have|had|i ve|marquei) (?:un |una |uma |um |mi |an |my |the |el |la )?${APPOINTMENT}(?: [^ ]+){0,14} (?:mas tarde|mas temprano|otro dia|otra hora|otro horario|cambi[a-z]*|mov[a-z]*|outro dia|mais tarde|later|another (?:day|time)|earlier)|(?:no llego|no puedo (?:ir|asistir|llegar)|no podre (?:ir|asistir|llegar)|no voy a poder|me surgio|se me complico|nao vou conseguir|can t make it)(?: [^ ]+){0,10} (?:otro dia|otra hora|otro horario|mas tarde|mas temprano|outro dia|another (?:day|time)|lo (?:paso|dejamos|hacemos)|la (?:paso|dejamos)|para (?:el|la|manana|otro)|puede ser)`,
    ),
    not: words(`no quiero`),
  },
  {
    intent: 'cancel',
    confidence: 0.94,
    when: words(
      `${CANCEL}(?: [^ ]+){0,4} (?:${APPOINTMENT}|lo del|la del|el del|el de|la de|reserva|hora)|${APPOINTMENT}(?: [^ ]+){0,4} ${CANCEL}|(?:quiero|quisiera|necesito|deseo|tengo que|voy a|me gustaria|podria|podrias|puedo|puede|podes|puedes|want to|need to|like to|have to|quero|preciso|gostaria de|queria|please|por favor|debo|tendria que|me) ${CANCEL}|(?:cancel(?:a|e|en)?(?:me|nos|lo|la|mela|melo)|anul(?:a|e)(?:me|lo|la|mela|melo)|cancel it|please cancel|cancel please|dar de baja|dame de baja|darme de baja)`,
    ),
    not: words(
      `(?:no|nao|sin|don t|not|nunca|en vez de|en lugar de|instead of|antes de|ni) (?:me |la |lo |las |los |te |le |se |quiero |quise |want to |queria |deseo |voy a |hace falta |quero |need to )*${CANCEL}|${CANCEL}(?: [^ ]+){0,3} (?:${BILL}|datos|mensajes|foto|chat|numero|conversacion|suscripcion|membresia|todas las citas|todos los turnos)|${SHIFT} la cancelacion`,
    ),
  },
  {
    intent: 'cancel',
    confidence: 0.88,
    when: words(
      `(?:ya )?no (?:voy|vamos|podre|podremos|puedo|podria|iba|alcanzo|llego) (?:a )?(?:poder )?(?:ir|asistir|llegar|acudir|presentarme|concurrir)|(?:al final|finalmente|ya) no (?:voy|vamos|asisto|asistire|ire|llego)|no (?:me )?(?:anotes|anoten|esperen|cuentes conmigo|cuenten conmigo|agendes|reserves|guarden|guardes el)|ya no (?:necesito|quiero|voy a necesitar|me hace falta|requiero)(?: [^ ]+){0,2} ${APPOINTMENT}|no voy a (?:usar|necesitar|tomar)(?: [^ ]+){0,2} ${APPOINTMENT}|(?:i )?(?:can t|cannot|won t be able to|won t|not able to|not going to) (?:make it|come|attend|be there|go)|nao (?:vou|vou poder|posso|vou mais|vou conseguir|conseguirei|poderei) (?:ir|comparecer|mais|poder ir|chegar)|bajame el turno|dejar sin efecto|sin efecto`,
    ),
    not: words(
      `(?:lo|la) (?:podemos |puedo |puede |podes )?(?:${SHIFT})|otro dia|otra hora|otro horario|outro dia|another (?:day|time)|mas tarde|si no (?:voy|puedo|llego)|pero (?:el|la|otro|puedo|manana)|${APPOINTMENT} (?:${SHIFT})`,
    ),
  },
  {
    intent: 'mine',
    area: 'AGENDAMIENTO',
    confidence: 0.93,
    when: words(
      `(?:que|cual|cuales|cuando|a que hora|para cuando|que dia|que dias|de que|en que dia|para que dia|como|con quien|con que (?:doctor|doctora|profesional|medico|medica|profe)|quien)(?: [^ ]+){0,3} (?:tengo|tenia|tenemos|me toca|me toco|me tocaba|me agendaron|me anotaste|me anotaron|me dieron|quede|quedo agendad[oa]|es mi|era mi|son mis|saque|reserve|agende|me atiende|quedamos)(?: [^ ]+){0,2}|(?:mis|meus|minhas|my) (?:turnos|citas|reservas|clases|sesiones|consultas|agendamentos|horarios|appointments|bookings|proximos turnos|proximas citas)|(?:tengo|tenia|tenho) (?:algun |alguna |algum |alguma |un |una |uma |um )?(?:turno|cita|reserva|consulta|hora|horario|algo)(?: [^ ]+){0,2} (?:agendad[oa]|reservad[oa]|program[a-z]*|pendiente|marcad[oa]|registrad[oa])|(?:me )?(?:confirma|confirmas|confirmar|confirmame|confirmeme|recuerda|recuerdas|recordas|recordame|recuerdame|recordar|recuerde|recuerdeme|decis|decime|dices|dime|diga|digame|avisas|lembra)(?: [^ ]+){0,3} (?:mi|de mi|hora de mi|fecha de mi|que turno|cuando (?:es|tengo)|a que hora (?:es|tengo)) ?${APPOINTMENT}?|no (?:me )?(?:acuerdo|recuerdo)(?: [^ ]+){0,4} (?:turno|cita|hora|dia|fecha|reserva|clase|saque|tenia)|(?:olvide|se me olvido)(?: [^ ]+){0,4} (?:turno|cita|hora|dia|fecha|reserva|clase)|(?:when|what time|what day) (?:is|are|was) (?:my|our)|do i have (?:an|any|a)|did i book|(?:qual|quando|que horas|que dia)(?: [^ ]+){0,4} (?:minha|meu|tenho|marquei)|ver (?:mi|mis) (?:turnos?|citas?|reservas?)|quedo (?:agendad[oa]|registrad[oa]|confirmad[oa]|reservad[oa])|consultar (?:mi|mis) (?:turnos?|citas?|reservas?)|estado de (?:mi|la) (?:cita|turno|reserva)`,
    ),
    not: words(
      `(?:que|cuales|cuando|a que hora) (?:turnos?|citas?|horarios?|horas?|dias?|cupos?|lugar) (?:tenes|tienes|tienen|tiene|hay|tendra|teneis)|(?:que|como|cual) tengo que (?:hacer|llevar|pagar|presentar|traer|enviar|mandar)|tengo que|${SHIFT}(?: [^ ]+){0,3} ${APPOINTMENT}|cuanto tengo|que tengo que|cuando tengo que|como es mi primera|cuanto (?:es|sale|vale|cuesta)`,
    ),
  },
  {
    intent: 'mine',
    area: 'AGENDAMIENTO',
    confidence: 0.85,
    asks: true,
    when: words(
      `(?:yo )?(?:tengo|tenia|tenho|sigue en pie|esta en pie|sigue firme) (?:un |una |algun |alguna |mi |el |la )?(?:turno|cita|reserva|consulta|clase)`,
    ),
    not: words(`(?:y|pero|necesito|quiero|puedo|podria|se puede|cambi[a-z]*|mov[a-z]*|que hacer)`),
  },
];

export const BOOKING_RULES: readonly Rule[] = [
  {
    intent: 'ask',
    topic: 'horarios',
    confidence: 0.9,
    when: words(
      `a que (?:hora|horas) (?:abren|abris|abre|abres|cierran|cierra|cerras|cerrais|atienden|atiende|empiezan|trabajan|laboran|estan abiertos)|(?:hasta|desde) que (?:hora|horas) (?:atienden|atiende|abren|trabajan|estan|estais|hay|laboran|atendes|abre|estan abiertos|tienen)|(?:horarios?|horas?|dias?) (?:de|para la) (?:atencion|trabajo|apertura|cierre|servicio|funcionamiento)|horario comercial|(?:que|cuales|cual)(?: son)?(?: es)?(?: [^ ]+){0,2} (?:horarios?|dias) (?:manejan|maneja|atienden|atiende|hacen|trabajan|abren|laboran)|(?:que|cuales) (?:horarios?|dias) (?:tienen|tenes|tiene|teneis)(?= $)|(?:atienden|abren|trabajan|abris|atendeis|laboran|atiende|abre|estan abiertos|estan|abrem|atendem|funcionam|funciona|open)(?: [^ ]+){0,2} (?:domingos?|sabados?|feriados?|festivos?|fines? de semana|finde|lunes|martes|miercoles|jueves|viernes|de noche|al mediodia|sundays?|saturdays?|holidays?|weekends?|feriado|domingo|24 horas|fin de ano|navidad|semana santa)|(?:que|a que) horas? (?:voces |voce )?(?:abrem|abre|fecham|fecha|atendem|funcionam|funciona|abrem e fecham)|(?:horario|horarios) de (?:funcionamento|atendimento)|(?:opening|business|working|office) hours|(?:what|which) (?:time|hours|days) (?:do|are|is) (?:you|your|the)(?: [^ ]+){0,2} (?:open|close|work)|are you open|when (?:do|are) you (?:open|close)|your hours|estan abiertos|estan trabajando|estan atendiendo|horario $|horarios $`,
    ),
    not: words(`horarios? (?:disponibles?|libres?)|disponibilidad|turnos?|citas?|cupos?`),
  },
  {
    intent: 'ask',
    topic: 'direccion',
    confidence: 0.92,
    when: words(
      `(?:donde|adonde|por donde|en donde|en que (?:parte|zona|barrio|lugar|calle|direccion))(?: [^ ]+){0,2} (?:queda|quedan|esta|estan|estais|es|son|se encuentran|encuentro|ubicad[oa]s?|ubican|ubica|atienden|atiende|atendeis|se ubican|se encuentra|los ubico|vengo|voy|tengo que ir|llego|estaria)|donde (?:estas|quedas|atendes|atiendes|es eso|seria)|(?:direccion|ubicacion|domicilio|ubicados|ubicadas|localizacion|endereco|localizacao|address|location|located|google maps|maps|mapa)|como (?:llego|llegar|hago para llegar|se llega)|(?:onde|aonde) (?:fica|ficam|voces ficam|e|esta|estao|voces estao|voces atendem|atendem)|where (?:are you|is it|is the|are your|s your|can i find|do you)|sucursal(?:es)? en|(?:tienen|tenes|hay|tiene|teneis|tem) (?:una |otra |alguna |mas |uma )?(?:sucursal|sucursales|sede|sedes|local|locales|filial|consultorio|tienda)|how do i get (?:there|to)|cerca de(?:l)? (?:que|donde|metro|subte)|que sucursal(?:es)?|que sede(?:s)?`,
    ),
    not: words(`donde (?:pago|transfiero|deposito|consigno|hago el pago)|direccion de (?:correo|mail|email)`),
  },
  {
    intent: 'ask',
    topic: 'duracion',
    confidence: 0.92,
    when: words(
      `cuanto (?:tiempo )?(?:dura|duran|demora|demoran|tarda|tardan|lleva|toma|se demora|se tarda|tarda en)|cuanto tiempo|cuantos minutos|cuantas horas (?:dura|son|es|lleva)|duracion|how long|quanto tempo|quantos minutos|demora muito`,
    ),
    not: words(`cuanto tiempo (?:antes|de anticipacion)`),
  },
  {
    intent: 'ask',
    topic: 'bot',
    confidence: 0.92,
    when: words(
      `(?:sos|eres|es|es usted|sois|voce e|are you|esto es|hablo con|estoy hablando con|e) (?:un |una |um |uma |a |an )?(?:bot|robot|maquina|ia|inteligencia artificial|persona de verdad|persona real|humano|persona|real person|human|real|ai|robo)(?= )|con quien (?:hablo|estoy hablando|tengo el gusto)|quien (?:sos|eres|habla|es usted|me habla|me escribe)|como te llamas|cual es tu nombre|com quem (?:eu )?(?:falo|estou falando)|who (?:are you|am i talking)|what s your name`,
    ),
    not: words(`quiero|necesito|pasame`),
  },
  {
    intent: 'ask',
    topic: 'profesionales',
    confidence: 0.88,
    when: words(
      `quien(?:es)? (?:atiende|atienden|me atiende|me va a atender|me atenderia|da|dan|hace|hacen|realiza|es (?:el|la) (?:doctor|doctora|profesional|medico|profe))|(?:que|cuales|cuantos)(?: [^ ]+){0,2} (?:profesionales|doctores|doctoras|medicos|medicas|especialistas|profes|profesores|barberos|estilistas|odontologos|dentistas|peluqueros|peluqueras|terapeutas|profissionais|medicos|instructores|entrenadores)|(?:lista|staff|equipo) de (?:profesionales|medicos|doctores)|quem (?:atende|faz)|quais profissionais|which (?:doctors|stylists|therapists|professionals)|who (?:will|does|is the)`,
    ),
  },
  {
    intent: 'ask',
    topic: 'servicios',
    confidence: 0.9,
    when: words(
      `(?:que|cuales|cuantos|todos los|lista de|menu de|catalogo de|ver|ver los|conocer los|what|which|quais|que tipos? de|tipos de)(?: [^ ]+){0,3} (?:servicios?|tratamientos?|especialidades|procedimientos|planes|clases|cursos|terapias|estudios|services?|treatments?|servicos?|tratamentos?|actividades|disciplinas|cortes)|(?:servicios|services|servicos) $|catalogo|que (?:hacen|ofrecen|brindan|realizan|haceis|ofreceis|tratan|hacen ustedes)|what do you (?:do|offer)|o que voces (?:fazem|oferecem)|(?:mas |more |mais )?(?:informacion|informes|info|information|informacoes|detalles)(?: [^ ]+){0,2}`,
    ),
    not: words(
      `(?:info|informacion|informes)(?: [^ ]+){0,4} (?:precios?|costos?|valores|horarios?|pagos?)|turnos?|citas?|disponib[a-z]*|que clases? (?:tengo|hay|tienen|tenes) (?:el|manana|hoy|para)`,
    ),
  },
  {
    intent: 'book',
    confidence: 0.93,
    when: words(
      `(?:reserv(?:ar|o|a|ame|eme|arme|arte|arle|aria|amos|arlo|arla|adme)|agend(?:ar|o|ame|eme|arme|arte|arle|aria|arnos|amos|ando|arla|arlo|amelo|amela|enme)|book|booking|schedule|agendamento|anot(?:ame|eme|arme|arnos|ar)|apunt(?:ame|arme|eme)|program(?:ar|ame|arme) (?:un|una|la|mi))`,
    ),
    not: words(
      `(?:no|nao|sin|not|don t) (?:quiero |la |lo |me |voy a |necesito |want to |need to |quero )*(?:reserv|agend|book|anot|schedul)[a-z]*|(?:agende|reserve|saque|reserva hecha)`,
    ),
  },
  {
    intent: 'book',
    confidence: 0.93,
    when: words(
      `(?:marc(?:ar|a|o|aria|e|amos)|sac(?:ar|arme)|ped(?:ir|irte|irle|iros)|coger|conseguir|solicitar|program(?:ar|ame)|coordinar|fijar|agend[a-z]+|tomar|hacer|hacerme|fazer|make|get|set up|arrange|tener)(?: (?:un|una|um|uma|a|an|mi|la|el|minha|outra|otra|otro|nueva|nuevo|primera|meu|my|the)){0,2} (?:${APPOINTMENT}|avaliacao|valoracion|evaluacion|limpieza|limpeza|masaje|corte)|(?:dame|deme|quiero|necesito|reservame|pasame) un[oa] (?:para|el|a las|manana|hoy)|(?:primera|nueva) (?:cita|consulta|visita|sesion|evaluacion)`,
    ),
    not: words(
      `(?:no|nao|not|don t) (?:quiero|quero|necesito|want to|preciso)(?: [^ ]+){0,4}|(?:tengo|tenia|tenho|have) (?:un|una|uma|um|an|mi|el|la)? ?${APPOINTMENT}|hacer (?:una|la) (?:consulta|pregunta)(?: (?:sobre|por|acerca|rapida|antes|de)|$)|marcar la hora`,
    ),
  },
  {
    intent: 'book',
    confidence: 0.92,
    when: words(
      `(?:sac(?:ar|o|ame|arme|aria|amos)|saqueme|ped(?:ir|irte|irle|irles|iros|irme|iria)|pid(?:o|iendo)|cog(?:er|erme|eria)|coj(?:o|er)|dar|dame|deme|denme|dadme|das|da|dan|daria|darias|darian|dais|apart(?:ar|ame|eme|arme|o|e)|separ(?:ar|ame|eme|arme|o|e)|marc(?:ar|a|o|aria)|tom(?:ar|o|arme)|solicit(?:ar|o|e)|conseguir|consegu[a-z]*|quiero|quisiera|queria|quero|gostaria|preciso|necesito|necesitaria|precisaria|necesitamos|deseo|deseaba|desearia|me gustaria|busco|ando buscando|hace[sr]?(?:me)?|haceme|hagame|want|need|would like|d like|get|make|set up|looking for|tenes|tienes|tiene|tienen|tenga|tengan|tendra|tendras|tendran|tendrias|tendrian|tendria|teneis|tem|tera|ha|hay|habra|habria|queda|quedan|quedara|encuentro|do you have|have|is there|are there|any|algun|alguna|algum|alguma|consultar|consulto|preguntar|averiguar|saber|ver|mostrame|muestrame|muestreme|mostrar|pasame|consigo|para|por|sobre|new|nuevo|nueva|un|una|um|uma|outro|otro|otra|primer|primera|sobra|podria tener|podria sacar|ando necesitando|ocupo|ocuparia|regaleme|regalame|me regala)(?: [^ ]+){0,4} ${PLACE}`,
    ),
    not: words(
      `(?:no|nao|don t|not|ya no) (?:quiero|necesito|busco|quero|preciso|want|need|deseo|me des|me saques|saques|pido|pedi|tengo)(?: [^ ]+){0,2} ${PLACE}|(?:tengo|tenia|tenho|have) (?:un|una|uma|um|an|mi|el|la)? ?(?:turno|cita|reserva|hora|appointment)|sin (?:turno|cita|reserva)|a esa hora no|que lugar|(?:lugar|espacio) (?:para|donde) (?:estacionar|aparcar|dejar)|en (?:que|el) (?:lugar|horario)|a (?:que|esta|ultima|primera) hora|para la hora|(?:hora|horas) (?:de|despues|antes)|media hora|una hora|\\d horas?|dos horas`,
    ),
  },
  {
    intent: 'book',
    confidence: 0.9,
    when: words(
      `(?:turno|turnito|turnos|cita|citas|cupo|disponibilidad|horarios disponibles|turnos disponibles|appointment|agendar|reservar|reserva|pedir cita|sacar turno|pedir hora|agendamento|marcar consulta|marcar horario|nueva cita|nuevo turno)(?: (?:por favor|porfa|please|para|hoy|manana|urgente|nueva|nuevo|disponible|disponibles|plis))* $`,
    ),
    not: words(
      `(?:no|sin|mi|mis|el|la|los|las|ese|esa|del|de la|tengo|tenia)(?: [^ ]+){0,2} (?:turnos?|citas?|reserva|cupo)|${CANCEL}|${SHIFT}`,
    ),
  },
  {
    intent: 'book',
    confidence: 0.88,
    when: words(
      `(?:hay|habra|tenes|tienes|tiene|tienen|tendra|tendran|tendrias|teneis|queda|quedan|tem|tera|have|is there|got|anything|algo|podes|puedes|puede|pueden|podran)(?: [^ ]+){0,3} (?:algo|lugar|libre|libres|disponible|vaga|anything|something|alguma coisa|atenderme|atendernos|recibirme|verme)|algo (?:disponible|libre|para|mas|por la|a la|el|de la)|(?:me )?(?:podes|puedes|puede|pueden|podrian|podrias|podran) (?:atender|ver|recibir|agendar|anotar)(?:me|nos)?|(?:horarios?|dias?|fechas?|horas?) (?:disponibles?|libres?|hay|tenes|tienen|tienes|tendrias|tiene|te queda[n]?|queda[n]?|tendra[n]?)|(?:que|cuales) (?:horarios?|dias?|fechas?|horas?|turnos?)(?: [^ ]+){0,2} (?:tenes|tienes|tiene|tienen|tendrias|hay|te queda[n]?|queda[n]?|tendra|disponibles?|libres?|teneis)|cuando (?:tenes|tienes|tiene|tienen|podes|puedes|puede|pueden|hay|habria|seria|podria ir|podria ser|teneis|tem|tendrias|podrian|podrias)(?: [^ ]+){0,3}|(?:proxim[oa]|primer) (?:turno|cita|horario|fecha|hora|hueco|cupo|dia)(?: [^ ]+){0,2}|(?:turnos?|citas?|horarios?|huecos?|cupos?) (?:disponibles?|libres?|para)|what(?: times| days)?(?: do you have| is) available|next available|when can (?:i|you)|can i come|puedo ir|podria ir|puedo pasar|puedo acercarme|posso ir|da pra ir|consigo ir|encaixe|encaixar|hacerme un (?:lugar|hueco|espacio|huequito|lugarcito)|me haces? un`,
    ),
    not: words(
      `puedo ir (?:con|sin)|cuando (?:es|era) mi|tengo (?:turno|cita)|puedo pasar a (?:pagar|retirar|buscar)|algo mas|nada`,
    ),
  },
];

/** Money: paying, prices, questions about paying. */
export const MONEY_RULES: readonly Rule[] = [
  {
    intent: 'reject',
    area: 'PAGOS',
    confidence: 0.9,
    when: words(
      `(?:no|nao|not|don t|ya no|tampoco) (?:lo |la |te |le |les )?(?:quiero|voy a|vamos a|deseo|pienso|puedo|quero|vou|want to|going to|quisiera|pagare|abonare|tengo para)(?: [^ ]+){0,2} (?:pagar|pago|abonar|comprar|pay|buy|senar|pagarlo|pagarla|pagarte|renovar|contratar|transferir|compro)|(?:despues|luego|mas tarde|otro dia|manana|en otro momento|mas adelante|depois|later|la semana que viene)(?: [^ ]+){0,2} (?:pago|abono|te pago|lo pago|pagare|pagaria|transfiero|i ll pay|compro|compramos|pagamos|veo)|(?:pago|abono|te pago|lo pago|pagar|pay|compro) (?:despues|luego|mas tarde|otro dia|manana|en otro momento|mas adelante|depois|later)|i ll pay later|ahora no(?: [^ ]+){0,2} (?:pagar|pago|puedo)`,
    ),
    not: words(`como|donde|puedo pagar (?:despues|luego)|se puede`),
  },
  {
    intent: 'pay',
    confidence: 0.93,
    when: words(
      `(?:link|liga|enlace|boton|url|linkk)(?: (?:de|para|pra|del|do|of))?(?: (?:el|la|o|mercado))? (?:pago|pagar|pagos|pagamento|payment|mercado pago|cobro|checkout)|payment link|(?:pasa|pasas|pasame|paseme|manda|mandas|mandame|mandeme|mandenme|mande|envia|envias|enviame|envieme|enviar|regala|regaleme|regalame|da|das|dame|deme|dan|comparte|compartime|necesito|quiero|send|give|me)(?: [^ ]+){0,4} (?:link|liga|enlace|cbu|cvu|alias|clabe|pix|chave pix|chave|numero de cuenta|cuenta bancaria|datos bancarios|datos (?:para|de)(?: [^ ]+){0,3} (?:pago|pagar|transferencia|transferir|deposito|depositar|consignar)|bizum|iban|qr|datos de la cuenta|nequi|cuenta para)|(?:como|donde|de que forma|en donde)(?: [^ ]+){0,3} (?:pago|pagar|abono|abonar|transfiero|transferir|deposito|depositar|consigno|consignar|pagarte|pagarle|pagarles|abonarte|abonarle|pay|hago el (?:pago|deposito)|hago la transferencia|hago para pagar|compro|comprar|faco pra pagar|pagaria|yapeo|yapear|senar|seno)|(?:a que|que|cual)(?: [^ ]+){0,2} (?:numero|cuenta|alias|cbu|clabe|nequi)(?: [^ ]+){0,3} (?:yapeo|yapear|transfiero|deposito|pago|consigno|plineo|transferir|te transfiero|le transfiero|le pago|mando)|a (?:donde|que cuenta|que numero|que alias) (?:te |le |les )?(?:transfiero|deposito|yapeo|pago|consigno|mando)|como faco(?: [^ ]+){0,3} pagar|how (?:do|can) i (?:pay|make the payment|buy|purchase)|where (?:do|can) i pay|(?:el|mi|un|nuevo|otro) link`,
    ),
    not: words(
      `(?:es|son) (?:seguro|segura|confiable)|no quiero|(?:link|enlace) (?:de|para|del) (?:la |el |una )?(?:reunion|zoom|meet|videollamada|llamada|clase|cita|sesion|reservar|agendar|ubicacion|mapa)|como (?:puedo )?(?:pago|pagar) (?:en cuotas|a plazos)`,
    ),
  },
  {
    intent: 'ask',
    topic: 'pagos',
    area: 'PAGOS',
    confidence: 0.88,
    asks: true,
    when: words(
      `(?:aceptan|acepta|aceptas|aceptais|reciben|recibe|recibis|recibes|toman|trabajan con|tienen|tienes|tenes|tiene|teneis|manejan|hay|dan|ofrecen|cobran|hacen|aceitam|aceita|take|accept|se puede|puedo|podria|podemos|es posible|da pra|da para|can i|do you)(?: [^ ]+){0,5} (?:tarjetas?|debito|credito|efectivo|cuotas|transferencias?|yape|plin|nequi|daviplata|mercado pago|pix|bizum|paypal|cash|cards?|credit|debit|cartao|dinheiro|parcelar|parcelas|parcelado|plazos|partes|mensualidades|meses|qr|dolares|obra social|seguro|prepaga|financiacion|financiamiento|crypto|installments|convenio|plano de saude|insurance|amex|visa)|(?:formas?|medios?|metodos?|opciones|formas) de (?:pago|pagamento|pagos)|payment (?:methods?|options)|meses sin intereses|sin intereses|en cuotas|(?:es|sera|parece) (?:seguro|confiable|segura)(?: [^ ]+){0,3}|parcelar|parcela|installments|(?:factura|boleta|iva|nota fiscal|invoice)|(?:pago|pagar) en efectivo|se paga (?:antes|despues|alla|en el momento|por adelantado)|(?:pago|pagar|abono|abonar) (?:alla|ahi|en el (?:local|lugar|consultorio)|el mismo dia|al llegar|cuando llegue)|hay que (?:pagar|senar|dejar sena|abonar)(?: [^ ]+){0,3}|(?:tengo|hay) que (?:pagar|senar|dejar|abonar)`,
    ),
    not: words(`(?:mandeme|mandame|pasame|enviame|deme|dame)(?: [^ ]+){0,2} (?:link|liga|enlace)|quiero pagar`),
  },
  {
    intent: 'ask',
    topic: 'precio',
    area: 'PAGOS',
    confidence: 0.92,
    when: words(
      `(?:cuanto|cuantos|quanto|a cuanto|a como|por cuanto)(?: [^ ]+){0,3} (?:sale|salen|saldria|saldrian|cuesta|cuestan|costaria|costo|vale|valen|valdria|esta|estan|estaria|cobra|cobran|cobras|cobrais|cobrarian|es|seria|serian|son|queda|quedaria|debo|pago|pagar|pagaria|hay que pagar|tengo que pagar|custa|custam|fica|ficaria|sai|e|da|seria|cuestas|anda|andan|tienen|tiene|abono|transfiero|hay que (?:dejar|senar|abonar)|la sesion|la consulta|el corte|la clase|el mes|por mes|al mes|por sesion)|cuanto(?: por| el| la| los| las| un| una)?(?: [^ ]+){0,4} $|(?:precio|precios|precito|tarifa|tarifas|costo|costos|coste|costes|presupuesto|cotizacion|cotizar|preco|precos|tabela de precos|orcamento|price|prices|pricing|rates|cost|fee|fees|arancel|aranceles|honorarios|monto|importe)|(?:que|cual|qual)(?: es| e| son)?(?: el| o| los)? (?:valor|valores)|(?:el|o|los|que|lista de) valor(?:es)?|valores $|how much|what does(?: [^ ]+){0,4} cost|what do you charge|(?:promo|promos|promocion|promociones|descuento|descuentos|oferta|ofertas|discount|discounts|desconto|descontos|promocao|2x1|rebaja|deals|bonificacion)|debo algo|cuanto debo|tengo (?:deuda|saldo)|(?:saldo|deuda) pendiente|por que me (?:cobraron|aumentaron|cobran|subieron)|me cobraron (?:de mas|mal|doble)|(?:incluye|incluido|incluida|viene con|trae|que trae|que incluye|inclui|included|include)|diferencia entre|(?:devolucion|reembolso|reintegro|refund|reembolsan|devuelven|reembolsar|reembolsam)|es gratis|gratis|gratuita|gratuito|is it free|sin cargo|(?:es|son) (?:caro|cara|caros|mensual|por sesion|por clase|anual|por mes)|me conviene|lleva iva|matricula|inscripcion tiene`,
    ),
    not: words(
      `cuanto (?:tiempo|dura|demora|tarda|falta|lleva|antes)|lo antes|cuanto antes|(?:o|lo) quanto antes|quanto antes|(?:en )?cuanto (?:pueda|puedas|tengas|me)|el horario incluye|vale la pena|no me importa el (?:precio|costo)|ya${NEAR}(?:pague|transferi|abone)|quiero (?:pagar|abonar|comprar)`,
    ),
  },
  {
    intent: 'pay',
    confidence: 0.9,
    when: words(
      `(?:quiero|quisiera|queria|necesito|deseo|puedo|podria|voy a|vamos a|me gustaria|tengo que|quero|preciso|gostaria de|want to|need to|like to|d like to|wanna|te quiero|les quiero|le quiero|ya quiero|para|a|debo|prefiero|mejor|y de paso|de paso|y|primero|quiero hacer|venia a|vengo a|lets|podemos)(?: [^ ]+){0,2} (?:pagar|pagarte|pagarle|pagarles|pagarlo|pagarla|abonar|abonarte|abonarle|abonarles|senar|comprar|comprarme|adquirir|renovar|contratar|transferirte|transferirle|transferir|depositar|consignar|yapear|inscribirme|suscribirme|pay|buy|purchase|renew|assinar|hacer (?:el|un|la|una) (?:pago|transferencia|deposito|abono|consignacion)|realizar (?:el|un|la) (?:pago|transferencia|deposito|abono)|fazer o pagamento|make (?:a|the) payment|dejar (?:la )?sena|dejar un anticipo|liquidar|cancelar el valor)|(?:pagar|pago|abonar|pagamento|payment|pay|quiero pagar|to pay) $|pagar (?:la|el|mi|las|los|lo|una|un|o|a|the|my)|me (?:inscribo|anoto) (?:al|en el|a la) (?:plan|curso|pack|membresia|taller)|(?:el|mi|un) link (?:vencio|caduco|expiro|no (?:abre|anda|funciona|sirve))|se (?:me )?(?:vencio|caduco) (?:el )?(?:link|enlace|liga)|me quedo con el (?:plan|pack|paquete)|quiero (?:el|la|un|una) (?:plan|pack|paquete|membresia|abono|bono|curso|gift card|giftcard|tarjeta de regalo)`,
    ),
    not: words(
      `(?:no|nao|not|don t|sin|antes de|tampoco) (?:quiero |voy a |deseo |quero |vou |want to |puedo |pienso )*(?:pagar|abonar|comprar|pay|buy|hacer el pago)|antes de (?:pagar|comprar)|puedo pagar (?:en|con|alla|ahi|el|despues|cuando)`,
    ),
  },
];

export interface Clause {
  readonly norm: string;
  readonly asks: boolean;
  readonly country: string;
}

/** Above this a rule is believed without asking the classifier. */
export const SURE = 0.8;

const ORDER: readonly Rule[] = [...RULES, ...DIARY_RULES, ...MONEY_RULES, ...BOOKING_RULES];

const QUESTION_WORDS = words(
  'que|cual|cuales|cuando|cuanto|cuanta|cuantos|donde|como|quien|quienes|por que|se puede|puedo|podria|aceptan|tienen|hay|what|when|where|how|which|who|do|does|can|is|are|qual|quais|quando|quanto|onde|como|quem|da pra|posso|tem|emiten|lleva',
);

/** Nobody asks for anything after eight hundred characters that was not asked for before. */
const RULE_CHARS_MAX = 800;

/** The first rule that the clause obeys. */
export function keyword(clause: Clause): Hit | undefined {
  const near = nearPart(clause);
  return ORDER.find((rule) => obeys(near, rule));
}

function nearPart(clause: Clause): Clause {
  return clause.norm.length <= RULE_CHARS_MAX
    ? clause
    : { ...clause, norm: `${clause.norm.slice(0, RULE_CHARS_MAX)} ` };
}

/** Every rule that matches: features of the classifier. */
export function keywordClasses(clause: Clause): number[] {
  const near = nearPart(clause);
  return ORDER.flatMap((rule, index) => (obeys(near, rule) ? [index] : []));
}

function obeys(clause: Clause, rule: Rule): boolean {
  if (rule.countries !== undefined && !rule.countries.includes(clause.country)) return false;
  if (rule.asks === true && !clause.asks && !QUESTION_WORDS.test(clause.norm)) return false;
  return rule.when.test(clause.norm) && !(rule.not?.test(clause.norm) ?? false);
}
