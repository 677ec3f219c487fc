/** Nothing at all is free: what is said of it is what the business's file tells (AGENDA-3, AGENDA-9). */
import { describe, expect, it } from 'vitest';
import { render } from '../../src/copy/index.ts';
import type { Detalles, Tenant } from '../../src/domain.ts';
import { NOW, clinic, contextOf } from './samples.ts';

const today = Temporal.Instant.fromEpochMilliseconds(NOW).toZonedDateTimeISO(clinic.timeZone).toPlainDate();
const closedFor = (days: number): Partial<Tenant> => ({
  branches: clinic.branches.map((branch) => ({
    ...branch,
    closedDates: Array.from({ length: days }, (_, ahead) => today.add({ days: ahead }).toString()),
  })),
});

function said(detalles: Detalles, tenant: Partial<Tenant>, language: 'es' | 'pt' | 'en' = 'es'): string {
  const message = render(
    { key: 'sin_turnos', serviceId: 'limpieza', detalles },
    undefined,
    contextOf({ language, tenant }),
  );
  return 'text' in message ? message.text : '';
}

describe('where no hour is left in all of the window', () => {
  const far = today.add({ days: 50 }).toString();
  it('of a day behind it it is said that it cannot be booked yet, until when one can, and when the next day opens', () => {
    const words = said({ fecha_deseada: far }, closedFor(45));
    expect(words).toMatch(/Todavía no hay agenda para el [^:]+: se puede reservar hasta el /);
    expect(words).toMatch(/Hasta ese día no queda ningún horario libre de \*Limpieza dental\*\. La agenda del /);
    expect(words).not.toMatch(/otra fecha/);
  });
  it.each([
    ['es', /No queda ningún horario libre de \*Limpieza dental\* hasta el .* se abre el /],
    ['pt', /Não resta nenhum horário livre para \*Limpieza dental\* até .* abre em /],
    ['en', /No time is left for \*Limpieza dental\* up to .* opens on /],
  ] as const)('of any other it is said that none is left, and until when (%s)', (language, words) => {
    expect(said({}, closedFor(45), language)).toMatch(words);
  });
  it('who is ruled out is told, and no day is named that may be theirs; nor is one where none is in sight', () => {
    const without = said({ sin_profesionales: ['laura'] }, closedFor(45));
    expect([without, said({}, closedFor(400))].filter((words) => words.includes('se abre'))).toEqual([]);
  });
});
