/**
 * "El jueves tengo kine, me agregas también un masaje después?", "I have physio on Thursday, can I add a massage after?":
 * what he has is told first, and the other comes behind it or before it.
 */
import { localStart, type Appointment } from '../../../../domain.ts';
import { bestService } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, plainWords } from '../../words/text.ts';
import { NAMES_APPOINTMENT } from '../../words/deeds.ts';

export interface BesideTold {
  readonly own: Appointment;
  readonly side: 'before' | 'after';
  readonly span: { readonly start: number; readonly end: number };
}

/** A short clause, and what is wished for beside it. */
const TOLD_THEN =
  /^(?<told>[^,.;?!\n]{4,80})[,.;\n](?<wish>[^,.;?!\n]{4,120})(?<![a-z])(?<side>despues|luego|depois|afterwards?|after|a continuacion|enseguida|em seguida|antes|before)(?:\s(?:por favor|porfa|please|gracias|de es[oa]|diss[oa]|that))*[\s?!.]*$/;
const I_HAVE =
  / (?:tengo|tenemos|tenho|temos|i have|we have|i ve got|reserve|agende|marquei|(?:voy|vamos|vou) (?:a|al|para|pra)(?: la)?) /;
const HAS_NONE = / (?:no|nao|not|don t) /;

/** Undefined: which one is told is not sure, or the other is of the same service. */
export function besideTold(raw: string, { tenant, appointments = [], now }: Situation): BesideTold | undefined {
  if (tenant === undefined || appointments.length === 0) return undefined;
  const { told = '', wish = '', side } = TOLD_THEN.exec(fold(raw))?.groups ?? {};
  const words = plainWords(told);
  const norm = ` ${words.join(' ')} `;
  if (side === undefined || !I_HAVE.test(norm) || HAS_NONE.test(norm)) return undefined;
  const service = bestService(words, tenant.services);
  const named = appointments.filter(({ serviceId }) => serviceId === service);
  const days = appointments.filter((one) => DAYS[localStart(one.slot, now.timeZoneId).dayOfWeek - 1]?.test(norm));
  const meant = named.length > 0 ? named : NAMES_APPOINTMENT.test(norm) || days.length > 0 ? appointments : [];
  const [own, ...others] = meant.length > 1 ? meant.filter((one) => days.includes(one)) : meant;
  const other = bestService(plainWords(wish), tenant.services);
  if (own === undefined || others.length > 0 || other === undefined || other === own.serviceId) return undefined;
  return { own, side: /^(?:antes|before)$/.test(side) ? 'before' : 'after', span: { start: 0, end: told.length + 1 } };
}

// prettier-ignore
const DAYS = [/ (?:lunes|segunda|monday) /, / (?:martes|terca|tuesday) /, / (?:miercoles|quarta|wednesday) /, / (?:jueves|quinta|thursday) /, / (?:viernes|sexta|friday) /, / (?:sabado|saturday) /, / (?:domingo|sunday) /];
