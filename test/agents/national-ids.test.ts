/** AGENDA-11: a national id by its country's form and, where it has one, its own check. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldValue, isNationalId } from '../../src/agents/offline/answers/fields/fields.ts';

describe('an id is taken as people of the country write it', () => {
  test.each([
    ['CL', 'rut 12.345.678-5', '123456785'],
    ['CL', 'mi rut es 6.265.837-1 gracias', '62658371'],
    ['CL', '23.370.900-k', '23370900K'],
    ['BR', '529.982.247-25', '52998224725'],
    ['BR', 'meu CPF é 111 444 777 35', '11144477735'],
    ['EC', '171003406-5', '1710034065'],
    ['ES', '12345678-z', '12345678Z'],
    ['ES', 'mi NIE es X1234567L', 'X1234567L'],
    ['CO', 'cc 1.020.304.050', '1020304050'],
    ['PE', 'DNI 45678912', '45678912'],
    ['PE', 'mi pasaporte es AB123456', 'AB123456'],
    ['CL', 'passport: G1234567', 'G1234567'],
    ['PE', 'carnet de extranjería 001234567', '001234567'],
  ])('%s: "%s"', (country, said, id) => {
    expect(fieldValue('nationalId', said, country)).toBe(id);
  });
});

describe('one that nobody has is asked for again', () => {
  test.each([
    ['CL', '12.345.678-9'],
    ['CL', '23.370.900-1'],
    ['BR', '529.982.247-52'],
    ['BR', '111.111.111-11'],
    ['EC', '1710034060'],
    ['EC', '9910034065'],
    ['ES', '12345678A'],
    ['PE', '4567891'],
    ['PE', 'AB123456'],
    ['PE', 'mi pasaporte está vencido'],
  ])('%s: "%s"', (country, said) => {
    expect(fieldValue('nationalId', said, country)).toBeUndefined();
  });

  test('in Chile, whatever one digit is typed wrong', () => {
    const typed = fc.tuple(
      fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String),
      fc.nat({ max: 6 }),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(typed, ([number, at, by]) => {
        const ends = Array.from('0123456789K').filter((end) => isNationalId(number + end, 'CL'));
        const wrong = number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1);
        expect(ends).toHaveLength(1);
        expect(isNationalId(wrong + String(ends[0]), 'CL')).toBe(false);
      }),
    );
  });
});
