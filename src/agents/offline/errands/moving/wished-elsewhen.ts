/**
 * "¿Podría ser a las 6 y media?", "me queda mejor el viernes a la misma hora", "can we do 4:30 instead?": another time, put as
 * a question, a wish or what suits better, and nothing else named. Of the only appointment that he has it is where that one
 * goes, and no second one.
 */
import { whenOf, type Appointment } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { keywordOf } from '../../keyword-in.ts';
import { findNames } from '../../names.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { UNABLE } from '../../words/cannot.ts';
import { isRemark } from '../../words/life.ts';
import { fold, readText, without } from '../../words/text.ts';
import { comesThen, IS_THERE, mayCome } from './comes-then.ts';
import { direction } from './where-to.ts';
import { tellsOfOne } from './as-it-stands.ts';
import { COMES_NOT } from '../../words/deeds.ts';

const RATHER =
  'mas bien|(?:(?:mas|much|way|muito) )?(?:mejor|melhor|better|instead|rather)|prefiero|preferiria|preferimos|prefiro|prefere|i d prefer|i prefer|en vez|en lugar';
/** It itself: of what is not there yet nobody asks whether it could be then. */
const IT_BE = [
  '(?:no )?(?:puede|podria|podra|pudiera|pode|poderia) ser|se (?:podra|podria)(?! (?:pagar|saber|ver|[a-z]+r) )',
  'que (?:sea|fuera|fuese|quede|seja|fosse|fique)',
  '(?:da|daria) (?:pra|para) ser',
  '(?:can|could|might)(?: (?:it|that))? be|(?:it|that) (?:to )?be|make it|have it',
  '(?:podemos|podriamos|poderiamos|da (?:pra|para)|daria (?:pra|para)) (?:hacerl[oa]|hacer|fazer|dejarl[oa]|deixar)',
  '(?:can|could|may) (?:we|you) (?:do|make)|would you be able to do',
  '(?:(?:es|seria|sera|e|is|be|would it be) )?(?:posible|possivel|possible)',
  '(?:any|alguna|algum|hay|tem|is there (?:a|any)) (?:chance|posibilidad|possibilidade)(?: (?:of|de(?: que)?))?',
  'rolaria|rola|i meant|quise decir|queria decir|quis dizer',
  // "Te cambio el jueves por el viernes": whatever is changed so, and not "paso el viernes", who comes.
  '(?:te |me |se |l[oa] |le )?(?:cambi(?:o|a|e|ar|amos|emos|arias?)|troc(?:o|a|ar|amos)|mud(?:o|a|e|ar|amos)|mov(?:er|emos)|corr(?:er|amos|emos)|pas(?:emos|amos))(?:me|nos)?(?:l[oa])?|(?:shift|switch|swap|change|move|bump|push)(?: (?:it|me|that))?',
].join('|');
const SAME =
  '(?:(?:a|en|at|no|in) )?(?:(?:la|el|the|o|es[ae]|ess[ae]|that) )?(?:mism[ao]|mesm[ao]|same) (?:hora|horario|time|hour)|(?:a esa hora|nesse horario|at that time)';
const WAY =
  '(?:(?:(?:un po(?:co|quito)|algo|um pouco|a (?:bit|little)(?: bit)?) )?(?:mas (?:tarde|tardecito|temprano|tempranito|luego)|mais (?:tarde|cedo|cedinho)|later|earlier|sooner)|(?:un (?:poco|poquito)|algo|um (?:pouco|pouquinho)) (?:antes|despues|depois))';
/** "¿Queda alguna más temprano?" */
const THERE_IS =
  '(?:hay|habra|habria|queda|quedara|quedo|tiene[ns]?|tenes|tendra[ns]?|tem|teria|tera|consigue|is there|do you have|have you got)(?: (?:algo|nada|algun[oa]?|un[oa]?|ningun[oa]?|lugar|hueco|disponible|libre|alguma|algum|uma?|vaga|horario|anything|something|any|a slot))*';
/** What may stand around it and says nothing more. */
const AROUND = [
  '(?:otr[oa]|una|outra) (?:cosa|cosita|pregunta|preguntita|consulta|duda|coisa|coisinha)|la hora|the time|o horario',
  'no|nao|uy|ay|ah|oh|ops|oops|ups|uf|mm|pucha|chuta|hijole|chin|putz|nossa|poxa|perdon|disculp[ae]|desculpa|sorry|che|oye|oiga|mae|pero|mas|but|bueno|entonces|ahora|pues|actually|maybe|quizas?|hola|buenas|buenos|dias|tardes|noches|oi|bom|boa|dia|tarde|hi|hello|hey|good|morning|afternoon',
  'sera|sab(?:es?|is?)|que|si|se|if|what if|how about|es|e|seria|is|would|will|it|la|lo|le|les|me|nos|mi|yo|eu|i|we|she|he|they|says?|said|dicen?|dijo|diz|disse|wait|usted|ustedes|voces?|and|y|un|una|um|uma|uns|umas',
  '(?:d |ll )?(?:like|need|want|love)(?: to)?|necesit[a-z]+|precis[a-z]+|quier[a-z]+|quisier[a-z]+|quer[a-z]+|gostaria|gustaria',
  '(?:se )?(?:puede[ns]?|podes|podria[ns]?|podra[ns]?|pueda[ns]?|puedo|podemos|podriamos|posso|consigo|consegue|pode|poderia|poderiam|can|could|may|tem como|da|daria)(?: (?:i|we|you))?',
  '(?:pon(?:er|e|ga|gan|es)?|dej(?:ar|a|e|en)|dar|d[ae]|den|pas(?:a|e|en)|agend(?:a|e|en)|anot(?:a|e|en)|apunt(?:a|e|en)|coloc?(?:a|ar)|coloque|bot(?:a|e|ar)|encaix(?:a|e|ar)|atiend(?:a|an|e|en)|atend(?:er|am|em))(?:me|nos|l[oa]s?|mel[oa])?|put|fit|squeeze|see',
  '(?:ir|venir|vir|pasar|llegar|chegar|asistir|voy|vamos|vou|come|go|be there)(?: in)?',
  'queda|quedaria|viene|vendria|sirve|serviria|conviene|convendria|acomoda|cuadra|va|fica|ficaria|cai|works?|suits?|estaria|is|be',
  'para|pra|pro|pal?|por|en|al?|el|las?|los|as|os|o|na|no|nas|on|at|for|to|the|de|del|da|do|eso|como|tipo|umas|around|about|like|in|this|este|esta|that|day|ese|dia|feira',
  'porfa|por favor|favor|please|plis|gracias|obrigad[oa]|thanks|nomas|ok|mesmo|tambem nao|im|mim|you|ti',
].join('|');
const STRONG = new RegExp(` (?:${RATHER}|${IT_BE}|${THERE_IS} ${WAY}) `);
const ASKED = new RegExp(` (?:${SAME}|${WAY}) `);
const COULD_NOT = / no se (?:puede|podra|podria) /;
/** Greedily, one phrase behind the other, so that it is linear; the spaces between them stay. */
const SAYS_NO_MORE = new RegExp(
  ` (?:${SAME}|(?:${THERE_IS} )?${WAY}|${IT_BE}|${RATHER}|${IS_THERE}|${AROUND})(?= )`,
  'g',
);
/** Manners, and words that ask whether it can be: the times have been taken out. */
export function saysNoMore(norm: string): boolean {
  return norm.replaceAll(SAYS_NO_MORE, '').replaceAll(MARKS, '').trim() === '';
}
const MARKS = /[^\p{L}\p{N}]/gu;

/** His time does not suit, in a clause of its own. */
const UNSUITED = new RegExp(
  ` (?:${UNABLE}|(?:me |se me )?(?:complic[a-z]+|enred[a-z]+)|(?:is |s )?(?:tricky|difficult|no good|not good)|(?:no|nao) (?:me|nos) (?:queda|sirve|da|va|viene|cuadra|acomoda)|nao (?:da|vai dar|rola)|can t|cannot|doesn t work|won t work|me toca|tengo que|tenho que|i have to|i ve got to) `,
);
/** One more, another's, or something else is done. */
const OTHERWISE =
  / (?:(?:otr[oa]s?|outr[oa]s?|another)(?! (?:cos|pregunt|consult|dud|coisa)[a-z]* )|one more|un[oa] mas(?! t)|mais uma?|tambien|tambem|also|too|ademas|nuev[oa]|nov[oa]|new|agreg[a-z]*|sum[ae][a-z]*|cancel[a-z]*|anul[a-z]*|desmarc[a-z]*|pag[a-z]*|abon[a-z]*|pay[a-z]*|cuanto|quanto|how much|abren|abrem|atienden|atendem|cierran|open|cada|every|todos|todas) /;
const CLAUSE = /[^.,;:!?¿¡\n]+/g;
const CHARS_MAX = 160;

export function wishedElsewhen(heard: Heard): Act | undefined {
  const { text, times, situation, guest, party, hit } = heard;
  const { flow, tenant, offer, aside } = situation;
  // A payment that is asked about is at no time of its own: "sorry, can we make it Friday?" is of the appointment.
  if (flow !== 'ninguno' && (flow !== 'pagos' || situation.asks !== 'confirm')) return undefined;
  if (tenant === undefined || text.raw.length > CHARS_MAX) return undefined;
  // Of one that was shown, and something else said between: what is wished may be anything.
  if (offer?.kind === 'cita' && aside === true) return undefined;
  // Who does not come then is whose it is: nobody else is brought, and what is wished elsewhen is not given up.
  const comesNot = COMES_NOT.test(text.norm);
  if (OTHERWISE.test(text.norm) || party.length > 0 || (guest?.relation !== undefined && !comesNot)) return undefined;
  if (hit !== undefined && hit.intent !== 'book' && !(comesNot && hit.intent === 'cancel')) return undefined;
  const meant = theOneMeant(heard);
  const of = meant ?? measuredByAny(heard);
  if (of === undefined || !goesElsewhere(heard, of)) return undefined;
  const { servicio = of.serviceId } = findNames(withoutTales(without(text.raw, times.spans)), tenant);
  const wish = servicio === of.serviceId ? wishIn(heard, of) : undefined;
  // Of the only one there is nothing to tell, unless the wish stands apart.
  const only = situation.appointments?.length === 1 && wish?.from === 0;
  return wish && { intent: 'move', ...(only || meant === undefined ? {} : { of }), ...wish };
}

/** "¿Puedo ir un rato antes?", of who has several and tells no day: of one of them, and it is asked of which. */
function measuredByAny({ text, times, situation: { appointments = [] } }: Heard): Appointment | undefined {
  if (times.fecha !== undefined || times.fechaOriginal !== undefined || times.fechaDesde !== undefined)
    return undefined;
  return direction(text.norm) !== undefined && mayCome(text) ? appointments[0] : undefined;
}

/** "La nena tiene prueba de mate": its words are of his life, and of nothing that is sold. */
function withoutTales(raw: string): string {
  return raw.replaceAll(CLAUSE, (clause) => (isRemark(fold(clause)) ? ' '.repeat(clause.length) : clause));
}

/** The only one that he has, or on the day, or at the hour, that is told as its own; "hoy más tarde", the one that is today. */
function theOneMeant({ text, times, situation }: Heard): Appointment | undefined {
  const { appointments = [], now } = situation;
  const { fecha, fechaOriginal, horaOriginal: hour } = times;
  const measured = appointments.length > 1 && direction(text.norm) !== undefined && !tellsOfOne(times, situation);
  const day = fechaOriginal ?? (measured ? fecha : undefined);
  const own = appointments.filter(({ slot }) => {
    const at = whenOf(slot, now.timeZoneId);
    return (day ?? at.fecha_deseada) === at.fecha_deseada && (hour ?? at.hora_especifica) === at.hora_especifica;
  });
  return own.length === 1 ? own[0] : undefined;
}

/** Not at the time that it has. */
function goesElsewhere({ text, times, situation: { now } }: Heard, { slot }: Appointment): boolean {
  if (direction(text.norm) !== undefined || times.desplazamiento !== undefined) return true;
  const { fecha_deseada: day, hora_especifica: hour } = whenOf(slot, now.timeZoneId);
  if (!saysWhen(times)) return false;
  const open = times.hora === undefined && times.preferencia === undefined && times.horaDesde === undefined;
  const sameHour = times.hora === hour || times.horaCandidates.includes(hour) || open;
  return !sameHour || (times.fecha ?? day) !== day || times.fechaDesde !== undefined;
}

/** Where it is asked for: one clause, and those before it only tell why. */
function wishIn(heard: Heard, of: Appointment): Pick<Act, 'from' | 'to'> | undefined {
  const { text, times, situation } = heard;
  const spans = times.spans.filter(({ start, end }) => !EARLIER.test(readText(text.raw.slice(start, end)).norm));
  const blank = without(text.raw, spans);
  const pieces = [...blank.matchAll(CLAUSE)].map(({ 0: raw, index }) => ({ ...readText(raw), from: index }));
  const said = pieces.map((piece) => ({ ...piece, more: piece.norm.replaceAll(SAYS_NO_MORE, '').trim() !== '' }));
  const whys = said.filter(({ more }) => more);
  if (whys.some((why) => keywordOf(why, situation) !== undefined && !COMES_NOT.test(why.norm))) return undefined;
  const first = said.findIndex(({ more }) => !more);
  const wishes = said.filter(({ more }) => !more).map(({ norm }) => norm);
  const unsuited = said.some(({ norm }) => UNSUITED.test(norm));
  const asked = wishes.some((norm) => COULD_NOT.test(norm) || (ASKED.test(norm) && !ADDS.test(norm)));
  const plainly = wishes.some((norm) => STRONG.test(norm)) || wishes.some((norm) => comesThen(norm, heard, of));
  const last = said[first - 1];
  const from = last === undefined ? 0 : last.from + last.raw.length;
  const { fecha_deseada: its } = whenOf(of.slot, situation.now.timeZoneId);
  const day = timesIn(text.raw.slice(0, from), situation).fecha;
  // "Mañana llueve mucho, ¿se puede a la tarde?", of the one that is tomorrow: what comes before tells why.
  const because = whys.length > 0 && day === its && wishes.some((norm) => IS_POSSIBLE.test(norm));
  if (!plainly && !(text.asks && (unsuited || asked || because))) return undefined;
  // "El miércoles cuido a mi nieta hasta las 6", of the one on Wednesday: no hour of what is wished behind it.
  const apart = (day ?? its) === its && saysWhen(timesIn(text.raw.slice(from), situation));
  return { from: apart ? from : 0, to: text.raw.length };
}
const IS_POSSIBLE = / (?:se (?:puede|podra|podria)|(?:sera|seria) que (?:se )?puede|da (?:pra|para)|rola|tem como) /;
/** "Más temprano" is read as the morning, too. */
const EARLIER = new RegExp(`^ ${WAY} $`);
/** "¿Y el viernes a la misma hora?" may be one more. */
const ADDS = /^ (?:y|e|and) /;
