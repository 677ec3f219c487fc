/** Words that open a talk, ask for the last words again, or choose from nothing: no question that somebody could answer. */
import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, PAY_CONFIRM, at, events } from './kit.ts';

const types = (...said: Parameters<typeof events>): string[] =>
  events(...said).map(({ type }) => type.replace('customer.', ''));
const lines = (table: string): string[] => table.split(/\s*[|\n]\s*/);
const own = (id: string, start: string) =>
  ({
    id, tenant: 'prueba', conversation: 'c', serviceId: 'limpieza', durationMinutes: 30, priceMinor: 0, status: 'booked', bookedAt: 0,
    slot: { start: at(start), professionalId: 'laura', branchId: 'norte' },
  }) as const; // prettier-ignore
const ONE = { appointments: [own('uno', '2026-03-12T11:00')] };

describe('out of the blue', () => {
  test.each(
    lines(`quería hacerte una consulta|hola quería hacer una consulta|quisiera consultar algo|te puedo hacer una pregunta?|quería saber algo|una consulta|buenas, una pregunta
      hola, me pasó tu número una amiga|vi su anuncio en instagram|me recomendaron el lugar|estoy interesada|hola estás?|qué?|no entiendo
      soy cliente nueva|es mi primera vez|hace mucho que no voy|necesito ayuda|me podés ayudar?|tengo una consulta sobre el tratamiento|hola qué hacés|can you help me?
      oi, queria tirar uma dúvida|tenho uma pergunta|can I ask you something?|I have a question|I saw your ad on instagram`),
  )('«%s» is greeted, and asked what is wanted', (text) => {
    expect(types(text, IDLE)).toEqual(['greets']);
  });
  test.each([
    ['quería saber el precio', 'asks'],
    ['quería hacer una consulta con Laura el jueves', 'wants_booking'],
    ['me pasaron tu número, quiero un turno', 'wants_booking'],
    ['vi su anuncio y quiero una limpieza', 'wants_booking'],
  ])('«%s» wants something', (text, type) => {
    expect(types(text, IDLE)).toEqual([type]);
  });
  test.each(lines('la tercera|tres|voy con la 2|el segundo'))('«%s» chooses from nothing', (text) => {
    expect(types(text, IDLE)).toEqual(['not_understood']);
  });
  test.each(lines('una limpieza entonces|la limpieza, dale|sí, la limpieza|sumame limpieza también'))(
    '«%s» is a wish',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
      ]);
    },
  );
});

describe('in the middle', () => {
  test.each(lines('soy cliente nueva|es mi primera vez|hace mucho que no voy'))('«%s» is taken note of', (text) => {
    expect(types(text, CONFIRM)).toEqual(['acknowledges']);
    expect(types(text, CANCEL_CONFIRM)).toEqual(['acknowledges']);
  });
  test.each(lines('qué?|¿cómo?|eh?|no entiendo|no le entendí|perdón, no entendí bien|não entendi|what?'))(
    '«%s» has the question put again, and refuses nothing',
    (text) => {
      expect(types(text, CONFIRM)).toEqual(['wants_booking']);
      expect(types(text, LIST)).toEqual(['wants_booking']);
      expect(types(text, CANCEL_CONFIRM)).toEqual(['wants_cancellation']);
      expect(types(text, PAY_CONFIRM)).toEqual(['wants_payment']);
    },
  );
  test.each(lines('no hay nada antes?|tenés algo antes?|hay antes?|¿algo más cercano?|tem antes?|anything sooner?'))(
    '«%s» asks for sooner hours, on whatever day',
    (text) => {
      const detalles = { restricciones_temporales: ['lo_antes_posible'] };
      expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
      expect(events(text, IDLE, ONE)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
      expect(types(text, IDLE)).not.toContain('wants_reschedule');
    },
  );
});

describe('with nothing open', () => {
  test.each(lines("te escribo después|dame 10 minutos|estoy manejando|un momento|i'll text you later"))(
    '«%s» takes its leave',
    (text) => {
      expect(types(text, IDLE)).toEqual(['acknowledges']);
    },
  );
});

describe('who says that he will write for it', () => {
  test.each(
    lines(
      'la próxima semana le escribo para reprogramar|después te escribo para sacar otra|el lunes les llamo y agendo|luego saco otra cita, gracias|más adelante saco otro turno|luego te marco para otra cita|depois eu marco outra',
    ),
  )('«%s» takes his leave', (text) => {
    expect(types(text, IDLE)).toEqual(['acknowledges']);
  });
  test.each([
    ['le escribo para reprogramar mi turno', 'wants_reschedule'],
    ['hoy les escribo para agendar', 'wants_booking'],
    ['después de la limpieza quiero otra cita', 'wants_booking'],
    ['mañana reservo a las 10', 'wants_booking'],
  ])('«%s» wants it now', (text, type) => {
    expect(types(text, IDLE)).toEqual([type]);
  });
});

describe('of the appointment that there is', () => {
  test.each(
    lines(
      'a qué hora es?|perdón, ¿a qué hora es?|disculpá, a qué hora tengo que estar?|con quién es?|¿es con Laura?|que día era?',
    ),
  )('«%s» shows it', (text) => {
    expect(types(text, IDLE, ONE)).toEqual(['wants_appointments']);
  });
});
