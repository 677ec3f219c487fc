/**
 * "Sí, es con la misma doctora, ¿no?", "sí, ¿es con Laura?", where that is what is proposed: a yes, and what is done tells
 * who it is with. Where it is with somebody else, or somewhere else, it is no yes.
 */
import { act, type Act } from '../../acts.ts';
import { asksWhetherWith } from '../../errands/mine/is-it-with.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { readText } from '../../words/text.ts';
import { yesAtHead } from './yes-head.ts';

const IS =
  '(?:(?:es|era|sera|seria|va a ser|sigue(?: siendo)?|continua|queda|me atiende|me va a atender|is it|is that|e|vai ser)(?: siempre)? )?';
const PLACE = '(?:sede|sucursal|local|consultorio|lugar|direccion|sitio|place|branch|unidade)';
const SAME = new RegExp(
  `^ (?:(?:y|e|and|pero) )?${IS}(?:(?:con|en|com|na|no|with|at) )?(?:(?:el|la|lo|o|a|the) )?(?:mism[oa]|mesm[oa]|same)(?: (?:(?<place>${PLACE})|(?!dia|hora|horario|semana|day|time)[a-z]+))?(?: de (?:siempre|antes))?(?: (?:no|verdad|cierto|si|ne|certo|right))* $`,
);

export function yesSamePerson(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { asks, flow } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  const { next } = yesAtHead(text.raw) ?? {};
  if (next === undefined) return undefined;
  const behind = readText(text.raw.slice(next.start));
  if (!OF_SOMEBODY.test(behind.norm)) return undefined;
  const rest = hear(behind.raw, situation);
  return isTheSame(rest) || asksWhetherWith(rest) ? act(heard, { intent: 'accept', holds: true }) : undefined;
}

/** Cheap: to hear what stands behind the yes costs as much as the message. */
const OF_SOMEBODY = / (?:con|com|with|mism[oa]|mesm[oa]|same|atiende|atendera|atender) /;

/** As the one that is moved. */
function isTheSame({ text, situation: { moving, proposed } }: Heard): boolean {
  const said = SAME.exec(text.norm);
  if (said === null || moving === undefined || proposed === undefined) return false;
  const { professionalId, branchId } = moving.slot;
  return said.groups?.['place'] === undefined
    ? professionalId === proposed.professionalId
    : branchId === proposed.branchId;
}
