/** Whose of one's appointments is spoken of: "cancelá el de mi hijo", "mueve el de Leo", "el mío" (AGENDA-12). */
import type { Appointment, Guest, Relative } from '../../../domain.ts';
import type { Heard } from '../heard.ts';
import { KIN_WORD, relationOf } from '../words/kin.ts';
import { plainWords } from '../words/text.ts';
import { MOVES } from '../words/deeds.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT, WANT } from '../words/words.ts';
import { act, type Act } from '../acts.ts';
import { matchesOf, re } from '../words/pattern.ts';

/** "El de", "la cita de", "lo de", "my son's": what follows tells whose. */
const OF = '(?:(?:el|la|lo|o|a|turno|cita|hora|reserva|corte|consulta) (?:de|del|da|do)|the one for|appointment for)';
const HIS = re` (?:${OF} (?:mi|meu|minha|my) (?<kin>${KIN_WORD})|my (?<hers>${KIN_WORD}) s(?! (?:no|not|sick|ill|busy|coming|got|going)(?= ))) `;
/** "La de ella", "el suyo", "hers": of the one who is spoken of beside it, else of the only one who is not himself. */
const THEIRS = new RegExp(
  ` (?:${OF} (?:ellas?|ellos|elas?|eles?|el(?= (?:$|por favor|porfa|al?|para|pra)))|(?:el|la|lo) suy[oa]|(?:el|la) (?:turno|cita|hora|reserva) suy[oa]|[ao] del[ea]s?|hers|theirs|(?:cancel|move|reschedule|change|shift|push) (?:his|her|hers)(?: [a-z]+)?(?= (?:$|to|for|please|on|next|at|instead))) `,
);
const SPOKEN_OF = new RegExp(` (?:mi|meu|minha|my|la|el|o|a) (?<kin>${KIN_WORD}) `, 'g');
const MINE = / (?:el|la|lo|o|a) (?:mi[oa]|meu|minha) | mine /;
const COMES_NOT =
  '(?:(?:ya|al final|ja) )?(?:(?:no|nao) (?:va|puede|podra|pode|podera|vai|llega|viene|vem|alcanza|consegue)|(?:can t|cannot|won t|isn t|is not) (?:make|come|go|coming|going|be))';
/** "Mi marido no puede ir, pasalo", of one that is his. */
const KIN_COMES_NOT = new RegExp(` (?:mi|meu|minha|my) (?<kin>${KIN_WORD}) ${COMES_NOT} `);
/** "La de Leo", "Leo no puede el viernes", "Leo's lesson". */
const NAMED = [
  new RegExp(` ${OF} (?<name>[a-z]+) `),
  new RegExp(` (?<name>[a-z]+) ${COMES_NOT} `),
  / (?<name>[a-z]+) s [a-z0-9]+ /,
];

/** The one appointment that is his; undefined where nobody is told, or several are of the same. */
export function ofSomebody({ text, situation }: Pick<Heard, 'text' | 'situation'>): Appointment | undefined {
  const own = situation.appointments ?? [];
  const { norm } = text;
  const absent = relationOf(KIN_COMES_NOT.exec(norm)?.groups);
  const kin =
    kinTold(norm) ?? (own.some(({ guest }) => guest !== undefined && guest.relation === absent) ? absent : undefined);
  if (kin === undefined && THEIRS.test(norm)) return ofThem(norm, own);
  const names = NAMED.map((way) => way.exec(norm)?.groups?.['name'] ?? '').filter((name) => name !== '');
  const fits = own.filter(({ guest }) =>
    kin !== undefined
      ? guest?.relation === kin
      : plainWords(guest?.name ?? '').some((word) => names.includes(word))
        ? true
        : MINE.test(norm) && guest === undefined,
  );
  const [one, ...others] = fits;
  return own.length > 1 && others.length === 0 ? one : undefined;
}

/** "Cancelá el de mi hija", where none that he has was booked for somebody: said so, before one of his own is spoken of. */
export function ofNobody({ text, situation }: Pick<Heard, 'text' | 'situation'>): Guest | undefined {
  const relation = kinTold(text.norm);
  const own = situation.appointments ?? [];
  const some = own.length === 0 || own.some(({ guest }) => guest !== undefined);
  return relation === undefined || some ? undefined : { relation };
}

function kinTold(norm: string): Relative | undefined {
  const his = HIS.exec(norm)?.groups;
  return relationOf(his?.['hers'] === undefined ? his : { kin: his['hers'] });
}

/** "Mi hermana no va a poder, cancelá la suya." */
function ofThem(norm: string, own: readonly Appointment[]): Appointment | undefined {
  const spoken = new Set(matchesOf(norm, SPOKEN_OF).map(({ groups }) => relationOf(groups)));
  const [relation] = spoken;
  if (spoken.size > 1) return undefined;
  const [one, ...others] = own.filter(
    ({ guest }) => guest !== undefined && (relation === undefined || guest.relation === relation),
  );
  return own.length > 1 && others.length === 0 ? one : undefined;
}

/** "No, y cancele también la de mi hijo", asked whether another one goes: a word of cancelling agrees to nothing then. */
export function isOfAnother({ text, situation }: Pick<Heard, 'text' | 'situation'>): boolean {
  const { cancelling, asks } = situation;
  if (cancelling === undefined || asks !== 'confirm') return false;
  const of = ofSomebody({ text, situation });
  return of === undefined ? ofNobody({ text, situation }) !== undefined : of.id !== cancelling.id;
}

/** "Mueve el de Leo al jueves": a verb of moving, and whose it is. */
export function movesSomebodys(heard: Heard): boolean {
  const { text, situation } = heard;
  return situation.flow === 'ninguno' && MOVES.test(text.norm) && ofSomebody(heard)?.guest !== undefined;
}

/** "It's my friend's appointment", "esa cita es de mi hermana", "ese turno no es mío": said of one that is not his own. */
const ONE = `(?:${APPOINTMENT}|one)`;
const THAT = '(?:ese|esa|eso|este|esta|esto|essa|esse|isso|el|la|it|that|this|aquel|aquella)';
const ANOTHERS = `(?:(?:el|la|o|a|un|una|the) )?(?:${ONE} )?(?:de|da|do) (?:mi|minha|meu|un|una|uma|otra?|outra) (?:mejor )?(?:${KIN_WORD})`;
const HIS_EN = `(?:my|a) (?:best )?(?:${KIN_WORD}) s`;

const SAID = re` (?:${THAT} (?:${ONE} )?(?:es|era|seria|e|is|s|was) (?:${ANOTHERS}|${HIS_EN})|es ${ANOTHERS}|${HIS_EN} ${ONE}|(?:el|la|o|a) ${ONE} (?:de|da|do) (?:mi|minha|meu) (?:${KIN_WORD})) `;
/** "Esa cita no es mía." */
const NOT_MINE = re` (?:(?:no|nao|not|isn t|n) (?:(?:es|e|era|is|s) )?(?:el |la |o |a )?(?:mi[oa]|minha|meu|mine|my ${ONE})) `;
/** Of the own one, told by another's; or wished for. */
const ELSE =
  / (?:quiero|quisiera|necesito|quero|preciso|want|need|like|mism[oa]|mesm[oa]|same|despues|antes|junto|depois|after|before|para|pra|for|con|com|with|como|igual|si|sim|yes|cancel[a-z]*|anul[a-z]*|desmarc[a-z]*|mov[a-z]*|cambi[a-z]*|pas[ae][a-z]*|puede|puedo|can|could|pague|pagar|pago) /;

/** A no where it is to be cancelled; out of the blue it is asked of what there is. */
export function saysItIsAnothers({ text, situation, hit, times }: Heard): Act | undefined {
  const { flow, asks } = situation;
  const confirming = flow === 'cancelacion' && asks === 'confirm';
  if ((!confirming && flow !== 'ninguno') || hit?.intent === 'cancel' || hit?.intent === 'move') return undefined;
  if ((!SAID.test(text.norm) && !NOT_MINE.test(text.norm)) || ELSE.test(text.norm)) return undefined;
  if (confirming) return text.asks || times.fecha !== undefined ? undefined : act({ text }, { intent: 'reject' });
  return act({ text }, { intent: 'mine', area: 'AGENDAMIENTO' });
}

/** "Mi esposo tiene cita mañana, ¿a qué hora es?", "mi hermano sacó turno para el jueves, ¿me confirma?": of what somebody else booked. */
const HIS_KIN = `(?:mi|meu|minha|my|nuestr[oa]|noss[oa]|our) (?:${KIN_WORD})(?: [a-z]+)?`;
const AN_APPOINTMENT = `(?:(?:una?|uma?|an?|su|la|el|agendad[oa]|reservad[oa]) )*(?:${APPOINTMENT}|hora|horario)`;
const BOOKED = `(?:agendo|reservo|agendou|reservou|marcou|booked|scheduled|(?:saco|pidio|aparto|separo|marco|hizo|tomo|pediu|made) ${AN_APPOINTMENT})`;
const HIS_BOOKING = re` ${HIS_KIN} (?:(?:ya|ja|si|le|se) )*(?:(?:tiene|tenia|tem|tinha|has|had) ${AN_APPOINTMENT}|(?<booked>${BOOKED})) `;
const IS_IT_SO =
  / (?:(?:a )?(?:que|q) horas? (?:es|era|e|le toca|tiene|tem)|cuando (?:es|era|le toca)|what time (?:is|does|s)|confirm[a-z]*|quedo(?: [a-z]+)*|(?:esta|sigue|segue|ta|is) (?:en pie|de pe|firme|agendad[oa]|reservad[oa]|anotad[oa]|marcad[oa]|booked|on)|(?:me|nos) (?:dices?|dic?e|decis|decime|diria|recuerda|recordas|fala|diz) (?:la|el|a|o) (?:hora|horario|dia)|con quien (?:es|le toca)) /;
/** One is wished for beside it. */
const WISHES_BESIDE = re` (?:${WANT}|hay|tienen|tenes|habra|tem vaga|libres?|disponibles?|lugar|tambien|tambem|too|otr[oa]|outr[oa]|another|mism[oa]|mesm[oa]|same|para mi|pra mim|for me|${CANCEL}|${MOVE}|${SHIFT}) `;

export function asksOfAnothers(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || WISHES_BESIDE.test(text.norm)) return undefined;
  const his = HIS_BOOKING.exec(text.norm);
  if (his === null) return undefined;
  // "Mi esposo agendó frenos mañana a las 10", and nothing else: told, and no wish.
  const told = !text.asks && his.groups?.['booked'] !== undefined;
  const asked = IS_IT_SO.test(text.norm.slice(his.index + his[0].length - 1));
  return told || asked ? act(heard, { intent: 'mine', area: 'AGENDAMIENTO' }) : undefined;
}

/** "¿Qué días atiende ella?", "¿y él cuándo viene?", of whoever is being spoken of: that one's days, and not the house's. */
const SHE = '(?:ella|el|ela|ele|she|he|(?:ese|esa|este|esta|la|el) (?:dra?|doctora?|chic[oa]|senorita|profesional))';
const WHEN =
  '(?:(?:y|e) )?(?:(?:en |a |hasta |desde |de )?(?:que|cuales|what) (?:(?:otros|otras|other) )?(?:dias?|horarios?|horas?|times?|days?)|cuando|cual es (?:el|su) horario|quando|when|quais (?:os )?(?:dias|horarios))';
const WORKS =
  '(?:atiende|trabaja|labora|viene|va|esta|recibe|tiene (?:agenda|turnos?|citas?|horas?|horarios?|disponible|libre)|atende|trabalha|vem|does|work|works|is in)';
const HER_HOURS = re` (?:${WHEN} (?:(?:si|es que|me dices que) )?${WORKS} ${SHE}|${WHEN} (?:does )?${SHE} ${WORKS}|${SHE} ${WHEN} ${WORKS})(?: (?:entonces|normalmente|por favor|porfa|pues|in|please))* $`;

/** The id; undefined where nobody is meant, or nobody knows who. */
export function whoseHours({ text, situation }: Heard): string | undefined {
  if (!HER_HOURS.test(text.norm)) return undefined;
  const { known, proposed, offer, spokenOf, appointments = [] } = situation;
  const told = known?.profesional ?? proposed?.professionalId ?? spokenOf?.professionalId;
  if (told !== undefined) return told;
  const slots = offer?.kind === 'turno' ? offer.slots : appointments.map(({ slot }) => slot);
  const [one, ...others] = new Set(slots.map(({ professionalId }) => professionalId));
  return others.length === 0 ? one : undefined;
}

export function asksForHerHours(heard: Heard): Act | undefined {
  return whoseHours(heard) === undefined
    ? undefined
    : act(heard, { intent: 'ask', topic: 'horarios', area: 'AGENDAMIENTO' });
}
