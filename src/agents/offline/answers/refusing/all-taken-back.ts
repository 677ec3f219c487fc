/**
 * "Limpieza mañana a las 10", "ay no", "mejor nada" in one breath: what is wished is taken back before it was heard, and
 * nothing is to be booked of it (CONV-10, CONV-13). What comes instead ("ay no, a las 11") is another reader's.
 */
import { findNames, servicesTold } from '../../names.ts';
import { withoutSoldChanges } from '../../names/sold-as-change.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { CHANGES } from '../../words/deeds.ts';
import { NO_THANKS } from '../../words/put-off.ts';
import { verdictOf } from '../../words/phrases.ts';
import { wordSet } from '../../words/pattern.ts';
import { readText, type Text } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { dropsIt } from './exits.ts';

const PARTS = /[.,;:!…\n]+/;
const WORDS_MAX = 8;
const CHARS_MAX = 300;
/** "No quiero nada más" adds nothing. */
const NOTHING_MORE = / (?:nada (?:mas|mais)|anything else) /;
/** Nothing but the taking back: "blanqueamiento ya no", "el otro ya no lo quiero" leave something else, and "ya no voy" is of one that there is. */
const ONLY_THIS = wordSet(
  'ay uy ah eh bueno pero mas but y e and sabe sabes que know what perdon disculpa disculpe sorry desculpa la verdad en realidad entonces entao then gracias obrigado obrigada thanks por favor porfa please todo tudo eso isso it this no nao not nop ya ja mejor melhor better siempre al final nada nothing anything lo a o me te se yo eu i mais anymore any more quiero quero want don t do necesito preciso need olvida olvidate olvidalo olvidala olvidelo olvidela olvidemos olvidenlo esquece esqueca esquecam forget deja dejalo dejala dejelo dejela dejemos dejemoslo dejemosla dejen deixa deixe leave asi assim para pra la never mind nevermind arrepenti arrependi desisto desisti mudei cambie changed de my idea ideia opinion cancel cancela cancelo cancelalo cancele cancelelo',
);
/** "Y si no hay, mejor nada". */
const CONDITION =
  / (?:si|se|if|caso) (?:no|nao|there|it|es|esta|for|hay|tienen?|tem|tiver|tenha|sale|cuesta|queda|puede|pueden|me|l[oa]s?|son) /;
/** "Lo otro, ya no lo quiero". */
const OF_ANOTHER = / (?:otr|outr)[oa]s? | other /;
/** "Quiero otro turno", "queria sacar un turno": there is none of it yet, whatever else they have. */
const FRESH =
  / (?:quier[oe]|queria|quisiera|necesito|necesitaria|preciso|me gustaria|quero|gostaria(?: de)?|(?:i )?(?:want|need|d like|would like)(?: to)?) (?:(?:sacar|reservar|agendar|pedir|hacerme|marcar|book|make|get|schedule) )?(?:un|una|um|uma|otr[oa]|outr[oa]|a|an|another|turno|cita|hora) /;

export function allTakenBack({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { tenant, flow, field, appointments = [] } = situation;
  if (tenant === undefined || flow !== 'ninguno' || field !== undefined || asks) return undefined;
  if (raw.length > CHARS_MAX || !PARTS.test(raw)) return undefined;
  const parts = raw.split(PARTS).filter((part) => /\p{L}/u.test(part));
  const said = parts.map((part) => readText(part));
  const last = said.findLastIndex((part) => !isNo(part) && !takesBack(part));
  const head = parts.slice(0, last + 1).join('. ');
  // Behind a "hola" it is of nothing that was said here.
  if (last < 0 || !said.slice(last + 1).some(takesBack)) return undefined;
  const { norm } = readText(head);
  const fresh = FRESH.test(norm);
  // "Mi limpieza, ya no la quiero": it may be of one that he has.
  if (appointments.length > 0 && !fresh) return undefined;
  const before = said[last]?.norm ?? '';
  if (CHANGES.test(withoutSoldChanges(norm, situation)) || CONDITION.test(before)) return undefined;
  if (OF_ANOTHER.test(before) && !fresh) return undefined;
  // "Limpieza mañana a las 10, el blanqueamiento, ya no": the first is wished for all the same.
  const [first, beside] = [parts.slice(0, last).join('. '), parts[last] ?? ''].map((part) =>
    servicesTold(part, tenant),
  );
  if (first?.some((service) => !beside?.includes(service)) && beside?.length !== 0) return undefined;
  const wished = fresh || findNames(head, tenant).servicio !== undefined || saysWhen(timesIn(head, situation));
  return wished ? readText('salir') : undefined;
}

function isNo(part: Text): boolean {
  const said = verdictOf(part);
  return said === 'no' || said === 'filler' || NO_THANKS.test(part.norm);
}

function takesBack(part: Text): boolean {
  if (part.words.length > WORDS_MAX || NOTHING_MORE.test(part.norm) || !dropsIt(part)) return false;
  return part.norm
    .trim()
    .split(' ')
    .every((word) => ONLY_THIS.has(word));
}
