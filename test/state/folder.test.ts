import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/domain.ts';
import { temporaryFolder } from '../../src/state/folder.ts';

const before = process.env['TMPDIR'];
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'turno-folder-'));
  process.env['TMPDIR'] = place;
});
afterEach(() => {
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  rmSync(place, { recursive: true });
});

function left(name: string, ageMs: number): void {
  const folder = join(place, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'turno.db'), 'people');
  const then = new Date(Date.now() - ageMs);
  utimesSync(folder, then, then);
}

it('what a killed process left goes a day later, and nothing else does', () => {
  left('turno-copia-old', DAY_MS + HOUR_MS);
  left('turno-copia-new', DAY_MS - HOUR_MS);
  left('turno-import-old', 2 * DAY_MS);
  left('elsewhere', 2 * DAY_MS);
  symlinkSync(join(place, 'elsewhere'), join(place, 'turno-copia-link'));
  const folder = temporaryFolder('copia');
  expect(readdirSync(place).sort()).toEqual(
    ['elsewhere', 'turno-copia-link', 'turno-copia-new', 'turno-import-old', folder.slice(place.length + 1)].sort(),
  );
  expect(existsSync(join(place, 'elsewhere', 'turno.db'))).toBe(true);
});
