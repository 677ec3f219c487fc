/** A yes by how it is to be left, or how fast; a question of later that is no cancellation; whose he is, which is no name. */
import { describe, expect, it } from 'vitest';
import { CANCEL_CONFIRM, CONFIRM, IDLE, LIST, events, mine } from './kit.ts';

const DATA = {
  state: 'AGENDA_PIDIENDO_DATOS',
  known: { servicio: 'corte', fecha_deseada: '2026-03-12', hora_especifica: '11:00' },
} as const;
const types = (text: string, question: Parameters<typeof events>[1]): readonly string[] =>
  events(text, question).map(({ type }) => type);

describe('a yes said otherwise', () => {
  it.each([
    'bueno, dejalo anotado', 'sí, déjela así confirmada', 'déjemela agendada porfa', 'listo dejala reservada', 'ya déjala lista',
    'ya mismo, sí', 'right away, book it', 'sí, resérvala lo antes posible que se llena', 'claro, de inmediato confirme',
    'uf, confirmalo', 'estoy lista, confirma', 'me muero de nervios jaja, sí va', 'perdón me quedé sin batería en el celu, sí confirmo',
  ])('%s', (text) => {
    expect(types(text, CONFIRM).at(-1)).toMatch(/^customer\.(?:accepts|selects)$/);
  }); // prettier-ignore

  it('is none where it is refused, or where an hour is looked for', () => {
    expect(types('no lo dejes reservado', CONFIRM)).not.toContain('customer.accepts');
    expect(types('dejalo así', CONFIRM)).not.toContain('customer.accepts');
    expect(events('no, lo antes posible', CONFIRM)).toMatchObject([{ type: 'customer.wants_booking' }]);
  });

  it('below the answer to a question it is still to what was asked', () => {
    const cita = { id: 'c1', page: 0, kind: 'cita', ids: ['corte'] } as const;
    const question = {
      ...CANCEL_CONFIRM,
      offer: cita,
      also: CANCEL_CONFIRM.offer === undefined ? [] : [CANCEL_CONFIRM.offer],
    };
    for (const text of ['sí, cancelalo', 'yes, cancel it', 'sim, pode cancelar'])
      expect(types(text, question), text).toEqual(['customer.accepts']);
  });
});

describe('whether one may cancel later', () => {
  it.each(['¿hasta el jueves puedo cancelar?', 'y el mismo día puedo cancelar?', 'um dia antes posso cancelar?', 'can i cancel the day before?', 'después puedo cancelar sin problema?'])('%s', (text) => {
    for (const question of [CONFIRM, LIST, IDLE]) expect(types(text, question)).toEqual(['customer.asks']);
  }); // prettier-ignore

  it('is no question of who wants it gone', () => {
    const appointments = [mine('corte', '2026-03-12T11:00')];
    const [event] = events('¿puedo cancelar el turno del jueves?', IDLE, { appointments });
    expect(event).toMatchObject({ type: 'customer.wants_cancellation' });
  });
});

describe('where a field is asked for', () => {
  it('whose he is is no name', () => {
    const question = { ...DATA, field: 'name' } as const;
    for (const text of ['soy la esposa de Luis Paz', 'soy el primo de Diego', "I'm his wife", 'sou a irmã da Ana'])
      expect(types(text, question), text).not.toContain('customer.answers');
    expect(events('es para mi hijo Max, yo soy Elena Paz', question)).toMatchObject([
      { type: 'customer.wants_booking', detalles: { para: { relation: 'hijo', name: 'Max' } } },
      { type: 'customer.answers', field: 'name', value: 'Elena Paz' },
    ]);
  });

  it('the service once more is no wrong number', () => {
    const question = { ...DATA, field: 'nationalId' } as const;
    for (const text of ['corte', 'ya, para corte de pelo', 'de corte, sí'])
      expect(types(text, question), text).toEqual(['customer.accepts']);
  });
});
