import { describe, expect, test } from 'vitest';
import { bestPerson, bestPlace, bestService, namingWords } from '../../src/agents/offline/names.ts';

const services = [
  ['limpieza', 'Limpieza dental'], ['corte', 'Corte de cabello'], ['tinte', 'Tinte'], ['conducto', 'Tratamiento de conducto'],
  ['control', 'Consulta y control'], ['blanqueamiento', 'Blanqueamiento'], ['masaje', 'Masaje descontracturante'], ['unas', 'Uñas esculpidas'],
].map(([id = '', name = '']) => ({ id, name })); // prettier-ignore
const named = (text: string, among = services) => bestService(namingWords(text), among);

describe('the service that a message names', () => {
  test.each([
    ['limpiesa', 'limpieza'], ['limpieza de dientes', 'limpieza'], ['LIMPIEZA', 'limpieza'], ['limpiezas', 'limpieza'], ['una limpiecita', 'limpieza'],
    ['corte', 'corte'], ['un cortecito', 'corte'], ['córte de pelo', 'corte'], ['cortes', 'corte'], ['haircut', 'corte'], ['blanqueamiento', 'blanqueamiento'],
    ['blanqueamineto', 'blanqueamiento'], ['un masajito', 'masaje'], ['masajes', 'masaje'], ['conducto', 'conducto'], ['endodoncia', 'conducto'],
    ['unas uñas esculpidas', 'unas'], ['quiero hacerme las unas', 'unas'], ['tinte y corte', 'tinte'], ['corte y tinte', 'corte'], ['quiero una consulta', 'control'],
    ['hola, una consulta, tienen turno hoy para limpieza?', 'limpieza'], ['buenas, consulta: cuanto esta el blanqueamiento', 'blanqueamiento'],
    ['una consulta para mañana', 'control'],
  ])('"%s" names %s', (text, id) => {
    expect(named(text)).toBe(id);
  }); // prettier-ignore

  test.each([
    'turno', 'cita', 'un servicio', 'necesito un tratamiento', 'hora', 'te hago una consulta', 'hola, tengo una consulta', 'me duele una muela', 'me duelen los dientes',
    'qué bonita', 'ahorita', 'señorita', 'visita', 'quiero ir', 'el pelo', 'gracias', '',
  ])('"%s" names none', (text) => {
    expect(named(text)).toBeUndefined();
  }); // prettier-ignore

  test.each(['una cita facial', 'un facial', 'turno de facial', 'cita de facial'])('"%s" is the thing, not where it is done', (text) => {
    expect(named(text, [{ id: 'facial', name: 'Limpieza facial' }, { id: 'piedras', name: 'Masaje con piedras' }])).toBe('facial');
  }); // prettier-ignore

  test('where two are called alike, one word of both is a question', () => {
    const two = [{ id: 'a', name: 'Limpieza dental' }, { id: 'b', name: 'Limpieza facial' }]; // prettier-ignore
    expect(named('limpieza', two)).toBeUndefined();
    expect(named('limpieza facial', two)).toBe('b');
  });

  describe('where one is called by two things, and each is sold alone too', () => {
    const barber = [['corte', 'Corte de pelo'], ['corte_barba', 'Corte y barba'], ['barba', 'Perfilado de barba'], ['color', 'Coloración']]
      .map(([id = '', name = '']) => ({ id, name })); // prettier-ignore
    test.each([
      ['corte y barba', 'corte_barba'], ['quiero cortarme el pelo y la barba', 'corte_barba'], ['corte de pelo y barba', 'corte_barba'],
      ['solo la barba', 'barba'], ['un corte de pelo', 'corte'], ['teñirse el pelo', 'color'], ['quiero teñirme', 'color'],
    ])('"%s" names %s', (text, id) => {
      expect(named(text, barber)).toBe(id);
    }); // prettier-ignore
  });

  test('"una sesión" names the only session', () => {
    const one = [{ id: 'a', name: 'Sesión de fisioterapia' }, { id: 'b', name: 'Teleconsulta' }]; // prettier-ignore
    expect(named('una sesión', one)).toBe('a');
    expect(named('una sesión', [...one, { id: 'c', name: 'Sesión doble' }])).toBeUndefined();
  });
});

describe('the person that a message names', () => {
  const people = [['laura', 'Laura Gómez'], ['diego', 'Diego Ruiz'], ['diana', 'Diana Paz']].map(([id = '', name = '']) => ({ id, name })); // prettier-ignore
  test.each([
    ['con Laura, no, perdón, con Diego', 'diego'],
    ['con Laura digo Diego', 'diego'],
    ['corte con Laura\nmejor con Diana', 'diana'],
    ['mejor con Laura', 'laura'],
    ['con Laura mejor', 'laura'],
  ])('"%s" names the one who is meant in the end', (text, id) => {
    expect(bestPerson(namingWords(text), people)).toBe(id);
  });
  test('of two without a correction neither', () => {
    expect(bestPerson(namingWords('con Laura o con Diego'), people)).toBeUndefined();
  });
});

describe('a place that is left', () => {
  const places = [
    { id: 'surco', name: 'Surco' },
    { id: 'miraflores', name: 'Miraflores' },
  ];
  test.each([
    ['de surco a miraflores', 'miraflores'],
    ['miraflores en vez de surco', 'miraflores'],
    ['em vez de surco, miraflores', 'miraflores'],
    ['miraflores instead of surco', 'miraflores'],
    ['no en surco, en miraflores', 'miraflores'],
    ['en lugar de en la sede de miraflores, surco', 'surco'],
    ['la sede de surco', 'surco'],
    ['desde surco', 'surco'],
    ['surco o miraflores', undefined],
    ['la de surco o la de miraflores', undefined],
  ])('«%s» means %s', (text, meant) => {
    expect(bestPlace(namingWords(text), places)).toBe(meant);
  });
});

describe('a service as it is typed', () => {
  const sold = [
    { id: 'valoracion', name: 'Valoración' },
    { id: 'blanqueamiento', name: 'Blanqueamiento' },
    { id: 'gelish', name: 'Gelish' },
    { id: 'corte', name: 'Corte de pelo' },
    { id: 'vacuna', name: 'Vacunación' },
    { id: 'retoque', name: 'Retoque' },
    { id: 'desparasitacion', name: 'Desparasitación' },
    { id: 'control', name: 'Control de niño sano' },
  ];
  test.each([
    ['valorasion', 'valoracion'],
    ['baloracion', 'valoracion'],
    ['blanquimiento', 'blanqueamiento'],
    ['gelis', 'gelish'],
    ['curte', 'corte'],
    ['bacuna', 'vacuna'],
    ['bacunar', 'vacuna'],
    ['retocar', 'retoque'],
    ['retocarme', 'retoque'],
    ['desparacitar', 'desparasitacion'],
    ['desparazitarlo', 'desparasitacion'],
    ['checkup', 'control'],
    ['chequeo', 'control'],
    ['tocar', undefined],
    ['checar', undefined],
    ['blancura', undefined],
    ['valor', undefined],
    ['movimiento', undefined],
    ['tratamiento', undefined],
  ])('«%s» is %s', (word, id) => {
    expect(bestService([word], sold)).toBe(id);
  });
});
