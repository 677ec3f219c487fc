/** "Sí, pero no a esa hora", "sí pero no con ella", "con él no": what is proposed is wanted at another hour, or of somebody else. */
import { YES, act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { CANNOT, CANT_COME } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

const BUT_NOT: readonly (readonly [RegExp, string])[] = [
  [
    /(?:(?:pero|but|mas|solo que)\s+)?\b(?:no|nao)\s+(?:a|en|n)\s*(?:es[ae]|ess[ae])\s+(?:hora|horario)(?=[\s.,;!]*$)/,
    'a otra hora',
  ],
  [
    /(?:(?:pero|but|mas|solo que)\s+)?\b(?:no|nao)\s+(?:con|com|with)\s+(?:el|ella|ele|ela|him|her)(?=[\s.,;!]*$)/,
    'con otra persona',
  ],
  [/\b(?:con|com|with)\s+(?:el|ella|ele|ela|him|her)\s+(?:no|nao)(?=[\s.,;!]*$)/, 'con otra persona'],
];
/** "Perfecto para mi hermana, pero yo no puedo", "sí pero no puedo": that hour is refused, and no other is named. */
const BUT_CANNOT = re` (?:pero|mas|but|solo que|lastima que) (?:(?:es que|yo|ya|eu|i|al final|la verdad|(?:a |en )?(?:esa hora|ese (?:dia|horario))) )*(?:${CANNOT}|no podria|${CANT_COME}(?: it)?)(?: (?:ir|asistir|ese dia|esa hora|a esa hora|en ese horario|gracias|disculp[ae]|perdon|sorry))* $`;
export function butCannot(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const held = situation.asks === 'confirm' && (situation.flow === 'agenda' || situation.flow === 'reprogramacion');
  if (!held || text.asks || saysWhen(times) || !BUT_CANNOT.test(text.norm)) return undefined;
  return act(heard, { intent: 'reject' });
}

/** No more is looked at: nobody says so much and ends in that. */
const CHARS_MAX = 120;

/** Said with what is wanted instead, as the reader knows it; undefined: nothing of the kind. */
export function saidWithAnother({ raw, asks }: Text, { asks: open, flow }: Situation): Text | undefined {
  if (asks || raw.length > CHARS_MAX || flow === 'ninguno' || flow === 'cancelacion' || flow === 'pagos')
    return undefined;
  if (open !== 'confirm' && open !== 'list') return undefined;
  const folded = fold(raw);
  for (const [pattern, instead] of BUT_NOT) {
    const match = pattern.exec(folded);
    if (match !== null) return readText(`${raw.slice(0, match.index)}${instead}`);
  }
  return undefined;
}

/** "Ya, esa mejor" to what is proposed in another one's place: a yes. "Mejor esa" alone may be the other one: it is asked again. */
const THAT = '(?:es[ae]|est[ae]|ess[ae])(?: (?:hora|horario|cita|turno|dia|opcion|sede))?';
const RATHER = re`^ (?:(?<yes>ya|si+p?|sim|ok|dale|bueno|listo|va|vale|perfecto|claro) |(?:ah|uy|mm+|entonces|pues) )*(?:(?:mejor|melhor) ${THAT}|${THAT} (?:(?:esta|es|me queda|me viene) )?(?:mejor|melhor))(?: (?:pues|pe|po|por favor|porfa|gracias|nomas|entonces))* $`;

export function thatRather(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { asks, flow, aside = false } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion') || text.asks) return undefined;
  const said = RATHER.exec(text.norm);
  if (said === null) return undefined;
  const yes = said.groups?.['yes'] !== undefined && aside === false;
  return act(heard, yes ? YES : { intent: 'unknown' });
}
