/** D9: what we build on is locked, known, few, free to use, and runs nothing of its own when it is installed. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { verdictOf } from '../../scripts/audit-verdict.ts';

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      license: z.string().optional(),
    }),
  ),
});
const packageSchema = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const lock = lockSchema.parse(jsonOf('package-lock.json'));
const own = packageSchema.parse(jsonOf('package.json'));
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const shipped = locked.filter(([, { dev }]) => dev !== true);

/** As MIT: use, change, sell, with the notice. None asks for our source. */
const LICENCES = new Set(['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', '0BSD']);
const DIRECT_MAX = 25;

function jsonOf(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Older packages list several, as objects. */
const licenceSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** By the lock file, which also knows optional packages that npm left out here; else by the package's own file. */
function licencesOf(path: string): readonly string[] {
  const locked = lock.packages[path]?.license;
  if (locked !== undefined) return [locked];
  const { license, licenses = [] } = licenceSchema.parse(jsonOf(`${path}/package.json`));
  return license === undefined ? licenses.map(({ type }) => type) : [license];
}

describe('the lock file', () => {
  it('knows every package by the hash of its contents, and all of them come from a registry', () => {
    expect(locked.length).toBeGreaterThan(100);
    const odd = locked.filter(
      ([, { integrity, resolved, link, version }]) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity ?? '') ||
        link === true ||
        version === undefined ||
        !(resolved === undefined || /^https:\/\/[^#]+\.tgz$/.test(resolved)),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  it('lets nobody run a script when it is installed but who was allowed to', () => {
    const scripts = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => nameOf(path));
    expect([...new Set(scripts)].toSorted()).toEqual(Object.keys(own.allowScripts).toSorted());
    const allowed = Object.keys(own.allowScripts).filter((name) => own.allowScripts[name] === true);
    expect(allowed).toEqual(['node']);
  });
});

describe('what is shipped', () => {
  it(`has at most ${DIRECT_MAX} direct dependencies, by version and not by address`, () => {
    expect(Object.keys(own.dependencies).length).toBeLessThanOrEqual(DIRECT_MAX);
    const addresses = Object.entries({ ...own.dependencies, ...own.devDependencies }).filter(
      ([, wanted]) => !/^(?:[\^~]?\d+(?:\.\d+){0,2}|\*)$/.test(wanted),
    );
    expect(addresses).toEqual([]);
    expect(Object.values(own.dependencies)).not.toContain('*');
  });

  it('may be used, changed and sold: every licence is on the list', () => {
    const read = shipped.flatMap(([path]) => licencesOf(path).map((licence) => [nameOf(path), licence] as const));
    expect(new Set(read.map(([name]) => name)).size).toBe(new Set(shipped.map(([path]) => nameOf(path))).size);
    expect(read.filter(([, licence]) => !LICENCES.has(licence))).toEqual([]);
  });
});

describe('npm run audit', () => {
  const told = (severity: string) =>
    JSON.stringify({ vulnerabilities: { left: { severity } }, metadata: { dependencies: { prod: 200 } } });

  it.each(['high', 'critical'])('fails on a hole that is %s, by the name of the package', (severity) => {
    expect(verdictOf(told(severity))).toMatchObject({ outcome: 'holes', says: expect.stringContaining('left') });
  });

  it('lets pass what is less', () => {
    expect(verdictOf(told('moderate')).outcome).toBe('clean');
  });

  it.each(['', '{"message":"405 Method Not Allowed - POST https://x.example/-/npm","statusCode":405}', 'oops'])(
    'says loudly that nothing is known where nobody answers: %j',
    (answer) => {
      expect(verdictOf(answer)).toMatchObject({
        outcome: 'unknown',
        says: expect.stringMatching(/^✗ AUDITORÍA NO HECHA/),
      });
      expect(verdictOf(answer).says).not.toContain('example');
    },
  );
});
