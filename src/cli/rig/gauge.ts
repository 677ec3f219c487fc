/** Counts the calls that are under way, so that a run can tell when nothing is. */
export interface Gauge {
  busy(): number;
  /** The same port, each call of it counted until it has settled. */
  watched<T extends object>(port: T): T;
}

export function createGauge(): Gauge {
  let busy = 0;
  const counted = async (call: () => unknown): Promise<unknown> => {
    busy += 1;
    try {
      return await call();
    } finally {
      busy -= 1;
    }
  };
  return { busy: () => busy, watched: (port) => aroundCalls(port, counted) };
}

/** A port with something around each of its methods, all of which return promises. */
export function aroundCalls<T extends object>(
  port: T,
  around: (call: () => unknown, method: string) => Promise<unknown>,
): T {
  return new Proxy(port, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => around((): unknown => Reflect.apply(member, target, args), String(name));
    },
  });
}
