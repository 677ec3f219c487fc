/** Why somebody says yes, or cancels: no condition, and no other wish (AGENDA-7). */
import { describe, expect, test } from 'vitest';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, PAY_CONFIRM, at, events, mine } from './kit.ts';

const own = mine('limpieza', '2026-03-13T15:00');
const CANCELLING: Question = { ...CANCEL_CONFIRM, cancelling: own };
/** Thursday, at eleven. */
const PROPOSED: Question = {
  ...CONFIRM,
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const types = (text: string, question: Question) =>
  events(text, question, question === CANCELLING ? { appointments: [own] } : {}).map(({ type }) =>
    type.replace('customer.', ''),
  );

describe('asked whether to cancel', () => {
  test.each(['sí, es que viajo el viernes', 'si, ese día tengo prueba', 'si, gracias, otro día saco otra', 'sí porque me salió un viaje', 'dale, es que mi hijo se enfermó', 'sí, yo después les escribo para otra fecha', 'sí, el lunes los llamo', 'sí, no hay de otra', 'confirmo, mi hijo tiene prueba ese día', 'si, no puedo ir ese dia', 'sí, me mudé de comuna'])('"%s" is a yes', (text) => {
    expect(types(text, CANCELLING)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['es que el lunes ya lo vio otro veterinario', 'hoy amanecí mal', 'es que me salió un imprevisto', 'el viernes me toca trabajar', 'no tengo plata este mes :(', 'encontré otra más cerca', 'me salió un viaje de trabajo'])('"%s" is neither yes nor no', (text) => {
    expect(types(text, CANCELLING)).toEqual(['not_understood']);
  }); // prettier-ignore
  test.each(['mejor cámbiala al lunes, es que viajo', 'es que tengo una duda, ¿me cobran?', 'no, voy a ir', 'sí pero mejor pásala al lunes', 'no la canceles, me equivoqué', 'sí, pero tengo que ir', 'no, la necesito'])('"%s" is more than a reason', (text) => {
    expect(types(text, CANCELLING)).not.toEqual(['accepts']);
    expect(types(text, CANCELLING)).not.toEqual(['not_understood']);
  }); // prettier-ignore
});

describe('asked whether to book', () => {
  test.each(['sí, es que el martes viajo', 'si, porque hoy no alcanzo', 'dale, porque el lunes tengo pico y placa', 'sim, porque na sexta eu viajo', 'sí, llevo mi radiografía', 'sí, ojo que es muy nerviosa', 'sí, no se olviden por favor', 'sí, voy con muletas', 'si, tiene todas sus vacunas al día', 'sí, ahí sí llego'])('"%s" is a yes', (text) => {
    expect(types(text, PROPOSED)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['sí, es que el jueves no puedo', 'si, porque no puedo', 'es que el martes viajo', 'sí, es que mejor el martes', 'sí, porque ¿hay otro?', 'sí, voy con Diego', 'sí, tengo dos niños', 'sí, si tengo plata', 'sí, cuando me paguen', 'dale, si hoy cobro', 'sí, llevo a mi hermana para un corte'])('"%s" is none', (text) => {
    expect(types(text, PROPOSED)).not.toEqual(['accepts']);
  }); // prettier-ignore
});

describe('asked whether to pay', () => {
  test.each(['sí, lo transfiero antes de las 6', 'sí, pago hoy', 'dale, hoy mismo lo pago'])(
    '"%s" wants the link',
    (text) => {
      expect(types(text, PAY_CONFIRM)).toEqual(['accepts']);
    },
  );
  test.each(['sí, mañana pago', 'sí, pago en la quincena', 'sí pero hoy no, mañana pago'])('"%s" leaves it', (text) => {
    expect(types(text, PAY_CONFIRM)).toEqual(['exits']);
  });
});

test('"listo quedó", asked whether to book, is no tale', () => {
  expect(types('listo quedó', PROPOSED)).toEqual(['accepts']);
});
