/**
 * Answers to the question just asked (CONV-5, CONV-12): yes, no, a choice of the list, a field. What is more than an
 * answer is left to the keyword rules: corrections ("no, mejor el jueves") are wishes, not refusals (CONV-7).
 */
import type { Act } from './acts.ts';
import { fitting, namingWords, onPage, ordinalIn, pointsAt, position } from './choices.ts';
import { keyword } from './keywords.ts';
import type { Clause, Hit } from './keywords.ts';
import { pieces, verdict } from './phrases.ts';
import type { Piece } from './phrases.ts';
import { countryOf, isSingle, offers } from './situation.ts';
import type { Situation } from './situation.ts';
import { without } from './text.ts';
import type { Heard } from './heard.ts';
import type { TimeReading } from './time/index.ts';
import { saysWhen } from './wishes.ts';

/** More words than this are no answer to a question. */
const ANSWER_WORDS_MAX = 40;
/** Longer than this, a "sí" at the head of a message is the beginning of a story. */
const TAIL_WORDS_MAX = 8;

const OBJECTION =
  / (?:pero|mejor|aunque|solo que|salvo|excepto|but|actually|melhor|prefiero|prefiro|espera|para|wait|antes|primero|but first) /;
const ASKS_FIRST =
  / (?:que|cual|cuanto|cuantos|cuando|donde|como|quien|por que|se puede|what|how|when|where|who|quanto|onde|quem) /;

/** The answer that a whole message is, or undefined. */
export function answer(heard: Heard): Act | undefined {
  const words = heard.text.words.flatMap((w) => w.text.split(' '));
  if (words.length === 0) return symbols(heard);
  if (words.length > ANSWER_WORDS_MAX) return undefined;
  // "ya está pagado" begins like a yes: what is claimed, or a person asked for, comes first.
  const hit = heard.hit;
  if (hit?.intent === 'claim' || hit?.intent === 'person') return undefined;
  const found = pieces(words);
  return picked(heard, words) ?? whole(heard, found) ?? openingYesOrNo(heard, found) ?? leaning(heard, words.length);
}

/** "+1" and the like: no words at all. */
function symbols(heard: Heard): Act | undefined {
  return /^\s*\?+\s*$/.test(heard.text.raw) ? act(heard, { intent: 'ask', topic: 'otro' }) : undefined;
}

function act(heard: Heard, of: Omit<Act, 'from' | 'to'>): Act {
  return { ...of, from: 0, to: heard.text.raw.length };
}

/* ── Choices ───────────────────────────────────────────────────────────────────────────────────────────────────── */

function picked(heard: Heard, words: readonly string[]): Act | undefined {
  const { situation, text } = heard;
  if (situation.asks === 'confirm' || situation.asks === 'options') return pickedHour(heard, words);
  if (situation.asks !== 'list' || /^\s*\+1\s*$/.test(text.raw)) return undefined;
  const at = position(words, 99);
  if (at !== undefined) {
    const n = onPage(situation, at);
    if (n !== undefined) return chosen(heard, n, at);
    // A number beyond the list is a day or an hour when the time reader thinks so.
    if (saysWhen(heard.times)) return undefined;
  }
  return described(heard, words);
}

function chosen(heard: Heard, n: number, said: number): Act {
  // Without rows at hand "el último" is a choice whose number nobody knows.
  return heard.situation.offer === undefined && said < 0
    ? act(heard, { intent: 'accept' })
    : act(heard, { intent: 'select', n });
}

/** A row told by its hour, day, person or name. */
function described(heard: Heard, words: readonly string[]): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks) return undefined;
  const points = pointsAt(text.norm);
  const ordinal = ordinalIn(words);
  if (
    ordinal !== undefined &&
    !saysWhen(times) &&
    words.length <= TAIL_WORDS_MAX &&
    (heard.hit === undefined || agrees(situation, heard.hit))
  ) {
    const n = onPage(situation, ordinal);
    if (n !== undefined) return chosen(heard, n, ordinal);
  }
  if (situation.offer === undefined) return guessedRow(heard, points, words.length);
  const names = namingWords(without(text.raw, times.spans));
  if (situation.offer.kind !== 'turno' && situation.offer.kind !== 'cita' && saysWhen(times)) return undefined;
  const fits = fitting(situation, { words: names, times });
  const [n] = fits;
  return fits.length === 1 && n !== undefined && !refuses(heard) ? act(heard, { intent: 'select', n }) : undefined;
}

const NAMED_ROW_WORDS_MAX = 6;

/** Rows unknown: "el de las 5" points at one, and in a list of services so does "la clase suelta". */
function guessedRow(heard: Heard, points: boolean, count: number): Act | undefined {
  const { situation, text, times } = heard;
  if (OBJECTION.test(text.norm)) return undefined;
  if (points && saysWhen(times)) return act(heard, { intent: 'select' });
  const article =
    /^ (?:(?:si|dale|ok|bueno|quiero|dame|deme|prefiero|elijo|me quedo con|quero|i want|i ll take|perfecto|listo|vale|entonces|sim|pagar|pago|quiero pagar) )*(?:el|la|los|las|o|a|the|un|una|solo) (?!(?:verdad|proxima|semana|link|dia|hora|precio|otro|otra) )/;
  const bare =
    count <= 3 && !saysWhen(times) && heard.hit === undefined && text.words.every((w) => /^[a-z0-9]+$/.test(w.text));
  const named = article.test(text.norm) || (bare && PRODUCT.test(text.norm));
  return situation.flow === 'pagos' && named && count <= NAMED_ROW_WORDS_MAX && !refuses(heard)
    ? act(heard, { intent: 'select' })
    : undefined;
}

const PRODUCT =
  / (?:plan|pack|paquete|clase|sesion|consulta|mensual|trimestral|semestral|anual|basico|premium|completo|individual|grupal|limpieza|corte|masaje|monthly|basic|weekly|curso|bono|membresia|abono|suelta|suelto) /;

/** "la consulta no", "ya no quiero el corte": names a row to refuse it. */
function refuses(heard: Heard): boolean {
  const intent = heard.hit?.intent;
  if (intent !== undefined && !['book', 'move', 'pay'].includes(intent)) return true;
  return / (?:no|nao|not|ninguno|ninguna|menos|excepto|salvo|except) /.test(heard.text.norm);
}

/** AM or PM was asked: "la primera", "17", "de la tarde". */
function pickedHour(heard: Heard, words: readonly string[]): Act | undefined {
  const { situation, times } = heard;
  if (!offers(situation, 'hora_1')) return undefined;
  const hours = situation.known?.hora_candidatas ?? [];
  const fits = hours.flatMap((hour, i) =>
    (hour === times.hora && times.meridiem === 'given') || inPart(hour, times.preferencia) ? [i + 1] : [],
  );
  const [n] = fits;
  if (fits.length === 1 && n !== undefined) return act(heard, { intent: 'select', n });
  const at = position(words, 2);
  return at === undefined || saysWhenOtherwise(heard)
    ? undefined
    : act(heard, { intent: 'select', n: at < 0 ? 2 : at });
}

function inPart(hour: string, part: TimeReading['preferencia']): boolean {
  if (part === undefined) return false;
  const h = Number(hour.slice(0, 2));
  return part === 'mañana' ? h < 12 : h >= 12;
}

function saysWhenOtherwise({ times }: Heard): boolean {
  return times.fecha !== undefined || times.fechaDesde !== undefined;
}

/* ── Yes and no ────────────────────────────────────────────────────────────────────────────────────────────────── */

function whole(heard: Heard, found: readonly Piece[]): Act | undefined {
  const said = verdict(found);
  const pending =
    heard.situation.asks === 'confirm' || heard.situation.asks === 'list' || heard.situation.asks === 'options';
  switch (said) {
    case 'yes':
      if (heard.text.asks && !pending) return undefined;
      return act(heard, {
        intent: !pending && found.some((p) => p.kind === 'thanks' || p.kind === 'bye') ? 'thanks' : 'accept',
      });
    case 'no':
      return act(heard, { intent: 'reject' });
    case 'that':
      return pending ? act(heard, { intent: 'accept' }) : undefined;
    case 'hello':
      return act(heard, { intent: 'greet' });
    case 'thanks':
    case 'bye':
      // "va, ahí nos vemos": a yes that takes its leave.
      if (pending && found[0]?.kind === 'yes' && found[0].phrase !== 'bien') return act(heard, { intent: 'accept' });
      return act(heard, { intent: 'thanks' });
    case 'filler':
    case undefined:
      return undefined;
  }
}

/** "sí, mándeme la liga", "no no, no lo canceles", "listo, agéndeme ese": the first word answers, the rest must agree. */
function openingYesOrNo(heard: Heard, found: readonly Piece[]): Act | undefined {
  const { situation } = heard;
  if (situation.asks !== 'confirm' && situation.asks !== 'list' && situation.asks !== 'options') return undefined;
  const head = found.findIndex((p) => p.kind !== 'filler' && p.kind !== 'hello' && p.kind !== 'thanks');
  const opening = found[head];
  if (opening === undefined) return undefined;
  const tail = found.slice(head + 1);
  const count = tail.reduce((sum, p) => sum + p.words, 0);
  if (count > TAIL_WORDS_MAX) return undefined;
  const rest = ` ${tail.map((p) => p.phrase).join(' ')} `;
  if (opening.kind === 'no') return afterNo(heard, rest);
  if (opening.kind === 'yes' || opening.kind === 'that') return afterYes(heard, rest, opening);
  return undefined;
}

function afterYes(heard: Heard, rest: string, opening: Piece): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks || OBJECTION.test(rest)) return undefined;
  if (
    / no | nao | not /.test(rest) &&
    !(situation.flow === 'cancelacion' && /^ (?:ya )?no (?:voy|puedo|podre|vamos|voy a poder)/.test(rest))
  )
    return undefined;
  if (
    /^(?:ya|eso|este|esta|esa|ese|bien|quiero|quero|puede|pode|that|this|va|sale|confirma|confirme)$/.test(
      opening.phrase,
    ) &&
    saysWhen(times)
  )
    return undefined;
  const hit = keyword(clauseOf(heard, rest));
  if (hit !== undefined && !agrees(situation, hit)) return undefined;
  if (situation.asks === 'confirm' && saysWhen(times) && contradictsKnown(situation, times)) return undefined;
  if (opening.phrase === 'quiero' || opening.phrase === 'quero') return undefined;
  if (situation.asks === 'list' && situation.offer !== undefined && saysWhen(times)) return undefined;
  return act(heard, { intent: 'accept' });
}

function afterNo(heard: Heard, rest: string): Act | undefined {
  const { text, times } = heard;
  if (text.asks || saysWhen(times)) return undefined;
  const hit = keyword(clauseOf(heard, rest));
  const dropsAll =
    hit?.intent === 'cancel' &&
    heard.situation.flow !== 'cancelacion' &&
    !/ (?:mi|que tengo|que tenia|my|minha|meu) ?/.test(rest);
  if (hit !== undefined && hit.intent !== 'reject' && !dropsAll && !(hit.intent === 'ask' && hit.topic === 'otro'))
    return undefined;
  if (/^ (?:tenes|tienes|tienen|tiene|hay|habra|queda|quedan|tendra|entiendo|entendi|se|tem) /.test(rest))
    return undefined;
  return act(heard, { intent: 'reject' });
}

/** What a yes may say besides: the very thing that the state is about. */
function agrees(situation: Situation, hit: Hit): boolean {
  switch (situation.flow) {
    case 'agenda':
      return hit.intent === 'book';
    case 'reprogramacion':
      return hit.intent === 'move' || hit.intent === 'book';
    case 'cancelacion':
      return hit.intent === 'cancel';
    case 'pagos':
      return hit.intent === 'pay';
    case 'ninguno':
      return false;
  }
}

function contradictsKnown(situation: Situation, times: TimeReading): boolean {
  const { known } = situation;
  if (known === undefined) return false;
  const day = times.fecha !== undefined && times.fecha !== known.fecha_deseada;
  const hours = times.horaCandidates.length > 0 ? times.horaCandidates : [times.hora];
  const hour = times.hora !== undefined && !hours.includes(known.hora_especifica);
  return day || hour || times.restricciones.length > 0 || times.fechaDesde !== undefined;
}

/* ── Short phrases that lean to a side ─────────────────────────────────────────────────────────────────────────── */

const REFUSAL =
  / (?:me arrepenti|ya no(?: quiero)?|no quiero(?: nada| turno| cita| mas)?|dejal[oa]|dejel[oa]|dejemosl[oa]|dejalo como estaba|mejor no|no gracias|ningun[oa]s?|no me (?:sirven?|va|va bien|conviene|queda|quedan|gusta|gustan|convence|interesa|acomoda|cuadra|viene|vienen|late)|(?:despues|luego|mas tarde) (?:te|le|les|os)? ?(?:aviso|escribo|confirmo|digo|veo|llamo)|lo (?:pienso|voy a pensar|veo|consulto|hablo)|dejame pensar(?:lo)?|muy car[oa]|esta car[oa]|carisimo|me equivoque|no era (?:ese|eso|esa)|todavia no|ahora no|por ahora no|de momento (?:no|nada)|olvidal[oa]|nao quero|deixa|nada por ahora|no por ahora|none of (?:those|them|these)|i changed my mind|changed my mind|nao gostei|no me animo|no estoy segur[oa]|mejor voy|si voy a ir|siempre si voy|no l[oa] canceles?|lo dejo|la dejo|dejarlo asi|queda como esta(?:ba)?|mantener|mantenela|mantengala|mantenlo|mantenelo|la mantengo|lo mantengo|si (?:puedo|voy|vamos)(?: a)?(?: poder)? ir|si (?:voy|puedo|ire)|elegi mal|me confundi|otro servicio|no es lo que (?:pedi|queria|quiero)|es mucho|me pase de presupuesto|no me alcanza|no tengo (?:plata|dinero)|too expensive|muito car[oa]|i ll think about it|let me think|fue un error|lo consulto|not that one|not this one|mejor (?:despues|luego)|despues (?:veo|lo veo)|conservar|keep it|nenhum|nenhuma) /;
const ASSENT =
  / (?:ese|esa|eso|este|esta|esse|essa|that|this|asi|all) (?:mismo |mero |horario |turno |one )?(?:esta|me|va|queda|sirve|works|is|ta|serve|me) ?(?:bien|perfecto|perfecta|genial|sirve|fine|great|ok|good|otimo|bom|queda|parece)?|me (?:sirve|queda bien|viene bien|va bien|parece bien|parece perfecto|quedo con es[ea]|late|acomoda)|quedate con es[ea]|me quedo con es[ea]|confirm(?:o|ar|ado|ada|amos|alo|ala|elo|ela|ame|eme)|acepto|de acuerdo|(?:manda|mandal[oa]|mandame|mandamel[oa]|mandeme|mandemel[oa]|mandel[oa]|pasal[oa]|pasamel[oa]|envial[oa]|enviamel[oa]) ?$|proced[ae]|adelante|hagal[oa]|hacel[oa]|hazl[oa]|that one|this one|sounds good|works for me|pode confirmar|pode marcar|es correct[oa]|esta (?:bien|perfecto|correcto)|todo (?:bien|correcto|ok)|cancelel[oa]|cancelal[oa]|si l[oa] confirmo|(?:agenda|agende|reserva|reserve|anota|anote|aparta|aparte|quiero|dame|deme|tomo|elijo|prefiero|pon|pone|cambia|deja)(?:me|melo|mela|lo|la)? (?:a |con |para |en )?(?:ese|esa|este|esta|esse|essa|that one|this one)(?: porfa| por favor)?|me (?:queda|va|viene) (?:perfecto|genial|barbaro|joya) /;

const CANCELS = / (?:cancel|anul|desmarc|borr)[a-z]* /;
const THANKING = / (?:gracias|obrigad[oa]|thanks|thank you|agradezco|bendiga|bendiciones|muy amable|valeu) /;

/** Where something is pending, a short phrase without another errand is a yes or a no. */
function leaning(heard: Heard, count: number): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks || count > TAIL_WORDS_MAX) return undefined;
  const pending = situation.asks === 'confirm' || situation.asks === 'list';
  const hit = heard.hit;
  const about = hit === undefined || hit.intent === 'reject' || agrees(situation, hit);
  const norm = text.norm;
  if (
    REFUSAL.test(norm) &&
    !saysWhen(times) &&
    (hit === undefined || hit.intent === 'book' || hit.intent === 'reject')
  ) {
    return act(heard, { intent: 'reject', ...(hit?.area === undefined ? {} : { area: hit.area }) });
  }
  if (hit === undefined && count <= 6 && THANKING.test(norm) && !saysWhen(times))
    return act(heard, { intent: 'thanks' });
  if (!pending || !about || OBJECTION.test(norm) || / no | nao | not | ni /.test(norm)) return undefined;
  if (hit !== undefined && hit.intent === 'reject') return undefined;
  if (ASSENT.test(norm) && !ASKS_FIRST.test(norm))
    return saysWhen(times) ? undefined : act(heard, { intent: 'accept' });
  // In a yes-or-no question the thing itself, asked for again without news, is a yes.
  if (situation.flow === 'cancelacion' && situation.asks === 'confirm' && CANCELS.test(norm) && !/^ [^ ]+ $/.test(norm))
    return act(heard, { intent: 'accept' });
  if (situation.asks === 'confirm' && hit !== undefined && hit.intent !== 'book' && !saysWhen(times))
    return sameThing(heard, hit);
  return undefined;
}

function sameThing(heard: Heard, hit: Hit): Act | undefined {
  const bare = /^ (?:cancelar|cancela|cancel|cancele) $/.test(heard.text.norm);
  return hit.intent === 'cancel' || hit.intent === 'pay'
    ? bare
      ? undefined
      : act(heard, { intent: 'accept' })
    : undefined;
}

function clauseOf(heard: Heard, norm: string): Clause {
  return { norm, asks: heard.text.asks, country: countryOf(heard.situation) };
}

/** True when a lone "sí" settles a list: it has one row. */
export function settlesList(situation: Situation): boolean {
  return situation.asks === 'list' && isSingle(situation);
}
