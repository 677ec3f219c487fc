/**
 * "Es caro, pero dale": the price is sighed at and taken. "Uy no, muy caro": not at this price. What is named behind it is wanted instead ("too expensive, just a cleaning then"),
 * or asked about; with nothing named, no other hour is wished for.
 */
import { YES, act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { answer } from '../../answers.ts';
import { agreesPlainly } from '../agreeing/plain-yes.ts';
import { hear } from '../../hear.ts';
import { findNames, servicesTold } from '../../names.ts';
import { readText } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';

const DEAR =
  / (?:(?:es|esta|son|muy|re|medio|demasiado|bastante|super|too|very|so|muito|tan|que|ta|mas|e) )+(?:car[oa]s?|expensive|pricey|salad[oa]s?) | carisim[oa]s? | (?:no|nao) me alcanza | fuera de mi presupuesto | es (?:un monton|mucha plata|mucho dinero) | can t afford (?:it|that) /;
/** Sighs that refuse nothing by themselves: only what stands behind them does anything. */
const SIGHED =
  / (?:(?:es|e|is|it s) (?:mucho|muito|a lot)(?= (?:pero|mas|but|igual))|(?:es |me parece |parece )?un (?:robo|afano|abuso)|(?:un poco |medio |algo |(?:um )?pouco |a bit )?(?:car(?:it)?[oa]s?|salad[oa]s?|pricey|expensive|puxad[oa]|salgad[oa])) /;
const GROANED = /^ (?:uf+|ufa|uy|nossa|wow|ouch) /;
const YET =
  '(?:pero|mas|but|igual(?:mente)?|de todos modos|de todas formas|aun asi|mesmo assim|anyway|still|ainda assim)';
const YET_ANYWHERE = new RegExp(` ${YET}(?= )`, 'g');
/** What changes nothing between the sigh and the yes. */
const RESIGNED =
  / (?:ni modo|ya que|(?:si )?no (?:me )?queda (?:otra|de otra|mas remedio)|que (?:se le va a|le voy a|vamos a|remedio)(?: hacer)?|fazer o que|(?:l[oa] |vale la |vale a )(?:vale|pena)|uf+|ay|uy)(?= )/g;
/** A yes in so many words; a mere "bueno" is a sigh itself. */
const TAKES =
  / (?:pag(?:a|ue|uem|ale|al)?(?:me)?l[oa]s?|haga(?:mos|n)?l[oa]|mand[ae](?:me|nos)?l[oa]|l[oa]s? (?:llevo|pago|tomo|hago|quiero)|reserv[ae](?:me|nos)?(?:l[oa])?|vou (?:querer|pagar)|eu quero|i ll (?:take|pay|have)(?: (?:it|that))?|let s do it)(?= )/g;
/** "Está carísimo eso", "es caro, sí": what may be a yes elsewhere only goes on about the price, unless a "pero" stands before it. */
const GO = / (?:dale|va|vamos|venga|orale|hagale|hacele|hacelo|metele|mandale|sale|pode|manda|bora|go ahead|ok|listo) /;
const HOWEVER = new RegExp(` ${YET} `);
const MERE_SOUND = /^ (?:(?:y|e|bueno|bem|well|bien|ok|ya|pues) )*$/;
const YET_WORDS_MAX = 7;

/** What stands behind the sigh, where a yes or no is asked for. */
function behindSigh({ text, situation }: Heard): string | undefined {
  const { asks, flow } = situation;
  if (asks !== 'confirm' || (flow !== 'agenda' && flow !== 'pagos') || text.asks || text.words.length > WORDS_MAX)
    return undefined;
  const ends = [DEAR, SIGHED, GROANED].flatMap((one) => {
    const said = one.exec(text.norm);
    return said === null ? [] : [said.index + said[0].trimEnd().length];
  });
  return ends.length === 0 ? undefined : text.norm.slice(Math.max(...ends));
}

/** The price is sighed at, and what is offered is taken in so many words. */
function takenThoughDear(heard: Heard): boolean {
  const rest = behindSigh(heard);
  if (rest === undefined) return false;
  const left = bare(rest);
  const meant = left.replaceAll(TAKES, ' dale');
  const said = hear(meant, heard.situation);
  if (MERE_SOUND.test(meant) || !(HOWEVER.test(rest) || GO.test(meant))) return false;
  return answer(said)?.intent === 'accept' || (meant !== left && agreesPlainly(said));
}

function bare(rest: string): string {
  return rest.replaceAll(YET_ANYWHERE, '').replaceAll(RESIGNED, '');
}

/** Taken where that is said, asked again where he only gives in half, and then never a refusal. */
export function dearAndYet(heard: Heard): Act | undefined {
  const rest = behindSigh(heard);
  const { tenant } = heard.situation;
  if (rest === undefined || tenant === undefined) return undefined;
  if (THANKS_ALL_THE_SAME.test(rest)) return act(heard, { intent: 'reject', topic: 'precio' });
  if (takenThoughDear(heard)) return act(heard, YES);
  const half = /[a-z]/.test(rest) && (bare(rest) !== rest || MERE_SOUND.test(rest) || DOUBTS.test(rest));
  const other =
    servicesTold(rest, tenant).length > 0 || saysWhen(heard.times) || REFUSED.test(rest.replace(DOUBTS, ' '));
  return half && !other && readText(rest).words.length <= YET_WORDS_MAX ? act(heard, { intent: 'unknown' }) : undefined;
}
const DOUBTS = / (?:no se|nao sei|i don t know|not sure|que se yo|sei la) /;

const WORDS_MAX = 16;
/** Where a service and its hour are being chosen. */
const CHOOSING: ReadonlySet<string> = new Set(['AGENDA_MOSTRANDO_OPCIONES', 'AGENDA_CONFIRMANDO_TURNO']);

export function tooDear(heard: Heard): Act | undefined {
  const { text, situation, times, hit } = heard;
  const { flow, tenant, known, state } = situation;
  const said = DEAR.exec(text.norm);
  if (said === null || tenant === undefined || text.words.length > WORDS_MAX) return undefined;
  if ((flow !== 'agenda' && flow !== 'ninguno') || hit?.intent === 'person') return undefined;
  const rest = text.norm.slice(said.index + said[0].length - 1);
  if (servicesTold(rest, tenant).length > 1) return undefined;
  const { servicio: service } = findNames(rest, tenant);
  if (service !== undefined && service !== known?.servicio && !REFUSED.test(rest))
    return act(heard, text.asks ? { intent: 'ask', topic: 'precio', service } : { intent: 'book', service });
  const plain = !text.asks && !saysWhen(times) && (hit === undefined || hit.intent === 'reject');
  return plain && CHOOSING.has(state) && !/[a-z]/.test(rest)
    ? act(heard, { intent: 'reject', topic: 'precio' })
    : undefined;
}
/** "Está caro, gracias igual." */
const THANKS_ALL_THE_SAME =
  /^ (?:(?:muchas|mil) )?(?:gracias|obrigad[oa]|thanks|thank you) (?:igual(?:mente)?|de todos modos|de todas (?:formas|maneras)|mesmo assim|anyway|all the same)(?: (?:saludos|chau|chao|bye))* $|^ igual (?:muchas )?gracias $/;
const REFUSED = / (?:no|nao|not|ni|tampoco|tambien|also|too|tambem) /;
