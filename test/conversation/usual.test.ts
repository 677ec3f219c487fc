import { describe, expect, it } from 'vitest';
import { usualFor, usualOf, type Appointment, type Guest } from '../../src/domain.ts';
import * as k from '../machines/kit.ts';

const LEO: Guest = { relation: 'hijo', name: 'Leo' };
const SOL: Guest = { relation: 'hija', name: 'Sol' };
const visit = (day: number, serviceId: string, guest?: Guest): Appointment => ({
  ...k.appointment(`visit-${day}`, day),
  serviceId,
  ...(guest && { guest }),
});

describe('"lo mismo que la última vez" is of somebody (AGENDA-1)', () => {
  const visits = [visit(1, 'corte'), visit(2, 'color', LEO), visit(3, 'barba', SOL), visit(4, 'barba', LEO)];
  const known = usualOf(visits, visits[3]!.slot.start).usualOfEach ?? [];
  it('knows each by the last visit, newest first, and nothing of those that are to come', () => {
    expect(known.map(({ servicio, para }) => [servicio, para?.name])).toEqual([
      ['barba', 'Leo'],
      ['barba', 'Sol'],
      ['corte', undefined],
    ]);
    expect(usualOf(visits, visits[1]!.slot.start - 1).usual).toMatchObject({ servicio: 'corte' });
    expect(usualOf(visits, visits[0]!.slot.start - 1)).toEqual({});
  });
  it('is the writer’s own, who names nobody or himself; else of whom he names, as far as he tells', () => {
    for (const whose of [undefined, { relation: 'yo' }, { name: 'Mateo' }, { otra: true }] as const)
      expect(usualFor(known, whose)).toMatchObject({ servicio: 'corte' });
    for (const whose of [{ relation: 'hijo' }, { name: 'leo' }, LEO] as const)
      expect(usualFor(known, whose)).toMatchObject({ para: LEO });
    expect(usualFor(known, { relation: 'hija' })).toMatchObject({ para: SOL });
    expect(usualFor(known.slice(0, 2), undefined)).toMatchObject({ para: LEO });
  });
});
