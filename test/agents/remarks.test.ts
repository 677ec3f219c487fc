import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, tenant } from './kit.ts';

const CORTE = tenant.services.find(({ id }) => id === 'corte')!;
/** A cut on Thursday at four in the afternoon, to be confirmed. */
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: CORTE.id, fecha_deseada: '2026-03-12', hora_especifica: '16:00' },
  proposed: { start: at('2026-03-12T16:00'), professionalId: 'laura', branchId: 'norte' },
};
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const toConfirm = (text: string) => types(events(text, PROPOSED));
const toList = (text: string) => events(text, LIST);

describe('a yes with a remark behind it', () => {
  test.each([
    'sí, avisame un día antes porfa', 'si, me avisas un dia antes', 'ya, me mandas un recordatorio un dia antes?', 'si, a las 5 recojo a mi hija', 'ya, tengo q salir a las 5', 'ya, salgo del trabajo a las 3',
    'sii perdon andaba ocupada', 'si, es que estaba manejando', 'ya no alcance a responder, si', 'no importa, esa está bien', 'voy pa alla, si', 'ya buena gracias', 'bueno igual confirmame nomas',
    'siii urgente', 'si, me duele mucho', 'sizas', 'seguro', 'seguro que si', 'oki doki', 'esa sí, quedo atenta', 'tengo miedo jaja pero si', 'ya me dijo que si, confirmada', 'si gracias miss', 'si, es una perrita mediana',
    'a las 4 esta bien', 'el jueves a las 4 perfecto', 'súper, nos vemos el jueves', 'no, mejor pago allá. confirme la cita',
  ])('"%s" is a yes to what was asked', (text) => {
    expect(toConfirm(text)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['si, salgo del trabajo a las 6', 'si pero a las 4 tengo otra cita', 'si pero a las 5', 'si pero no con ella', 'si quiero pero no a esa hora', 'si salgo a las 3', 'si, estaba pensando en otra hora', 'no estoy seguro', 'a las 5 esta bien', 'el viernes a las 4 perfecto', 'si, es un masaje', 'urgente', 'puedo dejarla paga de una vez?', 'sí, a las 5 tengo que ir mejor', 'si llego'])(
    '"%s" is none',
    (text) => {
      expect(toConfirm(text)).not.toContain('accepts');
    },
  ); // prettier-ignore
  test.each(['sí, pero si después no puedo ir la puedo cancelar?', 'ok, si se me hace tarde me cancelan la cita?', 'ya pero a las 5 tengo una reunion, alcanzo?', 'si no voy me cobran?'])(
    '"%s" asks, and gives up nothing',
    (text) => {
      expect(toConfirm(text)).toEqual(['asks']);
    },
  ); // prettier-ignore
  test.each(['sí, ¿y hay que llevar algo?', 'si, y toca llevar el carnet?', 'si\ntienen estacionamiento?', 'sí, dónde queda?'])('"%s" is a yes, and asks', (text) => {
    expect(toConfirm(text)).toEqual(['asks', 'accepts']);
  }); // prettier-ignore
  test.each(['sí, ¿aceptan tarjeta?', 'tá bom, e tem como pagar com pix?', 'si gracias, se paga alla?', 'ok, y puedo pagar con debito?', 'yes please, do you take credit cards?', 'si\naceptan tarjeta?', 'sí, ¿tengo que pagar ahora?'])('"%s" is a yes where nothing is paid before, and asks', (text) => {
    expect(toConfirm(text)).toEqual(['asks', 'accepts']);
  }); // prettier-ignore
  test('"sí, y mandame el link" books it, and pays it', () => {
    expect(events('sí, y mandame el link para pagarla', PROPOSED)).toEqual([
      { type: 'customer.accepts' },
      { type: 'customer.wants_payment', servicio: CORTE.id },
    ]);
  });
  test.each([
    ['sí, y también me dejás agendada la del otro jueves a la misma hora', { fecha_deseada: '2026-03-19', hora_especifica: '16:00' }],
    ['si y otra a las 5', { fecha_deseada: '2026-03-12', hora_especifica: '17:00' }],
  ])('"%s" books it, and one more', (text, detalles) => {
    expect(events(text, PROPOSED)).toMatchObject([{ type: 'customer.accepts' }, { type: 'customer.wants_booking', detalles, mas: true }]);
  }); // prettier-ignore
});

describe('a row that is refused', () => {
  test.each([
    'no quiero la primera', 'la primera no me sirve', 'el primero no puedo', 'la 1 no me sirve', 'todas menos la primera', 'no, la primera no',
  ])('"%s" leaves its hour out, and chooses nothing', (text) => {
    const [wish, ...others] = toList(text);
    expect(others).toEqual([]);
    expect(wish).toMatchObject({ type: 'customer.wants_booking', detalles: { restricciones_temporales: [expect.stringMatching(/^excluir_\d\d:\d\d$/)] } });
  }); // prettier-ignore
  test('"la primera no, la segunda" chooses the second', () => {
    expect(toList('la primera no, la segunda')).toMatchObject([{ type: 'customer.selects', n: 2 }]);
  });
  test('"la primera puede ser pero no estoy segura" chooses nothing', () => {
    expect(types(toList('la primera puede ser pero no estoy segura'))).toEqual(['not_understood']);
  });
});

describe('a row that is chosen behind a question', () => {
  test.each(['cuánto dura? y me das la de las 11', '¿cuánto cuesta? dame la de las 11'])('"%s" does both', (text) => {
    expect(types(toList(text))).toEqual(['asks', 'selects']);
  });
});

describe('who wanted nothing but to know, or takes his leave', () => {
  test.each(['no gracias, solo estaba averiguando', 'solo quería saber', 'dejémoslo así nomás', 'mejor nada', 'mejor no, otro día llamo', 'sabés que mejor no, ahí te hablo yo cuando pueda'])('"%s" leaves', (text) => {
    expect(toConfirm(text)).toEqual(['exits']);
    expect(types(toList(text))).toEqual(['exits']);
  }); // prettier-ignore
  test('"dejalo así" leaves the hours that were shown', () => {
    expect(types(toList('dejalo así'))).toEqual(['exits']);
    expect(types(toList('dejemoslo así el viernes'))).not.toContain('exits');
  });
});

describe('thanks, and what is wanted besides', () => {
  test.each([
    ['operador, gracias', 'wants_person'], ['un humano gracias', 'wants_person'], ['quiero un corte, gracias', 'wants_booking'], ['la limpieza duele gracias', 'asks'],
    ['gracias, hay estacionamiento', 'asks'], ['gracias, con quién sería', 'asks'], ['gracias por la info', 'acknowledges'], ['gracias por la limpieza', 'acknowledges'],
    ['quedó hermoso, gracias', 'acknowledges'], ['ya gracias', 'acknowledges'], ['gracias, nos vemos el lunes', 'acknowledges'],
  ])('"%s" is %s', (text, type) => {
    expect(types(events(text, IDLE))).toEqual([type]);
  }); // prettier-ignore
});

describe('what is told beside a wish', () => {
  test.each([
    ['ah no abren los domingos, un corte el jueves a las 11', '2026-03-12', '11:00'],
    ['como no abren el domingo, un corte el sábado a las 11', '2026-03-14', '11:00'],
    ['quiero ir el viernes a las 5 a un corte', '2026-03-13', '17:00'],
    ['un corte en tres semanas más, el jueves a las 4', '2026-04-02', '16:00'],
    ['un corte pal lunes subsiguiente a las 10', '2026-03-23', '10:00'],
  ])('"%s" is heard as a wish for that time', (text, fecha_deseada, hora_especifica) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles: { fecha_deseada, hora_especifica } }]);
  }); // prettier-ignore
});
