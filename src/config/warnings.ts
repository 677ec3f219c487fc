/** What a start takes as it is written, and what is hardly meant: said by the banner, the log and the doctor. */
import { channelCredentials, isSimulated } from '../config.ts';
import { isLoopback } from './rules.ts';
import type { Channel, Tenant } from '../domain.ts';
import type { NotConnected } from './not-connected.ts';
import type { Config } from './types.ts';

export function warnings(config: Config): readonly NotConnected[] {
  return [...channelWarnings(config), ...forgetful(config)];
}

/** The doctor looks at the store by itself. */
export function channelWarnings(config: Config): readonly NotConnected[] {
  return [...besideReal(config), ...secrets(config), ...openToAll(config)];
}

type Line = readonly [tenant: Tenant, channel: Channel];

function whatsappNumbers({ tenants }: Config): readonly Line[] {
  return tenants.flatMap((tenant) =>
    tenant.channels.filter(({ provider }) => provider === 'whatsapp').map((channel): Line => [tenant, channel]),
  );
}

/** Beside one with a token, one without was forgotten: its customers' answers go nowhere. */
function besideReal(config: Config): NotConnected[] {
  const numbers = whatsappNumbers(config);
  const lacking = numbers.filter(([, channel]) => isSimulated(config, channel));
  if (lacking.length === numbers.length) return [];
  return lacking.map(([{ id }, { phoneNumberId }]) => ({
    what: `el número ${phoneNumberId} de ${id} no tiene token: corre en el WhatsApp simulado y nadie recibe sus respuestas`,
    fix: 'dale su token (accessTokenEnv, o WHATSAPP_ACCESS_TOKEN para todos), o ponle "provider": "simulated"',
  }));
}

/** Meta's app secrets are 32 hexadecimal digits; with another no signature ever fits. */
function secrets(config: Config): NotConnected[] {
  if (isLoopback(config.whatsapp.baseUrl)) return [];
  return whatsappNumbers(config).flatMap(([{ id }, channel]) => {
    const secret = channelCredentials(config, channel).appSecret ?? config.whatsapp.appSecret;
    if (isSimulated(config, channel) || secret === undefined || /^[0-9a-f]{32}$/i.test(secret.reveal())) return [];
    return [
      {
        what: `el app secret de ${id} no parece el de Meta (32 cifras hexadecimales): cada webhook se rechazaría con 401`,
        fix: 'cópialo entero de Meta › App › Configuración › Básica',
      },
    ];
  });
}

/** The demo's secret is in the README. */
function openToAll(config: Config): NotConnected[] {
  const { host, production, whatsapp, tenants } = config;
  const here = ['localhost', '::1'].includes(host) || host.startsWith('127.');
  const played = tenants.some(({ channels }) => channels.some((channel) => isSimulated(config, channel)));
  if (here || production || !played || whatsapp.appSecret !== undefined) return [];
  const what = `el servidor escucha en ${host} y firma con la clave de demostración: quien llegue al puerto puede escribirle`;
  return [{ what, fix: 'pon WHATSAPP_APP_SECRET, o HOST=127.0.0.1' }];
}

function forgetful({ production, store }: Config): NotConnected[] {
  if (!production || store.kind !== 'memory') return [];
  return [{ what: 'STORE=memory en producción: todo se pierde al parar', fix: 'usa STORE=sqlite o STORE=firestore' }];
}
