import { describe, expect, test } from 'vitest';
import { bestService, namingWords, servicesTold, severalNamed } from '../../src/agents/offline/names.ts';

const named = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const served = (text: string, names: readonly string[]) => bestService(namingWords(text), named(names));
const open = (text: string, names: readonly string[]) => severalNamed(text, { services: named(names) } as never);

const hands = [
  'Manicure tradicional',
  'Manicure semipermanente',
  'Uñas acrílicas',
  'Pedicure spa',
  'Retiro de esmalte',
];
const palermo = ['Manicura rusa', 'Uñas esculpidas', 'Kapping gel', 'Pedicuría', 'Remoción de esculpidas'];
const unhas = ['Manicure', 'Unhas em gel', 'Alongamento em fibra', 'Pedicure'];
const psico = ['Primera sesión', 'Sesión individual', 'Sesión online', 'Terapia de pareja'];
const casal = ['Primeira sessão', 'Sessão individual', 'Terapia de casal'];
const polyclinic = [
  'Consulta psicológica',
  'Consulta nutricional',
  'Primera consulta',
  'Consulta médica',
  'Análisis clínicos',
];
const olivos = ['Consulta clínica', 'Control pediátrico', 'Electrocardiograma', 'Análisis de sangre'];
const general = ['Medicina general', 'Consulta odontológica', 'Consulta oftalmológica'];
const vet = ['Consulta veterinaria', 'Vacuna', 'Corte de uñas'];

describe('the word of a whole trade', () => {
  test.each([
    ['uñas semipermanentes mañana', hands, 'Manicure semipermanente'], ['las uñas en semi', hands, 'Manicure semipermanente'], ['uñas acrílicas', hands, 'Uñas acrílicas'],
    ['uñas con kapping', palermo, 'Kapping gel'], ['uñas esculpidas', palermo, 'Uñas esculpidas'], ['las uñas de los pies', palermo, 'Pedicuría'], ['unhas em gel', unhas, 'Unhas em gel'],
    ['terapia online', psico, 'Sesión online'], ['terapia individual', psico, 'Sesión individual'], ['terapia de pareja', psico, 'Terapia de pareja'], ['la primera sesión con la psicóloga', psico, 'Primera sesión'],
    ['psicóloga el lunes', polyclinic, 'Consulta psicológica'], ['cortarle las uñas', vet, 'Corte de uñas'],
  ])('"%s" names the one that its other words tell', (text, names, service) => {
    expect(served(text, names)).toBe(service);
  }); // prettier-ignore

  test.each([
    ['quiero hacerme las uñas', hands, hands.slice(0, 3)], ['me hago las uñas', palermo, palermo.slice(0, 3)], ['quero fazer a unha', unhas, unhas.slice(0, 3)],
    ['cita con la psicóloga', psico, psico], ['quiero empezar terapia', psico, psico], ['marcar com a psicóloga', casal, casal],
  ])('"%s" leaves open which', (text, names, services) => {
    expect(served(text, names)).toBeUndefined();
    expect(open(text, names)).toEqual(services);
  }); // prettier-ignore
});

describe('what is taken off, where that is sold', () => {
  test.each([
    ['quitarme el semipermanente', hands, ['Retiro de esmalte']], ['que me quiten las uñas', hands, ['Retiro de esmalte']], ['sacarme las esculpidas', palermo, ['Remoción de esculpidas']],
    ['quitarme el semi y ponerme acrílicas', hands, ['Retiro de esmalte', 'Uñas acrílicas']], ['sacar turno para semi', hands, ['Manicure semipermanente']], ['quitarme las acrílicas', hands, []],
  ])('"%s"', (text, names, services) => {
    expect(servicesTold(text, { services: named(names) } as never)).toEqual(services);
  }); // prettier-ignore
});

describe('a consultation by whoever gives it', () => {
  test.each([
    ['turno con el clínico', olivos, 'Consulta clínica'], ['un médico clínico', olivos, 'Consulta clínica'], ['turno de clínica', olivos, 'Consulta clínica'], ['clínica médica', olivos, 'Consulta clínica'], ['médico clínico', polyclinic, 'Consulta médica'],
    ['turno con el médico general', general, 'Medicina general'], ['consulta com o clínico geral', general, 'Medicina general'], ['cita con el dentista', general, 'Consulta odontológica'], ['turno con el oculista', general, 'Consulta oftalmológica'], ['hora con el veterinario', vet, 'Consulta veterinaria'],
    ['análisis clínicos', polyclinic, 'Análisis clínicos'], ['mi médico clínico me mandó un electrocardiograma', olivos, 'Electrocardiograma'], ['el veterinario me dijo que le toca la vacuna', vet, 'Vacuna'],
    ['dónde queda la clínica', olivos, undefined], ['un turno en la clínica Olivos', olivos, undefined], ['laboratorio clínico', olivos, undefined], ['turno con la nutricionista', ['Primera consulta nutricional', 'Control nutricional'], undefined],
  ])('"%s"', (text, names, service) => {
    expect(served(text, names)).toBe(service);
  }); // prettier-ignore
});
