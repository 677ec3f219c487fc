import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, slots } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const PROPOSED = {
  ...CONFIRM,
  known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};

describe('who leaves', () => {
  test.each([
    'sabes que ya no quiero nada, dejalo ahi',
    'no quiero nada, olvidalo',
    'ya no quiero reservar',
    'no quiero agendar otra cita',
    'ya no quiero sacar turno, gracias',
  ])('%s: without the words of an exit', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
  });

  test.each([
    'no quiero reservar el jueves',
    'no quiero salir',
    'ese día no, a esa hora no me dejan salir',
    'no puedo a las 5, a esa hora recién puedo salir',
  ])('%s: and stays', (text) => {
    expect(types(events(text, LIST))).not.toContain('exits');
  });

  test.each(['nah, no me tinca ninguna, chao', 'no me sirve ninguna, chao', 'no gracias, chao', 'ninguno, adios', 'no, bye', 'no, tchau', 'nah chau', 'no me gusta ninguno, hasta luego', 'ninguno me sirve, salir', 'no me sirven esos, salir', 'nenhum serve, sair', 'none of them works, exit'])(
    '%s: with a goodbye',
    (text) => {
      expect(events(text, LIST)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
    },
  ); // prettier-ignore

  test.each(['siempre no, gracias, se me complica', 'siempre no gracias', 'siempre no voy a poder, gracias', 'mejor no, chao', 'al final no, se me complica'])(
    '%s: at the yes',
    (text) => {
      expect(events(text, PROPOSED)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
    },
  ); // prettier-ignore

  test.each([
    'no, ya no, salir', 'no, ya no puedo, salir', 'olvídelo señorita, otro día la llamo', 'sabe que no, gracias, voy a ir a otra parte', 'siempre no, mejor la próxima semana le marco', 'nah dejá, no llego', 'no voy a pagar, olvidate', 'me voy a otra parte, gracias',
    'está muy caro, me voy a otro lado', 'bueno no, después la llamo yo', 'deixa, depois eu ligo', 'olvídalo, luego veo', 'esquece, depois vejo', 'ninguna gracias, luego veo', 'forget it, maybe later', "let's leave it", 'não quero mais nada, obrigado', 'já não, obrigada',
  ])('%s: with a reason, or till another day', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
  }); // prettier-ignore
  test.each(['cancela, ninguna', 'ninguna, cancela', 'al final no, cancelá', 'no, mejor cancele, gracias', 'ya no puedo, cancele por favor'])('%s: what is open', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.exits', word: 'cancelar' }]);
  }); // prettier-ignore
  test.each(['no, ya no puedo', 'mejor la próxima semana', 'otro día', 'dejá el jueves', 'deje la primera', 'no llego a esa hora', 'voy a otro lado a las 5', 'veo otro día', 'no cancele ninguna', 'no quiero cancelar', 'no llego, mejor el jueves', 'si, después me voy a otra parte', 'ya me voy para allá'])(
    '%s: and stays all the same',
    (text) => {
      expect(types(events(text, LIST))).not.toContain('exits');
      expect(types(events(text, PROPOSED))).not.toContain('exits');
    },
  ); // prettier-ignore

  test('a choice, a yes or another day with a goodbye stays what it is', () => {
    expect(types(events('la de las 10, chao', LIST))).toEqual(['selects']);
    expect(types(events('sí, chao', PROPOSED))).toEqual(['accepts']);
    expect(types(events('siempre no, mejor el viernes', PROPOSED))).toEqual(['wants_booking']);
    expect(types(events('siempre no puedo a esa hora', PROPOSED))).toEqual(['rejects']);
    expect(types(events('no me sirve ninguna', LIST))).toEqual(['rejects']);
  });
});

describe('whom he can talk to', () => {
  test.each(['quisiera un presupuesto de implantes, con quien puedo hablar?', 'con quien puedo hablar?', 'con quién puedo hablar para un presupuesto', 'con quien me puedo comunicar?', 'con quien hablo para cotizar?', 'com quem posso falar?', 'who can i talk to?'])(
    '%s',
    (text) => {
      expect(types(events(text, LIST))).toEqual(['wants_person']);
    },
  ); // prettier-ignore

  test.each(['con quien estoy hablando?', 'con quien hablo?', 'con quien es la cita?', 'con quien hablo para agendar una limpieza'])(
    '%s: nobody is called',
    (text) => {
      expect(types(events(text, IDLE))).not.toContain('wants_person');
    },
  ); // prettier-ignore
});

describe('hours of one day, of a list that goes on', () => {
  const hour = (start: string) => ({ start: at(start), professionalId: 'laura', branchId: 'norte' });
  const ofDay = (day: string) =>
    ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'].map((h) => hour(`${day}T${h}`));
  const long = { ...LIST, offer: { ...slots, slots: [...ofDay('2026-03-11'), ...ofDay('2026-03-12')] } as never };

  test.each(['la de las 11', 'el de las 11', 'quiero la de las 11'])('%s: the one that is seen', (text) => {
    expect(events(text, long)).toMatchObject([{ type: 'customer.selects', n: 5 }]);
  });

  test('of the other day only where that is said', () => {
    expect(events('la de las 11 del jueves', long)).toMatchObject([{ type: 'customer.selects', n: 14 }]);
  });
});

describe('later today', () => {
  test.each(['una limpieza al rato, como a la 1', 'limpieza al ratito a las 5', 'una limpieza en un rato', 'limpieza al rato con laura'])(
    '%s',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([
        { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-10' } },
      ]);
    },
  ); // prettier-ignore

  test.each(['al rato te confirmo', 'limpieza, en un rato te confirmo', 'gracias, al rato'])('%s: promised', (text) => {
    expect(types(events(text, IDLE))).toEqual(['acknowledges']);
  });

  test('and the last that there is', () => {
    expect(events('limpieza el jueves ya tarde, lo último que tengan', IDLE)).toMatchObject([
      { detalles: { fecha_deseada: '2026-03-12', restricciones_temporales: ['ultima_hora'] } },
    ]);
    expect(types(events('lo último que tengan', LIST))).toEqual(['selects']);
  });
});
