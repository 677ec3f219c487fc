import { describe, expect, it } from 'vitest';
import { emailBeside } from '../../src/agents/offline/told-email.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import type { Question } from '../../src/domain.ts';
import { IDLE, request, tenant } from './kit.ts';

const asking = { tenant: { ...tenant, booking: { ...tenant.booking, askFor: ['name', 'email'] } } } as const;
const NAME: Question = { state: 'AGENDA_PIDIENDO_DATOS', field: 'name' };
const events = (text: string, question: Question, more = asking as Parameters<typeof request>[2]) =>
  understandOffline(request([text], question, more)).events;

describe('an e-mail address told beside something else', () => {
  it.each([
    ['Nora Vidal, nora@correo.com', 'nora@correo.com', 'Nora Vidal'],
    ['nora@correo.com Nora Vidal', 'nora@correo.com', 'Nora Vidal'],
    ['Nora Vidal y mi correo es NORA@correo.com', 'nora@correo.com', 'Nora Vidal'],
    ['a check-up on friday, my email is tom.reed@mail.co.uk', 'tom.reed@mail.co.uk', 'a check-up on friday'],
    ['limpieza el jueves. email: nora@correo.com', 'nora@correo.com', 'limpieza el jueves'],
  ])('"%s"', (said, email, rest) => {
    const told = emailBeside(said);
    expect([told?.email, told?.rest.trim()]).toEqual([email, rest]);
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
