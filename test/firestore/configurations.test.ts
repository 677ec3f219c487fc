/** What turns were decided with, in documents that have their limits. */
import { describe, expect, it } from 'vitest';
import type { Configuration } from '../../src/domain.ts';
import { connect } from '../../src/state/firestore/client.ts';
import { pathsOf } from '../../src/state/firestore/paths.ts';
import { TENANT, configuration } from '../contracts/store/fixtures.ts';
import { emulatorHost, freshProject, onEmulator, openStore } from './kit.ts';

/** More text than the 1 MiB of a document. */
const SERVICES = 20_000;

/** A configuration that no file of a real business comes near. */
function huge(): Configuration {
  const service = (n: number) => ({
    ...{ id: `servicio-${n}`, name: `Servicio número ${n}`, branchIds: ['centro'], modality: 'presencial' as const },
    ...{ durationMinutes: 30, priceMinor: 1_000 + n },
  });
  return configuration('v1', { services: Array.from({ length: SERVICES }, (_, n) => service(n)) });
}

describe.skipIf(emulatorHost === undefined)(onEmulator('a configuration on Firestore'), () => {
  it('of more text than a document holds is kept all the same: no turn waits for a smaller file', async () => {
    const store = await openStore(freshProject());
    await store.keepConfiguration(huge());
    expect(await store.configuration(TENANT, 'v1')).toEqual(huge());
    await store.close();
  });

  it('is text that people can read, where it fits', async () => {
    const project = freshProject();
    const store = await openStore(project);
    await store.keepConfiguration(configuration('v1'));
    const client = connect({ project, emulatorHost: emulatorHost! });
    const stored = await pathsOf(client.db).configuration(TENANT, 'v1').get();
    expect(JSON.parse(String(stored.get('record')))).toEqual(configuration('v1').record);
    await Promise.all([store.close(), client.close()]);
  });
});
