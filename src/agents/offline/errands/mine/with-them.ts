/**
 * "Cancelame la de Luis", "cancelar el de Caballito", "pásame la de Pepe para el sábado": an appointment told by whom or
 * where it is with. Of one with whom he has none it is said so, and his own is not moved there (AGENDA-6).
 */
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, namingWords, peopleCalled } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { clauses, without } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { CANCELS, MOVES } from '../moving/where-to.ts';
import { re } from '../../words/pattern.ts';

export function withThemOfMine({ text, times, situation }: Heard): Act | undefined {
  const { flow, tenant, offer, moving, appointments = [] } = situation;
  // Asked which one is to be moved, its person needs no verb.
  const asked = flow === 'reprogramacion' && offer?.kind === 'cita' && moving === undefined;
  if (
    (flow !== 'ninguno' && !asked) ||
    tenant === undefined ||
    (times.fechaOriginal ?? times.horaOriginal) !== undefined
  )
    return undefined;
  const said = without(text.raw, times.spans);
  const who = WITH_THEM.exec(said) ?? (CANCELS.test(text.norm) ? CANCELS_THEM.exec(said) : null);
  const called = who === null ? [] : peopleCalled(namingWords(who.groups?.['who'] ?? ''), tenant.professionals);
  const there = placeTold(text, situation);
  const [of, ...others] = appointments.filter(
    ({ slot }) => called.includes(slot.professionalId) || slot.branchId === there,
  );
  const whole = { from: 0, to: text.raw.length };
  if (CANCELS.test(text.norm))
    return saysWhen(times) || of === undefined || others.length > 0 ? undefined : { intent: 'cancel', of, ...whole };
  if (!asked && (!MOVES.test(text.norm) || (!saysWhen(times) && PASSES_ON.test(text.norm)))) return undefined;
  const [withWhom, another] = called;
  if (of !== undefined && others.length === 0)
    return { intent: 'move', of, withWhom: of.slot.professionalId, ...whole };
  // "Cambiar mi turno con Martín", with whom he has none, may be where it goes.
  const goes = who?.groups?.['own'] === undefined && TO_THEM.test(text.norm);
  return withWhom === undefined || another !== undefined || goes ? undefined : { intent: 'move', withWhom, ...whole };
}
/** Of those that go: of one that is moved a place may say where to. */
function placeTold(text: Heard['text'], { tenant, offer, flow }: Heard['situation']): string | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || !CANCELS.test(text.norm)) return undefined;
  const { servicio, profesional, sucursal } = findNames(text.raw, tenant);
  const more = (servicio ?? profesional) !== undefined || clauses(text.raw).length > 1;
  return more || (flow !== 'ninguno' && offer?.kind !== 'cita') || !ITS_PLACE.test(text.norm) ? undefined : sucursal;
}
const ITS_PLACE = re` (?:la|el|lo|mi|a|o|minha|meu|my|the)(?: (?:one|${APPOINTMENT}))? (?:que tengo |i have )?(?:de|del|da|do|en|em|na|no|at|in) `;
const WITH_THEM =
  /(?<!\p{L})(?:(?<own>(?:la|el|lo|a|o|the one|(?:la|el|mi|a|o|minha|meu|my) (?:cita|turno|hora|reserva|sesi[oó]n|clase|consulta|appointment)) (?:que (?:tengo|ten[ií]a) (?:con|com)|que tenho com|(?:i have|i ve got) with|del?|do|da))|(?:la|el|mi|a|o|minha|meu|my) (?:cita|turno|hora|reserva|sesi[oó]n|clase|consulta|appointment) (?:con|com|with)|the one with) (?<who>(?:(?:la|el|o|a|dra?|do[cu]tora?|lic|licenciad[oa]|se[nñ]orit?a|se[nñ]or|srt?a|sr|profe|don|doña|dona)\.? )*\p{L}+)/iu;
/** "Cancela a la Francisca", "cancelame con Laura": whoever it is with; "pasame a la Francisca" says with whom it is wished. */
const CANCELS_THEM =
  /(?<!\p{L})(?:cancel|anul|desmarc)\p{L}* (?:(?:al?|con|com|with) )?(?<who>(?:(?:la|el|o|a|dra?|do[cu]tora?|lic|licenciad[oa]|se[nñ]orit?a|se[nñ]or|srt?a|sr|profe|don|doña|dona)\.? )*\p{L}+)/iu;
/** "Pasame la de Martín" says not where, and "cambiar mi turno con él" may say with whom. */
const PASSES_ON = / pas(?:a|e|ar|ame|eme|arme) /;
const TO_THEM = / (?:pas|pon|cambi|troc|chang|switch|swap)[a-z]* /;
