/** What is wrong with a line of `npm run understand`, in a sentence that says what to write instead. */
import { z } from 'zod';
import { LINE_TEXT_CHARS_MAX, zonedNow } from '../../agents/offline/request.ts';
import { ConfigError, reasonOf } from '../../errors.ts';

/** What stands in each field. */
const FIELDS: Readonly<Record<string, string>> = {
  id: 'un texto o un número',
  text: `el mensaje, un texto de ${LINE_TEXT_CHARS_MAX} letras como mucho`,
  state: 'el nombre de un estado, o "none"',
  now: 'un instante ISO, con desfase o en hora local: "2026-06-09T09:30:00"',
  timeZone: 'una zona IANA, por ejemplo "America/Lima"',
  locale: 'un idioma, por ejemplo "es-PE"',
  tenant: 'el id de un negocio, o el negocio escrito como en el archivo de negocios',
};

/** Throws Error with every field whose instant or zone is none. */
export function checkMoment({ now, timeZone }: { readonly now: string; readonly timeZone: string }): void {
  const wrong = [
    ...(isMoment(now, 'UTC') ? [] : [`now ${JSON.stringify(now)} no vale: va ${FIELDS['now']}`]),
    ...(isMoment('2026-01-01T00:00', timeZone)
      ? []
      : [`timeZone ${JSON.stringify(timeZone)} no vale: va ${FIELDS['timeZone']}`]),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

export function mistakeOf(error: unknown, line: string): string {
  if (error instanceof SyntaxError) return `la línea no es JSON (${error.message}): va un objeto por línea; ${HELP}`;
  if (error instanceof z.ZodError) return `${error.issues.map((issue) => issueOf(issue, line)).join('; ')}; ${HELP}`;
  if (error instanceof ConfigError)
    return error.problems.map(({ where, what, fix }) => `${where}: ${what}; ${fix}`).join('. ');
  // An Error without a class of its own carries words for the reader; another one says what it is.
  return error instanceof Error && error.name === 'Error' ? error.message : reasonOf(error);
}

const HELP = 'npm run understand -- --help muestra una línea entera';

function issueOf({ path }: z.core.$ZodIssue, line: string): string {
  const [field] = path;
  if (field === undefined) return 'la línea no es un objeto { … }';
  const name = String(field);
  const what = `va ${FIELDS[name] ?? 'otra cosa'}`;
  return Object.hasOwn(JSON.parse(line) as object, name) ? `${name} no vale: ${what}` : `falta ${name}: ${what}`;
}

function isMoment(now: string, timeZone: string): boolean {
  try {
    zonedNow(now, timeZone);
    return true;
  } catch {
    return false;
  }
}
