/** Documents that say how to use the product are held to it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseDialogue } from '../src/cli/dialogues/parse.ts';
import { EFFECTS, PAYMENT_STATUSES, STEPS } from '../src/cli/dialogues/format.ts';
import { runDialogue } from '../src/cli/dialogues/run.ts';
import { freshStores } from '../src/cli/dialogues/stores.ts';
import { shippedTenants } from '../src/cli/dialogues/tenants.ts';
import { MODES, PORTS } from '../src/cli/rig/faults.ts';
import { ORDER_STATUSES } from '../src/domain.ts';
import { tenantShape } from '../src/tenants/shape.ts';

const DOCUMENTS = [
  'README.md',
  'README.es.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const text = (file: string) => readFileSync(file, 'utf8');
const blocks = (file: string, language: string) =>
  [...text(file).matchAll(new RegExp('```' + language + '\\n([^]*?)```', 'g'))].map(([, block]) => block ?? '');

describe('documents', () => {
  it.each(DOCUMENTS)('%s points at nothing that is not there', (file) => {
    const links = [...text(file).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link ?? '');
    // Pictures are drawn by `npm run diagrams`, which checks itself.
    const missing = links.filter(
      (link) => !link.includes('machines') && !existsSync(path.join(path.dirname(file), link)),
    );
    expect(missing).toEqual([]);
  });

  it('the two READMEs show the same commands, in the same order', () => {
    const commands = (file: string) =>
      [...text(file).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '').filter((code) => code !== '…');
    expect(blocks('README.es.md', '').map(codeOnly)).toEqual(blocks('README.md', '').map(codeOnly));
    expect(commands('README.es.md')).toEqual(commands('README.md'));
    const headings = (file: string) => text(file).match(/^## /gm)?.length;
    expect(headings('README.es.md')).toBe(headings('README.md'));
  });

  it('the READMEs show no npm command that is not there', () => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
    for (const file of ['README.md', 'README.es.md']) {
      const shown = [...text(file).matchAll(/npm run (\w+)/g)].map(([, name]) => name ?? '');
      expect(
        shown.filter((name) => !(name in scripts)),
        file,
      ).toEqual([]);
    }
  });
});

describe('docs/dialogues.md', () => {
  it('has an example that runs as it stands', async () => {
    const tenants = shippedTenants();
    const [example = ''] = blocks('docs/dialogues.md', 'yaml');
    const parsed = parseDialogue('docs/dialogues.md', example, tenants);
    if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
    const { failures } = await runDialogue(parsed.dialogue, { tenants, openStore: freshStores('memory') });
    expect(failures).toEqual([]);
  });

  it('names every step, expectation, fault, effect and status of the format', () => {
    const known = [
      ...Object.keys(STEPS),
      ...Object.keys(STEPS.expect.shape),
      ...PORTS,
      ...MODES,
      ...EFFECTS,
      ...ORDER_STATUSES,
      ...PAYMENT_STATUSES,
    ];
    expect(known.filter((word) => !new RegExp(`\`[^\`]*\\b${word}\\b`).test(text('docs/dialogues.md')))).toEqual([]);
  });
});

describe('docs/tenants.md', () => {
  it('names every key of the tenants file, and its values where there are few', () => {
    const words = wordsOf(tenantShape);
    expect(words.length).toBeGreaterThan(50);
    expect(words.filter((word) => !new RegExp(`\`[^\`]*\\b${word}\\b`).test(text('docs/tenants.md')))).toEqual([]);
  });
});

/** Without comments, which are in the reader's language. */
function codeOnly(block: string): string {
  return block.replace(/ +# .*$/gm, '');
}

/** Keys and enum values anywhere in a shape. */
function wordsOf(shape: z.core.$ZodType): string[] {
  if (shape instanceof z.ZodObject) {
    return Object.entries(shape.shape).flatMap(([key, inner]) => [key, ...wordsOf(inner as z.core.$ZodType)]);
  }
  if (shape instanceof z.ZodArray) return wordsOf(shape.element);
  if (shape instanceof z.ZodEnum) return shape.options.map(String);
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodDefault || shape instanceof z.ZodPrefault) {
    return wordsOf(shape.unwrap());
  }
  return [];
}
