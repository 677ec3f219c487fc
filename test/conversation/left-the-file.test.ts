/** What left the tenants file keeps its appointments, and has none of the names, prices and addresses that are left. */
import { expect, it } from 'vitest';
import type { Tenant } from '../../src/domain.ts';
import { createMemoryStore } from '../../src/state/memory.ts';
import { openRig, send, tenantOf, textOf } from '../must-hold/kit.ts';

const shop = tenantOf('demo-directo');

/** One customer and one store: what is said with the file as it was, and then, answer by answer, as it is. */
async function answers(before: Tenant, after: Tenant, said: { booking: string; then: readonly string[] }) {
  const store = createMemoryStore();
  const first = await openRig({ tenant: before, store });
  const booked = textOf(await send(first, said.booking));
  const second = await openRig({ tenant: after, store });
  // Its ids count from one again: a first message of the same id is a duplicate.
  await send(second, 'hola');
  const told: string[] = [];
  for (const text of said.then) told.push(textOf(await send(second, text)));
  expect([...first.problems(), ...second.problems()]).toEqual([]);
  await second.close();
  return { booked, told };
}

it('an appointment of a service that is gone is never told by the name or price of one that is like it', async () => {
  const services = shop.services.map((one) =>
    one.id === 'barba' ? { ...one, id: 'combo', name: 'Corte y barba', priceMinor: 2_100_000 } : one,
  );
  const { booked, told } = await answers(shop, { ...shop, services }, {
    booking: 'quiero barba mañana a las 12',
    then: ['mis turnos', 'cuánto sale mi turno?', 'cuánto dura mi turno?', 'cancelar mi turno'],
  }); // prettier-ignore
  expect(booked).toContain('*Barba*');
  const [mine, price, duration, cancelling] = told;
  expect(told.join('\n')).not.toMatch(/Corte y barba|21\.000/);
  expect(mine).toContain('Mar 03/03 - 12:00');
  expect(price).toMatch(/martes 3 de marzo.*6\.500,50/);
  expect(duration).toContain('30 minutos');
  expect(cancelling).toContain('6.500,50');
});

it('an appointment at a branch that is gone is at no other one', async () => {
  const roma = { id: 'roma', name: 'Roma', address: 'Calle Roma 1' };
  const before: Tenant = {
    ...shop,
    branches: shop.branches.flatMap((branch) => [branch, { ...branch, ...roma }]),
    services: shop.services.map((one) => ({ ...one, branchIds: [...one.branchIds, 'roma'] })),
    professionals: shop.professionals.flatMap((one) => [
      one,
      { ...one, id: 'rita', name: 'Rita Sol', branchIds: ['roma'] },
    ]),
  };
  const { booked, told } = await answers(before, shop, {
    booking: 'quiero barba mañana a las 12 en roma con rita',
    then: ['dónde es mi turno?', 'cuál es la dirección?', 'cancelar mi turno'],
  });
  expect(booked).toContain('Calle Roma 1');
  expect(told.join('\n')).not.toContain('Calle Falsa');
  expect(told[0]).toContain('No tengo ese dato');
});
