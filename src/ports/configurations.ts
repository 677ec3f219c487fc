/** What turns were decided with. A part of the store, and imported by way of `ports.ts`. */
import type { Configuration } from '../domain.ts';

/** Kept for ever: turns are, and each names its own. They are few (one for each edit of a business's entry) and small. */
export interface ConfigurationsPort {
  /** Before the first turn that names it. The first one stays; again is harmless. */
  keepConfiguration(configuration: Configuration): Promise<void>;
  configuration(tenant: string, version: string): Promise<Configuration | undefined>;
}
