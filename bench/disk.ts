import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WRITES = 300;
/** About what SQLite appends to its log for a small commit. */
const BLOCK = Buffer.alloc(4_096);

/**
 * Milliseconds of one small write that is on the disk, median, where the databases of the bench lie. The floor waits for
 * one a turn and nothing else much; this server shares them. A ratio between the two says little without it.
 */
export function syncedWriteMs(): number {
  const folder = mkdtempSync(join(tmpdir(), 'turno-disk-'));
  const file = openSync(join(folder, 'log'), 'w');
  const times = Array.from({ length: WRITES }, (_, n) => {
    const since = performance.now();
    writeSync(file, BLOCK, 0, BLOCK.length, n * BLOCK.length);
    fdatasyncSync(file);
    return performance.now() - since;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return times.sort((a, b) => a - b)[WRITES / 2] ?? 0;
}
