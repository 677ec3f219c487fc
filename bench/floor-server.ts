/**
 * The floor: the least that could carry such a conversation. node:http, JSON, a switch on the stored step, one UPDATE
 * a turn with synchronous=FULL, undici out. No signature, no deduplication, no record, nothing survives a crash.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'undici';
import { answerParent } from './child.ts';
import { answer, senderOf } from './floor-words.ts';

const db = new DatabaseSync(process.env['SQLITE_PATH'] ?? ':memory:');
db.exec(
  'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE IF NOT EXISTS conversation (id TEXT PRIMARY KEY, step INTEGER NOT NULL) STRICT, WITHOUT ROWID',
);
const select = db.prepare('SELECT step FROM conversation WHERE id = ?');
const upsert = db.prepare(
  'INSERT INTO conversation (id, step) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET step = excluded.step',
);
const graph = new Pool(process.env['WHATSAPP_API_BASE_URL'] ?? '', { connections: 256 });

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const from = senderOf(Buffer.concat(chunks).toString());
    const step = Number(select.get(from)?.['step'] ?? 0);
    upsert.run(from, step + 1);
    res.end();
    const body = JSON.stringify({ messaging_product: 'whatsapp', to: from, ...answer(step) });
    void graph
      .request({
        method: 'POST',
        path: '/v23.0/1/messages',
        headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        body,
      })
      .then((response) => response.body.dump());
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
answerParent({ compact: () => Promise.resolve(), stop: () => Promise.resolve() });
