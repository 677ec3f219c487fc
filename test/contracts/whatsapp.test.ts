/** Our reading and writing of WhatsApp against the shapes and samples in `../shared/contracts`, when they are there. */
import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InboundMessage } from '../../src/domain.ts';
import { parseWebhook } from '../../src/io/whatsapp/parse.ts';
import type { ParsedWebhook } from '../../src/io/whatsapp/parse.ts';
import { sendBodyFor } from '../../src/io/whatsapp/send.ts';
import { createVerifier, signatureOf } from '../../src/io/whatsapp/signature.ts';
import { errorSchema, sentSchema } from '../../src/io/whatsapp/wire.ts';
import { outboundMessages } from '../io/whatsapp-arbitraries.ts';

const CONTRACTS = new URL('../../../shared/contracts/', import.meta.url);
const here = existsSync(CONTRACTS);
const read = (path: string): Buffer => readFileSync(new URL(path, CONTRACTS));
const json = (path: string): unknown => JSON.parse(read(path).toString());

function compile(path: string, pointer = ''): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false });
  const schema = json(path) as { $id: string };
  ajv.addSchema(schema);
  const validate = ajv.getSchema(`${schema.$id}${pointer}`);
  if (validate === undefined) throw new Error(`no schema at ${path}${pointer}`);
  return validate;
}

function parse(raw: Uint8Array): ParsedWebhook {
  return parseWebhook(raw, { provider: 'whatsapp', arrivedAt: Date.parse('2026-03-02T12:00:00Z') });
}
function messagesOf(parsed: ParsedWebhook): readonly InboundMessage[] {
  return parsed.deliveries.flatMap((d) => d.messages);
}

describe.skipIf(!here)('WhatsApp as Meta publishes it (skipped without ../shared/contracts)', () => {
  const samples = here
    ? (json('whatsapp/INDEX.json') as { file: string }[]).map((s) => s.file).filter((f) => f.startsWith('webhooks/'))
    : [];
  /** What each sample becomes: message types, `status …`, or `-reason` for what is left out on purpose. */
  function gist(parsed: ParsedWebhook): string {
    const messages = messagesOf(parsed).map(({ content }) =>
      content.type === 'unsupported' ? `unsupported ${content.what}` : content.type,
    );
    const statuses = parsed.deliveries.flatMap((d) => d.statuses).map((s) => `status ${s.status}`);
    return [...messages, ...statuses, ...[...parsed.ignored.keys()].map((r) => `-${r}`)].join(', ');
  }

  it('each of the 74 webhook samples is read as what it is (must-hold 34)', () => {
    const gists = samples.map((file) => [
      file.slice('webhooks/'.length, -'.json'.length),
      gist(parse(read(`whatsapp/${file}`))),
    ]);
    expect(gists).toHaveLength(74);
    expect(Object.fromEntries(gists)).toMatchSnapshot();
    const left = gists.filter(([, g]) => g?.startsWith('-') === true).map(([, g]) => g);
    expect(new Set(left)).toEqual(new Set(['-other_field', '-system', '-revoke', '-call_permission']));
    expect(gists.filter(([, g]) => g?.includes('malformed') === true)).toEqual([]);
  });

  it('what their schema lets pass, changed in any one place, ours reads without losing an item', () => {
    const theirs = compile('whatsapp/webhook.schema.json');
    let accepted = 0;
    for (const file of samples.filter((f) => /text|button|image|location|status|reaction|order|contacts/.test(f))) {
      for (const mutant of mutants(json(`whatsapp/${file}`))) {
        if (!theirs(JSON.parse(mutant))) continue;
        accepted += 1;
        const { ignored } = parse(Buffer.from(mutant));
        expect([file, ignored.get('malformed'), ignored.get('no_sender')]).toEqual([file, undefined, undefined]);
      }
    }
    expect(accepted).toBeGreaterThan(400);
  });

  it('every message that can be written makes a body that Meta takes (CHAN-3, must-hold 32)', () => {
    const theirs = compile('whatsapp/send-message.schema.json');
    const ids = fc.constantFrom(
      { waId: '5491150000001' },
      { userId: 'AR.ENT.15aB' },
      { waId: '5491150000001', userId: 'AR.15' },
    );
    fc.assert(
      fc.property(outboundMessages, ids, (message, id) => {
        const body = sendBodyFor(
          { provider: 'whatsapp', phoneNumberId: '1', ...id },
          message,
          `t.${'0'.repeat(26)}.1.0`,
        );
        expect(theirs(JSON.parse(JSON.stringify(body))), JSON.stringify(theirs.errors)).toBe(true);
        if (body.type === 'interactive' && body.interactive.type === 'list') {
          expect(body.interactive.action.sections.flatMap((s) => s.rows).length).toBeLessThanOrEqual(10);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("Meta's answers are read: the id of a sent message, the code of a refusal", () => {
    expect(sentSchema.parse(json('whatsapp/responses/meta-200-send-text-message.json')).messages[0]?.id).toMatch(
      /^wamid\./,
    );
    const refusal = { error: { message: '(#131056) x', type: 'OAuthException', code: 131056, fbtrace_id: 'A' } };
    expect(compile('whatsapp/responses.schema.json', '#/$defs/Error')(refusal)).toBe(true);
    expect(errorSchema.parse(refusal).error.code).toBe(131056);
  });

  it('signatures fit the raw bytes of the vector, and never the re-serialised body', () => {
    const { whatsapp } = json('signatures/vectors.json') as {
      whatsapp: { secret: string; rawBody: string; value: string; trap_reserialised_value_must_not_match: string };
    };
    const signer = createVerifier([whatsapp.secret]);
    const raw = Buffer.from(whatsapp.rawBody);
    expect(signatureOf(whatsapp.secret, raw)).toBe(whatsapp.value);
    expect(signer(whatsapp.value, raw)).toBe(whatsapp.secret);
    const again = Buffer.from(JSON.stringify(JSON.parse(whatsapp.rawBody)));
    expect(signatureOf(whatsapp.secret, again)).toBe(whatsapp.trap_reserialised_value_must_not_match);
    expect(signer(whatsapp.value, again)).toBeUndefined();
    expect(signer(whatsapp.trap_reserialised_value_must_not_match, raw)).toBeUndefined();
  });
});

/** Every key deleted, and every value replaced by one of another type. */
function* mutants(value: unknown): Generator<string> {
  const text = JSON.stringify(value);
  const paths: (string | number)[][] = [];
  const open: { at: (string | number)[]; node: unknown }[] = [{ at: [], node: value }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.node !== 'object' || next.node === null) continue;
    for (const [key, node] of Object.entries(next.node)) {
      paths.push([...next.at, key]);
      open.push({ at: [...next.at, key], node });
    }
  }
  for (const path of paths) {
    yield changed(text, path, 'delete');
    for (const other of [7, 'x', null, {}, []]) yield changed(text, path, other);
  }
}

function changed(text: string, path: readonly (string | number)[], to: unknown): string {
  const copy: unknown = JSON.parse(text);
  let node = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  const last = String(path.at(-1));
  if (to === 'delete') Reflect.deleteProperty(node, last);
  else node[last] = to;
  return JSON.stringify(copy);
}
