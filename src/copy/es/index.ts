import { sayWith, type Labels, type Pack, type Speech, type Templates } from '../speech.ts';
import { capital } from '../text.ts';
import { agenda } from './agenda.ts';
import { guestWords } from './guests.ts';
import { habla, type EsSpeech, type Habla } from './habla.ts';
import { payments } from './payments.ts';
import { reception } from './reception.ts';

/** Latin American Spanish, also of Spain: three treatments, three words for an appointment. */
const templates = { ...reception, ...agenda, ...payments } satisfies Templates<EsSpeech>;

export const es: Pack = {
  say: (copy, speech) => sayWith(templates, copy, { ...speech, ...habla(speech.context) }),
  labels: (speech: Speech) => labels(habla(speech.context)),
};

function labels(h: Habla): Labels {
  const times = h.turno === 'turno' ? 'turnos' : 'horarios';
  return {
    option: {
      si: 'Sí',
      no: 'No',
      reintentar: 'Reintentar',
      otra_fecha: 'Otra fecha',
      persona: 'Hablar con alguien',
      salir: 'Salir',
      agendar: `Reservar ${h.turno}`,
      reprogramar: 'Reprogramar',
      cancelar_cita: `Cancelar ${h.turno}`,
      pagar: 'Pagar',
      mis_turnos: `Mis ${h.turnos}`,
      hora_1: 'La más temprano',
      hora_2: 'La más tarde',
    },
    list: {
      turno: { button: `Ver ${times}`, section: `${capital(times)} disponibles` },
      servicio: { button: 'Ver servicios', section: 'Servicios' },
      categoria: { button: 'Ver categorías', section: 'Categorías' },
      sucursal: { button: 'Ver sucursales', section: 'Sucursales' },
      profesional: { button: 'Ver profesionales', section: 'Profesionales' },
      cita: { button: `Ver mis ${h.turnos}`, section: `${h.f('Tus', 'Tus', 'Sus')} ${h.turnos}` },
      opcion: { button: 'Ver opciones', section: 'Opciones' },
    },
    more: 'Ver más',
    pay: 'Pagar ahora',
    free: 'Sin costo',
    whose: guestWords(h),
    unnamed: 'Opción',
  };
}
