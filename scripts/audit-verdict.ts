/** What `npm audit --json` said. Imported by `audit.ts` and its test. */
import { z } from 'zod';

export interface Verdict {
  readonly outcome: 'clean' | 'holes' | 'unknown';
  /** In Spanish, for who runs it. */
  readonly says: string;
}

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
  metadata: z.object({ dependencies: z.object({ prod: z.number() }) }),
});
const refusal = z.object({ message: z.string() });
const GRAVE: ReadonlySet<string> = new Set(['high', 'critical']);

export function verdictOf(json: string): Verdict {
  const answer = jsonOr(json);
  const told = report.safeParse(answer);
  if (!told.success) {
    const why = refusal.safeParse(answer);
    return { outcome: 'unknown', says: `✗ AUDITORÍA NO HECHA: el registro no contesta${because(why.data?.message)}` };
  }
  const grave = Object.entries(told.data.vulnerabilities).filter(([, { severity }]) => GRAVE.has(severity));
  if (grave.length === 0) {
    return { outcome: 'clean', says: `✓ ${told.data.metadata.dependencies.prod} dependencias, 0 fallos graves` };
  }
  const names = grave.map(([name, { severity }]) => `${name} (${severity})`).join(', ');
  return { outcome: 'holes', says: `✗ fallos graves en ${names}: npm audit fix, o cambia la dependencia` };
}

/** The first words only: an address of a registry is nobody's news. */
function because(message: string | undefined): string {
  return message === undefined ? '' : ` (${message.split(' - ')[0] ?? ''})`;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
