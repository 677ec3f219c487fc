/** Several replicas on one Firestore, old code and new, behind one address of Meta's; each customer has a business alone. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from 'undici';
import { DEMO_TENANTS_URL } from '../../src/tenants.ts';
import type { Store } from '../../src/ports.ts';
import { startGraph, type FakeGraph } from '../fakes/graph.ts';
import { emulatorHost, freshProject, openStore } from '../firestore/kit.ts';
import { Customer } from './customer.ts';
import { freePort, launch, listening, type Process } from './server.ts';
import { SOCKETS, START, courierTo, leaksIn, settingsFor } from './world.ts';

/** How a business differs from the demo. */
export type Business = 'plain' | 'asks_mail' | 'two_branches';

export interface Replica extends Process {
  readonly url: string;
}

export interface Fleet {
  readonly graph: FakeGraph;
  /** The same database, looked at from outside. */
  readonly store: Store;
  /** Starts a replica on this program and waits until it may get work. */
  start(main: string): Promise<Replica>;
  /** Takes it out of service, as a deploy does: SIGTERM, no new work from Meta, and its end. How long it took, ms. */
  retire(replica: Replica): Promise<number>;
  /** A customer of a business of their own, opened with the fleet. */
  customer(n: number, name: string): Customer;
  customers(): readonly Customer[];
  /** The n-th customer's business. */
  tenant(n: number): string;
  output(): string;
}

/** Runs a test on a fleet for these businesses and holds it, at the end, against what must be true of every fleet. */
export async function inFleet(businesses: readonly Business[], test: (fleet: Fleet) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-fleet-'));
  const graph = await startGraph();
  const project = freshProject();
  const store = await openStore(project);
  const agent = new Agent({ connections: SOCKETS });
  const processes: Replica[] = [];
  const serving: Replica[] = [];
  const customers: Customer[] = [];
  const began = performance.now();
  const now = (): number => START + Math.round(performance.now() - began);
  let posts = 0;
  // Each try goes to the next one, as a load balancer has it.
  const courier = courierTo(() => serving[(posts += 1) % serving.length]?.url ?? 'http://127.0.0.1:9', agent);
  const tenants = join(folder, 'tenants.json');
  writeFileSync(tenants, JSON.stringify({ tenants: businesses.map(businessOf) }));

  const fleet: Fleet = {
    graph,
    store,
    start: async (main) => {
      const port = await freePort();
      const cwd = join(folder, String(processes.length));
      mkdirSync(cwd);
      const env = {
        STORE: 'firestore',
        GOOGLE_CLOUD_PROJECT: project,
        FIRESTORE_EMULATOR_HOST: emulatorHost ?? '',
        TENANTS_FILE: tenants,
        PORT: String(port),
        CLOCK_START: new Date(now()).toISOString(),
        ...settingsFor(graph),
      };
      const replica: Replica = {
        ...launch({ cwd, env, command: [process.execPath, main] }),
        url: `http://127.0.0.1:${port}`,
      };
      processes.push(replica);
      await listening(replica);
      serving.push(replica);
      return replica;
    },
    retire: async (replica) => {
      // Meta still has its address for a moment: what it posts there is refused and posted to another.
      const ended = replica.end('SIGTERM');
      await courier.post('{}');
      serving.splice(serving.indexOf(replica), 1);
      const { code, signal, ms } = await ended;
      if (code !== 0) throw new Error(`a replica ended with ${code ?? signal}:\n${replica.stderr()}`);
      return ms;
    },
    customer: (n, name) => {
      const waId = `54911${String(5_000 + (process.pid % 1_000))}${String(n).padStart(4, '0')}`;
      const customer = new Customer({ waId, name, graph, courier, now, business: phoneOf(n) });
      customers.push(customer);
      return customer;
    },
    customers: () => customers,
    tenant: tenantOf,
    output: () => processes.map((one) => one.stdout() + one.stderr()).join(''),
  };
  try {
    await test(fleet);
  } finally {
    await Promise.all(processes.map((one) => one.end('SIGKILL')));
    await store.close();
    await agent.destroy();
    await graph.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if (graph.violations.length > 0) throw new Error(graph.violations.join('\n'));
  const leaks = leaksIn(fleet.output(), fleet);
  if (leaks.length > 0) throw new Error(`in the log: ${leaks.join(', ')}`);
}

function tenantOf(n: number): string {
  return `negocio-${n}`;
}

function phoneOf(n: number): string {
  return String(200_000_000_000_000 + n);
}

interface Written {
  readonly branches: readonly Readonly<Record<string, unknown>>[];
  readonly services: readonly object[];
  readonly professionals: readonly object[];
  readonly booking: object;
}

/** The demo's business under another id: nobody else's bookings change what its customer is offered. */
function businessOf(kind: Business, n: number): object {
  const { tenants } = JSON.parse(readFileSync(DEMO_TENANTS_URL, 'utf8')) as { tenants: readonly [Written] };
  const [demo] = tenants;
  const own = { ...demo, id: tenantOf(n), channels: [{ provider: 'whatsapp', phoneNumberId: phoneOf(n) }] };
  if (kind === 'asks_mail') return { ...own, booking: { ...demo.booking, askFor: ['name', 'email'] } };
  if (kind === 'plain') return own;
  const everywhere = <T extends object>(list: readonly T[]) =>
    list.map((one) => ({ ...one, branchIds: ['centro', 'norte'] }));
  return {
    ...own,
    branches: [...demo.branches, { ...demo.branches[0], id: 'norte', name: 'Norte', address: 'Calle Falsa 123' }],
    services: everywhere(demo.services),
    professionals: everywhere(demo.professionals),
  };
}
