import { describe, expect, test } from 'vitest';
import { IDLE, events, mine } from './kit.ts';

const THURSDAY = { appointments: [mine('limpieza', '2026-03-12T11:00')] };
const said = (text: string, question = IDLE) => events(text, question, THURSDAY);

describe('put back, the one that he has goes there (AGENDA-6)', () => {
  test.each([
    'uy no, regréseme a las 10',
    'no puedo, volveme a poner a las 10',
    'me la vuelve a pasar a las 10?',
    'regresa la cita a las 10',
    'put me back at 10',
    'volta pra 10h',
  ])('"%s"', (text) => {
    for (const state of ['conversando', 'evento_creado'])
      expect(said(text, { state })).toMatchObject([
        { type: 'customer.wants_reschedule', detalles: { hora_especifica: '10:00' } },
      ]);
  });
  test.each(['regrésame otra cita el viernes', 'regréseme mi anticipo', 'vuelvo a las 10'])(
    '"%s" moves none',
    (text) => {
      expect(said(text)).not.toMatchObject([{ type: 'customer.wants_reschedule' }]);
    },
  );
});
