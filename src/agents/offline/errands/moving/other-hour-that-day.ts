/**
 * "Can't make it Friday at 10, what else do you have that day?", "no puedo ir el viernes a las 10, ¿qué otro horario tenés ese
 * día?", of who comes then: that one goes to another hour of its day; it is neither given up nor is the day out.
 */
import { localStart } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { UNABLE } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { readText, type Text } from '../../words/text.ts';
import { ABSENT } from '../../words/words.ts';

const CHARS_MAX = 200;
const CANNOT_THEN = re` (?:${UNABLE}|${ABSENT}|(?:can t|cannot|won t) make (?:it|my)|no (?:llego|alcanzo)|nao vou conseguir) `;
const ANYTHING =
  / (?:otr[oa]s?|outr[oa]s?|another|other|else|algo|algun[oa]?|algum[a]?|anything|something|any|hay|ha|tienen?|tenes|tienes|tem|queda) /;
/** Which way it goes has its own reader. */
const LATER_OR_EARLIER =
  / (?:mas tarde|mais tarde|later|mas temprano|mais cedo|earlier|antes|before|despues|depois|after) /;
const SAME_DAY =
  / (?:(?:el|ese|no|nesse|esse|that|the|this) (?:mismo |mesmo |same )?(?:dia|day)|(?:mismo|mesmo|same) (?:dia|day)) /;
const PARTS = {
  es: { mañana: 'por la mañana', tarde: 'por la tarde', noche: 'por la noche' },
  pt: { mañana: 'de manhã', tarde: 'à tarde', noche: 'à noite' },
  en: { mañana: 'in the morning', tarde: 'in the afternoon', noche: 'in the evening' },
} as const;
const PHRASES = {
  es: (day: string, then: string): string => `cambiar mi cita del ${day} al ${day} ${then}`,
  pt: (day: string, then: string): string => `mudar meu horário de ${day} para ${day} ${then}`,
  en: (day: string, then: string): string => `move my ${day} appointment to ${day} ${then}`,
} as const;
const OTHER = { es: 'a otra hora', pt: 'em outro horário', en: 'at another time' } as const;

export function otherHourThatDay({ raw, norm, asks }: Text, situation: Situation): Text | undefined {
  const { flow, appointments = [], now, language } = situation;
  if (flow !== 'ninguno' || !asks || raw.length > CHARS_MAX || appointments.length === 0) return undefined;
  const [, head = '', rest = ''] = /^([^,.;!?\n]{4,100})[,.;!\n]+(.{4,100})$/s.exec(raw) ?? [];
  const asked = readText(rest).norm;
  if (!CANNOT_THEN.test(readText(head).norm) || !ANYTHING.test(asked) || LATER_OR_EARLIER.test(asked)) return undefined;
  const [left, wished] = [timesIn(head, situation), timesIn(rest, situation)];
  const day = left.fecha ?? left.fechaOriginal ?? left.descartadas?.[0] ?? dayOut(left.restricciones);
  const onThatDay = SAME_DAY.test(norm);
  // "I can't make it Friday, anything in the afternoon?" may be of another day.
  const hourOut = (left.hora ?? left.horaOriginal ?? left.preferencia) !== undefined || left.spans.length > 1;
  if (wished.fecha !== undefined || !(onThatDay || (hourOut && wished.preferencia !== undefined))) return undefined;
  const starts = appointments.map(({ slot }) => localStart(slot, now.timeZoneId));
  const [own, ...others] = starts.filter((start) => isOn(start, day));
  if (own === undefined || others.length > 0) return undefined;
  const named = `${own.toLocaleString(language, { weekday: 'long' })} ${String(own.day)}`;
  const part = wished.preferencia;
  return readText(PHRASES[language](named, part === undefined ? OTHER[language] : PARTS[language][part]));
}

/** "No puedo el viernes" rules Fridays out: the day is told by that rule. */
function dayOut(rules: readonly string[]): string | undefined {
  return rules
    .find((rule) => /^excluir_(?:fecha_)?(?!ma|tarde|noche|\d\d:)/.test(rule))
    ?.replace(/^excluir_(?:fecha_)?/, '');
}

function isOn(start: Temporal.ZonedDateTime, day: string | undefined): boolean {
  return start.toPlainDate().toString() === day || start.toLocaleString('es', { weekday: 'long' }) === day;
}
