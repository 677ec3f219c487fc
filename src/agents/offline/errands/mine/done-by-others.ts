/**
 * What others did to the appointment: "mi doctor me canceló", "me cambiaron la cita", "a doutora desmarcou", "my
 * appointment got moved". Nobody wishes what he complains of: it is for a person, or asked of the appointment.
 */
import { act, type Act } from '../../acts.ts';
import { errands, isQuestion } from '../../errands.ts';
import { hear } from '../../hear.ts';
import type { Heard } from '../../heard.ts';
import { without, type Text } from '../../words/text.ts';
import { ES_DAY } from '../../words/words.ts';

/** Of the house. Who moves a customer's appointment is somebody of these, or nobody is named. */
const STAFF =
  '(?:(?:doctor|medic|odontolog|dentist|profesional|secretari|recepcionist|licenciad|psicolog|enfermer|terapeut|estilist|barber|senorit|chic|profe|doutor|profissional|atendente|encargad)[a-z]*|dra?|lic|clinica|consultorio|local|salon|office|clinic|receptionist|therapist|stylist|hygienist|ustedes|uds|voces|vcs)';
const ITS = '(?:mi|mis|la|el|las|los|nuestr[oa]|su|meu|minha|a|o|my|our|the|todas? las?|todos? los?)';
/** Without the places and hours that a house may change for everybody. */
const THING =
  '(?:turnos?|turnito|citas?|citica|reservas?|clases?|sesion(?:es)?|sessao|consultas?|visitas?|hora|horario|aula|agendamento|encontro|appointments?|appt|bookings?|session|class|visit|reservation)';
const IT = `(?: ${ITS} ${THING})`;

const CALLED_OFF = '(?:cancelaron|anularon|suspendieron|borraron|eliminaron|cancelaram|desmarcaram|suspenderam)';
const PUT_ELSEWHERE =
  '(?:cambiaron|movieron|corrieron|reprogramaron|reagendaron|pospusieron|postergaron|aplazaron|adelantaron|atrasaron|remarcaram|mudaram|adiaram|trocaram|reagendaram)';
const THEY = `(?:${CALLED_OFF}|${PUT_ELSEWHERE})`;
/** Alone "cambio" is "yo cambio" as well: these need somebody who did it. */
const SOMEBODY_DID =
  '(?:cancelo|anulo|suspendio|cambio|movio|corrio|reprogramo|reagendo|pospuso|postergo|aplazo|adelanto|atraso|borro|cancelou|desmarcou|remarcou|mudou|adiou|trocou|reagendou)';
const BEEN =
  '(?:cancelad|anulad|suspendid|cambiad|movid|corrid|reprogramad|reagendad|pospuest|postergad|aplazad|desmarcad|remarcad|mudad|adiad)[oa]s?';
const DONE_EN = '(?:cancell?ed|moved|changed|rescheduled|postponed|pushed back|called off|dropped)';
const TO_CALL_OFF = '(?:cancelar|anular|suspender|cambiar|mover|correr|reprogramar|reagendar)(?:me)?';
const TO_ME = '(?:(?:me|nos|se|ya|lo|la|los|las|comigo) )*';
/** Nothing of another kind is called off: "me cancelaron el vuelo" tells why one cannot come. */
const NOTHING_ELSE = `(?! (?:el|la|los|las|un|una|mi|o|a|meu|minha|my|the) (?!${THING} |${STAFF} |(?:${ES_DAY}) ))`;

const DONE = new RegExp(
  ` (?<!no |nao |si )(?:${[
    `(?:me|nos) (?:l[oa]s? )?${THEY}(?:${IT}|${NOTHING_ELSE})`,
    `(?:me|nos) (?:cancelo|anulo|suspendio|desmarcou)(?:${IT}|${NOTHING_ELSE})`,
    `se (?:me |nos )?(?:cancelo|anulo|suspendio)${IT}`,
    `${THEY}${IT}`,
    `(?:el|la|mi|su|un|una|o|a|meu|minha)? ?${STAFF} (?:[a-z]+ )?${TO_ME}(?:${SOMEBODY_DID}|${THEY})(?:${IT}|${NOTHING_ELSE})(?: comigo)?`,
    `(?:me|nos|lo|la) (?:han|habian|acaban de|acaba de|ha) (?:${BEEN}|${TO_CALL_OFF})(?:${IT}|${NOTHING_ELSE})`,
    `${ITS} ${THING} (?:(?:de|del|para) (?:[a-z]+ ){1,3})?(?:que )?(?:se|me la|me lo|fue|foi|ha sido|esta|aparece|figura|sale|was|has been|got|is|got) (?:(?:me|como|been) )*(?:${SOMEBODY_DID}|${BEEN}|${DONE_EN})`,
    `(?:que )?se (?:cancelo|anulo|suspendio)${NOTHING_ELSE}`,
    `(?:you(?: guys| people| all)?|they|(?:my |the )?(?:doctor|dentist|${STAFF}|dr [a-z]+)|somebody|someone) (?:(?:have|has|had|just|ve|s|already) )*${DONE_EN}(?: (?:${ITS} ${THING}|it|me|on (?:me|us)))`,
  ].join('|')})(?= )`,
);
/** "Me cambiaron el turno en el trabajo": of his own work, and why he cannot come. */
const AT_HIS_WORK =
  / (?:en|del?|no|do|na|da|at|from) (?:el |la |mi |meu |my )?(?:trabajo|laburo|chamba|pega|brete|oficina|escuela|colegio|facultad|universidad|guardia|trabalho|servico|faculdade|work|school|job) /;
/** "¿Se canceló mi turno?", "me dijeron que lo cancelaron": whether it stands. */
const TOLD =
  / (?:(?:me|nos) (?:dijeron|dijo|avisaron|aviso|llamaron|llamo|escribieron|llego|informaron|disseram|avisaram|ligaram)|vi que|lei que|recibi|recebi|i (?:was told|heard|got|saw)|es verdad|es cierto|is it true|e verdade) /;
const WHY = / (?:por que|porque|pq|why|como (?:asi|puede)|how come) /;

/** "…quiero otro", "¿me dan una nueva?": what is not there any more is not moved. */
const ANEW =
  / (?:quiero|quisiera|queria|necesito|busco|quero|preciso|want|need|das?|dan|dame|deme|denme|give|get|tienen|tenes|hay) (?:[a-z]+ ){0,2}(?:(?:otr[oa]|outr[oa]|another)(?! (?:vez|dia|hora|time|day))|nuev[oa]|new one) /;

/** What he asks for besides; else a person, who can tell why, or his appointment, where he asks whether it stands. */
export function doneByOthers(heard: Heard): readonly Act[] | undefined {
  const { text, situation } = heard;
  const done = DONE.exec(text.norm);
  if (done === null || AT_HIS_WORK.test(text.norm)) return undefined;
  const rest = hear(without(text.raw, [spanOf(text, done.index, done[0].length)]), situation);
  const { acts } = errands(rest);
  if (acts.some(({ intent }) => !isQuestion(intent))) return acts;
  if (acts.length === 0 && ANEW.test(rest.text.norm)) return [act(heard, { intent: 'book' })];
  const asksWhether = (text.asks && !WHY.test(text.norm)) || TOLD.test(text.norm) || situation.flow !== 'ninguno';
  return [act(heard, asksWhether ? { intent: 'mine', area: 'AGENDAMIENTO' } : { intent: 'person' })];
}

/** Where in the original the words of a match lie. */
function spanOf({ words }: Text, from: number, length: number): { start: number; end: number } {
  let at = 0;
  const inside = words.filter((word) => {
    const begins = at;
    at += word.text.length + 1;
    return begins >= from && begins < from + length;
  });
  return { start: inside[0]?.start ?? 0, end: inside.at(-1)?.end ?? 0 };
}
