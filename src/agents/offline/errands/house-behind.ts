/**
 * "Muéveme la hora al lunes a las 10 y dime si atienden el sábado": the day of the question is not where it goes, nor which
 * one is cancelled. Each part is read by itself (CONV-11).
 */
import type { CustomerEvent } from '../../../domain.ts';
import { fold, readText } from '../words/text.ts';
import type { Text } from '../words/text.ts';

export interface HouseBehind {
  readonly errand: Text;
  /** With its mark: what is told to be said is asked. */
  readonly question: Text;
}

const TELL = String.raw`(?:(?:me\s+)?(?:dime|decime|digame|dices|decis|dice|diz|diga|avisame|avisas|avise|cuentame|contame|confirmame|confirmas|fala|tell\s+me|let\s+me\s+know)|(?:me\s+)?(?:puedes|podes|puede|podrias?|pode|can\s+you|could\s+you)\s+(?:decir(?:me)?|confirmar(?:me)?|dizer|tell\s+me)|(?:quiero|quisiera|queria|quero|i\s+want\s+to|i(?:'|’)d\s+like\s+to)\s+(?:saber|consultar|know)|(?:una\s+)?(?:pregunta|consulta|duda))(?:\s+(?:tambien|porfa|por\s+favor|ai|please))?[\s,:]+`;
const JOIN = new RegExp(String.raw`[\s,.;]+(?:(?:y|e|and|tambien|tambem|ademas|de\s+paso)\s+)+${TELL}`);
const HOUSE =
  / (?:abren|abris|abre|abran|abriran|abrir|atienden|atiende|atenderan|atender|cierran|cierra|cerraran|trabajan|trabajaran|estan abiertos|horarios?|abrem|fecham|atendem|open|close) /;
const LOOKED_AT_CHARS_MAX = 400;

/** Undefined: nothing of the kind. */
export function houseBehind({ raw }: Text): HouseBehind | undefined {
  if (raw.length > LOOKED_AT_CHARS_MAX) return undefined;
  const join = JOIN.exec(fold(raw));
  if (join === null || join.index === 0) return undefined;
  const asked = raw.slice(join.index + join[0].length).replace(IF, '');
  const question = readText(/[?¿]/.test(asked) ? asked : `${asked}?`);
  return HOUSE.test(question.norm) ? { errand: readText(raw.slice(0, join.index)), question } : undefined;
}
const IF = /^(?:si|se|if|whether)\s+/iu;

/** What such a question may stand behind. */
export function isErrand({ type }: CustomerEvent): boolean {
  return (
    type === 'customer.wants_booking' || type === 'customer.wants_reschedule' || type === 'customer.wants_cancellation'
  );
}
