/**
 * An appointment that there is, given up without the words of an order: "cancelo, ya se me pasó", "ya no la necesito",
 * "dudo que pueda ir". The machine asks before it does it.
 */
import { act, type Act } from '../../acts.ts';
import { comesBack } from '../../answers/refusing/exits.ts';
import { TAKING } from '../several/wishes-anew.ts';
import { named } from '../mine/which-one.ts';
import { errands } from '../../errands.ts';
import type { Heard } from '../../heard.ts';
import { clauses, readText } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT, BILL, ES_DAY, PT_DAY, TRANSFER } from '../../words/words.ts';
import { UNABLE } from '../../words/cannot.ts';
import { re } from '../../words/pattern.ts';
import { CANCELS, HAS_CANCELLED } from '../../words/deeds.ts';

const BEFORE =
  '(?:(?:hola|bueno|ok|entonces|entao|mejor|melhor|better|al final|prefiero|prefiro|poxa|puxa|y|e|and|pero|mas|but|perdon|perdona|disculpa|disculpe|sorry|la verdad|ya|porque|asi que|por eso|por lo que|creo que|so) )*';
/** "La fisio del jueves", "lo del 12", "a aula de quinta". */
const OF_ITS_DAY = `(?:el|la|lo|mi|a|o|meu|minha)(?: (?!no |nao )[^ ]+){0,4}? (?:del?|da|do) (?:${ES_DAY}|${PT_DAY}|[0-9]{1,2})(?: feira)?`;
const GIVES_IT_UP = new RegExp(
  `(?:^|.*(?= (?:asi que|por eso|por lo que|mejor|entonces|prefiero|so) )) ${BEFORE}(?:${[
    '(?:(?:me |te |se )?l[oa]s? )?(?:cancelo|anulo|desmarco|cancelamos|anulamos|cancelaria|anularia)',
    '(?:i|we) (?:ll|will|am going to|are going to|m going to|re going to) cancela?',
    'desisto|desistimos',
    '(?:(?:el|la|mi|o|a) (?:turno|cita|hora|reserva|consulta|clase|sesion) )?(?:(?:el|la|lo) (?:de |del )(?:el |la )?[^ ]+ )?(?:ya )?(?:no|nao) (?:me )?l[oa]s? (?:voy a |vamos a |vou )?(?:necesit|precis|ocup)(?:o|amos|ar)(?: (?:mas|mais))?',
    // "No voy a necesitar la del jueves", "ya no quiero la fisio del jueves", "la fisio del jueves no la voy a usar".
    `(?:(?:ya |ja )?(?:no|nao) (?:voy a|vamos a|vou) (?:necesitar|precisar|ocupar|usar|querer)|(?:ya no|ja nao) (?:necesit|precis|ocup|us|quier|quer)(?:o|amos|emos)) ${OF_ITS_DAY}(?= $)`,
    `${OF_ITS_DAY} (?:ya |ja |al final )?(?:no|nao) (?:me )?l[oa]s? (?:voy a |vamos a |vou )?(?:necesit|precis|ocup|us|utiliz|quer|quier)(?:o|amos|emos|ar|er)(?: (?:mas|mais))?(?= $)`,
    // "Lo del jueves no va", "a aula de quinta não vai rolar".
    `(?:el|la|lo|a|o|mi|minha|meu)(?: ${APPOINTMENT})? (?:del?|da|do) (?:${ES_DAY}|${PT_DAY}|[0-9]{1,2})(?: feira)? (?:ya |ja |al final )?(?:no|nao) (?:va|vai)(?: (?:mas|mais|a ser|a poder(?: ser)?|a salir|rolar|ter|ser|acontecer|dar))?(?= $| (?:saca|borra|cancel|anul|quit)[a-z]* )`,
    '(?:dudo(?: mucho)?|no creo) que (?:pueda|vaya|llegue|alcance)',
    'no creo (?:poder|alcanzar|llegar|que pueda)',
  ].join('|')}) `,
);
/** "Vendí el coche, ya no lo llevo el viernes", "se nos murió, ya no la llevo", of who was to be brought. */
const BRINGS_IT_NOT = re` (?:ya|ja) (?:no|nao) (?:(?:l[oa]s?|o|a) )?(?:(?:voy|vamos|vou) (?:a )?)?(?:llev|lev|tra)(?:o|amos|emos|ar|er|igo)(?: (?:mas|mais))?(?: (?:el|la|na|no) (?:${ES_DAY}|${PT_DAY})(?: feira)?| manana| hoy| amanha| hoje)? $| (?:ya )?(?:no|nao) precisa mais do horario `;
/** "Melhor cancelar, vendi o carro", "meu marido vai viajar, cancela então": the order by itself, and why. */
const ORDERED_ALONE = re`^ ${BEFORE}(?:(?:pode|podem|podes|puedes|puede|pueden) )?(?:cancel|anul|desmarc)(?:ar|a|e|em|en|ad)?(?: (?:es[aeo]|est[aeo]|ess[ae]|isso|this(?: one)?|that(?: one)?))?(?: (?:ya|entonces|entao|then|nomas|mesmo|mejor|melhor|por favor|porfa|please|pf|gracias|obrigad[oa]|thanks|k+|(?:ja)+))* $`;
/** "Le cancelo mañana": to pay, where that is said so. */
const PAYS = re` (?:les? cancel[a-z]*|${BILL}|${TRANSFER}|plata|dinero|dinheiro|money|link|saldo|deuda|la mitad|por adelantado|en (?:el|la) (?:local|consultorio|caja|recepcion|clinica)|el dia de la (?:cita|consulta)) `;

/**
 * "Al final no la ocupo, ¿me la quita?", "bajalo nomás, ya no le hace falta", "ya me arreglaron los frenos en otro lado,
 * saquen mi hora": taken out of the diary. By itself "¿me la quita?" may be asked of a stain, "saque mi hora" take one.
 */
const TAKES_OFF = re` (?:l[oa]s? (?:quit|baj|borr|sac|elimin|tir)(?:as?|an|es?|en|a pra mim)|(?:quit|baj|borr|sac|saqu|elimin)(?:a|e|en|ar|ame|eme|enme|amela|emela)?l[oa]s?|(?:me |nos )?(?:quit|baj|borr|sac|saqu|elimin|liber|tir)(?:as?|es?|an|en|ar)(?:me|nos)? (?:mi|la|el|esa|ese|meu|minha) ${APPOINTMENT}|take (?:it|me|my [a-z]+) off) `;
const NO_USE = re` (?:(?:no|nao|don t) (?:(?:me|le|nos|les|l[oa]s?|i) )*(?:(?:voy|vamos|va|vou|vai) (?:a )?)?(?:hacen? falta|hacer falta|hara falta|(?:necesit|precis|ocup|us|utiliz)[a-z]*|need)|(?:ya|ja|i|already) (?:[^ ]+ ){0,5}(?:(?:en|em|con|com|por|a|no) (?:otr[oa]|outr[oa]) [a-z]+|(?:somewhere else|elsewhere|another place))) `;
const ONE_MORE = re` (?:otr[oa]|outr[oa]|another|una?|uma?) (?:${APPOINTMENT}) `;

/** Of the appointment that there is, where nothing is open and nothing is owed that "cancelo" could mean to pay. */
export function givesItUp(heard: Heard): boolean {
  const { text, situation } = heard;
  const { flow, appointments = [], owes } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || owes === true) return false;
  if (TAKES_OFF.test(text.norm) && NO_USE.test(text.norm) && !ONE_MORE.test(text.norm)) return true;
  if (text.asks) return false;
  if (PAYS.test(text.norm) || TAKING.test(text.norm)) return false;
  if (BRINGS_IT_NOT.test(text.norm)) return true;
  const said = [text.norm, ...clauses(text.raw).map(({ raw }) => readText(raw).norm)];
  if (said.some((one) => GIVES_IT_UP.test(one))) return true;
  return !HAS_CANCELLED.test(text.raw) && said.some((one) => ORDERED_ALONE.test(one)) && asksForNothingElse(heard);
}

/** The one whose day is told; of none, the machine asks which. */
export function cancelsGivenUp(heard: Heard): Act | undefined {
  if (!givesItUp(heard)) return undefined;
  const of = TELLS_ITS_DAY.test(heard.text.norm) ? named(heard.text, heard.situation, []) : undefined;
  return act(heard, { intent: 'cancel', ...(of === undefined ? {} : { of }) });
}
const TELLS_ITS_DAY = re` ${OF_ITS_DAY} | (?:el|la|na|no) (?:${ES_DAY}|${PT_DAY})(?: feira)? $`;

function asksForNothingElse(heard: Heard): boolean {
  return errands(heard).acts.every(({ intent }) => intent === 'cancel');
}

/** "Me tocó cancelar lo de las 6": where "cancelar" may mean to pay, what has an hour or a day is an appointment. */
const CANCELS_AT =
  /^(?!.* (?:no|nao|not|nunca|sin|pague|pagar) ).* (?:cancel|anul|desmarc)[a-z]* (?:(?:l[oa]|el|o|a) (?:de |del |da |do |das )(?!la |el )|(?:el|o|a|na|no) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes)(?: feira)? )/;
/** "Me arrepentí, no quiero ir más": of what was booked, where nothing else is open; asked about before it is done. */
const REGRETS =
  /^ (?:(?:hola|uy|ay|perdon|sorry|disculpa|disculpe|sabes que|la verdad|al final|mejor|pucha|che) )*(?:(?:me arrepenti|me arrependi|i changed my mind|changed my mind|desisti) ?)?(?:(?:ya )?(?:no|nao|i don t|don t) (?:quiero|quero|want to) (?:ir|asistir|venir|go|come)(?: (?:mas|mais|anymore|al turno|a la cita|a la hora|manana))?|(?:ya )?(?:no|nao) (?:voy|vou|ire|vamos)(?: (?:a ir|mas|mais|nada))?|(?:ya )?no quiero (?:mas )?(?:el turno|la cita|la hora|la reserva)|ya no (?:voy|vou)(?: a ir)?|(?<= (?:me arrepenti|me arrependi|changed my mind|desisti) ))(?: (?:gracias|perdon|sorry|disculpa|disculpe|obrigad[oa]))* ?$/;
export function cancelsThatOne({ text, situation, times }: Heard): boolean {
  if (situation.flow !== 'ninguno' || (situation.appointments ?? []).length === 0 || text.asks) return false;
  // "Me mejoré, ya no quiero ir": why, and then that.
  const last = clauses(text.raw).at(-1);
  if (REGRETS.test(text.norm) || (last !== undefined && REGRETS.test(readText(last.raw).norm))) return true;
  // "…y sacame uno el lunes": two errands, each read by itself.
  if (TAKING.test(text.norm)) return false;
  const when = times.fecha ?? times.hora ?? times.fechaOriginal ?? times.horaOriginal ?? times.horaCandidates[0];
  return when !== undefined && CANCELS_AT.test(text.norm);
}

/** "Mejor no", "uy no, me equivoqué", right behind a booking: of that one. */
const UNDOES = re`^ (?:(?:uy|ay|uh|oh|no|nao|perdon|disculpa|disculpe|sorry|desculpa|che|pucha|na verdade|la verdad|sabes que|actually|espera|mmm?) )*(?:mejor no|melhor nao|better not|(?:al final|finalmente|siempre|ya|na verdade)? ?(?:${UNABLE}|(?:no|nao) (?:voy|vou|l[oa] (?:quiero|necesito)))(?: (?:ir|al final|mas|mais|gracias|asistir))*|al final no|(?:me (?:equivoque|confundi|enganei) )?(?:(?:yo|eu) )?(?:no|nao) (?:queria|quise|pretendia|era mi intencion)(?: (?:reservar|agendar|sacar|marcar|pedir|nada|es[aeo]|ess[ae]|la cita|el turno|ninguna?|otra?|cita|turno|hora|todavia|aun|ainda|ya|tan pronto))*|no era es[eo]|me (?:equivoque|arrepenti|confundi|arrependi|enganei)|(?:borr|quit|elimin|sac|anul|cancel|desmarc)(?:a|e|ala|alo|ela|elo|ar|arla|arlo|o)|i can t make it|i changed my mind|never ?mind)(?: (?:por favor|porfa|please|gracias|perdon|mejor|entonces|nomas|no mas|cancel(?:a|e|ala|alo|o)|borrala|borralo|disculpe?a?|sorry|obrigad[oa]))* $`;
export function undoesIt({ text, times, situation }: Heard): Act | undefined {
  const { state, flow, appointments = [] } = situation;
  if (state !== 'evento_creado' || flow !== 'ninguno' || text.asks || saysWhen(times)) return undefined;
  const of = appointments.toSorted((a, b) => a.bookedAt - b.bookedAt).at(-1);
  if (of === undefined || !UNDOES.test(text.norm)) return undefined;
  return { intent: 'cancel', of, from: 0, to: text.raw.length };
}

/** "Cancelá la del viernes y el lunes te escribo para reagendar": the first is for now, and the rest for then. */
export function cancelsTillLater({ text, situation }: Heard): Act | undefined {
  const { flow, appointments: own = [] } = situation;
  if (flow !== 'ninguno' || own.length === 0 || !comesBack(text)) return undefined;
  const later = clauses(text.raw).find(({ raw }) => comesBack(readText(raw)));
  const head = readText(text.raw.slice(0, later?.start ?? 0));
  if (!CANCELS.test(head.norm)) return undefined;
  const of = named(head, situation, []) ?? (own.length === 1 ? own[0] : undefined);
  return { intent: 'cancel', from: 0, to: head.raw.length, ...(of === undefined ? {} : { of }) };
}
