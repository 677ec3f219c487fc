/** Which of one's appointments is meant: by its service, its day, its hour or its place among them, or as the other one. */
import type { Text } from '../../words/text.ts';
import type { Situation } from '../../situation.ts';
import { changedAtBranch, ofPlace, type Errand } from './placed.ts';
import { serviceOfMine } from '../../names/service-of-mine.ts';
import { localStart, whenOf, isSameGuest, type Appointment, type Detalles } from '../../../../domain.ts';
import { dayName } from '../../time/words/lexicon.ts';
import type { Heard } from '../../heard.ts';
import { saysDayOfMonth } from '../moving/from-its-day.ts';
import type { Act } from '../../acts.ts';
import { ofSomebody, ofNobody } from '../../people/somebodys.ts';

export const THE_OTHER =
  / (?:(?:la|el|lo|the|my|mi|minha|meu) (?:otr[oa]|outr[oa]|other)|[ao] outr[oa])(?! (?:semana|quincena|week))(?: one| cita| turno| hora| reserva)? /;
const TODAY = ['hoy', 'hoje', 'today'];
const TOMORROW = ['manana', 'amanha', 'tomorrow'];

/** The one appointment that the words name by its service, its day or its hour; "la otra" is the one not spoken of yet. */
export function named(
  said: Text,
  situation: Situation,
  before: readonly Pick<Errand, 'of'>[],
): Appointment | undefined {
  const { raw, norm } = said;
  const own = situation.appointments ?? [];
  const left = own.filter((a) => before.every(({ of }) => of.id !== a.id));
  if (THE_OTHER.test(norm)) return before.length > 0 && left.length === 1 ? left[0] : undefined;
  const placed = ofPlace(norm, own, before.length > 0);
  if (placed !== undefined) return placed;
  const servicio = situation.tenant && serviceOfMine(raw, situation.tenant, own);
  const ofService = own.filter((a) => a.serviceId === servicio);
  const onDay = own.filter((a) => saysDay(said, a, situation));
  const both = ofService.filter((a) => onDay.includes(a));
  for (const fits of [both, ofService.length > 0 ? [] : onDay, onDay.length > 0 ? [] : ofService])
    if (fits.length === 1) return fits[0];
  return undefined;
}

function saysDay({ norm, words }: Text, { slot }: Appointment, { now }: Situation): boolean {
  const start = localStart(slot, now.timeZoneId);
  const ahead = start.toPlainDate().since(now.toPlainDate(), { largestUnit: 'days' }).days;
  if (saysWeekday(words, start.dayOfWeek)) return true;
  const days = [...(ahead === 0 ? TODAY : ahead === 1 ? TOMORROW : []), String(start.day)];
  return days.some((day) => norm.includes(` ${day} `));
}

function saysWeekday(words: Text['words'], weekday: number): boolean {
  return words.some(({ text }, n) => weekdayOf(text, words[n - 1]?.text) === weekday);
}

/** "Ter" and "mi" are other words too: a short name needs what stands before a day. */
function weekdayOf(word: string, before = ''): number | undefined {
  const name = dayName(word);
  const known = name?.form !== 'tiny' && (name?.form !== 'short' || BEFORE_A_DAY.test(before));
  return known ? name?.weekday : undefined;
}
const BEFORE_A_DAY = /(?:^| )(?:el|la|lo|del|do|da|on|the|this|next|este|esse)$/;

/** "El del martes", with none on the coming one and one on another: that. */
export function onThatWeekday(wish: Detalles, { text, situation }: Heard): Detalles {
  const { fecha_original: said } = wish;
  const own = (situation.appointments ?? []).map(({ slot }) =>
    localStart(slot, situation.now.timeZoneId).toPlainDate(),
  );
  if (said === undefined || own.some((day) => day.equals(said))) return wish;
  const { dayOfWeek, day } = Temporal.PlainDate.from(said);
  const [one, ...others] = own.filter((date) => date.dayOfWeek === dayOfWeek);
  const meant =
    saysWeekday(text.words, dayOfWeek) && !saysDayOfMonth(text.norm, day) && others.length === 0 ? one : undefined;
  return meant === undefined ? wish : { ...wish, fecha_original: meant.toString() };
}

/** "Y cancele la otra", by itself: the one that was not just spoken of. */
export function speaksOfTheOther({ text, times }: Heard): boolean {
  const when = times.fechaOriginal ?? times.horaOriginal;
  return when === undefined && THE_OTHER.test(text.norm);
}

/** Of the appointment that an errand is about, where the words leave no doubt which. */
export function whichOne({ of: told, intent }: Act, heard: Heard): Detalles {
  const changes = intent === 'cancel' || intent === 'move';
  const of = told ?? (changes ? (ofSomebody(heard) ?? changedAtBranch(heard.text.norm, heard.situation)) : undefined);
  if (of !== undefined) return tellingIt(of, heard.situation);
  const para = changes ? ofNobody(heard) : undefined;
  return para === undefined ? {} : { para };
}

/** Its day and hour tell an appointment from all others; of two at once, whose it is. */
export function tellingIt(
  { id, slot, serviceId, guest: para }: Appointment,
  { now, appointments = [] }: Pick<Situation, 'now' | 'appointments'>,
): Detalles {
  const { fecha_deseada: fecha_original, hora_especifica: hora_original } = whenOf(slot, now.timeZoneId);
  const atOnce = appointments.some(
    (a) => a.id !== id && a.slot.start === slot.start && a.serviceId === serviceId && !isSameGuest(a.guest, para),
  );
  const whose = atOnce && para !== undefined ? { para } : {};
  return { servicio: serviceId, fecha_original, hora_original, ...whose };
}
