import { describe, expect, it } from 'vitest';
import type { Guest } from '../../src/domain.ts';
import { forWhomIn } from '../../src/agents/offline/people/for-whom.ts';
import type { Situation } from '../../src/agents/offline/situation.ts';

const outside: Situation = {
  state: 'conversando',
  flow: 'ninguno',
  area: 'GENERAL',
  asks: 'nothing',
  language: 'es',
  locale: 'es-MX',
  now: Temporal.ZonedDateTime.from('2026-03-02T09:00:00[America/Mexico_City]'),
};
const confirming: Situation = { ...outside, state: 'AGENDA_CONFIRMANDO_TURNO', flow: 'agenda', asks: 'confirm' };

const TOLD: readonly (readonly [string, Guest])[] = [
  ['peinado el sábado a las 11 pa mi mamá, se llama Elvira Nava', { relation: 'madre', name: 'Elvira Nava' }],
  ['una cita pa mi suegra, corte el jueves, se llama elvira nava', { relation: 'suegra', name: 'Elvira Nava' }],
  ['quiero un turno para mi hijo Bruno mañana a las 10', { relation: 'hijo', name: 'Bruno' }],
  ['un turno para mi hijo tomas el martes', { relation: 'hijo', name: 'Tomas' }],
  ['para mi mujer María de la Paz Gómez mañana', { relation: 'esposa', name: 'María de la Paz Gómez' }],
  ['anotame el viernes a nombre de Sofía Vega', { name: 'Sofía Vega' }],
  ['limpieza mañana para mi suegra', { relation: 'suegra' }],
  ['quiero regalarle un masaje a mi abuela el domingo', { relation: 'abuela' }],
  ['no es para mí, es para mi papá', { relation: 'padre' }],
  ['para mi hijo el Martes', { relation: 'hijo' }],
  ['corte pra minha filha Júlia amanhã às 10', { relation: 'hija', name: 'Júlia' }],
  ['quero marcar pra minha mãe, ela se chama Maria das Dores', { relation: 'madre', name: 'Maria das Dores' }],
  ['um corte em nome de joão silva amanhã', { name: 'João Silva' }],
  ['a haircut for my daughter Emma tomorrow at 10', { relation: 'hija', name: 'Emma' }],
  ['a check-up for my husband on friday, his name is Paul Reed', { relation: 'esposo', name: 'Paul Reed' }],
  ['una limpieza mañana para mi compañera de trabajo', { relation: 'companera' }],
  ['canto el viernes para mi compañero de la facultad', { relation: 'companero' }],
  ['una limpieza para mi compañera mañana', { relation: 'pareja' }],
  ['mamografía el viernes para mi nuera Sandra', { relation: 'nuera', name: 'Sandra' }],
  ['mamografía el viernes a las 10 para mi jefa Norma Ruiz', { relation: 'jefa', name: 'Norma Ruiz' }],
  ['forró quarta pra minha vizinha', { relation: 'vecina' }],
  ['forró quarta pro meu genro', { relation: 'yerno' }],
  ['a haircut for my son-in-law on friday', { relation: 'yerno' }],
  ['a haircut for my coworker Dan tomorrow', { relation: 'companero', name: 'Dan' }],
  ['inscribir a mi hijo Leo a una clase el miércoles', { relation: 'hijo', name: 'Leo' }],
  ['necesito que le tomen las medidas a mi hija Sol', { relation: 'hija', name: 'Sol' }],
  ['le reservo corte a mi abuela el viernes', { relation: 'abuela' }],
  ['anotá a Sol, mi hija, el viernes a las 17', { relation: 'hija', name: 'Sol' }],
  ['medidas el viernes, la que va es mi hija Sol', { relation: 'hija', name: 'Sol' }],
  ['queria colocar minha filha Duda no balé quarta às 9', { relation: 'hija', name: 'Duda' }],
  ['quero levar minha mãe pra limpeza amanhã', { relation: 'madre' }],
  ['balé sexta às 9, quem vai é minha filha', { relation: 'hija' }],
  ["I'd like to sign my daughter Mia up for a lesson", { relation: 'hija', name: 'Mia' }],
  ['can I bring my son Leo for a lesson friday at 10', { relation: 'hijo', name: 'Leo' }],
  ['a lesson friday at 10, the student is my daughter Sol', { relation: 'hija', name: 'Sol' }],
  ['a lesson friday at 10 under the name Sol Paz', { name: 'Sol Paz' }],
  ['mi hijo Emi de 10 años quiere una clase el sábado', { relation: 'hijo', name: 'Emi' }],
  ['minha filha Bia de 7 anos quer fazer balé', { relation: 'hija', name: 'Bia' }],
  ['my son Liam, 8, wants a lesson on friday', { relation: 'hijo', name: 'Liam' }],
];

const NOTHING = [
  'le pregunto a mi mamá y le aviso',
  'anoto todo y le digo a mi hermana',
  'book me a haircut, I have to bring my son along',
  'put my wife’s number on it',
  'corte mañana, a las 8 dejo a mi hijo en el colegio',
  'mi hija va a la escuela a las 8, quiero un corte a las 10',
  'quero marcar amanhã, levo minha filha comigo',
  'una limpieza para mí y otra para mi esposo',
  'dos cortes, para mi hijo y para mi',
  'para mi hijo y mi hija, mañana',
  'turnos para mis hijos',
  'vacuna para mi perro, se llama Toby',
  'tengo que preguntarle a mi mamá',
  'mi mamá quiere cancelar',
  '¿cómo se llama la doctora?',
  'voy con mi hija',
  'quiero una limpieza para mañana',
];

const BESIDE_A_YES: readonly (readonly [string, string])[] = [
  ['sí, ponelo a nombre de Mateo Salas', 'sí,'],
  ['dale. a nombre de mi hijito Mateo Salas', 'dale.'],
  ['si es para mi suegra', 'si'],
  ['sim, em nome de Rita Melo', 'sim,'],
  ['yes, book it under the name of Emma Stone', 'yes,'],
  ['va a nombre de Bruno Díaz', ''],
  ['va para mi hermana', ''],
  ['esa va para mi hija', ''],
  ['it goes under the name of Emma Stone', ''],
  ['va, a nombre de Bruno Díaz', 'va,'],
  ['vale a nombre de Bruno Díaz', 'vale'],
];

describe('whose appointment it is', () => {
  it.each(TOLD)('"%s"', (said, guest) => {
    expect(forWhomIn(said, outside)?.guest).toEqual(guest);
  });

  it.each(NOTHING)('"%s" tells of nobody else, or not of one', (said) => {
    expect(forWhomIn(said, outside)).toBeUndefined();
  });

  it('behind a comma a name is all that comes', () => {
    expect(forWhomIn('para mi mamá, Laura me dijo que a las 10', outside)?.guest).toEqual({ relation: 'madre' });
  });

  it('"para mí" takes back what was told before, and says nothing else', () => {
    const known = { para: { relation: 'madre' } } as const;
    expect(forWhomIn('no, es para mí', { ...confirming, known })?.guest).toEqual({ relation: 'yo' });
    expect(forWhomIn('sí, para mí', confirming)).toBeUndefined();
  });

  it.each(BESIDE_A_YES)('of "%s" the answer is "%s"', (said, left) => {
    const spans = forWhomIn(said, confirming)?.spans ?? [];
    const blanked = spans.reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      said,
    );
    expect(blanked.trim()).toBe(left);
  });

  it.each(['sí, Ana Pérez', 'dale, ana pérez.', 'Sim, Carla Melo'])('"%s" tells a name beside the yes', (said) => {
    expect(forWhomIn(said, confirming)?.guest.name).toMatch(/^(?:Ana Pérez|Carla Melo)$/);
  });

  it.each(['sí, Mercado Pago', 'sí, Ana me dijo', 'Ana Pérez', 'sí, y para mi hijo'])('"%s" tells none', (said) => {
    expect(forWhomIn(said, confirming)).toBeUndefined();
  });

  it.each([
    'el pago sale a nombre de mi marido',
    'la transferencia va a figurar a nombre de Marcos Paz',
    'o pix sai no nome do meu marido',
    'the card is under the name of my husband',
    'lo pago con la tarjeta de mi mamá',
  ])('"%s" tells who pays, and not who comes', (said) => {
    expect(forWhomIn(said, confirming)).toBeUndefined();
  });
  it.each([
    ['hago el pago ahora, ponelo a nombre de mi marido', { relation: 'esposo' }],
    ['para mi hijo, la tarjeta sale a nombre de mi marido', { relation: 'hijo' }],
    ['el turno va a nombre de Sofía Vega', { name: 'Sofía Vega' }],
  ] as const)('"%s" tells who comes', (said, guest) => {
    expect(forWhomIn(said, confirming)?.guest).toEqual(guest);
  });

  it.each([
    ['no, es para mi otro hijo', { relation: 'hijo', otra: true }],
    ['perdón, era para mi otra hermana', { relation: 'hermana', otra: true }],
    ['no, é pra minha outra filha', { relation: 'hija', otra: true }],
    ['no, es para mi otro hijo, Tomás', { relation: 'hijo', name: 'Tomás' }],
    ['es para otra persona', { otra: true }],
    ['no es para mí', { otra: true }],
    ['me equivoqué, es para un amigo', { otra: true }],
    ["no, it's for someone else", { otra: true }],
  ] as const)('"%s" tells that another one comes', (said, guest) => {
    expect(forWhomIn(said, confirming)?.guest).toEqual(guest);
  });
  it.each([
    'también para mi otro hijo',
    'no, quiero otro turno para otra persona',
    'no, es para otro día',
    'es para el otro',
  ])('"%s" puts nobody in his place', (said) => {
    expect(forWhomIn(said, confirming)?.guest.otra).toBeUndefined();
  });
  it('"el otro" is one of those who were spoken of', () => {
    const known = { para: { relation: 'hijo' } } as const;
    expect(forWhomIn('perdón, es para el otro', { ...confirming, known })?.guest).toEqual({ otra: true });
  });

  it('a name that was asked for, and what is said of money or of a change, are read elsewhere', () => {
    expect(forWhomIn('se llama Julia Ramos', { ...confirming, field: 'name' })).toBeUndefined();
    expect(forWhomIn('el turno a nombre de Julia Ramos', { ...confirming, flow: 'cancelacion' })).toBeUndefined();
  });
});
