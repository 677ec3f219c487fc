/**
 * "Me operaron ayer y me salió pus, ¿es normal?", "mi perro comió chocolate, ¿qué hago?": what a body does, and what is
 * to be done about it, is a person's to answer; nobody's data hold it. Who wants to be seen for it books ("me duele la
 * muela, quiero cita"), and what becomes of an appointment is no such question ("¿qué hago si no llego?").
 */
import { words, group, type Rule } from './rule.ts';

/** What is amiss whatever went before. */
const SYMPTOM = group(`
  sangr[a-z]+|infect[a-z]+|infecci?on|pus|supur[a-z]+|fiebre|febre|fever|vomit[a-z]*|diarrea|hinch(?:o|ad[oa]s?|azon)|inflam[a-z]+|inchad[oa]|swollen|bleeding
  ronchas|alergia|brote|ampollas?|quemadura|se (?:me |le )?(?:quemo|irrito|abrio|infecto)|(?:me|lo|la|le) quem(?:o|aron)|irritad[oa]|(?:se )?(?:comio|trago|mordio|pico) (?!cita|turno)[a-z]+
`);
/** What is looked for with many a treatment: only behind one that was had is it a question of health. */
const PAIN = '(?:duel[ea]n?|dolor(?:es)?|dolia|molesta|arde|pica|doi|doendo|dor|hurts?|pain)';
const HAD = group(`
  (?:me|le|nos) (?:sacaron|sacaste|hicieron|hiciste|hizo|pusieron|puso|saco|operaron|extrajeron|aplicaron|vacunaron|tiraron|fizeram)|(?:lo|la) (?:operaron|vacunaron|castraron|esterilizaron)
  (?:despues|tras|luego|depois|after) (?:de|del|da|do|the)|desde (?:la|el|que me)
`);
const WHAT_NOW = group(`
  que (?:hago|hacemos|debo hacer|puedo hacer|se hace|le hago|le doy|le puedo dar|puedo tomar|me puedo tomar|me tomo|puedo ponerme|le pongo|puedo echarme)
  (?:es|sera|eso es|esta) normal|que me duela es|es grave|(?:me )?(?:tengo que|debo|deberia) preocupar(?:me)?|o que (?:eu )?(?:faco|devo fazer|posso tomar)|e normal
  what (?:should|can|do) i do|is (?:it|this|that) normal|can i take
`);
const WORDS = '(?: [^ ]+){0,14} ';
const AMISS = `(?:${SYMPTOM}|${HAD}${WORDS}${PAIN}|${PAIN}${WORDS}${HAD})`;

export const HEALTH: Rule = {
  hit: { intent: 'person', confidence: 0.94 },
  when: words(`${AMISS}(?:${WORDS}| )${WHAT_NOW}|${WHAT_NOW}(?:${WORDS}| )${AMISS}`),
  not: words(`
    (?:quiero|quisiera|necesito|puedo|podria|dame|me dan|me das|hay|tienen?|tenes|quero|preciso|want|need)(?: [^ ]+){0,3} (?:cita|turno|hora|consulta|hueco|espacio|urgencia|appointment)
    que hago (?:si|para|con) (?:mi |la |el )?(?:no|cita|turno|hora|reserva|cancelar|cambiar|mover|pagar|agendar|sacar)
    (?:cancel|reprogram|cambi|mov|pas|anul)[a-z]*(?: [^ ]+){0,2} (?:cita|turno|hora|reserva)
  `),
};

/** What one moves, bends or turns of oneself, and what moves about in one: no appointment. */
const LIMB = group(`
  cuello|nuca|pescoco|neck|hombros?|ombros?|shoulders?|brazos?|bracos?|arms?|codos?|cotovelos?|elbows?|munecas?|wrists?|mano|mao|dedos?|fingers?|espalda|costas|cintura|cadera|quadril|columna|coluna|hips?
  piernas?|pernas?|legs?|rodillas?|joelhos?|knees?|tobillos?|tornozelos?|ankles?|pie|foot|cabeza|cabeca|mandibula|boca|jaw|lengua|patas?|patitas?|dolor(?:es)?|dor|dores|pain
`);
const ITS = '(?: (?:bien|mas|casi|nada|el|la|los|las|mis?|sus?|un|una|o|a|os|as|meus?|minhas?|my|the|his|her))*';
/** "No puedo mover el cuello", "can't bend my knee". */
export const STIFF = `(?:mover|mueve|move|mexer?|doblar?|dobrar?|bend|girar?|virar?|turn|levantar?|lift|raise|estirar?|esticar?|apoyar?)${ITS} ${LIMB}`;
/** "Me cambió el dolor a la otra pierna", "el dolor se me pasó al hombro", "no puedo mover el coche". */
export const MOVES_NO_APPOINTMENT = `(?:${STIFF}|(?:cambi|pas|corr|mov)i?o${ITS} (?:dolor|dor|molestia)|(?:dolor|dor|molestia) (?:(?:se|me|le|ya) )*(?:cambi|pas|corr|mov|mud)i?ou?|(?:no|nao) (?:(?:l[oa]|me) )?(?:puedo|posso|consigo) mover (?:el|mi|la|o|meu) (?:coche|carro|auto|camioneta|moto)(?= $))`;

const ILLNESS = group(`
  tos|fiebre|febre|fever|gripe|gripa|flu|resfri[oa][a-z]*|resfriado|covid|alergia[s]?|diarrea|vomitos?|herpes|conjuntivitis|varicela|piojos|anginas|catarro|mocos?|tosse|cough|cold|la regla|el periodo|menstruacion
  presion|diabetes|asma|marcapasos|ansiedad
`);
/** What somebody has who is not well, as Mexicans say "trae": "mi bebé trae tos". */
export const AILING = `${ILLNESS}|dolor(?:es)?|molestias?|infeccion|ronchas|granos|mal|malit[oa]|inflamad[oa]|hinchad[oa]|lastimad[oa]|golpe`;
const HOW_ONE_IS = group(`
  estoy|esta|estamos|ando|anda|sigo|sigue|me siento|se siente|amanezco|estou|to|i m|i am|i feel
  (?:(?:tengo|tiene|tenemos|ando con|anda con|tenho|tem|i have|i ve got)(?: (?:un|una|un poco de|algo de|mucha|mucho|uma?|a|an|la|el|los))* ${ILLNESS})
`);
const MAY_COME = group(`
  (?:puedo|podria|podemos|puede|posso|da (?:pra|para)|se puede|consigo|can i|could i|may i|ok to|okay to) (?:ir|asistir|pasar|venir|vir|come|go)
`);
/** "¿Y si tomo el de las 5?" takes one of the hours. */
const OF_THE_LIST =
  '(?:(?:el|la|los|las) (?:de|del|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|que|[0-9]+)|es[ae]|otr[oa]|(?:un|una|el|la) (?:turno|cita|hora|horario|clase|sesion|curso))';
/** What one does with one's own body, and nobody sells. */
const DOES_FIRST = group(`
  (?:me |yo )?(?:tomo(?! ${OF_THE_LIST})|tomase|como|comi|bebo|fumo|desayuno|desayune|almuerzo|ceno|bano|ducho|maquillo|afeito|rasuro|cepillo|lavo|asoleo|mareo|desmayo)
  (?:eu )?(?:tomar|comer|beber|fumar|passar mal|desmaiar)
  i (?:eat|drink|smoke|take|feel|faint)
`);
/** What one is, and comes so all the same: "resfriado", "embarazada", "gripada". */
const SO =
  '(?:(?:medio|muy|algo|un poco|toda?|meio|muito|um pouco) )*(?!sabado|feriado|acompanad|pasado|apurado|derecho)[a-z]{3,}(?:ad|id|erm)[oa]s?|(?:sick|ill|pregnant|gravida|doente)';

/**
 * "¿Puedo ir si estoy resfriado?", "¿y si voy con tos?", "¿y si me tomo algo antes?": whether it may be done so, which no
 * data tell. Nobody wishes for an hour by it, and "antes" is no hour.
 */
export const FIT_TO_COME: Rule = {
  hit: { intent: 'ask', topic: 'otro', confidence: 0.93 },
  asks: true,
  when: words(`
    ${MAY_COME}(?: [^ ]+){0,5} (?:si|se|if|aunque|mesmo se|even if|estando) (?:(?:yo|todavia|aun|ainda|eu|still|medio|mi [a-z]+|my [a-z]+) )*${HOW_ONE_IS}
    ${MAY_COME} (?:${SO})(?= $| (?:a|al|o|igual|verdad|o no|asi|por) )|${MAY_COME} (?:[^ ]+ ){0,3}(?:con|com|with) (?:(?:un|una|un poco de|algo de|mucha|mucho|uma?|a|an|la|el) )*${ILLNESS}
    (?:si|se|if) (?:(?:yo|eu|i|justo|ese dia|todavia) )*(?:voy|vamos|va|llego|llega|asisto|vou|come|go|show up) (?:(?:asi|muy|igual) )*(?:con|com|with) (?:(?:un|una|un poco de|algo de|mucha|mucho|uma?|a|an|la|el) )*${ILLNESS}
    (?:si|se|if) (?:(?:yo|eu|i|justo|ese dia) )*(?:voy|vamos|llego|vou|come|go) (?:(?:asi|muy) )*(?:con|com|with) (?:(?:el|la|las|los|mi|mis|o|a|as|my) )*(?:pelo|cabello|barba|unas|cara|piel|cejas|esmalte|maquillaje|cabelo|unhas|hair|nails|makeup)
    ^ (?:(?:y|e|and|oye|che|ah|que pasa|pasa algo|hay problema|o que acontece|what) )*(?:si|se|if) (?:(?:yo|eu|justo|ese dia|antes) )*${DOES_FIRST}
  `),
  not: words(`
    (?:quiero|quisiera|necesito|dame|me dan|me das|hay|tienen?|tenes|quero|preciso|want|need|me gustaria)(?: [^ ]+){0,3} (?:cita|turno|hora|consulta|hueco|espacio|urgencia|appointment|lugar|cupo)
    (?:cancel|reprogram|cambi|mov|pas|anul|devuelv|devolv|cobr|reembols|desmarc|remarc)[a-z]*
    (?:sin|no tengo|sem|without|tengo|tenho) (?:turno|cita|hora|reserva|tiempo|libre|marcar|appointment)
  `),
};
