/** "Y si más adelante necesito cambiar la hora, ¿se puede?": what one may wish one day is asked, and nothing changes now. */
import { expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, events, mine } from './kit.ts';

const PAYING: Question = { ...CONFIRM, state: 'AGENDA_ESPERANDO_PAGO' };
const OWN = { appointments: [mine('limpieza', '2026-03-12T11:00')] };

test.each([
  'y si más adelante necesito cambiar la hora, se puede?',
  'si algún día tuviera que mover la cita hay problema?',
  'e se depois eu precisar mudar o dia, tem problema?',
  'what if later I need to change the time?',
])('%s', (text) => {
  for (const question of [PAYING, CONFIRM, IDLE])
    expect(events(text, question, OWN)).toMatchObject([{ type: 'customer.asks', topic: 'cambios' }]);
});

test.each(['necesito cambiar la hora', 'sí, quiero cambiar el día, se puede?'])('%s: now', (text) => {
  expect(events(text, IDLE, OWN)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
});
