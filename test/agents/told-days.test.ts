/** Days that are told beside a wish: counted from, or pointed at, they say when. Today is Tuesday the 10th. */
import { describe, expect, test } from 'vitest';
import { IDLE, NOW, events, tenant } from './kit.ts';
import { readTimes } from '../../src/agents/offline/time/index.ts';

const now = Temporal.Instant.fromEpochMilliseconds(NOW).toZonedDateTimeISO(tenant.timeZone);
const wish = (text: string) => {
  const [event, ...more] = events(text, IDLE);
  return event?.type === 'customer.wants_booking' && more.length === 0 ? event.detalles : event;
};

describe('the day before or after one that is told', () => {
  test.each([
    ['tengo una fiesta el sábado, quiero corte un día antes', '2026-03-13'],
    ['mi boda es el sábado, la limpieza sería el día anterior', '2026-03-13'],
    ['el viernes tengo fiesta, quiero limpieza la víspera', '2026-03-12'],
    ['me operan el viernes, quiero la limpieza un dia antes', '2026-03-12'],
    ['tengo fiesta el viernes, quiero corte dos días antes', '2026-03-11'],
    ['me caso el sábado 21, quiero corte una semana antes', '2026-03-14'],
    ['tengo una fiesta el sábado, quiero corte el lunes o sea dos días después', '2026-03-16'],
    ['tengo una fiesta el miércoles, quiero corte el día después', '2026-03-12'],
    ['i have a wedding on saturday, i want a haircut the day before', '2026-03-13'],
    ['tenho um casamento no sábado, quero corte um dia antes', '2026-03-13'],
    ['tenho festa no sábado, quero limpeza na véspera', '2026-03-13'],
    ['tengo un matrimonio el sábado y quisiera hacerme la limpieza un día antes, osea el viernes', '2026-03-13'],
  ])('"%s" is on %s', (text, fecha_deseada) => {
    expect(wish(text)).toMatchObject({ fecha_deseada });
  });
  test('with an hour of its own', () => {
    expect(wish('el sábado es la boda, un día antes a las 17 quiero corte')).toMatchObject({
      fecha_deseada: '2026-03-13',
      hora_especifica: '17:00',
    });
  });
  test.each([
    ['quiero corte el viernes y que me avisen el día antes', '2026-03-13'],
    ['reservame corte el viernes y avisame un día antes', '2026-03-13'],
    ['el viernes o un día antes, corte', '2026-03-13'],
  ])('"%s": a reminder, or a choice, is counted from nothing', (text, fecha_deseada) => {
    expect(wish(text)).toMatchObject({ fecha_deseada });
  });
  test.each(['quiero limpieza un día antes', 'tengo boda el sábado y un día antes trabajo, quiero corte'])('"%s" tells no day', (text) => {
    expect(wish(text)).not.toHaveProperty('fecha_deseada');
  }); // prettier-ignore
});

describe('a reason whose day is the one that is meant', () => {
  test.each([
    'ya que voy a estar por ahí el viernes, reservame corte a las 17', 'como el viernes voy al centro, ¿me podés dar turno ese día a las 17 para un corte?', 'ya que el viernes estoy por palermo, quiero corte a las 17',
    'reservame corte a las 17 porque el viernes paso por ahí', 'como el viernes tengo médico a las 10, ¿me das ese día a las 17 un corte?', 'el viernes tengo médico a las 10, quiero corte ese mismo día a las 17',
    'ya que salgo temprano el viernes, quiero corte a las 17', 'já que vou estar aí na sexta, quero corte às 17h', "since i'll be around on friday, can i get a haircut at 5pm?",
  ])('"%s" is on Friday at five', (text) => {
    expect(wish(text)).toMatchObject({ servicio: 'corte', fecha_deseada: '2026-03-13', hora_especifica: '17:00' });
  }); // prettier-ignore
  test.each([
    'el viernes trabajo, ese día no puedo, quiero corte', 'el viernes viajo, cualquier día menos ese día, corte', 'como el viernes estoy por viajar, quiero corte', 'como el viernes voy al médico, quiero corte', 'porque el viernes trabajo, quiero corte',
  ])('"%s" is not on Friday', (text) => {
    expect(wish(text)).not.toHaveProperty('fecha_deseada');
  }); // prettier-ignore
  test('another day that is wished for stays the one', () => {
    expect(wish('como el viernes estoy por ahí, mejor el jueves quiero corte')).toMatchObject({ fecha_deseada: '2026-03-12' });
  }); // prettier-ignore
});

test('"no trabajo, quiero una limpieza a las 10": the hour is of the wish', () => {
  const said = readTimes('como el viernes no trabajo quiero una limpieza a las 10', { now, language: 'es' });
  expect(said).toMatchObject({ fecha: '2026-03-13', hora: '10:00', restricciones: [] });
});
