/** "Ninguno de esos es lo que quiero", "no veo el que busco", below what is sold: the rest of it, and the wish is not given up. */
import { pageOf } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';

const SOUGHT =
  '(?:(?:yo |eu |i )?(?:quiero|quisiera|querria|busco|buscaba|necesito|quero|procuro|preciso|queria|want(?:ed)?|need|m looking for|am looking for)|me interesa|me hace falta|estoy buscando)';
const NONE =
  '(?:ningun[oa]|nenhum[a]?|none)(?: (?:de|d|of) ?(?:l[oa]s|es[oa]s|est[oa]s|ell[oa]s|ess[ea]s|est[ea]s|those|these|them)(?: (?:servicios|opciones|servicos|opcoes))?| dess[ea]s| dest[ea]s)?';
const PATTERNS = [
  re`^ (?:(?:no|nao|pero|mmm?|hola|ah|uy) )*${NONE} (?:(?:es|son|e|sao|is|are) )?(?:(?:lo|el|la|los|las|o|a|os|as|the one|what) )(?:que )?${SOUGHT} $`,
  re`^ (?:(?:no|nao|pero|ah|uy) )*(?:no|nao|i don t|i can t) (?:(?:l[oa] |me )?(?:veo|encuentro|hallo|vejo|acho|encontrei|encontro|see|find)|esta|aparece|figura|sale|ta) (?:ahi |aca |aqui )?(?:(?:lo|el|la|los|las|o|a|the one|what) (?:servicio )?(?:que )?${SOUGHT}|lo mio|mi servicio|meu servico|my service)(?: (?:ahi|aca|aqui|en la lista|na lista|here|there))* $`,
];

export function noneOfThese(heard: Heard): Act | undefined {
  const { offer, asks } = heard.situation;
  if (asks !== 'list' || (offer?.kind !== 'servicio' && offer?.kind !== 'categoria')) return undefined;
  if (!PATTERNS.some((pattern) => pattern.test(heard.text.norm))) return undefined;
  return act(heard, { intent: pageOf(offer).more ? 'more' : 'unknown' });
}
