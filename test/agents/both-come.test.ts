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
    'vamos con mi hermano, corte para ambos el viernes', 'vou com minha mãe as duas, corte na sexta',
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
    'vamos con mi mamá a las dos para un corte', 'voy con mi amiga el jueves tipo las dos, corte', 'voy con mi mamá, las dos de la tarde el jueves, corte', 'corte el jueves las dos', 'voy con mi hermano a las 2 para un corte',
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
