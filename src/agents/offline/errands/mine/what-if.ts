/**
 * "Si no puedo ir, ¿con cuánto tiempo aviso?", "¿y si ese día me enfermo, pierdo la seña?": what may come is supposed, and
 * the question behind it is answered. Nothing is cancelled, moved or booked by it.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { keywordIn } from '../../keyword-in.ts';
import { CANNOT, CANT_COME, THEY_CANNOT_COME } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { CHANGES } from '../../words/deeds.ts';

const COME = '(?:ir|asistir|llegar|acudir|venir|estar|comparecer|chegar|vir)';
const NOT_COMING = `(?:${THEY_CANNOT_COME}|${CANNOT}(?: ${COME})?|(?:no|nao) (?:pueda|pudiera|pudiese|puder|pudesse|voy|vaya|vamos|asisto|vou|for|fosse|consiga|conseguir|llegara|llegase)(?: a)?(?: ${COME})?|falto|faltara|faltase|faltar|${CANT_COME}(?: it)?|(?:do not|don t) (?:come|make it|show up))`;
const SICK =
  '(?:me (?:enferm(?:o|e|ara|ase|are)|pongo mal|siento mal|resfri(?:o|ara|e)|da (?:gripe|fiebre)|accident(?:o|ara))|amanezco (?:mal|enferm[oa])|(?:estoy|estuviera|ando|caigo) (?:enferm[oa]|mal)|(?:eu )?(?:fico|ficar|ficasse|estiver|adoeco|adoecer)(?: (?:doente|mal))?|(?:get|am|feel|fall) (?:sick|ill|unwell))';
const HAPPENS =
  '(?:(?:me |nos |se me )?(?:surge|surgiera|sale|saliera|pasa|pasara|aparece|acontece|acontecer|surgir|aparecer)(?: (?:algo|un|una|algum[a]?|otra|alguna|imprevisto|urgencia|cosa|compromiso|coisa))+|(?:something|anything) (?:comes up|happens|came up))';
/** "No sé si puedo ir" doubts it, and supposes nothing. */
const IF =
  '(?<! (?:no se|nao sei|not sure|don t know|saber) )(?:si|if|en caso(?: de)? que|caso|se(?= (?:eu|ficar|nao|acontecer|surgir|eu)))';
/** "No sé si voy a poder ir, ¿qué hago?": as much. */
const DOUBT =
  / (?:no se|nao sei|not sure|don t know) (?:si|se|if) (?:(?:voy a|vou|eu|yo|i|ire a) )*(?:pued[oa]|poder|llego|llegar|alcanzo|alcanzar|posso|consigo|conseguir|can make it|can come)(?: (?:ir|llegar|venir|asistir|chegar|vir))?(?= )/;
const SUPPOSED = `(?:${NOT_COMING}|${SICK}|${HAPPENS})`;
const THEN = '(?:ese|esse|el|mismo|dia|por algo|al final|a la cita|al turno|justo|that day|nesse|no|na|hora)';
const CONDITION = re` (?:(?:y|e|and|what|pero|but|mas) )?${IF} (?:[^ ]+ ){0,5}?${SUPPOSED}(?: (?:(?:y|e|o|and|or) )?(?:ya )?${SUPPOSED})?(?: ${THEN})*(?= )`;

/** What there is to do then is shown with the appointment: the ways to move it and to cancel it. */
const WHAT_THEN =
  / (?:que (?:hago|pasa|pasaria|tengo que hacer|puedo hacer|debo hacer|se hace|hay que hacer)|como (?:hago|seria|se hace|faco|les aviso|aviso|hacemos)|o que (?:eu )?(?:faco|acontece)|what (?:do i do|should i do|happens|then)|a quien (?:le )?aviso) /;
/** "Con cuánto tiempo aviso", "how much notice". */
const HOW_LONG_BEFORE =
  / (?:(?:con|com) (?:cuant[oa]s?|quant[oa]s?)(?: [^ ]+){1,3} (?:[^ ]+ ){0,4}?(?:avis[a-z]*|notific[a-z]*)|(?:hasta|ate) (?:cuando|que hora|quando|que horas) (?:[^ ]+ ){0,3}?avis[a-z]*) /;
const NOTICE =
  / (?:(?:tengo|tenho|debo|hay|necesito|preciso) (?:que |de )?(?:avisar|notificar)|how (?:much notice|far ahead|soon|long before)|(?:les|te) aviso|avisar[a-z]*|aviso) /;
/** What becomes of the money. */
const LOSES =
  / (?:pierdo|perdemos|perderia|perco|perde|lose|cobr[a-z]*|devuelv[a-z]*|devolv[a-z]*|reembols[a-z]*|reintegr[a-z]*|charge[a-z]*|refund[a-z]*|multa|penalidad|recargo|pag[a-z]*) /;

const PAYS = '(?:pag|abon|sen|dej|transf|deposit|pay|paid)[a-z]*';
const PAID_AND_NOT_COMING = re`^ (?:(?:y|e|and|pero|but|mas|what|ok|bueno|una|pregunta|consulta|oye|che) )*${IF} (?:(?:yo|eu|i|l[oa]|ya|les?|te) )*${PAYS}(?: [^ ]+){0,3}? (?:y|e|and|pero|but|mas) (?:(?:despues|luego|al final|then|later|depois|justo|ese dia|yo|eu|i|we|no final|por algo) )*(?:${SUPPOSED}|cancelo|cancelar|anulo|i cancel)(?: ${THEN})* $`;

export function asksWhatIf(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, appointments = [] } = situation;
  if (flow === 'cancelacion') return undefined;
  // "¿Y si pago y después no puedo ir?", and nothing else: nothing is paid by it, and nothing given up.
  if (text.asks && PAID_AND_NOT_COMING.test(text.norm))
    return act(heard, { intent: 'ask', topic: 'cambios', area: 'AGENDAMIENTO' });
  if (flow === 'pagos') return undefined;
  const supposed = CONDITION.exec(text.norm) ?? DOUBT.exec(text.norm);
  if (supposed === null) return undefined;
  const asked = `${text.norm.slice(0, supposed.index)} ${text.norm.slice(supposed.index + supposed[0].length).trimStart()}`;
  if (CHANGES.test(asked.replace(WHAT_THEN, ' '))) return undefined;
  const notice = HOW_LONG_BEFORE.test(asked) || (text.asks && NOTICE.test(asked));
  if (notice) return act(heard, { intent: 'ask', topic: 'cambios', area: 'AGENDAMIENTO' });
  if (WHAT_THEN.test(asked)) {
    const own = flow === 'ninguno' && appointments.length > 0;
    return act(heard, own ? { intent: 'mine' } : { intent: 'ask', topic: 'cambios', area: 'AGENDAMIENTO' });
  }
  if (!text.asks || !LOSES.test(asked)) return undefined;
  const hit = keywordIn({ norm: asked, asks: true }, situation);
  const topic = hit?.intent === 'ask' ? hit.topic : undefined;
  return act(heard, { intent: 'ask', topic: topic ?? 'otro' });
}
