/**
 * "Sí, avisame un día antes", "ya, a las 5 tengo que salir", "sí, perdón, andaba ocupada": a yes, and a remark behind it
 * that changes nothing. The day or hour in it is not where the appointment goes.
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act, YES } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { timesIn } from '../../time/index.ts';
import { fold, plainWords } from '../../words/text.ts';
import { AGREED, AND, EXCUSED, HOUR, MANNERS, REMINDER, remarkIn } from './harmless.ts';
import { LEAVES, endOf } from './room-for-it.ts';
import { isYes } from './yes-head.ts';
import { namesAnother } from '../../errands/several/another-service.ts';
import { CANNOT, CANT_COME } from '../../words/cannot.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { isGivenName } from '../../names/given-names.ts';
import { isCalled } from '../../names/people.ts';
import { introductionIn } from '../../people/introductions.ts';
import { isSentenceWord } from '../fields/field-answers.ts';
import { re } from '../../words/pattern.ts';

const EXCUSED_FIRST = re`^ (?:(?:ya|ok|okay|yeah|bueno|listo|pronto|certo|prontinho) )*${EXCUSED}(?: (?:(?:ja|je|ha)+|pero|ya|asi que|igual|mas))* $`;
/** "…¿alcanzo?", "¿me da tiempo?" */
const WILL_DO =
  / (?:alcanzo|me alcanza|llego|me da (?:el )?tiempo|termino|terminamos|terminan|acabo|acabamos|salgo a tiempo|da tempo) $/;

const AGREED_ALONE = re`^ ${AND}(?:(?:ok|okay|bueno|listo|yeah|hey|hola|ya) )*${AGREED}${MANNERS} $`;

/** "Todo bien", "re bien": with a yes or no asked it is no greeting. */
const ALL_WELL = re`^ (?:(?:ok|okay|si|sim|ya|dale|bueno|listo|genial) )*(?:todo (?:bien|perfecto|ok)|re bien|tudo (?:bem|certo)|all good)${MANNERS} $`;
/** "4 está bien", of four o'clock. */
const THAT_HOUR = re`^ ([0-9]{1,2})(?: ([0-9]{2}))? (?:esta|me queda|me parece|queda|ta) (?:bien|perfecto|ok|genial)${MANNERS} $`;
function isItsHour(said: string, { situation: { proposed, now } }: Heard): boolean {
  const [, hour, minutes] = THAT_HOUR.exec(said) ?? [];
  if (hour === undefined || proposed === undefined) return false;
  const start = Temporal.PlainTime.from(whenOf(proposed, now.timeZoneId).hora_especifica);
  return [start.hour, start.hour - 12].includes(Number(hour)) && start.minute === Number(minutes ?? 0);
}

const YES_WORDS_MAX = 4;
const WORDS_MAX = 22;

/** A yes where nothing else is asked; how long it takes, where he asks whether he can make it. */
export function yesAndRemark(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { asks, flow } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  if (text.words.length > WORDS_MAX || IF.test(fold(text.raw)) || CHANGES.test(text.norm)) return undefined;
  const makes = WILL_DO.exec(text.norm);
  const said = makes === null ? text.norm : text.norm.slice(0, makes.index + 1);
  if (text.asks && makes === null && !ASKS_TO_REMIND.test(text.norm)) return undefined;
  if (ALL_WELL.test(said) || isItsHour(said, heard)) return act(heard, YES);
  const told = said.trim().split(' ');
  if (AGREED_ALONE.test(said) || isYesBehindExcuse(told) || isSignedYes(heard)) return act(heard, YES);
  for (let size = Math.min(YES_WORDS_MAX, told.length - 1); size > 0; size -= 1) {
    const rest = ` ${told.slice(size).join(' ')} `;
    const remark = remarkIn(rest);
    if (remark === null || !isYes(told.slice(0, size).join(' '))) continue;
    if (namesAnother(heard)) return undefined;
    const engaged = remark.groups?.['engaged'];
    if (engaged !== undefined && !leavesRoom(engaged, situation)) return undefined;
    const first = makes !== null && text.asks && flow === 'agenda';
    return act(heard, first ? { intent: 'ask', topic: 'duracion' } : YES);
  }
  return undefined;
}
/** Something of it is to be otherwise after all. */
const CHANGES =
  / (?:mejor|melhor|better|rather|cambi[a-z]*|mud[ae][a-z]*|otr[oa] (?:hora|dia|horario|fecha)|outr[oa] (?:hora|dia|horario)|mas (?:tarde|temprano)|mais (?:tarde|cedo)|later|earlier) /;

/** "Si salgo a las 5" is an if; "sí, salgo a las 5" is none. */
const IF =
  /^\s*si\s+(?:yo\s+)?(?:salgo|entro|tengo|recojo|trabajo|viajo|me|busco|paso|llevo|voy|llego|alcanzo|termino|estoy|el|ella|ellos|ellas|mis?|les?)(?![a-z])/;

/** "No importa, esa está bien", "ya no alcancé a responder, sí". */
function isYesBehindExcuse(told: readonly string[]): boolean {
  for (let size = Math.min(YES_WORDS_MAX, told.length - 1); size > 0; size -= 1) {
    const excuse = ` ${told.slice(0, -size).join(' ')} `;
    if (EXCUSED_FIRST.test(excuse) && isYes(told.slice(-size).join(' '))) return true;
  }
  return false;
}

/** Whether he can come, for all that he tells: what he does then begins later, or what he leaves has ended by then. */
function leavesRoom(engaged: string, situation: Heard['situation']): boolean {
  const { proposed, now } = situation;
  if (proposed === undefined) return false;
  const { hora, horaCandidates } = timesIn((HOUR_TOLD.exec(engaged) ?? [''])[0], situation);
  const { hora_especifica: start } = whenOf(proposed, now.timeZoneId);
  const end = endOf(situation, start);
  const leaves = LEAVES.test(` ${engaged} `);
  const told = hora === undefined ? horaCandidates : [hora, ...horaCandidates];
  const hours = leaves ? told.filter((hour) => hour >= EARLIEST_OUT) : told;
  return hours.some((hour) => {
    const gap = leaves ? minutes(hour, start) : minutes(end, hour);
    return gap >= 0 && gap <= SAME_HALF_MINUTES;
  });
}
const HOUR_TOLD = new RegExp(HOUR);
function minutes(from: string, to: string): number {
  return Temporal.PlainTime.from(from).until(to).total('minutes');
}
/** "Salgo a las 5" is of the afternoon. */
const EARLIEST_OUT = '06:00';
/** Between an hour that is told without am or pm and the appointment. */
const SAME_HALF_MINUTES = 6 * 60;
const ASKS_TO_REMIND = re` ${REMINDER}${MANNERS} $`;

/** "Sí, pero si después no puedo ir, ¿puedo cancelar?": how it is undone, and nothing is given up. */
const UNDONE = re` (?:si|se|if) (?:[^ ]+ ){0,3}(?:${CANNOT}|no (?:pudiera|voy)|${CANT_COME}|(?:hace|haga|hago) tarde|llego tarde|me atraso|me enfermo|me retraso|se me complica|surge algo|me sale algo)(?: [^ ]+){0,4} (?:cancel[a-z]*|anul[a-z]*|cambi[a-z]*|mover[a-z]*|reagend[a-z]*|reprogram[a-z]*|mud[a-z]*|resched[a-z]*)(?: (?:la |el |mi )?(?:cita|turno|hora|reserva))? `;
export function asksWhetherUndone(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const open = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (!open || !text.asks || !UNDONE.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'cambios' });
}

/** "¿Está bien si llevo a mi mamá?": who comes along is asked, and it is neither a yes nor an appointment of hers. */
const BRINGS = re` (?:si|se|if) (?:(?:yo|eu|i|tambien|tambem|la|lo) )*(?:llevo|traigo|(?:voy|vengo|vou) (?:con|com)|levo|trago|bring|(?:come|go) with) (?:a |conmigo a )?(?:mis?|meus?|minhas?|my) (?:${KIN_WORD})s? `;
export function asksWhetherBrings(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const open = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  // "Sí, voy con mi hijo" is no if.
  if (!open || situation.asks !== 'confirm' || /(?<!\p{L})s[íÍ](?!\p{L})/iu.test(text.raw)) return undefined;
  return BRINGS.test(text.norm) ? act(heard, { intent: 'ask', topic: 'otro' }) : undefined;
}

/* "Sí, soy Marcos Díaz", "si confirmo Rosa Quispe", "confirmo. Atentamente, Ernesto": a yes that is signed. */

/** Signed, and nothing else. */
function isSignedYes(heard: Heard): boolean {
  const { text, situation } = heard;
  if (text.asks) return false;
  const told = introductionIn(text.raw);
  if (told !== undefined) return isYes(told.rest);
  if (isSignedAsLetter(heard)) return true;
  const [, yes, name] = SIGNED.exec(text.raw) ?? [];
  if (yes === undefined || name === undefined || !isYes(yes)) return false;
  const words = plainWords(name);
  const people = situation.tenant?.professionals ?? [];
  if (words.some((word) => isSentenceWord(word) || people.some((person) => isCalled(word, person)))) return false;
  return /\p{Ll}\S*$/u.test(yes.trim()) && (words.some(isGivenName) || !TITLED.test(yes));
}
const SIGNED = /^(.{2,30}?)[\s,.;:-]+(\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+){1,3})[\s.!]*$/u;
/** "Si Confirmo Todo Bien": every word so written, and none is a name. */
const TITLED = /\p{Lu}\p{Ll}*\s+\p{Lu}/u;

/** As a letter ends, by the name alone: "Confirmo, muchas gracias. Ernesto", with nobody of that name on the team. */
function isSignedAsLetter({ text, situation }: Heard): boolean {
  const [, yes, closing, name] = LETTER.exec(text.raw) ?? [];
  if (yes === undefined || name === undefined || !isYes(yes)) return false;
  if (closing !== undefined) return !plainWords(name).some(isSentenceWord);
  const people = situation.tenant?.professionals ?? [];
  return plainWords(name).every((word) => isGivenName(word) && !people.some((person) => isCalled(word, person)));
}
const CLOSING =
  '(?:[Mm]uy )?(?:[Aa]tentamente|[Aa]tte|[Aa]tt|[Cc]ordialmente|[Rr]espetuosamente|[Aa]tenciosamente|[Ss]aludos(?: cordiales)?|[Uu]n (?:cordial )?saludo|[Cc]ordial saludo|[Ss]lds|[Uu]n abrazo|[Rr]egards|[Bb]est regards|[Kk]ind regards|[Ss]incerely)';
const LETTER = new RegExp(
  `^(.{2,60}?)(?:\\s*[.,;!\\n]+\\s*(${CLOSING})[\\s.,;:]+|\\s*[.!\\n]+\\s*)(\\p{Lu}\\p{Ll}+(?:\\s+\\p{Lu}\\p{Ll}+){0,3})[\\s.!]*$`,
  'u',
);
