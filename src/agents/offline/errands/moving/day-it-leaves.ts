/**
 * "¿Me cambia el día de la sesión del viernes?", "el jueves no tengo el auto, ¿lo pasamos?", of the one that stands on that
 * very day: it is the day that it leaves, and none of its hours is wished for. "Pásala para el jueves" is where it goes, and
 * "el jueves más tarde" stays on it.
 */
import { diaOf, localStart, whenOf, type Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { fold } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { SHIFT, MOVE } from '../../words/words.ts';
import { direction, isTimeless } from './where-to.ts';

/** Another day is asked for: "cambiar de día", "mudar o dia", "change the day", "to another day". */
const ANOTHER_DAY = re` (?:${SHIFT}|${MOVE}) (?:(?:el|la|de|o|a|the|su|mi|meu|minha|my) ){0,2}(?:dia|fecha|data|day|date) | (?:otro|outro|another|a different) (?:dia|day) `;
/** An hour of that day is. */
const OF_ITS_HOURS =
  / (?:hora|horas|horario|horarios|hour|time|times|mism[oa]|mesm[oa]|same|hay|tem|tienen|tenes|tienes|queda|quedan|lugar|cupo|libre|livre|free|available|antes|despues|depois|later|earlier) /;
/** Where it goes: "para el jueves", "al jueves", "pra quinta". */
const TO_THERE = /(?:^|\s)(?:al?|para|pa|pal|pra|pro|to|hasta|on|for)(?:\s+(?:el|la|o|a|the|este|ese|proximo))*\s*$/;

export function leavesItsDay(wish: Detalles, { of, from }: Act, heard: Heard): Detalles {
  const { text, situation } = heard;
  const { appointments = [], now, flow } = situation;
  if (flow !== 'ninguno' || (of !== undefined && from > 0) || !isTimeless(wish)) return wish;
  const day = wish.fecha_deseada ?? wish.fecha_original;
  const [its, ...others] = (of === undefined ? appointments : [of]).filter(
    ({ slot, serviceId }) =>
      whenOf(slot, now.timeZoneId).fecha_deseada === day && (wish.servicio ?? serviceId) === serviceId,
  );
  if (day === undefined || its === undefined || others.length > 0) return wish;
  const another = ANOTHER_DAY.test(text.norm);
  const wished = wish.fecha_deseada !== undefined && heard.times.fecha === day;
  const stays = OF_ITS_HOURS.test(text.norm) || direction(text.norm) !== undefined || goesThere(heard);
  // "La del jueves, ¿puede ser con Diego?": then, and with him.
  const withThem = (wish.profesional ?? wish.sucursal) !== undefined;
  if (!another && (!wished || stays || withThem)) return wish;
  const { fecha_deseada: _day, ...rest } = wish;
  const weekday = diaOf(localStart(its.slot, now.timeZoneId));
  const out = wish.restricciones_temporales ?? [];
  if (out.includes(`excluir_${weekday}`)) return wish;
  return { ...rest, fecha_original: day, restricciones_temporales: [...out, `excluir_fecha_${day}`] };
}

function goesThere({ text, times }: Heard): boolean {
  return times.spans.some(({ kind, start, end }) => {
    const said = fold(text.raw.slice(0, end));
    return kind === 'date' && (TO_THERE.test(said.slice(0, start)) || LED.test(said.slice(start)));
  });
}
const LED = /^\s*(?:al|a|para|pal?|pra|pro|to|on|for)\s/;
