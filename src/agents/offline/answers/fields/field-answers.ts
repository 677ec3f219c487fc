/** What is said where a field was asked for (AGENDA-11): its value, or why it should be told at all. */
import type { Act } from '../../acts.ts';
import { answer } from '../../answers.ts';
import { errands } from '../../errands.ts';
import { namesOnlyService } from '../../errands/booking/bare-service.ts';
import { deniesItsTime } from '../../errands/mine/own-appointment.ts';
import { saysNameAmiss } from '../../errands/mine/name-on-it.ts';
import { fieldValue, tellsWhose } from './fields.ts';
import { exitIn, refusesAndLeaves } from '../refusing/exits.ts';
import { ordersLink } from '../paying/link-ordered.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { isGivenName } from '../../names/given-names.ts';
import { countryOf } from '../../situation.ts';
import { pieces } from '../../words/phrases.ts';
import { plainWords, readText } from '../../words/text.ts';
import { FIELD_NAME } from '../../words/words.ts';
import { toldAs } from '../../people/told-names.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

/** Longer answers tell a story. */
const OBJECTION_WORDS_MAX = 14;
const WHAT_FOR =
  / (?:para que|por que|pra que|porque|why|what for|con que (?:fin|motivo)|que necesidad|(?:hace|haria) falta|es (?:necesario|obligatorio)|tengo que (?:dar|decir|poner)[a-z]*|do i (?:have|need) to|e (?:obrigatorio|necessario)|(?:preciso|tenho que) (?:dar|dizer)) /;
const NOT_WILLING =
  / (?:no(?! nome d)|nao|not|prefiero|prefiro|rather|don t|sin|sem|without)(?: [^ ]+){0,3} (?:dar(?:te|les|lo|se lo)?|darselo|dec[ií]r(?:lo|te|les|selo)?|digo|poner|compartir(?:lo)?|nombre|name|nome|dizer|datos?|dados?|correo|email|mail|dni|documento|cedula|cpf|informar|say|tell|give|share) /;

/** "¿Para qué lo necesitan?", "no quiero dar mi nombre": neither the value nor another wish. */
export function fieldObjection(heard: Heard): Act | readonly Act[] | undefined {
  const { situation, text } = heard;
  if (situation.field === undefined || text.words.length > OBJECTION_WORDS_MAX || heard.hit !== undefined)
    return undefined;
  if (saysWhen(heard.times) || !(WHAT_FOR.test(text.norm) || NOT_WILLING.test(text.norm))) return undefined;
  const why: Act = { intent: 'reject', from: 0, to: text.raw.length };
  // "¿Pra que precisa do CPF? É 529.982.247-25": asked, and told all the same.
  const value = situation.field === 'name' ? undefined : fieldValue(situation.field, text.raw, countryOf(situation));
  // "No tengo DNI, mi pasaporte es AB123456": told, and nothing refused.
  if (value !== undefined && !WHAT_FOR.test(text.norm)) return undefined;
  return value === undefined ? why : [why, { ...why, intent: 'answer', value }];
}

/** "Manda o link", where the document is asked for first: a yes to the hour, and what is missing is said. */
export function ordersAhead({ situation, text }: Heard): Act | undefined {
  const { field, flow, tenant } = situation;
  const paysFirst = tenant !== undefined && tenant.booking.paymentBeforeBooking !== 'none';
  if (field === undefined || flow !== 'agenda' || !paysFirst || text.asks || !ordersLink(text.norm)) return undefined;
  return { intent: 'accept', from: 0, to: text.raw.length };
}

/** "Mi correo está mal", "me equivoqué de apellido, es Ruiz", of an hour to be confirmed: it refuses no hour, and what is right has not been said yet. */
export function fieldAmiss({ situation, text, times }: Heard): Act | undefined {
  const waits = situation.flow === 'agenda' && situation.asks === 'confirm';
  return waits && (AMISS.test(text.norm) || (saysNameAmiss(text.norm) && !saysWhen(times)))
    ? { intent: 'unknown', from: 0, to: text.raw.length }
    : undefined;
}
const AMISS = re`^ (?:(?:no+|nao|uy|ay|ah|espera|espere|perdon|perdone|sorry|disculp[ae]|desculpa|me (?:equivoque|confundi) (?:de|en|con)|puse mal|escribi mal) )*(?:(?:el|la|mi|ese|esa|o|a|meu|minha|my|the) )?${FIELD_NAME}(?: electronico)?(?: (?:que (?:puse|di|escribi) )?(?:(?:lo |la )?(?:esta|quedo|puse|escribi|is|ta) (?:mal|equivocad[oa]|incorrect[oa]|errad[oa]|wrong)(?: escrit[oa])?|no es(?: es[ae]| correct[oa])?|(?:es|e) (?:otr[oa]|outr[oa])))? $`;

/** "No quiero dar mi cédula, dejalo así", "entonces no", "me arrepentí": he would rather not have it then. */
export function leavesField({ situation, text }: Heard): Act | undefined {
  if (situation.field === undefined || text.asks || text.words.length > OBJECTION_WORDS_MAX) return undefined;
  const whole = { from: 0, to: text.raw.length };
  const leaves =
    LEAVES.test(text.norm) || refusesAndLeaves(text) || (NOT_WILLING.test(text.norm) && EXIT_LAST.test(text.norm));
  if (leaves) return { intent: 'exit', word: 'salir', ...whole };
  const way = wayOutBehind(text.raw);
  return way === undefined ? undefined : { ...way, ...whole };
}
/** "No lo quiero dar, menú", "mi correo no se lo doy a nadie. persona": the way out that he was told of, behind his no. */
function wayOutBehind(raw: string): ReturnType<typeof exitIn> {
  const [, before = '', last = ''] = LAST_PIECE.exec(raw) ?? [];
  return REFUSES.test(readText(before).norm) ? exitIn(readText(last)) : undefined;
}
const LAST_PIECE = /^(.*)[.,;:!\n](?=[^.,;:!\n]*\p{L})([^.,;:!\n]+)[.!\s]*$/su;
const EXIT_LAST = /(?<! (?:que|a|al|de|para|puedo|pra)) (?:salir|sair|exit|quit) $/;
const REFUSES = / (?:no|nao|not|don t|tampoco|prefiero|prefiro) /;
const LEAVES =
  / (?:(?:mejor |entonces )?(?:dej[ae]l[oa]|dej[ae] asi|dejemosl[oa]|dejemos asi|l[oa] dejo|l[oa] dejamos)(?: asi| ahi| nomas)?|(?:mejor|entonces|melhor|entao) (?:ya )?(?:no|nao|nada)|(?:me arrepenti|me arrependi|desisto|desisti)|(?:no|nao) (?:quiero|quero) (?:mas|mais)|(?:ya no|ja nao) (?:quiero|quero)(?= $)|(?:ya no|nao|no) (?:quiero|quero) (?:mas |mais )?(?:nada|la cita|el turno|la hora|la reserva)|cancel(?:a|e|al[oa]|el[oa]|ar)(?: todo)?|olvid(?:al[oa]|el[oa]|ate|ese)|esquec[ea]|deixa pra la|never ?mind|forget it)(?: (?:mejor|melhor|gracias|obrigad[oa]|thanks))* $/;

/** "La última", "el segundo", "no puedo a esa hora", where a name is asked for: of the hours, and nobody is called so. */
export function backToHours({ situation, text, times }: Heard): Act | undefined {
  const { field, flow } = situation;
  const denies = field !== undefined && flow === 'agenda' && !text.asks && text.words.length <= OBJECTION_WORDS_MAX;
  const unfit = denies && !saysWhen(times) && (deniesItsTime(text.norm) || UNFIT.test(text.norm));
  if (!unfit && (field !== 'name' || !ROW_ALONE.test(text.norm))) return undefined;
  return { intent: 'other', from: 0, to: text.raw.length };
}
const UNFIT =
  / (?:n?es[st]?[ae]|that) (?:hora|dia|horario|time|day|hour) (?:ya )?(?:(?:no|nao) (?:me )?(?:da|rola|puede ser|vai dar|va)|(?:doesn t|won t|does not) (?:work|suit)) /;
const ROW_ALONE =
  /^ (?:(?:no|mejor|y|o|perdon|quiero|prefiero|dame|deme|entonces|melhor|actually) )*(?:el|la|lo|o|a|the) (?:(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|ultim|otr|terceir|quart|outr)[oa]|anteultim[oa]|penultim[oa]|anterior|siguiente|de (?:antes|arriba|abajo)|primeir[oa]|first|second|third|last|other)(?: (?:hora|horario|opcion|one|mejor|entonces|porfa|por favor|please|gracias))* $/;

/** A field that was asked for, unless the customer says something else. An invalid value is not understood: asked again. */
export function fieldAnswer(heard: Heard): Act | undefined {
  const { situation, text } = heard;
  if (situation.field === undefined || text.asks) return undefined;
  const value = fieldValue(situation.field, text.raw, countryOf(situation));
  if (value === undefined)
    return isAttempt(heard) || isOnlyWhose(heard) ? { intent: 'unknown', from: 0, to: text.raw.length } : undefined;
  if (situation.field === 'name' && !isWrittenAsName(value)) {
    if (isSpeech(value) || (meansMore(heard, value) && !MONTH_AND_NAME.test(value))) return undefined;
    if (isOneMore(heard)) return undefined;
  }
  if (situation.field === 'name' && WITH.test(text.norm) && isOfTheTeam(heard)) return undefined;
  const para = situation.field === 'name' ? toldAs(text.raw, value) : undefined;
  return { intent: 'answer', value, from: 0, to: text.raw.length, ...(para === undefined ? {} : { para }) };
}

function isOnlyWhose({ text, times, hit, situation: { field } }: Heard): boolean {
  return field === 'name' && hit === undefined && !saysWhen(times) && tellsWhose(text.raw);
}

/** "Una barba también", "y un tinte": what is sold here, and no name but of somebody who is called so ("luz barba"). */
function isOneMore(heard: Heard): boolean {
  return namesOnlyService(heard) && !plainWords(heard.text.raw).some(isGivenName);
}

/** Alone, with the capital that months do not have in Spanish. */
const MONTH_AND_NAME = /^(?:Abril|Julio)$/;
/** "Con Laura Gómez" may be who is to do it. */
const WITH = /^ (?:con|com|with) /;
function isOfTheTeam({ text, situation: { tenant } }: Heard): boolean {
  return tenant !== undefined && findNames(text.raw, tenant).profesional !== undefined;
}

/** "Mi correo es ana@gmial", "12.345.678-k", "no tengo RUT, tengo pasaporte": meant as what was asked for, and none. */
function isAttempt({ situation, text }: Heard): boolean {
  if (situation.field === 'nationalId') return LIKE_AN_ID.test(text.raw) || HAS_NO_ID.test(text.norm);
  return situation.field === 'email' && (/\S@\S/.test(text.raw) || / arroba /.test(text.norm));
}

/** Its digits, and at most a letter before or behind them. */
const LIKE_AN_ID = new RegExp(
  String.raw`^\s*(?:(?:es |mi |el |meu |my )*(?:${FIELD_NAME})(?: es)?[:\s]+)?(?:[a-z]{1,2}[\s-]?)?\d[\d.\s]{4,14}\d[\s-]*[\da-z]?[\s.!]*$`,
  'i',
);
const HAS_NO_ID = re` (?:no|nao|don t) (?:tengo|tenho|have)(?: [^ ]+)? (?:${FIELD_NAME})(?= )| (?:tengo|tenho|have|es|con|uso)(?: (?:un|el|mi|a|o))? (?:pasaporte|passaporte|passport) `;

function meansMore(heard: Heard, value: string): boolean {
  if (errands(heard).acts.length > 0 || saysWhen(heard.times)) return true;
  const said = answer(heard);
  // "Lucero mamani gracias": thanks behind a name; "todo bien gracias" holds none.
  return said !== undefined && !(said.intent === 'thanks' && isOfNoClass(value));
}

function isOfNoClass(value: string): boolean {
  const words = plainWords(value);
  return words.length > 1 && pieces(words).every(({ kind }) => kind === 'other');
}

/** "María del Carmen Domingo": several words, each with a capital but the small ones; no other message looks so. */
function isWrittenAsName(value: string): boolean {
  const written = value.split(' ').filter((word) => !/^(?:de|del|la|las|los|da|do|dos|das|y|e)$/.test(word));
  return written.length >= 2 && written.every((word) => /^\p{Lu}[\p{Ll}'’-]+\.?$/u.test(word));
}

/** Words that sentences are made of and nobody is called by: "cancel it", "mejor otro día", "why do you need it". */
const SENTENCE_WORDS = new Set(
  (
    'que quien como cuando donde cual porque para por pero si no ya yo tu usted ustedes me te se lo le les nos mi su este esta esto ese esa eso otro otra algo alguien nada ' +
    'nadie quiero quisiera puedo puede necesito tengo tiene hay es son soy estoy dar decir decirlo prefiero busco pido solicito ocupo reservo agendo llamo escribo vengo voy ando cancelar cancela cancelalo mover cambiar cambia pasar dejar dejalo olvidalo ' +
    'olvidate espera despues luego mejor tampoco gracias hola dia hora turno cita reserva nombre ' +
    'it this that these those what who why how when where which i you we they he she my your our me is are was be do does did don can could would should will looking like want need have has get ' +
    'move change cancel stop forget leave skip wait later please thanks hello hi not nothing never mind another other one day time appointment booking name ' +
    'igual cualquiera cualquier indistinto indiferente siempre mismo misma mismos vez pasada pasado primera primero ultima ultimo anterior mio suyo ningun ninguno ninguna ' +
    'aqui ahi alla ayer antes ambos whatever anyone anybody anything always same usual mine none dunno idk ' +
    'qualquer tanto faz sempre mesmo mesma ja dei falei disse mandei passei tudo meu ' +
    'voce voces eu nao sim isso isto esse essa outro outra queria gostaria procuro quero preciso posso pode tenho tem fazer dizer prefiro mudar depois obrigado obrigada agendamento horario nome'
  ).split(' '),
);
function isSpeech(value: string): boolean {
  return AN_ARTICLE.test(value) || plainWords(value).some(isSentenceWord);
}
/** "La de la vez pasada", "el mío", "o de sempre": no name begins with a small article. */
const AN_ARTICLE = /^(?:[Ee]l|[Ll][ao]s?|os?|as?|[Uu]n[ao]?s?|uma?|[Tt]he) (?=\p{Ll}|\S+$)/u;

/** Folded; nobody is called by it. */
export function isSentenceWord(word: string): boolean {
  return SENTENCE_WORDS.has(word);
}
