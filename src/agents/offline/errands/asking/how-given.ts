/** The words in which it is asked whether it is given in person or from afar (`modality.ts`). */
import { re } from '../../words/pattern.ts';

export const HOW =
  '(?:presencial(?:es|mente)?|virtual(?:es|mente)?|virtuais|presenciais|on ?line|en linea|a distancia|remot[oa]s?|remotely|remote|(?:(?:por|pela|via|con|com|by|over) )?(?:videollamadas?|video ?llamadas?|video ?conferencias?|zoom|meet|google meet|teams|skype|chamadas? de video|videochamadas?)|por (?:video|internet)|pela internet|in ?person[a]?|en persona|pessoalmente|(?:by |over |a )?video(?: calls?)?|video)';
/** "En forma virtual", "de manera online", "la modalidad presencial". */
const MANNER =
  '(?:(?:en|de|la|con) )?(?:(?:forma|manera|modalidad|modo|modalidade|opcion) )?(?:solo |todo |todas? |todos? |tambien |so |only |also )?';
const AND = '(?:(?:o|u|ou|or|y|e|and|tambien|es|son|is|it) ){0,3}';
const ASKED = `${MANNER}${HOW}(?: ${AND}${MANNER}${HOW})?`;
export const BEFORE =
  '(?:(?:y|e|and|pero|hola|buenas|una|pregunta|consulta|disculpa|perdon|eso|isso|so|o|ou|or|solo|oi|hi|hello|voces?|ustedes|uds) )*';
const IS =
  '(?:es|son|seria|serian|sera|seran|va a ser|van a ser|se hacen?|se dan?|(?:puede|pueden|podria) ser|se (?:puede|podria)(?: hacer)?|e|sao|pode ser|vai ser|is it|is this|is that|is|are|can it be)';
const GIVE =
  '(?:hacen|haces|haceis|hace|dan|das|dais|teneis|atendeis|trabajais|ofreceis|atienden|atiende|atendes|atiendes|trabajan|tienen|tenes|tienes|tiene|hay|ofrecen|manejan|fazem|atendem|tem|oferecem|do you (?:do|have|offer|work))(?: (?:[a-z]+ )?(?:citas?|consultas?|sesiones|sesion|clases?|turnos?|atencion|sessions?|appointments?|sessoes|aulas?|servicios?))?';
export const END = '(?: (?:por favor|porfa|please|verdad|cierto|no|ne|right|tambien))* $';
/** "Quiero terapia, ¿puede ser virtual?" wishes for one. */
const WISHED =
  '(?:.* )?(?:quier[oe]|quisiera|queria|necesito|deseo|busco|quero|preciso|want|need|like|dame|deme|agend[a-z]*|reserv[a-z]*|marc[a-z]*|turnos?|citas?|horas?|horarios?|cupos?|lugar|slot) ';
/** Of something: "la terapia individual es virtual". Without a question mark it is only told of what is talked about. */
export const OF_THAT = re`^ ${BEFORE}(?:(?:(?:la|el|las|los|a|as|os|the|esa|ese) |(?!${WISHED}))(?:[a-z]+ ){1,5})?${IS} ${ASKED}${END}`;
export const OF_ALL = re`^ ${BEFORE}${GIVE} ${ASKED}${END}`;
export const ALONE = re`^ ${BEFORE}${ASKED}(?: (?:se puede|puede ser|se podria|podria ser|es posible|hay|tienen|atienden|hacen|pode ser|da|tem))?${END}`;

/** "¿Cuánto dura la de física y es presencial?": of the second half, as it stands. */
export function isHow(norm: string): boolean {
  return OF_THAT.test(norm) || OF_ALL.test(norm);
}
