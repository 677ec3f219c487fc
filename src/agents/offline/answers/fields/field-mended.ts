/**
 * A datum that was given before, put right or said to be wrong, with nothing open: "me equivoqué con el correo, el bueno
 * es…", "te pasé mal el DNI", "ese correo ya no lo uso" (AGENDA-11). Of a name `errands/mine/name-on-it.ts` hears.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { FIELD_NAME } from '../../words/words.ts';

const SORRY = 'uy|ay|ah|oh|ops|oops|hola|perdon|perdona|perdone|sorry|disculpa|disculpe|desculpa|mira|espera|wait';
/** What was done with it, and how it is: no word asks for anything else. */
const DONE =
  'me|te|le|les|lo|la|se|(?:equivoque|confundi|errei|puse|escribi|escribiste|pase|mande|deje|dije|quedo|ficou|passei|mandei|falei|dei|gave|wrote|put|typed|mistake|made)|(?:estaba|ta|estava|is|was|it|s)|(?:mal|equivocad[oa]|incorrect[oa]|errad[oa]|erro|wrong|mistyped)';
const WHICH =
  'el|los|mi|ese|esa|este|esta|meu|minha|o|a|esse|essa|my|the|that|an|i|you|que|numero|nro|number|de|con|en|al|no|del|do|of|electronico|address|buen[oa]|bien|cert[oa]|right|nuev[oa]|nov[oa]|new|otr[oa]|outr[oa]|other|anterior|viej[oa]|antigu[oa]|velh[oa]|old|actual|mio|verdader[oa]|ahora|agora|now|ya|ja|mas|mais|anymore|more|longer';
const USED = '(?:uso|utilizo|tengo|tenho|use|have|funciona|existe|works)';
const NOTE =
  '(?:cambi|correg|corrig|corrij|actualiz|modific|anot|pon|mud|troc|atualiz|chang|updat|correct|fix)[a-z]*|(?:puedes|puede|podes|podrias|podria|pueden|pode|poderia|can|could|quiero|quisiera|necesito|queria|quero|preciso|want|need|to|please|porfa|favor|por|hay)';
const IS = 'es|era|seria|e(?! mail )|sao|son|y|and';
/** Every word of it is about a datum: what is left of the message, when the datum itself is taken out, says nothing more. */
const ONLY_OF_IT = re`^ (?:(?:${SORRY}|${DONE}|${WHICH}|${USED}|${NOTE}|${IS}|${FIELD_NAME}) )+$`;

export function saysOnlyOfField(norm: string): boolean {
  return ONLY_OF_IT.test(norm);
}

const AMISS = [
  `(?:me (?:equivoque|confundi)|errei|hay un error|made a mistake|erro)(?: (?:al (?:poner|escribir|dar|pasar)(?:te|les|le)?|de|con|en|no|in|with))*(?: (?:el|mi|o|meu|my|the|del|do|numero de))* ${FIELD_NAME}`,
  `(?:puse|escribi|di|pase|mande|deje|anote|passei|mandei|dei|coloquei)(?: (?:mal|errado))(?: (?:el|mi|o|meu|numero de))* ${FIELD_NAME}`,
  `(?:gave|wrote|put|typed|sent)(?: you)?(?: the)? wrong(?: id)? (?:${FIELD_NAME}|number|id)`,
  `${FIELD_NAME}(?: [a-z]+){0,4} (?:esta|estaba|quedo|ta|ficou|is|was|lo puse|lo escribi|lo pase|puse|escribi|di) (?:mal|equivocad[oa]|incorrect[oa]|errad[oa]|wrong)`,
  `${FIELD_NAME}(?: [a-z]+){0,3} (?:(?:ya )?no (?:lo )?(?:uso|utilizo|tengo|es el mio|es correcto|es ese|funciona|existe)|nao (?:uso|e mais meu|existe)|(?:es|e|is) (?:otro|outro|another one))`,
  `(?:cambiar|corregir|actualizar|modificar|mudar|trocar|corrigir|atualizar|change|update|correct|fix|cambie de|mudei de|cambio de)(?: (?:el|mi|o|meu|my|the|numero de))* ${FIELD_NAME}`,
].join('|');
const SAYS_AMISS = re` (?:${AMISS}) `;
const MAIL = / (?:correo|e ?mail|mail) /;
const WORDS_MAX = 16;

/** What is right has not been said: it is asked for. */
export function fieldMissaid(heard: Heard): Act | undefined {
  const { text, times, hit, situation } = heard;
  const { flow, field, tenant } = situation;
  if (flow !== 'ninguno' || field !== undefined || text.words.length > WORDS_MAX || saysWhen(times)) return undefined;
  if (hit !== undefined && !['move', 'thanks', 'greet', 'person', 'answer'].includes(hit.intent)) return undefined;
  if (!SAYS_AMISS.test(text.norm)) return undefined;
  const amiss = MAIL.test(text.norm) ? 'email' : 'nationalId';
  return tenant?.booking.askFor.includes(amiss) === true ? act(heard, { intent: 'thanks', amiss }) : undefined;
}
