import type { CustomerEvent } from './events.ts';
import type { Offer, Option } from './offers.ts';

/** What a tapped button means, for the reader and the prover alike. */
export function optionEvent(option: Option, offer: Offer): CustomerEvent {
  switch (option) {
    case 'si':
      return { type: 'customer.accepts' };
    case 'no':
      return { type: 'customer.rejects' };
    case 'reintentar':
      return { type: 'customer.retries' };
    case 'otra_fecha':
      return { type: 'customer.wants_other_time' };
    case 'persona':
      return { type: 'customer.wants_person' };
    case 'salir':
      return { type: 'customer.exits', word: 'salir' };
    case 'agendar':
      return { type: 'customer.wants_booking', detalles: {} };
    case 'reprogramar':
      return { type: 'customer.wants_reschedule', detalles: {} };
    case 'cancelar_cita':
      return { type: 'customer.wants_cancellation', detalles: {} };
    case 'pagar':
      return { type: 'customer.wants_payment' };
    case 'mis_turnos':
      return { type: 'customer.wants_appointments' };
    case 'hora_1':
    case 'hora_2':
      return { type: 'customer.selects', offer: offer.id, n: option === 'hora_1' ? 1 : 2 };
  }
}
