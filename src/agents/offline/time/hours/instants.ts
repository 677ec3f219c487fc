/** "ahora": mostly a word without time in it ("por ahora no", "fiz o pix agora"), so it is read only where it asks. */
import { clockAt } from './clock.ts';
import { wordAt, type Rule, type Scan } from '../items.ts';
import { phraseAt, phrases } from '../words/phrases.ts';

const NOW = phrases({
  now: 'ahora mismo|ahora|ahorita|ahorita mismo|ahorita mesmo|agora mesmo|agora|right now|now|en este momento|neste momento|nesse momento',
});
const ASKING = new Set(
  (
    'es e is para pra pa desde turno turnos lugar algo hay hueco cupo cita ser puede pode tem horario vaga atienden ' +
    'abierto abiertos available libre disponible sitio espacio campo'
  ).split(' '),
);
/** "Por ahora", "hasta ahora": right before it. "Un corte de cabello ahora" has its "de" elsewhere. */
const SO_FAR = /^(?:por|hasta|ate|de|until|for)$/;
/** Words that make a final "ahora" something else: refusals and payments. */
const OTHERWISE =
  /^(?:no|nao|not|pix|pag[aou].*|pay.*|paid|due|owe|sena|senar|transf.*|abon.*|deposit.*|fiz|hice|envi.*|mand.*|just)$/;
const ALONE = new Set(['ja']);

/** The moment of the message itself. */
export const nowRule: Rule = (scan, at) => {
  const instant = { meaning: { kind: 'instant', at: scan.now } } as const;
  if (ALONE.has(wordAt(scan, at)) && wordCount(scan) === 1) return { ...instant, next: at + 1 };
  const now = phraseAt(NOW, scan.tokens, at);
  if (!now) return undefined;
  const before = wordAt(scan, at - 1);
  const last = scan.tokens.slice(now.next).every(({ kind }) => kind === 'mark');
  // "ahorita a las 4" is today at four; the hour says that it is asked for.
  const timed = clockAt(scan, now.next)?.bare === false && !OTHERWISE.test(before) && !SO_FAR.test(before);
  const plain = last && !SO_FAR.test(before) && !scan.tokens.some(({ text }) => OTHERWISE.test(text));
  const asks = timed || ASKING.has(before) || plain;
  return asks ? { ...instant, next: now.next } : undefined;
};

function wordCount(scan: Scan): number {
  return scan.tokens.filter((token) => token.kind !== 'mark').length;
}
