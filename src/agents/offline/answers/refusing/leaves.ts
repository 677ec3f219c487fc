/**
 * "Al final no, cancelá", "no, ya no puedo, salir", "olvídelo señorita, otro día la llamo", "sabe que no, gracias, voy a ir
 * a otra parte": a word of leaving, and nothing around it but a no, a reason and manners. What is open is left (CONV-10).
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { fold } from '../../words/text.ts';
import { takesUp } from '../../errands/booking/taken-up.ts';
import type { Situation } from '../../situation.ts';
import { howMany } from '../../errands/cancelling/how-many.ts';
import { namesService } from '../../errands/booking/wishing.ts';
import { saysWhen } from '../../wishes.ts';
import { justBooked } from '../../errands/mine/just-booked.ts';
import { re } from '../../words/pattern.ts';
import { HAS_CANCELLED } from '../../words/deeds.ts';

const MANNERS = [
  'no|nao|nah|na|nop|nope|nel|ya|siempre|al final|a la final|no final|mejor|melhor|nada|ningun[oa]?|nenhum[a]?|none|actually',
  'ay|uy|ah|uh|eh|oh|uf|bah|buf|puf|meh|pucha|chuta|poxa|puxa|hey|ok|okay|bueno|pues|entonces|entao|pero|igual|nomas|por (?:ahora|hoy|el momento)|ahora|hoy|asi|ahi',
  '(?:usted |ud |vos )?sab(?:es?|is?)(?: que)?|mir[ae]|ve[ae]|la verdad(?: que)?|creo que|es que|pensandolo bien|de todos modos|de todas formas',
  'perdon|disculp[ae]|sorry|desculp[ae]|que pena|(?:muchas |mil )?gracias|(?:muito )?obrigad[oa]|valeu|thanks|thank you|muy amable|bendiciones|saludos',
  'senorita|senora|senor|joven|amig[oa]|doctora?|linda|che|chao|chau|adios|tchau|bye|por favor|porfa|please|todo|eso|esto|isso|con eso|con esto',
].join('|');
/** Why; by itself it may as well ask for another day. */
const REASON = [
  '(?:no|nao) (?:(?:voy a|vou|vamos a) )?(?:puedo|podre|poder|llego|llegar|alcanzo|alcanzar|posso|consigo|ir|pagar|voy|vamos|vou|quiero|quero|querer|necesito|cambio|cambiamos|muevo|mudo|reservo|agendo|hago|hacemos|pido|me (?:sirve|conviene|convence|anima|animo|alcanza))(?: (?:ir|pagar|llegar|nada|mas|mais|eso))*',
  '(?:(?:mi|mis|el|la|meu|minha|en|no|na) [a-z]+ )?(?:no|nao) (?:me|nos) (?:d[ae]n?|dio|dieron|deu|deram|dej[aeo]n?|dejaron|deix[ao]u?|deixam|deixaram)(?: (?:el )?permiso| a folga| folga| salir| ir| sair| faltar)*(?: (?:en|no|na|del?) (?:(?:el|la|mi) )?(?:trabajo|trabalho|jefe|jefa|chamba|pega|laburo|escuela|colegio))?',
  // "Não quero mais, deixa pra lá", "changed my mind, never mind": given up twice in one breath.
  '(?:i )?(?:do not|don t|dont) (?:want|need) (?:it|this|that|to)(?: (?:any ?more|now))?|(?:i )?(?:ve )?changed my mind|mudei de ideia|cambie de (?:idea|opinion)',
  'se me complico|me complique|(?:esta|es) (?:muy |re |medio |bien )?(?:caro|cara|lejos|lejisimos)|me (?:arrepenti|queda lejos|surgio algo)|tengo que (?:pensarlo|verlo)|lo (?:pienso|voy a pensar)',
].join('|');
const SOMETIME =
  '(?:otro dia|outro dia|otro momento|en otro momento|mas adelante|despues|despuesito|luego|mas tarde|depois|mais tarde|la (?:otra|proxima) semana|la semana (?:que viene|proxima|entrante|siguiente|que entra)|el (?:otro|proximo) mes|el mes que viene|semana que vem|cuando pueda|manana)';
const CALLS =
  '(?:(?:yo|eu|ya|ahi|mejor) )*(?:(?:te|l[aeo]s?|lhes?|me) )?(?:(?:llam|marc|escrib|habl|contact|avis|busc|comunic)(?:o|are|ire)|vuelvo a (?:llamar|escribir)|(?:voy|vou) a (?:llamar|escribir)|ligo|chamo|escrevo|aviso|falo)(?: (?:con (?:usted|ustedes)|yo))?';
/** "Luego veo", "depois eu vejo": then, and not now; "veo otro día" looks for one. */
const THEN = '(?:despues|despuesito|luego|mas tarde|mas adelante|depois|mais tarde)';
const SEES = '(?:veo|vemos|vere|veremos|miro|vejo|verei)';
const SEES_THEN = `${THEN} (?:(?:yo|eu|ya|l[oa]) )*${SEES}(?: (?:eso|esto|isso))?|(?:(?:l[oa]|eu) (?:l[oa] )?|ya )${SEES} ${THEN}`;
const ELSEWHERE =
  '(?:(?:yo )?(?:me )?(?:voy(?: a(?= (?:ir|buscar|probar|ver)))?|ire|vou|prefiero|mejor)(?: (?:ir(?:me)?|buscar|probar|ver))?|busco|consigo|pruebo) (?:a |en |con )?(?:otr[oa]|outr[oa]) (?:parte|lado|lugar|sitio|clinica|barberia|peluqueria|salon|dentista|doctora?)';
/** "Ya conseguí en otro lado", "já achei em outro lugar", "found another place": it is done with. */
const FOUND = `(?:(?:ya|ja|i|we|ve|yo|eu|me|nos|l[oae]s?|se|just|already) )*(?:consegui(?:mos)?|encontre|encontramos|achei|agende|reserve|saque|marquei|found|got|booked|did|went|(?<=(?:ya|ja)(?: (?:me|nos|l[oae]s?|se))* )[a-z]{2,}(?:e|i|ei|amos|imos|aron|eron|aram))(?: (?:it|one|um|uma|uno|una|turno|cita|hora|lugar|horario|done|a spot|an appointment))* (?:(?:en|em|con|com|at|por|a|to|with) )?(?:(?:otr[oa]|outr[oa]) (?:parte|lado|lugar|sitio|clinica|barberia|barbearia|peluqueria|salon|salao|taller|oficina|estudio|dentista|doctora?)|(?:another|a different) (?:place|shop|salon|clinic|barber|dentist|garage|studio|spot)|some(?:where|place) else|elsewhere)`;
const LEAVES = [
  'salir|quiero salir|me salgo|sair|quero sair|exit|quit|terminar',
  '(?:(?:te|le|lo|la) )?(?:cancel(?:a|e|en|ar|emos|al[oa]|el[oa])|anul(?:a|e|ar|emos|al[oa]|el[oa]))(?: (?:el proceso|la operacion))?',
  '(?:mejor|melhor) (?:(?:l[oa] )?(?:cancelo|anulo)|(?:ya|ja) (?:no|nao))',
  'olvid(?:al[oa]|el[oa]|ate|ese|emosl[oa])|esquec[ea]|dej(?:a|e|al[oa]|el[oa]|emosl[oa]|emos)|l[oa] dej(?:o|amos)|deixa(?: pra la)?|forget (?:it|about it)|never ?mind',
  `${SOMETIME} ${CALLS}|${CALLS} ${SOMETIME}|${SEES_THEN}|(?:maybe|perhaps) (?:later|another time|some other time)`,
  ELSEWHERE,
  FOUND,
].join('|');
const AROUND = `(?:${REASON}|${MANNERS})`;
const ALL = re`^ (?:${AROUND} )*(?:${LEAVES}) (?:(?:${AROUND}|${LEAVES}) )*$`;
/** "No quiero nada", "al final nada", "mejor no cambio nada", and nothing around it but manners. */
const NOTHING = re` (?:(?:no|nao) (?:quiero|quero|cambio|cambiamos|muevo|mudo|reservo|agendo|hago|hacemos|pido)|al final|no final|a la final|mejor|melhor) nada `;
const ONLY_AROUND = re`^ (?:${AROUND} )+$`;
/** "No, déjalo, ya llamaré yo": by itself it may put off the answer. */
const CALLS_BEHIND = re` (?:${CALLS}) $`;
const FOUND_IT = re` (?:${FOUND}) `;
const WITH_REASON = re` (?:${REASON}) `;
const CANCELS = / (?:cancel|anul)[a-z]* /;
/** "No cancele": with no comma it is against it. */
const DENIED =
  /(?<![a-z])n[ao]?o\s+(?:(?:me|l[oa]|quiero|quero|deseo|voy\s+a)\s+)*(?:cancel|anul|salg|salir|sair|dejes|dejar|olvides)/;
/** Before a question for a yes a bare "dejalo así" refuses that hour; who says "lo dejo" of himself leaves. */
const LEFT_SO = re`^ (?:(?:${MANNERS}) )*(?:l[oa] )?(?:dej|deix)(?!o |amos )[a-z]+ (?:(?:${MANNERS}) )*$`;
/** "Dejalo ahí nomás": all of it. */
const LEFT_THERE = / (?:dej|deix)[a-z]+ (?:por |para )?(?:ahi|ai|la) /;
/** Before hours: none of them, and no other is looked for. */
const NO_THANKS =
  /^ (?:(?:ay|uy|ah|oh|ok|bueno|entonces|pues|mejor|uh) )*(?:no|nop|nope|nao|nah|nel) (?:(?:entonces|pues|muchas|mil|muchisimas|muito|por (?:ahora|hoy)|ya|asi|esta bien|tranqui|muy amables?|igual|igualmente|de todos modos|gracias|grax|obrigad[oa]|valeu|thanks|thank you|ty|so much|a lot) )*(?:gracias|obrigad[oa]|valeu|thanks|thank you|ty)(?: (?:igual|igualmente|muy amables?|de todos modos|so much|a lot|anyway|saludos|chau|chao|bye))* $/;
const WORDS_MAX = 16;

export function leavesIt(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, asks } = situation;
  if (flow === 'ninguno' || text.asks || HAS_CANCELLED.test(text.raw)) return undefined;
  if (situation.offer?.kind === 'turno' && asks === 'list' && NO_THANKS.test(text.norm))
    return act(heard, { intent: 'exit', word: 'salir' });
  const said = text.norm.replace(CALLS_BEHIND, ' ');
  const all = ALL.test(text.norm) || ALL.test(said) || (NOTHING.test(said) && ONLY_AROUND.test(said));
  if (text.words.length > WORDS_MAX || !all || DENIED.test(fold(text.raw))) return undefined;
  // Asked whether it goes, or where it goes, that is the reason, and the appointment is left to itself by it.
  if ((flow === 'cancelacion' || flow === 'reprogramacion') && FOUND_IT.test(text.norm)) return undefined;
  if (asks === 'confirm' && LEFT_SO.test(text.norm) && !LEFT_THERE.test(text.norm)) return undefined;
  const cancels = CANCELS.test(text.norm);
  // "Mejor cancelalo", while another hour is looked for, is of the appointment.
  if (cancels && flow === 'reprogramacion') return undefined;
  // Asked whether it goes, "ya no puedo, deje" may be a yes.
  if (flow === 'cancelacion' && (cancels || WITH_REASON.test(text.norm))) return undefined;
  return act(heard, { intent: 'exit', word: cancels ? 'cancelar' : 'salir' });
}

/* All is said, and nothing was asked. */

/** "No, gracias", "ah bueno, no gracias", "no, nada más", "ok, gracias igual", when nothing was asked. */
export function wantsNothingMore({ text, situation: { flow, asks } }: Heard): boolean {
  return flow === 'ninguno' && asks === 'nothing' && (NOTHING_MORE.test(text.norm) || ALL_THE_SAME.test(text.norm));
}
const ALL_THE_SAME =
  / (?:gracias|obrigad[oa]) (?:igual(?:mente)?|de todas formas|de todos modos|mesmo assim|de qualquer forma) /;
const NOTHING_MORE =
  /^ (?:(?:ah|oh|bueno|ok|oka|okey|ya|listo|vale|va|entiendo|entonces|uy|ay|que pena|que lastima|ta|bom|entao|entendi) )*(?:no|nao|nop) (?:(?:entonces|ya|muchas|mil|por ahora|asi|estoy bien|esta bien|todo bien|eso es todo|es todo|nada(?: mas)?|mais nada|so isso|isso e tudo|that s (?:all|it)|i m good|nothing else|muito|por enquanto|tranqui|gracias|obrigad[oa]|thanks|thank you) )+$/;

/** "Ok", "listo", 👍 when nothing was asked: all is said. A "sí" there answers what the customer took for a question. */
export function endsTheTalk(heard: Heard): boolean {
  const { text, situation } = heard;
  if (takesUp(heard)) return false;
  return situation.flow === 'ninguno' && nothingIsAsked(situation) && !A_YES.test(text.norm);
}
/** The buttons of a greeting ask nothing any more when something else was said behind them. */
function nothingIsAsked(situation: Situation): boolean {
  return situation.asks === 'nothing' || (situation.asks === 'options' && situation.aside === true);
}
const A_YES = / (?:si|sip|sii+|sisi|sim|yes|yeah|yep|claro|quiero|quero|obvio|por supuesto|dale|bora|de una) /;

/** "Prefiero cancelarla nomás", "mejor sí cancélala", "prefiro cancelar mesmo", asked whether to cancel: it goes, and nothing else is wished. */
const COURTESY =
  'si|sim|yes|ya|ok|dale|bueno|listo|pues|y|e|entonces|entao|then|ah|ay|uy|gracias|obrigad[oa]|thanks|thank you|por favor|porfa|please|perdon|disculp[ae]|desculp[ae]|sorry|hola';
const RATHER =
  '(?:(?:al final|no final|la verdad|na verdade|yo|eu|i d|i would|i|es|e|it s|seria) )*(?:si |sim )?(?:mejor|melhor|better|prefiero|preferiria|prefiro|preferia|rather|(?:would )?prefer)(?: (?:si|sim|que|to|just|igual|ya|me))*';
const IT =
  '(?:l[oa]|la cita|el turno|la hora|la reserva|mi (?:cita|turno|hora)|a consulta|o horario|it|that|the appointment|my appointment)';
const GOES = `(?:(?:(?:quiero|quisiera|quero|vamos a|voy a|hay que|toca) )?(?:(?:que )?(?:me )?(?:l[oa] )?)(?:cancel|anul|desmarc)(?:ar|a|e|o|as|es|en|ad|emos|amos|elo|alo)?(?:me|nos)?(?:l[oa])?)(?: ${IT})?`;
/** "Nomás" and "mesmo" beside it. */
const JUST = '(?:nomas|no mas|nada mas|mesmo|mejor|melhor|instead|all together|del todo|de una(?: vez)?|sin problema)';
const BEFORE = `(?:(?:no|nao|${COURTESY}) )*`;
const BEHIND = `(?:(?:${COURTESY}|${JUST}) )*`;
/** "Toca cancelar", "sí, me toca cancelarla", "habrá que cancelar": it cannot be helped, and so it goes. */
const MUST =
  '(?:(?:ni modo|(?:no queda|no hay)(?: de)? otra) )?(?:(?:(?:me|nos) )?(?:toca|tocara|toco)|habra que|(?:tengo|tenemos|tenho|temos) (?:que|q)|vou ter que|(?:i|we) (?:ll )?have to)';
/** "…, yo después miro", "…, ya veré cuándo puedo": another one is for another time. */
const SEES_TO_IT = `(?:(?:yo|eu|ya|l[oa]|y|${THEN}) )*${SEES} (?:(?:yo|cuando|quando|que|como|si|se|dia|puedo|pueda|podre|hago|posso|puder|otro|otra|${THEN}) )*`;
const GOES_RATHER = re`^ ${BEFORE}(?:${RATHER} ${GOES}|${GOES} (?:mejor|melhor|rather)|${MUST} ${GOES}) ${BEHIND}(?:${SEES_TO_IT})?$`;
/** "No, mejor cancelala" is as much of a yes; "mejor no la cancelo" is none. */
const STAYS =
  / (?:no|nao|not|don t) (?:me |te |se |l[oa] |quiero |quero |que |nos |toca |hay que |tengo que |tenho que |have to )*(?:cancel|anul|desmarc)/;

export function cancelsRather(heard: Heard): boolean {
  const { text, situation, times } = heard;
  if (situation.flow !== 'cancelacion' || situation.asks !== 'confirm' || text.asks) return false;
  if (saysWhen(times) || namesService(heard) || howMany(text) !== undefined || STAYS.test(text.norm)) return false;
  return GOES_RATHER.test(text.norm) && !HAS_CANCELLED.test(text.raw);
}

/** "¿Y ahora?", "¿qué sigue?", when it is done: nothing more is to be done, and no hour of today is looked for (CONV-5). */
const PLEASANTRIES = '(?:ok|okay|listo|bueno|perfecto|gracias|dale|ya|vale|obrigad[oa]|thanks)';
const TO_DO = '(?:hago|sigue|mas|viene|hay que hacer|tengo que hacer|debo hacer|eu faco|faco|do i do)';
const WHAT_NEXT = re`^ (?:${PLEASANTRIES} )*(?:(?:y |e |and )?(?:ahora (?:que|q)|agora o que|now what|what now)(?: ${TO_DO})?|(?:y )?que (?:sigue|viene|hago|tengo que hacer|hay que hacer)(?: ahora)?|what s next) $`;
/** By itself it may ask for a place right now, or whether the house is open. */
const AND_NOW = re`^ (?:${PLEASANTRIES} )*(?:y ahora|e agora|and now) $`;

export function asksWhatNext(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  if (situation.flow !== 'ninguno' || situation.owes === true) return undefined;
  const asked = WHAT_NEXT.test(text.norm) || (AND_NOW.test(text.norm) && justBooked(situation) !== undefined);
  return asked ? act(heard, { intent: 'thanks' }) : undefined;
}
