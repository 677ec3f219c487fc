import type { Tenant } from '../../../domain.ts';
import { readText } from '../words/text.ts';
import { SEVERAL } from '../words/words.ts';

/** "Plan 3 sesiones", "plan de 3 sesiones": what a service counts in its own name is one of it. */
export function withoutCounted(norm: string, tenant: Tenant | undefined): string {
  return (tenant?.services ?? []).reduce((said, { name }) => {
    const [, kind, counted] = COUNTED_IN_NAME.exec(readText(name).norm) ?? [];
    if (kind === undefined || counted === undefined) return said;
    return said.replaceAll(new RegExp(` ${kind} (?:(?:de|of|com|con|with) )?${counted}(?= )`, 'g'), ` ${kind}`);
  }, norm);
}
const COUNTED_IN_NAME = new RegExp(` ([a-z]+) (?:(?:de|of|com|con|with) )?(${SEVERAL} [a-z]+)(?= )`);
