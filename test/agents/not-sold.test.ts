import { describe, expect, test } from 'vitest';
import { CONFIRM, IDLE, events, services } from './kit.ts';
import type { Question } from '../../src/domain.ts';

/** Sold here: Limpieza dental, Control de ortodoncia, Corte de pelo, Masaje descontracturante. */
const CHOOSING: Question = { state: 'AGENDA_ELIGIENDO_SERVICIO', offer: services };
const vain = (text: string, question = IDLE): boolean => events(text, question).some((event) => 'ajeno' in event);

describe('a service that is not sold here', () => {
  test.each([
    'quiero turno para depilación', 'hacen tatuajes?', 'quería saber si hacen implantes', 'cuánto sale una manicura?', 'tienen yoga?', 'me recomendaron el lugar, ¿hacen botox?',
    'quiero una radiografía mañana', 'turno para uñas el viernes', 'necesito una ecografía urgente', 'cuánto dura el peeling?', 'hola, hacen blanqueamiento?',
    'hola buenas, hacen maquillaje para novias?', 'y peinados?', 'vocês fazem clareamento?', 'quero marcar depilação amanhã', 'tem manicure?', 'do you do tattoos?', 'i need a teeth whitening tomorrow', 'how much is waxing?',
  ])('"%s"', (text) => {
    expect(vain(text)).toBe(true);
  }); // prettier-ignore

  test('named where the service is asked for', () => {
    expect(vain('quiero pilates', CHOOSING)).toBe(true);
  });
});

describe('one of several that is not sold here', () => {
  test.each([
    'limpieza y depilación mañana', 'quiero una limpieza y hacen botox?', 'limpieza el lunes, manicura para mi mujer', 'a cleaning and a manicure on monday', 'uma limpeza e depilação na sexta',
  ])('"%s" is told beside the one that is', (text) => {
    expect(events(text, IDLE)).toMatchObject([
      { type: 'customer.asks', topic: 'servicios', ajeno: true },
      { type: 'customer.wants_booking', detalles: { servicio: 'limpieza' } },
    ]);
  }); // prettier-ignore

  test('who would have come to it does not come to the other', () => {
    const [, wish] = events('limpieza el lunes y manicura para mi mujer', IDLE);
    expect(wish).not.toHaveProperty('detalles.para');
  });
});

describe('no service that is not sold here', () => {
  test.each([
    'quiero una limpieza', 'limpiesa dental mañana', 'turno para ortodoncia', 'me ponen los brackets?', 'control de ortodoncia el lunes', 'un cortecito', 'masajes hay?', 'do you do braces?',
    'quiero un turno', 'quiero una consulta', 'una sesión el martes', 'qué tratamientos hacen?', 'quiero un turno, tengo puestos implantes', 'no quiero depilación',
    'limpieza y una consulta mañana', 'limpieza el lunes, mi hija tiene brackets', 'una limpieza, me hice un implante', 'limpieza y masaje el jueves',
    'a qué hora abren?', 'dónde quedan?', 'quiero pagar', 'necesito unas horas libres', 'hola',
  ])('"%s"', (text) => {
    expect(vain(text)).toBe(false);
  }); // prettier-ignore

  test('beside an appointment that is being confirmed', () => {
    expect(vain('sí, y después vemos la depilación', { ...CONFIRM, known: { servicio: 'limpieza' } })).toBe(false);
  });
});

describe('whoever it is with', () => {
  test.each(['con quien sea', 'con quien haya', 'com quem for', 'with anyone'])('"%s" asks for no datum', (text) => {
    expect(events(text, CHOOSING)).toMatchObject([{ type: 'customer.wants_booking', detalles: {} }]);
  });
});
