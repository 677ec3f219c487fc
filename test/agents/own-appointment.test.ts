import { describe, expect, test } from 'vitest';
import type { Offer, Question } from '../../src/domain.ts';
import { readText } from '../../src/agents/offline/words/text.ts';
import { wantsItAtAnother } from '../../src/agents/offline/errands/mine/own-appointment.ts';
import { CONFIRM, IDLE, LIST, at, events, mine, slots, tenant } from './kit.ts';

describe('what is said of the appointment on the screen or in the diary', () => {
  test.each([
    'mi cita del viernes a qué hora es?',
    'hola, mi turno de mañana con quién es?',
    'my appointment on friday what time is it?',
  ])('"%s" asks for the own appointments', (text) => {
    expect(events(text, IDLE).map((e) => e.type)).toEqual(['customer.wants_appointments']);
  });

  test.each(['a qué hora es?', 'y con quién?', 'perdón, qué día es?'])('"%s" shows again what is proposed', (text) => {
    expect(events(text, CONFIRM).map((e) => e.type)).toEqual(['customer.wants_booking']);
  });

  test.each([
    'no puedo a esa hora', 'ese día no, no llego a esa hora', "i can't make it at that time", 'mejor pásemela para más tarde', 'córrela un poco más temprano',
  ])('"%s" wants it at another time', (text) => {
    expect(wantsItAtAnother(readText(text))).toBe(true);
  }); // prettier-ignore

  test.each(['no puedo pagar', 'puedo a esa hora'])('"%s" does not', (text) => {
    expect(wantsItAtAnother(readText(text))).toBe(false);
  });
});

const THURSDAY_AT_ELEVEN = { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' };
const cita = (id: string, serviceId: string, start: string) =>
  ({
    id, tenant: 'prueba', conversation: 'c', serviceId, slot: { ...THURSDAY_AT_ELEVEN, start: at(start) },
    durationMinutes: 30, priceMinor: 0, status: 'booked', bookedAt: 0,
  }) as const; // prettier-ignore
const ONE = { appointments: [cita('uno', 'limpieza', '2026-03-12T11:00')] };
const TWO = { appointments: [...ONE.appointments, cita('dos', 'corte', '2026-03-13T16:00')] };

describe('what one says of it without wanting another', () => {
  const types = (text: string, own: object = ONE) => events(text, IDLE, own).map((e) => e.type);
  test.each([
    'confirmo mi asistencia para el jueves', 'ahí estaré mañana', 'hola si voy a ir el jueves a mi cita', 'el jueves me toca, verdad?', 'me toca el jueves no?',
    'voy el jueves sin falta', 'tengo limpieza el jueves?', 'tengo turno esta semana?', 'tenho consulta essa semana?', 'quais consultas eu tenho marcadas?', 'ver mis horas', 'me regala la hora de la cita que no me acuerdo', 'me recuerdas la hora porfa q no encuentro el mensaje', "i'll be there on thursday", 'estarei lá na quinta',
  ])('"%s" shows what he has', (text) => {
    expect(types(text)).toEqual(['customer.wants_appointments']);
  }); // prettier-ignore
  test.each([
    'puedo llevar a mi hijo?',
    'puedo llegar un poco antes?',
    'y puedo llegar 10 minutos tarde?',
    'puedo llegar con quince minutos de atraso?',
    'y si llego media hora antes?',
    'can i bring my son?',
    'puedo desayunar antes?',
    'y puede ir mi hija en mi lugar?',
    'le puedo dar el turno a mi hermana?',
    'puede venir otra persona por mí?',
  ])('"%s" asks, and books nothing', (text) => {
    expect(types(text)).toEqual(['customer.asks']);
  });
  test.each(['el jueves en qué sucursal es mi turno?', 'la del jueves es en qué sede?'])('"%s" shows it', (text) => {
    expect(types(text)).toEqual(['customer.wants_appointments']);
  });
  test.each([
    "please don't cancel my appointment", "don't move my appointment", 'no need to cancel', 'quais horários eu tenho marcados?', 'meus agendamentos',
    'tenho algum agendamento?', 'tô marcado pra que dia?', "when's my appointment again?", 'what appointments do I have?', 'what time am I booked in for?',
  ])('"%s" shows what stands', (text) => {
    expect(types(text)).toEqual(['customer.wants_appointments']);
  }); // prettier-ignore
  test.each(['não precisa desmarcar não', 'no hace falta cancelar'])('"%s" cancels nothing', (text) => {
    expect(types(text)).not.toContain('customer.wants_cancellation');
  });
  test.each(['e quanto vou pagar?', '¿y cuánto voy a pagar?'])('"%s" asks the price of the one that he has', (text) => {
    expect(events(text, IDLE, ONE)).toEqual([{ type: 'customer.asks', topic: 'precio', servicio: 'limpieza' }]);
  });
  test.each([
    ['quiero confirmar y sacar otro turno para el viernes', 'customer.wants_booking'],
    ['no voy a poder ir el jueves', 'customer.wants_cancellation'],
    ['ahí estaré, pero quiero otro turno para el viernes', 'customer.wants_booking'],
    ['puedo llevar a mi hijo a un corte el viernes?', 'customer.wants_booking'],
  ])('"%s" does not', (text, type) => {
    expect(types(text)).toContain(type);
  });
  test('who has no appointment asks for one', () => {
    expect(types('ahí estaré el jueves', {})).not.toContain('customer.wants_appointments');
  });
  test.each([['cuánto voy a pagar el jueves?', 'limpieza'], ['cuánto sale mi turno?', 'limpieza'], ['cuánto sale el corte?', 'corte']])(
    '"%s" asks for the price of %s', (text, servicio) => {
      expect(events(text, IDLE, ONE)).toMatchObject([{ type: 'customer.asks', topic: 'precio', servicio }]);
    }); // prettier-ignore
  test.each([
    ['deja nada más la de las 4, cancela la otra', '2026-03-12'],
    ['me quedo con el corte y cancela la otra', '2026-03-12'],
    ['cancela la otra, dejá la del jueves', '2026-03-13'],
  ])('"%s" cancels the one that is not kept', (text, fecha_original) => {
    expect(events(text, IDLE, TWO)).toMatchObject([
      { type: 'customer.wants_cancellation', detalles: { fecha_original } },
    ]);
  });
});

describe('who has no appointment', () => {
  const none = { appointments: [] };
  test.each([
    'el jueves no puedo, una limpieza la semana que viene',
    'hoy no voy a poder, ¿una limpieza para el viernes se puede?',
  ])('"%s" wants a first one', (text) => {
    expect(events(text, IDLE, none)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
    ]);
  });
  test.each([
    'quiero cancelar mi limpieza del jueves',
    'quiero cambiar la limpieza del jueves al viernes',
    'no puedo ir el jueves a la limpieza',
  ])('"%s" wants none', (text) => {
    expect(events(text, IDLE, none).map(({ type }) => type)).not.toContain('customer.wants_booking');
  });
});

describe('the hours of one day', () => {
  test.each(['el 23 de marzo atienden?', 'el lunes 23 abren?', 'atienden el 23 de marzo?'])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios', fecha: '2026-03-23' }]);
  });
  test.each([
    'el lunes 16 atienden en palermo?',
    'el lunes atienden en palermo?',
    'el lunes abren en la sucursal de palermo?',
  ])('"%s" of a branch', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios', fecha: '2026-03-16' }]);
  });
  test.each(['quién me atiende?', 'quién me atiende en el corte?'])(
    '"%s" asks who does it, unless there is an appointment of whom it is asked',
    (text) => {
      expect(events(text, IDLE, { appointments: [] })).toMatchObject([{ topic: 'profesionales' }]);
      expect(events(text, IDLE, ONE).map(({ type }) => type)).toEqual(['customer.wants_appointments']);
    },
  );
  test.each(['el 23 a las 10 me atienden?', 'el lunes 23 me atiende Laura?'])('"%s" asks for more', (text) => {
    expect(events(text, IDLE)).not.toMatchObject([{ topic: 'horarios' }]);
  });
});

describe('whose of them', () => {
  const leo = { ...cita('dos', 'corte', '2026-03-13T16:00'), guest: { relation: 'hijo', name: 'Leo' } } as const;
  const both = { appointments: [...ONE.appointments, leo] };
  test.each([
    ['cancela el de mi hijo porfa', 'customer.wants_cancellation', '2026-03-13'],
    ['mueve el de Leo al lunes', 'customer.wants_reschedule', '2026-03-13'],
    ['cancelá el mío', 'customer.wants_cancellation', '2026-03-12'],
    ['cancela el de mi hija', 'customer.wants_cancellation', undefined],
    ['cancela el de la limpieza', 'customer.wants_cancellation', undefined],
  ])('"%s"', (text, type, fecha_original) => {
    const [event] = events(text, IDLE, both);
    expect(event?.type).toBe(type);
    expect(event && 'detalles' in event ? event.detalles.fecha_original : '').toBe(fecha_original);
  });
});

describe('with one appointment and nothing open', () => {
  const types = (text: string) => events(text, IDLE, ONE).map(({ type }) => type.replace('customer.', ''));
  test.each([
    'pásamela para el viernes', 'córremela al viernes', 'déjamela para el viernes', 'mejor déjame la cita para más temprano', 'ponme el turno para más tarde',
    'no puedo a las 11, ¿a las 12?', 'a las 11 no llego, a las 12 puede ser?',
  ])('"%s" moves it', (text) => {
    expect(types(text)).toEqual(['wants_reschedule']);
  }); // prettier-ignore
  test.each([
    'pásame la ubicación', 'déjame ver más tarde', 'ponme un turno para el viernes', 'no puedo a las 10, ¿un corte a las 12?', 'pásamela por acá',
  ])('"%s" does not', (text) => {
    expect(types(text)).not.toContain('wants_reschedule');
  }); // prettier-ignore
  test.each([
    'quería cancelar pero mejor no',
    'iba a cancelar la cita pero al final sí voy',
    'si no puedo ir qué hago?',
    'si al final no puedo ir qué pasa?',
  ])('"%s" shows that it stands', (text) => {
    expect(types(text)).toEqual(['wants_appointments']);
  });
  test('"quería cancelar" and "quería cancelar pero no me deja" are no second thought', () => {
    expect(types('quería cancelar mi turno')).toEqual(['wants_cancellation']);
    expect(types('quería cancelar pero no me deja')).not.toEqual(['wants_appointments']);
  });
  test('"la ubicación y recordarme la hora" asks for both (CONV-11)', () => {
    expect(types('pueden mandarme la ubicación y recordarme la hora')).toEqual(['asks', 'wants_appointments']);
    expect(types('recordame la hora')).toEqual(['wants_appointments']);
  });
  test.each([
    'otra cita igual la próxima semana',
    'lo mismo de siempre el viernes a las 10',
    'lo de siempre para el viernes',
  ])('"%s" is of the service that he comes for', (text) => {
    expect(events(text, IDLE, ONE)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
    ]);
  });
  test.each([
    'igual quiero un turno el viernes',
    'un turno el viernes, me da lo mismo la hora',
    'lo mismo de siempre pero un corte el viernes',
  ])('"%s" is not', (text) => {
    expect(JSON.stringify(events(text, IDLE, ONE))).not.toContain('limpieza');
  });
  test('of two services nobody knows which is the usual one', () => {
    expect(JSON.stringify(events('lo mismo de siempre el viernes', IDLE, TWO))).not.toContain('servicio');
  });
});

describe('an appointment that is moved by so much', () => {
  test.each([
    ['media hora antes', '2026-03-12', '10:30'],
    ['¿puede ser una hora más tarde?', '2026-03-12', '12:00'],
    ['2 horas después porfa', '2026-03-12', '13:00'],
    ['un día después?', '2026-03-13', '11:00'],
    ['meia hora mais cedo', '2026-03-12', '10:30'],
    ['half an hour earlier?', '2026-03-12', '10:30'],
  ])('"%s" and nothing else moves the one that there is', (text, fecha_deseada, hora_especifica) => {
    expect(events(text, IDLE, ONE)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_deseada, hora_especifica } },
    ]);
  });
  test.each(['más tarde mejor', '¿un poco más temprano?', 'algo más tarde puede ser'])('"%s" does, too', (text) => {
    expect(events(text, IDLE, ONE).map(({ type }) => type)).toEqual(['customer.wants_reschedule']);
  });
  test.each(['media hora antes', 'más tarde mejor'])('"%s" of two moves none', (text) => {
    expect(events(text, IDLE, TWO).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  });
  test.each(['más tarde te escribo', 'later', 'gracias, después veo'])('"%s" moves nothing', (text) => {
    expect(events(text, IDLE, ONE).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  });
  test.each([
    ['correme el turno una hora', { fecha_deseada: '2026-03-12', hora_especifica: '12:00' }],
    ['me adelantás la cita media hora?', { fecha_deseada: '2026-03-12', hora_especifica: '10:30' }],
    ['pasá mi turno una semana después', { fecha_deseada: '2026-03-19', hora_especifica: '11:00' }],
    ['can you push my appointment back a day', { fecha_deseada: '2026-03-13', hora_especifica: '11:00' }],
    ['pode adiar minha consulta dois dias?', { fecha_deseada: '2026-03-14', hora_especifica: '11:00' }],
    ['puedo ir más tarde ese día?', { fecha_deseada: '2026-03-12', hora_desde: '11:30' }],
    ['a esa hora no puedo, tenés a la tarde?', { fecha_deseada: '2026-03-12', preferencia_horaria: 'tarde' }],
  ])('"%s" goes from where it stands', (text, detalles) => {
    expect(events(text, IDLE, ONE)).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  });

  test.each([
    'puedo pagar más tarde?',
    'puedo avisarles más tarde?',
    'puedo llegar 10 minutos más tarde?',
    'otra limpieza más tarde',
  ])('"%s" moves nothing', (text) => {
    expect(events(text, IDLE, ONE).map(({ type }) => type)).not.toContain('customer.wants_reschedule');
  });

  test('the hour that it has is refused: another one of that day', () => {
    expect(events('a las 11 no llego', IDLE, ONE)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-12' } },
    ]);
  });

  test.each([
    ['quiero cambiar mi turno, misma hora otro día', { misma_hora: true }],
    ['corré mi turno una hora', { minutos: 60 }],
    ['postergá mi cita una semana', { dias: 7 }],
  ])('"%s", of one of two, waits for which it is', (text, respecto) => {
    expect(events(text, IDLE, TWO)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { respecto } }]);
  });

  test.each(['me corrí la limpieza para el viernes a las 4', 'muevan mi limpieza dental al viernes'])(
    '"%s" moves what there is, and books where there is none',
    (text) => {
      expect(events(text, IDLE, ONE).map(({ type }) => type)).toEqual(['customer.wants_reschedule']);
      expect(events('otra limpieza el viernes a las 4', IDLE, ONE).map(({ type }) => type)).toEqual([
        'customer.wants_booking',
      ]);
    },
  );
});

describe('what a list is asked for', () => {
  test.each([
    ['más tarde', { preferencia_horaria: 'tarde' }],
    ['mais cedo', { preferencia_horaria: 'mañana' }],
  ])('"%s" of several days is another part of the day', (text, detalles) => {
    expect(events(text, LIST)).toMatchObject([{ type: 'customer.wants_booking', detalles }]);
  });

  const rows = slots.kind === 'turno' ? slots.slots : [];
  const oneDay = { ...slots, slots: rows.slice(0, 2) } as Offer;
  test.each([
    ['más tarde', ['despues_17:30']],
    ['algo más temprano?', ['antes_10:00']],
  ])('"%s" of one day is beyond what is seen', (text, restricciones_temporales) => {
    expect(events(text, { ...LIST, offer: oneDay })).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-11', restricciones_temporales } },
    ]);
  });

  test.each(['más tarde no puedo', 'no quiero más temprano'])('"%s" is said against it', (text) => {
    expect(events(text, { ...LIST, offer: oneDay })).not.toMatchObject([{ detalles: { fecha_deseada: '2026-03-11' } }]);
  });

  test('two hours that no rows have are one or the other', () => {
    expect(events('10 o 11', LIST)).toMatchObject([
      { detalles: { restricciones_temporales: ['solo_10:00', 'solo_11:00'] } },
    ]);
    expect(events('2 o 3', LIST)).toEqual([{ type: 'customer.not_understood' }]);
  });

  test.each([
    ['la más temprana', 1],
    ['lo más pronto posible', 1],
    ['the latest one', 4],
    ['a mais cedo', 1],
  ])('"%s" is one of its rows', (text, n) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: slots.id, n }]);
  });

  const shown: Question = { ...CONFIRM, ...(rows[1] && { proposed: rows[1] }), shown: rows };
  test.each([
    ['no, la primera', '2026-03-11', '10:00'],
    ['mejor la tercera', '2026-03-12', '11:00'],
    ['actually the last one', '2026-03-13', '17:30'],
  ])('"%s" to one that was chosen from it is another of its rows', (text, fecha_deseada, hora_especifica) => {
    expect(events(text, shown)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada, hora_especifica } },
    ]);
  });

  test.each(['1', 'no', 'la primera vez que voy', 'no la primera no', 'segunda'])('"%s" is none of them', (text) => {
    expect(events(text, shown)).not.toMatchObject([{ detalles: { hora_especifica: '10:00' } }]);
  });
});

describe('the clocks', () => {
  test.each([
    'ojo que el domingo cambia la hora',
    'acuérdense que cambia el horario',
    'lembra que muda o horário',
    'daylight saving time',
  ])('a booking with "%s" is a booking', (aside) => {
    const [event] = events(`limpieza el lunes a las 10, ${aside}`, IDLE);
    expect(event).toMatchObject({
      type: 'customer.wants_booking',
      detalles: { fecha_deseada: '2026-03-16', hora_especifica: '10:00' },
    });
  });
});

describe('regretted', () => {
  test.each([
    'me arrepentí',
    'me arrepentí, no quiero ir más',
    'ya no quiero ir',
    'al final no quiero la cita',
    'ya no quiero el turno',
  ])('"%s" is about the appointment, which is asked about', (text) => {
    expect(events(text, IDLE, ONE).map((e) => e.type)).toEqual(['customer.wants_cancellation']);
  });
  test.each([
    'no quiero ir solo, puedo llevar a mi hijo?',
    'no quiero ir con Laura, mejor con Diego',
    'me arrepentí, mejor el viernes',
    'no quiero la cita tan temprano',
  ])('"%s" gives nothing up', (text) => {
    expect(events(text, IDLE, ONE).map((e) => e.type)).not.toContain('customer.wants_cancellation');
  });
  test('with no appointment there is nothing to give up', () => {
    expect(events('me arrepentí', IDLE).map((e) => e.type)).not.toContain('customer.wants_cancellation');
  });
});

describe('who cannot come then', () => {
  const two = [mine('limpieza', '2026-03-11T10:00'), mine('corte', '2026-03-11T15:00')];
  const OF_TEN = { servicio: 'limpieza', fecha_original: '2026-03-11', hora_original: '10:00' };
  test.each(['ya no puedo mañana a las 10', 'no puedo a las 10', 'mañana a las 10 ya no puedo'])(
    '"%s" wants that one of two at another time', (text) => {
      expect(events(text, IDLE, { appointments: two })).toMatchObject([{ type: 'customer.wants_reschedule', detalles: OF_TEN }]);
    }); // prettier-ignore
  test('"mañana no puedo" the one that stands then, not on that day, and of two it is asked which', () => {
    const out = { restricciones_temporales: ['excluir_fecha_2026-03-11'] };
    const [of] = two;
    const moved = (detalles: object) => [{ type: 'customer.wants_reschedule', detalles }];
    expect(events('mañana no puedo', IDLE, { appointments: [of!] })).toEqual(moved({ ...OF_TEN, ...out }));
    expect(events('mañana no puedo', IDLE, { appointments: two })).toEqual(moved(out));
  });
  test.each([
    'no puedo ir mañana, el jueves tenés?', 'mañana no puedo, tenís el jueves?', 'no alcanzo mañana, ¿hay hora el jueves?', 'mañana no puedo, el jueves sí',
    'mañana no puedo ir al turno, me das uno el jueves', 'não vou conseguir ir amanhã, tem na quinta?', 'amanhã não vai dar, tem quinta?', "i can't make it tomorrow, do you have thursday?",
  ])('"%s" says when instead, and is moved there', (text) => {
    const [of] = two;
    const moved = [{ type: 'customer.wants_reschedule', detalles: { ...OF_TEN, fecha_deseada: '2026-03-12' } }];
    expect(events(text, IDLE, { appointments: [of!] })).toEqual(moved);
  }); // prettier-ignore
  test.each([
    ['mañana no puedo, quiero otra limpieza el viernes', 'customer.wants_booking'],
    ['mañana no puedo, pero el viernes quiero un masaje', 'customer.wants_booking'],
    ['mañana no puedo, ¿cuánto sale el corte el viernes?', 'customer.asks'],
    ['el viernes no puedo, el jueves sí', 'customer.wants_booking'],
  ])('"%s" moves nothing', (text, type) => {
    expect(events(text, IDLE, { appointments: two.slice(0, 1) })).toMatchObject([{ type }]);
  });
  test.each(['los lunes no puedo', 'mañana no puedo antes de las 11, limpieza'])(
    '"%s" is of another day, or a wish', (text) => {
      expect(events(text, IDLE, { appointments: two })).toMatchObject([{ type: 'customer.wants_booking' }]);
    }); // prettier-ignore

  test.each(['el viernes no puedo', 'me surgió algo el viernes'])('"%s", with nothing on that day, begins no booking', (text) => {
    expect(events(text, IDLE, { appointments: two })).toMatchObject([{ type: 'customer.wants_appointments' }]);
  }); // prettier-ignore
});

describe('moved by whatever verb', () => {
  const types = (text: string, own: object = ONE) => events(text, IDLE, own).map((e) => e.type);
  test.each([
    'empurra pra semana que vem, mesmo dia e hora', 'joga pra sexta às 11', 'bota pra sexta mesmo horário', 'deixa pra semana que vem', 'puxa pra amanhã', 'bump it to friday', 'kick my appointment to next week',
  ])('"%s" moves the only one he has', (text) => {
    expect(types(text)).toEqual(['customer.wants_reschedule']);
  }); // prettier-ignore
  test.each(['coloca uma massagem pra sexta às 11', 'bota outro pra sexta às 11', 'deixa pra lá', 'joga o link pra mim', 'bump it'])(
    '"%s" does not', (text) => {
      expect(types(text)).not.toContain('customer.wants_reschedule');
    }); // prettier-ignore
  test.each([
    'quiero mover mi limpieza', 'adelanta la limpieza', 'mi turno del jueves, puede ser el viernes?', 'minha consulta de quinta, dá pra ser sexta?', 'uma hora antes, por favor', 'cambiemos a las 3', 'adelantamela', 'necesito más temprano ese día', 'puedo ir una hora antes?', 'dá pra ir uma hora depois?', 'y si la muevo?', 'la del jueves pasala a las 3',
    'la limpieza pasala al viernes', 'la de la limpieza la puedo mover al viernes?',
  ])('"%s" moves it, too', (text) => {
    expect(types(text)).toEqual(['customer.wants_reschedule']);
  }); // prettier-ignore
  test('"la otra" is the one that is left, moved and not booked once more', () => {
    expect(types('y la otra pásela al lunes a la misma hora')).toEqual(['customer.wants_reschedule']);
    expect(types('otra limpieza, pasala al viernes')).not.toEqual(['customer.wants_reschedule']);
  });
  test.each(['quiero cambiar la limpieza por un corte', 'quiero una limpieza una hora antes del cierre', 'otra limpieza, pasala al viernes'])(
    '"%s" does not move it', (text) => {
      expect(types(text)).not.toEqual(['customer.wants_reschedule']);
    }); // prettier-ignore
  test('of two the one whose day is told, at the hour that is told', () => {
    for (const text of [
      'la del viernes pasala a las 3',
      'cambia la del viernes a las 3',
      'se puede cambiar la del viernes para las 3?',
    ])
      expect(events(text, IDLE, TWO)).toMatchObject([
        { type: 'customer.wants_reschedule', detalles: { fecha_original: '2026-03-13', hora_especifica: '15:00' } },
      ]);
    expect(events('cambia la del viernes a las 4', IDLE, TWO)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_original: '2026-03-13', hora_original: '16:00' } },
    ]);
  });
  test('with none there is nothing to move', () => {
    expect(types('joga pra sexta às 11', { appointments: [] })).not.toContain('customer.wants_reschedule');
  });
});

describe('in English and Portuguese as people write them', () => {
  const types = (text: string) => events(text, IDLE, ONE).map((e) => e.type);
  test.each([
    ["what time's my cleaning again?", 'customer.wants_appointments'],
    ['remind me when my cleaning is', 'customer.wants_appointments'],
    ['when do i have to be there?', 'customer.wants_appointments'],
    ['o que eu tenho marcado?', 'customer.wants_appointments'],
    ['something came up, gotta cancel', 'customer.wants_cancellation'],
    ['swap thursday for friday, same time', 'customer.wants_reschedule'],
    ['troca quinta por sexta', 'customer.wants_reschedule'],
  ])('"%s"', (text, type) => {
    expect(types(text)).toEqual([type]);
  });
  test('"não, com o Diego", asked to confirm Laura, is him', () => {
    const known = { ...CONFIRM.known, servicio: 'limpieza', profesional: 'laura' };
    const [event] = events('não, com o Diego', { ...CONFIRM, known }, { language: 'pt' });
    expect(event).toMatchObject({ type: 'customer.wants_booking', detalles: { profesional: 'diego' } });
  });
  test.each(['não, obrigado', 'no thanks, with love', 'não, com certeza não'])('"%s" is a no', (text) => {
    expect(events(text, CONFIRM).map((e) => e.type)).toEqual(['customer.rejects']);
  });
});

describe('other hours of its day', () => {
  const thursday = [mine('limpieza', '2026-03-12T11:00')];
  test.each([
    '¿qué otros horarios hay el jueves?',
    'qué otras horas tienen el jueves?',
    'quais outros horários tem na quinta?',
    'any other times on thursday?',
    'qué otros horarios hay el jueves para la limpieza?',
  ])('"%s" is of the one that he has', (text) => {
    expect(events(text, IDLE, { appointments: thursday })[0]?.type).toBe('customer.wants_reschedule');
  });

  test.each([
    '¿qué otros horarios hay el viernes?',
    'qué otros horarios hay el jueves para un masaje?',
    '¿qué horarios hay el jueves?',
    '¿tienen otro turno el jueves?',
    'qué otros servicios hay el jueves?',
  ])('"%s" is not', (text) => {
    expect(events(text, IDLE, { appointments: thursday })[0]?.type).not.toBe('customer.wants_reschedule');
  });
});

describe('a reason ahead of giving it up', () => {
  test.each(['me mejoré, ya no quiero ir', 'ya se me pasó, ya no voy'])('"%s" asks whether to cancel', (text) => {
    expect(events(text, IDLE, ONE).map((e) => e.type)).toEqual(['customer.wants_cancellation']);
  });
  test.each(['me mejoré', 'quiero ir'])('"%s" does not', (text) => {
    expect(events(text, IDLE, ONE).map((e) => e.type)).not.toContain('customer.wants_cancellation');
  });
});

describe('a change that is sold', () => {
  const [one] = tenant.services;
  const services = one === undefined ? [] : [...tenant.services, { ...one, id: 'aceite', name: 'Cambio de aceite' }];
  const GARAGE = { tenant: { ...tenant, services } };
  test.each(['necesito cambiarle el aceite al carro el jueves', 'me toca cambio de aceite, puede ser el jueves?'])(
    '"%s" books it, of who has none',
    (text) => {
      expect(events(text, IDLE, { ...GARAGE, appointments: [] })).toMatchObject([
        { type: 'customer.wants_booking', detalles: { servicio: 'aceite', fecha_deseada: '2026-03-12' } },
      ]);
    },
  );
  test.each([
    'necesito otro cambio de aceite para el carro de mi esposa',
    'un cambio de aceite más, para mi otro carro',
  ])('"%s" is one more, whatever there is', (text) => {
    const [event] = events(text, IDLE, { ...GARAGE, ...ONE });
    expect(event).toMatchObject({ type: 'customer.wants_booking', detalles: { servicio: 'aceite' } });
  });
  test('"necesito un cambio de turno" moves the one that there is', () => {
    const [event] = events('necesito un cambio de turno', IDLE, { ...GARAGE, ...ONE });
    expect(event?.type).toBe('customer.wants_reschedule');
  });

  test('"el jueves atienden? quiero hacer un cambio de aceite" asks, and wishes', () => {
    const said = events('el jueves atienden? quiero hacer un cambio de aceite', IDLE, { ...GARAGE, appointments: [] });
    expect(said.map(({ type }) => type)).toEqual(['customer.asks', 'customer.wants_booking']);
  });
  test('"necesito cambiar mi turno al jueves" of who has none moves nothing, and books none', () => {
    expect(events('necesito cambiar mi turno al jueves', IDLE, { ...GARAGE, appointments: [] })).toMatchObject([
      { type: 'customer.wants_reschedule' },
    ]);
  });
});

describe('its service by name, and where it goes', () => {
  test.each([
    'y la limpieza también pásala al viernes a las 10', 'la limpieza dejala para el viernes a las 10', 'la limpieza ponela el viernes a las 10', 'la limpieza déjamela el viernes a las 10',
    'a limpieza também passa pra sexta às 10',
  ])('"%s" is that one moved', (text) => {
    expect(events(text, IDLE, TWO)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-13', hora_especifica: '10:00' } }]);
  }); // prettier-ignore
  test.each(['otra limpieza ponela el viernes a las 10', 'el masaje ponelo el viernes a las 10', 'una limpieza también el viernes a las 10'])('"%s" is one more', (text) => {
    expect(events(text, IDLE, TWO).map((e) => e.type)).toEqual(['customer.wants_booking']);
  }); // prettier-ignore
  test('"y el de las 16 pasalo a las 17" is the one at that hour', () => {
    expect(events('y el de las 16 pasalo a las 17', IDLE, TWO)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { hora_original: '16:00', hora_especifica: '17:00' } },
    ]);
    expect(events('y el de las 9 pasalo a las 17', IDLE, TWO)[0]?.type).not.toBe('customer.wants_reschedule');
  });
  test.each(['pasala al viernes a las 10', 'pásamela para el viernes', 'movelo al viernes'])('"%s" of two asks which', (text) => {
    expect(events(text, IDLE, TWO)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13' } }]);
  }); // prettier-ignore
  test('"la limpieza dejala el jueves a las 11" moves it nowhere', () => {
    expect(events('la limpieza dejala el jueves a las 11', IDLE, ONE).map((e) => e.type)).not.toContain(
      'customer.wants_reschedule',
    );
  });
});
