/**
 * "¿Hacen terapia a domicilio?", "fazem massagem em casa?", "do you do massages at home?": whether somebody comes to the
 * customer, and not what it costs. Whoever sells that names a service so; else nobody here knows, and says so.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { plainWords } from '../../words/text.ts';

const AT_HOME =
  ' (?:(?:a|en|em) domicilio|(?:en|a|hasta) (?:mi|tu|su|nuestra) (?:casa|domicilio|departamento|depa)|(?:en|em|a) (?:la |minha )?casa|na minha casa|(?:at|to) (?:my |your |our )?(?:home|house|place)|home (?:visits?|service|appointments?)) ';
const DONE =
  ' (?:hacen?|haces|realizan?|dan?|das|atienden?|atiendes|atendes|atender(?:me|nos)?|ofrecen?|tienen?|tenes|tienes|manejan?|prestan?|brindan?|trabajan?|van?|vienen?|vas|hay|puede(?:n|s)? (?:ser|ir|venir|hacer)|podrian? (?:ser|ir|venir|hacer)|es|son|sera|fazem|faz|atendem|tem|vao|vem|oferecem|do you|can you|is it|are they|does he|does she) ';
const DONE_AT_HOME = new RegExp(`${DONE.trimEnd()}(?: [^ ]+){0,6}${AT_HOME}| ${AT_HOME.trim()}(?: [^ ]+){0,3}${DONE}`);
/** What it costs, or that it is wanted, is heard as that; "¿en casa hay que hacer reposo?" is about afterwards. */
const OTHERWISE =
  / (?:cuanto|quanto|how much|precio|preco|price|cuesta|sale|vale|costo|valor|quiero|quisiera|necesito|quero|preciso|want|need|agend[a-z]*|reserv[a-z]*|turno|cita|marc[a-z]*|que hacer|debo|tengo que|hay que|pag[a-z]*|mand[a-z]*|envi[a-z]*|entreg[a-z]*|kit|crema|productos?|olvid[a-z]*|deje|voy|vou) /;

export function asksAtHome(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (!text.asks || !DONE_AT_HOME.test(text.norm) || OTHERWISE.test(text.norm)) return undefined;
  const sold = situation.tenant?.services.some(({ name }) => plainWords(name).some((word) => HOME.test(word)));
  return sold === true ? undefined : act(heard, { intent: 'ask', topic: 'otro' });
}
const HOME = /^(?:domicilio|casa|home)$/;
