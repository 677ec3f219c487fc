import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

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

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
