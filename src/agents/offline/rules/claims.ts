/**
 * Strong keywords of orders to the machine, of receipts, and of what only looks like something else. Long because it
 * is one list, tried in its order.
 */
import { words, GAP, NEAR, PAST, type Rule } from './rule.ts';
import { KIN_WORD } from '../words/kin.ts';
import { APPOINTMENT, BILL, GIVEN_BACK, NOT_THERE_YET, PAID, TRANSFER } from '../words/words.ts';
import { OF_THE_HOUSE, OTHER_THING_AGAIN } from './money.ts';
import { CANNOT } from '../words/cannot.ts';
import { MONEY_TAKEN, TAKEN_OTHERWISE } from '../words/pays.ts';

const PRESENT =
  '(?:gift ?cards?|gift (?:vouchers?|certificates?)|(?:tarjetas?|vales?|bonos?|cheques?) (?:de )?regalo|(?:vales?|cartao|cartoes) (?:de )?presente)';

/** Where "cancelar" also means to pay. */
export const PAY_BY_CANCELLING: readonly string[] = ['CO', 'EC', 'PE', 'BO', 'VE'];

export const MACHINE_RULES: readonly Rule[] = [
  // Orders to the machine behind the curtain are text like any other: at most a question (AGENT-10).
  {
    hit: { intent: 'ask', topic: 'otro', area: 'GENERAL', confidence: 0.95 },
    when: words(`
      (?:ignor[a-z]*|olvid[a-z]*|disregard|forget|esquece|esqueca)${GAP}(?:instrucciones|instrucoes|instructions|reglas|rules|prompt|te dijeron|above|regras|lo anterior${GAP}(?:decime|dime|mostra[a-z]*|repeti|responde|actua|sos|eres))
      (?:ignor[a-z]*|disregard|ignore) (?:todo|tudo|all|everything|previous|lo anterior)|prompt|system message
      mensaje (?:de|del) sistema|instrucciones (?:internas|del sistema|ocultas)|tus instrucciones
      your instructions|suas instrucoes|actua como|act as|atue como|finja ser|finge ser|fingi que
      hace de cuenta que sos|pretend|hazte pasar|hacete pasar|you are now|eres ahora|ahora eres|sos ahora
      ahora sos|voce agora e|agora voce e|haz de cuenta|finge|finja|system (?:marcar|override|prompt|mensaje)|como si fueras (?:el|un) (?:sistema|administrador|admin)|(?:usuario|user|usuaria) (?:es|e|is) (?:el |un |an |o )?(?:admin|administrador)
      modo (?:desarrollador|admin|administrador|dios|debug)|developer mode|jailbreak
      soy (?:el|tu|la) (?:administrador|admin|programador|desarrollador|creador|desarrolladora|administradora)
      sou o (?:administrador|desenvolvedor)|i am (?:the|your) (?:admin|developer|owner)|(?:datos|telefonos?|numeros?|turnos|citas|historias?) de (?:los |las )?(?:otros|otras|demas)(?: [^ ]+)? (?:clientes?|pacientes?|personas?)|(?:datos|telefonos?|numeros?) de (?:los|las) (?:clientes|pacientes)|base de datos|database
      api key|contrasena|password|clave de acceso|sudo|drop table|select from
    `),
  },
];

/** "Si pagué…" supposes, "ahora sí pagué" asserts: once folded, only the word before tells. */
const IF = '(?<! (?:ahora|ahorita|vez|ya|que) )si';
/** "Ya hice la consulta": what he has had done; of money it is "hice el pago". */
const OF_MONEY =
  '(?:pagos?|pagamento|transferencia|transferencias|deposito|consignacion|abono|giro|pix|bizum|sena|senia|sinal|anticipo|adelanto|yape|plin|nequi|daviplata|spei|qr|mercado|comprobante|comprovante|ingreso|operacion|movimiento|tramite|compra|link|cuota|cuotas|mensualidad|plata|dinero|total|mitad|parte|resto|saldo|50|mia|mio)';
/** Somebody of the customer's paid: nobody else's money is looked up, but it is said to be paid. */
const SOMEBODYS = `(?:${KIN_WORD})`;

export const CLAIM_RULES: readonly Rule[] = [
  // "¿Me manda el enlace de la videollamada?": of the session and not of money; nobody has told us one.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'AGENDAMIENTO', confidence: 0.92 },
    when: words(`
      (?:link|liga|enlace|url|invitacion|convite|invite)(?: (?:de|del|da|do|para|pra|of|for|to|la|el|a|o|the|mi|minha|my|join|entrar|unirme|conectarme)){0,4} (?:video|video ?llamada|videochamada|video ?call|llamada|chamada|call|zoom|meet|google meet|teams|skype|reunion|reuniao|meeting|clase virtual|sesion (?:virtual|online)|consulta (?:virtual|online)|sessao online)
      (?:como|how|por donde|por onde)(?: (?:me|se|do|can|i|eu|nos|puedo|posso|hago|faco|para|pra|to|ya))* (?:conecto|conectar(?:me)?|conectamos|conecta|ingreso|uno|unirme|join|connect|entro)(?: (?:a|al|en|to|na|no|la|el|the|mi|my|minha))* (?:video|videollamada|videochamada|llamada|chamada|call|zoom|meet|teams|reunion|reuniao|sesion|sessao|session|consulta|cita|clase|aula)
      (?:zoom|google meet|teams|meet|videollamada|videochamada|video ?call) (?:link|url)
    `),
    not: words('pago|pagar|pagamento|payment|pay'),
  },
  {
    hit: { intent: 'ask', topic: 'otro', confidence: 0.85 },
    when: words('no (?:te |le |lo |la )?(?:entiendo|entendi|comprendo|comprendi)|nao entendi|i don t understand'),
    not: words('nada|nunca|persona'),
  },
  // What is given as a present is nothing that the tenants file knows: "¿tienen gift card?" asks for no way to pay.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'GENERAL', confidence: 0.93 },
    asks: true,
    when: words(`
      (?:tien[a-z]*|tenes|hay|vend[a-z]*|manej[a-z]*|ofre[a-z]*|hac[a-z]*|emit[a-z]*|exist[a-z]*|have|sell|offer|do|get|comprar|buy|tem|fazem)(?: [a-z]+){0,3} ${PRESENT}
    `),
    not: words(`(?:con|com|with) (?:la |una |mi |a |my |uma? |meu )?${PRESENT}`),
  },
  // Nobody keeps a list of who waits: said to be unknown, and people are offered (AGENDA-15 is not built).
  {
    hit: { intent: 'ask', topic: 'otro', area: 'AGENDAMIENTO', confidence: 0.96 },
    when: words(`
      list[ao] de espera|wait(?:ing)? ?list|fila de espera
      (?:avis|notifi|escrib|cont[aá]ct|me avis|let me know|tell me|text me)[a-z]*(?: me)?(?: [a-z]+){0,2} (?:si|cuando|se|quando|if|when)(?: [a-z]+){0,3} (?:liber|desocup|desmarc|cancel|abre|opens? up)[a-z]*
      (?:si|cuando|se|quando|if|when) (?:(?:se|te|les|hay|algo|alguno|algun|alguma|something|anything|anyone|a|um|un|lugar|vaga|hora|turno|spot) )*(?:liber|desocup|abre|opens?(?= up)|frees?(?= up))[a-z]*(?: [^ ]+){0,7} (?:(?:me|nos) (?:avis|escrib|llam|mand|notific|cont[a]?ct|diz|fala|chama)[a-z]*|(?:avis|escrib|llam|mand)(?:a|e|en|an)(?:me|nos)|let me know|tell me|text me|call me)
    `),
    not: words(`(?:mi|la|el|minha|meu|my) (?:cita|turno|hora|reserva|horario|appointment)`),
  },
  // "¿Hay que sacar cita o puedo ir nomás?", "do you take walk-ins?": how one comes, which no file tells; none is begun by it.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'AGENDAMIENTO', confidence: 0.94 },
    asks: true,
    when: words(`
      (?:hay que|tengo que|necesito|se necesita|hace falta|es necesario|precisa|preciso|tem que|do i (?:need|have)(?: to)?) (?:(?:sacar|pedir|agendar|reservar|tener|marcar|make|book|an?|una?|uma) )*(?:${APPOINTMENT} )?(?:previ[oa] )?(?:o|ou|or) (?:(?:se|me|es que|can|just|i|eu) )*(?:puedo|puede|posso|da pra|ir|voy|llego|caigo|walk|come|sin|sem|without)
      (?:atienden|atiende|reciben|trabajan|atendem|aceptan|se puede ir|puedo ir|puedo llegar|posso ir|can i (?:just )?(?:come|go))(?: [^ ]+){0,2} (?:sin|sem|without) (?:an? )?${APPOINTMENT}
      (?:take|accept|do|allow|have) walk ins?|can i (?:just )?walk in|(?:por|es por|atienden por) orden de llegada
    `),
    not: words(`(?:quiero|quisiera|quero|i want|i d like)`),
  },
  // "Todavía no me entregan mis fotos", "I still haven't received my results": what became of it is in no data.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'GENERAL', confidence: 0.9 },
    when: words(`
      ${NOT_THERE_YET}
      (?:no|nao|nunca|never|haven t|have not|didn t|hasn t|not)(?: (?:me|nos|he|hemos|han|ha|yet|ever|i|we|have|been|eu))* (?:(?:entreg|recib|receb)(?:an|aron|ado|ido|i|imos|o|eram|ebi)|received?|delivered|gotten)
    `),
    not: words(`
      (?:link|liga|enlace|pago|pagos|dinero|plata|sena|deposito|transferencia|pix|comprobante|reembolso|devolucion|cbu|alias|qr)
      (?:te|les?|lhe) (?:aviso|digo|escribo|confirmo|falo)|despues|luego|depois|later
      (?:mejor|melhor|better|prefiero|prefiro|rather) (?!que|si)[a-z]+
      (?:no|nao) (?:pago|pague|pude|puedo)|llego al? [a-z]+|${APPOINTMENT}|(?:puedo|podre|podria|posso|voy|vou) [a-z]+
    `),
  },
  // "¿Me reenvía la receta?", "se me perdió la receta, ¿me la manda otra vez?": what was written for him, and no link.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'GENERAL', confidence: 0.93 },
    when: words(OTHER_THING_AGAIN),
    not: words(OF_THE_HOUSE),
  },
  // "Quiero trabajar con ustedes": nobody who comes to be served.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'GENERAL', confidence: 0.93 },
    when: words(`
      (?:trabajar|laborar|trabalhar|work|working) (?:con|para|com|pra|with|for) (?:ustedes|uds|vosotros|vos|voces|vcs|you(?: guys)?)(?= )
      (?:mand|envi|dej|send|deix)[a-z]*(?: [a-z]+){0,2} (?:cv|curriculum|curriculo|hoja de vida|resume)|(?:busco|estoy buscando|procuro|looking for) (?:un |una |a )?(?:trabajo|empleo|emprego|chamba|laburo|pega|job)
      (?:vagas?|puestos?|vacantes?|bolsa|ofertas?) de (?:trabajo|empleo|emprego)|(?:estan|estao|are you) (?:contratando|hiring)|(?:buscan|necesitan|toman|contratan) (?:personal|gente|empleados)
    `),
  },
  // Leaving. Only when it is about the conversation itself: the caller asks for these in short texts alone.
  // Paid already: a claim.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'PAGOS', confidence: 0.9 },
    asks: true,
    when: words(`
      (?:dan|das|da|emiten|entregan|hacen|haceis|hareis|necesito|mandan|envian|me das|me dan|quiero|me haces|puedo pedir|emitem)${NEAR}(?:factura|boleta|recibo|comprobante|ticket|nota fiscal)
      (?:necesito|hace falta|hay que|debo|tengo que) (?:enviar|mandar|presentar|llevar|mostrar|pasar)${NEAR}comprobante
    `),
    not: words(`${PAST}(?:${PAID})|hice|realice`),
  },
  {
    hit: { intent: 'claim', confidence: 0.95 },
    when: words(`
      (?:ahora|ahorita|esta vez|ya|agora) (?:si|sim) (?:que )?(?:ya |te |le |les |lo |la )*${PAID.replace('cancele|', '')}
      (?:recien|ya|al fin|por fin|ahi|ahora si|finalmente) (?:(?:lo|la|te|les|le) )?(?:pude|pudimos|logre|alcance a|termine de|consegui) (?:pagar|abonar|transferir|depositar|yapear|consignar)[a-z]*
      (?:ya |recien )?(?:te|les?|se) (?:(?:lo|la) )?(?:di|dimos|deje|dejamos|entregue|lleve|pase) (?:la|el|una|un) (?:senia|sena|anticipo|adelanto|abono|plata|guita|lana|dinero|efectivo)
      ya ${PAST}(?:hice|realice|efectue|mande|envie|complete)(?: [^ ]+){0,2} (?:pago|transferencia|deposito|consignacion|abono|giro|pix|bizum|sena|anticipo|comprobante)
      ya (?:esta|quedo|fue|estaria|estaba|ha sido|lo tengo|lo tenia|les? quedo) (?:el |la |todo |lo )?(?:pago|pagado|pagada|pagados|paga|transferido|depositado|hecho el pago|hecha la transferencia|abonado|abonada|cancelado el)
      ya ${PAST}(?:liquide|salde|pague|pagamos|abone|abonamos|transferi|transferimos|deposite|depositamos|consigne|yapee|plinee|gire|sene|paguei|transfiri|pagado|hice)
      (?:he|hemos|tenho) (?:pagado|abonado|transferido|depositado|hecho (?:el|la|un) (?:pago|transferencia|bizum|deposito|ingreso)|realizado (?:el|la) (?:pago|transferencia))
      (?:ya )?(?:esta|quedo) hecho el (?:ingreso|pago|deposito)|ya yap(?:ie|ee|eo)
      (?:mi|minha|meu|my) ${SOMEBODYS}(?: [a-z]+)? (?:(?:ya|ja|already) (?:te |les |le |lo |la )*(?:pago|abono|deposito|consigno|paid)|(?:te |les |le |lo |la )*(?:transfirio|transferiu|pagou|hizo (?:el|la) (?:pago|transferencia|deposito|giro)))(?! (?:yo|ahora|altiro))
      hice el (?:yape|plin|bizum|pix|nequi|giro|spei)
      (?:transferid[oa]|depositad[oa]|abonad[oa]|pagad[oa]|saldad[oa]|cancelad[oa]) (?:fijate|listo|gracias|mira|avisame|revisa|confirma|confirmame)
      (?:pase|mande|envie|gire|deje) (?:la plata|el dinero|la guita|la sena|el monto|los \\d+|\\d+|la lana|el efectivo|la transferencia)
      (?:ya )?(?:esta|quedo|queda) saldad[oa]
      (?:mande|envie|pase|mando|envio|paso|dejo) (?:la |una |el |un )?(?:foto|captura|pantallazo|imagen|screenshot|pdf) (?:del?|de la|con el) (?:voucher|pago|comprobante|deposito|transferencia|recibo|ticket|boleta|yape)
      i sent (?:you )?(?:the )?[0-9]+
      money sent|sent (?:you )?(?:the )?(?:money|cash|payment)
      (?:fiz|fizemos|realizei|efetuei) (?:a|o) (?:transferencia|pagamento|deposito|pix)
      (?:te|le|les) (?:mande|envie|pase|hice|acabo de) (?:la|el|un|una|hacer) (?:transferencia|deposito|pago|captura|comprobante|giro|consignacion)
      (?:ya )?(?:esta|quedo) (?:yapead|plinead|girad|consignad|transferid|depositad|acreditad)[oa]|all paid|(?:dinheiro|plata|dinero|guita|pix|pagamento|giro) (?:ja |ya )?(?:foi|fue|enviad[oa]|feito|mandad[oa]|salio|transferid[oa])|(?:la|el) (?:transferencia|deposito|giro|pago) (?:ya )?(?:salio|entro|se hizo|quedo hech[oa])|ya esta (?:el|la) (?:deposito|transferencia|pago|giro|consignacion)|acab(?:o|ei) de (?:girar|mandar|enviar|pasar)(?:te|le|les)? (?:la|el|o|a|los) (?:plata|guita|dinero|pago|dinheiro|comprobante|comprovante|transferencia|captura)|ya (?:cumpli con|salio|entro|cayo|impacto|se (?:reflejo|acredito)|entrego|ingrese|realice|efectue)(?: [^ ]+){0,1} (?:pago|transferencia|deposito|abono|sena)
      (?:ya )?(?:ta|esta|tudo) pago $
      ^ (?:(?:listo|done|ok|ya|bueno|hecho|dale|gracias) )*(?:pague|pagado|paid|payed|transferi|transferido|deposite|abone|yapee|consigne)(?: (?:gracias|thanks|listo|recien|ya|just now|hoy|ahora|con [^ ]+|por [^ ]+|desde [^ ]+))* $
      ^ (?:ya )?(?:esta )?(?:pagado|pagada|transferido|depositado|abonado) $
      acab(?:o|amos|ei|e) de (?:fazer|yapearle|plinearle|transferirle|transferirte|depositarle|pagarle|pagarte|pagarlo|pagar|abonar|transferir|depositar|consignar|yapear|plinear|enviar el pago|hacer (?:el|la|o|un) (?:pago|transferencia|deposito|pix|bizum|consignacion|abono))
      (?:te|le|les|os) (?:transferi|deposite|pague|abone|consigne|yapee|gire|mande el (?:pago|comprobante|dinero)|hice (?:el|la|un) (?:pago|transferencia|deposito|bizum)|envie (?:el|la|mi) (?:pago|comprobante|transferencia|captura))
    `),
    not: words(`
      (?:no|aun no|todavia no|nao|${IF}) (?:te |le |lo |la |les )*(?:${PAID}|he pagado|hice|he hecho|realice|efectue|fiz|esta pago)
      (?:si|se) (?:yo |eu )?(?:ya |ja )?(?:${PAID})(?: [^ ]+){0,5} (?:devuelv[a-z]*|devolv[a-z]*|reintegr[a-z]*|reembols[a-z]*|pierdo|se pierde|perco)
      ${GIVEN_BACK}
      (?:hice|fiz) (?:el|la|los|las|mi|mis|una?|es[ae]|otr[ao]|o|a|os|as|um|uma|meu|minha) (?!${OF_MONEY}(?: |$))[a-z]+
      dios (?:se )?(?:lo|le|les|la) (?:lo )?pague|ya cancele (?:el|la|mi) (?:turno|cita|reserva|clase)
    `),
  },
  // The bank has taken it.
  {
    hit: { intent: 'claim', confidence: 0.95 },
    when: words(MONEY_TAKEN),
    not: words(`
      ${TAKEN_OTHERWISE}
      ${GIVEN_BACK}
    `),
  },
  {
    hit: { intent: 'claim', confidence: 0.93 },
    when: words(`
      (?:adjunto|envio|mando|paso|dejo|comparto|anexo|aqui|aca|ahi|va|segue|mandei|enviei|here s|here is|here|attached|sending|sent|este es|esta es|les? (?:envio|mando|paso|comparto|dejo)|te (?:envio|mando|paso|pase|mande|envie|comparto|dejo))(?: [^ ]+){0,3} (?:comprobante|comprovante|pantallazo|captura|captura del pago|soporte|soporte de pago|ficha de deposito|ficha|justificante|voucher|baucher|boucher|recibo|ticket|constancia|foto del (?:pago|ticket|comprobante|deposito)|receipt|proof|screenshot|print)
      (?:pago|deposito|transferencia|consignacion|abono|pix|payment|transfer|bizum|pagamento|transferencia) (?:ya )?(?:fue |quedo |esta |was |is |foi )?(?:hech[oa]|realizad[oa]|list[oa]|enviad[oa]|efectuad[oa]|complet[oa]|completad[oa]|acreditad[oa]|done|sent|made|complete|completed|feit[oa]|concluid[oa]|ok)
      (?:listo|hecho|hecha|done|feito|fiz|hice|realice|realize|efectue)(?: [^ ]+){0,2} (?:pago|deposito|transferencia|consignacion|pix|pagamento|payment|transfer|giro|bizum)
      (?:ja|i|i ve|ive|we) (?:already |just |ja )?(?:paguei|paid|transferred|sent the (?:money|payment|transfer|pix)|made the (?:payment|transfer)|fiz o|mandei o|transferi)
      (?:just|already) (?:paid|transferred|sent the (?:money|payment|transfer)|made the (?:payment|transfer))
      (?:ja )?(?:paguei|mandei o pix|fiz o pix|pix feito|transferi o)
      ^ (?:paid|pagado|transferred) (?:via|by|with|through|por|con|desde|yesterday|it|already)|mi comprobante
      el comprobante|o comprovante|comprobante|comprovante|proof of payment|payment receipt
    `),
    not: words(`
      (?:no|aun no|todavia no|nao|haven t|not|si|sin|didn t) (?:te |le |lo |la |les |yet |i |we )*(?:${PAID}|paid|pay|hice|he hecho|realice|efectue|fiz|made|sent|tengo el comprobante)
      como (?:hago|realizo|hice)|donde (?:hago|realizo|envio|mando)|quiero (?:hacer|realizar)
      para (?:hacer|realizar)|necesito (?:el|un|mi) (?:comprobante|recibo)|necesito (?:hacer|realizar)
      cuando (?:hago|haga)|puedo (?:hacer|realizar)
      me (?:das|mandas|envias|pasas|dan) (?:el|un|mi) (?:comprobante|recibo)
      ${GIVEN_BACK}
    `),
  },
  {
    hit: { intent: 'claim', confidence: 0.85 },
    when: words(`
      (?:ayer|hoy|recien|anoche|esta manana|hace un rato|ahora|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo) (?:te |le |lo |les )?(?:${PAID.replace('cancele|', '')})
      (?:pague|transferi|deposite|abone|yapee|consigne|plinee)
    `),
    not: words(`
      (?:no|aun no|todavia no|${IF}|cuando|como|nunca|dios)(?: [^ ]+){0,2} (?:${PAID})
      (?:para|pa|pra|quiero|prefiero|hasta|antes de|esperar?|dejar?) que(?: [^ ]+){0,4} (?:pague|deposite|consigne|yapee|plinee)
      pague${NEAR}(?:y|pero)${GAP}(?:no|nadie)
      ${GIVEN_BACK}
    `),
  },
  {
    hit: { intent: 'claim', confidence: 0.9 },
    countries: PAY_BY_CANCELLING,
    when: words(`ya (?:le |lo |la |les |te )?cancele`),
    not: words(`cancele (?:el|la|mi|los|las) (?:turno|cita|reserva|clase|consulta)`),
  },
  {
    hit: { intent: 'claim', confidence: 0.9 },
    when: words(`ya (?:le |lo |la |les |te )?cancele${GAP}(?:${TRANSFER}|${BILL})`),
  },
  // "Cancelar la factura" is to pay it.
  {
    hit: { intent: 'pay', confidence: 0.93 },
    when: words(`
      cancelar(?: [^ ]+){0,6} (?:por|con|a que|al|a|a cual|por donde) (?:le |les |te )?(?:${TRANSFER}|cuenta|numero|consigno|transfiero|deposito)
    `),
    not: words(`(?:no|sin) (?:quiero )?cancel[a-z]*|(?:numero|cuenta) de|perdi|sin (?:costo|cargo|pagar)`),
  },
  {
    hit: { intent: 'pay', confidence: 0.93 },
    when: words(`
      (?:quiero|quisiera|deseo|necesito|puedo|voy a|como|donde|para|a|me gustaria|debo|podria|tengo que|cuando|le|les|para poder)${NEAR}?(?:cancelar|cancelo|cancelarle|cancelarles|cancelarlo)(?: [^ ]+){0,3} (?:${BILL}|${TRANSFER})
      (?:cancelar|cancelo|cancelarle) (?:los |las |unos )?(?:\\d+|[a-z]+ mil|cien|doscientos|quinientos)(?: mil)? ?(?:dolares|pesos|soles|lucas|euros|reales|bolivianos|dolarcitos|$)
      (?:saldar|liquidar|ponerme al dia|poner al dia)(?: [^ ]+){0,4}
    `),
    not: words(`
      cancelar (?:el|la|mi|un|una|los|las) (?:turno|cita|reserva|clase|consulta|suscripcion|membresia|plan)
      (?:no|sin) (?:quiero )?cancel[a-z]*|cancel[a-z]*(?: [^ ]+)? (?:sin (?:costo|cargo|pagar)|perdi|(?:y )?no (?:tengo|me))
    `),
  },
  // Questions about cancelling, before cancelling.
  {
    hit: { intent: 'ask', topic: 'otro', area: 'AGENDAMIENTO', confidence: 0.9 },
    when: words(`
      (?:que pasa|cobran|me cobran|pierdo|hay multa|penalidad|penalizacion|multa|recargo|me devuelven|devuelven|politicas?)(?: [^ ]+){0,5} (?:cancel[a-z]*|anul[a-z]*|no voy|falto|no llego|llego tarde|reprogram[a-z]*)
      (?:cancel[a-z]*|anul[a-z]*)(?: [^ ]+){0,4} (?:me cobran|pierdo|me devuelven|tiene costo|hay multa|cobran)
      (?:si|se|if) (?:yo |i |eu )?(?:ya |ja |already )?(?:${PAID}|paid)(?: [^ ]+){0,5} (?:devuelv[a-z]*|devolv[a-z]*|reintegr[a-z]*|reembols[a-z]*|refund[a-z]*|pierdo|se pierde|perco|lose)
      (?:si|se|if) (?:yo |i |eu )?(?:l[oa] |me )?(?:llego|me (?:atraso|retraso|demoro)|cambio|muevo|paso|reprogramo|reagendo|corro|mudo|mudar|remarco|remarcar|chego|chegar|me atrasar|change|move|reschedule|(?:arrive|am|get there))(?: [^ ]+){0,5} (?:pierdo|se pierde|perco|lose|me (?:cobran|multan|reciben|atienden|esperan|cancelan))
      (?:si|se|if) (?:yo |i |eu |al final |despues |luego |por algo |justo |depois )*(?:(?:pago|pague|dejo|abono|senio|seno|pay|pagar|eu pago)(?: [^ ]+){0,2} (?:y|e|and) (?:despues |luego |depois |then |al final )*)?(?:${CANNOT}|(?:no|nao) (?:pudiera|voy|vamos|asisto|vou)|(?:can t|don t) (?:come|make|show)|falto|faltar|cancelo|anulo|cancelar|cancel)(?: [^ ]+){0,5} (?:devuelv[a-z]*|devolv[a-z]*|reintegr[a-z]*|reembols[a-z]*|refund[a-z]*|pierdo|se pierde|perco|lose)
      (?:tiene|hay|cuesta|sale)(?: (?:algun|un|algo|costo|cargo|plata|dinero|el|de|por))* (?:cancelar|anular)
      si (?:${CANNOT}|no voy|falto|llego tarde|me atraso)(?: [^ ]+){0,2} (?:me )?(?:cobran|multan|penalizan)
      cuantas veces (?:puedo|se puede)|what happens if i cancel
      se eu (?:cancelar|faltar)
    `),
  },
  {
    hit: { intent: 'ask', topic: 'ventana', area: 'AGENDAMIENTO', confidence: 0.92 },
    asks: true,
    when: words(`
      hasta (?:que (?:fecha|dia|mes)|cuando)(?: [^ ]+){0,3} (?:(?:reserv|agend|sac|pedir|tom)[a-z]*|agenda|turnos|citas|horas|disponibilidad)
      (?:con )?(?:cuanta|cuanto|que) (?:anticipacion|antelacion|tiempo (?:antes|de anticipacion))(?: [^ ]+){0,4} (?:reserv|agend|sac|pedir|tom)[a-z]*
      lo mas (?:lejos|adelante|lejano) (?:que )?(?:[^ ]+ ){0,2}(?:puede|puedo|reservar|agendar|tienen|tenes|tienes|hay)
      ate (?:que (?:dia|data|mes)|quando)(?: [^ ]+){0,3} (?:marc|agend|reserv)[a-z]*|com quanta antecedencia(?: [^ ]+){0,4} (?:marc|agend|reserv)[a-z]*
      how (?:far|much) (?:out|ahead|in advance)(?: [^ ]+){0,4} (?:book|schedule|appointment)[a-z]*
    `),
    not: words(`(?:cancel|anul|cambi|reprogram|reagend|mover|desmarc|remarc|reschedul)[a-z]*`),
  },
  {
    hit: { intent: 'ask', topic: 'cambios', area: 'AGENDAMIENTO', confidence: 0.9 },
    when: words(`
      (?:puedo|se puede|podria|podre|can i|posso) (?:cancelar|anular|cancelarl[oa]|cambiarl[oa]|cambiar|reprogramar|cancel|reschedule|mudar)(?: [^ ]+){0,2} (?:despues|luego|mas adelante|el mismo dia|a ultima hora|en cualquier momento|si no puedo|si no voy|later|depois)
      (?:con cuanta|cuanta|con cuanto|hasta cuando|hasta que hora|cuanto antes|cuanto tiempo antes|con que|antelacion|anticipacion)(?: [^ ]+){0,6} (?:cancel[a-z]*|anul[a-z]*|cambi[a-z]*|reprogram[a-z]*|reagend[a-z]*|avis[a-z]*)
      politicas? de cancelacion|cancellation policy
      con cuanta (?:anticipacion|antelacion)
      (?:que pasa|que hago|y) si (?:despues |luego |al final |un dia )?(?:no (?:puedo|pudiera|podemos|alcanzo a)|(?:llego|llegara) a no poder) (?:ir|asistir|llegar|venir)
      si (?:despues |luego |al final |un dia |por algo )?(?:no (?:puedo|pudiera|podemos)|(?:llego|llegara|llegase) a no poder)(?: [^ ]+){0,2} (?:(?:l[oa] )?(?:cancelo|anulo|cambio|muevo|aviso)|les aviso|te aviso) (?:por |desde )?(?:aca|aqui|este (?:medio|chat|numero)|ahi|whatsapp)
      se eu (?:quiser|precisar|tiver que) (?:cancelar|mudar|remarcar)
      (?:y|que pasa|que hago) si (?:despues |luego |al final |un dia )?(?:quiero|quisiera|tengo que|necesito|debo) (?:cancelar|anular|reprogramar)
      si (?:quiero|tengo que|necesito|debo) (?:cancelar|anular|reprogramar)(?: [^ ]+){0,2} (?:que hago|que pasa|como hago)
      what if i (?:need|have|want) to (?:cancel|reschedule)
    `),
  },
];
