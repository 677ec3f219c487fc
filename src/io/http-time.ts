/** How long a call may last, and who ends it: apart from undici, which `http.ts` loads. */
import type { Dispatcher } from 'undici';

/** Codes of calls whose time was over: before a connection was free, and on their way. */
export const NEVER_SENT = 'ERR_NEVER_SENT';
const TIME_OVER = 'ERR_TIME_OVER';

/**
 * The end of a call: its own time, from the call to the last byte, or a caller who leaves. What is under way is cut; what
 * waits for a connection until then never goes out. A timer for each costs less than a signal would.
 */
export function waitFor(
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal?: AbortSignal },
  call: Promise<unknown>,
  reject: (error: Error) => void,
): { goesOut(controller: Dispatcher.DispatchController): void } {
  let sent: Dispatcher.DispatchController | undefined;
  let over: Error | undefined;
  const end = (error: Error) => {
    over = error;
    sent?.abort(error);
    reject(error);
  };
  const timer = setTimeout(() => {
    const what = sent ? `no whole answer within ${timeoutMs} ms` : `no connection within ${timeoutMs} ms`;
    end(Object.assign(new Error(what), { code: sent ? TIME_OVER : NEVER_SENT }));
  }, timeoutMs);
  const leave = () => {
    end(signal?.reason instanceof Error ? signal.reason : new Error('nobody waits for it any more'));
  };
  const stay = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  };
  call.then(stay, stay);
  if (signal?.aborted === true) leave();
  else signal?.addEventListener('abort', leave);
  return {
    goesOut: (controller) => {
      sent = controller;
      if (over) controller.abort(over);
    },
  };
}
