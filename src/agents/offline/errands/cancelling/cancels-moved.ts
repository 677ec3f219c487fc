/**
 * "No, cancélela", "ninguno me sirve, mejor la cancelo", while another hour is looked for: the appointment that would be
 * moved goes, and it is asked about (CONV-10, AGENDA-7). A bare "cancelar" leaves the moving only.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const NONE =
  '(?:ningun[oa]|nenhum|nenhuma|none)(?: (?:de (?:esos|estos|ellos)|desses|of them))?(?: (?:me|nos) (?:sirve|queda|conviene|acomoda|va)| da| works)?|no me (?:sirve|queda|conviene|acomoda) ningun[oa]|no puedo (?:ningun dia|ninguno|ninguna)|(?:no|nao) (?:da|posso)(?: nenhum)?';
/** "Deixa pra lá, cancela", "pensando bem, melhor cancelar": he lets the moving be, and thinks better of it. */
const THINKS_AGAIN =
  '(?:deixa|deixe|deja|deje|leave it)(?: (?:pra la|para la|quieto|nomas))?|pensando(?:l[oa])? (?:bem|bien|melhor|mejor)|on second thoughts?|na verdade|la verdad|actually|ah|ai|ay|olha|mira|mire|sabe que|sabes que|you know what|nah|never ?mind|forget it|esquece';
const LEAD = `(?:${NONE}|no|nao|nop|ya no|ja nao|mejor|melhor|better|entonces|entao|then|bueno|ok|quiero|quisiera|prefiero|quero|prefiro|i want to|nao quero mais|no quiero mas|pode|puede|podria|por favor|porfa|please|perdon|al final|${THINKS_AGAIN})`;
const ORDER =
  '(?:cancel|anul|elimin|desmarc)(?:[aeo]|ar|en|em)(?:me|nos)?(?:l[oa])?|(?:me )?l[oa] (?:cancel|anul)(?:[oae]|amos|en|ria)|cancel(?: it| that| this one)?|(?:cancel|anul|desmarc)(?:a|e|ar|em|en) (?:es[aeo]|ess[ae]|isso|est[ae]|ele|ela|mesmo)';
const ITS_OWN =
  '(?:cancel|anul|elimin|desmarc)(?:[ae]|ar|en)(?:me|nos)?l[oa]|(?:cancel|anul)e(?:me|nos)?|(?:me )?l[oa] (?:cancel|anul)(?:[oae]|amos|en)';
const TAIL =
  '(?: (?:por favor|porfa|please|gracias|obrigad[oa]|mejor|entonces|nomas|no mas|la cita|el turno|la hora|a consulta|o horario))*';
const GIVES_UP =
  '(?:ya )?(?:no|nao) l[oa] (?:quiero|necesito|ocupo|quero|preciso)(?: mas| mais)?|(?:ya|ja) (?:no|nao) (?:voy|vamos|vou|podre|puedo) (?:a )?(?:ir|asistir)';
const CANCELS = new RegExp(`^ (?:(?:${LEAD} ){1,6}(?:${ORDER})|${ITS_OWN}|(?:${LEAD} ){0,6}(?:${GIVES_UP}))${TAIL} $`);
/** "No la cancele": of one breath; "no, cancélela" is two. */
const NOT = /(?<!\p{L})n[oã]o?\s+(?:(?:me|l[oa])\s+)*(?:cancel|anul)(?![a-zé]*l[oa](?!\p{L}))/iu;

export function cancelsWhatMoves(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, moving } = situation;
  if (flow !== 'reprogramacion' || moving === undefined || text.asks || saysWhen(times)) return undefined;
  return CANCELS.test(text.norm) && !NOT.test(text.raw) ? act(heard, { intent: 'cancel', of: moving }) : undefined;
}

/**
 * "Mejor que sea corte en vez de brushing", while a brushing is booked: what is left is said, and the rest is read as if it
 * stood alone, so that several kinds of cut are asked about.
 */
const INSTEAD_OF =
  /(?<![a-z])(?:en vez del?|en lugar del?|em vez d[aeo]|em lugar d[aeo]|ao inves d[aeo]|instead of|rather than) (?:(?:el|la|lo|un|una|o|a|um|uma|the|my|mi) )?(?<left>[^,.;?!\n]+?)(?= (?:que sea|quiero|quisiera|prefiero|prefiro|quero|seria|mejor|hagamos|dame|i want)(?![a-z])|[,.;?!\n]|\s*$)/;
const CHARS_MAX = 200;

/** Undefined: nothing of the kind, or another one is left than the one that is open. */
export function withoutTheOpenOne({ raw }: Text, { flow, tenant, known }: Situation): Text | undefined {
  if (flow !== 'agenda' || tenant === undefined || known?.servicio === undefined || raw.length > CHARS_MAX)
    return undefined;
  const said = INSTEAD_OF.exec(fold(raw));
  const left = said?.groups?.['left'];
  if (said === null || left === undefined || findNames(left, tenant).servicio !== known.servicio) return undefined;
  const rest = `${raw.slice(0, said.index)}${raw.slice(said.index + said[0].length)}`;
  return /\p{L}{3}/u.test(rest) ? readText(rest) : undefined;
}
