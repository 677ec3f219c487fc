/** must-hold.md 8.2, the rows that no other test of behaviour covers alone. */
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { STALE_MESSAGE_MS, type InboundMessage, type InboxBody } from '../../src/domain.ts';
import { readSources } from '../architecture/source.ts';
import * as k from '../machines/kit.ts';
import { HOUR_MS, MINUTE_MS, MONDAY, PHONE, historyOf, send, stateOf, tapOn, textOf, withRig } from './kit.ts';

const WISH = 'quiero una limpieza mañana a la tarde';

describe('who speaks to the customer', () => {
  it('is one handler: nothing else in the project sends through the channel (must-hold 20)', () => {
    const senders = readSources('src').flatMap(({ path, nodes }) =>
      nodes.some((node) => ts.isCallExpression(node) && /(^|\.)channel\.send$/.test(node.expression.getText()))
        ? [path]
        : [],
    );
    expect(senders).toEqual(['src/handlers/people.ts']);
  });

  it('says a list once and not again as text, one message a turn (must-hold 20)', () =>
    withRig({}, async (rig) => {
      for (const [text, kind] of [
        [WISH, 'list'],
        ['el primero', 'buttons'],
        ['sí', 'text'],
        ['quiero pagar', 'buttons'],
        ['no', 'list'],
      ] as const) {
        expect((await send(rig, text)).map((shown) => shown.kind)).toEqual([kind]);
      }
      const texts = rig.shown().map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }));
});

describe('what a customer writes is in the history', () => {
  it('whatever answers it: a list, buttons, a tap, a picture, nobody while a person has it (must-hold 21)', () =>
    withRig({}, async (rig) => {
      await send(rig, WISH);
      const row = tapOn(rig, 2);
      await send(rig, row);
      await send(rig, { type: 'image', mediaId: '1', caption: 'mi muela' });
      rig.person({ event: 'person.took', text: 'Hola, soy Marta' });
      await rig.rest();
      await send(rig, 'gracias Marta');
      const heard = (await historyOf(rig)).filter((line) => !line.startsWith('bot:'));
      expect(heard).toEqual([
        `customer: ${WISH}`,
        `customer: ${row.type === 'tap' ? row.title : ''}`,
        'customer: [image] mi muela',
        'person: Hola, soy Marta',
        'customer: gracias Marta',
      ]);
    }));

  it('even when the answer cannot be sent (must-hold 21)', () =>
    withRig({ faults: [{ port: 'channel', mode: 'down', calls: 'always' }] }, async (rig) => {
      expect(await send(rig, WISH)).toEqual([]);
      expect((await historyOf(rig))[0]).toBe(`customer: ${WISH}`);
    }));
});

describe('answers', () => {
  it('are given to two messages of the same second with the same words, each with its history (must-hold 22)', () =>
    withRig({}, async (rig) => {
      expect(textOf(await send(rig, '¿cuánto sale la limpieza?'))).toMatch(/25[.]000/);
      expect(textOf(await send(rig, '¿cuánto sale la limpieza?'))).toMatch(/25[.]000/);
      expect(textOf(await send(rig, '¿y dónde quedan?'))).toMatch(/Siempreviva/);
      const lines = await historyOf(rig);
      expect(lines.filter((line) => line === 'customer: ¿cuánto sale la limpieza?')).toHaveLength(2);
      expect(lines.filter((line) => line.startsWith('bot:'))).toHaveLength(3);
      expect(rig.clock.now() - MONDAY).toBeLessThan(3_000);
    }));

  it('to the very same message are not given twice, however late it comes again (must-hold 22, 24)', () =>
    withRig({}, async (rig) => {
      const ids = rig.say([{ type: 'text', text: WISH }]);
      await rig.rest();
      for (const waitMs of [0, 11 * MINUTE_MS, 3 * 24 * HOUR_MS]) {
        const before = rig.shown().length;
        await rig.advance(rig.clock.now() + waitMs);
        const nudges = rig.shown().length - before;
        rig.redeliver(ids);
        await rig.rest();
        expect(rig.shown().length - before).toBe(nudges);
      }
      expect((await historyOf(rig)).filter((line) => line === `customer: ${WISH}`)).toHaveLength(1);
    }));
});

describe('messages that come late', () => {
  /** As Meta delivers after an outage of ours: written then, arriving now. */
  const late = (id: string, text: string, agoMs: number): InboxBody => {
    const from: InboundMessage['from'] = { provider: 'whatsapp', phoneNumberId: '100000000000001', waId: PHONE };
    return { kind: 'message', message: { id, at: MONDAY - agoMs, content: { type: 'text', text }, from, name: 'Ana' } };
  };

  it('are answered, with one apology, and none is dropped (must-hold 27)', () =>
    withRig({}, async (rig) => {
      rig.deliver([
        late('wamid.a', 'hola', 3 * HOUR_MS),
        late('wamid.b', '¿cuánto sale la limpieza?', 2 * HOUR_MS),
        late('wamid.c', '¿dónde quedan?', STALE_MESSAGE_MS + 1),
      ]);
      await rig.rest();
      const text = textOf(rig.shown());
      expect(text.match(/Perdón por la demora/g)).toEqual(['Perdón por la demora']);
      expect(text.startsWith('Perdón por la demora')).toBe(true);
      expect(text).toMatch(/25[.]000[^]*Siempreviva/);
      expect((await historyOf(rig)).filter((line) => line.startsWith('customer:'))).toHaveLength(3);
      expect(textOf(await send(rig, '¿y los horarios?'))).not.toContain('Perdón');
    }));

  it('are done as they ask, however late (must-hold 27)', () =>
    withRig({}, async (rig) => {
      rig.deliver([late('wamid.a', WISH, 3 * HOUR_MS)]);
      await rig.rest();
      expect(rig.shown().map(({ kind }) => kind)).toContain('list');
      expect(await stateOf(rig)).toBe('AGENDA_MOSTRANDO_OPCIONES');
    }));

  it('by less than a quarter of an hour are answered as ever (must-hold 27)', () =>
    withRig({}, async (rig) => {
      rig.deliver([late('wamid.a', 'hola', STALE_MESSAGE_MS)]);
      await rig.rest();
      expect(textOf(rig.shown())).not.toContain('Perdón');
    }));

  it('are kept for the person who has the conversation, without an apology of the bot (must-hold 27)', () =>
    withRig({}, async (rig) => {
      await send(rig, 'hola');
      rig.person({ event: 'person.took' });
      await rig.rest();
      const before = rig.shown().length;
      rig.deliver([late('wamid.a', '¿hay alguien?', HOUR_MS)]);
      await rig.rest();
      expect(rig.shown().length).toBe(before);
      expect(await historyOf(rig)).toContain('customer: ¿hay alguien?');
    }));
});

describe('a burst with taps in it', () => {
  it('is so many turns as it has taps, in order, and no tap is joined to words (must-hold 29)', () =>
    withRig({}, async (rig) => {
      await send(rig, WISH);
      const [first, second] = [tapOn(rig, 1), tapOn(rig, 2)];
      await send(rig, 'hola', first, second, '¿dónde quedan?');
      const inputs = (await rig.store.turns(rig.conversation)).flatMap((turn) => turn.inputs.map(({ type }) => type));
      expect(inputs.filter((type) => type.startsWith('customer.'))).toEqual([
        'customer.wants_booking',
        'customer.greets',
        'customer.selects',
        'customer.taps_stale',
        'customer.asks',
      ]);
      // The first tap chose; the second one spoke of a list that was not open any more, and chose nothing.
      const { appointments } = await rig.store.load(rig.conversation, 0);
      expect([appointments, await stateOf(rig)]).toEqual([[], 'AGENDA_CONFIRMANDO_TURNO']);
    }));
});

describe('a catalogue that changed after its list was sent', () => {
  const changed = (talk: k.Conversation): k.Conversation => {
    const { tenant } = talk.talk.world;
    const services = tenant.services.toReversed().map((one) => ({ ...one, priceMinor: one.priceMinor + 1_000 }));
    return new k.Conversation({ ...talk.talk, world: { ...talk.talk.world, tenant: { ...tenant, services } } });
  };

  it('leaves what a row means: the same service to book (must-hold 31)', () => {
    const booking = changed(k.given().when(k.wantsBooking())).when(k.picks(2));
    expect(booking.effect('findSlots').query.serviceId).toBe('color');
  });

  it('leaves what a row costs: the price that was shown is the price that is asked (must-hold 31)', () => {
    const sure = changed(k.given().when(k.wantsPayment())).when(k.picks(2));
    sure.says('confirmar_pago', { serviceId: 'color', amountMinor: 25_000 });
    expect(sure.when(k.accepts).order()).toMatchObject({ serviceId: 'color', amountMinor: 25_000 });
  });

  it('without the service of a row, nothing else is booked in its place (must-hold 31)', () => {
    const listed = k.given().when(k.wantsBooking());
    const { tenant } = listed.talk.world;
    const services = tenant.services.filter(({ id }) => id !== 'color');
    const gone = new k.Conversation({
      ...listed.talk,
      world: { ...listed.talk.world, tenant: { ...tenant, services } },
    });
    gone
      .when(k.picks(2))
      .owes('say elegir_servicio')
      .standsAt('recepcion.conversando', 'agenda.AGENDA_ELIGIENDO_SERVICIO');
  });
});

describe('the name of a contact', () => {
  const signed = (id: string, name: string): InboxBody => {
    const from: InboundMessage['from'] = { provider: 'whatsapp', phoneNumberId: '100000000000001', waId: PHONE };
    return { kind: 'message', message: { id, at: MONDAY, content: { type: 'text', text: 'hola' }, from, name } };
  };

  it('that the customer told stays, whatever the profile is called from then on (must-hold 38)', () =>
    withRig({ customer: { waId: PHONE } }, async (rig) => {
      for (const text of ['una limpieza mañana a las 15', 'Ana Paz', 'sí']) await send(rig, text);
      rig.deliver([signed('wamid.a', 'Clínica Sonrisa'), signed('wamid.b', '54 9 11 5000-0777')]);
      await rig.rest();
      const { conversation, appointments } = await rig.store.load(rig.conversation, 0);
      expect(conversation?.contact.name).toBe('Ana Paz');
      expect(appointments[0]?.customerName).toBe('Ana Paz');
    }));
});
