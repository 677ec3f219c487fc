/** `npm run prove`: explores every machine; exit 1 on any violation, with the shortest path to it. */
import { prove, type Proof } from '../prover/prove.ts';
import { EXIT, mainCommand } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { writeFrames, writeTraces } from './prove/fixtures.ts';

const options = { json: { type: 'boolean' }, record: { type: 'boolean' } } as const;

export const proveCommand: CommandSpec<typeof options> = {
  name: 'npm run prove',
  does: 'Recorre todos los estados de todas las máquinas y comprueba que ninguno engaña, retiene ni deja sin salida.',
  usage: '[-- [--json] [--record]]',
  examples: [
    'npm run prove',
    'npm run prove -- --json',
    'npm run prove -- --record   (vuelve a grabar fixtures/snapshots tras un cambio querido)',
  ],
  options,
  positionals: false,
};

export async function proveMachines(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  await Promise.resolve();
  const proof = prove();
  if (args.values.json === true)
    terminal.out(JSON.stringify({ ok: proof.violations.length === 0, ...proof }, undefined, 2));
  else for (const line of linesOf(proof)) terminal.out(line);
  if (proof.violations.length > 0) return EXIT.failure;
  if (args.values.record === true) for (const line of [...writeFrames(), ...writeTraces()]) terminal.talk(line);
  return EXIT.ok;
}

function linesOf({ machines, explored, violations }: Proof): string[] {
  const turns = explored.reduce((sum, run) => sum + run.turns, 0);
  const stacks = explored.reduce((sum, run) => sum + run.stacks, 0);
  return [
    ...machines.map((m) => `${m.name} v${m.version}: ${m.states} estados, ${m.transitions} transiciones`),
    ...explored.map(
      (r) => `· ${r.name}: ${r.stacks} pilas, ${r.turns} turnos${r.complete ? '' : ' (hasta el límite)'}`,
    ),
    `${stacks} pilas, ${turns} turnos, ${violations.length} violaciones`,
    ...violations.flatMap(({ law, what, path }) => [`✗ ${law}`, `  ${what}`, `  ${path.join(' → ')}`]),
  ];
}

if (import.meta.main) await mainCommand(proveCommand, proveMachines);
