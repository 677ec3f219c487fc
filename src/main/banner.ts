import { version } from './version.ts';
import type { Running } from './serve.ts';

/** What a newcomer reads first: where to go, and what is not real here. */
export function banner({ config, url, simulated, demoSecret }: Running, ms: number): string {
  const mode = simulated ? 'modo demo: sin claves, nada sale de esta máquina' : config.environment;
  const number = config.tenants[0]?.channels[0]?.phoneNumberId ?? '';
  return [
    '',
    `  turno ${version().version}  ·  ${mode}      listo en ${Math.round(ms)} ms`,
    '',
    `  Salud      ${url}/readyz        métricas ${url}/metrics`,
    `  Webhook    ${url}/webhooks/whatsapp   número ${number}`,
    ...(demoSecret === undefined ? [] : [`             firma de demostración: app secret «${demoSecret}»`]),
    `  Datos      ${config.store.kind === 'sqlite' ? config.store.path : config.store.kind}`,
    '',
    '  Prueba     npm run chat          y escribe «quiero una limpieza mañana a la tarde»',
    '  Comprueba  npm test · npm run doctor',
    '',
  ].join('\n');
}
