/**
 * Scores the offline reader on labelled messages: domain and action right (the label or one of its alternatives),
 * domain alone, and the grave mistakes: a cancellation, a confirmation or a payment that nobody asked for.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { Classifier } from '../../src/agents/offline/classifier.ts';
import { understandLine } from '../../src/agents/offline/request.ts';
import type { UnderstandAnswer } from '../../src/agents/offline/request.ts';

export interface Labelled {
  readonly id: string;
  readonly text: string;
  readonly lang: string;
  readonly pais: string;
  readonly state: string;
  readonly domain: string;
  readonly action: string;
  readonly entities: Readonly<Record<string, unknown>>;
  readonly alternatives: readonly { readonly domain: string; readonly action: string }[];
  readonly ref_datetime: string;
  readonly tz: string;
}
export interface Scored {
  readonly line: Labelled;
  readonly got: UnderstandAnswer;
  readonly right: boolean;
  readonly rightDomain: boolean;
  readonly grave: boolean;
  readonly entitiesRight: number;
  readonly entitiesAsked: number;
}

export const INTENTS_DEV = '../shared/language/intents-dev.jsonl';

export function labelled(path: string): Labelled[] | undefined {
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((l) => l.trim() !== '')
    .map((l) => JSON.parse(l) as Labelled);
}

const GRAVE = ['iniciar_cancelacion_cita', 'confirmar_pago', 'aceptar'];

export function score(lines: readonly Labelled[], classifier?: Classifier): Scored[] {
  return lines.map((line) => {
    const got = understandLine(
      {
        id: line.id,
        text: line.text,
        state: line.state,
        now: line.ref_datetime,
        timeZone: line.tz,
        locale: `${line.lang}-${line.pais}`,
      },
      classifier === undefined ? {} : { classifier },
    );
    const wanted = [line, ...line.alternatives];
    const right = wanted.some((w) => w.domain === got.domain && w.action === got.action);
    const asked = Object.entries(line.entities);
    const entitiesRight = asked.filter(
      ([key, value]) => JSON.stringify(got.entities[key]) === JSON.stringify(value),
    ).length;
    return {
      line,
      got,
      right,
      rightDomain: wanted.some((w) => w.domain === got.domain),
      grave: !wanted.some((w) => w.action === got.action) && GRAVE.includes(got.action),
      entitiesRight,
      entitiesAsked: asked.length,
    };
  });
}

export function share(scored: readonly Scored[], of: (s: Scored) => boolean): number {
  return scored.length === 0 ? 0 : scored.filter(of).length / scored.length;
}
