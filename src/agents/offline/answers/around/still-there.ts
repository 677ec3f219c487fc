/**
 * "Sí, acá sigo", "sim, tô aqui", "yes, I'm still here", "sisi estoy": behind a reminder, that somebody is there, and no yes
 * to what is to be confirmed. He is greeted and asked again; who names the deed ("sí, confirmo") agrees.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

const HERE = '(?:aca|aqui|por aca|por aqui|here|around)';
/** "Ya estoy acá" tells that he has arrived. */
const PRESENT = re` (?:${[
  `${HERE} (?:sigo|ando|toy|(?<!ya (?:aca|aqui) )estoy)`,
  `(?:sigo|continuo|ando|(?<!ya )estoy|(?<!ya )toy|estou|to) (?:todavia |aun |ainda )?${HERE}`,
  `(?:i m|im|i am|we re) (?:still )?${HERE}|still (?:here|around|with you)`,
  '(?:s+i+|si+si+|sim|yes|claro|dale|ok) (?:si |sim |yes )*(?:estoy|estou|to|sigo|i am)(?= $| (?:perdon|perdona|disculp[ae]|desculpa|sorry|se me|me |es que|estoy|sigo|yo|eu) )',
].join('|')}) `;

const YES = / (?:dale|s+i+|sim|yes|yeah|ok|okey|listo|claro|perfecto|hagale|adelante) /;
const DEED =
  / (?:confirm|cancel|anul|borr|desmarc|reserv|agend|anot|cambi|mov|muev|mud|pas[aeo]|pag|mand[ae]|hag|hac|book|chang|resched|send)[a-z]* /;

export function isStillThere(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const said = PRESENT.exec(text.norm);
  if (situation.asks !== 'confirm' || text.asks || saysWhen(times) || said === null) return undefined;
  // "Sigo acá, dale": the yes comes behind it, and is to what was asked.
  const behind = text.norm.slice(said.index + said[0].length - 1);
  return DEED.test(text.norm) || YES.test(behind) ? undefined : act(heard, { intent: 'greet' });
}
