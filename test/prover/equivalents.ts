/** Mutants that live, each with its reason. A name that is not here and lives fails the test; so does one that dies. */
const says = 'says that nothing is done: without it nobody takes the event, and nothing is done';
const initial = 'every context begins with this outcome';
const unasked = 'nobody asks for this outcome: reception looks for "reservado" and "derivado" only';
const notHeldYet = 'a held hour has its day, and with a day no branch is asked for';
const unreadable = 'only a frame of another version: test/machines/turn.test.ts';
const receptionFirst = 'reception asks first: the flow never opens without an appointment';

export const EQUIVALENT: Readonly<Record<string, string>> = {
  'recepcion.conversando timer.fired[2] dropped': says,
  'recepcion.conversando person.returned[0] dropped': says,
  'recepcion.escalando_a_humano turn.fruitless[0] dropped': says,
  'recepcion.escalando_a_humano flow.ended[1] dropped': says,
  'recepcion.escalado_a_humano customer.*[0] dropped': says,
  'recepcion.escalado_a_humano timer.fired[2] dropped': says,
  'recepcion.escalado_a_humano turn.progressed[0] dropped': says,
  'recepcion.escalado_a_humano turn.fruitless[0] dropped': says,
  'recepcion.escalado_a_humano system.unreadable[0] dropped': says,
  'recepcion.conversando customer.accepts[1] staying where it is': 'reception is there already',
  'recepcion.conversando customer.accepts[2] staying where it is': 'reception is there already',
  'recepcion.conversando customer.accepts[3] staying where it is': 'reception is there already',
  'recepcion.conversando customer.accepts[4] staying where it is': 'reception is there already',
  'recepcion.conversando customer.answers[1] staying where it is': 'reception is there already',
  'recepcion.conversando customer.rejects[0] staying where it is': 'reception is there already',
  'recepcion.conversando customer.rejects[1] staying where it is': 'reception is there already',
  'recepcion.conversando customer.rejects[2] staying where it is': 'reception is there already',
  'recepcion.conversando customer.exits[1] staying where it is': 'reception is there already',
  'recepcion.conversando customer.wants_booking[0] staying where it is': 'reception is there already',
  'recepcion.conversando customer.wants_booking[1] staying where it is': 'reception is there already',
  'recepcion.conversando customer.asks[3] staying where it is': 'reception is there already',
  'recepcion.conversando customer.asks[5] staying where it is': 'reception is there already',
  'recepcion.conversando flow.ended[1] action 1 dropped':
    'a booking has just ended: reception has no list and no topic',
  'agenda.AGENDA_ACLARANDO_HORA customer.goes_back[0] action 0 dropped': notHeldYet,
  'agenda.AGENDA_ACLARANDO_HORA customer.goes_back[0] action 1 dropped': notHeldYet,
  'agenda.aceptado always[10] action 1 dropped': 'the choice has held the slot already',
  'agenda.pagado always[3] action 3 dropped': 'what was just paid is the order of this very booking already',
  'agenda.sin_cambios entry action 0 dropped': initial,
  'reprogramacion.sin_cambios entry action 0 dropped': initial,
  'cancelacion.sin_cambios entry action 0 dropped': initial,
  'pagos.sin_cambios entry action 0 dropped': initial,
  'pagos.link_enviado entry action 0 dropped': unasked,
  'reprogramacion.inicio flow.begin[0] dropped': receptionFirst,
  'reprogramacion.inicio flow.begin[0] staying where it is': receptionFirst,
  'reprogramacion.inicio flow.begin[0] action 0 dropped': receptionFirst,
  'cancelacion.inicio flow.begin[0] dropped': receptionFirst,
  'cancelacion.inicio flow.begin[0] staying where it is': receptionFirst,
  'cancelacion.inicio flow.begin[0] action 0 dropped': receptionFirst,
};

/** Not equivalent, and held elsewhere: no trace comes to a frame of another version. */
export const HELD_ELSEWHERE: Readonly<Record<string, string>> = {
  'recepcion.conversando system.unreadable[0] dropped': unreadable,
  'recepcion.conversando system.unreadable[0] staying where it is': unreadable,
  'recepcion.conversando system.unreadable[0] action 0 dropped': unreadable,
};
