/** deploy/cloud-run.yaml, read. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../e2e/server.ts';

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}
interface Probe {
  readonly httpGet: { readonly path: string };
}
export interface Service {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly template: {
      readonly metadata: { readonly annotations: Readonly<Record<string, string>> };
      readonly spec: {
        readonly timeoutSeconds: number;
        readonly containers: readonly {
          readonly ports: readonly { readonly containerPort: number }[];
          readonly env: readonly Variable[];
          readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
          readonly startupProbe: Probe;
          readonly livenessProbe: Probe;
        }[];
        readonly volumes: readonly {
          readonly name: string;
          readonly secret: { readonly secretName: string; readonly items: readonly { readonly path: string }[] };
        }[];
      };
    };
  };
}

export function readService(): Service {
  return parse(readFileSync(path.join(ROOT, 'deploy/cloud-run.yaml'), 'utf8')) as Service;
}

/** What the process finds in its environment, every secret being `secret`. */
export function settingsOf(service: Service, secret: string): Record<string, string> {
  const { env } = service.spec.template.spec.containers[0] ?? { env: [] };
  return Object.fromEntries(env.map(({ name, value }) => [name, value ?? secret]));
}
