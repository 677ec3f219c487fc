/**
 * Where an appointment is wished, counted from the day on which it stands: "al día siguiente", "una semana después", "el
 * mismo jueves pero más tarde". Imported by `relative.ts` (what is wished) and `settle.ts` (that it is moved).
 */
import { dayAndHour, localStart, whenOf, type Detalles } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { onTheDial, WEEK_DAYS } from '../../time/index.ts';
import { ES_DAY, SHIFT, WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const COUNTS: Readonly<Record<string, number>> = {
  ...{ un: 1, uno: 1, una: 1, um: 1, uma: 1, a: 1, one: 1, '1': 1 },
  ...{ dos: 2, dois: 2, duas: 2, two: 2, '2': 2, tres: 3, three: 3, '3': 3 },
};
const DISTANCE = re` (${Object.keys(COUNTS).join('|')}) (dias?|days?|semanas?|weeks?) (?:(despues|depois|later|after|mas (?:tarde|adelante)|mais (?:tarde|adiante))|antes|earlier|before) `;
const DAY_AFTER =
  / (?:(?:al|el|no|o|pro) dia (?:siguiente|despues|seguinte)|(?:al|no|pro) (?:otro|outro) dia|the (?:next|following) day|the day after(?! tomorrow)) /;
const DAY_BEFORE = / (?:(?:al|el|o|no|pro) dia (?:anterior|antes)|the day before) /;

/** Days from the appointment, negative for before it. */
export function daysFromIt(norm: string): number | undefined {
  const [, count, unit, later] = DISTANCE.exec(norm) ?? [];
  if (count !== undefined && unit !== undefined) {
    const days = (COUNTS[count] ?? 0) * (/^(?:semana|week)/.test(unit) ? WEEK_DAYS : 1);
    return later === undefined ? -days : days;
  }
  if (DAY_AFTER.test(norm)) return 1;
  return DAY_BEFORE.test(norm) ? -1 : undefined;
}

/** It is asked for there: a question or a preference, or a verb that moves it. */
const PUTS = re` (?:puede ser|podria ser|podra ser|se puede|se podra|se podria|pode ser|poderia ser|could it be|can it be|can we|make it|que sea|seria|mejor|melhor|better|prefiero|prefiro|(?:l[oa]|a) (?:quiero|quisiera|quero|prefiero|dejamos|hacemos|pasamos|ponemos|podemos|puedo)|(?:${SHIFT}|(?:dej|pon|jog|bot|empurr)[a-z]*)) `;
/** What else is done on the day before or after, and who else comes. */
const ELSE =
  / (?:avis[a-z]*|record[a-z]*|recuerd[a-z]*|lembr[a-z]*|remind|llam[a-z]*|pag[a-z]*|abon[a-z]*|pay|cancel[a-z]*|anul[a-z]*|uno?|una|um|uma|otr[oa]|outr[oa]|another|(?:para|pra|for) (?:mi|meu|minha|my)) (?!dias? |semanas? |horas? |horita )/;
const THAT_VERY_DAY = re` (?:(?:el|ese|este|o|esse|no|al|en el|the|that) (?:mism[oa]|mesm[oa]|same) (?:dia|day|[a-z]+)|(?:${ES_DAY}) mismo|same day) `;
const BUT = re`^ (?:(?:y|e|and|hola|oye|che|mejor|no) )*(?:(?:para |pra )?(?:el|este|ese|na|no|o|on) )?${WEEKDAY}(?: feira)? (?:pero|mas|but|solo que) `;
/** Who comes as it stands: "el jueves, pero con mi mamá, voy a las 11". */
const COMES = / (?:voy|vamos|vou|ire|i ll be|lleg[a-z]+|confirm[a-z]*|asist[a-z]*|tengo|tenho|have) /;
const LATER_OR_EARLIER = / (?:mas (?:tarde|temprano|tardecito|tempranito)|mais (?:tarde|cedo)|later|earlier) /;

/** "¿Puede ser un día después?", "mejor al día siguiente", "el jueves pero en la tarde" of who comes on Thursday. */
export function isCountedFromIt({ text: { norm }, times, situation }: Heard): boolean {
  const [own] = situation.appointments ?? [];
  if (own === undefined || ELSE.test(norm) || COMES.test(norm)) return false;
  if (daysFromIt(norm) !== undefined) return PUTS.test(norm);
  const { fecha_deseada, hora_especifica } = dayAndHour(localStart(own.slot, situation.now.timeZoneId));
  const thatDay = THAT_VERY_DAY.test(norm)
    ? times.fecha === undefined || times.fecha === fecha_deseada
    : BUT.test(norm) && times.fecha === fecha_deseada;
  const hour = times.hora ?? times.preferencia ?? times.horaDesde ?? times.horaHasta ?? times.horaCandidates[0];
  return thatDay && hour !== hora_especifica && (hour !== undefined || LATER_OR_EARLIER.test(norm));
}

/** "El jueves 12", and not "el jueves a las 12". */
export function saysDayOfMonth(norm: string, day: number): boolean {
  return re` (?:${WEEKDAY}|feira|el|del|al|dia|o|do|on|the|of) ${day} `.test(norm);
}

/** "No alcanzo a llegar el jueves a las 12, ¿para las 4?", of the one at twelve on Thursday of next week: that Thursday. */
export function onItsOwnDay(wish: Detalles, { text, situation }: Heard): Detalles {
  const [own, other] = situation.appointments ?? [];
  if (wish.fecha_deseada === undefined || own === undefined || other !== undefined) return wish;
  const start = localStart(own.slot, situation.now.timeZoneId);
  const said = Temporal.PlainDate.from(wish.fecha_deseada);
  const itsWeekday = said.dayOfWeek === start.dayOfWeek && !saysDayOfMonth(text.norm, said.day);
  const itsHour = re` (?:las?|as|at) (?:${start.hour}|${start.hour % 12 || 12}) `.test(text.norm);
  const stays = onTheDial(whenOf(own.slot, start.timeZoneId).hora_especifica) === onTheDial(wish.hora_especifica ?? '');
  return itsWeekday && itsHour && !stays ? { ...wish, fecha_deseada: start.toPlainDate().toString() } : wish;
}
