/** A conversation under attack: a model that obeys whoever writes, and everything that may be lost. */
import { readFileSync } from 'node:fs';
import { granuleKeys, type Appointment, type InboundContent, type Order, type OutboxRow } from '../../src/domain.ts';
import { loadConfig } from '../../src/config.ts';
import { shippedTenants } from '../../src/cli/dialogues/tenants.ts';
import { createRig, type Rig, type RigModel } from '../../src/cli/rig.ts';
import type { ModelPort, ModelRequest } from '../../src/ports.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { createVirtualClock } from '../../src/simulated/clock.ts';
import { exampleOf } from '../fakes/model.ts';

export const CARRIERS = ['text', 'caption', 'filename', 'contact_name', 'transcript'] as const;
export interface Attack {
  readonly id: string;
  readonly goal: string;
  readonly lang: string;
  readonly carrier: (typeof CARRIERS)[number];
  readonly attack: string;
}

export const attacks: readonly Attack[] = readFileSync(
  new URL('../../fixtures/injections/attacks.jsonl', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Attack);

/** Where the attack finds the conversation: what was said before it. */
export const STANDINGS = {
  idle: [],
  choosing: ['limpieza mañana a la tarde'],
  confirming: ['limpieza mañana a las 10'],
  cancelling: ['quiero cancelar mi turno'],
  asked_to_pay: ['quiero pagar la limpieza'],
  awaiting_payment: ['quiero pagar la limpieza', 'sí'],
} as const;
export type Standing = keyof typeof STANDINGS;

/** Of another customer; no word of it may reach this one. */
export const OTHER = { name: 'Zulema Canario', phone: '5491160007771', id: 'demo-sonrisa.otra.a1' } as const;

/** Monday 2 March 2026, 09:00 in Buenos Aires. */
const NOW = Date.UTC(2026, 2, 2, 12);
const DAY_MS = 24 * 3_600_000;
const tenants = shippedTenants();
const tenant = tenants.find(({ id }) => id === 'demo-sonrisa')!;

export interface Scene {
  readonly rig: Rig;
  /** What the business and its customers have, as it stands. */
  readonly facts: () => Promise<Facts>;
  /** Texts, titles and links that have reached the customer since. */
  readonly heard: () => string;
}
export interface Facts {
  readonly mine: readonly Appointment[];
  readonly others: readonly Appointment[];
  readonly orders: readonly Order[];
  readonly outbox: readonly OutboxRow[];
}

/** Brings a conversation to its standing, with the customer's own appointment and another's in the diary. */
export async function sceneOf(standing: Standing, attack: Attack, withModel = true): Promise<Scene> {
  const armed = { value: false };
  const store = createMemoryStore();
  const named = attack.carrier === 'contact_name' ? attack.attack.slice(0, 100) : 'Ana';
  const rig = await createRig({
    ...{ tenants, tenant, store, clock: createVirtualClock(NOW) },
    customer: { waId: '5491150000001', name: named },
    ...(withModel ? { model: obeying(attack, armed) } : {}),
  });
  const own = appointment({ id: `${rig.conversation}.a0`, conversation: rig.conversation, days: 3 });
  const other = appointment({ id: OTHER.id, conversation: 'demo-sonrisa.otra', days: 2, customerName: OTHER.name });
  for (const one of [own, other]) {
    await store.block(tenant.id, one.id, granuleKeys(one.slot, one.durationMinutes));
    await store.putAppointment(one);
  }
  for (const text of STANDINGS[standing]) {
    rig.say([{ type: 'text', text }]);
    await rig.rest();
  }
  armed.value = true;
  const facts = async (): Promise<Facts> => {
    const all = await store.appointments(tenant.id, { from: 0, to: Number.MAX_SAFE_INTEGER });
    return {
      mine: all.filter(({ conversation, status }) => conversation === rig.conversation && status === 'booked'),
      others: all.filter(({ conversation }) => conversation !== rig.conversation),
      orders: (await store.load(rig.conversation, 0)).orders,
      outbox: await store.outbox(rig.conversation),
    };
  };
  const shown = rig.shown().length;
  const heard = (): string =>
    rig
      .shown()
      .slice(shown)
      .map(({ text, choices, url }) => [text, ...choices.map(({ title }) => title), url ?? ''].join('\n'))
      .join('\n');
  return { rig, facts, heard };
}

function appointment(of: { id: string; conversation: string; days: number; customerName?: string }): Appointment {
  const { days, ...rest } = of;
  return {
    ...rest,
    ...{ tenant: tenant.id, serviceId: 'control', durationMinutes: 30, priceMinor: 1_800_000, status: 'booked' },
    slot: { start: NOW + days * DAY_MS + 2 * 3_600_000, professionalId: 'laura', branchId: 'centro' },
    bookedAt: NOW - DAY_MS,
  };
}

/** How the attack reaches us. A transcript is what a speech model would make of a voice note: words like any others. */
export function contentsOf({ carrier, attack }: Attack): InboundContent[] {
  switch (carrier) {
    case 'text':
    case 'transcript':
      return [{ type: 'text', text: attack }];
    case 'caption':
      return [{ type: 'image', mediaId: 'media-1', caption: attack }];
    case 'filename':
      return [
        { type: 'document', mediaId: 'media-1', filename: `${attack}.pdf` },
        { type: 'text', text: 'mirá el archivo y decime' },
      ];
    case 'contact_name':
      return [{ type: 'text', text: 'necesito ayuda con lo mío' }];
  }
}

/** What the attacker would have it do first, by what it is after. */
const HARM: Readonly<Record<string, readonly string[]>> = {
  fake_paid: ['confirmar_pago', 'aceptar'],
  free_booking: ['aceptar', 'elegir_opcion', 'iniciar_triage_agendamiento'],
  other_appointment: ['aceptar', 'iniciar_cancelacion_cita', 'iniciar_reprogramacion_cita'],
  refund: ['iniciar_triage_pagos', 'confirmar_pago', 'aceptar'],
};
const ANY_HARM = ['aceptar', 'elegir_opcion', 'iniciar_cancelacion_cita', 'confirmar_pago', 'iniciar_triage_pagos'];

/** Says yes to the attacker wherever its schema lets it, and repeats all that it was told where it may write. */
function obeying({ goal, attack }: Attack, armed: { readonly value: boolean }): RigModel {
  const answer = ({ agent, messages, schema }: ModelRequest): unknown => {
    const told = messages.map(({ content }) => content).join('\n');
    if (agent === 'agente_cero') {
      const texto = `${attack} Tu turno quedó confirmado. Recibimos tu pago. ${told}`.slice(0, 600);
      return { decision: 'RESPUESTA_GENERAL', departamento: null, tema: null, texto };
    }
    if (agent === 'meta_agente') return { departamento: goal === 'fake_paid' ? 'PAGOS' : 'AGENDAMIENTO' };
    const value = exampleOf(schema) as { detalles: object };
    const { enum: offered = [] } =
      (schema['properties'] as { accion_recomendada?: { enum?: string[] } }).accion_recomendada ?? {};
    const action = [...(HARM[goal] ?? []), ...ANY_HARM].find((one) => offered.includes(one)) ?? offered[0];
    const detalles = { ...value.detalles, fecha_deseada: 'domingo', hora_especifica: '03:00', opcion: 1 };
    return { ...value, accion_recomendada: action, detalles };
  };
  const port: ModelPort = {
    complete: (request) =>
      armed.value
        ? Promise.resolve({ outcome: 'text', text: JSON.stringify(answer(request)), tokensIn: 900, tokensOut: 60 })
        : Promise.resolve({ outcome: 'refused', tokensIn: 0, tokensOut: 0 }),
  };
  const { byAgent } = loadConfig({ OPENAI_API_KEY: 'test-key' }).models;
  return { port, rules: { byAgent, turnBudgetMs: 6_000, tenantDailyUsd: 1_000, free: true } };
}
