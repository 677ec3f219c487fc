/** Acts as the labels and entities of the language data: what `npm run understand` prints. */
import type { Act } from './acts.ts';
import { onlyAsksOfIt } from './errands/mine/asked-of-mine.ts';
import { hear } from './hear.ts';
import type { Heard } from './heard.ts';
import { freeService } from './names/free-services.ts';
import { findNames } from './names.ts';
import type { Area } from './situation.ts';
import type { TimeSpan } from './time/index.ts';
import { plainWords, without } from './words/text.ts';
import { wishOf } from './wishes.ts';
import { wordSet } from './words/pattern.ts';

type Entities = Readonly<Record<string, string | number | readonly string[]>>;
export interface Label {
  readonly domain: Area | 'HUMANO';
  readonly action: string;
  readonly entities: Entities;
}

/** One label an act, in their order. Of several wishes each has what stands beside it, and the day where one alone tells it. */
export function labelsOf(acts: readonly Act[], heard: Heard): Label[] {
  const wishes = acts.filter(({ intent }) => WISHES.includes(intent));
  if (wishes.length < 2) return acts.map((act) => labelOf(act, heard, acts));
  const parts = new Map(wishes.map((act) => [act, hear(heard.text.raw.slice(act.from, act.to), heard.situation)]));
  const [day, ...days] = [...parts.values()].flatMap(({ times: { fecha } }) => fecha ?? []);
  return acts.map((act) => {
    const part = parts.get(act);
    if (part === undefined) return labelOf(act, heard, acts);
    const { entities, ...name } = labelOf({ ...act, from: 0, to: part.text.raw.length }, part);
    const shared = days.length === 0 && day !== undefined && !DAYS.some((key) => key in entities) ? { fecha: day } : {};
    return { ...name, entities: { ...shared, ...entities } };
  });
}
const WISHES: readonly Act['intent'][] = ['book', 'move', 'cancel'];
const DAYS = ['fecha', 'fecha_desde', 'fecha_hasta', 'fecha_original'];

/** Where other acts speak: "cambiame el turno y decime cuánto sale la barba" moves no beard. */
function stretchesBeside(act: Act, acts: readonly Act[]): readonly Stretch[] {
  return acts
    .filter((other) => other !== act && (other.to <= act.from || other.from >= act.to))
    .map(({ from, to }) => ({ start: from, end: to }));
}
type Stretch = Pick<TimeSpan, 'start' | 'end'>;

/** `acts`: all that the message says. */
export function labelOf(act: Act, heard: Heard, acts: readonly Act[] = []): Label {
  return { ...nameOf(act, heard), entities: entitiesOf(act, heard, acts) };
}

function nameOf(act: Act, heard: Heard): { domain: Label['domain']; action: string } {
  const { area, flow } = heard.situation;
  switch (act.intent) {
    case 'book':
      if (onlyAsksOfIt(heard)) return { domain: 'AGENDAMIENTO', action: 'preguntar' };
      return { domain: 'AGENDAMIENTO', action: 'iniciar_triage_agendamiento' };
    case 'more':
    case 'other':
      return {
        domain: 'AGENDAMIENTO',
        action: flow === 'reprogramacion' ? 'iniciar_reprogramacion_cita' : 'iniciar_triage_agendamiento',
      };
    case 'move':
      return { domain: 'AGENDAMIENTO', action: 'iniciar_reprogramacion_cita' };
    case 'cancel':
      return { domain: 'AGENDAMIENTO', action: 'iniciar_cancelacion_cita' };
    case 'mine':
      return { domain: 'AGENDAMIENTO', action: 'preguntar' };
    case 'pay':
      return { domain: 'PAGOS', action: 'iniciar_triage_pagos' };
    case 'claim':
      return { domain: 'PAGOS', action: 'confirmar_pago' };
    case 'ask':
      return { domain: askedArea(act, area), action: 'preguntar' };
    case 'accept':
    case 'select':
    case 'answer':
      return { domain: area, action: 'aceptar' };
    case 'reject':
      return { domain: area === 'GENERAL' ? (act.area ?? area) : area, action: 'rechazar' };
    case 'greet':
    case 'thanks':
      return { domain: 'GENERAL', action: 'saludo' };
    case 'person':
      return { domain: 'HUMANO', action: 'escalar_a_humano' };
    case 'exit':
    case 'drop':
      // With nothing open a bare "cancelar" is about the appointment (CONV-10).
      return act.word === 'cancelar' && flow === 'ninguno'
        ? { domain: 'AGENDAMIENTO', action: 'iniciar_cancelacion_cita' }
        : { domain: area, action: 'rechazar' };
    case 'back':
      return { domain: area, action: 'rechazar' };
    case 'retry':
      return { domain: area, action: 'aceptar' };
    case 'wait':
    case 'unknown':
      return { domain: 'GENERAL', action: 'preguntar' };
  }
}

function askedArea(act: Act, here: Area): Area {
  if (act.area !== undefined) return act.area;
  if (act.topic === 'precio' || act.topic === 'pagos') return 'PAGOS';
  return act.topic === undefined || act.topic === 'otro' ? here : 'GENERAL';
}

/** Of these no time is told, whatever else is said. */
const UNTIMED: readonly Act['intent'][] = ['greet', 'thanks', 'reject', 'exit', 'back', 'retry', 'answer'];
/** Beside a wish its times are the wish's; by themselves a question, a payment, a bare "9 am" have theirs. */
const WITHOUT_TIME: readonly Act['intent'][] = [
  'ask',
  'mine',
  'greet',
  'thanks',
  'person',
  'claim',
  'reject',
  'exit',
  'back',
  'unknown',
  'wait',
  'retry',
  'answer',
];

function entitiesOf(act: Act, heard: Heard, acts: readonly Act[]): Entities {
  const { text, times, situation } = heard;
  const beside = stretchesBeside(act, acts);
  const alone = acts.length === 1;
  const timed = alone ? !UNTIMED.includes(act.intent) : !WITHOUT_TIME.includes(act.intent) && act.intent !== 'pay';
  const wish = timed && act.n === undefined ? wishOf(act.intent, times, {}) : {};
  const raw = text.raw.slice(act.from, act.to);
  const names =
    situation.tenant === undefined ? {} : findNames(without(text.raw, [...times.spans, ...beside]), situation.tenant);
  const servicio = names.servicio ?? (situation.tenant === undefined ? saidService(act, heard, raw) : undefined);
  const entries: [string, string | number | readonly string[] | undefined][] = [
    ['fecha', wish.fecha_deseada],
    ['fecha_desde', wish.fecha_desde],
    ['fecha_hasta', wish.fecha_hasta],
    ['hora', wish.hora_especifica],
    ['hora_desde', wish.hora_desde],
    ['hora_hasta', wish.hora_hasta],
    ['preferencia', wish.preferencia_horaria],
    ['restricciones', wish.restricciones_temporales],
    ['fecha_original', wish.fecha_original],
    ['hora_original', wish.hora_original],
    ['servicio', servicio],
    ['profesional', names.profesional],
    ['sucursal', names.sucursal],
    ['seleccion', act.n],
  ];
  return Object.fromEntries(
    entries.filter((e): e is [string, string | number | readonly string[]] => e[1] !== undefined),
  );
}

const SERVICE_INTENTS: readonly Act['intent'][] = ['book', 'move', 'pay', 'ask', 'select', 'cancel'];

function saidService(act: Act, heard: Heard, raw: string): string | undefined {
  if (!SERVICE_INTENTS.includes(act.intent)) return undefined;
  const { text, times, situation } = heard;
  const inside = text.words.filter((w) => w.start >= act.from && w.end <= act.to);
  const taken = (word: { start: number; end: number }): boolean =>
    times.spans.some((s) => word.start < s.end && word.end > s.start);
  const found = freeService({ raw: text.raw, words: inside }, taken, act.intent === 'ask');
  if (found !== undefined || act.intent !== 'select' || situation.flow !== 'pagos') return found;
  return situation.asks === 'list' ? pickedPhrase(raw) : undefined;
}

const PICKING = wordSet(
  'el la lo los las quiero dame prefiero me quedo con por favor porfa the one please segundo primero tercero primera segunda tercera o a um ese esa mejor',
);

function pickedPhrase(raw: string): string | undefined {
  const words = plainWords(raw).filter((w) => !PICKING.has(w) && !/^\d+$/.test(w));
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const said = raw.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return said.filter((w) => words.includes(plainWords(w)[0] ?? '')).join(' ');
}
