/** A service told by the beginning of its name, or by how it is given. */
import { describe, expect, test } from 'vitest';
import { isCut } from '../../src/agents/offline/names/families.ts';
import { IDLE, events, tenant } from './kit.ts';

describe('the beginning of a name', () => {
  test.each([
    ['semi', 'semipermanente'],
    ['blanq', 'blanqueamiento'],
    ['descontract', 'descontracturante'],
  ])('"%s" is %s', (word, part) => {
    expect(isCut(word, part)).toBe(true);
  });

  test.each([
    ['para', 'parafina'],
    ['entre', 'entrenamiento'],
    ['extra', 'extraccion'],
    ['bien', 'bienestar'],
    ['aplica', 'aplicacion'],
    ['mas', 'masaje'],
    ['depilac', 'depilacion'.slice(0, 9)],
  ])('"%s" is a word of its own, not %s', (word, part) => {
    expect(isCut(word, part)).toBe(false);
  });
});

describe('given from afar', () => {
  const services = [
    ...tenant.services,
    { ...tenant.services[0], id: 'video', name: 'Orientación', modality: 'virtual' },
  ];
  const house = { ...tenant, services } as typeof tenant;
  const wished = (text: string) => {
    const [event] = events(text, IDLE, { tenant: house });
    return event?.type === 'customer.wants_booking' ? event.detalles.servicio : undefined;
  };

  test.each(['quiero una cita online', 'necesito un turno por videollamada', 'quero marcar uma consulta por zoom'])(
    '«%s» is the one that is given so',
    (text) => {
      expect(wished(text)).toBe('video');
    },
  );

  test('a service that is named by its own words stays what it is', () => {
    expect(wished('quiero un turno online para corte de pelo')).toBe('corte');
  });
});
