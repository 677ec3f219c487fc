/**
 * "Mi niño amaneció con calentura, no lo voy a poder llevar mañana a la vacuna": who is brought has an appointment, and it
 * is wanted at another time; no new one is looked for, and the child is no service.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { isOut } from '../mine/own-appointment.ts';
import { clauses, readText, without } from '../../words/text.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

const WHOM =
  '(?:l[oa]s?|le|me|nos|se|os?|as?|ya|eu|yo|hoy|manana|amanha|hoje|el [a-z]+|(?:a )?(?:mi|mis|meu|minha) [a-z]+)';
const CANNOT_BRING = re` (?:(?:no|nao)(?: ${WHOM})* (?:(?:voy|vamos) a(?: poder)?|podre|podremos|puedo|podemos|podria|alcanzo a|alcanzamos a|creo (?:que )?(?:l[oa]s? )?pued[ao]|vou(?: poder| conseguir)?|vamos(?: poder| conseguir)?|posso|podemos|consigo)(?: ${WHOM})* (?:llevar|traer|levar|trazer)(?:l[oae]s?)?|(?:can t|cannot|won t be able to|not able to) (?:bring|take) (?:him|her|them|my [a-z]+)) `;

/** Undefined: he has none that it could be, or more is said than that. */
export function cannotBring(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || text.asks) return undefined;
  if (saysMore(heard)) return undefined;
  if ((hit !== undefined && hit.intent !== 'book') || !CANNOT_BRING.test(text.norm)) return undefined;
  const [of, ...others] = meant(heard);
  // Which of them is not told, or none stands on the day that is said: what there is is shown.
  if (of === undefined || others.length > 0) return act(heard, { intent: 'mine' });
  const end = text.raw.length;
  return { intent: 'move', of, from: end, to: end };
}

/** "…mejor el viernes", "…solo después de las 5": where it goes is told beside what cannot be. */
function saysMore({ text, situation }: Heard): boolean {
  return clauses(text.raw).some(
    ({ raw }) => !CANNOT_BRING.test(readText(raw).norm) && saysWhen(timesIn(raw, situation)),
  );
}

/** Those of the day and of the service that are said. */
function meant(heard: Heard): readonly Appointment[] {
  const { text, times, situation } = heard;
  const { appointments = [], tenant, now } = situation;
  const servicio = tenant && findNames(without(text.raw, times.spans), tenant).servicio;
  const said = times.fechaOriginal ?? times.fecha;
  const onDay = appointments.filter(
    ({ slot }) => isOut(slot, heard) && (said === undefined || whenOf(slot, now.timeZoneId).fecha_deseada === said),
  );
  const ofService = onDay.filter(({ serviceId }) => serviceId === servicio);
  return ofService.length > 0 ? ofService : onDay;
}
