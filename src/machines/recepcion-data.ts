import { datumAfter, mendedOf, saysAmiss } from './datum-mended.ts';
import { options, say } from './kit.ts';
import { emitAll, learn, s } from './recepcion-setup.ts';

/** What reception does with a datum that is put right, or said to be wrong (AGENDA-11); `recepcion.ts` says when. */

const keep = s.assign(({ context, event }) => ({ dato: datumAfter(event, context.dato) }));
const offerMore = s.assign(({ event }) => ({
  offer: options(event.world, 'agendar', 'mis_turnos', 'persona'),
  cita: null,
}));
const note = (offers: boolean) =>
  emitAll((event, { offer }) => {
    const copy = mendedOf(event);
    return copy === undefined ? [] : [say(copy, offers ? (offer ?? undefined) : undefined)];
  });
/** In passing it is said, and what else was asked stands. */
export const noteInPassing = [learn, note(false), keep];
export const noteDatum = [learn, offerMore, note(true), keep];
export const askForTheRightOne = [
  emitAll((event, { dato }) => {
    const field = saysAmiss(event, dato);
    return field === undefined ? [] : [say({ key: 'pedir_correccion', field })];
  }),
  keep,
];
