/** What a yes may say besides, and what it may not: the very thing that the state is about, at its time. */
import type { Detalles } from '../../../../domain.ts';
import { asksForMoney } from '../paying/paying.ts';
import type { Hit } from '../../keywords.ts';
import { agreedTo, type Situation } from '../../situation.ts';
import { isIn } from '../choosing/choices.ts';
import { onTheDial, type TimeReading } from '../../time/index.ts';

/** What a yes may say besides: the very thing that the state is about. */
export function agrees(situation: Situation, hit: Hit): boolean {
  switch (situation.flow) {
    case 'agenda':
      return hit.intent === 'book' || (hit.intent === 'pay' && asksForMoney(situation));
    case 'reprogramacion':
      return hit.intent === 'move' || hit.intent === 'book';
    case 'cancelacion':
      return hit.intent === 'cancel';
    case 'pagos':
      return hit.intent === 'pay';
    case 'ninguno':
      return false;
  }
}

export function contradictsKnown(situation: Situation, times: TimeReading): boolean {
  const known = agreedTo(situation);
  if (known === undefined) return false;
  if (situation.cancelling !== undefined && namesAnotherTime(known, times)) return true;
  const day = times.fecha !== undefined && times.fecha !== known.fecha_deseada;
  const hours = times.horaCandidates.length > 0 ? times.horaCandidates : [times.hora];
  const hour = times.hora !== undefined && !hours.includes(known.hora_especifica);
  // "Sí, mañana a la tarde", of ten in the morning.
  const { hora_especifica: at } = known;
  const half = times.hora === undefined && at !== undefined && !isIn(times.preferencia, at);
  return day || hour || half || times.restricciones.length > 0 || times.fechaDesde !== undefined;
}

/** "Cancelá el de las 2", of one at half past ten. Nobody says which half of the day an appointment of theirs is in. */
function namesAnotherTime({ fecha_deseada, hora_especifica }: Detalles, times: TimeReading): boolean {
  const { fechaOriginal: day, horaOriginal: hour } = times;
  return (
    (day !== undefined && day !== fecha_deseada) ||
    (hour !== undefined && onTheDial(hour) !== onTheDial(hora_especifica ?? hour))
  );
}
