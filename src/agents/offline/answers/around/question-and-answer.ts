/**
 * "¿Cuánto dura? ah y sí, confirma", "mejor a las 11, ¿y cuánto sale?", "dónde es? / sí": a question, and beside it what is
 * answered or put right. Read as one, only the question is heard; each is read by itself, and both stand (CONV-11).
 */
import type { CustomerEvent, Reading } from '../../../../domain.ts';
import { agreedTo, type Situation } from '../../situation.ts';
import type { Parts } from '../../split.ts';
import { PIECES_MAX, clauses, fold, readText, type Text } from '../../words/text.ts';
import { SETTLED } from '../agreeing/yes-beside.ts';
import { asksForMoney } from '../paying/paying.ts';
import { asksOfTheHouse } from '../../errands/asking/asks-of-house.ts';
import { LETTER } from '../../words/pattern.ts';

interface QuestionAndAnswer {
  readonly question: Text;
  readonly answer: Text;
  /** The question came first: a yes with a question behind it is `yesBeside`'s. */
  readonly askedFirst: boolean;
}

const CORRECTS: ReadonlyMap<Situation['flow'], CustomerEvent['type']> = new Map([
  ['agenda', 'customer.wants_booking'],
  ['reprogramacion', 'customer.wants_reschedule'],
]);

export function* questionAndAnswer(text: Text, situation: Situation): Parts {
  const said = apart(text, situation);
  if (said === undefined) return undefined;
  const asked = yield { said: said.question, situation };
  if (!isTold(asked, said.question, situation)) return undefined;
  const answered = yield { said: said.answer, situation };
  if (!isAnswer(answered, situation) || !(said.askedFirst || putsRight(answered, said.answer))) return undefined;
  const agrees = answered.events.some(({ type }) => type === 'customer.accepts');
  if (agrees && !mayAgree(said, asked.events, situation)) return undefined;
  return { ...answered, events: [...asked.events, ...answered.events] };
}

/** Undefined: nothing is open, or nothing but a question, or no question, is said. */
function apart({ raw, asks, norm }: Text, { flow, asks: open, tenant }: Situation): QuestionAndAnswer | undefined {
  if (flow === 'ninguno' || open === 'nothing' || open === 'options' || tenant === undefined) return undefined;
  if (raw.length > LOOKED_AT_CHARS_MAX || (!asks && !ASKED.test(norm))) return undefined;
  const at = raw.lastIndexOf('?') + 1;
  const behind = raw.slice(at).replace(JOINED, '');
  const [question, answer, askedFirst] = at > 0 && LETTER.test(behind) ? [raw.slice(0, at), behind, true] : cut(raw);
  if (question === undefined || answer === undefined || !LETTER.test(answer) || SUPPOSES.test(fold(answer)))
    return undefined;
  return { question: readText(question), answer: readText(answer), askedFirst: askedFirst === true };
}

/** Where nothing stands behind the last mark: questions, then the answer, or the other way round. */
function cut(raw: string): readonly [question: string, answer: string, askedFirst: boolean] | readonly [] {
  const all = clauses(raw).map((piece) => ({ ...piece, question: piece.asks || BEGINS.test(fold(piece.raw)) }));
  if (all.length < 2 || all.length > PIECES_MAX) return [];
  const first = all[0]?.question === true;
  const turns = all.find(({ question }) => question !== first);
  if (turns === undefined || all.some(({ question, start }) => start >= turns.start && question === first)) return [];
  const [head, tail] = [raw.slice(0, turns.start).replace(JOINT, ''), raw.slice(turns.start)];
  return first ? [head, tail.replace(JOINED, ''), true] : [tail, head, false];
}

const ASK =
  '(?:cuant[oa]s?|donde|adonde|(?:a|hasta|desde|en|por|con) (?:que|donde|quien|cual)|que (?:precio|costo|valor|direccion)|quien(?:es)?|cual(?:es)?|how|where|who|what|quant[oa]s?|onde|quem|qual|quais|que horas)';
const ASKED = new RegExp(` ${ASK} `);
const BEGINS = new RegExp(`^\\s*(?:(?:ah|y|e|and|oye|che|oiga|pero|bueno)[\\s,]+)*${ASK}(?![a-z])`);
/** What joins the answer to the question says nothing of its own. */
const JOINED =
  /^(?:[\s.,;:!?¿]+|(?:ah+|ay|oh|y|e|and|igual|igualmente|de todos modos|de todas formas|anyway|pero|but|mas|tambi[eé]n)(?!\p{L}))+/iu;
const JOINT = /(?:[\s,.;:¿]|(?<!\p{L})(?:y|e|and|pero|but|mas)(?!\p{L}))+$/iu;
/** "…si es menos de una hora, sí": it hangs on what is answered. */
const SUPPOSES =
  /(?<![a-z])(?:(?:si|se|if) (?:es|son|queda|dura|sale|cuesta|esta|hay|no|for|it|is|fica|custa|tiene|tienen|puedo|se|me|alcanza)|depende|depends|segun|entonces no se|a ver|dejame|deixa|let me)(?![a-z])/;
const LOOKED_AT_CHARS_MAX = 400;

/** The question is one that is told, and nothing but one. */
function isTold({ events, by }: Reading, question: Text, situation: Situation): boolean {
  if (events.length === 0) return false;
  return events.every((event) => {
    // "¿A qué hora era?", of what is on show.
    if (event.type === 'customer.wants_appointments') return true;
    if (event.type !== 'customer.asks') return false;
    if (event.topic === 'otro') return asksOfTheHouse(question, situation);
    const due = event.topic === 'deuda' && situation.flow === 'pagos';
    // Where money is asked for, how it may be paid is what the yes hangs on.
    const means = event.topic === 'pagos' && !asksForMoney(situation);
    return by !== 'offline' && (due || means || SETTLED.has(event.topic));
  });
}

/** "Y la limpieza, ¿cuánto sale?": a bare name is what is asked about; "mejor con Ana, ¿cuánto sale?" puts right. */
function putsRight({ events }: Reading, { norm }: Text): boolean {
  const told = events.flatMap((event) => ('detalles' in event ? Object.keys(event.detalles) : []));
  return told.length === 0 || RATHER.test(norm) || told.some((key) => OF_TIME.test(key));
}
const RATHER =
  / (?:mejor|melhor|prefiero|prefiro|rather|instead|actually|en realidad|na verdade|no|nao|perdon|make it|que sea|cambi[a-z]*) /;
const OF_TIME = /^(?:fecha|hora|preferencia|restricciones)/;

/** A yes that says so, behind a question that leaves it as it is. */
function mayAgree(said: QuestionAndAnswer, asked: readonly CustomerEvent[], situation: Situation): boolean {
  return said.askedFirst && !MANNERS.test(said.answer.norm) && asked.every((event) => isOfTheSame(event, situation));
}
/** "¿Cuánto dura? Ok, gracias": for the answer that is to come. */
const MANNERS =
  /^ (?:(?:a+h+|ok(?:ey|ay|i)?|ya|bueno|listo|bien|perfect[oa]?|genial|excelente|great|perfeito|otimo|bom|beleza|gracias|muchas|mil|thanks?|you|muito|obrigad[oa]|valeu|por|favor|porfa|please|de|antemano) )+$/;

/** "¿Cuánto sale con Laura? sí", "¿hay descuento? sí": the yes may be to that one, or hang on the answer. */
function isOfTheSame(event: CustomerEvent, situation: Situation): boolean {
  if (event.type === 'customer.wants_appointments') return true;
  if (event.type !== 'customer.asks' || event.sinDato || event.ajeno || event.nadie || event.varios) return false;
  const agreed = agreedTo(situation);
  const same = (said: string | undefined, open: string | undefined): boolean => said === undefined || said === open;
  return (
    same(event.servicio, agreed?.servicio) &&
    same(event.profesional, agreed?.profesional) &&
    same(event.sucursal, agreed?.sucursal) &&
    same(event.fecha, agreed?.fecha_deseada)
  );
}

/** It says yes or no to what is open, leaves it, or puts it right; a choice is heard beside a question elsewhere. */
function isAnswer({ events, by }: Reading, { flow, asks }: Situation): boolean {
  const [event, ...others] = events;
  if (event === undefined || others.length > 0 || by === 'offline') return false;
  switch (event.type) {
    case 'customer.accepts':
    case 'customer.rejects':
      return asks === 'confirm';
    case 'customer.exits':
      return true;
    case 'customer.wants_booking':
    case 'customer.wants_reschedule':
      return CORRECTS.get(flow) === event.type && Object.keys(event.detalles).length > 0;
    default:
      return false;
  }
}
