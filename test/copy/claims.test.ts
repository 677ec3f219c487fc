import { describe, expect, it } from 'vitest';
import type { Copy } from '../../src/domain.ts';
import { render } from '../../src/copy/index.ts';
import { clinic, contextOf, SAMPLES } from './samples.ts';
import { VOICES } from './voices.ts';

describe('answers and claims', () => {
  const context = contextOf({});
  const said = (copy: Copy, at = context): string => render(copy, undefined, at).text;

  it('answers the price of one service with its price and duration', () => {
    const text = said({ key: 'respuesta', topic: 'precio', servicio: 'limpieza' });
    expect(text).toContain('$25.000');
    expect(text).toContain('30 minutos');
    expect(text).not.toContain('Blanqueamiento');
  });

  it('finds a service by its name without accents, too', () => {
    expect(said({ key: 'respuesta', topic: 'duracion', servicio: 'ORIENTACION inicial' })).toContain(
      '1 hora y 30 minutos',
    );
  });

  it('groups days with the same hours, by branch, and tells the closed days of the coming weeks', () => {
    const text = said({ key: 'respuesta', topic: 'horarios' });
    expect(text).toMatch(/Lunes a viernes: de 09:00 a 18:00/);
    expect(text).toMatch(/Sábado: de 09:00 a 13:00/);
    expect(text).toMatch(/de 08:00 a 12:00 y de 14:00 a 20:00/);
    expect(text).toContain('martes 24 de marzo');
    expect(text).not.toContain('25 de diciembre');
  });

  it('admits what it does not know', () => {
    expect(said({ key: 'respuesta', topic: 'direccion', sucursal: 'norte' })).toMatch(/no tengo ese dato/i);
    expect(said({ key: 'respuesta', topic: 'otro' })).toMatch(/no tengo ese dato.*persona/i);
  });

  it('tells where its branches are by their names when no address is known', () => {
    const branches = clinic.branches.map(({ address: _address, ...branch }) => branch);
    const text = said({ key: 'respuesta', topic: 'direccion' }, contextOf({ tenant: { branches } }));
    for (const { name } of branches) expect(text).toContain(name);
  });

  it('tells who performs a service and what a professional does', () => {
    expect(said({ key: 'respuesta', topic: 'profesionales', servicio: 'blanqueamiento' })).toContain('Bruno Paz');
    expect(said({ key: 'respuesta', topic: 'profesionales', servicio: 'blanqueamiento' })).not.toContain('Laura');
    expect(said({ key: 'respuesta', topic: 'profesionales', profesional: 'bruno' })).toContain('Limpieza dental');
  });

  it('tells the deposit of the tenant, and none where there is none', () => {
    expect(said({ key: 'respuesta', topic: 'pagos' })).toContain('30%');
    const booking = { ...clinic.booking, paymentBeforeBooking: 'none' as const };
    expect(said({ key: 'respuesta', topic: 'pagos' }, contextOf({ tenant: { booking } }))).not.toContain('%');
  });

  it('says that nothing suits before it offers something else', () => {
    const copy = {
      key: 'ofrecer_turnos',
      serviceId: 'limpieza',
      detalles: { fecha_deseada: '2026-03-03', hora_especifica: '16:00' },
    } as const;
    expect(said({ ...copy, relaxed: true })).toMatch(/no tengo.*martes 3 de marzo.*16:00.*más cercano/is);
    expect(said({ ...copy, relaxed: false })).not.toMatch(/no tengo/i);
  });

  it('does not claim that somebody was told before they were (must-hold 73)', () => {
    const told = /\b(avisé|avisamos|notifi|told|avisei)/i;
    for (const [, at] of VOICES) {
      expect(said({ key: 'pasando_a_persona' }, at)).not.toMatch(told);
      expect(said({ key: 'persona_avisada' }, at)).toMatch(told);
      expect(said({ key: 'persona_no_disponible' }, at)).toMatch(/no pude|não consegui|couldn't/i);
      expect(said({ key: 'disculpa_tecnica' }, at)).not.toMatch(told);
    }
  });

  it('does not claim a booking, a move or a cancellation that did not happen (must-hold 50)', () => {
    const done = /\b(quedó reservad|cancelé|cambié|está reservado|cancelei|mudei|is booked|I cancelled|I moved)/i;
    const notDone = ['confirmar_turno', 'pagar_antes', 'esperando_pago_turno', 'reservando', 'turno_deshecho'] as const;
    const stands = [
      'confirmar_cancelacion',
      'cancelacion_fallida',
      'cancelacion_tarde',
      'turno_sigue',
      'cancelando',
    ] as const;
    const moving = ['confirmar_reprogramacion', 'reprogramacion_fallida', 'agenda_caida'] as const;
    const happened = [
      'turno_confirmado',
      'turno_reservado_detalles_luego',
      'turno_cancelado',
      'turno_reprogramado',
    ] as const;
    for (const [, at] of VOICES) {
      for (const key of [...notDone, ...stands, ...moving]) expect(said(SAMPLES[key][0]!, at), key).not.toMatch(done);
      for (const key of happened) expect(said(SAMPLES[key][0]!, at), key).toMatch(done);
    }
  });

  it('greets as the tenant does, and in the language of the contact when that is another', () => {
    expect(said({ key: 'saludo' })).toContain('¡Hola! Soy Sonri 😊');
    expect(said({ key: 'saludo' }, contextOf({ language: 'en' }))).toMatch(/^Hi, Ana! I'm Sonri/);
  });

  it('calls nobody by a profile name that is no name', () => {
    const named = (name: string): string => {
      const at = contextOf({});
      return said(SAMPLES.turno_confirmado[0]!, { ...at, contact: { ...at.contact, name } });
    };
    expect(named('Ana María')).toContain('Ana');
    for (const name of ['🌸✨', '*Ofertas!!*', '12345', 'x', 'https://evil.example'])
      expect(named(name)).not.toContain(name);
  });

  it('counts what is missing of a part payment', () => {
    const text = said(SAMPLES.pago_parcial[0]!);
    expect(text).toContain('$10.000');
    expect(text).toContain('$15.000');
  });

  it('tells what was given back, and not what was to be paid', () => {
    const [part] = SAMPLES.pago_parcial;
    if (part === undefined) throw new Error('no sample');
    for (const status of ['refunded', 'charged_back'] as const) {
      const payments = part.order.payments.map((p) => ({ ...p, status }));
      const text = said({ key: 'pago_devuelto', order: { ...part.order, status, payments } });
      expect(text).toContain('$10.000');
      expect(text).not.toContain('$25.000');
    }
  });

  it('names the medium that it cannot use', () => {
    expect(said({ key: 'medio_no_soportado', media: 'audio' })).toContain('audio');
    expect(said({ key: 'medio_no_soportado', media: 'location' })).toContain('ubicación');
    expect(said({ key: 'medio_no_soportado', media: 'order' })).toContain('pedido del catálogo');
    // It is text, and of no other kind: it was read when it came.
    expect(said({ key: 'medio_no_soportado', media: 'edit' })).toMatch(/editaste.*de nuevo\?$/);
    expect(said({ key: 'medio_no_soportado', media: 'edit' })).not.toMatch(/otro tipo|solo leo texto/);
    expect(said({ key: 'medio_no_soportado', media: 'otro' })).toMatch(/otro tipo/);
  });

  it('says which yes it waits for, so that nobody cancels by mistake', () => {
    const text = (state: string): string => said({ key: 'no_entendi', times: 2, state });
    expect(text('AGENDA_CANCELACION_CONFIRMANDO')).toMatch(/«sí» para cancelar/);
    expect(text('AGENDA_CONFIRMANDO_TURNO')).toMatch(/«sí» para reservar/);
    expect(text('AGENDA_REPROGRAMACION_CONFIRMANDO')).toMatch(/«sí» para cambiar/);
  });
});
