/**
 * What a customer tells of his own life in the present or the future, beside a wish: "en la tarde tengo médico", "mi hijo
 * sale a las 4", "mañana llego tarde", "mi juicio es el 15", "en la noche me da miedo manejar". Lists of verbs and things,
 * on folded text with single spaces. What says when he is free, or wishes, or hangs on something, is none of it.
 */
import { KIN_WORD } from './kin.ts';

const SUBJECT = '(?:(?:yo|ya|es|siempre|igual|ahi|recien|justo|tambien|eu|i|nosotros|despues|luego|depois|then) )*';
const KINFOLK = `(?:(?:mis?|el|la|los|las|nuestr[oa]s?|meus?|minhas?|my) (?:${KIN_WORD}|patron|perr[oa]|gat[oa])s?|ella|ellos|ellas)`;
const SCHOOL =
  '(?:cole(?:gio)?|escuela|jardin|kinder|guarderia|liceo|prepa|facu(?:ltad)?|uni(?:versidad)?|clases?|trabajo|trabajar|laburo|pega|chamba|oficina|natacion|futbol|ingles|gimnasio|gym|hospital)';
const DOCTOR =
  '(?:medic[oa]|doctora?|pediatra|dentista|veterinari[oa]|oculista|ginecolog[oa]|psicolog[oa]|cardiolog[oa]|traumatolog[oa]|kinesiolog[oa]|especialista|terapeuta|medica)';
/** Things of one's own that have a day or an hour. */
const THING =
  '(?:juicio|audiencia|examen|parcial|final|prueba|comunion|despedida|cena|gala|boda|casamiento|matrimonio|civil|viaje|vuelo|mudanza|cumple(?:anos)?|operacion|cirugia|graduacion|grado|promocion|quince(?:anos|anera)?|xv(?: anos)?|aniversario|baby shower|sesion de fotos|fiesta|entrevista|reunion|junta|partido|evento|bautizo|bautismo|acto|ensayo|guardia|asamblea|concurso|recital|llamada|clase|turno (?:en|del) (?:el )?trabajo|horario (?:en|del) (?:el )?trabajo|prova|reuniao|formatura|voo|aula|exam|wedding|meeting|flight|trial|class)';
const ENGAGED = `(?:(?:un|una|una?s|mi|el|la|otr[oa]|muchas?|um|uma|a|an|my) )?(?:${THING}s?|examenes|reuniones|aulas|${DOCTOR}|terapia|kinesio|gimnasio|gym|futbol|natacion|ingles|pilates|yoga|danza|entrenamiento|tramites|visitas?|(?:turno|cita|control|consulta|hora) (?:en (?:el|la|otr[oa]) (?:hospital|clinica|banco|trabajo|escuela|colegio|registro|consulado|embajada)|(?:con|no|ao) (?:el|la|mi|o|a|meu) ${DOCTOR}|medic[oa])|que (?!ser|ver|estar listo)[a-z]+r(?:me|l[oa]s?)?)`;

const GIVEN =
  '(?:(?:el|la|los|las|un|una|unos|unas|mis?|os?|as?|ya) )*(?:resultados?|alta|puntos|yeso|notas|llaves|chaves|licencia|vacaciones|ferias|aguinaldo|sueldo|pedido|paquete|seguro|papeles|resonancia|tomografia|biopsia)';

const HIS_OWN = '(?:los|las|mis?|el|la) (?:chic[oa]s|nin[oa]s|nen[ea]s?|hij[oa]s?|peques?|niet[oa]s?|mama|papa)';

/** "Me corrieron la reunión": for whatever day it is told. */
export const PUT_THEN = `me (?:corrieron|cambiaron|movieron|pasaron|pusieron|adelantaron|atrasaron|aplazaron|reprogramaron|agendaron|citaron a|llamaron a) (?:(?:la|el|una?|mi|otr[oa]) )?${THING}`;

/** His own comings and goings: by themselves they may say from when on he can. */
const COMINGS = [
  `${SUBJECT}(?:vuelvo|volvemos|regreso|regresamos|salgo|salimos|entro|entramos|viajo|viajamos|rindo|manejo|madrugo|entreno|volto|saio|viajo|trabalho)(?! (?:a (?:escribir|agendar|pedir|llamar)|para (?:el|la)|con ustedes))`,
  `${SUBJECT}(?<!(?:el|del|mi|al|de|un|su|por|o|do) )(?:trabajo|laburo|chambeo|estudio|curso|juego|cuido)(?! (?:de|con) )`,
  `${SUBJECT}(?:llego|llegamos|chego) (?:(?:muy|re|bastante|siempre|super) )?(?:tarde|tardisimo|atrasad[oa]|cansad[oa]|de (?:viaje|viajar|trabajar)|d?el? (?:trabajo|laburo|viaje)|de la (?:facu|escuela|oficina)|a (?:mi )?casa)`,
];
const DOINGS = [
  `${SUBJECT}(?:me|nos) (?:caso|casamos|mudo|mudamos|opero|operan|recibo|graduo|levanto|despierto|acuesto|toca (?:trabajar|guardia|laburar|cuidar|clases?|viajar|ir a)|voy (?:de|a la|al|fuera|temprano|tarde)|canso|pierdo|duermo)`,
  `(?:i m|i am|we re|we are) getting married|${SUBJECT}(?:vou|vamos) (?:me |nos )?(?:casar|formar)`,
  `${SUBJECT}(?:me quedo|fico) (?:hasta (?:tarde|las)|ate (?:tarde|as)|en (?:el|la|casa|lo de)|no trabalho|trabajando|trabalhando|cuidando|sin |sem |con (?:mis?|los|las|el|la) )`,
  `${SUBJECT}(?:cumplo (?:anos|[0-9]+|un ano)|es mi (?:cumple(?:anos)?|aniversario)|(?:(?:busco|recojo|retiro|paso a buscar) a ${HIS_OWN}|(?:llevo|dejo) a ${HIS_OWN} (?:al?|a la|en el|en la) (?:${SCHOOL}|${DOCTOR})))`,
  `${SUBJECT}voy (?:al (?:${DOCTOR}|hospital|colegio|gimnasio|gym|trabajo|aeropuerto|campo|cine|banco|estadio)|a (?:la|lo de|una) (?:playa|facu|facultad|escuela|oficina|universidad|boda|reunion|iglesia|fiesta)|de (?:viaje|vacaciones)|fuera|a (?:viajar|trabajar|estar (?:fuera|en|de)))`,
  `${SUBJECT}(?:estoy|estamos|ando|andamos|estou) (?:en(?! (?:la (?:tarde|manana|noche)|condiciones) )|de (?:viaje|guardia|turno|vacaciones)|fuera|trabajando|viajando|estudiando|ocupad[oa]|cuidando|con (?:los|las|mis?|el|la) )`,
  `${SUBJECT}(?<!no )(?:tengo|tenemos|tenho|temos|have) ${ENGAGED}`,
  `${SUBJECT}(?:levo|deixo|busco|pego) (?:os? |as? )?(?:meus?|minhas?) (?:${KIN_WORD})s? (?:n[ao]|ao?|d[ao]|pra|para) (?:o |a )?(?:escola|creche|colegio|aula|medico|natacao|futebol)`,
  `i (?:drop|take|pick)(?: (?:off|up))? my (?:${KIN_WORD})s?(?: (?:off|up))? (?:at|to|from) (?:school|daycare|kindergarten|practice|work|the doctor)`,
  `i (?:work|travel|fly|get (?:off|out|back)|leave work|finish work)`,
  // Of his own people.
  `${KINFOLK} (?:(?:[a-z]+|ya|siempre|tambien) )?(?:sale|salen|entra|entran|llega|llegan|vuelve|vuelven|regresa|viaja|viajan|trabaja|trabajan|estudia|cumple|se (?:casa|gradua|recibe|opera|muda)|juega|rinde|esta en|estan en|anda|me (?:lleva|trae|acompana|presta)|sai|chega|volta|trabalha|gets (?:out|off|back)|works|(?:tiene|tienen|tem|has) ${ENGAGED})`,
  `(?:sale|salen|entra|entran|llega|llegan|vuelve|sai) (?:d?el|de la|al|a la|de|do|da) ${SCHOOL}`,
  `se (?:me )?(?:casa|casan|gradua|recibe|opera|muda)(?: (?:${KINFOLK}|un[oa]))?`,
  `(?:l[oae]s?|nos|me) (?:ve|ven|revisa|opera|operan|atiende|controla) (?:el|la|un|una|mi|su) (?:otr[oa] )?${DOCTOR}`,
  // What is on.
  `(?:mi|la|el|meu|minha|my) ${THING} (?:de [a-z]+ )?(?:es|sera|cae|empieza|comienza|arranca|e|is)`,
  `(?:es|sera) (?:la|el) (?:${THING}) de`,
  `(?:es|cae|sera) (?:feriado|festivo)|(?:hay|habra) (?:paro|partido|marcha|huelga|acto|feria)|juega (?:la seleccion|argentina|boca|river|el [a-z]+)`,
  PUT_THEN,
  // What he is given, or begins, or runs then.
  `${SUBJECT}(?:me|nos|l[ea]s?|lhes?) (?:dan|daran|entregan|llegan?|salen|hacen|haran|sacan|quitan|toman|mandan|devuelven|dao|entregam|chegam?|tiram) ${GIVEN}|(?:salen|vienen|llegan|saem|chegam) (?:los|os|mis|meus) (?:resultados|exames|examenes|analisis)|i get (?:my|the) (?:test |exam )?(?:results|keys)`,
  `(?:es|sera|seria|e|is|s) (?:(?:el|o) )?(?:mi|meu|my) (?:primer|ultimo|primeiro|first|last) (?:dia|day) (?:de|del|do|da|of|en|at|com?|con)`,
  `${SUBJECT}(?:empiezo|comienzo|termino|acabo|arranco|comeco) (?:(?:con|las?|el|mis|unas|as|minhas|o) )*(?:vacaciones|ferias|clases|aulas|curso|quimio|tratamiento|antibiotico|licencia)|corro (?:una?|el|la|los) (?:maraton|media|carrera|[0-9]+ ?k)`,
  // How it is with him then.
  `${SUBJECT}me (?:da|dan) (?:(?:mucho|mucha|un poco de|algo de|harto|harta|tanto|tanta) )?(?:miedo|pena|flojera|pereza|fiaca|paja|sueno|hambre|panico|vertigo|lata|cosa|susto|pavor)`,
  // Whether he drives says nothing of when he is free, as "no trabajo" does.
  `${SUBJECT}(?:no|nao|i don t|don t) (?:manejo|conduzco|dirijo|drive|me animo|salgo sol[oa]|ando sol[oa])`,
  `no me gusta (?:manejar|conducir|salir|andar|viajar)|oscurece|(?:es|esta) (?:muy |medio |re )?peligros[oa]|(?:hay|hace) (?:(?:mucho|mucha|harto|tanto|tanta) )?(?:trafico|taco|tranque|trancon|calor|frio)`,
];
const LIFE = new RegExp(`(?<= )(?:${[...COMINGS, ...DOINGS].join('|')})(?= )`);
const REMARK = new RegExp(`(?<= )(?:${DOINGS.join('|')})(?= )`);

/** He says when he can, wishes, doubts, or makes it hang on something: whatever he tells with it stays. */
const NO_TALE =
  / (?:puedo|podemos|podria|puede|pueden|podes|puedes|posso|can|libres?|disponible|franco|tiempo|sirve|conviene|acomoda|queda bien|quiero|quisiera|necesito|prefiero|quero|preciso|prefiro|want|need|no (?:puedo|voy a poder)|cancel[a-z]*|anul[a-z]*|ustedes|uds|vos|usted) /;
const HANGS_ON =
  / (?:si|se|if|cuando|quando|when|unless|que si|hasta que|apenas|antes (?:de )?que|despues (?:de )?que|luego (?:de )?que|o|ou|or|no|nunca) (?:(?:el|yo|mi|en|la|los) )*$/;

/** Where the tale begins in a stretch of text; undefined: none is told. `said`: folded. */
export function taleAt(said: string): number | undefined {
  return begins(LIFE, said);
}

/** A tale that says nothing of when he can come: "el viernes se casa mi hermana". */
export function isRemark(said: string): boolean {
  return begins(REMARK, said) !== undefined;
}

function begins(told: RegExp, said: string): number | undefined {
  const padded = ` ${said.replaceAll(/[^\p{L}\p{N}]/gu, ' ')} `;
  const found = told.exec(padded);
  if (found === null || HANGS_ON.test(padded.slice(0, found.index))) return undefined;
  return NO_TALE.test(padded.slice(found.index - 1)) ? undefined : found.index - 1;
}
