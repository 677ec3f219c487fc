import { z } from 'zod';
import type { SpokenOf } from './asked-about.ts';
import type { Definition } from './registry.ts';

/** Lifts a stored reception from its version to the next. Nobody's talk is forgotten by a deploy (H2). */
export const recepcionMigrations: Definition['migrations'] = {
  /** Version 1 kept what was spoken of in four places, each with its own end: the last of them is the end of all. */
  1: ({ value, context }) => {
    const { tema, horas, quien, donde, ...rest } = versionOne.parse(context);
    const ends = [tema, horas, quien, donde].flatMap((one) => one?.hasta ?? []);
    if (ends.length === 0) return { value, context: rest };
    const told = {
      servicio: tema?.servicio,
      pregunta: tema?.pregunta,
      profesional: quien?.profesional,
      sucursal: donde?.sucursal,
      fecha: donde?.fecha,
      horarios: horas && { sucursal: horas.sucursal },
    } satisfies Omit<SpokenOf, 'hasta'>;
    return { value, context: { ...rest, hablado: { ...told, hasta: Math.max(...ends) } } };
  },
};

const until = { hasta: z.number() };
const versionOne = z.looseObject({
  tema: z
    .looseObject({
      ...until,
      servicio: z.string(),
      pregunta: z.enum(['precio', 'duracion', 'profesionales']).optional(),
    })
    .optional(),
  horas: z.looseObject({ ...until, sucursal: z.string().optional() }).optional(),
  quien: z.looseObject({ ...until, profesional: z.string() }).optional(),
  donde: z.looseObject({ ...until, sucursal: z.string().optional(), fecha: z.string().optional() }).optional(),
});
