/** The project's own labelled messages (`fixtures/language`), as training lines and as lines to score. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS } from '../../src/agents/offline/acts.ts';
import type { Act } from '../../src/agents/offline/acts.ts';
import { hear } from '../../src/agents/offline/hear.ts';
import { labelOf } from '../../src/agents/offline/labels.ts';
import { situationOfState } from '../../src/agents/offline/request.ts';
import { BLIND, BLIND_TIMES, OWN_FOLDER } from '../../src/evaluation/data.ts';
import type { Labelled } from '../../src/evaluation/intents.ts';

export const OWN_NOW = '2026-03-10T10:20:00';
export const OWN_ZONE = 'America/Argentina/Buenos_Aires';

export interface OwnLine {
  readonly text: string;
  readonly lang: string;
  readonly pais: string;
  readonly state: string;
  readonly intent: Act['intent'];
  readonly area?: Exclude<Act['area'], undefined>;
  readonly topic?: Exclude<Act['topic'], undefined>;
}

/** Every line of every file to learn from, in the order of names: the same each time. */
export function ownLines(): OwnLine[] {
  return readdirSync(OWN_FOLDER)
    .filter((name) => name.endsWith('.jsonl') && !BLIND.test(name) && !BLIND_TIMES.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(OWN_FOLDER, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const parsed = JSON.parse(line) as OwnLine;
      if (!INTENTS.includes(parsed.intent))
        throw new Error(`fixtures/language: unknown intent ${parsed.intent} of "${parsed.text}"`);
      return parsed;
    });
}

/** The label that an own line asks for, written as the shared data writes it. */
export function asLabelled(line: OwnLine, index: number): Labelled {
  const heard = hear(
    line.text,
    situationOfState({ ...line, id: '', now: OWN_NOW, timeZone: OWN_ZONE, locale: `${line.lang}-${line.pais}` }),
  );
  const { domain, action } = labelOf({ ...line, from: 0, to: line.text.length }, heard);
  return {
    ...line,
    id: String(index),
    domain,
    action,
    entities: {},
    alternatives: [],
    ref_datetime: OWN_NOW,
    tz: OWN_ZONE,
  };
}
