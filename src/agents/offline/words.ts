/**
 * Word groups that the keyword rules are written with: alternatives of a regular expression over a normalised text
 * (folded, one space between words). Whole words only: "ahora" holds no "hora" (must-hold 2).
 */

/** Something in the diary. */
export const APPOINTMENT =
  '(?:turnos?|turnito|citas?|citica|citita|reservas?|reservacion|reservaciones|clases?|sesion|sesiones|consultas?|visitas?|horarios?|hora|agenda|agendamento|agendamentos|encontro|sessao|aula|marcacao|appointments?|bookings?|reservation|session|class|visit|appt|slot|spot|entrevista|valoracion|evaluacion|control)';
/** A place in the diary that may be free. */
export const PLACE =
  '(?:turnos?|turnito|citas?|cupos?|huecos?|huequito|espacios?|espacito|lugar|lugares|lugarcito|vagas?|disponibilidad|disponibles?|horarios?|horas?|agenda|disponibilidade|disponivel|disponiveis|slots?|openings?|availability|available|appointments?|spots?|libres?|campo|campito|reserva)';
export const PERSON =
  '(?:personas?|humanos?|humana|seres? humanos?|alguien|asesor|asesora|asesores|operador|operadora|operario|agente|encargado|encargada|gerente|duen[oa]|supervisor|supervisora|representante|ejecutivo|ejecutiva|recepcion|recepcionista|secretaria|secretario|vendedor|vendedora|administrador|administradora|administracion|responsable|jefe|jefa|atendente|pessoa|pessoas|humano|alguem|people|person|human|someone|somebody|representative|manager|agent|staff|operator|receptionist|supervisor|real)';
export const BILL =
  '(?:factura|facturas|cuota|cuotas|recibo|recibos|deuda|cuenta|pago|mensualidad|mensualidades|matricula|saldo|total|monto|abono|inscripcion|importe|lo que debo|pendiente|boleta|arriendo|pension|anualidad|membresia|precio|costo|valor)';
/** Ways in which money is sent, by country. */
export const TRANSFER =
  '(?:nequi|daviplata|bancolombia|bre b|pse|yape|plin|oxxo|spei|clabe|cbu|cvu|alias|pix|bizum|iban|transferencia|transferencias|deposito|consignacion|mercado pago|zelle|paypal|venmo|tarjeta|tarjetas|qr|deuna|payphone|boleto|rut)';
export const PAID =
  '(?:pague|pagamos|abone|abonamos|transferi|transferimos|deposite|depositamos|consigne|yapee|plinee|gire|sene|cancele|pagado|paguei|pagamos|transferiu|depositei|transferido|depositado|abonado|consignado)';
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
/** Verbs that move an appointment only when they have one for an object. */
export const SHIFT =
  '(?:cambi(?:ar|o|a|e|en|as|es|amos|emos|arla|arlo|arle|arme|arnos|ame|amela|amelo|eme|emela|emelo|ando|andome|arian|aria|arias|ala|alo|elo|ela|enme|enmela|adme)|cambio|mov(?:er|erlo|erla|erme|emos|ido|eria|erian)|muev(?:e|o|a|an|eme|ame|elo|ela|emelo|emela|alo|ala)|pas(?:ar|o|a|e|en|as|es|amos|emos|arlo|arla|arme|armelo|armela|ame|amelo|amela|eme|emelo|emela|elo|ela|alo|ala|aria|arias|arian|enla|enlo|enme)|corr(?:er|erlo|erla|erme|ermelo|o|e|es|a|en|an|eme|emelo|emela|elo|ela|alo|ala|amos|emos|eria|erian)|recorr(?:er|erme|erla|erlo|a|e|o|en|emos)|adelant(?:ar|arlo|arla|arme|o|a|e|en|as|amos|ame|eme)|atras(?:ar|arlo|arla|arme|o|a|e|en|amos|ame)|retras(?:ar|arlo|arla|arme|o|a|e|en|amos)|traslad(?:ar|arlo|arla|arme|o|a|e|en|amos|ame)|modific(?:ar|arlo|arla|arme|o|a|ame)|modifique|mud(?:ar|a|amos|o)|muda|troc(?:ar|a|amos|o)|troca|alterar|transferir|transfere|passar|passa|move|moved|moving|change|changed|changing|push|pushed|switch|swap|shift|delay|bring forward)';
/** Why somebody comes at another time, or not at all. */
export const CANNOT_COME =
  '(?:no (?:llego|alcanzo|voy a llegar|voy a alcanzar)|no (?:puedo|podre|podemos|voy a poder|vamos a poder|voy a)(?: ir| asistir| llegar)?|(?:me |nos |se me |se nos )(?:surgio|salio|aparecio|complico|complica|atraveso|junto|cruzo|hizo tarde|rompio|quedo|retraso|demoro|cancelo)|me (?:clavaron|pusieron|mandaron|llamaron|agarro|viene fatal|viene mal|queda imposible|queda dificil)|surgio|surgido|imprevisto|compromiso|tengo (?:una |un )?(?:reunion|viaje|examen|entrega|turno medico|problema)|salgo (?:tarde|recien)|estoy (?:en un trancon|en un trancazo|atascad[oa]|en el trafico|demorad[oa]|atrasad[oa])|voy (?:tarde|atrasad[oa]|demorad[oa]|con retraso)|(?:el )?(?:vuelo|voo|bus|colectivo|tren)(?: [^ ]+){0,2} (?:atraso|atrasou|demoro|cancelo)|imprevisto|nao (?:vou conseguir|consigo|posso|vou poder)|came up|can t make it|cannot make it|won t make it|running late|stuck)';
export const CANCEL =
  '(?:cancel(?:ar|arles|arte|o|a|e|as|es|en|an|amos|emos|arlo|arla|arle|arme|armelo|armela|ame|amela|amelo|eme|emela|emelo|alo|ala|elo|ela|enla|enlo|enme|ando|aria|ad|adme|led|ling|amento|acion|ei|amos)?|anul(?:ar|o|a|e|as|es|en|amos|arlo|arla|arme|ame|amela|amelo|eme|emela|alo|ala|elo|ela|acion)|suspend(?:er|o|e|a|en|emos|erlo|erla|eme|elo|ela)|borr(?:ar|a|e|o|en|arlo|arla|arme|ame|eme|alo|ala|elo|ela|amela|amelo)|elimin(?:ar|a|e|o|en|arlo|arla|ame|eme|alo|ala|elo|ela)|desmarc(?:ar|a|o|ame|ei)|desagend(?:ar|a|ame|eme)|quitad?me|quiteme|quitar|saqueme de|sacame de|call off|call it off|drop)';
