/** The sandbox's links in memory, each change on disk before anybody sees it. */
import { reasonOf, ServiceFailure } from '../errors.ts';
import type { SandboxLink, SandboxState } from './sandbox-state.ts';

export interface Book {
  readonly all: () => Promise<readonly SandboxLink[]>;
  readonly get: (id: string) => Promise<SandboxLink | undefined>;
  /** The same for every try of the same key: the link that is there for it stays as it is. */
  readonly create: (link: SandboxLink) => Promise<SandboxLink>;
  /** Kept before it is seen by anybody. `next` sees it as it is now, and gives it back where nothing changes. */
  readonly change: (id: string, next: (link: SandboxLink) => SandboxLink) => Promise<SandboxLink>;
}

/** One change at a time: each is based on the one before, and on disk before the next. */
export function createBook(state: SandboxState): Book {
  let loaded: Promise<Map<string, SandboxLink>> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const links = (): Promise<Map<string, SandboxLink>> =>
    (loaded ??= state.load().then(
      (all) => new Map(all.map((link) => [link.id, link])),
      (error: unknown) => {
        loaded = undefined;
        throw unkept(error);
      },
    ));
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  const keep = async (link: SandboxLink): Promise<SandboxLink> => {
    await state.put(link).catch((error: unknown) => {
      throw unkept(error);
    });
    (await links()).set(link.id, link);
    return link;
  };
  return {
    all: async () => [...(await links()).values()],
    get: async (id) => (await links()).get(id),
    create: (link) =>
      alone(async () => [...(await links()).values()].find(({ key }) => key === link.key) ?? keep(link)),
    change: (id, next) =>
      alone(async () => {
        const link = (await links()).get(id);
        if (link === undefined) throw refused(`the sandbox has no link ${id}`);
        const changed = next(link);
        return changed === link ? link : keep(changed);
      }),
  };
}

/** What is not covered yet by approved payments. */
export function openMinor(link: SandboxLink): number {
  const paid = link.payments.filter((p) => p.status === 'approved').reduce((sum, p) => sum + p.amountMinor, 0);
  return Math.max(0, link.amountMinor - paid);
}

/** It will never work: what is asked for does not exist or is over. */
export function refused(message: string): ServiceFailure {
  return new ServiceFailure(message, { retryable: false });
}

function unkept(cause: unknown): ServiceFailure {
  return new ServiceFailure(`the sandbox could not read or keep its payments: ${reasonOf(cause)}`, {
    retryable: true,
    cause,
  });
}
