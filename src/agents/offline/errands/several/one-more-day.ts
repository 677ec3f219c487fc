/**
 * "Y el 27 también a la misma hora", "también quiero otra el viernes", "and one for friday too", asked whether the hour of
 * another day is right: one more of it, and that one stays (CONV-11). "Mejor el viernes" is in its place.
 */
import { whenOf, type CustomerEvent } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const TOO = '(?:tambien|tambem|also|too|as well)';
const ONE = '(?:otr[oa]|outr[oa]|another(?: one)?|one(?: more)?|un[oa] mas|mais uma?)';
const AT = '(?:(?:para|pa|pra|pal|for|on|el|la|na|no|este|esta|this|dia) )*';
const DAY = `(?:${WEEKDAY}|manana|amanha|tomorrow|[0-9]{1,2})(?: (?:de )?[a-z]+o)?`;
const ONE_MORE_DAY = re` (?:(?:y|e|and) (?:${TOO} )?(?:(?:quiero|quisiera|quero|necesito|dame|i want|i need) )?${ONE} ${AT}${DAY} |${TOO} (?:(?:quiero|quisiera|quero|necesito|dame|i want|i need) )?${ONE} ${AT}${DAY} |${ONE} ${AT}${DAY} (?:[^ ]+ ){0,5}${TOO} |(?:y|e|and) ${AT}${DAY} (?:feira )?${TOO} )`;
const INSTEAD =
  / (?:mejor|melhor|rather|instead|prefiero|prefiro|puedo|posso|can|hay|tienen?|tem|me (?:sirve|queda|va|viene)|works?|no|nao|not|don t|en vez|em vez|cambi[a-z]*|pas[ae](?:la|lo|me)?) /;

export function oneMoreDay(events: readonly CustomerEvent[], { text, situation }: Heard): readonly CustomerEvent[] {
  const { flow, asks, proposed, known, now } = situation;
  const [wish, ...others] = events;
  if (flow !== 'agenda' || asks !== 'confirm' || proposed === undefined || others.length > 0) return events;
  if (wish?.type !== 'customer.wants_booking' || wish.mas === true || text.asks || INSTEAD.test(text.norm))
    return events;
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(proposed, now.timeZoneId);
  const { detalles } = wish;
  if (detalles.fecha_deseada === undefined || detalles.fecha_deseada === day) return events;
  if (!ONE_MORE_DAY.test(text.norm) || (detalles.servicio ?? known?.servicio) !== known?.servicio) return events;
  const timed = detalles.hora_especifica ?? detalles.hora_desde ?? detalles.hora_hasta ?? detalles.preferencia_horaria;
  // There, and with whom it was asked for.
  const like = {
    ...(known?.servicio !== undefined && { servicio: known.servicio }),
    ...(known?.profesional !== undefined && { profesional: known.profesional }),
    sucursal: proposed.branchId,
  };
  const more = { ...like, ...detalles, ...(timed === undefined ? { hora_especifica: hour } : {}) };
  return [{ ...wish, detalles: more, mas: true }];
}
