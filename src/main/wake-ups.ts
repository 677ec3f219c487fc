import type { AppDeps } from '../app.ts';
import type { Config } from '../config.ts';
import type { Engine } from '../conversation.ts';
import { createVisits } from '../conversation/visits.ts';
import type { WakeUps } from '../ports.ts';
import type { World } from './wiring.ts';

/** Who wakes this process, where it may be asleep: absent where it wakes itself, or where the sweeper is enough. */
export async function wakeUpsOf({ config, clock, http, log, metrics }: World): Promise<WakeUps | undefined> {
  const { cloudTasks, publicBaseUrl, internalToken, google } = config;
  if (config.sweep !== 'external' || !cloudTasks || publicBaseUrl === undefined || !internalToken) return undefined;
  const { cloudTasksUrl, createCloudTasks, googleAccessToken } = await import('../io/cloud-tasks.ts');
  const { queue, emulatorHost } = cloudTasks;
  // An emulator asks for no credential.
  const access = emulatorHost === undefined ? { accessToken: googleAccessToken(queue, google.credentialsFile) } : {};
  const target = { baseUrl: publicBaseUrl, token: internalToken.reveal() };
  const apiUrl = cloudTasksUrl(emulatorHost);
  return createCloudTasks({ queue, apiUrl, ...access, target, http, clock, log, metrics });
}

/** The routes of those who wake it. */
export function internalOf(
  { config, store, clock }: Pick<World, 'config' | 'store' | 'clock'>,
  engine: Pick<Engine, 'sweep' | 'wake' | 'rest'>,
  tenantOf: (id: string) => Config['tenants'][number] | undefined,
): AppDeps['internal'] {
  if (config.sweep !== 'external' || !config.internalToken) return undefined;
  const visits = createVisits({ engine, store, clock, tenantOf });
  return { token: config.internalToken.reveal(), ...visits };
}
