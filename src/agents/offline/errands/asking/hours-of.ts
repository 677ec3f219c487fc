/** "Mandame los horarios de corte", "me passa os horários da manicure de amanhã", "horarios de masaje?": what is free, or when it is open. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { bestPlace, isCalled, namingWords, serviceIn } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { group } from '../../rules/rule.ts';
import { inState } from '../../settle.ts';
import { namesService } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';

const BEFORE =
  '(?:(?:hola|holi|buenas|buenos dias|buen dia|buenas tardes|oi|ola|hi|hello|disculp[ae]|por favor|porfa|y|e|che|oye|bom dia|boa tarde|tudo bem|todo bien|que tal|muchas|muito|mil|gracias|obrigad[oa]|thanks|ok|listo|perfecto|perfeito|genial|dale|bueno|ah|entonces) )*';
const HAND_ME =
  '(?:(?:me )?(?:(?:pod(?:es|rias?)|pued(?:es?|en)) )?(?:(?:mand|pas|envi|dec|dig|dim|mostr|muestr|compart|regal|fal|diz)[a-z]*|d(?:a|e|ar)(?:me|nos|s|n)?)(?: me)?|(?:quiero|quisiera) (?:ver|saber)|send me|show me) ';
const HOURS = '(?:(?:los|las|os|as|the|sus|tus) )?(?:horarios|turnos|horas|citas|huecos|vagas|hours|times|slots)';
const FREE = '(?: (?:libres|disponibles|que (?:tenes|tienes|tiene|tienen|hay|tem)|disponiveis|livres|available|free))?';
const ASKS_FOR_THEM = re`^ ${BEFORE}${HAND_ME}${HOURS}${FREE} `;
const HOURS_OF = re`^ ${BEFORE}${HOURS}${FREE} (?:de|del|da|do|para|pra|for|of) `;
const OF_THE_HOUSE = / (?:que tengo|que tenho|atencion|apertura|atendimento|funcionamento|opening) /;
/** "Pasame los turnos al lunes", of one who has some: these go there. */
const GO_THERE = / pas[a-z]*(?: me)? (?:los|las) (?:(?:turnos|horas|horarios) (?:al|pal)|citas (?:al|para)) /;
const OWN = / (?:mis|mi|meus|minhas|my) /;

/** "Quería saber el horario", "me das el horario del sábado?", "¿el horario?": when it is open, or when somebody works. */
const LEARN = group(`
  (?:(?:queria|quisiera|quiero|querria|necesito|me gustaria|gostaria de|quero|preciso|podria|puedo|solo|so|era para|para) )*(?:saber|conocer|averiguar|consultar(?:te|le|les)?(?: por)?|preguntar(?:te|le|les)?(?: por)?|perguntar)(?: (?:cual es|cuales son|qual e|quais sao|sobre))?
  cual es|cuales son|qual e|quais sao|que
  (?:una |uma )?(?:consulta|pregunta|duda|pergunta)|${HAND_ME.trim()}
`);
const THEIR_HOURS = '(?:el|los|sus?|tus?|vuestros?|o|os|seus?)';
const LEARNS = re`^ ${BEFORE}(?:${LEARN} )?${THEIR_HOURS} horarios?(?: (?:por favor|porfa|please|gracias|de ustedes|que (?:manejan|tienen)))*(?: (?:del?|d[ao]s?) (?:(?!mi |mis |y |e |and )[a-z]+ ){1,4}| )$`;
/** "Horario sábados", "qué horario tienen el domingo": the house's, of a day that comes each week. */
const OF_A_WEEKDAY = re`^ ${BEFORE}(?:(?:que|cual es(?: el)?|el|su) )?horario (?:(?:tienen|manejan|hacen|hay|atienden) )?(?:(?:del?|d[ao]s?|los|el) )*(?:sabados?|domingos?|feriados?|festivos?|lunes festivo|finde|fin de semana|fines de semana) $`;
const OF_SLOTS = / (?:libres?|disponibles?|disponiveis|turnos?|citas?|vagas?|cupos?|reservas?|consultas? de) /;
function learnsHours({ text, times, ...heard }: Heard): boolean {
  if (OF_A_WEEKDAY.test(text.norm)) return true;
  if (!LEARNS.test(text.norm) || OF_SLOTS.test(text.norm) || OWN.test(text.norm)) return false;
  // "Los horarios del jueves" may be those that are free.
  if (times.hora !== undefined || (saysWhen(times) && !/ horario /.test(text.norm))) return false;
  return !namesService({ text, times, ...heard });
}

/** "Horario de Kennedy?", "horarios Usaquén": of the house there, where nothing but the branch is named. */
const OF_A_BRANCH = re`^ ${BEFORE}(?:${LEARN} )?(?:${THEIR_HOURS} )?horarios?(?: (?:tienen?|tem|hay|manejan?))?(?: (?:de|del|da|do|en|em|no|na))?(?: (?:la|el|las|los|a|o))?(?: (?:sede|sucursal|local|tienda|unidade|filial))?(?: (?:de|del|da|do))?((?: [a-z0-9]+){1,4}) $`;
function ofABranch({ text, times, situation }: Heard): boolean {
  const behind = OF_A_BRANCH.exec(text.norm)?.[1];
  if (behind === undefined || situation.tenant === undefined || saysWhen(times)) return false;
  const places = situation.tenant.branches;
  const named = places.find(({ id }) => id === bestPlace(namingWords(behind), places));
  if (named === undefined) return false;
  // "25 de Mayo": each of its words.
  const whole = namingWords(named.name);
  return namingWords(behind).every((word) => isCalled(word, named) || whole.includes(word));
}

/** "Quisiera saber si atienden por la tarde", with nothing open: when it is open, and no hour is wished for. */
const OPEN_IN_PART =
  /(?<! (?:me|nos|te|le|les)) (?:atienden|atiende|atendes|trabajan|abren|laboran|atendem|trabalham|abrem|estan abiertos|are you open) (?:tambien |tambem )?(?:por|en|a|de|pela|na|in) (?:la |the )?(?:manana|mananas|tarde|tardes|noche|noches|mediodia|manha|tarde|noite|morning|mornings|afternoon|afternoons|evening|evenings)(?: (?:tambien|por favor|porfa|please))? $/;

/** "Tus horarios", "me pasas tus horarios", also while one is booked: the house's. "Los horarios" may be those on show. */
const YOUR_HOURS = re`^ ${BEFORE}(?:${LEARN} )?(?:tus|vuestros|(?:os )?seus|your|sus) (?:horarios|hours)(?: (?:de (?:atencion|trabajo|atendimento|ustedes)|por favor|porfa|please|gracias|entonces|primero))* $`;

/** "El viernes a qué hora tienen para kine?", "a qué hora tiene lugar la doctora Paola para limpieza?": what is free, and not when it is open. */
const FREE_WHEN =
  / (?:que horas?|what time) (?:me |nos )?(?:tienen?|tienes|tenes|tendri(?:an?|as)|hay|habria|tem|teriam?|do you have)(?: (?:lugar(?:cito)?|sitio|algo|alguna?|turno|cita|hueco|disponible|libre|room|vaga))?(?: (?:el|la|con|com|with|o|a|dra?|doctora?|licenciad[oa]) [^ ]+(?: [^ ]+)?)?? (?:para|pra|for) /;

/** A service or a day named: what is free of it; neither: when it is open. Undefined: nothing of the kind. */
export function asksForHoursOf(heard: Heard): Act | readonly Act[] | undefined {
  const { text, situation, times } = heard;
  const go = GO_THERE.test(text.norm) && (situation.appointments ?? []).length > 0;
  const handed = ASKS_FOR_THEM.test(text.norm) && !go;
  if (YOUR_HOURS.test(text.norm)) return act(heard, { intent: 'ask', topic: 'horarios', area: 'GENERAL' });
  const open = situation.flow === 'ninguno';
  if (open && FREE_WHEN.test(text.norm) && serviceIn(text.raw, situation.tenant) !== undefined)
    return act(heard, { intent: 'book' });
  // "¿Horario de Palermo?", whatever is being booked meanwhile (CONV-8).
  const there = (open || text.asks) && ofABranch(heard);
  // While something is paid no hours are on show.
  if (there || ((open || situation.flow === 'pagos') && (learnsHours(heard) || OPEN_IN_PART.test(text.norm))))
    return act(heard, { intent: 'ask', topic: 'horarios', area: 'GENERAL' });
  if (!open || (!handed && !HOURS_OF.test(text.norm)) || OWN.test(text.norm)) return undefined;
  if (!OF_THE_HOUSE.test(text.norm) && (namesService(heard) || (handed && saysWhen(times))))
    return inState([act(heard, { intent: 'book' })], heard);
  return handed ? act(heard, { intent: 'ask', topic: 'horarios', area: 'GENERAL' }) : undefined;
}
