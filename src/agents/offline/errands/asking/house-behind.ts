/**
 * "Muéveme la hora al lunes a las 10 y dime si atienden el sábado", "cancela mi corte del jueves, ¿a qué hora abren el
 * sábado?": the day of the question is not where it goes, nor which one is cancelled. Each is read by itself (CONV-11).
 */
import type { Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import type { CustomerEvent, Reading } from '../../../../domain.ts';
import { speaksOfDay } from '../../wishes.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { ES_DAY, ES_DAYS } from '../../words/words.ts';
import { re, LETTER } from '../../words/pattern.ts';

interface HouseBehind {
  readonly errand: Text;
  /** With its mark: what is told to be said is asked. */
  readonly question: Text;
  /** "Y dime si abren…": asked beside it, whatever else stands there. */
  readonly told: boolean;
}

const TELL = String.raw`(?:(?:me )?(?:dime|decime|digame|dices|decis|dice|diz|diga|avisame|avisas|avise|cuentame|contame|confirmame|confirmas|fala|tell me|let me know)|(?:me )?(?:puedes|podes|puede|podrias?|pode|can you|could you) (?:decir(?:me)?|confirmar(?:me)?|dizer|tell me)|(?:quiero|quisiera|queria|quero|i want to|i would like to|i d like to) (?:saber|consultar|know)|(?:una )?(?:pregunta|consulta|duda))(?: (?:tambien|porfa|por favor|ai|please))? (?:(?:si|se|if|whether) )?`;
const OPENS =
  '(?:abren|abris|abre|abran|abriran|abrir|atienden|atiende|atenderan|atender|cierran|cierra|cerraran|trabajan|trabajaran|estan abiertos|estaran abiertos|horarios?|abrem|fecham|atendem|funcionam|open|close)';
const HOUSE = re` ${OPENS} `;
const TOLD = re`^ (?:(?:y|e|and|tambien|tambem|ademas|also) )*${TELL}`;
/** "A qué hora abren…", "until what time are you open…"; "¿abren el sábado?" by its mark. */
const ASKED = new RegExp(
  '^ (?:(?:y|e|and|tambien|tambem|ademas|also|otra cosa|una consulta|una pregunta) )*' +
    `(?:(?:a|hasta|desde|de|ate|as|from|until|till|at) )?(?:que|cual|what|when|cuando|quando) (?:(?:hora|horas|horario|horarios|time|es el horario|sao os horarios) )?(?:(?:ustedes|uds|voces|vcs|do you|are you|will you|you|be|van a|vao|es que) )*${OPENS} `,
);
const ASKED_BY_MARK = re`^ (?:(?:y|e|and|tambien|tambem|ademas|also|ustedes|uds|voces|vcs|do you|are you|will you be|van a|vao|el (?:${ES_DAY})) )*(?!horario)${OPENS} `;
/** "…y el domingo", behind such a question: of it, too. */
const DAYS_MORE = re`^ (?:(?:y|e|and|el|los|o|os|a|la|no|na|on|tambien|tambem|also) )*(?:(?:${ES_DAYS}|feriados?|festivos?|fin de semana|finde|segunda|terca|quarta|quinta|sexta|holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) )+$`;
const THAT_DAY = / (?:ese|esse|nesse|that|este) (?:mismo )?(?:dia|day) /;
const LOOKED_AT_CHARS_MAX = 400;

/** The errand, and what is asked beside it, which is answered first. */
export function* errandAndHouse(text: Text, situation: Situation): Parts {
  const said = houseBehind(text);
  if (said === undefined) return undefined;
  const errand = yield { said: said.errand, situation };
  if (!isErrandBeside(errand.events, said)) return undefined;
  const { events } = yield { said: said.question, situation };
  return isOfTheHouse(events, said) ? { ...errand, events: [...events, ...errand.events] } : undefined;
}

/** Undefined: nothing of the kind. */
function houseBehind({ raw, norm: whole }: Text): HouseBehind | undefined {
  if (raw.length > LOOKED_AT_CHARS_MAX || !HOUSE.test(whole)) return undefined;
  const all = clauses(raw).map((piece) => ({ ...piece, norm: readText(piece.raw).norm }));
  const at = all.findIndex(({ norm, asks }) => asksOfHouse(norm, asks));
  const behind = all.slice(at + 1).findIndex(({ norm }) => !DAYS_MORE.test(norm));
  const [first, last] = [all[at], all[behind < 0 ? all.length - 1 : at + behind]];
  if (all.length < 2 || first === undefined || last === undefined) return undefined;
  const [before, after] = [raw.slice(0, first.start), raw.slice(last.start + last.raw.length)];
  const errand = [before.replace(JOINT, ''), after.replace(MARK, '')].filter((part) => LETTER.test(part)).join(', ');
  if (errand === '') return undefined;
  const { norm } = readText(raw.slice(first.start, last.start + last.raw.length));
  const asked = `${norm.replace(TOLD, '').replace(INDIRECT, '$1 do you ').trim()}?`;
  return { errand: readText(errand.replace(JOINT, '')), question: readText(asked), told: TOLD.test(norm) };
}
const JOINT = /(?:[\s,.;:¿]|(?<!\p{L})(?:y|e|and|tambi[eé]n|tamb[eé]m|adem[aá]s|also)(?!\p{L}))+$/iu;
/** "Tell me when you close." */
const INDIRECT = /\b(when|what time) you (?=open|close)/;
const MARK = /^[\s?!.,;]+/;

function asksOfHouse(norm: string, asks: boolean): boolean {
  if (THAT_DAY.test(norm)) return false;
  return (TOLD.test(norm) && HOUSE.test(norm)) || ASKED.test(norm) || (asks && ASKED_BY_MARK.test(norm));
}

/** What such a question may stand beside: of what is booked or moved its own day must be told, or the one asked about is meant. */
function isErrandBeside(events: readonly CustomerEvent[], { told }: HouseBehind): boolean {
  const errands = events.filter(({ type }) => type !== 'customer.asks');
  return (
    errands.length > 0 &&
    errands.every((event) => {
      if (event.type === 'customer.wants_cancellation') return true;
      if (event.type !== 'customer.wants_booking' && event.type !== 'customer.wants_reschedule') return false;
      return told || speaksOfDay(event.detalles);
    })
  );
}

/** Whether it is asked of the house alone; what is not told beside it names its day. */
function isOfTheHouse(events: readonly CustomerEvent[], { told }: HouseBehind): boolean {
  return events.every(
    (event) => event.type === 'customer.asks' && event.topic === 'horarios' && (told || event.fecha !== undefined),
  );
}

/*
 * "Mi hermano quiere barba, ¿puede ir conmigo?", "limpieza el martes, ¿duele?": a wish, and a question behind it that no
 * datum answers. Read as one it is only a question; both are heard (CONV-11).
 */

/** What stands before the question; undefined: something is open, or what was read is more than such a question. */
export function wishAhead(events: readonly CustomerEvent[], { raw }: Text, { flow }: Situation): Text | undefined {
  const [asked, ...others] = events;
  if (flow !== 'ninguno' || others.length > 0 || asked?.type !== 'customer.asks' || asked.topic !== 'otro')
    return undefined;
  const question = clauses(raw).find(({ asks }) => asks);
  if (question === undefined || question.start === 0) return undefined;
  const head = readText(raw.slice(0, question.start).replace(WISH_JOINT, ''));
  return head.asks || head.words.length < WISH_WORDS_MIN ? undefined : head;
}
const WISH_JOINT = /[\s,.;:¿]+$/;
const WISH_WORDS_MIN = 2;

/** "¿Atienden gatos? Es para vacunarlo", "do you see kids? it's for a cleaning": whether they take such a one, and what is wished for. */
export function wishAfter(
  events: readonly CustomerEvent[],
  { raw, norm }: Text,
  { flow }: Situation,
): Text | undefined {
  const [asked, ...others] = events;
  if (flow !== 'ninguno' || others.length > 0 || asked?.type !== 'customer.asks' || asked.topic !== 'otro')
    return undefined;
  const rest = raw.slice(raw.indexOf('?') + 1);
  if (!raw.includes('?') || rest.includes('?') || !TAKES.test(norm)) return undefined;
  const tail = readText(rest.replace(MARK, ''));
  return tail.words.length < WISH_WORDS_MIN ? undefined : tail;
}
const TAKES =
  /^ (?:(?:hola|buen[oa]?s?|dias?|tardes|noches|disculp[ae]|una|pregunta|consulta|oi|ola|bom|boa|tarde|noite|hi|hello|hey|good|morning|afternoon|y|e|ustedes|uds|voces|vcs|ahi) )*(?:atienden?|atendes|atiendes|atendem|ven|reciben?|trabajan?|trabalham|aceptan?|aceitam|do you (?:see|treat|take|work|accept)) /;

/** Whether it is a wish by itself: of a service that is named, and not only what resembles one. */
export function isWish({ events, confidence }: Reading): boolean {
  return (
    confidence >= WISH_MIN &&
    events.length > 0 &&
    events.every((event) => event.type === 'customer.wants_booking' && event.detalles.servicio !== undefined)
  );
}
const WISH_MIN = 0.85;
