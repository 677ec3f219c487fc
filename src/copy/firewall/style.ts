/** How the bot writes (AGENT-5): short, at most one emoji, WhatsApp's marks, the tenant's treatment, no machinery. */
import type { Treatment } from '../../domain.ts';
import { foldSame } from './atoms.ts';

export const LINES_MAX = 5;
export const WRITTEN_CHARS_MAX = 600;
const EMOJIS_MAX = 1;

/** Forms that only the other treatments use. Without accents: "dale" and "decime" are, "tu" and "vos" are not ambiguous. */
const FORMS: Readonly<Record<Treatment, string>> = {
  vos: 'vos queres podes tenes necesitas sabes sos decime contame elegi escribime mandame avisame confirmame fijate quedate preferis venis pagas tocas',
  tu: 'tú contigo quieres puedes tienes necesitas sabes eres dime cuentame elige escribeme mandame avisame prefieres vienes',
  usted: 'usted digame cuenteme elija escribame mandeme aviseme confirmeme necesita',
};
/** "te", "tu", "tus" are said to vos and to tú, never to usted. */
const FAMILIAR =
  'te tu tus vos ti contigo tuyo tuya queres quieres podes puedes tenes tienes decime dime contame cuentame elegi elige escribime escribeme sabes';
/** Said to more than one of them. */
const SHARED = new Set(['necesitas', 'sabes', 'mandame', 'avisame', 'necesita', 'pagas', 'tocas', 'eres']);

const MACHINERY =
  /```|\{\s*"|"\s*:|\*\*|^\s*#{1,6}\s|\]\(|<\/?[a-z]|\b[a-z]+_[a-z_]+\b|\b(?:json|prompt|system message|instrucciones del sistema|openai|chatgpt|gpt-|modelo de lenguaje|language model|undefined|null|nan)\b/imu;

export function styleBreaches(
  text: string,
  { language, treatment }: { language: string; treatment: Treatment },
): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const emojis = [...text.matchAll(/\p{Extended_Pictographic}/gu)].length;
  return [
    ...(text.trim() === '' ? ['empty'] : []),
    ...(lines > LINES_MAX ? [`${lines} lines`] : []),
    ...(emojis > EMOJIS_MAX ? [`${emojis} emojis`] : []),
    ...(MACHINERY.test(text) ? ['machinery'] : []),
    ...(language === 'es' ? mixed(text, treatment) : []),
  ];
}

function mixed(text: string, treatment: Treatment): string[] {
  // "tú" has its accent, "tu" is everybody's but usted's.
  const words: readonly string[] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const folded = new Set(words.map((word) => (word === 'tú' ? word : foldSame(word))));
  const own = new Set(FORMS[treatment].split(' '));
  const others =
    treatment === 'usted'
      ? FAMILIAR.split(' ')
      : Object.entries(FORMS).flatMap(([name, forms]) => (name === treatment ? [] : forms.split(' ')));
  return others
    .filter((form) => folded.has(form) && !own.has(form) && !SHARED.has(form))
    .map((form) => `treatment: ${form}`);
}
