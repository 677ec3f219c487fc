/** What one has booked, seeing somebody, spelling by ear, and two services called alike (AGENDA-17, CONV-2). */
import { describe, expect, test } from 'vitest';
import type { CustomerEvent } from '../../src/domain.ts';
import { IDLE, events, mine, serviceOf, tenant } from './kit.ts';

const types = (said: readonly CustomerEvent[]) => said.map(({ type }) => type.replace('customer.', ''));
const own = { appointments: [mine('limpieza', '2026-03-12T10:00')] };

describe('what one has', () => {
  test.each(['what do I have booked?', 'what am I scheduled for?', 'qué sitas tengo?', 'mis sitas', 'que turno me toca?', 'quando é minha consulta?'])('"%s"', (text) => {
    expect(types(events(text, IDLE, own))).toEqual(['wants_appointments']);
  }); // prettier-ignore
});

describe('who is to be seen, and who is in danger', () => {
  test.each(['need to see someone asap', 'I need an appointment asap, I hurt myself', 'e aí, quero marcar', 'e ai quero marcar', 'ay turno oy', 'turno 🙏🙏🙏', 'cita 📅'])('"%s" books', (text) => {
    expect(types(events(text, IDLE))).toEqual(['wants_booking']);
  }); // prettier-ignore
  test.each(['I want to hurt myself', 'i hurt myself again', 'me estoy desangrando', 'need to talk to someone', 'I need to see someone about a refund'])('"%s" goes to a person', (text) => {
    expect(types(events(text, IDLE))).toEqual(['wants_person']);
  }); // prettier-ignore
  test.each(['você é um robô?', 'are you a bot?'])('"%s" asks who it is', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'bot' }]);
  });
});

describe('spelling by ear', () => {
  test.each(['kual es el orario', 'el savado atienden'])('"%s" asks for the hours', (text) => {
    expect(events(text, IDLE)).toMatchObject([{ type: 'customer.asks', topic: 'horarios' }]);
  });
});

describe('two called alike in one question', () => {
  const cuts = { tenant: { ...tenant, services: [...tenant.services, serviceOf('corte-nino', 'Corte de niño', '')] } };
  test.each(['cuánto el corte de pelo y el corte de niño?', 'precio del corte de niño y el corte de pelo'])('"%s" is of both', (text) => {
    const asked = events(text, IDLE, cuts).map((event) => 'servicio' in event && event.servicio);
    expect(asked.toSorted()).toEqual(['corte', 'corte-nino']);
  }); // prettier-ignore
  test('a kind and one of it are all of them', () => {
    const asked = events('cuánto el corte y el corte de niño?', IDLE, cuts).map((event) => 'servicio' in event && event.servicio);
    expect(asked.toSorted()).toEqual(['corte', 'corte-nino']);
  }); // prettier-ignore
});
