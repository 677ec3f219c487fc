import { clockAt } from './clock.ts';
import type { Rule, Scan } from './items.ts';
import { wordAt } from './items.ts';
import { phraseAt, phrases } from './phrases.ts';

/** "ahora": mostly a word without time in it ("por ahora no", "fiz o pix agora"), so it is read only where it asks. */
const NOW = phrases({
  now: 'ahora mismo|ahora|ahorita|ahorita mismo|ahorita mesmo|agora mesmo|agora|right now|now|en este momento|neste momento|nesse momento',
});
const ASKING = new Set(
  (
    'es e is para pra pa desde turno turnos lugar algo hay hueco cupo cita ser puede pode tem horario vaga atienden ' +
    'abierto abiertos available libre disponible'
  ).split(' '),
);
/** Words that make a final "ahora" something else: refusals and payments. */
const OTHERWISE =
  /^(?:no|nao|not|por|hasta|ate|de|pix|pag[aou].*|transf.*|abon.*|deposit.*|fiz|hice|envi.*|mand.*|just|until|for)$/;
const ALONE = new Set(['ja']);

/** The moment of the message itself. */
export const nowRule: Rule = (scan, at) => {
  const instant = { meaning: { kind: 'instant', at: scan.now } } as const;
  if (ALONE.has(wordAt(scan, at)) && wordCount(scan) === 1) return { ...instant, next: at + 1 };
  const now = phraseAt(NOW, scan.tokens, at);
  if (!now) return undefined;
  const last = scan.tokens.slice(now.next).every(({ kind }) => kind === 'mark');
  // "ahorita a las 4" is today at four; the hour says that it is asked for.
  const timed = clockAt(scan, now.next)?.bare === false && !OTHERWISE.test(wordAt(scan, at - 1));
  const asks =
    timed || ASKING.has(wordAt(scan, at - 1)) || (last && !scan.tokens.some(({ text }) => OTHERWISE.test(text)));
  return asks ? { ...instant, next: now.next } : undefined;
};

function wordCount(scan: Scan): number {
  return scan.tokens.filter((token) => token.kind !== 'mark').length;
}
