import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { CANCEL_CONFIRM, IDLE, LIST, PAY_CONFIRM, events, mine } from './kit.ts';

const OWN = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
const MOVING = { ...LIST, state: 'AGENDA_REPROGRAMACION_MOSTRANDO_OPCIONES' } as const;
const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const idle = (text: string, language: 'es' | 'pt' | 'en' = 'es') => events(text, IDLE, { language });

describe('who cannot come and asks for another moves what he has', () => {
  test.each([
    ['no puedo ir a mi hora de mañana, me dan otra?', 'es', '2026-03-11'],
    ['no puedo ir el lunes, qué otro turno tiene?', 'es', '2026-03-16'],
    ['no voy a poder asistir el jueves, tienen otra cita?', 'es', '2026-03-12'],
    ['can’t make it tomorrow, any other time?', 'en', '2026-03-11'],
    ['I can’t come on Friday, do you have another slot?', 'en', '2026-03-13'],
  ] as const)('"%s"', (text, language, fecha_original) => {
    expect(idle(text, language)).toMatchObject([{ type: 'customer.wants_reschedule', detalles: { fecha_original } }]);
  });
  test.each([
    ['ya no podré ir el lunes, hay para el martes?', 'es', '2026-03-16', '2026-03-17'],
    ['não vou poder ir na quinta, tem vaga na sexta?', 'pt', '2026-03-12', '2026-03-13'],
    ['I won’t make it today, is there anything on Monday?', 'en', '2026-03-10', '2026-03-16'],
  ] as const)('"%s": from that day to the other', (text, language, fecha_original, fecha_deseada) => {
    expect(idle(text, language)).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_original, fecha_deseada } },
    ]);
  });
  test.each(['no puedo ir mañana', 'no puedo ir el jueves, cancelalo', 'ya no iré a mi cita de las 3, me siento mejor', 'perdón, mi esposo se accidentó, no iremos a la consulta', 'tenía turno el jueves, lo doy de baja', 'al final no preciso más la hora, sacala'])(
    '"%s" gives it up',
    (text) => {
      expect(types(idle(text))).toEqual(['wants_cancellation']);
    },
  ); // prettier-ignore
  test('"não vou na consulta de hoje, minha filha passou mal" moves nothing', () => {
    expect(idle('não vou na consulta de hoje, minha filha passou mal', 'pt')).toEqual([
      { type: 'customer.wants_cancellation', detalles: { fecha_original: '2026-03-10' } },
    ]);
  });
});

describe('the day that cannot be, while another appointment is being booked', () => {
  const booking = (text: string, known: object, language: 'es' | 'pt' | 'en' = 'es') =>
    events(text, { ...LIST, known: { servicio: 'corte', ...known } }, { ...OWN, language });
  test.each([
    ['che no voy a poder ir el jueves, me lo pasás al viernes?', 'es'],
    ['al final no puedo el jueves, ¿me lo cambias al viernes?', 'es'],
    ['I can’t make it on Thursday, can you move it to Friday?', 'en'],
    ['não vou poder ir quinta, passa pra sexta?', 'pt'],
  ] as const)('"%s": of the one that stands there', (text, language) => {
    expect(booking(text, {}, language)).toMatchObject([
      {
        type: 'customer.wants_reschedule',
        detalles: { servicio: 'limpieza', fecha_original: '2026-03-12', fecha_deseada: '2026-03-13' },
      },
    ]);
  });
  test.each([
    ['no, el jueves no puedo, me lo pasás al viernes?', { fecha_deseada: '2026-03-12' }],
    ['el jueves no puedo, ¿tenés el viernes?', {}],
    ['el jueves no puedo, pasame los horarios del viernes', {}],
    ['mañana no puedo, ¿lo pasamos al viernes?', { fecha_deseada: '2026-03-11' }],
  ])('"%s": of what is being booked', (text, known) => {
    expect(booking(text, known)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { fecha_deseada: '2026-03-13' } },
    ]);
  });
});

describe('the day of what is moved is no day that is wished for', () => {
  test.each([
    ['tengo cita con Laura hoy pero estoy con diarrea, puedo ir otro día', { fecha_original: '2026-03-10' }],
    ['la cita de mi papá del lunes la podemos mover', { fecha_original: '2026-03-16' }],
    ['mi cita de mañana la puede pasar a pasado?', { fecha_original: '2026-03-11', fecha_deseada: '2026-03-12' }],
  ])('"%s"', (text, detalles) => {
    const [move, ...others] = idle(text);
    expect(others).toEqual([]);
    expect(move).toMatchObject({ type: 'customer.wants_reschedule', detalles });
    expect(Object.keys(move && 'detalles' in move ? move.detalles : {})).toHaveLength(
      Object.keys(detalles).length + (text.includes('Laura') ? 1 : 0),
    );
  });
  test('"mover la cita de mi mamá para el lunes" goes there', () => {
    expect(idle('quiero mover la cita de mi mamá para el lunes')).toMatchObject([
      { type: 'customer.wants_reschedule', detalles: { fecha_deseada: '2026-03-16' } },
    ]);
  });
  test('"não tem nada de manhã?" looks for a morning', () => {
    expect(events('não tem nada de manhã?', LIST, { language: 'pt' })).toMatchObject([
      { detalles: { preferencia_horaria: 'mañana' } },
    ]);
  });
});

describe('a cancellation that is not the customer’s own', () => {
  test.each(['si alguien anula avisadme, quiero cita esta semana', 'si le cancelan una cita me tiene en cuenta por favor', 'se alguém desmarcar me avisa', 'hace un mes cancelé un turno y quiero sacar otro'])(
    '"%s" wants one',
    (text) => {
      expect(types(idle(text))).toEqual(['wants_booking']);
    },
  ); // prettier-ignore
  test.each(['cancelé bien el turno? quiero chequear', 'quedó cancelada mi cita?', 'se canceló bien la hora?'])('"%s" is shown what there is', (text) => {
    expect(types(events(text, IDLE, OWN))).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['¿cuál cita me va a cancelar?', 'qué turno es el que me vas a cancelar?', 'which one are you cancelling?'])('"%s", asked whether to cancel', (text) => {
    expect(types(events(text, CANCEL_CONFIRM, OWN))).toEqual(['wants_appointments']);
  }); // prettier-ignore
  test.each(['cancelá el turno que pedí la semana pasada', 'cancele la cita que saqué ayer', 'quiero cancelar el turno', 'cancelá bien el turno'])('"%s" is one', (text) => {
    expect(types(events(text, IDLE, OWN))).toEqual(['wants_cancellation']);
  }); // prettier-ignore
  test('"no, yo la cita la necesito" keeps it', () => {
    expect(types(events('no, yo la cita la necesito', CANCEL_CONFIRM, OWN))).toEqual(['rejects']);
  });
});

describe('what is only asked about a change', () => {
  test.each(['ok pero mejor no lo muevas', 'no la cambies', 'mejor no lo cambies, gracias'])('"%s" leaves it', (text) => {
    expect(types(events(text, MOVING, OWN))).toEqual(['exits']);
  }); // prettier-ignore
  test.each(['si lo cambio pierdo el que tengo?', 'se eu mudar perco o horário?'])('"%s" moves nothing', (text) => {
    expect(types(events(text, MOVING, OWN))).toEqual(['asks']);
  });
  test('"si llego 10 minutos tarde pierdo el turno?" moves nothing', () => {
    expect(types(idle('si llego 10 minutos tarde pierdo el turno?'))).toEqual(['asks']);
  });
  test('"no me lo muevas al viernes, mejor al jueves" moves it', () => {
    expect(types(events('no me lo muevas al viernes, mejor al jueves', MOVING, OWN))).toEqual(['wants_reschedule']);
  });
});

describe('money that is paid, and money that will be', () => {
  test.each(['listo, ya cayó el depósito, cheque por favor', 'ya lo liquidé', 'cancelé ayer la mensualidad', 'ya se reflejó la transferencia'])('"%s" is paid', (text) => {
    expect(types(idle(text))).toEqual(['claims_payment']);
  }); // prettier-ignore
  test('"ya cancelé la consulta en caja" is paid, the appointment stays', () => {
    expect(types(idle('ya cancelé la consulta en caja'))).toEqual(['claims_payment']);
    expect(types(idle('cancele el turno de mañana'))).toEqual(['wants_cancellation']);
  });
  test('"si ya pagué me lo devuelven?" supposes it', () => {
    expect(types(idle('si ya pagué me lo devuelven?'))).toEqual(['asks']);
  });
  test.each(['ya, a fin de mes te pago', 'la otra semana lo pago', 'te pago el viernes', 'pago cuando cobre'])('"%s" is no yes', (text) => {
    expect(types(events(text, PAY_CONFIRM))).toEqual(['exits']);
  }); // prettier-ignore
  test.each(['si te pago ahora', 'ya pago', 'sí, dale'])('"%s" is one', (text) => {
    expect(types(events(text, PAY_CONFIRM))).toEqual(['accepts']);
  });
});

describe('a person is asked for', () => {
  test.each(['me pueden llamar al celu? no quiero escribir más', 'ya me cansé, mejor que me marque una persona', 'quiero que el doctor me llame por favor es por mis resultados'])('"%s"', (text) => {
    expect(types(idle(text))).toEqual(['wants_person']);
  }); // prettier-ignore
  test('"no quiero escribir más" alone leaves', () => {
    expect(types(events('no me escriban más', LIST))).toEqual(['exits']);
  });
});
