/**
 * "Fisio a las 17 si está Hugo, si no con Rocío", "corte con Camilo, sino Andrés": with the first of them. The second is
 * spoken of for where the first cannot be, and is not who it is wished with.
 */
import type { CustomerEvent, Tenant } from '../../../domain.ts';
import { bestPerson, namingWords, serviceIn } from '../names.ts';
import type { PutWith } from '../rewrites.ts';
import type { Situation } from '../situation.ts';
import { re } from '../words/pattern.ts';
import { fold, readText, type Text } from '../words/text.ts';
import { WEEKDAY } from '../words/words.ts';

const TITLE = String.raw`(?:(?:el|la|o|a|the|al|doctora?|dra?\.?|lic\.?|profe)\s+)*`;
const NAME = String.raw`${TITLE}[a-z]+(?:\s+[a-z]+)?`;
const IF_NOT = String.raw`(?:(?:si|se)\s+(?:no|nao)|sino|senao|if\s+not|otherwise)(?:\s+(?:(?:se\s+)?puede|pudiera|esta|hay|tiene(?:\s+(?:lugar|espacio|libre))?|puder|estiver|der))?`;
const SECOND = re`[\s,;.]+(?:(?:y|e|o|ou|pero|mas|and|but)\s+)?${IF_NOT}[\s,]+(?:(?:entonces|que\s+sea|quiero|puede\s+ser|pode\s+ser)\s+)?(?:(?:con|com|with)\s+)?(?<other>${NAME})`;
const IF_THERE = re`[\s,]*(?<![a-z])(?:ojala\s+)?(?:si|se|if)\s+(?:(?:esta|puede|pudiera|atiende|trabaja|viene|estiver|puder|hay\s+lugar\s+con|tiene\s+lugar)\s+(?<who>${NAME})|(?<named>${NAME})\s+(?:esta|puede|atiende|estiver|puder|is\s+(?:there|free|in)))(?=[\s,;.]|$)`;
const CHARS_MAX = 200;

interface TwoOfThem {
  readonly first: string;
  readonly other: string;
  /** With the first of them alone. */
  readonly said: Text;
}

/** Where the first has no hour then, the other's is offered before any other of the first's. */
export function firstOfTwo(text: Text, situation: Situation): PutWith | undefined {
  const two = twoOfThem(text, situation);
  return two && { said: two.said, then: (events) => events.map((event) => withTheOther(event, two, situation)) };
}

function withTheOther(event: CustomerEvent, { first, other }: TwoOfThem, { known }: Situation): CustomerEvent {
  if (event.type !== 'customer.wants_booking' || event.detalles.profesional !== first) return event;
  const { fecha_deseada: fecha = known?.fecha_deseada, hora_especifica: hora, si_no } = event.detalles;
  if (fecha === undefined || hora === undefined || si_no !== undefined) return event;
  return { ...event, detalles: { ...event.detalles, si_no: { fecha, hora, profesional: other } } };
}

function twoOfThem({ raw }: Text, { tenant, flow, field }: Situation): TwoOfThem | undefined {
  const open = (flow === 'ninguno' || flow === 'agenda') && field === undefined;
  if (tenant === undefined || !open || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const second = SECOND.exec(folded);
  const called = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : bestPerson(namingWords(name), tenant.professionals);
  if (second === null) return undefined;
  const head = raw.slice(0, second.index);
  const there = IF_THERE.exec(fold(head));
  const first = called(there?.groups?.['who'] ?? there?.groups?.['named']) ?? called(head);
  if (first === undefined || !doesIt(first, raw, tenant)) return undefined;
  const spoken = second.groups?.['other'] ?? '';
  const other = called(spoken) ?? (THE_OTHER.test(spoken) ? onlyOther(first, raw, tenant) : undefined);
  if (other === undefined || first === other) return undefined;
  const withFirst = there === null ? head : withIt(head, there);
  // "…, si no con Rocío mañana": one word of the two may be no name.
  const [whole, short] = [spoken, spoken.replace(/\s+[a-z]+$/, '')];
  const name =
    THE_OTHER.exec(spoken)?.[0] ??
    (called(whole.slice(short.length)) === other || called(short) !== other ? whole : short);
  const end = second.index + second[0].length - whole.length + name.length;
  // "Con Laura a las 11, si no puede con Diego a las 12": two ways that it may be, and a yes tells which.
  const tail = raw.slice(end);
  const each = [/\d/, DAY].some((one) => one.test(fold(head)) && one.test(fold(tail)));
  return each ? undefined : { first, other, said: readText(`${withFirst}${tail}`) };
}
const DAY = re`(?<![a-z])(?<!(?:por|de|en|a|da|pela) (?:la )?)(?:${WEEKDAY}|hoy|hoje|today|pasado|manana|amanha|tomorrow)(?![a-z])`;

/** "Si no puede, con el otro", "com a outra", "con cualquiera": where there is one besides. */
const THE_OTHER =
  /^(?:(?:(?:el|la|o|a|the)\s+)?(?:otr[oa]|outr[oa]|other)(?![a-z])|cualquiera|quien\s+sea|qualquer\s+um|anyone|anybody)/;
function onlyOther(first: string, raw: string, tenant: Tenant): string | undefined {
  const [other, ...more] = tenant.professionals.filter(({ id }) => id !== first && doesIt(id, raw, tenant));
  return more.length > 0 ? undefined : other?.id;
}

/** Who does not do what is asked for is nobody to wait for. */
function doesIt(first: string, raw: string, { professionals, ...tenant }: Tenant): boolean {
  const servicio = serviceIn(raw, { ...tenant, professionals });
  const who = professionals.find(({ id }) => id === first);
  return servicio === undefined || who === undefined || who.serviceIds.includes(servicio);
}

function withIt(head: string, there: RegExpExecArray): string {
  const who = there.groups?.['who'] ?? there.groups?.['named'] ?? '';
  return `${head.slice(0, there.index)} con ${who}${head.slice(there.index + there[0].length)}`;
}
