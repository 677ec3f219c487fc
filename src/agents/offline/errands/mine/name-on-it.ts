/** "¿Le puede poner el nombre de él?", "cambie el nombre, es Jorge Pérez", "quiero agregar una nota a mi cita", of an appointment that is made: a person's to change. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { fold } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const PUTS =
  '(?:pon|pong|coloc|coloqu|bot|cambi|corrig|correg|correj|mud|troc|actualiz|modifi|rectifi|dej|put|chang|correct|updat|switch)[a-z]*';
const NAME = '(?:nombre|nombres|apellido|apellidos|nome|sobrenome|name|last name|surname)';
/** "El nombre está mal", "me equivoqué de apellido", "puse mal el nombre". */
export const NAME_AMISS = `(?:(?:me (?:equivoque|confundi) (?:de|en|con)|errei|(?:puse|escribi|di) mal) (?:(?:el|mi|o|no|meu) )?${NAME}|(?:(?:el|mi|o|meu) )?${NAME}(?: [a-z]+){0,3} (?:esta|quedo|quedou|salio|ficou|is) (?:mal|errad[oa]|equivocad[oa]|incorrect[oa]|wrong)(?: escrit[oa])?)`;
/** "Mi apellido es con z", "mi apellido es Ruiz, no Rius", too. */
const AMISS = re` ${NAME_AMISS} | (?:mi|el|meu|o|my) ${NAME} (?:(?:es|va|se escribe|e|is) (?:con|com|sin|sem|with|without) |(?:es|e|is) [a-z]+(?: [a-z]+)? (?:(?:y|e|and) )?(?:no|nao|not) )`;
export function saysNameAmiss(norm: string): boolean {
  return AMISS.test(norm);
}
const PUTS_NAME = re` ${PUTS}(?: [a-z]+){0,4} ${NAME} `;
/** A word to whoever sees to it: nobody but a person writes it down. */
const NOTE_ON_IT = re` (?:agreg|anad|anex|sum|pon|pong|dej|escrib|anot|adicion|acrescent|coloc|deix|inclu|add|leave|put|write|attach)[a-z]* (?:(?:le|me|les|un|una|uma?|an?|alguna|la|esta|the|this|some) )*(?:notas?|notita|comentarios?|observacion(?:es)?|aclaracion(?:es)?|observac(?:ao|oes)|notes?|comments?) (?:(?:a|al|en|sobre|para|de|to|on|in|for|no|na|ao|do|da|pro|pra) )+(?:(?:mi|la|el|esa|ese|meu|minha|o|my|the) )*(?:${APPOINTMENT}) `;
/** "¿Cómo cambio mi nombre de usuario?" is of nothing that is booked; "no le cambie el nombre" leaves it. */
const OTHER =
  / (?:no|nao|don t) (?:(?:l[eoa]|me|se) )?(?:pon|cambi|coloc|mud|put|chang)| (?:usuario|user|negocio|empresa|wifi) /;

export function changesItsName(heard: Heard): Act | undefined {
  const { text, times, situation, hit } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  const whose = toldUnderWhom(heard);
  if (whose !== undefined) return act(heard, whose);
  if (NOTE_ON_IT.test(text.norm) && (hit === undefined || hit.intent === 'book' || hit.intent === 'move'))
    return act(heard, { intent: 'person' });
  if (!PUTS_NAME.test(text.norm) && !saysNameAmiss(text.norm)) return undefined;
  // "Cambiá el turno al viernes, a nombre de Jorge": that one is moved.
  const errand = hit !== undefined && ['book', 'move', 'cancel', 'pay'].includes(hit.intent);
  if (OTHER.test(text.norm) || errand || saysWhen(times)) return undefined;
  return act(heard, { intent: 'person' });
}

/**
 * "A nombre de mi mamá, Teresa Paredes", of one that is made, and nothing else: told to whoever writes it down, and no
 * bill is under that name. Who stands there already is only said again.
 */
function toldUnderWhom({ text, times, hit, guest, situation }: Heard): Pick<Act, 'intent'> | undefined {
  const errand = hit !== undefined && hit.intent !== 'thanks' && hit.intent !== 'greet';
  if (text.asks || errand || saysWhen(times)) return undefined;
  const known = (situation.appointments ?? []).map((one) => ({ ...one.guest, under: one.customerName }));
  if (UNDER_MINE.test(text.norm))
    return { intent: known.some(({ name, relation }) => (name ?? relation) === undefined) ? 'thanks' : 'person' };
  if (guest === undefined || !UNDER_WHOM.test(` ${text.norm.trimStart()}`)) return undefined;
  const { name, relation } = guest;
  const standsThere = known.some((one) =>
    name === undefined
      ? relation !== undefined && one.relation === relation
      : [one.name, one.under].some((own) => own !== undefined && fold(own) === fold(name)),
  );
  return { intent: standsThere ? 'thanks' : 'person' };
}
/** "A mi nombre", "a nombre mío", and nothing else: it is so, unless it was made for somebody else. */
const UNDER_MINE =
  /^ (?:(?:ah|ok|si|sim|y|e|and|no|que|seria|es|va|quede|queda|fica|mejor) )*(?:(?:a|al|en|em|no) (?:nombre (?:mio|de mi|propio)|(?:mi|meu) (?:propio )?(?:nombre|nome))|(?:under|in) my (?:own )?name) (?:(?:por favor|porfa|please|gracias|obrigad[oa]|thanks) )*$/;
/** A name is in the text no more: "a nombre de Teresa" is nothing, "a nombre de mi mamá, Teresa" no more than hers. */
const UNDER_WHOM = re`^ (?:(?:ah|uy|ay|perdon|disculp[ae]|hola|ok|listo|y|e|and|que|seria|sera|es|era|va|vai|iria|queda|quede|quedo|quedaria|fica|ficou|(?:anot|apunt|dej|pon|pong|deix)[a-z]*|is|s|it|la|el|o|a|mi|esa|ese|eso|isso|${APPOINTMENT}|por favor|porfa|porfavor|please|gracias|obrigad[oa]|thanks) )*(?:(?:a|al|en|em|in|no|na|under) (?:(?:el|the|o) )?(?:nombre|nome|name) (?:de la|de|del|da|do|of) )?(?:(?:mi|meu|minha|my|nuestr[oa]) (?:${KIN_WORD}) )?(?:(?:por favor|porfa|porfavor|please|gracias|obrigad[oa]|thanks) )*$`;
