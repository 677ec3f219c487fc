import type { Tenant } from '../../../domain.ts';
import { singular } from '../names/called.ts';
import { partsOf } from '../names/name-words.ts';
import { readText } from '../words/text.ts';
import { SEVERAL } from '../words/words.ts';

/** "Plan 3 sesiones", "plan de 3 sesiones", "cambiar los 4 neumáticos": what a service counts in its own name is one of it. */
export function withoutCounted(norm: string, tenant: Tenant | undefined): string {
  const services = tenant?.services ?? [];
  return services.reduce((said, service) => {
    const { kind, counted, thing } = COUNTED_IN_NAME.exec(readText(service.name).norm)?.groups ?? {};
    if (kind === undefined || counted === undefined || thing === undefined) return said;
    const one = said.replaceAll(
      new RegExp(` ${kind} (?:(?:de|of|com|con|with) )?${counted} ${thing}(?= )`, 'g'),
      ` ${kind}`,
    );
    // "3 sesiones" are as many where one alone is sold, too.
    const alone = services.some(
      (other) => other !== service && partsOf(other).some((part) => singular(part) === singular(thing)),
    );
    return alone ? one : one.replaceAll(` ${counted} ${thing} `, ` ${thing} `);
  }, norm);
}
const COUNTED_IN_NAME = new RegExp(
  ` (?<kind>[a-z]+) (?:(?:de|of|com|con|with) )?(?<counted>${SEVERAL}) (?<thing>[a-z]+)(?= )`,
);
