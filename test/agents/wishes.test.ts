import { describe, expect, test } from 'vitest';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { CANCEL_CONFIRM, CONFIRM, IDLE, PAY_CONFIRM, at, events, request, tenant } from './kit.ts';

const types = (text: string, question: Parameters<typeof events>[1]): string[] =>
  events(text, question).map((e) => e.type.replace('customer.', ''));

describe('a confirmation', () => {
  test.each(['sí, confirmo', 'dale confirmá', 'ok perfecto agendalo', 'de una', 'hacele', 'obvio', 'claro', 'por fa sí', 'sí, está perfecto así'])(
    '"%s" accepts', (text) => {
      expect(types(text, CONFIRM)).toEqual(['accepts']);
    }); // prettier-ignore
  test.each(['no, gracias', 'mejor no', 'nah', 'todavía no'])('"%s" rejects', (text) => {
    expect(types(text, CONFIRM)).toEqual(['rejects']);
  });
  test.each(['dejalo', 'déjelo, gracias', 'olvidalo, ya conseguí en otro lado', 'mejor otro día te escribo'])(
    '"%s" leaves what is being booked',
    (text) => {
      expect(types(text, CONFIRM)).toEqual(['exits']);
    },
  );
  test.each(['dejalo para el jueves', 'déjalo a las 5', 'mejor otro día'])('"%s" leaves nothing', (text) => {
    expect(types(text, CONFIRM)).not.toContain('exits');
  });
  test.each(['sí pero más tarde', 'sí pero con Laura', 'no, con Laura no, con Diego', 'más temprano?'])('"%s" is a new wish', (text) => {
    expect(types(text, CONFIRM)).toEqual(['wants_booking']);
  }); // prettier-ignore
  test('"más tarde" is later than the hour proposed', () => {
    expect(events('más tarde', CONFIRM)).toEqual([
      { type: 'customer.wants_booking', detalles: { hora_desde: '11:30' } },
    ]);
    expect(events('tenés más temprano?', CONFIRM)).toEqual([
      { type: 'customer.wants_booking', detalles: { hora_hasta: '11:00' } },
    ]);
  });
});

describe('who comes by for something', () => {
  test.each(['se puede pasar por un corte al toque?', 'me paso en un rato para un corte?', 'paso mañana a las 10 por un corte'])('"%s" books it', (text) => {
    expect(types(text, IDLE)).toEqual(['wants_booking']);
  }); // prettier-ignore
  test.each(['se puede pasar mi corte para el sábado?', 'me pasás el corte para el lunes?'])(
    '"%s" moves it',
    (text) => {
      expect(types(text, IDLE)).toEqual(['wants_reschedule']);
    },
  );
});

describe('a cancellation that was asked about', () => {
  test.each(['sí, no puedo ir', 'ya, cancele nomás', 'ok, cancelá', 'sip anúlala no más', 'sí, ya no la necesito'])('"%s" accepts', (text) => {
    expect(types(text, CANCEL_CONFIRM)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['cancelar', 'salir', 'cancelar proceso'])('"%s" leaves without a deed (CONV-10)', (text) => {
    expect(types(text, CANCEL_CONFIRM)).toEqual(['exits']);
  });
});

test('"paid via the link" claims a payment', () => {
  expect(types('paid via the link', PAY_CONFIRM)).toEqual(['claims_payment']);
});

describe('moving and cancelling without the word', () => {
  test.each([
    'mi cita del martes la quiero el miércoles', 'el turno del 12 pasalo al 19', 'me surgió algo, ¿lo podemos pasar para el viernes?',
    'tengo cita el martes a las diez, ¿la podemos dejar para el jueves?', 'no llego a las 3, puede ser a las 5?',
  ])('"%s" moves', (text) => {
    expect(types(text, IDLE)).toEqual(['wants_reschedule']);
  }); // prettier-ignore
  test.each(['no voy a poder ir mañana', 'no llego al turno de hoy', 'no me esperen hoy', 'al final no voy', 'dame de baja el turno del lunes'])(
    '"%s" cancels, once it is confirmed', (text) => {
      expect(types(text, IDLE)).toEqual(['wants_cancellation']);
    }); // prettier-ignore
  test('what a change costs is a question', () => {
    expect(types('cuánto sale reprogramar?', IDLE)).toEqual(['asks']);
  });
  test('"a la misma hora" is the hour of the appointment that moves', () => {
    const appointments = [
      { id: 'a0', tenant: 'prueba', conversation: 'c', serviceId: 'corte', slot: { start: at('2026-03-12T16:00'), professionalId: 'laura', branchId: 'norte' },
        durationMinutes: 30, priceMinor: 1, status: 'booked' as const, bookedAt: 1 },
    ]; // prettier-ignore
    expect(events('quiero cambiar el turno del jueves al viernes a la misma hora', IDLE, { appointments })).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_original: '2026-03-12', fecha_deseada: '2026-03-13', hora_especifica: '16:00' } },
    ]); // prettier-ignore
  });
  const booked = (id: string, serviceId: string, start: string) => ({
    id, tenant: 'prueba', conversation: 'c', serviceId, slot: { start: at(start), professionalId: 'laura', branchId: 'norte' },
    durationMinutes: 30, priceMinor: 1, status: 'booked' as const, bookedAt: 1,
  }); // prettier-ignore
  test.each([
    ['can we push my appointment back an hour?', { fecha_deseada: '2026-03-12', hora_especifica: '17:00' }],
    ['¿me pueden correr el turno media horita?', { fecha_deseada: '2026-03-12', hora_especifica: '16:30' }],
    ['necesito adelantar mi turno una hora', { fecha_deseada: '2026-03-12', hora_especifica: '15:00' }],
    ['quiero cambiar mi turno al viernes, una hora más tarde', { fecha_deseada: '2026-03-13', hora_especifica: '17:00' }],
    ['can I move my appointment to the same time next week?', { fecha_deseada: '2026-03-19', hora_especifica: '16:00' }],
    ['me equivoqué de día, era el viernes', { fecha_deseada: '2026-03-13', hora_especifica: '16:00' }],
    ['me equivoqué de hora, era a las 17', { fecha_deseada: '2026-03-12', hora_especifica: '17:00' }],
    ['preciso remarcar pra semana que vem mesmo dia e horário', { fecha_deseada: '2026-03-19', hora_especifica: '16:00' }],
    ['necesito pasar mi turno a la semana que viene, mismo día y horario', { fecha_deseada: '2026-03-19', hora_especifica: '16:00' }],
    ['¿puedo cambiar mi turno para la mañana?', { fecha_deseada: '2026-03-12', preferencia_horaria: 'mañana' }],
    ['quiero cambiar mi turno para después de las 5', { fecha_deseada: '2026-03-12', restricciones_temporales: ['despues_17:00'] }],
    ['quiero cambiar mi turno, con Diego', { fecha_deseada: '2026-03-12', profesional: 'diego' }],
  ])('"%s" keeps what it does not change of the appointment', (text, detalles) => {
    const appointments = [booked('a0', 'corte', '2026-03-12T16:00')];
    expect(events(text, IDLE, { appointments })).toMatchObject([{ type: 'customer.wants_reschedule', detalles }]);
  }); // prettier-ignore
  test('a week with days of its own, and one without the same hour, stay as they were said', () => {
    const appointments = [booked('a0', 'corte', '2026-03-12T16:00')];
    const next = { fecha_desde: '2026-03-16', fecha_hasta: '2026-03-22' };
    for (const text of ['quiero pasar mi turno a la semana que viene', 'quiero pasar mi turno a la semana que viene, lunes o martes a la misma hora'])
      expect(events(text, IDLE, { appointments })).toMatchObject([{ detalles: next }]);
  }); // prettier-ignore
  test.each(['quiero cambiar mi turno para otro día a la mañana', 'quiero pasar mi turno a la mañana, cualquier día', 'quiero cambiar mi turno lo antes posible'])(
    '"%s" is of no day', (text) => {
      const [moved] = events(text, IDLE, { appointments: [booked('a0', 'corte', '2026-03-12T16:00')] });
      expect(moved).toMatchObject({ type: 'customer.wants_reschedule' });
      expect(JSON.stringify(moved)).not.toContain('fecha_deseada');
    }); // prettier-ignore
  test('of two appointments the service tells which one is moved an hour', () => {
    const appointments = [booked('a0', 'corte', '2026-03-12T11:00'), booked('a1', 'limpieza', '2026-03-13T16:00')];
    expect(events('¿podemos correr mi turno de limpieza una hora?', IDLE, { appointments })).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-13', hora_especifica: '17:00' } },
    ]);
  });
  test('"media hora más tarde" beside an hour that was proposed is half an hour after it', () => {
    expect(events('puede ser media hora más tarde?', CONFIRM)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { hora_especifica: '11:30' } },
    ]);
  });
  test('"en vez de a las 16" is what the wish replaces', () => {
    const [event] = events('puede ser a las 17 en vez de a las 16?', IDLE);
    expect(event).toMatchObject({ detalles: { hora_especifica: '17:00', hora_original: '16:00' } });
  });
});

test('two services, each with its time, are two wishes (CONV-11)', () => {
  expect(events('turno para limpieza mañana a las 10 y para corte el jueves a las 11', IDLE)).toMatchObject([
    { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-11' } },
    { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: '2026-03-12' } },
  ]);
});

test('letters without a known word are not understood, whatever is asked', () => {
  for (const text of ['zxmnv lkjwe', 'asdkjh ñlkj', 'qpwo eiru']) {
    for (const question of [IDLE, CONFIRM, CANCEL_CONFIRM, PAY_CONFIRM])
      expect(types(text, question)).toEqual(['not_understood']);
  }
});

describe('a service that is called by two that are sold alone too', () => {
  const [like] = tenant.services;
  const services = ['Corte', 'Barba', 'Corte y barba', 'Cejas'].map((name) => ({
    ...(like as NonNullable<typeof like>),
    id: name.toLowerCase(),
    name,
  }));
  const wished = (text: string): (string | undefined)[] => {
    const asked = request([text], IDLE, { tenant: { ...tenant, services } });
    return understandOffline(asked).events.map((e) => (e.type === 'customer.wants_booking' ? e.detalles.servicio : e.type));
  }; // prettier-ignore
  test.each([
    ['quiero corte y barba mañana a las 5', ['corte y barba']],
    ['corte y barba con Laura el jueves a las 6 de la tarde', ['corte y barba']],
    ['corte y cejas mañana a las 5', ['corte', 'cejas']],
    ['corte mañana a las 5 y barba el jueves a las 4', ['corte', 'barba']],
    ['corte mañana a las 5', ['corte']],
  ])('"%s"', (text, services) => {
    expect(wished(text)).toEqual(services);
  });
});

describe('another branch than the one proposed', () => {
  const at = { ...CONFIRM, known: { ...CONFIRM.known, servicio: 'limpieza', sucursal: 'norte' } };
  test.each(['no, mejor en palermo', 'no, mejor en la de palermo', 'no, en palermo', 'mejor en pale'])('"%s" is a wish', (text) => {
    expect(events(text, at)).toEqual([{ type: 'customer.wants_booking', detalles: { sucursal: 'palermo' } }]);
  }); // prettier-ignore
  test.each(['no, en palermo no', 'no gracias', 'no'])('"%s" is a no', (text) => {
    expect(events(text, at)).toEqual([{ type: 'customer.rejects' }]);
  });
  test('and asked which branch, the row of the one that is named', () => {
    const branches = { id: 'k3', page: 0, kind: 'sucursal' as const, ids: ['norte', 'palermo'] };
    const question = { state: 'AGENDA_PIDIENDO_SUCURSAL', offer: branches };
    const second = [{ type: 'customer.selects', offer: 'k3', n: 2 }];
    for (const text of ['no, mejor en la de palermo', 'pale', 'en paler'])
      expect(events(text, question)).toEqual(second);
    const anywhere = [{ type: 'customer.wants_booking', detalles: { en_cualquier_sucursal: true } }];
    for (const text of [
      'cualquiera',
      'en cualquiera de las dos',
      'me da igual la sede',
      'qualquer unidade',
      'donde sea',
    ])
      expect(events(text, question)).toEqual(anywhere);
  });
});

describe('a part of the day beside the hour from which it may be', () => {
  test.each([
    ['limpieza mañana en la noche despues de las 6', undefined, 'despues_18:00'],
    ['limpieza friday evening after 3', undefined, 'despues_15:00'],
    ['limpieza amanhã à noite depois das 17h', undefined, 'despues_17:00'],
    ['limpieza mañana en la noche despues de las 8', 'noche', 'despues_20:00'],
    ['limpieza a la tarde despues de las 3', 'tarde', 'despues_15:00'],
  ])('"%s"', (text, part, from) => {
    const [event] = events(text, IDLE);
    expect(event).toMatchObject({ detalles: { restricciones_temporales: [from] } });
    expect(event?.type === 'customer.wants_booking' && event.detalles.preferencia_horaria).toBe(part);
  });
});
