import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, at, events } from './kit.ts';

/** A cut on Thursday at ten, with Laura. */
const CUT = {
  id: 'a',
  tenant: 'prueba',
  conversation: 'c',
  serviceId: 'corte',
  slot: { start: at('2026-03-12T10:00'), professionalId: 'laura', branchId: 'norte' },
  durationMinutes: 30,
  priceMinor: 0,
  status: 'booked',
  bookedAt: 0,
} as const;
const said = (text: string): readonly CustomerEvent[] => events(text, IDLE, { appointments: [CUT] });
const types = (text: string) => said(text).map(({ type }) => type.replace('customer.', ''));
const wish = (event: CustomerEvent | undefined) => (event && 'detalles' in event ? event.detalles : {});

describe('another person for what one has', () => {
  test.each([
    'el corte del jueves puede ser con diego en vez de laura? mismo horario', 'me podés cambiar a laura por diego el jueves?', 'al final prefiero que me corte diego, se puede?',
    'quiero cambiar de laura a diego el turno', 'el corte del jueves me lo puede hacer el doctor diego?', 'posso trocar a laura pelo diego?', 'can it be with diego instead of laura?',
  ])('"%s" moves it to him', (text) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { profesional: 'diego' } }]);
  }); // prettier-ignore
  test.each(['quiero otro corte con diego', 'un corte con diego para mi hijo el viernes'])(
    '"%s" is one more',
    (text) => {
      expect(types(text)).toEqual(['wants_booking']);
    },
  );
});

describe('what is his already', () => {
  test.each([
    'el corte es el jueves a las 10 verdad?', 'corte el jueves a las 10 con laura, ahí estoy', 'entonces sigue el jueves a las 10 no?', 'sigo teniendo el jueves?', 'lo mío es el jueves, no?',
    'qué me quedó entonces?', 'a qué hora quedó el mío?', 'el jueves me atiende laura o diego?', 'mi turno no era el jueves?', 'confirmo los dos turnos', 'a qué hora tengo que ir?', 'tengo dos turnos esta semana no? cuáles eran',
  ])('"%s" shows it', (text) => {
    expect(types(text)).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['quiero un corte el viernes a las 10', 'corte el jueves a las 11', 'corte el jueves a las 10 para mi mamá'])('"%s" is a wish', (text) => {
    expect(types(text)).toEqual(['wants_booking']);
  }); // prettier-ignore
});

describe('one more, behind what one has', () => {
  test.each([
    ['pasame el corte para el viernes 17hs y de paso sacame también masaje a las 17:30', '17:00', '17:30'],
    ['cambiame el turno para el viernes a las 17 y además quiero un turno para mi hijo a las 17:30', '17:00', '17:30'],
    ['movelo al viernes a las 18 y sumame masaje', '18:00', undefined],
  ])('"%s": each at its own hour, on the same day', (text, moved, booked) => {
    const [move, book, ...others] = said(text);
    expect([move?.type, book?.type, ...others]).toEqual(['customer.wants_reschedule', 'customer.wants_booking']);
    expect([wish(move).hora_especifica, wish(book).hora_especifica]).toEqual([moved, booked]);
    expect([wish(move).fecha_deseada, wish(book).fecha_deseada]).toEqual(['2026-03-13', '2026-03-13']);
  }); // prettier-ignore
  test.each([
    ['tengo cita el jueves a las 10 y quiero otra para mi mamá el mismo día a las 11', { para: { relation: 'madre' } }],
    ['tengo corte el jueves a las 10, me agendas también masaje a las 11?', { servicio: 'masaje' }],
  ])('"%s" moves nothing', (text, also) => {
    const day = { fecha_deseada: '2026-03-12', hora_especifica: '11:00' };
    expect(said(text)).toMatchObject([{ type: 'customer.wants_booking', detalles: { ...day, ...also }, mas: true }]);
  });
  test.each(['tengo turno el jueves y quiero otro día', 'pasame el turno al viernes, necesito otra hora'])('"%s" is a move alone', (text) => {
    expect(types(text)).toEqual(['wants_reschedule']);
  }); // prettier-ignore
});

describe('"que ya pagué" tells which one', () => {
  test.each(['se puede cambiar mi corte que ya pagué para el viernes a las 11', 'puedo mover la cita que ya pagué al viernes?'])('"%s" moves it', (text) => {
    expect(types(text)).toEqual(['wants_reschedule']);
  }); // prettier-ignore
  test.each(['te aviso que ya pagué', 'no quiero cambiar nada, solo avisar que ya pagué', 'creo que ya pagué'])('"%s" claims it', (text) => {
    expect(types(text)).toContain('claims_payment');
  }); // prettier-ignore
});

describe('what is put right', () => {
  test.each([
    ['me equivoqué de día, era el miércoles no el jueves', '2026-03-11'], ['no era el jueves, era el miércoles', '2026-03-11'], ['uy no perdón era el miércoles', '2026-03-11'], ['en realidad el miércoles perdón', '2026-03-11'],
  ])('"%s" moves it there', (text, fecha_deseada) => {
    expect(said(text)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada } }]);
  }); // prettier-ignore
});

test.each(['vou ter que cancelar o corte', 'vou ter que remarcar meu horario'])('"%s" tells of no Tuesday', (text) => {
  expect(wish(said(text)[0]).fecha_deseada ?? wish(said(text)[0]).fecha_original).toBeUndefined();
});
