import { describe, expect, it } from 'vitest';
import { emailBeside, idBeside } from '../../src/agents/offline/answers/fields/told-fields.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import type { Question } from '../../src/domain.ts';
import { IDLE, mine, request, tenant } from './kit.ts';

const asking = { tenant: { ...tenant, booking: { ...tenant.booking, askFor: ['name', 'email'] } } } as const;
const NAME: Question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name' };
const events = (text: string, question: Question, more = asking as Parameters<typeof request>[2]) =>
  understandOffline(request([text], question, more)).events;

describe('name, mail and id in one line', () => {
  const all = {
    tenant: { ...tenant, booking: { ...tenant.booking, askFor: ['name', 'email', 'nationalId'] } },
  } as const;
  const told = (text: string, question: Question, more = all as Parameters<typeof request>[2]) =>
    Object.fromEntries(
      events(text, question, more).map((event) =>
        'field' in event ? [event.field, 'value' in event && event.value] : [event.type, ''],
      ),
    );
  const DATA = { name: 'Nora Vidal', email: 'nora@x.com', nationalId: '12345678' };
  it.each([
    'Nora Vidal, nora@x.com, 12345678', 'nora@x.com Nora Vidal 12345678', 'Nora Vidal 12.345.678 nora@x.com', 'Nora Vidal/nora@x.com/12345678', 'Nora Vidal\nnora@x.com\n12345678', 'Nora Vidal, dni 12345678, nora@x.com',
  ])('"%s" tells all', (text) => {
    expect(told(text, NAME)).toEqual(DATA);
  }); // prettier-ignore
  it.each(['mi número es 12345678', 'es el 12345678', 'el mío es 12345678', 'es la 12.345.678', 'o meu é 12345678'])(
    '"%s" is the number that was asked for, and nothing else',
    (text) => {
      const asked: Question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'nationalId' };
      expect(events(text, asked, all)).toEqual([{ type: 'customer.answers', field: 'nationalId', value: '12345678' }]);
    },
  );
  it('what was asked for comes last, and nothing is asked behind it', () => {
    const mail: Question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'email' };
    expect(events('nora@x.com, 12345678', mail, all).map((event) => 'field' in event && event.field)).toEqual([
      'nationalId',
      'email',
    ]);
    expect(told('Nora Vidal, 12345678', NAME)).toEqual({ name: 'Nora Vidal', nationalId: '12345678' });
  });
  it('a Colombian mobile is no id', () => {
    const inBogota = { tenant: { ...all.tenant, locale: 'es-CO' } };
    expect(told('Nora Vidal, nora@x.com, 3101234567', NAME, inBogota)).not.toHaveProperty('nationalId');
    expect(told('Nora Vidal, nora@x.com, 52123456', NAME, inBogota)).toMatchObject({ nationalId: '52123456' });
  });
});

describe('an e-mail address told beside something else', () => {
  it.each([
    ['Nora Vidal, nora@correo.com', 'nora@correo.com', 'Nora Vidal'],
    ['nora@correo.com Nora Vidal', 'nora@correo.com', 'Nora Vidal'],
    ['Nora Vidal y mi correo es NORA@correo.com', 'nora@correo.com', 'Nora Vidal'],
    ['a check-up on friday, my email is tom.reed@mail.co.uk', 'tom.reed@mail.co.uk', 'a check-up on friday'],
    ['limpieza el jueves. email: nora@correo.com', 'nora@correo.com', 'limpieza el jueves'],
  ])('"%s"', (said, email, rest) => {
    const told = emailBeside(said);
    expect([told?.value, told?.rest.trim()]).toEqual([email, rest]);
  });

  it.each(['nora@correo.com', 'mi correo es nora@correo.com', 'Nora Vidal', 'nos vemos @ las 5'])(
    '"%s" holds none, or nothing besides',
    (said) => {
      expect(emailBeside(said)).toBeUndefined();
    },
  );

  it('with the name that was asked for, both are told and one is answered', () => {
    expect(events('Nora Vidal, nora@correo.com', NAME)).toEqual([
      { type: 'customer.answers', field: 'email', value: 'nora@correo.com', beside: true },
      { type: 'customer.answers', field: 'name', value: 'Nora Vidal' },
    ]);
  });

  it('with everything in one message, none of it is asked for', () => {
    const said = 'Hola, soy Nora Vidal, nora@correo.com, quiero una limpieza el jueves';
    expect(events(said, IDLE).map(({ type }) => type)).toEqual([
      'customer.answers',
      'customer.answers',
      'customer.wants_booking',
    ]);
  });

  it('a business that asks for no address keeps none', () => {
    expect(events('limpieza el jueves, mi correo es nora@correo.com', IDLE, {}).map(({ type }) => type)).toEqual([
      'customer.wants_booking',
    ]);
  });
});

describe('a national id told beside something else', () => {
  it.each([
    ['corte el jueves, mi dni es 45678912', 'PE', '45678912', 'corte el jueves'],
    ['dni 45.678.912 y quiero un corte', 'PE', '45678912', 'y quiero un corte'],
    ['Javiera Soto, RUT: 12.345.678-5', 'CL', '123456785', 'Javiera Soto'],
    ['cc 1020304050 para un masaje mañana', 'CO', '1020304050', 'para un masaje mañana'],
  ])('"%s"', (said, country, value, rest) => {
    const told = idBeside(said, country);
    expect([told?.value, told?.rest.trim()]).toEqual([value, rest]);
  });
  it.each(['mi dni es 45678912', 'corte el jueves, mi cel es 45678912', 'corte el jueves 45678912', 'dni 123, corte'])(
    '"%s" holds none, or nothing besides',
    (said) => {
      expect(idBeside(said, 'PE')).toBeUndefined();
    },
  );

  const both = { tenant: { ...tenant, booking: { ...tenant.booking, askFor: ['email', 'nationalId'] } } } as const;
  const said = (text: string, field: 'email' | 'nationalId') =>
    events(text, { state: 'AGENDA_PIDIENDO_DATOS', field }, both).map((event) =>
      event.type === 'customer.answers' ? event.field : event.type,
    );
  it('what is wished with the answer is not lost, and comes before it (CONV-11)', () => {
    expect(said('nora@correo.com, y mejor a las 15', 'email')).toEqual(['customer.wants_booking', 'email']);
    expect(said('45678912 y ¿cuánto sale?', 'nationalId')).toEqual(['customer.asks', 'nationalId']);
    expect(said('nora@correo.com gracias', 'email')).toEqual(['email']);
    expect(said('45678912 por favor', 'nationalId')).toEqual(['nationalId']);
  });
});

describe('where a number is asked for', () => {
  const asked: Question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'nationalId' };
  it.each(['no, quiero cancelar mi cita de corte', 'no, quero cancelar a minha hora'])(
    '"%s" wants something, and is no refusal of it',
    (text) => {
      const his = { ...asking, appointments: [mine('corte', '2026-03-12T10:00')] };
      expect(events(text, asked, his)).toMatchObject([{ type: 'customer.wants_cancellation' }]);
    },
  );
});
