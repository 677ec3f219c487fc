/**
 * "10 y media, a las 12 lo busca mi marido", "10h, às 12h tenho um compromisso": the hour that stands first is taken, and
 * behind it is told what comes then. "9 y media, no, a las 11" puts it right. "A las 10, a las 12 mi hijo" is an hour for each.
 */
import type { Language } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { readTimes } from '../../time/index.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { readText, without, type Text } from '../../words/text.ts';
import { WANT } from '../../words/words.ts';

const TWO = /^(?<first>[^,;.!?\n]{1,40})[,;.]\s*(?<then>[^?\n]{6,100})$/u;
/** Beside its hour the first says no more than that it is taken. */
const TAKES =
  /^ +(?:(?:si|sim|yes|ok|dale|bueno|listo|ya|va|perfecto|entonces|mejor|quiero|quero|dame|deme|prefiero|la|el|lo|las|o|a|as|the|de|at|one|por favor|porfa|please|yo|eu|me|para mi|pra mim|for me) )*$/;
const NUMBER = /^\s*\d{1,2}\s*$/;
const AT_AN_HOUR = /^ (?:(?:porque|pues|que|es que|ya que|pois|because|y|e|and) )*(?:a las?|as|at) /;
/** Another hour, or another one, is wished for. */
const WISHES = re` (?:${WANT}|no|nao|not|mejor|melhor|better|o|ou|or|digo|perdon|sorry|tambien|tambem|too|otr[oa]|outr[oa]|another|hay|tienen?|tenes|tem|puede|puedo|podria|pode|posso|can|could|sirve|queda|works|agend[a-z]*|reserv[a-z]*|anot[a-z]*|marc[a-z]*|book|(?:para|pra|for) (?:mi|meu|minha|my|el|ella)) `;
const NOBODY = /^ (?:(?:y|e|and|a|con|com|with|el|o|las?) )*$/;
const SOMEBODY = re`^ +(?:(?:y|e|and) )*(?<kin>(?:mi|meu|minha|my) (?:${KIN_WORD}))(?: (?:tambien|tambem|too))? +$`;
const FOR_ME: Readonly<Record<Language, readonly [mine: string, his: string]>> = {
  es: ['para mí y', 'para'],
  pt: ['para mim e', 'para'],
  en: ['for me and', 'for'],
};

/** Each at the hour that was said for him. */
function oneForEach(said: readonly [string, string], kin: string, { now, language }: Situation): Text {
  const [mine, his] = FOR_ME[language];
  const [first, then] = said.map((raw) => {
    const { spans } = readTimes(raw, { now, language });
    return (
      spans.map(({ start, end }) => raw.slice(start, end)).join(' ') ||
      `${language === 'en' ? 'at' : 'a las'} ${raw.trim()}`
    );
  });
  return readText(`${String(first)} ${mine} ${String(then)} ${his} ${kin}`);
}

export function hourAndWhy({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { offer, field, tenant, now, language } = situation;
  if (asks || offer?.kind !== 'turno' || field !== undefined || tenant === undefined) return undefined;
  const { first, then } = TWO.exec(raw)?.groups ?? {};
  if (first === undefined || then === undefined || !AT_AN_HOUR.test(readText(then).norm)) return undefined;
  const [taken, told] = [first, then].map((said) => readTimes(said, { now, language }));
  if (taken === undefined || told === undefined || (told.fecha ?? told.fechaDesde) !== undefined) return undefined;
  const only = TAKES.test(readText(without(first, taken.spans)).norm) && taken.hora !== undefined;
  if (!(only || NUMBER.test(first))) return undefined;
  const tale = without(then, told.spans);
  const { servicio, profesional, sucursal } = findNames(tale, tenant);
  const names = (servicio ?? profesional ?? sucursal) !== undefined;
  const { norm } = readText(tale);
  const kin = SOMEBODY.exec(norm)?.groups?.['kin'];
  if (kin !== undefined && !names) return oneForEach([first, then], kin, situation);
  return names || WISHES.test(norm) || NOBODY.test(norm) ? undefined : readText(first);
}
