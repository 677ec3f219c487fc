import { readFileSync } from 'node:fs';

/** Name and version as package.json has them. */
export function version(): { name: string; version: string } {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { name, version: number } = JSON.parse(text) as { name: string; version: string };
  return { name, version: number };
}
