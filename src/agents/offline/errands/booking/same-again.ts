/** "Lo mismo que la otra vez", "el mismo turno de siempre", "same as last time": as he had it before. The machine may know what that was. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { inState } from '../../settle.ts';
import { saysWhen } from '../../wishes.ts';
import { WANT, WEEKDAY } from '../../words/words.ts';
import { whenOf } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { wantsItAlike, wantsOneInstead, withTheSameOne } from './alike.ts';

const BEFORE =
  '(?:la|na|a|da)? ?(?:otra|ultima|outra|anterior) vez|(?:la |a |da )?vez (?:pasada|anterior|passada)|antes|siempre|sempre|(?:la|el|a|da) (?:ultima|ultimo|anterior)|last time|before|always|usual';
const VISIT =
  '(?:turno|cita|hora|reserva|servicio|servico|tratamiento|corte|sesion|clase|cosa|coisa|thing|service|appointment|one)';
const THE_SAME = `(?:l[oa] mism[oa]|mism[oa]|el mismo|la misma|igual|o mesmo|a mesma|mesm[oa]|(?:the )?same)(?: ${VISIT})?`;
const SAID = re` (?:${THE_SAME} (?:(?:que|de|da|do|as|a|como|con) )+(?:${BEFORE})|(?:lo|o|a|la|el)(?: ${VISIT})? de (?:siempre|sempre)|the usual|repetir (?:el |la |lo |o |a )?(?:${VISIT} )?(?:(?:que|de|da|do) )*(?:${BEFORE})) `;
/** Told of what is, not wished for: "¿sale lo mismo que la otra vez?", "tengo lo mismo de siempre", "el problema de siempre". */
const IT_IS =
  / (?:es|sale|cuesta|cobran?|queda|sigue|sigo|vale|son|esta|tengo|tenho|duele|pasa|paso|precio|is|it s|costs?|direccion|lugar|local) (?:(?:en|el|la) )*(?:l[oa] mism|mism|el mismo|la misma|igual|o mesmo|a mesma|(?:the )?same|lo de siempre)/;
/** "Otro turno igual para el jueves", once the one that it is like is past: what is still to come is read where it is known. */
const ONE_LIKE_IT = re` (?:otr[oa]|outr[oa]) (?:${VISIT} )?(?:igual(?:it[oa])?|identic[oa]) | another (?:${VISIT} )?(?:just )?like (?:it|that|the last) `;
const WORDS_MAX = 16;
const OF_A_WISH: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['book', 'mine']);

/** Where nothing is open, or the service is asked for. */
export function asBefore(heard: Heard): boolean {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' && situation.state !== 'AGENDA_ELIGIENDO_SERVICIO') return false;
  if (wantsOneInstead(heard) || withTheSameOne(heard)) return true;
  const past = situation.flow === 'ninguno' && (situation.appointments ?? []).length === 0;
  const said =
    SAID.test(text.norm) || (past && (ONE_LIKE_IT.test(text.norm) || wantsOneMoreOfIt(heard) || wantsLastAlike(heard)));
  return said && text.words.length <= WORDS_MAX && !IT_IS.test(text.norm);
}

/**
 * "¿Me das otra para el jueves?", of who was here and has nothing to come: another of what he came for. "Otro turno" may be
 * for anything, and "otra para mi hermana" too.
 */
function wantsOneMoreOfIt({ text, times, situation, guest, party }: Heard): boolean {
  const { lastVisit, tenant, flow } = situation;
  if (flow !== 'ninguno' || lastVisit === undefined || tenant === undefined || !saysWhen(times)) return false;
  if (guest !== undefined || party.length > 0 || findNames(text.raw, tenant).servicio !== undefined) return false;
  return ONE_MORE.test(text.norm) || REPEATS.test(text.norm);
}
/** "Quiero repetir el viernes a la misma hora con Andrea." */
const REPEATS = re` (?:${WANT}|puedo|podria|podemos|posso|can i|i d) (?:repetir(?:l[oa])?|repeat(?: it| that)?) `;
const THEN = `(?:el|la|las?|este|esta|para|pra|pro|en|na|no|nas|on|at|as|a|this|next|por|proxim[oa]|hoy|hoje|manana|amanha|tomorrow|${WEEKDAY}|feira|[0-9]{1,2})`;
const COURTESY = '(?:por favor|porfa|please|gracias|obrigad[oa]|thanks)';
const ONE_MORE = re` (?:otr[oa]|outr[oa]|another(?: one)?|one more|un[oa] mas|mais uma?) (?:${COURTESY} )*(?:(?:para|pra|pro|for) )?(?:(?:el|la|o|a|the|las|as) )?(?:${THEN}) `;

/** "Agéndame lo mismo para el jueves", of who was here. */
function wantsLastAlike(heard: Heard): boolean {
  const { lastVisit, doneJustNow } = heard.situation;
  return lastVisit !== undefined && doneJustNow === undefined && wantsItAlike(heard);
}

export function sameAgain(heard: Heard): readonly Act[] | undefined {
  const { hit } = heard;
  if (!asBefore(heard) || (hit !== undefined && !OF_A_WISH.has(hit.intent))) return undefined;
  return inState([act(heard, { intent: 'book' })], heard);
}

/** "Hoy 16hs corte, ¿llego?": whether that hour may still be had, of one who has none that day: it is wished for. */
const TAIL =
  /[\s,.;¿]+(?:(?:y|si|ya)\s+)?(?:llego|alcanzo|llegamos|alcanzamos|me da (?:el )?tiempo|chego|da tempo)\s*[?!.]+\s*$/i;
const CHARS_MAX = 120;

export function withoutMakesIt({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, tenant, now, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || raw.length > CHARS_MAX || !TAIL.test(raw)) return undefined;
  const rest = raw.replace(TAIL, '');
  const { fecha } = timesIn(rest, situation);
  if (fecha === undefined || findNames(rest, tenant).servicio === undefined) return undefined;
  const own = appointments.some(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === fecha);
  return own ? undefined : readText(rest);
}
