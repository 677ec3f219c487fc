/**
 * "¿Hasta el jueves puedo cancelar?", "y el mismo día puedo cancelar?", "can I cancel the day before?", "depois posso
 * cancelar sem multa?": what the rule is, of a day to come. Nothing goes by it. "¿Puedo cancelar el turno del jueves?" wishes it.
 */
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';
import { CANCEL, ES_DAY } from '../../words/words.ts';

export const MAY =
  '(?:puedo|podria|podemos|podre|se puede|se podria|posso|poderia|da (?:pra|para)|can i|could i|can we)';
const GONE = `(?:${CANCEL})(?:l[oa])?`;
const MOVED = '(?:cambiar|mover|reprogramar|reagendar|remarcar|mudar|trocar|reschedule|change)(?:l[oa])?';
const DAY = `(?:(?:el|la|o|a|the|on) )?(?:${ES_DAY}|dia|(?:segunda|terca|quarta|quinta|sexta)(?: feira)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
/** Up to when. */
const TILL = `(?:hasta|ate|until|till|up to) (?:[^ ]+ ){0,4}?(?:antes|before|${DAY}|hora|horas|hours?|ultimo momento|ultima hora|cuando|quando|when|que dia)(?: (?:antes|before|previ[oa]|anterior))?`;
const BEFORE =
  '(?:(?:con|com|with) )?(?:un|una|uno|dos|tres|um|uma|dois|duas|a|an|one|two|the|el|o|no|[0-9]+) (?:dias?|horas?|hs|days?|hours?|semana|week)(?: d[eo])? (?:antes|before|anterior|previ[oa]|anticipacion|antelacion|antecedencia|in advance|ahead)';
const THAT_DAY = '(?:(?:es[ae]|est[ae]|el|ess[ae]|ness[ae]|no|the|on the) )?(?:mismo|mesmo|same) (?:dia|day)';
const LATER =
  '(?:despues|luego|mas adelante|mas tarde|depois|mais tarde|mais pra frente|later(?: on)?|afterwards|en cualquier momento|cuando quiera|a ultimo momento|a qualquer (?:hora|momento)|any ?time|last minute)';
const FREELY =
  '(?:sin|sem|without) (?:(?:ningun|ninguna|nenhum|nenhuma|any|a|pagar|que me cobren|perder) )*(?:costo|cargo|multa|problemas?|drama|penalidad|recargo|custo|taxa|fee|penalty|charge|perder|sena|nada|the deposit|el deposito|la sena|o sinal)|gratis|de graca|for free';
const OPENS =
  '(?:(?:y|e|and|pero|mas|but|o sea|entonces|entao|so|ok|bueno|dale|igual|disculp[ae]|perdon|una (?:consulta|pregunta|duda)|pregunta|duda|hola|si|en caso de que no pueda|por las dudas|por si acaso) )*';
const I = '(?:(?:yo|eu|i|la|lo|se|tambien|tambem) )*';

/** Told ahead of the "can I" it is a question without its mark, too. */
const AHEAD = re`^ ${OPENS}(?:${TILL}|${BEFORE}|${THAT_DAY}|${LATER}|${FREELY}) ${I}${MAY} (?:[^ ]+ ){0,2}?${GONE} `;
const BEHIND = re` ${I}${MAY} (?:[^ ]+ ){0,2}?${GONE} (?:(?!(?:y|e|and)(?= ))[^ ]+ ){0,3}?(?:${TILL}|${BEFORE}|${THAT_DAY}|${FREELY}|${LATER}(?= (?:no |verdad |cierto |right )?$)) `;
const MOVED_LATER = re`^ ${OPENS}(?:${TILL}|${LATER}) ${I}${MAY} (?:[^ ]+ ){0,2}?${MOVED} `;
const WISHES =
  / (?:quiero|quisiera|necesito|tengo que|quero|preciso|want|need|no (?:puedo|voy|podre)|nao (?:posso|vou)|can t|cannot) /;

export function asksTillWhen({ text, times }: Heard): boolean {
  const { norm, asks } = text;
  if (WISHES.test(norm)) return false;
  if (AHEAD.test(norm) || (asks && BEHIND.test(norm))) return true;
  return asks && times.hora === undefined && MOVED_LATER.test(norm);
}
