/**
 * "Cancelar cambio de aceite el viernes a las 10", "mover la fisio del jueves al viernes", of who has no appointment: he has
 * none, which is what he is told. Read for what it names it would be a wish for that service, and where nothing is asked
 * before it, it would be booked. Whoever has one is heard by others.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { errands } from '../../errands.ts';
import { findNames, servicesTold } from '../../names.ts';
import { isOwnName, partsOf, sameWord } from '../../names/name-words.ts';
import { IS_CHANGE } from '../../names/sold-as-change.ts';
import { PAY_BY_CANCELLING } from '../../rules/claims.ts';
import { countryOf } from '../../situation.ts';
import { PAYING_VERB } from '../../words/pays.ts';
import { re } from '../../words/pattern.ts';
import { readText } from '../../words/text.ts';
import { BILL } from '../../words/words.ts';
import { saysWhen } from '../../wishes.ts';

const LEAD =
  '(?:(?:hola|buenas|buenos|buen|dias?|tardes?|noches?|oi|ola|bom|boa|hi|hey|oiga|oye|che|disculp[ae]|perdon|por favor|porfa|favor|please|de|y|e|quiero|quisiera|queria|necesito|preciso|deseo|quero|gostaria|me|nos|gustaria|puedo|podes|puede[ns]?|podria[ns]?|pode|poderia|posso|can|could|i|you|want|need|to|would|like|d|tengo que|hay que|vengo a|ayud[a-z]+ a) )*';
const ENDING = '(?:ar|a|e|o|an|en|ad|ame|eme|arme|enme|emos|aria)(?:l[oa])?';
const CALLS_OFF = `(?:(?:cancel|anul|desmarc|desagend)${ENDING}|cancel|call off)`;
const MOVES = `(?:(?:reprogram|reagend|reajend|remarc|posterg|aplaz|recorr|traslad)${ENDING}|mover(?:me)?|muev(?:a|e|an|eme|ame)|mov[ae]|pospon(?:er|ga|gan|me)|reschedule|postpone)`;
/** They are done to things, too: "cambiar las balatas", "pasar la aspiradora". From one day to another it is an appointment. */
const SHIFTS = `(?:(?:pas|cambi|mud|troc|corr)${ENDING}|passar|correr|move|change|switch)`;
/** What is called off by these may as well be what is done: "quitar el esmalte". A «cambio» is none that is taken off. */
const TAKES_OFF = `(?:(?:quit|borr|elimin)${ENDING}|remove|delete)`;
const THE = '(?:(?:el|la|los|las|lo del?|mis?|tu|su|o|a|os|as|meu|minha|the|my|servicio de|servico de) )*';
const ORDER = re`^ ${LEAD}(?:(?<off>${CALLS_OFF})|(?<moves>${MOVES})|(?<shifts>${SHIFTS})|(?<takes>${TAKES_OFF})) ${THE}(?<rest>[^ ]+(?: .*)?)$`;
const FROM_TO =
  / (?:del?|da|do|from) (?:[^ ]+ ){1,5}(?:al?|para|pra|pro|to) | (?:al|pal) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|[0-9]{1,2}) | (?:para|pra|to) (?:el |o |a )?(?:otro|outro|another) /;
const PAYS = re` (?:${PAYING_VERB}|por adelantado|adiantado|in advance|${BILL}) `;

export function changesNone(heard: Heard): readonly Act[] | undefined {
  const intent = changesIt(heard);
  if (intent === undefined) return undefined;
  const asked = errands(heard).acts.filter((one) => one.intent === 'ask');
  return [...asked, act(heard, { intent })];
}

function changesIt(heard: Heard): 'cancel' | 'move' | undefined {
  const { text, times, situation } = heard;
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length > 0 || tenant === undefined) return undefined;
  const { off, moves, shifts, takes, rest } = ORDER.exec(text.norm)?.groups ?? {};
  // "Muda minha limpeza pra sexta e me diz quanto é a massagem" is of more than that.
  if (rest === undefined || servicesTold(text.raw, tenant).length > 1) return undefined;
  const service = tenant.services.find(({ id }) => id === findNames(rest, tenant).servicio);
  if (service === undefined || !beginsAs(rest, partsOf(service))) return undefined;
  // A bill is cancelled, too: "la limpieza por adelantado, ¿cómo hago para pagarles?"; where that is to pay, what has no time.
  const bill = PAY_BY_CANCELLING.includes(countryOf(situation)) && !saysWhen(times);
  const pays = bill || PAYS.test(text.norm);
  if (off !== undefined) return pays ? undefined : 'cancel';
  if (moves !== undefined || (shifts !== undefined && FROM_TO.test(text.norm))) return 'move';
  const isChange = partsOf(service).some((part) => IS_CHANGE.test(part)) && IS_CHANGE.test(rest.split(' ')[0] ?? '');
  return takes !== undefined && isChange ? 'cancel' : undefined;
}

/** Its name stands right behind the verb. */
function beginsAs(rest: string, name: readonly string[]): boolean {
  const [first = ''] = readText(rest).words;
  return first !== '' && name.some((part) => (isOwnName(part) || IS_CHANGE.test(part)) && sameWord(first.text, part));
}
