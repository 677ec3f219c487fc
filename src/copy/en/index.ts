import { sayWith, type Labels, type Pack, type Templates } from '../speech.ts';
import { agenda } from './agenda.ts';
import { GUEST_WORDS } from './guests.ts';
import { payments } from './payments.ts';
import { reception } from './reception.ts';

/** English, with 24-hour times as everywhere. */
const templates = { ...reception, ...agenda, ...payments } satisfies Templates;

export const en: Pack = {
  say: (copy, speech) => sayWith(templates, copy, speech),
  labels: () => LABELS,
};

const LABELS: Labels = {
  option: {
    si: 'Yes',
    no: 'No',
    reintentar: 'Try again',
    otra_fecha: 'Another date',
    persona: 'Talk to someone',
    salir: 'Exit',
    agendar: 'Book an appointment',
    reprogramar: 'Move it',
    cancelar_cita: 'Cancel appointment',
    pagar: 'Pay',
    mis_turnos: 'My appointments',
    hora_1: 'The earlier one',
    hora_2: 'The later one',
  },
  list: {
    turno: { button: 'See times', section: 'Free times' },
    servicio: { button: 'See services', section: 'Services' },
    categoria: { button: 'See categories', section: 'Categories' },
    sucursal: { button: 'See branches', section: 'Branches' },
    profesional: { button: 'See professionals', section: 'Professionals' },
    cita: { button: 'See appointments', section: 'Your appointments' },
    opcion: { button: 'See options', section: 'Options' },
  },
  more: 'See more',
  pay: 'Pay now',
  free: 'Free',
  whose: GUEST_WORDS,
  unnamed: 'Option',
};
