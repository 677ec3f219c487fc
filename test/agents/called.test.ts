import { describe, expect, test } from 'vitest';
import { bestService, namingWords } from '../../src/agents/offline/names.ts';

const clinic = [
  'General check-up',
  'Flu shot',
  'Teeth cleaning',
  'Blood test',
  'Pediatric visit',
  'Video consultation',
];
const spa = ['Masaje relajante', 'Limpieza facial', 'Piedras calientes', 'Manicure', 'Pedicure', 'Videoconsulta'];
const skin = ['Facial hidratante', 'Valoración de piel', 'Masaje relajante'];
const vet = ['Consulta general', 'Vacuna antirrábica', 'Vacuna múltiple'];
const dentist = ['Evaluación dental', 'Limpieza dental', 'Tapadura', 'Extracción'];
const nails = ['Manicure', 'Esmaltado de uñas', 'Pedicure'];
const served = (text: string, names: readonly string[]) => bestService(namingWords(text), names.map((name) => ({ id: name, name }))); // prettier-ignore

describe('a service by what customers call it', () => {
  test.each([
    ['checkup thursday 10am', clinic, 'General check-up'], ['a check up please', clinic, 'General check-up'], ['check-up', clinic, 'General check-up'],
    ['cuánto cuesta la vacuna de la gripe?', clinic, 'Flu shot'], ['vacina da gripe', clinic, 'Flu shot'], ['flu vaccine', clinic, 'Flu shot'],
    ['análisis de sangre', clinic, 'Blood test'], ['exame de sangue', clinic, 'Blood test'], ['turno con el pediatra', clinic, 'Pediatric visit'],
    ['un facial el viernes', spa, 'Limpieza facial'], ['facial mañana a las 10', spa, 'Limpieza facial'], ['mejor un facial a las 10', spa, 'Limpieza facial'], ['la del facial', spa, 'Limpieza facial'], ['ese facial', spa, 'Limpieza facial'], ['video consulta', spa, 'Videoconsulta'],
    ['quero fazer a unha sexta', spa, 'Manicure'], ['me quiero hacer las uñas', spa, 'Manicure'], ['get my nails done', spa, 'Manicure'], ['fazer a unha do pé', spa, 'Pedicure'],
    ['un facial el jueves', skin, 'Facial hidratante'], ['facial on thursday', skin, 'Facial hidratante'], ['la vacuna de la rabia', vet, 'Vacuna antirrábica'],
    ['quero fazer a unha', nails, 'Esmaltado de uñas'],
    ['que me saquen una muela', dentist, 'Extracción'], ['sacarme la muela del juicio', dentist, 'Extracción'], ['tengo una carie', dentist, 'Tapadura'],
  ])('"%s"', (text, names, service) => {
    expect(served(text, names)).toBe(service);
  }); // prettier-ignore

  test.each([
    ['me duele la zona facial', spa], ['me duele una muela', dentist], ['tengo parálisis facial', spa], ['un facial', [...spa, 'Masaje facial']],
  ])('"%s" names none of them', (text, names) => {
    expect(served(text, names)).toBeUndefined();
  }); // prettier-ignore
});
