/**
 * "No quiero cancelar, nada más pasarla para el viernes", "no cancelen, solo cámbienla de día", "no quiero que la cancelen,
 * quiero otro día": what is denied is only that it goes, and it is moved.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { re } from '../../words/pattern.ts';

const PUT = '(?:pas|cambi|mov|muev|corr|recorr|adelant|atras|posterg|reprogram|reagend|remarc|mud|troc|push|chang)';
const NO_CANCELLING =
  '(?:no|nao|not|don t|dont)(?: (?:me|l[oa]s?|quiero|quero|deseo|es|para|want|need|to|que))* (?:cancel|anul|desmarc)[a-z]*(?: (?:la|el|mi|a|o|my|it|cita|turno|hora|consulta|horario|appointment))*';
const BUT =
  '(?:(?:pero|sino|solo|solamente|nada|mas|nomas|so|apenas|but|just|mejor|melhor|quiero|quisiera|necesito|quero|want|need|to|por|favor|porfa|que|es|e|y|me|l[oa])(?= ))';
const ANOTHER_DAY = '(?:otr[oa]|outr[oa]|another|a different) (?:dia|fecha|hora|horario|data|day|time)';
const SAID = re` ${NO_CANCELLING}(?: ${BUT})* (?:${PUT}[a-z]*l[oa]s?|${PUT}(?:ar|er|r)|${ANOTHER_DAY})(?= )`;

export function movesWithoutCancelling(heard: Heard): Act | undefined {
  const { text, situation } = heard;
  return situation.flow === 'ninguno' && SAID.test(text.norm) ? act(heard, { intent: 'move' }) : undefined;
}

/** "El turno del martes no me sirve más, dame otro", "mi cita del lunes no me queda, póngame otro día". */
const DOES_NOT_SUIT =
  '(?:el|la|mi|a|o|meu|minha) (?:turno|cita|citita|hora|horario|reserva|consulta|clase|sesion)(?: (?!(?:no|nao|ya) )[a-z0-9]+){0,5} (?:ya )?(?:no|nao) (?:me|nos) (?:da|queda|sirve|va|viene|conviene|acomoda|serve)(?: (?:bien|mas|tan|el|tiempo|ya|comodo|mais))*';
const GIVE_ANOTHER = re` ${DOES_NOT_SUIT} (?:(?:y|pero|mejor|por|favor|porfa|me|quiero|quisiera|necesito|puede[ns]?|podes|podria) )*(?:(?:pon|d|bus|cambi|asign|agend|marc)[a-z]* )?(?:${ANOTHER_DAY}|otr[oa](?= $| por favor| porfa))`;

export function wantsAnotherForIt({ text, situation }: Heard): boolean {
  return situation.flow === 'ninguno' && GIVE_ANOTHER.test(text.norm);
}
