/** Where the sets are: this project's own, and the development data beside it, which may not be there. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const OWN_FOLDER = join(import.meta.dirname, '../../fixtures/language');
export const LANGUAGE_DATA = join(import.meta.dirname, '../../../shared/language');

/** Sets that were written before their messages were ever read by this code, and that nothing is trained on. */
export const BLIND = /^blind-\d+\.jsonl$/;

/** Those of days and hours among them. */
export const BLIND_TIMES = /^blind-\d+-times\.jsonl$/;

/** The suites that speak of time, and the accuracy that each must keep. */
export const TIME_SUITES = {
  'chat-dev': 0.97,
  'duckling-es': 0.9,
  'rustling-es-dev': 0.85,
  'duckling-pt': 0.82,
  'chrono-es': 0.85,
  'chrono-pt': 0.9,
} as const;

export interface Suite {
  readonly name: string;
  readonly kind: 'times' | 'intents';
  readonly path: string;
}

export const INTENTS_DEV = join(LANGUAGE_DATA, 'intents-dev.jsonl');

export function hasLanguageData(): boolean {
  return existsSync(LANGUAGE_DATA);
}

/** Every set that can be read here. */
export function suites(): Suite[] {
  const shared = [...Object.keys(TIME_SUITES), 'intents-dev'].map((name): Suite => {
    const kind = name === 'intents-dev' ? 'intents' : 'times';
    return { name, kind, path: join(LANGUAGE_DATA, `${name}.jsonl`) };
  });
  return [
    ...shared.filter(({ path }) => existsSync(path)),
    ...blindOnes(BLIND, 'intents'),
    ...blindOnes(BLIND_TIMES, 'times'),
  ];
}

export function blindOnes(named: RegExp, kind: Suite['kind']): Suite[] {
  return readdirSync(OWN_FOLDER)
    .filter((file) => named.test(file))
    .sort()
    .map((file) => ({ name: file.replace('.jsonl', ''), kind, path: join(OWN_FOLDER, file) }));
}
