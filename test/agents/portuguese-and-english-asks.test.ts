import { describe, expect, test } from 'vitest';
import { understandOffline } from '../../src/agents/offline/index.ts';
import type { Tenant } from '../../src/domain.ts';
import { CONFIRM, IDLE, LIST, events, mine, request, serviceOf, tenant } from './kit.ts';

const sells = (...services: (readonly [id: string, name: string])[]): Tenant => ({
  ...tenant,
  services: services.map(([id, name]) => serviceOf(id, name, 'todo')),
});
const spa = sells(
  ['relajacion', 'Masaje de relajación'],
  ['piedras', 'Masaje con piedras calientes'],
  ['manicure', 'Manicure'],
);
const clinic = sells(
  ['consulta', 'Consulta general'],
  ['derma', 'Consulta de dermatología'],
  ['fisio', 'Fisioterapia'],
);

describe('the first hour there is', () => {
  test.each([
    'qual o primeiro horário que vcs tem pra limpeza?',
    'tô com muita dor de dente, qual o primeiro horário que vcs tem pra limpeza?',
    'primeira vaga que vc tiver pra limpeza',
    "what's the first slot you have for a cleaning?",
    'cuál es el primer turno que tenés para limpieza?',
  ])('"%s" is the soonest, today included', (text) => {
    expect(events(text, IDLE)).toEqual([
      {
        type: 'customer.wants_booking',
        detalles: { servicio: 'limpieza', restricciones_temporales: ['lo_antes_posible'] },
      },
    ]);
  });
  test('"primeiro horário amanhã" is the first of the day', () => {
    expect(events('limpeza no primeiro horário amanhã', IDLE)).toMatchObject([
      { detalles: { fecha_deseada: '2026-03-11', restricciones_temporales: ['primera_hora'] } },
    ]);
  });
});

describe('a run of hours that ends at one', () => {
  test.each(['tomorrow between 11 and 1 for a cleaning', 'cleaning tomorrow between 11 and 1 please', 'limpieza mañana entre las 11 y 1 para mí', 'mañana entre 11 y 1 limpieza'])('"%s"', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      { detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-11', hora_desde: '11:00', hora_hasta: '13:00' } },
    ]);
  }); // prettier-ignore
  test('"el jueves 1 limpieza" is one of them', () => {
    expect(events('el jueves 1 limpieza', IDLE)).toEqual([
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza', fecha_deseada: '2026-03-12' } },
    ]);
  });
});

describe('who forgot when his appointment is', () => {
  const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };
  test.each(['I forgot when my appointment is, can you check?', "I don't remember when my appointment is", "can't remember what time my appointment is, can you tell me?", 'sorry I forgot what time my appointment was', 'esqueci o dia da minha consulta, pode ver pra mim?', 'esqueci o horário da consulta', 'não lembro a hora da minha consulta'])('"%s" is shown it', (text) => {
    expect(events(text, IDLE, own)).toEqual([{ type: 'customer.wants_appointments' }]);
  }); // prettier-ignore
  test.each([
    ['I forgot when my appointment is, cancel it', 'customer.wants_cancellation'],
    ['I forgot to book my appointment for monday', 'customer.wants_booking'],
    ['esqueci o dia da minha consulta e quero remarcar', 'customer.wants_reschedule'],
  ])('"%s" is %s', (text, type) => {
    expect(events(text, IDLE, own)).toMatchObject([{ type }]);
  });
});

describe('leaving a list', () => {
  test.each(["actually never mind, I'll text you later", "I'll get back to you tomorrow", "I'll call you", 'let me get back to you', "I'll book later, thanks", 'maybe later', 'hmm deixa pra lá, depois eu vejo', 'deixa pra lá então, valeu', 'depois eu vejo então, obrigada', 'obrigada, depois eu vejo'])('"%s" leaves', (text) => {
    expect(events(text, LIST)).toEqual([{ type: 'customer.exits', word: 'salir' }]);
  }); // prettier-ignore
  test.each(["I'll take the one tomorrow", "I'll book it", "I'll come back tomorrow at 10", 'book later today', 'depois das 10', 'tomorrow'])('"%s" does not', (text) => {
    expect(events(text, LIST)).not.toContainEqual({ type: 'customer.exits', word: 'salir' });
  }); // prettier-ignore
});

describe('a Portuguese yes', () => {
  test.each(['dá sim, confirma', 'dá sim', 'siim', 'siim, obrigada', 'dá sim pra mim'])('"%s"', (text) => {
    expect(events(text, CONFIRM)).toEqual([{ type: 'customer.accepts' }]);
  });
  test.each(['não dá', 'dá sim, mas às 10', 'dá'])('"%s" is none', (text) => {
    expect(events(text, CONFIRM)).not.toContainEqual({ type: 'customer.accepts' });
  });
});

describe('the language of a first message', () => {
  test.each([
    ['do you take insurance from Cigna?', 'en'],
    ['do you take credit cards?', 'en'],
    ['do you take walk-ins?', 'en'],
    ['do you accept visa?', 'en'],
    ['physiotherapy june 15th at a quarter past ten', 'en'],
    ['aceita pix?', 'pt'],
    ['aceptan visa?', undefined],
    ['tienen insurance?', undefined],
  ])('"%s" is %s', (text, language) => {
    expect(understandOffline(request([text], IDLE, { first: true })).language).toBe(language);
  });
});

describe('which of a kind there are', () => {
  const massages = ['relajacion', 'piedras'];
  const consultations = ['consulta', 'derma'];
  test.each([
    ['quais massagens vcs tem?', spa, massages],
    ['quais tipos de massagem?', spa, massages],
    ['que massagens vocês fazem?', spa, massages],
    ['what kinds of massage do you have?', spa, massages],
    ['what kinds of consultations do you have?', clinic, consultations],
    ['qué tipos de consulta tienen?', clinic, consultations],
    ['quais consultas vocês tem?', clinic, consultations],
  ])('"%s"', (text, of, servicios) => {
    expect(events(text, IDLE, { tenant: of })).toEqual([{ type: 'customer.asks', topic: 'servicios', servicios }]);
  });
  test.each(['what hours are there for a consultation?', 'qué horarios tienen para consulta?', 'qué consulta es mejor?'])('"%s" asks something else', (text) => {
    expect(events(text, IDLE, { tenant: clinic })).not.toContainEqual(expect.objectContaining({ topic: 'servicios' }));
  }); // prettier-ignore
});

describe('which hours there are', () => {
  test.each(['que horários vocês tem?', 'que horários vocês têm?', 'quais horários vocês têm?', 'what hours do you have?'])('"%s" are those of the house', (text) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.asks', topic: 'horarios' }]);
  }); // prettier-ignore
  test.each([
    ['que horários vocês tem amanhã?', { fecha_deseada: '2026-03-11' }],
    ['que horários vocês têm para limpeza?', { servicio: 'limpieza' }],
    ['what time do you have for a massage?', { servicio: 'masaje' }],
    ['what times do you have for a massage tomorrow?', { servicio: 'masaje', fecha_deseada: '2026-03-11' }],
  ])('"%s" are those that are free', (text, detalles) => {
    expect(events(text, IDLE)).toEqual([{ type: 'customer.wants_booking', detalles }]);
  });
  test.each(['que horários eu tenho?', 'what time do you have me down for?', 'que serviços vocês tem?'])('"%s" are none', (text) => {
    expect(events(text, IDLE).map(({ type }) => type)).not.toContain('customer.wants_booking');
  }); // prettier-ignore
});

describe('what he has is moved, and something is asked', () => {
  const moved = (fecha_deseada: string) => [
    { type: 'customer.asks', topic: 'precio', servicio: 'corte' },
    { type: 'customer.wants_reschedule', detalles: { servicio: 'limpieza', fecha_deseada } },
  ];
  test.each([
    ['muda minha limpeza para sexta e me diz quanto é o corte', '2026-03-13'],
    ['passa minha limpeza pra sexta e quanto custa o corte?', '2026-03-13'],
    ['muda a minha limpeza para a quarta e quanto é o corte', '2026-03-11'],
    ['move my cleaning to friday and tell me how much a haircut is', '2026-03-13'],
  ])('"%s", of one who has none and of one who has', (text, day) => {
    expect(events(text, IDLE)).toEqual(moved(day));
    expect(events(text, IDLE, { appointments: [mine('limpieza', '2026-03-12T10:00')] })).toEqual(moved(day));
  });
  test('"quero passar uma limpeza para sexta" is one more', () => {
    expect(events('quero passar uma limpeza para sexta', IDLE)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });
});
