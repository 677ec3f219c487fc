/** "¿No hay nada antes?", "algo más cercano": sooner than what is proposed or booked, on whatever day. */
import { localStart, type Detalles } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { saysWhen, speaksOfDay } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { findNames } from '../../names.ts';
import { keywordOf } from '../../keyword-in.ts';

const ASKED =
  '(?:(?:no|y|e|o|and|hola|buenas|buenos dias|buen dia|oye|che|disculpa|perdon|pero|but|se|si|me|nao|sera que|de casualidad|por casualidad|acaso|oi|hi|hello) )*';
const HAVE =
  '(?:hay|habra|habria|tenes|tienes|tienen|tiene|tendras|tendran|queda|quedo|quedara|consigue|tem|teria|do you have|is there|got|any)';
const THING =
  '(?:(?:algo|nada|algun[oa]?|ningun[oa]?|un|una|otro|otra|lugar|lugarcito|turnos?|citas?|horas?|hueco|huequito|cupo|espacio|fechas?|horarios?|disponible|libre|mais|mas|anything|something|a slot|vaga|alguma|nenhum) )';
const SOON =
  '(?:antes|mas (?:cerca|cercan[oa]|proxim[oa]|pront(?:o|ito|ico))|antesit[oa]|prontit[oa]|mais (?:perto|proximo)|before|sooner)';
/** "Antes que la mía", "antes de mi cita", "sooner than mine": than the one that he has. */
const THAN_MINE = `(?:que|d[eo]l?|da|than)(?: (?:la|el|a|o|lo|the))? (?:mi[ao]?|minha|meu|mine|que (?:ya )?(?:tengo|tenho)|(?:mi|minha|meu|my|la|el) (?:${APPOINTMENT}))(?: (?:${APPOINTMENT}))?`;
const BEHIND = `(?: (?:por favor|porfa|please|gracias|disponible|libre|que (?:eso|ese|ese dia|esa fecha)|${THAN_MINE}))*`;
const SOONER = re`^ ${ASKED}(?:${HAVE} ${THING}*|${THING}+|(?:puede|podria|podra|pode|poderia)(?: ser)? ${THING}*)(?:que sea )?${SOON}${BEHIND} $`;

/** "Una hora antes" is by how much; "¿hay una hora antes?" looks for one, as Chile calls an appointment. */
const BY_AN_HOUR = re`^ ${ASKED}(?:(?:puede|podria|pode) ser )?(?:una|um|uma) horas? antes${BEHIND} $`;

/** "Tengo hora para el 18, ¿no tendrán algo antes?": an earlier day, and no earlier hour. "Algo antes" by itself may be a little. */
const ONE_SOONER = re` (?:${HAVE}|tendran|tendrias|tendria|hubiera|habra|consiguen|se (?:libero|libera|desocupo|abrio)) ${THING}+(?:que sea )?${SOON}(?! del? | das? | que | ese | esa )(?= )`;
const THAT_DAY = / (?:(?:ese|este|el) (?:mismo )?dia|mismo dia|hoy|mas temprano|hora mas) /;

export function looksForOneSooner({ text, times }: Pick<Heard, 'text' | 'times'>): boolean {
  return ONE_SOONER.test(text.norm) && !THAT_DAY.test(text.norm) && times.desplazamiento === undefined;
}

/** Of the days that are told, or the first there is. */
export function onAnEarlierDay(wish: Detalles): Detalles {
  if (speaksOfDay(wish)) return wish;
  return { ...wish, restricciones_temporales: [...(wish.restricciones_temporales ?? []), 'lo_antes_posible'] };
}

/** "¿Puedo ir un rato antes?", of one that he has: a little earlier on its day, or later. "Un rato antes de las 5" is by that hour. */
export function aWhileSooner({ raw }: Text, { flow, appointments = [] }: Situation): Text | undefined {
  if (flow !== 'ninguno' || appointments.length === 0) return undefined;
  const said = A_WHILE.exec(fold(raw));
  if (said === null || TELLS_THEN.test(fold(raw))) return undefined;
  return readText(
    `${raw.slice(0, said.index)}un poco más ${said[1] === 'antes' ? 'temprano' : 'tarde'}${raw.slice(said.index + said[0].length)}`,
  );
}
/** "¿Me avisan un rato antes?" */
const TELLS_THEN = /(?<![a-z])(?:avis|record|recuerd|llam|escrib|notific)[a-z]*/;
const A_WHILE =
  /(?<![a-z])(?:un|algun|algo|unos) (?:rato|ratito|ratico|cachito|toque|cacho) (antes|despues)(?! (?:del?|que|para|a) )(?![a-z])/;

/** Whether it is asked, with no day and no hour of its own. */
export function asksSooner(heard: Heard): boolean {
  const { text, times } = heard;
  if (saysWhen(times) || BY_AN_HOUR.test(text.norm)) return false;
  // "Tengo turno el jueves, ¿puede ser algo antes?" may be earlier on that day.
  const tellsWhich = (times.fechaOriginal ?? times.horaOriginal) !== undefined;
  return SOONER.test(text.norm) || (text.asks && !tellsWhich && asksBesideReason(heard));
}

/** "¿No habrá algo antes? Me duele mucho": why, and no errand of its own, stands beside it. */
function asksBesideReason({ text: { raw }, situation }: Heard): boolean {
  const pieces = raw.split(MARKS).filter((piece) => /\p{L}/u.test(piece));
  const asked = (piece: string) => SOONER.test(readText(piece).norm) && !SUITS.test(readText(piece).norm);
  const others = pieces.filter((piece) => !asked(piece));
  if (others.length === 0 || others.length === pieces.length || pieces.length > PIECES_MAX) return false;
  return others.every((said) => {
    const hit = keywordOf({ raw: said, asks: false }, situation);
    const wish = hit === undefined || hit.intent === 'greet' || hit.intent === 'thanks';
    return wish && (situation.tenant === undefined || findNames(said, situation.tenant).servicio === undefined);
  });
}
/** "Me queda más cerca" is of a place. */
const SUITS = / (?:me|nos) queda /;
/** Not `clauses`, which cuts "nada más pronto" as at a Portuguese "but". */
const MARKS = /[.,;!?¿¡\n]+/;
const PIECES_MAX = 4;

/** "Quisiera venir antes", "¿hay un turno antes del 20?", of the only one, which is on the 20th. */
function comesSooner({ text, times, situation: { appointments = [], now } }: Heard): boolean {
  const [own, ...others] = appointments;
  if (own === undefined || others.length > 0 || ONE_MORE.test(text.norm)) return false;
  if (!saysWhen(times)) return COME_SOONER.test(text.norm);
  const itsDay = localStart(own.slot, now.timeZoneId).toPlainDate();
  const last = times.fechaHasta === undefined ? undefined : Temporal.PlainDate.from(times.fechaHasta);
  const upToIt = last !== undefined && (last.equals(itsDay) || last.add({ days: 1 }).equals(itsDay));
  return text.asks && times.fechaDesde === undefined && upToIt && / (?:antes|before) /.test(text.norm);
}
const COME_SOONER =
  / (?:venir|ir|pasar|verme|vernos|atenderme|atendernos|vir|come|be seen) (?:un poco |un poquito |mas )?(?:antes|sooner|earlier)(?! de | del | que ) /;
const ONE_MORE = / (?:otr[oa]|outr[oa]|another|tambien|tambem) /;

/** Of what is proposed: other hours. Of the one appointment that there is: that it be moved. */
export function sooner(heard: Heard): Act | undefined {
  const { flow, asks, appointments } = heard.situation;
  if (flow === 'ninguno' && comesSooner(heard)) return act(heard, { intent: 'move' });
  if (!asksSooner(heard)) return undefined;
  if (flow === 'ninguno') return appointments?.length === 1 ? act(heard, { intent: 'move' }) : undefined;
  if (asks !== 'confirm' && asks !== 'list') return undefined;
  if (flow === 'agenda') return act(heard, { intent: 'book' });
  return flow === 'reprogramacion' ? act(heard, { intent: 'move' }) : undefined;
}
