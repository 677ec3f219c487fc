/** What a start takes as it is written, and what is hardly meant: said by the banner, the log and the doctor. */
import { channelCredentials, isSimulated } from '../config.ts';
import { isLoopback } from './rules.ts';
import type { Channel, Tenant } from '../domain.ts';
import { neverTrue } from './never-true.ts';
import type { NotConnected } from './not-connected.ts';
import type { Config } from './types.ts';

export function warnings(config: Config): readonly NotConnected[] {
  return [
    ...config.notes,
    ...handshake(config),
    ...channelWarnings(config),
    ...forgetful(config),
    ...config.tenants.flatMap(neverTrue),
  ];
}

/** The doctor looks at the store by itself, and has a line of its own for the handshake. */
export function channelWarnings(config: Config): readonly NotConnected[] {
  return [...besideReal(config), ...secrets(config), ...tokens(config), ...openToAll(config), ...inClear(config)];
}

/** Meta asks for it once, when the webhook is entered there: what is answered 403 is not entered. */
export function handshake(config: Config): readonly NotConnected[] {
  const live = whatsappNumbers(config).some(([, channel]) => !isSimulated(config, channel));
  if (!live || config.whatsapp.verifyToken !== undefined) return [];
  return [
    {
      what: 'sin WHATSAPP_VERIFY_TOKEN Meta no puede dar de alta el webhook',
      fix: 'inventa una y escríbela también en Meta › WhatsApp › Configuración',
    },
  ];
}

const TOKEN_CHARS_MIN = 50;

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

/** Meta's tokens have some two hundred characters: a short one is a piece of it, and each answer would be refused. */
function tokens(config: Config): NotConnected[] {
  if (isLoopback(config.whatsapp.baseUrl)) return [];
  return whatsappNumbers(config).flatMap(([{ id }, channel]) => {
    const token = channelCredentials(config, channel).accessToken?.reveal();
    if (token === undefined || token.length >= TOKEN_CHARS_MIN) return [];
    return [
      {
        what: `el token de ${id} parece cortado (${token.length} caracteres; los de Meta tienen más de cien): no saldría ninguna respuesta`,
        fix: 'cópialo entero de Meta › WhatsApp › Configuración de la API, o del usuario del sistema',
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

/** On the way to another machine anybody reads the token, and what customers write. */
function inClear({ whatsapp: { baseUrl } }: Config): NotConnected[] {
  if (!baseUrl.startsWith('http:') || isLoopback(baseUrl)) return [];
  const what = `WHATSAPP_API_BASE_URL no es https: el token y lo que se escribe van sin cifrar a ${new URL(baseUrl).host}`;
  return [{ what, fix: 'usa https, o una dirección de esta máquina' }];
}

function forgetful({ production, store }: Config): NotConnected[] {
  if (store.kind === 'sqlite' && store.path === ':memory:') {
    const fix = 'pon en SQLITE_PATH la ruta de un archivo para conservar las citas';
    return [{ what: 'SQLITE_PATH=:memory:: todo se pierde al parar', fix }];
  }
  if (!production || store.kind !== 'memory') return [];
  return [{ what: 'STORE=memory en producción: todo se pierde al parar', fix: 'usa STORE=sqlite o STORE=firestore' }];
}
