import { describe, expect, it } from 'vitest';
import { STALE_MESSAGE_MS } from '../../src/domain.ts';
import type { CustomerEvent, InboundContent } from '../../src/domain.ts';
import { understandOffline } from '../../src/agents/offline/index.ts';
import { createMediaUnderstanding } from '../../src/agents/media.ts';
import { CONFIRM, IDLE, NOW, events, request } from './kit.ts';

const BACK: CustomerEvent = { type: 'customer.exits', word: 'menu' };
const SILENT: CustomerEvent = { type: 'customer.acknowledges' };
const beside = (...said: (string | InboundContent)[]) =>
  understandOffline(request(said, CONFIRM, { handedOver: true })).events;

describe('while a person has the conversation (HUMAN-3)', () => {
  it.each([
    ...['volver al bot', 'Menú', 'MENU.', 'menú por favor 🙏', 'volver al menú', 'hola, quiero volver al bot'],
    ...['prefiero seguir con el bot', 'quiero volver a hablar con el bot', 'pasame con el bot', 'ver el menú', 'bot'],
    ...['voltar ao bot', 'quero falar com o robô', 'continuar no bot', 'menu principal', 'ok, volver al bot gracias'],
    ...['salir', 'Salir por favor', 'quiero salir', 'sair', 'exit'],
    ...['back to the bot', "I'd like to go back to the bot", 'main menu', 'talk to the bot please', 'back to bot'],
  ])('"%s" gives it back to the bot', (said) => {
    expect(beside(said)).toEqual([BACK]);
  });

  it.each([
    ...['sí', 'dale', '1', 'quiero un turno mañana', 'humano', 'cancelar', 'atrás', 'inicio', 'volver'],
    ...['voy a salir', '¿puedo salir?', 'no quiero salir', 'salir de una duda', 'al salir te aviso'],
    ...['¿tienen menú?', '¿sos un bot?', 'no quiero volver al bot', 'no me pases con el bot', 'el bot no me entendió'],
    ...['¡es un robo!', 'robo', 'robot', 'el menú del día', 'ya pagué', 'basta de bot', 'estaba hablando con el bot'],
  ])('"%s" is said to the person', (said) => {
    expect(beside(said)).toEqual([SILENT]);
  });

  it('what comes behind the command is for the bot, what came before it is not', () => {
    expect(beside('gracias Marta', 'menú', 'sí')).toEqual([BACK, { type: 'customer.accepts' }]);
    expect(beside('quiero pagar', 'menú')).toEqual([BACK]);
  });

  it('nothing but typed words commands: no caption, no tap of long ago', () => {
    const image: InboundContent = { type: 'image', mediaId: 'm', caption: 'menú' };
    expect(beside(image)).toEqual([SILENT]);
    expect(beside({ type: 'tap', id: 'opcion_k8_si', title: 'Sí' })).toEqual([SILENT]);
  });

  it('a word that was long on its way was said before', () => {
    const asked = request(['menú'], IDLE, { handedOver: true });
    expect(understandOffline({ ...asked, now: NOW + STALE_MESSAGE_MS + 1 }).events).toEqual([SILENT]);
  });

  it('no medium is looked at, so no voice note commands either', async () => {
    const read = createMediaUnderstanding({
      text: { understand: (asked) => Promise.resolve(understandOffline(asked)) },
      media: { fetch: () => Promise.reject(new Error('looked at')) },
      lector: { reads: () => true, accepts: () => true, read: () => Promise.reject(new Error('looked at')) },
      clock: { now: () => NOW, wake: () => () => undefined },
    });
    const voice = request([{ type: 'audio', mediaId: 'm' }], IDLE, { handedOver: true });
    const reading = await read.understand(voice);
    expect(reading).toMatchObject({ events: [SILENT] });
    expect(reading.media).toBeUndefined();
  });
});

describe('with the bot', () => {
  it.each(['quiero hablar con el bot', 'talk to the bot', 'falar com o robô', 'seguir con el bot'])(
    '"%s" calls no person and leaves nothing',
    (said) => {
      expect(events(said, IDLE)).toEqual([{ type: 'customer.asks', topic: 'bot' }]);
      expect(events(said, CONFIRM)).toEqual([{ type: 'customer.asks', topic: 'bot' }]);
    },
  );

  it.each(['no quiero hablar con un bot', 'basta de bots, quiero una persona'])('"%s" still calls one', (said) => {
    expect(events(said, IDLE)).toEqual([{ type: 'customer.wants_person' }]);
  });
});
