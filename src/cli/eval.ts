/**
 * `npm run eval`: how well messages are understood, on the sets that are here: accuracy with its interval, by language,
 * country and state, what is taken for what, the costly mistakes, and the time of a message.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { suites, type Suite } from '../evaluation/data.ts';
import { labelled, markAsked, markIntents, offlineReader, type Asker, type Scored } from '../evaluation/intents.ts';
import type { Mark } from '../evaluation/mark.ts';
import { markdown, plainText, reportOf, type Report } from '../evaluation/report.ts';
import { markTimes } from '../evaluation/times.ts';
import { EXIT, UsageError, mainCommand } from './args.ts';
import type { Arguments, CommandSpec, ExitCode, Terminal } from './args.ts';
import { agentsWithModel, understandWithModel, type ModelCost } from './understand/model.ts';

const OPTIONS = {
  agents: { type: 'string', default: 'offline' },
  suite: { type: 'string', multiple: true },
  failures: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  write: { type: 'string' },
} as const;

export const evalCommand: CommandSpec<typeof OPTIONS> = {
  name: 'npm run eval',
  does: 'Mide cuánto se entiende: aciertos con su intervalo, por idioma, país y estado, confusiones y errores caros.',
  usage: '-- [--agents offline|model] [--suite NOMBRE …] [--failures] [--json] [--write ARCHIVO.md]',
  examples: [
    'npm run eval -- --suite blind-5 --failures   (un conjunto, y cada mensaje que se entendió mal)',
    'npm run eval -- --write docs/understanding.md   (las tablas, entre las dos marcas del archivo)',
  ],
  options: OPTIONS,
  positionals: false,
};

/** The tables of a report file stand between these two lines; what is around them is somebody's prose. */
const BEGIN = '<!-- npm run eval -->';
const END = '<!-- end of npm run eval -->';

export async function evaluate({ values }: Arguments<typeof OPTIONS>, { out, env }: Terminal): Promise<ExitCode> {
  if (values.agents !== 'offline' && values.agents !== 'model')
    throw new UsageError(`--agents ${values.agents} no existe; vale offline o model`);
  const all = chosen(values.suite);
  const { marks, intents, cost } = values.agents === 'model' ? await markedByModel(all, env) : marksOf(all);
  const report = reportOf(marks, intents);
  if (values.json) out(JSON.stringify({ ...report, costly: report.costly.map(brief), cost }, null, 2));
  else for (const part of inTerminal(report)) out(part);
  if (cost && !values.json) out(`\nmodelo: ${cost.calls} llamadas, US$ ${(cost.microUsd / 1_000_000).toFixed(4)}`);
  for (const mark of values.failures ? marks.filter((m) => !m.right) : []) {
    out(`${mark.costly === undefined ? '  ' : '!!'} ${mark.suite} ${mark.id} [${mark.state ?? '-'}] ${mark.text}`);
    out(`     esperado ${mark.wanted}\n     leído    ${mark.got}`);
  }
  if (values.write !== undefined) writeInto(values.write, report);
  return EXIT.ok;
}

function chosen(names: readonly string[] | undefined): Suite[] {
  const all = suites();
  if (names === undefined) return all;
  return names.map((name) => {
    const suite = all.find((one) => one.name === name);
    if (suite) return suite;
    throw new UsageError(`--suite ${name}: no está aquí; hay ${all.map((one) => one.name).join(', ')}`);
  });
}

interface Marked {
  readonly marks: readonly Mark[];
  readonly intents: readonly Scored[];
  readonly cost?: ModelCost;
}

function marksOf(all: readonly Suite[]): Marked {
  const reader = offlineReader();
  // The tables are built on first use: that time belongs to no message.
  reader({ ...NOBODY, text: 'hola, asdf' });
  const intents = all
    .filter(({ kind }) => kind === 'intents')
    .flatMap(({ name, path }) => markIntents(labelled(path), { suite: name, reader, now }));
  const times = all.filter(({ kind }) => kind === 'times').flatMap((suite) => markTimes(suite, now));
  return { marks: [...times, ...intents], intents };
}

/** Messages through the configured model; dates are read by code whoever marks them, so their sets stay out. */
async function markedByModel(all: readonly Suite[], env: Terminal['env']): Promise<Marked> {
  const { understanding, cost, close } = await agentsWithModel(env);
  const reader: Asker = ({ id, text, state, ref_datetime, tz, lang, pais }) =>
    understandWithModel({ id, text, state, now: ref_datetime, timeZone: tz, locale: `${lang}-${pais}` }, understanding);
  const intents: Scored[] = [];
  try {
    for (const { name, path } of all.filter(({ kind }) => kind === 'intents'))
      intents.push(...(await markAsked(labelled(path), { suite: name, reader, now })));
  } finally {
    await close();
  }
  return { marks: intents, intents, cost: cost() };
}

function now(): number {
  return performance.now();
}

const NOBODY = {
  ...{ id: '', lang: 'es', pais: 'AR', state: 'none', domain: '', action: '', entities: {}, alternatives: [] },
  ...{ ref_datetime: '2026-01-01T00:00', tz: 'UTC' },
};

function brief({ suite, id, text, wanted, got, costly }: Mark): object {
  return { suite, id, text, wanted, got, costly };
}

function inTerminal({ suites: table, by, confusions, costly }: Report): string[] {
  return [
    plainText(table),
    ...by.map((one) => `\n${one.title}\n${plainText(one.table)}`),
    ...(confusions.length > 1 ? [`\n${plainText(confusions)}`] : []),
    ...costly.map((mark) => `!! ${mark.costly ?? ''}  [${mark.state ?? '-'}] ${mark.text}  → ${mark.got}`),
  ];
}

function writeInto(path: string, report: Report): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`--write ${path}: no se puede leer; crea el archivo con las líneas ${BEGIN} y ${END}`);
  }
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin === -1 || end < begin) throw new UsageError(`--write ${path}: le faltan las líneas ${BEGIN} y ${END}`);
  const tables = [
    markdown(report.suites),
    ...report.by.map(({ title, table }) => `By ${title}:\n\n${markdown(table)}`),
    ...(report.confusions.length > 1 ? [`Taken for something else:\n\n${markdown(report.confusions)}`] : []),
    `Costly mistakes: ${report.costly.length === 0 ? 'none' : ''}`,
    ...report.costly.map((m) => `- ${m.costly ?? ''}: “${m.text}” in ${m.state ?? 'none'}, read as ${m.got}`),
  ];
  writeFileSync(path, `${text.slice(0, begin)}${BEGIN}\n\n${tables.join('\n\n')}\n\n${text.slice(end)}`);
}

if (import.meta.main) await mainCommand(evalCommand, evaluate);
