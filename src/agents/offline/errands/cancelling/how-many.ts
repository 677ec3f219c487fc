/** Several appointments at once: "cancelá las dos", "cancel all my appointments", "ambas". */
import type { Detalles } from '../../../../domain.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { leftOpen, servicesNamed } from '../../names.ts';
import { asksForService } from '../../situation.ts';
import { readText, type Text } from '../../words/text.ts';
import { APPOINTMENT, ES_DAYS, WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS } from '../../words/deeds.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ dos: 2, dois: 2, duas: 2, two: 2, '2': 2, tres: 3, three: 3, '3': 3, cuatro: 4, quatro: 4, four: 4, '4': 4 },
};
const NUMBER = Object.keys(NUMBERS).join('|');
/** "Cancelame las dos", "las tres citas que tengo"; "la de las dos" and "a las dos" are hours, "una de las dos" is one. */
const COUNTED = re`(?<! (?:de|del|da|das|do|para|pra|tipo|desde|hasta|of|at|entre|como|sobre|ate)| (?<!cancel[a-z]* |anul[a-z]* |borr[a-z]* )a) (?:(?:l[oa]s|as|os|mis|meus|minhas|es[oa]s|est[oa]s|my|the|those|these|all|tod[oa]s l[oa]s|todas as|todos os) (${NUMBER})|(${NUMBER})(?= (?:${APPOINTMENT}) ))(?= (?!y |e |en punto|pm|am|hs|horas? (?:de|da) |de la (?:tarde|manana|noche)|da (?:tarde|manha)))`;
const BOTH = /(?<! (?:de|of|una|uno|one)) (?:amb[oa]s|both) /;
/** "A ninguna de las dos", "ninguno de mis turnos": said of those that nobody comes to. */
const NONE_OF = re` (?:ningun[oa]|nenhum|nenhuma|none|neither) (?:de|das|dos|of) (?:(?:l[oa]s|es[oa]s|est[oa]s|mis|as|os|minhas|meus|my|the|those) )?(?:(${NUMBER}) |${APPOINTMENT} )`;
/** "Todas", and not "todos los martes". */
const ALL = re`(?<! (?:de|a pesar de)) (?:(?:tod[oa]s|tudo|todo|all|every) (?!(?:l[oa]s |as |os |the )?(?:semanas?|week|dias?|days?|meses|months?|${ES_DAYS}|tardes?|mananas?|mundo|el |lo |bien|right|good))|everything )`;
/** "…menos la del viernes", "solo una": some stay, and which has to be asked. */
const BUT_SOME =
  / (?:menos|salvo|excepto|except|but|solo|solamente|only|apenas|nada mas|una de|uno de|one of|either|alguna|cual|which) /;

/** How many of one's appointments are spoken of; undefined: one, or it is not clear. */
export function howMany({ norm }: Pick<Text, 'norm'>): number | 'todas' | undefined {
  if (BUT_SOME.test(norm)) return undefined;
  const counted = COUNTED.exec(norm);
  const number = NUMBERS[counted?.[1] ?? counted?.[2] ?? ''];
  if (number !== undefined) return number;
  if (BOTH.test(norm)) return 2;
  const none = NONE_OF.exec(norm);
  if (none !== null) return NUMBERS[none[1] ?? ''] ?? 'todas';
  return ALL.test(norm) ? 'todas' : undefined;
}

/** "Cancelar todo", while another is being booked or one is moved, of who has some: that is left, and what he has is asked about. */
const EVERYTHING =
  /^ (?:(?:no|nao|mejor|quiero|por favor|please|i want to|quero) )*(?:cancel|anul)[a-z]* (?:todo|tudo|todas?|todos|everything|(?:it )?all)(?: (?:por favor|porfa|please|gracias|mejor|entonces|obrigad[oa]))* $/;
export function cancelsEverything({ text, situation }: Heard): readonly Act[] | undefined {
  const { flow, appointments = [] } = situation;
  if (appointments.length === 0 || text.asks || !EVERYTHING.test(text.norm)) return undefined;
  const whole = { from: 0, to: text.raw.length };
  // Of what is moved the appointment itself is asked about: that it stays would be said before.
  if (flow === 'reprogramacion') return [{ intent: 'cancel', ...whole }];
  if (flow !== 'agenda') return undefined;
  return [
    { intent: 'exit', word: 'salir', ...whole },
    { intent: 'cancel', ...whole },
  ];
}

const ALL_OF_THEM =
  /^ (?:(?:si|sim|yes|ok|dale|a|no|nao|mejor|melhor|perdon|sorry|desculpa|mas bien|en realidad|digo|eran?|son|quiero|cancela(?:r|me)?|cancel) )*(?:(?:(?:l[oa]s|os|as|the) (?:dos|tres|cuatro|dois|duas|two|three)|amb[oa]s|(?:a )?tod[oa]s|both(?: of them)?|all(?: of them)?) )+(?:(?:por favor|porfa|please|gracias|obrigad[oa]) )*$/;
/** "No todas", "no a ambas" keeps some: only behind its mark, or with a "mejor", is the no about what was said before. */
const HAS_NO = / (?:no|nao) /;
const CORRECTS = / (?:no|nao) (?:mejor|melhor|perdon|sorry|desculpa|digo|mas bien|en realidad) /;
const NO_BY_ITSELF = /(?<!\p{L})n[oã]o?\s*[,.;:…!\n]/iu;
/** Begins with a yes: it answers whether this one goes, too. */
const YES_TO_ALL = /^ (?:si|sim|yes|yep|yeah|ok|okay|dale|claro) /;

/** "Las dos", asked which appointment goes, or whether this one does: no hour, and not one to be moved there. */
export function meansAll(
  { raw, norm }: Pick<Text, 'raw' | 'norm'>,
  { flow, asks, offer }: Heard['situation'],
): boolean {
  if (flow !== 'cancelacion' || (offer?.kind !== 'cita' && asks !== 'confirm')) return false;
  return ALL_OF_THEM.test(norm) && (!HAS_NO.test(norm) || CORRECTS.test(norm) || NO_BY_ITSELF.test(raw));
}

export function yesToAll({ text, situation }: Heard): boolean {
  return situation.asks === 'confirm' && meansAll(text, situation) && YES_TO_ALL.test(text.norm);
}

/** "Sí, las dos", of two that are to be booked or moved one after the other: this one, and the other is asked about then. "Sí, a las dos" is an hour. */
const YES_TO_BOTH =
  /^ (?:(?:si|sip|sisi|sim|yes|ok|okay|dale|claro|confirmo|listo|ya|obvio) )+(?:(?:quiero|confirmo|reserva(?:me)?) )?(?:(?:l[oa]s|as|os) (?:dos|2|duas|dois|tres|3)|amb[oa]s|both(?: of them)?)(?: (?:citas|turnos|horas|reservas))?(?: (?:por favor|porfa|please|gracias|entonces))* $|^ (?:amb[oa]s|both(?: of them)?)(?: (?:por favor|porfa|please|gracias))* $/;
export function yesToBoth({ text, situation }: Heard): boolean {
  const { flow, asks } = situation;
  return (
    (flow === 'agenda' || flow === 'reprogramacion') && asks === 'confirm' && !text.asks && YES_TO_BOTH.test(text.norm)
  );
}

/** "Las dos las pago hoy", "los dos me interesan", "las dos juntas": two things, of which no hour is made. */
const AS_THINGS = re` l[oa]s (?:${NUMBER}) (?:l[oa]s (?!${WEEKDAY} |dias |tardes |mananas |noches |fin(?:es|des)? )[a-z]+|(?:me|nos) (?:sirven|gustan|interesan|quedan|convienen)|junt[oa]s|cosas|servicios) `;

/** "De dama las dos", "las dos de dama", "corte los 3", asked for which service: people, and no hour. */
function countsPeople({ norm }: Text, situation: Heard['situation']): boolean {
  const before = PEOPLE.exec(norm)?.[1] ?? PEOPLE_FIRST.exec(norm)?.[1];
  const { tenant } = situation;
  if (before === undefined || tenant === undefined || !asksForService(situation)) return false;
  const words = before.split(' ').filter(Boolean);
  return servicesNamed(words, tenant.services).length > 0 || leftOpen(before, tenant).length > 0;
}
const PEOPLE = re`^((?: [a-z]+)+?)(?<! (?:a|de|del|para|pra|tipo|desde|hasta|sobre|como|entre)) (?:(?:para|pra|pa) )?(?:l[oa]s|as|os) (?:${NUMBER})(?: (?:por favor|porfa|please|gracias|personas|juntas|juntos))* $`;
const PEOPLE_FIRST = re`^ (?:l[oa]s|os|as) (?:${NUMBER}) (?:(?:de|para|pra|quieren|queremos|son|van con) )?([a-z]+(?: [a-z]+){0,3}) $`;

/** The word that counts appointments ("las dos"), so that nobody reads an hour there. */
export function counts(
  text: Text,
  situation: Heard['situation'],
): readonly { readonly start: number; readonly end: number }[] {
  const things = CANCELS.test(text.norm) || AS_THINGS.test(text.norm) || countsPeople(text, situation);
  const counted = things ? COUNTED.exec(text.norm) : null;
  if (counted === null || typeof howMany(text) !== 'number') return [];
  const before = text.norm
    .slice(0, counted.index + counted[0].length)
    .trim()
    .split(' ').length;
  let words = 0;
  const at = text.words.find((word) => (words += word.text.split(' ').length) >= before);
  return at === undefined ? [] : [at];
}

/** How many of them go; absent: one. */
export function countOf(act: Act, { text }: Heard): { cuantas?: number | 'todas' } {
  const cuantas = howMany(readText(text.raw.slice(act.from, act.to)));
  return cuantas === undefined ? {} : { cuantas };
}

/** "Las dos consultas", of a consultation and a cleaning: appointments, where there are not so many of that service. */
export function ofSoMany(wish: Detalles, { cuantas }: { cuantas?: number | 'todas' }, heard: Heard): Detalles {
  const { servicio, ...rest } = wish;
  const own = heard.situation.appointments ?? [];
  if (servicio === undefined || typeof cuantas !== 'number' || own.length < cuantas) return wish;
  return own.filter(({ serviceId }) => serviceId === servicio).length < cuantas ? rest : wish;
}
