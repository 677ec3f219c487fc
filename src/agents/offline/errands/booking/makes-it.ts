/** "Hoy 16hs corte, ¿llego?": whether that hour may still be had, of one who has none that day: it is wished for. */
import { whenOf } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { readText, type Text } from '../../words/text.ts';

const TAIL =
  /[\s,.;¿]+(?:(?:y|si|ya)\s+)?(?:llego|alcanzo|llegamos|alcanzamos|me da (?:el )?tiempo|chego|da tempo)\s*[?!.]+\s*$/i;
const CHARS_MAX = 120;

export function withoutMakesIt({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, tenant, now, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || raw.length > CHARS_MAX || !TAIL.test(raw)) return undefined;
  const rest = raw.replace(TAIL, '');
  const { fecha } = timesIn(rest, situation);
  if (fecha === undefined || findNames(rest, tenant).servicio === undefined) return undefined;
  const own = appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === fecha);
  return own ? undefined : readText(rest);
}
