/** Asked whether one appointment goes, the customer names the one that is meant: "no, la del miércoles", "ese no, el otro". */
import { whenOf, type Appointment } from '../../../../domain.ts';
import { YES, act, type Act } from '../../acts.ts';
import { onTheDial } from '../../time/index.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { bestPerson } from '../../names/people.ts';
import { bestService } from '../../names/services.ts';
import { pieces } from '../../words/phrases.ts';
import { fold, plainWords, readText, without, type Text } from '../../words/text.ts';
import { APPOINTMENT, WEEKDAY } from '../../words/words.ts';
import { saysWhen } from '../../wishes.ts';
import { named } from './which-one.ts';
import { re } from '../../words/pattern.ts';

/** Nothing is said but which one: it is asked about then, and goes with a yes of its own. */
export function cancelsAnother(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { cancelling, asks, appointments = [] } = situation;
  if (cancelling === undefined || asks !== 'confirm' || text.asks) return undefined;
  const said = pointing(text.raw);
  if (!onlyPoints(said, heard)) return undefined;
  const hour = hourSaid(heard);
  const own = hour === undefined ? appointments : appointments.filter((one) => isAt(hour, one, heard));
  const of =
    named(said, { ...situation, appointments: own }, [{ of: cancelling }]) ??
    withThatOne(own, heard) ??
    (hour !== undefined && own.length === 1 ? own[0] : undefined);
  // "Cancelá el del jueves", of that very one: a yes, for others to hear.
  if (of === undefined || (of.id === cancelling.id && agreesToThat(text))) return undefined;
  return act(heard, { intent: 'cancel', of });
}

function agreesToThat({ raw }: Text): boolean {
  return AGREES.test(fold(raw)) || plainWords(raw).some((word) => CANCELS.test(word));
}

/** "La otra también", asked whether the last one that is left goes, too: a yes. "Es mover", of that one: moved, and not cancelled. */
export function goesToo(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { cancelling, asks, appointments = [] } = situation;
  if (cancelling === undefined || asks !== 'confirm' || text.asks || saysWhen(heard.times)) return undefined;
  if (MOVES_IT.test(text.norm)) return act(heard, { intent: 'move', of: cancelling });
  const last = appointments.every(({ id }) => id === cancelling.id);
  return last && THAT_TOO.test(text.norm) ? act(heard, YES) : undefined;
}
const THAT_TOO =
  /^ (?:(?:si|y|e|ok|dale|sim|yes|and) )*(?:(?:la|el|a|o|the) (?:otr[oa]|outr[oa]|other)|es[ae]|est[ae]|ess[ae]|that one)?(?: (?:cita|turno|hora|reserva|one))? ?(?:tambien|tambem|too|as well)(?: (?:porfa|por favor|please|cancel[ae]l[oa]))* $/;
const MOVES_IT =
  /^ (?:(?:no|nao|perdon|disculp[ae]|espera|digo|uy|ay|sorry|me (?:equivoque|confundi)) )*(?:(?:es|era|quiero|queria|quise decir|necesito|mejor|quero|solo) )*(?:mover|cambiar|reprogramar|reagendar|pasar|remarcar|mudar)(?:l[oa])? $/;

/**
 * The same of one that is being moved: what is open is left, and the other one is taken up. A day or an hour may be where
 * it goes, so that only its service, its person or "el otro" tells which.
 */
export function movesAnother(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { moving, flow, appointments = [] } = situation;
  if (moving === undefined || flow !== 'reprogramacion' || text.asks || saysWhen(times)) return undefined;
  const said = pointing(text.raw);
  if (said.words[0]?.start === text.words[0]?.start || !onlyPoints(said, heard)) return undefined;
  const others = appointments.filter(({ id }) => id !== moving.id);
  const of = named(said, situation, [{ of: moving }]) ?? withThatOne(others, heard);
  if (of === undefined || of.id === moving.id) return undefined;
  return act(heard, { intent: plainWords(text.raw).some((word) => CANCELS.test(word)) ? 'cancel' : 'move', of });
}

/** What was asked about is refused, kept or put right: what comes behind it is what is meant. */
const SORRY =
  'esper[ae]|para|pera|calma|wait|hold on|perdon|disculp[ae]|desculp[ae]|sorry|me (?:equivoque|confundi|enganei)|errei|my (?:mistake|bad)|(?:dije|puse) mal|wrong (?:day|date|one)|en realidad|na verdade|actually|me refer(?:ia|i)|(?:mejor|melhor|better)(?= (?:(?:el|la|o|a|the) (?:otr|outr|other)|cancel|anul))';
const KEPT = '(?:dej[ae]|deixa|manten)(?:me|l[oa])?';
const THIS = '(?:es[ae]|est[ae]|ess[ae]|(?:that|this) one)';
/** "No es el miércoles, es el viernes": the day that was wrong. */
const NOT_THEN = `(?:no|nao|not)(?: (?:es|era|e|foi|it s|it was))?(?: (?:el|la|lo|o|a|the|del?|da|do|na|no))* ${WEEKDAY}(?: one)?[ ,.!]+(?:(?:sino|but|mas|pero) )?`;
/** "Sí, pero el del jueves", "yes, the Thursday one": agreed to of another one than is asked about. */
const YES_BUT =
  '(?:s+i+p?|sim|yes|yeah|yep|ok|okay|dale|bueno|ya|claro|listo|vale|sure)(?=[ ,.!])(?:[ ,.!]+(?:pero|but|mas|solo|so|only|just)(?= ))?(?![ ,.!]+(?:no|nao|not)(?![a-z]))';
const AGREES = re`^[\s,.!¡]*${YES_BUT}`;
const NOT_THIS = new RegExp(
  String.raw`^[\s,.!¡]*(?:${YES_BUT}[\s,.!]+)?[\s,.!¡]*(?:(?:uy|ay|uh|oh|ups|epa|ah|eh|che|oye|oiga|${NOT_THEN}(?=[a-z])|(?:no|nao|nop|nope)(?! (?:quier|quer|dese|cancel|anul))|${SORRY})\b[\s,.!]*)*` +
    String.raw`(?:(?:${KEPT} |not )?${THIS}(?: (?:no|nao|si voy|queda|${KEPT}))?\b[\s,.!]*)?(?:(?:${SORRY})\b[\s,.!]*)*`,
);

/** The same text, with what leads up to the appointment blanked. */
function pointing(raw: string): Text {
  const lead = NOT_THIS.exec(fold(raw))?.[0].length ?? 0;
  return readText(' '.repeat(lead) + raw.slice(lead));
}

const POINTS = re`^(?:el|la|lo|los|las|o|a|the|one|es|era|sino|digo|decia|quise|decir|quis|dizer|foi|seria|i|meant|mean|it|was|s|is|solo|otr[oa]|outr[oa]|other|del?|da|do|on|at|as?|al|mi|my|meu|minha|que|tengo|con|com|with|${APPOINTMENT})$`;
/** "Quiero cancelar el otro"; "el otro lo quiero" keeps it. */
const WANTS = /^(?:quier[oe]|queria|quise|quisiera|necesito|quero)$/;
const CANCELS = /^(?:cancel|anul)(?:[aeo]|ar|ame|eme|arme)$/;

/** A day, an hour, a service or a name, behind an article at most, and no word that could ask for anything else. */
function onlyPoints(said: Text, { times, situation: { tenant } }: Heard): boolean {
  if (times.restricciones.length > 0) return false;
  const isName = (word: string): boolean =>
    tenant !== undefined &&
    (bestService([word], tenant.services) ?? bestPerson([word], tenant.professionals)) !== undefined;
  const rest = plainWords(without(said.raw, times.spans)).filter(
    (word, i, all) =>
      !POINTS.test(word) &&
      !CANCELS.test(word) &&
      !isName(word) &&
      !(WANTS.test(word) && CANCELS.test(all[i + 1] ?? '')),
  );
  return said.words.length > 0 && pieces(rest).every(({ kind }) => kind === 'filler' || kind === 'thanks');
}

function hourSaid({ times }: Heard): string | undefined {
  return times.horaOriginal ?? times.hora ?? times.horaCandidates[0];
}

/** "El de las 5": nobody says which half of the day an appointment of theirs is in. */
function isAt(hour: string, { slot }: Appointment, { situation }: Heard): boolean {
  return onTheDial(whenOf(slot, situation.now.timeZoneId).hora_especifica) === onTheDial(hour);
}

/** "El de Pablo", of the only one with him. */
function withThatOne(own: readonly Appointment[], { text, situation: { tenant } }: Heard): Appointment | undefined {
  const profesional = tenant && findNames(text.raw, tenant).profesional;
  const fits = own.filter(({ slot }) => slot.professionalId === profesional);
  return fits.length === 1 ? fits[0] : undefined;
}
