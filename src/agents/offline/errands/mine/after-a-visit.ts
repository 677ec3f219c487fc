/**
 * What is told of a visit that was: "me quedó una alergia después de la limpieza" is a person's to answer, "ayer vine por
 * el tinte y muy bien" is thanked for, "ayer fui con Laura" wishes for nothing. No hours are offered for any of them.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { asksHisOwn } from '../../answers/refusing/stalls.ts';
import { findNames, leftOpen } from '../../names.ts';
import { isRemark } from '../../words/life.ts';
import { stretches } from '../../words/telling.ts';
import { fold } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { WISHING, hasToBeDone } from '../booking/wishing.ts';
import { ES_DAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

const WORDS_MAX = 24;
/** What a treatment may leave behind. */
const AILMENT =
  / (?:sangr[a-z]+|infect[a-z]+|infecc?ion|pus|supur[a-z]+|fiebre|febre|fever|vomit[a-z]*|hinch(?:o|ad[oa]s?|azon)|inflam[a-z]+|inchad[oa]|swollen|swelling|bleed(?:ing|s)?|ronchas?|alergia|alergica|alergico|alergic[a-z]*|allerg[a-z]+|brotes?|ampollas?|quem(?:aduras?|ad[oa]s?|o|aron)|irrit[a-z]+|sarpullidos?|rash|comezon|picazon|coceira|itch[a-z]*|burn(?:s|ed|ing)?|manch(?:as?|ad[oa]s?)|enrojecid[oa]s?|roj[oa]s?|vermelh[oa]s?|duel[ea]n?|dol(?:or(?:es)?|ia)|molest(?:a|ias?)|arde[n]?|pica[n]?|doi|doendo|dor|hurts?|sore|pain) /;
const BEHIND = '(?:(?:despues|tras|luego|depois) (?:de|del|da|do)|after|desde)';
const DONE_TO_HIM =
  '(?:(?:me|le|nos) (?:sacaron|sacaste|hicieron|hiciste|hizo|hice|pusieron|puso|saco|operaron|extrajeron|aplicaron|vacunaron|tiraron|fizeram|atendieron|atendio|corte|corto|cortaron|pinte|pinto|pintaron|bano|banaron)|(?:lo|la) (?:operaron|vacunaron|castraron|esterilizaron|banaron))';
const CAME =
  '(?:(?<!que )(?:fui|fuimos|vine|vinimos|estuve|estuvimos|lleve|llevamos|fiz|fizemos|estive|qued(?:e|amos)(?= (?:muy |super |re |tan |bien )?(?:conformes?|content|felic?|encantad|satisfech)))|(?:i|we) (?:had|got|went|came|was|were|did))';
const TREATED = re` (?:${BEHIND}|${DONE_TO_HIM}|${CAME}) `;
const VISITED = re` (?:${DONE_TO_HIM}|${CAME}) `;
/** A day that is past, or what it was like: of long ago he may want it once more. */
const JUST_NOW = re` (?:hoy|ayer|antier|antes de ayer|anteayer|anoche|recien|hoje|ontem|anteontem|today|yesterday|last (?:week|time|night)|(?:la|el|na) (?:semana|mes|vez|${ES_DAY}) pasad[oa]|el otro dia|the other day|el (?:${ES_DAY})|la otra vez) `;
const PLEASED =
  / (?:(?:muy|super|todo|re|tan|muito|tudo) (?:bien|bom|bem|lind[oa]|ric[oa]|perfect[oa])|genial|excelente|feliz|felices|content[oa]|encant[a-z]+|ador[a-z]+|perfect[oa]?|(?:all|very|so|really) (?:good|nice)|went well|great|awesome|amazing|loved?|lind[oa]|hermos[oa]|divin[oa]|bacan|chevere|espectacular|conformes?|satisfech[oa]s?|otim[oa]|maravill[a-z]+) /;
const DISPLEASED =
  / (?:mal|malisim[oa]|fe[oa]|horrible|pesim[oa]|no|nao|not|nunca|never|peor|pero|but|mas|disconforme|decepcion[a-z]*|ruim|bad|awful) /;
const AWFUL = / (?:malisim[oa]|fe[oa]|horrible|pesim[oa]|disconforme|decepcion[a-z]*|ruim|awful|terrible) /;
/** What was done does not hold, or was not done: for a person to put right, whatever the service is called. */
const FAILED =
  / (?:nadie (?:me|nos) (?:atendi[a-z]+|abri[a-z]+|recibi[a-z]+)|ninguem (?:me|nos) (?:atendeu|recebeu)|nobody (?:was there|attended|came|helped)|se (?:me |le |nos )?(?:ya )?(?:cayo|cayeron|despeg[a-z]+|levanto|rompio|quebro|salio|desarmo)|(?:caiu|descolou|quebrou)|sig(?:ue|uen|o) (?:fallando|sonando|igual|doliendo|mal|con el|con la|perdiendo)|(?:qued|fic)(?:o|aron|ou) (?:con (?:un|una)|com (?:um|uma)|(?:muy |re |todo |toda )?(?:manchad|rayad|disparej|torcid|chuec|desparej|machucad)[a-z]*)|volt(?:o|ou) machucad[oa]|volvio a (?:fallar|sonar|doler)|(?:fell|came) off|still (?:broken|failing|making noise)) /;
/** He wants to be seen, or asks, or it was elsewhere: whatever else he tells is why. */
const SEEKS =
  / (?:citas?|turnos?|horas?|horarios?|hueco|espacio|urgen[a-z]+|appointment|(?:un|una|para|a) (?:consulta|revis[a-z]+|control)|retoque|retocar|(?:esta|this|dessa|desta) (?:vez|time)|otra vez|otr[oa]|de nuevo|again|cancel[a-z]*|anul[a-z]*|reprogram[a-z]*|cambi[a-z]*|mover|mov[ae]|pag(?:ar|o|ue|aron)|factura|recibo|olvid[a-z]*|dej[ae]|record[a-z]+|recuerd[a-z]+|remind[a-z]*|acord[a-z]+|lembr[a-z]+|oper(?:o|aron|acion|ou|aram)|cirugia|cirurgia|surgery|cesarea|accidente?|hospital) |^ (?:(?:y|hola|pero) )*(?:que|cual|como|cuando|donde|cuanto|quien|what|when|where|who|how|o que|quando|onde) /;

/** Undefined: nothing of the kind, or more than that. */
export function afterAVisit(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  if (hit !== undefined || text.asks || text.words.length > WORDS_MAX || situation.field !== undefined)
    return undefined;
  if (WISHING.test(text.norm) || SEEKS.test(text.norm)) return undefined;
  if (TREATED.test(text.norm) && AILMENT.test(text.norm) && isOfTheHouse(heard))
    return act(heard, { intent: 'person' });
  if (VISITED.test(text.norm) && AWFUL.test(text.norm) && isOfTheHouse(heard)) return act(heard, { intent: 'person' });
  if (FAILED.test(text.norm) && JUST_NOW.test(text.norm) && (VISITED.test(text.norm) || isOfTheHouse(heard)))
    return act(heard, { intent: 'person' });
  if (situation.flow !== 'ninguno' || DISPLEASED.test(text.norm) || hasToBeDone(heard)) return undefined;
  // "Tengo que hablar con mi marido primero" takes his leave.
  if (tellsOfLife(heard)) return act(heard, { intent: asksHisOwn(text) ? 'thanks' : 'unknown' });
  if (!VISITED.test(text.norm) || !(isOfTheHouse(heard) || JUST_NOW.test(text.norm))) return undefined;
  if (PLEASED.test(text.norm)) return act(heard, { intent: 'thanks' });
  return JUST_NOW.test(text.norm) && isOfTheHouse(heard) ? act(heard, { intent: 'unknown' }) : undefined;
}

/** What is done here, or by whom; "ayer me hicieron" was done here, "me hicieron" anywhere. */
function isOfTheHouse({ text, situation: { tenant } }: Heard): boolean {
  if (OF_US.test(text.norm) || (JUST_NOW.test(text.norm) && LATELY.test(text.norm))) return true;
  if (tenant === undefined) return false;
  const { servicio, profesional } = findNames(text.raw, tenant);
  return (servicio ?? profesional) !== undefined || leftOpen(text.raw, tenant).length > 0;
}
const OF_US = / (?:con ustedes|with you|com voces|alla|ahi|ali) /;
const LATELY = re` ${DONE_TO_HIM} `;

/** "En la mañana llevo a mi hijo al colegio", out of the blue: no morning is wished for. On a day of one that he has it may be why he does not come. */
function tellsOfLife({ text, times, situation: { tenant, appointments = [] } }: Heard): boolean {
  if (appointments.length > 0 && saysWhen(times)) return false;
  const all = stretches(text.raw, tenant);
  return all.length > 0 && all.every(({ raw, asks, kind }) => !asks && kind !== 'wish' && isRemark(fold(raw)));
}
