/**
 * "Sí, es que el martes viajo", "sí, porque hoy no alcanzo": a yes, and why. "Es que me salió un imprevisto", "no tengo
 * plata este mes", asked whether to cancel: why alone, which is neither (AGENDA-7), and it is asked again.
 */
import { whenOf } from '../../../domain.ts';
import { act, type Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { LATER } from '../words/put-off.ts';
import { KIN_WORD } from '../words/kin.ts';
import { weekdayNamed } from './choices.ts';
import { STALLING } from './stalls.ts';

const YES =
  '(?:si|sip|sisi|sii+|sim|yes|yeah|yep|dale|ok|okay|claro|listo|bueno|por favor|porfa|please|gracias|obrigad[oa]|thanks)';
const BECAUSE = '(?:(?:y |que )?(?:es (?:que|q)|porque|pq|xq|ya que|pues|pois|e que|because|cause|since))';
const HEAD = new RegExp(`^ (?:ya |ok |bueno )*(?:si|sip|sisi|sii+|sim|yes|yeah|yep|dale|claro)(?: ${YES})* `);
const REASONED = new RegExp(`^ ${BECAUSE} `);

/** What happened to him or to his own, or how things are with them. */
const HAPPENED = new RegExp(
  ` (?:${[
    '(?:me|nos|le|se (?:me|nos|le)) (?:ha )?(?:sali[a-z]*|surgi[a-z]*|toca|tocan|toco|complic[a-z]*|enferm[a-z]*|pas[o]|llam[a-z]+|cambi(?:o|aron)|cruz[a-z]*|dio|agarr[a-z]*|romp[a-z]*|qued[oe])',
    '(?:no )?(?:tengo|tenemos|tenho) (?!(?:un|una|mi|dos|el|la|otr[oa]) (?:cita|turno|hora|reserva|consulta)|dudas?|preguntas?)[a-z]+',
    'viaj(?:o|amos|e)|trabajo|trabajamos|amaneci|estoy (?!de acuerdo|segur)[a-z]+|ando [a-z]+',
    '(?:ya )?(?:lo|la|le|me|nos) (?:vio|vieron|atendi[a-z]+|reviso|llev(?:o|e|amos))|se (?:mejor|cur|recuper|muri|san|enferm|perdi)[a-z]*',
    '(?:encontr(?:e|amos)|consegui(?:mos)?) (?:una?|otr[oa]|algo)|(?:me |nos )?qued(?:a|an) (?:muy |re |super |demasiado )?lejos|(?:no|nao) (?:alcanzo|llego)',
    `mi (?:${KIN_WORD}) (?:se|esta|tiene|tuvo|viaja|trabaja) [a-z]+`,
  ].join('|')}) `,
);
const LATER_ON = new RegExp(
  `^ (?:y |e |que )?(?:${LATER}|otro dia|otra semana|mas adelante|luego) (?:(?:yo|ya|les|te|le) )*(?:saco|pido|agendo|reservo|tomo|escribo|llamo|vuelvo)(?: (?:otr[oa]|una?|de nuevo|a (?:sacar|pedir|escribir)))* $`,
);
/** He wants another, doubts, takes it back, or says the deed himself. */
const DOUBTS =
  / (?:mejor|melhor|pero|mas (?:eu|nao|sim|prefiro|pode)|but|aunque|if|cambi(?:a|e|ar|am|em|al|el)[a-z]*|mov[a-z]*|muev[a-z]*|pas[ae](?:me|l|r)[a-z]*|reprogram[a-z]*|reagend[a-z]*|otr[oa] (?:dia|hora|fecha|horario)(?! (?:saco|pido|agendo|reservo|tomo|escribo|llamo|vuelvo) )|puede ser|podria|hay|tienes|tenes|tienen|no quiero|(?:cancel|anul|desmarc|borr|elimin)[a-z]*|dudas?|ver|pensar|dej[ae][a-z]*|manten[a-z]*|quiero|quisiera|necesito|voy|asisto|espera[a-z]*) /;
const CANNOT =
  / (?:no|nao|not) (?:(?:me|nos|voy a|l[oa]) )*(?:puedo|podre|poder|podemos|alcanzo|llego|sirve|queda|posso|consigo) /;
const WORDS_MAX = 20;

export function givesReason(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.asks !== 'confirm' || text.asks || text.words.length > WORDS_MAX || DOUBTS.test(text.norm))
    return undefined;
  if (STALLING.test(text.norm)) return undefined;
  const head = HEAD.exec(text.norm)?.[0];
  const rest = head === undefined ? text.norm : ` ${text.norm.slice(head.length)}`;
  if (situation.flow === 'cancelacion') {
    const reason = REASONED.test(rest) || HAPPENED.test(rest) || (head !== undefined && LATER_ON.test(rest));
    if (!reason) return undefined;
    return act(heard, head === undefined ? { intent: 'unknown' } : { intent: 'accept', holds: true });
  }
  const books = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (!books || head === undefined || !REASONED.test(rest) || speaksOfIt(heard)) return undefined;
  return act(heard, { intent: 'accept', holds: true });
}

/** "Sí, es que el lunes no puedo", of an hour on Monday: a slip, and it is asked again. */
function speaksOfIt({ text, times, situation: { proposed, now } }: Heard): boolean {
  const named = [times.fecha, times.fechaDesde, times.fechaOriginal, ...times.restricciones.map(dateIn)].filter(
    (date) => date !== undefined,
  );
  const weekday = weekdayNamed(text.norm);
  if (named.length === 0 && weekday === undefined) return CANNOT.test(text.norm);
  if (proposed === undefined) return true;
  const day = whenOf(proposed, now.timeZoneId).fecha_deseada;
  return named.includes(day) || weekday === Temporal.PlainDate.from(day).dayOfWeek;
}
function dateIn(rule: string): string | undefined {
  return /\d{4}-\d{2}-\d{2}/.exec(rule)?.[0];
}
