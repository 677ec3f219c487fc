/**
 * Whose appointment it is, when it is not the customer's own: "pa mi mamá, se llama Teresa", "ponelo a nombre de Tomás
 * Pérez", "for my daughter Emma". Under-read on purpose: for two people at once, or for himself and somebody else,
 * nothing is said here.
 * Long because who comes and who only is spoken of are told from each other.
 */
import type { CustomerEvent, Guest, Relative } from '../../../domain.ts';
import { correctsWhom, strangerIn, withoutOther } from './both-come.ts';
import { calledSo } from './called-so.ts';
import { isGivenName } from '../names/given-names.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { opensForWhom } from './opens-for-whom.ts';
import { nameIn, titledOne, whoWants } from './spoken-of.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { findNames, servicesTold } from '../names.ts';
import { PAYER } from '../answers/paying/paying.ts';
import type { Situation } from '../situation.ts';
import { fold, plainWords, readText, type Text } from '../words/text.ts';
import { WEEKDAY } from '../words/words.ts';
import { matchesOf, re, START, END } from '../words/pattern.ts';

interface ForWhom {
  readonly guest: Guest;
  /** The words that tell the name; beside a yes, all that tells whose it is. Nothing else is read there. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** As far as it is looked for. */
const LOOKED_AT_CHARS_MAX = 400;

const ADJECTIVE = String.raw`(?:(?:querid[oa]|propi[oa]|little|young(?:er|est)|older|oldest|eldest|mejor|best|melhor)\s+)?`;
const OWN = String.raw`(?:mi|meu|minha|my|nuestr[oa]|noss[oa]|our)\s+${ADJECTIVE}(?<kin>${KIN_WORD})${END}`;
/** "Ponelo", "que quede", "va", "put it", before what tells whose it is. Mexico's yes is "va," with a pause behind it. */
const PUT = String.raw`(?<put>(?:(?:que|y|and|es[ae]|est[ae])\s+)?(?:(?:me\s+)?l[oa]\s+)?(?:(?:pon|anot|agend|reserv|registr|apunt|dej|qued|marc|coloc|put|book|make|es|seria|it['’]?s)\p{L}*|van?|vai|iria|(?:it\s+)?goes)\s+(?:(?:it|isso|esta|este)\s+)?)?`;
/** "De ella, …", "dela por favor, …": behind the pause comes who that is. */
const OF_HER = String.raw`(?:de\s+(?:ella|el)|del[ea]|of\s+(?:her|him))(?:\s+(?:por\s+favor|porfa|please))?\s*[,:.]`;
const UNDER = String.raw`(?:(?:a|al|en|em|in|no|under)\s+(?:el\s+|the\s+|o\s+)?(?:nombre|nome|name)\s+(?:${OF_HER}|de\s+la|de|del|da|do|of)|under\s+the\s+name|(?:a|em|no|in|under)\s+(?:su|seu|her|his)\s+(?:nombre|nome|name)(?:\s+(?:por\s+favor|porfa|please))?\s*[,:])`;
/** "Regalarle un masaje a mi mamá", "llevar a mi hijo", "que le tomen las medidas a mi hija", "le reservo corte a mi hijo". */
const TO_WHOM =
  '(?:reserv|agend|anot|apunt|sac|saqu|tom|hac|hag|haz|cort|control|revis|pon|med|mid|limpi|apart|separ|prob|prueb|arregl)';
const THING = String.raw`(?:(?!(?:y|e|o|que|si|no|pero|para|con|me|te|le|se)\s)\p{L}+\s+){0,5}?`;
const DOING = String.raw`(?:(?:regal|llev|tra[egiz]|anot|agend|reserv|apunt|inscrib|matricul|agreg|sum|saca(?:r)?l|pedi(?:r)?l|vacun|peinar|cortarle|sacarle|hacerle|levar|book|bring)\p{L}*\s+(?:(?:tambien|tambem|also)\s+)?(?:(?:un|una|um|uma|el|la|o)\s+(?:\p{L}+\s+){1,5}?)?|(?:${TO_WHOM}\p{L}{0,4}le|le\s+${TO_WHOM}\p{L}*)\s+${THING}|(?:ped|sac|agend|reserv|marc)\p{L}*\s+(?:(?:un|una|la|su|um|uma)\s+)?(?:citas?|turnos?|horas?|consultas?)\s+)a`;
/** "Colocar minha filha no balé", "sign my daughter up for a class": there is no "a" in Portuguese and English. */
const TAKES = String.raw`(?:(?:coloc|matricul|inscrev|lev|agend|marc|anot|bot|cadastr|encaix)\p{L}*|poe|por|trazer|trago|(?:sign|enroll?|register|schedul|book|bring|put|get|add)(?:e|ing)?(?:\s+(?:up|in))?)`;
const TAKEN = String.raw`(?=(?:\s+(?!(?:e|and|to|que|if|se)\s)\p{L}+){0,3}\s+(?:up|down|for|in|into|an|a|no|na|ao|pro|pra|para|num|numa|as|(?:on\s+)?(?:${WEEKDAY}))\s)`;
/** "La que va es mi hija", "quem vai é minha filha", "the student is my daughter". */
const COMES = String.raw`(?:(?:la|el|quien|o|a|quem|the\s+one)\s+(?:(?:que|who)\s+)?(?:va|viene|ira|vendra|vai|vem|(?:is\s+)?(?:coming|going))\s+(?:a\s+ir\s+)?(?:es|e|sera|is)|(?:la|el|o|a|the)\s+(?:alumn[oa]|alun[oa]|paciente|client[ea]|estudiante|student|patient|client|guest|person|persona|pessoa)\s+(?:es|e|sera|seria|is|will\s+be))`;

const RELATED = new RegExp(
  String.raw`${START}${PUT}(?:(?:para|pa|xa|pra|pro|for|${UNDER}|${DOING}|${COMES})\s+(?:(?:a|o)\s+)?${OWN}|${TAKES}\s+(?:(?:a|o)\s+)?${OWN.replace('<kin>', '<taken>')}(?!['’]s)${TAKEN})`,
  'gu',
);
/** Words behind which a name stands, however it is written. */
const NAMED = new RegExp(
  String.raw`${START}${PUT}(?:${UNDER}|(?<!(?:como|quien|cual)\s)(?:que\s+)?(?:(?:ella|ela|el|ele)\s+)?se\s+(?:llama|chama)|llamad[oa]|chamad[oa]|named|(?:her|his|their)\s+name(?:\s+is|['’]s)|(?:su|el|o)\s+(?:nombre|nome)\s+(?:(?:completo|dela|dele|(?:de\s+(?:la|mi)|del|d[ao]|do\s+meu|da\s+minha)\s+(?:${KIN_WORD}))\s+)?(?:es|e))\s+`,
  'gu',
);
/** Everybody who is spoken of as somebody's: of two it is not clear who comes. */
const ANYBODY = new RegExp(
  String.raw`${START}(?:mi|mis|meu|minha|meus|minhas|my|su|sus|seu|sua|tu|his|her)\s+(?:(?:dos|tres|[23]|dois|duas|two|three)\s+)?${ADJECTIVE}(?<kin>${KIN_WORD})(?<many>e?s)?${END}`,
  'gu',
);
/** "No disculpa, para mí nomás": behind these nobody else is named, as in "para mi mejor amiga". */
const NO_MORE = String.raw`(?:\s+(?:nomas|no\s+mas|nada\s+mas|mejor|mism[oa]|mesm[oa]|sol[oa]|solamente|entonces|tambien|tambem|too|also|por\s+favor|porfa|please|gracias|obrigad[oa]|perdon|disculp\p{L}*|desculp\p{L}*|sorry|only|then))*`;
const HIMSELF = new RegExp(
  String.raw`${START}(?:(?:para|pa|pra|for)\s+(?:mim?|me|nosotr[oa]s|nos|us|amb[oa]s|l[oa]s dos|os dois|both)|conmigo|comigo|y yo|e eu|and (?:me|i)|es\s+mi[oa])(?=${NO_MORE}\s*(?:$|[.,;!?\n])|\s+(?:y|e|and|o|el|la|est[ae]|na|nest[ae]|con|com|with|this|a|as|on|at|un|una|um|uma|otr[oa]|outr[oa]|hoy|manana|amanha|tomorrow)\s)`,
  'u',
);
const NOT_HIMSELF = new RegExp(
  String.raw`${START}(?:no|nao|not)\s+(?:(?:es|e|seria|is)\s+)?(?:para|pa|pra|for)\s+(?:mim?|me)${END}`,
  'u',
);
/** Animals go by their owner's name. */
const ANIMAL = new RegExp(
  String.raw`${START}(?:(?:perr|gat[aiou]|mascot|cachorr|conej|animal|bichin|coelh|pupp|kitt)\p{L}*|pets?|dogs?|cats?)${END}`,
  'u',
);
/** Portuguese "é", which folded is "and". */
const IS = /(?<![\p{L}\p{N}])(?:é|e\u0301)\s+$/iu;
/** "También es para mi hija", of what is proposed. */
const IS_HERS = /^(?:es|seria|is|it['’]?s) /;
const ONE_MORE = /(?<![\p{L}\p{N}])(?:y|e|and|tambien|tambem|also)\s+$/u;

/** Behind these the message only begins. */
const BEGINS =
  /^(?:[\s,.!¡]|(?:ah|hola|ok|bueno|listo|perfecto|genial|gracias|oye|oiga|che|y|e|and|tambien|tambem|also|thanks|obrigad[oa])(?![\p{L}\p{N}]))*$/u;

const BRINGS =
  /(?<![a-z])(?:puedo|podria|podre|podemos|se puede|puede|hay problema (?:si|en)|posso|poderia|can i|could i|may i) (?:yo |ir |llegar )?(?:llevar|llevo|traer|entrar con|ir con|venir con|levar|bring|come with)(?![a-z])/;
/** "¿Está bien si llevo a mi mamá?"; "sí, llevo a mi hijo" is no if. */
const IF_BROUGHT = /(?<![a-z])(?:si|se|if) (?:(?:yo|eu|i|la|lo) )?(?:llevo|traigo|levo|trago|bring)(?![a-z]).*\?/;

/** "Sí, ¿puedo llevar a mi nena?", "una limpieza mañana, ¿puedo llevar a mi hijo?": who comes along, and not for it. */
function bringsAlong(said: string, { asks, tenant }: Situation): boolean {
  if (asks === 'confirm') return BRINGS.test(said) || IF_BROUGHT.test(said);
  const at = BRINGS.exec(said)?.index ?? 0;
  return at > 0 && tenant !== undefined && findNames(said.slice(0, at), tenant).servicio !== undefined;
}

interface Told {
  readonly relation?: Relative;
  readonly name?: string;
  readonly span: { readonly start: number; readonly end: number };
}

/** Where a booking is spoken of, or may begin. */
export function forWhomIn(raw: string, situation: Situation): ForWhom | undefined {
  const { flow, field } = situation;
  if (flow !== 'agenda' && flow !== 'ninguno') return undefined;
  const told = withoutPayer(raw.slice(0, LOOKED_AT_CHARS_MAX));
  if (field === 'name') return HIMSELF.test(fold(told)) ? himself(told, situation) : undefined;
  const corrects = correctsWhom(told, situation);
  const head = corrects ? withoutOther(told) : told;
  const text = fold(head);
  if (ANIMAL.test(text) && relatedIn(head, situation) === undefined) return undefined;
  const among = text.replace(NOT_HIMSELF, ' ');
  const people = new Set(matchesOf(among, ANYBODY).map(({ groups }) => relationOf(groups)));
  if (bringsAlong(among, situation)) return undefined;
  if (HIMSELF.test(among)) return himself(among, situation);
  const related = relatedIn(head, situation);
  const named =
    namedIn(head, situation) ??
    titledOne(head, situation) ??
    nameAlone(head, situation) ??
    (related === undefined ? forName(head, situation) : undefined);
  // "Sí, y para mi hijo": one more, and not this one; "y para mi mamá otra", of nothing that is open, is hers.
  const ahead = related && text.slice(0, related.from);
  const another = ahead !== undefined && ONE_MORE.test(ahead) && !IS_HERS.test(text.slice(ahead.length));
  if (another && !IS.test(head.slice(0, ahead.length))) if (flow !== 'ninguno' || !BEGINS.test(ahead)) return undefined;
  const stranger = corrects && related === undefined && named === undefined ? strangerIn(head, situation) : undefined;
  if (stranger !== undefined) return { guest: { otra: true }, spans: [stranger] };
  if ((related === undefined && named === undefined) || people.size > 1 || people.has(undefined)) return undefined;
  const { relation } = related ?? {};
  const name = named?.name ?? related?.name;
  return {
    guest: {
      ...(relation === undefined ? {} : { relation }),
      ...(name === undefined ? {} : { name }),
      ...(head !== told && name === undefined ? { otra: true as const } : {}),
    },
    spans: [related, named].flatMap((told) => (told === undefined ? [] : [told.span])),
  };
}

/** "No es para mí, es para mi marido", "para mi papá, no para mí": for the one who is meant, and for no two. */
export function withoutDeniedPerson({ raw }: Text, situation: Situation): Text | undefined {
  // Asked for the name, it says that the name is not hers.
  if (situation.field === 'name') return undefined;
  const denied = NOT_HER_BUT.exec(fold(raw.slice(0, LOOKED_AT_CHARS_MAX)));
  if (denied === null) return undefined;
  const rest = raw.slice(0, denied.index) + raw.slice(denied.index + denied[0].length);
  const meant = relatedIn(rest, situation) ?? forName(rest, situation) ?? namedIn(rest, situation);
  return meant !== undefined || HIMSELF.test(fold(rest)) ? readText(rest) : undefined;
}
const FOR_HER = String.raw`(?:para|pa|pra|pro|for)\s+(?:mim?|me|(?:mi|meu|minha|my)\s+(?:${KIN_WORD}))`;
const BUT = `(?:sino|but|senao|e\\s+sim|pero|mas)${END}`;
const NOT_HER_BUT = new RegExp(
  String.raw`${START}(?:(?:pero|but|mas|y|and)\s+)?(?:(?:no|nao|(?:(?:it|this)['’]?s?\s+)?(?:is\s+)?not|it\s+isn['’]?t|isn['’]?t)\s+(?:(?:es|e|era|foi|fue|seria|sera|va|vai)\s+)?${FOR_HER}|${FOR_HER}\s+(?:no|nao|not)(?:\s+e?s?)?)(?:\s*(?:$|[.,;:!\n)]+)\s*(?:${BUT})?|\s+${BUT}|(?=\s+(?:es|era|e|seria|it['’]?s)\s+(?:para|pa|pra|pro|for)\s))\s*`,
  'u',
);

/** Where somebody else was to come, and nobody else is named now. */
function himself(said: string, { known }: Situation): ForWhom | undefined {
  const alone = matchesOf(fold(said), ANYBODY).length === 0;
  return known?.para !== undefined && alone ? { guest: { relation: 'yo' }, spans: [] } : undefined;
}

/** "En la mañana llevo a mi hijo al colegio": he goes there, and does not come here. */
const TAKEN_TO_SCHOOL = new RegExp(
  `(?<![a-z])(?:llev|dej|busc|recoj|retir|lev|deix|peg)[a-z]* (?:a |o |a )?(?:mis?|meu|minha) (?:${KIN_WORD})s?(?= (?:al?|a la|en el|en la|ao|na|no|del|de la|da|do) (?:cole|escuel|escol|jardin|kinder|guarderia|liceo|prepa|facu|uni|clase|aula|ingles|futbol|natacion|catecismo|creche|aeropuert|aeroport))`,
  'g',
);

/** Whose the money is, or who goes elsewhere, tells nothing of whose the appointment is; every other word stays in its place. */
function withoutPayer(head: string): string {
  const told = [...matchesOf(fold(head), PAYER), ...matchesOf(fold(head), TAKEN_TO_SCHOOL)];
  return told.reduce(
    (rest, { index, 0: words }) => rest.slice(0, index) + ' '.repeat(words.length) + rest.slice(index + words.length),
    head,
  );
}

function relatedIn(head: string, situation: Situation): (Told & { readonly from: number }) | undefined {
  for (const match of matchesOf(fold(head), RELATED)) {
    const relation = relationOf({ kin: match.groups?.['kin'] ?? match.groups?.['taken'] });
    if (relation === undefined) continue;
    const at = match.index + match[0].length;
    const gap = TITLED.exec(head.slice(at))?.[0] ?? '';
    const name = nameIn(head.slice(at + gap.length), { announced: false, comma: /[,:]/.test(gap), situation });
    const end = name === undefined ? at : at + gap.length + name.length;
    // What is wished for may be told by the relation, too ("corte para mi hijo"): only a name is of no use there.
    const start = isAnswer(situation) ? match.index : name === undefined ? end : at;
    return { relation, ...(name === undefined ? {} : { name: name.name }), span: { start, end }, from: match.index };
  }
  const wants = apposed(head, situation) ?? whoWants(head, situation) ?? calledSo(head, situation);
  return wants && { ...wants, from: wants.span.start };
}

/** "Anotá a Sol, mi hija", "a haircut for Leo, my son", "para Fran" and "mi hijo" below it: the name first. */
function apposed(head: string, situation: Situation): Told | undefined {
  for (const { index, groups, 0: said } of matchesOf(head, NAME_FIRST)) {
    const { name = '', rest = '' } = groups ?? {};
    const relation = relationOf(KIN_FIRST.exec(fold(rest))?.groups);
    const found = relation && nameIn(name, { announced: false, comma: true, situation });
    if (relation === undefined || found === undefined) continue;
    // One of the team may be called like her sister; "para Palermo, mi hermana quiere" is a place.
    const { profesional: _alike, ...ours } = situation.tenant === undefined ? {} : findNames(name, situation.tenant);
    if (Object.keys(ours).length > 0) continue;
    const start = index + said.indexOf(name);
    return { relation, name: found.name, span: { start, end: start + name.length } };
  }
  return undefined;
}
const NAME_FIRST =
  /(?<!\p{L})(?:a|para|pa|pra|pro|for|book|schedule|enroll?|register|add|agend[ae]|marc[ae]|anot[ae]|matricul[ae]|coloc[ae])\s+(?<name>\p{L}\p{Ll}+(?: \p{L}\p{Ll}+){0,3}?)(?:\s*[,(\n]|(?= (?:mi|meu|minha|my) ))\s*(?=(?<rest>.*)$)/gsu;
const KIN_FIRST = new RegExp(String.raw`^${OWN}(?=\s*(?:$|[,.;)\n]))`, 'u');

/** "Mi mamá, doña Gloria": what stands between the two. */
const TITLED = /^\s*[,:]?\s+(?:(?:do[nñ]a?|dona|(?:(?:la|el|a|o)\s+)?(?:se[nñ]ora?|senhora?|sra?)\.?)\s+(?=\p{Lu}))?/u;

function namedIn(head: string, situation: Situation): Told | undefined {
  for (const match of matchesOf(fold(head), NAMED)) {
    const at = match.index + match[0].length;
    const name = nameIn(head.slice(at), { announced: true, comma: false, situation });
    if (name === undefined) continue;
    const put = isAnswer(situation) ? 0 : (match.groups?.['put']?.length ?? 0);
    return { name: name.name, span: { start: match.index + put, end: at + name.length } };
  }
  return undefined;
}

/** "Guitarra para Mateo el jueves", "es para Sofía": a name that many have, and nobody and no place of the business's own. */
function forName(head: string, situation: Situation): Told | undefined {
  const [one, ...others] = matchesOf(fold(head), FOR_ONE).flatMap((match) => {
    const at = match.index + match[0].length;
    const said = nameIn(head.slice(at), { announced: false, comma: false, situation });
    const [first = ''] = plainWords(said?.name ?? '');
    if (said === undefined || !isGivenName(first) || MONTHS.has(first)) return [];
    if (situation.tenant !== undefined && Object.keys(findNames(said.name, situation.tenant)).length > 0) return [];
    return [{ name: said.name, span: { start: at, end: at + said.length } }];
  });
  // "El de las 9 para Mateo y el de las 9 y media para Lucía."
  return others.length > 0 ? undefined : one;
}
const FOR_ONE = new RegExp(
  String.raw`${START}${PUT}(?:para|pa|pra|pro|for)\s+(?:(?:ella|ela|ele|her|him)\s*[,:]\s*|(?:el|la|o|a)\s+)?`,
  'gu',
);
/** "Para abril" is a month, as often as not. */
const MONTHS: ReadonlySet<string> = new Set(['abril', 'mayo', 'julio', 'april', 'june', 'august', 'may']);

const YES_AHEAD = /^\s*(?:s[ií]+|sip|dale|ok(?:ay)?|claro|listo|bueno|va|sim|yes|yeah|sure)[\s,.!:]+/iu;

/** "Sí, Ana Pérez": a name that many have, all that is said beside the yes, and none of the business's own. */
function nameAlone(head: string, situation: Situation): Told | undefined {
  const { flow, asks, tenant } = situation;
  const at = flow === 'agenda' && asks === 'confirm' ? (YES_AHEAD.exec(head)?.[0].length ?? 0) : 0;
  const said = head.slice(at).replace(/[\s.!]+$/u, '');
  if (at === 0 || !isGivenName(plainWords(said)[0] ?? '')) return undefined;
  const name = nameIn(said, { announced: false, comma: false, situation });
  if (name?.length !== said.length || (tenant !== undefined && Object.keys(findNames(said, tenant)).length > 0))
    return undefined;
  return { name: name.name, span: { start: at, end: at + name.length } };
}

/** A choice or a yes is asked for: whose it is stands beside it, and is no part of it. */
function isAnswer({ flow, asks, offer }: Situation): boolean {
  return flow === 'agenda' && (asks === 'confirm' || offer?.kind === 'turno');
}

const SAYS_NOTHING: ReadonlySet<CustomerEvent['type']> = new Set<CustomerEvent['type']>([
  'customer.not_understood',
  'customer.rejects',
  'customer.acknowledges',
  'customer.greets',
]);

/** Whose it is goes with the wish, the choice or the yes that it was told beside; alone it corrects what is being booked. */
export function withGuest(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const { guest, situation } = heard;
  if (guest === undefined) return saysItIsHisOwn(heard) ? events.map(asHisOwn) : events;
  const wishes = events.filter(({ type }) => type === 'customer.wants_booking');
  if (wishes.length > 1)
    return addsToWhatIsOpen(wishes) ? events.map((e) => (e === wishes.at(-1) ? withIt(e, guest) : e)) : events;
  const [wish] = wishes;
  // "Sí, y una barba para mi hijo": the yes is to what is proposed, for whom that was.
  if (wish?.type === 'customer.wants_booking' && isOneMore(wish.detalles.servicio, situation))
    return events.map((event) => (event === wish ? withIt(event, guest) : event));
  if (wish !== undefined) return events.map((event) => withIt(event, guest));
  if (situation.flow !== 'agenda')
    return opensForWhom(heard, events) ? [{ type: 'customer.wants_booking', detalles: { para: guest } }] : events;
  if (events.every((event) => SAYS_NOTHING.has(event.type) || isOfGuest(event, heard)))
    return [{ type: 'customer.wants_booking', detalles: { para: guest } }];
  return events.map((event) => withIt(event, guest));
}

/** "El nene se llama Lucas, ¿lo anotás a su nombre?", "…, ¿sirve?": whether it can be noted so, and nothing else is asked. */
const NOTED_SO = re`^ (?:(?:el|la|mi|tu|su|o|a|meu|minha|my) (?:${KIN_WORD}) )?(?:(?:y|e|and) )*(?:(?:te |les? |eso )?sirve|(?:esta|ta|tudo) bien?|tudo bem|ok|vale|is that (?:ok|okay|fine)|(?:(?:me |se )?l[oa]s? )?(?:anot|pon|pod|pued|agend|registr|reserv|coloc|bot)[a-z]*(?: [a-z]+){0,3} (?:su|ese|seu|esse|his|her) (?:nombre|nome|name))(?: (?:por favor|porfa|no|asi|entonces|please))* $`;

/** "Es para mi mamá que cumple años": the relation itself is blanked, and what is told of her behind it asks nothing. */
function isOfGuest(event: CustomerEvent, { text }: Heard): boolean {
  if (event.type !== 'customer.asks' || event.topic !== 'otro') return false;
  return text.asks ? NOTED_SO.test(text.norm) : TOLD_OF_HER.test(text.norm);
}
const TOLD_OF_HER =
  /^ (?:(?:ah|si|sim|yes|ok|no|nao|hola|es|e|perdon|disculpa|sorry) )*(?:(?:que|who|cuy[oa]|whose) |(?:(?:ella|el|ela|ele|she|he) )?(?:es|e|is|s) (?:(?:el|la|quien|o|a|quem|the|one|que|who|that) )+(?:va|viene|ira|vendra|vai|vem|toma|s going|is going|goes|comes|is coming|s coming)(?: a ir)? $)/;

/**
 * Those of several wishes that are for the one guest of the message: all, where he is told before them ("para mi hijo una
 * limpieza y flúor") or behind a mere list ("una limpieza y flúor para mi hijo"); else the one beside which he is told.
 */
export function ofGuest(acts: readonly Act[], { text: { raw }, times, situation: { tenant } }: Heard): readonly Act[] {
  const told = matchesOf(fold(raw), RELATED)[0];
  const at = acts.findIndex(({ from, to }) => told !== undefined && told.index >= from && told.index < to);
  const beside = acts[at];
  // "Limpieza el jueves y flúor el viernes, a nombre de Ana Ruiz."
  if (told === undefined || beside === undefined) return acts;
  const ahead = raw.slice(beside.from, told.index);
  const led = tenant !== undefined && servicesTold(ahead, tenant).length === 0;
  const list = !times.spans.some(({ start }) => start < told.index) && !raw.slice(0, told.index).includes(',');
  if (led) return acts.slice(at);
  return at === acts.length - 1 && list ? acts : [beside];
}

/** "Lo de siempre para mí", of whom only his son has been here: as it was, and for himself. */
function saysItIsHisOwn({ text, party }: Heard): boolean {
  const said = fold(text.raw).replace(NOT_HIMSELF, ' ');
  return party.length === 0 && (HIMSELF.test(said) || IN_HIS_NAME.test(said));
}
const IN_HIS_NAME = new RegExp(
  String.raw`${START}(?:(?:a|en|em|no|in|under)\s+)?(?:mi|meu|my)\s+(?:propi[oa]\s+|proprio\s+|own\s+)?(?:nombre|nome|name)${END}`,
  'u',
);
function asHisOwn(event: CustomerEvent): CustomerEvent {
  const like = event.type === 'customer.wants_booking' && event.comoSiempre === true;
  return like ? withIt(event, { relation: 'yo' }) : event;
}

function isOneMore(servicio: string | undefined, { asks, known }: Situation): boolean {
  return asks === 'confirm' && servicio !== undefined && known?.servicio !== undefined && servicio !== known.servicio;
}

/** What is open stays as it is, and one more is wished for: that one is the guest's. */
export function addsToWhatIsOpen([first]: readonly CustomerEvent[]): boolean {
  return first?.type === 'customer.wants_booking' && Object.keys(first.detalles).length === 0;
}

function withIt(event: CustomerEvent, para: Guest): CustomerEvent {
  if (event.type === 'customer.wants_booking') return { ...event, detalles: { ...event.detalles, para } };
  return event.type === 'customer.accepts' || event.type === 'customer.selects' ? { ...event, para } : event;
}
