/**
 * Strong keywords of the diary: cancelling, own appointments. Moving has a file of its own. Long because it is one
 * list, tried in its order.
 */
import { words, group, type Hit, type Rule } from './rule.ts';
import { CANNOT } from '../words/cannot.ts';
import { APPOINTMENT, BILL, CANCEL, ES_DAY, PT_DAY, SHIFT, TRANSFER } from '../words/words.ts';

/** Who will not come, in the forms of "ir" and its like. */
const COME = '(?:ir|asistir|llegar|acudir|presentarme|concurrir|venir|estar|estar presente|viajar)';
/** "el martes", "hoy", "mañana": what may stand between. */
const DAY = group(`
  hoy|manana|pasado(?: manana)?|el (?:${ES_DAY}|[0-9]+)|esta (?:tarde|noche|manana)|a la (?:tarde|noche|manana)
`);
const TOLD = '(?:avisar que|aviso que|avisales que|avisele que|avisen que|diles que|deciles que|que)';
/** "Si alguien cancela", "se alguém desmarcar": another's, whose place is waited for. */
const SOMEBODY =
  '(?:si|se|if|cuando|quando|when|por si)(?: (?:es que|acaso|llega a|llegara a|llegan a))? (?:(?:se )?(?:les?|te)|alguien|alguno|alguna|algun|alguna|otr[oa]|un|una|alguem|algum|alguma|outr[oa]|someone|somebody|anyone|anybody|another)';
/** Long done: "hace un mes cancelé un turno". */
const AGO =
  '(?:hace (?:[^ ]+ ){1,2}(?:mes|meses|semanas?|dias?|anos?)|(?:faz|ha) (?:[^ ]+ ){1,2}(?:mes|meses|semanas?|dias?|anos?)|ayer|anteayer|antier|anoche|ontem|la (?:semana|vez) pasada|el mes pasado|el otro dia|(?:na )?semana passada|(?:no )?mes passado)';
/** "Un corte cuando puedan, no tengo apuro", "…cuando tenga campo": whenever that is, and nothing is asked. */
const SOME_DAY =
  '(?:(?:se|usted|ustedes|vos|tu|me|nos|les|le|te) )*(?:pued|teng|quier|hay|dig|prefier|gust)(?:as?|an|amos|e[ns]?) ';
/** What one is asked when: "qué turno", "a qué hora". A bare "que" joins sentences and asks for nothing. */
const ASKED = group(`
  (?:que|cual|cuales|de que|en que|para que|a que) (?:es |son )?(?:turnos?|citas?|dias?|hora|horas|horario|horarios|fecha|clases?|reservas?|sesion|consulta|sucursal)
  cuando(?! ${SOME_DAY})|para cuando|a que hora|con quien|quien|con que (?:doctor|doctora|profesional|medico|medica|profe)|cual|cuales
`);
/** Late, and coming all the same. */
const BEHIND = '(?:tarde|atrasad[oa]s?|demorad[oa]s?|retrasad[oa]s?|con (?:retraso|demora|atraso)|late)';
const HAVE = group(`
  tengo|tenia|tenemos|me quedo|nos quedo|me toca|me toco|me tocaba|me agendaron|me anotaste|me anotaron|me dieron|quede|quedo agendad[oa]|es mi|era mi|son mis|es lo mio
  era lo mio|saque|reserve|agende|me atiende|quedamos
`);

/** Late, and coming: for the staff, and nothing is cancelled. */
const NOT_ON_TIME: Rule = {
  hit: { intent: 'person', confidence: 0.86 },
  when: words(`
      no (?:llego|llegamos|alcanzo|alcanzamos|voy a llegar|vamos a llegar)(?: [^ ]+){0,3} (?:a horario|a tiempo|puntual|en hora)
      nao (?:chego|vou chegar)(?: [^ ]+){0,3} (?:na hora|a tempo)|won t (?:make it|be there|be)(?: [^ ]+){0,2} on time
    `),
};

const ARRIVE = '(?:llego|llegamos|llegare|llegaremos|(?:voy|vamos) a llegar|chego|vou chegar|vamos chegar)';
/** "Llego 10 minutos tarde al turno": the one that there is, and no other is asked for. */
const LATE_FOR_IT: Rule = {
  hit: { intent: 'person', confidence: 0.86 },
  when: words(`
      (?:${ARRIVE}|voy|vamos|estoy|estamos|ando|vou|estou)(?: [^ ]+){0,4} (?<!mas |la |de |a )${BEHIND} (?:al?|ao?|para|pra|pro)(?: (?:el|la|mi|los|las|o|a|meu|minha|nuestr[oa]))? ${APPOINTMENT}
    `),
  not: words(`
      (?:no|nao|si|quiero|queria|mejor|puede|podria) (?:[^ ]+ )?(?:llego|llegar|chego|voy|estoy|ser)|(?:otr[oa]|outr[oa]) (?:dia|hora)|${CANCEL}
    `),
};

export const DIARY_RULES: readonly Rule[] = [
  NOT_ON_TIME,
  LATE_FOR_IT,
  {
    hit: { intent: 'cancel', confidence: 0.94 },
    when: words(`
      ${CANCEL}(?: [^ ]+){0,4} (?:${APPOINTMENT}|lo del|la del|el del|el de|la de|[oa] d[ao]s?|[oa] de (?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo)|reserva|hora|(?:mis|una de las|todas las) horas)
      ${APPOINTMENT}(?: [^ ]+){0,4} ${CANCEL}
      ${CANCEL} (?:de las?|das?) [0-9]+
      (?:(?:hag[a-z]*|hazme|hace[a-z]*|me hace) (?:el|un|ese) favor (?:de|y)|(?:me )?ayud[ae][a-z]* a|me ajuda a|help me(?: to)?) ${CANCEL}
      (?:quiero|quisiera|necesito|deseo|tengo que|voy a|me gustaria|podria|podrias|puedo|puede|podes|puedes|want to|need to|like to|have to|got to|gotta|gonna|tenho que|quero|preciso|gostaria de|queria|please|por favor|debo|tendria que|tendre que|habra que|hay que|(?:me )?toca|(?:me )?toco|me veo obligad[oa] a|vengo a|era para|es para|(?:escribo|llamo|te escribo|les escribo|le escribo) para|voy a tener que|vou ter que|tive que|vim|me) ${CANCEL}
      cancel(?:a|e|en|ad)?(?:me|nos|lo|la|le|mela|melo|les|los|las)|anul(?:a|e|ad)(?:me|lo|la|mela|melo)
      (?:tir|sac|quit|borr|elimin)(?:a|e|en|ar|ame|eme|enme)? (?:meu|mi|o meu) (?:nome|nombre)
      ${CANCEL} (?:el|la|los|las|mi|mis|o|a|meu|minha|the|my) (?:(?!(?:de|del) (?:la |el )?(?:cuenta|luz|agua))[^ ]+ ){1,3}(?:de|del|da|do|on|para|pra|for) (?:el |la |este |esta |a |o |this )?(?:hoy|manana|pasado|${ES_DAY}|hoje|amanha|segunda|terca|quarta|quinta|sexta|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)
      ${CANCEL} (?:the|my|that) (?:[^ ]+ ){1,3}one(?= $| (?:please|on|at|and|but|for|instead|i) )
      ${CANCEL} (?:that|this)(?: one)?(?= $| (?:please|for me|instead) )
      cancela (?:today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: s)?(?= $| (?:please|one|and|but|for me|instead|i|appointment) )
      l[oa]s? (?:podemos |podriamos |puedo |podria |podes |puedes |puede |pueden |vamos a |voy a )${CANCEL}|l[oa]s? (?:cancel|anul)amos
      (?:me|nos) l[oa]s? (?:podes |puedes |puede |pueden |podrias |podria |podrian |van a |vas a )?${CANCEL}
      (?<! (?:nao|se|quando|horas) )(?:pode|podem|posso|poderia|poderiam|tem como|da (?:pra|para)) ${CANCEL}(?! (?:ate|depois|se|caso|sem|quando|antes|a qualquer|com) )
      (?:can|could|may|should) (?:i|we) (?:please |just |still )*${CANCEL}(?! (?:if|after|later|for free|free|without|when|whenever|at any|any|up to|before|until|on the day|on short|last|as late|it if|it after|it later|it for free) )
      cancela? it|please cancela?|cancela? please|cancel(?:a|e|em|ar) (?:pra|para) (?:mim|nos|a gente|mi)|${CANCEL} (?:por favor|porfa|pf|pfv)(?= $)|cancela? my [^ ]+|desmarca|desmarque|desmarcar
      (?:baj|sac|borr|quit)(?:a|e|en|ad)me (?:de|del|el|la|lo|mi)
      me bajo (?:de la|del?) (?:${DAY}|${APPOINTMENT}|${ES_DAY})
      (?:asi que |entonces |por favor |mejor )(?:borr|baj|sac|quit)(?:a|e|en|ad)me
      (?:liber|solt|ced)(?:a|ar|e|en|o)(?: [^ ]+){0,1} (?:mi|el|la|o|a|meu|minha|my) (?:lugar|turno|cupo|espacio|horario|cita|vaga|hora)
      (?:quit|sac|tach)(?:a|e|en|ar) (?:mi|la|el) ${APPOINTMENT}
      ${CANCEL} (?:lo|la) (?:mio|mia|de hoy|de manana|que tenia)
      ${CANCEL} (?:(?:tambien|tambem|also) )?(?:(?:a|el|la|los|las|o|os|as|the) )?(?:otr[oa]s?|outr[oa]s?|other one|dos|tres|dois|duas|two|ambos|ambas|tod[oa]s?|tudo|everything|both|all of them)(?= $| (?:tambien|tambem|too|por favor|porfa|please|gracias|nomas|ya|mis|lo que tengo) )
      take (?:me|my name) off|(?:me )?(?:sac|baj|borr|quit|tach)(?:a|e|en)me de la (?:agenda|lista)
      dej[oa] (?:el|mi|la) ${APPOINTMENT} libre
      (?:remove|delete|drop|scrap|scratch|void) (?:(?:my|the) [^ ]+|(?:(?:my|the) )?[a-z]+day s [^ ]+)
      count (?:me|us) out(?= $| (?:on|for|this|next|today|tomorrow|please|sorry|thanks) )
      (?:no longer|don t|do not) need (?:[^ ]+ ){1,3}?(?:slot|spot|appointment|booking|lesson|class|session)(?= $| (?:anymore|any more|please|thanks|on) )
      (?:da|dar|de|deem) baixa (?:n[oa]|em|d[oa]) (?:(?:meu|minha) )?${APPOINTMENT}
      (?:retir|elimin|sac)(?:e|en) (?:mi|la|el) ${APPOINTMENT}
      ${CANCEL} (?:el|la|los|las|o|a) (?:suy[oa]s?|mi[oa]s?|meu|minha|dele|dela|hers|his)(?= $| (?:por|porfa|gracias|tambien|tambem|no mas|nomas|del?|d[ao]s?) )
      (?:dar|dal|dame|den|darl|de|da|(?:l[oa]s? )?do[iy])(?:lo|la|le|o|a|e|me)? de baja
      (?:suspend|borr|elimin)(?:a|e|an|en|ar|er|amos|emos)(?:me|nos)?l[oa]s?
      baj(?:a|e|en|ad|ar|emos|amos) (?:el|la|mi|los|las|mis|ese|esa|este|esta) (?:turnos?|turnito|citas?|reservas?|clases?|sesion)
    `),
    not: words(`
      (?:no|nao|sin|don t|not|nunca|en vez de|en lugar de|instead of|antes de|ni) (?:me |la |lo |las |los |te |le |se |quiero |quise |want to |queria |deseo |voy a |hace falta |hay que |toca |tengo que |vengo a |es para |era para |quero |need to |precisa |preciso |necesito )*${CANCEL}
      ${CANCEL}(?: [^ ]+){0,3} (?:${BILL}|datos|mensajes|foto|chat|numero|conversacion|suscripcion|membresia|(?:todas las citas|todos los turnos)(?! $))
      ${SHIFT} la cancelacion
      ${SOMEBODY}(?: [^ ]+){0,3} ${CANCEL}
      (?:${AGO} (?:(?:ya|yo|les|te|le|que) )*cancele|cancele(?: (?!que |de )[^ ]+){0,4} ${AGO}|${AGO} cancelei|cancelei(?: [^ ]+){0,4} ${AGO}|i cancell?ed(?: [^ ]+){0,5} (?:ago|yesterday|last (?:week|month|time)))
      ${CANCEL}(?: [^ ]+){0,6} (?:por|con|a|al|que|numero|de) ${TRANSFER}
    `),
  },
  {
    hit: { intent: 'cancel', confidence: 0.88 },
    when: words(`
      (?:ya )?no (?:voy|vamos) a (?:poder|la (?:consulta|clase|cita|sesion))
      ya no es necesari[oa]
      ${APPOINTMENT}(?: [^ ]+){0,6} no l[oa] (?:voy a |vamos a |pienso |podre |vou )?(?:usar|utilizar|ocupar|aprovechar|usare|ocupare)
      no (?:voy a |vamos a |pienso |podre )(?:usar|utilizar|ocupar|aprovechar)(?: [^ ]+){0,2} ${APPOINTMENT}
      (?:nao vou usar|won t be using|not going to use|won t use)(?: [^ ]+){0,2} ${APPOINTMENT}
      (?<!mucho |tiempo |anos |meses |semanas )(?:${DAY}|${TOLD}) (?:${DAY} )?no (?:voy|vamos|va|van|asisto|asistire|ire|iremos|me presento|voy a estar|estare|concurro|concurrire)
      no (?:asisto|asistire|asistiremos|ire|iremos|acudire|acudiremos|vendre|vendremos|concurrire|me presentare|podremos asistir)
      (?:${CANNOT}|no voy(?: a (?:llegar|alcanzar|ir))?)(?: a ir| ir)? (?:al|a la|a mi|a el|para el|para la) (?:${DAY} )?${APPOINTMENT}
      nao consigo ir
      nao (?:vou|vamos|irei|iremos)(?: mais)? (?:na|a|ao|pra|para)(?: minha| meu| a)? ${APPOINTMENT}
      no (?:me |nos )?(?:es|sera|va a ser) posible ${COME}
      (?:ya )?no (?:voy|vamos|va|van|podre|podra|podremos|puedo|puede|podemos|podria|iba|alcanzo|avanzo|llego|logro) (?:a )?(?:poder |alcanzar a )?(?:${DAY} )?${COME}
      (?:al final|finalmente|siempre|ya) (?:${DAY} )?no (?:voy|vamos|va|van|asisto|asistire|ire|iremos|llego|voy a ir|vamos a ir|va a ir)
      no (?:me |nos )espere[ns]?(?! (?:mejor|melhor|perdon|digo|un|a|el|la|si) )
      no (?:me|nos) espere[ns]? el (?:${ES_DAY})
      no (?:me |nos )?(?:anotes|anoten|anote|agendes|agende|agenden|reserves|guarden|guardes el)
      no (?:cuentes|cuenten|cuente|conteis) (?:conmigo|con nosotros|con mi [^ ]+)
      nao (?:conte|contem|conta) (?:comigo|com a gente|conosco)
      (?:al final|no fim das contas|no final|afinal|acabou que|no fim) (?:${DAY} )?(?:eu |a gente |ja )?nao (?:vou|vamos|vai dar)(?= $| (?:mais|poder|conseguir|ir|obrigad[oa]) )
      nao (?:vou|vamos|irei|iremos)(?: mais)? (?:n[oa]|ness[ae]|nest[ae]) (?:${PT_DAY})(?! (?:de|com|sem) )
      (?<!(?:mes|meses|semanas?|dias?|anos?|tempo) )que (?:eu )?nao (?:vou|vamos)(?= $)
      ya (?:consegui|encontre|me atendi|me atendieron|lo resolvi|lo solucione|no hace falta)(?: [^ ]+){0,4} (?:en otro lado|en otro lugar|con otro|con otra|asi que)
      ya no (?:l[oa] )?(?:necesito|ocupo|quiero|me interesa|hace falta)(?: [^ ]+){0,2} ${APPOINTMENT}
      no (?:hace falta|es necesari[oa]|necesito mas) (?:el|la|mi) ${APPOINTMENT}
      (?:i m |we re )?not coming (?:today|tomorrow|on|anymore|in)
      ya no (?:necesito|ocupo|quiero|voy a necesitar|voy a ocupar|me hace falta|requiero)(?: [^ ]+){0,2} ${APPOINTMENT}
      (?:no (?:necesito|preciso|quiero) mas|nao (?:preciso|quero) mais)(?: d[ao])? (?:el|la|mi|o|a|minha|meu)? ?${APPOINTMENT}
      no voy a (?:usar|necesitar|tomar)(?: [^ ]+){0,2} ${APPOINTMENT}
      (?:i )?(?:can t|cannot|won t be able to|won t|not able to|not going to) (?:make it|come|attend|be there|go|be coming|be attending)
      nao (?:vou|vou poder|posso|vou mais|vou conseguir|conseguirei|poderei) (?:ir|comparecer|mais|poder ir|chegar)
      bajame el turno|dejar sin efecto|sin efecto
    `),
    not: words(`
      (?:lo|la) (?:podemos |puedo |puede |podes )?(?:${SHIFT})|otro dia|otra hora|otro horario|outro dia
      another (?:day|time)|mas tarde|a horario|a tiempo|na hora|on time|(?:voy|estoy|llego|vou|estou) ${BEHIND}|si no (?:voy|puedo|llego)|pero (?:el|la|otro|puedo|manana)
      (?:ir|venir|vir|come|go) (?:sol[oa]s?|solit[oa]s?|sozinh[oa]s?|alone)
      ${APPOINTMENT} (?:${SHIFT})
    `),
  },
  {
    hit: { intent: 'mine', area: 'AGENDAMIENTO', confidence: 0.93 },
    when: words(`
      ${ASKED}(?: [^ ]+){0,3} ${HAVE}
      ^ (?:(?:hola|buenas|oye|oiga|che|yo|ya) )*(?:tengo|tenemos|tenho|i have) (?:dos|2|tres|3|varias|varios|un par de|duas|dois|two) ${APPOINTMENT}(?: (?:esta|este|la|el|en|de|esa|semana|mes|proxima|que|viene|alla|ahi|agendad[oa]s|con|ustedes|agendei|marcad[oa]s|booked)){0,5}(?= $)
      ^ (?:(?:hola|buenas|oye|oiga|che|yo|ya) )*(?:tengo|tenemos) (?:algun|alguna) (?:otr[oa] )?${APPOINTMENT}(?: (?:agendad[oa]|pendiente|program[a-z]*|con ustedes|con vos|a mi nombre|por favor|gracias|porfa))*(?= $)
      que (?:tengo|tenia|tenemos) (?:agendad[oa]|reservad[oa]|pendiente|con (?:vos|ustedes|usted)|para (?:hoy|manana|esta semana))
      como (?:quede|quedamos)
      (?:check|see|view|show|show me|find|look up|pull up|list|double check) (?:all )?(?:my|our) (?:next |upcoming |current )?(?:appointments?|bookings?|reservations?)(?= $| please| details| for| on| with| again| thanks)
      (?:quais|qual|que) (?:aulas?|horarios?|consultas?|agendamentos?|sessoes|sessao)(?: [^ ]+){0,2} (?:tenho|marquei|agendei)
      que (?:turnos|citas|clases|sesiones|reservas) (?:me|nos) (?:quedan?|faltan?|tocan?)
      (?:con quien|com quem) (?:era|es|seria|sera|e)(?: (?:mesmo|entonces|que))?(?= $)|^ (?:(?:hi|hey|hello|sorry|so|and) )*(?:who (?:is|was|s) (?:it|mine|that) with|with whom (?:is|was) (?:it|mine)|(?:what (?:time|day)|when) (?:is|was|s) (?:mine|it)(?: again| booked| scheduled)?)(?: again)? $|(?:ya )?(?:me )?(?:quedo|esta) (?:agendad[oa]|reservad[oa]|confirmad[oa]|anotad[oa]|marcad[oa])(?= $)
      (?:turno|cita|reserva|hora|algo)(?: [^ ]+){0,2} (?:a|con|bajo) mi nombre
      (?:quedo|quedaron|esta|estan) (?:agendad[oa] |reservad[oa] |confirmad[oa] |registrad[oa] |firme |bien )?(?:mi|mis) (?:turno|cita|reserva|clase|turnos|citas)
      (?:dia|hora|fecha)(?: [^ ]+){0,2} quedo mi|recordas (?:el|mi) turno|recuerdas (?:la|mi) cita
      (?:mis|meus|minhas|my) (?:turnos|citas|horas|reservas|clases|sesiones|consultas|agendamentos?|horarios|appointments|bookings|proximos turnos|proximas (?:citas|horas))
      (?:me )?(?:confirma|confirmas|confirme|dice|dices|decis|fija|fijas|podria decir|puede decir|saber|avisa)(?:me)? (?:por favor |porfa )?(?:si|se) (?:tengo|tenia|tenho) (?:una? |algun[oa]? |mi )?(?:turno|cita|reserva|consulta|hora|horario)
      (?:tengo|tenia|tenho) (?:algun |alguna |algum |alguma |un |una |uma |um )?(?:turno|cita|reserva|consulta|hora|horario|algo)(?: [^ ]+){0,2} (?:agendad[oa]|reservad[oa]|program[a-z]*|pendiente|marcad[oa]|registrad[oa])
      (?:me )?(?:confirma|confirmas|confirmar|confirmame|confirmeme|recuerda|recuerdas|recordas|recordame|recuerdame|recordar|recuerde|recuerdeme|decis|decime|dices|dime|diga|digame|avisas|lembra)(?: [^ ]+){0,3} (?:mi|de mi|hora de mi|fecha de mi|que turno|cuando (?:es|tengo)|a que hora (?:es|tengo)) ?${APPOINTMENT}?
      (?:me |nos )?(?:confirm(?:an|en|enme|arme|arian?|arias)|recuerd(?:an|en|enme)|record(?:arme|arian?|arias)|dicen|diganme|avisan)(?: [^ ]+){0,3} (?:mi|mis|nuestr[oa]s?) ${APPOINTMENT}
      ${APPOINTMENT}(?: [^ ]+){0,3} no (?:me )?(?:acuerdo|recuerdo)|(?:me )?(?:regala|da|das|pasa|pasas|dice|dices|decis|dime|decime) (?:la|el) (?:hora|fecha|dia|horario) de (?:la|el|mi) ${APPOINTMENT}
      no (?:me )?(?:acuerdo|recuerdo)(?: [^ ]+){0,4} (?:turno|cita|hora|dia|fecha|reserva|clase|saque|tenia)
      (?:olvide|se me olvido)(?: [^ ]+){0,4} (?:turno|cita|hora|dia|fecha|reserva|clase)
      (?:forg[oe]t|forgotten|(?:can t|cannot|can not|don t|do not) (?:remember|recall)|lost track of)(?: [^ ]+){0,2}? (?:(?:when|(?:what|which) (?:time|day|date|hour)) (?:is |was |s )?(?:my|our) ${APPOINTMENT}|(?:when|(?:what|which) (?:time|day|date|hour)) (?:it|mine) (?:is|was)|(?:time|day|date|hour) (?:of|for) my ${APPOINTMENT}|my ${APPOINTMENT} (?:time|day|date|hour))
      (?:esqueci|nao (?:me )?lembro)(?: [^ ]+){0,2}? (?:dia|data|hora|horas|horario|quando)(?: [^ ]+){0,2}? (?:minha|meu|a|o|da|do) ${APPOINTMENT}
      (?:estoy|quede|quedamos|figuro|aparezco|sigo) (?:anotad|apuntad|agendad|registrad|citad|inscript|reservad)[oa]s? (?:para|el|hoy|manana|con|en)
      (?:si|que|fijas si|ver si|saber si) (?:estoy|quede|quedamos|figuro|aparezco) (?:anotad|apuntad|agendad|registrad|citad|inscript|reservad)[oa]s?
      a las cuantas|(?:ta|esta|ficou|fica) (?:reservad|marcad|agendad|confirmad)[oa](?: (?:pra|para|pro) (?:mim|mi))?(?= $)|do i have (?:anything|something)|when am i (?:booked|scheduled)|donde veo mi
      (?:tenho|tengo|tenemos|temos) (?:ja |ya )?(?:alguma coisa|alguna cosa|algo|nada) (?:ja |ya )?(?:marcad|agendad|reservad|anotad)[oa]
      ^ (?:(?:mas|e|y|desculpa|perdon|ah|obrigad[oa]|ok|espera) )*(?:que dia|que horas?|a que horas?|quando|qual o dia|qual o horario) (?:e|era|seria|ficou|vai ser) (?:mesmo|isso|entao)(?: mesmo)?(?= $)
      ^ (?:(?:mas|e|oi|ola|desculpa|obrigad[oa]|ok) )*(?:(?:pra|para) )?(?:que dia|que horas?|qual (?:o )?(?:dia|horario)|quando) (?:(?:e que )?(?:ficou|ta|esta|fica) )(?:(?:marcad|agendad|reservad)[oa] )?(?:(?:pra|para) mim|mesmo|marcad[oa]|agendad[oa])(?: (?:mesmo|entao|isso))*(?= $)
      ^ (?:(?:mas|e|oi|ola|desculpa|ok) )*(?:ficou|ta|esta)(?: (?:marcad|agendad|reservad)[oa])? (?:pra|para) (?:que dia|que horas?|quando|qual (?:dia|horario))(?: (?:mesmo|entao))*(?= $)
      (?:el|la|mi|o|a|meu|minha|the|my) (?:otr[oa]|outr[oa]|other)(?: (?:${APPOINTMENT}|one))? (?:sigue|queda|quedo|esta|continua|segue|is)(?: still)? (?:en pie|firme|vigente|igual|de pe|agendad[oa]|reservad[oa]|confirmad[oa]|marcad[oa]|on|standing|booked)
      (?:el|la|mi|o|a|meu|minha|the|my) (?:otr[oa]|outr[oa]|other)(?: (?:${APPOINTMENT}|one))? (?:(?:la |lo |me la |me lo )?(?:sigue|queda|mantienen|tengo)|continua|segue) (?:verdad|cierto|no|nao|o no|todavia|igual)(?= )
      no (?:encuentro|veo|me llego)(?: [^ ]+){0,4} (?:mi|de mi) (?:turno|cita|reserva|hora)
      sigue (?:en pie |firme )?mi (?:turno|cita|reserva)
      ^ (?:(?:y|hola|entonces|pero) )*(?:${APPOINTMENT} )?(?:sigue|seguimos|continua|segue|esta) (?:en pie|firme|de pe)(?: (?:cierto|verdad|no|o no|todavia|aun|ainda))?(?= $)
      (?:(?:me|nos) (?:pued[a-z]+ |pod[a-z]+ )?(?:recuerd[a-z]+|record[a-z]+|lembra[a-z]*)|remind me(?: of)?|can you remind me(?: of)?) (?:el|la|mi|mis|las?|los?|o|a|meu|minha|my|the) (?:${APPOINTMENT}|horas?)(?= $)
      (?:mi|la|el|meu|minha|o|a|my) ${APPOINTMENT}(?: [^ ]+){0,5} (?:sigue|continua|segue|queda|esta|is)(?: still)? (?:en pie|firme|vigente|de pe|confirmad[oa]|on)(?= )
      (?:am i|are we|is (?:it|my [^ ]+|the [^ ]+)) still (?:on|booked|scheduled|happening|confirmed)
      (?:sigue|seguimos|continua|segue|ta|esta) (?:en pie|firme|firmes|de pe|valendo) (?:lo|el|la|o|a|mi|meu|minha|para|pra|de)
      (?:when|what time|what day) (?:is|are|was) (?:my|our)|do i have (?:an|any|a)|did i book
      (?:qual|quando|que horas|que dia)(?: [^ ]+){0,4} (?:minha|meu|tenho|marquei)|o que (?:e que )?(?:eu )?tenho (?:marcad[oa]|agendad[oa])
      (?:when|what time|what day) s (?:my|our) [^ ]+(?: (?:again|at|on))?(?= $)|remind me (?:when|what time|what day) (?:my|i)|(?:when|what time) do i (?:have|need) to be there|(?:what s|what is|whats|tell me|confirm) my (?:appointment|booking) (?:time|date|day|hour)
      a que hora tengo que (?:ir|estar|llegar)
      (?:quais|que) (?:horarios?|agendamentos?|consultas?|sessoes)(?: [^ ]+){0,3} (?:tenho|marquei|marcad[oa]s?)|^ (?:meus|minhas|my) (?:agendamentos?|horarios|consultas|appointments?|bookings?) $
      (?:eu )?(?:to|tou|estou) (?:marcad[oa]|agendad[oa]) (?:pra|para|em) (?:que|qual)|tenho (?:algum|alguma) (?:agendamento|horario|consulta)(?: marcad[oa])?(?= $)
      (?:when|what time|what day) s (?:my|our) (?:appointment|booking)|what (?:appointments?|bookings?) (?:do|have) i|(?:what|which) are (?:my|our) (?:next |upcoming |current )?(?:appointments?|bookings?|reservations?|sessions?|lessons?|classes)|what (?:(?:do|have) i (?:have |got )?|am i )(?:booked|scheduled|reserved|coming up)(?: for)?(?= $)|what s (?:booked|scheduled) for me|(?:what time|when|what day) am i (?:booked|scheduled|in for)
      (?:(?<!mismo )dia y (?:la )?hora|hora y (?:el )?dia|my (?:appointment|booking) is (?:at|on|when))
      (?:a que hora|cuando|que dia) (?:era|quedamos|habiamos quedado|me habias|me dijiste)
      (?:hora|dia|fecha) de mi (?:cita|turno|reserva|clase)|ver (?:mi|mis) (?:turnos?|citas?|reservas?)
      quedo (?:agendad[oa]|registrad[oa]|confirmad[oa]|reservad[oa])
      (?:saber|info(?:rmacion)?|preguntar|consultar|know) (?:(?:sobre|de|acerca|por|about|algo|mas) )+(?:mi|mis|my|meu|minha) (?:turnos?|citas?|reservas?|appointments?|bookings?|agendamento)(?= $)
      consultar (?:mi|mis) (?:turnos?|citas?|reservas?)|estado de (?:mi|la) (?:cita|turno|reserva)
    `),
    not: words(`
      (?:que|cuales|cuando|a que hora) (?:turnos?|citas?|horarios?|horas?|dias?|cupos?|lugar) (?:tenes|tienes|tienen|tiene|hay|tendra|teneis)
      (?:que|como|cual) tengo que (?:hacer|llevar|pagar|presentar|traer|enviar|mandar)|tengo que
      (?:el|la|los|las|lo|no el|turno|cita|horario|reserva|clase) que (?:tenia|tengo|saque|me dieron|reserve|agende|habia)
      (?:el|ese) dia de mi|no (?:puedo|me queda|me interesa|quiero)|${SHIFT}(?: [^ ]+){0,3} ${APPOINTMENT}
      (?:${SHIFT}|${CANCEL})(?: [^ ]+){0,3} mis horas
      (?:(?:agend|reserv|program|separ|apart|coordin|empez|comenz|retom|marc|sac|tom|solicit)ar(?:me|nos)?|pedir|comecar|schedule|to book)(?: (?:todas|todos|all|ya|las|los))* (?:mis|meus|minhas|my) (?:turnos|citas|horas|reservas|clases|sesiones|consultas|aulas|appointments|horarios)
      (?:olvide|olvidado|olvido|esqueci|forgot) (?:(?:completamente|totalmente|de ir|ir|a|al|about) )*(?:del?|de la|de mi|el|la|mi|a|al|do|da|my) (?:${APPOINTMENT})(?: (?:del?|da|do|on|que tenia))? (?:ayer|anteayer|anoche|hoy|la semana pasada|el otro dia|esta manana|(?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado)|ontem|hoje|yesterday|today)
      cuanto tengo|que tengo que|cuando tengo que|como es mi primera|cuanto (?:es|sale|vale|cuesta)
    `),
  },
  {
    hit: { intent: 'mine', area: 'AGENDAMIENTO', confidence: 0.85 },
    asks: true,
    when: words(`
      (?:mi|my|meu|minha) (?:turno|cita|clase|consulta|hora|reserva|appointment) (?:es|era|seria|is|was|e) (?:hoy|manana|el|a las|today|tomorrow|at|on|as)
      (?:que (?:paso|hay|sucede|onda)|como (?:va|quedo|esta|fica|ficou)|what happened|o que (?:houve|aconteceu)) (?:con |with |com )?(?:mi|my|o meu|a minha|minha|meu) (?:turno|cita|reserva|appointment|booking|consulta|horario)
      (?:yo )?(?:ya )?(?:tengo|tenia|tenho|sigue en pie|esta en pie|sigue firme) (?:ya |ja )?(?:un |una |algun |alguna |mi |el |la |otr[oa] |outr[oa] |mas |mais )?(?:turno|cita|reserva|consulta|clase)s?|tengo hora(?= $| todavia| aun| o no| el| manana| hoy| para)
    `),
    not: words(`(?:y|pero|necesito|quiero|puedo|podria|se puede|cambi[a-z]*|mov[a-z]*|que hacer)`),
  },
];

/** Read last: who comes late tells the staff, unless another rule hears that something is to be moved or cancelled. */
export const LATE_RULES: readonly Rule[] = [
  // "Y si llego 10 minutos tarde, ¿hay problema?": asked, of what nobody has said yet.
  {
    hit: { intent: 'ask', topic: 'otro', confidence: 0.86 },
    asks: true,
    when: words(`
      (?:si|se|if) (?:(?:yo|eu|i|we) )?(?:${ARRIVE}|arrive|come|am|m)(?: [^ ]+){0,4} (?<!mas |la |de |a )${BEHIND}
    `),
  },
  {
    hit: { intent: 'person', confidence: 0.82 },
    when: words(`
      (?:llego|llegamos|llegare|llegaremos|(?:me|nos) (?:conecto|conectamos|voy a conectar)|(?:voy|vamos) a llegar|chego|vou chegar|vamos chegar|(?:i|we) (?:ll|will) be|i m going to be)(?: [^ ]+){0,4} (?<!mas |la |de |a )${BEHIND}
      (?:voy|vamos|estoy|estamos|vou|estou|ando|i m|we re)(?: (?:un poco|un poquito|un toque|bastante|muy|re|medio|um pouco|a bit|a little|running|corriendo|(?:running |como |unos |uns |about )*(?:[0-9]+|cinco|diez|dez|quince|quinze|veinte|vinte|media|five|ten|fifteen|twenty) ?(?:min|mins|minutos?|minuti(?:t|nh|c)os|hora|minutes?)))* ${BEHIND}
      (?:i m|im|we re|running) (?:a bit |a little |about )?(?:running )?(?:[^ ]+ (?:min|mins|minutes?) )?(?:late|behind)
      (?:llego|llegamos|llegare|chego|chegamos|estoy ahi|estoy alli|me demoro|nos demoramos|me tardo|tardo|demoro) (?:(?:en|em|unos|uns|como|casi|mas|mais|otros) )*(?:[0-9]{1,2}|cinco|diez|dez|quince|quinze|veinte|vinte|treinta|media hora)(?: (?:min|mins|minutos?|minuti(?:t|nh|c)os?))?(?= $| (?:mas|aprox|mais|perdon|disculp[a-z]*|espereme|esperenme|ya)(?= ))
      (?:im|gonna|going to) (?:be|gonna be)(?: [^ ]+){0,4} late|se me hizo (?:un poco )?tarde|stuck in traffic|(?:eu )?me atrasei|to atrasad[oa]
      (?:estoy|vengo|venimos|estamos|voy|vamos) llegando(?: [^ ]+){0,4} ${BEHIND}|(?:llego|llegamos|llegare|voy a llegar)(?: (?:un|unos|como|en|poco|poquito))* (?:tardecito|tardesito|tardisimo)
      (?:voy|vamos|vengo|ando|estoy|vou|estou|to) (?:con|com) (?:(?:un|unos|como|uns|um|poco|pouco) )*(?:[^ ]+ )?(?:min|mins|minutos?|minuti(?:t|nh|c)os)? ?(?:de )?(?:retraso|demora|atraso|tardanza)
      (?:voy|estoy|vengo) (?:retrasadit[oa]|atrasadit[oa]|demoradit[oa])|(?:vou|vamos|devo) (?:me )?atrasar|(?:me|nos) (?:voy|vamos) a (?:retrasar|demorar|atrasar)|(?:voy|vamos) a (?:retrasarme|demorarme|atrasarme)(?= )|(?:me|nos) (?:atras|retras|demor)(?:o|are|arei|amos) (?:(?:unos|uns|como|un|um|[0-9]+) )*(?:poco|pouco|pouquinho|minut[a-z]*|mins?)(?= )
    `),
    not: words(
      `(?:no|nao|si|quiero|queria|mejor|puede|podria) (?:[^ ]+ )?(?:llego|llegar|chego|voy|estoy|ser)|(?:otr[oa]|outr[oa]|another) (?:dia|hora|time|day)`,
    ),
  },
];

/** Whether it was this that a message was heard to say. */
export function saysLate(hit: Hit | undefined): boolean {
  return [NOT_ON_TIME, LATE_FOR_IT, ...LATE_RULES].some((rule) => rule.hit === hit);
}
