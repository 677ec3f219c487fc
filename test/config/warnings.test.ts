import { expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';
import type { Config } from '../../src/config.ts';
import { warnings } from '../../src/config/warnings.ts';
import type { Channel } from '../../src/domain.ts';
import { banner } from '../../src/main/banner.ts';

const base = loadConfig({});
const [shop] = base.tenants;
const { whatsapp } = loadConfig({
  WHATSAPP_ACCESS_TOKEN: 'x'.repeat(60),
  WHATSAPP_APP_SECRET: 'f'.repeat(32),
  WHATSAPP_VERIFY_TOKEN: 'v',
  WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9',
});
const own: Channel = { provider: 'whatsapp', phoneNumberId: '301', accessTokenEnv: 'FILO_TOKEN' };
const keyless: Channel = { provider: 'whatsapp', phoneNumberId: '302' };
const businesses = [
  { ...shop!, id: 'filo', channels: [own] },
  { ...shop!, id: 'dental', channels: [keyless] },
];
const named: Config['named'] = new Map([['FILO_TOKEN', whatsapp.accessToken!]]);
const told = (config: Config): string[] => warnings(config).map(({ what }) => what);
const shown = (config: Config): string =>
  banner({ config, url: 'http://here', simulated: true, demoSecret: undefined, stop: () => Promise.resolve() }, 1);

it('nothing of what is shipped', () => {
  expect(told(base)).toEqual([]);
  expect(shown(base)).toContain('modo demo');
});

it('a token and words that would go out in clear', () => {
  const of = (url: string) => told({ ...base, whatsapp: loadConfig({ WHATSAPP_API_BASE_URL: url }).whatsapp });
  expect(of('http://10.0.0.1')).toEqual([expect.stringContaining('van sin cifrar a 10.0.0.1')]);
  expect(of('http://127.0.0.1:9')).toEqual([]);
  expect(of('https://graph.example')).toEqual([]);
});

it('an address to join by that nobody is told', () => {
  const services = shop!.services.map((service) => ({ ...service, joinUrl: 'https://meet.example/a' }));
  const virtual = services.filter(({ modality }) => modality === 'virtual').length;
  const said = told({ ...base, tenants: [{ ...shop!, services }] });
  expect(said).toHaveLength(services.length - virtual);
  expect(said[0]).toContain('tiene joinUrl y no es virtual');
});

it('a number without a token beside one that has its own', () => {
  const known = { ...base.whatsapp, verifyToken: whatsapp.verifyToken! };
  const mixed: Config = { ...base, named, tenants: businesses, whatsapp: known };
  expect(told(mixed)).toEqual([expect.stringContaining('302 de dental no tiene token')]);
  expect(shown(mixed)).toMatch(/⚠ el número 302 de dental/);
  expect(shown(mixed)).not.toContain('nada sale de esta máquina');
  expect(shown(mixed)).toContain('número 301 y 1 más');
  const played: Channel = { ...keyless, provider: 'simulated' };
  expect(told({ ...mixed, tenants: [businesses[0]!, { ...shop!, channels: [played] }] })).toEqual([]);
  expect(told({ ...base, tenants: [businesses[1]!] })).toEqual([]);
});

it("a secret that cannot be Meta's, where Meta itself is called", () => {
  const [real] = businesses;
  const secret = loadConfig({ WHATSAPP_APP_SECRET: 'abc' }).whatsapp.appSecret!;
  const cut = { ...whatsapp, appSecret: secret, baseUrl: 'https://graph.facebook.com' };
  expect(told({ ...base, named, tenants: [real!], whatsapp: cut })).toEqual([
    expect.stringContaining('app secret de filo'),
  ]);
  expect(told({ ...base, named, tenants: [real!], whatsapp: { ...cut, baseUrl: 'http://127.0.0.1:9' } })).toEqual([]);
  expect(told({ ...base, named, tenants: [real!], whatsapp: { ...whatsapp, baseUrl: cut.baseUrl } })).toEqual([]);
});

it('a token that is cut off, and a webhook that Meta cannot be told of', () => {
  const [real] = businesses;
  const of = (env: Record<string, string>) => {
    const here = { WHATSAPP_API_BASE_URL: 'http://127.0.0.1:9', WHATSAPP_APP_SECRET: 'f'.repeat(32) };
    const config = loadConfig({ ...here, WHATSAPP_VERIFY_TOKEN: 'v', ...env });
    const tenants = [{ ...real!, channels: [keyless] }];
    return { ...base, tenants, whatsapp: { ...config.whatsapp, baseUrl: 'https://graph.facebook.com' } };
  };
  expect(told(of({ WHATSAPP_ACCESS_TOKEN: `EAA${'x'.repeat(180)}` }))).toEqual([]);
  expect(told(of({ WHATSAPP_ACCESS_TOKEN: 'EAA' }))).toEqual([expect.stringContaining('token de filo parece cortado')]);
  expect(told(of({ WHATSAPP_ACCESS_TOKEN: `EAA${'x'.repeat(180)}`, WHATSAPP_VERIFY_TOKEN: '' }))).toEqual([
    expect.stringContaining('WHATSAPP_VERIFY_TOKEN'),
  ]);
  expect(told(of({ WHATSAPP_VERIFY_TOKEN: '' }))).toEqual([]);
});

it("the demo's secret where everybody can knock, and a store that forgets in production", () => {
  expect(told({ ...base, host: '0.0.0.0' })).toEqual([expect.stringContaining('clave de demostración')]);
  expect(told({ ...base, production: true, store: { kind: 'memory' } })).toEqual([
    expect.stringContaining('STORE=memory'),
  ]);
});
