/** One question of several services: each of them is answered. */
import { EVENTS_PER_TURN_MAX } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, servicesAsked, servicesTold } from '../../names.ts';
import { onlyByCategory } from '../../names/by-category.ts';
import { readText } from '../../words/text.ts';
import { eachApart } from '../several/each-apart.ts';
import { servicesInAll } from './in-all.ts';

/** "¿Cuánto sale la limpieza y el blanqueamiento?": each of them, where each is told by words of its own; else all that there is. */
export function askedOfEach(said: Act, heard: Heard): readonly Act[] {
  const act = informed(said, heard);
  if (act.intent !== 'ask' || act.service !== undefined) return [act];
  const told = severalAsked(act, heard);
  const each = told.length > 1 && told.length <= EVENTS_PER_TURN_MAX;
  return each ? told.map((service) => ({ ...act, service })) : [act];
}

/** "Info del blanqueamiento": what is told of one service is its price and length, and of no other's; of a branch where it is. */
function informed(act: Act, { text, situation: { tenant } }: Heard): Act {
  if (act.topic !== 'servicios' || act.service !== undefined || tenant === undefined) return act;
  const raw = text.raw.slice(act.from, act.to);
  if (!OF_IT.test(readText(raw).norm)) return act;
  const told = servicesTold(raw, tenant);
  if (told.length === 0 && findNames(raw, tenant).sucursal !== undefined) return { ...act, topic: 'direccion' };
  const open = told.length === 1 && told.some((service) => onlyByCategory(raw, service, tenant));
  return told.length === 0 || open ? act : { ...act, topic: 'precio' };
}
const OF_IT =
  / (?:info|informacion|informes|information|informacoes|detalles|detalhes|details|saber|conocer|know|consist[a-z]*|about|sirven?|sobre|acerca|what is|cont[a-z]+me|cuent[a-z]+me|habl[a-z]+me|expli[a-z]+) /;

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
