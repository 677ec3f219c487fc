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
