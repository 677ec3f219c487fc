/** "¿Me pasás el link de la videollamada?", "¿cómo me conecto?", of a virtual one that he has: how one joins it, and no payment. */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { servicesTold } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';

const LINK = '(?:link|liga|enlace|url|codigo|invitacion|convite|invite)';
const CALL =
  '(?:video ?llamadas?|video ?chamadas?|video ?calls?|chamada de video|videoconferencia|reunion|reuniao|meeting|zoom|meet|google meet|teams|skype|sala(?: virtual)?|aula virtual|room)';
const VISIT = `(?:${CALL}|${APPOINTMENT}|terapia|asesoria|online|virtual)`;
const OF = '(?:(?:de|del|da|do|para|pra|of|for|to) )(?:(?:la|el|mi|a|o|minha|meu|the|my|entrar a|unirme a) )*';
const JOIN =
  '(?:conectar(?:me|nos|se)?|conecto|conectamos|conecta|unir(?:me|nos|se)?|entrar|entro|entramos|ingresar|join|connect|log in|get in)';
/** What names the room by itself. */
const TO_JOIN: readonly RegExp[] = [
  new RegExp(` ${LINK} ${OF}${VISIT} | ${LINK} (?:para|pra|to) ${JOIN} | ${VISIT} ${LINK} `),
  new RegExp(
    ` (?:como|por donde|donde|onde|how|where)(?: (?:me|nos|se|hago|hacemos|faco|para|pra|do|can|i|we|to|eu|puedo|debo|tengo que))* ${JOIN} `,
  ),
  new RegExp(
    ` (?:por donde|donde|onde|como|where|how)(?: (?:es|seria|va a ser|hacemos|se hace|sera|e|is|vai ser|will))* (?:(?:la|el|a|o|the|mi|my) )*${CALL} `,
  ),
  new RegExp(
    ` (?:mand|envi|pas|compart|send|dan|dame|deme|tenes|tienes|tiene)[a-z]*(?: (?:me|nos|el|la|o|a|un|una|the|de))* ${CALL} `,
  ),
];
/** "¿El zoom?" */
const ONLY_CALL = new RegExp(`^ (?:(?:y|e|and|el|la|o|a|the|hola|oi|hi) )*${CALL} $`);
/** A bare link, where none is to be paid. */
const BARE = new RegExp(` ${LINK} `);
const OF_MONEY =
  / (?:pag[a-z]*|abon[a-z]*|cobr[a-z]*|pay[a-z]*|paid|pix|sena|sinal|deposit[a-z]*|anticipo|transf[a-z]*|tarjeta|cartao|card|mercado ?pago|factura|ubicacion|mapa|maps?|instagram|web|pagina|catalogo|menu|formulario|resena|review) /;

export function asksToJoin(heard: Heard): Act | undefined {
  const { text, times, situation, hit } = heard;
  const { flow, tenant, appointments = [], owes } = situation;
  const isVirtual = (id: string) => tenant?.services.find((s) => s.id === id)?.modality === 'virtual';
  const own = appointments.map(({ serviceId }) => serviceId).filter(isVirtual);
  if (flow !== 'ninguno' || tenant === undefined || own[0] === undefined) return undefined;
  if (OF_MONEY.test(text.norm) || times.hora !== undefined) return undefined;
  const links = BARE.test(text.norm);
  if (!links && hit !== undefined && CHANGES.has(hit.intent)) return undefined;
  const bare = owes !== true && links && !saysWhen(times);
  const called = text.asks && ONLY_CALL.test(text.norm);
  if (!bare && !called && !TO_JOIN.some((one) => one.test(text.norm))) return undefined;
  const named = servicesTold(text.raw, tenant).find((id) => own.includes(id));
  return act(heard, { intent: 'ask', topic: 'modalidad', area: 'AGENDAMIENTO', service: named ?? own[0] });
}
const CHANGES: ReadonlySet<Act['intent']> = new Set<Act['intent']>(['book', 'move', 'cancel']);
