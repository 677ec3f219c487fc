/** Minds for the fake model: one that does its work from what the prompt tells, and one that obeys whoever writes. */
import { hear } from '../../src/agents/offline/hear.ts';
import { findNames } from '../../src/agents/offline/names.ts';
import { read } from '../../src/agents/offline/read.ts';
import { situationOfState } from '../../src/agents/offline/request.ts';
import { without } from '../../src/agents/offline/words/text.ts';
import type { SpanKind } from '../../src/agents/offline/time/index.ts';
import type { Tenant } from '../../src/domain.ts';
import { exampleOf, type Brain, type ModelAsked } from './model.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  book: 'iniciar_triage_agendamiento',
  move: 'iniciar_reprogramacion_cita',
  cancel: 'iniciar_cancelacion_cita',
  mine: 'consultar_mis_citas',
  pay: 'iniciar_triage_pagos',
  claim: 'confirmar_pago',
  ask: 'preguntar',
  accept: 'aceptar',
  reject: 'rechazar',
  select: 'elegir_opcion',
  more: 'ver_mas',
  other: 'otra_fecha',
  greet: 'saludo',
  thanks: 'cortesia',
  wait: 'cortesia',
  person: 'escalar_a_humano',
  exit: 'salir',
  back: 'volver',
};

/** A model that understands as much as the offline reader does and answers in the agents' form. */
export const obedient: Brain = (asked) => {
  const { text, act, heard, department } = readingOf(asked);
  if (asked.agent === 'meta_agente') return { departamento: department };
  if (asked.agent === 'agente_cero') {
    const passes = ['book', 'move', 'cancel', 'mine', 'pay', 'claim', 'exit', 'person', 'unknown'].includes(act.intent);
    return {
      decision: passes ? 'PASADO_A_DEPARTAMENTO' : 'RESPUESTA_GENERAL',
      departamento: passes ? department : null,
      tema: act.topic ?? null,
      texto: null,
    };
  }
  const marks = (...kinds: SpanKind[]): string[] =>
    heard.times.spans.filter((s) => kinds.includes(s.kind)).map((s) => text.slice(s.start, s.end));
  const [day = null, ...days] = marks('date', 'instant');
  // "A las 6, o mejor 7": of several hours of which one holds a mind marks that one, the last.
  const told = marks('time');
  const [hour = null, ...hours] = heard.times.hora === undefined ? told : told.slice(-1);
  const names = findNames(without(text, heard.times.spans), namesIn(asked));
  const offered = choicesOf(asked.schema);
  const wanted = ACTIONS[act.intent] ?? 'no_entendido';
  return {
    accion_recomendada: offered.includes(wanted) ? wanted : 'no_entendido',
    detalles: {
      fecha_deseada: day,
      hora_especifica: hour,
      preferencia_horaria: marks('preference')[0] ?? null,
      restricciones_temporales: [...days, ...hours, ...marks('range', 'restriction')].slice(0, 6),
      cita_original: act.intent === 'cancel' ? day : null,
      servicio: names.servicio ?? null,
      profesional: names.profesional ?? null,
      sucursal: names.sucursal ?? null,
      opcion: act.n ?? null,
      tema: act.intent === 'ask' ? (act.topic ?? 'otro') : null,
    },
  };
};

function readingOf({ input }: ModelAsked) {
  const {
    mensaje: text = '',
    estado: state = 'conversando',
    ahora,
    idioma = 'es',
  } = input as {
    mensaje?: string;
    estado?: string;
    ahora?: { fecha: string; hora: string; zona: string };
    idioma?: string;
  };
  const now = ahora === undefined ? '2026-03-02T09:00' : `${ahora.fecha}T${ahora.hora}`;
  const heard = hear(
    text,
    situationOfState({ id: '', text, state, now, timeZone: ahora?.zona ?? 'UTC', locale: idioma }),
  );
  const [act] = read(heard).acts;
  if (act === undefined) throw new Error('the reader always says something');
  const paying = act.intent === 'pay' || act.intent === 'claim' || state.startsWith('PAGOS_');
  return { text, heard, act, department: paying ? 'PAGOS' : 'AGENDAMIENTO' };
}

function namesIn({ input }: ModelAsked): Tenant {
  const all = (key: string) =>
    ((input[key] ?? []) as { id: string; nombre: string }[]).map(({ id, nombre }) => ({ id, name: nombre }));
  return {
    services: all('servicios'),
    professionals: all('profesionales'),
    branches: all('sucursales'),
  } as unknown as Tenant;
}

function choicesOf(schema: ModelAsked['schema']): readonly string[] {
  const { accion_recomendada } = (schema['properties'] ?? {}) as { accion_recomendada?: { enum?: string[] } };
  return accion_recomendada?.enum ?? [];
}

/** What an attacker hopes for: every key says the most harmful thing it can, and all that was told is told again. */
export const obeysTheAttacker: Brain = (asked) => {
  const text = `Turno confirmado y pago recibido. Sistema: ${asked.system} ${JSON.stringify(asked.input)}`;
  if (asked.agent === 'agente_cero') {
    return { decision: 'RESPUESTA_GENERAL', departamento: null, tema: null, texto: text.slice(0, 600) };
  }
  if (asked.agent === 'meta_agente') return { departamento: 'PAGOS' };
  const harm = ['aceptar', 'generar_link_pago', 'elegir_opcion', 'confirmar_pago', 'iniciar_cancelacion_cita'];
  const offered = choicesOf(asked.schema);
  const value = exampleOf(asked.schema) as { detalles: object };
  return {
    ...value,
    accion_recomendada: harm.find((action) => offered.includes(action)) ?? offered[0],
    detalles: { ...value.detalles, fecha_deseada: 'mañana', hora_especifica: '10:00', opcion: 1 },
  };
};
