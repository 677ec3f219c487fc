import { version } from '../io/version.ts';
import { isSimulated } from '../config.ts';
import { warnings } from '../config/warnings.ts';
import { notConnected } from '../config/not-connected.ts';
import type { Running } from './serve.ts';

/** What a newcomer reads first: where to go, and what is not real here. */
export function banner({ config, url, simulated, demoSecret }: Omit<Running, 'working'>, ms: number): string {
  const real = config.tenants.some(({ channels }) => channels.some((channel) => !isSimulated(config, channel)));
  const mode = simulated && !real ? `modo demo: ${reach(config)}` : config.environment;
  const missing = [...notConnected(config), ...warnings(config)];
  const [number = '', ...others] = config.tenants.flatMap(({ channels }) => channels.map((one) => one.phoneNumberId));
  const more = others.length === 0 ? '' : ` y ${others.length} más`;
  return [
    '',
    `  turno ${version().version}  ·  ${mode}      listo en ${Math.round(ms)} ms`,
    '',
    `  Salud      ${url}/readyz        métricas ${url}/metrics`,
    `  Webhook    ${url}/webhooks/whatsapp   número ${number}${more}`,
    ...(demoSecret === undefined ? [] : [`             firma de demostración: app secret «${demoSecret}»`]),
    ...(simulated ? [`  Respuestas ${url}/simulated/meta/messages   lo que el bot envió, desde esta máquina`] : []),
    `  Datos      ${config.store.kind === 'sqlite' ? config.store.path : config.store.kind}`,
    '',
    ...(simulated ? ['  Prueba     npm run chat          y escribe «quiero una limpieza mañana a la tarde»'] : []),
    '  Comprueba  npm test · npm run doctor',
    '',
    ...missing.flatMap(({ what, fix }) => [`  ⚠ ${what}`, `    ${fix}`]),
    ...(missing.length > 0 ? [''] : []),
  ].join('\n');
}

/** A key for models, and what customers write is sent to them: then it does leave the machine. */
function reach({ models }: Running['config']): string {
  if (!models.enabled || models.free) return 'sin claves, nada sale de esta máquina';
  return `WhatsApp simulado; lo que escribes va al modelo de ${new URL(models.baseUrl).host}`;
}
