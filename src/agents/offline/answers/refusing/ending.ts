/** All is said, and nothing was asked. */
import { takesUp } from '../../errands/booking/taken-up.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';

/** "No, gracias", "ah bueno, no gracias", "no, nada más", when nothing was asked. */
export function wantsNothingMore({ text, situation: { flow, asks } }: Heard): boolean {
  return flow === 'ninguno' && asks === 'nothing' && NOTHING_MORE.test(text.norm);
}
const NOTHING_MORE =
  /^ (?:(?:ah|oh|bueno|ok|oka|okey|ya|listo|vale|va|entiendo|entonces|uy|ay|que pena|que lastima|ta|bom|entao|entendi) )*(?:no|nao|nop) (?:(?:entonces|ya|muchas|mil|por ahora|asi|estoy bien|esta bien|todo bien|eso es todo|es todo|nada(?: mas)?|mais nada|so isso|isso e tudo|that s (?:all|it)|i m good|nothing else|muito|por enquanto|tranqui|gracias|obrigad[oa]|thanks|thank you) )+$/;

/** "Ok", "listo", 👍 when nothing was asked: all is said. A "sí" there answers what the customer took for a question. */
export function endsTheTalk(heard: Heard): boolean {
  const { text, situation } = heard;
  if (takesUp(heard)) return false;
  return situation.flow === 'ninguno' && nothingIsAsked(situation) && !A_YES.test(text.norm);
}
/** The buttons of a greeting ask nothing any more when something else was said behind them. */
function nothingIsAsked(situation: Situation): boolean {
  return situation.asks === 'nothing' || (situation.asks === 'options' && situation.aside === true);
}
const A_YES = / (?:si|sip|sii+|sisi|sim|yes|yeah|yep|claro|quiero|quero|obvio|por supuesto|dale|bora|de una) /;
