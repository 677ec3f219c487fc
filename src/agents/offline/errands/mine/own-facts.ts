/**
 * "¿Tengo dos horas esta semana, cierto?", "¿a nombre de quién quedó?", "¿cómo quedó la cita?", "me dijiste Belgrano, ¿no?":
 * what is asked of one's own is read in the diary (AGENDA-17), and no datum of the house.
 */
import type { Detalles } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { agreedTo } from '../../situation.ts';
import { inState } from '../../settle.ts';
import { re } from '../../words/pattern.ts';
import { readText, without } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';

const LEAD =
  '(?:(?:hola|buenas|buenos|dias|tardes|noches|oi|ola|hi|hello|hey|y|e|and|so|entonces|entao|ok|bueno|ah|perdon|disculp[ae]|oye|che|una (?:pregunta|consulta)|por cierto|me (?:confirmas?|dices?|decis)|sabes?|yo|eu|ya|ja) )*';
const TAG = '(?:no|nao|ne|verdad|cierto|certo|correcto|right|correct|si|o no|gracias|porfa|por favor|please)';
const RIGHT = re` ${TAG} $`;
const MANY = '(?:un|una|uma?|dos|2|tres|3|cuatro|4|varias|varios|duas|dois|two|three|algun|alguna|algum|mas|a|any)';
const IN_THE_BOOK =
  '(?:agendad[oa]s?|reservad[oa]s?|anotad[oa]s?|apuntad[oa]s?|tomad[oa]s?|pendientes?|marcad[oa]s?|booked|scheduled|ahi|alla|con ustedes|with you|com voces)';
const SMALL = '(?:para|pra|en|na|no|este|esta|on|for|el|la|de|this|entre)';
/** His day or his week has been taken out. "Horas" are appointments in Chile. */
const HAS_SO_MANY = re`^ ${LEAD}(?:tengo|tenemos|tenho|temos|(?:do )?i have|i ve got) (?:${MANY} )?(?:${APPOINTMENT}|horas|horitas|agendas|consultas|appointments)(?: (?:${IN_THE_BOOK}|${SMALL}))*(?: ${TAG})* $`;

/** "¿Cuánto falta para mi cita?", "cuántos días faltan pa mi hora", "quanto falta pro meu horário?", "how long until my appointment?" */
const HOW_SOON = re`^ ${LEAD}(?:(?:cuant[oa]s?|quant[oa]s?)(?: (?:tiempo|tempo|dias|horas|semanas|rato))? (?:me |nos )?faltan?|falta (?:mucho|muito)|how (?:long|soon|many days)(?: (?:is it|do i have|left))*) (?:para|pa|pra|pro|until|till|to|before) (?:mi|meu|minha|my|la|el|a|o|the) (?:(?:proxim[oa]|next) )?(?:${APPOINTMENT}|hora|horario)(?: (?:de|del|da|do|con|com|of|with) [a-z]+)?(?: ${TAG})* $`;

const STANDS = '(?:esta|estan|quedo|quedaron|quedaria|queda|quedan|ficou|ficaram|fica|is|are|was|es|era|seria)';
const MADE =
  '(?:reserv|agend|anot|apunt|pus|puso|marc|hic|book|put|registr|sac)[a-z]*|did you|have you|you|la|lo|el|mi|las|los|it|eso|esto|o|a|meu|minha|the|my|me|se|al final';
/** "¿A nombre de quién quedó?", "bajo qué nombre está la cita", "em nome de quem ficou?", "what name is it under?" */
const UNDER_WHOM = re`^ ${LEAD}(?:(?:${STANDS}|${MADE}) )*(?:a nombre de quien|(?:bajo|a|con|en) (?:que|cual) nombre|(?:em|no) nome de quem|(?:em|com) que nome|(?:in|under) (?:whose|what|which) name)(?: (?:${STANDS}|${MADE}|${APPOINTMENT}))*(?: ${TAG})* $|^ ${LEAD}(?:what|which|whose) name (?:(?:${STANDS}|${MADE}|${APPOINTMENT}) )+(?:under|in)(?: ${TAG})* $`;
const IN_MY_NAME = re`^ ${LEAD}(?:(?:si|la|lo|it|${APPOINTMENT}) )*(?:${STANDS})(?: (?:it|the|la|el|mi|${APPOINTMENT}|${IN_THE_BOOK}))* (?:a|en|em|no|in|under) (?:mi|meu|my) (?:nombre|nome|name)(?: ${TAG})* $`;

/** Whether the answer has to say whose name it is under. */
export function asksUnderWhom({ norm }: Heard['text']): boolean {
  return UNDER_WHOM.test(norm) || IN_MY_NAME.test(norm);
}

export function asksOwnFacts(heard: Heard): Act | undefined {
  const { text, times, situation, guest } = heard;
  const { flow, appointments = [] } = situation;
  if (flow !== 'ninguno' || guest !== undefined) return undefined;
  const { norm } = readText(without(text.raw, times.spans));
  const so = text.asks || RIGHT.test(text.norm);
  if ((so && times.hora === undefined && HAS_SO_MANY.test(norm)) || HOW_SOON.test(norm))
    return act(heard, { intent: 'mine' });
  if (appointments.length === 0) return undefined;
  return asksUnderWhom(text) || toldSo(heard) !== undefined ? act(heard, { intent: 'mine' }) : undefined;
}

const SAID = re`^ ${LEAD}(?:(?:no )?(?:me |nos )?(?:dij(?:iste|eron|o|isteis)|pusiste|pusieron|anotaste|agendaste|reservaste|diste|disse(?:ram)?|falou|marcou)|(?:you|u) (?:said|told me|booked|put)|habiamos (?:dicho|quedado)|quedamos|dijimos|combinamos|(?:es|era|seria|e)) (?:(?:que|el|la|en|a|con|com|de|no|na|em|with|at|in|era|es|o|do|da|sucursal|sede|local|unidade|branch) )*`;
/** "Me dijiste Belgrano, ¿no?", with nothing in it but names of the house: which. */
function toldSo({ text, times, situation: { tenant } }: Heard): Pick<Detalles, 'sucursal' | 'profesional'> | undefined {
  if (tenant === undefined || !text.asks || !RIGHT.test(text.norm) || times.spans.length > 0) return undefined;
  const said = SAID.exec(text.norm);
  if (said === null) return undefined;
  const rest = text.norm.slice(said[0].length - 1).replace(RIGHT, ' ');
  const words = rest.split(' ').filter((word) => word !== '' && !HONOURS.test(word));
  const called = ({ name }: { readonly name: string }): boolean => {
    const names = readText(name).norm.split(' ');
    return words.some((word) => names.includes(word));
  };
  const [branch, otherBranch] = tenant.branches.filter(called);
  const [person, otherPerson] = tenant.professionals.filter(called);
  const names = readText([branch?.name, person?.name].join(' ')).norm.split(' ');
  if (words.length === 0 || !words.every((word) => names.includes(word))) return undefined;
  if (otherBranch !== undefined || otherPerson !== undefined) return undefined;
  return { ...(branch && { sucursal: branch.id }), ...(person && { profesional: person.id }) };
}
const HONOURS = /^(?:dra?|doctora?|doutora?|profe|senora?|el|la|o|a)$/;

/** The same, asked of what a yes would book: it is said again as it is. */
export function asksIfToldSo(heard: Heard): Act | readonly Act[] | undefined {
  const { situation } = heard;
  const { flow, asks } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || asks !== 'confirm') return undefined;
  const [open, told] = [agreedTo(situation), toldSo(heard)];
  if (open === undefined || told === undefined) return undefined;
  const { sucursal = open.sucursal, profesional = open.profesional } = told;
  if (sucursal !== open.sucursal || profesional !== open.profesional) return undefined;
  return inState([act(heard, { intent: 'book' })], heard);
}
