/** What stands in `.env` to no effect: a mistyped name starts the demo where customers write, and nobody is told. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Config } from '../config.ts';
import type { NotConnected } from '../config/not-connected.ts';
import { SETTING_NAMES } from '../config/settings.ts';
import { withoutMark } from '../config/text.ts';

/** Names that begin so are of ours alone, or of nobody. */
const OWN = /^(TURNO|WHATSAPP|D360|MSGIO|CHATWOOT|MERCADOPAGO|STRIPE|MARAVIA|BURST|SQLITE|CLOUD_TASKS|TENANTS?)_/;

/** `config` is what was made of the file: a business names variables of its own. Empty where there is no file. */
export function envFileNotes({ tenants }: Pick<Config, 'tenants'>, file = '.env'): readonly NotConnected[] {
  const text = textOf(file);
  const named = new Set([...SETTING_NAMES, ...tenants.flatMap(ownNames)]);
  return [
    ...Object.keys(parseEnv(text)).flatMap((name) => (named.has(name) ? [] : unknown(name, file))),
    ...oddLines(text, file),
  ];
}

function textOf(file: string): string {
  try {
    return withoutMark(readFileSync(file, 'utf8'));
  } catch {
    // Whoever takes the settings from it has told why.
    return '';
  }
}

function ownNames({ channels, payments }: Config['tenants'][number]): string[] {
  return [
    ...channels.flatMap(({ accessTokenEnv, appSecretEnv }) => [accessTokenEnv, appSecretEnv]),
    payments.accessTokenEnv,
    payments.webhookSecretEnv,
  ].flatMap((name) => name ?? []);
}

/** Variables of other programs may stand beside ours. */
function unknown(name: string, file: string): NotConnected[] {
  const nearest = SETTING_NAMES.map((known) => ({ known, far: distance(plain(known), plain(name)) }))
    .toSorted((a, b) => a.far - b.far)
    .at(0);
  const near = nearest !== undefined && nearest.far <= (nearest.known.length < 7 ? 1 : 2);
  if (!near && !OWN.test(name)) return [];
  const fix = near ? `¿querías decir ${nearest.known}?` : 'mira los nombres en .env.example, o quítala';
  return [{ what: `${name} está en ${file} y no es ninguna variable de Turno: no hace nada`, fix }];
}

/** A line without "=" says nothing; of two that set the same the last one does. A text in quotes may go over several. */
function oddLines(text: string, file: string): NotConnected[] {
  const seen = new Map<string, number>();
  const unquoted = text
    .replace(/^\s*#.*$/gm, '')
    .replace(/=[^\S\n]*(["'`])[^]*?\1/g, (value) => `=${value.replace(/[^\n]/g, '').replaceAll('\n', '\n#')}`);
  return unquoted.split(/\r?\n/).flatMap((line, i): NotConnected[] => {
    if (/^\s*(#|$)/.test(line)) return [];
    const name = /^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(line)?.[1];
    if (name === undefined)
      return [{ what: `la línea ${i + 1} de ${file} no dice nada: le falta el "="`, fix: 'escribe NOMBRE=valor' }];
    const before = seen.get(name);
    seen.set(name, i + 1);
    if (before === undefined) return [];
    const what = `${name} está dos veces en ${file} (líneas ${before} y ${i + 1}), y vale solo la segunda`;
    return [{ what, fix: 'deja una sola' }];
  });
}

function plain(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const changed = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
