import { z } from 'zod';
import { TOPIC_LIFE_MS, type Copy, type Topic } from '../domain.ts';
import { lastAppointment, type Last } from './errands-left.ts';
import type { MachineEvent } from './kit.ts';

type Asks = Extract<MachineEvent, { type: 'customer.asks' }>;

/** A question of one service that names none is about the one that is talked about. */
export function serviceAskedAbout(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks') return undefined;
  return event.servicio ?? (OF_A_SERVICE.includes(event.topic) ? event.world.about : undefined);
}
const OF_A_SERVICE: readonly Topic[] = ['precio', 'duracion', 'profesionales'];

/** What was asked of a service, and until when it is what the talk is about. */
export const topicSchema = z.object({
  servicio: z.string(),
  hasta: z.number(),
  /** Absent: something else was asked, or by code that did not keep it. */
  pregunta: z.enum(['precio', 'duracion', 'profesionales']).optional(),
});
type TopicAsked = z.infer<typeof topicSchema>;

/** The service that is talked about from now on, with what was asked of it. */
export function topicAsked(event: MachineEvent, servicio: string, last?: TopicAsked): TopicAsked {
  const topic = event.type === 'customer.asks' ? topicMeant(event, last) : undefined;
  const asked = topicSchema.shape.pregunta.safeParse(topic).data;
  return { servicio, hasta: event.world.at + TOPIC_LIFE_MS, ...(asked && { pregunta: asked }) };
}

/** "¿Y pilates?", right behind "¿quién hace los masajes?": who does those. Of several the price list tells all else. */
function topicMeant(event: Asks, last: TopicAsked | undefined): Topic {
  const again = event.igual === true && last !== undefined && last.hasta > event.world.at ? last.pregunta : undefined;
  return event.servicios === undefined || again === 'profesionales' ? (again ?? event.topic) : event.topic;
}

/** "Y las pestañas", right behind "¿cuánto sale la manicure?": the same of that one, and nothing is booked yet. */
export function sameOfAnother(event: MachineEvent, last: TopicAsked | undefined): TopicAsked | undefined {
  if (event.type !== 'customer.wants_booking' || event.pregunta !== true) return undefined;
  const { servicio, ...more } = event.detalles;
  const live = last?.pregunta !== undefined && last.hasta > event.world.at && event.world.flow === undefined;
  if (!live || servicio === undefined || Object.keys(more).length > 0) return undefined;
  return { ...last, servicio, hasta: event.world.at + TOPIC_LIFE_MS };
}

/** "¿Y cuánto me va a salir?" with nothing open, of what was booked or moved just now. */
export function serviceJustBooked(event: MachineEvent, last: Last | undefined): string | undefined {
  if (event.type !== 'customer.asks' || !OF_A_SERVICE.includes(event.topic) || event.world.flow !== undefined)
    return undefined;
  return lastAppointment(event.world, last)?.serviceId;
}

/** The opening hours were asked about just now, at a branch or anywhere: until then a day alone asks for its own. */
export const hoursAskedSchema = z.object({ hasta: z.number(), sucursal: z.string().optional() });
type HoursAsked = z.infer<typeof hoursAskedSchema>;

/** Who was asked about last, and until when "con ella" is that one. */
export const whoAskedSchema = z.object({ profesional: z.string(), hasta: z.number() });

/** "¿Atiende la doctora Gómez los jueves?", in a flow or not; undefined: nobody was asked about. */
export function whoAsked(event: MachineEvent): z.infer<typeof whoAskedSchema> | undefined {
  const profesional = event.type === 'customer.asks' ? (event.profesional ?? onlyOneWho(event)) : undefined;
  return profesional === undefined ? undefined : { profesional, hasta: event.world.at + TOPIC_LIFE_MS };
}

/** "¿Quién hace los blanqueamientos?", answered with one name. */
function onlyOneWho(event: Asks): string | undefined {
  const servicio = serviceAskedAbout(event);
  const { topic, sucursal, world } = event;
  if (topic !== 'profesionales' || (servicio ?? sucursal) === undefined) return undefined;
  const [one, ...others] = world.tenant.professionals.filter(
    ({ serviceIds, branchIds }) =>
      (servicio === undefined || serviceIds.includes(servicio)) &&
      (sucursal === undefined || branchIds.includes(sucursal)),
  );
  return others.length === 0 ? one?.id : undefined;
}

/** The branch and the day that were asked about last, and until when "ahí" and "ese día" are those. */
export const placeAskedSchema = z.object({
  sucursal: z.string().optional(),
  fecha: z.string().optional(),
  hasta: z.number(),
});
type PlaceAsked = z.infer<typeof placeAskedSchema>;

/** "¿Abren el domingo en Usaquén?", "¿y el sábado?": what is not named now is what was asked about before. */
export function placeAsked(event: MachineEvent, last: PlaceAsked | undefined): PlaceAsked | undefined {
  const { sucursal, fecha } = placeOf(event);
  if (sucursal === undefined && fecha === undefined) return last;
  // "¿Dónde queda Kennedy?", and then "¿abren el domingo?": of the house, and not of that branch.
  const anew = event.type === 'customer.asks' && fecha !== undefined && sucursal === undefined;
  const before = last !== undefined && last.hasta > event.world.at && !anew ? last : {};
  const now = { ...(sucursal !== undefined && { sucursal }), ...(fecha !== undefined && { fecha }) };
  return { ...before, ...now, hasta: event.world.at + TOPIC_LIFE_MS };
}

function placeOf(event: MachineEvent): { sucursal?: string | undefined; fecha?: string | undefined } {
  if (event.type === 'customer.asks') return event;
  return event.type === 'customer.wants_booking' ? { fecha: event.detalles.fecha_deseada } : {};
}

/** What is kept in mind of that question; undefined: another one was asked. */
export function hoursAsked(event: MachineEvent): HoursAsked | undefined {
  if (event.type !== 'customer.asks' || event.topic !== 'horarios') return undefined;
  return { hasta: event.world.at + TOPIC_LIFE_MS, sucursal: event.sucursal };
}

/** "¿Y el sábado?", right behind "¿a qué hora abren?": of the house, and no appointment is looked for. */
export function hoursOfThatDay(event: MachineEvent, asked: HoursAsked | undefined): Copy | undefined {
  if (event.type !== 'customer.wants_booking' || event.pregunta !== true) return undefined;
  const { fecha_deseada: fecha, ...more } = event.detalles;
  const { world } = event;
  const live = asked !== undefined && asked.hasta > world.at && world.flow === undefined;
  if (!live || fecha === undefined || Object.keys(more).length > 0) return undefined;
  return { key: 'respuesta', topic: 'horarios', fecha, ...(asked.sucursal && { sucursal: asked.sucursal }) };
}

/** Who does one thing only is asked about: that. */
export function onlyServiceOf(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks' || event.profesional === undefined) return undefined;
  const who = event.world.tenant.professionals.find(({ id }) => id === event.profesional);
  return who?.serviceIds.length === 1 ? who.serviceIds[0] : undefined;
}

/** What is said to a question, of that service. */
export function answerTo(event: Asks, servicio: string | undefined, tema: TopicAsked | undefined): Copy {
  const { servicios, profesional, sucursal, fecha, texto, nadie, ajeno, sinDato, antes } = event;
  return {
    key: 'respuesta',
    topic: topicMeant(event, tema),
    ...(servicio === undefined ? {} : { servicio }),
    ...(servicios === undefined ? {} : { servicios }),
    ...(profesional === undefined ? {} : { profesional }),
    ...(sucursal === undefined ? {} : { sucursal }),
    ...(fecha === undefined ? {} : { fecha }),
    ...(texto === undefined ? {} : { texto }),
    ...(nadie === undefined ? {} : { nadie }),
    ...(ajeno === undefined ? {} : { ajeno }),
    ...(sinDato === undefined ? {} : { sinDato }),
    ...(antes === undefined ? {} : { antes }),
  };
}
