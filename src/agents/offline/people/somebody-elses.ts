/** "It's my friend's appointment", "esa cita es de mi hermana", "ese turno no es mío": said of one that is not his own. */
import { act, type Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { KIN_WORD } from '../words/kin.ts';
import { APPOINTMENT } from '../words/words.ts';

const ONE = `(?:${APPOINTMENT}|one)`;
const THAT = '(?:ese|esa|eso|este|esta|esto|essa|esse|isso|el|la|it|that|this|aquel|aquella)';
const HIS = `(?:(?:el|la|o|a|un|una|the) )?(?:${ONE} )?(?:de|da|do) (?:mi|minha|meu|un|una|uma|otra?|outra) (?:mejor )?(?:${KIN_WORD})`;
const HIS_EN = `(?:my|a) (?:best )?(?:${KIN_WORD}) s`;

const SAID = new RegExp(
  ` (?:${THAT} (?:${ONE} )?(?:es|era|seria|e|is|s|was) (?:${HIS}|${HIS_EN})|es ${HIS}|${HIS_EN} ${ONE}|(?:el|la|o|a) ${ONE} (?:de|da|do) (?:mi|minha|meu) (?:${KIN_WORD})) `,
);
/** "Esa cita no es mía." */
const NOT_MINE = new RegExp(
  ` (?:(?:no|nao|not|isn t|n) (?:(?:es|e|era|is|s) )?(?:el |la |o |a )?(?:mi[oa]|minha|meu|mine|my ${ONE})) `,
);
/** Of the own one, told by another's; or wished for. */
const ELSE =
  / (?:quiero|quisiera|necesito|quero|preciso|want|need|like|mism[oa]|mesm[oa]|same|despues|antes|junto|depois|after|before|para|pra|for|con|com|with|como|igual|si|sim|yes|cancel[a-z]*|anul[a-z]*|desmarc[a-z]*|mov[a-z]*|cambi[a-z]*|pas[ae][a-z]*|puede|puedo|can|could|pague|pagar|pago) /;

/** A no where it is to be cancelled; out of the blue it is asked of what there is. */
export function saysItIsAnothers({ text, situation, hit, times }: Heard): Act | undefined {
  const { flow, asks } = situation;
  const confirming = flow === 'cancelacion' && asks === 'confirm';
  if ((!confirming && flow !== 'ninguno') || hit?.intent === 'cancel' || hit?.intent === 'move') return undefined;
  if ((!SAID.test(text.norm) && !NOT_MINE.test(text.norm)) || ELSE.test(text.norm)) return undefined;
  if (confirming) return text.asks || times.fecha !== undefined ? undefined : act({ text }, { intent: 'reject' });
  return act({ text }, { intent: 'mine', area: 'AGENDAMIENTO' });
}
