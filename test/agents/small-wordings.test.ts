/** Small wordings, several subjects: what each of them wants, and the neighbours that want something else. */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent, Offer, Question } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, NOW, at, events, mine, serviceOf, tenant, yesNo } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const PROPOSED: Question = {
  ...CONFIRM,
  known: { servicio: 'masaje', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const TWO = {
  appointments: [mine('limpieza', '2026-03-14T10:00'), { ...mine('limpieza', '2026-03-14T11:00'), id: 'b' }],
};

describe('a link that could not be made', () => {
  const retry: Offer = { id: 'k', page: 0, kind: 'opcion', options: ['reintentar', 'persona', 'salir'] };
  const failed: Question = { state: 'AGENDA_PAGO_FALLIDO', offer: retry };
  test.each(['no me llego el link', 'qué pasó con el link?', 'y el link?', 'el link no llega', 'no llegó nada', 'mandame el link de nuevo', 'didn’t get the link', 'o link não chegou', 'intenta de nuevo', 'reintentar'])('"%s" tries again', (text) => {
    expect(types(events(text, failed))).toEqual(['retries']);
  }); // prettier-ignore
  test.each(['no', 'salir', 'a las 5', 'hablar con alguien', 'cuánto es?'])('"%s" does not', (text) => {
    expect(types(events(text, failed))).not.toContain('retries');
  });
  const paid = { ...PROPOSED, offer: yesNo };
  const first = { tenant: { ...tenant, booking: { ...tenant.booking, paymentBeforeBooking: 'full' as const } } };
  test.each(['intenta de nuevo', 'probá otra vez', 'reintentar'])('"%s" is a yes to the link', (text) => {
    expect(types(events(text, paid, first))).toEqual(['accepts']);
    expect(types(events(text, paid))).not.toContain('accepts');
  });
});

describe('an hour behind a reason', () => {
  test.each(['ay espera que salgo a las seis del curro, a las siete', 'ay espera, a las siete', 'un momento, mejor a las siete'])('"%s" is that hour', (text) => {
    expect(events(text, PROPOSED)).toMatchObject([{ detalles: { hora_especifica: '19:00' } }]);
  }); // prettier-ignore
  test.each(['espera que salgo a las seis', 'espera, a las siete te digo', 'espera, te confirmo a las siete', 'dejame ver'])('"%s" waits', (text) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.acknowledges', waits: true }]);
  }); // prettier-ignore
});

describe('one of one’s own by its place', () => {
  test.each([['y la primera pásala a las 12', '10:00'], ['mejor el segundo pásamelo a las 12', '11:00'], ['la última me la cambias a las 12', '11:00']])('"%s" moves that one', (text, hour) => {
    expect(events(text, IDLE, TWO)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { hora_especifica: '12:00', hora_original: hour } }]);
  }); // prettier-ignore
  test('"el primero cancelalo" cancels that one', () => {
    expect(events('el primero cancelalo', IDLE, TWO)).toMatchObject([{ type: 'customer.wants_cancellation', detalles: { hora_original: '10:00' } }]);
  }); // prettier-ignore
});

describe('another service than the open one', () => {
  const cuts = { tenant: { ...tenant, services: [...tenant.services, serviceOf('corte-nino', 'Corte infantil', '')] } };
  test.each(['mejor que sea corte en vez de masaje', 'corte en vez de masaje', 'en lugar del masaje que sea corte'])('"%s" may be either cut', (text) => {
    expect(events(text, PROPOSED, cuts)).toMatchObject([{ detalles: { servicios: ['corte', 'corte-nino'] }, otroServicio: true }]);
  }); // prettier-ignore
  test('"limpieza en vez de masaje" is that', () => {
    expect(events('limpieza en vez de masaje', PROPOSED)).toMatchObject([{ detalles: { servicio: 'limpieza' } }]);
  });
  test.each(['masaje en vez de corte', 'el jueves en vez del viernes'])('"%s" stays a massage', (text) => {
    expect(JSON.stringify(events(text, PROPOSED, cuts))).not.toMatch(/"corte/);
  });
});

describe('one more', () => {
  const own = { appointments: [{ ...mine('limpieza', '2026-03-12T10:00'), bookedAt: NOW - 60_000 }] };
  test.each(['y también traigo a la perrita, ella va a corte', 'también llevo a la perra, va a corte'])('"%s" is booked', (text) => {
    expect(events(text, IDLE, own)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
  test.each(['también llevo la cartilla', 'también va a corte?'])('"%s" is not', (text) => {
    expect(types(events(text, IDLE, own))).not.toContain('wants_booking');
  }); // prettier-ignore
  test('"el mismo día a las 11" is the day of the one before it', () => {
    const asked: Question = { state: 'AGENDA_MOSTRANDO_OPCIONES', known: { servicio: 'corte' } };
    expect(events('el mismo dia a las 11', asked, own)).toMatchObject([{ detalles: { fecha_deseada: '2026-03-12', hora_especifica: '11:00' } }]);
    expect(events('el mismo dia a las 11', asked)).not.toMatchObject([{ detalles: { fecha_deseada: '2026-03-12' } }]);
  }); // prettier-ignore
});

describe('what all of it costs', () => {
  const both = { appointments: [mine('limpieza', '2026-03-12T10:00'), mine('corte', '2026-03-12T12:00')] };
  test.each(['cuánto me sale todo?', 'cuánto es en total?', 'cuánto me salen los dos?', 'quanto fica tudo?'])('"%s" asks of each', (text) => {
    expect(events(text, IDLE, both)).toMatchObject([{ topic: 'precio', servicio: 'limpieza' }, { topic: 'precio', servicio: 'corte' }]);
  }); // prettier-ignore
  test('"cuánto sale?" asks of none by name', () => {
    expect(events('cuánto sale?', IDLE, both)).toHaveLength(1);
  });
});

describe('words', () => {
  test.each(['seee', 'seeee', 'seh', 'exato', 'exatamente'])('"%s" is a yes', (text) => {
    expect(types(events(text, PROPOSED))).toEqual(['accepts']);
  });
  test.each(['limpieza el viernes en la tade', 'limpieza el viernes por la tadre'])('"%s" is the afternoon', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ detalles: { preferencia_horaria: 'tarde' } }]);
  });
  test.each(['I meant a haircut', 'quise decir corte de pelo', 'me refería al corte de pelo'])(
    '"%s" says what',
    (text) => {
      expect(events(text, IDLE)).toMatchObject([{ detalles: { servicio: 'corte' } }]);
    },
  );
  test('"ay es con Laura?" asks with whom, and no price', () => {
    expect(events('ay es con Laura?', PROPOSED)).not.toMatchObject([{ topic: 'precio' }]);
  });
});

describe('how one comes prepared, what there is of a kind, with what one pays', () => {
  test.each(['se necesita algo?', 'hay que llevar algo', 'tengo que llevar algo?', 'qué hay que llevar', 'precisa levar algo?', 'do i need to bring anything?'])('"%s" asks, and wishes for nothing', (text) => {
    for (const question of [IDLE, LIST, CONFIRM]) expect(events(text, question)).toEqual([{ type: 'customer.asks', topic: 'otro' }]);
  }); // prettier-ignore
  test('"¿se necesita algo para la limpieza?" is of that one; "necesito algo para…" wishes', () => {
    const of = { servicio: 'limpieza' };
    expect(events('¿se necesita algo para la limpieza?', IDLE)).toEqual([{ type: 'customer.asks', topic: 'otro', ...of }]);
    expect(events('necesito algo para la limpieza', IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: of }]);
  }); // prettier-ignore
  test.each(['qué limpiezas tienen?', 'que limpiezas tienen', 'qué tipos de limpieza hay?', 'what cleanings do you have?', 'quais limpezas vocês têm?'])('"%s" lists what there is of it', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'servicios', servicio: 'limpieza' }]);
  }); // prettier-ignore
  test.each(['pagar con tarjeta', 'pago con transferencia', 'pagar con yape', 'con tarjeta', 'pay by card', 'pagar no cartão'])('"%s" asks with what one may pay', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'pagos' }]);
  }); // prettier-ignore
  test.each([['quiero pagar con tarjeta', {}], ['pagar limpieza con tarjeta', { servicio: 'limpieza' }], ['pagar', {}]])('"%s" pays', (text, of) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_payment', ...of }]);
  }); // prettier-ignore
});

describe('a tale behind an answer, and a goodbye', () => {
  const HALVES: Question = {
    state: 'AGENDA_RECOLECTANDO',
    offer: { id: 'h1', page: 0, kind: 'opcion', options: ['hora_1', 'hora_2'] },
    known: { servicio: 'limpieza', fecha_deseada: '2026-03-12', hora_candidatas: ['08:00', '20:00'] },
  };
  test.each([
    ['de la mañana, en la noche me da miedo manejar', 1], ['en la noche, en las mañanas estoy en el instituto', 2], ['de la noche porque en la mañana trabajo', 2], ['de la mañana no, de la noche', 2],
  ] as const)('"%s" is the %i. of the two', (text, n) => {
    expect(events(text, HALVES)).toEqual([{ type: 'customer.selects', offer: 'h1', n }]);
  }); // prettier-ignore
  test.each([['la primera, que después tengo clases a las 6', 1], ['la 2, a las 6 tengo clases', 2]] as const)('"%s" takes that row', (text, n) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.selects', offer: 'k7', n }]);
  }); // prettier-ignore
  test('"la primera, el jueves tengo examen" may be of that day, and takes none', () => {
    expect(types(events('la primera, el jueves tengo examen', LIST))).not.toContain('selects');
  });
  test.each(['no, así está bien', 'no no, está perfecto', 'no, perfecto', 'nada, está perfecto, confirma', 'no, está bien, confirmo'])(
    '"%s" may be a no to any change, and is asked again',
    (text) => {
      expect(types(events(text, PROPOSED))).toEqual(['not_understood']);
    },
  ); // prettier-ignore
  test.each(['no está bien', 'no, no está bien', 'no, está bien gracias', 'no, así no', 'no, gracias'])('"%s" is a no', (text) => {
    expect(types(events(text, PROPOSED))).toEqual(['rejects']);
  }); // prettier-ignore
  test.each(['no tengo problema, dale', 'no worries, that works', 'não tem problema, pode marcar'])('"%s" is a yes', (text) => {
    expect(types(events(text, PROPOSED))).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['está caro, gracias igual', 'muy caro, igual gracias'])('"%s" refuses at that price', (text) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.rejects', precio: true }]);
  });
  const HAS = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test.each(['genial, hasta el jueves', 'hasta el jueves!', 'te veo el jueves', 'até quinta'])(
    '"%s" says goodbye',
    (text) => {
      expect(events(text, IDLE, HAS)).toEqual([{ type: 'customer.acknowledges' }]);
    },
  );
  test.each(['hasta el jueves hay turno?', 'quiero limpieza hasta el jueves', 'puedo hasta el jueves'])(
    '"%s" wishes',
    (text) => {
      expect(types(events(text, IDLE, HAS))).toEqual(['wants_booking']);
    },
  );
});
