/**
 * "El segundo a la misma hora con Joffre", "a outra no mesmo horário com outro professor", "the other one at the same
 * time", before the hours of the second of two: at the hour of the first, which was booked just now, and with whoever else
 * does it where there is but one.
 */
import { whenOf, type Appointment, type Slot, type Tenant } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { OCCUPATION } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { SAME_HOUR } from '../../words/words.ts';
import { bookedLately } from '../mine/just-booked.ts';
import { AT, IN, WITH } from '../../words/joints.ts';
import { findNames } from '../../names.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';

/** "…que el primero", "…as mine": the first, too. */
const AS_WHICH =
  '(?: (?:que|del?|d[ao]|as|of) (?:(?:el|la|o|a|the) )?(?:(?:primer[oa]?|primeir[oa]|otr[oa]|outr[oa]|first|other)(?: one)?|mi[ao]|minha|meu|mine))?';
const THEN = re`(?<![a-z])${SAME_HOUR}(?: (?:tambien|tambem|too))?${AS_WHICH}(?![a-z])`;
const WITH_ANOTHER = re`(?<![a-z])(?:con|com|with) (?:(?:el|la|o|a|the|your) )?(?:otr[oa]|outr[oa]|other|another|different)(?: (?:persona|pessoa|person|chic[oa]|muchach[oa]|one|${OCCUPATION}))?(?= *(?:$|[.,;:!?]|(?:si|se|if|por|porfa|please|a|as|at|el|no|na|on|y|e) ))|(?<![a-z])(?:con|with) (?:alguien mas|(?:someone|somebody) else)(?![a-z])`;
/** "¿El otro no puede ser a la misma hora?" asks for it. */
const CANNOT_IT = /(?<![a-z])(?:no|não|nao) (?:se )?(?:puede|podr[ií]a|podr[aá]|ser[aá]|pode|poderia|d[aá])(?![a-z])/i;
const CHARS_MAX = 160;

export function likeTheFirst({ raw }: Text, situation: Situation): Text | undefined {
  const first = raw.length > CHARS_MAX ? undefined : theFirst(situation);
  if (first === undefined) return undefined;
  const timed = atItsHour(raw, first, situation);
  const other = withTheOther(timed, first, situation);
  const said = other === raw ? alikeAtThatHour(raw, first, situation) : other;
  return said === raw ? undefined : readText(said);
}

/** Booked just now, while another one like it is looked for; of no other hour that was told, refused or proposed since. */
function theFirst(situation: Situation): Appointment | undefined {
  const { flow, asks, offer, proposed, known = {}, now } = situation;
  const looks = flow === 'agenda' && (offer?.kind === 'turno' || asks === 'confirm');
  const first = looks && known.hora_descartada === undefined ? bookedLately(situation) : undefined;
  if (first === undefined) return undefined;
  const hourOf = (slot: Slot) => whenOf(slot, now.timeZoneId).hora_especifica;
  const hour = proposed === undefined ? known.hora_especifica : hourOf(proposed);
  return hour === undefined || hour === hourOf(first.slot) ? first : undefined;
}

function atItsHour(raw: string, { slot }: Appointment, { language, now }: Situation): string {
  const said = THEN.exec(fold(raw));
  const denied = language === 'pt' ? /(?<![a-z])n[ãa]o(?![a-z])/i : /(?<![a-z])(?:no|ni|not)(?![a-z])/i;
  const before = raw.includes('?') ? raw.replace(CANNOT_IT, (words) => ' '.repeat(words.length)) : raw;
  if (said === null || denied.test(before.slice(0, said.index))) return raw;
  const { hora_especifica: hour } = whenOf(slot, now.timeZoneId);
  return `${raw.slice(0, said.index)}${AT[language]} ${hour}${raw.slice(said.index + said[0].length)}`;
}

function withTheOther(raw: string, { slot, serviceId }: Appointment, { language, tenant }: Situation): string {
  const said = WITH_ANOTHER.exec(fold(raw));
  const [other, ...more] = othersWhoDo(serviceId, slot, tenant);
  if (said === null || other === undefined || more.length > 0) return raw;
  return `${raw.slice(0, said.index)}${WITH[language]} ${other}${raw.slice(said.index + said[0].length)}`;
}

function othersWhoDo(
  serviceId: string,
  { professionalId, branchId }: Appointment['slot'],
  tenant: Tenant | undefined,
): readonly string[] {
  return (tenant?.professionals ?? [])
    .filter(
      (one) => one.id !== professionalId && one.serviceIds.includes(serviceId) && one.branchIds.includes(branchId),
    )
    .map(({ name }) => name);
}

/** "El miércoles igual, a las 10", "el viernes también a las 10", before the hours of several: with whom the first is, or there. */
function alikeAtThatHour(raw: string, { slot }: Appointment, situation: Situation): string {
  const { offer, tenant, language, flow } = situation;
  const said = readText(raw);
  if (tenant === undefined || flow !== 'agenda' || offer?.kind !== 'turno' || said.asks || !ALIKE.test(said.norm))
    return raw;
  if (NOT_ALIKE.test(said.norm) || !saysWhen(timesIn(raw, situation))) return raw;
  const { profesional, sucursal } = findNames(raw, tenant);
  if ((profesional ?? sucursal) !== undefined) return raw;
  const who = tenant.professionals.find(({ id }) => id === slot.professionalId);
  const where = tenant.branches.find(({ id }) => id === slot.branchId);
  if (who !== undefined && offer.slots.some(({ professionalId }) => professionalId === who.id))
    return `${raw.trimEnd()} ${WITH[language]} ${who.name}`;
  // Of two who are free there at once one is shown.
  const branches = new Set(offer.slots.map(({ branchId }) => branchId));
  return where !== undefined && branches.size > 1 && branches.has(where.id)
    ? `${raw.trimEnd()} ${IN[language]} ${where.name}`
    : raw;
}
const ALIKE = / (?:igual|tambien|tambem|too|as well|likewise|lo mismo|o mesmo|the same) /;
const NOT_ALIKE =
  / (?:no|nao|not|ni|nem|tampoco|me da|es|e|otr[oa]|outr[oa]|another|other|cualquiera|qualquer|anyone|anybody) /;
