/** How a word sounds, from Mexico to Chile: letters that are told apart on paper only. */
import { remembered } from '../words/remembered.ts';

/** "Valorasion", "baloracion", "ortodonsia": as they sound. */
export const soundOf = remembered((word) =>
  word
    .replaceAll(/(?<!c)h/g, '')
    .replaceAll(/sc(?=[ei])|c(?=[ei])|z/g, 's')
    .replaceAll(/qu(?=[ei])/g, 'k')
    .replaceAll(/c(?!h)/g, 'k')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y'),
);
