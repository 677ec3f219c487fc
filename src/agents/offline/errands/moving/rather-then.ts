/**
 * "Sabe que el viernes mejor", "pucha, mejor el sábado a las 10", "póngame para el sábado mejor": a day or an hour, a
 * "mejor" at either end of it, and nothing else. Of the one appointment that he has, it is where it goes.
 */
import { whenOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { justBooked } from '../mine/just-booked.ts';
import { readText, without } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const LEAD = [
  'no|nao|uy|ay|ah|oh|uf|ops|oops|ups|poxa|eu|pucha|puchas|chuta|chuzo|uta|hijole|chin|putz|nossa|perdon|disculp[ae]|sorry|che|oye|oiga|y|e|pero|mas|but|bueno|entonces|ahora|pues|actually',
  'esper[ae](?:me|te)?|para|pera|wait',
  '(?:usted |ud |vos |tu |ya )?sab(?:es?|is?)(?: que)?|sabe(?:s)? una cosa|mir[ae]|ve[ar]?|fijese(?: que)?|fijate(?: que)?|you know what|quer saber|sabe o que',
  'la verdad(?: que)?|al final|a la final|pensandolo (?:bien|mejor)|lo pense (?:bien|mejor)|creo que|es que|no final|pensando bem|acho que|i think',
  'senorita|senora|senor|amig[oa]|doctora?|veci|joven',
].join('|');
const PUT =
  '(?:pon(?:e|ga|gan)?|dej(?:a|e|en)|agend(?:a|e|en)|anot(?:a|e|en)|apunt(?:a|e|en)|pas(?:a|e|en)|reserv(?:a|e|en)|coloc?[ao]|coloque|marca|marque)(?:me|nos|mel[oa]|l[oa])|(?:me |nos )(?:pon(?:e|es|en|ga|gas)?|dej(?:a|as|an|e|es)|agend(?:a|as|an|e|es)|anot(?:a|as|an)|marca|coloca)|put me';
const CAN =
  '(?:(?:se |sera que se |no se )?(?:puede|podra|podria)(?: ser)?|(?:sera que )?da (?:pra|para)(?: ser)?|(?:pode|poderia)(?: ser)?|(?:can|could) (?:i|we|you) (?:do|make it|come)|(?:can|could) it be|make it)';
const AT = 'para|pra|pro|pal?|por|en|al?|el|las?|los|as|o|on|at|for|the|que sea|seria|eso de|como|tipo|dia';
const SUITS = '(?:me |nos )(?:queda|viene|sirve|conviene|acomoda|cuadra|va)|es|seria|fica|e|is|works';
const RATHER = 'mejor|melhor|better|instead';
const PLEASE =
  'porfa|por favor|please|plis|gracias|obrigad[oa]|thanks|si se puede|si puede|nomas|si|entonces|amig[oa]|senorita';
/** What is left of it once the day and the hour are taken out. */
const ONLY_THAT = re`^ (?:(?:${LEAD}) )*(?:(?:${PUT}|${CAN}) )?(?:(?:${AT}|na|no) )*(?:(?:${SUITS}) )?(?:${RATHER})(?: (?:para mi|pra mim|for me))?(?: (?:${PUT}))?(?: (?:${AT}))*(?: (?:${PLEASE}))* $`;

export function ratherThen({ text, times }: Pick<Heard, 'text' | 'times'>): boolean {
  if (times.spans.length === 0) return false;
  return ONLY_THAT.test(readText(without(text.raw, times.spans)).norm);
}

/** "Ponme a las 11", "¿se puede a las 6?", "me coloca às 12", right behind a booking. */
const PLACED =
  '(?:pon(?:e|ga|gan)?|dej(?:a|e|en)|pas(?:a|e|en)|coloc?[ao]|coloque|bot[ae])(?:me|nos|mel[oa]|l[oa])|(?:me |nos )(?:pon(?:es|e|en|ga|gas)?|dej(?:as|an|a|es|e)|coloca|coloque|bota|poe)|put me';
const ONLY_AT = re`^ (?:(?!(?:y|e) )(?:${LEAD}) )*(?:${PLACED}|${CAN})(?: (?:${AT}|na|no))*(?: (?:${PLEASE}))* $`;

/** "Perdón, el viernes", "quise decir viernes a las 10", as the very next word behind a booking. */
const SAID =
  'desculpa|quise decir|queria decir|quis dizer|i meant|digo|(?:me )?(?:equivoque|confundi)(?: de (?:dia|hora|fecha))?';
const MEANT = `perdon|disculp[ae]|sorry|${SAID}`;
const MEANT_IT = re` (?:${MEANT}) `;
const THAT_ALONE = re`^ (?:(?:${LEAD}|${SAID}|era|eran|es|seria) )*(?:(?:${AT}|na|no) )*(?:(?:${PLEASE}|${MEANT}) )*$`;

/** "Pará, me confundí, ¿mañana puede ser?"; "¿y se puede mañana?" may be one more. */
const CAN_BE_THAT_DAY = re`^ (?:(?!(?:y|e) )(?:${LEAD}|${SAID}) )*(?:${CAN})(?: (?:${AT}|na|no))*(?: (?:${PLEASE}))* $`;

/** Of what was booked just now: with a "mejor", or as the very next word, the hour alone is where it goes. */
export function otherHourForIt(heard: Heard): Act | undefined {
  const { text, times, situation, guest } = heard;
  const of = situation.flow === 'ninguno' ? justBooked(situation) : undefined;
  if (of === undefined || guest?.relation !== undefined || times.spans.length === 0) return undefined;
  const rest = readText(without(text.raw, times.spans)).norm;
  if (situation.state === 'evento_creado' && MEANT_IT.test(text.norm) && THAT_ALONE.test(rest))
    return act(heard, { intent: 'move', of });
  if (situation.state === 'evento_creado' && times.fecha !== undefined && CAN_BE_THAT_DAY.test(rest))
    return act(heard, { intent: 'move', of });
  if (times.hora === undefined) return undefined;
  const day = whenOf(of.slot, situation.now.timeZoneId).fecha_deseada;
  const next = situation.state === 'evento_creado' && (times.fecha ?? day) === day;
  const only = next && ONLY_AT.test(rest);
  return only || ratherThen(heard) ? act(heard, { intent: 'move', of }) : undefined;
}
