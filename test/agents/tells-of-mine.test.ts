/** What one has, spoken of and asked about with no word for it (AGENDA-17), and another hour for it (AGENDA-6). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, NOW, events, mine } from './kit.ts';

/** A cleaning with Laura on Thursday at ten, booked a moment ago. */
const OWN = { appointments: [{ ...mine('limpieza', '2026-03-12T10:00'), bookedAt: NOW - 60_000 }] };
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const said = (text: string) => events(text, IDLE, OWN);

describe('what one has', () => {
  test.each([
    'que turnos me quedaron?', 'y qué citas me quedan entonces?', 'como quedó todo?', 'me quedo alguno?', 'me quedó alguna cita?', 'que me quedó?', 'la mía sigue no?', 'y el mío quedó igual?', 'entonces quedó para cuándo?',
    'el jueves me atiende Laura no?', 'hola! el jueves me atiende Laura verdad?', 'tengo turno el jueves pero me mudaron la oficina', 'hola, tengo una cita el jueves verdad?', 'Olá, tenho uma marcação na quinta, certo?', 'hi, i have an appointment on thursday right?',
    '¿quedaron las dos?', 'me quedaron los dos turnos?', 'quedaron las dos citas?', 'están los dos anotados?', 'me confirma que quedaron las dos?', 'quedaron reservados los dos?', 'y quedaron ambas, verdad?', 'ya están agendadas las dos?', 'os dois ficaram marcados?', 'ficaram as duas?', 'are both booked?', 'are we both booked?', 'did both go through?',
    'sigo con la cita del jueves', 'mantengo mi cita', 'mantengo la cita del jueves', 'mantenho meu horário', "I'm keeping my appointment",
  ])('"%s" shows it', (text) => {
    expect(types(said(text))).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['que turnos quedan?', 'queda alguno el viernes?', 'el viernes me atiende Laura?', 'el jueves me atiende Diego para un corte?', 'tengo turno el jueves, quiero un corte también', 'como quedo mi pelo?', 'me quedó divino', 'quedan turnos para los dos?', 'quiero turno para los dos', 'quedan las 2 de la tarde?', 'sigo con la cita del viernes', 'me quedo con el viernes a las 10', 'están los dos médicos?'])(
    '"%s" is something else',
    (text) => {
      expect(types(said(text))).not.toContain('wants_appointments');
    },
  ); // prettier-ignore
});

describe('another hour for it', () => {
  test.each([
    'dice mi esposo que si puede ser a las 12 mejor', 'puede ser a las 12 mejor?', 'mejor puede ser a las 12?', 'un momento, ¿y a las 12 no había?', 'me olvidé que tengo pilates. a las 12 hay?',
  ])('"%s" moves it to twelve', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { hora_especifica: '12:00', fecha_original: '2026-03-12' } }]);
  }); // prettier-ignore
  test.each([
    'ay perdoname, es que me olvidé que tengo pilates. el viernes a las 12 hay?', 'hola, me olvidé que el jueves tengo dentista, el viernes a las 12 hay?', 'el jueves tengo médico, se puede el viernes a las 12?', 'no puedo. el viernes a las 12 hay?',
  ])('"%s" moves it to friday', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13', hora_especifica: '12:00' } }]);
  }); // prettier-ignore
  test.each(['y a las 17 hay?', 'puede ser un corte a las 12 mejor?', 'tengo libre el viernes, hay a las 5?', 'el viernes a las 12 hay para mi hija?'])(
    '"%s" moves nothing',
    (text) => {
      expect(types(said(text))).not.toContain('wants_reschedule');
    },
  ); // prettier-ignore
  test.each(['me olvidé que tengo pilates. el viernes a las 12 hay?', 'puede ser a las 12 mejor?'])(
    '"%s", of who has none, moves nothing',
    (text) => {
      expect(types(events(text, IDLE))).not.toContain('wants_reschedule');
    },
  );
});

describe('whether it stands, asked by who has none', () => {
  test.each(['ya tengo reservado masaje mañana a las 10, pueden confirmar?', 'creo que tengo hora mañana para limpieza', 'eu tenho limpeza marcada pra sexta às 10?', 'I think I have an appointment tomorrow'])('"%s" is shown what there is', (text) => {
    expect(events(text, IDLE, { appointments: [] })).toEqual([{ type: 'customer.wants_appointments' }]);
  }); // prettier-ignore
  test.each(['creo que tengo caries, quiero hora', 'tengo agendada una reunion a las 10, hay limpieza a las 12?', 'tenés hora mañana a las 10 para limpieza?'])('"%s" wants one', (text) => {
    expect(events(text, IDLE, { appointments: [] })).toMatchObject([{ type: 'customer.wants_booking' }]);
  }); // prettier-ignore
});

describe('it stays', () => {
  const own = { appointments: [mine('masaje', '2026-03-12T15:00')] };
  test.each([
    'voy a mantener mi turno del jueves',
    'sigo en pie con lo del jueves',
    'vou manter meu horário de quinta',
    // It is on Thursday: shown, and no other one is looked for.
    'mantengo mi cita del viernes',
  ])('"%s" shows it', (text) => {
    expect(events(text, IDLE, own)).toEqual([{ type: 'customer.wants_appointments' }]);
  });
});
