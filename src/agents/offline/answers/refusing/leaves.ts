/**
 * "Al final no, cancelá", "no, ya no puedo, salir", "olvídelo señorita, otro día la llamo", "sabe que no, gracias, voy a ir
 * a otra parte": a word of leaving, and nothing around it but a no, a reason and manners. What is open is left (CONV-10).
 */
import { act } from '../../acts.ts';
import type { Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { fold } from '../../words/text.ts';

const MANNERS = [
  'no|nao|nah|na|nop|nope|nel|ya(?: no)?|siempre(?: no)?|al final(?: no)?|a la final|no final|mejor(?: no)?|melhor(?: nao)?|nada|ningun[oa]?|nenhum[a]?|none|actually',
  'ay|uy|ah|oh|uf|ok|okay|bueno|pues|entonces|entao|pero|igual|nomas|por (?:ahora|hoy|el momento)|ahora(?: no)?|hoy(?: no)?|asi|ahi',
  '(?:usted |ud |vos )?sabes?(?: que)?|mir[ae]|ve[ae]|la verdad(?: que)?|creo que|es que|pensandolo bien|de todos modos|de todas formas',
  'perdon|disculp[ae]|sorry|desculp[ae]|que pena|(?:muchas |mil )?gracias|(?:muito )?obrigad[oa]|valeu|thanks|thank you|muy amable|bendiciones|saludos',
  'senorita|senora|senor|joven|amig[oa]|doctora?|linda|che|chao|chau|adios|tchau|bye|por favor|porfa|please|todo|eso|esto|isso|con eso|con esto',
].join('|');
/** Why; by itself it may as well ask for another day. */
const REASON = [
  '(?:ya )?(?:no|nao) (?:(?:voy a|vou|vamos a) )?(?:puedo|podre|poder|llego|llegar|alcanzo|alcanzar|posso|consigo|ir|pagar|voy|vamos|vou|quiero|quero|necesito|me (?:sirve|conviene|convence|anima|animo|alcanza))(?: (?:ir|pagar|llegar|nada|mas|eso))*',
  '(?:(?:mi|mis|el|la|meu|minha|en|no|na) [a-z]+ )?(?:no|nao) (?:me|nos) (?:d[ae]n?|dio|dieron|deu|deram|dej[aeo]n?|dejaron|deix[ao]u?|deixam|deixaram)(?: (?:el )?permiso| a folga| folga| salir| ir| sair| faltar)*(?: (?:en|no|na|del?) (?:(?:el|la|mi) )?(?:trabajo|trabalho|jefe|jefa|chamba|pega|laburo|escuela|colegio))?',
  'se me complico|me complique|(?:esta|es) (?:muy |re |medio |bien )?(?:caro|cara|lejos|lejisimos)|me (?:arrepenti|queda lejos|surgio algo)|tengo que (?:pensarlo|verlo)|lo (?:pienso|voy a pensar)',
].join('|');
const SOMETIME =
  '(?:otro dia|outro dia|otro momento|en otro momento|mas adelante|despues|despuesito|luego|mas tarde|depois|mais tarde|la (?:otra|proxima) semana|la semana (?:que viene|proxima|entrante|siguiente|que entra)|el (?:otro|proximo) mes|el mes que viene|semana que vem|cuando pueda|manana)';
const CALLS =
  '(?:(?:yo|eu|ya|ahi|mejor) )*(?:(?:te|l[aeo]s?|lhes?|me) )?(?:(?:llam|marc|escrib|habl|contact|avis|busc|comunic)(?:o|are|ire)|vuelvo a (?:llamar|escribir)|(?:voy|vou) a (?:llamar|escribir)|ligo|chamo|escrevo|aviso|falo)(?: (?:con (?:usted|ustedes)|yo))?';
/** "Luego veo", "depois eu vejo": then, and not now; "veo otro día" looks for one. */
const THEN = '(?:despues|despuesito|luego|mas tarde|mas adelante|depois|mais tarde)';
const SEES = '(?:veo|vemos|vere|veremos|miro|vejo|verei)';
const SEES_THEN = `${THEN} (?:(?:yo|eu|ya|l[oa]) )*${SEES}(?: (?:eso|esto|isso))?|(?:l[oa]|ya|eu) (?:l[oa] )?${SEES} ${THEN}`;
const ELSEWHERE =
  '(?:(?:yo )?(?:me )?(?:voy(?: a)?|ire|vou|prefiero|mejor)(?: (?:ir(?:me)?|buscar|probar|ver))?|busco|consigo|pruebo|voy a buscar) (?:a |en |con )?(?:otr[oa]|outr[oa]) (?:parte|lado|lugar|sitio|clinica|barberia|peluqueria|salon|dentista|doctora?)';
const LEAVES = [
  'salir|quiero salir|me salgo|sair|quero sair|exit|quit|terminar',
  '(?:(?:te|le|lo|la) )?(?:cancel(?:a|e|en|ar|emos|al[oa]|el[oa])|anul(?:a|e|ar|emos|al[oa]|el[oa]))(?: (?:el proceso|la operacion))?',
  '(?:mejor|melhor) (?:(?:l[oa] )?(?:cancelo|anulo)|(?:ya|ja) (?:no|nao))',
  'olvid(?:al[oa]|el[oa]|ate|ese|emosl[oa])|esquec[ea]|dej(?:a|e|al[oa]|el[oa]|emosl[oa]|emos)|l[oa] dej(?:o|amos)|deixa(?: pra la)?|forget (?:it|about it)|never ?mind',
  `${SOMETIME} ${CALLS}|${CALLS} ${SOMETIME}|${SEES_THEN}|(?:maybe|perhaps) (?:later|another time|some other time)`,
  ELSEWHERE,
].join('|');
const AROUND = `(?:${REASON}|${MANNERS})`;
const ALL = new RegExp(`^ (?:${AROUND} )*(?:${LEAVES}) (?:(?:${AROUND}|${LEAVES}) )*$`);
const WITH_REASON = new RegExp(` (?:${REASON}) `);
const CANCELS = / (?:cancel|anul)[a-z]* /;
/** "No cancele": with no comma it is against it. */
const DENIED =
  /(?<![a-z])n[ao]?o\s+(?:(?:me|l[oa]|quiero|quero|deseo|voy\s+a)\s+)*(?:cancel|anul|salg|salir|sair|dejes|dejar|olvides)/;
/** Before a question for a yes a bare "dejalo así" refuses that hour. */
const LEFT_SO = new RegExp(`^ (?:(?:${MANNERS}) )*(?:l[oa] )?(?:dej|deix)[a-z]+ (?:(?:${MANNERS}) )*$`);
/** Before hours: none of them, and no other is looked for. */
const NO_THANKS =
  /^ (?:(?:ay|uy|ah|oh|ok|bueno|entonces|pues|mejor|uh) )*(?:no|nop|nope|nao|nah|nel) (?:(?:entonces|pues|muchas|mil|muchisimas|muito|por (?:ahora|hoy)|ya|asi|esta bien|tranqui|muy amables?|igual|igualmente|de todos modos|gracias|grax|obrigad[oa]|valeu|thanks|thank you|ty|so much|a lot) )*(?:gracias|obrigad[oa]|valeu|thanks|thank you|ty)(?: (?:igual|igualmente|muy amables?|de todos modos|so much|a lot|anyway|saludos|chau|chao|bye))* $/;
const WORDS_MAX = 16;

export function leavesIt(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  const { flow, asks } = situation;
  if (flow === 'ninguno' || text.asks) return undefined;
  if (situation.offer?.kind === 'turno' && asks === 'list' && NO_THANKS.test(text.norm))
    return act(heard, { intent: 'exit', word: 'salir' });
  if (text.words.length > WORDS_MAX || !ALL.test(text.norm) || DENIED.test(fold(text.raw))) return undefined;
  if (asks === 'confirm' && LEFT_SO.test(text.norm)) return undefined;
  const cancels = CANCELS.test(text.norm);
  // "Mejor cancelalo", while another hour is looked for, is of the appointment.
  if (cancels && flow === 'reprogramacion') return undefined;
  // Asked whether it goes, "ya no puedo, deje" may be a yes.
  if (flow === 'cancelacion' && (cancels || WITH_REASON.test(text.norm))) return undefined;
  return act(heard, { intent: 'exit', word: cancels ? 'cancelar' : 'salir' });
}
