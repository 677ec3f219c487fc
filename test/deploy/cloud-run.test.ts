/** The description of the service against the program that it describes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig, type Environment } from '../../src/config.ts';
import { SETTING_NAMES } from '../../src/config/settings.ts';
import { SWEEP_VISIT_MS, WORK_VISIT_MS } from '../../src/conversation/visits.ts';
import { WAKE_UP_DEADLINE_MS } from '../../src/io/cloud-tasks.ts';
import { ask, listening, world } from '../app/harness.ts';
import { ROOT } from '../e2e/server.ts';
import { environment, readStages } from './image.ts';
import { readService, settingsOf, type Variable } from './service.ts';

const text = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const service = readService();
const { annotations } = service.spec.template.metadata;
const { containers, volumes, timeoutSeconds } = service.spec.template.spec;
const container = containers[0]!;
const guide = text('docs/deploy.md');
const folder = mkdtempSync(path.join(tmpdir(), 'turno-run-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('deploy/cloud-run.yaml', () => {
  it('names settings that exist, keys by reference only, and leaves PORT to Cloud Run', () => {
    const names = container.env.map(({ name }) => name);
    expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
    expect(names).not.toContain('PORT');
    const secret = ({ name }: Variable) => /TOKEN|SECRET|_KEY$/.test(name);
    expect(container.env.filter((one) => secret(one) !== (one.valueFrom !== undefined))).toEqual([]);
    expect(container.env.filter(secret).length).toBeGreaterThan(3);
  });

  it('makes, with the environment of the image and keys put in, a configuration without a problem', () => {
    const demo = text('fixtures/tenants/demo.json').replaceAll('"demo-', '"real-');
    writeFileSync(path.join(folder, 'tenants.json'), demo);
    const env: Environment = {
      ...environment(readStages(text('Dockerfile')).at(-1)!),
      ...settingsOf(service, 'x'.repeat(48)),
      PUBLIC_BASE_URL: 'https://turno.example',
      TENANTS_FILE: path.join(folder, 'tenants.json'),
    };
    expect(loadConfig(env)).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: container.ports[0]?.containerPort,
      store: { kind: 'firestore', project: 'PROJECT_ID' },
      sweep: 'external',
      cloudTasks: { queue: 'projects/PROJECT_ID/locations/REGION/queues/turno' },
    });
  });

  it('mounts the tenants file where the setting looks for it', () => {
    const [mount] = container.volumeMounts;
    const volume = volumes.find(({ name }) => name === mount?.name);
    const file = container.env.find(({ name }) => name === 'TENANTS_FILE')?.value;
    expect(`${mount?.mountPath ?? ''}/${volume?.secret.items[0]?.path ?? ''}`).toBe(file);
  });

  it('keeps the CPU after an answer and one process alive: the work begins when the webhook was answered', () => {
    expect(annotations['run.googleapis.com/cpu-throttling']).toBe('false');
    expect(Number(annotations['autoscaling.knative.dev/minScale'])).toBeGreaterThan(0);
  });

  it('probes routes that answer', async () => {
    const paths = [container.startupProbe.httpGet.path, container.livenessProbe.httpGet.path];
    expect(paths).toEqual(['/readyz', '/health']);
    await listening(world().deps, async (port) => {
      for (const probe of paths) expect((await ask(port, { path: probe })).status).toBe(200);
    });
  });

  it('cuts no visit of a scheduler or a queue before its end', () => {
    const deadline = /--attempt-deadline=(\d+)s/.exec(guide)?.[1];
    for (const ms of [timeoutSeconds * 1_000, Number(deadline) * 1_000, WAKE_UP_DEADLINE_MS]) {
      expect(ms).toBeGreaterThan(Math.max(SWEEP_VISIT_MS, WORK_VISIT_MS));
    }
  });
});

describe('docs/deploy.md', () => {
  it('makes every secret, the queue and the account that the description names', () => {
    const secrets = container.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.name ?? []);
    for (const name of [...secrets, ...volumes.map(({ secret }) => secret.secretName)]) {
      expect(guide).toContain(name);
    }
    expect(guide).toContain('gcloud tasks queues create turno ');
    expect(guide).toContain('gcloud iam service-accounts create turno ');
  });

  it('replaces every placeholder of the description', () => {
    const placeholders = new Set(
      text('deploy/cloud-run.yaml')
        .replace(/^#.*$/gm, '')
        .match(/\b(?:PROJECT_ID|REGION|TAG|PUBLIC_URL)\b/g),
    );
    for (const placeholder of placeholders) expect(guide).toContain(`s|${placeholder}|`);
    expect(placeholders.size).toBe(4);
  });

  it('is of the service that firebase.json sends visitors to', () => {
    const { hosting } = JSON.parse(text('firebase.json')) as {
      hosting: { rewrites: readonly { run: { serviceId: string; region: string } }[] };
    };
    expect(hosting.rewrites.map(({ run }) => run.serviceId)).toEqual([service.metadata.name]);
    expect(guide).toContain(hosting.rewrites[0]?.run.region);
  });
});
