/**
 * Reasons whose day is the one that is wished for: "ya que voy a estar por ahí el viernes, reservame…", "como el viernes
 * tengo médico en el centro, ¿me das ese día a las 17?".
 */
import type { Clause } from './clauses.ts';
import { saidIn, words, wordsIn, type Item, type Scan } from '../items.ts';
import { HAVING, NOT_HAVING } from '../words/closed.ts';

const NEAR =
  '(?:por (?![a-z]+r )[a-z]+|cerca|cerquita|ahi|alla|aca|aqui|(?:al|en el) (?:centro|barrio|pueblo)|a la ciudad|en la (?:ciudad|zona)|por perto|perto|ai|la|no centro|na cidade|na regiao|nearby|around|near|there|downtown|in (?:town|the area)|in the neighbou?rhood)';
const GOES =
  '(?:voy|vamos|ire|iremos|paso|pasamos|pasare|ando|andamos|estoy|estamos|estare|estaremos|tengo que (?:ir|pasar)|tenemos que ir|vou|passo|estou|estarei|be|am|im|m|going|ll)';
/** He is in the neighbourhood then, or has the day to himself. */
const COMES_BY = new RegExp(
  ` ${GOES}(?: [^ ]+){0,5} ${NEAR} | (?:salgo|salimos|saio) (?:mas |re |un poco |bien |mais )?(?:temprano|antes|cedo) | (?:descanso|folgo) `,
);

/** Whether a reason tells that he is there on its day. */
export function comesBy(said: readonly string[]): boolean {
  return COMES_BY.test(` ${said.join(' ')} `);
}

const THAT_DAY = / (?:es[ea]|aquel|ness[ea]|esse|naquele|that)(?: (?:mism[oa]|mesm[oa]|same))? (?:dia|day)(?= )/;
const DENIED = / (?:no|nao|not|ni|menos|excepto|salvo|except|but|don|can) (?:[^ ,.;]+ ){0,3}$/;
const DENIED_BEHIND = /^ (?:[^ ,.;]+ ){0,2}?(?:no|nao|not|imposible|complicado) /;

/** "Ese día a las 17", said outside of the reason, and not denied. */
export function isWishedThen(scan: Scan, { first, next }: Clause): boolean {
  const outside = [saidIn(scan, 0, first), saidIn(scan, next)].find((words) => THAT_DAY.test(words));
  const found = outside === undefined ? undefined : THAT_DAY.exec(outside);
  if (outside === undefined || found === null || found === undefined) return false;
  const [before, after] = [outside.slice(0, found.index + 1), outside.slice(found.index + found[0].length)];
  return !DENIED.test(before) && !DENIED_BEHIND.test(after);
}

/**
 * "Es que el sábado tengo el matrimonio de mi sobrina y necesito un cepillado a las 9": the reason is what he gets ready
 * for, and its day is the one that is wished for. "No puedo ir, es que el sábado tengo una boda" wishes for no Saturday.
 */
const EVENTS =
  / (?:casamientos?|matrimonios?|bodas?|fiestas?|eventos?|graduacion|grados?|bautizos?|bautismos?|quince(?:anos)?|gala|comunion|casamento|festa|formatura|batizado|wedding|party|graduation) /;
const WANTS =
  / (?:necesito|quiero|quisiera|queria|ocupo|busco|me gustaria|reserv[a-z]+|agend[a-z]+|anot[a-z]+|apart[a-z]+|preciso|quero|marc[a-z]+|need|want|would like|book) /;
/** Against that day, or of an appointment that there is. */
const AGAINST =
  / (?:no|nao|not|ni|dont|don|can|cant|tampoco|imposible|otr[oa]s?|outr[oa]s?|another|antes|vispera|despues|depois|before|after|cambi[a-z]+|mov[a-z]+|pas[ae][a-z]*|corr[a-z]+|cancel[a-z]+|anul[a-z]+|reprogram[a-z]+|reagend[a-z]+|adelant[a-z]+) /;

export function getsReady(scan: Scan, { first, next }: Clause): boolean {
  return EVENTS.test(saidIn(scan, first, next)) && WANTS.test(saidIn(scan, next)) && !AGAINST.test(saidIn(scan, 0));
}

/**
 * "El jueves tengo médico a las 10", asked for a day: when he is elsewhere, and no wish. Of a feast ("tengo una boda el
 * sábado a las 12") the day may be meant, and its hour is not. Who changes an appointment may tell of that one.
 */
const KIN_HAS = words('tiene tem has');
const MINE = words('mi mis meu minha my');
const DOCTORS = words(
  'medico medica doctor doctora dentista pediatra oculista psicologo psicologa ginecologo ginecologa cardiologo dermatologo traumatologo doutor medicos doctores',
);
const FEASTS = words(
  'boda bodas casamiento matrimonio fiesta cumple cumpleanos evento graduacion bautismo bautizo comunion wedding party birthday graduation casamento festa aniversario formatura',
);
const BOOKINGS = words('turno turnos cita citas hora reserva consulta sesion appointment booking agendamento que to');
const CHANGES =
  /^(?:pued|podr|podem|poss|cancel|anul|desmarc|cambi|mov|muev|pasa|pase|correr?|reprogram|reagend|remarc|mud|can$|could|resched|change|move)/;
const REACH = 4;

export function tellOwnVisits(scan: Scan, { first, next }: Clause, times: readonly Item[]): void {
  // Beside a day that is on show it may be why that one does not suit.
  if (scan.shown !== undefined || scan.tokens.some(({ text }) => CHANGES.test(text))) return;
  if (!times.some(({ meaning }) => meaning.kind === 'clock')) return;
  const clause = wordsIn(scan, first, next);
  const at = clause.findIndex((word, i) => has(clause, word, i));
  const ahead = at < 0 ? [] : clause.slice(at + 1, at + 1 + REACH);
  if (ahead.some((word) => BOOKINGS.has(word))) return;
  const visits = ahead.some((word) => DOCTORS.has(word));
  if (!visits && !ahead.some((word) => FEASTS.has(word))) return;
  for (const item of times) if (visits || item.meaning.kind === 'clock') item.fate ??= 'told';
}

function has(said: readonly string[], word: string, at: number): boolean {
  if (HAVING.has(word)) return !NOT_HAVING.has(said[at - 1] ?? '');
  return KIN_HAS.has(word) && MINE.has(said[at - 2] ?? '');
}
