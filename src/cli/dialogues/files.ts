import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { reasonOf, SAVE_AS_UTF8 } from '../../errors.ts';
import type { FormatProblem } from './parse.ts';

export interface Found {
  readonly files: readonly { readonly file: string; readonly text: string }[];
  readonly problems: readonly FormatProblem[];
}

const FILES_MAX = 10_000;
const BYTES_MAX = 1024 * 1024;

/** Files as they are named, folders with all their *.yaml and *.yml, in order of name. What cannot be read is a problem. */
export function findDialogues(paths: readonly string[]): Found {
  const problems: FormatProblem[] = [];
  const problem = (file: string, what: string): [] => {
    problems.push({ file, where: 'el archivo', what });
    return [];
  };
  const names = paths.flatMap((given) => {
    try {
      if (!statSync(given).isDirectory()) return [given];
      const inside = filesIn(given);
      return inside.length > 0 ? inside : problem(given, 'la carpeta no tiene ningún .yaml ni .yml');
    } catch (error) {
      return problem(given, unreadable(error));
    }
  });
  const files = [...new Set(names)].slice(0, FILES_MAX).flatMap((file) => {
    try {
      if (statSync(file).size > BYTES_MAX) return problem(file, `pesa más de ${BYTES_MAX} bytes`);
      const bytes = readFileSync(file);
      // The customer would type question marks for accents, and the file might pass.
      if (!isUtf8(bytes)) return problem(file, `no está en UTF-8; ${SAVE_AS_UTF8}`);
      return [{ file, text: bytes.toString('utf8') }];
    } catch (error) {
      return problem(file, unreadable(error));
    }
  });
  return { files, problems };
}

function unreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : reasonOf(error);
  return code === 'ENOENT' ? 'no existe: corrige la ruta' : `no se puede leer (${code})`;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/i.test(name))
    .map((name) => path.join(folder, name))
    .filter((name) => statSync(name).isFile())
    .sort();
}
