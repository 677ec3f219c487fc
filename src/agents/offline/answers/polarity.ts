/** Yes and no: whole answers, answers with something behind them, and short phrases that lean to a side (CONV-5). */
import type { Detalles } from '../../../domain.ts';
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { keyword } from '../keywords.ts';
import type { Clause, Hit } from '../keywords.ts';
import { asksForMoney } from './paying.ts';
import { addresses, verdict } from '../words/phrases.ts';
import type { Piece } from '../words/phrases.ts';
import { bestPerson, bestService, findNames, namingWords } from '../names.ts';
import { countryOf } from '../situation.ts';
import { plainWords } from '../words/text.ts';
import { agreedTo } from '../situation.ts';
import type { Situation } from '../situation.ts';
import { onTheDial } from '../time/index.ts';
import type { TimeReading } from '../time/index.ts';
import { saysWhen } from '../wishes.ts';
import { LEARNING, namesSomebody } from '../errands/wishing.ts';

/** Longer than this, a "sí" at the head of a message is the beginning of a story. */
export const TAIL_WORDS_MAX = 8;
/** A wish follows: no plain yes. */
export const OBJECTION =
  / (?:pero|mejor|aunque|solo que|salvo|excepto|but|actually|melhor|prefiero|prefiro|espera|para(?! (?:mim? |que |(?:pag|abon|sen)[a-z]+ ))|wait|antes|primero|but first|ojala|tuvier[ae]s?|tuvieramos|tuviese|pudier[ae]s?|pudieramos|pudiese|hubiera|hubiese|supiera|alcanzara|sobrara|tivesse|pudesse|houvesse|if (?:i|only)) /;
const ASKS_FIRST =
  / (?:que|cual|cuanto|cuantos|cuando|donde|como|quien|por que|se puede|what|how|when|where|who|quanto|onde|quem) /;

/** "¿Y entonces?", after a while: what was asked is asked again. */
const NUDGES = /^ (?:(?:y|e|bueno|pero|ok|and) )*(?:entonces|entao|so|then)(?: que)? $/;

/** "Bueno", "ta" with nothing behind it grants what is asked; before other words it only begins. */
const GRANTS = /^ (?:bueno+|ta(?: ta)?)(?: (?:pues|nomas|por favor|porfa|entonces))* $/;

export function whole(heard: Heard, found: readonly Piece[]): Act | undefined {
  const said = verdict(found);
  const { asks, flow } = heard.situation;
  const pending = asks === 'confirm' || asks === 'list' || asks === 'options';
  // Of what was only shown, thanks says that all is said.
  const thanked = found.some((p) => p.kind === 'thanks' || p.kind === 'bye') && (!pending || flow === 'ninguno');
  switch (said) {
    case 'yes':
      if (heard.text.asks && !pending) return undefined;
      return act(heard, {
        intent: thanked ? 'thanks' : 'accept',
      });
    case 'no':
      return act(heard, { intent: 'reject' });
    case 'that':
      // Nothing is asked any more: such a yes is courtesy, as every yes is then.
      return pending || flow === 'ninguno' ? act(heard, { intent: 'accept' }) : undefined;
    case 'hello':
      return act(heard, { intent: 'greet' });
    case 'thanks':
    case 'bye':
      // "va, ahí nos vemos": a yes that takes its leave.
      if (pending && !thanked && found[0]?.kind === 'yes' && found[0].phrase !== 'bien')
        return act(heard, { intent: 'accept' });
      return act(heard, { intent: 'thanks' });
    case 'filler':
      if (NUDGES.test(heard.text.norm)) return act(heard, { intent: 'greet' });
      return heard.situation.asks === 'confirm' && GRANTS.test(unaddressed(found))
        ? act(heard, { intent: 'accept' })
        : undefined;
    case undefined:
      return undefined;
  }
}

/** "Bueno, ñaño": whom it is said to left out. */
function unaddressed(found: readonly Piece[]): string {
  return ` ${found.flatMap((piece) => (addresses(piece) ? [] : [piece.phrase])).join(' ')} `;
}

/** "sí, mándeme la liga", "no no, no lo canceles", "listo, agéndeme ese": the first word answers, the rest must agree. */
export function openingYesOrNo(heard: Heard, found: readonly Piece[]): Act | undefined {
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
  // "ya vuelvo", "this bot is useless": half a yes needs a tail that agrees.
  const half =
    opening.kind === 'that' ||
    /^(?:ya|ya estas?|eso|va|bien|show|super|ss|tah|top|massa|demorou|lovely|brilliant|sweet|awesome|right|fine|deal|works|great|cool|correct)$/.test(
      opening.phrase,
    );
  if (half && tail.some((p) => p.kind === 'other') && keyword(clauseOf(heard, rest)) === undefined) return undefined;
  if (opening.kind === 'yes' || opening.kind === 'that') return afterYes(heard, rest, opening);
  return undefined;
}

/** No objection is in it, though "para" may stop somebody. */
const FOR_ME = / para (?:mi|mim) (?=$)/;
function afterYes(heard: Heard, rest: string, opening: Piece): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks || OBJECTION.test(rest.replace(FOR_ME, ' '))) return undefined;
  if (/ no | nao | not /.test(rest) && !(situation.flow === 'cancelacion' && NOT_COMING.test(rest))) return undefined;
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
  if (situation.asks === 'list' && situation.offer !== undefined && (saysWhen(times) || namesElse(situation, rest)))
    return undefined;
  return act(heard, { intent: 'accept' });
}

/** "Ok, en la Roma entonces", among the hours of another branch: agreed to what comes next, not to what is shown. */
function namesElse({ flow, tenant, known }: Situation, rest: string): boolean {
  if (flow !== 'agenda' || tenant === undefined) return false;
  const { sucursal, profesional } = findNames(rest, tenant);
  return (
    (sucursal !== undefined && sucursal !== known?.sucursal) ||
    (profesional !== undefined && profesional !== known?.profesional)
  );
}

/** Said after a yes to "¿cancelamos?", this is the reason. */
const NOT_COMING =
  /^(?: [^ ]+){0,6} (?:ya )?(?:no|nao) (?:voy|vamos|puedo|podemos|podre|podremos|llego|alcanzo|vou|posso|me es posible|me da|tengo (?:como|tiempo)|(?:l[oa] )?(?:necesito|quiero|preciso|quero))/;

function afterNo(heard: Heard, rest: string): Act | undefined {
  const { text, times, situation } = heard;
  if (text.asks || saysWhen(times)) return undefined;
  if (paysAnother(situation, rest) || correctsService(situation, rest) || namesAnotherPerson(situation, rest))
    return undefined;
  if (namesAnotherBranch(heard, rest)) return undefined;
  const hit = keyword(clauseOf(heard, rest));
  const dropsAll =
    hit?.intent === 'cancel' &&
    heard.situation.flow !== 'cancelacion' &&
    !/ (?:mi|que tengo|que tenia|my|minha|meu) ?/.test(rest);
  if (hit !== undefined && hit.intent !== 'reject' && !dropsAll && !(hit.intent === 'ask' && hit.topic === 'otro'))
    return undefined;
  if (
    situation.area === 'AGENDAMIENTO' &&
    / (?:con|com|with) (?!gusto|mucho|permiso|eso|esto|ustedes|usted|vos|todo|certeza|prazer|licenca|love)[a-z]+ /.test(
      rest,
    )
  )
    return undefined;
  if (/^ (?:tenes|tienes|tienen|tiene|hay|habra|queda|quedan|tendra|entiendo|entendi|se|tem) /.test(rest))
    return undefined;
  return act(heard, { intent: 'reject' });
}

/** "No, perdón, era limpieza facial" of a massage: the service is corrected, the day and the hour stand (CONV-7). */
function correctsService({ flow, tenant, known }: Situation, rest: string): boolean {
  if (flow !== 'agenda' || known?.servicio === undefined || tenant === undefined) return false;
  const words = plainWords(rest);
  if (words.length > CORRECTION_WORDS_MAX || NOT_NOW.test(rest) || LEARNING.test(rest)) return false;
  const said = bestService(words, tenant.services);
  return said !== undefined && said !== known.servicio;
}
const CORRECTION_WORDS_MAX = 8;
const NOT_NOW = / (?:ni|nem|ya|gracias|obrigad[oa]|thanks|despues|depois|luego|later|tampoco) /;

/** "Uy no, mejor en San Borja", of hours in Miraflores: where they are wanted; what else was said stands (CONV-7). */
function namesAnotherBranch({ situation, text }: Heard, rest: string): boolean {
  const { flow, tenant, known, proposed, moving } = situation;
  if (tenant === undefined || (flow !== 'agenda' && flow !== 'reprogramacion')) return false;
  if (NOT_NOW.test(rest) || / (?:no|nao|not) /.test(rest)) return false;
  const { sucursal } = findNames(rest, tenant);
  const here = proposed?.branchId ?? known?.sucursal ?? moving?.slot.branchId;
  if (sucursal === undefined || sucursal === here) return false;
  // Where the hours of all are shown, "no en San Borja" is told apart from "no, en San Borja".
  return here !== undefined || RATHER_THERE.test(rest) || /^\W*(?:\p{L}+\s+)?no+\s*[,.;]/iu.test(text.raw);
}
const RATHER_THERE = / (?:mejor|melhor|prefiero|prefiro|prefer|rather|better|quiero|quero|solo|instead) /;

/** "Não, João", "no, Soledad", of an hour with somebody else: whom he wants, and nothing besides the name. */
function namesAnotherPerson({ flow, asks, tenant, proposed }: Situation, rest: string): boolean {
  if (flow !== 'agenda' || asks !== 'confirm' || tenant === undefined) return false;
  const words = plainWords(rest).filter((word) => !LEADS_A_NAME.has(word));
  const named = bestPerson(words, tenant.professionals);
  if (named === undefined || named === proposed?.professionalId) return false;
  const called = namingWords(tenant.professionals.find(({ id }) => id === named)?.name ?? '');
  return words.every((word) => called.includes(word) || bestPerson([word], tenant.professionals) === named);
}
const LEADS_A_NAME = new Set(['el', 'la', 'o', 'a', 'es', 'e', 'era', 'dr', 'dra', 'doctor', 'doctora', 'mejor']);

/** "No era esa, era el blanqueamiento", while a service is being paid: another one is. */
function paysAnother({ flow, tenant }: Situation, said: string): boolean {
  return flow === 'pagos' && tenant !== undefined && bestService(plainWords(said), tenant.services) !== undefined;
}

/** What a yes may say besides: the very thing that the state is about. */
export function agrees(situation: Situation, hit: Hit): boolean {
  switch (situation.flow) {
    case 'agenda':
      return hit.intent === 'book' || (hit.intent === 'pay' && asksForMoney(situation));
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

export function contradictsKnown(situation: Situation, times: TimeReading): boolean {
  const known = agreedTo(situation);
  if (known === undefined) return false;
  if (situation.cancelling !== undefined && namesAnotherTime(known, times)) return true;
  const day = times.fecha !== undefined && times.fecha !== known.fecha_deseada;
  const hours = times.horaCandidates.length > 0 ? times.horaCandidates : [times.hora];
  const hour = times.hora !== undefined && !hours.includes(known.hora_especifica);
  return day || hour || times.restricciones.length > 0 || times.fechaDesde !== undefined;
}

/** "Cancelá el de las 2", of one at half past ten. Nobody says which half of the day an appointment of theirs is in. */
function namesAnotherTime({ fecha_deseada, hora_especifica }: Detalles, times: TimeReading): boolean {
  const { fechaOriginal: day, horaOriginal: hour } = times;
  return (
    (day !== undefined && day !== fecha_deseada) ||
    (hour !== undefined && onTheDial(hour) !== onTheDial(hora_especifica ?? hour))
  );
}

/* ── Short phrases that lean to a side ─────────────────────────────────────────────────────────────────────────── */

const REFUSAL =
  / (?:(?:a|en|na|nesse|at)? ?(?:es[ae]|ess[ae]|that) (?:hora|horario|dia|time|day) (?:ya )?(?:no|nao|not) (?:puedo|podria|llego|alcanzo|posso|consigo)|me arrepenti|ya no(?: quiero)?|no quiero(?: nada| turno| cita| mas)?|dejal[oa]|dejel[oa]|dejemosl[oa]|dejalo como estaba|mejor no|no gracias|ningun[oa]s?|no me (?:sirven?|va|va bien|conviene|queda|quedan|gusta|gustan|convence|interesa|acomoda|cuadra|viene|vienen|late)|(?:despues|luego|mas tarde) (?:te|le|les|os)? ?(?:aviso|escribo|confirmo|digo|veo|llamo)|lo (?:pienso|voy a pensar|veo|consulto|hablo)|dejame pensar(?:lo)?|muy car[oa]|esta car[oa]|carisimo|me equivoque|no era (?:ese|eso|esa)|todavia no|ahora no|por ahora no|de momento (?:no|nada)|olvidal[oa]|nao quero|deixa|nada por ahora|no por ahora|none of (?:those|them|these)|i changed my mind|changed my mind|nao gostei|no me animo|(?:mejor|igual|al final si|si) voy|voy (?:igual|nomas|a ir|en el (?:horario|turno|que)|al (?:horario|turno|que)|cuando tenia)|como estaba|el que tenia|la que tenia|en otro momento|(?:otro|outro) momento|si voy a ir|siempre si voy|no l[oa] canceles?|lo dejo|la dejo|dejarlo asi|queda como esta(?:ba)?|mantener|mantenela|mantengala|mantenlo|mantenelo|la mantengo|lo mantengo|si (?:puedo|voy|vamos)(?: a)?(?: poder)? ir|si (?:voy|puedo|ire)|elegi mal|me confundi|otro servicio|no es lo que (?:pedi|queria|quiero)|es mucho|me pase de presupuesto|no me alcanza|no tengo (?:plata|dinero)|too expensive|muito car[oa]|i ll think about it|let me think|fue un error|lo consulto|not that one|not this one|mejor (?:despues|luego)|despues (?:veo|lo veo)|conservar|keep it|nenhum|nenhuma) /;
const ASSENT =
  / (?:ese|esa|eso|este|esta|esse|essa|that|this|asi|all) (?:mismo |mero |horario |turno |one )?(?:esta|me|va|queda|sirve|works|is|ta|serve|me) ?(?:bien|perfecto|perfecta|genial|sirve|fine|great|ok|good|otimo|bom|queda|parece)?|me (?:sirve|queda bien|viene bien|va bien|parece bien|parece perfecto|quedo con es[ea]|late|acomoda)|quedate con es[ea]|me quedo con es[ea]|confirm(?:o|ar|ado|ada|amos|alo|ala|elo|ela|ame|eme)|acepto|de acuerdo|(?:manda|mandal[oa]|mandame|mandamel[oa]|mandeme|mandemel[oa]|mandel[oa]|pasal[oa]|pasamel[oa]|pasame|envial[oa]|enviamel[oa]|enviame|envie|mande|manda ai|manda la|pode mandar) ?$|proced[ae]|adelante|hagal[oa]|hacel[oa]|hazl[oa]|that one|this one|sounds good|works for me|pode confirmar|pode marcar|es correct[oa]|esta (?:bien|perfecto|correcto)|todo (?:bien|correcto|ok)|cancelel[oa]|cancelal[oa]|si l[oa] confirmo|(?:agenda|agende|reserva|reserve|regala|regale|ayuda|ayude|colabora|colabore|anota|anote|aparta|aparte|quiero|dame|deme|tomo|elijo|prefiero|pon|pone|cambia|deja)(?:me|melo|mela|lo|la)? (?:a |con |para |en )?(?:ese|esa|este|esta|esse|essa|that one|this one)(?: porfa| por favor)?|me (?:queda|va|viene) (?:perfecto|genial|barbaro|joya|de lujo|de diez|de maravilla|super bien) /;

/** Refuses what was understood, not what is wanted. */
const NOT_THAT_ONE =
  / (?:no era|no es|no (?:queria|quiero|dije|pedi)|era|digo|me equivoque|me confundi|elegi mal|not that one|not this one|otro servicio) /;
/** "Me equivoqué, con la otra doctora": what comes instead is said beside it. */
const MISTAKEN = /^(?!.* (?:no|nao|not) ).* (?:me equivoque|me confundi|elegi mal|fue un error) /;
const CANCELS = / (?:cancel|anul|desmarc|borr)[a-z]* /;
const THANKING = / (?:gracias|obrigad[oa]|thanks|thank you|agradezco|bendiga|bendiciones|muy amable|valeu) /;

/** Where something is pending, a short phrase without another errand is a yes or a no. */
export function leaning(heard: Heard, count: number): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks || count > TAIL_WORDS_MAX) return undefined;
  const pending = situation.asks === 'confirm' || situation.asks === 'list';
  const hit = heard.hit;
  const about = hit === undefined || hit.intent === 'reject' || agrees(situation, hit);
  const norm = text.norm;
  if (
    REFUSAL.test(norm) &&
    !saysWhen(times) &&
    !(NOT_THAT_ONE.test(norm) && paysAnother(situation, norm)) &&
    !(MISTAKEN.test(norm) && situation.flow !== 'ninguno' && namesSomebody(heard)) &&
    (hit === undefined ||
      hit.intent === 'book' ||
      hit.intent === 'reject' ||
      (hit.intent === 'ask' && situation.flow !== 'ninguno' && !ASKS_FIRST.test(norm)))
  ) {
    return act(heard, { intent: 'reject', ...(hit?.area === undefined ? {} : { area: hit.area }) });
  }
  if (hit === undefined && count <= 6 && THANKING.test(norm) && !saysWhen(times))
    return act(heard, { intent: 'thanks' });
  if (!pending || !about || OBJECTION.test(norm) || / no | nao | not | ni /.test(norm)) return undefined;
  if (hit !== undefined && hit.intent === 'reject') return undefined;
  if (ASSENT.test(norm) && !ASKS_FIRST.test(norm))
    return saysWhen(times) && !saysWhatIsProposed(heard) ? undefined : act(heard, { intent: 'accept' });
  // In a yes-or-no question the thing itself, asked for again without news, is a yes.
  if (situation.flow === 'cancelacion' && situation.asks === 'confirm' && CANCELS.test(norm) && !/^ [^ ]+ $/.test(norm))
    return act(heard, { intent: 'accept' });
  if (situation.asks === 'confirm' && hit !== undefined && hit.intent !== 'book' && !saysWhen(times))
    return sameThing(heard, hit);
  return undefined;
}

/** "A las 10 está bien", of an hour at ten. */
function saysWhatIsProposed({ situation, times }: Heard): boolean {
  return situation.asks === 'confirm' && agreedTo(situation) !== undefined && !contradictsKnown(situation, times);
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
