/** Webhooks that are refused, or acknowledged without a row, told to whoever reads the log; and a clock that is wrong. */
import { MINUTE_MS } from '../domain.ts';
import type { Clock, Log } from '../ports.ts';

/** One line a minute and reason: who floods us does not flood the log. */
const TOLD_EVERY_MS = 60_000;

/** What the one who deploys has most likely mistyped. */
const FIXES: Readonly<Record<string, string>> = {
  bad_signature:
    'WHATSAPP_APP_SECRET (or what appSecretEnv of a channel names) is not the secret of the app that signs, or somebody else is knocking',
  unknown_number: 'its phone_number_id is in no channel of TENANTS_FILE: nothing of it was stored',
  too_old:
    "it was sent more than a week ago by Meta's clock, and nothing of it was stored: is this machine's clock right (timedatectl)?",
};

/** Call it for each; `count` of a line is how many came since the one before it. */
export function refusalLog(log: Pick<Log, 'warn'>, clock: Pick<Clock, 'now'>): (reason: string) => void {
  const told = new Map<string, { readonly until: number; untold: number }>();
  return (reason) => {
    const fix = FIXES[reason];
    if (fix === undefined) return;
    const now = clock.now();
    const last = told.get(reason);
    if (last !== undefined && now < last.until) {
      last.untold += 1;
      return;
    }
    told.set(reason, { until: now + TOLD_EVERY_MS, untold: 0 });
    log.warn('webhook.refused', { reason, count: 1 + (last?.untold ?? 0), fix });
  };
}

/** Told once a minute. By a clock that is behind, "mañana" is another day than the customer's. */
export function clockLog(log: Pick<Log, 'warn'>, clock: Pick<Clock, 'now'>): (behindMs: number) => void {
  let quietUntil = -Infinity;
  return (behindMs) => {
    const now = clock.now();
    if (now < quietUntil) return;
    quietUntil = now + TOLD_EVERY_MS;
    const fix = "set this machine's clock (timedatectl): what customers say of today and tomorrow is reckoned by it";
    log.warn('clock.behind', { minutes: Math.round(behindMs / MINUTE_MS), fix });
  };
}
