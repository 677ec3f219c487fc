/**
 * The floor on Firestore: node:http, JSON, a switch on the stored step, one conditional batch a turn, undici out. No
 * signature, no deduplication, no record of what was said, no second look when an answer of the database is lost.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';
import { connect } from '../src/state/firestore/client.ts';
import { answerParent } from './child.ts';
import { countCalls } from './firestore-calls.ts';
import { answer, senderOf } from './floor-words.ts';

const calls = countCalls();
const project = process.env['GOOGLE_CLOUD_PROJECT'] ?? '';
const client = connect({ project, emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '' });
const { db } = client;
const graph = new Pool(process.env['WHATSAPP_API_BASE_URL'] ?? '', { connections: 256 });

async function turn(from: string): Promise<number> {
  const ref = db.doc(`conversations/${from}`);
  const before = await ref.get();
  const step = Number(before.get('step') ?? 0);
  const batch = db.batch();
  if (before.updateTime === undefined) batch.create(ref, { step: 1 });
  else batch.update(ref, { step: step + 1 }, { lastUpdateTime: before.updateTime });
  await batch.commit();
  return step;
}

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const from = senderOf(Buffer.concat(chunks).toString());
    void turn(from).then(async (step) => {
      res.end();
      const body = JSON.stringify({ messaging_product: 'whatsapp', to: from, ...answer(step) });
      const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
      const sent = await graph.request({ method: 'POST', path: '/v23.0/1/messages', headers, body });
      await sent.body.dump();
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
answerParent({ compact: () => Promise.resolve(), stop: () => client.close(), calls });
