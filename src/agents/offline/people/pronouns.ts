/**
 * "¿Atiende la doctora Gómez los jueves?" … "ok, con ella", "el jueves con él", "with her": the one who was asked about. "Y
 * moxibustión con la misma persona", "with the same one": else the one with whom he has his appointments.
 */
import type { Situation } from '../situation.ts';
import { KIN_WORD, OCCUPATION } from '../words/kin.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { findNames } from '../names.ts';
import { matchesOf, re } from '../words/pattern.ts';

const HER = '(?:con|com|with)\\s+(?:ella|ela|her|ess?a\\s+(?:doctora|dra|doutora|profesional|persona))(?![a-z])';
/** "Con el" is he where nothing stands behind it that could be his article's: a stop, an hour, a day. */
const HIM =
  '(?:con|com|with)\\s+(?:ele|him|(?:ess?e|est[ea])\\s+(?:doctor|dr|doutor|profesional)|el(?=[\\s]*(?:$|[.,;:!?]|(?:el|a la|a las|para|por|en|hoy|manana|porfa|gracias|entonces|mejor|nomas)(?![a-z]))))(?![a-z])';
const STOPS_THERE =
  '(?=\\s*(?:$|[.,;:!?]|(?:el|a la|a las|para|pra|por|en|hoy|manana|amanha|on|at|for|tomorrow|today|porfa|gracias|entonces|mejor|nomas|next|este|esta|na|no)(?![a-z])))';
/** "Con la misma persona", "con él mismo", "que me atienda el mismo doctor", "get the same person as last time". */
const SAME = new RegExp(
  '(?<![a-z])(?:(?:que\\s+)?(?:(?:me|nos)\\s+)?(?:atiend[ae]n?|atend[ae]m?|atender(?:me)?|hag[ae]n?)\\s+|(?:get|have|see)\\s+|(?:con|com|with)\\s+)' +
    '(?:(?:el|la|lo|o|a|the)\\s+)?(?:(?:el|ella|ele|ela)\\s+)?(?:mism[oa]|mesm[oa]|same)' +
    `(?:\\s+(?:persona|pessoa|person|one|chic[oa]|senora?|muchach[oa]|${OCCUPATION})|${STOPS_THERE}|(?=\\s+(?:de|da|que|as)\\s))` +
    '(?:\\s+(?:que|de|da|do|as|a)\\s+(?:(?:la|el|a|o)\\s+)?(?:(?:otra|outra|ultima|anterior|last|vez)\\s+(?:vez|time|pasada|passada)|siempre|sempre|antes|before|always))?(?![a-z])',
);
/** With its accent it is he, whatever stands behind it: "deme con él un corte". */
const HIM_WRITTEN = /(?<!\p{L})con\s+él(?!\p{L})/iu;
const PRONOUN = re`(?<![a-z])(?:(?<her>${HER})|(?<him>${HIM}))`;
/** "Que sea ella", "quiero que me haga el tapizado él", "que le vea él": who is to do it stands behind the verb. */
const TO_DO_IT =
  /(?<=(?:^|[,.;:!]|(?<!\p{L})(?:y|e|ok|si|s[ií]|mejor|melhor|quiero|quisiera|prefiero|necesito|quero|prefiro))\s*que\s+(?:(?:me|nos|l[aeo]s?|se)\s+){0,2}\p{L}{2,}[ae](?:\s+(?!con\s)\p{L}+){0,4}\s+)(?:(?<her>ella|ela)|(?<him>él|ele))(?!\p{L})/iu;
/** "I want him for a private session", "quero ela amanhã". */
const WANTED =
  /(?<=(?<!\p{L})(?:i\s+(?:want|prefer|need)|i(?:['’]d|\s+would)\s+like|(?:book|get|give)\s+me|quero|prefiro)\s+)(?:(?<her>her|ela)|(?<him>him|ele))(?=\s*(?:$|[.,;!?])|\s+(?:for|on|at|tomorrow|today|please|again|pra|para|na|no|amanhã|hoje)(?!\p{L}))/iu;
/** "Ya hablé con él", "no con ella", "salvo con él": nobody is wished for. */
const NOT_WISHED =
  /(?<![a-z])(?:(?:habl|charl|convers|platic|fal|conoc|talk|spoke|speak)[a-z]*|viv[a-z]*|(?:no|nao|not|ni|nem|menos|salvo|excepto|except|sin)(?: (?:quiero|puedo|me gusta|sea|es|era|quero))?)\s+$/;
const KIN = re`(?<![a-z])(?:mi|mis|meu|minha|my|su|tu)\s+(?:${KIN_WORD})(?![a-z])|(?<![a-z])(?:acompan|junt[oa]s?)`;
const SHE = /^(?:dra|doctora|doutora|sra|srta|mrs|ms)(?![a-z])/i;
const HE = /^(?:dr|doctor|doutor|sr|mr)(?![a-z])/i;
const CHARS_MAX = 160;

/** Said with the name in the pronoun's place; undefined: no such pronoun, or nobody whom it could be. */
export function withTheOneSpokenOf({ raw }: Text, situation: Situation): Text | undefined {
  const { spokenOf, tenant, flow } = situation;
  const id = spokenOf?.professionalId ?? theOneWhoHasHim(situation);
  const who = tenant?.professionals.find((one) => one.id === id);
  if (who === undefined || raw.length > CHARS_MAX || flow === 'cancelacion' || flow === 'pagos') return undefined;
  const folded = fold(raw);
  // Of one that stands in the diary since long, "con ella" may be anybody.
  const fresh = spokenOf?.professionalId !== undefined || situation.doneJustNow !== undefined;
  const match =
    SAME.exec(folded) ??
    (fresh ? (HIM_WRITTEN.exec(raw) ?? PRONOUN.exec(folded) ?? TO_DO_IT.exec(raw) ?? WANTED.exec(raw)) : null);
  if (match === null || KIN.test(folded) || NOT_WISHED.test(folded.slice(0, match.index))) return undefined;
  // "Con él no", and the other of the two; "con él, ¿no?" makes sure.
  const behind = folded.slice(match.index + match[0].length);
  if (/^[\s,]*(?:no|nao|not)(?![a-z])(?!\s*\?)/.test(behind)) return undefined;
  if ((match.groups?.['her'] === undefined ? SHE : HE).test(who.name)) return undefined;
  return readText(`${raw.slice(0, match.index)}con ${who.name}${raw.slice(match.index + match[0].length)}`);
}

/** With whom he has what he has, where that is one and nothing of it is being moved. */
function theOneWhoHasHim({ appointments = [], flow }: Situation): string | undefined {
  if (flow !== 'ninguno' && flow !== 'agenda') return undefined;
  const [one, ...others] = new Set(appointments.map(({ slot }) => slot.professionalId));
  return others.length === 0 ? one : undefined;
}

/** "Con la misma persona de la otra vez": said so, whoever that was. */
export function asksForTheSame({ raw }: Text): boolean {
  return raw.length <= CHARS_MAX && SAME.test(fold(raw));
}

/** "¿Dónde queda la sede de Surco? Quiero profilaxis ahí": the branch that the same message has named. */
const THERE =
  /(?<!\p{L})(?<!por\s+)(?:ah[ií]|all[ií]|all[aá]|lá|there|(?:en\s+(?:esa|la\s+misma)|nessa|na\s+mesma|at\s+that)\s+(?:sede|sucursal|unidad|unidade|filial|branch))(?!\p{L})/giu;
const PLACE_CHARS_MAX = 250;

/** Said with the branch's name in the place of that word. */
export function withThatPlace({ raw }: Text, { tenant, flow }: Situation): Text | undefined {
  if (tenant === undefined || tenant.branches.length < 2 || flow !== 'ninguno' || raw.length > PLACE_CHARS_MAX)
    return undefined;
  const there = matchesOf(raw, THERE).at(-1);
  const place = there && findNames(raw.slice(0, there.index), tenant).sucursal;
  const branch = tenant.branches.find(({ id }) => id === place);
  if (there === undefined || branch === undefined) return undefined;
  return readText(`${raw.slice(0, there.index)}en ${branch.name}${raw.slice(there.index + there[0].length)}`);
}
