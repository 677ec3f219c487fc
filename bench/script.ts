import { BUSINESSES, type SentBody, type World } from './world.ts';

let contacts = 0;

/**
 * Six turns: greeting, errand, service, slot, a "no", leaving. Holds are taken and given back; nothing is booked. With
 * each answer its ms; whoever asks for the next says the next word.
 */
export async function* conversation(world: World): AsyncGenerator<number> {
  const waId = `54911${String(50_000_000 + contacts++)}`;
  const text = (body: string) => ({ type: 'text', text: { body } });
  yield (await world.say(waId, text('hola'))).ms;
  const services = await world.say(waId, text('quiero un turno'));
  yield services.ms;
  const slots = await world.say(waId, tap(services.answer, 0));
  yield slots.ms;
  yield (await world.say(waId, tap(slots.answer, Math.floor(contacts / BUSINESSES) % 9))).ms;
  yield (await world.say(waId, text('no'))).ms;
  yield (await world.say(waId, text('salir'))).ms;
}

/** One customer who never stops: the same question again and again. */
export function longConversation(world: World): () => Promise<void> {
  const waId = `54911${String(50_000_000 + contacts++)}`;
  return async () => {
    await world.say(waId, { type: 'text', text: { body: '¿cuánto sale la limpieza?' } });
  };
}

function tap({ interactive }: SentBody, n: number): Record<string, unknown> {
  const rows = interactive?.action.sections?.flatMap((s) => s.rows) ?? [];
  const id = rows[Math.min(n, rows.length - 1)]?.id ?? 'none';
  return { type: 'interactive', interactive: { type: 'list_reply', list_reply: { id, title: 'x' } } };
}
