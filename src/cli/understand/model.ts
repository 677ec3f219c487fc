/** One line of `npm run understand` with a model: the same order as in a turn, the answer in the labels of the language data. */
import type { UnderstandAnswer, UnderstandLine } from '../../agents/offline/request.ts';
import { languageOf, understandLine, zonedNow } from '../../agents/offline/request.ts';
import { SURE } from '../../agents/offline/keywords.ts';
import type { Environment } from '../../config.ts';
import { loadConfig } from '../../config.ts';
import type { CustomerEvent, Detalles, DomainEvent, Tenant } from '../../domain.ts';
import { MACHINES } from '../../machines/registry.ts';
import type { UnderstandRequest, Understanding } from '../../ports.ts';
import { DEMO_TENANTS_URL, readTenants } from '../../tenants.ts';

/** What a run asked of models. */
export interface ModelCost {
  readonly calls: number;
  /** Millionths of a dollar, by the list prices that are known. */
  readonly microUsd: number;
}

/** The configured model; what it costs is counted for as long as the run lasts. Throws ConfigError where none is. */
export async function agentsWithModel(
  env: Environment,
): Promise<{ understanding: Understanding; cost: () => ModelCost; close: () => Promise<void> }> {
  const { createHttp } = await import('../../io/http.ts');
  const { systemClock } = await import('../../io/clock.ts');
  const { configuredModel, countedModel } = await import('../rig/model.ts');
  const { modelAgents } = await import('../models.ts');
  const http = createHttp({ connections: 4 });
  const { port, rules, calls } = countedModel(configuredModel(loadConfig(env), http));
  let microUsd = 0;
  const spending = {
    spent: () => Promise.resolve(microUsd),
    spend: (_tenant: string, _day: string, more: number) => {
      microUsd += more;
      return Promise.resolve();
    },
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { understanding } = modelAgents(port, rules, { clock: systemClock(), log, spending });
  return { understanding, cost: () => ({ calls: calls(), microUsd }), close: () => http.close() };
}

type Label = Pick<UnderstandAnswer, 'domain' | 'action' | 'entities'>;
export type ModelAnswer = Omit<UnderstandAnswer, 'by'> & { readonly by: UnderstandAnswer['by'] | 'model' };

/** Throws RangeError for a `now` or a `timeZone` that is none. */
export async function understandWithModel(
  line: UnderstandLine,
  understanding: Understanding,
  tenant?: Tenant,
): Promise<ModelAnswer> {
  const offline = understandLine(line, tenant === undefined ? {} : { tenant });
  if (offline.by !== 'offline' && offline.confidence >= SURE) return offline;
  const reading = await understanding.understand(requestOf(line, tenant ?? bare(line)));
  if (reading.by !== 'model') return offline;
  const labels = reading.events.map((event) => labelOf(event, offline));
  const main = labels.find((label) => label.action !== 'preguntar') ?? labels[0] ?? offline;
  return { ...main, also: labels.filter((label) => label !== main), by: 'model', confidence: reading.confidence };
}

function requestOf(line: UnderstandLine, tenant: Tenant): UnderstandRequest {
  const now = zonedNow(line.now, line.timeZone).epochMilliseconds;
  const content = { type: 'text', text: line.text } as const;
  return {
    messages: [{ id: line.id, at: now, content, from: { provider: 'simulated', phoneNumberId: '' } }],
    question: { state: line.state === 'none' ? 'conversando' : line.state },
    legal: legalIn(line.state),
    tenant,
    language: tenant.language,
    now,
    appointments: [],
  };
}

/** What the machine of that state takes, and reception below it. */
function legalIn(state: string): DomainEvent['type'][] {
  const taken = (of: string): readonly string[] =>
    Object.values(MACHINES).flatMap(({ machine }) => (machine.states[of]?.events ?? []) as readonly string[]);
  const types = [...new Set([...taken(state), ...taken('conversando')])];
  return types.filter((type) => type.startsWith('customer.')) as DomainEvent['type'][];
}

/** A business of which nothing is known: no names to find, the line's own zone and language. */
function bare({ locale, timeZone }: UnderstandLine): Tenant {
  const [demo] = readTenants(DEMO_TENANTS_URL);
  if (demo === undefined) throw new RangeError('the shipped tenants file holds no business');
  return {
    ...demo,
    businessName: 'Negocio',
    locale,
    language: languageOf(locale),
    timeZone,
    branches: [],
    categories: [],
    services: [],
    professionals: [],
  };
}

/* ── Labels ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Fixed by the event; what is not here depends on where it was said, which the offline reader knows. */
const NAMES: Readonly<Partial<Record<CustomerEvent['type'], readonly [Label['domain'], string]>>> = {
  'customer.wants_booking': ['AGENDAMIENTO', 'iniciar_triage_agendamiento'],
  'customer.wants_reschedule': ['AGENDAMIENTO', 'iniciar_reprogramacion_cita'],
  'customer.wants_cancellation': ['AGENDAMIENTO', 'iniciar_cancelacion_cita'],
  'customer.wants_appointments': ['AGENDAMIENTO', 'preguntar'],
  'customer.wants_other_time': ['AGENDAMIENTO', 'iniciar_triage_agendamiento'],
  'customer.wants_more': ['AGENDAMIENTO', 'iniciar_triage_agendamiento'],
  'customer.wants_payment': ['PAGOS', 'iniciar_triage_pagos'],
  'customer.claims_payment': ['PAGOS', 'confirmar_pago'],
  'customer.wants_person': ['HUMANO', 'escalar_a_humano'],
  'customer.greets': ['GENERAL', 'saludo'],
  'customer.acknowledges': ['GENERAL', 'saludo'],
  'customer.not_understood': ['GENERAL', 'preguntar'],
};
const ANSWERS: Readonly<Partial<Record<CustomerEvent['type'], string>>> = {
  'customer.accepts': 'aceptar',
  'customer.selects': 'aceptar',
  'customer.rejects': 'rechazar',
  'customer.exits': 'rechazar',
  'customer.goes_back': 'rechazar',
};

function labelOf(event: CustomerEvent, offline: UnderstandAnswer): Label {
  const named = NAMES[event.type];
  if (named !== undefined) return { domain: named[0], action: named[1], entities: entitiesOf(event) };
  const answer = ANSWERS[event.type];
  if (answer !== undefined) return { domain: offline.domain, action: answer, entities: entitiesOf(event) };
  const money = event.type === 'customer.asks' && (event.topic === 'precio' || event.topic === 'pagos');
  return { domain: money ? 'PAGOS' : 'GENERAL', action: 'preguntar', entities: entitiesOf(event) };
}

const ENTITIES: Readonly<Partial<Record<keyof Detalles, string>>> = {
  fecha_deseada: 'fecha',
  hora_especifica: 'hora',
  preferencia_horaria: 'preferencia',
  restricciones_temporales: 'restricciones',
};

function entitiesOf(event: CustomerEvent): Label['entities'] {
  if (event.type === 'customer.selects') return { seleccion: event.n };
  if (event.type === 'customer.wants_payment') return event.servicio === undefined ? {} : { servicio: event.servicio };
  if (!('detalles' in event)) return {};
  const {
    hora_candidatas: _asked,
    motivo: _why,
    para: _whom,
    respecto: _one,
    con_cualquiera: _any,
    en_cualquier_sucursal: _anywhere,
    fecha_inexistente: _absent,
    por_confirmar: _unordered,
    si_no: _second,
    hasta_incluida: _until,
    ...said
  } = event.detalles;
  return Object.fromEntries(
    Object.entries(said).map(([key, value]) => [ENTITIES[key as keyof Detalles] ?? key, value]),
  );
}
