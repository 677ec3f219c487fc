/** Another service than the one that is being booked or paid, however it is said. */
import type { Heard } from '../../heard.ts';
import { findNames, severalNamed } from '../../names.ts';
import { WITH_ANOTHER } from '../../names/strangers.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, without, type Text } from '../../words/text.ts';
import { thingsTold } from './things-told.ts';
import { learns } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';

/** "Pero es mi primera vez, creo que es valoración inicial": another service than the one that is being booked, however it is said. */
export function namesAnother(heard: Heard): boolean {
  const { text, situation } = heard;
  const { tenant, known, flow } = situation;
  const asked = text.asks && !WHAT_IF.test(text.norm);
  if (tenant === undefined || asked || flow !== 'agenda' || known?.servicio === undefined) return false;
  const { servicio } = findNames(text.raw, tenant);
  const another = servicio === undefined ? isOneOfOthers(heard) : servicio !== known.servicio;
  return another && !learns(heard);
}

/** "¿Y si es descontracturante?": asked, and wished for all the same. */
const WHAT_IF =
  /^ (?:(?:mm|hmm|oye|che|pero) )*(?:y|e|and|what) (?:si|se|if) (?:es|fuera|seria|fosse|e|it s|hago|me hago) (?:[a-z]+ ){1,4}$/;

/** "No, mejor otro servicio", "quiero cambiar de servicio", and not a word of which: they are shown again, and what kind they were of is forgotten. */
export function wantsOtherService({ text, situation: { flow, known } }: Heard): boolean {
  const chosen = known?.servicio ?? known?.servicios;
  return flow === 'agenda' && chosen !== undefined && !text.asks && OTHER_SERVICE.test(text.norm);
}
const A_SERVICE = '(?:servicio|tratamiento|procedimiento|servico|tratamento|procedimento|service|treatment)s?';
const OTHER_SERVICE = new RegExp(
  `^ (?:(?:no|nao|ay|uy|ah|perdon|sorry|disculpa|mejor|melhor|y|ese|quiero|quisiera|queria|prefiero|necesito|quero|ver|elegir|escoger|i want|es|era|seria|para|pra|digo) )*` +
    `(?:(?:otr[oa]|outr[oa]|another|other|a different) (?:tipo de |type of )?${A_SERVICE}|(?:cambi[a-z]*|mudar|trocar|change) (?:de |el |o |the )?(?:de )?${A_SERVICE})(?: (?:por favor|porfa|please|mejor))* $`,
);

/** "Mejor un masaje", where a facial is being booked and several massages are sold. */
export function isOneOfOthers(heard: Heard): boolean {
  const { text, times, situation } = heard;
  const { tenant, known, flow } = situation;
  if (wantsOtherService(heard) || isForOther(heard)) return true;
  if (tenant === undefined || flow !== 'agenda' || known?.servicio === undefined || text.asks) return false;
  // "Otra psicóloga" is another person, of the same.
  if (WITH_ANOTHER.test(text.norm)) return false;
  const several = severalNamed(without(text.raw, times.spans), tenant);
  return several.length > 0 && !several.includes(known.servicio);
}

/** "Quiero sacar un turno para otra cosa", asked whether to pay for one: not of that one. */
function isForOther({ text, situation: { flow } }: Heard): boolean {
  return flow === 'pagos' && FOR_OTHER.test(text.norm);
}
const FOR_OTHER = re` (?:para|pra|for|de|of) (?:otr[oa]s?|outr[oa]s?|another|something) (?:cosas?|coisas?|thing|else|${A_SERVICE}) `;

/** "No, otro servicio: grooming", "no, ese no, grooming", before hours: which one, as if nothing stood before it. */
export function serviceInstead({ raw }: Text, situation: Situation): Text | undefined {
  const { tenant, known } = situation;
  if (tenant === undefined || !isOfOneService(situation)) return undefined;
  const ahead = NOT_THIS.exec(fold(raw))?.[0];
  const other = putRightAs(raw, situation) ?? ratherBehind(raw) ?? askedRather(raw, situation);
  const rest = ahead === undefined ? other : raw.slice(ahead.length);
  const { servicio } = rest === undefined ? {} : findNames(rest, tenant);
  if (servicio === undefined || servicio === known?.servicio) return undefined;
  const said = readText(`no, ${rest}`);
  return said.norm === readText(raw).norm ? undefined : said;
}

/** Something is being booked, or its payment asked about. */
function isOfOneService({ flow, asks }: Situation): boolean {
  return flow === 'agenda' || (flow === 'pagos' && asks === 'confirm');
}
const NOT_THIS = re`^\s*(?:(?:no|nao)[\s,.]+)?(?:(?:ese|esse|este|eso|that|not that)[\s,]+(?:no|nao|one)|(?:(?:quiero|quisiera|mejor|quero|i want)[\s,]+)?(?:otr[oa]|outr[oa]|another) ${A_SERVICE})\s*[:,.;-]\s*(?=\S)`;

const NEEDED =
  '(?:(?:lo|la|el)\\s+mi[ao]|(?:o\\s+meu|a\\s+minha|mine)|(?:lo que|la que|el que|l[oa] qu|o que|a que|what|which|que|that|the one(?: that)?)\\s+(?:(?:yo|eu|i|we|me)\\s+)?(?:necesito|necesitaba|quiero|quise|queria|querria|ocupo|busco|preciso|precisava|quero|need(?:ed)?|want(?:ed)?|meant|(?:am|m|was) looking for|interesa|hace falta|toca|corresponde|debo|devo|owe))';
const SOUNDS =
  '(?:no+|nao|nop|ay|uy|ah|oh|ups|oops|perdon[ae]?|disculp[ae]|sorry|desculp[ae]|espera|espere|wait|mejor|en realidad|na verdade|actually|me (?:equivoque|confundi|enganei))[\\s,.;!]*';
const PUT_RIGHT = re`^\s*(?<sounds>(?:${SOUNDS})*)(?<is>(?:${NEEDED}\s+)?(?:es|era|seria|sao|e|it.?s|it is|it was|is)\s+)?(?<what>[^,;.!?]+?)(?:\s+${NEEDED})?(?:[\s,;.]+(?:y |e |and )?(?:no|nao|not)\s+(?<wrong>[^,;.!?]+?))?[\s.!]*$`;

/** "Ay no, es grabación lo que necesito, no mezcla", "consulta de família, não trabalhista": what is meant; undefined: not so said. */
function putRightAs(raw: string, situation: Situation): string | undefined {
  const { tenant, known, flow } = situation;
  const folded = fold(raw);
  const found = folded.length > PUT_RIGHT_CHARS_MAX ? undefined : PUT_RIGHT.exec(folded)?.groups;
  const { sounds = '', is, what, wrong } = found ?? {};
  const booked = known?.servicio;
  if (tenant === undefined || (booked === undefined && flow !== 'pagos') || what === undefined) return undefined;
  // "No es masaje" denies it; "ay no, es masaje" names it.
  if ((is === undefined || /\b(?:no|nao)\s+$/.test(sounds)) && wrong === undefined) return undefined;
  if (wrong !== undefined && findNames(wrong, tenant).servicio !== booked) return undefined;
  return isOnlyService(what, situation) && (wrong === undefined || isOnlyService(wrong, situation)) ? what : undefined;
}
const PUT_RIGHT_CHARS_MAX = 140;

/** "¿Y si mejor acrílicas?", "e se for um peeling?", "what if I get a facial instead?": asked, and wished for all the same. */
function askedRather(raw: string, situation: Situation): string | undefined {
  const what = raw.length > PUT_RIGHT_CHARS_MAX ? undefined : WHAT_IF_RATHER.exec(fold(raw))?.groups?.['what'];
  return what !== undefined && isOnlyService(what, situation) ? what : undefined;
}
const RATHER = '(?:mejor|melhor|rather|instead|mais|mas|bien|entonces|entao)';
const GETS =
  '(?:hago|hacemos|pongo|hiciera|pido|saco|fuera|seria|es|fosse|for|faco|fizer|i|we|do|get|did|got|had|it was|it s|cambio (?:a|por)|cambiamos (?:a|por)|troco (?:por|pra)|switch to)';
const WHAT_IF_RATHER = re`^\s*(?:(?:m+|h+m+|oye|che|pero|ah|uy|ay|no se|bueno|ok|o)[\s,.]+)*(?:y|e|and|what|o|ou|or)\s+(?:si|se|if)\s+(?=${RATHER}\s|(?:me|nos|le|eu|te)\s|${GETS}\s)(?:(?:${RATHER}|${GETS}|me|nos|le|eu|te)\s+){1,4}(?<what>[^,;.!?]+?)(?:\s+${RATHER})?[\s?!.]*$`;

/** "No, todavía no tengo la tela, mejor la toma de medidas": behind what he lacks, which names nothing. */
function ratherBehind(raw: string): string | undefined {
  const { 0: lacking, index } = LACKING.exec(fold(raw).slice(0, PUT_RIGHT_CHARS_MAX)) ?? { index: 0 };
  return lacking === undefined ? undefined : raw.slice(index + lacking.length);
}
const LACKING =
  /^[^,;.]*(?:[,;.]\s*)?(?:(?:todavia|aun|ainda)\s+)?(?:no|nao|don.?t|haven.?t|me falta)\s[^,;.]*[,;.]\s*(?:(?:asi que|entonces|entao|so)\s+)?(?=(?:mejor|melhor|better|prefiero|prefiro|rather)\s)/;

function isOnlyService(said: string, situation: Situation): boolean {
  const told = thingsTold(said, situation);
  const left = readText(without(said, told)).words.filter(({ text }) => !ARTICLES.test(text));
  return told.length > 0 && told.every(({ kind }) => kind === 'service') && left.length === 0;
}
const ARTICLES = /^(?:el|la|los|las|un|una|o|a|os|as|um|uma|the|an|de|del|do|da)$/;

/** "Creo que primero es la evaluación, ¿no? En Norte": what he thinks is wished for; that he is agreed with is asked by the way. */
export function withoutAgreeWithMe({ raw }: Text, { flow, tenant, known, asks }: Situation): Text | undefined {
  if (flow !== 'agenda' || asks !== 'list' || tenant === undefined || known?.servicio === undefined) return undefined;
  const tag = raw.length > PUT_RIGHT_CHARS_MAX ? null : SUPPOSED.exec(fold(raw));
  if (tag === null) return undefined;
  const { servicio } = findNames(tag.groups?.['what'] ?? '', tenant);
  if (servicio === undefined || servicio === known.servicio) return undefined;
  const thought = tag[0].length - (tag.groups?.['tag']?.length ?? 0);
  return readText(`${raw.slice(0, thought)},${raw.slice(tag[0].length)}`);
}
const SUPPOSED =
  /^[^?]*?(?<![a-z])(?:creo|supongo|imagino|me parece|pienso|acho|i (?:think|guess|suppose)) (?<what>[^?]{4,}?)(?<tag>[\s,;.]*¿?\s*(?:no|verdad|cierto|certo|ne|right)\s*\?)/;
