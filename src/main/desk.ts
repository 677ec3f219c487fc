import { isLive, type Config } from '../config.ts';
import { ServiceFailure } from '../errors.ts';
import type { DeskPort, Log } from '../ports.ts';
import { createSimulatedDesk } from '../simulated/desk.ts';

/**
 * No desk is connected in this version. Who tries the product sees what one would get; real customers hear that nobody
 * could be told, at once, and whoever operates the server reads of each who asked (must-hold 73).
 */
export function deskOf(config: Config, log: Log): DeskPort {
  const simulated = createSimulatedDesk();
  return {
    open: async (request) => {
      const { conversation, handoff, tenant } = request;
      const line = { conversation, reason: handoff.reason };
      if (isLive(config, tenant)) {
        log.error('handoff.unheard', line);
        throw new ServiceFailure('no desk is connected: nobody was told', { retryable: false });
      }
      await simulated.open(request);
      log.info('handoff.opened', line);
    },
  };
}
