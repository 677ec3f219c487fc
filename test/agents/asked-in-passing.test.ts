/** Asked or said beside what is open, in few words: the same of another, where it is, what a change costs, not yet. */
import { describe, expect, test } from 'vitest';
import { understandOffline } from '../../src/agents/offline/index.ts';
import type { CustomerEvent, InboundContent } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, at, events, mine, request } from './kit.ts';

const own = [mine('limpieza', '2026-03-12T10:00')];
const PROPOSED = {
  ...CONFIRM,
  known: {
    servicio: 'limpieza',
    fecha_deseada: '2026-03-12',
    hora_especifica: '11:00',
  },
  proposed: {
    start: at('2026-03-12T11:00'),
    professionalId: 'laura',
    branchId: 'norte',
  },
};
const MOVING = {
  ...LIST,
  state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES',
  moving: own[0]!,
};
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));

describe('the same of another', () => {
  test.each(['y el corte', 'y corte', 'ok y el corte', 'e o corte', 'and the corte', 'y el corte también'])('"%s" may ask it', (text) => {
    expect(events(text, IDLE)).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'corte' }, pregunta: true },
    ]);
  }); // prettier-ignore
  test.each(['corte', 'y quiero un corte', 'y dame un corte', 'y agendame el corte', 'un corte y ya'])('"%s" wishes for it', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles: { servicio: 'corte' } }]);
  }); // prettier-ignore
  test('"y los domingos" asks for the hours, without a mark', () => {
    expect(events('y los domingos', IDLE)).toEqual([{ type: 'customer.asks', topic: 'horarios' }]);
  });
});

describe('where it is, of who has one', () => {
  test.each(['y dónde es?', 'dónde es', 'a dónde tengo que ir?', 'en qué sucursal es?', 'onde é?', 'y dónde es la cita?', '¿dónde es mi cita?', 'dónde es mi turno?', 'en qué sucursal es mi turno?', 'where is my appointment?', 'onde é minha consulta?'])('"%s"', (text) => {
    expect(events(text, IDLE, { appointments: own })).toEqual([
      { type: 'customer.asks', topic: 'direccion', sucursal: 'norte', servicio: 'limpieza' },
    ]);
  }); // prettier-ignore
  test.each(['dónde quedan?', 'cuál es la dirección?'])('"%s" asks for all', (text) => {
    expect(events(text, IDLE, { appointments: own })).toEqual([{ type: 'customer.asks', topic: 'direccion' }]);
  });
  test('and of who has none', () => {
    expect(events('y dónde es?', IDLE)).toEqual([{ type: 'customer.asks', topic: 'direccion' }]);
  });
});

describe('until when it is, of who has one', () => {
  test.each(['a qué hora termina mi cita?', 'hasta qué hora es mi turno?', 'que horas termina minha consulta?', 'what time does my appointment end?'])('"%s"', (text) => {
    expect(events(text, IDLE, { appointments: own })).toEqual([
      { type: 'customer.wants_appointments' },
      { type: 'customer.asks', topic: 'duracion', servicio: 'limpieza' },
    ]);
  }); // prettier-ignore
  test('and when it begins', () => {
    expect(events('a qué hora es mi turno?', IDLE, { appointments: own })).toEqual([
      { type: 'customer.wants_appointments' },
    ]);
  });
});

describe('what a change costs', () => {
  test.each([
    'tiene algún costo cambiarla?', 'cambiarla tiene costo?', 'me cobran por cambiar la cita?', 'sale algo cambiarla?', 'hay multa por cancelar?', 'si la cambio me cobran?', 'cuánto me sale reagendarla?', 'is there a fee to reschedule?', 'tem algum custo pra remarcar?',
  ])('"%s" is told by nothing', (text) => {
    expect(events(text, MOVING, { appointments: own })).toEqual([{ type: 'customer.asks', topic: 'otro' }]);
    expect(events(text, IDLE, { appointments: own })).toEqual([{ type: 'customer.asks', topic: 'otro' }]);
  }); // prettier-ignore
  test.each(['cuánto cuesta?', 'tiene costo?', 'cuánto cuesta el corte?'])('"%s" asks for a price', (text) => {
    expect(events(text, MOVING, { appointments: own })).toMatchObject([{ type: 'customer.asks', topic: 'precio' }]);
  });
  test.each(['quiero cambiarla, tiene costo?', 'cambiala al viernes, cuánto cuesta?'])('"%s" is moved, too', (text) => {
    expect(types(events(text, IDLE, { appointments: own }))).toContain('wants_reschedule');
  });
});

describe('not yet', () => {
  test.each(['todavía no, espera', 'aún no, dame un minuto', 'not yet, wait', 'ainda não, um momento', 'todavía no, ya te digo'])('"%s" leaves the question open', (text) => {
    expect(events(text, PROPOSED)).toEqual([{ type: 'customer.acknowledges', waits: true }]);
  }); // prettier-ignore
  test.each(['todavía no', 'aún no, gracias', 'no, gracias'])('"%s" is a no', (text) => {
    expect(types(events(text, PROPOSED))).toEqual(['rejects']);
  });
  test('"todavía no, mejor el viernes" wishes for another', () => {
    expect(types(events('todavía no, mejor el viernes', PROPOSED))).toEqual(['wants_booking']);
  });
  test('"ahora sí" is the yes', () => {
    expect(types(events('ahora sí', PROPOSED))).toEqual(['accepts']);
  });
});

describe('first words', () => {
  test.each(['Buenas tardes doctora, disculpe la molestia', 'buenos días señorita, perdone la molestia', 'buenas tardes doctora, cómo está?', 'buenas doctor, una consulta'])('"%s" greets', (text) => {
    expect(types(events(text, IDLE))).toEqual(['greets']);
  }); // prettier-ignore
  test.each(['perdón por las vueltas', 'disculpe la molestia doctora'])('"%s" is a courtesy', (text) => {
    expect(types(events(text, IDLE))).toEqual(['acknowledges']);
  });
  test.each([
    'hola, limpieza para mi conejo', 'limpieza para mi gatito chico', 'hola, limpieza para mi mamá', 'alguien que atienda a mi perro ahora? limpieza', 'Buenas tardes doctora, disculpe la molestia, quiero una limpieza', 'me pueden atender hoy? es por una limpieza',
  ])('"%s" wishes for a cleaning', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } }]);
  }); // prettier-ignore
  test.each(['una consulta para mi conejo', 'quién atiende la limpieza hoy?', 'limpieza para mi casa?', 'hasta qué hora atienden hoy la limpieza?'])('"%s" books nothing', (text) => {
    expect(types(events(text, IDLE))).toEqual(['asks']);
  }); // prettier-ignore
});

describe('under a picture', () => {
  const picture = (caption: string) => {
    const content: InboundContent = { type: 'image', caption };
    return understandOffline(request([content], LIST)).events;
  };
  test.each(['este es mi perrito', 'aquí está mi uña', 'mi bebé'])('"%s" asks for nothing', (caption) => {
    expect(picture(caption)).toEqual([{ type: 'customer.sends_media', media: 'image' }]);
  });
  test.each(['¿cuánto sale así?', 'así quiero el corte'])('"%s" is read', (caption) => {
    expect(types(picture(caption))).toHaveLength(2);
  });
});

describe('once more', () => {
  const FAILED = {
    state: 'PAGOS_ESPERANDO_CONFIRMACION',
    offer: {
      id: 'k8',
      page: 0,
      kind: 'opcion',
      options: ['reintentar', 'persona', 'salir'],
    },
  } as const;
  test.each(['ya, intenta de nuevo', 'dale, ya, otra vez', 'vuelve a intentarlo', 'ok reintenta por favor'])('"%s" is the button', (text) => {
    expect(types(events(text, FAILED))).toEqual(['retries']);
  }); // prettier-ignore
});
