/**
 * "Ah me queda cerca, entonces el viernes a las 10", "that's far for me, but 10 is fine": behind an address it is told how
 * far that is, and no address is asked for again. What stands behind the remark is what is meant.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { verdictOf } from '../../words/phrases.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const SOUND =
  '(?:a+h+|o+h+|u+[hy]+|u+f+|ay|mm+|ok|okay|ya|bueno|genial|perfecto|que (?:bueno|bien|lindo|mal|pena)|great|nice|cool|perfect|otimo|legal|bom|que bom|nossa|pucha|chuta|listo|entiendo)';
const IT = '(?:eso|ahi|alla|esa|ese|isso|ai|that|it|la verdad|you guys)';
export const VERY =
  '(?:muy|re|super|bien|medio|bastante|demasiado|tan|un poco|un poquito|algo|mas o menos|muito|meio|bem|tao|um pouco|pretty|very|really|so|too|quite|a bit|kind of|not)';
export const NEAR =
  '(?:cerca|cerquita|lejos|lejitos|lejisimos|retirad[oa]|a (?:la )?mano|a trasmano|trasmano|a la vuelta|al lado|de paso|a (?:un|una|dos|tres|unas|pocas|[0-9]+) (?:pasos?|cuadras?|minutos?|quadras?)|perto|pertinho|longe|do lado|na esquina|close|close by|near|nearby|far|far away|around the corner|(?:near|close) (?:to )?(?:there|here))';
const OF_HIM =
  '(?:(?:de|del|da|do|para|pra|to|from|for|by)? ?(?:mi|mim|me|(?:mi |a |la |minha |my )?(?:casa|home|place|house|trabajo|trabalho|work|office|oficina|depto|barrio)|el (?:trabajo|barrio)|aqui|aca|daqui|donde (?:vivo|trabajo|estoy)|where i (?:live|work|am)))';
/** "Me queda cerca", "queda lejos de mi casa", "vivo a dos cuadras", "fica perto", "that's near me". */
const DISTANCE = `(?:(?:(?:me|nos) )?(?:queda|quedan|quedaria|cae|esta|estan|es|e|fica|ficam)|(?:vivo|trabajo|estoy|ando|moro|trabalho|estou|to)|(?:that|it|you)(?:['’]?s|['’]?re| is| are)|i (?:live|work)|i['’]?m) (?:${VERY} )*${NEAR}(?: ${OF_HIM})?(?: (?:la verdad|igual|then))?`;
const LEAD = `^[\\s¡]*(?:${SOUND}[\\s,.!]+)*(?:${IT} )?${DISTANCE}`;
const MARK = String.raw`\s*[,.;!…\n]+\s*`;
const JOINT = '(?:pero|mas|but|asi que|por eso|entonces|entao|so|y|e|and|igual|bueno|ok|then)';
const REMARK = re`${LEAD}(?:${MARK}|\s+(?=${JOINT}\s))(?:${JOINT}[\s,.]+)*(?=\S)`;
const ALONE = re`${LEAD}[\s.!…]*$`;
/** Of another place something is said, or of that one. */
const OF_A_PLACE =
  / (?:otr[oa]|outr[oa]|another|other|sedes?|sucursal(?:es)?|local(?:es)?|filial|unidade|branch|branches|location|direccion|endereco|address|es[ae]|ess[ae]|ahi|alla|there|mas|mais|donde|onde|where) /;
const CHARS_MAX = 200;

export function withoutDistance({ raw }: Text, { offer, tenant }: Situation): Text | undefined {
  if (raw.length > CHARS_MAX || offer?.kind === 'sucursal' || tenant === undefined) return undefined;
  const [remark] = REMARK.exec(fold(raw)) ?? [];
  if (remark === undefined || remark.includes('?')) return undefined;
  const rest = readText(raw.slice(remark.length));
  if (OF_A_PLACE.test(rest.norm) || findNames(rest.raw, tenant).sucursal !== undefined) return undefined;
  return rest.words.length === 0 || IDLE.has(verdictOf(rest) ?? '') ? undefined : rest;
}
const IDLE: ReadonlySet<string> = new Set(['filler', 'thanks']);

/** "Me queda cerca", "ah ok, queda lejos de mi casa" and nothing else: of the only place that there is. "¿Me queda lejos?" asks. */
export function saysHowFar(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const asked = text.asks && hit === undefined && text.words.length <= ASKED_WORDS_MAX && ASKED.test(text.norm);
  if (asked) return act(heard, { intent: 'ask', topic: 'direccion' });
  if (text.asks || situation.tenant?.branches.length !== 1 || situation.field !== undefined) return undefined;
  return ALONE.test(fold(text.raw)) && OF_ONESELF.test(text.norm) ? act(heard, { intent: 'thanks' }) : undefined;
}
/** "Es lejos", without a mark, may ask. */
const OF_ONESELF = / (?:me|nos|mi|mim|minha|vivo|trabajo|moro|trabalho|casa|i|my|aqui|daqui) /;
const ASKED = re` (?:me|nos) (?:queda|quedan|quedaria|fica|ficam) (?:${VERY} )*${NEAR} `;
const ASKED_WORDS_MAX = 8;
