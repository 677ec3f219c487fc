/**
 * "Sí, pero la manicure ya no", "solo el corte nomás", "mi hija no va a poder": of several that were asked for in one
 * message, one is not wanted any more. The others stay as they are (CONV-11).
 */
import type { Detalles, Guest } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { yesAtHead } from '../../answers/agreeing/yes-head.ts';
import type { Heard } from '../../heard.ts';
import { bestService, namingWords, servicesTold } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { KIN_WORD, relationOf } from '../../words/kin.ts';
import { clauses, readText } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

type Wish = Pick<Detalles, 'servicio' | 'para'>;

const LEAVES = '(?:dej[ae](?:mos)?(?:l[oa]s?)?)';
const TAKEN_OUT =
  '(?:olvid[a-z]*|quit[a-z]+|sac[ao](?:r|l[oa]|me)?[a-z]*|cancel[a-z]*|borr[a-z]*|elimin[a-z]*|descart[a-z]*|esquec[a-z]*|tir[ae](?:r)?|forget|skip|drop|remove|leave out)';
const UNWANTED =
  '(?:ya )?(?:no|nao|don t) (?:quiero|necesito|deseo|hagamos|(?:me |le )?(?:voy|vamos|va) a (?:hacer|poder|querer)[a-z]*|me hago|hace falta|va a ser|alcanzo|quero(?: mais)?|preciso|want|need)(?: mas| mais)?';
const THE = '(?:(?:el|la|los|las|lo|de|del|eso|o|a|do|da|the|un|una) )*';
/** Before what is refused. */
const REFUSES_IT = re` (?:sin|sem|without|${TAKEN_OUT}|${UNWANTED}) ${THE}[a-z]+`;
/** "Dejá el masaje"; "dejá solo el masaje" keeps it. */
const LEAVES_IT = re` ${LEAVES} ${THE}[a-z]+`;
/** Behind it. */
const IT_IS_REFUSED = re`[a-z] (?:(?:mejor|ya|al final|por ahora|igual|melhor|eu|yo|pero) )*(?:no|nao|not)(?: (?:(?:la |lo |me |le )*(?:quiero|necesito|alcanzo|hago|quero|preciso)|va|mas|mais|gracias|por ahora|porfa))* $|[a-z] (?:mejor |ya )?(?:dej[ae]l[oa]|dejel[oa]|dejemosl[oa]|olvid[ae]l[oa]|quit[ae]l[oa]|sac[ae]l[oa]|cancel[ae]l[oa]|no va)(?: (?:nomas|gracias|porfa|por favor))* $`;
const REFUSALS = [REFUSES_IT, LEAVES_IT, IT_IS_REFUSED];
/** What alone is wanted. */
const ONLY = re` (?:solo|solamente|unicamente|nada mas|nomas|so|somente|apenas|just|only|me quedo con|dejame|dejemos|deja)(?: (?:con|para|quiero|hagamos|hazme|haceme|want|quero))* ${THE}[a-z]+| [a-z]+ (?:nomas|nada mas|solamente|only) $`;
const NOT_COMING = re` (?:(?:mi|meu|minha|my) (?<kin>${KIN_WORD})|ella|el|ele|ela|she|he) (?:al final |ya |tambien )*(?:no|nao|not|can t|won t) (?:va a poder(?: (?:ir|venir))?|va a (?:ir|venir)|puede (?:ir|venir)|podra(?: ir)?|va|viene|quiere(?: ir)?|vai(?: poder)?(?: ir)?|pode ir|quer(?: ir)?|come|make it)(?= $| (?:asi que|solo|entonces|nada mas|nomas|gracias|so|just|only) )`;
const WORDS_MAX = 14;

/** A yes before it stands. Undefined: nothing of the kind, or another thing is wanted beside. */
export function dropsOne(heard: Heard): Act[] | undefined {
  const { text, situation, times } = heard;
  const { flow, asks, known, waiting = [] } = situation;
  const open = flow === 'agenda' && (asks === 'confirm' || asks === 'list' || asks === 'field');
  if (!open || text.asks || text.words.length > WORDS_MAX || saysWhen(times)) return undefined;
  const head = yesAtHead(text.raw);
  const agrees = head !== undefined && head.from < text.raw.length;
  const gone = namesAnother(heard) ? [] : refused(heard);
  const [first] = gone;
  if (first === undefined || known === undefined) return undefined;
  const stays = gone.every((wish) => wish !== known);
  // All of them, or the last that was left: the booking is given up.
  if (!stays && gone.length > waiting.length)
    return agrees ? undefined : [act(heard, { intent: 'exit', word: 'salir' })];
  const drops = gone.map(({ servicio, para }): Act => ({
    ...act(heard, { intent: 'drop' }),
    ...(servicio === undefined ? {} : { service: servicio }),
    ...(para === undefined ? {} : { para }),
  }));
  return agrees && stays ? [act(heard, { intent: 'accept' }), ...drops] : drops;
}

/** Of what is open and what waits, those that are refused; none where something else is named. */
function refused(heard: Heard): readonly Wish[] {
  const { known, waiting = [] } = heard.situation;
  if (known === undefined) return [];
  const wishes = [known, ...waiting];
  const absent = whoStaysAway(heard);
  if (absent !== undefined) return wishes.filter(({ para }) => isFor(para, absent));
  const out = new Set<Wish>();
  for (const clause of clauses(heard.text.raw)) {
    const { norm } = readText(clause.raw);
    const spare = ONLY.test(norm) && !REFUSES_IT.test(norm);
    if (!spare && !REFUSALS.some((one) => one.test(norm))) continue;
    const named = serviceIn(clause.raw, heard);
    const counted = named === undefined ? inOrder(norm, wishes, heard) : undefined;
    if ((named ?? counted) === undefined) continue;
    const those = wishes.filter(
      (wish) => (counted === undefined ? wish.servicio === named : wish === counted) !== spare,
    );
    if (those.length === 0 && !spare) return [];
    for (const wish of those) out.add(wish);
  }
  return [...out];
}

/**
 * "Ya no quiero el primero", "el otro no", of the two that were asked for. Before a list these are its rows, and of more
 * than two it is not told in which order they wait.
 */
function inOrder(norm: string, [first, second, ...more]: readonly Wish[], { situation }: Heard): Wish | undefined {
  if (first === undefined || second === undefined || more.length > 0 || situation.asks === 'list') return undefined;
  // Two of the same: a name would tell neither from the other.
  if (first.servicio === second.servicio && first.para?.relation === second.para?.relation) return undefined;
  if (FIRST.test(norm)) return first;
  return SECOND.test(norm) ? second : undefined;
}
const FIRST = / (?:el|la|lo|del?|o|a|the) (?:primer[oa]?|primeir[oa]|first)(?: one| turno| cita)? (?!dia|hora)/;
const SECOND =
  / (?:el|la|lo|del?|o|a|the) (?:segund[oa]|second|ultim[oa]|last|otr[oa]|outr[oa]|other)(?: one| turno| cita)? (?!dia|hora|horario|fecha|semana)/;

function isFor(para: Guest | undefined, absent: string): boolean {
  return para !== undefined && (absent === '' || para.relation === absent);
}

/** The relation of who does not come; empty: whoever is spoken of. */
function whoStaysAway({ text, situation }: Heard): string | undefined {
  const said = NOT_COMING.exec(text.norm);
  if (said === null) return undefined;
  const guests = [situation.known, ...(situation.waiting ?? [])].filter((wish) => wish?.para !== undefined);
  const relation = relationOf(said.groups);
  return relation ?? (guests.length === 1 ? '' : undefined);
}

/** "No, el blanqueamiento no, mejor ortodoncia": what comes instead is another reader's. */
function namesAnother({ text, situation }: Heard): boolean {
  const spokenOf = idsSpokenOf(situation);
  return situation.tenant === undefined || servicesTold(text.raw, situation.tenant).some((id) => !spokenOf.has(id));
}

/** What is open, what waits, what he has. */
function idsSpokenOf({ known, waiting = [], appointments = [] }: Situation): ReadonlySet<string | undefined> {
  return new Set([
    known?.servicio,
    ...waiting.map(({ servicio }) => servicio),
    ...appointments.map((a) => a.serviceId),
  ]);
}

function serviceIn(raw: string, { situation }: Heard): string | undefined {
  const spokenOf = idsSpokenOf(situation);
  const among = situation.tenant?.services.filter(({ id }) => spokenOf.has(id)) ?? [];
  return among.length < 2 ? undefined : bestService(namingWords(raw), among);
}
