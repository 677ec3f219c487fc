/**
 * The moment from which a message's days and hours are meant: when it was said, not when it is read. "Mañana" that comes in
 * after midnight, or after an outage, is the day that the customer meant.
 */
import type { InboundMessage } from '../domain.ts';
import type { UnderstandRequest } from '../ports.ts';
import { readTimes } from './offline/time/index.ts';

type Asked = Pick<UnderstandRequest, 'messages' | 'now' | 'tenant' | 'language'>;

/** Of a burst the latest message's; where midnight lies between them, that of the latest one that tells a day. */
export function saidAt({ messages, now, tenant, language }: Asked): Temporal.ZonedDateTime {
  const moment = ({ at }: { at: number }) => zoned(Math.min(at, now), tenant.timeZone);
  const [latest, ...others] = messages.toSorted((one, other) => other.at - one.at);
  if (latest === undefined) return zoned(now, tenant.timeZone);
  if (others.length === 0) return moment(latest);
  const day = moment(latest).toPlainDate();
  if (others.every((one) => moment(one).toPlainDate().equals(day))) return moment(latest);
  const telling = [latest, ...others].find((one) => tellsDay(one, { now: moment(one), language }));
  return moment(telling ?? latest);
}

function tellsDay({ content }: InboundMessage, environment: Parameters<typeof readTimes>[1]): boolean {
  const text = content.type === 'text' ? content.text : 'caption' in content ? content.caption : undefined;
  const { fecha, fechaDesde, fechaHasta } = readTimes(text ?? '', environment);
  return (fecha ?? fechaDesde ?? fechaHasta) !== undefined;
}

function zoned(at: number, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
}
