/**
 * What turns were decided with: a document for each version of a business, which is created once and never changes. A file
 * of thousands of services is more than a document holds as text: then it is packed.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Configuration } from '../../domain.ts';
import { StoreUnavailable } from '../../errors.ts';
import * as records from '../records.ts';
import { isConflict } from './client.ts';
import { LAYOUT, ours, type Paths } from './paths.ts';

/** Of the 1 MiB that a document may have, bytes. */
const TEXT_BYTES_MAX = 900_000;

/** Blind: who comes second finds it written, by another replica or by a try whose answer was lost. */
export async function keepConfiguration(paths: Paths, configuration: Configuration): Promise<void> {
  const ref = paths.configuration(configuration.tenant, configuration.version);
  try {
    await ref.create(configurationFields(configuration));
  } catch (error) {
    if (!isConflict(error)) throw error;
    if ((await ref.get()).exists) return;
    throw new StoreUnavailable('Firestore: a configuration could not be written. It is tried again by itself.');
  }
}

export async function configuration(paths: Paths, tenant: string, version: string): Promise<Configuration | undefined> {
  const data = ours((await paths.configuration(tenant, version).get()).data());
  return data && configurationOf(tenant, data);
}

export function configurationFields({ version, firstSeenAt, record }: Configuration) {
  const text = records.configurations.write(record);
  const whole = Buffer.byteLength(text) <= TEXT_BYTES_MAX;
  return { v: LAYOUT, version, firstSeenAt, record: whole ? text : deflateRawSync(text) };
}

export function configurationOf(tenant: string, data: DocumentData): Configuration {
  const { version, firstSeenAt, record } = data as { version: string; firstSeenAt: number; record: string | Buffer };
  const text = typeof record === 'string' ? record : inflateRawSync(record).toString();
  return { tenant, version, firstSeenAt, record: records.configurations.read(text, `${tenant}, ${version}`) };
}
