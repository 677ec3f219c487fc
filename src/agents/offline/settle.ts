/**
 * The same words mean another thing where another thing is open: what the rules heard, put right by the state. Long
 * because all that may be open stands side by side.
 */
import { whenOf, type Slot, type Tenant } from '../../domain.ts';
import type { Act } from './acts.ts';
import { TAKING, wantsOneMore } from './errands/several/wishes-anew.ts';
import { asksForMoney } from './answers/paying/paying.ts';
import { contradictsKnown } from './answers/agreeing/agreement.ts';
import type { Heard } from './heard.ts';
import { howMany } from './errands/cancelling/how-many.ts';
import { getsOne } from './errands/booking/gets-one.ts';
import { saysInHisPlace } from './errands/mine/in-his-place.ts';
import { isOut } from './errands/mine/own-appointment.ts';
import { findNames, namingWords } from './names.ts';
import { isOfAnother } from './people/somebodys.ts';
import { onlyItsWeekday, saysWhen } from './wishes.ts';
import { CANNOT, CANT_COME } from './words/cannot.ts';
import { re } from './words/pattern.ts';
import { fold, readText, without } from './words/text.ts';
import { BILL, CANCEL, SHIFT, TRANSFER, WEEKDAY } from './words/words.ts';

export function inState(acts: readonly Act[], heard: Heard): Act[] {
  // "Cancelá la del jueves y quiero un masaje", while that one is moved: what is taken beside it is no move.
  const cancels = acts.some(({ intent }) => intent === 'cancel');
  return acts.map((act) => (cancels && act.intent === 'book' ? act : ofTheOneAsked(settled(act, heard), heard)));
}

/** "Sí, pero mejor pásela al viernes", asked whether to cancel one: that one; "no, déjala el miércoles", of its own day, keeps it. */
function ofTheOneAsked(act: Act, heard: Heard): Act {
  const { situation, text, times } = heard;
  const { cancelling: of, asks, tenant, now } = situation;
  if (act.intent !== 'move' || act.of !== undefined || of === undefined || asks !== 'confirm') return act;
  const servicio = tenant && findNames(text.raw, tenant).servicio;
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(of.slot, now.timeZoneId);
  const another = THE_OTHER.test(text.norm) || (times.fechaOriginal ?? day) !== day;
  if (another || (servicio ?? of.serviceId) !== of.serviceId) return act;
  const stays = (times.fecha ?? onlyDay(times, day)) === day && (times.hora ?? hour) === hour;
  return stays ? { ...act, intent: 'reject' } : { ...act, of };
}
/** "Solo el miércoles" is read as no other day of the week. */
function onlyDay({ restricciones: [only, more] }: Heard['times'], day: string): string | undefined {
  return only === onlyItsWeekday(day) && more === undefined ? day : undefined;
}
const THE_OTHER =
  / (?:la|el|lo|o|a|the) (?:otr[oa]|outr[oa]|other)(?: (?:cita|turno|hora|reserva|one))? (?!lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|dia|mes|week|day)/;

const OWN =
  / (?:mi|mis|el|la|del|meu|minha|my) (?:[^ ]+ )?(?:turnos?|citas?|reservas?|consultas?|appointments?|bookings?|horario que tengo|que tengo|que tenia)| (?:cancelar|desmarcar) meus? horarios? | [oa] que (?:eu )?(?:ja )?tenho | (?:el|la|lo|o|a) (?:mi[oa]|meu|minha) /;

/** "¿Quién me atiende?" of what is being booked, or of what may be: who has no appointment asks who does it. */
const WHO =
  / (?:con |com )?(?:quien(?:es)?|quem) (?:(?:me |nos |va a |vai )*(?:atiend|atend)|(?:era|es|seria|sera|e) $)/;
/** "…y el de color cancelalo" among the hours of another booking: one that there is already. */
const ONE_OF_MINE = / (?:el|la|o|a|the one) (?:del?|d[ao]s?|on|que) [a-z0-9]+ /;
/** "¿Y si él no puede ir ese día?": asked of what may come, and nothing is given up. */
const WHAT_IF =
  / (?:si|se|if) (?:[a-z]+ ){0,3}(?:no|nao|can t|cannot|doesn t) (?:puede|pueden|pueda|podemos|llega|llegan|va|van|viene|pode|puder|consegue|vai|vem|make|come|show) /;
/** "¿Y si no puedo ese día?", while one is being booked: no other day is wished for yet. */
const IF_I_CANNOT = re` (?:si|se|if) (?:(?:yo|eu|i|al final|despues|depois|por algo|justo) )*(?:${CANNOT}|no podria|no pudiera|nao puder|${CANT_COME})(?: (?:ir|asistir|venir|llegar|ese dia|esse dia|that day|it|despues|al final|que (?:hago|pasa)))* $`;
/** "¿Cómo hago si tengo que cancelar?", "¿y si me toca cambiarla?": asked of what may come, and nothing is given up. */
const IF_I_HAVE_TO =
  / (?:si|se|if|por si|en caso de que) (?:(?:algun dia|despues|luego|al final|yo|eu|i|ya) )*(?:me toca|tengo que|tenga que|tuviera que|tuviese que|llego a|llegara a|hubiera que|tenho que|tiver que|precisar|precisasse|have to|need to|had to)(?: [a-z]+){0,2} (?:cancel|anul|cambi|reprogram|reagend|mov|mover|correr|remarc|desmarc|mud|resched|change|move)[a-z]* /;
/** "Mejor quiero otra cita el sábado", "uma nova consulta": not the one that there is; "otra hora" may be of that one. */
const A_NEW_ONE =
  / (?:otr[oa]|outr[oa]|nuev[oa]|nov[oa]|another|new) (?:turno|cita|reserva|agendamento|appointment|booking)s? | (?:turno|cita|reserva|agendamento) (?:nuev[oa]|nov[oa]|aparte) /;
/** "…solo saber si después se puede cambiar": as much, without a mark. */
const IF_ONE_CAN_LATER =
  / (?:saber|preguntar|pregunto|perguntar) (?:si|se) (?:despues|luego|mas adelante|algun dia|depois|mais tarde) (?:se )?(?:puede|podria|podra|pode|poderia|da) | (?:know|asking|ask) (?:if|whether) (?:it|i|we) can (?:be )?[a-z]+(?: it)? (?:later|afterwards) /;

function settled(act: Act, heard: Heard): Act {
  const { situation, text } = heard;
  switch (act.intent) {
    case 'book':
      return bookingSettled(act, heard);
    case 'move':
      return onlyAsked(act, heard) ?? moveSettled(act, heard);
    case 'cancel':
      return onlyAsked(act, heard) ?? cancellationSettled(act, heard);
    case 'claim':
      return agreesToCancel(act, heard) ? { ...act, intent: 'accept' } : act;
    case 'mine': {
      const unbooked = situation.flow === 'agenda' || situation.appointments?.length === 0;
      return unbooked && WHO.test(text.norm) ? asked(act, { topic: 'profesionales' }) : act;
    }
    case 'pay':
      return asksHowItIsPaid(heard) ? asked(act, { topic: 'pagos', area: 'PAGOS' }) : act;
    default:
      return act;
  }
}

/** A question in place of an errand, where that one stood. */
function asked({ from, to }: Act, about: Pick<Act, 'topic' | 'area'>): Act {
  return { intent: 'ask', ...about, from, to };
}

/** What would be changed, if it came to that: nothing is. */
function onlyAsked(act: Act, heard: Heard): Act | undefined {
  const { norm, asks } = heard.text;
  if ((asks && (WHAT_IF.test(norm) || IF_I_HAVE_TO.test(norm))) || IF_ONE_CAN_LATER.test(norm))
    return asked(act, { topic: 'cambios' });
  if (act.intent === 'cancel' && heard.situation.flow !== 'cancelacion' && getsOne(heard))
    return { ...act, intent: 'book' };
  return asks && saysInHisPlace(heard) ? asked(act, { topic: 'otro' }) : undefined;
}

function bookingSettled(act: Act, heard: Heard): Act {
  const { situation, text, times } = heard;
  const { flow } = situation;
  const ifICannot = flow === 'agenda' && text.asks && IF_I_CANNOT.test(text.norm);
  if (ifICannot && times.fecha === undefined && times.hora === undefined) return asked(act, { topic: 'cambios' });
  const anew = A_NEW_ONE.test(text.norm) || / primero /.test(text.norm);
  if (flow === 'reprogramacion' && !anew && !wantsOneMore(heard)) return { ...act, intent: 'move' };
  if (flow !== 'cancelacion' || !saysWhen(times) || isAnew(heard)) return act;
  const tellsWhich = (situation.asks === 'list' && tellsOnlyWhen(heard)) || meansThat(heard);
  return { ...act, intent: tellsWhich ? 'cancel' : 'move' };
}

function moveSettled(act: Act, heard: Heard): Act {
  const { situation, text } = heard;
  if (situation.flow === 'agenda') {
    const mine = movesOneOfMine(heard);
    if (mine !== undefined) return { ...act, ...mine };
    // "¿Me podés cambiar el turno para el viernes?": with none booked yet, the one that is being booked.
    const ofThisOne = isListing(heard) && !OWN.test(text.norm) && !movesAnother(heard);
    return ofThisOne || situation.appointments?.length === 0 ? { ...act, intent: 'book' } : act;
  }
  return wantsAFirst(heard) || changesByService(heard) ? { ...act, intent: 'book' } : act;
}

function cancellationSettled(act: Act, heard: Heard): Act {
  const { situation, text } = heard;
  const { flow, appointments } = situation;
  if (agreesToCancel(act, heard)) return { ...act, intent: 'accept' };
  if (flow === 'ninguno' && THOUGHT_BETTER.test(text.norm)) return { ...act, intent: 'mine' };
  if (wantsAFirst(heard) || changesByService(heard)) return { ...act, intent: 'book' };
  if (flow !== 'agenda' || !isListing(heard)) return act;
  const own = appointments !== undefined && appointments.length > 0;
  if (own && (ONE_OF_MINE.test(text.norm) || THE_OTHER.test(text.norm) || namesMine(heard))) return act;
  const ofThisOne = appointments?.length === 0 || !OWN.test(text.norm);
  return ofThisOne ? { ...act, intent: 'exit', word: 'cancelar' } : act;
}

function isListing({ situation: { asks } }: Heard): boolean {
  return asks === 'list' || asks === 'confirm' || asks === 'field';
}

/** "¿Puedo dejarla paga?", "¿cómo pago?" of what is not booked yet: what is being looked for stays open (CONV-6). */
function asksHowItIsPaid({ text, situation }: Heard): boolean {
  const { flow, asks, linkOpen, tenant, known } = situation;
  if (flow !== 'agenda' || !text.asks || asksForMoney(situation)) return false;
  if (asks === 'confirm') return true;
  if (MAY_PAY_NOW.test(text.norm)) return false;
  // "¿Puedo pagar la limpieza?", while a haircut is looked for: of that one.
  const { servicio = known?.servicio } = tenant === undefined ? {} : findNames(text.raw, tenant);
  return (asks === 'list' || asks === 'field') && linkOpen !== true && servicio === known?.servicio;
}

/** "Can I pay now?" wants to, whatever is being looked for. */
const MAY_PAY_NOW =
  / (?:puedo|podria|podemos|posso|da pra|can i|could i|may i)(?: [a-z]+){0,2} (?:pagar[a-z]*|abonar[a-z]*|pay)(?: [a-z]+){0,3} (?:ahora|ya|agora|ja|now|already|de una) /;

/** "Antes cancelame la clase del viernes", "cancel the 11 one", while a court is being booked. */
function namesMine({ text, situation, times }: Heard): boolean {
  const { appointments = [], tenant, known, now } = situation;
  const servicio = tenant && findNames(text.raw, tenant).servicio;
  const day = times.fechaOriginal ?? times.fecha;
  const hour = times.horaOriginal ?? times.hora;
  return appointments.some(({ serviceId, slot }) => {
    const own = whenOf(slot, now.timeZoneId);
    return (
      (serviceId === servicio && servicio !== known?.servicio) ||
      (day !== known?.fecha_deseada && own.fecha_deseada === day) ||
      (hour !== known?.hora_especifica && own.hora_especifica === hour)
    );
  });
}

/** "Quería cancelar pero mejor no": it stands, and is shown. */
const THOUGHT_BETTER =
  / (?:queria|quise|iba a|pensaba|estaba por|pense en|ia|wanted to|was going to) .{0,60} (?:pero|mas|but) (?:ya |al final |mejor |entonces |melhor |i )*(?:no|nao|not|me arrepenti|si voy|voy a ir|siempre si voy|l[oa] dejo|changed my mind)(?: (?:gracias|obrigad[oa]|thanks))? $/;
/** "El jueves no puedo, masaje la semana que viene", of one who has none: the day that is out is of no appointment. */
function wantsAFirst(heard: Heard): boolean {
  const { text, times, situation } = heard;
  const { flow, tenant, appointments } = situation;
  if (flow !== 'ninguno' || tenant === undefined || appointments?.length !== 0) return false;
  const ofOne = OWN.test(text.norm) && !isForA(text.raw, tenant);
  if (ofOne || DOES_SOMETHING.test(text.norm)) return false;
  if ((times.fecha ?? times.fechaDesde) === undefined) return asksForOtherDays(heard);
  return findNames(text.raw, tenant).servicio !== undefined;
}
/** "Para la consulta del jueves, ¿puede ser a las 5?", where a consultation is sold: what it is for, and not one that he has. */
function isForA(raw: string, tenant: Tenant): boolean {
  const [, what] = FOR_THE.exec(fold(raw)) ?? [];
  return what !== undefined && findNames(what, tenant).servicio !== undefined;
}
const FOR_THE =
  /^\s*(?:(?:hola|buen[oa]s?|dias|tardes|noches|oi|hi|hello)[\s,.!]+)*(?:para|pra|for)\s+(?:la|el|o|a|the)\s+(\S+)/;
/** "No puedo los lunes, ¿tienen corte otro día?", "un corte, el viernes no puedo, otro día sí": what there is beside the days that are out. */
function asksForOtherDays({ text, times, situation: { tenant } }: Heard): boolean {
  if (tenant === undefined || !times.restricciones.some((rule) => rule.startsWith('excluir_'))) return false;
  const [asked] = IS_THERE.exec(text.norm) ?? [];
  if (!text.asks) return ANY_OTHER_DAY.test(text.norm) && findNames(text.raw, tenant).servicio !== undefined;
  if (asked === undefined) return false;
  const behind = text.norm.slice(text.norm.indexOf(asked) + asked.length);
  return NEVER_THEN.test(text.norm) || findNames(behind, tenant).servicio !== undefined;
}
const ANY_OTHER_DAY =
  / (?:otr[oa]|outr[oa]|cualquier|qualquer|any|another)(?: (?:otr[oa]|outr[oa]|other))? (?:dia|day) /;
/** No Monday at all, so that none of them is given back. */
const NEVER_THEN = new RegExp(` (?:l?[oa]s|nos) ${WEEKDAY}s? | on [a-z]+days `);
const IS_THERE = / (?:hay|habra|tenes|tienes|tienen?|queda|quedan|tem|do you have|is there|any) /;

/** "Necesito cambiarle el aceite al carro", where "Cambio de aceite" is sold, of one who has nothing that could be moved, or wants one more. */
function changesByService({ text, situation }: Heard): boolean {
  const { flow, tenant, appointments } = situation;
  if (flow !== 'ninguno') return false;
  const another = ONE_MORE_CHANGE.test(text.norm);
  if (tenant === undefined) return another;
  const more = another && findNames(text.raw.replaceAll(CHANGING, ' '), tenant).servicio !== undefined;
  if (!more && (appointments?.length !== 0 || OWN.test(text.norm))) return false;
  const { servicio } = findNames(text.raw, tenant);
  const name = tenant.services.find(({ id }) => id === servicio)?.name ?? '';
  return namingWords(name).some((word) => CHANGE_OF.test(word));
}
const CHANGE_OF = /^(?:cambio|troca|change|mudanza)$/;
/** "Otro cambio de aceite", of one who has had one already; "un cambio de horario" is one of the diary. */
const ONE_MORE_CHANGE =
  / (?:otr[oa]|outr[oa]|another|un|uma?|an) (?:cambio|troca|change|mudanza) (?:de|do|da|of) (?!(?:la |el |mi |o |a |my |the )?(?:horas?|horario|turno|fecha|dia|cita|reserva|consulta|planes|ultimo|data|time|date|day|plans?|appointment|booking) )/;
const CHANGING = /(?<!\p{L})(?:cambio|troca|change|mudanza)(?!\p{L})/giu;
const DOES_SOMETHING = new RegExp(` (?:${CANCEL}|${SHIFT}) `);

/** "El jueves no puedo, ¿me lo pasás al viernes?", of one who has something on Thursday while another day is being booked. */
function movesOneOfMine(heard: Heard): Pick<Act, 'of'> | undefined {
  const { text, times, situation } = heard;
  const { appointments = [], known, proposed, now } = situation;
  const dayOf = (slot: Slot): string => whenOf(slot, now.timeZoneId).fecha_deseada;
  const booking = [known?.fecha_deseada, proposed && dayOf(proposed)];
  const aside = appointments.filter(({ slot }) => !booking.includes(dayOf(slot)));
  // "No, mejor pásenme la de mañana al jueves": the one that he has on that day.
  const told = aside.filter(({ slot }) => dayOf(slot) === times.fechaOriginal);
  if (told[0] !== undefined) return told.length > 1 ? {} : { of: told[0] };
  // "Quiero cambiar la hora, a las 11" rules nothing out: of what is being booked.
  if (times.descartadas === undefined && !times.restricciones.some((rule) => rule.startsWith('excluir_')))
    return undefined;
  // "El jueves no puedo, ¿tenés el viernes?", "…pasame los horarios del viernes": of what is being booked.
  if (!DOES_SOMETHING.test(text.norm) || PASSES_HOURS.test(text.norm)) return undefined;
  const [of, ...others] = aside.filter(({ slot }) => isOut(slot, heard));
  return of === undefined || others.length === 0 ? of && { of } : {};
}
const PASSES_HOURS =
  / (?:pas[a-z]*|passa[a-z]*|change|switch) (?:[^ ]+ ){0,2}(?:horarios|horas|turnos|citas|opciones|lugares|disponibilidad) /;

/** "Pasame el color del jueves al sábado", while a haircut is being booked: the one that there is already. */
function movesAnother({ text, situation }: Heard): boolean {
  if (situation.tenant === undefined) return false;
  const { servicio } = findNames(text.raw, situation.tenant);
  const own = situation.appointments?.some((a) => a.serviceId === servicio) ?? false;
  return own && servicio !== situation.known?.servicio;
}

/** "A las 12", "la del sábado", asked which one goes: that one, and nothing is put there. */
function tellsOnlyWhen({ text, times }: Heard): boolean {
  return ONLY_WHICH.test(readText(without(text.raw, times.spans)).norm);
}
const ONLY_WHICH =
  /^ +(?:(?:no|nao|si|sim|yes|perdon|es|era|e|is|it s|el|lo|a|o|the|one|de|del|da|do|at|on|las?|que|tengo|por favor|porfa|please) )*$/;

/** "No sorry, I meant Thursday", "no, era la del jueves", asked whether to cancel another: which one goes, and not where to. */
function meansThat({ text, times }: Heard): boolean {
  return MEANT.test(readText(without(text.raw, times.spans)).norm);
}
const MEANT =
  /^ +(?:(?:no|nao|sorry|perdon|perdona|disculp[ae]|desculpa|ay|uy|oops|ups|wait|espera|sino|esa no|ese no|not that one|my bad|me equivoque|me confundi|errei) )*(?:i meant?|quise decir|quis dizer|me referia|digo|era|hablaba|decia|i was talking|falava)(?: (?:it|about|a|al|el|la|lo|o|the|one|de|del|da|do|at|on|las|mi|meu|minha|cita|turno|hora|por favor|porfa|please))* $/;

function isAnew(heard: Heard): boolean {
  return takesAnew(heard) || wantsOneMore(heard) || A_NEW_ONE.test(heard.text.norm);
}

/** "Reservame un corte el sábado", while a colour is being cancelled: one more, and not that one moved. */
function takesAnew({ text, situation }: Heard): boolean {
  if (!TAKING.test(text.norm) || situation.tenant === undefined) return false;
  return findNames(text.raw, situation.tenant).servicio !== undefined;
}

/** "Sí, no puedo ir", "ya cancele nomás": asked whether to cancel, the same wish again is a yes, money apart. */
function agreesToCancel(act: Act, heard: Heard): boolean {
  const { text, times, situation } = heard;
  if (situation.flow !== 'cancelacion' || situation.asks !== 'confirm') return false;
  if (text.asks || saysWhen(times) || NOT_THAT.test(text.norm) || speaksOfAnother(heard)) return false;
  if (act.intent === 'cancel') return howMany(text) === undefined && !/ (?:otr[oa]|another|other) /.test(text.norm);
  return act.intent === 'claim' && / cancele /.test(text.norm) && !MONEY.test(text.norm);
}
/** "Cancelá el de las 2", "cancelá la ortodoncia", of another than the one in question. */
function speaksOfAnother({ text, situation, times }: Heard): boolean {
  const { cancelling, tenant } = situation;
  if (cancelling === undefined || tenant === undefined) return false;
  if (isOfAnother({ text, situation })) return true;
  const { servicio } = findNames(text.raw, tenant);
  return contradictsKnown(situation, times) || (servicio !== undefined && servicio !== cancelling.serviceId);
}
/** "…pero no lo canceles": whatever stands before it. */
const NOT_THAT = / (?:no|nao|not|don t|nunca|sin) (?:me |te |se )?(?:l[oa]s? |o |a )?(?:cancel|anul|desmarc|borr)/;
const MONEY = new RegExp(` (?:${TRANSFER}|${BILL}|plata|dinero) `);

/** Who speaks of no appointment of his own has none to move. */
export function plausible(act: Act, { text, situation, times }: Heard): Act {
  const hasNone =
    situation.appointments?.length === 0 && (!DOES_SOMETHING.test(text.norm) || TAKES_ANOTHER.test(text.norm));
  const nothingToMove =
    act.intent === 'move' && situation.flow === 'ninguno' && saysWhen(times) && (hasNone || !HAS_ONE.test(text.norm));
  return nothingToMove ? { ...act, intent: 'book' } : act;
}
/** "Se me pasó la sesión, ¿puedo sacar otra?", of one who has none any more. */
const TAKES_ANOTHER = / (?:sacar|agendar|reservar|pedir|tomar|marcar|book) (?:otr[oa]|outr[oa]|una? nuev[oa]|another) /;
const HAS_ONE =
  / (?:mi|mis|my|meu|minha|el|la|lo|tengo|tenia|saque|booked|have|had|otro|otra|outro|another|instead|different|it|cambi[a-z]*|mov[a-z]*|pas[a-z]*|corr[a-z]*|llego|puedo) /;
