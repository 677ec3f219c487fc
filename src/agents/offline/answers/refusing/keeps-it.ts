/**
 * "Ahí estaré", "sí asistiré", "ok no la anules", "vale, pues la mantengo", "así déjala", "no, que me costó mucho conseguirlo", asked
 * whether to cancel: it stays. The yes in it is of who comes, so that nothing is cancelled by it.
 */
import { act, type Act } from '../../acts.ts';
import { asksCostOfChanging } from '../../errands/asking/anything-due.ts';
import type { Heard } from '../../heard.ts';
import { pieces, verdict } from '../../words/phrases.ts';
import { clauses, plainWords, readText } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

/** A bare no before a verb is the verb's: "no voy" gives it up, "no, voy" keeps it. */
const NO = '(?:no|nono|nao|nop)(?= (?:,|por favor|porfa|please|senor[a-z]*|gracias|que|no) )';
const COURTESY = `(?:,|${NO}|si|sip|sisi|sii|sim|yes|yeah|yep|sure|claro|obvio|ok|okay|okey|vale|dale|listo|bueno|ya|por supuesto|de una|perfecto|por favor|porfa|please|senora|senor|senorita|amig[oa]|pues|pe|po|que|y|e|pero|but|mas|and|entonces|entao|ah|ay|uy|gracias|muchas gracias|obrigad[oa]|thanks|thank you|yo|eu|igual|mejor|melhor|todavia|aun|siempre|ahi|well)`;
const THERE = '(?:ahi|alli|alla|aca|aqui|la|there)';
const COMING = `(?:${THERE} (?:estare|estaremos|estarei|voy|vou|vamos|llego|llegare|llegamos|estoy|nos vemos|voy a estar|vou estar)|(?:asistire|asistiremos|asisto|iremos|irei|voy|vou|vamos|ire)(?: (?:a ir|ir|a asistir|a estar|${THERE}|sin falta|seguro))*|(?:si )?(?:quiero|quisiera|quero|pienso|puedo|voy a) (?:poder )?(?:ir|asistir)|(?:i m|im|i am|we re) (?:still )?(?:coming|going)|(?:i ll|ill|i will|we ll) (?:still )?(?:be there|come|go|make it)|(?:i )?(?:still )?want to (?:go|come))`;
const IT =
  '(?:l[oa]|(?:el|la|mi|esa|ese|esta|este|a|o|minha|meu|my|the|that) (?:cita|turno|hora|reserva|consulta|horario|appointment|booking|agendamento)|it|that|ela|ele|isso)';
const AS_IS =
  '(?:(?: (?:igual|asi|ahi|como (?:esta|estaba)|tal cual|assim|as it is|as is|nomas|quieta|quieto|en pie|agendad[oa]|reservad[oa]|firme))+)';
/** "Así déjala", "así queda": the other way round it is "déjala así". */
const SO_LEFT = `(?:(?:asi|assim)(?: (?:mismo|mesmo|nomas|mejor|melhor))? (?:(?:dej|deix)(?:al[oa]|el[oa]|amel[oa]|emel[oa]|enmel[oa]|a|e|emosl[oa])|l[oa] dejo|(?:que )?(?:queda|quede|fica|fique)|como (?:esta|estaba))(?: ${IT})?${AS_IS}?)`;
const KEEPING = `(?:${SO_LEFT}|(?:l[oa] )(?:mantengo|conservo|mantenemos)|(?:que )?(?:manten(?:e|é|ga|gan|lo|la|gal[oa]|el[oa]|em|ha|go|er|erl[oa]|emos)|conserv(?:a|e|o|al[oa]|el[oa]|arl[oa]))(?: ${IT})?${AS_IS}?|guard(?:al[oa]|amel[oa]|emel[oa])|(?:dej(?:al[oa]|el[oa]|amel[oa]|emel[oa]|enmel[oa])|deix[ae](?: ${IT})?|leave ${IT})${AS_IS}|(?:i )?(?:want to )?keep ${IT}|(?:quiero|quisiera|prefiero|quero) (?:mantener|conservar|manter)(?:l[oa])?(?: ${IT})?)`;
const NOT_DONE = `(?:(?:no|nao|ni|don t|do not|please don t)(?: (?:me|nos|se|l[oa]|ela|ele|que|quiero|quero))* (?:cancel|anul|borr|elimin|quit|saqu|desmarqu|delet)(?:es?|en|e|ar|arl[oa]|a|o|s|as|em)?(?:me|nos)?(?:l[oa])?(?: ${IT})?)`;
const NEEDED = `(?:(?:l[oa] |i )?(?:necesito|preciso|need)(?: (?:mucho|muchisimo|de verdad|urgente))*(?: ${IT})?)`;
const DEAR_WON =
  '(?:(?:me|nos) costo (?:[a-z]+ ){0,3}?(?:conseguir|sacar|encontrar|obtener|agarrar)(?:l[oa])?(?: (?:el|la|ese|esa) (?:turno|cita|hora|lugar))?)';
const STAYS = `(?:${COMING}|${KEEPING}|${NOT_DONE}|${DEAR_WON})`;
/** "Si puedo ir, déjela": by itself it may be told to let it go. */
const LEFT = '(?:(?:dej|deix)(?:al[oa]|el[oa]|amel[oa]|emel[oa]|a|e)|leave it)';
const KEEPS = re`^ (?:${COURTESY} ){0,8}(?:${NEEDED} (?:${COURTESY} ){0,8})?${STAYS}(?: (?:${COURTESY}|${STAYS}|${NEEDED}|${LEFT})){0,8} $`;
/** "Lo necesito" by itself may be of the cancelling; behind a no, or said of the appointment, it is not. */
const NEEDS_IT = re`^ (?:${COURTESY} ){0,8}${NO} (?:${COURTESY} ){0,8}${NEEDED}(?: ${COURTESY}){0,8} $`;
const NEEDS_THAT = re`^ (?:${COURTESY} ){0,8}(?:necesito|preciso|need) (?!l[oa] )${IT}(?: ${COURTESY}){0,8} $`;
/** "Sí quiero la cita"; "quero isso" may be of the cancelling. */
const WANTS_THAT = re`^ (?:${COURTESY} ){0,8}(?:quiero|quisiera|quero|i want|want)(?: (?:si|sim))? (?!(?:l[oa]|it|that|ela|ele|isso) (?:$|${COURTESY} ))${IT}(?: ${COURTESY}){0,8} $`;

/** By itself "ahí estaré" may be said out of turn: it is asked again (AGENDA-7). */
const ONLY_THERE = re`^ ${THERE} [a-z]+ $`;

export function keepsIt(heard: Heard): Act | readonly Act[] | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'cancelacion' || situation.asks !== 'confirm') return undefined;
  const kept = act(heard, { intent: 'reject' });
  if (text.asks) return refusesBehind(text.raw) ? [...[asksCostOfChanging(heard) ?? []].flat(), kept] : undefined;
  const said = withMarks(text.raw);
  if (ONLY_THERE.test(said)) return undefined;
  return [KEEPS, NEEDS_IT, NEEDS_THAT, WANTS_THAT].some((one) => one.test(said)) ? kept : undefined;
}

/** The words, and a comma for every mark between them. */
function withMarks(raw: string): string {
  const parts = raw.split(/[,.;:!\n]+/).flatMap((part) => readText(part).norm.trim() || []);
  return ` ${parts.join(' , ')} `;
}

/** "Si lo cancelo, ¿me cobran? Mejor no": asked, and refused before the answer. */
function refusesBehind(raw: string): boolean {
  const cut = clauses(raw);
  const last = cut.at(-1);
  if (last === undefined || last.asks || cut.length < 2) return false;
  return verdict(pieces(plainWords(last.raw))) === 'no';
}
