/** Short phrases that lean to a yes or a no, where something is pending (CONV-5). */
import { agrees, contradictsKnown } from './agreement.ts';
import { paysAnother } from '../refusing/behind-no.ts';
import { OBJECTION, TAIL_WORDS_MAX } from './polarity.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { Hit } from '../../keywords.ts';
import { saysWhen } from '../../wishes.ts';
import { namesSomebody } from '../../errands/booking/wishing.ts';
import { CANNOT } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { agreedTo } from '../../situation.ts';

const ASKS_FIRST =
  / (?:que|cual|cuanto|cuantos|cuando|donde|como|quien|por que|se puede|what|how|when|where|who|quanto|onde|quem) /;
const REFUSAL = re` (?:(?:a|en|na|nesse|at)? ?(?:es[ae]|ess[ae]|that) (?:hora|horario|dia|time|day) (?:ya )?(?:${CANNOT}|no podria)|me arrepenti|ya no(?: quiero)?|no quiero(?: nada| turno| cita| mas)?|dejal[oa]|dejel[oa]|dejemosl[oa]|dejalo como estaba|mejor no|no gracias|ningun[oa]s?|(?:a|en )?(?:es[oa]s|ess[ae]s|those)(?: (?:horas|horarios|dias|times|days))? (?:ya )?(?:${CANNOT}|no podria)|no me (?:sirven?|va|va bien|conviene|queda|quedan|gusta|gustan|convence|interesa|acomoda|cuadra|viene|vienen|late)|(?:despues|luego|mas tarde) (?:te|le|les|os)? ?(?:aviso|escribo|confirmo|digo|veo|llamo)|lo (?:pienso|voy a pensar|veo|consulto|hablo)|dejame pensar(?:lo)?|muy car[oa]|esta car[oa]|carisimo|me equivoque|no era (?:ese|eso|esa)|todavia no|ahora no|por ahora no|de momento (?:no|nada)|olvidal[oa]|nao quero|deixa|nada por ahora|no por ahora|none of (?:those|them|these)|i changed my mind|changed my mind|nao gostei|no me animo|(?:mejor|igual|al final si|si) voy|voy (?:igual|nomas|a ir|en el (?:horario|turno|que)|al (?:horario|turno|que)|cuando tenia)|como estaba|el que tenia|la que tenia|en otro momento|(?:otro|outro) momento|si voy a ir|siempre si voy|no l[oa] canceles?|lo dejo|la dejo|dejarlo asi|queda como esta(?:ba)?|mantener|mantenela|mantengala|mantenlo|mantenelo|la mantengo|lo mantengo|si (?:puedo|voy|vamos)(?: a)?(?: poder)? ir|si (?:voy|puedo|ire)|elegi mal|me confundi|otro servicio|no es lo que (?:pedi|queria|quiero)|es mucho|me pase de presupuesto|no me alcanza|no tengo (?:plata|dinero)|too expensive|muito car[oa]|i ll think about it|let me think|fue un error|lo consulto|not that one|not this one|mejor (?:despues|luego)|despues (?:veo|lo veo)|conservar|keep it|nenhum|nenhuma) `;
const ASSENT =
  / (?:ese|esa|eso|este|esta|esse|essa|that|this|asi|all) (?:mismo |mero |horario |turno |one )?(?:esta|me|va|queda|sirve|works|is|ta|serve|me) ?(?:bien|perfecto|perfecta|genial|sirve|fine|great|ok|good|otimo|bom|queda|parece)?|me (?:sirve|queda bien|viene bien|va bien|parece bien|parece perfecto|quedo con es[ea]|late|acomoda)|quedate con es[ea]|me quedo con es[ea]|confirm(?:o|ar|ado|ada|amos|alo|ala|elo|ela|ame|eme)|acepto|de acuerdo|(?:manda|mandal[oa]|mandame|mandamel[oa]|mandeme|mandemel[oa]|mandel[oa]|pasal[oa]|pasamel[oa]|pasame|envial[oa]|enviamel[oa]|enviame|envie|mande|manda ai|manda la|pode mandar) ?$|proced[ae]|adelante|hagal[oa]|hacel[oa]|hazl[oa]|that one|this one|sounds good|works for me|pode confirmar|pode marcar|es correct[oa]|esta (?:bien|perfecto|correcto)|todo (?:bien|correcto|ok)|cancelel[oa]|cancelal[oa]|si l[oa] confirmo|(?:agenda|agende|reserva|reserve|regala|regale|ayuda|ayude|colabora|colabore|anota|anote|aparta|aparte|quiero|dame|deme|tomo|elijo|prefiero|pon|pone|cambia|deja)(?:me|melo|mela|lo|la)? (?:a |con |para |en )?(?:ese|esa|este|esta|esse|essa|that one|this one)(?: porfa| por favor)?|me (?:queda|va|viene) (?:perfecto|genial|barbaro|joya|de lujo|de diez|de maravilla|super bien) /;

/** Refuses what was understood, not what is wanted. */
const NOT_THAT_ONE =
  / (?:no era|no es|no (?:queria|quiero|dije|pedi)|era|digo|me equivoque|me confundi|elegi mal|not that one|not this one|otro servicio) /;
/** "Me equivoqué, con la otra doctora": what comes instead is said beside it. */
const MISTAKEN = /^(?!.* (?:no|nao|not) ).* (?:me equivoque|me confundi|elegi mal|fue un error) /;
const CANCELS = / (?:cancel|anul|desmarc|borr)[a-z]* /;
const THANKING = / (?:gracias|obrigad[oa]|thanks|thank you|agradezco|bendiga|bendiciones|muy amable|valeu) /;

const NO_AND_WANTS = /(?<!\p{L})n[oã]o?\s*[,.;]+\s*(?:quiero|quero)(?!\p{L})/iu;

/** Where something is pending, a short phrase without another errand is a yes or a no. */
export function leaning(heard: Heard, count: number): Act | undefined {
  const { situation, text, times } = heard;
  if (text.asks || count > TAIL_WORDS_MAX) return undefined;
  const pending = situation.asks === 'confirm' || situation.asks === 'list';
  const hit = heard.hit;
  const about = hit === undefined || hit.intent === 'reject' || agrees(situation, hit);
  const norm = text.norm;
  // "No, quiero cancelar mi turno" wants something; "no quiero cancelar" does not.
  const refused = NO_AND_WANTS.test(text.raw) ? norm.replaceAll(/ (?:no|nao) (?=(?:quiero|quero) )/g, ' ') : norm;
  if (
    REFUSAL.test(refused) &&
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
