import { describe, expect, test } from 'vitest';
import { CANCEL_CONFIRM, events, mine } from './kit.ts';

const APPOINTMENT = mine('limpieza', '2026-03-12T10:00');
const asked = (text: string) =>
  events(text, { ...CANCEL_CONFIRM, cancelling: APPOINTMENT }, { appointments: [APPOINTMENT] }).map(({ type }) =>
    type.replace('customer.', ''),
  );

describe('asked whether to cancel', () => {
  test.each([
    'prefiero cancelarla nomás', 'mejor sí cancélala', 'prefiero cancelar', 'prefiero que la cancele', 'mejor cancélala', 'sí mejor cancélela', 'cancélala mejor', 'al final prefiero cancelar',
    'no, mejor cancelala', 'mejor cancelemos', 'mejor cancele', 'prefiro cancelar mesmo', 'melhor cancelar', 'é melhor cancelar mesmo', "i'd rather cancel it", 'i prefer to cancel',
    'toca cancelar', 'sí, me toca cancelarla', 'ni modo, habrá que cancelar', 'vou ter que cancelar', "I'll have to cancel it",
  ])('"%s" is a yes', (text) => {
    expect(asked(text)).toEqual(['accepts']);
  }); // prettier-ignore
  test.each(['prefiero no cancelar', 'mejor no la canceles', 'melhor não cancelar', 'prefiero dejarla'])('"%s" keeps it', (text) => {
    expect(asked(text)).toEqual(['rejects']);
  }); // prettier-ignore
  test.each(['creo que mejor la cancelo', '¿mejor la cancelo?', 'cancelarla mejor no', 'me dijeron que mejor la cancele', 'prefiero cancelar y agendar otra', 'prefiero cancelar la otra', 'prefiero pasarla que cancelarla', 'mejor cancelé', 'no me toca cancelar', '¿toca cancelar?'])(
    '"%s" is no yes',
    (text) => {
      expect(asked(text)).not.toContain('accepts');
    },
  ); // prettier-ignore
  test.each(['creo que mejor la cancelo', '¿mejor la cancelo?'])('"%s" is asked again', (text) => {
    expect(asked(text)).toEqual(['not_understood']);
  });
});
