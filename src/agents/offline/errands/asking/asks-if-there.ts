/**
 * "¿Ustedes están en San Lorenzo?", "are you in Brickell?", "tem unidade em Pinheiros?", of a place of theirs, or of its
 * street: the address says that they are. Whether they are anywhere else nobody is told.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { plainWords } from '../../words/text.ts';

const LEAD =
  '(?:hola|buenas|buenos|buen|dias?|tardes|noches|oi|ola|bom|boa|tarde|noite|hi|hello|hey|there|y|e|and|so|ah|ok|bueno|disculp[ae]|perdon|una|consulta|pregunta|oye|che|pero|ustedes|uds|voces|vcs|you|guys|(?:el|la|su|o|a) (?:local|tienda|consultorio|clinica|salon|negocio|estudio|taller|loja|centro))';
const SITE = '(?:local|sucursal|sede|tienda|consultorio|unidade|filial|loja|branch|office|location|store|shop)';
const ARE = `(?:estan|esta|estais|quedan?|atienden?|trabajan|ficam?|atendem|estao|sao|are (?:you|u)(?: guys| all)?|is it|es|(?:do you|you) (?:work|operate)|(?:tienen?|tenes|tienes|hay|tem|(?:do )?you have) (?:(?:una?|uma?|otr[oa]|outra|alguna?|alguma|an?) )?${SITE})`;
const HOW = '(?:(?:ubicad[oa]s?|localizad[oa]s?|located|based|tambien|tambem|also|still|todavia|ahora|now|aca|aqui) )*';
const IN =
  '(?:en|por|em|no|na|nos|nas|in|at|near|on|cerca de|perto de|ahi en|alla en) (?:(?:el|la|los|las|the|o|a|barrio|bairro|zona|colonia|calle|avenida|av|rua|street|de) )*';
const THERE = re`^ (?:${LEAD} )*${ARE} ${HOW}${IN}(?<place>[a-z0-9]+(?: [a-z0-9]+){0,3}?)(?: (?:tambien|tambem|too|also|no|verdad|cierto|ne|right|o no|ustedes|uds))* $`;
const SMALL = /^(?:de|del|la|el|los|las|do|da|dos|das|the|of|av|avenida|calle|rua|street|st)$/;

export function asksIfThere(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { tenant, offer } = situation;
  if (!text.asks || tenant === undefined || offer?.kind === 'sucursal' || saysWhen(times)) return undefined;
  const place =
    THERE.exec(text.norm)
      ?.groups?.['place']?.split(' ')
      .filter((word) => !SMALL.test(word)) ?? [];
  if (place.length === 0) return undefined;
  const isTheirs = tenant.branches.some(({ name, address }) => {
    const called = [...plainWords(name), ...plainWords(address ?? '')];
    return place.every((word) => called.includes(word)) && place.some((word) => word.length >= LETTERS_MIN);
  });
  return isTheirs ? act(heard, { intent: 'ask', topic: 'direccion' }) : undefined;
}
const LETTERS_MIN = 4;
