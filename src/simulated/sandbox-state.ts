/** Links and payments of the sandbox provider, kept so that a restart leaves every link alive. */
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const paymentSchema = z.object({
  id: z.string(),
  status: z.enum(['pending', 'approved', 'rejected', 'cancelled', 'refunded', 'charged_back']),
  amountMinor: z.number().int(),
  /** Changes reported so far, and whether our webhook took the last report. */
  changes: z.number().int(),
  reported: z.boolean(),
});
const linkSchema = z.object({
  id: z.string(),
  /** `<order id>:<attempt>`. */
  key: z.string(),
  tenant: z.string(),
  conversation: z.string(),
  business: z.string(),
  locale: z.string(),
  title: z.string(),
  amountMinor: z.number().int(),
  currency: z.string(),
  /** Epoch ms. */
  expiresAt: z.number(),
  payments: z.array(paymentSchema).readonly(),
});
export type SandboxPayment = Readonly<z.infer<typeof paymentSchema>>;
export type SandboxLink = Readonly<z.infer<typeof linkSchema>>;

export interface SandboxState {
  /** Called once, before anything else. */
  load(): Promise<readonly SandboxLink[]>;
  /** Resolves when the link, whole, outlives the process. Calls do not overlap. */
  put(link: SandboxLink): Promise<void>;
}

/** For tests and dialogues: gone with the process. */
export function createMemoryState(links: readonly SandboxLink[] = []): SandboxState {
  const kept = new Map(links.map((link) => [link.id, link]));
  return {
    load: () => Promise.resolve([...kept.values()]),
    put: (link) => {
      kept.set(link.id, link);
      return Promise.resolve();
    },
  };
}

/** Older ones are forgotten at a start: a demo left running for years stays small. */
const LINKS_KEPT_MAX = 10_000;

/** One JSON line a change, the last one of a link counts; rewritten without the older ones at each start. */
export function createFileState(path: string): SandboxState {
  return {
    load: async () => {
      await mkdir(dirname(path), { recursive: true });
      const known = new Map(linesOf(await textOf(path)).map((link) => [link.id, link]));
      const links = [...known.values()].slice(-LINKS_KEPT_MAX);
      const fresh = `${path}.new`;
      await writeFile(fresh, links.map(lineOf).join(''), { flush: true });
      await rename(fresh, path);
      return links;
    },
    put: async (link) => {
      const file = await open(path, 'a');
      try {
        await file.writeFile(lineOf(link));
        await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}

/** It begins a line of its own: what a full disk cut before it, in mid-line, is no part of it. */
function lineOf(link: SandboxLink): string {
  return `\n${JSON.stringify(link)}\n`;
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** A line cut by a crash or a full disk was never acknowledged: it is left out, and so is an empty one. */
function linesOf(text: string): readonly SandboxLink[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [linkSchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
