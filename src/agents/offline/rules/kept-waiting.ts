/**
 * "Hace media hora que estoy esperando y no me atienden", "my appointment was at 11 and I'm still waiting here", "tem três
 * na minha frente": he is there, and nobody sees to him. Only people at the desk can mend that.
 */
import { APPOINTMENT } from '../words/words.ts';
import { group } from './rule.ts';

const SO_LONG =
  '(?:(?:mas de|casi|como|unos|unas|una|un|media|ya|cerca de|mais de|quase|uma|um|uns|meia|over|about|almost|like|more than|an|a|half|[0-9]+|cinco|diez|quince|veinte|treinta|dos|two|twenty|thirty|vinte|trinta|duas) ){1,4}(?:hora|hour|min(?:uto|ute)?|hr|h|rato|tempao)s?';
const AWAITS = '(?:esperando|aguardando|waiting|wating)';
const SINCE = '(?:hace|desde hace|faz|ha|for|por)';
/** Asked of another day, or of the answer in the chat, it would not be said so. */
const NOT_YET = '(?:(?:todavia|aun|ainda|recien) (?:no|nao)|(?:no|nao|nadie|ninguem) (?:todavia|aun|ainda))';
const SEES_TO =
  '(?:atend(?:ieron|io|eram|eu|em)|atienden?|llama(?:n|ron)|llamo|chama(?:m|ram)?|chamou|hacen? pasar|hicieron pasar|vieron)';

export const KEPT_WAITING = group(`
  ${AWAITS} (?:(?:aqui|aca|afuera|ya|here|outside|ai) )*${SINCE} ${SO_LONG}
  ${SINCE} ${SO_LONG} (?:(?:que|q|y|e|ya|yo|eu|estoy|estamos|estou|to|sigo|i|we|aqui|aca|sentad[oa]) )*(?:${AWAITS}|espero|esperamos)
  ${SINCE} ${SO_LONG} (?:(?:que|q|ya|yo|eu) )*(?:estoy|estamos|estou|to) (?:aca|aqui|ahi|ai|en (?:la (?:sala|recepcion|puerta)|recepcion)|na (?:sala|recepcao))
  (?:llevo|llevamos|van|ja sao|already) (?:ya )?${SO_LONG} (?:(?:aqui|aca|afuera|en la (?:sala|puerta)|y|ya|here) )*(?:${AWAITS}|(?:y|e|and) (?:nada (?:que|q)|nadie|ninguem|nobody|(?:no|nao) (?:me|nos) (?:atien|aten|llam|chama)[a-z]*))
  (?:been|still) (?:(?:here|sitting|just|outside) )*${AWAITS} (?:(?:here|outside|in|at|the|your|lobby|waiting|room|reception|forever) )*(?:${SINCE} ${SO_LONG}|to be (?:seen|called)|here|outside|forever)
  (?:to|estou|estoy|sigo|seguimos|estamos) (?:(?:aqui|aca|ahi|afuera|ya|todavia|ainda|en|la|sala|puerta|recepcion|na|recepcao) )*${AWAITS}(?: (?:aqui|aca|ahi|afuera|ai|en la (?:sala|puerta|recepcion)|na (?:recepcao|porta)))* (?:y|e|pero|mas) (?:nadie|ninguem|(?:no|nao) (?:(?:me|nos) (?:atien|aten|llam|chama)|(?:sale|aparece|vem) (?:nadie|ninguem))[a-z]*)
  (?:${APPOINTMENT}|me tocaba|me citaron)(?: [^ ]+){0,6} (?:y|e|pero|mas|and|but) (?:(?:${NOT_YET}|no|nao|nadie|ninguem) (?:me|nos) ${SEES_TO}|(?:nobody|no one) (?:has|s) (?:seen|called))
  (?:todavia|aun|ainda) (?:no|nao) (?:me|nos) (?:atienden|atendieron|atendio|atiende|atendem|atenderam|hacen pasar|hicieron pasar)|(?:y|e|pero) (?:no|nao) (?:me|nos) (?:atienden|atendieron|atendem|atenderam|hacen pasar)(?= $)
  (?:hay|tengo|tem|there are)(?: (?:como|unos|unas|like))? (?:[0-9]+|dos|tres|cuatro|varios|mucha gente|duas|varias|muita gente|two|three|four|people)(?: (?:personas|gente|pessoas|people|clientes))? (?:antes (?:que|q|de) (?:yo|mi)|delante (?:de mi|mio)|adelante (?:de mi|mio)|na minha frente|ahead of me|before me|in front of me)
`);
