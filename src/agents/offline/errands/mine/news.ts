/**
 * What is told or asked of the appointment that one has, and wishes for no other: "el viernes lo lleva mi esposa", "tengo
 * junta pero sí llego", "cancelei minha viagem, sábado tô aí", "les mando los estudios antes del jueves", "si el viernes hay
 * paro, ¿atienden igual?", "lo mío del viernes, ¿era piano o canto?". A day in it is the day of that one, or of what is told.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames, namesLike, namingWords } from '../../names.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { APPOINTMENT, CANCEL, MOVE, SHIFT, WANT } from '../../words/words.ts';
import { hasOneOn } from './own-appointment.ts';
import { re } from '../../words/pattern.ts';

/** Something is to be done about it, or about another. */
const WISHES = re` (?:${WANT}|${MOVE}|${SHIFT}|${CANCEL}|otr[oa]s?|outr[oa]s?|another|mejor|melhor|better|instead(?! of me )|hay|habra|tienen?|tenes|tienes|tem|do you have|se puede|se podra|libre|disponible|lugar para|agend[a-z]*|reserv[a-z]*|anot[a-z]*|marc(?:a|ar|ame)|book) `;
const CHANGES = re` (?:${MOVE}|${SHIFT}|${CANCEL}|mejor|melhor|otr[oa] (?:dia|hora)|outro (?:dia|horario)|another (?:day|time)) `;

/** Undefined: it is of something else, or more is wanted. */
export function newsOfMine(heard: Heard): Act | undefined {
  const { flow, appointments = [] } = heard.situation;
  if (flow !== 'ninguno') return undefined;
  if (asksIfOpenThen(heard)) return act(heard, { intent: 'ask', topic: 'otro', area: 'GENERAL' });
  if (bringsAThing(heard)) return act(heard, { intent: 'thanks', tells: true });
  if (appointments.length === 0) return undefined;
  if (comesAllTheSame(heard) || isThereThen(heard)) return act(heard, { intent: 'mine' });
  if (saysLater(heard)) return act(heard, { intent: 'thanks' });
  if (comesInMyPlace(heard))
    return act(heard, heard.text.asks ? { intent: 'mine' } : { intent: 'thanks', tells: true });
  if (asksIfItIsThen(heard) || asksWhichItIs(heard)) return act(heard, { intent: 'mine' });
  if (asksOfItsVisit(heard)) return act(heard, { intent: 'ask', topic: 'otro' });
  const together = appointments.length > 1 && TOGETHER.test(heard.text.norm);
  return together ? act(heard, { intent: 'move' }) : undefined;
}

/** "Tengo junta temprano pero sí llego", "i have a meeting at 9 but should be there on time". "Si llego tarde" is an if. */
const COMES_YET =
  / (?:(?:pero|igual|y|pues|asi que|mas) (?:igual )?(?:si|igual|ahi|creo que si) (?:llego|llegamos|voy|vamos|alcanzo|estoy|estare)|llego (?:justo|bien|a tiempo|sin problemas?|igual|puntual|con lo justo)|alcanzo (?:a llegar|bien|justo)|(?:should|will|ll|can) (?:still )?(?:be there|make it|be on time|get there)|(?:vou conseguir|consigo) (?:chegar|ir)|chego (?:a tempo|em cima da hora|sim|na hora)|da tempo de (?:chegar|ir))(?! (?:tarde|antes|a las?|as|despues|solo|mas|late|atrasad[oa]|si|if) )/;
const NOT_THERE =
  / (?:no|nao|not|don t|can t|won t|nunca) (?:(?:se|si|creo|que|voy|a|vou|sei|yo|think|i|will|be able|to) )*(?:llego|llegar|alcanzo|alcanzar|voy|ir|poder|puedo|chego|chegar|make|be|get|vou) /;
/** "I'll be there" alone says goodbye. */
const GOODBYE_WORDS_MAX = 4;
function comesAllTheSame({ text, hit }: Heard): boolean {
  if (
    text.asks ||
    text.words.length <= GOODBYE_WORDS_MAX ||
    !COMES_YET.test(text.norm) ||
    NOT_THERE.test(text.norm) ||
    CHANGES.test(text.norm)
  )
    return false;
  return hit === undefined || hit.intent === 'book' || hit.intent === 'mine' || hit.intent === 'move';
}

/** "I cancelled my trip so i'll be there friday": what was called off is no appointment. */
const CALLED_OFF =
  / (?:cancel[a-z]*|suspend[a-z]*|anul[a-z]*) (?:(?:mi|my|our|meu|minha|nuestro|nosso|nossa|el|la|o|a|the|un|una|um|uma|su) )?(?:viaje|vuelo|vacaciones|reunion|junta|evento|trip|flight|vacation|holidays?|meeting|event|travel|viagem|voo|ferias|reuniao|compromisso) /g;
const IS_THERE =
  / (?:(?:ahi|alli|alla|ai|la) (?:estoy|estamos|estare|estaremos|voy|vou|estarei)|(?:to|tou|estou|estarei|vou estar|estaremos) (?:ai|la)|(?:i|we) (?:ll|will|can) (?:be there|come|make it)|(?:i m|we re|i am) (?:still )?coming|(?:si|sim) (?:voy|vamos|vou)) /;
function isThereThen({ text, times, situation }: Heard): boolean {
  const said = text.norm.replace(CALLED_OFF, ' ');
  if (text.asks || said === text.norm || !IS_THERE.test(said) || WISHES.test(said)) return false;
  return hasOneOn(times.fecha ?? times.fechaOriginal, situation);
}

/** "No sé si voy a poder ir el viernes, te confirmo mañana": that day is when he writes. */
const SAYS_LATER =
  / (?:no se|no sei|nao sei|not sure|don t know|todavia no se|aun no se|capaz|quizas) (?:.* )?(?:(?:te|le|les|os|lhe|eu|yo|ya) )*(?:confirmo|aviso|digo|cuento|escribo|confirmare|avisare|falo|escrevo|let you know|tell you|confirm)(?: [a-z]+){0,4} $/;
function saysLater({ text }: Heard): boolean {
  return !text.asks && SAYS_LATER.test(text.norm) && !WISHES.test(text.norm);
}

/** "El viernes va mi marido en lugar mío", "lo lleva mi esposa, ¿ya?", "my husband is bringing him friday". */
const COMES =
  '(?:va|van|ira|iran|viene|vienen|vendra|vai|vem|(?:(?:l[oae]s?|o|a) )?(?:lleva|llevan|llevara|trae|traen|traera|acompana|leva|traz))';
const IN_MY_PLACE = re` ${COMES} (?:mi|meu|minha|el|la|su|nuestr[oa]) (?:${KIN_WORD}) | (?:mi|meu|minha|nuestr[oa]) (?:${KIN_WORD}) ${COMES} | my (?:${KIN_WORD}) (?:is|will|ll|s) (?:be )?(?:bring|com|tak|go|drop)[a-z]* `;
function comesInMyPlace({ text, times, situation }: Heard): boolean {
  if (!IN_MY_PLACE.test(text.norm) || WISHES.test(text.norm) || / (?:tambien|tambem|also|too) /.test(text.norm))
    return false;
  if (/ (?:puede|puedo|podria|pode|posso|can|could) /.test(text.norm)) return false;
  const day = times.fecha ?? times.fechaOriginal;
  return times.hora === undefined && hasOneOn(day, situation) && namesNoOther(text.raw, situation);
}

/** Nothing but what he has, by its name or its place. */
function namesNoOther(raw: string, { tenant, appointments = [] }: Heard['situation']): boolean {
  const { servicio, profesional } = tenant === undefined ? {} : findNames(raw, tenant);
  return appointments.some(
    ({ serviceId, slot }) =>
      (servicio ?? serviceId) === serviceId && (profesional ?? slot.professionalId) === slot.professionalId,
  );
}

/** "Si el viernes hay paro, ¿atienden igual?": the house decides, and nobody wishes for that Friday. */
const HAPPENS =
  '(?:paro|huelga|greve|strike|llueve|lluvia|lloviera|chover|chove|chuva|rains?|raining|tormenta|storm|nieva|snows?|marcha|manifestacion|corte de luz|piquete|inunda[a-z]*|alerta|partido|juega|joga)';
const OPEN =
  '(?:atiend|abr|trabaj|recib|atend|trabalh|funcion)[a-z]*|(?:are|will|do) you|(?:hay|tem) (?:clases?|aula|atencion)';
const IF_IT_HAPPENS = re` (?:si|se|if|aunque|even if) (?:.* )?${HAPPENS} (?:.* )?(?:${OPEN}) | (?:${OPEN}) (?:.* )?(?:si|se|if|aunque|even if) (?:.* )?${HAPPENS} `;
function asksIfOpenThen({ text }: Heard): boolean {
  return text.asks && IF_IT_HAPPENS.test(text.norm);
}

/** "Paso el jueves a las 5 a dejar unos papeles": it needs nobody's hour. Who leaves the car comes to be served. */
const PAPERS =
  '(?:papel(?:es)?|estudios?|analisis|documentos?|documentacion|llaves?|plata|dinero|formularios?|orden|receta|radiografias?|placas?|resultados?|fotos?|ecografia|regalo|cosas?|paquete|carpeta|libreta|carnet|certificado|informe|comprobante|exames?|documentacao|chaves?|dinheiro|receita|papers?|paperwork|keys?|results?|x rays?|forms?|records?|documents?)';
const LEAVES =
  '(?:dejar(?:les?|te)?|retirar|buscar|recoger|entregar(?:les?|te)?|llevar(?:les?|te)?|acercar(?:les?|te)?|firmar|deixar|pegar|levar|assinar|drop off|pick up|leave|sign|bring)';
const SENDS =
  '(?:(?:te|le|les|os|lhe|lhes|vou|voy a|i ll|i will|eu) )+(?:mando|envio|paso|llevo|alcanzo|acerco|traigo|mandare|enviare|llevare|mandar(?:les?|te)?|enviar(?:les?|te)?|levo|trago|send|bring|email)(?: you)?';
const BRINGS = re` (?:(?:paso|pasamos|voy|vamos|passo|vou|passamos|(?:i|we) ll (?:stop|drop|swing|come|pass)(?: by)?) (?:.* )?(?:a|para|pra|to) ${LEAVES}|${SENDS}) (?:(?:el|la|los|las|unos|unas|un|una|mi|mis|su|os?|a[ns]?|uns|umas?|meus?|minhas?|the|my|some) )*${PAPERS} `;
const COMES_BY = / (?:paso|pasamos|passo|passamos|pass) /;
function bringsAThing({ text, hit, situation: { tenant } }: Heard): boolean {
  if (text.asks || (hit !== undefined && hit.intent !== 'book') || !BRINGS.test(text.norm)) return false;
  if (tenant === undefined || WISHES.test(text.norm.replace(COMES_BY, ' '))) return false;
  return findNames(text.raw, tenant).servicio === undefined;
}

/** "Hoy no es mi turno, ¿no? es el viernes." */
const IS_MINE_THEN = re` (?:es|era|e|is|was|toca|seria) (?:mi|meu|minha|my) (?:${APPOINTMENT}) `;
function asksIfItIsThen({ text, times, situation }: Heard): boolean {
  if (!text.asks || !IS_MINE_THEN.test(text.norm) || CHANGES.test(text.norm)) return false;
  return times.spans.length > 0 && namesNoOther(text.raw, situation);
}

/** "La cita que tengo, ¿es de limpieza o de curación?", "lo mío del viernes era piano o canto?" */
const HAS_ONE =
  '(?:tengo|tome|tomamos|reserve|reservamos|saque|sacamos|agende|agendamos|pedi|pedimos|hice|tenho|marquei|agendei|have|booked|made)';
const MY_ONE = re` (?:(?:la|el|lo|a|o|the) (?:${APPOINTMENT} )?(?:que|q|that|i) (?:(?:ya|yo|eu|i|me|ja) )*${HAS_ONE}|(?:lo|el|la|o|a) (?:mi[oa]|meu|minha)|(?:mi|meu|minha|my) (?:${APPOINTMENT})|what i booked) `;
const IS_OF =
  / (?:es|era|seria|fue|e|foi|is|was|quedo) (?:(?:de|del|para|por|una?|uma?|la|el|o|an?|the|for|como) )*[a-z]{3,}/;
function asksWhichItIs({ text, hit, situation: { tenant } }: Heard): boolean {
  if (!text.asks || tenant === undefined || !MY_ONE.test(text.norm) || !IS_OF.test(text.norm)) return false;
  if (hit !== undefined && hit.intent !== 'mine' && hit.intent !== 'book') return false;
  if (CHANGES.test(text.norm) || WANTS.test(text.norm)) return false;
  return namingWords(text.raw).some((word) => namesLike(word, tenant.services));
}
const WANTS = re` (?:${WANT}|puedo|pueden?|podria[ns]?|podes|posso|pode|can|could|cuanto|quanto|how) `;

/** "En la consulta del viernes, ¿le pueden cortar las uñas?": asked of what is done then. */
const AT_IT =
  / (?:en|na|no|durante|at|in|during) (?:(?:la|el|mi|a|o|my|the|minha|meu|esa|ese) )?(?:[a-z]+ ){1,3}?(?:del?|da|do|de la|on|of) /;
const MAY =
  / (?:pueden|puede|podrian|podria|podes|podran|hacen|hacemos|incluye|van a|haran|podem|pode|da pra|fazem|can (?:you|they|he|she)|could (?:you|they)|will (?:you|they)|do (?:you|they)) /;
function asksOfItsVisit({ text, times, hit, situation }: Heard): boolean {
  if (!text.asks || !AT_IT.test(text.norm) || !MAY.test(text.norm) || CHANGES.test(text.norm)) return false;
  if (hit !== undefined && hit.intent !== 'book') return false;
  // "¿Me puede atender Martín en mi turno del jueves?", of one with Laura: by whom it is done, and not what.
  const day = times.fecha ?? times.fechaOriginal;
  const then = situation.appointments?.filter((one) => hasOneOn(day, { ...situation, appointments: [one] })) ?? [];
  return then.length > 0 && namesNoOther(text.raw, { ...situation, appointments: then });
}

/** "¿Puedo poner los dos turnos el mismo día?", of one who has two: one of them goes to the day of the other. */
const TOGETHER = re` (?:pon|pas|junt|dej|ten|hac|coloc|bot|marc|put|have|hav|mov|do)[a-z]* (?:l[oa]s|mis|both|os|as|meus|minhas|my) (?:(?:dos|2|dois|duas|both|two|of|my|the) )*(?:(?:${APPOINTMENT}) )?(?:(?:para|en|on|no|a|el|un|the|o) )*(?:mismo dia|mesmo dia|same day) `;
