/**
 * What no single value shows: references, duplicates, hours against each other, prices against the currency. They read
 * the file loosely, so that a mistake of shape in one place does not hide these in another: all problems come at once.
 */
import { z } from 'zod';
import { dueMinor, isCurrency, parsePrice, priceDecimals } from '../domain.ts';
import type { ConfigProblem } from '../errors.ts';
import { CODES, place } from '../config/problems.ts';
import type { Path, Rule } from '../config/problems.ts';
import { isTime } from './shape.ts';

const text = z.string().optional().catch(undefined);
/** As it will be read: without blanks around it. */
const trimmed = z.string().trim().optional().catch(undefined);
const texts = z.array(text).catch([]);
const list = <S extends z.ZodType>(shape: S) => z.array(shape).catch([]);
const week = z.record(z.string(), list(z.tuple([z.string(), z.string()]).optional().catch(undefined))).catch({});
const looseTenant = z
  .object({
    id: text,
    currency: text,
    channels: list(z.object({ provider: text, phoneNumberId: trimmed }).catch({})),
    branches: list(z.object({ id: text, openingHours: week }).catch({ openingHours: {} })),
    categories: list(z.object({ id: text }).catch({})),
    services: list(z.object({ id: text, categoryId: text, branchIds: texts, price: text }).catch({ branchIds: [] })),
    professionals: list(
      z
        .object({ id: text, branchIds: texts, serviceIds: texts, hours: week })
        .catch({ branchIds: [], serviceIds: [], hours: {} }),
    ),
    booking: z
      .object({
        deposit: z.object({ amount: text, percent: z.number().optional().catch(undefined) }).catch({}),
        paymentBeforeBooking: text,
      })
      .catch({ deposit: {} }),
  })
  .catch({
    channels: [],
    branches: [],
    categories: [],
    services: [],
    professionals: [],
    booking: { deposit: {} },
  });
const looseFile = z.object({ tenants: list(looseTenant) }).catch({ tenants: [] });
type Loose = z.output<typeof looseTenant>;
type Report = (path: Path, rule: Rule) => void;

export function crossCheck(raw: unknown, source: string): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const report: Report = (path, rule) => void problems.push({ where: place(source, path), ...rule });
  const { tenants } = looseFile.parse(raw);
  tenants.forEach((tenant, i) => {
    const here: Report = (path, rule) => {
      report(['tenants', i, ...path], rule);
    };
    references(tenant, here);
    uniqueIds(tenant, here);
    hours(tenant, here);
    prices(tenant, here);
  });
  unique(
    tenants.map(({ id }, i) => ({ id, path: ['tenants', i, 'id'] })),
    report,
  );
  phoneNumbers(tenants, report);
  return problems;
}

function references(tenant: Loose, report: Report): void {
  const ids = {
    branches: idsOf(tenant.branches),
    categories: idsOf(tenant.categories),
    services: idsOf(tenant.services),
  };
  const point = (kind: keyof typeof ids, id: string | undefined, path: Path): void => {
    if (id === undefined || ids[kind].has(id)) return;
    const known = [...ids[kind]].join(', ');
    report(path, {
      code: CODES.dangling,
      what: `"${id}" no está en ${kind}`,
      fix: known === '' ? `añádelo a ${kind} o quítalo de aquí` : `usa uno de: ${known}; o añádelo a ${kind}`,
    });
  };
  tenant.services.forEach((service, i) => {
    point('categories', service.categoryId, ['services', i, 'categoryId']);
    service.branchIds.forEach((id, n) => {
      point('branches', id, ['services', i, 'branchIds', n]);
    });
  });
  tenant.professionals.forEach((professional, i) => {
    professional.branchIds.forEach((id, n) => {
      point('branches', id, ['professionals', i, 'branchIds', n]);
    });
    professional.serviceIds.forEach((id, n) => {
      point('services', id, ['professionals', i, 'serviceIds', n]);
    });
  });
}

function idsOf(items: readonly { id?: string | undefined }[]): Set<string> {
  return new Set(items.flatMap(({ id }) => (id === undefined ? [] : [id])));
}

function uniqueIds(tenant: Loose, report: Report): void {
  for (const kind of ['branches', 'categories', 'services', 'professionals'] as const) {
    unique(
      tenant[kind].map(({ id }, i) => ({ id, path: [kind, i, 'id'] })),
      report,
    );
  }
}

function unique(items: readonly { id?: string | undefined; path: Path }[], report: Report): void {
  const seen = new Set<string>();
  for (const { id, path } of items) {
    if (id === undefined) continue;
    if (seen.has(id)) {
      report(path, {
        code: CODES.duplicate,
        what: `el identificador "${id}" está repetido`,
        fix: 'dale otro a uno de los dos',
      });
    }
    seen.add(id);
  }
}

function hours(tenant: Loose, report: Report): void {
  tenant.branches.forEach((branch, i) => {
    weekHours(branch.openingHours, ['branches', i, 'openingHours'], report);
  });
  tenant.professionals.forEach((professional, i) => {
    weekHours(professional.hours, ['professionals', i, 'hours'], report);
  });
}

function weekHours(written: Loose['professionals'][number]['hours'], path: Path, report: Report): void {
  for (const [day, intervals] of Object.entries(written)) {
    let last = '';
    intervals.forEach((interval, n) => {
      // An hour that is none is told by its shape: it says nothing of the others.
      if (interval === undefined || !interval.every(isTime)) return;
      const rule = intervalRule(interval, last);
      if (rule !== undefined) report([...path, day, n], { code: CODES.hours, ...rule });
      last = interval[1];
    });
  }
}

/** 'HH:MM' compares as text. The previous interval's end is '' at the start of a day. */
function intervalRule([from, to]: readonly [string, string], last: string): Omit<Rule, 'code'> | undefined {
  const written = `["${from}", "${to}"]`;
  if (from >= to) {
    return {
      what: `${written} termina antes de empezar`,
      fix:
        to === '00:00'
          ? 'si termina a medianoche, escribe "24:00"'
          : 'pon el comienzo antes del final; si pasa de medianoche, pártelo en dos días',
    };
  }
  if (from < last)
    return {
      what: `${written} se pisa con el intervalo anterior, o está antes que él`,
      fix: 'ordena los intervalos y sepáralos',
    };
  if (!/[05]$/.test(from))
    return { what: `${written} no empieza en un múltiplo de 5 minutos`, fix: 'empieza en :00, :05, :10 …' };
  return undefined;
}

function prices(tenant: Loose, report: Report): void {
  const { currency } = tenant;
  if (currency === undefined || !isCurrency(currency)) return;
  const check = (price: string | undefined, path: Path): void => {
    if (price === undefined || parsePrice(price, currency) !== undefined) return;
    report(path, {
      code: CODES.price,
      what: `${JSON.stringify(price)} no es un precio en ${currency}`,
      fix: `escribe las cifras con punto decimal y ${priceDecimals(currency).join(' o ')} decimales, por ejemplo "${exampleOf(currency)}"`,
    });
  };
  tenant.services.forEach(({ price }, i) => {
    check(price, ['services', i, 'price']);
  });
  const { deposit } = tenant.booking;
  check(deposit.amount, ['booking', 'deposit', 'amount']);
  if (tenant.booking.paymentBeforeBooking !== 'deposit') return;
  for (const [key, due] of [
    ['amount', deposit.amount === undefined ? undefined : parsePrice(deposit.amount, currency)],
    ['percent', deposit.percent === undefined ? undefined : lowestDeposit(tenant, deposit.percent)],
  ] as const) {
    if (due === 0) report(['booking', 'deposit', key], NO_DEPOSIT);
  }
}

/** A link for nothing would be sent, and nobody could pay it. */
const NO_DEPOSIT: Rule = {
  code: CODES.price,
  what: 'la seña queda en 0 y no se podría cobrar',
  fix: 'pon una seña mayor que 0 para cada servicio con precio, o "paymentBeforeBooking": "none"',
};

/** The deposit of the cheapest service that costs something, minor units. */
function lowestDeposit({ services, currency = '' }: Loose, percent: number): number | undefined {
  const priced = services.flatMap(({ price = '' }) => parsePrice(price, currency) ?? []).filter((price) => price > 0);
  return priced.length === 0 ? undefined : dueMinor(Math.min(...priced), { percent });
}

function exampleOf(currency: string): string {
  const digits = priceDecimals(currency)[0] ?? 0;
  return digits === 0 ? '12000' : `12000.${'0'.repeat(digits)}`;
}

/**
 * The number written to finds the tenant of a webhook: one number, one business, per provider. A simulated number is one of
 * Meta's that is played: where a copy of a business for trying something out kept the real number, real customers would be
 * the copy's, and its answers go to nobody.
 */
function phoneNumbers(tenants: readonly Loose[], report: Report): void {
  const owners = new Map<string, string>();
  tenants.forEach((tenant, i) => {
    tenant.channels.forEach(({ provider, phoneNumberId }, n) => {
      if (phoneNumberId === undefined) return;
      const key = `${provider === 'simulated' ? 'whatsapp' : (provider ?? '')} ${phoneNumberId}`;
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, tenant.id ?? `tenants[${i}]`);
      else {
        report(['tenants', i, 'channels', n, 'phoneNumberId'], {
          code: CODES.phoneNumber,
          what: `"${phoneNumberId}" ya es de ${owner}`,
          fix: 'da a cada negocio su propio número: por él se sabe a quién escriben',
        });
      }
    });
  });
}
