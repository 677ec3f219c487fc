/** What was given up, told to whoever operates the server, and put back at their word. */
import { WINDOW_MS } from '../../domain.ts';
import type { Effect } from '../../domain.ts';
import { systemClock } from '../../io/clock.ts';
import type { Store } from '../../ports.ts';
import { givenUp, type Lost, type Why } from './given-up.ts';
import { outdated } from './outdated.ts';
import { openSource, openStore, type LastingStore } from './open.ts';

interface Said {
  readonly out: (line: string) => void;
  readonly talk: (line: string) => void;
}

const WHY: Readonly<Record<Why, string>> = {
  undecided: 'no se pudo procesar',
  unsent: 'no salió',
  maybe_sent: 'quizá llegó',
  undone: 'no se hizo',
};

/** One line each: id, since when, what, why. */
export async function listGivenUp(config: LastingStore, { out, talk }: Said): Promise<void> {
  const all = await found(config);
  const now = systemClock().now();
  for (const lost of all) out([lost.id, new Date(lost.since).toISOString(), lost.kind, whyOf(lost, now)].join('  '));
  if (all.length === 0) talk('no hay nada dado por perdido');
  else {
    talk(
      'lo que contestó el otro lado está en el registro: effect.failed, message.undelivered o turn.failed, con ese id',
    );
    talk(`${all.length} por perdidos. De nuevo: npm run store -- retry ID, o retry all menos lo que quizá llegó`);
  }
}

/** What became of it, and what whoever decides on another try has to know. */
function whyOf({ why, known: { tries, undelivered, lastInboundAt } }: Lost, now: number): string {
  const closed = lastInboundAt !== undefined && now - lastInboundAt > WINDOW_MS;
  const details = [
    ...(undelivered === true ? ['WhatsApp avisó que no se entregó'] : []),
    ...(tries > 0 ? [tries === 1 ? '1 intento' : `${tries} intentos`] : []),
    ...(closed ? ['ventana de 24 horas cerrada: hoy WhatsApp no lo deja salir'] : []),
  ];
  return details.length === 0 ? WHY[why] : `${WHY[why]} (${details.join('; ')})`;
}

/** `which`: an id of the list, or `all`, which leaves alone what may have arrived. Throws where no such id is in it. */
export async function retryGivenUp(config: LastingStore, which: string, { out, talk }: Said): Promise<void> {
  const all = await found(config);
  const chosen = which === 'all' ? all.filter(({ why }) => why !== 'maybe_sent') : all.filter(({ id }) => id === which);
  if (which !== 'all' && chosen.length === 0) {
    throw new Error(`nada dado por perdido se llama ${which}: míralo con npm run store -- dead`);
  }
  const store = await openStore(config, talk);
  let back = 0;
  try {
    for (const lost of chosen) {
      const refusal = await putBack(store, lost);
      out(`${lost.id}  ${refusal ?? 'se intentará de nuevo'}`);
      if (refusal === undefined) back += 1;
    }
  } finally {
    await store.close();
  }
  const left = which === 'all' ? all.filter(({ why }) => why === 'maybe_sent') : [];
  for (const { id } of left) out(`${id}  quizá llegó, y se deja: para mandarlo igual, npm run store -- retry ${id}`);
  talk(`${back} de nuevo por hacer: los hace el servidor en cuanto los ve`);
}

async function found(config: LastingStore): Promise<readonly Lost[]> {
  const source = await openSource(config);
  try {
    return await Array.fromAsync(givenUp(source.dump()));
  } finally {
    await source.close();
  }
}

/** Undefined: it is owed again. */
async function putBack(store: Store, { given, effect, id, turn }: Lost): Promise<string | undefined> {
  if (effect !== undefined && (await isForNobody(store, effect, { given, id })))
    return 'ya nadie espera esa respuesta: a quien escribía se le dijo que no salió, y lo puede pedir otra vez';
  const now = systemClock().now();
  const amiss = effect && (await outdated(store, effect, { conversation: given.conversation, turn, now }));
  if (amiss !== undefined) return amiss;
  return (await store.retry(given, now)) ? undefined : 'ya no está dado por perdido, o aún se avisa';
}

/** All that comes of it is an answer, and its flow has been told that none comes: a link would be made that nobody gets. */
async function isForNobody(
  store: Store,
  { type }: Effect,
  { given, id }: Pick<Lost, 'given' | 'id'>,
): Promise<boolean> {
  if (type !== 'createLink' && type !== 'findSlots') return false;
  const { conversation } = await store.load(given.conversation, 0);
  return conversation === undefined || conversation.frames.every(({ awaiting }) => awaiting !== id);
}
