/** Services told in a row, and then each with its hour. */
import type { TimeReading } from '../../time/index.ts';

/** A wish's own stretch of the message. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Where its own words hold the names of others, too. */
  readonly service?: string;
}

export interface Found {
  readonly from: number;
  readonly to: number;
  readonly service: string | undefined;
}

/** "Limpieza y flúor para el miércoles, la limpieza a las 9 y el flúor a las 10": two, whose hours come behind both. */
export function toldAgain(found: readonly Found[], times: readonly TimeReading[]): Stretch[] {
  const services = [...new Set(found.map(({ service }) => service))];
  const lastOf = (service: string | undefined) => found.findLastIndex((f) => f.service === service);
  const first = found.findIndex((f, i) => i < lastOf(f.service));
  const isAgain = (i: number): boolean => found.findIndex((f) => f.service === found[i]?.service) < i;
  const behind = times.every(({ hora }, i) => (hora !== undefined) === isAgain(i));
  if (first === -1 || !behind) return [];
  return services.flatMap((service, i) => {
    const own = found[lastOf(service)];
    // What stands before them all is said of the first, and the next ones have it from him.
    return own === undefined || service === undefined
      ? []
      : [{ from: i === 0 ? (found[0]?.from ?? 0) : own.from, to: own.to, service }];
  });
}
