/** Strong keywords of the diary: moving, cancelling, own appointments. */
import type { Rule } from './rule.ts';
import { words, GAP, NEAR } from './rule.ts';
import { APPOINTMENT, BILL, CANCEL, MOVE, SHIFT } from '../words.ts';

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
      `${SHIFT}(?: [^ ]+){0,4} ${APPOINTMENT}|${APPOINTMENT}(?: [^ ]+){0,8} ${SHIFT}|(?:me |lo |la |te lo |me lo |me la |te la |se |nos )(?:podes |puedes |puede |pueden |podrias |podria |podemos |podriamos |corres |podrian )?${SHIFT}(?: [^ ]+){0,3} (?:para|pra|pro|al|a la|a las|a los)|(?:se puede|da pra|da para|tem como|puedo|podria|podemos) (?:cambiar|mover|adelantar|atrasar|correr|postergar|passar|mudar|trocar)(?: $| (?:la|el|mi|para|pra|al|a|de)|$)|(?:podemos |puedo |podriamos )?dejarl[oa] para|mas tarde (?:mi|el) (?:turno|cita)|me equivoque de (?:dia|hora|fecha)|(?:corr(?:e|es|en)|cambi(?:a|as|an)|mueve[ns]?|pas(?:a|as|an))${NEAR}(?:una|1|dos|2|media) horas?|(?:lo|la) (?:podemos |puedo |podria |podriamos |puede |pueden |podes |podran |podras )(?:cambiar|mover|pasar|correr|adelantar|atrasar)|(?:podemos|puedo|podria|podriamos|se puede|quiero|quisiera|necesito|tengo que|hay que) (?:cambiar|mover|pasar|correr|adelantar|atrasar|retrasar|aplazar|posponer|postergar)l[oa]|(?:cambi|mov|muev|corr)(?:ar|er|e|a|o)?(?:me|nos)?l[oa]|(?:lo|la) cambio|(?:cambiar|cambio|cambiarme|cambiarlo|mudar|trocar|change|mudar o|trocar o) (?:de |el |la |the |o |a |my )?(?:dia|fecha|hora|horario|turno|data|date|time|day)|push (?:my|it|the)${GAP}to|move it|otro dia (?:mi|la|el) ${APPOINTMENT}|(?:otro|otra|outro|outra|another|different) (?:dia|fecha|hora|horario|time|day|data)(?: [^ ]+){0,2} (?:para|pra|for) (?:mi|la|el|meu|minha|my) ${APPOINTMENT}|(?:mi|my|meu|minha) ${APPOINTMENT} (?:sea|fuera|este|quede|to be)(?: [^ ]+){0,6}|(?:que|cambie|pongan|ponga|dejen)(?: [^ ]+){0,2} (?:mi|mis) ${APPOINTMENT}(?: [^ ]+){0,2} (?:antes|despues|mas tarde|mas temprano)|(?:push|bring|move|put) (?:it|my [^ ]+)(?: [^ ]+){0,2} (?:back|forward|to|up|earlier|later)|(?:voy|llego|estoy) (?:a llegar )?(?:tarde|atrasad[oa]|demorad[oa])(?: [^ ]+){0,8} (?:correr|mover|cambiar|pasar|corr[a-z]+|mas tarde)`,
    ),
    not: words(
      `(?:no|nao|sin) (?:quiero |hace falta |lo |la |me |quero )*${SHIFT}|cambi(?:o|ar|arle|en|e|arme)(?: [^ ]+){0,2} (?:aceite|filtro|bateria|pantalla|color|correas?|tarjeta|numero|telefono|medio de pago|plan|frenos|neumaticos|llantas|cubiertas|pastillas|look|corte|gomas|de servicio|servicio|el servicio|nombre|correo|mail|direccion|domicilio|aceites|bujias|medicacion|receta|lentes|brackets|ligas|vendaje)|${SHIFT}(?: [^ ]+){0,3} (?:link|liga|enlace|datos|direccion|ubicacion|dia y|info|informacion|precio|precios|cbu|alias|lista|catalogo|foto|fotos|numero|contacto|comprobante|pago|clabe|alias|cbu|cvu|yape|nequi|iban|cuenta|bizum|pix|qr)|(?:que|como) (?:te |les |os )?pas[aeo](?= )|un cambio (?:de look|fisico)|cambio de look`,
    ),
  },
  {
    intent: 'move',
    confidence: 0.85,
    when: words(
      `(?:tengo|tenia|tenho|tinha|saque|agende|reserve|have|had|i ve|marquei) (?:un |una |uma |um |mi |an |my |the |el |la )?${APPOINTMENT}(?: [^ ]+){0,14} (?:mas tarde|mas temprano|otro dia|otra hora|otro horario|cambi[a-z]*|mov[a-z]*|outro dia|mais tarde|later|another (?:day|time)|earlier)|(?:no llego|no puedo (?:ir|asistir|llegar)|no podre (?:ir|asistir|llegar)|no voy a poder|me surgio|se me complico|nao vou conseguir|can t make it)(?: [^ ]+){0,10} (?:otro dia|otra hora|otro horario|mas tarde|mas temprano|outro dia|another (?:day|time)|instead|lo (?:paso|dejamos|hacemos)|la (?:paso|dejamos)|para (?:el|la|manana|otro)|puede ser)`,
    ),
    not: words(`no quiero`),
  },
  {
    intent: 'move',
    confidence: 0.88,
    when: words(
      `(?:tengo|tenia|saque|agende|reserve|have|tenho|marquei)(?: [^ ]+){0,2} (?:turno|cita|reserva|hora|clase|appointment|consulta|horario)(?: [^ ]+){0,6} (?:pero|y|but|mas) (?:quiero|quisiera|necesito|prefiero|preferiria|mejor|me gustaria|seria|puede ser|want|quero|prefiro)|(?:surgio|surgido|imprevisto|compromiso|came up|can t make it|no llego|no alcanzo)(?: [^ ]+){0,8} (?:instead|${SHIFT}|otro dia|retrasarla|retrasarlo|another)`,
    ),
    not: words(`no quiero|quiero (?:cancelar|anular|pagar|saber|preguntar)|cancel[a-z]*`),
  },
  {
    intent: 'cancel',
    confidence: 0.94,
    when: words(
      `${CANCEL}(?: [^ ]+){0,4} (?:${APPOINTMENT}|lo del|la del|el del|el de|la de|reserva|hora)|${APPOINTMENT}(?: [^ ]+){0,4} ${CANCEL}|(?:quiero|quisiera|necesito|deseo|tengo que|voy a|me gustaria|podria|podrias|puedo|puede|podes|puedes|want to|need to|like to|have to|quero|preciso|gostaria de|queria|please|por favor|debo|tendria que|me) ${CANCEL}|(?:cancel(?:a|e|en)?(?:me|nos|lo|la|mela|melo)|anul(?:a|e)(?:me|lo|la|mela|melo)|cancel it|please cancel|cancel please|cancel my [^ ]+|desmarca|desmarque|desmarcar|bajame de|sacame de|borrame de|quitame de|(?:liber|solt|ced)(?:a|ar|e|en|o)(?: [^ ]+){0,1} (?:mi|el|la|meu|my) (?:lugar|turno|cupo|espacio|horario|cita|vaga|hora)|(?:remove|delete|drop|scrap) (?:my|the) [^ ]+|(?:dar|dal|dame|den|darl)(?:lo|la|o|a)? de baja|dalo de baja|dar de baja|dame de baja|darme de baja)`,
    ),
    not: words(
      `(?:no|nao|sin|don t|not|nunca|en vez de|en lugar de|instead of|antes de|ni) (?:me |la |lo |las |los |te |le |se |quiero |quise |want to |queria |deseo |voy a |hace falta |quero |need to )*${CANCEL}|${CANCEL}(?: [^ ]+){0,3} (?:${BILL}|datos|mensajes|foto|chat|numero|conversacion|suscripcion|membresia|todas las citas|todos los turnos)|${SHIFT} la cancelacion`,
    ),
  },
  {
    intent: 'cancel',
    confidence: 0.88,
    when: words(
      `(?:ya )?no (?:voy|vamos) a (?:poder|la (?:consulta|clase|cita|sesion))|ya no es necesari[oa]|(?<!mucho |tiempo |anos |meses |semanas )(?:hoy|manana|avisar que|aviso que|que|pasado|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado) (?:hoy |manana |el [^ ]+ )?no (?:voy|vamos|asisto|asistire|ire|me presento|voy a estar|estare|concurro|concurrire)|no (?:asisto|asistire|ire|concurrire|me presentare|podremos asistir|voy a llegar al turno|voy a llegar a la cita)|nao consigo ir|(?:ya )?no (?:voy|vamos|podre|podremos|puedo|podria|iba|alcanzo|llego) (?:a )?(?:poder )?(?:ir|asistir|llegar|acudir|presentarme|concurrir)|(?:al final|finalmente|ya) no (?:voy|vamos|asisto|asistire|ire|llego)|no (?:me )?(?:anotes|anoten|esperen|cuentes conmigo|cuenten conmigo|agendes|reserves|guarden|guardes el)|ya no (?:necesito|quiero|voy a necesitar|me hace falta|requiero)(?: [^ ]+){0,2} ${APPOINTMENT}|no voy a (?:usar|necesitar|tomar)(?: [^ ]+){0,2} ${APPOINTMENT}|(?:i )?(?:can t|cannot|won t be able to|won t|not able to|not going to) (?:make it|come|attend|be there|go)|nao (?:vou|vou poder|posso|vou mais|vou conseguir|conseguirei|poderei) (?:ir|comparecer|mais|poder ir|chegar)|bajame el turno|dejar sin efecto|sin efecto`,
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
      `(?:que|cual|cuales|cuando|a que hora|para cuando|que dia|que dias|de que|en que dia|para que dia|como|con quien|con que (?:doctor|doctora|profesional|medico|medica|profe)|quien)(?: [^ ]+){0,3} (?:tengo|tenia|tenemos|me toca|me toco|me tocaba|me agendaron|me anotaste|me anotaron|me dieron|quede|quedo agendad[oa]|es mi|era mi|son mis|saque|reserve|agende|me atiende|quedamos)(?: [^ ]+){0,2}|(?:quedo|quedaron|esta|estan) (?:agendad[oa] |reservad[oa] |confirmad[oa] |registrad[oa] |firme |bien )?(?:mi|mis) (?:turno|cita|reserva|clase|turnos|citas)|(?:dia|hora|fecha)(?: [^ ]+){0,2} quedo mi|recordas (?:el|mi) turno|recuerdas (?:la|mi) cita|(?:mis|meus|minhas|my) (?:turnos|citas|reservas|clases|sesiones|consultas|agendamentos|horarios|appointments|bookings|proximos turnos|proximas citas)|(?:tengo|tenia|tenho) (?:algun |alguna |algum |alguma |un |una |uma |um )?(?:turno|cita|reserva|consulta|hora|horario|algo)(?: [^ ]+){0,2} (?:agendad[oa]|reservad[oa]|program[a-z]*|pendiente|marcad[oa]|registrad[oa])|(?:me )?(?:confirma|confirmas|confirmar|confirmame|confirmeme|recuerda|recuerdas|recordas|recordame|recuerdame|recordar|recuerde|recuerdeme|decis|decime|dices|dime|diga|digame|avisas|lembra)(?: [^ ]+){0,3} (?:mi|de mi|hora de mi|fecha de mi|que turno|cuando (?:es|tengo)|a que hora (?:es|tengo)) ?${APPOINTMENT}?|no (?:me )?(?:acuerdo|recuerdo)(?: [^ ]+){0,4} (?:turno|cita|hora|dia|fecha|reserva|clase|saque|tenia)|(?:olvide|se me olvido)(?: [^ ]+){0,4} (?:turno|cita|hora|dia|fecha|reserva|clase)|(?:when|what time|what day) (?:is|are|was) (?:my|our)|do i have (?:an|any|a)|did i book|(?:qual|quando|que horas|que dia)(?: [^ ]+){0,4} (?:minha|meu|tenho|marquei)|a que hora tengo que (?:ir|estar|llegar)|(?:dia y (?:la )?hora|hora y (?:el )?dia|my (?:appointment|booking) is (?:at|on|when))|(?:a que hora|cuando|que dia) (?:era|quedamos|habiamos quedado|me habias|me dijiste)|(?:hora|dia|fecha) de mi (?:cita|turno|reserva|clase)|ver (?:mi|mis) (?:turnos?|citas?|reservas?)|quedo (?:agendad[oa]|registrad[oa]|confirmad[oa]|reservad[oa])|consultar (?:mi|mis) (?:turnos?|citas?|reservas?)|estado de (?:mi|la) (?:cita|turno|reserva)`,
    ),
    not: words(
      `(?:que|cuales|cuando|a que hora) (?:turnos?|citas?|horarios?|horas?|dias?|cupos?|lugar) (?:tenes|tienes|tienen|tiene|hay|tendra|teneis)|(?:que|como|cual) tengo que (?:hacer|llevar|pagar|presentar|traer|enviar|mandar)|tengo que|(?:el|la|los|las|lo|no el|turno|cita|horario|reserva|clase) que (?:tenia|tengo|saque|me dieron|reserve|agende|habia)|(?:el|ese) dia de mi|no (?:puedo|me queda|me interesa|quiero)|${SHIFT}(?: [^ ]+){0,3} ${APPOINTMENT}|cuanto tengo|que tengo que|cuando tengo que|como es mi primera|cuanto (?:es|sale|vale|cuesta)`,
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
