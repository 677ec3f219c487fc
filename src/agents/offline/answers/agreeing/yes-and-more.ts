/**
 * "Sí, y la resina pasala al viernes": the yes, and an errand of its own behind it, of another appointment than the one
 * that is asked about (CONV-11). What stands behind it is read as if nothing were open: its day and its hour are not
 * where the first one goes.
 *
 * Long because one place tells what puts right the one that is asked about from what comes on top of it.
 */
import { whenOf, type Appointment, type CustomerEvent, type Detalles } from '../../../../domain.ts';
import { timesIn } from '../../time/index.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { SAME_HOUR } from '../../errands/moving/as-it-stands.ts';
import { THE_OTHER, named, tellingIt } from '../../errands/mine/which-one.ts';
import { leftOpen, serviceIn } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { speaksOfDay } from '../../wishes.ts';
import { CANCEL, MOVE, SHIFT, STAY } from '../../words/words.ts';
import { hasItElsewhere } from './harmless.ts';
import { isYesWithReason } from '../refusing/excuses.ts';
import { asksForMoney } from '../paying/paying.ts';
import { yesAtHead } from './yes-head.ts';
import { re } from '../../words/pattern.ts';

interface YesAndMore {
  readonly yes: Text;
  /** Undefined: what stands behind the yes leaves the others as they are. */
  readonly more?: Text;
  /** Nothing open, and nothing of the appointment that is asked about. */
  readonly situation: Situation;
  /** One more is asked for in so many words: "sí, y otra el viernes". */
  readonly again: boolean;
  /** The other appointment that is named there. */
  readonly other?: Appointment;
}

const PUTS_RIGHT =
  / (?:pero|but|mejor|melhor|better|rather|aunque|solo que|no|nao|not|me (?:equivoque|confundi|enganei)|era|eran) /;
const STARTS_ANEW = /^[\s,.;!]*(?:(?:y|e|and|ademas|tambien|aparte|also)\s+)?/i;
const TOO = /(?<!\p{L})(?:tambi[eé]n|adem[aá]s|tamb[eé]m|also|too|as well)(?!\p{L})/giu;
const ONE_MORE = /[^a-z](?:tambien|ademas|tambem|also|too|otr[oa]|outr[oa]|another|un[oa]|uma?|one more)[^a-z]/;
/** Of the same, for the writer: no other day, hour or person for the one that is asked about. */
const AGAIN =
  /[^a-z](?:tambien|tambem|also|ademas)(?! (?:me (?:sirve|queda|va|acomoda|viene|da)|puedo|podria|puede ser|esta|works))[^a-z]|[^a-z](?:otr[oa]|outr[oa]|another)(?= (?:cita|turno|hora (?:el|para|a)|reserva|igual|el|para|la|a las?|pa|na|no|appointment|one|mas)[^a-z])/;
const VERB = re` (?:${CANCEL}|${MOVE}|${SHIFT}|poner?l[oa]|pon[ae]?me?l[oa]) `;
const STAYS = re` ${STAY} `;
/** "…y la resina también", "…y la resina al viernes": what is done to the first is done to it. */
const SAME_VERB: Partial<Record<Situation['flow'], string>> = { cancelacion: 'cancela ', reprogramacion: 'pasa ' };

/** The yes, and what stands behind it. */
export function* yesThenErrands(text: Text, situation: Situation): Parts {
  const of = yesAndMore(text, situation);
  if (of === undefined) return undefined;
  const agreed = yield { said: of.yes, situation };
  if (agreed.events.some(({ type }) => type !== 'customer.accepts')) return undefined;
  if (of.more === undefined) return agreed;
  const { events } = yield { said: of.more, situation: of.situation };
  const errands = errandsBehind(events, { said: of.more, asked: situation, of });
  return errands === undefined ? undefined : { ...agreed, events: [...agreed.events, ...errands] };
}

/** Undefined: no yes, or nothing behind it that names another of one's appointments or a booking of its own. */
function yesAndMore(whole: Text, situation: Situation): YesAndMore | undefined {
  const { asks, flow, tenant } = situation;
  const text = flow === 'cancelacion' ? withoutDeed(whole) : whole;
  if (asks !== 'confirm' || flow === 'ninguno' || flow === 'pagos' || tenant === undefined) return undefined;
  if (text.asks) return yesAndQuestion(text, situation);
  if (isYesWithReason(text)) return undefined;
  if (flow === 'cancelacion' && hasItElsewhere(text.norm)) return undefined;
  const head = yesAtHead(text.raw);
  if (head?.next === undefined) return undefined;
  const behind = behindIt(text.raw.slice(head.from));
  const raw = withItsDay(behind.raw, situation);
  const rest = readText(raw);
  const calm = withNothingOpen(situation);
  const other = named(rest, calm, inQuestion(situation)) ?? onlyOther(rest, calm, flow);
  const yes = readText(head.yes.raw);
  // Of a cancellation `sparesAnother` says which one stays, so that it is not asked about next.
  if (other !== undefined && leavesIt(rest))
    return flow === 'cancelacion' ? undefined : { yes, situation: calm, again: behind.again };
  // "Sí, pero la del viernes", "sí, la del viernes" put right what is asked about.
  const said = flow === 'agenda' && other !== undefined ? text.norm.replace(BUT_CANCELS, ' ') : text.norm;
  if (PUTS_RIGHT.test(said) || (!behind.joined && namesIt(rest, { other, situation }))) return undefined;
  // "Sí, y es para mi esposo" tells whose this one is.
  const more = behind.more || bringsThen(rest, situation);
  if (flow === 'agenda' && other === undefined && !more) return undefined;
  const { again } = behind;
  if (other === undefined) return { yes, more: rest, situation: calm, again };
  const verb = VERB.test(rest.norm) ? '' : (SAME_VERB[flow] ?? '');
  return { yes, more: verb === '' ? rest : readText(`${verb}${raw}`), situation: calm, other, again };
}

/** "…pero la del viernes dejala", "…la del viernes no": of the other, and the yes is to the one that is asked about. */
function leavesIt({ norm }: Text): boolean {
  const said = norm.replace(BUT, ' ');
  const left = said.replace(NOT_IT, ' ');
  return (STAYS.test(said) || left !== said) && !VERB.test(said) && !PUTS_RIGHT.test(left);
}
/** "Sí, pero cancelá la limpieza", which he has: of that one, and nothing of what is being booked. */
const BUT_CANCELS = re` (?:pero|but|mas) (?=(?:${CANCEL}) )`;
const BUT = /^ (?:pero|but|mas) (?=(?:el|la|o|a|the) )/;
const NOT_IT = / (?:no|nao|not) $/;

/**
 * "Sí. ¿Qué turnos tengo?", "sí, ¿puedo pagar ahora?", of an hour that is proposed: the yes counts, and the other is
 * answered behind it. Any other question may be what the yes hangs on ("sí, ¿puedo pagar en efectivo?").
 */
function yesAndQuestion(text: Text, situation: Situation): YesAndMore | undefined {
  if (situation.flow !== 'agenda' || asksForMoney(situation) || PUTS_RIGHT.test(text.norm)) return undefined;
  const head = yesAtHead(text.raw);
  if (head?.next === undefined) return undefined;
  const more = readText(text.raw.slice(head.from).replace(STARTS_ANEW, ''));
  if (!WHICH_OF_MINE.test(more.norm) && !PAYS_NOW.test(more.norm)) return undefined;
  return { yes: readText(head.yes.raw), more, situation: withNothingOpen(situation), again: false };
}
const WHICH_OF_MINE =
  /^ (?:(?:y|e|and) )?(?:que|cuales|quais|what|which) (?:turnos|citas|reservas|horas|horarios|agendamentos|appointments|bookings) (?:mas )?(?:yo |eu |ja |ya )*(?:tengo|tenho|do i have|have i)(?: (?:agendad|reservad|marcad|anotad)[oa]s)? $/;
const PAYS_NOW =
  /^ (?:(?:y|e|and) )?(?:(?:l[oa] )?(?:puedo|podria|podre|posso|poderia)|se puede|can i|could i) (?:pagar(?:l[oa])?|abonar(?:l[oa])?|pay(?: it| for it)?) (?:ahora|ya|agora|ja|now|de una(?: vez)?|right now)(?: mismo)? $/;

/** "Sí, cancélela y agende…", "cancele, y agende…", asked whether to cancel: that is the yes, and no errand beside it. */
function withoutDeed(text: Text): Text {
  const deed = ITS_DEED.exec(fold(text.raw))?.[0];
  return deed === undefined ? text : readText(`sí ${text.raw.slice(deed.length)}`);
}
const ITS_DEED =
  /^\s*(?:(?:si|sip|dale|ok|ya|bueno|listo|claro|sim|yes|por favor|porfa|please)[\s,.]+)*(?:(?:l[oa] )?(?:cancel|anul|desmarc)(?:[aeo]|ar|en)?(?:l[oa]|me)?(?: (?:es[aeo]|est[aeo]|isso|ess[ae]|el[ea]|it|that(?: one)?|this(?: one)?))?)(?=\s*[,.;]|\s+(?:y|e|and)\s)/;

/** What stands behind an answer, without the words that join it, and whether one more is asked for. */
function behindIt(said: string): BehindIt {
  const folded = ` ${fold(said)} `;
  const raw = said.replace(STARTS_ANEW, '').replaceAll(TOO, ' ');
  return { raw, more: ONE_MORE.test(folded), again: AGAIN.test(folded), joined: JOINED.test(folded) };
}
interface BehindIt {
  readonly raw: string;
  readonly more: boolean;
  readonly again: boolean;
  readonly joined: boolean;
}
const JOINED =
  /^[\s,.;!]*(?:y|e|and)[\s,]|[^a-z](?:tambien|ademas|tambem|also|too|aparte|as well|las? dos|los dos|as duas)[^a-z]/;

/**
 * "Sí, el del jueves", "dale, cancelá la del jueves": another is meant than the one that is asked about, and not one more;
 * "sí, la limpieza", of that very one, says it again.
 */
function namesIt({ raw, norm, words }: Text, { other, situation }: Named): boolean {
  const { flow, tenant } = situation;
  const verb = VERB.exec(norm)?.[0];
  if ((verb !== undefined && (flow !== 'cancelacion' || !OF_CANCELLING.test(verb))) || words.length > NAME_WORDS_MAX)
    return false;
  return other !== undefined || inQuestion(situation).some(({ of }) => of.serviceId === serviceIn(raw, tenant));
}
interface Named {
  readonly other: Appointment | undefined;
  readonly situation: Situation;
}
const OF_CANCELLING = re`^ (?:${CANCEL}) $`;
const NAME_WORDS_MAX = 6;

/** "Sí, y el viernes llevo a mi hijo": another day than the one that is asked about, and so another booking. */
function bringsThen({ norm, raw }: Text, situation: Situation): boolean {
  if (!BRINGS.test(norm)) return false;
  const { fecha, fechaDesde } = timesIn(raw, situation);
  const day = fecha ?? fechaDesde;
  return day !== undefined && day !== situation.known?.fecha_deseada;
}
const BRINGS = re` (?:llevo|llevaria|traigo|traeria|voy con|(?:va|viene|iria|vendria|vai|vem)|levo|trago|i ll bring)(?: a)? (?:mi|meu|minha|my) (?:${KIN_WORD}) | (?:mi|meu|minha|my) (?:${KIN_WORD}) (?:va|viene|iria|vai|vem) `;

/** "Sí, y la barba el mismo día": the day that the first one goes to, since what stands behind the yes is read by itself. */
function withItsDay(raw: string, { flow, proposed, now }: Situation): string {
  if (flow !== 'reprogramacion' || proposed === undefined) return raw;
  return raw.replaceAll(SAME_DAY, ` ${whenOf(proposed, now.timeZoneId).fecha_deseada}`);
}
/** In raw text, to be put as the day that it is. */
export const SAME_DAY =
  /(?<!\p{L})(?:(?:para |pra |pro |a |on )?(?:(?:el|ese|o|no|the) )?(?:mismo d[ií]a|mesmo dia|same day)|(?:para )?ese d[ií]a|(?:nesse|esse) dia|that day)(?!\p{L})/giu;

/** "Sí, y cancelá la otra", "…la que tenía", beside the one that is being booked: the only one that he has. */
function onlyOther({ norm }: Text, { appointments = [] }: Situation, flow: Situation['flow']): Appointment | undefined {
  const said = flow === 'agenda' && VERB.test(norm) && (THE_OTHER.test(norm) || THE_OLD_ONE.test(norm));
  return said && appointments.length === 1 ? appointments[0] : undefined;
}

const THE_OLD_ONE =
  / (?:l[ao]|el|[oa]|mi|meu|minha|the|my)(?: (?:cita|turno|hora|reserva|consulta|horario|appointment|booking|one))?(?: (?:que|that))? (?:(?:ya|yo|eu|ja|i) )*(?:tenia|tengo|habia|habiamos|tinha|tenho|had|have|de antes|anterior|viej[oa])(?: (?:[a-z]+[ao]d[oa]|de antes|antes|booked|before))?(?: (?:por favor|porfa|please|gracias))* $/;

function inQuestion({ moving, cancelling }: Situation): readonly { of: Appointment }[] {
  return [moving, cancelling].flatMap((of) => (of === undefined ? [] : [{ of }]));
}

export function withNothingOpen(situation: Situation): Situation {
  const { offer: _o, also: _a, field: _f, known: _k, proposed: _p, moving, cancelling, shown: _s, ...calm } = situation;
  const now = [moving?.id, cancelling?.id];
  const appointments = (situation.appointments ?? []).filter(({ id }) => !now.includes(id));
  return {
    ...calm,
    state: 'conversando',
    flow: 'ninguno',
    area: 'GENERAL',
    asks: 'nothing',
    aside: false,
    appointments,
  };
}

/** What was read behind the yes, where it stands by itself: an errand of the other appointment, or a booking. */
function errandsBehind(
  events: readonly CustomerEvent[],
  { said, asked, of }: { said: Text; asked: Situation; of: YesAndMore },
): readonly CustomerEvent[] | undefined {
  const pinned = events.map((event): CustomerEvent | undefined => {
    switch (event.type) {
      case 'customer.wants_cancellation':
      case 'customer.wants_reschedule':
        return of.other === undefined
          ? undefined
          : { ...event, detalles: { ...event.detalles, ...tellingIt(of.other, of.situation) } };
      case 'customer.wants_booking': {
        const detalles =
          oneMore(event.detalles, said, asked) ?? (of.again ? ofHisOwn(event.detalles, said, asked) : undefined);
        return detalles === undefined ? undefined : { ...event, detalles, ...sameAgain(detalles, asked) };
      }
      case 'customer.wants_appointments':
      case 'customer.wants_payment':
        return said.asks ? event : undefined;
      default:
        return undefined;
    }
  });
  const whole = pinned.flatMap((event) => (event === undefined ? [] : [event]));
  return whole.length === events.length && whole.length > 0 ? whole : undefined;
}

/** Beside a booking only another's, which is like it where nothing else is said; else of a service of its own, or of the same. */
function oneMore(
  wish: Detalles,
  said: Text,
  { flow, known, proposed, moving, cancelling, now, tenant }: Situation,
): Detalles | undefined {
  if (flow !== 'agenda') {
    const asked = (moving ?? cancelling)?.serviceId;
    // "Anulo esta y pido otra" is another like this one, and not like the one that he keeps.
    const named = serviceIn(said.raw, tenant) !== undefined;
    const servicio = named ? (wish.servicio ?? asked) : (asked ?? wish.servicio);
    const anew = wish.servicio !== undefined || wish.para !== undefined || ANEW.test(said.norm);
    return servicio === undefined || !anew ? undefined : { ...wish, servicio };
  }
  if (wish.para === undefined || known?.servicio === undefined || proposed === undefined) return undefined;
  const { fecha_deseada, hora_especifica } = whenOf(proposed, now.timeZoneId);
  const hour = SAME_HOUR.test(said.norm) || TOGETHER.test(said.norm) ? { hora_especifica } : {};
  const day = speaksOfDay(wish) ? {} : { fecha_deseada };
  return { servicio: known.servicio, sucursal: proposed.branchId, ...day, ...hour, ...wish };
}

/** "Sí, y otra el viernes a la misma hora": another for himself, at a time that is told. */
function ofHisOwn(wish: Detalles, said: Text, situation: Situation): Detalles | undefined {
  const { flow, known, proposed, now, tenant } = situation;
  if (flow !== 'agenda' || known?.servicio === undefined || proposed === undefined) return undefined;
  if (!speaksOfDay(wish) && wish.hora_especifica === undefined) return undefined;
  const { fecha_deseada, hora_especifica } = whenOf(proposed, now.timeZoneId);
  const day = speaksOfDay(wish) ? {} : { fecha_deseada };
  const hour = SAME_HOUR.test(said.norm) ? { hora_especifica } : {};
  // "…y también un corte", where two are called so: which of them is asked.
  const open = tenant !== undefined && leftOpen(said.raw, tenant).length > 0;
  return { ...(open ? {} : { servicio: known.servicio }), sucursal: proposed.branchId, ...day, ...hour, ...wish };
}

function sameAgain({ servicio }: Detalles, { flow, known }: Situation): { mas?: true } {
  return flow === 'agenda' && servicio === known?.servicio ? { mas: true } : {};
}

const TOGETHER = / (?:a la par|junt[oa]s|together) /;
const ANEW =
  / (?:otr[oa]|outr[oa]|nuev[oa]|nov[oa]|another|new|agend[a-z]*|reserv[a-z]*|apart[a-z]*|anot[a-z]*|marc[a-z]*|sac[a-z]*|pid[eo][a-z]*|d[ae]me|me das?|book) /;
