/**
 * "No puedo ir, ¿puede ir mi hermana en mi lugar?", "mi esposo puede tomar mi cita?", "mi hermano va a llevar su auto en mi
 * lugar": the hour goes to somebody else, which is the house's to say. It is neither given up nor moved.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { APPOINTMENT, WANT, WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { besideTold, isOneOfMine, wishesForOne } from '../booking/wish-beside.ts';
import { TAKING } from '../several/wishes-anew.ts';
import { saysDay } from '../../wishes.ts';
import { timesIn } from '../../time/index.ts';

/** "¿Puede ir el viernes por mi mamá?" is in another's, as "por mi auto" is for a thing. */
export const FOR_ME = `por mi(?= (?:$|(?:el|la|las|al?|en|es[ae]|est[ae]|entonces|ahi|hoy|manana|y|o|si|no|que|porque|pero|igual|tambien|mejor|por favor|porfa|gracias|este|proxim[oa]|${WEEKDAY}) ))`;
const IN_MY_PLACE = `(?:en (?:mi|su) (?:lugar|${APPOINTMENT})|en (?:vez de mi|lugar (?:mio|de mi))|${FOR_ME}|no meu lugar|in my (?:place|${APPOINTMENT})|instead of me)`;
const MAY = '(?:puede|podria|pueden|pode|poderia|can|could)';
const GOES = '(?:ir|venir|vir|come|go)';
const SOMEBODY = `(?:(?:mi|meu|minha|my) (?:${KIN_WORD})|otra persona|outra pessoa|alguien(?: mas)?|alguem|someone|somebody|el|ella|ele|ela|he|she)`;
const TAKES = '(?:tomar|usar|ocupar|aprovechar|aproveitar|pegar|ficar com|quedarse con|take|use|have)';
const ITS_PLACE = `(?:${APPOINTMENT}|lugar|espacio|cupo|spot|slot|vaga)`;
const TAKES_A_PLACE = `(?:${MAY} )?${SOMEBODY} (?:${MAY} |va a |vai |quiere |quer )?${TAKES}`;
const GIVES_ITS_PLACE = re` ${MAY}(?: [a-z]+){0,4} ${GOES}(?: [a-z]+){0,4} ${IN_MY_PLACE} | ${GOES} (?:mi|meu|minha|my) [a-z]+ ${IN_MY_PLACE} | ${SOMEBODY} (?:(?:${MAY}|va a|vai|quiere|quer|wants to|will) )?(?:[a-z]+ ){1,5}(?:en mi lugar|no meu lugar|in my place|instead of me) | ${TAKES_A_PLACE} (?:mi|meu|minha|my) ${ITS_PLACE} `;
const TAKES_THE_PLACE = re` ${TAKES_A_PLACE} (?:la|el|a|o|the) ${ITS_PLACE} `;

/** "Puede tomar la hora de las 11", of who has one at ten, is another's wish for one more. */
export function saysInHisPlace({ text: { norm, raw }, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  return GIVES_ITS_PLACE.test(norm) || (TAKES_THE_PLACE.test(norm) && isOneOfMine(raw, situation));
}

/** Whatever else is said of who cannot come. */
export function givesItsPlace(heard: Heard): Act | undefined {
  const { flow, appointments = [] } = heard.situation;
  if (flow !== 'ninguno' || appointments.length === 0 || !saysInHisPlace(heard) || wantsAnother(heard))
    return undefined;
  return act(heard, heard.text.asks ? { intent: 'ask', topic: 'otro' } : { intent: 'thanks', tells: true });
}

const WANTS = re` (?:${WANT}) `;
/** "El jueves va mi hermana en mi lugar, anotame a mí el viernes a las 10." */
function wantsAnother(heard: Heard): boolean {
  const { situation } = heard;
  const rest = besideTold(heard, (norm) => GIVES_ITS_PLACE.test(norm) || TAKES_THE_PLACE.test(norm));
  if (wishesForOne(rest, situation)) return true;
  const wants = WANTS.test(rest.norm) || TAKING.test(rest.norm);
  return wants && saysDay(timesIn(rest.raw, situation)) && !isOneOfMine(rest.raw, situation);
}
