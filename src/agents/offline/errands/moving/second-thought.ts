/** Another hour for the one appointment that he has, said without a word of moving: "mejor el sábado a las 11", "uy no, a las 19". */
import type { Heard } from '../../heard.ts';
import { RIGHT_AT_THAT_HOUR } from './same-week.ts';
import { TAKING } from '../several/wishes-anew.ts';
import { findNames } from '../../names.ts';
import { deniesItsTime } from '../mine/own-appointment.ts';
import { ratherThen } from './rather-then.ts';
import { speaksOfItsOne } from './shifted.ts';
import { saysWhen } from '../../wishes.ts';
import { MISTAKEN } from '../../words/words.ts';
import { CANNOT } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

/** "Me olvidé", "se me olvidó que trabajo", "me acordé que no puedo": why. */
const FORGOT =
  '(?:se )?(?:me )?(?:olvide|olvido|olvidaba|acorde|acabo de acordar|equivoque|confundi|esqueci|lembrei|i forgot)(?: (?:que|de)(?: (?!tambien|quier|necesit|quer)[a-z]+){1,6}?)?';
const RATHER = re`^ (?:(?:no|uy|ay|perdon|disculpa|disculpe|che|mm|nao|sorry|actually|para|pera|esper[ae](?:te)?|wait|al final|pensandolo bien|no final|pero|oye|ah|${FORGOT}) )*(?:mejor|melhor|better|prefiero|prefiro) `;

/** "Uy no, a las 19", right after a booking: of the one that was just made. */
const NOT_THAT_HOUR =
  /^ (?:(?:uy|ay|uh|ah|oh|ups|oops|perdon|disculpa|disculpe|espera|espere|para|pera|che|sorry|desculpa) )*(?:no|nao|nop) (?:(?:perdon|disculpa|espera|para|digo|era|es|que sea|tiene que ser|desculpa|sorry) )*(?:a las?|al|el|para|pra|as|na|no|at|on) /;

/** "Perdón, a las 5", "¿podría ser a las 5?", "¿y el lunes no se puede?", right behind a booking: as much. */
const RATHER_THEN =
  /^ (?:(?:uy|ay|uh|ah|oh|ups|oops|perdon|disculpa|disculpe|sorry|desculpa) )+(?:(?:mejor|melhor|que sea|digo) )?(?:a las?|al|el|para|pra|as|na|no|at|on) |^ (?:(?:uy|ay|y|oye|che|perdon|disculpa|disculpe) )*(?:sera (?:que )?)?(?:(?:podria|puede|podra|pode|poderia) ser|(?:no )?se (?:puede|podra|podria)|could it be|can it be) (?:a las?|al|el|para|pra|as|na|no|at|on) |^ (?:(?:uy|ay|y|oye|che|perdon|disculpa|disculpe) )*(?:para )?(?:el|a las?|manana|hoy)(?: [^ ]+){0,3} (?:no )?(?:se (?:puede|podra|podria)|(?:podria|puede|podra) ser) $/;

/** "Uy, era para el viernes", "tenía que ser a las 5": as much. */
const WAS_MEANT =
  /^ (?:(?:uy|ay|ai|uh|ah|oh|ups|oops|no|nao|perdon|disculpa|disculpe|espera|espere|para|pera|che|sorry|desculpa|pero|mas|but|(?:la|el|a|o|the) (?:hora|dia|fecha|data|horario|time|day|date) (?:esta|quedo|ta|is) (?:mal|equivocad[oa]|errad[oa]|wrong)) )*(?:(?:l[oa] |o |a )?(?:era|eran|queria|querria|quise|pedi|necesitaba|precisava)|tenia que ser|debia ser|tinha que ser|it was|i (?:meant|wanted|needed)(?: it)?|that was)(?: (?:para|pra|pro|el|al|a las?|no|na|as|on|at|for|\d{1,2}h?)) /;

/** "En realidad a las 18, perdón." */
const IN_FACT =
  /^ (?:(?:no|uy|ay|perdon|disculpa|disculpe) )*(?:en realidad|en verdad|na verdade|actually) (?:(?:es|era|seria|que sea|mejor) )?(?:a las?|el|para|as|na|no|at|on) /;

/** "¿Y si mejor la llevo el lunes?", "¿puedo ir mejor el jueves?" */
const COMES_RATHER =
  /^ (?=.* (?:mejor|melhor|rather|instead) )(?:(?:y|e|and|oye|perdon|disculp[ae]|hola|buenas|una pregunta|sorry) )*(?:si|se|que tal si|sera que|puedo|podria|podre|podemos|podriamos|posso|poderia|can i|could i|what if i)(?: (?:puedo|podria|mejor|melhor|rather|l[oa]|o|a|yo|eu|nos|les))* (?:(?<= l[oa] )(?:llev|tra[eig])[a-z]+|(?:llev|tra)[a-z]+(?:l[oa]s?| (?:al?|el|la|mi|o|meu) [a-z]+) |ir |voy |vamos |vou |pas[oae]r? |asist|veng|venir |vir |come |go )/;

/** "Mejor el sábado a las 11", with one appointment and nothing open: that one, unless something else is named. */
export function isSecondThought(heard: Heard): boolean {
  const { norm } = heard.text;
  const { state, appointments = [] } = heard.situation;
  const booked = state === 'evento_creado';
  const corrects = NOT_THAT_HOUR.test(norm) || WAS_MEANT.test(norm) || IN_FACT.test(norm);
  // Behind a move as behind a booking: with one appointment there is nothing else that it could put right.
  const again = (booked && (corrects || RATHER_THEN.test(norm))) || (appointments.length === 1 && corrects);
  return (
    (again || RATHER.test(norm) || COMES_RATHER.test(norm) || ratherThen(heard) || MISTAKEN.test(norm)) &&
    saysWhen(heard.times) &&
    speaksOfItsOne(heard)
  );
}

/** "Oye, ¿siempre sí se podrá mejor a las 10?", "dice mi esposo que mejor a las 10", "mejor con Martín", right behind a booking. */
export function thinksAgain({ text, times, situation, ...heard }: Heard): boolean {
  const { state, tenant } = situation;
  if (state !== 'evento_creado' || tenant === undefined || text.words.length > WORDS_MAX) return false;
  if (TAKING.test(text.norm)) return false;
  if (theyCannot({ text, times, situation, ...heard })) return true;
  if (!speaksOfItsOne({ text, times, situation, ...heard })) return false;
  const withOther = findNames(text.raw, tenant).profesional !== undefined;
  if (withOther && NO_WITH.test(text.raw)) return true;
  const place = text.asks || !WRONG_PLACE.test(text.norm) ? undefined : findNames(text.raw, tenant).sucursal;
  if (place !== undefined && situation.appointments?.every(({ slot }) => slot.branchId !== place) === true) return true;
  if (saysWhen(times)) return RATHER_AT.test(text.norm) || (HINDERED.test(text.norm) && IS_THERE.test(text.norm));
  if (deniesItsTime(text.norm) || BUT_LATER.test(text.norm)) return true;
  return RATHER_WITH.test(text.norm) && withOther;
}
/** "Mi mamá no puede ir sola, ¿se puede el sábado?": who comes to the one that there is, whoever it was booked for. */
function theyCannot({ text: { norm, raw }, times, situation: { appointments = [], tenant } }: Heard): boolean {
  if (appointments.length !== 1 || tenant === undefined || !saysWhen(times)) return false;
  if (COMES_TOO.test(norm)) return false;
  return THEY_CANNOT.test(norm) && IS_THERE.test(norm) && findNames(raw, tenant).servicio === undefined;
}
const THEY_CANNOT =
  / (?:no|nao) (?:va a |vai )?(?:puede|pueden|poder|pode|podem|alcanza|llega|consegue)(?: (?:ir|venir|vir|llegar|chegar|sol[oa]s?|sozinh[oa]|ese dia|a esa hora|esse dia))* | (?:he|she|they|my [a-z]+) (?:can t|cannot|won t) (?:make|come|go) /;
const COMES_TOO = / (?:tambien|tambem|also|too|quiere|quer|wants|otr[oa] (?:hora|cita|turno)|un[oa] para) /;
/** "Me equivoqué de sucursal, la quería en el Cerro", "me confundí, en Palermo era". */
const WRONG_PLACE =
  / (?:me (?:equivoque|confundi|enganei|trompei)|errei|my mistake|wrong (?:branch|place|location)|(?:era|quise|queria|it was|i meant) (?:en|na|no|em|at|in) | (?:en|na|no|em|at|in) (?:[a-z]+ ){1,4}(?:era|queria) $)/;
/** "Pero más tarde." */
const BUT_LATER =
  / (?:pero|mas|but|mejor|melhor) (?:un poco |um pouco |a bit )?(?:mas (?:tarde|temprano|tardecito|tempranito)|mais (?:tarde|cedo)|later|earlier)(?: (?:por favor|porfa|please))* $/;
const WORDS_MAX = 14;
const RATHER_AT =
  / (?:mejor|melhor|better|rather|prefiero|preferiria|prefiro)(?: (?:que sea|seria|si))? (?:a|al|as|el|en|por|para|pra|de|la|las|los|na|no|at|on|in|manana|hoy|pasado|tipo|[0-9]+) |^ (?:pero|but) (?:que sea )?(?:en|por|a|al|para|pra|el|at|on|in) /;
/** "Putz, esqueci que tenho compromisso às 9. Tem às 11?" */
const HINDERED = re` (?:esqueci|olvid[eo]|${CANNOT}|no me da|nao (?:vai dar|da)|can t|cannot|won t|i forgot|tenho compromisso|tengo (?:una? |otr[oa] )?(?:compromiso|reunion|clase|trabajo|cita|turno|examen|viaje)|(?:esa|essa|ese|esse) (?:hora|dia|horario) (?:ya )?(?:no|nao)) `;
const IS_THERE =
  / (?:tem|teria|da pra ser|hay|habra|tenes|tienes|tienen|podria ser|puede ser|pode ser|se puede|is there|do you have|could it be) (?:(?:algo|lugar|um horario|something|anything) )?(?:a las?|as|at|el|na|no|on) | is (?:[a-z0-9]+ ){1,4}(?:possible|available|free|ok|okay) /;
const RATHER_WITH =
  / (?:mejor|melhor|better|rather|prefiero|prefiro)(?: (?:que sea|si|seria))? (?:con|com|with) |^ (?:pero|but) (?:que sea )?(?:con|com|with) /;

/** "No, con Santi"; "no con Santi" wants anybody else. */
const NO_WITH = /^\s*(?:\p{L}+\s+)?(?:no+|n[aã]o|nop)\s*[,.;!\n]+\s*(?:mejor\s+|que\s+sea\s+)?(?:con|com|with)\s/iu;

/** "Me equivoqué, era para el jueves a esa hora": that hour is no hour that is asked for. "¿Puedo ir mejor a las 11?": of that one. */
export function putsItsTimeRight(heard: Heard): boolean {
  const { norm } = heard.text;
  return (RIGHT_AT_THAT_HOUR.test(norm) || COMES_RATHER.test(norm)) && isSecondThought(heard);
}
