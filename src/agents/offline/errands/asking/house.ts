/** What is asked of the house: the other branch, when somebody works and what he does; and who did not follow. */
import { localStart, type Appointment } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { otherBranch } from '../../names/other-branch.ts';
import { asksHow } from './modality.ts';
import { saysLate } from '../../rules/diary.ts';
import { saysWhen } from '../../wishes.ts';
import { plainWords } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

/** Undefined: none of these. */
export function ofTheHouse(heard: Heard): Act | readonly Act[] | undefined {
  return (
    late(heard) ??
    apologizes(heard) ??
    didNotFollow(heard) ??
    atTheOther(heard) ??
    doneThere(heard) ??
    ofSomebody(heard) ??
    asksAtHome(heard) ??
    asksHow(heard)
  );
}

/* ── Courtesy ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Late for what is today is for people to know at once; who has none today sees when his is. */
function late(heard: Heard): Act | readonly Act[] | undefined {
  const { hit, text, times, situation } = heard;
  const { appointments = [], flow, now } = situation;
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  const today = now.toPlainDate();
  const isToday = ({ slot }: Appointment): boolean => localStart(slot, now.timeZoneId).toPlainDate().equals(today);
  const comes = arrivalAt(heard);
  if (comes !== undefined)
    return act(heard, { intent: (comes.minutesLate > 0 || saysLate(hit)) && isToday(comes.to) ? 'person' : 'mine' });
  if (!saysLate(hit)) return undefined;
  const another = times.fecha !== undefined && times.fecha !== today.toString();
  if (appointments.some(isToday) && !another) return undefined;
  const mine = act(heard, { intent: 'mine' });
  // "Mañana voy a llegar tarde, ¿hay problema?": nobody here knows, and who does is told.
  return text.asks && another ? [act(heard, { intent: 'ask', topic: 'otro', area: 'GENERAL' }), mine] : mine;
}

/** "Llego 10:20", "no alcanzo a las 10, ¿puedo llegar 10:20?" of the one at ten: late, and coming all the same. */
function arrivalAt({ hit, text, times, situation }: Heard): { to: Appointment; minutesLate: number } | undefined {
  if (hit?.intent === 'move' || !ARRIVES.test(text.norm)) return undefined;
  const hours = [times.hora, ...times.horaCandidates].filter((hour) => hour !== undefined);
  return (situation.appointments ?? [])
    .map((to) => ({ to, start: localStart(to.slot, situation.now.timeZoneId) }))
    .filter(({ start }) => times.fecha === undefined || times.fecha === start.toPlainDate().toString())
    .flatMap(({ to, start }) =>
      hours.map((hour) => {
        const after = start.toPlainTime().until(Temporal.PlainTime.from(hour));
        return { to, minutesLate: after.total('minutes') };
      }),
    )
    .find(({ minutesLate }) => minutesLate >= 0 && minutesLate <= LATE_MINUTES_MAX);
}
/** Who comes later than this wants another hour. */
const LATE_MINUTES_MAX = 45;
const ARRIVES =
  / (?:llego|llegare|llegaria|llegamos|llegando|chego|chegarei|chegamos|chegando|arrive|(?:voy|vamos|puedo|podria|podemos|vou|posso|i ll|will|can i|could i) (?:a )?(?:llegar|chegar|arrive|be there|get there|come)) /;

/** "Desculpa viu", "perdón por la demora", "sorry about that": a courtesy, and nothing else is said. */
const SORRY =
  /^ (?:(?:ay|uy|uh|oh|ah|ok|bueno|mil|mis|muchas|meu|minhas|muy|so|very|i m|im|le|te|les|ai|nossa) )*(?:perdon(?:a|e|en|ame|eme|enme)?|disculp(?:a|as|e|en|ame|eme|enme)|desculp(?:a|as|e|em|ae|ai)|sorry|apologies|my bad|lo (?:siento|lamento)|sinto muito|foi mal)(?: (?:viu|ta|eh|ai|pela|por|la|el|a|o|demora|tardanza|molestia|incomodo|confusao|confusion|molestias|about|for|that|the|delay|todo|tudo|mesmo|mucho|muito|gente|amigos?|senorita|moca|again|otra vez|de nuevo|de novo))* $/;
function apologizes(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  return situation.flow === 'ninguno' && SORRY.test(text.norm) ? act(heard, { intent: 'thanks' }) : undefined;
}

/* ── What was just said ─────────────────────────────────────────────────────────────────────────────────────────── */

const LOST =
  /^ (?:(?:perdon|disculp[ae]|sorry|ay|uy|eh|ah|hola|pero|mm|desculp[ae]|o que|que|mande|como|what|huh|wait|y|e|i|eu|yo|la verdad|ok) )*(?:mande|como asi|como assim|como dice|como (?:es|era) eso|what do you mean|(?:no|nao|n|don t|dont|didn t|didnt) (?:te |le |lo |la |les |os |eu |i )?(?:entiendo|entendi|entendo|comprendo|comprendi|capto|capte|understand|get (?:it|that)|follow|saquei)(?: (?:bien|nada|bem|lo que (?:dice|dices|decis|me pide)|eso|esto|isso|o que|what you mean|that|it|perdon|sorry|mucho))*|que cosa|repit[ae]me|repite|repita|me repet[a-z]+|come again|say that again) (?:(?:por favor|porfa|please|perdon|sorry) )*$/;

/** What a flow asked is said once more, as the same wish again does. */
function didNotFollow(heard: Heard): Act | undefined {
  const { flow, asks } = heard.situation;
  if (!LOST.test(heard.text.norm) || asks === 'field') return undefined;
  if (flow === 'agenda') return act(heard, { intent: 'book' });
  return flow === 'reprogramacion' ? act(heard, { intent: 'move' }) : undefined;
}

/* ── Branches ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** "¿Y en la otra sucursal?", while a time is being chosen: the same wish there. */
function atTheOther(heard: Heard): Act | undefined {
  const { flow } = heard.situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || otherBranch(heard) === undefined) return undefined;
  return IS_IT.test(heard.text.norm) ? undefined : act(heard, { intent: flow === 'agenda' ? 'book' : 'move' });
}
/** "¿Es en el centro o en la otra sucursal?" asks where it is. */
const IS_IT = / (?:es|seria|queda|e|fica|is it|donde|onde|where)(?: [a-z]+){0,5} (?:en|na|no|at|in) /;

/** "¿La ecografía la hacen en Providencia?": whether it is done there, and else where. */
const DOES_IT_THERE =
  '(?:se |l[oa]s? |tambien |tambem )*(?:hacen?|realizan?|ponen?|dan?|dictan?|ensenan?|aplican?|atienden?|ofrecen?|hay|tienen?|tenes|tienes|fazem|faz|tem|dao|ensinam|atendem)';
const DONE_THERE = re` (?:${DOES_IT_THERE}|is|are|do you (?:do|have|teach|offer))(?: [a-z]+){0,4} (?:en|em|no|na|at|in) |^ (?:(?:y|e|hola|oye|disculp[ae]) )*(?:en|em|no|na)(?: [a-z]+){1,3} ${DOES_IT_THERE} `;
/** "¿Hay lugar para un corte en el centro?" looks for a time. */
const FREE_TIME =
  / (?:horarios?|horas?|espacios?|disponib[a-z]*|disponiv[a-z]*|cupos?|huecos?|agenda|vagas?|turnos?|citas?|times?|slots?|openings?|cuando|quando|when|precios?|costos?|cuanto|quanto|quien|quem|who|personas?|estacionamiento|estacionamento|parking) /;
function doneThere(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  if (!text.asks || situation.tenant === undefined || saysWhen(times) || WISHED.test(text.norm)) return undefined;
  if (!DONE_THERE.test(text.norm)) return undefined;
  const { servicio = situation.spokenOf?.serviceId, sucursal } = findNames(text.raw, situation.tenant);
  return servicio && sucursal && !FREE_TIME.test(text.norm)
    ? act(heard, { intent: 'ask', topic: 'precio', area: 'PAGOS' })
    : undefined;
}

/* ── Who works, and when ────────────────────────────────────────────────────────────────────────────────────────── */

/** "Cuándo atiende la doctora", "que dias a Juliana atende", "when does Dr. X work": the days, and no wish. */
const WHEN_WORKS =
  /^ (?:[a-z]+ ){0,5}?(?:cuando|que dias?|q dias?|que horarios?|a que hora|que horas|en que horario|quando|when|what (?:days|hours|time|times)|which days)(?: (?:do|does|is|e|es|o|a|la|el|que))* (?:(?:[a-z]+ ){0,3}(?:atiende|trabaja|viene|esta|llega|hay|tiene|va|atende|vem|vai|work|works|working|in|come|available|there|(?:da|dicta) (?:(?:la|las|sus|a|as) )?(?:clases?|aulas?|sesion(?:es)?)|ensena|teach|teaches|teaching) )/;
/** "What does Dr. X do", "qué hace la doctora": what is done with him. */
const WHAT_DOES =
  /^ (?:[a-z]+ ){0,3}?(?:(?:what|which services) (?:does|do|kind of [a-z]+ does) [a-z ]+ (?:do|offer|treat|specialize in) |(?:que|q|o que|que tipo de [a-z]+|que servicios) (?:hace|atiende|realiza|ofrece|da|dicta|ensena|faz|atende) (?:la|el|o|a|dr|dra|doctora?|[a-z]+) |(?:o que|que) (?:[a-z]+ ){1,3}(?:faz|hace) $|(?:[a-z]+ ){1,4}(?:que|q|o que) (?:ve|hace|atiende|trata|realiza|faz|atende)(?: el| ella| ele| ela)? $|(?:de que|em que|en que) (?:es|trabaja|se especializa|se dedica) )/;
const WISHED =
  / (?:quiero|quisiera|necesito|queria|quero|preciso|gostaria|want|need|book|turno|cita|hora con|agendar|reservar|marcar|appointment|libre|lugar|vaga|mi|my|meu|minha|me) /;

function ofSomebody(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (asksIfSheDoes(heard)) return act(heard, { intent: 'ask', topic: 'profesionales' });
  const topic = topicOf(heard);
  if (topic === undefined || situation.tenant === undefined || WISHED.test(text.norm)) return undefined;
  // Names are looked for last: every message passes here, and few ask for this.
  const named = findNames(text.raw, situation.tenant);
  const ofOne = named.profesional !== undefined && (named.servicio === undefined || DOES_IT.test(text.norm));
  return ofOne ? act(heard, { intent: 'ask', topic }) : undefined;
}

/** "¿Rosa atiende en Surco?", "¿está Nico hoy?", "Nico trabaja los sábados?": his days and where, and no wish. */
const COMES =
  '(?:atiende|trabaja|esta(?: (?:trabajando|atendiendo|disponible|de turno))?|va|viene|atende|trabalha|vem|works?)';
const TITLED = '(?:(?:y|e|hola|una|pregunta|consulta|buenas|disculpa|oye|che|la|el|dra|dr|doctora|doctor|a|o) )*';
const THEN =
  '(?:(?:los|el|la|hoy|manana|en|todos|entre|de|por|no|na|aos|on|at|today|tomorrow|este|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabados?|domingos?) )+';
const IS_THERE = re`^(?!.* (?:a?donde|onde) ) ${TITLED}(?:(?:[a-z]+ ){1,2}${COMES} ${THEN}(?:[a-z]+ ){0,3}|${COMES} ${TITLED}[a-z]+ ${THEN}(?:[a-z]+ ){0,2}|${THEN}(?:[a-z]+ )?${COMES} ${TITLED}(?:[a-z]+ ){1,2}|(?:is|does) (?:[a-z]+ ){1,2}(?:working|work|teaching|teach|there|in|available) ${THEN}(?:[a-z]+ ){0,2})$`;
/** "Is Tony working?", "¿trabaja Nico?", "o João atende?", before hours or not: his days, and nobody is chosen. */
const IS_AT_WORK =
  /^ (?:(?:y|e|and|but|hey|hi|hola|oye|che|oi|so) )*(?:(?:is|does) (?:dr )?(?:[a-z]+ ){1,2}(?:still )?(?:working|work|there|around)(?: (?:there|with you))?|(?:esta )?(?:trabaj(?:a|ando)|atiende|atendiendo) (?:(?:el|la|o|a|dra?|doctora?) )*[a-z]+|(?:(?:el|la|o|a|dra?|doctora?) )*[a-z]+ (?:todavia |ainda )?(?:trabaja|trabalha|atiende|atende)) $/;
/** "¿Nico hace barba?", "¿la vacuna la pone la doctora Vera?", "does Nico do beards?": what he does. */
const DOES = '(?:hacen?|realizan?|da|dan|dicta|pone|aplica|faz|fazem)';
const BEFORE_HIM = '(?:(?:y|e|hola|una pregunta|la|el|dra|dr|doctora|doctor|profe|a|o) )*';
const DOES_IT = re`^ ${BEFORE_HIM}(?:[a-z]+ ){1,2}(?:tambien |tambem )?${DOES} (?:[a-z]+ ){1,4}$|^ ${BEFORE_HIM}(?:[a-z]+ ){1,4}(?:l[oa]s? |quem )${DOES} (?:e )?${BEFORE_HIM}(?:[a-z]+ ){1,2}$|^ (?:and )?(?:does|do) (?:dr )?(?:[a-z]+ ){1,2}(?:do|give|offer|teach) (?:[a-z]+ ){1,4}$`;

/** "¿Maribel corta?", "¿la doctora Vera vacuna?": what she does, told by the verb of it. */
const DOES_THAT =
  /^ (?:(?:y|e|pero|la|el|a|o|dra?|doctora?|profe) )*(?:[a-z]+ ){1,2}(?:tambien |tambem )?[a-z]{3,}[ae] $/;
function asksIfSheDoes({ text, situation: { tenant }, times }: Heard): boolean {
  const last = text.norm.trim().split(' ').at(-1) ?? '';
  if (!text.asks || tenant === undefined || !DOES_THAT.test(text.norm) || saysWhen(times)) return false;
  const { profesional, servicio } = findNames(text.raw, tenant);
  const verb = findNames(last, tenant);
  return profesional !== undefined && servicio !== undefined && verb.servicio === servicio && !verb.profesional;
}

/** "¿Don Brayan todavía trabaja ahí?", "is Kate still with you?": what he does there says that he does. */
const STILL = '(?:todavia|aun|ainda|still|sigue|siguen|continua)';
const STILL_WORKS = re`^ ${TITLED}(?:don |dona |senor |senora |seu )?(?:is )?(?:[a-z]+ ){1,2}(?:${STILL} (?:works?|working|trabaj[a-z]+|trabalh[a-z]+|atend[a-z]+|atiend[a-z]+|estan?|with|there|con|ahi|ai|aqui|aca)|(?:trabaja|atiende|esta|trabalha|atende) ${STILL})(?: (?:ahi|ai|alli|aqui|aca|there|here|con|com|with|at|ustedes|voces|uds|you|no|na|en|el|la|trabajando|trabalhando|working))* $`;
function topicOf({ text, situation, times }: Heard): 'profesionales' | 'horarios' | undefined {
  const asked = situation.flow === 'ninguno' && WHEN_WORKS.test(text.norm) && !saysWhen(times);
  if (asked) return 'horarios';
  if (
    (text.asks && STILL_WORKS.test(text.norm)) ||
    WHAT_DOES.test(text.norm) ||
    (text.asks && !saysWhen(times) && DOES_IT.test(text.norm))
  )
    return 'profesionales';
  if (situation.flow === 'ninguno' && text.asks && IS_THERE.test(text.norm)) return 'horarios';
  return text.asks && IS_AT_WORK.test(text.norm) ? 'horarios' : undefined;
}

/**
 * "¿Hacen terapia a domicilio?", "fazem massagem em casa?", "do you do massages at home?": whether somebody comes to the
 * customer, and not what it costs. Whoever sells that names a service so; else nobody here knows, and says so.
 */
const AT_HOME =
  ' (?:(?:a|en|em) domicilio|(?:en|a|hasta) (?:mi|tu|su|nuestra) (?:casa|domicilio|departamento|depa)|(?:en|em|a) (?:la |minha )?casa|na minha casa|(?:at|to) (?:my |your |our )?(?:home|house|place)|home (?:visits?|service|appointments?)) ';
const DONE =
  ' (?:hacen?|haces|realizan?|dan?|das|atienden?|atiendes|atendes|atender(?:me|nos)?|ofrecen?|tienen?|tenes|tienes|manejan?|prestan?|brindan?|trabajan?|van?|vienen?|vas|hay|puede(?:n|s)? (?:ser|ir|venir|hacer)|podrian? (?:ser|ir|venir|hacer)|es|son|sera|fazem|faz|atendem|tem|vao|vem|oferecem|do you|can you|is it|are they|does he|does she) ';
const DONE_AT_HOME = re`${DONE.trimEnd()}(?: [^ ]+){0,6}${AT_HOME}| ${AT_HOME.trim()}(?: [^ ]+){0,3}${DONE}`;
/** What it costs, or that it is wanted, is heard as that; "¿en casa hay que hacer reposo?" is about afterwards. */
const OTHERWISE =
  / (?:cuanto|quanto|how much|precio|preco|price|cuesta|sale|vale|costo|valor|quiero|quisiera|necesito|quero|preciso|want|need|agend[a-z]*|reserv[a-z]*|turno|cita|marc[a-z]*|que hacer|debo|tengo que|hay que|pag[a-z]*|mand[a-z]*|envi[a-z]*|entreg[a-z]*|kit|crema|productos?|olvid[a-z]*|deje|voy|vou) /;

function asksAtHome(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (!text.asks || !DONE_AT_HOME.test(text.norm) || OTHERWISE.test(text.norm)) return undefined;
  const sold = situation.tenant?.services.some(({ name }) => plainWords(name).some((word) => HOME.test(word)));
  return sold === true ? undefined : act(heard, { intent: 'ask', topic: 'otro' });
}
const HOME = /^(?:domicilio|casa|home)$/;
