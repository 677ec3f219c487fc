/** Yes and no: whole answers, and answers with something behind them (CONV-5). */
import { agrees, contradictsKnown } from './agreement.ts';
import { afterNo } from '../refusing/behind-no.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { keywordIn } from '../../keyword-in.ts';
import { addresses, verdict, type Piece } from '../../words/phrases.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen } from '../../wishes.ts';
import { CANNOT } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';

/** Longer than this, a "sí" at the head of a message is the beginning of a story. */
export const TAIL_WORDS_MAX = 8;
/** A wish follows: no plain yes. */
export const OBJECTION =
  / (?:pero|mejor|aunque|solo que|salvo|excepto|but|actually|melhor|prefiero|prefiro|espera|para(?! (?:mim? |que |(?:pag|abon|sen)[a-z]+ ))|wait|antes|primero|but first|ojala|tuvier[ae]s?|tuvieramos|tuviese|pudier[ae]s?|pudieramos|pudiese|hubiera|hubiese|supiera|alcanzara|sobrara|tivesse|pudesse|houvesse|if (?:i|only)) /;

/** "¿Y entonces?", after a while: what was asked is asked again. */
const NUDGES = /^ (?:(?:y|e|bueno|pero|ok|and) )*(?:entonces|entao|so|then)(?: que)? $/;

/** "Bueno", "ta" with nothing behind it grants what is asked; before other words it only begins. */
const GRANTS = /^ (?:bueno+|ta(?: ta)?)(?: (?:pues|nomas|por favor|porfa|entonces))* $/;

export function whole(heard: Heard, found: readonly Piece[]): Act | undefined {
  const said = verdict(found);
  const { asks, flow } = heard.situation;
  const pending = asks === 'confirm' || asks === 'list' || asks === 'options';
  // Of what was only shown, thanks says that all is said.
  const thanked = found.some((p) => p.kind === 'thanks' || p.kind === 'bye') && (!pending || flow === 'ninguno');
  switch (said) {
    case 'yes':
      if (heard.text.asks && !pending) return undefined;
      return act(heard, {
        intent: thanked ? 'thanks' : 'accept',
      });
    case 'no':
      return act(heard, { intent: 'reject' });
    case 'that':
      // Nothing is asked any more: such a yes is courtesy, as every yes is then.
      return pending || flow === 'ninguno' ? act(heard, { intent: 'accept' }) : undefined;
    case 'hello':
      return act(heard, { intent: 'greet' });
    case 'thanks':
    case 'bye':
      // "va, ahí nos vemos": a yes that takes its leave.
      if (pending && !thanked && found[0]?.kind === 'yes' && found[0].phrase !== 'bien')
        return act(heard, { intent: 'accept' });
      return act(heard, { intent: grantsWithThanks(heard, found) ? 'accept' : 'thanks' });
    case 'filler':
      if (NUDGES.test(heard.text.norm)) return act(heard, { intent: 'greet' });
      if (asks === 'confirm' && GRANTS.test(unaddressed(found))) return act(heard, { intent: 'accept' });
      // "Uy bueno", before rows, picks none of them; "ta", with nothing asked, is courtesy.
      return asks === 'list' || flow === 'ninguno' ? sighs(heard, unaddressed(found)) : undefined;
    case undefined:
      return undefined;
  }
}

function sighs(heard: Heard, said: string): Act | undefined {
  const granted = heard.situation.asks === 'nothing' && GRANTS.test(said);
  return granted || SIGHS.test(said) ? act(heard, { intent: 'thanks' }) : undefined;
}
const SIGHS =
  /^ (?:(?:ah+|uy|ay|oh|uf+a?|phew|la verdad|jaja) )*(?:bueno+|ta(?: ta)?|uf+a?|ni modo|que remedio)(?: (?:pues|nomas|jaja|che))* $/;

/** "Bueno, gracias" to an hour that was proposed just now; to cancel it takes note, and so it does after something else. */
function grantsWithThanks({ situation: { asks, flow, aside = false } }: Heard, found: readonly Piece[]): boolean {
  const granted = found.filter((piece) => piece.kind !== 'thanks');
  return asks === 'confirm' && flow === 'agenda' && aside === false && GRANTS.test(unaddressed(granted));
}

/** "Bueno, ñaño": whom it is said to left out. */
function unaddressed(found: readonly Piece[]): string {
  return ` ${found.flatMap((piece) => (addresses(piece) ? [] : [piece.phrase])).join(' ')} `;
}

/** "sí, mándeme la liga", "no no, no lo canceles", "listo, agéndeme ese": the first word answers, the rest must agree. */
export function openingYesOrNo(heard: Heard, found: readonly Piece[]): Act | undefined {
  const { situation } = heard;
  if (situation.asks !== 'confirm' && situation.asks !== 'list' && situation.asks !== 'options') return undefined;
  const head = found.findIndex((p) => p.kind !== 'filler' && p.kind !== 'hello' && p.kind !== 'thanks');
  const opening = found[head];
  if (opening === undefined) return undefined;
  const tail = found.slice(head + 1);
  const count = tail.reduce((sum, p) => sum + p.words, 0);
  if (count > TAIL_WORDS_MAX) return undefined;
  const rest = ` ${tail.map((p) => p.phrase).join(' ')} `;
  if (opening.kind === 'no') return afterNo(heard, rest);
  // "ya vuelvo", "this bot is useless": half a yes needs a tail that agrees.
  const half =
    opening.kind === 'that' ||
    /^(?:ya|ya estas?|eso|va|bien|show|super|ss|tah|top|massa|demorou|lovely|brilliant|sweet|awesome|right|fine|deal|works|great|cool|correct)$/.test(
      opening.phrase,
    );
  if (
    half &&
    tail.some((p) => p.kind === 'other') &&
    keywordIn({ norm: rest, asks: heard.text.asks }, heard.situation) === undefined
  )
    return undefined;
  if (opening.kind === 'yes' || opening.kind === 'that') return afterYes(heard, rest, opening);
  return undefined;
}

/** "No, así está bien", "nada, está perfecto, confirma", of an hour to be booked: a no to what might be changed, perhaps. It is asked again. */
export function nothingToChange(heard: Heard, found: readonly Piece[]): Act | undefined {
  const { situation, text } = heard;
  const said = found.filter(({ kind }) => kind !== 'filler');
  const behind = said.slice(1);
  const asked = situation.asks === 'confirm' && situation.flow === 'agenda' && !text.asks;
  if (!asked || !NOTHING.test(text.raw) || !behind.some(({ phrase }) => APPROVES.test(phrase))) return undefined;
  const agrees = behind.every(({ phrase }) => APPROVES.test(phrase) || ORDERS_IT.test(phrase));
  return agrees ? act(heard, { intent: 'unknown' }) : undefined;
}
/** "No está bien" is a no, and so is "no, no está bien". */
const NOTHING = /^\W*(?:no+|nada|nah|n[aã]o)(?:\s*,?\s*no+)?\s*[,.!](?!\s*no\b)/iu;
const APPROVES =
  /^(?:asi )?(?:(?:esta|ta|me parece|va) )?(?:perfecto|bien|genial|barbaro|excelente|perfeito|otimo|perfect|great|fine)$|^(?:todo bien|tudo certo|tudo bem|all good|asi)$/;
const ORDERS_IT = /^(?:confirm|reserv|agend|aparta|pode (?:confirmar|marcar)|book it|do it)[a-z ]*$/;

/** No objection is in it, though "para" may stop somebody. */
const FOR_ME = / para (?:mi|mim) (?=$)/;
function afterYes(heard: Heard, rest: string, opening: Piece): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks || OBJECTION.test(rest.replace(FOR_ME, ' '))) return undefined;
  if (/ no | nao | not /.test(rest) && !(situation.flow === 'cancelacion' && NOT_COMING.test(rest))) return undefined;
  if (
    /^(?:ya|eso|este|esta|esa|ese|bien|quiero|quero|puede|pode|that|this|va|sale|confirma|confirme)$/.test(
      opening.phrase,
    ) &&
    saysWhen(times)
  )
    return undefined;
  const hit = keywordIn({ norm: rest, asks: text.asks }, situation);
  if (hit !== undefined && !agrees(situation, hit)) return undefined;
  if (situation.asks === 'confirm' && saysWhen(times) && contradictsKnown(situation, times)) return undefined;
  if (opening.phrase === 'quiero' || opening.phrase === 'quero') return undefined;
  if (situation.asks === 'list' && situation.offer !== undefined && (saysWhen(times) || namesElse(situation, rest)))
    return undefined;
  return act(heard, { intent: 'accept' });
}

/** "Ok, en la Roma entonces", among the hours of another branch: agreed to what comes next, not to what is shown. */
function namesElse({ flow, tenant, known }: Situation, rest: string): boolean {
  if (flow !== 'agenda' || tenant === undefined) return false;
  const { sucursal, profesional } = findNames(rest, tenant);
  return (
    (sucursal !== undefined && sucursal !== known?.sucursal) ||
    (profesional !== undefined && profesional !== known?.profesional)
  );
}

/** Said after a yes to "¿cancelamos?", this is the reason. */
const NOT_COMING = re`^(?: [^ ]+){0,6} (?:ya )?(?:${CANNOT}|(?:no|nao) (?:voy|vamos|vou|me es posible|me da|tengo (?:como|tiempo)|(?:l[oa] )?(?:necesito|quiero|preciso|quero)))`;
