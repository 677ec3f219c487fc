/**
 * "No, quiero cancelar mi cita", "não, quero remarcar o que eu tenho", whatever is open: the no leaves that, and the
 * errand behind its comma is done (CONV-6, CONV-11). Without the comma ("no quiero cancelar") nothing is asked for; of
 * the same errand as the open one ("no, quiero el viernes") it puts that one right, and stays with it.
 */
import { keywordIn } from '../../keyword-in.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';
import { movesItsService } from '../../errands/mine/own-appointment.ts';
import { hear } from '../../hear.ts';

const GAP = String.raw`\s*[,.;:!…\n]+\s*`;
const NO = `(?:(?:no|nao|nop|nope|nel)(?: (?:no|nao|gracias|obrigad[oa]|thanks|era es[oa]|eso no|es[oa] no))?|(?:mejor|todavia|aun|melhor|ainda) (?:no|nao)|(?:es[oa]|isso) (?:no|nao)|gracias|obrigad[oa])`;
const OH = '(?:(?:uy|ay|ai|ah|oh|uh|eh|ups|chuta|pucha|nossa|dios mio|omg)[\\s,.!]+)*';
const HEAD = re`^\s*${OH}(?=[a-z ]*(?:no|nao|nop|nope|nel)(?![a-z]))(?:${NO}${GAP})+`;
const WISHES = /^ (?:(?:yo|eu) )*(?:quiero|quisiera|queria|necesito|deseo|quero|gostaria de|preciso|me gustaria) /;
/** One that he has, and not the one that is open. */
const OWN = / (?:mis?|meus?|minhas?) [a-z]| (?:que|la|el|o) (?:ya |ja |eu |yo )*(?:teng[oa]|tenia|tenho|tinha) /;
/** Said of another time, of more than this, or of how it is paid: others hear that. */
const MORE =
  / (?:no|nao|ni|nem|sino|despues|luego|depois|efectivo|dinheiro|local|alla|ahi|sena|sinal|menos|barat[oa]) /;
const CHARS_MAX = 200;

/** The errand alone; undefined: no such no, or nothing behind it that leaves what is open. */
export function errandBehindNo({ raw }: Text, situation: Situation): Text | undefined {
  if (situation.tenant === undefined || situation.field !== undefined || raw.length > CHARS_MAX) return undefined;
  const ordered = orderBehindSigh(raw, situation);
  if (ordered !== undefined) return ordered;
  const head = HEAD.exec(fold(raw))?.[0];
  if (head === undefined) return undefined;
  const rest = readText(raw.slice(head.length));
  if (rest.asks || MORE.test(rest.norm) || !WISHES.test(rest.norm)) return undefined;
  return leaves(rest, situation) ? rest : undefined;
}

/** "Uy no, cancelala", "sabe que mejor ya no, anúlela": he regrets the one that he has, and nothing is asked that he could refuse. */
const THINKS_AGAIN = '(?:(?:sabe?s? (?:que|q)|disculp[ae]|perdon|sorry|desculpa|mire?)[\\s,.!]+)*';
const SIGHS = re`^\s*${OH}${THINKS_AGAIN}(?:(?:mejor|melhor)\s+)?(?:(?:ya|ja)\s+)?(?:(?:no|nao|nop|nope)(?:${GAP}| ))+`;
function orderBehindSigh(raw: string, situation: Situation): Text | undefined {
  const sigh = SIGHS.exec(fold(raw))?.[0] ?? '';
  const rest = readText(raw.slice(sigh.length));
  if (ONLY_REGRETS.test(fold(raw)) && situation.state === 'evento_creado')
    return readText(CANCEL_IT[situation.language]);
  // "No cancela" orders nothing; "no cancelala" cannot deny it.
  const apart =
    /[,.;:!…\n]\s*$|^\s*oh/.test(sigh) || / (?:cancel|anul|borr|elimin)[ae](?:me|nos)?l[oa]s? /.test(rest.norm);
  return sigh !== '' && apart && ordersIt(rest, situation) ? rest : undefined;
}
/** "Sabe qué, mejor no", right behind a booking. */
const ONLY_REGRETS = /^\s*sabe?s? (?:que|q)[\s,]+(?:mejor|melhor) (?:(?:ya|ja) )?(?:no|nao)[\s.!]*$/;
const CANCEL_IT = { es: 'cancelala', pt: 'cancela isso', en: 'cancel it' } as const;
function ordersIt({ norm, asks }: Text, { flow, appointments = [] }: Situation): boolean {
  return flow === 'ninguno' && appointments.length > 0 && !asks && CANCELS_IT.test(norm);
}
const CANCELS_IT =
  /^ (?:(?:mejor|melhor|entonces|entao|por favor|porfa|please|just|solo) )*(?:(?:cancel|anul|desmarc|borr|elimin)[ae](?:me|nos)?l[oa]s?|(?:cancel|anul|desmarc)a(?:r)? (?:isso|esse|essa|por favor)|(?:cancela?|drop) (?:it|that|them|this))(?: (?:por favor|porfa|please|gracias|obrigad[oa]|thanks|mejor|nomas|entonces|then|entao|ya|mesmo|para mi))* $/;

function leaves(rest: Text, situation: Situation): boolean {
  const { flow, tenant, known, moving, cancelling, appointments = [] } = situation;
  const hit = keywordIn(rest, situation);
  const servicio = tenant && findNames(rest.raw, tenant).servicio;
  const open = known?.servicio ?? (moving ?? cancelling)?.serviceId;
  const another = servicio !== open && appointments.some(({ serviceId }) => serviceId === servicio);
  switch (hit?.intent ?? (movesMine(rest, situation) ? 'move' : undefined)) {
    case 'mine':
      return true;
    case 'cancel':
      return flow !== 'cancelacion' && (OWN.test(rest.norm) || another);
    case 'move':
      return flow !== 'reprogramacion' && (flow !== 'agenda' || OWN.test(rest.norm) || another);
    case 'pay':
      return flow !== 'pagos' && (servicio !== undefined || rest.words.length <= BARE_WORDS_MAX);
    case 'book':
      return (flow === 'pagos' && servicio === undefined) || (flow === 'reprogramacion' && A_NEW_ONE.test(rest.norm));
    default:
      return false;
  }
}

/** "Quiero cambiar la limpieza", of one that he has. */
function movesMine(text: Text, situation: Situation): boolean {
  return movesItsService({ ...hear(text, { ...situation, flow: 'ninguno' }), text });
}

/** "Una cita nueva", while another hour is looked for: one more than the one that is moved. */
const A_NEW_ONE =
  / (?:otr[oa]|outr[oa]|nuev[oa]|nov[oa]) (?:turno|cita|reserva|agendamento)s? | (?:turno|cita|reserva|agendamento|horario) (?:nuev[oa]|nov[oa]|aparte) /;
/** "Quiero pagar". */
const BARE_WORDS_MAX = 2;
