import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { MACHINES, type Definition, type Machines } from '../../src/machines/registry.ts';
import { deposit, plain } from '../../src/prover/businesses.ts';
import { explore } from '../../src/prover/explore.ts';
import { lint } from '../../src/prover/lint.ts';
import { mutants } from '../../src/prover/mutants.ts';
import { scenarios } from '../../src/prover/prove.ts';

/** All of them, and what only all together can show, are `npm run prove`, which `.ci/run` runs beside these tests. */
const SOME = ['every flow alone', 'a deposit before booking, late cancellations'];

describe('the machines as they are', () => {
  it.each(scenarios().filter(({ name }) => SOME.includes(name)))(
    'break no law in any stack that can be reached: $name (H1, must-hold 7, must-hold 33)',
    ({ setting, bounds }) => {
      const { violations, nodes, bounded } = explore(setting, bounds);
      expect(violations).toEqual([]);
      expect(bounded).toBe(false);
      expect(nodes.size).toBeGreaterThan(300);
    },
    60_000,
  );
  it('are all explored by npm run prove', () => {
    expect(scenarios().map(({ name }) => name)).toEqual(expect.arrayContaining(SOME));
    const explored = scenarios().flatMap(({ bounds }) => bounds.only ?? Object.keys(MACHINES));
    expect(new Set(explored)).toEqual(new Set(Object.keys(MACHINES)));
  });
});

const MUTANTS = mutants();

/** Laws that the prover itself must notice, on machines spoiled on purpose. */
function spoiled(name: string): Machines {
  const mutant = MUTANTS.find((one) => one.name === name);
  expect(mutant, name).toBeDefined();
  return mutant!.build();
}

function lawsBroken(machines: Machines, tenant = plain): string[] {
  const { violations } = explore({ tenant, machines }, { flowsMax: 1, nodesMax: 150, coarse: false });
  return violations.map(({ law, what }) => `${law}: ${what}`);
}

describe('the prover notices', () => {
  it.each([
    ['a booking without its yes', 'agenda.elegido always[9] dropped', 'nothing is booked without a yes', plain],
    [
      'a hold that is forgotten',
      'agenda.AGENDA_CONFIRMANDO_TURNO customer.exits[0] action 0 dropped',
      'every hold is some flow',
      plain,
    ],
    [
      'a customer without an answer',
      'recepcion.conversando customer.acknowledges[1] action 1 dropped',
      'a customer is answered',
      plain,
    ],
    ['a payment skipped', 'agenda.aceptado always[9] dropped', 'nothing is booked without a yes', deposit],
    [
      'a link that was never made',
      'agenda.AGENDA_GENERANDO_LINK link.failed[0] staying where it is',
      'flows rest where somebody will go on',
      deposit,
    ],
    [
      'buttons that nobody hears',
      'agenda.AGENDA_CONFIRMANDO_TURNO entry action 0 dropped',
      'every tap is taken',
      plain,
    ],
  ] as const)('%s', (_what, mutant, law, tenant) => {
    const name = MUTANTS.find((one) => one.name === mutant)?.name ?? firstLike(mutant);
    expect(lawsBroken(spoiled(name), tenant).join('\n')).toContain(law);
  });
});

/** The same text may show first in another state: exits are shared. */
function firstLike(name: string): string {
  const [, rest] = /^agenda\.\w+ (.*)$/.exec(name) ?? [];
  return MUTANTS.find((one) => one.machine === 'agenda' && one.name.endsWith(` ${rest ?? ''}`))?.name ?? name;
}

describe('lint', () => {
  const s = setup({ actions: { shout: () => undefined } });
  const withMachine = (machine: Definition['machine']): Definition => ({ ...MACHINES.pagos, machine });
  const laws = (machine: Definition['machine']) =>
    lint([withMachine(machine)])
      .map(({ law, what }) => `${law}: ${what}`)
      .join('\n');
  it('finds nothing in our machines', () => {
    expect(lint()).toEqual([]);
  });
  it.each([
    ['a side effect', { tags: ['cliente'], entry: 'shout' }, 'does shout'],
    ['waiting by itself', { tags: ['cliente'], after: { 1000: 'end' } }, 'waits by itself'],
    ['states inside', { tags: ['cliente'], initial: 'x', states: { x: {} } }, 'has states inside'],
    ['no failure exit', { tags: ['servicio'], on: { 'link.created': 'end' } }, 'no failed answer is taken'],
    ['two to wait for', { tags: ['cliente', 'persona'] }, 'waits for 2'],
    ['a crossing without an end', { always: { guard: () => false, target: 'end' } }, 'may not be left'],
    ['silence for ever', { tags: ['cliente'] }, 'silence is for ever'],
    ['an event that is not defined', { tags: ['cliente'] }, 'does not take customer.exits'],
  ] as const)('finds %s', (_what, state, message) => {
    const machine = s.createMachine({
      initial: 'inicio',
      states: { inicio: {}, x: state as never, end: { type: 'final' } },
    });
    expect(laws(machine)).toContain(message);
  });
});
