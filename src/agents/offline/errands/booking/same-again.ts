/** "Lo mismo que la otra vez", "el mismo turno de siempre", "same as last time": as he had it before. The machine may know what that was. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { inState } from '../../settle.ts';
import { whenOf, type Appointment } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { readText, type Text } from '../../words/text.ts';
import { CANCEL } from '../../words/words.ts';
import { CANNOT } from '../../words/cannot.ts';

const BEFORE =
  '(?:la|na|a|da)? ?(?:otra|ultima|outra|anterior) vez|(?:la |a |da )?vez (?:pasada|anterior|passada)|antes|siempre|sempre|(?:la|el|a|da) (?:ultima|ultimo|anterior)|last time|before|always|usual';
const VISIT =
  '(?:turno|cita|hora|reserva|servicio|servico|tratamiento|corte|sesion|clase|cosa|coisa|thing|service|appointment|one)';
const THE_SAME = `(?:l[oa] mism[oa]|mism[oa]|el mismo|la misma|igual|o mesmo|a mesma|mesm[oa]|(?:the )?same)(?: ${VISIT})?`;
const SAID = new RegExp(
  ` (?:${THE_SAME} (?:(?:que|de|da|do|as|a|como|con) )+(?:${BEFORE})|(?:lo|o|a|la|el)(?: ${VISIT})? de (?:siempre|sempre)|the usual|repetir (?:el |la |lo |o |a )?(?:${VISIT} )?(?:(?:que|de|da|do) )*(?:${BEFORE})) `,
);
/** Told of what is, not wished for: "¿sale lo mismo que la otra vez?", "tengo lo mismo de siempre", "el problema de siempre". */
const IT_IS =
  / (?:es|sale|cuesta|cobran?|queda|sigue|sigo|vale|son|esta|tengo|tenho|duele|pasa|paso|precio|is|it s|costs?|direccion|lugar|local) (?:(?:en|el|la) )*(?:l[oa] mism|mism|el mismo|la misma|igual|o mesmo|a mesma|(?:the )?same|lo de siempre)/;
/** "Otro turno igual para el jueves", once the one that it is like is past: what is still to come is read where it is known. */
const ONE_LIKE_IT = new RegExp(
  ` (?:otr[oa]|outr[oa]) (?:${VISIT} )?(?:igual(?:it[oa])?|identic[oa]) | another (?:${VISIT} )?(?:just )?like (?:it|that|the last) `,
);
const WORDS_MAX = 16;
const OF_A_WISH: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['book', 'mine']);

/** Where nothing is open, or the service is asked for. */
export function asBefore({ text, situation }: Heard): boolean {
  if (situation.flow !== 'ninguno' && situation.state !== 'AGENDA_ELIGIENDO_SERVICIO') return false;
  const past = situation.flow === 'ninguno' && (situation.appointments ?? []).length === 0;
  const said = SAID.test(text.norm) || (past && ONE_LIKE_IT.test(text.norm));
  return said && text.words.length <= WORDS_MAX && !IT_IS.test(text.norm);
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

/**
 * "Sácame la cita para limpieza el sábado", "mejor sacame un turno": as people get one in Peru or Mexico. Of one who has
 * such an appointment it takes that out of the diary ("sacame el turno del martes", "sacame del turno").
 */
const ONE = '(?:turnos?|turnito|citas?|citica|citita|horas?|horita|reservas?|consultas?|cupos?|espacio|lugar)';
const GETS = '(?:sac(?:ame|a|arme|anos)|saqueme|saquenme|saquenos)';
const A_NEW_ONE = new RegExp(
  ` ${GETS} (?:un|una|otr[oa]|mejor una?|primero una?) (?:[a-z]+ )?${ONE} | ${GETS} un[oa]? (?:para|pa) `,
);
/** "La cita del sábado" is one that there is; "la cita para el sábado" may be one that there will be. */
const THAT_ONE = new RegExp(
  ` ${GETS} (?:(?:primero|mejor|entonces|ya|nomas) )?(?:la|el|mi) ${ONE} (?!(?:de|del|que|agendad[oa]|reservad[oa]|ya) )`,
);
const TAKEN_OUT = new RegExp(` ${CANCEL} | (?:ya no|${CANNOT}|no (?:voy|quiero|l[oa])) `);

/** What a rule heard as taking one out of the diary gets one. */
export function getsOne(heard: Heard): boolean {
  const { text, situation } = heard;
  if (TAKEN_OUT.test(text.norm)) return false;
  if (A_NEW_ONE.test(text.norm)) return true;
  return THAT_ONE.test(text.norm) && !(situation.appointments ?? []).some((one) => mayBe(one, heard));
}

/** Nothing of what is told speaks against its being that one. */
function mayBe({ serviceId, slot }: Appointment, { text, times, situation }: Heard): boolean {
  const { tenant, now } = situation;
  const { servicio } = tenant === undefined ? {} : findNames(text.raw, tenant);
  const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
  const { fecha = fecha_deseada, hora = hora_especifica } = times;
  return (servicio ?? serviceId) === serviceId && fecha === fecha_deseada && hora === hora_especifica;
}
