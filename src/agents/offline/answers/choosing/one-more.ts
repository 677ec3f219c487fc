/** One more booking or payment beside what is open: that one stays, and the other comes after it (CONV-11). */
import { WITH_ANOTHER } from '../../names/strangers.ts';
import type { Act } from '../../acts.ts';
import { namesOnlyService } from '../../errands/booking/bare-service.ts';
import { besidesThat } from '../../errands/several/besides.ts';
import { errands } from '../../errands.ts';
import type { Heard } from '../../heard.ts';
import { findNames, bothAsOne } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText } from '../../words/text.ts';
import { yesAtHead } from '../agreeing/yes-head.ts';
import { ES_DAY } from '../../words/words.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { WISHING } from '../../errands/booking/wishing.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

/** With the link of a booking open, another service that is wished for is one more, unless it comes instead. */
const INSTEAD =
  / (?:mejor|melhor|better|rather|instead|vez|lugar|cambi[a-z]*|troc[a-z]*|chang[a-z]*|switch|corrig[a-z]*|(?:me )?equivoque|(?:me )?confundi|era|eran|me enganei|errei|mistake|meant) /;

function addsOne(heard: Heard): boolean {
  const { text, situation } = heard;
  if (saysOneMore(text) || isForHimselfToo(heard) || isAndThat(heard)) return true;
  return !INSTEAD.test(text.norm) && (situation.state === 'AGENDA_ESPERANDO_PAGO' || tellsAnother(heard));
}

/** "Y barba", "y una barba": that too. */
function isAndThat(heard: Heard): boolean {
  return AND.test(heard.text.raw) && !heard.text.asks && namesOnlyService(heard);
}

/** "Y un perfilado para mí", while his son's is booked: that one stays. */
function isForHimselfToo({ text, guest, situation: { known } }: Heard): boolean {
  const another = guest?.relation === 'yo' && known?.para !== undefined && known.para.relation !== 'yo';
  return another && !INSTEAD.test(text.norm);
}

/** "Una hora más" is time to pay. */
const ONE = '(?:turno|turnito|cita|reserva|horario|appointment|booking)';
const NOT_MORE =
  '(?! (?:tarde|tardecito|temprano|adelante|cerca|barat|cedo|vez|hora|tiempo|tempo|minut|day|dia|time|hour|hours))';
/** "Y otro para mi hermana", "quiero otro turno igual": of the service that is being paid; "otro día" is the same one elsewhere. */
const MORE_OF_IT = new RegExp(
  ` (?:otr[oa]|outr[oa]|another)(?: ${ONE})? (?:mas${NOT_MORE}|mais${NOT_MORE}|igual|tambien|tambem|also|too|para (?:mi|un|una|el|la)(?! (?:manana|tarde|noche|${ES_DAY}|otr))|pra (?:minha|meu)|for my) ` +
    `| (?:un[oa] mas|mais uma?|one more)${NOT_MORE} | (?:un[oa]?|uma?) ${ONE} (?:mas|mais)${NOT_MORE} | (?:una?|uma?) (?:segund[oa]|second) ${ONE} `,
);
/** "Y uno para mí", "uno también para mí", while somebody else's is booked. */
const ONE_FOR_ME =
  / (?:y|e|and|tambien|tambem|also) (?:[a-z]+ )?(?:un[oa]|um|uma|one) (?:tambien |tambem )?(?:para|pra|pro|for) (?:mim?|me) | (?:un[oa]|um|uma|one) (?:(?:tambien|tambem|also) (?:para|pra|pro|for) (?:mim?|me)|(?:para|pra|pro|for) (?:mim?|me) (?:tambien|tambem|also|too)) /;
const ONE_FOR_GUEST = / (?:otr[oa]|un[oa] mas|outr[oa]|mais uma?|another|one more) (?!dia|hora|horario|day|time) ?/;
/** "Quiero otro tatuaje", "another tattoo on Friday", while one is being paid: what has its name is not an hour. */
const ANOTHER_ONE = re` (?:otr[oa]|outr[oa]|another|un[oa] mas|mais uma?|one more|(?:una?|uma?) (?:segund[oa]|second)) (?!${ONE} )((?:[^ ]+ ){1,3})`;
function namesAnotherOfIt({ text, situation: { known, tenant } }: Heard): boolean {
  const [, what] = ANOTHER_ONE.exec(text.norm) ?? [];
  if (what === undefined || known?.servicio === undefined || tenant === undefined) return false;
  return findNames(what, tenant).servicio === known.servicio;
}

function oneMoreLikeIt(heard: Heard): Act[] | undefined {
  const { text, situation, guest } = heard;
  const service = situation.known?.servicio;
  const { tenant } = situation;
  const names = namesAnotherOfIt(heard);
  // Where a yes is asked for, "otra" is one more only beside its name or who it is for: "otra" alone may be another hour.
  const confirms = situation.state === 'AGENDA_CONFIRMANDO_TURNO' && (guest !== undefined || names);
  const open =
    confirms || situation.state === 'AGENDA_ESPERANDO_PAGO' || (asksHisName(situation) && isForHimselfToo(heard));
  if (!open || service === undefined || tenant === undefined) return undefined;
  // "¿Puedo reservar otro tatuaje?"; "¿me das otro turno?" may ask for another hour of it.
  if (text.asks && !(names && heard.hit?.intent === 'book')) return undefined;
  if ((findNames(text.raw, tenant).servicio ?? service) !== service) return undefined;
  // Who it is for is taken out of the words already.
  const more = guest === undefined ? MORE_OF_IT : ONE_FOR_GUEST;
  const one = names || more.test(`${text.norm} `);
  const himself = isForHimselfToo(heard) && (ONE_FOR_ME.test(text.norm) || ONE_MORE.test(text.norm));
  if (!(himself || one || wishesForAnother(heard)) || INSTEAD.test(text.norm)) return undefined;
  // A yes before it is asked for again: for whom of the two it was is not told.
  return [
    { intent: 'book', from: 0, to: 0 },
    { intent: 'book', from: 0, to: text.raw.length, service },
  ];
}

/** Of somebody else, who has none yet. */
function asksHisName({ field, known }: Situation): boolean {
  return field === 'name' && known?.para !== undefined;
}

/** "¿También me podés anotar para cejas?", "me podés agregar cejas?" */
const ASKS_TO_ADD =
  / (?:podes|puedes|puede|podrias|podria|podemos|se puede|posso|pode|can you|could you|me)(?: me| nos)? (?:agreg|anad|sum|inclu|acrescent|adicion|add)[a-z]* | (?:tambien|ademas|tambem|also) (?:[a-z]+ ){0,2}(?:anot|agend|reserv|apunt|apart|pon|marc|book)[a-z]* /;
export function asksForAnother(heard: Heard): boolean {
  return asksToAdd(heard.text) || namesAnotherOfIt(heard);
}
function asksToAdd(text: Heard['text']): boolean {
  return ASKS_TO_ADD.test(text.norm) || (saysOneMore(text) && ASKS_TO_GET.test(text.norm));
}
/** "De paso" is not among the words of a message that others read: nothing is passed to another day. */
function saysOneMore({ norm, raw }: Heard['text']): boolean {
  return ONE_MORE.test(norm) || /(?<![a-z])de paso(?![a-z])/.test(fold(raw));
}
/** "¿Me puedo hacer también las cejas?"; "¿también hacen cejas?" asks what there is. */
const ASKS_TO_GET =
  / (?:puedo|podria|podriamos|podemos|pued[eo]s?|pueden|podrias|podrian|podes|posso|podem?|da pra|da para|can|could|sera que|me|nos) (?:[a-z]+ )?(?:(?:tambien|ademas|tambem|also) )?(?:hace[rns]|harian?|fazer?|fazem|realiz|pon[eg]|aplic|get|have|do )[a-z]* /;
const AND = /^[\s,.;!]*(?:y|e|and)\s/i;

/** One more service, beside a yes or without it: what is being booked stays, and the other comes after it (CONV-11). */
export function oneMoreService(heard: Heard): Act[] | undefined {
  const { text, situation, hit } = heard;
  const { tenant, known, flow, asks } = situation;
  if (hit !== undefined && hit.intent !== 'book') return undefined;
  // "Prefiero con otro kinesiólogo" is of whom it is with, though the service is called nearly so.
  if (WITH_ANOTHER.test(text.norm)) return undefined;
  const like = oneMoreLikeIt(heard);
  if (like !== undefined) return like;
  if (
    flow !== 'agenda' ||
    !isOpen(situation) ||
    tenant === undefined ||
    (text.asks && !asksToAdd(text) && !theyWantIt(text))
  )
    return undefined;
  // "No mesmo horário" is "in the".
  const refuses = (situation.language === 'pt' ? / (?:nao|not|melhor) / : / (?:no|nao|not|mejor) /).test(text.norm);
  if (known?.servicio === undefined || refuses) return undefined;
  const { servicio } = findNames(text.raw, tenant);
  if (servicio === undefined || servicio === known.servicio) return undefined;
  const head = asks === 'confirm' ? yesAtHead(text.raw) : undefined;
  const from = head === undefined || head.from === text.raw.length ? 0 : head.from;
  // "Sí, y una barba para mi hijo."
  if (!addsOne(heard) && !(from > 0 && AND.test(text.raw.slice(from)))) return undefined;
  return [
    { intent: from > 0 ? 'accept' : 'book', from: 0, to: from },
    { intent: 'book', from, to: text.raw.length, ...besidesIt(heard) },
  ];
}

function isOpen({ asks, state }: Situation): boolean {
  return asks === 'confirm' || asks === 'list' || asks === 'field' || state === 'AGENDA_ESPERANDO_PAGO';
}

function besidesIt({ text, situation }: Heard): Pick<Act, 'besides'> {
  const besides = besidesThat(text.norm, situation);
  return besides === undefined ? {} : { besides };
}

/** "Sí, pero también quiero pagar la consulta": the one that is asked about, and then the other. */
export function oneMoreToPay({ text, situation }: Heard): Act[] | undefined {
  const { flow, asks, tenant } = situation;
  if (flow !== 'pagos' || asks !== 'confirm' || text.asks || tenant === undefined) return undefined;
  const head = yesAtHead(text.raw);
  if (head === undefined) return undefined;
  const { from } = head;
  const rest = text.raw.slice(from);
  const { servicio } = findNames(rest, tenant);
  if (servicio === undefined || !ONE_MORE_TO_PAY.test(readText(rest).norm)) return undefined;
  return [
    { intent: 'accept', from: 0, to: from },
    { intent: 'pay', service: servicio, from, to: text.raw.length },
  ];
}
const ONE_MORE_TO_PAY =
  /^(?!.* (?:no|nao|not|mejor|melhor|instead) ).* (?:tambien|tambem|also|ademas|alem|too|otr[oa]|outr[oa]|despues|depois|de paso) |^ (?:y|e|and) (?:el|la|o|a|the|un|una|um|uma) (?!que |qual )/;

/** "Ya pagué. Quiero otro turno": with the link open what is paid stays, and what is wished for comes after it. */
export function besideClaim(heard: Heard): Act[] | undefined {
  if (heard.situation.state !== 'AGENDA_ESPERANDO_PAGO' || INSTEAD.test(heard.text.norm)) return undefined;
  const { acts } = errands(heard);
  const [claim] = acts.filter(({ intent }) => intent === 'claim');
  const [wish] = acts.filter(({ intent }) => intent === 'book');
  return claim === undefined || wish === undefined ? undefined : [claim, { intent: 'book', from: 0, to: 0 }, wish];
}

/*
 * "Y otro turno para mi hijo, de odontopediatría a las 11", "y mi hijo necesita un control", while one is being booked: one
 * more, and what is open stays (CONV-11). Asked of a service that is not the open one's, and of words that put nothing right.
 */

/** "Otro horario", "otra cosa" may come instead; Portuguese "horário" is an appointment. */
export const ANOTHER =
  / (?:otr[oa]|outr[oa]|un[oa] mas|mais uma?|another|one more) (?!(?:horario|servicio|cosa|tratamiento|tipo|opcion|dia|fecha|vez|profesional|persona|sucursal|lado|momento|semana|coisa|tratamento|servico|thing|service|time|day|branch|option) )/;
const OUTRO_HORARIO = / outro horario d[eoa] /;
const AND_ANOTHER = /^[\s,.;!]*(?:(?:ah|oh|ay|oye|che|bueno|ok|dale|listo|gracias)[\s,.!]+)*(?:y|e|and)\s/i;
const THEIRS = re` (?:mi|meu|minha|my) (?:${KIN_WORD}) `;
/** "Es para mi hijo, odontopediatría el martes": whose it is, and no other one. */
const PUTS_RIGHT = / (?:es|era|seria|e|is|it s|was) (?:para|pra|for) /;

/** "Mi amiga quiere un masaje a la misma hora": what is open stays hers who writes. */
const THEY_WANT = re`^ (?:(?:ah|oh|ay|oye|che|ok|dale|listo|gracias|y|e|and) )*(?:mi|meu|minha|my) (?:${KIN_WORD}) (?:(?:tambien|tambem|also) )?(?:quier[ae]n?|quisiera|necesitan?|quer(?:em)?|precisam?|wants?|needs?|would like) `;
function theyWantIt({ norm }: Heard['text']): boolean {
  return THEY_WANT.test(norm);
}

function tellsAnother(heard: Heard): boolean {
  const { text, hit, times } = heard;
  if (ANOTHER.test(text.norm) || OUTRO_HORARIO.test(text.norm)) return true;
  if (AND_ANOTHER.test(text.raw)) return saysWhen(times) || hit?.intent === 'book' || THEIRS.test(text.norm);
  return isForAnother(heard);
}

/** "Quiero un retoque para mi hermana el viernes a las 16", while the same is being booked for somebody else. */
function wishesForAnother(heard: Heard): boolean {
  return isForAnother(heard) && WISHING.test(heard.text.norm);
}

function isForAnother({ text, times, guest, situation: { known } }: Heard): boolean {
  const { relation } = guest ?? {};
  if (relation === undefined || relation === 'yo' || relation === known?.para?.relation) return false;
  return (saysWhen(times) || theyWantIt(text)) && !PUTS_RIGHT.test(text.norm);
}

/* "Ay, mejor con barba también", "¿y si le sumo el corte?", while one of the two is booked: where the house sells both as one, that one. */

/** "…y agregame color también": one more besides what is being booked. */
const ONE_MORE =
  / (?:agreg|anad|sum(?:a|e|ar|ame|eme)|inclu(?:i|y|id)|acrescent|adicion|aprovech|tambien|ademas|tambem|also|too|as well)[a-z]* | (?:(?:y|e|and) aparte|aparte (?=(?:de eso|quiero|quisiera|queria|necesito|me|para))|encima|alem disso|on top of that) /;

export const UNWANTED = / (?:no|nao|not|don t) (?:quiero|quero|want|me interesa|necesito|preciso) /;

const WITH_IT = / (?:con|com|with) (?!otr|outr|another)/;
/** "¿Y si le sumo el corte?": to that one, whatever waits for its money. */
export const ADDS_TO_IT =
  / (?:le|lhe) (?:(?:puedo|podria|podemos|podes|puedes|quiero|quisiera|posso) )?(?:sum|agreg|anad|adicion|acrescent|inclu)[a-z]* | (?:sum|agreg|anad|adicion|inclu)(?:a|e|ar)le | (?:what if|can|could) i add /;

export function addedToIt({ text, situation, guest }: Heard): Act | undefined {
  const { tenant, known, state } = situation;
  const now = tenant?.services.find(({ id }) => id === known?.servicio);
  if (tenant === undefined || now === undefined || guest !== undefined) return undefined;
  const toIt = ADDS_TO_IT.test(text.norm);
  if (state === 'AGENDA_ESPERANDO_PAGO' && !toIt) return undefined;
  const added = toIt || WITH_IT.test(text.norm) || ONE_MORE.test(text.norm);
  if (!added || UNWANTED.test(text.norm)) return undefined;
  const service = bothAsOne(now, text.raw, tenant.services);
  return service === undefined ? undefined : { intent: 'book', from: 0, to: text.raw.length, service };
}
