/** What is asked of one's own appointment, or wished for it, in words that name neither a service nor an errand (AGENDA-6, AGENDA-17). */
import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const own = mine('limpieza', '2026-03-12T10:00');
const two = [own, mine('corte', '2026-03-13T16:00')];
const said = (text: string, appointments = [own]) => events(text, IDLE, { appointments });
const types = (text: string, appointments = [own]) => said(text, appointments).map(({ type }) => type);

describe('what one has is shown', () => {
  test.each([
    'y la del viernes a que hora es', 'a que hora es la del jueves', 'entonces me queda solo la del jueves?', 'so now i only have the friday one left?', 'então fico só com a de quinta?',
    'la limpieza sigue agendada, verdad?', 'a limpeza continua marcada?', 'sigue reservado el corte?',
  ])('"%s"', (text) => {
    expect(types(text, two)).toEqual(['customer.wants_appointments']);
  }); // prettier-ignore
  test.each(['me queda libre el jueves?', 'tengo solo el jueves, puede ser?'])('"%s" looks for one', (text) => {
    expect(types(text)).not.toContain('customer.wants_appointments');
  }); // prettier-ignore
});

describe('with whom it is', () => {
  test.each(['quién me va a atender?', 'quem vai me atender na quinta?', 'who will be seeing me?', 'es con laura o con el doctor diego?', 'hola, mi turno es con laura o diego?', 'quién me va a hacer la limpieza?'])('"%s"', (text) => {
    expect(types(text)).toEqual(['customer.wants_appointments']);
  }); // prettier-ignore
  test('"quién me va a hacer el corte?", who has none, asks of the team', () => {
    expect(said('quién me va a hacer el corte?')).toMatchObject([{ topic: 'profesionales', servicio: 'corte' }]);
  });
});

describe('what is supposed', () => {
  test.each([
    ['si no puedo ir, con cuanto tiempo aviso?', 'cambios'],
    ['con cuántas horas tengo que avisar si me enfermo?', 'cambios'],
    ['y si ese dia me enfermo y no puedo ir, pierdo la seña?', 'otro'],
    ['e se eu ficar doente, perco o sinal?', 'otro'],
    ['y si pago y después no puedo ir?', 'cambios'],
    ['what if i pay and then i can’t make it?', 'cambios'],
  ])('"%s" asks, and nothing else', (text, topic) => {
    expect(said(text)).toMatchObject([{ type: 'customer.asks', topic }]);
    expect(said(text)).toHaveLength(1);
  });
  test.each(['y si me surge algo y no llego, que hago?', 'no sé si voy a poder ir, qué hago?'])('"%s"', (text) => {
    expect(types(text)).toEqual(['customer.wants_appointments']);
  });
  test.each(['me enfermé y no puedo ir, cancelalo', 'si no puedo ir el jueves me lo pasás al viernes?'])(
    '"%s" is an errand',
    (text) => {
      expect(types(text)[0]).toMatch(/cancellation|reschedule/);
    },
  );
});

describe('the clocks of the country', () => {
  test.each([
    'esta noche cambia la hora, sigue siendo a las 10?', 'mañana cambia el horario de verano, mi turno es el mismo?', 'con el cambio de hora de hoy mi cita sigue a las 10 cierto?', 'the clocks go back tonight, is my appointment still at 10?',
    'hoy hay cambio de hora, mi turno no cambia cierto?', 'com a mudança de horário, continua sendo às 10?',
  ])('"%s" moves nothing', (text) => {
    expect(types(text)).toEqual(['customer.wants_appointments']);
  }); // prettier-ignore
  test('an order does', () => {
    expect(types('me cambiás la hora del jueves a las 11?')).toEqual(['customer.wants_reschedule']);
  });
});

describe('another time for it', () => {
  test.each(['buenas, no habrá algo antes? me duele mucho', 'tienen alguna hora antes que la mía?', 'será que no hay nada más prontico?', 'anything sooner than mine?'])('"%s" is sooner', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { restricciones_temporales: ['lo_antes_posible'] } }]);
  }); // prettier-ignore
  test.each(['laura me puede atender media hora después el jueves?', 'me pueden recibir 30 minutos más tarde el jueves?', 'vocês podem me atender meia hora depois na quinta?'])('"%s" is measured by it', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-12', hora_especifica: '10:30' } }]);
  }); // prettier-ignore
  test.each(['puede ser con diego en vez de laura mi turno del jueves?', 'can diego do my cleaning on thursday instead of laura?', 'se puede que el jueves me atienda diego?'])('"%s" keeps its hour', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { hora_especifica: '10:00', profesional: 'diego' } }]);
  }); // prettier-ignore
});

describe('where', () => {
  test.each(['y donde?', 'y en donde?', 'and where?', 'e onde?', 'y adónde?'])('"%s" is its address', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.asks', topic: 'direccion', sucursal: 'norte' }]);
  });
});
