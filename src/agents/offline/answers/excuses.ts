/** "Perdón, estaba en la obra. Sí": why somebody answers late is no part of the answer. */
import { clauses, readText } from '../words/text.ts';

const SORRY =
  '(?:hola|ay|uy|ah|che|perdon(?:a|e|en|ame|eme)?|disculp(?:a|as|e|en|ame|eme)|mil disculpas|sorry|desculp[ae]|oi|hi|por|es que)';
const DELAY = '(?:la|el|pela|a|for the) (?:demora|tardanza|retraso|atraso|delay|late reply)';
const ONLY_SEEN =
  '(?:recien|apenas|ahora|acabo de|no|so|agora|just|only) (?:l[oa] |te |me |now )?(?:veo|vi|ver|leo|lei|habia visto|saw|seeing|vejo)(?: (?:el|tu|su|este|los|o|a|sua|seu|your|the|this))?(?: (?:mensajes?|msj|whatsapp|wp|chat|mensagem|messages?|text))?';
/** What kept him: nothing that he could have been thinking over. */
const KEPT =
  '(?:estaba|andaba|estuve|estava|tava|eu estava|i was) (?:re |muy |medio |bien |so )?(?:ocupad[oa]|busy|manejando|trabajando|laburando|durmiendo|comiendo|almorzando|cenando|viajando|conduciendo|cocinando|estudiando|dirigindo|trabalhando|almocando|dormindo|driving|working|sleeping|at work|en (?:la |el |una? )?(?:trabajo|laburo|obra|clase|reunion|ducha|gimnasio|gym|super|calle|campo|oficina|hospital|pega|chamba)|no (?:trabalho|trampo)|sin (?:senal|bateria|internet|datos|luz)|sem (?:sinal|bateria|internet))|(?:me quede|fiquei) (?:sin|sem) [a-z]+|se me (?:paso|fue|colgo|acabo|murio)(?: (?:el|la|de|tiempo|bateria|celu|celular|telefono|responder|contestar))*|me llamaron';
const EXCUSE = new RegExp(`^ (?:${SORRY} )*(?:(?:${DELAY}|${ONLY_SEEN}|${KEPT}) )?$`);

/** What is said behind an excuse, its place kept; the whole where all or none of it is one, or no mark stands between. */
export function withoutExcuse(raw: string): string {
  const cut = clauses(raw);
  const last = cut.at(-1);
  if (last === undefined || cut.length < 2 || /[?¿]/.test(raw)) return raw;
  const ahead = raw.slice(0, last.start);
  const excused = cut.slice(0, -1).every((clause) => EXCUSE.test(readText(clause.raw).norm));
  return excused && /[.,;!\n]\s*$/.test(ahead) ? ' '.repeat(ahead.length) + raw.slice(last.start) : raw;
}
