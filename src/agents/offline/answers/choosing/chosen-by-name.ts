/**
 * A branch, a service, a kind or a person that was asked for, told by its name, or an hour of the list, and a question behind it: "en la Carolina
 * porfa, ¿cuánto cuesta?", "corte y barba, ¿cuánto sale?", "San Pedro. ¿Hay parqueadero?". Both are heard (CONV-11).
 */
import { answer } from '../../answers.ts';
import type { Act } from '../../acts.ts';
import { PIECES_MAX, clauses, readText } from '../../words/text.ts';
import { asksOfTheHouse } from '../../errands/asking/asks-of-house.ts';
import { errands } from '../../errands.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { bestPlace, namingWords, servicesTold } from '../../names.ts';
import type { Situation } from '../../situation.ts';

/** "Y la Carolina, ¿dónde queda?", "si voy a Cumbayá, ¿cuánto sale?", "para saber": asked of it, and nothing is chosen. */
const COMPARES =
  /^ (?:(?:y|e|and|pero|but|mas) |(?:.* )?(?:no|nao|not|se|sabe[a-z]*|saberia|pregunt[a-z]*|consulta|duda|info|informacion|know|if|tal vez|talvez|quizas?|maybe|depende) |(?:.* )?si (?:(?:es|fuera|seria|voy|fuese|elijo|escojo|tomo|me|lo|la|el|en|quiero) ))/;

/** The questions, then the choice. Undefined: no such message, or a choice that would book at once and waits for the answer. */
export function choiceAndQuestion({ text, situation }: Heard): readonly Act[] | undefined {
  if (!asksByName(situation)) return undefined;
  const cut = clauses(text.raw);
  if (cut.length < 2 || cut.length > PIECES_MAX) return undefined;
  // From the end: "corte y barba, ¿cuánto sale?" is cut at its comma, and not between the two.
  for (const { start, asks } of cut.slice(1).reverse()) {
    const [head, rest] = [text.raw.slice(0, start).replace(/[\s¿¡]+$/, ''), text.raw.slice(start)];
    const chosen = rowIn(head, situation);
    const asked = chosen && questionsIn(rest, { start, asks }, situation);
    const atOnce = situation.offer?.kind === 'turno' ? { asks: true as const } : {};
    if (chosen && asked) return [...asked, { ...chosen, ...atOnce, from: 0, to: start }];
  }
  return undefined;
}

function asksByName({ asks, flow, offer, known, tenant }: Situation): boolean {
  if (asks !== 'list' || tenant === undefined || (flow !== 'agenda' && flow !== 'reprogramacion')) return false;
  if (offer === undefined || offer.kind === 'cita' || offer.kind === 'opcion') return false;
  if (offer.kind === 'turno') return true;
  return tenant.booking.confirmBeforeBooking || known?.hora_especifica === undefined;
}

function rowIn(head: string, situation: Situation): Act | undefined {
  const heard = hear(head, situation);
  if (heard.text.asks || heard.hit?.intent === 'ask' || COMPARES.test(heard.text.norm)) return undefined;
  const said = answer(heard);
  return said?.intent === 'select' ? said : undefined;
}

/** Nothing but questions, and of nothing else that could be chosen. */
function questionsIn(
  rest: string,
  { start, asks }: { start: number; asks: boolean },
  situation: Situation,
): readonly Act[] | undefined {
  const { tenant } = situation;
  if (tenant === undefined || namesAnother(rest, tenant)) return undefined;
  const { acts } = errands(hear(' '.repeat(start) + rest, situation));
  if (acts.length > 0) return acts.every(({ intent }) => intent === 'ask') ? acts : undefined;
  const [from, to] = [start, start + rest.length];
  return asksOfTheHouse({ raw: rest, asks }, situation) ? [{ intent: 'ask', topic: 'otro', from, to }] : undefined;
}

function namesAnother(rest: string, tenant: NonNullable<Situation['tenant']>): boolean {
  return (
    servicesTold(rest, tenant).length > 0 || bestPlace(namingWords(readText(rest).norm), tenant.branches) !== undefined
  );
}
