/**
 * "Sí, avisame un día antes", "ya, a las 5 tengo que salir", "sí, perdón, andaba ocupada": a yes, and a remark behind it
 * that changes nothing. The day or hour in it is not where the appointment goes.
 */
import { whenOf } from '../../../domain.ts';
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { readTimes } from '../time/index.ts';
import { fold } from '../words/text.ts';
import { DELAY, KEPT, ONLY_SEEN } from './excuses.ts';
import { WHO_COMES, isSignedYes } from './who-comes.ts';
import { isYes } from './yes-head.ts';
import { namesAnother } from '../errands/wishing.ts';
import { CANNOT, CANT_COME } from '../words/cannot.ts';

const AND = '(?:(?:y|e|and|pero|but|solo|nomas|solo que|es que|porque|eso si|que|q|mas|ah) )*';
const HOUR =
  '(?:a las? [0-9a-z]+(?: (?:y media|y cuarto|[0-9]{2}|de la (?:tarde|manana|noche)|pm|am|hs))?|[0-9]+(?::[0-9]{2})?(?:pm|am|hs)?)';
const REMIND =
  '(?:(?:me|nos|porfa|por favor|favor|please|si puedes|si pueden) )*(?:avis|record|recuerd|escrib|mand|envi|llam|lembr|remind|text|hazme|haceme)[a-z]*';
const BEFORE =
  '(?:antes|before|vispera|mismo dia|mesmo dia|same day|recordar(?:me|nos|melo)?|recordatorios?|lembretes?|reminders?|lembrar)';
const REMINDER = `${REMIND} (?:[^ ]+ ){0,7}?${BEFORE}`;
/** What the customer does then, of his own: an hour at which he cannot come, or until or from which he can. */
const DOING =
  '(?:(?:yo|ya|me|justo|recien) )*(?:tengo (?:que|q) (?:ir|salir|irme|recoger|buscar|volver|trabajar|entrar|retirarme|llevar|estar|viajar)[a-z]*|tengo (?:otra?|una?) (?:cita|reunion|compromiso|clase|vuelo|junta|examen|turno)|tengo (?:clases?|reunion|junta|examen|vuelo|compromiso|trabajo|practica|turno en el trabajo)|recojo|salgo|entro|trabajo|viajo|me (?:tengo que ir|voy|retiro)|busco a|paso a buscar|llevo a|voy a (?:recoger|buscar))(?: (?:(?!mejor |a las |a la )[^ ]+ ){0,4}?[^ ]+)?';
const ENGAGED = `(?:${HOUR} ${DOING}|${DOING} ${HOUR})(?: (?:en|del|de la|a|con) (?:[^ ]+ ){0,2}[^ ]+)?`;
/** Nothing but why he answers late, or that it is all the same to him. */
const AT_EASE =
  '(?:no te preocupes?|no se preocupe|no importa|da igual|no problem|no pasa nada|no hay (?:drama|problema|lio)|voy (?:para|pa|pra) (?:alla|ahi|la)|ahi (?:voy|estoy|estare|nos vemos)|ahora si|(?:por|la|el) (?:(?:contestar|responder) )?(?:hasta (?:ahora|ahorita|recien)|tarde)|(?:ya )?(?:me|nos) dij(?:o|eron) que si|(?:ya )?(?:l[oa]|le|les) (?:consulte|pregunte)(?: (?:a|con) mi [a-z]+)?|tengo (?:mucho |un poco de )?(?:miedo|nervios|panico)|(?:estoy|ando) nervios[oa]|qued(?:o|amos) (?:muy |super )?(?:atent[oa]s?|pendientes?|al pendiente))';
const NOT_SEEN =
  'no (?:te |lo |la |los |l[oa]s |habia |he |pude |alcance a |alcanzaba a |podia |vi |ver )*(?:visto|vi|ver|lei|leido|leer|podido|contest(?:ar|ado)|respond(?:er|ido))(?: (?:antes|el mensaje|tu mensaje|contestar|responder))?';
const PRESSED =
  '(?:(?:es |que es |me es |la necesito |lo necesito )*(?:urgente|una urgencia|urgent)|(?:me )?urge|me duele(?: mucho| harto| un monton)?|tengo (?:mucho |harto )?dolor)';
/** Who it is that comes: "sí, es un schnauzer mediano". */
const OF_WHOM =
  '(?:(?:ella |el )?es (?:(?:un|una|um|uma) (?!(?:hora|rato|momento|problema|duda|pregunta|cita|turno) ?)[a-z]+(?: [a-z]+)?|para (?:mi|el|la) (?:perr|gat|mascot|cachorr|conej)[a-z]*(?: [a-z]+)?))';
/** Who had to be asked, and has nothing against it: "mi esposo dice que sí", "he's good with it". */
const WHO = '(?:el|ella|ellos|ellas|ele|ela|eles|elas|he|she|they|(?:mi|mis|meu|minha|my) [a-z]+)';
const AGREED = `(?:(?:(?:ya )?(?:habl[eo]|consulte|pregunte|falei|talked|spoke|checked)(?: [a-z]+){0,2} (?:con|a|com|with|to) ${WHO} (?:y |e |and )?)?(?:(?:${WHO} )?(?:(?:me |ya |ja )*(?:dice|dicen|dijo|dijeron|diz|disse|falou) que (?:si|sim|esta bien|dale|ok|bueno|le (?:sirve|queda|parece) (?:bien|perfecto))|(?:esta|estan|ta) (?:de acuerdo|de acordo|conforme)|(?:le|les) (?:parece|queda|sirve|viene|va)(?: (?:super|muy|todo))? (?:bien|perfecto|genial|ok)|acepto|topou|concordou)|${WHO} (?:(?:is|s|are|re) (?:on board|(?:ok|okay|good|fine|cool|happy|down) with (?:it|that|this))|(?:said|says) (?:yes|ok|okay|it s (?:fine|ok|good))|agreed|agrees)))`;
const REASON = `(?:${AT_EASE}|${AGREED}|${OF_WHOM}|${PRESSED}|${NOT_SEEN}|${DELAY}|${ONLY_SEEN}|${KEPT})`;
/** An apology; "ah" alone, as in "ah ya", is none. */
const APOLOGY = '(?:perdon(?:a|e|en|ame|eme)?|disculp(?:a|as|e|en|ame|eme)|sorry|mil disculpas|desculp[ae])';
const EXCUSED = `(?:${APOLOGY}(?: ${AND}${REASON})?|${REASON})`;
const MANNERS =
  '(?: (?:por ?favor|porfa|porfis|please|gracias|muchas gracias|pls|no mas|nomas|si|ya|eh|oki|ok|asi que (?:ok|si|dale|esta bien)))*';
const REMARK = new RegExp(`^ ${AND}(?:${REMINDER}|(?<engaged>${ENGAGED})|${EXCUSED}|${WHO_COMES})${MANNERS} $`);
const EXCUSED_FIRST = new RegExp(
  `^ (?:(?:ya|ok|okay|yeah|bueno) )*${EXCUSED}(?: (?:(?:ja|je|ha)+|pero|ya|asi que|igual|mas))* $`,
);
/** "…¿alcanzo?", "¿me da tiempo?" */
const WILL_DO =
  / (?:alcanzo|me alcanza|llego|me da (?:el )?tiempo|termino|terminamos|terminan|acabo|acabamos|salgo a tiempo|da tempo) $/;

const AGREED_ALONE = new RegExp(`^ ${AND}(?:(?:ok|okay|bueno|listo|yeah|hey|hola|ya) )*${AGREED}${MANNERS} $`);

/** "Todo bien", "re bien": with a yes or no asked it is no greeting. */
const ALL_WELL = new RegExp(
  `^ (?:(?:ok|okay|si|sim|ya|dale|bueno|listo|genial) )*(?:todo (?:bien|perfecto|ok)|re bien|tudo (?:bem|certo)|all good)${MANNERS} $`,
);
/** "4 está bien", of four o'clock. */
const THAT_HOUR = new RegExp(
  `^ ([0-9]{1,2})(?: ([0-9]{2}))? (?:esta|me queda|me parece|queda|ta) (?:bien|perfecto|ok|genial)${MANNERS} $`,
);
function isItsHour(said: string, { situation: { proposed, now } }: Heard): boolean {
  const [, hour, minutes] = THAT_HOUR.exec(said) ?? [];
  if (hour === undefined || proposed === undefined) return false;
  const start = Temporal.PlainTime.from(whenOf(proposed, now.timeZoneId).hora_especifica);
  return [start.hour, start.hour - 12].includes(Number(hour)) && start.minute === Number(minutes ?? 0);
}

const YES_WORDS_MAX = 4;
const WORDS_MAX = 22;

const YES = { intent: 'accept', holds: true } as const;

/** A yes where nothing else is asked; how long it takes, where he asks whether he can make it. */
export function yesAndRemark(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { asks, flow } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'reprogramacion')) return undefined;
  if (text.words.length > WORDS_MAX || IF.test(fold(text.raw)) || CHANGES.test(text.norm)) return undefined;
  const makes = WILL_DO.exec(text.norm);
  const said = makes === null ? text.norm : text.norm.slice(0, makes.index + 1);
  if (text.asks && makes === null && !ASKS_TO_REMIND.test(text.norm)) return undefined;
  if (ALL_WELL.test(said) || isItsHour(said, heard)) return act(heard, YES);
  const told = said.trim().split(' ');
  if (AGREED_ALONE.test(said) || isYesBehindExcuse(told) || isSignedYes(heard)) return act(heard, YES);
  for (let size = Math.min(YES_WORDS_MAX, told.length - 1); size > 0; size -= 1) {
    const rest = ` ${told.slice(size).join(' ')} `;
    const remark = REMARK.exec(rest);
    if (remark === null || !isYes(told.slice(0, size).join(' '))) continue;
    if (namesAnother(heard)) return undefined;
    const engaged = remark.groups?.['engaged'];
    if (engaged !== undefined && !leavesRoom(engaged, situation)) return undefined;
    const first = makes !== null && text.asks && flow === 'agenda';
    return act(heard, first ? { intent: 'ask', topic: 'duracion' } : YES);
  }
  return undefined;
}
/** Something of it is to be otherwise after all. */
const CHANGES =
  / (?:mejor|melhor|better|rather|cambi[a-z]*|mud[ae][a-z]*|otr[oa] (?:hora|dia|horario|fecha)|outr[oa] (?:hora|dia|horario)|mas (?:tarde|temprano)|mais (?:tarde|cedo)|later|earlier) /;

/** "Si salgo a las 5" is an if; "sí, salgo a las 5" is none. */
const IF =
  /^\s*si\s+(?:yo\s+)?(?:salgo|entro|tengo|recojo|trabajo|viajo|me|busco|paso|llevo|voy|llego|alcanzo|termino|estoy|el|ella|ellos|ellas|mis?|les?)(?![a-z])/;

/** "No importa, esa está bien", "ya no alcancé a responder, sí". */
function isYesBehindExcuse(told: readonly string[]): boolean {
  for (let size = Math.min(YES_WORDS_MAX, told.length - 1); size > 0; size -= 1) {
    const excuse = ` ${told.slice(0, -size).join(' ')} `;
    if (EXCUSED_FIRST.test(excuse) && isYes(told.slice(-size).join(' '))) return true;
  }
  return false;
}

/** Whether he can come, for all that he tells: what he does then begins later, or what he leaves has ended by then. */
function leavesRoom(engaged: string, { proposed, now, language }: Heard['situation']): boolean {
  if (proposed === undefined) return false;
  const { hora, horaCandidates } = readTimes((HOUR_TOLD.exec(engaged) ?? [''])[0], { now, language });
  const { hora_especifica: start } = whenOf(proposed, now.timeZoneId);
  const hours = hora === undefined ? horaCandidates : [hora, ...horaCandidates];
  const leaves = LEAVES.test(` ${engaged} `);
  return hours.some((hour) => {
    const gap = Temporal.PlainTime.from(start).until(hour).total('minutes') * (leaves ? -1 : 1);
    return gap > (leaves ? -1 : 0) && gap <= SAME_HALF_MINUTES;
  });
}
const HOUR_TOLD = new RegExp(HOUR);
const LEAVES = / (?:salgo|termino|acabo|saio) /;
/** Between an hour that is told without am or pm and the appointment. */
const SAME_HALF_MINUTES = 6 * 60;
const ASKS_TO_REMIND = new RegExp(` ${REMINDER}${MANNERS} $`);

/** "Sí, pero si después no puedo ir, ¿puedo cancelar?": how it is undone, and nothing is given up. */
const UNDONE = new RegExp(
  ` (?:si|se|if) (?:[^ ]+ ){0,3}(?:${CANNOT}|no (?:pudiera|voy)|${CANT_COME}|(?:hace|haga|hago) tarde|llego tarde|me atraso|me enfermo|me retraso|se me complica|surge algo|me sale algo)(?: [^ ]+){0,4} (?:cancel[a-z]*|anul[a-z]*|cambi[a-z]*|mover[a-z]*|reagend[a-z]*|reprogram[a-z]*|mud[a-z]*|resched[a-z]*)(?: (?:la |el |mi )?(?:cita|turno|hora|reserva))? `,
);
export function asksWhetherUndone(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const open = situation.flow === 'agenda' || situation.flow === 'reprogramacion';
  if (!open || !text.asks || !UNDONE.test(text.norm)) return undefined;
  return act(heard, { intent: 'ask', topic: 'cambios' });
}
