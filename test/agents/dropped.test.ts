import { describe, expect, it, test } from 'vitest';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { CONFIRM as ASKED, LIST as SHOWN, IDLE, mine, request } from './kit.ts';

const open = 'limpieza';
const waiting = [{ servicio: 'masaje' }];
const CONFIRM = { ...ASKED, known: { ...ASKED.known, servicio: open } };
const LIST = { ...SHOWN, known: { servicio: open } };
const events = (text: string, question = CONFIRM, more = {}) =>
  understandOffline(request([text], { ...question, waiting, ...more })).events;
const types = (text: string, question: typeof CONFIRM | typeof IDLE, more: Parameters<typeof request>[2]) =>
  understandOffline(request([text], question, more)).events.map(({ type }) => type.slice('customer.'.length));

describe('one of two that were asked for in one message is not wanted any more (CONV-11)', () => {
  test.each(['sí, pero el masaje ya no', 'dale, pero olvidá el masaje', 'ok, sin el masaje', 'sim, mas sem o masaje'])(
    '"%s" is a yes, and the other goes',
    (text) => {
      expect(events(text)).toEqual([{ type: 'customer.accepts' }, { type: 'customer.drops', servicio: 'masaje' }]);
    },
  );
  test.each(['el masaje no', 'el masaje dejalo', 'sin el masaje', 'perdón, el masaje mejor no', 'ya no quiero el masaje', 'cancelá el masaje nomás', 'skip the masaje'])(
    '"%s" drops it',
    (text) => {
      expect(events(text)).toEqual([{ type: 'customer.drops', servicio: 'masaje' }]);
      expect(events(text, LIST)).toEqual([{ type: 'customer.drops', servicio: 'masaje' }]);
    },
  ); // prettier-ignore
  it('the one that is asked about goes, and the other stays', () => {
    expect(events(`la ${open} no, solo el masaje`)).toEqual([{ type: 'customer.drops', servicio: open }]);
    expect(events('solo el masaje nomás')).toEqual([{ type: 'customer.drops', servicio: open }]);
  });
  test.each(['ya no quiero el segundo', 'el otro mejor no', 'quita el segundo', 'não quero o segundo', "I don't want the second one", 'solo quiero el primero'])(
    '"%s": the one that waits, by its place',
    (text) => {
      expect(events(text)).toEqual([{ type: 'customer.drops', servicio: 'masaje' }]);
    },
  ); // prettier-ignore
  test.each(['ya no quiero el primero', 'el primero ya no', 'mejor solo el segundo'])('"%s": the one asked about', (text) => {
    expect(events(text)).toEqual([{ type: 'customer.drops', servicio: open }]);
  }); // prettier-ignore
  it('before a list the places are those of its rows', () => {
    expect(events('ya no quiero el segundo', LIST).map(({ type }) => type)).not.toContain('customer.drops');
  });
  it('of two of the same, no place tells which', () => {
    const same = { waiting: [{ servicio: open }] };
    expect(events('ya no quiero el segundo', CONFIRM, same).map(({ type }) => type)).not.toContain('customer.drops');
  });
  it('of a guest, by who does not come', () => {
    const son = [{ servicio: open, para: { relation: 'hijo' as const } }];
    const said = events('mi hijo al final no va', CONFIRM, { waiting: son });
    expect(said).toEqual([{ type: 'customer.drops', servicio: open, para: { relation: 'hijo' } }]);
  });
  test.each(['mi hijo no puede a esa hora', '¿puedo dejar solo el masaje?', 'el masaje no, mejor el viernes', 'el masaje a las 5'])(
    '"%s" drops nothing',
    (text) => {
      expect(events(text).map(({ type }) => type)).not.toContain('customer.drops');
    },
  ); // prettier-ignore
  it('where nothing waits, the last one that is refused is given up', () => {
    const own = { appointments: [mine('masaje', '2026-03-12T10:00')] };
    expect(types(`no, la ${open} mejor no, ya con el masaje`, CONFIRM, own)).toEqual(['exits']);
    expect(types('al final solo el masaje, gracias', CONFIRM, own)).toEqual(['exits']);
    expect(types('sin el masaje', IDLE, own)).not.toContain('drops');
  });
});
