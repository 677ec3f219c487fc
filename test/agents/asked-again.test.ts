import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, mine, tenant } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const topics = (said: readonly CustomerEvent[]) => said.map((e) => (e.type === 'customer.asks' ? e.topic : e.type));

describe('what was told before is asked again', () => {
  test.each([
    ['cuanto era que costaba la limpieza?', 'precio'],
    ['cuanto me dijo que era la limpieza?', 'precio'],
    ['cuanto me dijiste que salia la limpieza', 'precio'],
    ['cuanto me habian dicho que costaba la limpieza', 'precio'],
    ['cuanto voce disse que era a limpeza?', 'precio'],
    ['cuanto era la limpieza?', 'precio'],
    ['cuanto era que duraba la limpieza', 'duracion'],
    ['cuanto duraba la limpieza', 'duracion'],
    ['a que hora era que abrian', 'horarios'],
    ['donde era que quedaba la clinica', 'direccion'],
    ['quien hacia la limpieza?', 'profesionales'],
  ])('%s', (text, topic) => {
    expect(topics(events(text, IDLE))).toEqual([topic]);
    expect(topics(events(text, LIST))).toEqual([topic]);
  });

  test.each(['a que hora era que era mi turno', 'cuando era mi turno', 'a que hora me dijo que era'])(
    '%s: of what he has',
    (text) => {
      expect(types(events(text, IDLE, { appointments: [mine('limpieza', '2026-03-12T11:00')] }))).toEqual([
        'wants_appointments',
      ]);
    },
  );
});

describe('who does it, by what they are', () => {
  test.each([
    'que doctor hace la limpieza y cuanto sale',
    'que doctora hace limpieza y cuanto cuesta',
    'con que doctor es la limpieza y cuanto vale',
    'que dentista hace la limpieza y que precio tiene',
    'que profesional hace limpieza, cuanto sale?',
  ])('%s: both', (text) => {
    expect(topics(events(text, IDLE))).toEqual(['profesionales', 'precio']);
  });

  test('a wish asks nothing', () => {
    expect(types(events('quiero que un doctor me haga la limpieza', IDLE))).toEqual(['wants_booking']);
  });

  const withLaura = { ...LIST, known: { servicio: 'limpieza', profesional: 'laura', fecha_deseada: '2026-03-12' } };
  test.each([
    'y el otro fisioterapeuta no tiene a esa hora?', 'y la otra psicóloga?', 'otro peluquero', 'con otro veterinario', 'no hay otro dentista?', 'y el otro no tiene a esa hora?', 'otra estilista', 'con otro mecánico', 'la otra doctora',
  ])('%s: the other one', (text) => {
    expect(events(text, withLaura)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { profesional: 'diego' } },
    ]);
  }); // prettier-ignore

  test.each(['con otra tarjeta', 'la otra hora', 'otro día'])('%s: nobody else', (text) => {
    const [event] = events(text, withLaura);
    expect(event).not.toMatchObject({ detalles: { profesional: 'diego' } });
  });
});

describe('what is paid ahead', () => {
  test.each([
    'cuanto toca abonar pa separar la limpieza?', 'cuanto hay que dejar para reservar?', 'con cuanto separo la cita?', 'con cuánto puedo apartar mi lugar?', 'cuanto es el abono para la limpieza', 'cuanto tengo que dar para apartar',
    'cuanto me toca consignar para separar', 'de cuanto es la seña', 'cuánto es el enganche', 'how much is the deposit?', 'cuanto se deposita para reservar',
  ])('%s', (text) => {
    expect(topics(events(text, IDLE))).toEqual(['pagos']);
  }); // prettier-ignore

  test.each([
    ['cuanto debo abonar por la limpieza?', 'precio'],
    ['cuanto cuesta para agendar la limpieza', 'precio'],
    ['con cuanta anticipacion aviso si no voy', 'cambios'],
    ['cuanto falta pagar', 'deuda'],
  ])('%s: another question', (text, topic) => {
    expect(topics(events(text, IDLE))).toEqual([topic]);
  });

  test('and wishes stay wishes', () => {
    expect(types(events('quiero separar una limpieza', IDLE))).toEqual(['wants_booking']);
    expect(types(events('quiero abonar la limpieza', IDLE))).toEqual(['wants_payment']);
  });
});

describe('his own after all', () => {
  const forHer = {
    ...CONFIRM,
    known: { ...CONFIRM.known, servicio: 'limpieza', para: { relation: 'esposa', name: 'Patricia' } as const },
    proposed: { start: at('2026-03-12T11:00'), professionalId: tenant.professionals[0]!.id, branchId: 'norte' },
  };
  test.each(['no disculpa para mí nomás', 'no, para mí mejor', 'para mi nomas', 'no, es mío', 'es para mi mismo', 'para mí no más por favor', 'no, perdón, solo para mi'])(
    '%s',
    (text) => {
      expect(events(text, forHer)).toEqual([
        { type: 'customer.wants_booking', detalles: { para: { relation: 'yo' } } },
      ]);
    },
  ); // prettier-ignore

  test('a best friend is somebody else', () => {
    expect(events('no, para mi mejor amiga', forHer)).toEqual([
      { type: 'customer.wants_booking', detalles: { para: { relation: 'amiga' } } },
    ]);
  });
});

describe('whether it is booked, right after', () => {
  const own = { appointments: [mine('limpieza', '2026-03-12T11:00')] };
  test.each(['entonces si quedó?', 'si quedo mi cita?', 'si quedó?', 'entonces sí quedé?', 'y mi cita si quedó?', 'sí quedó, verdad?', 'quedamos en eso?', 'ficou certo?', 'quedó?'])(
    '%s',
    (text) => {
      expect(types(events(text, IDLE, own))).toEqual(['wants_appointments']);
    },
  ); // prettier-ignore

  test.each(['si quedó el pago?', 'cuanto quedo?', 'si quedo algun cupo?'])('%s: of something else', (text) => {
    expect(types(events(text, IDLE, own))).not.toContain('wants_appointments');
  });
});

describe('by a woman, or by a man', () => {
  const [one] = tenant.professionals;
  const titled = ['Dr. Hugo Salas', 'Dra. Rita Vega', 'Dra. Nora Paz'].map((name, i) => ({
    ...one!,
    id: `p${i}`,
    name,
  }));
  const toTitled = (text: string) => events(text, LIST, { tenant: { ...tenant, professionals: titled } });
  const wishes = ['prefiero que me atienda una doctora', 'mejor una doctora', 'puede ser con una mujer?', 'quiero que me atienda una mujer', 'prefiero mujer']; // prettier-ignore

  test.each(wishes)('%s: those whose title says so', (text) => {
    expect(toTitled(text)).toEqual([{ type: 'customer.wants_booking', detalles: { sin_profesionales: ['p0'] } }]);
    expect(topics(events(text, { ...LIST, known: { servicio: 'limpieza' } }))).toEqual(['profesionales']);
  });

  test.each(['con una psicóloga mujer si se puede', 'prefiero una kinesióloga', 'que me atienda una estilista mujer'])(
    '%s: her trade names no service, and who there is is told where no title says it',
    (text) => {
      const known = { ...LIST, known: { servicio: 'limpieza' } };
      expect(topics(events(text, known))).toEqual(['profesionales']);
      expect(toTitled(text)).toEqual([{ type: 'customer.wants_booking', detalles: { sin_profesionales: ['p0'] } }]);
    },
  );

  test('a man who is asked for as such', () => {
    expect(toTitled('prefiero un hombre')).toEqual([
      { type: 'customer.wants_booking', detalles: { sin_profesionales: ['p1', 'p2'] } },
    ]);
  });

  test.each(['con la doctora Rita', 'voy con mi mujer', 'la doctora me dijo que era una limpieza'])(
    '%s: nobody is left out',
    (text) => {
      for (const event of toTitled(text)) expect(event).not.toHaveProperty('detalles.sin_profesionales');
    },
  );
});

describe('the part of the day behind a reason', () => {
  const detalles = (text: string) => {
    const [event] = events(text, LIST);
    return event?.type === 'customer.wants_booking' ? event.detalles : undefined;
  };

  test.each(['mejor por la tarde que en la mañana trabajo', 'mejor a la tarde que a la mañana estudio', 'mejor por la tarde q en la mañana no puedo', 'mejor por la tarde que en la mañana estoy ocupada', 'melhor à tarde que de manhã trabalho'])(
    '%s',
    (text) => {
      expect(detalles(text)).toEqual({ preferencia_horaria: 'tarde', restricciones_temporales: ['excluir_mañana'] });
    },
  ); // prettier-ignore

  test.each(['me queda mejor por la tarde que por la mañana', 'prefiero la tarde que la mañana'])('%s', (text) => {
    expect(detalles(text)).toEqual({ preferencia_horaria: 'tarde' });
  });

  test('what is wished for behind "que" is wished for', () => {
    expect(detalles('por la tarde no puedo, que sea en la mañana')).toMatchObject({ preferencia_horaria: 'mañana' });
    expect(detalles('no en la tarde, dije que en la mañana')).toMatchObject({ preferencia_horaria: 'mañana' });
  });
});
