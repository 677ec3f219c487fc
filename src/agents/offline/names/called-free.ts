/** "Evaluación gratuita para mañana": a service that is called so, and no question of whether it costs anything. */
import type { Tenant } from '../../../domain.ts';
import { readText } from '../words/text.ts';

const FREE = / (?:gratis|gratuit[oa]|sin cargo|sin costo|free)(?= )/;

/** What is said, for the rules: the names of what is sold lose their "free". */
export function withoutFree(norm: string, tenant: Tenant | undefined): string {
  if (tenant === undefined || !FREE.test(norm)) return norm;
  return tenant.services.reduce((said, { name }) => {
    const called = readText(name).norm;
    return FREE.test(called) ? said.replaceAll(called, called.replace(FREE, '')) : said;
  }, norm);
}
