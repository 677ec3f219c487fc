import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../domain.ts';

/**
 * The folder of a data file, made where it is missing. Step by step: `recursive` never ends where a folder says that it
 * does not exist as its answer to being made (/proc). Throws what the file system says.
 */
export function makeFolderOf(path: string): void {
  const folder = dirname(path);
  if (folder === path || isFolder(folder)) return;
  makeFolderOf(folder);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

/**
 * A folder for copies that name people: only we can read it, and who asks for it takes it away. One that a killed process
 * left behind goes a day later, when the next one is asked for.
 */
export function temporaryFolder(kind: string): string {
  const prefix = `turno-${kind}-`;
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const { mtimeMs, uid } = statSync(folder);
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const name of left) removeLeft(join(tmpdir(), name), { uid, before: mtimeMs - DAY_MS });
  return folder;
}

/** Only a folder of the same user: what stands under such a name in a place that all may write to may be anything. */
function removeLeft(path: string, { uid, before }: { uid: number; before: number }): void {
  try {
    const found = lstatSync(path);
    if (found.isDirectory() && found.uid === uid && found.mtimeMs < before) rmSync(path, { recursive: true });
  } catch {
    // Another process takes the same away at this moment: the next one looks again.
  }
}

/** Which file stands at a path; undefined: none. */
export function identityOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.dev} ${file.ino}`;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
