/** What is wished for, of one act, in the records' words (`Detalles`): times, names, and which appointment it is about. */
import type { Detalles } from '../../domain.ts';
import type { Act } from './acts.ts';
import { onThatWeekday, whichOne } from './errands/mine/which-one.ts';
import { onItsDay } from './errands/several/besides.ts';
import { onBookedDay } from './errands/several/after-booking.ts';
import { leavesItsDay } from './errands/moving/day-it-leaves.ts';
import { nearItsDay } from './errands/moving/nearest-weekday.ts';
import { onItsOwnDay } from './errands/moving/from-its-day.ts';
import { saysAnybody } from './people/anybody-else.ts';
import { hear } from './hear.ts';
import type { Heard } from './heard.ts';
import { asAskedAbout } from './errands/asking/asked-about.ts';
import { atTheSameBranch } from './errands/booking/branch-kept.ts';
import { saysAnywhere } from './errands/booking/anywhere.ts';
import { names } from './names/named-in-act.ts';
import { measured } from './errands/moving/relative.ts';
import { inTheSameHalf } from './answers/choosing/same-half.ts';
import { withHourTold } from './answers/choosing/hour-of-two.ts';
import { theMostNamed } from './answers/choosing/row-by-measure.ts';
import { atThatRow } from './answers/choosing/row-told.ts';
import { findNames, kindNamed, leftOpen } from './names.ts';
import { otherBranch } from './names/other-branch.ts';
import { WITH_ANOTHER, theOtherOne } from './names/strangers.ts';
import { wantsSomebodyElse } from './errands/moving/with-another.ts';
import { wishOf } from './wishes.ts';

const REASON_CHARS_MAX = 200;

/** `several`: of several wishes, each of which is read in its own stretch of the message. */
export function detalles(act: Act, heard: Heard, several: boolean): Detalles {
  // "La barba pásala al viernes, y el corte del jueves lo mantengo": a day of what stays is no day of what goes.
  const apart = several || (act.of !== undefined && act.from > 0);
  const times = apart ? hear(heard.text.raw.slice(act.from, act.to), heard.situation).times : heard.times;
  const service = act.service === undefined ? {} : { servicio: act.service };
  const wished = {
    ...toldBefore(act, heard),
    ...inTheSameHalf(
      withHourTold(wishOf(act.intent, times, names(act, heard, !several || !standsAlone(act, heard))), heard),
      heard,
    ),
    ...service,
    ...whichOne(act, heard),
  };
  const named = ofTheOneWith(act, onThatWeekday({ ...theMostOf(wished, heard), ...wished }, heard));
  const unwanted = act.of && wantsSomebodyElse(heard) ? [act.of.slot.professionalId] : heard.unwanted;
  const said =
    unwanted.length === 0 || isNotDoneBy(named.profesional, act, heard)
      ? named
      : { ...named, sin_profesionales: unwanted };
  const anybody = said.profesional === undefined && saysAnybody(heard.text);
  const other = WITH_ANOTHER.test(heard.text.norm) ? theOtherOne(heard.situation) : undefined;
  const there = otherBranch(heard, act.of);
  const where = {
    ...said,
    ...(anybody && { con_cualquiera: true as const }),
    ...(said.sucursal === undefined && there),
    ...(said.sucursal === undefined && saysAnywhere(heard) && { en_cualquier_sucursal: true as const }),
  };
  const meant = measured(act, heard, other === undefined ? where : { ...where, profesional: other });
  const onDay =
    act.intent === 'move' ? leavesItsDay(nearItsDay(onItsOwnDay(meant, heard), act, heard), act, heard) : meant;
  const besides = act.besides ?? heard.besides;
  const near = act.intent === 'book' && besides !== undefined ? onItsDay(onDay, besides, heard.situation) : onDay;
  const wish = onBookedDay(act, heard, asAskedAbout(act, heard, atTheSameBranch(act, heard, near)));
  if ((act.intent === 'book' || act.intent === 'move') && !several && !isOfAnother(act, heard))
    return atThatRow(heard, wish);
  const motivo = act.intent === 'cancel' ? reasonIn(heard.text.raw) : undefined;
  return motivo === undefined ? wish : { ...wish, motivo };
}

/** "Con Jorge en vez de Carmen", who does not do what he has with her: that is told, and she is not ruled out for it. */
function isNotDoneBy(who: string | undefined, { of }: Act, { situation: { tenant } }: Heard): boolean {
  const meant = of && tenant?.professionals.find(({ id }) => id === who);
  return meant !== undefined && !meant.serviceIds.includes(of?.serviceId ?? '');
}

/** What is shown is for the one that is moved: a row that is with whom another one is too says nothing of that one. */
function isOfAnother({ of }: Act, { situation: { moving } }: Heard): boolean {
  return of !== undefined && moving !== undefined && of.id !== moving.id;
}

/** "Mover la de la doctora Paola": with her it is, and not with her that it is wished. */
function ofTheOneWith({ withWhom }: Act, { profesional, ...wish }: Detalles): Detalles {
  const wished = profesional === undefined || profesional === withWhom ? {} : { profesional };
  return { ...wish, ...wished, ...(withWhom === undefined ? {} : { profesional_original: withWhom }) };
}

/** "Pasá mi cita al jueves", and asked which: "las dos". What was told is told of each of them. */
function toldBefore({ intent, of }: Act, { situation: { flow, offer, known, moving } }: Heard): Detalles {
  // A list that is only looked at asks nothing: what is known is of the one that is moved.
  const listed = flow === 'reprogramacion' && offer?.kind === 'cita' && moving === undefined;
  const asked = listed && intent === 'move' && of !== undefined;
  return asked ? (known ?? {}) : {};
}

/** "Una consulta y una eco", where several are called so: its own words are all that tell of it. */
function standsAlone({ intent, from, to }: Act, { text, situation: { tenant } }: Heard): boolean {
  if (intent === 'cancel' || tenant === undefined) return intent === 'cancel';
  const own = text.raw.slice(from, to);
  return (
    leftOpen(own, tenant).length > 0 ||
    (findNames(own, tenant).servicio === undefined && kindNamed(own, tenant).length > 0)
  );
}

function theMostOf({ servicio }: Detalles, heard: Heard): Detalles {
  const one = servicio === undefined ? theMostNamed(heard) : undefined;
  return one === undefined ? {} : { servicio: one };
}

function reasonIn(raw: string): string | undefined {
  const match =
    /\b(?:porque|ya que|es que|debido a|por motivos?|por razones|because|pois|por que)\s+([^.!?\n]{3,400})/i.exec(raw);
  return match?.[1]?.trim().slice(0, REASON_CHARS_MAX);
}
