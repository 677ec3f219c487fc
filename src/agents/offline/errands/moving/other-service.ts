/**
 * "¿Puedo cambiar el servicio de mi turno?", "posso trocar o serviço?": into which is not told. What there is is shown, and no
 * other hour is looked for.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT } from '../../words/words.ts';

const CHANGE = '(?:cambi|modific|mud|troc|chang|switch|swap)(?:ar|arle|arlo|o|a|ame|eme|as|e|es|ing|)';
const SERVICE = '(?:servicio|tratamiento|servico|tratamento|service|treatment)';
const CHANGES_SERVICE = re` ${CHANGE} (?:(?:de|el|la|mi|o|a|meu|minha|the|my|tipo de|type of|to|por|another|otro|outro|different) )*${SERVICE}(?: (?:de|del|da|do|of|for|on|en|que)(?: [^ ]+){0,2} (?:${APPOINTMENT}))?(?: (?:tengo|reserve|por otro|por outro|porfa|por favor|please|for another|mejor|entonces))* $`;

export function changesServiceOnly({ text, times, situation, hit }: Heard): Act | undefined {
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || appointments.length === 0 || saysWhen(times)) return undefined;
  if (hit?.intent === 'cancel' || hit?.intent === 'person' || !CHANGES_SERVICE.test(text.norm)) return undefined;
  return servicesTold(text.raw, tenant).length > 0 ? undefined : act({ text }, { intent: 'ask', topic: 'servicios' });
}
