/**
 * Word groups that the keyword rules are written with: alternatives of a regular expression over a normalised text
 * (folded, one space between words). Whole words only: "ahora" holds no "hora" (must-hold 2).
 */
import { CANNOT, THEY_CANNOT_COME } from './cannot.ts';

/** The days of the week, folded: alternatives, to stand in a group. */
export const ES_DAY = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';
export const ES_DAYS = 'lunes|martes|miercoles|jueves|viernes|sabados?|domingos?';
export const PT_DAY = 'segunda|terca|quarta|quinta|sexta';
/** Of all three languages. */
export const WEEKDAY = `(?:${ES_DAY}|${PT_DAY}|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`;
/** Something in the diary. */
export const APPOINTMENT =
  '(?:turnos?|turnito|citas?|citica|citita|reservas?|reservacion|reservaciones|clases?|sesion|sesiones|consultas?|visitas?|horarios?|hora|agenda|agendamento|agendamentos|encontro|sessao|aula|marcacao|appointments?|bookings?|reservation|session|class|visit|appt|slot|spot|entrevista|valoracion|evaluacion|control)';
/** Places that are counted by those who come: "dos cupos" are of two. */
export const SEATS =
  '(?:cupos|cupitos|lugares|lugarcitos|espacios|espacitos|huecos|huequitos|vagas|spots|places|slots|campos)';
/** A place in the diary that may be free. */
export const PLACE =
  '(?:turnos?|turnito|citas?|cupos?|huecos?|huequito|espacios?|espacito|lugar|lugares|lugarcito|vagas?|disponibilidad|disponibles?|horarios?|horas?|agenda|disponibilidade|disponivel|disponiveis|slots?|openings?|availability|available|appointments?|spots?|libres?|campo|campito|reserva)';
export const PERSON =
  '(?:personas?|humanos?|humana|seres? humanos?|alguien|asesor|asesora|asesores|operador|operadora|operario|agente|encargado|encargada|gerente|duen[oa]|supervisor|supervisora|representante|ejecutivo|ejecutiva|recepcion|recepcionista|secretaria|secretario|vendedor|vendedora|administrador|administradora|administracion|responsable|jefe|jefa|atendente|pessoa|pessoas|humano|alguem|people|person|human|someone|somebody|representative|manager|agent|staff|operator|receptionist|supervisor|real)';
/** To talk with one of them is the appointment. */
export const SEEN_TO_TALK =
  '(?:un|una|um|uma|a|algun|alguna) (?:psicolog[oa]|psiquiatra|terapeuta|therapist|psychologist|nutricionista|nutriolog[oa]|abogad[oa]|advogad[oa]|lawyer|coach|sexolog[oa])';
export const BILL =
  '(?:factura|facturas|copago|coseguro|cuota|cuotas|recibo|recibos|deuda|cuenta|pago|mensualidad|mensualidades|matricula|saldo|total|monto|abono|inscripcion|importe|lo que debo|pendiente|boleta|arriendo|pension|anualidad|membresia|precio|costo|valor)';
/** Ways in which money is sent, by country. */
export const TRANSFER =
  '(?:nequi|daviplata|bancolombia|bre b|pse|yape|plin|oxxo|spei|clabe|cbu|cvu|alias|pix|bizum|iban|transferencia|transferencias|deposito|consignacion|mercado pago|zelle|paypal|venmo|tarjeta|tarjetas|qr|deuna|payphone|boleto|rut)';
export const PAID =
  '(?:pague|pagamos|abone|abonamos|transferi|transferimos|deposite|depositamos|consigne|yapee|plinee|gire|sene|cancele|pagado|paguei|pagamos|transferiu|depositei|transferido|depositado|abonado|consignado)';
const PUT_IN = `(?:lo|o) que (?:(?:ya|ja|eu|yo|te|les?|l[oa]) )*(?:${PAID}|puse|di|adelante)`;
const HIS_MONEY =
  '(?:sena|senia|anticipo|adelanto|deposito|deposit|plata|guita|lana|dinero|pago|abono|sinal|dinheiro|money|payment)';
/** What becomes of money that was paid: asked after it, and no claim to have paid. */
export const GIVEN_BACK = [
  `(?:devuelv|devolv|reintegr|reembols)[a-z]*(?: [^ ]+){0,3} ${PUT_IN}|(?:y|e|and|pierdo|perco|recupero|con|com) (?:todo )?${PUT_IN}`,
  `(?:pierdo|pierde|perco|perde|lose)(?: (?:el|la|mi|toda|todo|o|a|meu|minha|my|the))* ${HIS_MONEY}`,
  '(?:y|e|and) (?:la|el|o|mi|meu|my) (?:plata|guita|lana|dinero|dinheiro|money)(?= $| que )|(?:money|deposit|payment|it) back(?= $| if )',
].join('|');
const verb = (stem: string): string => `${stem}[a-z]*`;
/** "para el", "al", "para la tarde": where an appointment goes. */
export const MOVE = [
  verb('reprogram'),
  verb('reagend'),
  verb('reajend'),
  verb('posterg'),
  verb('pospon'),
  verb('pospus'),
  verb('aplaz'),
  verb('reubic'),
  verb('remarc'),
  verb('reschedul'),
  verb('postpon'),
  verb('rebook'),
  verb('antecip'),
  'adiar',
  'adia',
  'adiamos',
  'adiantar',
  'recalendariz[a-z]*',
].join('|');
/**
 * Endings of a verb that asks for something, with what hangs on them: cambi-a, -ar, -ame, -emela, -arlo. One pattern for
 * all stems: written out for each verb they take a tenth of a second to compile.
 */
const ASKING =
  '(?:[aeo]|as|es|an|en|ar|er|ad|ai|amos|emos|ando|iendo|aria|arias|arian|eria|erian|aste|ei|ou)(?:me|nos|te|se|le|les)?(?:l[oae]s?)?';
/** Verbs that move an appointment only when they have one for an object; "de 5 en adelante" moves none. */
const FORWARD = 'adelant(?:(?!e )|(?<! (?:en|para|pa|por|hacia) adelant))';
/** "No pasa nada?", "pasa algo si llego tarde?": nothing is moved by it. */
const PASS = 'pas(?!a(?:ria|ba)? (?:nada|algo) )';
export const SHIFT = `(?:(?:cambi|mov|muev|${PASS}|corr|recorr|${FORWARD}|atras|retras|traslad|modific|mud|troc|passa?)${ASKING}|rod(?:ar|emos|amos|arnos)|rod(?:ar|a|e)(?:me|mel|l)[oa]?|rued[ae](?:me|l|mel)[oa]?|reacomod${ASKING}|desplaz${ASKING}|difer(?:ir|im)[a-z]*|difier[ae][a-z]*|pate(?:ar|amos|emos)[a-z]*|modifique|movido|alterar|transfer(?:ir|e)|passar?|moved?|moving|chang(?:e|ed|ing)|push(?:ed)?|switch|swap|shift|delay|bring forward)`;
/** Why somebody comes at another time, or not at all. */
export const CANNOT_COME = `(?:no voy a (?:llegar|alcanzar)|${THEY_CANNOT_COME}|(?:${CANNOT}|no voy a)(?: ir| asistir| llegar)?|(?:me |nos |se me |se nos )(?:surgio|salio|aparecio|presento|complico|complica|atraveso|junto|cruzo|hizo tarde|rompio|quedo|retraso|demoro|cancelo)|me (?:clavaron|pusieron|mandaron|llamaron|agarro|viene fatal|viene mal|queda imposible|queda dificil)|surgio|surgido|imprevisto|compromiso|tengo (?:una |un )?(?:reunion|viaje|examen|entrega|turno medico|problema)|salgo (?:tarde|recien)|estoy (?:en un trancon|en un trancazo|atascad[oa]|en el trafico|demorad[oa]|atrasad[oa])|voy (?:tarde|atrasad[oa]|demorad[oa]|con retraso)|(?:el )?(?:vuelo|voo|bus|colectivo|tren)(?: [^ ]+){0,2} (?:atraso|atrasou|demoro|cancelo)|imprevisto|came up|can t make it|cannot make it|won t make it|running late|stuck)`;
/** Who does not come to what he has: "no puedo ir", "no llego a mi cita", "I can't make it". */
export const ABSENT = `(?:${[
  `(?:${CANNOT}(?: a)?|no (?:voy|vamos) a)(?: [^ ]+)? (?:ir|asistir|llegar|acudir|venir|comparecer|chegar|vir)`,
  `${CANNOT}(?: a ir| ir)? (?:al|a la|a mi) ${APPOINTMENT}`,
  THEY_CANNOT_COME,
  '(?:can t|cannot|won t|won t be able to|not able to|not going to) (?:make it|come|attend|be there|go)',
  'nao vou (?:ir|comparecer|chegar|vir)',
].join('|')})`;
/** "Quiero", "necesitamos", "would like": something is wanted, by one or by several. */
export const WANT =
  '(?:quier(?:o|e|en)|queremos|querr?ia(?:mos)?|quisiera(?:mos|n)?|necesit(?:o|a|an|amos|aria|ariamos)|precis(?:o|a|amos)|quero|(?:me |nos )?gustaria|gostaria(?:mos)?|busc(?:o|amos)|dese(?:o|amos|aria|ariamos)|want|need|would like|d like)';
/** "Me interesan las clases", "estoy interesada en…", "vi su anuncio de…", "tenho interesse em", "I'm interested in": as much, behind an advertisement. */
export const INTERESTED =
  '(?<! (?:no|nao|not|sin|sem|ni|tampoco) (?:(?:estoy|estamos|estou|am|are|me|muy|tan|really) ){0,2})(?:(?:me|nos) (?:interesan?|interesarian?|interessam?|interessaria)|interesad[oa]s? (?:en|por)|interessad[oa]s? (?:em|n[oa]s?|por|pel[oa]s?)|(?:tengo|tenemos|tenho|temos) (?:mucho |muito )?inter(?:es|esse) (?:en|por|em|n[oa]s?|pel[oa]s?)|interested in|(?:vi|vimos|mire|saw|(?:me|nos) (?:salio|aparecio|aparece|sale)) (?:el|la|su|tu|un|una|vuestr[oa]|o|a|seu|sua|um|uma|your|the|an) (?:anuncio|aviso|publicidad|publicacion|posteo|post|promo|promocion|reel|propaganda|publicacao|ad) (?:de|del|sobre|do|da|for|about|of))';
/** "Todavía no me entregan…", "aún no recibo…", "ainda não chegou": what should be there and is not, and no time that he asks for himself. */
export const NOT_THERE_YET =
  '(?:todavia|aun|ainda) (?:no|nao) (?:(?:me|nos|le|les|se|he|hemos|ha|han|hay|l[oa]s?|eu) )*(?:(?:entreg|recib|receb|respond|contest|atiend|atend|devuelv|devolv|resuelv|resolv|solucion|arregl|aparec)[a-z]*|lleg(?:a|an|o|aron|ado|ue|uen)|cheg(?:a|am|ou|aram)|(?:mand|envi|pas|llam|avis|inform|confirm|cambi|instal|termin)(?:an|aron|ado|aram)|(?:mand|envi|pas|llam|avis)o|dan|dieron|dado|deram|(?:tengo|tenemos|tenho|temos) (?:mis?|el|la|los|las|meus?|minhas?|o|a|os|as|ninguna?|noticias|respuesta|resposta|nada)|(?:esta|estan|estao|sale|salen|salieron|saiu) (?:mis?|el|la|los|las|list[oa]s?|meus?|minhas?|o|a|os|as|pront[oa]s?)|salieron|estan)';
/** Something stays as it is. */
export const KEEP = 'dej(?:a|ame|e|eme|en|o|emos)|me quedo con|mante[nmr][a-z]*|conserv[a-z]*|keep|leave|deixa|fica';
/** The same of one that is told by name: "el control dejalo", "la del viernes la dejás". */
export const STAY = `(?:${KEEP}|dej(?:al[oa]|el[oa])|l[oa]s? dej(?:as?|amos))`;
export const CANCEL = `(?:cancel(?:led|ling|amento|acion)?|anulacion|(?:cancel|anul|(?<!se (?:me |nos )?)borr|elimin|desmarc|desagend|suspend)${ASKING}|(?:d[ae]r?|d[ae]l[oae]|darl[oae]|denl[oae]|dame|deme) de baja|quitad?me|quiteme|quitar(?:l[oa]s?)?|quit[ae]l[oa]s?|(?<= (?:del? (?:${WEEKDAY}|hoy|manana)|de las [0-9]+|(?:mi|el|la) ${APPOINTMENT}) )quit[ae](?:me|nos)l[oa]s?|quit[ae](?= (?:el|la) del? )|baj[ae](?:me|nos)(?:l[oa]s?|(?= (?:el|la|mi) (?:[a-z]+ )?(?:del? (?:la |el )?)?(?:${WEEKDAY}|hoy|manana)))|saqueme de|sacame de|call off|call it off|drop)`;
/** "Uy no, me confundí, era a las 11": of what was just booked. */
export const MISTAKEN =
  /^ (?:(?:no|uy|ay|uh|ah|oh|ups|oops|perdon|disculpa|disculpe|che|nao|sorry|desculpa) )*(?:me (?:confundi|equivoque|enganei|trompei)|errei|my mistake|i meant|quise decir|quis dizer) /;

/** Before "las dos" of people or things, in folded text; behind these it is an hour: "a las dos", "jueves las dos", "el 12 las dos". */
export const NOT_BEHIND_TIME = String.raw`(?<!(?<![a-z])(?:a|al|de|del|da|das|do|para|pra|pa|tipo|desde|hasta|ate|at|of|entre|como|sobre|y|e|o|u|ou|or|hoy|hoje|manana|amanha|tarde|${WEEKDAY}|[0-9]+)\s+)(?<![a-z])`;

/** What is asked of who comes, by its name; folded, as words. */
export const FIELD_NAME = '(?:correo|e ?mail|mail|dni|cedula|cc|ci|rut|run|curp|cpf|documento|nie|nif)';

/** How many, from two on: more than six come with a person's help. */
// prettier-ignore
export const HOW_MANY: Readonly<Record<string, number>> = {
  dos: 2, dois: 2, duas: 2, two: 2, 'un par de': 2, 'a couple of': 2, 2: 2, tres: 3, three: 3, 3: 3, cuatro: 4, quatro: 4, four: 4, 4: 4,
  cinco: 5, five: 5, 5: 5, seis: 6, six: 6, 6: 6,
};
export const SEVERAL = `(?:${Object.keys(HOW_MANY).join('|')})`;

/** "A la misma hora", "en ese mismo horario", "na mesma hora", "at the same time", of an hour that was told: in a pattern, on folded text. */
export const SAME_HOUR =
  '(?:(?:(?:a|en|de) )?(?:la|esa) misma hora|(?:(?:en|a) )?(?:el|ese) mismo horario|(?:a|na|no|nessa|nesse) mesm[oa] (?:hora|horario)|(?:at )?(?:the|that) same (?:time|hour))';

/** What the house writes for who was there: no file has it. */
export const PAPER =
  '(?:certificados?|constancias?|justificativos?|historia(?:l)? (?:clinic[oa]|medic[oa])|expediente|radiografias|placas|resultados|analisis|estudios|recetas?(?: medicas?)?|orden medica|informe medico|atestados?|exames|prontuario|receituario|medical (?:records?|certificate)|(?:test )?results|x rays|sick note|prescription)';
