import { describe, expect, it } from 'vitest';
import { withWhatCodeReads } from '../../src/agents/read-by-code.ts';
import type { CustomerEvent } from '../../src/domain.ts';

const wish = (detalles: object, more: object = {}): CustomerEvent => ({
  type: 'customer.wants_booking',
  detalles,
  ...more,
});
const move = (detalles: object): CustomerEvent => ({ type: 'customer.wants_reschedule', detalles });

describe('what a model says is wished for', () => {
  it('keeps whose appointment it is and who is not wanted', () => {
    const read = { servicio: 'corte', para: { relation: 'madre' as const }, sin_profesionales: ['laura'] };
    expect(withWhatCodeReads([wish({ servicio: 'color' })], [wish(read)])).toEqual([
      wish({ servicio: 'color', para: { relation: 'madre' }, sin_profesionales: ['laura'] }),
    ]);
  });

  it('keeps the second of two bookings', () => {
    const [first, second] = [wish({ hora_especifica: '09:00' }), wish({ hora_especifica: '09:30' }, { mas: true })];
    expect(withWhatCodeReads([first], [first, second])).toEqual([first, second]);
  });

  it('goes where the words say that the appointment goes, unless the model says where', () => {
    const read = move({ fecha_deseada: '2026-03-04', hora_especifica: '14:00' });
    expect(withWhatCodeReads([move({})], [read])).toEqual([read]);
    expect(withWhatCodeReads([move({ fecha_deseada: '2026-03-09' })], [read])).toEqual([
      move({ fecha_deseada: '2026-03-09' }),
    ]);
  });

  it('knows that a day does not exist, whatever day a model made of it', () => {
    const read = wish({ fecha_inexistente: '11-31' });
    expect(withWhatCodeReads([wish({ servicio: 'corte', fecha_deseada: '2026-12-01' })], [read])).toEqual([
      wish({ servicio: 'corte', fecha_inexistente: '11-31' }),
    ]);
    const both = wish({ fecha_inexistente: '11-31', fecha_deseada: '2026-11-28' });
    expect(withWhatCodeReads([wish({ fecha_deseada: '2026-11-28' })], [both])).toEqual([
      wish({ fecha_deseada: '2026-11-28' }),
    ]);
  });

  it('knows which of several days each of them has', () => {
    const days = ['2026-03-10', '2026-03-12', '2026-03-13'];
    const read = days.map((fecha_deseada) => wish({ fecha_deseada, hora_especifica: '17:00' }));
    const said = wish({ servicio: 'corte', fecha_deseada: '2026-03-13', hora_especifica: '17:00' });
    expect(withWhatCodeReads([said], read)).toEqual([
      wish({ servicio: 'corte', fecha_deseada: '2026-03-10', hora_especifica: '17:00' }),
      ...read.slice(1),
    ]);
  });

  it('knows whether it is asked if money has arrived', () => {
    const asks: CustomerEvent = { type: 'customer.asks', topic: 'deuda' };
    expect(withWhatCodeReads([asks], [{ ...asks, llego: true }])).toEqual([{ ...asks, llego: true }]);
    expect(withWhatCodeReads([asks], [asks])).toEqual([asks]);
  });

  it('takes no hour for a booking, and nothing of another wish', () => {
    expect(withWhatCodeReads([wish({})], [wish({ hora_especifica: '09:00' })])).toEqual([wish({})]);
    expect(withWhatCodeReads([{ type: 'customer.rejects' }], [wish({ servicio: 'corte' })])).toEqual([
      { type: 'customer.rejects' },
    ]);
  });
});
