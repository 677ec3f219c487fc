/** "¿Es presencial o por Zoom?", "¿la terapia es virtual?", "atienden online?": how it is given, which the tenant's file says. */
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { saysWhen } from '../wishes.ts';

const HOW =
  '(?:presencial(?:es|mente)?|virtual(?:es|mente)?|virtuais|presenciais|on ?line|a distancia|remot[oa]s?|remotely|remote|por (?:videollamadas?|video ?llamadas?|video|zoom|meet|teams|skype|chamadas? de video|videochamadas?)|in ?person[a]?|en persona|pessoalmente|(?:by |over |a )?video(?: calls?)?|video)';
/** "En forma virtual", "de manera online", "la modalidad presencial". */
const MANNER =
  '(?:(?:en|de|la|con) )?(?:(?:forma|manera|modalidad|modo|modalidade|opcion) )?(?:solo |todo |todas? |todos? |tambien |so |only |also )?';
const AND = '(?:(?:o|u|ou|or|y|e|and|tambien|es|son|is|it) ){0,3}';
const ASKED = `${MANNER}${HOW}(?: ${AND}${MANNER}${HOW})?`;
const BEFORE =
  '(?:(?:y|e|and|pero|hola|buenas|una|pregunta|consulta|disculpa|perdon|eso|isso|so|o|ou|or|solo|oi|hi|hello|voces?|ustedes|uds) )*';
const IS =
  '(?:es|son|seria|serian|sera|seran|va a ser|van a ser|se hacen?|se dan?|puede ser|pueden ser|podria ser|e|sao|pode ser|vai ser|is it|is this|is that|is|are|can it be)';
const GIVE =
  '(?:hacen|haces|hace|dan|das|atienden|atiende|atendes|atiendes|trabajan|tienen|tenes|tienes|tiene|hay|ofrecen|manejan|fazem|atendem|tem|oferecem|do you (?:do|have|offer|work))(?: (?:[a-z]+ )?(?:citas?|consultas?|sesiones|sesion|clases?|turnos?|atencion|sessions?|appointments?|sessoes|aulas?|servicios?))?';
const END = '(?: (?:por favor|porfa|please|verdad|cierto|no|ne|right|tambien))* $';
/** "Quiero terapia, ¿puede ser virtual?" wishes for one. */
const WISHED =
  '(?:.* )?(?:quier[oe]|quisiera|queria|necesito|deseo|busco|quero|preciso|want|need|like|dame|deme|agend[a-z]*|reserv[a-z]*|marc[a-z]*|turnos?|citas?|horas?|horarios?|cupos?|lugar|slot) ';
/** Of something: "la terapia individual es virtual". Without a question mark it is only told of what is talked about. */
const OF_THAT = new RegExp(
  `^ ${BEFORE}(?:(?:(?:la|el|las|los|a|as|os|the|esa|ese) |(?!${WISHED}))(?:[a-z]+ ){1,5})?${IS} ${ASKED}${END}`,
);
const OF_ALL = new RegExp(`^ ${BEFORE}${GIVE} ${ASKED}${END}`);
const ALONE = new RegExp(`^ ${BEFORE}${ASKED}${END}`);

export function asksHow(heard: Heard): Act | undefined {
  const { text, situation, times } = heard;
  const talkedOf = situation.flow === 'agenda' && situation.known?.servicio !== undefined;
  if ((!text.asks && !talkedOf) || saysWhen(times)) return undefined;
  const asked = OF_THAT.test(text.norm) || OF_ALL.test(text.norm) || (text.asks && ALONE.test(text.norm));
  return asked ? act(heard, { intent: 'ask', topic: 'modalidad', area: 'AGENDAMIENTO' }) : undefined;
}
