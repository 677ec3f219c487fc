import { describe, expect, it } from 'vitest';
import { facts } from './time-helpers.ts';
import type { Facts } from './time-helpers.ts';

type Said = [text: string, reads: Facts, language?: 'es' | 'pt' | 'en'];
const MONDAY = { fechaDesde: '2026-03-16' };
const THURSDAY = { fechaDesde: '2026-03-12' };

describe('an open run of days that is ruled out leaves its other side', () => {
  it.each<Said>([
    ['no puedo antes del lunes', MONDAY],
    ['antes del lunes no puedo', MONDAY],
    ['no quiero antes del lunes', MONDAY],
    ['no antes del lunes', MONDAY],
    ['no puedo hasta el lunes', MONDAY],
    ['hasta el lunes no puedo', MONDAY],
    ['no puedo sino hasta el lunes', MONDAY],
    ['no puedo hasta la semana que viene', MONDAY],
    ['no puedo antes del lunes a las 5', MONDAY],
    ['no puedo hasta el mes que viene', { fechaDesde: '2026-04-01' }],
    ['hasta abril no puedo', { fechaDesde: '2026-04-01' }],
    ['nada antes del jueves', THURSDAY],
    ['no antes del 18', { fechaDesde: '2026-03-18' }],
    ['no puedo después del viernes', { fechaHasta: '2026-03-13' }],
    ['a partir del jueves no puedo', { fechaHasta: '2026-03-11' }],
    ['não posso antes de quinta', THURSDAY, 'pt'],
    ['not before thursday', THURSDAY, 'en'],
    ["i can't before thursday", THURSDAY, 'en'],
    ['not until monday', MONDAY, 'en'],
    ['not after friday', { fechaHasta: '2026-03-13' }, 'en'],
  ])('%s', (text, reads, language) => {
    expect(facts(text, language)).toEqual(reads);
  });

  it.each<Said>([
    ['antes del 18', { fechaHasta: '2026-03-17' }],
    ['hasta el mes que viene', { fechaDesde: '2026-04-01', fechaHasta: '2026-04-30' }],
    ['no, antes del lunes', { fechaHasta: '2026-03-15' }],
    ['hasta el viernes puedo', { fechaHasta: '2026-03-13' }],
    ['lo necesito para el viernes a más tardar', { fechaHasta: '2026-03-13' }],
    ['el viernes como mucho', { fechaHasta: '2026-03-13' }],
    ['friday at the latest', { fechaHasta: '2026-03-13' }, 'en'],
    ['sexta no máximo', { fechaHasta: '2026-03-13' }, 'pt'],
    ['el viernes a las 5 a más tardar', { fecha: '2026-03-13', restricciones: ['antes_17:00'], hastaIncluida: true }],
    ['antes del lunes no, mejor el martes', { fecha: '2026-03-17' }],
    ['no antes de las 10', { restricciones: ['despues_10:00'] }],
    ['antes de las 11 y los lunes no puedo', { restricciones: ['antes_11:00', 'excluir_lunes'] }],
    ['a la tarde no puedo y los viernes tampoco', { restricciones: ['excluir_tarde', 'excluir_viernes'] }],
    ['a la siesta no puedo', { restricciones: ['solo_00:00-13:00', 'solo_16:00-24:00'] }],
    ['a la mañana no puedo ni el jueves', { restricciones: ['excluir_mañana', 'excluir_jueves'] }],
    ['no antes del mediodía', { restricciones: ['despues_12:00'] }],
    ['no puedo hasta las 5', { restricciones: ['despues_17:00'] }],
    ['esta semana no puedo', MONDAY],
  ])('%s, as before', (text, reads, language) => {
    expect(facts(text, language)).toEqual(reads);
  });
});

describe('days that are left out', () => {
  it.each<Said>([
    ['que no caiga lunes', { restricciones: ['excluir_lunes'] }],
    ['que no me caiga un viernes', { restricciones: ['excluir_viernes'] }],
    ['que no toque viernes', { restricciones: ['excluir_viernes'] }],
    ['excluyendo viernes', { restricciones: ['excluir_viernes'] }],
    ['cualquier día fuera del viernes', { restricciones: ['excluir_viernes'] }],
    ['que não caia na sexta', { restricciones: ['excluir_viernes'] }, 'pt'],
    ['qualquer dia fora sexta', { restricciones: ['excluir_viernes'] }, 'pt'],
    ['fridays are no good', { restricciones: ['excluir_viernes'] }, 'en'],
    ["friday isn't good for me", { restricciones: ['excluir_viernes'] }, 'en'],
    ["fridays don't work", { restricciones: ['excluir_viernes'] }, 'en'],
    ['any day excluding friday', { restricciones: ['excluir_viernes'] }, 'en'],
    ['neither thursday nor friday', { restricciones: ['excluir_jueves', 'excluir_viernes'] }, 'en'],
  ])('%s', (text, reads, language) => {
    expect(facts(text, language)).toEqual(reads);
  });
});
