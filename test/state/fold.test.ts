import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Slot } from '../../src/domain.ts';
import { GRANULE_MS } from '../../src/domain.ts';
import { fold, foldId, unfold, unfoldId, type RecordKind } from '../../src/state/fold.ts';
import { effect, message, record, turn } from '../contracts/store/fixtures.ts';
import { pack, unpack } from '../../src/state/pack.ts';

const OWN = 'clinica.0123456789abcdefghijklmnop';

const slot: fc.Arbitrary<Slot> = fc.record({
  start: fc.oneof(
    fc.integer({ min: 0, max: 7_000_000 }).map((granule) => granule * GRANULE_MS),
    fc.constantFrom(-300_000, 1, 0.5, 1e21),
  ),
  professionalId: fc.oneof(fc.constantFrom('laura', 'dr_paz', OWN, 'a"b\\', '$&', '\u0002'), fc.string()),
  branchId: fc.oneof(fc.constantFrom('centro', ''), fc.string()),
});
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(OWN, `${OWN}.3.1`, `{"start":300000,"professionalId":"x","branchId":"y"}`),
);
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    slot,
    fc.array(slot, { maxLength: 5 }),
    text,
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
})).value;

describe('folding', () => {
  it('gives back any JSON text letter for letter, for any conversation', () => {
    const conversation = fc.oneof(fc.constant(OWN), fc.constantFrom('a', '"', '$1', '1', 'start', ''), fc.string());
    const kind = fc.constantFrom<RecordKind>('conversation', 'body', 'payload', 'turn', 'other');
    fc.assert(
      fc.property(value, conversation, kind, (any, own, of) => {
        const json = JSON.stringify(any);
        expect(unfold(fold(json, own, of), own)).toBe(json);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives back records that are full of the words it knows', () => {
    const row = message(OWN, 'm1');
    const list = { type: 'list', rows: [1, 2].map((n) => ({ id: `t${n}`, title: 'a "b"', description: '' })) };
    const texts = [row.body, effect(OWN, { turn: 1, n: 1 }), { effect: { type: 'sendMessage' }, message: list }];
    const all = [...texts, record(OWN, 1), turn(OWN, 1).turn].map((one) => JSON.stringify(one));
    for (const json of [...all, all.join('\n')]) {
      for (const kind of ['conversation', 'body', 'payload', 'turn'] as const) {
        expect(unfold(fold(json, OWN, kind), OWN)).toBe(json);
      }
    }
    expect(fold(all[0] ?? '', OWN, 'body').length).toBeLessThan((all[0]?.length ?? 0) * 0.7);
  });

  it('makes an offer of a hundred slots a sixth of its size', () => {
    const slots = Array.from({ length: 100 }, (_, i) => ({
      start: 1_772_528_400_000 + i * 1_800_000,
      professionalId: i % 2 ? 'laura' : 'martin',
      branchId: 'centro',
    }));
    const json = JSON.stringify({ type: 'slots.found', effect: `${OWN}.3.1`, slots, relaxed: false });
    expect(fold(json, OWN).length * 6).toBeLessThan(json.length);
  });

  it('gives back any id of an inbox row, and never makes two ids one', () => {
    const id = fc.oneof(fc.string(), fc.constantFrom(`res:${OWN}.1.2`, '~1.2', '=~1.2', '=', '~', `res:${OWN}.`));
    fc.assert(
      fc.property(id, id, (a, b) => {
        expect(unfoldId(foldId(a, OWN), OWN)).toBe(a);
        expect(foldId(a, OWN) === foldId(b, OWN)).toBe(a === b);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('packing', () => {
  it('gives back any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          value.map((any) => JSON.stringify(any)),
        ),
        (any) => {
          expect(unpack(pack(any))).toBe(any);
        },
      ),
    );
  });

  it('refuses what another version packed, and says what to do', () => {
    const packed = pack('texto');
    packed[0] = 99;
    expect(() => unpack(packed)).toThrow('packed with dictionary 99, which this version does not have: update Turno');
  });
});
