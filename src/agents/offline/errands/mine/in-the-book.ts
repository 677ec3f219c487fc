/**
 * "Diego me tiene apuntado el jueves a las 18", "estoy anotado el viernes con Memo", "tô marcado pra quinta", "me toca mañana a
 * las 10": told so, he has one then, and it is read as "tengo cita …" is. No other one is looked for.
 */
import { whenOf, type Language } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { onTheDial, timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { CANNOT, CANT_COME } from '../../words/cannot.ts';
import { matchesOf, re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { APPOINTMENT, WEEKDAY } from '../../words/words.ts';
import { hasOneOn } from './own-appointment.ts';

const WRITTEN =
  '(?:apuntad|anotad|agendad|reservad|apartad|registrad|programad|citad|marcad)[oa]s?|(?:booked(?: in)?|scheduled|signed up|down)(?= (?:for|on|at|with|this|next|today|tomorrow|[a-z]+day))';
const LISTED =
  '(?:en|na|no|on) (?:la |el |su |tu |the |sua )?(?:lista|agenda|libreta|libro|cuaderno|calendario|list|book|diary|calendar)(?! (?:de |d)espera)';
/** Whose book it is, up to two words before: somebody who works there, or the house. */
const HAS_ME = '(?:me|nos) (?:tienen?|tenes|tienes|teneis|tenian?|tem|tinham?|puso|pusieron)';
const HIS_DAY = `(?:(?:el|la|este|esta|para|pra|na|no|a|as|con|com)\\s+(?:[a-z]+\\s+)?)*(?:${WEEKDAY}|hoy|manana|hoje|amanha|[0-9])`;
/** "Apuntado al curso", "marcada en otro lado" are elsewhere; "en el jueves", "a las 5" are when. */
const ELSEWHERE = `(?!\\s+(?:al?|en|no|na|to|at|in)\\s+(?!las?\\s|la\\s|el\\s+(?:dia|${WEEKDAY})|${WEEKDAY}|[0-9]))`;
const TOLD = re`(?<![a-z])(?:${HAS_ME}\s+${WRITTEN}|(?:estoy|estamos|toy|figuro|figuramos|aparezco|estou|to|tou|i[’' ]?m|i am|we[’' ]?re|we are)\s+(?:(?:ya|ja|already|como)\s+)?(?:${WRITTEN}|${LISTED})|(?:me|nos)\s+toca(?=\s+${HIS_DAY}))(?![a-z])${ELSEWHERE}`;
/** "No estoy apuntado" tells of none, and so may what somebody supposes. */
const DENIED = /(?<![a-z])(?:no|nao|not|nunca|si|se|if)\s+(?:(?:ya|yo|eu|me|i)\s+)*$/;
const ONE_MORE =
  /(?<![a-z])(?:otr[oa]s?|outr[oa]s?|another|tambien|tambem|also|too|ademas|un[oa] mas|mais uma?)(?![a-z])/;
const HOUSE = /(?<![\p{L}])(?:ustedes|uds|usted|ud|vosotros|voc[eê]s|vcs|ah[ií]|all[ií]|you)\s+$/iu;
const WORD_AHEAD = /(?<![\p{L}])(?:(?:el|la|o|a|dra?\.?|doctora?)\s+)?(?<who>\p{L}+)\s+$/iu;
const CLAUSE = /[^.,;!?¿¡\n]+?(?=[.,;!?¿¡\n]|\s(?:pero|mas|but|y|e|and)\s|$)/giu;
const HAVE: Readonly<Record<Language, string>> = {
  es: 'tengo cita',
  pt: 'tenho agendamento',
  en: 'I have an appointment',
};
const WITH: Readonly<Record<Language, string>> = { es: 'con', pt: 'com', en: 'with' };
const CHARS_MAX = 240;

export function asOneHasIt({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, appointments = [], tenant, language } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || tenant === undefined || raw.length > CHARS_MAX)
    return undefined;
  const folded = fold(raw);
  const told = TOLD.exec(folded);
  if (
    told === null ||
    ONE_MORE.test(folded) ||
    DENIED.test(folded.slice(0, told.index)) ||
    !isHadThen(raw, told.index, situation)
  )
    return undefined;
  const ahead = raw.slice(0, told.index);
  const who = WORD_AHEAD.exec(ahead);
  const [name = '', { who: word = '' } = {}] = [who?.[0], who?.groups];
  const works = word !== '' && findNames(word, tenant).profesional !== undefined;
  const rest = raw.slice(told.index + told[0].length);
  if (works)
    return readText(`${ahead.slice(0, ahead.length - name.length)}${HAVE[language]} ${WITH[language]} ${word}${rest}`);
  return readText(`${ahead.replace(HOUSE, '')}${HAVE[language]}${rest}`);
}

/** It is told of a day on which he has one. */
function isHadThen(raw: string, at: number, situation: Situation): boolean {
  const clause = matchesOf(raw, CLAUSE).findLast(({ index }) => index <= at);
  const { fecha, fechaOriginal } = timesIn(clause?.[0] ?? raw, situation);
  return hasOneOn(fechaOriginal ?? fecha, situation);
}

const HAD = re` (?:teng[oa]|tenia|tenemos|teniamos|tenho|tinha|temos|have|had) (?:(?:ya|ja|un|una|um|uma|mi|meu|minha|an?|my) )*${APPOINTMENT} `;
const TO_COME =
  'ir|asistir|llegar|venir|acudir|vir|chegar|comparecer|come|go|make it|a tiempo|ese dia|a esa hora|nesse dia|nesse horario|then|that day|perdon|disculpa|desculpa|sorry|lo siento|gracias|obrigad[oa]';
const AND_CANNOT = re` (?:pero|mas|but|y|e|and) (?:(?:ya|ja|yo|eu|al final|creo que|acho que|hoy|i) )*(?:${CANNOT}|${CANT_COME})(?: (?:${TO_COME}))* $`;

/** "Tengo cita el jueves a las 18 pero no llego": with that one something has to be done, and no other is looked for. */
export function hasOneAndCannot(heard: Heard): Act | undefined {
  const { text, times, situation, hit, guest, party } = heard;
  const { flow, appointments = [], now } = situation;
  const { fechaOriginal: day, horaOriginal: hour } = times;
  if (flow !== 'ninguno' || guest !== undefined || party.length > 0 || saysWhen(times)) return undefined;
  if (hit !== undefined && hit.intent !== 'book' && hit.intent !== 'mine') return undefined;
  if (!HAD.test(text.norm) || !AND_CANNOT.test(text.norm)) return undefined;
  const [of, ...others] = appointments.filter(({ slot }) => {
    const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
    return fecha_deseada === day && (hour === undefined || onTheDial(hora_especifica) === onTheDial(hour));
  });
  return of === undefined || others.length > 0 ? undefined : act(heard, { intent: 'move', of });
}
