import { describe, it } from 'vitest';
import { attacked } from '../injection/attack.ts';
import { STANDINGS, attacks, type Standing } from '../injection/world.ts';

describe.each(Object.keys(STANDINGS) as Standing[])('every attack while %s', (standing) => {
  it.each(attacks.map((attack) => [attack.id, attack] as const))('%s', async (_id, attack) => {
    await attacked(attack, standing);
  });
});
