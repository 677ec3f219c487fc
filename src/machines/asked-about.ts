import { z } from 'zod';
import { TOPIC_LIFE_MS, WEIGHED_LIFE_MS, catalogueOf, type Copy, type Detalles, type Topic } from '../domain.ts';
import { lastAppointment, type Last } from './errands-left.ts';
import { isGivenSo, serviceOf, type MachineEvent } from './kit.ts';

type Asks = Extract<MachineEvent, { type: 'customer.asks' }>;

/** A question of one service that names none is about the one that is talked about; one that names what is not sold here is not. */
export function serviceAskedAbout(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks') return undefined;
  const names = event.ajeno === true || !OF_A_SERVICE.includes(event.topic);
  return event.servicio ?? (names ? undefined : event.world.about);
}
const OF_A_SERVICE: readonly Topic[] = ['precio', 'duracion', 'profesionales'];

/**
 * What was spoken of last, and until when (epoch ms) "ella", "ahí", "ese día", "el segundo" and a question without its
 * service mean that. One record with one end: who asks on speaks of the same matter.
 */
export const spokenOfSchema = z.object({
  hasta: z.number(),
  servicio: z.string().optional(),
  /** What was asked of that service. Absent: something else. */
  pregunta: z.enum(['precio', 'duracion', 'profesionales']).optional(),
  /** Services that were told one below the other, in that order. */
  servicios: z.array(z.string()).optional(),
  /** Those that were asked about by name, one after the other: "quiero los dos". */
  consultados: z.array(z.string()).optional(),
  profesional: z.string().optional(),
  sucursal: z.string().optional(),
  fecha: z.string().optional(),
  /** The opening hours were asked about last, at a branch or anywhere: a day alone asks for its own. */
  horarios: z.object({ sucursal: z.string().optional() }).optional(),
});
export type SpokenOf = z.infer<typeof spokenOfSchema>;
type Matter = Omit<SpokenOf, 'hasta'>;

/** What is spoken of still. */
export function stillSpokenOf(last: SpokenOf | undefined, { world }: MachineEvent): Matter {
  if (last === undefined || last.hasta <= world.at) return {};
  const { hasta: _until, ...matter } = last;
  return matter;
}

/**
 * "¿Cuánto sale el tatuaje mediano?", and the next day "me decidí, este viernes": that one. Only for what is wished; a day
 * later not where it is wished with who does not do it, where it is not given, or for somebody else.
 */
export function serviceWeighed(
  last: SpokenOf | undefined,
  { world }: MachineEvent,
  wished: Detalles,
): string | undefined {
  if (last === undefined || last.hasta - TOPIC_LIFE_MS + WEIGHED_LIFE_MS <= world.at) return undefined;
  const service = serviceOf(world, last.servicio);
  const fits = service !== undefined && isGivenSo(world, service, wished) && wished.para === undefined;
  return last.hasta > world.at || fits ? last.servicio : undefined;
}

function lasting(matter: Matter, { world }: MachineEvent): SpokenOf | undefined {
  const told = Object.entries(matter).filter(([, of]) => of !== undefined && !(Array.isArray(of) && of.length === 0));
  return told.length === 0 ? undefined : { ...Object.fromEntries(told), hasta: world.at + TOPIC_LIFE_MS };
}

/** "¿Cuánto sale el color?" makes the colour what is talked about. */
export function spokenOf(event: MachineEvent, last: SpokenOf | undefined): SpokenOf | undefined {
  const before = stillSpokenOf(last, event);
  if (event.type !== 'customer.asks') return lasting({ ...before, ...placeAsked(event, before) }, event);
  const { topic, sucursal } = event;
  return lasting(
    {
      ...before,
      ...serviceMeant(event, before),
      servicios: catalogueTold(event) ?? before.servicios,
      consultados: namedSoFar(event, before),
      profesional: event.varios === true ? before.profesional : (whoAsked(event) ?? before.profesional),
      ...placeAsked(event, before),
      horarios: topic === 'horarios' ? { sucursal } : undefined,
    },
    event,
  );
}

/** A flow begins, and takes what was wished along; who and where are spoken of still. */
export function takenAlong(last: SpokenOf | undefined, event: MachineEvent): SpokenOf | undefined {
  const { profesional, sucursal, fecha } = stillSpokenOf(last, event);
  return lasting({ profesional, sucursal, fecha }, event);
}

/** "No, gracias" to what was told. */
export function isDeclined(event: MachineEvent): boolean {
  return event.type === 'customer.acknowledges' && event.declina === true;
}

/** "Muy caro": it is spoken of no more. */
export function withoutService(last: SpokenOf | undefined, event: MachineEvent): SpokenOf | undefined {
  return lasting({ ...stillSpokenOf(last, event), servicio: undefined, pregunta: undefined }, event);
}

/** More than these nobody means by "los dos" or "los tres"; the last ones count. */
const NAMED_MAX = 3;

function namedSoFar({ topic, servicio, world }: Asks, { consultados = [] }: Matter): string[] | undefined {
  if (servicio === undefined || world.flow !== undefined || !OF_A_SERVICE.includes(topic)) return consultados;
  return [...consultados.filter((id) => id !== servicio), servicio].slice(-NAMED_MAX);
}

const CHOOSING: readonly (string | undefined)[] = [
  undefined,
  'AGENDA_ELIGIENDO_SERVICIO',
  'PAGOS_ESPERANDO_SELECCION_SERVICIO',
];
/** Beside an open flow nothing changes, unless it asks for a service. */
function serviceMeant(event: Asks, before: Matter): Pick<Matter, 'servicio' | 'pregunta'> {
  if (event.varios === true) return { servicio: undefined, pregunta: undefined };
  const servicio = serviceAskedAbout(event) ?? onlyServiceOf(event);
  if (servicio === undefined || !CHOOSING.includes(event.world.flow)) return {};
  return { servicio, pregunta: spokenOfSchema.shape.pregunta.safeParse(topicMeant(event, before)).data };
}

/** What the answer lists, if it lists what is sold. */
function catalogueTold(event: Asks): string[] | undefined {
  const { topic, world } = event;
  const ofAll = (topic === 'precio' || topic === 'duracion') && serviceAskedAbout(event) === undefined;
  if (topic !== 'servicios' && !ofAll) return undefined;
  return catalogueOf(world.tenant, topic === 'servicios' ? event.servicios : undefined).told.map(({ id }) => id);
}

/** "¿Y pilates?", right behind "¿quién hace los masajes?": who does those. Of several the price list tells all else. */
function topicMeant(event: Asks, before: Matter): Topic {
  const again = event.igual === true ? before.pregunta : undefined;
  return event.servicios === undefined || again === 'profesionales' ? (again ?? event.topic) : event.topic;
}

/** "Y las pestañas", right behind "¿cuánto sale la manicure?": the same of that one, and nothing is booked yet. */
export function sameOfAnother(event: MachineEvent, last: SpokenOf | undefined): SpokenOf | undefined {
  if (event.type !== 'customer.wants_booking' || event.pregunta !== true) return undefined;
  const { servicio, ...more } = event.detalles;
  const before = stillSpokenOf(last, event);
  const live = before.pregunta !== undefined && event.world.flow === undefined;
  if (!live || servicio === undefined || Object.keys(more).length > 0) return undefined;
  return lasting({ ...before, servicio }, event);
}

/** "¿Y cuánto me va a salir?" with nothing open, of what was booked or moved just now. */
export function serviceJustBooked(event: MachineEvent, last: Last | undefined): string | undefined {
  if (event.type !== 'customer.asks' || !OF_A_SERVICE.includes(event.topic) || event.world.flow !== undefined)
    return undefined;
  if (event.ajeno === true) return undefined;
  return lastAppointment(event.world, last)?.serviceId;
}

/** "¿Atiende la doctora Gómez los jueves?", in a flow or not; undefined: nobody was asked about. */
function whoAsked(event: Asks): string | undefined {
  return event.profesional ?? onlyOneWho(event);
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

/** "¿Abren el domingo en Usaquén?", "¿y el sábado?": what is not named now is what was asked about before. */
function placeAsked(event: MachineEvent, before: Matter): Pick<Matter, 'sucursal' | 'fecha'> {
  const { sucursal, fecha } = placeOf(event);
  // "¿Dónde queda Kennedy?", and then "¿abren el domingo?": of the house, and not of that branch.
  const anew = event.type === 'customer.asks' && fecha !== undefined && sucursal === undefined;
  return { sucursal: anew ? undefined : (sucursal ?? before.sucursal), fecha: fecha ?? before.fecha };
}

function placeOf(event: MachineEvent): { sucursal?: string | undefined; fecha?: string | undefined } {
  if (event.type === 'customer.asks') return event;
  return event.type === 'customer.wants_booking' ? { fecha: event.detalles.fecha_deseada } : {};
}

/** "¿Y el sábado?", right behind "¿a qué hora abren?": of the house, and no appointment is looked for. */
export function hoursOfThatDay(event: MachineEvent, last: SpokenOf | undefined): Copy | undefined {
  if (event.type !== 'customer.wants_booking' || event.pregunta !== true) return undefined;
  const { fecha_deseada: fecha, ...more } = event.detalles;
  const { horarios } = stillSpokenOf(last, event);
  const live = horarios !== undefined && event.world.flow === undefined;
  if (!live || fecha === undefined || Object.keys(more).length > 0) return undefined;
  return { key: 'respuesta', topic: 'horarios', fecha, ...(horarios.sucursal && { sucursal: horarios.sucursal }) };
}

/** Who does one thing only is asked about: that. */
function onlyServiceOf(event: MachineEvent): string | undefined {
  if (event.type !== 'customer.asks' || event.profesional === undefined) return undefined;
  const who = event.world.tenant.professionals.find(({ id }) => id === event.profesional);
  return who?.serviceIds.length === 1 ? who.serviceIds[0] : undefined;
}

/** What is said to a question, of that service. */
export function answerTo(event: Asks, servicio: string | undefined, last: SpokenOf | undefined): Copy {
  const { servicios, profesional, sucursal, fecha, texto, nadie, ajeno, sinDato, antes } = event;
  return {
    key: 'respuesta',
    topic: topicMeant(event, stillSpokenOf(last, event)),
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
