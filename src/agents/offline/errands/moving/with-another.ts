/**
 * "¿El corte del miércoles puede ser con Mica en vez de Juan?", "¿podría ser en Ñuñoa mi hora?": another person or
 * another branch for an appointment that one has. It is moved there, and no second one is booked beside it.
 */
import { whenOf, type Appointment, type Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, namingWords, peopleCalled } from '../../names.ts';
import { withoutOtherBranch } from '../../names/other-branch.ts';
import type { Situation } from '../../situation.ts';
import { pieces } from '../../words/phrases.ts';
import { fold, plainWords, without } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { justBooked } from '../mine/just-booked.ts';
import { changedAtBranch } from '../mine/placed.ts';
import { OCCUPATION } from '../../words/kin.ts';
import { APPOINTMENT, MOVE, SHIFT } from '../../words/words.ts';
import { matchesOf, re } from '../../words/pattern.ts';

const TITLE = '(?:(?:el|la|los|o|a|dr|dra|doctora?|lic|profe|don|dona)[.]? )*';
/** Who is replaced: "en vez de Juan", "cambiar a Juan | por Mica", "trocar a Bia | pela Carla". */
const REPLACED = [
  new RegExp(
    `(?<![a-z])(?:en vez de|en lugar de|em vez d[aeo]|no lugar d[aeo]|em lugar d[aeo]|instead of|rather than|y no(?: con)?|e nao(?: com)?|and not(?: with)?) ${TITLE}(?<who>[a-z]+)`,
    'g',
  ),
  new RegExp(
    `(?<=(?<![a-z])(?:cambi|troc|pas|mud|chang|switch|swap)[a-z]* (?:me )?)(?:a |de |al |del |from )?${TITLE}(?<who>[a-z]+)(?= (?:por|a|para|pra|con|pel[ao]|com|to|for|with)(?![a-z]))`,
    'g',
  ),
];
const LOOKED_AT_CHARS_MAX = 300;

/** Where a text names who is not wanted any more, of an appointment that is with that one. */
export function replacedPeople(
  raw: string,
  { tenant, appointments = [] }: Situation,
): { start: number; end: number }[] {
  if (tenant === undefined || appointments.length === 0) return [];
  const head = fold(raw.slice(0, LOOKED_AT_CHARS_MAX));
  return REPLACED.flatMap((pattern) =>
    matchesOf(head, pattern).flatMap((match) => {
      const called = peopleCalled(namingWords(match.groups?.['who'] ?? ''), tenant.professionals);
      const theirs = appointments.some(({ slot }) => called.includes(slot.professionalId));
      return theirs ? [{ start: match.index, end: match.index + match[0].length }] : [];
    }),
  );
}

const BY_ANOTHER =
  / (?:puede|podria|podra|pode|poderia|can|could)(?: ser| it be|(?: yo)? (?:atender|hacer|cort|ver|fazer)[a-z]*)? | (?:me |se )?(?:l[oa] )?(?:haga|hiciera|atienda|atendiera|vea|corte|haria) | (?:prefiero|preferiria|prefiro|prefer|mejor con|melhor com) | (?:quiero|quisiera|queria|gustaria|gostaria|quero|necesito) que (?:mi|la|el|minha|meu|o|a) (?:[a-z]+ ){1,5}(?:sea|fuera|fosse|seja) (?:con|com) | i (?:d|would) like (?:my|the) (?:[a-z]+ ){1,5}to be with | (?:cambi|troc|pas|mud|chang|switch|swap)[a-z]* /;
/** "¿Puedo con Luz mejor?", "¿puedo ir con Tito en vez de Maxi?": with no day of its own, of the one he has. */
const I_CAN_WITH =
  / (?<!(?:no|nao|not) )(?:puedo|podemos|posso|podria|can i|could i) (?:(?:mejor|melhor|ir|venir|vir|go|come|be) )*(?:con|com|with) /;
/** Wants one more, or it is for somebody else. */
const ONE_MORE = / (?:otr[oa]s?|outr[oa]s?|another|tambien|tambem|also|ademas|agreg[a-z]*|sum[ae][a-z]*) /;

/** Undefined: neither somebody else nor another branch is wished for one of his own. */
export function withAnother(heard: Heard): Act | undefined {
  const { situation, guest, party } = heard;
  const { tenant, flow, appointments = [] } = situation;
  if (tenant === undefined || flow !== 'ninguno' || appointments.length === 0) return undefined;
  if (guest !== undefined || party.length > 0) return undefined;
  const of =
    notWithThatOne(heard) ??
    withOneNamed(heard, tenant) ??
    onlyNamesOne(heard, tenant) ??
    withSomebodyElse(heard, tenant) ??
    atAnotherBranch(heard, tenant) ??
    fromItsBranch(heard, tenant);
  if (of) return act(heard, { intent: 'move', of });
  return goesToTheOther(heard, tenant) ? act(heard, { intent: 'move' }) : whoDoesIt(heard, tenant);
}

/**
 * "¿Me puede atender Matías?", as the very next word behind a booking of what he does not do, or "… en mi cita del jueves":
 * who does it is told, and it stays until another hour is taken.
 */
function whoDoesIt(heard: Heard, tenant: Tenant): Act | undefined {
  const { text, times, situation } = heard;
  const lately = situation.state === 'evento_creado' && !saysWhen(times) ? justBooked(situation) : undefined;
  const of = lately ?? (OF_MINE.test(text.norm) ? theOneMeant(heard) : undefined);
  const { profesional } = findNames(text.raw, tenant);
  const asks = BY_ANOTHER.test(text.norm) || I_CAN_WITH.test(text.norm) || replacesHis(heard);
  if (of === undefined || profesional === undefined || !asks || ONE_MORE.test(text.norm)) return undefined;
  if (profesional === of.slot.professionalId || (lately !== undefined && namesItsService(heard, tenant)))
    return undefined;
  const does = tenant.professionals.find(({ id }) => id === profesional)?.serviceIds.includes(of.serviceId) === true;
  if (lately === undefined) return does || !isThen(of, heard) ? undefined : act(heard, { intent: 'move', of });
  return act(heard, { intent: 'ask', topic: 'profesionales', service: of.serviceId });
}

/** "Quiero mi cita del jueves con Jorge en vez de Carmen." */
function replacesHis({ unwanted, text, situation: { appointments = [] } }: Heard): boolean {
  return OF_MINE.test(text.norm) && appointments.some(({ slot }) => unwanted.includes(slot.professionalId));
}
const OF_MINE = re` (?:mi|meu|minha|my) (?:${APPOINTMENT}|hora|horario) `;
function isThen({ slot }: Appointment, { times, situation: { now } }: Heard): boolean {
  const { fecha, hora } = times;
  return (fecha ?? whenOf(slot, now.timeZoneId).fecha_deseada) === whenOf(slot, now.timeZoneId).fecha_deseada && !hora;
}

/** "No puedo con Laura", and no more than a day beside it: of the one that is with her. */
function notWithThatOne({ unwanted, text, times, situation: { appointments = [] } }: Heard): Appointment | undefined {
  const [of, ...others] = appointments.filter(({ slot }) => unwanted.includes(slot.professionalId));
  const rest = pieces(plainWords(without(text.raw, times.spans)));
  return others.length === 0 && rest.every(({ kind }) => kind === 'filler') ? of : undefined;
}

function withOneNamed(heard: Heard, tenant: Tenant): Appointment | undefined {
  const { text, situation } = heard;
  const canWith = I_CAN_WITH.test(text.norm) && !saysWhen(heard.times);
  const asks = BY_ANOTHER.test(text.norm) || canWith || replacesHis(heard);
  if (!asks || ONE_MORE.test(text.norm)) return undefined;
  const { profesional } = findNames(text.raw, tenant);
  const of = theOneMeant(heard);
  const who = tenant.professionals.find(({ id }) => id === profesional);
  // "La de acupuntura, ¿puede ser con Francisca?", of one who has a massage with her: told apart by its service.
  const alike = namesItsService(heard, tenant) ? [of] : (situation.appointments ?? []);
  const theirs = alike.some((one) => one?.slot.professionalId === profesional);
  return of && who?.serviceIds.includes(of.serviceId) && !theirs ? of : undefined;
}

function namesItsService({ text, times }: Heard, tenant: Tenant): boolean {
  return findNames(without(text.raw, times.spans), tenant).servicio !== undefined;
}

/** "Perdón, era con la doctora Vargas", "mejor en la cancha 1", as the very next word behind a booking: who gives it, and nothing else. */
function onlyNamesOne(heard: Heard, tenant: Tenant): Appointment | undefined {
  const { text, times, situation } = heard;
  const of = situation.state === 'evento_creado' ? justBooked(situation) : undefined;
  const { profesional } = findNames(text.raw, tenant);
  const who = tenant.professionals.find(({ id }) => id === profesional);
  if (of === undefined || who === undefined || text.asks || saysWhen(times)) return undefined;
  if (who.id === of.slot.professionalId || !who.serviceIds.includes(of.serviceId)) return undefined;
  const called = new Set(namingWords(who.name));
  const rest = text.norm.split(' ').filter((word) => word !== '' && !called.has(word));
  return NOTHING_ELSE.test(` ${rest.join(' ')} `) ? of : undefined;
}
const NOTHING_ELSE =
  /^ (?:(?:no|nao|uy|ay|ah|ups|perdon|disculp[ae]|sorry|desculpa|pero|but|mas|che|oye|mejor|melhor|better|rather|instead|prefiero|prefiro|era|es|seria|que sea|quise decir|quis dizer|i meant|digo|me equivoque|con|com|with|en|na|at|on|el|la|o|a|doctora?|dra?|lic|profe|porfa|por favor|please|gracias) )*$/;

const SOMEBODY_ELSE = re` (?:(?:otr[oa]|outr[oa]|another|other|different) (?:persona|pessoa|person|chic[oa]|${OCCUPATION})|(?:alguien|alguem|somebody|someone) (?:mas|mais|else)) `;
/** A person of the house is asked for, or one who is told more of. */
const TALKS = / (?:habl|comunic|convers|pas[ae]r?me con|llam|falar|talk|speak|contact)/;

/** "¿Me puede atender otra persona?", of the only one he has: whoever has it now is left out. */
export function wantsSomebodyElse({ text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  if (situation.flow !== 'ninguno' || TALKS.test(text.norm) || ONE_MORE_OF_IT.test(text.norm)) return false;
  return BY_ANOTHER.test(text.norm) && SOMEBODY_ELSE.test(text.norm) && SERVES.test(text.norm);
}
/** "¿Puede venir otra persona por mí?" is of who comes. */
const SERVES =
  / (?:(?:con|com|with) (?:otr|outr|alg|another|some|a different)|(?:atiend|atend|hac|hag|hic|vea|ver|cort|prefer|prefier|prefir|do |see )[a-z]*)/;
const ONE_MORE_OF_IT = / (?:tambien|tambem|also|ademas|agreg[a-z]*|sum[ae][a-z]*|para otr[oa]|para mi [a-z]+) /;

function withSomebodyElse(heard: Heard, tenant: Tenant): Appointment | undefined {
  if (!wantsSomebodyElse(heard) || findNames(heard.text.raw, tenant).profesional !== undefined) return undefined;
  return theOneMeant(heard);
}

/** What may stand between a wish and its place: to park or to pay there moves no appointment. */
const THERE = `(?: (?:ser|ir|venir|vir|go|come|be|it|hacer(?:l[oa]|me)?|hacer|atender(?:me|nos)?|ver(?:me)?|me|mas|bien|mejor|melhor|better|para|pra|yo|eu|mi|minha|meu|my|la|el|a|o|${APPOINTMENT})){0,4}`;
const ELSEWHERE = re` (?:(?:puede|podria|podra|puedo|pode|poderia|posso|can|could|me (?:queda|conviene)|prefiero|preferiria|prefiro|prefer|mejor|melhor|better)${THERE} (?:alla|ahi|ali|la|there|en|no|na|em|at|in)) `;

/** "¿Puedo ir a Flores en vez de Boedo?": there rather than where it is. */
const THERE_INSTEAD = re` (?<!(?:no|nao|can t) )(?:puedo|podria|podemos|posso|can i|could i)${THERE} (?:para |pra |to |a )?.*(?:en (?:vez|lugar)|em vez|no lugar|instead|rather than|mejor|melhor) `;

/** "¿Podría ser en Ñuñoa mi hora?", "mañana voy a estar por Miraflores, ¿puede ser allá?", of the only one he has. */
function atAnotherBranch(heard: Heard, tenant: Tenant): Appointment | undefined {
  const { norm, raw } = heard.text;
  if ((!ELSEWHERE.test(norm) && !THERE_INSTEAD.test(norm)) || ONE_MORE.test(norm)) return undefined;
  const { sucursal, servicio } = findNames(raw, tenant);
  const of = sucursal === undefined ? undefined : theOneMeant(heard);
  return of && of.slot.branchId !== sucursal && (servicio ?? of.serviceId) === of.serviceId ? of : undefined;
}

/** "Cámbiame al otro local", "¿puedo ir a la otra sede?": there, of one of those that he has; which, where it is not told, is asked. */
function goesToTheOther({ text, times, situation }: Heard, tenant: Tenant): boolean {
  const rest = withoutOtherBranch(text.norm);
  if (rest === undefined || !GOES.test(text.norm) || ONE_MORE.test(rest) || A_NEW_ONE.test(rest)) return false;
  const { servicio } = findNames(without(text.raw, times.spans), tenant);
  return servicio === undefined || (situation.appointments ?? []).some(({ serviceId }) => serviceId === servicio);
}
const GOES = re` (?:${SHIFT}|${MOVE}|(?:puedo|podria|podemos|posso|can i|could i|voy a|vou|prefiero|preferiria|prefiro|quiero|quisiera|quero|i want to|i d rather|mejor|melhor|que) (?:ir|venir|vir|go|come|sea|seja|atender(?:me|nos)?)|(?:me queda|me conviene|prefiero|prefiro|prefer|mejor|melhor|better|rather)) `;
const A_NEW_ONE = re` (?:un|una|um|uma|an?) (?:[a-z]+ )?${APPOINTMENT} `;

/** "Pasá la de Palermo a Caballito": of the only one that he has at the first of them. */
function fromItsBranch({ text: { norm }, situation }: Heard, tenant: Tenant): Appointment | undefined {
  const target = TO_A_PLACE.exec(norm)?.[1];
  const of = target === undefined ? undefined : changedAtBranch(norm, situation);
  const sucursal = findNames(target ?? '', tenant).sucursal;
  return of !== undefined && sucursal !== undefined && sucursal !== of.slot.branchId ? of : undefined;
}
const TO_A_PLACE = re` (?:${SHIFT}|${MOVE}) .* (?:al?|para|pra|pro|to)((?: [^ ]+){1,4}) $`;

/** The only one that fits its service, where one is named, and its day, where one is told. */
function theOneMeant({ text, times, situation }: Heard): Appointment | undefined {
  const { tenant, appointments = [], now } = situation;
  if (tenant === undefined) return undefined;
  const { servicio } = findNames(without(text.raw, times.spans), tenant);
  const fit = appointments.filter((a) => servicio === undefined || a.serviceId === servicio);
  const day = times.fechaOriginal ?? times.fecha;
  const then = fit.filter(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada === day);
  const meant = then.length > 0 ? then : fit;
  return meant.length === 1 ? meant[0] : undefined;
}
