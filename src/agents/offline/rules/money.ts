/**
 * Strong keywords of money: paying, prices, questions about paying. Long because it is one list, tried in its order.
 */
import { words, group, NEAR, type Rule } from './rule.ts';
import { AILING } from './health.ts';
import { ARRIVAL } from './arrived.ts';
import { IF_UNPAID } from '../words/pays.ts';
import { GIVEN_BACK, PAPER, WEEKDAY } from '../words/words.ts';

/** "¿Cuánto debo pagar por el corte?" asks for its price. */
const INFINITIVE = '[a-z]+(?:ar|er|ir)(?:te|les?|l[oa])?(?= )';
/** "El pago es por Nequi?", "¿puede ser con tarjeta?": by what means. */
const BY_MEANS =
  '(?:(?:y|and|o|ok|es|seria|sera|puede|podria|pode|can|could|would|it|be|ser|se|como|e) )*(?:por|con|via|by|with|pelo|em) (?:(?:por|la|el|mi|un|una|via|app|app de) )*(?:transferencia|nequi|daviplata|yape|plin|pix|bizum|zelle|venmo|oxxo|spei|pse|tarjeta|efectivo|deposito|paypal|mercado pago)(?= $| o | u )';
const AND_IT = '(?:(?:y|e|and|pero|but|ah|ok|bueno|bien) )+(?:(?:me|eso|it|that|el|la|isso) )*';
/** "Efectuar el pago", "fazer um pagamento", "proceder con el pago": to pay, in more words. */
const MAKES_PAYMENT =
  '(?:hacer|realizar|efectuar|efetuar|fazer|concretar|completar|finalizar|formalizar|acertar|proceder (?:con|a|com)|make|complete|settle) (?:(?:el|un|la|una|mi|o|um|a|the|my) )(?:pago|transferencia|deposito|abono|consignacion|pagamento|payment)';
const LINK = '(?:link|liga|enlace|linkk)';
/** "El link acepta débito?", "el pago se hace por link?", "how does the link work?": how it is, and none is wanted. */
const HOW_IT_WORKS = group(`
  ${LINK}(?: (?:de|del|do) (?:pago|pagamento)s?)? (?:(?:se|y|tambien|solo|me|nos|l[oa]|e|is|cuanto|quanto|como|hasta|cuando|por|tiempo) )*(?:acept[a-z]+|aceit[a-z]+|recib[a-z]+|toma|permit[a-z]+|paga|funciona|sirve|dura|vence|caduca|expira|takes?|accepts?|works?|lasts?|expires?|(?:mandan|envian|llega|es) (?:por|al?|en|para|seguro))
  (?:cuanto|quanto|hasta cuando|how long)(?: [^ ]+){0,2} (?:dura|vale|sirve|vence|caduca|last|valid|good)(?: (?:el|la|o|the|ese|este))? ${LINK}|(?:como (?:funciona|es)|how does)(?: [^ ]+){0,2} ${LINK}|how long(?: [^ ]+){0,2} ${LINK}
  (?:pago|pagamento|payment)s? (?:se |e |lo )?(?:hacen?|realizan?|efectuan?|manejan?|feito|es|seria|e|is|done) (?:por|con|via|mediante|pelo|em|by|through|with) (?:(?:un|el|um|o|a|the) )?(?:${LINK}|aca|aqui|este medio|whatsapp|here)
  (?<!(?:me|nos) )(?:(?:hay|usan|manejan|trabajan con) (?:un |el |la )?${LINK}|(?:mandan|envian|generan) (?:un )?${LINK}(?! (?:de pago )?(?:por favor|porfa|porfis|please|ya|ahora) ))
`);
/** What is written or made for who was there, and may be sent once more; whatever else is sent again is the link. */
const HIS_PAPERS = `(?:${PAPER}|analisis|estudios?|informes?|reportes?|fotos?|fotografias?|imagen(?:es)?|videos?|audios?|grabacion(?:es)?|pdf|archivos?|documentos?|formularios?|fichas?|consentimientos?|contratos?|presupuestos?|cotizacion(?:es)?|orcamentos?|rutinas?|dietas?|planes?|plan|plano|indicaciones|instrucciones|cuidados|ejercicios?|exercicios?|tareas?|material(?:es)?|apuntes|catalogos?|menus?|guias?|folletos?|facturas?|boletas?|notas? fiscal(?:es)?|photos?|pictures?|files?|forms?|quotes?|invoices?|report|notes|homework|routine|catalogue)`;
/** What the house can tell, sent again or not. */
export const OF_THE_HOUSE =
  'ubicacion|direccion|endereco|localizacao|mapa|address|location|(?:los )?(?:horarios?|precios?|precos?|turnos?|citas?|horas?|prices|times|hours)|confirmacion|confirmacao|mensajes?|lista|info(?:rmacion)?';
/** "La factura para pagarla", "la foto con el monto": of the payment after all. */
const FOR_MONEY =
  '(?:pag[a-z]*|abon[a-z]*|transf[a-z]*|deposit[a-z]*|payment|pay|monto|importe|valor|cobro|sena|senia|anticipo|qr|alias|cbu|clabe|pix|url|link|liga|enlace)';
/** "Me reenvía la receta", "…, ¿me la manda otra vez?", "me reenvía las fotos": no link of a payment. */
export const OTHER_THING_AGAIN = `(?:${PAPER}(?: [^ ]+){0,6} (?:mand|envi|pas|send|forward)[a-z]*(?: [^ ]+)? (?:de nuevo|otra vez|nuevamente|again|de novo|outra vez)|(?:re ?envi|re ?mand|re ?send|re ?pas)[a-z]*(?: (?:me|mi|por favor|porfa|please))* (?:el|la|los|las|mis?|o|a|os|as|meus?|minhas?|the|my|un|una)(?: (?:mi|minha|meu))? (?:${HIS_PAPERS}|${OF_THE_HOUSE})(?= )(?!(?: [^ ]+){0,4} ${FOR_MONEY} ))`;
/** "¿Qué debo llevar?", "o que devo fazer?": what one must do, and no debt; "¿cuál debo pagar?" is one. */
const MUST = `(?:de )?(?!pag|abon)[a-z]*[aei]r(?:me|te|se|nos|(?:me|te|se)?l[oae]s?)?(?= )`;
/** "¿Cuál falta pagar?", "which one is unpaid?": of what he has. */
const WHICH_IS_DUE = `(?:(?:cual(?:es)?|que|qual|quais|which)(?: (?:turnos?|citas?|horas?|servicios?|servicos?|consultas?|ones?|appointments?|of (?:them|the two)|de (?:las|los|as|os) (?:dos|dois|duas)|de (?:ellas|ellos|elas|eles)))?)(?: (?:es|son|e|sao|is|are|do|did|have|still|que|la|las|el|los|a|as|o|os|me|nos|eu|i|todavia|aun|ainda|ya|to|left|yet))* (?:(?:falta|queda|resta|faltam|restam|faltan|quedan)(?: (?:por|de|para|sin|a))* (?:pagar|abonar|pago)|(?:esta|estan|sigue|siguen|ta|estao|queda|quedan) (?:sin pagar|por pagar|imp(?:ag|ay)[oa]s?|pendientes? de pago|sem pagar)|(?:no|nao) (?:esta|estan|ta|fue|foi|estao) (?:pag|abonad|pagad)[oa]s?|(?:debo|devo|owe)(?! ${MUST})|unpaid|(?:(?:need|have|remain|remains|left) )*(?:to )?pay|not paid)`;
/** Where one comes, or when one has come: how it may be paid, and no wish to pay now. */
const AT_PLACE =
  '(?:(?:alla|ahi|alli|ali|aca|aqui) mismo|alla|ahi|alli|ali|la(?= $)|ai(?= $)|(?:ai |la )?na hora|(?:over )?there|in person|on site|en persona|presencial(?:mente)?|en (?:el|la) (?:local|lugar|consultorio|clinica|tienda|sede|centro|estudio|gabinete|salon|taller|recepcion|consulta)|n[oa] (?:local|consultorio|clinica|loja|salao|estudio)|el mismo dia|al (?:llegar|final|terminar)|cuando (?:llegue|vaya|termine)|quando (?:chegar|terminar)|(?:when|once) i (?:arrive|get there|come))';
/** "Quiero pagar el facial que debo": that one is paid, and nothing is asked. */
const THAT_IS_DUE = `(?:pag|abon|pay)[a-z]*(?: for)? (?:el|la|los|las|una?|mi|mis|esa|ese|o|a|um|uma|meu|minha|the|that|my) (?!que |resto |saldo |diferencia |restante |rest |balance )[^ ]+(?: [^ ]+){0,4} que (?:(?:yo|eu|les?|te|os|me|quede|ainda|todavia|aun|fiquei) )*(?:debo|debiendo|devo|devendo)(?! ${MUST})`;
/** "Quiero pagar lo que debo", as much. */
const ALL_THAT_IS_DUE =
  '(?:quiero|quisiera|necesito|vengo a|deseo|me gustaria)(?: (?:te|les?))? (?:pagar|abonar|saldar)(?:te|les?)? lo que (?:les? |te )?debo';
/** What of the customer's own is to be paid, or was: asked after his order, not after the catalogue. */
export const OWN_DEBT: Rule = {
  hit: { intent: 'ask', topic: 'deuda', area: 'PAGOS', confidence: 0.94 },
  when: words(`
    (?:les?|te|os) (?:quede |estoy |sigo )?(?:debo|debiendo) (?:todavia |aun )?(?:la (?:plata|guita|lana|luca)|el (?:dinero|pago)|(?:la |el )?(?:sena|anticipo|plata))|quanto (?:(?:eu|me|te|lhe|fico|estou|to|ficarei|ainda|vou) )*(?:ficar )?devendo
    cuanto(?: (?:es|era|seria) lo que)? (?:les |te |le |os )?debo(?! ${INFINITIVE})|lo que (?:les |te |le |os )?debo(?= $)|cuanto (?:(?:me|les?|te) )*(?:quedo|quedaria|estoy|estaria|voy a quedar) debiendo|(?:debo|devo|owe)(?: (?:les|te|le|you|todavia|aun|ainda))? (?:algo|nada|anything)|tengo (?:alguna |algo de )?(?:deuda|saldo)|(?:mi|la) deuda|(?:saldo|deuda) pendiente|(?:tengo|hay) algo pendiente(?: de pago| por pagar)?
    (?:cuanto|lo que|como pago lo que)(?: me)? (?:falta(?:ria)?|queda(?:ria)?|resta(?:ria)?)(?: (?:faltando|restando|debiendo))?(?: (?:por|de|para))?(?: (?:pagar|abonar|cancelar|completar))?(?= $| alla| el dia| de pago| cuando)|lo que (?:me )?falta(?: por)? pagar
    ${WHICH_IS_DUE}
    (?:pag[a-z]*|abon[a-z]*) (?:lo que (?:me )?(?:falta|queda|resta|debo)|el (?:resto|saldo)|la diferencia)
    ${ARRIVAL}
    (?:toca|tengo que|tenho que|hay que|debo|tendria que|need to|have to) (?:pagar|abonar|pay)(?: [^ ]+){0,2} (?:otra vez|de nuevo|nuevamente|again|outra vez)|volver a pagar|pagar outra vez
    (?:cuanto tiempo|hasta (?:cuando|que hora)|how long|quanto tempo|ate quando)(?: [^ ]+){0,3} (?:para|de|pra|to|puedo|posso|can)(?: [^ ]+){0,2} (?:pagar[a-z]*|abonar[a-z]*|transferir|pay)
    (?:no|nao|can t) (?:(?:puedo|pude|logro|logre|consigo|consegui) )?(?:entrar|abrir|acceder|ingresar|ver|open)(?: [^ ]+){0,2} ${LINK}|(?:todavia|aun|ainda) (?:no|nao) (?:(?:he|lo|la|les|te|le) )*(?:pago|pague|pagado|paguei|abone|abonado|transferi|transferido|deposite|depositado)|(?:no|nao) (?:(?:he|hemos|lo|la|les|te|le) )*(?:pague|pagado|paguei|abone|abonado|deposite|depositado|transferi|transferido)(?: nada)?(?: (?:todavia|aun|ainda|la|el|o|a|mi)|(?= $))|(?:haven t|have not|didn t|did not) (?:(?:yet|even|i|we) )*(?:paid|pay)(?= $| yet| for| it| the)
    (?:intento|intentar|pruebo|probar|reintento|try|tento|tentar|pago|pagar|pay|puedo|con|with|com)(?: [^ ]+){0,2} (?:otra tarjeta|outro cartao|another card|other card)
    (?:voy a |quiero |puedo |vou |let me |i ll |l[oa] )?(?:(?:intent|reintent)(?:o|ar|amos|are|arlo)|tento|tentar|try)(?:l[oa]| it)? (?:de nuevo|otra vez|nuevamente|de novo|outra vez|again)(?= $| con| com| with)
    estoy al dia|(?:quedo|esta) pag(?:o|ado|ada)(?= $)
    (?:no (?:me |nos )?(?:llego|anda|abre|funciona|carga|aparecio)|perdi|borre|no encuentro)(?: [^ ]+){0,2} ${LINK}
    (?:no|nao|nunca|never|didn t|haven t|did not|have not)(?: (?:me|he|hemos|aun|ainda|todavia|yet))* (?:recibi|recibido|recibimos|recebi|chegou|get|got|received?)(?: [^ ]+){0,2} ${LINK}|(?:cade|onde esta|donde (?:esta|quedo)|where s|where is) (?:o |meu |el |mi |the |my )?${LINK}
    ${LINK}(?: [^ ]+){0,2} (?:no (?:me )?(?:anda|abre|funciona|carga|llego)|de nuevo|otra vez|nuevamente|de novo|outra vez|again)
    (?:mand|reenvi|pas|envi|reenv)[a-z]* (?:me )?(?:de nuevo|otra vez|nuevamente) (?:el |mi )?${LINK}|reenvi[a-z]*(?: [^ ]+){0,2} ${LINK}|(?:otr[oa]|nuev[oa]|outro|novo) ${LINK}|y (?:el|la|mi) ${LINK}(?= $)
    ${LINK}(?: [^ ]+){0,3} (?:no|nao|not|doesn t|isn t|won t|never)(?: (?:me|se|ya|mais))* (?:anda|abre|funciona|carga|llego|jala|sirve|abriu|chegou|work|working|open|opening|load|loading|arrived|came)|${LINK} (?:(?:ja|ya|has|is|esta|me|se|nos) )*(?:expir|venc|caduc)[a-z]*|(?:expir|venc|caduc)[a-z]* (?:el |la |mi |o |meu )?${LINK}
    re ?send(?: [^ ]+){0,3} (?:${LINK}|url|payment(?: page)?|page|button|amount)|send(?: me)? (?:it|the ${LINK}) again|(?:lost|can t find|cannot find|deleted|perdi|apaguei|nao acho|nao encontro)(?: [^ ]+){0,2} ${LINK}|reenvi[a-z]+|reenviar[a-z]*
    (?:tarjeta|cartao|card|banco|bank)(?: [^ ]+){0,4} (?:rechaz|declin|recus|neg|den)[a-z]*|(?:rechaz|declin|recus|negar|nego|neg[ao]u|denied|rebot)[a-z]*(?: [^ ]+){0,3} (?:tarjeta|pago|cartao|pagamento|card|payment)|(?:no|nao) (?:me |nos |se |le )?(?:paso|pasa|entro|tomo|toma|acepta|acepto|agarra|agarro|passou|passa|entrou|foi) (?:el|la|mi|o|a|meu|minha|con la|con mi) (?:pago|tarjeta|transferencia|pix|yape|plin|qr|cartao|pagamento)|(?:o|el|mi|meu) (?:pix|yape|plin|nequi|qr) (?:no|nao) (?:(?:me|se|quiere) )?(?:foi|vai|passou|caiu|entrou|deu certo|paso|pasa|entro|salio|sale|funciona|funciono|anda)|(?:pago|pagamento|payment)(?: [^ ]+){0,2} (?:rechazado|declined|recusado|negado|no (?:paso|entro|se hizo)|nao (?:passou|entrou|foi)|(?:didn t|did not|won t) go through)|(?:tarjeta|cartao|card)(?: [^ ]+){0,3} (?:no (?:pasa|paso|funciona|sirve|jala)|nao (?:passa|passou|funciona)|(?:didn t|doesn t|did not|won t|isn t) (?:work|go through|working))
    (?:how much|what)(?: [^ ]+){0,3} (?:(?:still )?owe(?: you)?(?: for (?!a )[^ ]+(?: [^ ]+)?)?|left(?: to pay)?|remaining|outstanding)(?= $)|(?:quanto|o que)(?: (?:eu|me|ainda|que))* (?:falta|resta|devo)(?: (?:pra|para|eu|de))*(?: pagar)?(?= $)
    (?:pay|pagar)(?: (?:off|o|the))* (?:rest|remainder|remaining|balance|restante|resto|que (?:falta|resta)|saldo)
    (?:link|liga|enlace) (?:del|do|para el|pelo|for the) (?:resto|restante|saldo|rest|balance)
    (?:get|make|generate) (?:me )?(?:a new one|another one)|^ (?:(?:yes|si|sim|ok|sure|please) )*(?:a new one|(?:uno nuevo|otro|um novo|outro) (?:por favor|porfa|please|pfv))(?: please)? $|(?:d[ae]s?|me (?:das|da|dan)|dame|deme) (?:uno nuevo|um novo)(?= $)
    (?:no|nao) (?:(?:he|hemos|lo|la|te|le|les|me) )*(?:alcance|alcanzamos|llegue|llegamos|logre|pude|pudimos|podido|consegui|conseguido)(?: a)? (?:pagar|abonar|transferir|depositar|senar)[a-z]*|(?:didn t|did not|couldn t|could not) (?:get to |manage to )?pay
    (?:mandar|enviar|pasar|passar|gerar|generar|send|generate)(?:me)? (?:otro|outro|another)(?= $| por favor| porfa| please| pfv)
    (?:pas|mand|envi|gener|reenvi)(?:a|e|as|es|ar)(?:me)? (?:uno nuevo|otro nuevo|um novo|outro novo)(?= $| por favor| porfa)|(?:mand|envi|gener|reenvi)(?:a|e|as|es)(?:me)? (?:otro|outro)(?= $| por favor| porfa)|(?:send|give) me (?:a new one|another one)|(?:me )?l[oa] reenvi[a-z]+|reenvi[ae]mel[oa]|resend it
    (?:me |nos )?l[oa] (?:mand|envi|pas)(?:a|as|e|es|an|en) (?:de nuevo|otra vez|nuevamente)|(?:mand|envi|pas)(?:a|e)(?:me)?l[oa] (?:de nuevo|otra vez|nuevamente)|(?:me )?(?:manda|envia|passa) (?:ele )?de novo|(?:send|text) (?:it|that) (?:to me )?(?:again|once more)
    (?:sirve|vale|funciona|anda) (?:el|ese|este) ${LINK}|${LINK} (?:todavia|aun) (?:sirve|vale|funciona|anda)
  `),
  not: words(
    `${LINK} (?:de|para|del) (?:la |el |una )?(?:reunion|zoom|meet|videollamada|llamada|clase|cita|sesion|reservar|agendar|ubicacion|mapa)|ya pag[a-z]+|(?<!(?:no|aun|nao|n) (?:(?:te|le|les|lo|la) )?)pague|(?:money|deposit|payment|it) back|${THAT_IS_DUE}|${ALL_THAT_IS_DUE}|${OTHER_THING_AGAIN}`,
  ),
};

/** "Mi jefe no me quiere pagar la liquidación", "no nos pagaron las horas": somebody else's debt, and no wish to pay. */
export const OTHERS_DO_NOT_PAY =
  '(?:no|nunca|nao|jamas|tampoco) (?:(?:me|nos|le|les|te|se) )*(?:(?:quiere[n]?|quiso|quisieron|quier|quer|querem|puede[n]?|pudo|va[n]? a|vai|ha[n]? querido|deja[n]? de|termina[n]? de|piensa[n]?) (?:me |nos )?(?:pagar|abonar|depositar|transferir)(?:me|nos|le|les)?|(?:me|nos|le|les) (?:han? )?(?:pag(?:o|a|an|aron|ado|ou|aram)|abon(?:o|a|an|aron|ado)|deposit(?:o|a|an|aron|ado)))|(?:won t|doesn t|didn t|refuses? to|never) (?:pay|paid) (?:me|us)';

/** With its money, or of three figures at least: "son 3, ¿no?" counts something else. */
const AMOUNT =
  '(?:(?:[0-9]+(?: [0-9]{3})+|[0-9]{3,})(?: (?:pesos|soles|reales|dolares|reais|dollars|guaranies))?|[0-9]+ ?(?:mil|k|lucas|pesos|soles|reales|dolares|reais|dollars|bucks|quetzales|bolivianos))';

export const MONEY_RULES: readonly Rule[] = [
  {
    hit: { intent: 'pay', confidence: 0.9 },
    when: words(
      '^ (?:(?:dale|ok|si|bueno|listo|perfecto|entonces|sim) )*(?:te )?(?:pago|abono) (?:es[ae]|est[ae])(?: (?:ya|ahora|entonces))? $',
    ),
  },
  {
    hit: { intent: 'reject', area: 'PAGOS', confidence: 0.9 },
    when: words(`
      (?:no|nao|not|don t|ya no|tampoco) (?:lo |la |te |le |les )?(?:compro|pago|pagare|quiero|voy a|vamos a|deseo|pienso|puedo|quero|vou|want to|going to|quisiera|pagare|abonare|tengo para)(?: [^ ]+){0,2} (?:pagar|pago|abonar|comprar|pay|buy|senar|pagarlo|pagarla|pagarte|renovar|contratar|transferir|compro)
      (?:despues|luego|mas tarde|otro dia|manana|en otro momento|mas adelante|depois|later|la semana que viene)(?: [^ ]+){0,2} (?:pago|abono|te pago|lo pago|pagare|pagaria|transfiero|i ll pay|compro|compramos|pagamos|veo)
      (?:pago|abono|te pago|lo pago|pagar|pay|compro) (?:despues|luego|mas tarde|otro dia|manana|en otro momento|mas adelante|depois|later)
      i ll pay later|ahora no(?: [^ ]+){0,2} (?:pagar|pago|puedo)
      ^ (?:(?:no|nao|ah|ay|uy|entonces|pero|ok|bueno|asi|yo|eu) )*(?:no|nao) (?:(?:te|le|les|lo|la) )?(?:pago|pagamos|abono|abonamos)(?: (?:nada|todavia|aun|ainda|por adelantado|(?:la|el|una|un) (?:sena|senia|anticipo|adelanto|abono|deposito)|o sinal|um sinal))*(?= $)
    `),
    not: words(
      `como|donde|puedo pagar (?:despues|luego)|se puede|(?:y|e|and|pasa) (?:si|se|if) (?:l[oa] |i )?(?:pag|abon|transf|pay)[a-z]*`,
    ),
  },
  {
    hit: { intent: 'pay', confidence: 0.93 },
    when: words(`
      (?:puedo|podria|quiero|quisiera|te|le|les|os|para)(?: [^ ]+){0,2} (?:yape|plin|bizum)(?:ar|arle|arles|arte|ear|earle|earles|earte|o|eo)
      (?:puedo|podria|quiero|te|le|les|os)(?: [^ ]+){0,2} hacer(?:te|le|les|os)? (?:un |una |la |el )?(?:transferencia|deposito|giro|yape|plin|consignacion)
      (?:(?:quero|queria|vou|preciso|gostaria de|posso ja) )(?:(?:te|lhe|ja) )*(?:fazer|mandar|enviar|passar) (?:o |um )?pix|^ (?:(?:oi|ola|eu|ja|bom|boa|dia|tarde|noite) )*(?:faco|mando|envio|passo) (?:o|um) pix
      ^ (?:(?:hola|buenas|y|ya) )*(?:pagar|abonar)(?: (?:ya|altiro|al tiro|ahora|de una|ahorita|hoy))*(?: (?:mi|la|el|esta|este)) (?:hora|cita|turno|reserva|consulta)
      (?:link|liga|enlace|boton|url|linkk)(?: (?:de|para|pra|del|do|of))?(?: (?:el|la|o|mercado))? (?:pago|pagar|pagos|pagamento|payment|mercado pago|cobro|checkout)
      payment link
      se (?:puede|podria|podra) (?:pagar|abonar) (?:por |desde )?(?:aca|aqui|este medio|whatsapp|el chat|este chat|link) (?:el|la|los|las|mi|un|una) [a-z]+
      (?:dej|deix)(?:ar|o|amos)(?:l[oa]s?)? (?:ya |ja )?(?:pag[oa]s?|(?:pagad|abonad|senad)[oa]s?)
      (?:pasa|pasas|pasame|paseme|manda|mandas|mandame|mandeme|mandenme|mande|envia|envias|enviame|envieme|enviar|regala|regaleme|regalame|da|das|dame|deme|dan|comparte|compartime|necesito|quiero|send|give|me)(?: [^ ]+){0,4} (?:link|liga|enlace|cbu|cvu|alias|clabe|pix|chave pix|chave|numero de cuenta|cuenta bancaria|datos bancarios|datos (?:para|de)(?: [^ ]+){0,3} (?:pago|pagar|transferencia|transferir|deposito|depositar|consignar)|bizum|iban|qr|datos de la cuenta|nequi|cuenta para)
      (?:como|donde|de que forma|en donde)(?: [^ ]+){0,3} (?:pago|pagar|abono|abonar|transfiero|transferir|deposito|depositar|consigno|consignar|pagarte|pagarle|pagarles|abonarte|abonarle|pay|hago el (?:pago|deposito)|hago la transferencia|hago para pagar|compro|comprar|faco pra pagar|pagaria|yapeo|yapear|senar|seno)
      (?:a que|que|cual)(?: [^ ]+){0,2} (?:numero|cuenta|alias|cbu|clabe|nequi)(?: [^ ]+){0,3} (?:yapeo|yapear|transfiero|deposito|pago|consigno|plineo|transferir|te transfiero|le transfiero|le pago|mando)
      (?:como|donde)(?: (?:te|le|les|hago para|puedo|se))* (?:hago|hacer(?:te|le|les)?|haria) llegar (?:la|el|mi) (?:plata|guita|lana|dinero|sena|anticipo|abono|pago)
      a (?:donde|que cuenta|que numero|que alias) (?:te |le |les )?(?:transfiero|deposito|yapeo|pago|consigno|mando)
      (?:(?:can|could|may) i|is it possible to) (?:just )?(?:prepay|pay (?:it |that |for it )?(?:now|today|here|already|first|in advance|ahead(?: of time)?|up ?front|beforehand|online))|como faco(?: [^ ]+){0,3} pagar|how (?:do|can) i (?:pay|make the payment|buy|purchase)
      where (?:do|can) i pay|(?:el|mi|un|nuevo|otro) link|(?:link|alias|cbu|clabe|(?<=^ | (?:la|una|tu|su|mi|otra|nueva|y|de|tienes|tienen|tiene|tenes|hay|por|con) )liga|enlace|pix) ?$
      como se paga|(?:pago|abonar|pagar|abono) (?:la(?! $)|el(?! (?:${WEEKDAY}|mismo dia) )|mi|una|un|cuota|mensualidad|clase|sesion)
      (?:pasa|pasas|pasame|das|dame)(?: [^ ]+){0,2} (?:yape|plin)|(?:numero de|datos de la) cuenta
      chave (?:do )?pix|qual o pix|send (?:you )?the money
      (?:dejar|dar|hacer|pagar) (?:el|un|la) (?:anticipo|sena|adelanto)|dejar pagado|pago primero
      pagar primero
    `),
    not: words(`
      ${OTHERS_DO_NOT_PAY}
      (?:es|son) (?:seguro|segura|confiable)|no quiero
      (?:link|enlace) (?:de|para|del) (?:la |el |una )?(?:reunion|zoom|meet|videollamada|llamada|clase|cita|sesion|reservar|agendar|ubicacion|mapa)
      como (?:puedo )?(?:pago|pagar) (?:en cuotas|a plazos)|(?:se (?:necesita|requiere|pide|suele|tiene que)|hace falta|hay que|toca|es (?:necesario|obligatorio|con)|piden?) (?:dejar|dar|hacer|pagar) (?:el|un|la|una|algun|alguna)
      (?:se puede|se podra|puedo|podria|posso|da pra)(?: [^ ]+){0,2} (?:pagar|abonar)(?: [^ ]+){0,5} (?:con|en|com|no|por) (?:la |el |o )?(?:tarjeta|debito|credito|efectivo|transferencia|cartao|dinheiro|yape|plin|nequi|bizum)
      (?:posso|da pra|da para|tem como|pode|consigo|puedo|se puede)(?: [^ ]+){0,2} (?:pagar|fazer|abonar)(?: [^ ]+){0,2} (?:com|con|por|por el|via|no|em|in) (?:o |el |un )?(?:pix|link|alias)
      (?:acept|aceit|recib|tom)[a-z]+(?: [^ ]+){0,4} (?:pix|alias|link|transf[a-z]*)|hasta cuando (?:sirve|vale|dura)|pagar (?:la mitad|una parte|en partes|en cuotas|en dos|a plazos|en efectivo)
      ${HOW_IT_WORKS}|${IF_UNPAID}|cuanto (?:tengo que|hay que|es|debo)|ya pag
      no (?:me )?(?:puedo|voy|quiero)
    `),
  },
  {
    // Whose insurance is taken, instalments, invoices, refunds: in no tenant's data. Said to be unknown, not answered with a
    // payment link or the price list.
    hit: { intent: 'ask', topic: 'otro', area: 'PAGOS', confidence: 0.9 },
    asks: true,
    when: words(`
      (?:toman|trabajan|aceptan|atienden|cubre|cubren|reciben|tienen|es|van)(?: [^ ]+){0,2} (?:por|con|convenio con)? ?(?:osde|swiss medical|galeno|pami|ioma|isapres?|fonasa|eps|imss|issste|obras? social(?:es)?|prepagas?|seguros?|convenios?|mutuas?|sanitas|adeslas|unimed|sus)
      (?:cuanto|quanto|how long)(?: [^ ]+){0,3} (?:acredit[a-z]*|impact[a-z]*|reflej[a-z]*|compens[a-z]*|cair|caer|clear|go through)|cuotas|a plazos|(?:pag|abon)[a-z]+(?: [^ ]+){0,3} en (?:partes|mensualidades)|parcel(?:ar|as?|am|ado|amos|amento)|installments?|financi[a-z]+|meses sin intereses|sin interes(?:es)?
      facturas?|boletas?|nota fiscal|invoices?|iva|devoluci(?:on|ones)|reembols[a-z]+|reintegr[a-z]+|refunds?|devuelv[a-z]+|devolv(?:er|es|e|em|eran|eriam)|estorn[a-z]+
      recargos?|juros|surcharge|(?:l[oa]s? )?cubre[n]? (?:el|la|mi|tu|su) (?:obra social|seguro|prepaga|mutual(?:ista)?|isapre|fonasa|eps)
      ${GIVEN_BACK}
      (?:con )?(?:que|cuales) (?:obras? social(?:es)?|prepagas?|seguros?|convenios?|mutuas?|planos?)|me (?:cubre|cubren|reintegran)|(?:does )?my insurance|(?:el|la) (?:obra social|seguro|prepaga) (?:me )?cubre
      (?:aceptan|acepta|aceptas|aceptais|reciben|recibe|recibis|recibes|toman|trabajan con|tienen|tienes|tenes|tiene|teneis|manejan|hay|atienden|aceitam|aceita|take|accept|do you|puedo|se puede)(?: [^ ]+){0,5} (?:obras? social(?:es)?|seguro|prepagas?|convenios?|plano de saude|insurance)
    `),
    not: words(`(?:es|sera|parece) (?:seguro|segura)|devolver(?: [^ ]+){0,2} (?:llamad[oa]s?|mensajes?)`),
  },
  // "¿Qué diferencia hay entre afinar y regular?", "¿y se descuenta del vestido?": no price answers that.
  {
    hit: { intent: 'ask', topic: 'otro', confidence: 0.9 },
    asks: true,
    when: words(`
      (?:que|cual(?:es)?|en que|la|una?|qual|what|whats)(?: (?:es|son|e|is|s|the|la|a))* (?:diferencias?|diferenca|difference)(?: (?:hay|existe|tienen?|ha|tem|is there))? (?:entre|con|de|del|between)|en que se (?:diferencian?|distinguen?)
      (?:con|com|with) (?:la|el|a|o|the) (?:mism[oa]|mesm[oa]|same) (?:persona|pessoa|person)(?= $)
      se (?:(?:me|le|nos) )?(?:descuentan?|restan?) (?:(?:despues|luego) )?(?:del?|d[ao]) (?!precio|total|valor|saldo|costo|pago)[a-z]+
    `),
    not: words(
      `precios?|costos?|valor(?:es)?|tarifas?|price|cost|preco|cuanto|quanto|quiero|quisiera|necesito|puede ser|turnos?|citas?|agend[a-z]*|reserv[a-z]*|cambi[a-z]*|quero|want|sena|senia|anticipo|adelanto|deposito|abono|deposit|sinal`,
    ),
  },
  // "Necesito factura", however it is said: unknown, and neither a wish for a service nor to pay.
  {
    hit: { intent: 'ask', topic: 'otro', confidence: 0.9 },
    when: words(`
      (?:necesito|quiero|quisiera|requiero|ocupo|preciso|quero|gostaria|need|want|d like|mand[ae]me|pasame|envi[ae]me|me (?:das?|dan?|mand[ae]n?s?|envi[ae]n?s?|haces|hacen|puede[ns]? (?:dar|enviar|mandar|pasar)|podrian? (?:dar|enviar|mandar)))(?: (?:la|el|una|un|de|da|do|uma|o|um|a|an|the|mi|my|minha|que me hagan))* (?:facturas?|invoices?|nota fiscal|boletas?|recibos?|receipt)(?! de (?:la )?(?:luz|agua|gas))
      (?:me )?factur(?:ame|enme|eme|arme|an)
    `),
    not: words(`pag[a-z]+|cancel[a-z]*|abon[a-z]+|link|liga|enlace`),
  },
  {
    hit: { intent: 'ask', topic: 'pagos', area: 'PAGOS', confidence: 0.88 },
    asks: true,
    when: words(`
      (?:efectivo|tarjetas?|debito|credito|transferencia|yape|plin|nequi|pix|bizum|cash|cards?|cartao|dinheiro) (?:(?:tambien|no|si) )?(?:se puede|puede ser|aceptan|aceitam|toman|reciben|vale|sirve|pueden)|^ (?:(?:y|e|and|o) )*(?:(?:con|en|por|com|em|with) )?(?:la |el |una )?(?:efectivo|tarjetas?|debito|credito|transferencia|yape|plin|nequi|pix|bizum|cash|cards?|cartao|dinheiro)(?: de (?:credito|debito))?(?: (?:tambien|se puede|puede ser))? $
      (?:piden?|pedis|pides|exigen?|solicitan|requieren?|(?:se )?(?:necesita|requiere|pide|deja)|hace falta|toca|hay que|necesito|debo|tengo que|llevan?|manejan|cobran|hay|es con|pedem|precisa(?:m)? (?:de)?|tem|cobram|(?:do|does) (?:you|i|it|one) (?:require|need|ask for|take|charge)|is there|need)(?: (?:dejar|dar|pagar|hacer|poner|abonar|pago de|algun|alguna|un|una|uma|um|de|el|la|a|any|to pay|to leave)){0,3} (?:anticipo|sena|senia|adelanto|abono|sinal|deposit|deposito|prepago|reserva previa|pago (?:previo|anticipado|adelantado))(?= $| para| antes| previ[oa]| por| para?| pra| o | y | e |$)
      se (?:abona|paga|cobra|transfiere)|(?:cuanto|quanto|how much)(?: [^ ]+){0,4} (?:senia|sena|anticipo|adelanto|sinal|deposit)(?= $| para| por| pra| for| del?| da| do)
      (?:(?:y|e|and|pasa) |^ (?:(?:hola|buenas|pero|oye|disculpa|consulta|oi|hi) )*)(?:si|se|if) (?:l[oa] |te |les? |i |eu )?(?:pag|abon|transf|sen[oa]|pay)[a-z]*
      (?:aceptan|acepta|aceptas|aceptais|reciben|recibe|recibis|recibes|toman|trabajan con|laburan con|tienen|tienes|tenes|tiene|teneis|manejan|hay|dan|ofrecen|cobran|hacen|aceitam|aceita|take|accept|se puede|puedo|podria|podemos|es posible|da pra|da para|tem como|posso|can i|do you)(?: [^ ]+){0,7} (?:tarjetas?|debito|credito|efectivo|cuotas|transferencias?|yape|plin|nequi|daviplata|mercado pago|pix|bizum|paypal|deuna|payphone|sinpe|webpay|redcompra|khipu|spei|pse|bancolombia|boleto|cheques?|bitcoin|zelle|venmo|oxxo|rapipago|pago facil|efecty|baloto|apple pay|google pay|cash|cards?|credit|debit|cartao|dinheiro|posnet|datafono|maquininha|parcelar|parcelas|parcelado|plazos|partes|mensualidades|meses|qr|dolares|financiacion|financiamiento|crypto|installments|amex|visa)
      (?:pago|pagamento|payment) ${BY_MEANS}|^ ${BY_MEANS}
      (?:formas?|medios?|metodos?|opciones|formas) de (?:pago|pagamento|pagos)|payment (?:methods?|options)|(?:otr[oa]s?|outr[oa]s?|another|other|different) (?:formas?|maneras?|modos?|medios?|jeitos?|ways?) (?:de|para|pra|to|of) (?:pag|abon|pay)[a-z]*
      (?:pago|pagar|pagando|abono|abonar|pay|paying)(?: [^ ]+)? (?:con|en|por|com|no|with|by|in) (?:el |la |una? |mi |de )?(?:tarjetas?|debito|credito|efectivo|transferencias?|mercado pago|cash|cards?|credit|debit|cartao|dinheiro|pix|cuotas|dolares)
      (?:es|sera|parece) (?:seguro|confiable|segura)(?: [^ ]+){0,3}|(?:pago|pagar) en efectivo
      (?:se|me|nos|te|ustedes|toca|hay que|tengo que|debo|do (?:i|we)|tenho que|precisa|eu)(?: se)? (?:pag|cobr|abon|pay)[a-z]*(?: todo)? (?:antes|despues|alla|ahi|en el momento|(?:por |x )?(?:adelantado|anticipado|adiantado|antecipado)|upfront|in advance|before|beforehand|on site|there)|(?:cobran|cobra|pagan|pagamos|paga) (?:todo )?(?:(?:por |x )?(?:adelantado|anticipado|adiantado|antecipado)|antes)
      (?:se|uno|una) paga (?:antes|despues|alla|en el momento|por adelantado)|se (?:puede|podra|podria) (?:yapear|plinear|transferir|depositar|consignar|senar)(?= $)
      (?:cuando|quando|when|en que momento)(?: [^ ]+){0,3} (?:pago|pagar|pagaria|paga|pagamos|abono|abonar|cobran|cobra|pay|charge)(?= $| el| la| lo| o| a| the| for)
      (?:anticipo|senia|sena|adelanto|abono|sinal|deposit|deposito)(?: [^ ]+){0,3} (?:descuent[a-z]*|rest[ae]|incluye|cuenta|deduct[a-z]*|descont[a-z]*|abat[a-z]*|aparte|taken off|goes towards)
      se (?:descuent|rest|rebaj|tom)[a-z]*(?: [^ ]+){0,2} (?:del|al|en el|a cuenta del?) (?:precio|total|valor|final|saldo|costo)
      (?:se puede|puedo|podria|podemos|posso|da pra|da para|can i|could i)(?: [^ ]+){0,2} (?:pagar|abonar|pay)(?: [^ ]+){0,2} (?:por adelantado|adelantado|antes|adiantado|antecipado|in advance|upfront|beforehand|online|en linea|por internet|(?:por |desde |via |pelo |by |through |over |on )?(?:aqui|aca|este (?:medio|chat)|whatsapp|wsp|whats|wpp|zap|here|this chat))(?= $| (?:mismo|nomas|verdad|o no|por favor|porfa|please)(?= ))
      (?:pago|pagar|abono|abonar|pagamos|pay) ${AT_PLACE}
      (?:se puede|se podra|puedo|podria|podemos|posso|da pra|da para|can i|could i|can we) (?:pagar|abonar|pay) (?:(?:el|la|no|na|on|este|esta|a|in|the) )*(?:${WEEKDAY}|hoy|manana|amanha|hoje|tomorrow|proxima semana|semana que vem|next week|fin de mes)(?= $| (?:a la|por la|en la|mismo|o|que) )
      (?<!(?:cuanto|quanto) (?:es lo que )?)hay que pagar(?:l[oa]s?)?(?: [^ ]+){0,3}|(?:se )?(?:paga|abona)n? (?:aparte|por separado)|(?:hay que|toca) (?:senar|(?:dejar|dar) (?:una? )?(?:sena|anticipo|abono)|abonar)(?: [^ ]+){0,3}
      (?:hay que|toca|preciso|precisa|tenho que|tem que|tengo que|debo|necesito|have to|need to|must i) (?:pagar|senar|abonar|pay)(?:l[oa]s?)?(?: [^ ]+){0,2} (?:antes|primero|por adelantado|adiantado|first|in advance|upfront|beforehand)
      (?:hay que|toca|preciso|precisa|tenho que|tem que|tengo que|debo|necesito|have to|need to|must i) (?:pagar|abonar|pay)(?:l[oa]s?)?(?: (?:it|o|la|el))? (?:tod[oa]|complet[oa]|el total|enter[oa]|junt[oa]|de una|al contado|de contado|tudo|inteir[oa]|de uma vez|a vista|(?:it )?(?:all|in full)|the (?:whole|full)(?: [a-z]+)?)
      (?:do i|do we|should i|should we|must i)(?: (?:have to|need to|get to))? pay(?: [^ ]+){0,3} (?:now|today|yet)|(?:payment|deposit|money)(?: is)? due(?: [^ ]+)? now|is (?:the |my )?(?:payment|deposit) due
      ${HOW_IT_WORKS}|${IF_UNPAID}
      (?:puedo|se puede|podria) pagar (?:la mitad|una parte|en partes|con|alla|ahi|despues|en (?:el )?oxxo)|(?:pago|pagar|pagarlo|abonar|pay) (?:en|con|por|via|with) (?:el )?(?:oxxo|yape|plin|nequi|daviplata|bizum|spei|paypal|zelle|qr|pse|rapipago|pago facil|efecty|baloto)
    `),
    not: words(`
      (?:dejar|puedo dejar) (?:pagado|el anticipo)|tengo que pagar(?= (?:la|el|mi))
      (?:mandeme|mandame|pasame|enviame|deme|dame)(?: [^ ]+){0,2} (?:link|liga|enlace)|quiero pagar
    `),
  },
  // "¿Son 25 mil, cierto?": an amount to be confirmed is a price that is asked.
  {
    hit: { intent: 'ask', topic: 'precio', area: 'PAGOS', confidence: 0.9 },
    asks: true,
    when: words(`
      (?:son|eran|era|es|sale|salia|salen|cuesta|costaba|vale|valia|queda|quedaba|esta|estaba|sao|eram|custa|custava|it s|its|is|was|s) (?:(?:en|a|por|como) )?${AMOUNT}(?: (?:los dos|las dos|todo|en total|cada un[oa]|ambos|ambas|os dois|as duas|for both|entonces))? (?:cierto|verdad|no|no cierto|correcto|ne|certo|right|o no|correct)(?= $)
    `),
  },
  // "¿Y cuesta?", "¿y vale?", behind what was asked of it before: its price, with no "cuánto". "Vale" alone agrees.
  {
    hit: { intent: 'ask', topic: 'precio', area: 'PAGOS', confidence: 0.92 },
    asks: true,
    when: words(
      `^ ${AND_IT}(?:cuestan?|custam?|valen?|salen?|saldria|costs?|(?:todo|tudo) junto|en total|no total|in total|all together)(?: (?:entonces|pues|todo|then))?(?= $)`,
    ),
  },
  {
    hit: { intent: 'ask', topic: 'precio', area: 'PAGOS', confidence: 0.92 },
    when: words(`
      (?:cuanto|cuantos|quanto|a cuanto|a como|por cuanto)(?: [^ ]+){0,3} (?:ta|tao|sale|salen|saldria|saldrian|cuesta|cuestan|costaria|costo|vale|valen|valdria|esta|estan|estaria|cobra|cobran|cobras|cobrais|cobrarian|es|seria|serian|son|queda|quedaria|debo|deberia|pago|pagar|pagaria|hay que pagar|tengo que pagar|custa|custam|fica|ficaria|sai|e|da|seria|cuestas|anda|andan|tienen|tiene|abono|transfiero|hay que (?:dejar|senar|abonar)|la sesion|la consulta|el corte|la clase|el mes|por mes|al mes|por sesion)
      cuanto(?: por| el| la| los| las| un| una)?(?: [^ ]+){0,4} $
      ^ (?:(?:hola|buenas|y|oye|disculpe|disculpa|oiga|entonces) )*a como (?:(?:me|nos) )?(?:el|la|los|las|un|una|dan|dejan|hacen)(?: [^ ]+){1,4}(?= $)
      cuanto por (?:el|la|los|las|una?)(?: [^ ]+){1,6} $
      (?:cual|cuales|que|qual|which|what)(?: [^ ]+){0,5} (?:(?:mas|mais) (?:barat|economic|accesible)[a-z]*|cheapest)
      (?:precio|precios|precito|tarifa|tarifas|costo|costos|coste|costes|presupuesto|cotizacion|cotizar|preco|precos|tabela de precos|orcamento|price|prices|pricing|rates|cost|fee|fees|arancel|aranceles|honorarios|monto|importe)
      (?:que|cual|qual)(?: es| e| son)?(?: el| o| los)? (?:valor|valores)
      (?:el|o|los|que|lista de) valor(?:es)?|valores $|^ (?:(?:hola|buenas|buenos|buen|dias?|tardes|noches|oi|disculp[ae]|por favor|porfa|y|e) )*(?:valor|vlr|vlor)(?: (?:del?|d[ao]))?(?: (?:la|el|los|las|una?|o|a|uma?))? (?!agregado)[a-z]+|how much|what (?:does|do|would)(?: [^ ]+){0,4} (?:cost|run)(?= |$)
      what do you charge
      (?:promo|promos|promocion|promociones|descuento|descuentos|oferta|ofertas|discount|discounts|desconto|descontos|promocao|2x1|rebaja|deals|bonificacion)
      por que me (?:cobraron|aumentaron|cobran|subieron)
      (?:incluye|incluido|incluida|(?<!(?:${WEEKDAY}|semana|mes|finde|ano) que )viene con|(?<! (?:mi|mis|nuestr[oa]|este|esta) [a-z]+ )trae(?! (?:(?:un|una|el|la|mucha|mucho|muy|como|unas|unos|ya) )*(?:${AILING}))|que trae|que incluye|inclui|included|include)
      (?:que|cuanto|quanto|como) (?:sale|salen|cuesta|cuestan|vale|valen|cobras|cobran) (?:el|la|los|las|un|una|hacer[a-z]*|por|[a-z]{2,}[aei]r(?:me|se|le|l[oa]s?)?)?
      (?:ta|esta|fica|sai) (?:por )?(?:quanto|cuanto)|(?:custam?|cuestan?|valen?|vale|salen?|e|es|son|sao|cobram?|cobran?) (?:a |por )?(?:quanto|cuanto)(?= $)
      (?:me|nos) (?:hacen|haces|hace|harian|dejan|dejas) (?:precio|descuento|rebaja|mas barato)
      precio especial|(?:mas|muy) (?:barato|economico|caro) (?:que|el|la|si)
      cuanto tengo que (?:dar|dejar|poner)|(?:es|son) muy caro|sale lo mismo|valor es|cobran|cobrais|cobra
      visit free
      (?:e|es|son|sao) (?:pag[oa]s?|cobrad[oa]s?|con costo)(?= $)|(?:do you|is it|you) charged? for (?:it|that|this)(?= $)|(?:do you charge)(?= $)
      es gratis|gratis|gratuita|gratuito|(?:is it|is that|are they) (?:for )?free|free of charge|sin cargo|(?<! (?:se|si|if) [a-z]{1,6} )(?:de graca|sem custo)|(?:tem|ha|existe) (?:(?:algum|alguma) )?(?:custo|taxa)(?! (?:beneficio|para|pra|se|de))|is there (?:a|any) (?:charge|fee)
      (?:es|son) (?:caro|cara|caros|mensual|por sesion|por clase|anual|por mes)|me conviene(?! (?:el|la|los|las|mas|ir|mejor|manana|hoy|otro|venir) )|lleva iva
      matricula|inscripcion tiene
    `),
    not: words(`
      cuantos (?:anos|dias|meses|horas|minutos|sesiones|turnos|puntos)|cuanto reposo|cuanto (?:(?:se )?(?:duran?|demoran?|tardan?)|tiempo|falta|llevan?|antes)|lo antes|cuanto antes|(?:o|lo) quanto antes
      (?:cuanto|quanto|how much) (?:es|son|da|dan|e|sao|is) (?:la raiz|a raiz|el cuadrado|[0-9]+ (?:x|por|mas|menos|entre|dividido|mais|vezes|times|plus|minus) [0-9]+)|(?:cuanto|quanto) (?:mide|miden|pesa|pesan|mede)
      quanto antes|(?:en )?cuanto (?:pueda|puedas|tengas)|el horario incluye|vale la pena
      no me importa el (?:precio|costo)|ya${NEAR}(?:pague|transferi|abone)|quiero (?:pagar|abonar|comprar)
    `),
  },
  // "¿Sale muy caro?", "is it expensive?", "¿será caro?": what it costs.
  {
    hit: { intent: 'ask', topic: 'precio', area: 'PAGOS', confidence: 0.92 },
    asks: true,
    when: words(`
      (?:es|son|esta|estan|ta|sera|seran|seria|sale|salen|saldra|saldria|salir|resulta|queda|quedaria|fica|sai|e|is|are|be|cobran|cobras?) (?:(?:it|that|they|muy|re|medio|tan|mucho|demasiado|bastante|super|algo|muito|tao|too|very|so|really|como) )*(?:car(?:it)?[oa]s?|costos[oa]s?|salad[oa]s?|barat[oa]s?|economic[oa]s?|accesibles?|em conta|expensive|pricey|costly|cheap)(?! (?:que|el|la|si|otr|ten))
      ^ (?:(?:y|ah|ok|isso|eso|esto|la|o|el|a|aula|clase|teste|consulta|evaluacion|avaliacao) )*(?:e|es|sao|son) (?:pag[oa]s?|de pago) $
      ^ (?:(?:y|e|pero|mas|ah|ok|entonces|entao|so|and|hola|oi) )*(?:no|nao|don t|doesn t) (?:(?:se|me|nos|te|it|you|eu|tem|tiene|que|hay|ha) )*(?:cobra[mns]?|pag(?:a|o|amos|ar)|cuesta|custa|costo|custo|cost|charge|cargo)(?: (?:nada|algo|anything|nenhum[a]?|ningun[oa]?|valor|por eso|por isso))*(?: (?:verdad|cierto|ne|certo|right|entonces|entao))? $
      ^ (?:(?:y|e|pero|uy|hola|and|muy|medio|re|algo) )*(?:car(?:it)?[oa]s?|costos[oa]s?|salad[oa]s?|expensive|pricey) $
    `),
  },
  {
    hit: { intent: 'pay', confidence: 0.9 },
    when: words(`
      (?:quiero|quisiera|queria|necesito|deseo|puedo|podria|voy a|vamos a|me gustaria|tengo que|quero|preciso|gostaria de|want to|need to|like to|d like to|wanna|te quiero|les quiero|le quiero|ya quiero|para|a|debo|prefiero|prefiro|rather(?! (?:just )?pay (?:cash|in (?:cash|person)|with|by|at|there|when|later) )|mejor|melhor|deixa|deixe|dejame|dejeme|let me|y de paso|de paso|y|primero|quiero hacer|venia a|vengo a|lets|podemos)(?: [^ ]+){0,2} (?:pagar|pagarte|pagarle|pagarles|pagarlo|pagarla|pag[aá]rtel[oa]|pagarsel[oa]|pagando|abonando|ir pagando|ir abonando|abonar|abonarte|abonarle|abonarles|senar|comprar|comprarme|adquirir|renovar|contratar|transferirte|transferirle|transferir|depositar|consignar|yapear|suscribirme|pay|buy|purchase|renew|assinar|${MAKES_PAYMENT}|dejar (?:la )?sena|dejar un anticipo|liquidar|cancelar el valor)
      (?:pagar|pago|abonar|pagamento|payment|pay|quiero pagar|to pay) $
      (?:posso|da pra|da para|can i|could i|may i) (?:ja |just |already )?(?:pagar|pay)(?: (?:agora|ja|agora mesmo|now|right now|right away|it|o sinal|the deposit))* $
      pagar (?:la|el|mi|las|los|lo|una|un|o|a|the|my)|^ (?:a |de paso |ya )?(?:pagarl[oa]s?|pagarmel[oa]|dejarl[oa]s? pag[oa]s?)|pay (?:for )?(?:the|a|an|my|it|that|(?:today|tomorrow|[a-z]+day)(?: s)? (?:appointment|visit|booking|one))|pagar por (?:el|la|un|una)
      (?:me (?:inscribo|anoto)|inscribirme) (?:al|en el|a la|en la) (?:plan|pack|paquete|membresia|mensualidad)
      me (?:inscribo|anoto) (?:al|en el|a la) (?:curso|taller)
      (?:el|mi|un) link no (?:abre|anda|funciona|sirve)
      me quedo con el (?:plan|pack|paquete)
      quiero (?:el|la|un|una) (?:plan|pack|paquete|membresia|abono|bono|curso|gift card|giftcard|tarjeta de regalo)
    `),
    not: words(`
      ${OTHERS_DO_NOT_PAY}|${IF_UNPAID}
      (?:no|nao|not|don t|sin|antes de|tampoco) (?:quiero |voy a |deseo |quero |vou |want to |puedo |pienso )*(?:pagar|abonar|comprar|pay|buy|${MAKES_PAYMENT})
      antes de (?:pagar|comprar)|puedo pagar (?:en|con|alla|ahi|alli|el|despues|cuando|la mitad|una parte)
    `),
  },
];

/** What is paid ahead so that the hour is kept, however a country calls it: abono, seña, anticipo, "con cuánto la aparto". */
const KEEPS = '(?:separ|apart|reserv|asegur|guard|agend)(?:arl[oa]|arme|ar|amos|an|o|a|e)';
const PAYS =
  '(?:abon|pag|dej|deposit|transf[ei]r|consign|adelant|yape|sen|anticip|pon|d)[a-z]*(?:ar|er|ir|a|o|an|en|as)';

export const DEPOSIT: Rule = {
  hit: { intent: 'ask', topic: 'pagos', area: 'PAGOS', confidence: 0.92 },
  when: words(`
    (?:cuanto|quanto|que monto|que valor|how much)(?: [^ ]+){0,3} ${PAYS}(?: (?:de|por|un|el|la|algo|sena|abono|anticipo|adelanto)){0,2} (?:para|pa|pra|y) (?:(?:poder|que me) )?${KEEPS}
    (?:con|de) (?:cuanto|que monto|que valor)(?: (?:se|me|la|lo|puedo|podria|le|te)){0,2} ${KEEPS}
    (?:cuanto|quanto|de cuanto|que valor)(?: (?:es|seria|sera|vale|sale|piden|cobran|e|hay que|toca|dejar|pagar|dar|de|por|tiene|va|queda|como))* (?:el |la |o |un |una )?(?:abono|apartado|separacion|senita|enganche|anticipo|adelanto|sena|senia|sinal|deposito)(?= $| (?:para|pa|pra|por|de|del|da|do|que|y|e) )
    how much (?:is|would be|do i pay for)? ?(?:the )?(?:deposit|down payment)|how much(?: [^ ]+){0,4} (?:to (?:hold|secure|reserve)) (?:it|the|my|a)
  `),
  not: words(
    '(?:mi|la) (?:deuda|saldo)|falta(?:ria)?|ya (?:pague|abone|deje|di)|devuelv[a-z]*|devolv[a-z]*|mensual(?:idad)?',
  ),
};

/** "¿Hay que dejar seña?", "¿se paga antes o después?": whether anything is paid ahead; who may pay so asks how. */
export function asksOfWhatIsPaidAhead(norm: string): boolean {
  return (AHEAD.test(norm) || UNPAID.test(norm)) && !MAY_HE.test(norm);
}
const AHEAD =
  / (?:senia|senas?|senita|senar|anticip[oa]|anticipad[oa]|adelant[oa]|adelantad[oa]|enganche|sinal|adiantad[oa]|antecipad[oa]|prepago|down payment|upfront|in advance|antes|(?:un|el|algun|dar|dejar|hacer|piden?|cobran|toca|hay|a|of|any) (?:abono|deposito|deposit)) /;
const UNPAID = words(IF_UNPAID);
const MAY_HE = / (?:puedo|podria|podemos|se puede|posso|da pra|can i|could i) /;
