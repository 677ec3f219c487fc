import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

/** Thursday at eleven; today is the Tuesday before. */
const THURSDAY = { appointments: [mine('limpieza', '2026-03-12T11:00')] };
const TWO = { appointments: [mine('limpieza', '2026-03-11T11:00'), mine('limpieza', '2026-03-12T11:00')] };

function moved(text: string, own: typeof THURSDAY): readonly unknown[] {
  return events(text, IDLE, own).map((event) => [event.type, 'detalles' in event ? event.detalles : undefined]);
}

describe('another time for the only one that he has, as a question, a wish or what suits better', () => {
  test.each([
    'me queda mejor el viernes a la misma hora',
    'necesito que sea el viernes a la misma hora',
    'será posible el viernes a la misma hora?',
    'se me complicó, el viernes a la misma hora?',
    'dá pra ser sexta no mesmo horário?',
    'será que rola sexta no mesmo horário?',
    'quinta complicou, sexta no mesmo horário?',
    'can we do friday same time instead?',
    'friday same time would be better',
    'thursday is tricky, friday same time?',
    'te cambio el jueves por el viernes, misma hora',
    'queria trocar de quinta pra sexta, mesmo horário',
    'shift it to friday same time',
  ])('"%s" moves it to Friday at its hour', (text) => {
    const then = expect.objectContaining({ fecha_deseada: '2026-03-13', hora_especifica: '11:00' }) as unknown;
    expect(moved(text, THURSDAY)).toEqual([['customer.wants_reschedule', then]]);
  });

  test.each([
    'podría ser a las 4 de la tarde?',
    'ay no puedo, a las 4 de la tarde?',
    'el jueves cuido a mi nieta hasta las 3, podría ser a las 4 de la tarde?',
    'poderia ser às 16h?',
    'soccer practice got moved, can we do 4 pm instead?',
    'any chance I could come in later on thursday, like 4?',
    'oops I meant 4',
    'she says 4 is better',
  ])('"%s" moves it to that hour of its day', (text) => {
    const then = expect.objectContaining({ hora_especifica: '16:00' }) as unknown;
    expect(moved(text, THURSDAY)).toEqual([['customer.wants_reschedule', then]]);
  });

  test.each([
    'hay una más temprano ese día?',
    'queda alguna más temprano?',
    'y no hay algo más temprano?',
    'tem algo mais cedo?',
  ])('"%s" moves it to before its hour', (text) => {
    const then = expect.objectContaining({ fecha_deseada: '2026-03-12', hora_hasta: '11:00' }) as unknown;
    expect(moved(text, THURSDAY)).toEqual([['customer.wants_reschedule', then]]);
  });

  test.each([
    'la del jueves puede ser a las 16?',
    'la del jueves no puede ser a las 16?',
    'la del jueves puede ser más tarde? tipo 16',
    'a de quinta pode ser às 16h?',
    "could thursday's be later, around 4pm?",
    'mi hijo tiene prueba el jueves, podemos ir más tarde? tipo 16',
  ])('"%s" moves the one of that day, of two', (text) => {
    const then = expect.objectContaining({ fecha_original: '2026-03-12', hora_especifica: '16:00' }) as unknown;
    expect(moved(text, TWO)).toEqual([['customer.wants_reschedule', then]]);
  });

  test.each([
    'el viernes a las 10',
    'y el viernes a la misma hora?',
    'otra el viernes a la misma hora?',
    'podría ser para mi hija también el viernes?',
    'puede ser un corte el viernes?',
    'podría ser el jueves a las 11?',
    'mañana puede ser que llegue tarde',
    'es posible ir con mi perro el viernes?',
    'el viernes abren más temprano?',
    'dá pra ser pix na sexta?',
    'can we do two cleanings friday?',
    'any chance of rain friday?',
    'hay una limpieza más temprano?',
    'hay una más para el jueves?',
    'abren más temprano?',
    'paso el viernes',
    'for us 4 is better',
    'I meant to ask about parking',
  ])('"%s" moves nothing', (text) => {
    expect(events(text, IDLE, THURSDAY).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  });
});
