/** Database files of one test file, removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export function temporaryFiles(): (name?: string) => string {
  const directory = mkdtempSync(join(tmpdir(), 'turno-store-'));
  afterAll(() => {
    rmSync(directory, { recursive: true, force: true });
  });
  let count = 0;
  return (name = 'turno.db') => {
    count += 1;
    return join(directory, String(count), name);
  };
}
