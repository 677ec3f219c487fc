/**
 * "El domingo se comió un calcetín", "hoy me pagan", "tengo -2.50 en el ojo", where something was asked: a remark that
 * wishes for nothing, whatever day, hour, service or person it names. It is asked again, and nothing is changed.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { keywordOf } from '../../keyword-in.ts';
import { isForAPerson } from '../../errands/several/told-beside.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { isReason } from '../agreeing/harmless.ts';
import { isRemark } from '../../words/life.ts';
import { verdictOf } from '../../words/phrases.ts';
import { pointsBack, stretches, type Stretch } from '../../words/telling.ts';
import { fold, plainNorm, readText, type Text } from '../../words/text.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { CANNOT } from '../../words/cannot.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/** The weather, the traffic, the match, the money, the mood, where he is now, what he has at hand, what he sees with. */
const OF_NOW = new RegExp(
  ` (?:${[
    '(?:que|hace|hay|mucho|mucha|harto|harta|tremendo) (?:tanto |mucho )?(?:frio|calor|viento|trafico|taco|trancon|humedad)|(?:el|la) (?:trafico|calor|frio|transito|lluvia|taco) (?:esta|es)|(?:esta|sigue) lloviendo|llueve|juega (?:la|el|mi)|hay partido|que frio|que calor|(?:the )?weather is|it s (?:so |very )?(?:cold|hot|raining)|esta (?:chovendo|muito frio)',
    '(?:me|nos) (?:pagan|depositan)|me cae la quincena|es quincena|cobro|cobramos|recebo|(?:i )?get paid',
    '(?:(?<!no )tengo|tenia|voy a tener) (?:la |el |mucha |nada de )?(?:plata|dinero|efectivo|lana|guita|pisto|sencillo|saldo)',
    '(?:(?:es)?toy|ando|amaneci|me siento|desde (?:ya|hoy|ayer) (?:ya )?estoy) (?:tan |muy |re |super |un poco |medio |bien |ya )?(?:list[oa]|nervios[oa]|ansios[oa]|emocionad[oa]|feliz|content[oa]|trist[e]|cansad[oa]|con (?:nervios|miedo|sueno|flojera|hambre))',
    '(?:hoy|ahora|hoje|ahorita) (?:estoy|ando|estou) (?:por|en|cerca de|em) (?!(?:la tarde|la manana|la noche|condiciones) )',
    '(?:me )?muero de (?:(?:los|las|la) )?(?:nervios|miedo|ganas|ansiedad|emocion|risa|hambre|sueno|calor|frio|verguenza)|(?:que|tengo) (?:muchos )?nervios|morrendo de (?:medo|vontade|ansiedade)|tengo (?:mucho|tanto|un) (?:sueno|miedo|frio|calor)|me duele (?:menos|mas) |hoy (?:es mi cumple|cumplo)|hoje e meu aniversario|today is my birthday',
    '(?:esta|estan|anda|andan|estao|is|s) (?:vazando|pingando|goteando|chorreando|perdiendo|botando|tirando|fallando|falhando|sangrando|supurando|leaking|dripping|bleeding)',
    'no (?:tengo|traigo|ando|cargo) (?:a (?:la )?mano|conmigo|encima) ',
    '(?:tengo|tiene|uso) (?:menos |mas )?[0-9]+ [0-9]+ (?:en|de) (?:el |los |cada |ambos )?(?:ojos?|miopia|astigmatismo|aumento|hipermetropia)',
    `mi (?:${KIN_WORD}) [a-z]+ (?:tambien )?(?:va|viene|me acompana|ira|vendra)(?: tambien)? conmigo|voy con mi (?:${KIN_WORD}) [a-z]+ $`,
  ].join('|')})`,
);
/** "No te imaginas lo que me duele", "no pude dormir", "mi marido no me pasa la pensión": how bad it is. What is denied is no answer. */
const HIS_OWN = `(?:mis?|nuestr[oa]s?|meus?|minhas?|my) (?!(?:link|liga|enlace|pago|tarjeta|codigo|correo|mail|whatsapp|wsp|cita|turno|hora|agenda|horario)s? )[a-z]+`;
const ILL = '(?:dolor(?:es)?|dor(?:es)?|ardor|fiebre|febre|tos|picazon|molestia|ansiedad|insomnio)';
const SUFFERS = re` (?:${[
  '(?:no|nao) (?:(?:te|se|os|me) )?(?:imagin|sab|hac[a-z]+ (?:una )?idea)[a-z]* (?:(?:de )?lo que|como|cuanto|o quanto|quanto|la falta que|(?:el|a|o) (?:dolor|dor))|(?:you )?(?:have no idea|can t imagine|don t know) how (?:much|bad(?:ly)?) (?:it|this|my|i)',
  `(?:no|nao|can t|cannot|couldn t|haven t) (?:(?:me|le|nos|he|ha|hemos|i|puedo|pude|podia|pudo|puede|podemos|pudimos|posso|consigo|consegui|logro|logre|dejo|deja|dejan|deixa|poder|been able to|(?<= no )(?:aguanto|soporto)) )*(?:ni |casi |mas |nada )*(?:dormir|dormido|dormi|pegar (?:el |un )?ojo|comer|comido|masticar|mastigar|caminar|tragar|engolir|agachar(?:me|se)?|sentar(?:me|se)|agarrar nada|mover (?:el|la|los|las|mi|o|a) (?!${APPOINTMENT})[a-z]+|mexer [oa] [a-z]+|vivir|viver|concentrarme|sleep|slept|eat|eaten|chew|walk|swallow|move my [a-z]+)(?: (?:nada|bien|bem|well|(?:en )?toda la (?:noche|semana)|a noite toda|all night|de(?:l)? ${ILL}|por (?:el|la) ${ILL}|de tanto ${ILL}))*`,
  `(?:no|nao|can t) (?:aguanto|soporto|aguento|suporto|resisto|doy(?= del? )|stand|take)(?: (?:mas|mais|mis|el|la|las|los|este|esta|tanto|o|a|as|de|del|con|the|this))*(?: ${ILL}|(?= $))`,
  `(?:no|nao) (?:(?:se )?(?:me|le) )(?:pasa|quita|baja|calma|va|cede)(?: (?:(?:el|la|mas|con|ni) )*(?:${ILL}|nada|ibuprofeno|remedio|pastillas?))(?: con nada)?`,
  `${HIS_OWN} (?:(?:ya|nunca|casi) )*(?:no|nao|won t|doesn t) (?:(?:me|nos|le|se|quiere|quer|esta|para de|deja de|want to) )*(?:come|comendo|duerme|dorme|camina|anda|arranca|prende|enciende|liga|pega|funciona|frena|enfria|esfria|carga|ladra|pasa (?:la|el|nada)|paga|ayuda|escucha|deja (?:ver|vivir|dormir)|start|eat|sleep|walk|work)`,
].join('|')}) `;
/** "No, ese día mi auto no anda", "no mi carro no arranca": a no by itself is the answer, and what he suffers is why. */
const REFUSES =
  /^[\s¡]*(?:(?:ay|uy|uh|ah|ai|oh|pucha)[\s,]+)*(?:no|n[aã]o|nop|nope)(?:\s*[,.;:!]|\s+(?:mis?|nuestr[oa]s?|meus?|minhas?|my)\s)/iu;
/** "Mi nequi no funciona", "mi internet no anda", where money is awaited: what keeps him from paying, and no remark. */
const KEEPS_FROM_PAYING = re` ${HIS_OWN} (?:ya )?(?:no|nao|won t|doesn t) (?:(?:me|se|quiere|esta) )*(?:anda|prende|enciende|funciona|carga|pega|liga|start|work) `;
function answersByIt({ raw, norm }: Text, { state, flow }: Situation): boolean {
  if ((state === 'AGENDA_ESPERANDO_PAGO' || flow === 'pagos') && KEEPS_FROM_PAYING.test(norm)) return true;
  return REFUSES.test(raw) && SUFFERS.test(plainNorm(raw));
}
/** "No aguanto más el dolor": its "más" begins nothing. */
const NO_MORE = /(?<=(?<!\p{L})n[oã]o? (?:aguanto|soporto|doy|aguento|suporto|resisto) )m[aá]i?s /iu;
function cut(raw: string, { tenant }: Situation): readonly Stretch[] {
  return stretches(raw.replace(NO_MORE, ''), tenant);
}
/** He wants another, or cannot, or asks for one, all the same. */
const MOVES = re` (?:(?<!(?:amanecio|amaneci|esta|anda|sigue|siente|siento) )mejor (?!descanso|asi)[a-z]+|${CANNOT}|no me sirve|cambi[a-z]*|mover[a-z]*|pas(?:a|e|ar)(?:me|l[oa])[a-z]*|cancel[a-z]*|otr[oa] (?:dia|hora|fecha)|antes|despues|mas tarde|mas temprano|libre|disponible|tiempo) `;
const WORDS_MAX = 22;

/** The whole message is such a remark, at a question that it leaves open. */
export function onlyTells(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  if (!isAsked(situation) || text.words.length > WORDS_MAX || hit?.intent === 'person') return undefined;
  if (answersByIt(text, situation)) return undefined;
  // Before a list nothing was misunderstood, and it is not shown again.
  const told = { intent: situation.asks === 'list' ? 'thanks' : 'unknown' } as const;
  if (saysWhose(heard) || tellsOfHisLife(heard) || describes(heard)) return act(heard, told);
  const all = cut(text.raw, situation);
  const remarks = all.filter((stretch) => isTold(stretch));
  if (asksFor(hit) && !remarks.every(({ raw }) => isOfNow(plainNorm(raw)))) return undefined;
  const moves = MOVES.test(plainNorm(text.raw.replace(NO_MORE, '')).replace(SUFFERS, ' '));
  if (remarks.length === 0 || moves || pointsBack(text.raw)) return undefined;
  const rest = all.filter((stretch) => !remarks.includes(stretch));
  return rest.every((stretch) => saysNothing(stretch)) ? act(heard, told) : undefined;
}

/**
 * "No sé si eso lo hacen ustedes, son largas", "no sé cuál será, es bajarle el ruedo", before hours: he doubts what it is
 * that he needs, and the same hours as if they had been asked for anew are no answer to it.
 */
export function doubtsWhatItIs({ text, times, hit, situation }: Heard): boolean {
  const { asks, flow, offer, known, tenant } = situation;
  if (asks !== 'list' || flow !== 'agenda' || offer?.kind !== 'turno' || text.asks || saysWhen(times)) return false;
  if ((hit !== undefined && hit.intent !== 'book') || !KNOWS_NOT_WHAT.test(text.norm)) return false;
  const { servicio = known?.servicio } = tenant === undefined ? {} : findNames(text.raw, tenant);
  return servicio === known?.servicio;
}
const KNOWS_NOT_WHAT =
  /^ (?:(?:uy|ay|ah|mm+|pero|pues|bueno|la verdad|es que|perdon|disculp[ae]|sorry|desculpa|yo|eu|i) )*(?:no se(?! [0-9])|nao sei|(?:i )?don t know|not sure|no (?:tengo|estoy) (?:idea|segur[oa])|nao tenho certeza) (?:bien )?(?:si (?:es[aeo]?|est[aeo]|lo|la|hacen|seria|sera|ustedes)|se (?:e|isso|voces|fazem)|cual (?:de (?:es[ao]s|ell[ao]s|tod[ao]s)|es|sera|seria|elegir|escoger|necesito|me toca|corresponde)|qual (?:e|seria|escolher|preciso)|if (?:it|this|that|you)|which (?:one|of)|what) /;

/** "El viernes se casa mi hermana", "me corrieron la reunión para el viernes": where nothing else is said, no Friday is wished for. */
function tellsOfHisLife({ text, times, hit, situation }: Heard): boolean {
  const { flow, asks } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || (asks !== 'confirm' && asks !== 'list')) return false;
  if (text.asks || asksFor(hit) || MOVES.test(plainNorm(text.raw)) || pointsBack(text.raw)) return false;
  const explains = EXPLAINS.test(text.norm);
  const then = (times.fecha ?? times.hora ?? times.preferencia) !== undefined;
  if ((!then && !explains) || times.restricciones.length > 0) return false;
  const all = stretches(text.raw, situation.tenant).filter(
    (stretch) => !saysNothing(stretch) && !(asks === 'list' && agrees(stretch)),
  );
  return (
    all.length > 0 &&
    !DENIES.test(text.norm) &&
    all.every(({ raw, kind }) => kind !== 'wish' && (isRemark(fold(raw)) || (explains && isReason(readText(raw).norm))))
  );
}
/** "Es que tengo junta", "se me complicó en el trabajo": why he asks for another. */
const EXPLAINS =
  /^ (?:(?:ay|uy|ah|pucha|perdon|disculp[ae]|sorry|desculpa|la verdad|lo que) )*(?:es que|e que|porque|pasa que|resulta que|fijate que|fijese que|it s just that|it s that|se (?:me|nos) (?:complic|junt|enred|hizo|alarg|atras)[a-z]*|me (?:surgio|salio)|surgiu|complicou|something came up) /;
const DENIES = /^ (?:ay |uy |pucha |ah )*(?:no|nao|nop|nope) /;
function agrees({ raw }: Stretch): boolean {
  return verdictOf(readText(raw)) === 'yes';
}

/** "Hoy estoy por San Isidro, ¿cuál me queda más cerca?", "sí, hoy cobro": the rest is the answer, or asks. */
export function withoutRemark(text: Text, situation: Situation): Text | undefined {
  const { raw, words } = text;
  if (!isAsked(situation) || words.length > WORDS_MAX || answersByIt(text, situation)) return undefined;
  const all = cut(raw, situation);
  const rest = all.filter((stretch) => !isTold(stretch));
  if (rest.length === all.length || rest.every((stretch) => saysNothing(stretch)) || pointsBack(raw)) return undefined;
  if (rest.some(({ kind, asks }) => kind === 'wish' && !asks) || isForAPerson(text, situation)) return undefined;
  // "¡Ya debitaron de mi cuenta! ¿Por qué no me confirma?": he has paid, and it is no remark.
  if (keywordOf(text, situation)?.intent === 'claim') return undefined;
  const asks = /\?/.test(raw) ? '?' : '';
  return readText(`${rest.map((stretch) => stretch.raw.replace(/^[\s,.;:!¿]+/, '').trim()).join(', ')}${asks}`);
}

const OPEN: ReadonlySet<Situation['flow']> = new Set(['agenda', 'reprogramacion', 'pagos']);
function isAsked({ flow, asks, field }: Situation): boolean {
  // What is typed as a name tells nothing.
  return OPEN.has(flow) && asks !== 'nothing' && field !== 'name';
}

/** Asked whether it is paid: "es la de mi hijo". */
function saysWhose({ text, situation }: Heard): boolean {
  if (situation.flow !== 'pagos' || situation.asks !== 'confirm' || text.asks) return false;
  return WHOSE.test(text.norm);
}
const WHOSE = re` (?:es|era|son) (?:la|el|las|los|lo) (?:de|del|da|do) (?:mi|mis|minha|meu) (?:${KIN_WORD})s? $`;

/** "Es un caniche de 12 kilos", "es un yaris 2009", "mi previsión es fonasa": what he brings or has, at an hour that is open. */
function describes({ text, hit, situation }: Heard): boolean {
  const { flow, asks, field, tenant } = situation;
  if ((flow !== 'agenda' && flow !== 'reprogramacion') || field !== undefined || tenant === undefined) return false;
  if (text.asks || hit !== undefined || (asks !== 'confirm' && asks !== 'list')) return false;
  const { servicio, profesional, sucursal } = findNames(text.raw, tenant);
  return (
    (servicio ?? profesional ?? sucursal) === undefined &&
    IT_IS_A.test(text.norm) &&
    !SAYS_OTHERWISE.test(text.norm) &&
    !MOVES.test(text.norm)
  );
}
/** "Es un robo pero lo quiero": of the price, and an answer. */
const SAYS_OTHERWISE =
  / (?:pero|mas|but|aunque|quiero|quero|want|dale|si|sim|yes|no|nao|not|ni modo|robo|asalto|roubo|ripoff|gasto) /;
export const IT_IS_A = re`^ (?:(?:ah|y|e|and|por si acaso|ojo|te cuento|le cuento|hola) )*(?:(?:(?:ella|el|ele|ela|he|she|it|mi [a-z]+|meu [a-z]+|minha [a-z]+) )?(?:es|e|is|he s|she s|it s) (?:(?:un|una|um|uma|a|an) (?!(?:duda|duvida|pregunta|pergunta|question|consulta|emergencia|urgencia|emergency|lugar|hora|horario|dia|turno|cita|buen|poco|pouco|problema|error|erro|mistake) )|de (?:raza|marca|ano|tamano) )|(?:mi|meu|minha|my) (?:telefono|celular|numero|fono|whatsapp|prevision|isapre|eps|seguro|obra social|prepaga|convenio|plano|patente|placa|matricula|carro|auto|moto|raza|peso|edad|phone|number|insurance|plate|car|telefone|placa)(?: [a-z]+)? (?:es|e|is) )(?:[^ ]+ ){1,7}$`;

function asksFor(hit: Heard['hit']): boolean {
  return hit !== undefined && hit.intent !== 'book' && hit.intent !== 'move' && hit.intent !== 'pay';
}

/** "¿Cerraron Palermo?" asks. */
function isTold({ raw, kind, asks }: Stretch): boolean {
  const said = plainNorm(raw);
  if (IT_IS_DONE.test(said) || HANGS_ON.test(said)) return false;
  return (kind === 'done' && !asks && !SERVED.test(said)) || isOfNow(said);
}
function isOfNow(said: string): boolean {
  return OF_NOW.test(said) || SUFFERS.test(said);
}
/** "Sí, si tengo plata", "cuando me paguen": a condition. */
const HANGS_ON =
  /^ (?:(?:y|pero|solo|e|and|but) )?(?:si|if|cuando|quando|when|apenas|siempre que|unless|hasta que|en cuanto) /;
/** "Listo quedó", "ya se hizo": it is settled. */
const IT_IS_DONE =
  / (?:listo|ya|asi|entonces|ok) quedo $|^ quedo (?:listo|asi|bien) $|^ (?:(?:listo|ok|ya) )*(?:se (?:hizo|realizo|efectuo)|quedo hech[oa]) $/;
/** "La otra vez me atendió Diego": with whom he would go again, perhaps. */
const SERVED = / (?:atendi[a-z]*|me fue bien|me fue mal) /;

/** Sounds, laughter, "por eso", "así que perfecto", and the "bueno" or "ya" that a tale begins with: no answer to anything. */
function saysNothing({ raw }: Stretch): boolean {
  return SO.test(plainNorm(raw)) || verdictOf(readText(raw)) === 'filler';
}
const SO =
  /^ (?:(?:por eso|asi que|es que|uy|uff|ay|pucha|bueno|ya|ok|claro|vale|mira|bom|well|no (?:importa|pasa nada|hay problema)|(?:hice|hago|esta) mal|jaja[ja]*|jeje[je]*|no|eh|y|que (?:mal|bueno|rabia|risa)|imaginate|la verdad|por eso (?:es|la|lo|vengo))(?: |$))+(?:(?:perfecto|genial|buenisimo|mejor descanso|aprovecho|todo bien) ?)*$/;
