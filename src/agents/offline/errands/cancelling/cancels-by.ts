/** A piece of a message that gives one of one's appointments up, beside another errand: by its service, or its day. */
import { CANCEL } from '../../words/words.ts';
import type { Heard } from '../../heard.ts';
import { readText } from '../../words/text.ts';
import { serviceIn } from '../../names.ts';
import { timesIn } from '../../time/index.ts';
import { whenOf } from '../../../../domain.ts';
import { OF_OWN } from '../several/wishes-anew.ts';
import { re } from '../../words/pattern.ts';

/** "Cancela mi manicure y agendame un facial": a piece that gives an appointment up, named by its service. */
const GIVES_UP = re`^ (?:(?:hola|buenas|buenos dias|buen dia|oi|hi|hey|oiga|oye|che|bo|disculpe|disculpa|perdon|mire|mira|please|por favor|porfa|me|quiero|quisiera|necesito|quero|podes|puedes|puede|podria|pode|can you) )*${CANCEL} (?<its>(?:el|la|mi|lo del?|o|a|meu|minha|my|the) )?(?:l[oa]s |[ao]s )?`;

/** "Cancelo y saco otro para el lunes", of one who owes nothing that could be paid so. */
const CANCELS_MINE =
  /^ (?:(?:hola|mejor|entonces|bueno|y|si|que tal si|al final) )*(?:(?:l[oa] |me |esta |esa )?(?:cancelo|anulo|desmarco)(?: (?:es[aeo]|est[aeo]))?|(?:cancel|anul|desmarc)[ae]l[oa])(?: (?:mejor|entonces|por favor|porfa))* $/;

export function cancelsByService(raw: string, situation: Heard['situation']): boolean {
  const { tenant, appointments = [], owes, flow } = situation;
  if (flow === 'ninguno' && appointments.length > 0 && !owes && CANCELS_MINE.test(readText(raw).norm)) return true;
  const said = GIVES_UP.exec(readText(raw).norm);
  if (tenant === undefined || said === null) return false;
  const service = serviceIn(raw, tenant);
  // "Cancelar frenos", of one who has them booked.
  const own = !owes && appointments.some(({ serviceId }) => serviceId === service);
  return service !== undefined && (own || said.groups?.['its'] !== undefined);
}

/** "Cancelá la del jueves", beside another errand: by the day of one that he has. */
export function cancelsByDay(raw: string, situation: Heard['situation']): boolean {
  const { appointments = [], flow, now } = situation;
  if (!OF_OWN.has(flow) || appointments.length === 0 || !GIVES_UP.test(readText(raw).norm)) return false;
  const day = timesIn(raw, situation).fechaOriginal;
  return appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
}
