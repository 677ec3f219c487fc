/**
 * `npm run understand -- [--agents offline]`: reads JSON lines of messages, writes JSON lines of what they mean
 * (docs: public surface). Data on stdout, talk on stderr; a bad line gets an error line and the run goes on.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { requestSchema, understandLine } from '../agents/offline/request.ts';
import { reasonOf } from '../errors.ts';

const USAGE =
  'usage: npm run understand -- [--agents offline]   stdin: JSON lines {"id","text","state","now","timeZone","locale"}';

function agentsChosen(): string {
  try {
    return parseArgs({ options: { agents: { type: 'string', default: 'offline' } } }).values.agents;
  } catch (error) {
    fail(reasonOf(error));
  }
}

function fail(problem: string): never {
  process.stderr.write(`${problem}\n${USAGE}\n`);
  process.exit(2);
}

/** One line in, one line out. */
function answerTo(line: string): Record<string, unknown> {
  try {
    const request = requestSchema.parse(JSON.parse(line));
    const began = performance.now();
    const answer = understandLine(request);
    const ms = Math.round((performance.now() - began) * 1_000) / 1_000;
    return { id: request.id, ...answer, ms };
  } catch (error) {
    return { id: null, error: reasonOf(error) };
  }
}

const agents = agentsChosen();
if (agents !== 'offline') fail(`--agents ${agents}: only "offline" is built in here`);
// The tables are built on first use: that time belongs to no message.
understandLine({ id: '', text: 'hola', state: 'none', now: '2026-01-01T00:00', timeZone: 'UTC', locale: 'es' });
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answerTo(line))}\n`);
}
