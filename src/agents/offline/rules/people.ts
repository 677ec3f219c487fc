/** Strong keywords of who wants a person: asking for one, asking to be called, complaining. */
import { KEPT_WAITING } from './kept-waiting.ts';
import { words, group, GAP, NEAR, type Rule } from './rule.ts';
import { HIS_OWN } from '../words/kin.ts';
import { TALKED_BEFORE, WITH } from '../words/talked.ts';
import { APPOINTMENT, PERSON, SEEN_TO_TALK } from '../words/words.ts';

const A = '(?:el |la |un |una |um |uma |o |a |the |an |otro |otra |algun |alguna |al )';
/** To talk, to be put through, to be helped. */
const REACH = group(`
  habl[a-z]*|conversar|platicar|charlar|chatear|comunic[a-z]*|comunique[a-z]*|contact[a-z]*|contacte[a-z]*|atiend[a-z]*|atender[a-z]*|atendid[oa]
  pas[a-z]{1,6}|deriv[a-z]*|conect[a-z]*|ponme|poneme|pongame|ponganme|transfier[a-z]*|llamar|llame|falar|passar?|passe|encaminh[a-z]*|chama|talk|speak
  chat|connect|transfer|get|put|need|necesito|preciso|preciso de|quiero|quero|want|exijo|busco|ayud[a-z]*|ayude|help
`);
/** Put me through, in the forms of "comunicar" and its like. */
const PUT_THROUGH = group(`
  comuni(?:car|ca|que|quen|cando)(?:me|nos)?|deriv(?:ar|a|e|en|ando)(?:me|nos)?|contact(?:ar|a|e|en|ando)(?:me|nos)?|conect(?:ar|a|e|en)(?:me|nos)?
  pas(?:ame|eme|as|arias|enme|arme)|transfiereme|transfere|ponme|pong(?:ame|anme)|poneme
`);
/** Who sees a patient is no one to talk to: "que alguien me vea la espalda". */
const SEES =
  '(?:vea|vean|ve|revise|revisen|mire|miren|mireis|atienda|atiendan|chequee|examine|corte|haga|arregle|cure)';
const CALLS =
  '(?:llam(?:e|en|ar|aran|eis|as|a)|telefonee[n]?|marquen|marque(?! (?:una?|uma?|el|la|mi|minha) (?!persona|asesor|humano|doctor|encargad|recepcion|senorit|operador|agente|ejecutiv))|ligue|liguem)';
const NO_TALK = group(`
  (?:see|seen by|visit) (?:someone|somebody|anyone|a (?:doctor|dentist|vet|therapist))(?! (?:about|regarding|in charge|from))|alguien mas|lugar|cupo|real(?:mente)?(?= (?:el|la|los|las))|pasar por (?:recepcion|administracion)|alguien(?: que)? (?:me|le|nos|la|lo) ${SEES}
  (?:para|for) (?:una|1|dos|2|tres|3|cuatro|4|varias|otra|one|two|three|\\d) (?:personas?|people|person)|(?:dos|2|tres|3|cuatro|4|varias|cuantas) personas
  (?:turno|cita|hora|reserva|clase|promo|consulta)${GAP}(?:personas?|alguien mas)
  (?:(?<!(?:hacer|fazer) (?:una|uma) )${APPOINTMENT}|reservar|agendar|marcar|to book)(?: (?:hoy|manana|amanha|tomorrow|today))? ${WITH} (?:alguien|alguem|someone|somebody|anyone|algun[oa]|uno|una)(?! (?:(?:de )?(?:la )?(?:recepcion|administracion|gerencia|real|humano|verdad|ahi|a cargo|que me (?:ayude|llame|explique|escriba|responda))(?= |$)|persona|human[oa]|asesor|operador|agente|encargad|gerente))
`);

/** "Quiero que me atienda la misma persona": who does it, and nobody to talk to. */
const SAME_ONE =
  '(?<! (?:habl[a-z]*|convers[a-z]*|charlar|platicar|comunic[a-z]*|comunique[a-z]*|contact[a-z]*|pas[a-z]+|falar|talk|speak|chat|connect) (?:(?:con|com|to|with) )?(?:(?:el|la|o|a|the) )?)(?:mism[oa]|mesm[oa]|same) (?:persona|pessoa|person)';
/** "Tengo que hablar con mi jefe", "I need to talk to my wife first": people of his own; one of the house may stand behind it. */
const WITH_HIS_OWN = `(?:habl[a-z]*|convers[a-z]*|charl[a-z]*|platic[a-z]*|fal(?:ar|o|arei)|talk|speak|chat|check)(?: [^ ]+){0,2} ${WITH} ${HIS_OWN}(?= |$)(?!.* ${WITH} ${A}${PERSON}(?: |$))`;

/** What is a mess is his own, and no complaint of the house. */
const OWN_MESS =
  '(?:mi|mis|my|meu|minha|nuestr[oa]) (?:casa|depa|departamento|piso|cuarto|pieza|cocina|ropa|pelo|cabello|cabelo|piel|pele|cara|unas?|manos?|pies?|barba|cejas?|auto|carro|coche|moto|bici|perr[oa]|gat[oa]|jardin|espalda|vida|semana|boca|hair|house|kitchen|skin|car) (?:es|son|esta|estan|is|are|e|ta) (?:(?:un|una|um|uma|a|todo|total) )*(?:desastre|verguenza|porqueria|disaster|mess)';

/** "En otra peluquería me dejaron horrible": no complaint of this house. */
const ELSEWHERE =
  '(?:(?:en|de|em|na|no|at|in) (?:otr[oa]|outr[oa]|another|un[oa]|algun[oa]?) (?:lado|lugar|parte|sitio|salon|salao|peluqueria|barberia|estetica|clinica|taller|dentista|veterinaria|spa|place|shop|salon|[^ ]+ia)|(?:otr[oa]|outr[oa]|another|mi (?:antigu[oa]|ex)) (?:peluquer|estilista|dentista|doctor|medic|barber|manicurist|veterinari|mecanic|place|salon)[a-z]*)';

/** "No me atienda un humano", "não quero falar com atendente": none is wanted, and no other beside it. */
const NONE_WANTED = group(`
  (?:no|nao|tampoco|sin|don t|do not) (?:(?:quiero|quisiera|deseo|hace falta|necesito|preciso|precisa|quero|want|need|que|to|me|nos) )*(?:hablar|falar|talk|speak|conversar|atienda[ns]?|atenda|pases?|pasen|comuni(?:ques?|quen)|deriv(?:es?|en)|conect(?:es?|en)|transfiera[ns]?|passe|passem|connect|transfer|put)(?: (?:me|con|com|to|with|through|a|al|por|pra|para|un|una|um|uma|el|la|o|ningun|ninguna|nenhuma?|an|the|any))* ${PERSON}(?!.* ${PERSON} )
`);

/** Bad words about the house, and what it did. */
const COMPLAINT = group(`
  hoja de reclamaciones|reclamacion(?:es)?|quejar(?:me)?|(?:una )?queja|(?:un )?reclamo|reclamacao|reclamar|complaint|denuncia|denunciar|estafa(?:dores)?
  ladrones|chantas|inutiles|sinverguenzas|incompetentes|(?:una|que|una total) verguenza|(?:son|es|fue) un desastre|falta de respeto|una (?:porqueria|tomadura de pelo)
  porqueria|(?:pesim[oa]|horrible|malisim[oa]|mala|terrible) (?:la )?(?:atencion|servicio|experiencia|trato)|mal servicio|esto no (?:sirve|funciona|anda)
  (?:me|nos) (?:atendieron|trataron|atendio|trato) (?:mal|muy mal|re mal|pesimo|horrible|fatal|como)|(?:me|nos) (?:dejaron|dejaste|tuvieron|hicieron) (?:plantad[oa]s?|esperando|esperar)
  (?:me|nos|l[oa]|le|meu|mi) (?:[^ ]+ )?(?:dejaron|dejaste|dejo|deixaram|deixou|deixaste) (?:(?:muy|re|super|todo|tan|bien|muito|bem|el|la|mi|o|a|meu|minha|pelo|cabello|cabelo) )*(?:horribles?|horrivel|mal(?! parad)|pesim[oa]|fe[oa]s?|feio|feia|fatal|chuec[oa]s?|disparej[oa]s?|tort[oa]s?|hech[oa]s? un|como (?:el|la) (?:mierda|orto|culo|ocote))
  (?:me|nos|le|l[oa]) (?:cortaron|tineron|pintaron|hicieron|pusieron|arreglaron|repararon|instalaron|banaron|fizeram|cortaram)(?: [^ ]+){0,4} (?:horrible|horrivel|pesimo|fatal|malisimo|disparej[oa]|chuec[oa]|(?:muy|re|bien|todo|super) mal|mal(?= $| hech[oa]))
  (?:me |nos )?(?:qued[eo]|quedaron|quedamos|ficou) (?:(?:muy|re|super|tan|muito) )*(?:horrible|horrivel|pesim[oa]s?|fatal|malisim[oa]|(?:in|dis)conforme|insatisfech[oa]s?|descontent[oa]s?|decepcionad[oa]s?|disparej[oa]s?|chuec[oa]s?)
  (?:fui|fuimos|fomos) (?:muito |muy )?mal (?:atendid|tratad)[oa]s?|(?:no|nao) (?:vuelvo|volvo|volto|pienso volver) (?:a ir |mais |mas )?(?:nunca|jamas|mais|alli|ahi|con ustedes)|nunca mas (?:vuelvo|volvemos|voy|volto)
  (?:you|they|he|she|u) (?:did|made|gave|left)(?: [^ ]+){0,4} (?:terrible|horrible|awful|lousy|crappy|bad|poor|shitty)(?: [^ ]+)? (?:job|haircut|cut|work|service|mess)|(?:ruined|messed up|botched|screwed up|butchered) my
  (?:me|nos) (?:quemaron|lastimaron|arruinaron|estafaron|cobraron dos veces|cobraron doble)|quien se hace (?:cargo|responsable)
  (?:llevo|llevamos|hace)(?: [^ ]+){1,3} (?:esperando|sin respuesta|que espero|que les escribo|que escribo|que nadie)
  es la (?:segunda|tercera|cuarta|2da|3ra|[0-9]) vez que (?:me|nos|les|no)|no (?:me |nos )?(?:soluciona[a-z]*|resuelve|resuelven|resolv[a-z]+)(?: [^ ]+)? ?(?:nada|el problema)?
  (?:quiero|exijo|necesito) (?:una )?(?:explicacion|solucion|respuesta)|(?:que me|me) (?:devuelvan|regresen|reintegren)|(?:quiero|exijo) (?:mi|la) (?:plata|dinero|devolucion)
  estoy (?:re |muy |super |bastante )?(?:caliente|enojad[oa]|indignad[oa]|furios[oa]|molest[oa]|hart[oa]|disgustad[oa])
  no me (?:entendes|entiendes|entiende|entienden)|no entiendo nada|nadie (?:me )?(?:responde|contesta|atiende|aparece|da bola|resuelve|soluciona)|ninguem (?:me )?(?:responde|atende)
  verguenza de (?:servicio|atencion)|(?:atencion|servicio|trato) (?:es|fue|esta|estuvo) (?:muy )?(?:mal|malisim|pesim|horrible|fatal|una)[a-z]*|nunca me (?:llamaron|respondieron|contestaron)
  (?:this|that|it) (?:is|s) (?:so |such |just |really |fucking |freaking |totally |a |an |absolutely )*(?:dumb|stupid|ridiculous|joke|bullshit|crap|bs|disgrace|outrageous|unacceptable|frustrating|annoying|waste of time)|waste of (?:my )?time|(?:fed up|sick and tired|sick of (?:this|you))|worst (?:service|experience|place)
  i (?:ve |have )?(?:already )?(?:called|texted|messaged|written|wrote|asked)(?: (?:you|u|already|like))* (?:twice|(?:two|2|three|3|four|4|five|5|several|many|a million) times)|(?:ya |les )+(?:llame|escribi|marque)(?: ya)? (?:dos|2|tres|3|cuatro|4|varias|mil|muchas) veces|(?:ja )?(?:liguei|escrevi|mandei mensagem)(?: ja)? (?:duas|2|tres|3|varias|mil) vezes
  (?:que|um|e um|isso e) (?:absurdo|palhacada|descaso)|(?:isso|isto|esto|que) (?:e|es)? ?(?:ridiculo|uma vergonha|una burla|inaceptable|inaceitavel|una perdida de tiempo|perda de tempo)|(?:una )?perdida de tiempo|estou (?:muito )?(?:irritad[oa]|indignad[oa]|brav[oa]|de saco cheio)
  (?:pinche|maldito|puto|estupido|cochino|fucking|stupid) (?:bot|robot|chat|maquina|machine)|(?:bot|robot|chat) (?:de mierda|inutil|estupido|pendejo|culiao|culero|idiota)|(?:sos|eres|son|es) un[oa]?s? (?:forr[oa]|pelotud[oa]|inutil|idiota|imbecil|estupid[oa]|pendej[oa]|aweonao|tarad[oa]|asco)(?:es|s)?
  la concha de tu (?:madre|hermana)|(?:and[ae]te|vayanse|vete|vayan|ve)(?:te|nse)? (?:a la (?:mierda|chingada|verga)|al (?:diablo|carajo)|a cagar)|chinga(?:n)? (?:a )?(?:tu|su) madre|hijos? de puta|conchetumare|conchatumadre|fuck (?:you|off)|vai se f[ou]der|vai tomar no cu|filho da puta
  (?:you|u)(?: (?:people|guys|all|ppl))? (?:are|r) (?:so |all |just |completely |totally |really )*(?:useless|incompetent|the worst|scammers|thieves|idiots|a joke|pathetic)
  ${KEPT_WAITING}
  me iban a (?:llamar|contestar|responder)|no entend(?:es|eis|en) nada|mala atencion|que falta de|me cobraron y no|quien me (?:devuelve|responde|explica)|terrible service|(?:da|dio|tira|tiro|sale|salio|aparece|marca) (?:un )?error|no puedo pagar (?:ayud|necesito)[a-z]*
`);

/** Money of the customer's that is owed back, or was taken twice: nobody's data answer that, people do. */
const BACK =
  '(?:reembolsos?|devolucion|reintegro|refund|estorno|(?:dinero|plata|guita) de vuelta|dinheiro de volta|money back)';
const OWED_BACK = group(`
  (?:pague|pagamos|pagado|transferi|transferimos|abone|deposite|paguei|paid|charged?|billed|cobr(?:aron|o|aste|ou|aram|ad[oa]s?)|debit(?:aron|o|ad[oa]s?|ou|aram|ed)|descont(?:aron|o|ad[oa]s?|ou|aram)|(?:me|nos) (?:sac|tom|llev|quit)(?:aron|o|aram|ou) (?:la |mas )?(?:plata|dinero|lana|guita|dinheiro))(?: [^ ]+){0,3} (?:(?:dos|2|tres|3) veces|2x|doble|por duplicado|duplicado|de mas|(?:duas|2|tres|3) vezes|em dobro|em duplicidade|a mais|twice|(?:two|2|three) times|double|too much)
  (?:dos veces|2 veces|duas vezes|2 vezes|twice|two)(?: (?:el|la|o|a|the|mi))? (?:cargos?|cobros?|cobrancas?|charges?)|(?:cargo|cobro|cobranca|charge)(?: [^ ]+){0,2} (?:no|nao|don t|didn t|not) (?:reconozco|reconheco|hice|fiz|recogni[sz]e|make)
  (?:doble|duplicado) (?:pago|cobro|debito|cargo)|(?:pago|cobro|debito|cargo) (?:doble|duplicado|repetido)|overcharged|double charged|(?:paid|charged) double|(?:pague|paguei|cobraron) (?:mal|errado)
  (?:pague|pagamos|transferi|deposite|mande|paguei|paid|sent|(?:hice|fiz) (?:una?|la|el|um|uma|o|a) (?:transferencia|pago|deposito|pagamento|pix))(?: [^ ]+){0,3} (?:por error|sin querer|por engano|by mistake)
  (?:quiero|quisiera|queria|necesito|pido|solicito|exijo|quero|preciso|want|need|d like|give me|get me|como (?:pido|solicito|tramito|consigo|hago para pedir|peco)|how (?:do|can) i get)(?! saber| preguntar| consultar)(?: (?!saber|preguntar|consultar|know)[^ ]+){0,3} ${BACK}
  (?:cuando|donde|quando|onde|when|where|en cuanto tiempo|cuanto (?:tarda|demora|tardan|demoran))(?: [^ ]+){0,3} (?:${BACK}|devuelv[a-z]+|devolver[a-z]*|devolve[a-z]*|reintegr[a-z]+|reembols[a-z]+)
  (?:todavia|aun|nunca|ainda|tampoco) (?:no |nao )?(?:me |nos )?(?:devolvieron|devolvio|reintegraron|reembolsaron|devolveram|reembolsaram|llego (?:el |la |mi )?${BACK})
  (?:refund|return|give back|devolv|devuelv|devolvam|estorn|reembols|reintegr|regres)[a-z]*(?: (?:el|la|o|a|os|me|to))* (?:me|my|mi|mis|meus?|minha|mi) ?(?:money|deposit|payment|dinero|plata|pago|deposito|sena|anticipo|dinheiro|pagamento|sinal|pix)?(?= $| please| por favor| porfa)|(?:can|could|may) i (?:have|get|request) (?:a |my |the )?(?:full )?refund(?= $| please)|(?:can|could) i (?:have|get) my (?:money|deposit|payment) (?:back|refunded)
  no me (?:devolvieron|devolvio|reintegraron|reembolsaron)|(?:devolve|devuelve|devuelvan|devuelva|reintegr[ae]n?|reembols[ae]n?)me|(?:me|nos) (?:podes|puedes|puede|pueden|podrian|podria|podrias|tienen que|tenes que|van a|vas a) (?:devolver|reintegrar|reembolsar)(?= (?:la (?:plata|sena|guita)|el (?:dinero|pago|importe|monto)|lo que|mi|los) )
`);
/** Asked of what has not happened: a question, whose answer a person may know. */
const IF_EVER =
  '(?:y |e )?(?:si|se|if) (?:yo |eu |i |al final |despues |no )*(?:cancel|anul|falt|desmarc|voy|puedo|vou|posso)[a-z]*';

/** Somebody is in danger: no bot's matter. "¿Atienden urgencias?" and "turno urgente" are errands. */
const DANGER = group(`
  (?:tengo |tuve |es )?(?:una )?emergencia(?: medica| dental)?|emergency|emergencia grave
  (?:se (?:me )?(?:esta |nos esta )?(?:muriendo|muere)|(?:esta|ta) morrendo|is dying)(?! de (?:ganas|hambre|risa|calor|frio|miedo|sed|vergu|fome|rir|vontade))|^ (?:(?:hola|por favor|porfa|ayuda|si|oi|hi) )*(?:es|e|it s) (?:una |uma |an )?(?:urgencia|emergency)(?= $| (?:mi|se|esta|my|meu|minha) )
  (?:me |le |nos )?sangr[a-z]+(?: [^ ]+){0,6} (?:mucho|muchisimo|demasiado|sin parar|no para)|no (?:para|deja|paro) de sangrar|no (?:le |me )?para la sangre|(?:perd[a-z]+|sale) mucha sangre
  (?:sigo|sigue|seguimos|continuo|continua|todavia|aun|still|ainda)(?: (?:esta|estoy|estou|con|am|is|me|le))* (?:sangr[a-z]+|bleeding)
  bleeding(?: [^ ]+){0,2} (?:badly|a lot|heavily|out)|(?:won t|doesn t|not) stop(?: [^ ]+){0,2} bleeding|sangrando muito|nao para de sangrar
  (?:estoy|estamos|estou|i m|i am) (?:sangrando|bleeding)(?!(?: [^ ]+){0,5} (?:poco|poquito|pouco|little|cuando|quando|when|al))
  (?:sangrando|sangra|bleeding)(?: [^ ]+){0,4} (?:ayuda|ayudenme|ajuda|auxilio|socorro|help)(?= $)|(?:ayuda|ayudenme|ajuda|auxilio|socorro|help)(?: [^ ]+){0,4} (?:sangrando|bleeding)
  (?:no puedo|no logro|me cuesta|no puede|nao consigo|can t|cannot|trouble) (?:casi )?(?:respir|tragar|breath|breathing)[a-z]*|me (?:ahogo|falta el aire)|falta de ar
  (?:cara|garganta|lengua|cuello|rosto|lingua|face|throat|tongue) (?:(?:esta|muy|re|toda|super|is|bem|muito|all|ta) )*(?:hinchad[oa]|inflamad[oa]|inchad[oa]|swollen)
  reaccion alergica|allergic reaction|reacao alergica|se (?:me|le) (?:hincho|esta hinchando|inflamo)(?: [^ ]+){0,3} (?:cara|garganta|lengua|boca|ojo)
  (?:me|se) desmay[a-z]*|(?:(?<!se )me|se) descompus[a-z]*(?! (?:el|la|mi|nuestr[oa]) (?:coche|carro|auto|moto|camioneta|bici|bicicleta|vehiculo|camion|taxi|bus|celular|telefono))|perdio el conocimiento|convuls[a-z]+|dolor (?:de|en el) pecho|infarto
  (?:quiero|voy a) (?:matarme|suicidarme)|me quiero (?:morir|matar)|suicid[a-z]*|(?:quero|vou) (?:morrer|me matar)|(?:kill|harm) myself|(?<! i (?:just |have |ve )?)hurt myself|i hurt myself (?:again|sometimes|on purpose|when i|every)|desangr[a-z]+|end my life|(?:want|wanna) (?:to )?die
  (?:ya |mais )?(?:no|nao|don t) (?:quiero|quero|aguanto|want to|tengo (?:ganas|fuerzas) (?:de|para)|tenho vontade de) (?:mas )?(?:seguir |continuar |keep )?(?:vivir|viviendo|viver|vivendo|liv(?:e|ing))(?! (?:aqui|aca|en|em|con|com|here|in|with|lejos|tan|una|esta))
  (?:quitar|sacar)(?:me|se)? la vida|(?:me|se) (?:quiero|quiere|voy a|va a) (?:quitar|sacar) la vida|(?:hacer|hice|hago|haciendo)(?:me|se)? dano|(?:cortar|corte|corto)(?:me)? las venas
  (?:me (?:siento|encuentro|sinto)|estoy|estou|i feel|i m) (?:(?:muy|tan|re|demasiado|super|bien|muito|tao|really|so|very) )*(?:mal|fatal|desesperad[oa]|deprimid[oa]|angustiad[oa]|desbordad[oa]|awful|terrible|desperate|depressed)(?: [^ ]+){0,4} (?:ayuda|ayudenme|ayudame|ajuda|socorro|help)(?! (?:para|con|pra|com|to|with))
  (?:tengo|esta dando|me dio|me da|estoy (?:con|teniendo)|tenho|having|tendo) (?:un|um|a) (?:ataque de panico|panic attack)|(?:ataque|crisis) de panico(?: [^ ]+){0,3} (?:ayuda|ayudenme|ajuda|socorro|help)
  (?:atropell[a-z]+|atropelou|atropelaram|envenen[a-z]+|intoxic(?:o|ado|ada|aron|ando))|(?:cog|agarr|pis|arroll)[a-z]+ un (?:carro|auto|coche|camion|bus|moto)
  (?:vomit|bot|escup|ech|tos|orin|mead?|cag)[a-z]*(?: [^ ]+){0,1} sangre|(?:vomitando|tossindo|cuspindo) sangue|(?:vomiting|coughing|throwing) (?:up )?blood
  (?:se |me )?(?:comio|trago|tomo|bebio|ingirio|comeu|engoliu|bebeu|ate|swallowed|drank|tragado)(?: [^ ]+){0,3} (?:veneno|raticida|matarratas|insecticida|cloro|lavandina|anticongelante|pilas?|poison|bleach)
  (?:no|nao|isn t|not) (?:esta |ta |le )?(?:respira|respirando|breathing)|se (?:me )?(?:esta )?(?:ahog(?:a|o|ando)|asfixi(?:a|ando))|(?:esta|se|is) (?:chok|engasg)[a-z]*
`);
/** An invoice to somebody's tax number is made out by people. */
const TAX_ID = '(?:rfc|cuit|cuil|rut|nit|ruc|cpf|cnpj|razon social|razao social|tax id)';
const INVOICE = '(?:factur[a-z]*|invoices?|nota(?: fiscal)?|boletas?)';
/** One that is needed, not one that is asked about ("¿dan factura?"). */
const NEEDS_INVOICE = group(`
  (?:necesito|ocupo|requiero|preciso|quiero|quisiera|quero|need|want|me (?:haces?|das?|dan|emiten?|mandas?|mandan|envian?|genera[sn]?))(?: (?:que me (?:hagan|den|manden|emitan)|una|la|mi|el|um|uma|a|an|o|the|minha))* (?:factura|cfdi|nota fiscal|invoice)
  (?:necesito|quiero|ocupo) facturar|factur[ae]n?me|(?:me|nos) (?:pueden|puede|podes|puedes|podrian?|podrias) (?:facturar|hacer (?:la |una )?factura)
  ^ (?:(?:hola|y|la|una|mi|a|uma|the|an) )*(?:factura|cfdi|nota fiscal|invoice)(?: (?:por favor|porfa|porfavor|please|pls|gracias))* $
`);
const TO_INVOICE = `${NEEDS_INVOICE}|${INVOICE}(?: [^ ]+){0,8} ${TAX_ID}|${TAX_ID}(?: [^ ]+){0,8} ${INVOICE}`;
/** What is known of a customer is a person's to show and to delete. */
const OWN_DATA = group(`
  (?:borr|elimin|suprim|delet|apag|remov)[a-z]*(?: [^ ]+){0,2} (?:mis|mi|los|todos los|my|meus|os meus) (?:datos|informacion|registros?|historial|data|info|dados)
  (?:que|cuales) datos (?:mios )?(?:tienen|guardan|tenes)(?: [^ ]+){0,2} (?:mios|de mi|sobre mi)|proteccion de datos|derecho al olvido
`);

/** Whatever is open waits for it: somebody in danger, and who asks what is kept of him. */
export const AT_ONCE: Rule = {
  hit: { intent: 'person', confidence: 0.96 },
  when: words(`${DANGER}|${OWN_DATA}`),
  // A family's emergency is why somebody does not come.
  not: words(`
    family emergency|emergencia (?:familiar|de familia)
    (?:no es|ninguna|sin|atienden|tienen|hacen|numero de|telefono de) (?:una )?(?:emergencias?|urgencias?)
  `),
};

/** The link, or paying, that does not work, and a hand that is asked for: the same link again is none. */
const FAILS =
  '(?:(?:link|liga|enlace|pago|pagar)(?: [^ ]+){0,3} (?:no|nao|not|error)(?: [^ ]+){0,2}|(?:no|nao|can t)(?: [^ ]+){0,3} (?:link|liga|enlace|pagar|pago|pay))';
const HELP =
  '(?:alguien|me|nos|alguem|can (?:someone|you))(?: (?:pueden?|puedes|podes|podria[ns]?|pode|me|nos))* (?:ayud|ajud|help|echa(?:r|n)? una mano)[a-z]*';

export const HELP_TO_PAY: Rule = {
  hit: { intent: 'person', confidence: 0.95 },
  when: words(`${FAILS}(?: [^ ]+){0,4} ${HELP}|${HELP}(?: [^ ]+){0,4} ${FAILS}`),
};

const NO_COMPLAINT = words(
  `(?:no|sin) (?:es |tengo )?(?:una |ninguna )?(?:queja|reclamo)s?|${IF_EVER}|politica|${OWN_MESS}|${ELSEWHERE}`,
);
/** What was done to him, or how, was bad: a person hears it, and it is regretted. */
export const COMPLAINS: Rule = {
  hit: { intent: 'person', confidence: 0.92 },
  when: words(COMPLAINT),
  not: NO_COMPLAINT,
};

/** "¿Me dan factura?": whether they do, and nobody has to make one out yet. */
const ASKS_FOR_INVOICES: Rule = {
  hit: { intent: 'ask', topic: 'otro', area: 'PAGOS', confidence: 0.92 },
  asks: true,
  when: words(`^ (?:(?:y|hola|buenas|entonces|tambien) )*(?:me|nos) d(?:a|as|an) (?:(?:la|una|mi) )?factura(?= $)`),
};

export const PEOPLE_RULES: readonly Rule[] = [
  AT_ONCE,
  HELP_TO_PAY,
  ASKS_FOR_INVOICES,
  {
    hit: { intent: 'person', confidence: 0.97 },
    when: words(`
      (?:no |nao |don t )(?:quiero|quero|deseo|want to|quisiera)${NEAR}(?:hablar|falar|talk|speak|chatear|tratar|seguir)${NEAR}${WITH}${NEAR}(?:robots?|bots?|maquinas?|contestador[a]?|ia|machine)
    `),
  },
  {
    hit: { intent: 'person', confidence: 0.95 },
    when: words(`${REACH}(?: [^ ]+){0,4} (?:${WITH} |de |a |un |una |um |uma |al |pra |para )*${A}*${PERSON}
      (?:me|nos) (?:pas[ae]s?|comunicas?|comuniques?|conectas?|podes pasar|puedes pasar|puede pasar|podria pasar|pasaria) con (?:la|el|una|un|algun|alguna) (?:senorit[ao]|senora?|chic[ao]|muchach[ao]|jefe|que atiende|quien atiende)
      (?:pas|comunic|conect|pon)(?:a|e|en)(?:me|nos) con (?:la|el|una|un|algun|alguna) (?:senorit[ao]|senora?|chic[ao]|muchach[ao]|que atiende|quien atiende)`),
    not: words(`
      (?:no |nao |sin |don t )(?:quiero|hace falta|necesito|me pas[a-z]*|hablar|want|need|quero|preciso)(?: que)?(?: [^ ]+){0,4} ${PERSON}
      ${NO_TALK}|${NONE_WANTED}|${SAME_ONE}|${WITH_HIS_OWN}
      ${TALKED_BEFORE}
    `),
  },
  {
    hit: { intent: 'person', confidence: 0.93 },
    when: words(`
      (?:hablar|falar|talk|speak)(?: (?:directamente|directo|personalmente|primero|antes|mejor|ya|ahora|urgente|direto|diretamente|directly|privately))? ${WITH} (?!vos|usted|ustedes|quien|voce|voces|you)[^ ]+
      ${WITH} (?:una|un|uma|um|a) (?:persona|humano|humana|asesor|asesora|operador|operadora|pessoa|atendente|agente|person|human|agent)
      atencion al (?:cliente|publico)|servicio al cliente|customer (?:service|support)|(?:soporte|asesor|agente) humano|ayuda humana|carne y hueso
      (?:algun|hay un|hay alguna|any) (?:humano|persona|human|person)|(?:ser |seres )humanos?
      alguien (?:real|de verdad|ahi|que me (?:atienda|ayude|explique|llame))|hay alguien(?! (?:libre|disponible|que (?:atiend|trabaj|hag|pued|cort|est)[a-z]*))|tem alguem(?! (?:livre|disponivel|que (?:atend|faz|trabalh)[a-z]*))|persona real|real person|atendeme|atiendeme
      que me (?:ayude|llame|contacte|escriba|responda|conteste) (?:un|una|alguien|el|la)
      que me atienda (?:alguien|(?:un|una|el|la) ${PERSON})
      ${PUT_THROUGH} (?:me )?${WITH} (?!el link|ese|esa|eso|las? [0-9]|la opcion)[^ ]+
      me transfere
      (?:con|com) (?:quien|quem) (?:(?:me|yo|eu|se|nos) )*(?:puedo|podria|podemos|debo|tengo que|necesito|hay que|puede|posso|devo|preciso) (?:yo )?(?:hablar|comunicar(?:me)?|contactar(?:me)?|conversar|tratar|platicar|falar)(?! (?:para|pra) (?:agendar|reservar|sacar|pedir|programar|marcar) )
      (?:con|com) (?:quien|quem) (?:me )?(?:hablo|comunico|contacto|falo) (?:para|pra|por|sobre|acerca)(?! (?:agendar|reservar|sacar|pedir|programar|marcar) )|who (?:can|should|do|could) i (?:talk|speak) (?:to|with)
      (?:numero|telefono|contacto|celular|whatsapp|cel) (?:del|de la|de tu|de su|de un|de una|de) (?:encargad[oa]|duen[oa]|gerente|jefe|jefa|asesor|asesora|supervisor|recepcion|secretaria|administracion|doctor|doctora)
      (?:cade|onde esta|donde esta) (?:o|a|el|la) (?:atendente|encargad[oa]|recepcionista|asesor|gerente|duen[oa])
      (?:quiero|necesito|quero|preciso|want|dame|deme|busco|exijo) (?:un|una|a|um|uma|al|el|la) (?:asesor|asesora|operador|operadora|agente|encargad[oa]|gerente|representante|supervisor|atendente|persona|humano|pessoa|human|person|agent)
      who (?:is|s) in charge|quien (?:esta a cargo|manda)|get me (?:your|the) (?:boss|manager|owner)|(?:text|message|talk to|speak to|there) a human
      (?:hablar|talk|speak) (?:por|on the|over the|by) (?:telefono|phone)|want to complain|stop the bot
      (?:chega|basta|cansad[oa]|podrid[oa]) de (?:este |tanto |tanta |os |los )?(?:robos?|bots?|robots?|respuestas automaticas|maquinas?)|(?:con|de) respuestas automaticas
      no sirve (?:este|el|tu) (?:chat|bot)|(?:bot|chat|this) is useless|(?:este|el) (?:bot|chat) no (?:sirve|entiende|anda)
      (?:me das|pasame|me pasas|dame|hay|tienen) (?:el |un |algun )?(?:fijo|telefono|numero)(?: [^ ]+){0,2} (?:llamo|hablo|llamar|llamarlos)
      (?:pregunt[ae]n?les?|consult[ae]n?les?|pergunt[ae] (?:pra|para|a) el[ea]s?|ask them)(?: (?:por favor|porfa|porfis|please|entonces|gracias|nomas|vos|usted))* $
      no quiero (?:mas )?(?:este |el |un )?bot|hart[oa] de (?:este |el |un )?bot
    `),
    not: words(`
      no quiero (?:hablar|que)(?: [^ ]+){0,2} (?:una persona|un asesor|una|alguien|nadie|un operador)
      (?:soy|somos|hablo|habla) alguien|para una persona|${TALKED_BEFORE}|${NO_TALK}|${NONE_WANTED}|${WITH_HIS_OWN}
      (?:hablar|conversar|platicar|falar|talk|speak) ${WITH} ${SEEN_TO_TALK}
    `),
  },
  // To be called.
  {
    hit: { intent: 'person', confidence: 0.93 },
    when: words(`
      que (?:(?:alguien|el|la|un|una|mi|o|a|uma?) (?:[^ ]+ ){0,3})?me ${CALLS}|llam(?:ame|enme|eme|adme)|me (?:podes|puedes|puede|pueden|podrian|podria|podrias|podeis) llamar
      me llaman|(?:puede|pueden|podes|puedes|podria|podrian) llamarme|call me|me liga|me liguem
    `),
    not: words(`no (?:me )?llam[a-z]*|me llaman? [a-z]+|no (?:quiero|hace falta|es necesario) que me ${CALLS}`),
  },
  COMPLAINS,
  { hit: { intent: 'person', confidence: 0.92 }, when: words(`${OWED_BACK}|${TO_INVOICE}`), not: NO_COMPLAINT },
];
