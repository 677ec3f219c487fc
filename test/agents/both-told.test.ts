import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, mine } from './kit.ts';

/** Two of one customer: what each wishes, in the order told. */
const wishes = (said: readonly CustomerEvent[]) =>
  said.map((event) => (event.type === 'customer.wants_booking' ? event.detalles : event.type));
const idle = (text: string) => wishes(events(text, IDLE));

describe('"las dos" behind two that are wished for', () => {
  test.each([
    'quiero dos turnos, una de limpieza y otra de corte, las dos el jueves', 'limpieza y corte las dos el jueves', 'una de limpieza y una de corte, las 2 para el jueves', 'una hora de limpieza y otra de corte, las dos juntas el jueves',
    'me reservas una de limpieza y la otra de corte, las dos citas el jueves porfa', 'uno de limpieza y otro de corte, los dos el jueves',
  ])('"%s" is no hour', (text) => {
    const said = idle(text);
    expect(said).toMatchObject([{ servicio: 'limpieza' }, { servicio: 'corte', fecha_deseada: '2026-03-12' }]);
    expect(JSON.stringify(said)).not.toContain('hora_especifica');
  }); // prettier-ignore
  test.each([
    'limpieza y corte el jueves a las dos', 'limpieza y corte el jueves las dos', 'limpieza y corte jueves las 2 por favor', 'una de limpieza y otra de corte el jueves a las dos de la tarde', 'limpeza e corte na quinta, às duas', 'limpieza y corte a las dos el jueves',
  ])('"%s" is one', (text) => {
    expect(idle(text)[0]).toMatchObject({ hora_especifica: '14:00' });
  }); // prettier-ignore
  test('"para mi hija y para mí, limpieza las dos, el jueves" is for both', () => {
    const said = idle('buenas, para mi hija y para mí, limpieza las dos, el jueves');
    expect(said).toMatchObject([{ para: { relation: 'hija' } }, { servicio: 'limpieza', fecha_deseada: '2026-03-12' }]);
    expect(JSON.stringify(said)).not.toContain('hora_especifica');
  });
  test('"limpieza las dos el jueves", of one, is one', () => {
    expect(idle('limpieza las dos el jueves')).toMatchObject([{ servicio: 'limpieza', hora_especifica: '14:00' }]);
  });
  test('the hour that is told stays', () => {
    expect(idle('limpieza y corte, las dos el jueves a las 10')).toMatchObject([{ hora_especifica: '10:00' }, { servicio: 'corte' }]);
  }); // prettier-ignore
});

describe('the second of two, right after the first', () => {
  const after = (text: string, ...own: readonly string[]) =>
    wishes(
      events(
        text,
        { state: 'evento_creado' },
        { appointments: own.map((id, i) => mine(id, `2026-03-1${i + 2}T10:00`)) },
      ),
    );
  test.each([
    'y el otro a las 11', 'el segundo a las 11', 'falta la otra, a las 11', 'ahora el otro turno a las 11', 'and the other one at 11', 'e o outro às 11', 'y otro a las 11',
  ])('"%s" is the same service again, that day', (text) => {
    expect(after(text, 'corte')).toMatchObject([{ servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '11:00' }]);
  }); // prettier-ignore
  test('"y la otra el viernes a las 11" is that day', () => {
    expect(after('y la otra el viernes a las 11', 'corte')).toMatchObject([{ servicio: 'corte', fecha_deseada: '2026-03-13' }]);
  }); // prettier-ignore
  test.each(['y el otro día a las 11', 'mejor el otro a las 11', 'y el otro martes a las 11', 'no, el otro a las 11'])(
    '"%s" names no service',
    (text) => {
      expect(JSON.stringify(after(text, 'corte'))).not.toContain('servicio');
    },
  );
  test('with others of his it is asked which', () => {
    expect(JSON.stringify(after('y el otro a las 11', 'corte', 'masaje'))).not.toContain('servicio');
  });
});

describe('a service that only says when', () => {
  test.each([
    'limpieza dental el jueves después del corte de pelo', 'limpieza el jueves antes del corte', 'limpeza na quinta depois do corte', 'a cleaning on thursday after the haircut',
    'control de ortodoncia el jueves después de la limpieza dental',
  ])('"%s" is for what it names first', (text) => {
    expect(idle(text)).toMatchObject([{ servicio: text.startsWith('control') ? 'ortodoncia' : 'limpieza', fecha_deseada: '2026-03-12' }]);
    expect(idle(text)).toHaveLength(1);
  }); // prettier-ignore
  test.each(['limpieza y después corte', 'después del corte, limpieza', 'primero la limpieza y después del corte un masaje'])(
    '"%s" is for both',
    (text) => {
      expect(idle(text)).toHaveLength(2);
    },
  ); // prettier-ignore

  const known = { servicio: 'limpieza', fecha_deseada: '2026-03-12' };
  test('"después del corte, a las 11" keeps the service in hand', () => {
    expect(events('después del corte, a las 11', { ...LIST, known })).toMatchObject([{ type: 'customer.selects', n: 3 }]);
    expect(events('después del corte, a las 16', { ...LIST, known })).toEqual([
      { type: 'customer.wants_booking', detalles: { hora_especifica: '16:00' } },
    ]);
  }); // prettier-ignore
  test.each(['quiero un corte', 'después quiero un corte', 'mejor el corte, después de las 12'])(
    '"%s" is another service',
    (text) => {
      expect(wishes(events(text, { ...LIST, known }))).toMatchObject([{ servicio: 'corte' }]);
    },
  );
  test('"después del corte quiero un masaje" is the massage', () => {
    expect(wishes(events('después del corte quiero un masaje', { ...LIST, known }))).toEqual([{ servicio: 'masaje' }]);
  });

  const proposed = { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' };
  const confirm = { ...CONFIRM, known: { ...known, hora_especifica: '11:00' }, proposed };
  test('"sí, después del corte" is no yes, and tells from when on where he has it that day', () => {
    const own = { appointments: [mine('corte', '2026-03-12T12:00')] };
    expect(wishes(events('sí, después del corte', confirm, own))).toEqual([{ fecha_deseada: '2026-03-12', hora_desde: '12:30' }]);
    expect(wishes(events('sí, después del corte', confirm))).not.toContain('customer.accepts');
  }); // prettier-ignore
});
