/** A word of the catalogue, a name or a branch in a clause that tells something is no wish: a reason, the past, somebody else's, a question. */
import { describe, expect, it } from 'vitest';
import { CONFIRM, IDLE, LIST, at, events, mine } from './kit.ts';

const CORTE = {
  ...CONFIRM,
  known: { ...CONFIRM.known, servicio: 'corte' },
  proposed: { start: at('2026-03-12T11:00'), professionalId: 'laura', branchId: 'norte' },
};
const wish = (text: string, question: Parameters<typeof events>[1] = IDLE): unknown => {
  const [event, ...others] = events(text, question);
  return others.length === 0 && event !== undefined && 'detalles' in event ? event.detalles : [event, ...others];
};

describe('what is told and not wished', () => {
  it('what he has then is called like a service, and is a reason', () => {
    for (const text of [
      'ese día tengo limpieza en otra clínica, mejor el viernes',
      'el jueves mi hijo tiene control, mejor el viernes misma hora',
      'uy el jueves a esa hora mi hija sale de masaje, mejor el viernes',
    ])
      expect(wish(text, CORTE), text).toMatchObject({ fecha_deseada: '2026-03-13' });
    expect(wish('el jueves mi hijo tiene control, mejor el viernes', CORTE)).not.toHaveProperty('servicio');
    expect(wish('tengo limpieza el viernes, mejor un masaje', CORTE)).toMatchObject({ servicio: 'masaje' });
  });

  it('of one that he has, it is told of that one', () => {
    const appointments = [mine('limpieza', '2026-03-13T10:00')];
    const [event] = events('el viernes tengo limpieza, pasala al lunes', IDLE, { appointments });
    expect(event).toMatchObject({ type: 'customer.wants_reschedule' });
  });

  it('what was done, and what others have done, is not wished again', () => {
    for (const text of [
      'tuve un control de ortodoncia con ustedes, quiero un masaje el jueves',
      'mi hermano se hace la limpieza con ustedes, yo quiero un masaje el jueves',
      'la semana pasada lo llevé por un corte, ahora necesito un masaje el jueves',
      'i got a dental cleaning last week, just need a massage on thursday',
      'minha irmã faz limpeza aí com vocês, eu quero uma massagem na quinta',
    ])
      expect(wish(text), text).toMatchObject({ servicio: 'masaje', fecha_deseada: '2026-03-12' });
  });

  it('a question at the proposed hour leaves what is booked', () => {
    for (const text of [
      '¿le pueden hacer la limpieza en la misma cita?',
      'preciso levar algum exame da limpeza?',
      '¿necesito llevar algo para la limpieza?',
    ])
      expect(events(text, CORTE), text).toMatchObject([{ type: 'customer.asks' }]);
    expect(wish('¿puede ser masaje en lugar de eso?', CORTE)).toMatchObject({ servicio: 'masaje' });
  });

  it('who recommended the place is not who does it', () => {
    for (const text of [
      'Laura me recomendó su clínica, quiero un masaje el jueves',
      'me pasó tu número mi amiga Laura, quiero un masaje el jueves',
      'my friend Laura recommended you, i want a massage on thursday',
      'minha amiga Laura indicou vocês, quero uma massagem na quinta',
    ])
      expect(wish(text), text).not.toHaveProperty('profesional');
    expect(wish('me recomendaron a Laura, quiero un masaje el jueves')).toMatchObject({ profesional: 'laura' });
  });

  it('of two branches the one that is near him is meant', () => {
    for (const text of [
      'trabajo en Palermo así que Norte me queda lejos, un corte el jueves',
      'i work in Palermo so Norte is too far. a haircut on thursday',
    ])
      expect(wish(text), text).toMatchObject({ sucursal: 'palermo' });
  });

  it('a cousin is no first of the month', () => {
    expect(wish('un corte para el primo de mi hijo el jueves')).toMatchObject({ fecha_deseada: '2026-03-12' });
    expect(events('lo lleva el primo de mi marido', CORTE)[0]).not.toHaveProperty('detalles.fecha_deseada');
    expect(wish('un corte el primero de abril')).toMatchObject({ fecha_deseada: '2026-04-01' });
  });

  it('nobody keeps a list of who waits', () => {
    for (const text of ['si se libera algo el sábado me avisas?', 'if something opens up on saturday let me know'])
      expect(events(text, LIST), text).toMatchObject([{ type: 'customer.asks', topic: 'otro' }]);
  });
});
