/**
 * "No puedo ir, ¿puede ir mi hermana en mi lugar?", "mi esposo puede tomar mi cita?", "mi hermano va a llevar su auto en mi
 * lugar": the hour goes to somebody else, which is the house's to say. It is neither given up nor moved.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const IN_MY_PLACE =
  '(?:en (?:mi|su|vez de mi|lugar (?:mio|de mi))|por mi|no meu|in my|instead of me)(?: lugar| place)?';
const MAY = '(?:puede|podria|pueden|pode|poderia|can|could)';
const GOES = '(?:ir|venir|vir|come|go)';
const SOMEBODY = `(?:(?:mi|meu|minha|my) (?:${KIN_WORD})|otra persona|outra pessoa|alguien(?: mas)?|alguem|someone|somebody|el|ella|ele|ela|he|she)`;
const TAKES = '(?:tomar|usar|ocupar|aprovechar|aproveitar|pegar|ficar com|quedarse con|take|use|have)';
const GIVES_ITS_PLACE = re` ${MAY}(?: [a-z]+){0,4} ${GOES}(?: [a-z]+){0,4} ${IN_MY_PLACE} | ${GOES} (?:mi|meu|minha|my) [a-z]+ (?:en mi lugar|por mi|no meu lugar|in my place|instead of me) | ${SOMEBODY} (?:(?:${MAY}|va a|vai|quiere|quer|wants to|will) )?(?:[a-z]+ ){1,5}(?:en mi lugar|no meu lugar|in my place|instead of me) | (?:${MAY} )?${SOMEBODY} (?:${MAY} |va a |vai |quiere |quer )?${TAKES} (?:mi|la|el|meu|minha|my) (?:${APPOINTMENT}|lugar|espacio|cupo|spot|slot|vaga) `;

export function saysInHisPlace(norm: string): boolean {
  return GIVES_ITS_PLACE.test(norm);
}

/** Whatever else is said of who cannot come. */
export function givesItsPlace(heard: Heard): Act | undefined {
  const { flow, appointments = [] } = heard.situation;
  if (flow !== 'ninguno' || appointments.length === 0 || !saysInHisPlace(heard.text.norm)) return undefined;
  return act(heard, heard.text.asks ? { intent: 'ask', topic: 'otro' } : { intent: 'thanks', tells: true });
}
