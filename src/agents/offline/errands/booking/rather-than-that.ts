/**
 * "En vez de drenaje quiero fisio el jueves", "quería drenaje pero mejor fisio", "iba a pedir manicure pero quiero pedicure",
 * "cambia el corte por barba" while a cut is being booked: two services are named, and one of them is left. Read without
 * that one, at the day and hour that were told with it where the other has none of its own.
 */
import { findNames, serviceIn, servicesTold } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';

const CHARS_MAX = 200;
const RATHER =
  '(?:que sea|quiero|quisiera|queremos|prefiero|prefiro|preferiria|quero|seria|mejor|melhor|hagamos|dame|deme|ponme|i want|i d like|i.?d rather|rather|better|ahora|agora|al final|no final)';
const INSTEAD_OF = re`(?<![a-z])(?:en (?:vez|lugar) del?|em (?:vez|lugar) d[aeo]|ao inves d[aeo]|instead of|rather than) (?:(?:el|la|lo|un|una|o|a|um|uma|the|my|mi) )?(?<left>[^,.;?!\n]+?)(?=[\s,]+${RATHER}(?![a-z])|[,.;?!\n]|\s*$)`;
const MEANT =
  '(?:queria(?:mos)?|querria|quise|pensaba|pense|iba a|ibamos a|venia a|venia por|tenia pensado|(?:eu )?ia|pensei|estava pensando|(?:i|we) (?:was|were) (?:going to|gonna|about to|thinking)|(?:i|we) wanted)';
const MEANT_FIRST = re`(?<=^|[.;!?\n]|hola |hola, |buenas |buenas, |buenos dias |buenos dias, |oi |oi, |hi |hi, )\s*${MEANT} (?<left>[^.;!?\n]+?)[\s,]+(?:pero|mas|but|y al final|y ahora)\s+(?=${RATHER}(?![a-z]))`;
const CHANGED = re`^(?:\W|(?:no|nao|ay|uy|ah|perdon|disculpa|sorry|mejor|melhor|por favor|porfa|please|me|puedes|podes|puede|podrias|podria|pode|can you|quiero|quisiera|quero)(?![a-z]))*(?:cambi|troc|troqu|mud|sustitu|substitu|reemplaz|chang|switch|swap|replac)[a-z]*\s+(?:(?:el|la|lo|un|una|o|a|um|uma|the|my|mi|servicio de)\s+)*(?<left>[^.;!?\n]+?)\s+(?:por|pelo|pela|for|to)\s+(?<into>[^.;!?\n]+)$`;

export function ratherThanThat({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { tenant, flow, field, known } = situation;
  const open = (flow === 'ninguno' || flow === 'agenda') && field === undefined;
  if (tenant === undefined || !open || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const left = INSTEAD_OF.exec(folded) ?? (asks ? null : MEANT_FIRST.exec(folded));
  if (left !== null) return withoutIt(raw, left, situation);
  const changed = known?.servicio === undefined ? undefined : CHANGED.exec(folded)?.groups;
  if (changed === undefined || serviceIn(changed['left'] ?? '', tenant) !== known?.servicio) return undefined;
  const into = changed['into'] ?? '';
  const other = findNames(into, tenant).servicio;
  return other === undefined || other === known?.servicio ? undefined : readText(`mejor ${into}`);
}

function withoutIt(raw: string, found: RegExpExecArray, situation: Situation): Text | undefined {
  const { tenant, appointments = [], now, language } = situation;
  const left = found.groups?.['left'] ?? '';
  const at = found.index + found[0].lastIndexOf(left);
  const before = raw.slice(0, found.index);
  // "…que sea masaje", with nothing before it any more, would ask.
  const behind = raw.slice(found.index + found[0].length).replace(/^[\s,]*que sea\s/i, ' ');
  const rest = `${before}${behind}`;
  if (tenant === undefined) return undefined;
  const [denied, ...several] = servicesTold(left, tenant);
  const [meant, ...others] = servicesTold(rest, tenant);
  if (denied === undefined || several.length > 0 || meant === undefined || others.length > 0) return undefined;
  // Of one that he has others hear that it becomes another.
  if (denied === meant || appointments.some(({ serviceId }) => serviceId === denied)) return undefined;
  const environment = { now, language };
  const { spans } = timesIn(left, environment);
  const [first, last] = [spans[0], spans.at(-1)];
  if (saysWhen(timesIn(rest, environment)) || first === undefined || last === undefined) return readText(rest);
  return readText(`${rest.trimEnd()} ${raw.slice(at + first.start, at + last.end)}`);
}
