/**
 * "Ok genial, el viernes a las 10 entonces", right behind "¿cuánto sale la limpieza?": a day or an hour, and nothing else but
 * that he is pleased; "great, a portrait session then", behind "does Lena work on Thursday?". What was asked about is wished for then; of who has an appointment it may be that one.
 */
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { readText, without, type Text } from '../../words/text.ts';

const PLEASED =
  '(?:lovely|wonderful|nice|perfeito|maravilha|show|ah+|oh|uy|ok(?:ay|ey|a|i)?|dale|bueno|bien|listo|vale|va|ya|genial|perfecto|buenisimo|buenazo|barbaro|excelente|joya|de una|super|great|perfect|cool|awesome|fine|otimo|legal|beleza|ta bom|gracias|obrigad[oa]|thanks)';
const THEN =
  '(?:entonces|pues|mejor|entao|then|para|pra|el|la|a|al|las|los|este|on|at|no|na|as|por favor|porfa|please)';
const ONLY_THAT = re`^ ${PLEASED}(?: (?:${PLEASED}|${THEN}))* $`;
const SETTLED = / (?:entonces|pues|entao|then|para|pra) /;

export function thatThen({ text, times, situation }: Heard): boolean {
  const { flow, asks, spokenOf, appointments = [] } = situation;
  if (flow !== 'ninguno' || asks !== 'nothing' || text.asks || appointments.length > 0) return false;
  const { serviceId, professionalId, date } = spokenOf ?? {};
  if ((serviceId ?? (professionalId && date)) === undefined || !saysWhen(times)) return false;
  return SETTLED.test(text.norm) && ONLY_THAT.test(readText(without(text.raw, times.spans)).norm);
}

/** The words without how he is pleased, where what is behind them is taken up: "great, a …", "genial, entonces …". */
export function behindPleased({ raw, norm, words, asks }: Text): Text | undefined {
  if (asks || !TAKES_UP.test(norm)) return undefined;
  const first = words.find(({ text }) => !IS_PLEASED.test(text));
  return first && first.start > 0 ? readText(raw.slice(first.start)) : undefined;
}
const TAKES_UP = re`^ (?:${PLEASED} )+(?:(?:entonces|entao|then|una?|uma?|an?) |(?:[^ ]+ ){1,5}(?:entonces|entao|then) $)`;
const IS_PLEASED = re`^${PLEASED}$`;
