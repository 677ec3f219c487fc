/** Wishes and questions in words that no verb of the diary is in, each with its neighbours that mean something else. */
import { describe, expect, test } from 'vitest';
import { isOfOneFamily } from '../../src/agents/offline/names/families.ts';
import { bestService, namingWords } from '../../src/agents/offline/names.ts';
import type { Question } from '../../src/domain.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, at, events, services, tenant, yesNo } from './kit.ts';

const types = (text: string, question: Question = IDLE, more = {}): string[] =>
  events(text, question, more).map((e) => e.type.replace('customer.', ''));
const appointments = [['2026-03-12T11:00', 'corte'], ['2026-03-13T17:30', 'masaje']].map(([start = '', serviceId = ''], i) => ({
  id: `a${i}`, tenant: 'prueba', conversation: 'c', serviceId, slot: { start: at(start), professionalId: 'laura', branchId: 'norte' },
  durationMinutes: 30, priceMinor: 1, status: 'booked' as const, bookedAt: 1,
})); // prettier-ignore
const two = { appointments };
const WHICH: Question = {
  state: 'AGENDA_CANCELACION_SOLICITANDO_IDENTIFICACION',
  offer: { id: 'z', page: 0, kind: 'cita', ids: ['a0', 'a1'] },
};
const MOVING: Question = { ...CONFIRM, state: 'AGENDA_REPROGRAMACION_CONFIRMANDO' };

describe('what is to be done, in the words of an order', () => {
  test.each([
    'de una vez hágale también un corte', 'hágame el corte', 'hazme también el corte', 'haceme un corte', 'me hace también el corte',
    'que me hagan el corte', 'aproveche y le hace un corte', 'póngame un masaje',
  ])('"%s" is a wish', (text) => {
    expect(types(text)).toEqual(['wants_booking']);
  }); // prettier-ignore
  test.each(['no me hagan el corte', 'me hicieron mal el corte', '¿me hace daño el masaje?', 'hágame el favor y me cancela el corte'])(
    '"%s" is none',
    (text) => {
      expect(types(text, IDLE, two)).not.toContain('wants_booking');
    },
  ); // prettier-ignore
});

describe('services by words of their family', () => {
  test.each([
    ['vacunar', 'vacunacion'], ['vacuna', 'vacunacion'], ['banar', 'bano'], ['dermatologo', 'dermatologia'], ['pediatra', 'pediatrico'], ['peluquero', 'peluqueria'],
    ['lavarlo', 'lavado'], ['hidratar', 'hidratacion'], ['depilarme', 'depilacion'], ['fisioterapeuta', 'fisioterapia'],
  ])('%s is of %s', (word, part) => {
    expect(isOfOneFamily(word, part)).toBe(true);
  }); // prettier-ignore
  test.each([['cambiar', 'cambio'], ['pasar', 'paseo'], ['barbero', 'barba'], ['corto', 'corte'], ['general', 'generacion'], ['pedir', 'pedicure'], ['manera', 'manos'], ['personal', 'persona']])(
    '%s is not of %s', (word, part) => {
      expect(isOfOneFamily(word, part)).toBe(false);
    }); // prettier-ignore
  const clinic = ['Dermatología', 'Control pediátrico', 'Vacunación', 'Baño y peluquería', 'Cambio de aceite'].map((name) => ({ id: name, name })); // prettier-ignore
  test.each([
    ['hora con el dermatólogo', 'Dermatología'], ['con la pediatra', 'Control pediátrico'], ['vacunar a mi perrita', 'Vacunación'], ['quiero bañar al perro', 'Baño y peluquería'],
    ['quiero cambiar el turno', undefined], ['necesito un control', 'Control pediátrico'],
  ])('"%s" names %s', (text, id) => {
    expect(bestService(namingWords(text), clinic)).toBe(id);
  }); // prettier-ignore
  test('one half of a joint name is not the joint service where another is that alone', () => {
    const barber = ['Corte', 'Arreglo de barba', 'Corte y barba'].map((name) => ({ id: name, name }));
    expect(bestService(namingWords('la barba'), barber)).toBe('Arreglo de barba');
    expect(bestService(namingWords('corte y barba'), barber)).toBe('Corte y barba');
    expect(bestService(namingWords('el corte'), barber)).toBe('Corte');
  });
});

describe('questions', () => {
  test.each([['y el corte?', 'corte'], ['¿Y la limpieza?', 'limpieza'], ['and the masaje?', 'masaje']])(
    '"%s" with nothing open asks what it costs, unless something else was asked of another', (text, servicio) => {
      expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'precio', servicio, igual: true }]);
    }); // prettier-ignore
  test.each(['y quiero un corte', '¿y el corte mañana?'])('"%s" is a wish', (text) => {
    expect(types(text)).toEqual(['wants_booking']);
  });
  test.each(['qnto custa a limpieza?', 'qto fica a limpieza?', 'cnto sale la limpieza?'])('"%s" asks for a price', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'precio', servicio: 'limpieza' }]);
  }); // prettier-ignore
  test.each(['quien me lo hace?', '¿quién me atiende?', 'quién lo va a hacer?', 'quiero cambiar de profesional', 'quem vai fazer?'])(
    '"%s" asks who there is', (text) => {
      expect(events(text, CONFIRM)).toMatchObject([{ type: 'customer.asks', topic: 'profesionales' }]);
    }); // prettier-ignore
  test.each(['y cuando se puede?', '¿cuándo se puede?', 'quando pode ser?'])('"%s" asks for times', (text) => {
    expect(types(text, LIST)).toEqual(['wants_booking']);
  });
  test.each(['el otro sigue en pie?', 'y el otro sigue en pie?', 'la otra cita está confirmada?'])('"%s" asks for the own ones', (text) => {
    expect(types(text, IDLE, two)).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['voy a llegar un poco tarde', 'estoy demorada', 'vou chegar atrasada', "i'll be 10 minutes late", 'voy 20 min tarde, pasa algo?', 'im running 5 min late', 'vou atrasar 20 minutos', 'me voy a demorar'])(
    '"%s" is for the staff to know, and books nothing', (text) => {
      const [first] = appointments.map((a) => ({ ...a, slot: { ...a.slot, start: at('2026-03-10T12:00') } }));
      expect(types(text, IDLE, { appointments: [first] })).toEqual(['wants_person']);
      expect(types(text, IDLE)).toEqual(['wants_person']);
      expect(types(text, IDLE, two)).toEqual(['wants_appointments']);
    }); // prettier-ignore
  test('who comes late and wants another time says so', () => {
    expect(types('llego tarde, ¿lo podemos correr media hora?', IDLE, two)).toEqual(['wants_reschedule']);
    expect(types('quiero ir a la tarde', IDLE)).toEqual(['wants_booking']);
  });
  test.each(['bien y vos?', 'todo bien y tu?', 'bien gracias, y usted?', 'tudo bem e você?'])('"%s" is a courtesy', (text) => {
    expect(types(text)).toEqual(['acknowledges']);
  }); // prettier-ignore
});

describe('bookings', () => {
  test('"¿tienen masaje el finde?" asks for times', () => {
    expect(events('q onda, tienen masaje descontracturante el finde?', IDLE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'masaje', fecha_desde: '2026-03-14' } },
    ]);
    expect(events('¿atienden los domingos?', IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios' }]);
  });
  test('a day that is out is no cancellation', () => {
    expect(events('corte la semana que viene pero los miércoles no puedo', IDLE)).toMatchObject([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'corte', restricciones_temporales: ['excluir_miércoles'] },
      },
    ]);
    expect(types('no puedo ir el miércoles', IDLE, two)).toEqual(['wants_cancellation']);
  });
  test.each(['cualquiera', 'cualquiera me sirve', 'me da igual', 'el que sea', 'tanto faz', 'qualquer um', 'any of them', 'cualquier horario me va bien'])(
    '"%s" takes the first that is seen', (text) => {
      expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n: 1 }]);
    }); // prettier-ignore
  test('chance chooses neither what is booked without a yes, nor a service, nor an appointment to cancel', () => {
    const unasked = { tenant: { ...tenant, booking: { ...tenant.booking, confirmBeforeBooking: false } } };
    expect(types('cualquiera', LIST, unasked)).not.toContain('selects');
    expect(types('cualquiera', { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services })).not.toContain('selects');
    expect(types('cualquiera', WHICH, two)).not.toContain('selects');
    expect(types('cualquiera', CONFIRM)).not.toContain('accepts');
    expect(types('cualquiera de la tarde', LIST)).toEqual(['wants_booking']);
  });
});

describe('moving and cancelling', () => {
  test.each([
    ['quiero mover el del viernes', { fecha_original: '2026-03-13' }],
    ['mover la de las 5', { hora_original: '17:00' }],
    ['quiero mover el del viernes al lunes a la misma hora', { fecha_original: '2026-03-13', fecha_deseada: '2026-03-16', hora_especifica: '17:30' }],
  ])('"%s" moves that one', (text, detalles) => {
    expect(events(text, IDLE, two)).toEqual([{ type: 'customer.wants_reschedule', detalles }]);
  }); // prettier-ignore
  test('among hours that are offered "pasame el del jueves" is one of them', () => {
    expect(types('pasame el del jueves', LIST)).toEqual(['selects']);
  });
  test.each([
    ['cancela todas mis citas', 'todas'], ['cancel all my appointments', 'todas'], ['desmarca todas por favor', 'todas'], ['cancelar todo', 'todas'], ['cancelá los dos', 2], ['cancelá las dos', 2],
    ['cancela las dos citas que tengo', 2], ['no voy a poder, anúlame las tres reservas', 3], ['quero cancelar os dois', 2], ['cancela ambas', 2], ['cancel both', 2], ['cancel my 2 appointments', 2],
  ] as const)('"%s" cancels several: %s', (text, cuantas) => {
    expect(events(text, IDLE, two)).toEqual([{ type: 'customer.wants_cancellation', detalles: {}, cuantas }]);
  }); // prettier-ignore
  test.each([
    'y cancele la otra', 'cancela la cita de las dos', 'cancela una de las dos', 'cancela solo una de las dos citas', 'cancela las dos menos la del viernes',
  ])('"%s" does not', (text) => {
    expect(events(text, IDLE, two)).not.toContainEqual(expect.objectContaining({ cuantas: expect.anything() as unknown }));
  }); // prettier-ignore
  test.each([['las dos', 2], ['los dos', 2], ['ambas', 2], ['todas', 'todas'], ['both', 2], ['as duas', 2]] as const)(
    '"%s" to "which one?" is no hour to move to', (text, cuantas) => {
      expect(events(text, WHICH, two)).toEqual([{ type: 'customer.wants_cancellation', detalles: {}, cuantas }]);
    }); // prettier-ignore
  test('whether one is cancelled, "sí, las dos" agrees to it, and "las dos" by itself does not', () => {
    const asked: Question = { ...WHICH, state: 'AGENDA_CANCELACION_CONFIRMANDO', offer: yesNo };
    expect(events('sí, las dos', asked, two)).toEqual([{ type: 'customer.accepts', cuantas: 2 }]);
    expect(types('las dos', asked, two)).toEqual(['wants_cancellation']);
    expect(types('sí, pero solo una de las dos', asked, two)).not.toContain('accepts');
  });
  test('"no voy a poder ir el viernes" tells which', () => {
    expect(events('hola, no voy a poder ir el viernes, me lo cancelas porfa', IDLE, two)).toEqual([
      { type: 'customer.wants_cancellation', detalles: { fecha_original: '2026-03-13' } },
    ]);
  });
  test('in the middle of another booking an appointment that there is can be cancelled', () => {
    expect(events('y el de masaje cancelalo', LIST, two)).toEqual([
      { type: 'customer.wants_cancellation', detalles: { servicio: 'masaje' } },
    ]);
    expect(types('y el de masaje cancelalo', LIST)).toEqual(['exits']);
    expect(types('cancelalo', LIST, two)).toEqual(['exits']);
  });
});

describe('giving up', () => {
  test.each(['mejor no, gracias', 'no gracias, dejalo así', 'mejor dejalo así', 'melhor não, obrigada'])('"%s" leaves', (text) => {
    for (const question of [LIST, CONFIRM, MOVING]) expect(types(text, question)).toEqual(['exits']);
  }); // prettier-ignore
  test.each(['dejalo como está', 'dejalo así', 'la dejo así', 'mejor lo dejamos así', 'que quede como estaba', 'deixa como estava', 'leave it as it is'])('"%s" leaves what was to be moved', (text) => {
    expect(types(text, MOVING)).toEqual(['exits']);
  }); // prettier-ignore
  test.each(['no', 'no, gracias', 'mejor no', 'dejalo así'])('"%s" refuses the hour that was proposed', (text) => {
    expect(types(text, CONFIRM)).toEqual(['rejects']);
  });
  test.each(['dejalo como está', 'mejor no, gracias'])(
    '"%s" keeps the appointment that was to be cancelled',
    (text) => {
      expect(types(text, CANCEL_CONFIRM)).toEqual(['rejects']);
    },
  );
});
