/** "Can I get another one?", "¿me das una más?", "quero mais um", with nothing open and no link that waits: one more of the same. */
import { whenOf, type Guest } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { justBooked } from '../mine/just-booked.ts';
import { SOMEBODY } from '../../people/told-names.ts';
import { KIN_WORD, relationOf } from '../../words/kin.ts';
import { readText, without } from '../../words/text.ts';

const LEADS =
  '(?:(?:hi|hey|hello|great|thanks|thank|you|perfect|ok|okay|and|also|oh|actually|hola|listo|gracias|perfecto|genial|bueno|y|oye|che|tambien|oi|otimo|obrigad[oa]|e|tambem) )*';
const WISH =
  '(?:(?:can|could|may) (?:i|we) (?:get|have|book|make|take|do|add|schedule) |(?:i|we) (?:want|need|would like|d like)(?: to (?:get|have|book|make|add))? |(?:get|give|book) me |(?:me |nos )?(?:d[ae]s?|podes dar|puedes dar|puede dar|agend[ae]s?|reserv[ae]s?) |(?:(?:me )?(?:puedo|podria|podemos) )?(?:sacar|pedir|agendar|reservar|tomar) |(?:quiero|quisiera|necesito|dame|deme|agend[ae]me|reserv[ae]me) |(?:posso|podemos|quero|queria|gostaria de) (?:marcar |agendar )?)?';
const ANOTHER =
  '(?:another(?: one)?|one more|(?:a )?second one|(?:otr[oa]|un[oa]) mas|(?:mais )(?:um|uma)|outr[oa] mais)(?: (?:appointment|booking|turno|cita|hora|reserva|horario))?';
/** "…on Friday", whose day is taken out before; "…for my son". */
const FOR_WHOM = `(?:(?:for|para|pra|pa) (?:(?:my|mi|mis|minha|meu) )?${SOMEBODY} )?`;
const END = `${FOR_WHOM}(?:(?:on|at|for|in|the|el|la|las|para|pra|a|as|na|no|(?:(?:ese|este|esse|nesse|that) )?(?:mismo|mesmo|same) (?:dia|day)|(?:ese|esse|nesse|that) (?:dia|day)|please|too|as well|also|por favor|porfa|tambien|tambem|pfv) )*${FOR_WHOM}`;
/** With a verb of taking "otra" is enough: "dame otra" may be another hour. */
const TAKES =
  '(?:(?:quiero|quisiera|puedo|podria|quero|mejor) )?(?:pid[oe]|saco|agendo|reservo|marco|pedir|sacar|pedime|pideme|sacame|marcar) (?:otr[oa]|outr[oa])';
const ANOTHER_ONE = new RegExp(`^ ${LEADS}(?:${WISH}${ANOTHER}|${TAKES}) ${END}$`);

/** Where money waits, what there may be another one of is the link. */
export function wantsAnotherOne(heard: Heard): boolean {
  const { text, times, situation } = heard;
  if (situation.flow !== 'ninguno') return false;
  if (repeatsIt(heard)) return true;
  return situation.owes !== true && ANOTHER_ONE.test(readText(without(text.raw, times.spans)).norm);
}

/**
 * "Y el viernes a las 17 también", "de novo na sexta", "add friday at 10 too", right behind a booking: that once more, on another
 * day; "y a mi hija Abril también", "yo también quisiera una después de él": for another one. Nothing else is said.
 */
export function repeatsIt(heard: Heard): boolean {
  const { text, times, situation } = heard;
  // Right behind a cancellation or a move the same would be done of that one, too.
  if (situation.flow !== 'ninguno' || situation.doneJustNow !== undefined || justBooked(situation) === undefined)
    return false;
  if (text.words.length > WORDS_MAX || (situation.language !== 'pt' && / no /.test(text.norm))) return false;
  const said = readText(without(text.raw, times.spans)).norm.replace(THEIRS, '');
  if (
    !said
      .trim()
      .split(' ')
      .every((word) => ONLY_ONCE_MORE.test(word)) ||
    ALONG.test(text.norm) ||
    INSTEAD.test(text.norm)
  )
    return false;
  // "Otra para el lunes" may be another hour for what was spoken of since.
  const more =
    ONCE_MORE.test(said) || (situation.state === 'evento_creado' && / (?:otr[oa]|outr[oa]|another) /.test(said));
  const another = whoElse(heard) !== undefined;
  return more && wishes(heard, !another) && (another || onAnotherDay(heard));
}
/** "En vez del jueves el viernes a la misma hora": it goes there, and is no second one. */
const INSTEAD = / (?:en|em) (?:vez|lugar) d[aeo]| instead /;
/** "¿Puedo ir con mi hija también?": she comes along. */
const ALONG = new RegExp(` (?:con|com|with) (?:mis?|meus?|minhas?|my) (?:${KIN_WORD})`);
const WORDS_MAX = 24;

function wishes({ hit }: Heard, forTheSame: boolean): boolean {
  return hit === undefined || OF_A_WISH.has(hit.intent) || (hit.intent === 'move' && !forTheSame);
}
const OF_A_WISH: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['book', 'other', 'retry']);

/** For whom it is this time, where that is told: "a mi hermana", "para mí"; "anotala a ella" is of who has been named beside. */
export function whoElse({ text: { norm }, guest }: Heard): Guest | undefined {
  const relation = relationOf(THEIRS.exec(norm)?.groups);
  if (guest !== undefined || relation !== undefined) return { ...(relation && { relation }), ...guest };
  return ME.test(norm) ? { relation: 'yo' } : undefined;
}
const THEIRS = new RegExp(`(?<= )(?:mi|meu|minha|my|nuestr[oa]|noss[oa]|our) (?<kin>${KIN_WORD}) `);
const ME =
  / (?:(?:para|pra|for) (?:mim?|me)|(?:yo|eu|me|i d like (?:to have )?(?:one|it)) (?:tambien|tambem|tb|tbm|too)|(?:tambien|tambem) (?:yo|eu|me)|i also) /;

function onAnotherDay({ text, times, situation }: Heard): boolean {
  if (times.fecha === undefined || (text.asks && situation.state !== 'evento_creado')) return false;
  // "Y el jueves también", of who has one then: of that one something was said before.
  const { appointments = [], now } = situation;
  return times.hora !== undefined || appointments.every((one) => !isOn(times.fecha, whenOf(one.slot, now.timeZoneId)));
}
function isOn(day: string | undefined, { fecha_deseada }: { fecha_deseada: string }): boolean {
  return day === fecha_deseada;
}
const ONCE_MORE =
  / (?:tambien|tambem|tb|tbm|also|too|as well|otra vez|de n(?:uev|ov)o|novamente|again|one more|un[oa] mas|mais uma?|igual(?:it[oa])?|mism[oa]|mesm[oa]|same|repetir|repito|repeat|agreg[a-z]+|agregue[a-z]*|sum[ae](?:me|le|nos)|adicion[a-z]+|anad[a-z]+|inclu[iy][a-z]*|acrescent[a-z]+|add) /;
/** How it is asked for, and nothing else. */
const ONLY_ONCE_MORE = new RegExp(
  `^(?:${[
    'ah|oh|ok|okay|bueno|listo|perfecto|perfeito|genial|buenisimo|otimo|great|cool|gracias|obrigad[oa]|thanks|thank you|oye|oiga|che|ay|si|sim|yes|dale|y|e|and|pues|entonces|entao|then',
    'tambien|tambem|tb|tbm|also|too|as|well|vez|n(?:uev|ov)o|novamente|again|otr[oa]|outr[oa]|another|uno|una?|uma?|one|mas|mais|more|igual(?:it[oa])?|l[oa]|mism[oa]|mesm[oa]|same|thing|cosa|coisa|repetir|repito|repeat|it',
    'me|nos|yo|eu|i|we|us|quiero|quisiera|queria|quero|gostaria|necesito|preciso|want|need|would|d|like|to|can|could|puedo|podria|podes|puedes|puede|podemos|posso|pode|poderia|get|have|book|do|make|put|down|let|s',
    '(?:agreg|sum|anot|agend|reserv|apunt|apart)[aeou]{1,2}(?:r|me|nos|l[eoa])?|adicion[a-z]{1,3}|anad[a-z]{1,4}|inclu[iy][a-z]{0,2}|acrescent[a-z]{1,2}|add|pon(?:eme|me|game|er)|dame|deme|das?|sac[ao](?:me|l[eoa])?|marc(?:a|ar|ame|o)|poe|bota|coloca',
    'turnos?|citas?|hora|horario|horita|reserva|cupo|clase|aula|sesion|sessao|appointment|booking|class|lesson|session|slot|time|dia|day|lugar|place',
    'ir|venir|vir|come|go|ella|ela|ele|her|him|his|she|he|mim?|le|lhe|quiere|quer|wants?|needs?|necesita|precisa|ocupa|gusta(?:ria)?|encantaria|interesa|conmigo|comigo|ser|seria|se|llama|chama|posible|possivel|possible|aprovech[a-z]+|aproveitando|justo|logo|right|before',
    'el|la|o|a|as|an|the|on|at|in|en|em|na|no|ao|al|del?|d[ao]|para|pr[ao]|pa|por|favor|for|con|com|with|es[ae]|ess[ae]|that|ahi|ali|porfa|porfis|please|pls|pfv',
  ].join('|')})$`,
);
