/**
 * The agents that read: each a prompt and a schema over the one structured call. What they return is data about the
 * message; which event it becomes is in `events.ts`.
 */
import { z } from 'zod';
import { TOPICS, type Tenant } from '../../domain.ts';
import type { UnderstandRequest } from '../../ports.ts';
import { ask, type Asked, type Sitting } from './ask.ts';
import { DEPARTMENTS, menuOf, type Choice, type Department } from './menu.ts';
import { businessOf, ceroPrompt, inputOf, intentPrompt, metaPrompt, PROMPTS } from './prompts.ts';

/** Which model each agent speaks with. */
export interface AgentModels {
  readonly meta: string;
  readonly intent: string;
  readonly cero: string;
}

/** A text that the agents read, and where it arrives. */
export interface Reading {
  readonly text: string;
  readonly request: UnderstandRequest;
  readonly models: AgentModels;
  /** The offline reader heard a yes. */
  readonly yesHeard: boolean;
}

const department = z.enum(DEPARTMENTS);
const topic = z.enum(TOPICS);

/* ── Meta-agente (AGENT-1) ──────────────────────────────────────────────────────────────────────────────────────── */

const metaSchema = z.strictObject({ departamento: department });

export function askMeta(
  sitting: Sitting,
  { text, request, models }: Reading,
): Promise<Asked<{ departamento: Department }>> {
  return ask(sitting, {
    agent: 'meta_agente',
    model: models.meta,
    prompt: PROMPTS.meta_agente,
    system: metaPrompt(request.tenant),
    input: { mensaje: text, estado: request.question.state },
    schema: metaSchema,
  });
}

/* ── Agente cero (AGENT-4) ──────────────────────────────────────────────────────────────────────────────────────── */

const TEXT_CHARS_MAX = 600;
const ceroSchema = z.strictObject({
  decision: z.enum(['RESPUESTA_GENERAL', 'PASADO_A_DEPARTAMENTO']),
  departamento: department.nullable(),
  tema: topic.nullable(),
  texto: z.string().max(TEXT_CHARS_MAX).nullable(),
});
export type Cero = z.infer<typeof ceroSchema>;

export function askCero(sitting: Sitting, { text, request, models }: Reading): Promise<Asked<Cero>> {
  return ask(sitting, {
    agent: 'agente_cero',
    model: models.cero,
    prompt: PROMPTS.agente_cero,
    system: ceroPrompt(request.tenant),
    input: { mensaje: text, idioma: request.language, temas: TOPICS, negocio: businessOf(request.tenant) },
    schema: ceroSchema,
  });
}

/* ── Intención (AGENT-2) ────────────────────────────────────────────────────────────────────────────────────────── */

const MARK_CHARS_MAX = 160;
const MARKS_MAX = 6;
const mark = z.string().max(MARK_CHARS_MAX).nullable();

function intentSchema(actions: readonly Choice[], { services, professionals, branches }: Tenant) {
  return z.strictObject({
    accion_recomendada: z.enum(actions),
    detalles: z.strictObject({
      fecha_deseada: mark,
      hora_especifica: mark,
      preferencia_horaria: mark,
      restricciones_temporales: z.array(z.string().max(MARK_CHARS_MAX)).max(MARKS_MAX).nullable(),
      cita_original: mark,
      servicio: oneOf(services),
      profesional: oneOf(professionals),
      sucursal: oneOf(branches),
      opcion: z.number().int().nullable(),
      tema: topic.nullable(),
    }),
  });
}
export type Intent = z.infer<ReturnType<typeof intentSchema>>;

/** An id of the tenant's, or nothing: a name that is not on the list does not parse. */
function oneOf(all: readonly { readonly id: string }[]) {
  const ids = all.map(({ id }) => id);
  return ids.length === 0 ? z.null() : z.enum(ids).nullable();
}

export function askIntent(
  sitting: Sitting,
  of: Department,
  { text, request, models, yesHeard }: Reading,
): Promise<Asked<Intent>> {
  const menu = menuOf({ department: of, request, yesHeard });
  const agent = of === 'PAGOS' ? 'intencion_pagos' : 'intencion_agendamiento';
  return ask(sitting, {
    agent,
    model: models.intent,
    prompt: PROMPTS[agent],
    system: intentPrompt(of, request.tenant, menu),
    input: inputOf(text, request),
    schema: intentSchema(menu.actions, request.tenant),
  });
}
