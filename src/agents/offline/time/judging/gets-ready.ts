/**
 * "Es que el sábado tengo el matrimonio de mi sobrina y necesito un cepillado a las 9": the reason is what he gets ready
 * for, and its day is the one that is wished for. "No puedo ir, es que el sábado tengo una boda" wishes for no Saturday.
 */
import type { Clause } from './clauses.ts';
import type { Scan } from '../items.ts';

const EVENTS =
  / (?:casamientos?|matrimonios?|bodas?|fiestas?|eventos?|graduacion|grados?|bautizos?|bautismos?|quince(?:anos)?|gala|comunion|casamento|festa|formatura|batizado|wedding|party|graduation) /;
const WANTS =
  / (?:necesito|quiero|quisiera|queria|ocupo|busco|me gustaria|reserv[a-z]+|agend[a-z]+|anot[a-z]+|apart[a-z]+|preciso|quero|marc[a-z]+|need|want|would like|book) /;
/** Against that day, or of an appointment that there is. */
const AGAINST =
  / (?:no|nao|not|ni|dont|don|can|cant|tampoco|imposible|otr[oa]s?|outr[oa]s?|another|antes|vispera|despues|depois|before|after|cambi[a-z]+|mov[a-z]+|pas[ae][a-z]*|corr[a-z]+|cancel[a-z]+|anul[a-z]+|reprogram[a-z]+|reagend[a-z]+|adelant[a-z]+) /;

export function getsReady({ tokens }: Scan, { first, next }: Clause): boolean {
  const said = (from: number, to?: number): string =>
    ` ${tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')} `;
  return EVENTS.test(said(first, next)) && WANTS.test(said(next)) && !AGAINST.test(said(0));
}
