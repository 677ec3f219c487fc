/**
 * Two halves with "pero", "but", "mas" between: what one meant to do and does not ("quería cancelar pero ya no hace
 * falta", "I wanted to move it but just cancel it"), what one does not want and what one does. The second decides.
 */
import { act, type Act } from '../../acts.ts';
import { errands, isQuestion } from '../../errands.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { inState } from '../../settle.ts';
import { saysWhen } from '../../wishes.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { findNames } from '../../names.ts';
import { APPOINTMENT, CANCEL, KEEP, MOVE, SHIFT, STAY } from '../../words/words.ts';
import { namesOnlyService } from '../booking/bare-service.ts';
import { re } from '../../words/pattern.ts';

/** "Mas" is "but" in Portuguese; "más tarde" is later. */
const BUT = /(?<!\p{L})(?:pero|but|sino que)(?!\p{L})/u;
const BUT_PT = /(?<!\p{L})(?:mas|porem|pero|but)(?!\p{L})/u;

const MEANT_TO = re` (?:queria|queriamos|quise|quisimos|iba a|ibamos a|pensaba(?: en)?|pense en|estaba (?:por|pensando en)|tenia pensado|(?:eu )?ia|estava pensando em|pensei em|pensava em|(?:i|we) (?:was|were) (?:going to|gonna|about to|thinking of|planning to)|(?:i|we) wanted to|(?:i|we) thought (?:of|about)) (?:[a-z]+ ){0,2}?(?:${CANCEL}|${MOVE}|${SHIFT}) `;
const KEEPS =
  / (?:ya no(?! (?:puedo|voy|vamos|llego|alcanzo|quiero|podre|me))|(?:no|nao|not) (?:me )?(?:hace falta|es necesari[oa]|precisa|preciso|needed)|(?:al final|no final|si|sim|ahora|agora|ya|ja) (?:(?:si|sim|ya|ja) )?(?:voy|vamos|puedo|podemos|podre|llego|consigo|posso|vou|me quedo)|(?:mejor|melhor) (?:l[oa] )?(?:dejo|dej[ae]l[oa]|dejemosl[oa]|mantengo|deixa)|(?:i|we) can (?:now )?(?:make it|come|go|be there)|(?:changed my|mudei de|cambie de) (?:mind|ideia|idea|opinion)|me arrepenti) /;
/** When he can, and no hour that he wants. */
const NOW = / (?:now|ahora|agora) /;
const CALLS_OFF =
  / (?:mejor |melhor |pode |just |please |por favor )*(?:cancel|anul|desmarc)[a-z]*(?: (?:it|l[oa]|please|por favor|porfa))* $/;

export function decidingHalf(heard: Heard): readonly Act[] | undefined {
  const { text, situation } = heard;
  const but = (situation.language === 'pt' ? BUT_PT : BUT).exec(fold(text.raw));
  if (but === null || (situation.flow !== 'ninguno' && situation.flow !== 'cancelacion')) return undefined;
  const from = but.index + but[0].length;
  const first = readText(text.raw.slice(0, but.index)).norm;
  const rest = hear(' '.repeat(from) + text.raw.slice(from), situation);
  if (MEANT_TO.test(first)) return insteadOfThat(rest);
  const other = keptWithAnother(first, rest);
  if (other !== undefined) return [other];
  if (situation.flow === 'ninguno' && CALLS_NOT_OFF.test(first) && ANOTHER_TIME.test(rest.text.norm))
    return [act(rest, { intent: 'move' })];
  return othersWanted(first, rest, from);
}

/** "No, déjela, pero ¿puede ser con el doctor Mora?", asked whether it goes: it stays, and is with somebody else. */
function keptWithAnother(first: string, rest: Heard): Act | undefined {
  const { cancelling: of, asks, tenant } = rest.situation;
  if (of === undefined || asks !== 'confirm' || tenant === undefined || !REFUSES_IT.test(first)) return undefined;
  const { profesional } = findNames(rest.text.raw, tenant);
  if (profesional === undefined || profesional === of.slot.professionalId) return undefined;
  return act(rest, { intent: 'move', of });
}
const REFUSES_IT = re` (?:no|nao|nop|nope) |^ (?:[a-z]+ )?(?:${STAY}|${KEEP}) `;

/** Undefined: the second half only asks, or says nothing that decides. */
function insteadOfThat(rest: Heard): readonly Act[] | undefined {
  const { text, situation } = rest;
  if (text.asks && / (?:si|se|if) /.test(text.norm)) return undefined;
  if (CALLS_OFF.test(text.norm)) return inState([act(rest, { intent: 'cancel' })], rest);
  const { acts } = errands(rest);
  const keeps = KEEPS.test(text.norm) && (NOW.test(text.norm) || !saysWhen(rest.times));
  const other = acts.some(({ intent }) => !isQuestion(intent) && !(keeps && intent === 'book'));
  if (other) return inState(acts, rest);
  if (!keeps) return undefined;
  return [act(rest, situation.flow === 'cancelacion' ? { intent: 'reject' } : { intent: 'mine' })];
}

const CALLS_NOT_OFF = re` (?:no|nao|not|don t) (?:(?:l[oa]|quiero|quisiera|quero|want|to|need|quer|me gustaria) )*${CANCEL} `;
const ANOTHER_TIME =
  / (?:otr[oa]|outr[oa]|another|a different) (?:dia|hora|horario|fecha|data|semana|day|time|date|hour|week|momento) /;

const REFUSES = / (?:no|nao|not|don t) (?:quiero|quero|want|necesito|preciso|need|me interesa) /;
const AND_YES = /^\s*(?:s[ií]|sim|yes|quiero|quero|i (?:do )?want)(?!\p{L})/iu;

/** "No quiero limpieza pero sí blanqueamiento." */
function othersWanted(first: string, { text, situation }: Heard, from: number): readonly Act[] | undefined {
  if (situation.flow !== 'ninguno' || !REFUSES.test(first)) return undefined;
  const yes = AND_YES.exec(text.raw);
  if (yes === null) return undefined;
  const wanted = hear(text.raw.slice(yes[0].length), situation);
  return namesOnlyService(wanted) ? [{ intent: 'book', from, to: text.raw.length }] : undefined;
}

/** "No cancelar, cambiar", "cancelar no, mover": of what is denied nothing is heard, and what stands behind it is wished. */
const GAP = String.raw`[\s,.;:!…]+`;
const some = (words: string): string => `(?:(?:${words})${GAP})*`;
const whole = (verb: string): string => `(?<![a-z])${verb}(?![a-z])`;
const OPENS = some('i|we|yo|eu|no|nao|perdon|disculp[ae]|sorry|ah|uy|ay|oh|pero|but|mas|esper[ae]');
const UP_TO_IT = some(
  'me|nos|l[oa]s?|se|te|les?|a|o|quiero|quisiera|queria|quero|want|to|need|es|era|e|is|por favor|que|voy|vou',
);
const ITS_NAME = `(?:${GAP}(?:el|la|lo|mi|su|a|o|meu|minha|my|the|it|nada|${APPOINTMENT}))*`;
const RATHER = some('sino|que|pero|mas|but|e|y|and|solo|solamente|so|only|just|mejor|melhor|es|era');
const WISH = some(
  'yo|eu|i|l[oa]|a|o|me|quiero|quisiera|queria|necesito|prefiero|quero|prefiro|preciso|want|need|d|would|like|rather|to',
);
const deniedThen = (denied: string, wished: string): RegExp =>
  re`^\s*${OPENS}(?:(?:no|nao|not|don['’]?t|do not)\s+${UP_TO_IT}${whole(denied)}${ITS_NAME}|${whole(denied)}${ITS_NAME}${GAP}(?:no|nao|not))${GAP}${RATHER}(?=${WISH}${whole(wished)})`;
const CHANGE = `(?:${MOVE}|${SHIFT})`;
/** "No quiero cambiarlo, solo saber…", "I don't want to move it, just asking…" */
const ASKS = '(?:saber|pregunt(?:o|ar)|averiguar|consult(?:o|ar)|pergunt(?:o|ar)|asking|ask|know|wondering|checking)';
const DENIED: readonly RegExp[] = [deniedThen(CANCEL, CHANGE), deniedThen(CHANGE, CANCEL), deniedThen(CHANGE, ASKS)];
const DENIES = /(?<![a-z])(?:no|nao|not|don['’]?t)(?![a-z])/;
const DENIED_CHARS_MAX = 160;
/** "Cambiar" alone may be of anything; "cambiarla" is of what was spoken of. */
const BARE = /^\s*(\p{L}+)[\s.!]*$/u;

export function withoutDenied({ raw, asks }: Text, { flow }: Situation): Text | undefined {
  const folded = fold(raw);
  if (asks || raw.length > DENIED_CHARS_MAX || !DENIES.test(folded)) return undefined;
  const denied = DENIED.map((one) => one.exec(folded)?.[0]).find((said) => said !== undefined);
  if (denied === undefined) return undefined;
  const rest = raw.slice(denied.length);
  const verb = flow === 'agenda' ? undefined : BARE.exec(rest)?.[1];
  if (verb === undefined) return readText(rest);
  return readText(/l[oa]$/.test(verb) ? verb : verb.endsWith('r') ? `${verb}la` : `${verb} it`);
}
