/**
 * "Sí, la barba me la hago yo", "sí, me la recomendó Martín", "sí, vivo en San Isidro", "dale, después de las 12 tengo que
 * irme", "sí, es que ya lo llevamos a otra veterinaria": a yes, a mark, and a sentence with a verb of its own that tells
 * something. Whatever it names, it wishes for nothing: read with it the appointment would go to who was only spoken of.
 * Without a mark "si" may be an if, and what begins with "pero", "con" or a day is how it is to be.
 */
import { findNames, servicesTold } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { CANNOT } from '../../words/cannot.ts';
import { CHANGES } from '../../words/deeds.ts';
import { customIn, isUsualOfKin } from '../../words/custom.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { taleAt } from '../../words/life.ts';
import { re } from '../../words/pattern.ts';
import { stretches } from '../../words/telling.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { SEVERAL, WANT } from '../../words/words.ts';
import { TAKES_IT } from '../../people/goes-instead.ts';
import { introductionIn } from '../../people/introductions.ts';
import { isDispleased } from '../../errands/mine/what-was.ts';
import { STALLING } from '../refusing/stalls.ts';
import { meansToCome } from './comes-after-all.ts';
import { isDoneSince } from './done-since.ts';
import { BEGINS_AS_REASON, TELLS } from './harmless.ts';
import { isAwayThroughout, leavesRoom } from './room-for-it.ts';
import { conditionAfterYes, isYes } from './yes-head.ts';

const YES_THEN = /^\s*(?<yes>[^,.;!?\n]{1,24}?)\s*[,.;!\n]+\s*(?<rest>[^?]{6,120})$/u;
/** It comes to nothing: "…pero alcanzo", "…por si acaso". */
const ALL_THE_SAME =
  / (?:pero|mas|but) (?:(?:igual|ya|me|si|no hay|lo|la) )*(?:alcanzo|llego|acomoda|queda|sirve|da|importa|problema|igual|bien|consigo|dou um jeito)(?: (?:igual|bien|tiempo|lo mismo|bem))* $| por si acaso $| (?:por las dudas|just in case|by the way|btw) $/;
/** Something is wished for, refused, asked, put off, or hangs on something. */
const WISHES = re`^ (?:y|e|and|que) (?!es que )| (?:${WANT}|still|here|aqui|aca|mal|wrong|errad[oa]|nombre|nome|name|mism[oa]|mesm[oa]|same|pero|but|mas|mejor|melhor|better|prefer[a-z]*|prefir[a-z]*|prefier[a-z]*|sea|seja|si|se puede|if|unless|solo|only|salvo|excepto|menos|otr[oa] (?:hora|horario|fecha|doctora?|cita|turno)|outr[oa] (?:hora|horario|data|dia|doutora?|consulta)|another|instead|tambien|tambem|too|ademas|espera[a-z]*|esper[ae]|dejame|deja|wait|hold|todavia|aun|ainda|yet|creo|acho|quizas?|talvez|maybe|hay|tienen|tenes|tendras?|podria[a-z]*|puede|pode|can (?:you|i|we)|could|agend[a-z]*|reserv[a-z]*|anot[a-z]*|marc[a-z]*|book|olvid[a-z]*|puedo|posso|asi que (?:en|con|a|para|el|la)|cuant[oa]s?|donde|cual|quien|quanto|onde|qual|how|what|where|who|(?:pag|pay|abon|transf|cobr)[a-z]*|precio|price|link|${CANNOT}) `;
/** Not who writes: "llevo a mi hijo en mi lugar", "mi hija la toma", "mi marido me reemplaza". */
const IN_HIS_PLACE = `(?:(?:en|no) (?:mi|su|meu|seu) lugar|em meu lugar|en vez de|en lugar de|ao inves de|em vez de|in my place|(?:yo|eu) (?:no|nao)|(?:va|viene|vai|vem) (?:por|sol[oa])|(?:mi|meu|minha|my) (?:${KIN_WORD}) (?:(?:me|nos) (?:reemplaza|sustituye|substitui)|${TAKES_IT}))`;
/** As many come, or it is somebody else's: more than the one that is asked about. */
const OTHERS_COME = re` (?:(?:llevo|traigo|levo|bring|vamos|son|tengo|tenemos|tenho|have) (?:a )?(?:l[oa]s |mis |my |os |as )?${SEVERAL}|somos|(?:llevo|traigo|levo|bring) (?:a )?(?:mis?|meus?|minhas?|my) (?:${KIN_WORD}) (?:para|pra|for|a)|(?:para|pra|for) (?:(?:mi|mis|meu|minha|my|una?|uma?|el|la|an?) )?(?:${KIN_WORD})|${IN_HIS_PLACE}) `;
/** "Sí, puedo ir", to "¿cancelamos?", keeps it. */
const COMES = re` (?:puedo|podemos|voy|vamos|ire|iremos|llego|llegamos|alcanzo|asisto|estare|nos vemos|dej[a-z]*|mant[a-z]*|queda|vou|posso|keep|can) `;

const DONE_TO =
  '(?:(?:recomend|trat|cort|pein|revis|oper|indic)(?:o|aron|aba|ou)|(?:atend|refir)(?:io|ieron|ia|eu)|hizo|hacia|vio|fue|iba|fez)';
const OF_OTHERS = re` (?:(?:me|nos|l[oa]s?|le|se) (?:l[oa]s? )?${DONE_TO}|did|recommended|cut|saw|treated) `;
/** "Me cortó muy bien Andrés" may ask for him. */
const PRAISED =
  /(?<! no(?: me| nos| le)?(?: fue| quedo)?)(?: (?:muy|super|re|tan))? (?:bien|excelente|genial|perfecto|great|well|amazing|otimo) /;
const LIVING = 'vivo|vivimos|trabajo|trabajamos|estudio|laburo|moro|moramos|trabalho|live|work|get off|leave';
const LIVES = re` (?:${LIVING}) `;
const DOES_HIMSELF = / (?:me|nos|se) l[oa]s? (?:hago|hacemos|hace|hice|hizo|corto|arreglo|dejo|pinto|faco) /;
const BUSY = re` (?:${LIVING}|salgo|entro|tengo|tenemos|tenho|temos|viajo|have) `;
const OF_IT = re` (?:(?:soy|sou|i m|i am|ando|estoy|estou) |(?:es|son|e|it s) (?:para|pra|for) (?:mi|una?|uma?|el|la|my|an?) |(?:llevo|levo|traigo|bring) |(?:mi|meu|minha|my) [a-z]+ (?:es|e|esta|is) |(?:es mi |i have|first time|primera vez)|(?:me|nos) avis[a-z]+ cualquier )`;
const SO_THAT = /^ (?:asi|assim|that way|so) (?:me|nos|l[oa]s?|ya|no|llego|puedo|salgo|i|da|te|le)/;
const PEOPLE = re` (?:mi|mis|meu|minha|my) (?:${KIN_WORD}) (?:me|nos|l[oa]) `;

export function yesAndTale({ raw, norm, asks }: Text, situation: Situation): Text | undefined {
  const { flow, field, tenant } = situation;
  if (situation.asks !== 'confirm' || field !== undefined || tenant === undefined || asks) return undefined;
  const { yes, rest } = YES_THEN.exec(raw)?.groups ?? {};
  if (yes === undefined || rest === undefined || !isYes(yes) || conditionAfterYes(raw) !== undefined) return undefined;
  const said = readText(rest).norm.replace(ALL_THE_SAME, ' ');
  if (WISHES.test(said.replace(FEELS_BETTER, ' ')) || CHANGES.test(said) || STALLING.test(norm)) return undefined;
  if (OTHERS_COME.test(said) || isDispleased(said) || introductionIn(rest) !== undefined) return undefined;
  if (flow === 'cancelacion') return givesReason(rest, said, situation) ? readText(yes) : undefined;
  if (flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  return tells(rest, said, situation) ? readText(yes) : undefined;
}
const FEELS_BETTER = / (?:(?:me|se) (?:siento|siente|encuentro) |esta |estoy |estou )(?:mucho )?(?:mejor|melhor) /;

function givesReason(rest: string, said: string, { tenant, cancelling }: Situation): boolean {
  if (COMES.test(said) || meansToCome(said)) return false;
  if (BEGINS_AS_REASON.test(said)) return true;
  const named = tenant === undefined ? undefined : findNames(rest, tenant).servicio;
  return isDoneSince(said, named !== undefined && named === cancelling?.serviceId);
}

/** With a verb for what it names: who did it, where he lives, what he does himself, when he is busy. */
function tells(rest: string, said: string, situation: Situation): boolean {
  const { tenant, known } = situation;
  if (tenant === undefined) return false;
  const { servicio, profesional, sucursal } = findNames(rest, tenant);
  const times = timesIn(rest, situation);
  const when = times.spans.length > 0;
  // "Mi amiga va con Marina los viernes", of an hour that is for himself. "Mi hija va a ir" may be of this one.
  const usual = isUsualOfKin(said) && known?.para === undefined && times.hora === undefined;
  if (!usual && customIn(said) === 'kin' && !PEOPLE.test(said)) return false;
  const so = usual || SO_THAT.test(said) || BEGINS_AS_REASON.test(said);
  const isTold = usual || OF_OTHERS.test(said) || isDone(rest, situation);
  if (profesional !== undefined && (PRAISED.test(said) || !isTold)) return false;
  if (sucursal !== undefined && !usual && !LIVES.test(said)) return false;
  if (isOfAnotherService(rest, servicio, situation) && !(DOES_HIMSELF.test(said) || so)) return false;
  if (when && servicio !== undefined && !DOES_HIMSELF.test(said) && !so) return false;
  if (when ? !leavesRoom(rest, situation) : isAwayThroughout(said)) return false;
  if (when && !(BUSY.test(said) || taleAt(fold(rest)) !== undefined || so || OF_IT.test(said))) return false;
  if ((profesional ?? sucursal ?? servicio) !== undefined || when) return true;
  return so || TELLS.test(said) || OF_IT.test(said) || PEOPLE.test(said) || isDone(rest, situation);
}

function isDone(rest: string, { tenant }: Situation): boolean {
  return stretches(rest, tenant).every(({ kind }) => kind === 'done');
}

function isOfAnotherService(rest: string, named: string | undefined, { tenant, known, moving }: Situation): boolean {
  const own = known?.servicio ?? moving?.serviceId;
  const told = tenant === undefined ? [] : servicesTold(rest, tenant);
  return [named, ...told].some((id) => id !== undefined && id !== own);
}
