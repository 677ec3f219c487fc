/**
 * What was left or cancelled just now, wanted after all, with nothing open: "bueno, sí", "pensándolo bien, resérvalo",
 * "quiero otra vez lo mismo". Only the machines know whether anything was.
 */
import { LIST_ROWS_MAX } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { position } from '../../answers/choosing/place-said.ts';
import type { Heard } from '../../heard.ts';
import { atTheHourGivenUp } from '../moving/as-it-stands.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { plainWords, readText, without } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';

/** A plain yes; "dale", "claro" and "ok" take their leave as well. */
const YES =
  / (?:si(?! (?:(?:se|me|les|te|nos) )?(?:pued|pod|podr|es posible|hay|habr|ten[eg]|tien|tuvier|fuera|qued|da |llega|sale|no ))|sip|sisi|sim|yes|yeah|yep) /;
/** With no question open it answers none (CONV-5): "bueno, sí" and "sí, dale" are said of what was left. */
const YES_ALONE = /^ (?:(?:si|sip|sisi|sim|yes|yeah|yep) )+$/;
const DEED =
  '(?:reserv|agend|anot|apart|apunt|separ|marc|confirm|sac)(?:[ae]|ar|ame|eme|amos)(?:me)?l[oa]|(?:l[oa] )?(?:reserva|reserve|agenda|agende|marca|marque|book|schedule) (?:it|that|them|those|isso|ele|ela)';
const AGAIN = '(?:otra vez|de nuevo|nuevamente|de vuelta|denuevo|again|outra vez|de novo|novamente)';
const THE_SAME = '(?:l[oa] mism[oa]|el mismo|o mesmo|a mesma|the same(?: one| thing)?)';
const WANTED =
  '(?:quier[oe]|quisiera|quero|dame|deme|hag(?:a|ame)|haz|pon(?:e|me|eme)|want|book|reserv[a-z]*|agend[a-z]*|anot[a-z]*|apart[a-z]*|sac[a-z]*|saqu[a-z]*|marc[a-z]*|volver a|vuelv[a-z]*|volve[a-z]*|voltar a)';
/** "Reservame de nuevo", "lo mismo otra vez", "volvé a agendarlo". */
const ONCE_MORE = re` ${WANTED}(?: [^ ]+){0,3} (?:${AGAIN}|${THE_SAME}(?= $| ${AGAIN})) | (?:vuelv[a-z]*|volve[a-z]*|volver|voltar?) a (?:reserv|agend|anot|apart|marc|sac|pon)[a-z]* | dej[ae](?:me|nos)?l[oa] (?:como|igual que) (?:estaba|antes)(?= $) `;
/** "Pensándolo bien, resérvalo", "al final sí lo quiero", "me arrepentí, sí". */
const AFTER_ALL = re` (?:pensando(?:lo)? (?:bien|mejor)|pensando (?:bem|melhor)|al final|ao final|no fim|mejor|melhor|siempre|actually|after all|on second thought|(?:me )?(?:arrepenti|equivoque|confundi)|cambie de (?:idea|opinion))(?: [^ ]+){0,2} (?:(?:si|sim|yes) (?:(?:l[oa]|the|it|o|a) )?(?:quiero|quero|reserv[a-z]*|want|book)|${DEED}|(?:si|sim|yes) (?:que )?(?:voy|vamos|vou|puedo|llego|posso)|(?:si|sim|yes)(?= $)) | (?:todavia|aun|sigo|ainda|still)(?: (?:si|me|la|lo|eu|i))* (?:quiero|quisiera|necesito|interesa|queriendo|interesad[oa]|quero|preciso|want|need)(?: (?:la|lo|el|ese|esa|a|o|it|the)(?: (?:cita|turno|hora|reserva|appointment|one))?)? $`;
const GO_ON =
  '(?:seguimos|sigamos|seguir|seguirl[ao]|sigo|continuemos|continuamos|continuar|continuo|retomemos|retomamos|retomar(?:l[ao])?|retomo|prosigamos|continue|resume|go on|carry on|keep going)';
/** "Seguimos con mi hora", "vamos continuar", "let's carry on": behind a silence, of what was being done before it. */
const GOES_ON = re` ${GO_ON}(?: (?:con|com|with|de|a|o|the|la|el|lo|l[ao]s|mi|meu|minha|my|our|nuestr[oa]|nosso|ese|esa|eso|esto|isso|that|this|it|${APPOINTMENT}|cambio|mudanca|change|move|pago|pagamento|payment|pendiente|anterior|ayer|donde|nos|quedamos|estabamos|onde|paramos|where|we|left|off|adelante|entonces|ahora|agora|now|hoy|hoje|porfa|por favor|please|gracias|si|sim|dale))* $`;
const WORDS_MAX = 14;

/** Whether these are words that take up what was left. */
export function takesUp(heard: Heard): boolean {
  const {
    text: { norm, words, asks },
    situation,
  } = heard;
  if (situation.flow !== 'ninguno') return false;
  if (undoesCancelling(heard) || atTheHourGivenUp(heard)) return true;
  if (REFUSES.test(norm)) return false;
  if (comesBack(heard)) return true;
  if (asksThenInstead(heard)) return true;
  if (GIVE_IT_BACK.test(norm)) return true;
  if (words.length > WORDS_MAX) return false;
  if (situation.appointments?.length === 0 && THAT_DAY.test(norm)) return true;
  if (asks) return GIVES_BACK.test(norm);
  return (
    (YES.test(norm) && !YES_ALONE.test(norm)) || ONCE_MORE.test(norm) || DEED_ONLY.test(norm) || AFTER_ALL.test(norm)
  );
}
/** The first words behind a silence: "seguimos", "la segunda", "a las 11". */
function comesBack({ text: { raw, norm, words }, times, situation: { parked, asks } }: Heard): boolean {
  if (parked !== true || words.length > WORDS_MAX) return false;
  const answers = asks === 'nothing' && position(plainWords(raw), LIST_ROWS_MAX) !== undefined;
  const rest = saysWhen(times) ? readText(without(raw, times.spans)).norm : undefined;
  return answers || GOES_ON.test(norm) || (rest !== undefined && IS_THERE.test(rest));
}

/**
 * "Listo, a las 16", "pues el lunes a las 11", "al final mejor el martes", behind "lo pienso y te aviso": an hour, or a day
 * that goes on from something, and not what for.
 */
export function saysOnlyWhen({ text: { raw, words, norm, asks }, times, situation: { flow } }: Heard): boolean {
  if (flow !== 'ninguno' || asks || !saysWhen(times) || words.length > WORDS_MAX) return false;
  if (times.hora === undefined && !GOES_ON_FROM.test(norm)) return false;
  const rest = readText(without(raw, times.spans)).norm;
  return IS_THERE.test(rest.replace(PUT_ME, ' '));
}
const GOES_ON_FROM =
  /^ (?:(?:ok|vale|ya|bueno|listo|hola|oye|mira|gracias) )*(?:pues|al final|no fim|mejor|melhor|better) /;
/** "Ponme", "me anotas": who says only when he is put down. */
const PUT_ME =
  / (?:(?:pon|apunt|agend|anot|reserv|apart)(?:a|e)?(?:me|nos)|me (?:pone|apunta|agenda|anota|reserva)s?|(?:book|put) me|me (?:marca|coloca|encaixa))(?= )/;

/** "Me equivoqué, no quería cancelar", "¿me la vuelve a dar?", "deshaga la cancelación", right behind one: it is wanted again. */
function undoesCancelling({ text: { norm }, situation: { doneJustNow } }: Heard): boolean {
  return doneJustNow === 'cancel' && UNDOES_IT.test(norm);
}
const UNDOES_IT = new RegExp(
  ` (?:${[
    '(?:(?:me|nos) )?l[oa]s? (?:(?:pued|pod|podr)[a-z]* )?(?:volver|vuelv[a-z]*|volv[ei][a-z]*) a (?:dar|poner|agendar|reservar|anotar|apartar)[a-z]*',
    '(?:me|nos) l[oa]s? (?:(?:pued|pod|podr)[a-z]* )?(?:(?:devolv|devuelv)|regres|reactiv|recuper|restaur)[a-z]*',
    '(?:des(?:hag|hac|haz|fa[cz]|fac)|rev(?:ier|er)t|anul|cancel|undo|dej[ae] sin efecto)[a-z]* (?:la|esa|el|o|a|the|that|my|mi|essa|esse) (?:cancelacion|anulacion|cancelamento|cancellation)',
    '(?:no|nao|didn t|did not) (?:(?:l[oa]|yo|i|me|eu) )*(?:queria|quise|pretendia|want to|mean to|era para|debia) (?:cancel|anul|desmarc)[a-z]*',
  ].join('|')}) `,
);

/** "¿El martes hay?", "y para el jueves?", right behind a cancellation: of what was cancelled, where nothing else is named. */
function asksThenInstead({ text, times, situation: { doneJustNow, tenant } }: Heard): boolean {
  if (doneJustNow !== 'cancel' || tenant === undefined || !saysWhen(times)) return false;
  const { norm } = readText(without(text.raw, times.spans));
  const asks = (text.asks && IS_THERE.test(norm)) || MAY_COME.test(norm);
  return asks && findNames(text.raw, tenant).servicio === undefined;
}
const IS_THERE =
  /^ (?:(?:y|e|and|che|oye|ok|ya|va|vale|venga|si|sim|yes|dale|listo|perfecto|hola|oi|hi|gracias|bueno|pues|al final|no fim|entonces|entao|then|so|pero|better|melhor|para|pra|for|on|no|na|en|el|a|al|las?|mejor|hay|habra|tienen|tenes|tienes|tiene|queda|quedan|tem|teria|do you have|is there|algo|anything|alguna?|turnos?|citas?|horas?|horarios?|cupos?|lugar|espacio|disponibilidad|disponibles?|libres?|free|available|puede ser|podria ser|pode ser) )* ?$/;

/** "¿Podría ir el sábado a las 10?", "se puede para el sábado?", "e dá pra ir no sábado?" */
const MAY_COME =
  /^ (?:(?:y|e|and|pero|but|mas|ok|bueno|dale|gracias|obrigad[oa]|thanks|hola|entonces|mejor|si|sim|yes) )*(?:(?:me |nos )?(?:puedo|podria|podriamos|podemos|podre|podes|puedes?|podrias|posso|poderia|consigo|pode)|se (?:puede|podria|podra)|da (?:pra|para)|daria (?:pra|para)|can i|could i|may i|can you|could you)(?: (?:ir|pasar|venir|vir|atender(?:me)?|come|go|get in|see me|dar(?:me)?|anotar(?:me)?|poner(?:me)?|fit me in|ser|em vez|mejor|melhor|para|pra|el|las?|en|no|na|on|at|for|en cambio|instead|un[oa]?|um|uma|one|temprano|cedo|early|por favor|porfa|please))* ?$/;

/** "Ese mismo día a las 4", "¿tenés para ese mismo día?", of one who has none: the day of what was left. */
const THAT_DAY = / (?:ese|nesse|esse|that) (?:mismo|mesmo|same) (?:dia|day) /;
/** "Ay no, me equivoqué" refuses what was done, not what is asked for. */
const REFUSES =
  / (?:no|nao|not|don t) (?!(?:me equivoque|perdon|disculp[a-z]*|espera|wait|sorry|pensando[a-z]*|si|sim|mejor si|mentiras?|siempre si|dej[ae]l[oa]) )| (?:cancel|anul)[a-z]* /;
/** "¿Lo podés volver a poner?", "can I get it back?" */
const GIVES_BACK = re` (?:l[oa]|me l[oa]) (?:pued|pod|podr)[a-z]* (?:reactivar|recuperar|devolver|dejar como estaba) | (?:volver|vuelv[a-z]*|volv[ei][a-z]*) a (?:poner|agendar|reservar|anotar|apartar|sacar|marcar)[a-z]* | (?:reserv|agend|anot|marc|pon)[a-z]* (?:${AGAIN}|(?:[^ ]+ )?${AGAIN}) |(?:get|have|put|book) it (?:back|again) `;
/** "¿Me devuelve la cita del electro el jueves a las 11?" */
const GIVE_IT_BACK = re` (?:me|nos|can you|could you|pode|puede|podria)(?: (?:pued|pod|podr)[a-z]*)? (?:devolv|devuelv|regres|reactiv|recuper|restaur|restor|reinstat)[a-z]* (?:el|la|mi|o|a|meu|minha|my|the) (?:${APPOINTMENT}) `;
const DEED_ONLY = re` (?:${DEED}) `;

/** Said as a second thought, or once more: a wish, though its words alone might be a refusal or another errand. */
export function wantsAfterAll(heard: Heard): Act | undefined {
  const { norm } = heard.text;
  if (undoesCancelling(heard) && heard.situation.flow === 'ninguno') return act(heard, { intent: 'book' });
  if (GIVE_IT_BACK.test(norm) && heard.situation.flow === 'ninguno')
    return act(heard, { intent: hasItStill(heard) ? 'move' : 'book' });
  if (comesBack(heard) && !REFUSES.test(norm)) return act(heard, { intent: 'book' });
  // "And give me one on Thursday at the same time."
  const instead = heard.situation.doneJustNow === 'cancel' && atTheHourGivenUp(heard) && saysWhen(heard.times);
  if (instead && heard.hit === undefined) return act(heard, { intent: 'book' });
  if (!takesUp(heard) || (heard.hit !== undefined && !OF_A_WISH.includes(heard.hit.intent))) return undefined;
  if (heard.text.asks || ONCE_MORE.test(norm) || AFTER_ALL.test(norm)) return act(heard, { intent: 'book' });
  return DEED_ONLY.test(norm) && !saysWhen(heard.times) ? act(heard, { intent: 'accept' }) : undefined;
}
/** Of one that is there still it says where to. */
function hasItStill({ text, situation: { tenant, appointments = [] }, times }: Heard): boolean {
  const servicio = tenant && findNames(text.raw, tenant).servicio;
  return saysWhen(times) && appointments.some(({ serviceId }) => serviceId === (servicio ?? serviceId));
}
const OF_A_WISH: readonly Act['intent'][] = ['book', 'accept', 'reject'];
