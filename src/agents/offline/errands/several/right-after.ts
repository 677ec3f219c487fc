/**
 * One more appointment beside the one that there is: "otro para mi hija pegadito después", "justo antes del mío", "right
 * after mine". Its hour is where that one ends, or as much before it as the new one takes.
 */
import { dayAndHour, localStart, type Appointment, type Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';

export const CLOSE =
  '(?:pegad[oa]s?|pegadit[oa]s?|just(?:o|ito)|seguid[oa]s?|seguidit[oa]s?|inmediatamente|enseguida|al toque|logo|bem|right|straight|immediately|just)';
const THAT_ONE = '(?:mi[oa]|mi (?:turno|cita|hora)|otr[oa]|suy[oa]|primer[oa]|ese|esa|meu|minha|outr[oa]|dele|dela)';
const AFTER = new RegExp(
  ` (?:${CLOSE} (?:despues|detras|atras|depois|apos|after)|pegad(?:o|a|it[oa]) (?:al|a la|con el|con la|a|ao|com o) ${THAT_ONE}|al lad(?:ito|o del? (?:la )?${THAT_ONE})|a continuacion|em seguida d[oa] ${THAT_ONE}|back to back) `,
);
/** "Y también una alineación después": behind it, not right behind it. */
const LATER_ON =
  / (?:y|tambien|ademas|e|tambem|also|and) (?:[^ ]+ ){1,10}(?:despues|luego|depois|after|afterwards)(?: (?:por favor|porfa|please|gracias))* $/;
const BEFORE = new RegExp(` ${CLOSE} (?:antes|before) `);
/** In the middle of a booking "justo después" may be of the hour that is shown. */
const OF_THAT_ONE = new RegExp(
  ` (?:(?:del?|d[oa]|al?|con|com) (?:la |el |o |a )?${THAT_ONE}|(?:after|before|with) (?:mine|my appointment|the other|the first)) `,
);

/** Undefined: nothing of the kind is said, or a time of its own is. */
export function besideIts(
  own: Appointment,
  { text: { norm }, situation }: Heard,
  wish: Detalles,
): Detalles | undefined {
  const after = AFTER.test(norm);
  if (!after && situation.flow === 'ninguno' && LATER_ON.test(norm)) return behindIt(own, situation.now.timeZoneId);
  if (!after && !BEFORE.test(norm)) return undefined;
  if (situation.flow !== 'ninguno' && !OF_THAT_ONE.test(norm)) return undefined;
  const start = localStart(own.slot, situation.now.timeZoneId);
  const service = situation.tenant?.services.find(({ id }) => id === wish.servicio);
  const when = dayAndHour(
    after
      ? start.add({ minutes: own.durationMinutes })
      : start.subtract({ minutes: service?.durationMinutes ?? own.durationMinutes }),
  );
  const another = wish.fecha_deseada !== undefined && wish.fecha_deseada !== when.fecha_deseada;
  return another ? undefined : when;
}

function behindIt({ slot, durationMinutes }: Appointment, zone: string): Detalles {
  const { fecha_deseada, hora_especifica } = dayAndHour(localStart(slot, zone).add({ minutes: durationMinutes }));
  return { fecha_deseada, hora_desde: hora_especifica };
}
