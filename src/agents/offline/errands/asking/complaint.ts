/**
 * "Me duele una muela, ¿atienden hoy?": who tells what ails him and asks for a day's hours wants to be seen that day. "Mi
 * carro jala a la derecha", "mi perrito está vomitando": told so, and nothing else, it is why he writes, and he wishes to come.
 */
import type { Heard } from '../../heard.ts';
import { STIFF } from '../../rules/health.ts';
import { group } from '../../rules/rule.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { servicesTold } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { clauses, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const AILS =
  / (?:(?:me|le|les|nos) (?:duelen?|molestan?|sangran?|arden?|pican?)|(?:se )?(?:me|le|nos) (?:rompi|rompio|quebro|partio|cayo|salio|hincho|inflamo|dano|trabo)|(?:tengo|traigo|tiene|trae|anda con|ando con|estoy con|esta con) (?:mucho |un |una |el |la |mis |mi )*(?:dolor(?:es)?|molestias?|infeccion|fiebre|(?:diente|muela|una|pierna|pata|rodilla|espalda|cuello|pie|brazo|hombro|encia|cara|boca)s? (?:[a-z]+ )?(?:rot[oa]s?|quebrad[oa]s?|partid[oa]s?|hinchad[oa]s?|inflamad[oa]s?|floj[oa]s?|lastimad[oa]s?|encarnad[oa]s?))|(?:esta|anda) (?:muy |bastante |re )?(?:mal|enferm[oa]|decaid[oa]|vomitando|cojeando|renqueando|cojo|coja)|(?:estou|esta) com (?:muita )?dor|doi|doendo|my [a-z]+ (?:hurts|broke|is (?:broken|swollen|bleeding))|toothache) /;

/** Of what is one's own: what it does, or does not do any more. */
const VERY =
  '(?:(?:muy|medio|todo|toda|re|super|bien|mal|con|un|una|unos|unas|mucha|mucho|muchos|muchas|demasiado|uma?|a) )*';
const AMISS = group(`
  vomitando|vomiting|cojeando|limping|renqueando|mancando|sangrando|bleeding|perdiendo|haciendo|botando|echando|tirando|fallando|temblando|chillando|tosiendo|estornudando|rascandose|lamiendose|quejandose|supurando|goteando|calentandose|vibrando|quemando|vazando|leaking
  mal|malit[oa]|enferm[oa]s?|doente|sick|rot[oa]s?|quebrad[oa]s?|broken|danad[oa]s?|trabad[oa]s?|inflamad[oa]s?|hinchad[oa]s?|swollen|irritad[oa]s?|infectad[oa]s?|oleos[oa]s?|gras[oa]s?|manchad[oa]s?|resec[oa]s?|opac[oa]s?|maltratad[oa]s?|decaid[oa]s?|itchy
`);
const AILMENT = group(`
  diarrea|fiebre|tos|sarna|pulgas|garrapatas|caries|bultos?|heridas?|feridas?|infeccion|alergia|manchas?|hongos?|caspa|rasgunos?|piojos|coceira|vomitos?
  ruidos?|sonidos?|chillidos?|fugas?|goteras?|falla|dolor|dor|humo|aceite
`);
const DOES_AMISS = group(`
  jala|tira|vibra|tiembla|suena|rechina|chilla|humea|gotea|chorrea|pierde|bota|quema|falla|patina|cojea|renguea|renquea|vomita|sangra|duelen?|pica|apesta|huele|pulls|leaks|shakes|hurts?|broke|smells
  (?:esta|estan|anda|andan|sigue|amanecio|se (?:la )?(?:pasa|vive)|ta|is|are) ${VERY}(?:${AMISS}|${AILMENT})|(?:tiene|tienen|trae|anda con|tem|has|hacen?|makes?|is making) ${VERY}${AILMENT}
  se (?:(?:me|le|nos) )?(?:apaga|calienta|recalienta|sobrecalienta|traba|caen?|sale|dana|descompone|descompuso|dano|rompio|quebro|partio|revento|quemo|mancho|rasca|lame|inflamo|hincho|infecto|atora|malogro|averio|pincho)
  (?:ya )?(?:no|nao|doesn t|won t|can t|isn t|is not) (?:quiere |quer |puede |pode )?(?:${STIFF}|pega|pegar|come|comer|camina|caminar|prende|prender|enciende|encender|arranca|arrancar|frena|frenar|funciona|funcionar|anda|carga|cargar|sirve|ve|oye|cierra|cerrar|abre|abrir|enfria|liga|work|working|start|eat|turn on)
`);
/** What is told of oneself: what one has lost or broken ("se me cayó una tapadura"), and what hurts. */
const OF_ONESELF = group(`
  se (?:me|le|nos) (?:acaba de |ha |han )?(?:cayo|caido|cayeron|rompi|rompio|roto|rompieron|quebro|quebraron|partio|partieron|solto|soltaron|despego|despegaron|astillo|fracturo|dano|danaron|descompuso|malogro|quemo|revento|desprendio|aflojo|trabo|inflamo|hincho|infecto|encarno|enterro|mancho)
  (?:me|le|nos) (?:duelen?|molestan?|arden?|pican?|sangran?|supuran?|truenan?)|(?:tengo|estoy con|ando con|traigo|tenho|estou com|i have|i ve got) (?:(?:un|una|mucho|mucha|fuerte|uma?|muita|muito|a) )*(?:dolor(?:es)?|dor(?:es)?|molestias?|caries|acne|hongos?|caspa|contractura|ciatica|lumbago|migranas?|esguince|torticolis|[a-z]{3,}itis|hernia|juanetes?|callos?|uneros?|pain)
  (?:casi )?(?:(?:no|nao) (?:puedo|logro|alcanzo a|posso|consigo)|i can t|i cannot) ${STIFF}
  (?:no|nao) veo (?:bien|nada|de)|veo (?:borroso|doble)|(?:doi|doem|esta doendo)
`);
/** What no business mends: the means of writing and of paying, and people at work. */
const NOT_BROUGHT =
  '(?:turno|cita|hora|reserva|consulta|pago|tarjeta|link|enlace|liga|correo|mail|email|mensaje|internet|wifi|app|whatsapp|banco|codigo|comprobante|transferencia|numero|nombre|cuenta|plata|dinero|foto|audio|appointment|booking|card|payment|vecin[oa]|jef[ea]|agendamento|cartao|pagamento)';
const TELLS_TROUBLE = re`^ (?:(?:hola|holi|buenas|buenos|buen|dias?|tardes|noches|oi|ola|bom|boa|tarde|noite|hi|hello|hey|disculp[ae]|oye|che|es que|lo que pasa es que|resulta que|mire|mira|ayer|hoy|anoche|creo que) )*(?:(?:a )?(?:mi|mis|nuestr[oa]s?|meus?|minhas?|my) (?!${NOT_BROUGHT} )[a-z]+ (?:[a-z]+ ){0,3}?${DOES_AMISS}|${OF_ONESELF}) `;

/** Told with nothing else; right before an appointment of his own it may be why he does not come to it. */
export function tellsTrouble({ text, hit, times, situation }: Heard): boolean {
  const { flow, appointments = [], now } = situation;
  const soon = appointments.some(({ slot }) => slot.start - now.epochMilliseconds < EXCUSED_MS);
  if (appointments.length > 0 && saysWhen(times)) return false;
  if (flow !== 'ninguno' || soon || hit !== undefined || text.asks) return false;
  return text.words.length <= TROUBLE_WORDS_MAX && TELLS_TROUBLE.test(text.norm) && !BESIDE.test(text.norm);
}
const TROUBLE_WORDS_MAX = 16;
const EXCUSED_MS = 24 * 60 * 60 * 1000;
/** It is of the past, of somewhere else, a reason, or of the writing itself. */
const BESIDE = re` (?:por eso|asi que|entonces|(?:no|nao) (?:(?:l[oa]s?|les?|me|nos) )?(?:puedo|pude|podre|podemos|voy|vamos|llego|vou)(?! ${STIFF} )|(?:ya )?(?:cancel|anul|pague|pago|transf)[a-z]*|gracias|despues|cuando (?:pueda|tenga)|el ano pasado|agua|whatsapp|internet|mensajes?|chat|link|pagina|cita|turno|hora|reserva|sistema) `;

/** Whether what comes before the question is a complaint, and the question is of one day. */
export function complainsAndAsks(before: string, asked: string, situation: Situation): boolean {
  if (situation.flow !== 'ninguno' || !AILS.test(readText(before).norm)) return false;
  const { fecha, fechaDesde } = timesIn(asked, situation);
  return (fecha ?? fechaDesde) !== undefined || NOW.test(readText(asked).norm);
}
const NOW = / (?:ahora|ahorita|agora|now|hoy|hoje|today) /;

/** "Traigo un diente quebrado, quiero una valoración": what ails him is why, and names no other service than the one he asks for. */
export function withoutComplaint({ raw, norm }: Text, { flow, tenant }: Situation): Text | undefined {
  if (flow !== 'ninguno' || tenant === undefined || !AILS.test(norm)) return undefined;
  const [first, next] = clauses(raw);
  if (first === undefined || next === undefined || first.asks || !AILS.test(readText(first.raw).norm)) return undefined;
  const rest = raw.slice(next.start);
  const told = servicesTold(rest, tenant);
  const meant = servicesTold(first.raw, tenant).filter((id) => !told.includes(id));
  return told.length > 0 && meant.length > 0 ? readText(rest) : undefined;
}
