import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, at, events, mine, tenant } from './kit.ts';

const proposed = { start: at('2026-03-12T11:00'), professionalId: 'diego', branchId: 'norte' };
const two = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-13T10:00')] };

describe('of the hour that is to be confirmed', () => {
  test('whose it is, and that it is not then', () => {
    const wished = (text: string) => events(text, { ...CONFIRM, proposed });
    const then = [expect.objectContaining({ detalles: { para: { relation: 'hija' }, restricciones_temporales: ['excluir_11:00'] } })];
    expect(wished('es para mi hija que no puede a esa hora')).toEqual(then);
    expect(wished("it's for my daughter and she can't at that time")).toEqual(then);
    expect(wished('es para mi hija')).not.toEqual(then);
  }); // prettier-ignore
  test.each(['no pago', 'no pago nada', 'não pago sinal'])('"%s" pays nothing', (text) => {
    expect(events(text, CONFIRM)).toEqual([{ type: 'customer.rejects' }]);
  });
});

describe('of what one has', () => {
  test.each(['la del jueves no', 'o de quinta não', 'not the thursday one'])('"%s" is shown, and nothing becomes of it', (text) => {
    expect(events(text, IDLE, two)).toEqual([{ type: 'customer.wants_appointments' }]);
  }); // prettier-ignore
  test.each(['puedo cambiar el servicio de mi turno?', 'quiero cambiar de servicio', 'can i change the service of my appointment?'])('"%s": into which is not told', (text) => {
    expect(events(text, IDLE, two)).toEqual([{ type: 'customer.asks', topic: 'servicios' }]);
  }); // prettier-ignore
});

describe('the branch that is asked for', () => {
  const offer = { id: 'k1', page: 0, kind: 'sucursal' as const, ids: tenant.branches.map(({ id }) => id) };
  test.each(['palermo?', 'y palermo?', 'en palermo?'])('"%s" is that one', (text) => {
    expect(events(text, { state: 'AGENDA_ELIGIENDO_SUCURSAL', offer })[0]?.type).not.toBe('customer.asks');
  });
  test('how far it is remains a question', () => {
    expect(events('palermo queda lejos?', { state: 'AGENDA_ELIGIENDO_SUCURSAL', offer })[0]?.type).toBe('customer.asks');
  }); // prettier-ignore
});

describe('by, of whoever drops by', () => {
  const en = { tenant: { ...tenant, language: 'en' as const, locale: 'en-US' }, language: 'en' as const };
  test('is there and then', () => {
    expect(events('can i come by at 3 tomorrow for a limpieza?', IDLE, en)[0]).toMatchObject({ detalles: { hora_especifica: '15:00' } });
    expect(events('can i come by 3 tomorrow for a limpieza?', IDLE, en)[0]).toMatchObject({ detalles: { restricciones_temporales: ['antes_15:00'] } });
  }); // prettier-ignore
});
