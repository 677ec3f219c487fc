/** What is told of a visit that was, or of one's own life: no hours are offered for it. */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, events, mine } from './kit.ts';

const types = (text: string, question = IDLE) =>
  events(text, question).map(({ type }) => type.replace('customer.', ''));

describe('what a treatment left behind is for a person', () => {
  const LEFT = [
    'me quedó una alergia después de la limpieza', 'después de la limpieza me sangran las encías', 'me salió un sarpullido después del masaje', 'ayer fui a la limpieza y me duele mucho', 'me hicieron el corte y me pica la cabeza', 'me duele la espalda después del masaje',
    'after the limpieza I got an allergy', 'depois da limpeza minha gengiva ficou inchada', 'vine ayer por el corte y quedó horrible',
  ]; // prettier-ignore
  test.each(LEFT)('"%s"', (text) => {
    expect(types(text)).toEqual(['wants_person']);
  });
  test('whatever is open', () => {
    expect(types('me quedó una alergia después de la limpieza', CONFIRM)).toEqual(['wants_person']);
  });
  test.each(['me duele una muela', 'se me rompió un diente', 'después del trabajo una limpieza', 'después de la limpieza me duele, quiero una cita', 'después de la limpieza quiero un corte', 'me sacaron una muela en otro lado y necesito un control'])(
    '"%s" is none',
    (text) => {
      expect(types(text)).not.toContain('wants_person');
    },
  ); // prettier-ignore
});

describe('a visit that was', () => {
  test.each(['ayer vine por la ortodoncia y muy bien', 'el martes fui con Laura y me encantó', 'estuve ayer con Laura y todo perfecto', 'hoy me hicieron la limpieza, quedó genial', 'quedé muy conforme con la limpieza', 'fiz a limpeza ontem e adorei', 'I had a corte yesterday and it was great'])(
    '"%s" is thanked for',
    (text) => {
      expect(types(text)).toEqual(['acknowledges']);
    },
  ); // prettier-ignore
  test.each(['me corté el pelo ayer', 'en la mañana llevo a mi hijo al colegio', 'mi hijo sale del colegio a las 3', 'de manhã levo meu filho na escola'])('"%s" wishes for nothing', (text) => {
    expect(types(text)).toEqual(['not_understood']);
  }); // prettier-ignore
  test.each(['me hice la limpieza hace 6 meses', 'vine ayer por el corte pero quiero otro', 'quiero una limpieza como la de ayer', 'llevo a mi hijo mañana para un corte'])('"%s" may', (text) => {
    expect(types(text)).toContain('wants_booking');
  }); // prettier-ignore
  test.each(['el jueves me operan', 'el jueves estoy de viaje'])('"%s", with one on that day, moves it', (text) => {
    const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_reschedule' }]);
  });
  test('nobody comes who goes to school', () => {
    expect(types('en la mañana llevo a mi hijo al colegio', CONFIRM)).toEqual(['not_understood']);
  });
});

describe('what is sold here, where a name is asked for', () => {
  const open: Question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name', known: { servicio: 'corte' } };
  test.each(['una limpieza también', 'y una limpieza', 'también limpieza', 'y limpieza'])('"%s" is one more', (text) => {
    expect(events(text, open)).toMatchObject([{ type: 'customer.wants_booking' }, { detalles: { servicio: 'limpieza' } }]);
  }); // prettier-ignore
  test.each(['Ana Corte', 'luz corte', 'corte gutierrez', 'quispe mamani'])('"%s" is a name', (text) => {
    expect(types(text, open)).toEqual(['answers']);
  });
});
