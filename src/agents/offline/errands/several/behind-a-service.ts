/**
 * "Limpieza el jueves después del baño y corte", "después del corte, a las 12" while a colour is being booked: when, and
 * not what. One that he has already tells its hour, too (`besides.ts`).
 */
import { bestService, namingWords, sameWord, servicesTold } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, without, readText } from '../../words/text.ts';
import { FOR_ME_AND_ANOTHER } from '../../people/for-two.ts';
import { CANCEL, MOVE, NOT_BEHIND_TIME, SHIFT, WANT, WEEKDAY } from '../../words/words.ts';
import { matchesOf, re } from '../../words/pattern.ts';

const BEHIND =
  /(?<![a-z])(?:(?:despues|luego|depois|antes) (?:del?|d[ao]s?)(?: (?:mi|el|la|los|las|minha|meu))?|(?:after|before) (?:the|my)) (?<what>[a-z]+(?: [a-z]+){0,4})/g;
const LOOKED_AT_CHARS_MAX = 400;
/** Small words inside a name: "baño y corte", "corte de dama". */
const JOINS = new Set(['y', 'e', 'and', 'de', 'del', 'da', 'do', 'of']);
const HOUR = /\d|(?<![a-z])las? (?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?![a-z])/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where that is said. */
export function behindAService(raw: string, situation: Situation): readonly Span[] {
  const { flow, tenant } = situation;
  if (tenant === undefined || (flow !== 'ninguno' && flow !== 'agenda')) return [];
  const spans: Span[] = [];
  for (const { index, groups, 0: said } of matchesOf(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)), BEHIND)) {
    const what = groups?.['what'] ?? '';
    const told = serviceAhead(what, situation);
    if (told === undefined) continue;
    const span = { start: index, end: index + said.length - what.length + told.length };
    if (tellsWhen(raw, { span, of: told.id }, situation)) spans.push(span);
  }
  return spans;
}

/** The service that the first words tell, and how far they go. */
function serviceAhead(what: string, { tenant }: Situation): { id: string; length: number } | undefined {
  const services = tenant?.services ?? [];
  const words = what.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const told = words.slice(0, count).join(' ');
    const said = namingWords(told);
    const service = services.find(({ id }) => id === bestService(said, services));
    const parts = service === undefined ? [] : namingWords(service.name);
    const ofIt = (word: string) => parts.some((part) => sameWord(word, part));
    const ends = [said[0], said.at(-1)].every((word) => word !== undefined && !JOINS.has(word) && ofIt(word));
    if (service !== undefined && ends && said.every((word) => JOINS.has(word) || ofIt(word)))
      return { id: service.id, length: told.length };
  }
  return undefined;
}

/** Another one is wished for before it or by its verb behind it, or is being booked and this one is not. "Después del baño, vacuna" may be both. */
function tellsWhen(
  raw: string,
  { span, of }: { span: Span; of: string },
  { flow, tenant, known, asks }: Situation,
): boolean {
  const named = (text: string) => bestService(namingWords(text), tenant?.services ?? []);
  const before = named(raw.slice(0, span.start));
  if (flow === 'ninguno' || known?.servicio === undefined) {
    if (before !== undefined) return before !== of;
    // "Después de la clase quiero alquilar la cancha": what is wished for is told by its own verb.
    const wish = WISH_BEHIND.exec(fold(raw.slice(span.end)));
    const wished = wish === null ? undefined : named(raw.slice(span.end + wish.index));
    return wished !== undefined && wished !== of;
  }
  const rest = without(raw, [span]);
  const other = named(rest);
  if (known.servicio === of) return other !== undefined && other !== of;
  // "Sí, después del baño", to an hour that is proposed: a yes to what nobody has compared.
  return other !== of && (asks !== 'confirm' || other !== undefined || HOUR.test(fold(rest)));
}
const WISH_BEHIND = re`(?<![a-z])(?:${WANT})(?![a-z])`;

/**
 * "Una de limpieza y otra de corte, las dos el jueves": both of the two that are wished for, and no hour. "A las dos" is
 * one, and so is "el jueves las dos".
 */
const ON = '(?:(?:en|para|pra|pa|el|este|esta|no|na|nest[ea]|on) )*';
/** A day, or somebody, or that they are one behind the other. A part of the day is told of each elsewhere (`several.ts`). */
const GOES_ON = String.raw`(?:${ON}(?:${WEEKDAY}|[0-9]{1,2} de [a-z]|(?:hoy|hoje|manana|amanha|pasado|proxim[oa])(?![a-z]))|(?:junt[oa]s|seguid(?:it)?[oa]s|con|com|with)(?![a-z])|(?:a las?|as|at) ?[0-9])`;
const BOTH = re`${NOT_BEHIND_TIME}(?:l[oa]s|as|os)\s+(?:dos|dois|duas|tres|2|3)(?:\s+(?:citas|turnos|horas|reservas|servicios|sesiones))?(?=[\s,]+${GOES_ON})`;
const FOR = '(?:de|del|da|do|para|pra|pa|con|com|for|of)';
/** "Una de… y otra de…", "una hora de… y una de…". */
const ONE_AND_ANOTHER = re` (?:un[oa]?|uma?|one) (?:[a-z]+ )?${FOR} (?:[^ ]+ ){1,6}?(?:(?:la|el|a|o|the) )?(?:otr[oa]|outr[oa]|un[oa]?|uma?|another|other) (?:[a-z]+ )?${FOR} `;
/** "Sesión el martes y otra el jueves". */
const AND_ANOTHER_DAY = re` (?:y|e|and) (?:otr[oa]|outr[oa]|another)(?: one)? (?:(?:el|la|este|esta|na|no|para|on|next|this) )*${WEEKDAY} `;
const DOES_ELSE = re` (?:${CANCEL}|${MOVE}|${SHIFT}|pag[a-z]+|abon[a-z]+) `;

/** Where it is said, so that nobody reads an hour there. */
export function bothTold(raw: string, { flow, tenant }: Situation): readonly { start: number; end: number }[] {
  if (flow !== 'ninguno' && flow !== 'agenda') return [];
  const said = BOTH.exec(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)));
  if (said === null || raw[said.index]?.toLowerCase() === 'à' || DOES_ELSE.test(readText(raw).norm)) return [];
  const before = readText(raw.slice(0, said.index));
  const two =
    ONE_AND_ANOTHER.test(before.norm) ||
    // "Para mi hija y para mí, manicure las dos el sábado."
    FOR_ME_AND_ANOTHER.test(before.norm) ||
    AND_ANOTHER_DAY.test(before.norm) ||
    (tenant && servicesTold(before.raw, tenant).length > 1);
  return two ? [{ start: said.index, end: said.index + said[0].length }] : [];
}
