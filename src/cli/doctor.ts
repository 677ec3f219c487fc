/** `npm run doctor`: configuration and services, one line each with the fix. Exit 0 when nothing is bad, else 1. */
import { loadConfig } from '../config.ts';
import type { Config, Environment } from '../config.ts';
import { ConfigError } from '../errors.ts';
import { envFileNotes } from './env-file.ts';
import { EXIT, mainCommand } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import {
  advice,
  leftBehind,
  nodeVersion,
  notGiven,
  portFree,
  reach,
  servicesOf,
  signatureSelfTest,
  storeWritable,
  zoneData,
} from './doctor/checks.ts';
import type { Finding } from './doctor/checks.ts';
import { modelsAnswer } from './doctor/models.ts';

const options = { json: { type: 'boolean' } } as const;

export const doctorCommand: CommandSpec<typeof options> = {
  name: 'npm run doctor',
  does: 'Comprueba la configuración y los servicios: ✓ bien, ✗ mal (con su arreglo), – nada que comprobar.',
  usage: '[-- --json]',
  examples: ['npm run doctor', 'npm run doctor -- --json'],
  options,
  positionals: false,
};

export async function doctor(args: Arguments<typeof options>, terminal: Terminal): Promise<ExitCode> {
  const findings = await examine(terminal.env);
  const bad = findings.filter(({ result }) => result === 'bad').length;
  if (args.values.json === true) terminal.out(JSON.stringify({ ok: bad === 0, findings }, undefined, 2));
  else {
    for (const line of findings.flatMap(linesOf)) terminal.out(line);
    terminal.talk(bad === 0 ? 'todo bien' : `${bad} por arreglar`);
  }
  return bad === 0 ? EXIT.ok : EXIT.failure;
}

/** All findings, also when the configuration is wrong: then its problems, and what can be looked at without it. */
export async function examine(env: Environment): Promise<readonly Finding[]> {
  const own = [nodeVersion(process.versions.node), zoneData(), signatureSelfTest()];
  const read = configuration(env);
  if ('problems' in read) return [...own, ...read.problems];
  const { config } = read;
  const outside = await Promise.all([portFree(config), storeWritable(config), ...servicesOf(config).map(reach)]);
  const left = [...(await leftBehind(config)), ...(await notGiven(config))];
  return [...own, ...configured(config), ...outside, ...left, ...(await modelsAnswer(config)), ...advice(config)];
}

function configuration(env: Environment): { config: Config } | { problems: Finding[] } {
  try {
    const config = loadConfig(env);
    return { config: { ...config, notes: [...envFileNotes(config), ...config.notes] } };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return {
      problems: error.problems.map(({ code, what, where, fix }) => ({
        check: code,
        result: 'bad',
        what: `${what} (${where})`,
        fix: `${fix} · docs/errores.md#${code.toLowerCase()}`,
      })),
    };
  }
}

function configured(config: Config): Finding[] {
  const source = config.tenantsFile === undefined ? 'negocio de demostración' : `negocios de ${config.tenantsFile}`;
  const names = config.tenants.map(({ id }) => id).join(', ');
  const services = servicesOf(config);
  const none: Finding = {
    check: 'service',
    result: 'none',
    what: 'ningún servicio de fuera configurado: nada sale de esta máquina',
  };
  return [
    { check: 'settings', result: 'ok', what: `configuración válida (${config.environment})` },
    { check: 'tenants', result: 'ok', what: `${source}: ${names}` },
    ...(services.length === 0 ? [none] : []),
  ];
}

const MARKS = { ok: '✓', bad: '✗', none: '–' } as const;

function linesOf({ result, what, fix }: Finding): string[] {
  return fix === undefined ? [`${MARKS[result]} ${what}`] : [`${MARKS[result]} ${what}`, `    → ${fix}`];
}

if (import.meta.main) await mainCommand(doctorCommand, doctor);
