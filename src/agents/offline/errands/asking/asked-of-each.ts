/** One question of several services: each of them is answered. */
import { EVENTS_PER_TURN_MAX } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesAsked, servicesTold } from '../../names.ts';
import { eachApart } from '../several/each-apart.ts';
import { servicesInAll } from './in-all.ts';

/** "¿Cuánto sale la limpieza y el blanqueamiento?": each of them, where each is told by words of its own; else all that there is. */
export function askedOfEach(act: Act, heard: Heard): readonly Act[] {
  if (act.intent !== 'ask' || act.service !== undefined) return [act];
  const told = severalAsked(act, heard);
  const each = told.length > 1 && told.length <= EVENTS_PER_TURN_MAX;
  return each ? told.map((service) => ({ ...act, service })) : [act];
}

/** The answer to one of several would pass over the others. */
export function severalAsked({ topic, from, to }: Act, { text, situation }: Heard): readonly string[] {
  if ((topic !== 'precio' && topic !== 'duracion') || situation.tenant === undefined) return [];
  const apart = eachApart(text, situation.tenant);
  if (apart.length > 1) return apart;
  const own = servicesAsked(text.raw.slice(from, to), situation.tenant);
  // "Escova e manicure na sexta, quanto fica?": of all that is wished for.
  const told = own.length > 0 ? own : servicesTold(text.raw, situation.tenant);
  return told.length === 0 && topic === 'precio' ? servicesInAll({ text, situation }) : told;
}
