/** A datum that was given before is put right, or said to be wrong, with nothing open (AGENDA-11). */
import { describe, expect, test } from 'vitest';
import { IDLE, at, events, mine, tenant } from './kit.ts';

const asksAll = { ...tenant, booking: { ...tenant.booking, askFor: ['name', 'email', 'nationalId'] as const } };
const own = { appointments: [{ ...mine('limpieza', '2026-03-12T10:00'), customerName: 'Ana Ruis' }], tenant: asksAll };
const heard = (text: string) => events(text, IDLE, own);

describe('put right', () => {
  test.each(['me equivoqué con el correo, el bueno es ana@x.com', 'ay que el correo está mal, es ana@x.com', 'el correo que te di ya no lo uso, anota ana@x.com', 'cambié de correo, ahora es ana@x.com', '¿puedes corregir mi correo? es ana@x.com', 'errei o email, o certo é ana@x.com', "I gave you the wrong email, it's ana@x.com"])('"%s"', (text) => {
    expect(heard(text)).toEqual([{ type: 'customer.answers', field: 'email', value: 'ana@x.com' }]);
  }); // prettier-ignore
  test.each(['me equivoqué con el DNI, es 32456798', 'puse mal el documento, el correcto es 32456798', 'el documento es otro: 32456798', "I put the wrong ID number, it's 32456798", 'o documento certo é 32456798'])('"%s"', (text) => {
    expect(heard(text)).toEqual([{ type: 'customer.answers', field: 'nationalId', value: '32456798' }]);
  }); // prettier-ignore
  test.each([['es Ana Ruiz, con z', 'Ana Ruiz'], ['Ruiz, con z', 'Ruiz'], ['perdón, es Ana Ruiz', 'Ana Ruiz'], ['sorry, it\'s Ana Ruiz', 'Ana Ruiz'], ['é Ana Ruiz com z', 'Ana Ruiz'], ['perdón es Anna con dos n', 'Anna']])('"%s"', (text, value) => {
    expect(heard(text)).toEqual([{ type: 'customer.answers', field: 'name', value }]);
  }); // prettier-ignore
  test('a number alone is one where the right one is awaited', () => {
    const mends = { field: 'nationalId', until: at('2026-03-10T12:00') } as const;
    expect(events('32456798', { ...IDLE, mends }, own)).toMatchObject([{ field: 'nationalId', value: '32456798' }]);
    expect(heard('32456798')).not.toMatchObject([{ type: 'customer.answers' }]);
  });
});

describe('said to be wrong', () => {
  test.each(['me equivoqué de correo', 'te pasé mal el mail', 'ese correo ya no lo uso', 'es que el otro correo no lo uso', 'quiero cambiar el mail que di', 'my email is wrong'])('"%s"', (text) => {
    expect(heard(text)).toEqual([{ type: 'customer.acknowledges', amiss: 'email' }]);
  }); // prettier-ignore
  test.each(['el dni quedó mal', 'me confundí con el documento', 'meu cpf tá errado'])('"%s"', (text) => {
    expect(heard(text)).toEqual([{ type: 'customer.acknowledges', amiss: 'nationalId' }]);
  }); // prettier-ignore
});

describe('neighbours', () => {
  test.each([
    ['me equivoqué, era el viernes', 'customer.wants_reschedule'], ['el nombre está mal, es Ana Ruiz', 'customer.wants_person'], ['mi apellido es Ruiz, no Ruis', 'customer.wants_person'],
    ['¿qué correo tienes mío?', 'customer.asks'], ['no, es Laura Gómez', 'customer.acknowledges'], ['me equivoqué con la hora', 'customer.acknowledges'],
  ])('"%s"', (text, type) => {
    expect(heard(text)).toMatchObject([{ type }]);
    expect(heard(text)[0]).not.toHaveProperty('amiss');
  }); // prettier-ignore
  test('what this business does not ask for is not asked for', () => {
    expect(events('me equivoqué de correo', IDLE, { appointments: own.appointments })).toEqual([{ type: 'customer.acknowledges' }]);
  }); // prettier-ignore
});
