/** A service that is called "transferencia", and the link of a video call: neither is money that is sent (AGENDA-1, PAGOS-1). */
import { describe, expect, it } from 'vitest';
import { understandLine } from '../../src/agents/offline/request.ts';
import type { Tenant } from '../../src/domain.ts';
import { shippedTenants } from '../../src/cli/dialogues/tenants.ts';

const [shop] = shippedTenants().filter(({ id }) => id === 'taller-quito');
const [psychologist] = shippedTenants().filter(({ id }) => id === 'psico-lima');

function read(text: string, tenant: Tenant | undefined): string {
  const { timeZone = 'UTC', locale = 'es' } = tenant ?? {};
  const line = { id: '1', text, state: 'none', now: '2026-03-02T09:00', timeZone, locale };
  const { domain, action } = understandLine(line, tenant === undefined ? {} : { tenant });
  return `${domain}/${action}`;
}

describe('where a transfer of vehicles is sold', () => {
  const selling = shop && {
    ...shop,
    services: shop.services.map((one, i) =>
      i === 0 ? { ...one, id: 'transferencia', name: 'Transferencia de vehículo' } : one,
    ),
  };
  it.each(['quiero transferir el auto', 'quiero hacer la transferencia del carro', 'necesito transferir una moto'])(
    '%s books it',
    (text) => {
      expect(read(text, selling)).toBe('AGENDAMIENTO/iniciar_triage_agendamiento');
    },
  );
  it.each(['quiero transferir la plata', 'quiero transferir el anticipo', 'quiero transferir 20'])(
    '%s pays',
    (text) => {
      expect(read(text, selling)).toBe('PAGOS/iniciar_triage_pagos');
    },
  );
  it('elsewhere it is money', () => {
    expect(read('quiero transferir el auto', shop)).toBe('PAGOS/iniciar_triage_pagos');
  });
});

describe('the link of a session', () => {
  it.each(['me manda el enlace de la videollamada?', 'what is the zoom link?', 'quero o link da chamada'])(
    '%s is asked, and no payment begins',
    (text) => {
      expect(read(text, psychologist)).toMatch(/preguntar/);
    },
  );
  it('that of its payment is one', () => {
    expect(read('mandame el link de pago de la sesión online', psychologist)).toBe('PAGOS/iniciar_triage_pagos');
  });
});
