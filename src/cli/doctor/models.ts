/** Whether each configured model really answers a structured call: one small question to each, what the agents would do. */
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { reasonOf } from '../../errors.ts';
import { createHttp } from '../../io/http.ts';
import type { ModelPort } from '../../ports.ts';
import { modelPort } from '../models.ts';
import type { Finding } from './checks.ts';

const CHECK = 'model';
const answerSchema = z.strictObject({ respuesta: z.enum(['si', 'no']) });
const SCHEMA = {
  type: 'object',
  properties: { respuesta: { type: 'string', enum: ['si', 'no'] } },
  required: ['respuesta'],
  additionalProperties: false,
};

/** Nothing where no model is configured: then nothing is asked, either. */
export async function modelsAnswer({ models }: Pick<Config, 'models'>): Promise<readonly Finding[]> {
  if (!models.enabled) return [];
  const http = createHttp({ connections: 2 });
  const port = modelPort(models, http);
  const { meta, intent, cero } = models.byAgent;
  try {
    return await Promise.all([...new Set([meta, intent, cero])].map((name) => answers(port, name)));
  } finally {
    await http.close();
  }
}

async function answers(port: ModelPort, name: string): Promise<Finding> {
  const what = `el modelo ${name}`;
  try {
    const answer = await port.complete({
      agent: 'doctor',
      model: name,
      messages: [
        { role: 'system', content: 'Responde con el JSON del esquema.' },
        { role: 'user', content: JSON.stringify({ mensaje: '¿Contestas?' }) },
      ],
      schema: SCHEMA,
      maxTokens: 50,
      signal: new AbortController().signal,
    });
    const valid = answer.outcome === 'text' && isValid(answer.text);
    if (valid) return { check: CHECK, result: 'ok', what: `${what} contesta y sigue el esquema` };
    const fix = 'elige otro con salida estructurada (json_schema) en OPENAI_MODEL; mientras, se entiende sin modelo';
    return { check: CHECK, result: 'bad', what: `${what} contesta, pero no sigue el esquema (${answer.outcome})`, fix };
  } catch (error) {
    const fix = 'mira OPENAI_API_KEY, OPENAI_BASE_URL y el nombre del modelo; mientras, se entiende sin modelo';
    return { check: CHECK, result: 'bad', what: `${what} no contesta (${reasonOf(error)})`, fix };
  }
}

function isValid(text: string): boolean {
  try {
    return answerSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
