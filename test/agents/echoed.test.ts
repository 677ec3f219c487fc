import { describe, expect, test } from 'vitest';
import { events, tenant } from './kit.ts';
import type { ContactField } from '../../src/domain.ts';

const BOGOTA = { tenant: { ...tenant, locale: 'es-CO', booking: { ...tenant.booking, askFor: ['name', 'email', 'nationalId'] as const } } }; // prettier-ignore
const told = (field: ContactField, text: string) => events(text, { state: 'AGENDA_PIDIENDO_DATOS', field }, BOGOTA)[0];

describe('what was asked for, asked back and told (AGENDA-11)', () => {
  test.each([
    'la cédula? es 52123456', 'mi cc? 52123456', 'passport? my id is 52123456', 'ah el documento? si, 52.123.456', '¿cédula?? es la 52123456 gracias', 'meu documento? é 52123456',
  ])('"%s" is the number', (text) => {
    expect(told('nationalId', text)).toEqual({ type: 'customer.answers', field: 'nationalId', value: '52123456' });
  }); // prettier-ignore
  test.each([['mi nombre? Ana Pérez', 'Ana Pérez'], ['nombre? ana', 'ana'], ['name? John Smith', 'John Smith']])('"%s" is the name', (text, value) => {
    expect(told('name', text)).toEqual({ type: 'customer.answers', field: 'name', value });
  }); // prettier-ignore
  test.each(["email? it's ana@x.com", 'mi correo? es ana@x.com'])('"%s" is the address', (text) => {
    expect(told('email', text)).toMatchObject({ type: 'customer.answers', field: 'email', value: 'ana@x.com' });
  });
  test.each(['cédula?', 'mi cédula? para qué?', 'cuál cédula? la mía?', 'documento? no lo tengo', 'mi documento? mejor cancela'])('"%s" is none', (text) => {
    expect(told('nationalId', text)?.type).not.toBe('customer.answers');
  }); // prettier-ignore
});
