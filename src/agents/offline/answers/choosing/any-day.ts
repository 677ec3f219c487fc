/**
 * "Me da igual el día, el más temprano que haya", before hours or one of them, and "el turno más temprano" where one is
 * proposed: the soonest there is, and none before those that are shown. Read as "lo antes posible".
 */
import type { Situation } from '../../situation.ts';
import { readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const SLOT = '(?:turno|turnito|cita|hora|horario|hueco|cupo|espacio|lugar|appointment|slot|time|spot|opening|vaga)';
const HAVE =
  '(?:tengas?|tengan|tenes|tienes|tienen|haya|hay|queden?|puedas?|puedan|salga|tiver(?:em)?|tem|houver|you have|you ve got)';

const WHEN = '(?:dia|fecha|hora|horario|day|date|time|data)';
const ANY_DAY = `(?:(?:a mi|la verdad|igual|yo|pues|bueno|ok|no se) )*(?:(?:me |nos )?(?:da|es) (?:igual|lo mismo|indistinto)|(?:no|nao) (?:me )?importa|indistinto|tanto faz|i don t (?:mind|care)|(?:it )?doesn t matter|any|whatever|cualquier|qualquer)(?: (?:el|la|o|a|que|which|what|the|about))* ${WHEN}(?: (?:y|e|o|ou|or|ni) (?:(?:el|la|o|a|the) )?${WHEN})?(?: (?:me|nos) (?:sirve|viene bien|queda bien)| serve| works| is fine)?`;
const SOONEST = `(?:(?:el|la|lo|o|a|the)(?: ${SLOT})?(?: que ${HAVE})? (?:mas|mais) (?:tempran[oa]|tempranito|pronto|cedo|cercan[oa]|proxim[oa]|rapid[oa])|(?:el|la|lo|o|a) (?:primer|primeir)[oa]?(?: ${SLOT})?(?= (?:que|disponible|libre|disponivel) )|the (?:earliest|soonest|first)(?: ${SLOT}| one)?|lo antes posible|cuanto antes|o quanto antes|as soon as possible|asap)`;
const BEHIND = `(?: (?:que (?:se pueda|${HAVE})|posible|possivel|disponible|disponivel|libre|available|you have|por favor|porfa|please|gracias|nomas))*`;
const WANTED =
  '(?:(?:y|e|and|but|pero|que sea|mientras sea|con que sea|solo|quiero|quisiera|dame|deme|prefiero|necesito|quero|i want|give me|i ll take) )*';
const WITH_ANY_DAY = re`^ ${ANY_DAY} ${WANTED}${SOONEST}${BEHIND} $`;
/** "Cualquier día está bien", where a day had been asked for: that day is taken back, and no row is chosen by it. */
const ONLY_ANY_DAY = re`^ (?:(?:en|em|mejor|melhor|entonces|entao|si|sim) )*${ANY_DAY}(?: (?:esta|ta|e|is) (?:bien|bem|bom|fine|ok)| va bien)?(?: (?:por favor|porfa|please|gracias|obrigad[oa]|thanks|nomas))* $`;
const DAY = / (?:dia|fecha|day|date|data) /;
const BY_ITSELF = re`^ (?:(?:no|mejor|perdon|ok) )*${WANTED}${SOONEST}${BEHIND} $`;

const AS_READ = ' lo antes posible ';
/** "¿Cuál es el más tarde?", "¿cuál es el último?", before hours: of all there are, not of the rows that are on show, and none is taken yet. */
const WHICH_IS =
  '(?:cual|que|qual|which|what|what s|which one)(?: (?:one|hora|horario|turno|time|slot))?(?: (?:es|seria|sera|e|is|tenes|tienes|tienen|hay|tem|would be))?';
const LATEST = `(?:(?:el|la|lo|o|a)(?: ${SLOT})? (?:mas|mais) tarde|(?:el|la|lo|o|a) ultim[oa](?: ${SLOT})?|the (?:latest|last)(?: ${SLOT}| one)?)`;
const FIRST = `(?:${SOONEST}|(?:el|la|lo|o|a) primer[oa]?(?: ${SLOT})?|(?:el|la|o|a) primeir[oa](?: ${SLOT})?)`;
const OF_THE_DAY = '(?: (?:del dia|do dia|de ese dia|desse dia|of the day|that day))?';
const asked = (which: string): RegExp =>
  re`^ (?:(?:y|e|and|ok|a ver|pero|but) )*(?:${WHICH_IS} ${which}${OF_THE_DAY}${BEHIND}|${which}${OF_THE_DAY}${BEHIND} (?:cual|qual|que hora) (?:es|seria|e)) $`;
const ASKS_FIRST = asked(FIRST);
const ASKS_LATEST = asked(LATEST);

/** "El más temprano" of a day that was named is that day's. */
function ofAllThereAre(norm: string, known: Situation['known']): string | undefined {
  if (ASKS_LATEST.test(norm)) return ' hay algo a ultima hora? ';
  if (!ASKS_FIRST.test(norm)) return undefined;
  return tookADay(known) ? ' a primera hora ' : AS_READ;
}

export function soonestOfAny({ norm, asks }: Text, { flow, asks: asked, known }: Situation): Text | undefined {
  if (flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  const ofAll = asked === 'list' || asked === 'confirm' ? ofAllThereAre(norm, known) : undefined;
  if (ofAll !== undefined) return readText(ofAll);
  if (asks) return undefined;
  const said =
    (asked === 'list' && WITH_ANY_DAY.test(norm)) ||
    (asked === 'list' && tookADay(known) && DAY.test(norm) && ONLY_ANY_DAY.test(norm)) ||
    (asked === 'confirm' && (WITH_ANY_DAY.test(norm) || BY_ITSELF.test(norm)));
  return said && norm !== AS_READ ? readText(AS_READ) : undefined;
}
function tookADay(known: Situation['known']): boolean {
  return known?.fecha_deseada !== undefined || known?.fecha_desde !== undefined || known?.fecha_hasta !== undefined;
}

/** "El que te quede más temprano", "la que haya más tarde", "o que tiver mais cedo": the earliest, or the latest, of them. */
export function mostThereIs({ raw, asks, words }: Text, { flow, field, offer }: Situation): Text | undefined {
  if (asks || field !== undefined || words.length > MOST_WORDS_MAX) return undefined;
  // "La que tenga más pronto", of the branches, is any of them.
  if (offer !== undefined && offer.kind !== 'turno' && offer.kind !== 'opcion') return undefined;
  if (flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  const said = raw.replace(MOST_THERE_IS, '$<which> $<most>');
  return said === raw ? undefined : readText(said);
}
const MOST_WORDS_MAX = 10;
const MOST_THERE_IS =
  /(?<![\p{L}])(?<which>(?:el|la|lo|o|a)(?:\s+(?:turno|turnito|cita|hora|horario|hueco|cupo|espacio|vaga))?)\s+que\s+(?:(?:te|le|les|os|me|se|lhe|vos|tu|usted|ustedes|voc[eê]s?)\s+)?(?:queden?|quedan?|est[eéáa]n?|sea|seja|salga|venga|aparezca|exista|consigas?|pued[ae]s?|puedan|haya|hay|tengas?|tengan|tiene[ns]?|ten[eé]s|encuentres?|fique|esteja|tiver(?:em)?|tem|houver|der|puder)(?:\s+(?:libre|disponible|dispon[ií]vel|livre|ah[ií]))?\s+(?<most>(?:m[aá]s|mais)\s+(?:tarde|temprano|tempranito|tempran[oa]|pronto|prontito|cedo))(?![\p{L}])/iu;
