/**
 * Generador (AGENT-5): says a template's text in other words, outside of flows. It decides nothing, and what it writes goes
 * out only if the copy firewall finds every fact in it true; otherwise, and whenever it is late, the template goes out.
 */
import { z } from 'zod';
import type { Copy, CopyKey, Language, ModelCall, OutboundMessage, Tenant } from '../domain.ts';
import { reasonOf } from '../errors.ts';
import type { ModelPort } from '../ports.ts';
import { ask, openSitting } from './model/ask.ts';
import type { Breaker } from './model/breaker.ts';
import { listPrice, noPrice } from './model/prices.ts';
import { generadorPrompt, PROMPTS } from './model/prompts.ts';
import { maySpend, settle, type PurseOptions } from './model/purse.ts';

/** Said outside of flows, where a turn is talk (seed 002 §9); what confirms a deed or a price is said as it stands. */
const REWORDED: ReadonlySet<CopyKey> = new Set(['saludo', 'cortesia', 'salida', 'nada_pendiente', 'respuesta']);
const TEXT_CHARS_MAX = 600;
const schema = z.strictObject({ texto: z.string().max(TEXT_CHARS_MAX) });

export interface WriterOptions extends PurseOptions {
  readonly port: ModelPort;
  readonly model: string;
  readonly breaker: Breaker;
}

export interface WriteRequest {
  readonly copy: Copy;
  /** As the template says it. */
  readonly message: OutboundMessage;
  readonly tenant: Tenant;
  readonly language: Language;
  /** Epoch ms: the turn waits no longer. */
  readonly deadline: number;
  /** The firewall, with this turn's facts. */
  readonly maySay: (text: string) => boolean;
}

/** The message in other words, or as it is, and what was asked for it. */
export type Writer = (request: WriteRequest) => Promise<{ message: OutboundMessage; calls: readonly ModelCall[] }>;

export function createWriter(options: WriterOptions): Writer {
  return async ({ copy, message, tenant, language, deadline, maySay }) => {
    if (!REWORDED.has(copy.key) || message.type === 'list' || !(await maySpend(options, tenant)))
      return { message, calls: [] };
    const { port, clock, breaker, free } = options;
    const sitting = openSitting({ port, clock, breaker, deadline, priceOf: free ? noPrice : listPrice });
    const asked = await ask(sitting, {
      agent: 'generador',
      model: options.model,
      prompt: PROMPTS.generador,
      system: generadorPrompt(tenant),
      input: { idioma: language, clave: copy.key, texto: message.text },
      schema,
    }).catch((error: unknown) => {
      options.log.error('model.failed', { reason: reasonOf(error) });
      return { outcome: 'failed' as const };
    });
    await settle(options, tenant, sitting.calls);
    const text = asked.outcome === 'answered' ? asked.value.texto.trim() : '';
    return { message: text !== '' && maySay(text) ? { ...message, text } : message, calls: sitting.calls };
  };
}
