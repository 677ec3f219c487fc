/**
 * An appointment that is to stay as it is: "no me la vayan a cancelar", "la del miércoles ni la toque", "a las 4 tengo
 * reunión pero llego". What there is is shown, and nothing becomes of it.
 */
import { act, type Act } from '../../acts.ts';
import { errands } from '../../errands.ts';
import type { Heard } from '../../heard.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { APPOINTMENT, CANCEL, KEEP } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS, CHANGES } from '../../words/deeds.ts';

/** What stands between a "no" and its verb: "no me la vayan a", "no quiero que la". */
const UP_TO_IT =
  '(?:(?:me|nos|l[oa]s?|se|te|les?|vaya[ns]?|van?|vas|vao|vai|a|ir|quiero|quisiera|quise|quero|need to|want to|hace falta|hay que|que|mi|por favor|porfa|please) )*';
const NOT_CANCELLED = re` (?:no|nao|ni|nunca|don t|do not) ${UP_TO_IT}(?:${CANCEL}|cancelo) `;
const UNTOUCHED = / (?:ni|no) (?:(?:me|nos|se|l[oa]s?) )+(?:toque|mueva|cambie|quite|borre)[sn]? /;
/** "Ya cancelé la otra que tenía en otro lado": done, and elsewhere. */
const DONE_ELSEWHERE = re` ya (?:yo )?(?:cancele|anule|di de baja)(?: [a-z]+)? (?:otr[oa] |(?:${APPOINTMENT}) )(?:[a-z]+ ){0,4}(?:otr[oa]|alla|ajen[oa]) `;
const COMES_ALL_THE_SAME =
  / (?:pero|mas|but|aunque|igual|ya) (?:(?:ya|si|igual|de todas (?:formas|maneras)|de todos modos|me|l[oa]|yo|creo que|i ll|i can|eu) )*(?:llego|llegamos|alcanzo|voy|vamos|ahi voy|ahi (?:estare|estoy)|puedo ir|arregle|resolvi|organice|organizo|chego|vou|make it|be there)(?: (?:a tiempo|bien|igual|sin problema|sin falta|seguro|gracias|alla|ahi voy|ahi estare|entonces|no se preocupen?)){0,3} $/;
/** "…solo preguntar si hay estacionamiento." */
const ONLY_ASKS = / (?:solo|solamente|nada mas|just|so)(?: [a-z]+)? (?:preguntar|consultar|saber|ask|know|perguntar) /;

/** "No cancelen nada, solo quiero saber la hora": of the one that stays; no other is looked for. */
const ASKS_WHEN_IT_IS =
  / (?:saber|ver|confirmar|recordar|preguntar|perguntar|know|ask) (?:(?:a|o|el|la|en|de) )?(?:(?:que )?(?:horas?|dia|horario)|cuando|quando|(?:the )?time|when)(?: (?:es|era|e|it is|de (?:mi|la|el) [a-z]+|del? [a-z]+|tengo|nomas|por favor|porfa|gracias))* $/;

const LEFT: readonly RegExp[] = [NOT_CANCELLED, UNTOUCHED, DONE_ELSEWHERE, COMES_ALL_THE_SAME];

/** "El de mañana no lo canceles", "el control ni lo muevas". */
export function isToBeLeft({ norm }: Text): boolean {
  return NOT_CANCELLED.test(norm) || UNTOUCHED.test(norm);
}
/** What may be heard in such a message and is none of its own. */
const OVERRULED: ReadonlySet<string> = new Set(['cancel', 'mine', 'reject', 'unknown']);

/** Undefined unless there is one to leave, and nothing else is asked for. */
export function leavesItBe(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || (situation.appointments ?? []).length === 0) return undefined;
  if (thinksBetter(text)) return act(heard, { intent: 'mine' });
  const said = LEFT.find((one) => one.test(text.norm));
  if (said === undefined || cancelsToo(heard, said)) return undefined;
  if (ASKS_WHEN_IT_IS.test(text.norm)) return act(heard, { intent: 'mine' });
  if (errands(heard).acts.some(({ intent }) => !OVERRULED.has(intent))) return undefined;
  if (ONLY_ASKS.test(text.norm)) return act(heard, { intent: 'ask', topic: 'otro' });
  return text.asks ? undefined : act(heard, { intent: 'mine' });
}

/** "Cancelá la limpieza, no, mejor dejala", "quiero cambiarlo… no, dejá": taken back in the same breath, whichever it was. */
function thinksBetter({ raw }: Text): boolean {
  if (raw.length > BREATH_CHARS_MAX) return false;
  const parts = raw.split(/[,.;:…!\n]+|\s(?=(?:pero|but|mas)\s)/).map((part) => readText(part).norm.trim());
  return parts.some((_, i) => {
    const [before, behind] = [parts.slice(0, i).join(' '), parts.slice(i).join(' ')].map((part) => ` ${part.trim()} `);
    return CHANGES.test(before ?? '') && BETTER_NOT.test(behind ?? '');
  });
}
/** Each joint is looked at by itself: what is longer is no one breath. */
const BREATH_CHARS_MAX = 200;
const TURNS =
  '(?:no+|nao|nop|nah|ay|ah|uy|oh|espera|espere|wait|pera|perdon|disculp[ae]|sorry|pero|but|mas|bueno|ok|mejor|melhor|better|al final|no final|pensandolo bien|sabes que|sabe que|en realidad|na verdade|actually|ya)';
const LET_BE = `(?:(?:dej|deix)(?:[ae]n?|emos)(?:me)?(?:l[oa])?|l[oa] dejo|olvid(?:a|e|at|es)(?:[eé]|l[oa]|te|se)?|esquec[ea]|(?:leave|keep|forget) (?:it|that)|never ?mind|${KEEP}|(?:no|nao|don t|do not) ${UP_TO_IT}(?:${CANCEL}|cancel[aeo]s?|cambies?|muevas?)(?: (?:nada|ningun[oa]|it|anything|nenhum))?)`;
const AFTER =
  '(?: (?:asi|assim|ahi|nomas|no mas|como (?:esta|estaba)|tal cual|as it is|igual|por favor|porfa|please|gracias|obrigad[oa]|thanks|entonces|mejor|nada))*';
/** What turns back stands first: "el de mañana, el otro dejalo" leaves the other one. */
const BETTER_NOT = re`^ (?:${TURNS} )+(?:${LET_BE} ){0,3}${LET_BE}${AFTER} $|^ (?:(?:no|nao|ay|ah|uy|espera|pero|but|mas) )*(?:mejor no|no mejor|melhor nao|better not|ya no quiero cancelar(?:l[oa])?)${AFTER} $`;

/** "No cancele la del lunes, cancele la otra": one stays, and one goes. */
function cancelsToo({ text }: Heard, said: RegExp): boolean {
  const pieces = clauses(text.raw).map(({ raw }) => readText(raw).norm);
  return CANCELS.test(text.norm.replace(said, ' ')) || pieces.some((norm) => CANCELS.test(norm) && !said.test(norm));
}
