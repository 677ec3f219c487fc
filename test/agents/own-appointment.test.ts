import { describe, expect, test } from 'vitest';
import { readText } from '../../src/agents/offline/text.ts';
import { wantsItAtAnother } from '../../src/agents/offline/own-appointment.ts';
import { CONFIRM, IDLE, events } from './kit.ts';

describe('what is said of the appointment on the screen or in the diary', () => {
  test.each([
    'mi cita del viernes a qué hora es?',
    'hola, mi turno de mañana con quién es?',
    'my appointment on friday what time is it?',
  ])('"%s" asks for the own appointments', (text) => {
    expect(events(text, IDLE).map((e) => e.type)).toEqual(['customer.wants_appointments']);
  });

  test.each(['a qué hora es?', 'y con quién?', 'perdón, qué día es?'])('"%s" shows again what is proposed', (text) => {
    expect(events(text, CONFIRM).map((e) => e.type)).toEqual(['customer.wants_booking']);
  });

  test.each([
    'no puedo a esa hora', 'ese día no, no llego a esa hora', "i can't make it at that time", 'mejor pásemela para más tarde', 'córrela un poco más temprano',
  ])('"%s" wants it at another time', (text) => {
    expect(wantsItAtAnother(readText(text))).toBe(true);
  }); // prettier-ignore

  test.each(['no puedo pagar', 'puedo a esa hora'])('"%s" does not', (text) => {
    expect(wantsItAtAnother(readText(text))).toBe(false);
  });
});
