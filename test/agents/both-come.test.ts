/** Several who come, told as "los dos" or "las dos". */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events } from './kit.ts';

const wishes = (said: readonly CustomerEvent[]) =>
  said.map((event) => (event.type === 'customer.wants_booking' ? event.detalles : event.type));
const idle = (text: string) => wishes(events(text, IDLE));

describe('both of those who come', () => {
  test.each([
    'vamos con mi mamá las dos para corte el viernes', 'vamos con un amigo el viernes, corte los dos', 'voy con una amiga el viernes, corte las dos', 'mi hermana y yo queremos corte el viernes, las dos', 'voy con un amigo el viernes, corte a los dos',
    'vamos con mi hermano, corte para ambos el viernes', 'queremos corte los dos el viernes, mi hijo y yo', 'vamos dos amigos el viernes, corte', 'viene mi hermano conmigo, corte los dos el viernes', 'voy acompañado de un amigo, corte los dos el viernes', 'llevo a mi hijo, corte los dos el viernes', 'vou com minha mãe as duas, corte na sexta',
  ])('"%s" is two, and no hour', (text) => {
    const said = idle(text);
    expect(said).toMatchObject([
      { servicio: 'corte', fecha_deseada: '2026-03-13' },
      { servicio: 'corte', fecha_deseada: '2026-03-13' },
    ]);
    expect(JSON.stringify(said)).not.toContain('hora_especifica');
  }); // prettier-ignore
  test('the hour is of both', () => {
    expect(idle('vamos con un amigo el viernes 18hs, corte los dos')).toMatchObject([
      { hora_especifica: '18:00' },
      { hora_especifica: '18:00' },
    ]);
  });
  test.each([
    'vamos con mi mamá a las dos para un corte', 'voy con mi amiga el jueves tipo las dos, corte', 'voy con mi mamá, las dos de la tarde el jueves, corte', 'corte el jueves las dos', 'voy con mi hermano a las 2 para un corte', 'llevo a mi hijo a un corte el viernes a las dos',
  ])('"%s" is one, at two', (text) => {
    const said = idle(text);
    expect(said).toMatchObject([{ hora_especifica: '14:00' }]);
    expect(said).toHaveLength(1);
  }); // prettier-ignore
  test.each(['voy con mi hijo el viernes a las 15 para un corte', 'vamos con un amigo, corte el viernes, los dos servicios no'])(
    '"%s" is one',
    (text) => {
      expect(idle(text)).toHaveLength(1);
    },
  ); // prettier-ignore
  test.each(['corte el viernes, me gustan las dos sedes', 'las dos queremos corte el viernes', 'corte el viernes para las dos amigas'])(
    '"%s" tells no hour',
    (text) => {
      expect(JSON.stringify(idle(text))).not.toContain('hora_especifica');
    },
  ); // prettier-ignore
});

describe('the hour of each, told with which of them it is', () => {
  test.each([
    'corte a mis dos hijos el jueves, a las 9 el primero y 10:30 el segundo', 'corte para mis dos hijos el jueves, el primero a las 9 y el segundo a las 10:30', 'dos cortes el jueves a las 9 el uno y a las 10:30 el otro', 'dos cortes el jueves, a las 9 uno y 10:30 el otro',
    'dos cortes el jueves, 9 para el primero y 10:30 para el segundo', 'dos cortes el jueves, uno a las 9, el otro a las 10:30',
  ])('"%s"', (text) => {
    expect(idle(text)).toMatchObject([
      { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '09:00' },
      { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '10:30' },
    ]);
  }); // prettier-ignore
  test('of three', () => {
    expect(idle('quiero tres cortes el jueves, a las 9 el primero, a las 10 el segundo y a las 11 el tercero')).toMatchObject([
      { hora_especifica: '09:00' }, { hora_especifica: '10:00' }, { hora_especifica: '11:00' },
    ]);
  }); // prettier-ignore
  test.each([
    'un corte a las 9',
    'corte uno de estos días a las 9',
    'corte el jueves a las 9 o el otro jueves a las 10',
  ])('"%s" is one', (text) => {
    expect(idle(text)).toHaveLength(1);
  });
});
