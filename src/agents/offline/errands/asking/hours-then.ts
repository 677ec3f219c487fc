/**
 * "¿Qué horarios hay el viernes?", "¿qué más tenés ese día?", "a ver los demás", asked where one hour is proposed: the
 * hours of that day, and not that one once more. The hour that was wished for is let go, the day is the one that is told.
 */
import type { Detalles } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { inState } from '../../settle.ts';
import { readText, without } from '../../words/text.ts';
import { saysDay } from '../../wishes.ts';

const LEAD =
  '(?:(?:y|e|and|but|pero|no|nao|si|ok|bueno|uh|uy|mm+|hm+|mejor|hola|disculp[ae]|perdon|desculpa|sorry|che|oye|a|antes|esper[ae]|so|porfa|por favor|para|pra|en|el|la|na|on|ese|ess?a|that|mismo|dia|day|del?|da|do|for) )*';
const OTHERS =
  '(?:(?:los|las|os|as|the|todos|todas|mas|mais|more|otr[oa]s?|outr[oa]s?|other|another|demas|algun[oa]?s?|algum|alguma|any) )*';
const HOURS =
  '(?:horarios?|horarito|horas?|turnos?|turnitos?|opciones|opcion|huecos?|lugares|citas|times?|slots?|openings?|options|vagas?|opcoes)';
const HAVE =
  '(?:hay|habra|tenes|tienes|tienen?|tendrias?|tendrian|te quedan?|les quedan?|quedan?|hubiera|tem|tem voce|ha|sobrou|do you have|have you got|are there|is there|you have|are available|are free|manejan)';
const ASKED = [
  `(?:que|cuales|a que|quais|qual|what|which) (?:son )?${OTHERS}${HOURS} (?:mas )?(?:${HAVE} ?)?(?:mas )?`,
  `(?:que|what|a que) (?:(?:mas|mais|else|otr[oa]|outr[oa]|hora) )?${HAVE} (?:lugar )?`,
  `${HAVE} (?:alg[a-z]+ )?(?:otr[oa]s?|outr[oa]s?|other|another|any other|mas|mais|more|algo mas)(?: ${HOURS})? ?`,
  `(?:a )?(?:ver|veamos|(?:me )?(?:mostr|muestr|pas|mand|dec|dig|d)(?:a|e|ame|eme|ime|as|es|ar)|dime|show me|see) ${OTHERS}(?:${HOURS}|(?<=(?:demas|otros|otras|other) )) ?(?:que )?(?:${HAVE} ?)?`,
  `(?:any )?(?:otr[oa]s|outr[oa]s|other|more|mas|mais|todos los) ${HOURS} ?(?:que )?(?:${HAVE} ?)?`,
  '(?:quiero )?(?:a )?(?:ver|(?:mostr|muestr)(?:a|e|ame|eme|as)|show me) ',
].join('|');
const BEHIND =
  '(?:(?:libres?|disponibles?|disponive(?:l|is)|livres?|free|available|lugar|mas|mais|para|pra|en|el|la|los|na|no|on|for|del?|da|do|ess?[ea]|ness[ea]|that|mismo|dia|day|then|entonces|ahi|por favor|porfa|please|gracias|aparte|ademas) )*';
const HOURS_ASKED = new RegExp(`^ ${LEAD}(?:${ASKED})${BEHIND}$`);
const AT_CONFIRM: ReadonlySet<string> = new Set(['AGENDA_CONFIRMANDO_TURNO', 'AGENDA_REPROGRAMACION_CONFIRMANDO']);
/** With no day told: "¿qué horario tienen?" is of the house. */
const OF_OTHERS =
  / (?:mas|mais|else|more|otr[oa]s?|outr[oa]s?|other|another|demas|(?:que|cuales(?: son)?|quais|what|which)(?: los| os| the)? (?:horarios|horas|turnos|opciones|huecos|times|slots|options|vagas|opcoes)) /;
/** No hour of the day is left out. */
const ANY_HOUR = 'solo_00:00-24:00';

export function asksHoursThen({ text, situation, times }: Heard): boolean {
  if (!AT_CONFIRM.has(situation.state) || situation.asks !== 'confirm') return false;
  const { hora, horaDesde, horaHasta, preferencia, restricciones, fechaOriginal } = times;
  if ((hora ?? horaDesde ?? horaHasta ?? preferencia ?? fechaOriginal) !== undefined) return false;
  if (restricciones.length > 0) return false;
  return (
    HOURS_ASKED.test(readText(without(text.raw, times.spans)).norm) && (saysDay(times) || OF_OTHERS.test(text.norm))
  );
}

/** With no day told those of the wish are shown again. */
export function hoursThen(heard: Heard): Act | readonly Act[] | undefined {
  if (!asksHoursThen(heard)) return undefined;
  return saysDay(heard.times) ? inState([act(heard, { intent: 'book' })], heard) : act(heard, { intent: 'other' });
}

/** The day with all of its hours. */
export function atAnyHour(wish: Detalles): Detalles {
  return { ...wish, restricciones_temporales: [ANY_HOUR] };
}
