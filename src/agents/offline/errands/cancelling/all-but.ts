/** What goes is told by what stays: "dejame solo el del viernes", "todas menos la del baño", "cancelá las otras" (CONV-11). */
import { EVENTS_PER_TURN_MAX, whenOf, type Appointment } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { clauses, readText } from '../../words/text.ts';
import { onlyItsWeekday } from '../../wishes.ts';
import { CANCEL, STAY } from '../../words/words.ts';
import { named } from '../mine/which-one.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS } from '../../words/deeds.ts';

const THE = '(?:la|el|lo|a|o|the|my|mi)';
const ONLY = '(?:solo|solamente|unicamente|nada mas|nomas|no mas|only|just|so|apenas)';
const REMAIN = `(?:${STAY}|(?:(?:quiero|prefiero|quisiera|deseo) )?(?:dejar|quedarme)|me quedo|quedate|quedese)`;
/** "Dejame solo el del viernes", "me quedo nomás con la de limpieza", "solo quiero dejar el corte". */
const ONLY_THAT = re` (?:${REMAIN} ${ONLY}|${ONLY} ${REMAIN}) (?:con )?${THE} `;
const KEEPS = re` (?:${REMAIN}|quiero (?:solo|nada mas)|solo) (?:(?:${ONLY}) )?(?:con )?${THE} `;
const STAYS = re` ${REMAIN} `;

const REST =
  '(?:l[oa]s|as|os|the|all the) (?:otr[oa]s|demas|outr[oa]s|demais|others?|rest)|(?:el|o|the) (?:resto|rest)|(?:tod[oa] )?lo (?:demas|otro)|tod[oa] (?:el resto|o resto)|everything else';
const GOES = `${CANCEL}|quita(?:me)?|quit[ae]|borra(?:me)?|elimina`;
const CANCELS_REST = re` (?:${GOES})(?: [a-z]+)? (?:${THE} (?:otr[oa]|outr[oa]|other)|${REST}) | (?:${REST})(?: [a-z]+){0,2} (?:${GOES}) `;
/** "Todas menos", "todo excepto": what stands behind it stays. */
const ALL_BUT =
  / (?:tod[oa]s?|tudo|all|every(?:thing|one)?)(?: [a-z]+){0,4} (?:menos|salvo|excepto|exceto|except(?: for)?|a excepcion de|con excepcion de|but) /;
/** "Excepto la del jueves, cancela todo": what stands before the order stays. */
const BUT_THAT = re`^ (?:(?:y|e|pero|mas|but|hola|por favor|porfa|please) )*(?:menos|salvo|excepto|exceto|quitando|except(?: for)?|(?:a|con) excepcion de|tirando) (?<kept>(?:[^ ]+ ){1,6}?)(?:(?:me|nos|por favor|porfa|please|quiero|quisiera|necesito|quero|pode) )*${GOES} (?:[a-z]+ )?(?:tod[oa]s?|tudo|all|everything|l[oa]s (?:otr|demas|cita|turno)[a-z]*) `;

/** Each of the others, asked about one by one; undefined unless one stays, and there is no doubt which. */
export function goesButOne(heard: Heard): Act[] | undefined {
  const { situation } = heard;
  const own = situation.appointments ?? [];
  if (situation.flow !== 'ninguno' || own.length < 2) return undefined;
  const kept = allButThat(heard) ?? keptOne(heard);
  if (kept === undefined) return undefined;
  const others = own.filter((one) => one !== kept).toSorted((a, b) => a.slot.start - b.slot.start);
  // No words of the message are theirs: its days and hours are of the one that stays.
  return others.slice(0, EVENTS_PER_TURN_MAX).map((of) => ({ intent: 'cancel', of, from: 0, to: 0 }));
}

function allButThat({ text, situation }: Heard): Appointment | undefined {
  if (!CANCELS.test(text.norm)) return undefined;
  const ahead = BUT_THAT.exec(text.norm)?.groups?.['kept'];
  if (ahead !== undefined) return named(readText(ahead), situation, []);
  const { index = 0, 0: said = '' } = ALL_BUT.exec(text.norm) ?? {};
  return said === '' ? undefined : named(readText(text.norm.slice(index + said.length)), situation, []);
}

/** "Deja nada más la de las 5 y cancela la otra": the hour is of the one that stays. */
function keptOne({ text, situation, times }: Heard): Appointment | undefined {
  const { norm } = text;
  const own = situation.appointments ?? [];
  const pieces = clauses(text.raw).map(({ raw }) => readText(raw));
  const stays = KEEPS.test(norm) || pieces.some((piece) => STAYS.test(piece.norm));
  const both = stays && CANCELS_REST.test(norm);
  if (!both && !ONLY_THAT.test(norm)) return undefined;
  const kept = pieces.filter((piece) => !CANCELS.test(piece.norm)).map(({ raw }) => raw);
  const hours = [times.hora, times.horaOriginal, ...times.horaCandidates];
  const days = [times.fecha, times.fechaOriginal];
  // "Déjeme el corte lo demás cancélemelo", with nothing to cut it by.
  const ofIt = kept.length > 0 ? kept.join(' ') : norm.replace(CANCELS_REST, ' ');
  const { servicio } = situation.tenant === undefined ? {} : findNames(ofIt, situation.tenant);
  const fits = (a: Appointment): boolean => {
    const { fecha_deseada: day, hora_especifica: hour } = whenOf(a.slot, situation.now.timeZoneId);
    // "Solo el del viernes" is read as no other day than that.
    const onDay = days.includes(day) || times.restricciones.includes(onlyItsWeekday(day));
    const told = [servicio === a.serviceId, hours.includes(hour), onDay];
    return told.some(Boolean);
  };
  const [one, ...rest] = own.filter(fits);
  return rest.length > 0 ? undefined : one;
}
