import { connect } from 'node:net';

/** Writes `first`, then a drop of it every so often as long as anybody listens; how long that was, ms. */
export function dribbling(
  port: number,
  first: string,
  drop: { readonly text: string; readonly everyMs: number },
): Promise<number> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(first);
  const timer = setInterval(() => socket.write(drop.text), drop.everyMs);
  socket.on('error', () => undefined);
  socket.resume();
  return new Promise((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(performance.now() - began);
    });
  });
}
