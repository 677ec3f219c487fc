/** "Mandame los horarios de corte", "me passa os horários da manicure de amanhã", "horarios de masaje?": what is free, or when it is open. */
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { saysWhen } from '../wishes.ts';
import { inState } from '../settle.ts';
import { namesService } from './wishing.ts';

const BEFORE =
  '(?:(?:hola|holi|buenas|buenos dias|buen dia|buenas tardes|oi|ola|hi|hello|disculpa|disculpe|por favor|porfa|y|e|che|oye|bom dia|boa tarde|tudo bem|todo bien|que tal) )*';
const HAND_ME =
  '(?:(?:me )?(?:mand|pas|envi|dec|dig|mostr|muestr|compart|regal|pod(?:es|rias?) (?:mandar|pasar|enviar|decir)|pued(?:es?|en) (?:mandar|pasar|enviar|decir)|mand|fal|diz|d)[a-z]*(?: me)?|quiero (?:ver|saber)|quisiera (?:ver|saber)|send me|show me) ';
const HOURS = '(?:(?:los|las|os|as|the|sus|tus) )?(?:horarios|turnos|horas|citas|huecos|vagas|hours|times|slots)';
const FREE = '(?: (?:libres|disponibles|que (?:tenes|tienes|tiene|tienen|hay|tem)|disponiveis|livres|available|free))?';
const ASKS_FOR_THEM = new RegExp(`^ ${BEFORE}${HAND_ME}${HOURS}${FREE} `);
const HOURS_OF = new RegExp(`^ ${BEFORE}${HOURS}${FREE} (?:de|del|da|do|para|pra|for|of) `);
const OF_ONES_OWN =
  / (?:mis|mi|meus|minhas|my|que tengo|que tenho|atencion|apertura|atendimento|funcionamento|opening) /;

/** A service or a day named: what is free of it; neither: when it is open. Undefined: nothing of the kind. */
export function asksForHoursOf(heard: Heard): Act | readonly Act[] | undefined {
  const { text, situation, times } = heard;
  const handed = ASKS_FOR_THEM.test(text.norm);
  if (situation.flow !== 'ninguno' || (!handed && !HOURS_OF.test(text.norm)) || / (?:mis|mi|meus|my) /.test(text.norm))
    return undefined;
  const open = OF_ONES_OWN.test(text.norm);
  if (!open && (namesService(heard) || (handed && saysWhen(times))))
    return inState([act(heard, { intent: 'book' })], heard);
  return handed ? act(heard, { intent: 'ask', topic: 'horarios', area: 'GENERAL' }) : undefined;
}
