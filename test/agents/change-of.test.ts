/** A change that names no other value, where an hour is proposed; and one more, put as a question (CONV-7, CONV-11). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, at, events } from './kit.ts';

const PROPOSED: Question = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));

describe('before the yes', () => {
  test.each(['cambia el día', 'cambiame el dia porfa', 'cambiar la fecha', 'change the day', 'mudar o dia', '¿puedo cambiar el día?'])('"%s" is another day', (text) => {
    expect(events(text, PROPOSED)).toEqual(events('otro día', PROPOSED));
  }); // prettier-ignore
  test.each(['no, cambia la hora', 'cambiar hora', 'mudar o horário', 'change the time', 'modificar', 'editar', 'cambiar', 'change it'])('"%s" is another hour', (text) => {
    expect(types(events(text, PROPOSED))).toEqual(['wants_other_time']);
  }); // prettier-ignore
  test.each(['otra persona', 'cambiar de profesional', 'que me atienda otra', 'prefiero otra persona', 'another person', 'someone else'])('"%s" is somebody else', (text) => {
    expect(events(text, PROPOSED)).toEqual(events('con otra persona', PROPOSED));
  }); // prettier-ignore
  test('what it is changed to is told', () => {
    expect(events('cambia el día al viernes', PROPOSED)).toMatchObject([{ detalles: { fecha_deseada: '2026-03-13' } }]);
    expect(events('cambia la hora a las 5', PROPOSED)).toMatchObject([{ detalles: { hora_especifica: '17:00' } }]);
  });
  test('a name that is asked for is somebody’s, and with nothing open nothing is changed', () => {
    expect(types(events('cambiar el día', IDLE))).not.toContain('wants_other_time');
  });
});

describe('one more, asked for', () => {
  test.each(['¿me puedo hacer también un corte?', '¿me pueden hacer el corte también?', '¿de paso me hacen un corte?', 'de paso me hacen un corte', 'could I also get a corte?', 'y corte', 'aprovecho y me hago un corte'])(
    '"%s" comes after the open one',
    (text) => {
      expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.wants_booking' }, { type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
    },
  ); // prettier-ignore
  test.each(['¿me puedo hacer también un corte?', '¿podría hacerme un corte?', 'posso fazer um corte?', 'can I get a corte done?'])('"%s", with nothing open', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
  test.each(['¿también hacen corte?', '¿puedo hacer una pregunta?'])('"%s" is a question', (text) => {
    expect(types(events(text, IDLE))).not.toContain('wants_booking');
  }); // prettier-ignore
});
