/**
 * "Espera, es el drenaje", "esperá, antes pasame el turno al viernes", "hold on, I meant Friday", "aguantá, me equivoqué,
 * era a las 11": the pause opens what is wished or put right, and nobody is left waiting: a yes behind it would be to what
 * he has just called wrong. What he only finds out or tells behind it stays a pause.
 */
import { keywordIn } from '../../keyword-in.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { justBooked } from '../../errands/mine/just-booked.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { STALLING } from './stalls.ts';

const SORRY =
  '(?:no+|nao|ay|uy|ah|oh|eh|ok|ups|oops|perdon[ae]?|disculp[ae]|sorry|desculp[ae]|che|oye|oiga|(?:mil )?disculpas)';
const A_WHILE =
  '(?:(?:un|1|um|a|one) )?(?:moment(?:o|ito|inho)?|segund(?:o|ito|inho)|sec(?:ond)?|minut(?:o|ito|inho)|toque|rat(?:o|ito))';
const WAIT = `(?:espera|espere|esperate|espereme|esperame|esperen|aguanta(?:me)?|aguarda|bancame|pera|perate|perai|para|calma|wait|hold on|hang on)`;
const SAID_FIRST = String.raw`^\s*[¡¿]*(?:${SORRY}[\s,.!]+)*${WAIT}?(?: ?(?:ai|${A_WHILE}))?(?:\s*[,.;:!…\n]+\s*|(?<=[a-z]) )`;
const PAUSE = re`${SAID_FIRST}(?=\S+\s+\S)`;
/** "No wait, friday." */
const PAUSE_AND_WORD = re`${SAID_FIRST}(?=\S)`;
const PARTED = /[,.;:!…\n]\s*$/;
/** What comes first, of what is wished; the question that is open waits. */
const FIRST = /^(?:antes(?: (?:que|de) (?:nada|eso|todo))?|primero|primeiro|first|before that)[\s,]+/;
const MEANT =
  /^(?:(?:que|no|nao|pero|mejor|perdon|sorry)[\s,]+)*(?:es|era|eran|son|seria|e|quise decir|quis dizer|me referia a|i meant?|it(?: is|'s|s)|it was)(?: (?:el|la|los|las|un|una|o|a|the|para|pra|for))?(?= )/;
/** Where nothing parts the pause from it: "espera era el jueves". "Espera que es tarde" waits. */
const MEANT_AT_ONCE = /^(?:es|era|eran|quise decir|quis dizer|i meant|it(?: is|'s|s)|it was) /;
const OF_WHAT = '(?: (?:de|del|en|con|no|na|do|da)?(?: ?(?:el|la|los|o|a|the))? ?[a-z]+)?';
/** It is said that it was wrong, and what comes instead is told behind it. */
const MISTAKEN = re`^(?:(?:que|es que|perdon|sorry|desculpa|creo que|acho que|i think|uy|ay|ya)[\s,]+)*(?:(?:me|se me) (?:equivoque|confundi|enganei|trompei|lie|paso)${OF_WHAT}|(?:errei|confundi|enganei)${OF_WHAT}|mala mia|(?:error|culpa) mi[oa]|(?:fue|es|foi) (?:mi |um |un )?(?:error|engano)(?: mio)?|(?:erro|engano) meu|(?:lo |la )?(?:puse|escribi|dije|elegi|pedi|falei|escrevi|coloquei) (?:mal|errado)${OF_WHAT}|my (?:mistake|bad|fault)|i (?:made a mistake|messed up|was wrong|got (?:it|that|the [a-z]+) wrong|(?:said|put|typed|picked|got) the wrong [a-z]+)|wrong [a-z]+)\s*[,.;:!…\n]*\s*(?=\S)`;
const CHARS_MAX = 200;
const ERRANDS: ReadonlySet<string | undefined> = new Set(['book', 'move', 'cancel', 'pay']);

/** What stands behind the pause; undefined: nothing that is wished. */
export function withoutPause({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, tenant } = situation;
  if (tenant === undefined || raw.length > CHARS_MAX) return undefined;
  const folded = fold(raw);
  const pause = (flow === 'ninguno' ? PAUSE_AND_WORD : PAUSE).exec(folded)?.[0] ?? '';
  if (!/[a-z]{4}|un /.test(pause)) return undefined;
  if (flow === 'ninguno') return WAITS.test(pause) ? putRight(raw.slice(pause.length), situation) : undefined;
  const first = FIRST.exec(folded.slice(pause.length))?.[0].length ?? 0;
  const rest = readText(raw.slice(pause.length + first));
  if (STALLING.test(rest.norm)) return undefined;
  const mistaken = MISTAKEN.exec(fold(rest.raw))?.[0];
  if (mistaken !== undefined) return tellsFact(rest.raw.slice(mistaken.length), situation) ? rest : undefined;
  if (!PARTED.test(pause) && !MEANT_AT_ONCE.test(fold(rest.raw))) return undefined;
  const put = MEANT.exec(fold(rest.raw))?.[0];
  if (put !== undefined) {
    const said = readText(rest.raw.slice(put.length));
    // "Espera, era una consulta", of what is sold: by itself that word opens a question.
    if (CONSULTATION.test(said.norm)) return theConsultation(situation);
    return tellsFact(said.raw, situation) ? said : undefined;
  }
  const hit = keywordIn(rest, situation);
  // "Espera, voy a pagar" is what he is about to do.
  const aboutTo = hit?.intent === 'pay' && first === 0 && findNames(rest.raw, tenant).servicio === undefined;
  return ERRANDS.has(hit?.intent) && !aboutTo ? rest : undefined;
}

/** "Perdón, el viernes" has readers of its own. */
const WAITS = re`(?<![a-z])${WAIT}(?![a-z])`;

/**
 * "No espera, el jueves", "no wait, with Marcus", "espera, me enganei, era às 11h", right behind a booking or a move: what
 * was done is put right, and a pause would leave him with what he has just called wrong.
 */
function putRight(behind: string, situation: Situation): Text | undefined {
  const booked = justBooked(situation);
  const rest = readText(behind.slice(MISTAKEN.exec(fold(behind))?.[0].length ?? 0));
  if (booked === undefined || STALLING.test(rest.norm)) return undefined;
  const said = readText(rest.raw.slice((MEANT.exec(fold(rest.raw)) ?? [''])[0].length));
  const { servicio, profesional, sucursal } = situation.tenant ? findNames(said.raw, situation.tenant) : {};
  const { spans } = timesIn(said.raw, situation);
  if (servicio !== undefined && servicio !== booked.serviceId && said.words.length <= FACT_WORDS_MAX)
    return readText(`no, quise decir ${said.raw}`);
  const alone = (profesional ?? sucursal) !== undefined || ONLY_WHEN.test(readText(without(said.raw, spans)).norm);
  if (servicio === undefined && alone && said.words.length <= FACT_WORDS_MAX && !/ (?:no|nao|not) /.test(said.norm))
    return readText(`no, mejor ${said.raw}`);
  // "No espera, no puedo a esa hora, pasámelo al viernes": what is ordered behind it stands by itself.
  return CHANGES.has(keywordIn(rest, situation)?.intent) ? rest : undefined;
}
const CHANGES: ReadonlySet<string | undefined> = new Set(['move', 'cancel']);
const FACT_WORDS_MAX = 8;
/** What is left of a day or an hour once it is taken out. */
const ONLY_WHEN =
  /^ (?:(?:mejor|melhor|que sea|puede ser|pode ser|al?|el|las?|los|as|o|na|no|on|at|for|para|pra|pro|the|dia|por|de|porfa|por favor|please|gracias|perdon|sorry|desculpa|disculp[ae]) )* ?$/;

/** What is sold, who gives it, where, or when. */
function tellsFact(raw: string, situation: Situation): boolean {
  const { servicio, profesional, sucursal } = situation.tenant ? findNames(raw, situation.tenant) : {};
  return (servicio ?? profesional ?? sucursal) !== undefined || saysWhen(timesIn(raw, situation));
}

/** "No, era una consulta", where one is sold and another service is open: that one, and no question to come. */
export function consultationMeant({ norm, asks }: Text, situation: Situation): Text | undefined {
  if (asks || situation.asks !== 'confirm' || !WAS_A_CONSULTATION.test(norm)) return undefined;
  return situation.flow === 'agenda' || situation.flow === 'pagos' ? theConsultation(situation) : undefined;
}
const CONSULTATION = /^ (?:(?:la|una|a|uma) )?consultas?(?: (?:por favor|porfa|nomas|please))* $/;
const WAS_A_CONSULTATION = re`^ (?:${SORRY} )+(?:(?:es|e) (?:la|a)|(?:era|quise decir|quis dizer|queria|quiero decir|me referia a) (?:la|una|a|uma)) consulta(?: (?:por favor|porfa|please))* $`;

function theConsultation({ tenant, known }: Situation): Text | undefined {
  const sold = tenant && findNames('la consulta', tenant).servicio;
  return sold === undefined || sold === known?.servicio ? undefined : readText('no, la consulta');
}
