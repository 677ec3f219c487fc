/**
 * "¿A qué hora era?" and then "sí, cancelalo", "yes, cancel it", "sí, cambialo", of what is to be cancelled or moved: below
 * the answer stands what he has, and the yes is still to what was asked before.
 */
import { flowOf, type Flow } from '../../situation.ts';
import { re } from '../../words/pattern.ts';

const YES =
  '(?:si+|sisi|sip|sim|yes|yeah|yep|ok|okay|okey|dale|bueno|ya|claro|listo|perfecto|genial|perfeito|beleza|vale|va|sale|great|perfect|sure|ah|aja|entonces|entao|then|igual|por favor|porfa|please|gracias|thanks|obrigad[oa])';
const IT =
  '(?:(?:el|la|mi|ese|esa|o|a|meu|minha|my|the|that) )?(?:turno|cita|hora|reserva|horario|appointment|booking|it|that|isso|el[ea]|es[ae]|eso)';
const TAIL =
  '(?:por favor|porfa|porfis|please|pls|nomas|no mas|ya|entonces|entao|igual|mejor|gracias|thanks|obrigad[oa]|po|pues|si|sim)';
const DEED: Partial<Record<Flow, string>> = {
  cancelacion:
    '(?:(?:pode|podes|puedes|puede|pueden|podem) )?(?:(?:me )?l[oa] )?(?:cancel|anul|desmarc|elimin|borr)(?:ar|a|as|e|en)?(?:me|nos)?(?:l[oa]s?)?',
  reprogramacion:
    '(?:(?:pode|podes|puedes|puede|pueden|podem) )?(?:(?:me )?l[oa] )?(?:cambi|muev|mov|pas|corr|reprogram|reagend|mud|troc|remarc|change|move|switch|reschedule)(?:ar|er|a|as|e|es|en)?(?:me|nos)?(?:l[oa]s?)?',
};
const SAID = Object.fromEntries(
  Object.entries(DEED).map(([flow, deed]) => [flow, re`^ (?:${YES} )*${deed}(?: ${IT})?(?: ${TAIL})* $`]),
);

/** A yes to what that state asks, said by the deed itself. */
export function agreesToIt(norm: string, state: string): boolean {
  return SAID[flowOf(state)]?.test(norm) ?? false;
}
