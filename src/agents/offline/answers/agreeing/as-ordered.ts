/**
 * Where an hour that is free is booked without a yes, only who orders it books: by a word of ordering, or by nothing but
 * what and when. Who asks for it, orders it not yet or takes it back is asked for his yes; who thinks, tells of a visit or
 * has one gets the hours of that day, to choose from (AGENDA-4).
 */
import { saysPlaceUnheard } from '../../names/places.ts';
import type { CustomerEvent, Detalles, Tenant } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import { timesIn, type TimeReading } from '../../time/index.ts';
import { verdictOf } from '../../words/phrases.ts';
import { NOT_AT_ALL } from '../../words/put-off.ts';
import { ACCENTED } from '../../words/telling.ts';
import { clauses, readText, without, type Text } from '../../words/text.ts';
import { APPOINTMENT, SEVERAL, WEEKDAY } from '../../words/words.ts';
import { re } from '../../words/pattern.ts';
import { exitIn } from '../refusing/exits.ts';
import type { Heard } from '../../heard.ts';
import { ordersNothingYet } from './not-ordered-yet.ts';

/** "Ando pensando en…", "no sé si…", "ya agendé…", "mi hermano tiene cita…, ¿verdad?": a time is named, and nobody asks for it. */
const UNDECIDED =
  / (?:(?:no|nao|todavia no|aun no) se(?:i|ria)? s[ie]|(?:ando|estoy|estaba|estou|estava|i m|am) (?:pensando|thinking|viendo|dudando)|pensaba|a lo mejor|tal ?vez|quizas?|talvez|capaz(?: que)?|maybe|perhaps|por si (?:acaso|las dudas)|(?:luego|despues|ahorita|depois|mas tarde) (?:te |le |les |lhe )?(?:digo|aviso|confirmo|llamo|escribo|falo)|(?:te|les|le) (?:confirmo|aviso|digo|escribo) (?:despues|luego|mas (?:rato|tarde)|al rato|en un rato)|i ll (?:let you know|tell you)|d[ae]j[ae](?:me|nos) (?:ver|pensar|revisar|chequear|consultar|preguntar)|deixa (?:eu |me )?(?:ver|pensar)|let me (?:see|think|check)|(?:ya|ja) (?:agende|reserve|saque|pedi|marquei|agendei|reservei)|(?:tiene|tienen|tem) (?:una? |uma? )?(?:cita|turno|hora|reserva|horario)(?= (?:de|para|con|el|del|no|as) )|(?:si|se|if) (?:yo |eu |i )?(?:llevo|voy|llego|vengo|paso|consigo|logro|alcanzo a|levo|vou|chego|come|go)|me equivoque no es|recuerdo que|creo que (?:tengo|tenia|era)) /;
/** "Corte mañana a las 4, pero no estoy segura", "…si no está muy lleno", "…, pero antes dime el precio". */
const UNSURE =
  / (?:no (?:estoy|ando) (?:muy |del todo )?segur[oa]|nao (?:estou|tenho) (?:muito )?(?:cert[oa]|certeza)|(?:i m )?not (?:so |very )?sure|(?:si|se) (?:no|nao) (?:esta|hay|es|tem|fica) (?:muy|muito|much[oa]s?|tan|caro|llen[oa])|if it s not (?:too|very)|(?:pero|mas|but) (?:antes|primero|primeiro|first|before that) |antes (?:dime|decime|digame|me dices|me dice|quiero saber|me diz)) /;

/** "¿Hay un corte hoy a las 4?" */
const IS_THERE_ONE =
  '(?:hay|habra|habria|queda|quedan|tem|is there) (?:algun|alguna|una?|uma?|any|an?) (?!turno|cita|hora|reserva|horario|appointment)[a-z]+';
/** "¿Está ocupado a las 9?", "¿hay lugar a las 9?", "a las 9 es muy temprano", "mi hermana va a las 10": told or asked, and not wished for. */
const OF_THE_HOUR = new RegExp(
  ` (?:${[
    '(?:esta|estan|estara|ta) (?:(?:ya|muy|todavia|aun) )?(?:ocupad|libre|disponible|tomad|reservad)[a-z]*',
    '(?:hay|habra|habria|tienen|tenes|tienes|tiene|queda|quedan|tem|is there|do you have) (?:(?:algun|alguna|un|una|mas|ya|uma?|any|an?) )?(?:lugar|lugarcito|cupo|cupito|espacio|hueco|huequito|vaga|chance|slot|opening|disponibilidad|disponible|libre)',
    IS_THERE_ONE,
    '(?:trabaja|atiende|esta|viene) (?:manana|hoy|el [a-z]+|a las)',
    'es (?:muy|demasiado|re|medio|bastante) (?:temprano|tarde|pronto)|(?:e|is) (?:muito|too) (?:cedo|tarde|early|late)',
    '(?:mi|su|meu|minha|my) [a-z]+ (?:va|puede|tiene|viene|sale|entra|trabaja|pode|vai|tem|goes|can)',
    '(?:ayer|anoche|anteayer|ontem|yesterday|la semana pasada) (?:[a-z]+ )?(?:reserve|agende|saque|pedi|marquei|agendei|reservei|booked)',
    '(?:si|se|if) (?:consigo|logro|alcanzo|puedo|me (?:dejan?|dan|da)|salgo|no (?:llueve|me|hay|surge|tengo)|todo sale|der|conseguir|it doesn t|i can)',
    '(?:saber|decirme|dime|decime|digame|me confirma|dizer) (?:si|se|que|a que)|sigue en pie|cierto|verdad|no (?:te |se )?olvid[a-z]*|recuerd(?:a|e)(?:me|nos)|recordame|me (?:llego|llegaron) (?:un|el)|lembr(?:a|e)[a-z]*|remind me|don t forget',
    '(?:almuerzo|trabajo|tengo (?:clase|reunion|junta|medico|que)|pero no se|creo que|me parece que)|es para [0-9]+(?= $)',
  ].join('|')})(?= |$)`,
);
/** "Tengo corte mañana a las 4", "my sister has one": theirs already. "Tengo que", "tengo ganas de" are wishes. */
const HAS_ONE =
  / (?:(?:tengo|tenemos|tenia|teniamos|tiene|tienen|tenho|temos|tinha|i have|i ve got|i had|has|had|missed) (?!que |ganas |pensado |thinking |to )|(?:mi|meu|minha|my) [a-z]+ de (?:manana|hoy|amanha) )/;
/** What was, where no accent on the last letter tells it: "me hicieron", "tenía", "perdi", "it looks uneven". */
const WAS =
  / (?:[a-z]{2,}(?:aron|ieron|aram|eram)|(?:ten|hac|dec|ven|hab|deb|sab|viv|sal|tin|faz)ia[mns]?|(?:est|and|trabaj|esper)a(?:ba|va)[mn]?|iba|ia|hice|hizo|fui|fue|fuimos|fiz|foi|fiquei|esqueci|perdi|was|were|did|forgot|left|looked|looks) /;
/** "¿Puede ser mañana a las 4?", "¿me das el de las 4?": as good as an order; "¿se puede…?", "¿puedo ir…?" only ask. */
const MAY_IT_BE =
  / (?:(?<! se )(?:puede|pueden|podes|puedes|podria|podrian|podemos|puedo|podra|pode|posso|podem|poderia|can|could|may) (?!saber|decir|confirmar|dizer|tell|ir |llevar|traer)|da pra |(?:me|nos) (?:das|dan|da|daria[ns]?|guardaria[ns]?|haces|haria|harias|hacen|hace|atiendes|atendes|atienden|atiende|reciben|recibes|ve|ven|regala|colabora|deja|dejas|dejan|guarda|guardas) |(?:te|les|le|lhe) (?:va|viene|queda|sirve|parece) |vamos |dale |listo |si |sim |yes )/;
const MAY_I_COME =
  / (?:(?:puedo|podria|podemos|podriamos|posso|can|could|may) (?:i |we )?(?:ir|llevar[a-z]*|traer[a-z]*|venir|levar|trazer|come|bring)|se (?:puede|podra|podria|pode)) /;
/** "Reservame si hay lugar a las 9": asked for outright. */
const ASKED_FOR =
  / (?:reserv|agend|anot|apunt|apart|marqu?|book)[a-z]* | (?:d[ae]me|pon(?:eme|me|game)|sacame|quiero|quisiera|queria|gustaria|(?:necesito|necesitaba)(?! (?:llevar|traer|saber))|quero|preciso|want|need|would like|d like|d love) /;

/** He may come, if: "si consigo salir, voy el miércoles a las 11", "si la llevo a las 10, ¿a qué hora la busco?". */
function isUndecided(text: Text): boolean {
  return UNDECIDED.test(ofHimself(text)) || UNSURE.test(text.norm) || (BROUGHT.test(text.norm) && !YES.test(text.raw));
}
/** An if of what is brought or left there; "sí, la llevo a las 10" is none. */
const BROUGHT =
  / (?:si|se|if) (?:(?:yo|eu|i|we|nosotros|te|le|les|l[oa]s?|l[oa]|os?|as?|lhe|me) ){0,3}(?:llev|dej|traig|tra[ei]|mand|entreg|deix|lev[aeo]|trag|traz|bring|drop|leave|take)[a-z]* /;
const YES = /^\s*(?:s[íi]\s*[,.;!]|sí(?!\p{L}))/iu;

/** "¿Tienen turno para mañana a las 5?" is asked of the business; "mi hermano tiene cita a las 4, ¿verdad?" tells of his. */
function ofHimself({ norm, asks }: Text): string {
  return (asks ? norm.replaceAll(YOU_HAVE, ' ') : norm).replace(WHY_THEN, ' ');
}
/** "El jueves a las 2 que tengo un pantalón": what he brings, behind its hour, and none that he has. */
const WHY_THEN = re`(?<= (?:(?:a|para) las? [a-z]+|[0-9]{1,2}|hs?|am|pm|tarde|noche|manana|${WEEKDAY})) (?:que|porque|pues|ya que) (?:tengo|tenemos|tenho|temos) (?:un[oa]?s?|um|uma|mis?|${SEVERAL}) (?!(?:${APPOINTMENT}) )`;
const YOU_HAVE = /(?<! (?:mi|su|meu|minha|my) [a-z]+) (?:tiene|tienen|tem)(?= )/g;

/** A row, and "no, esperá" behind it, or "no la reserves todavía": put off. */
export function putsOff(text: Text): boolean {
  return isUndecided(text) || NOT_YET.test(text.norm) || (!text.asks && takesBack(text));
}

/** "…pero no lo agendes todavía", "sin reservar nada": at the list as well no row is taken by it. */
export function ordersNotYet(norm: string): boolean {
  return NOT_YET.test(norm);
}
const NOT_YET =
  / (?:no|nao|not|don t|dont|sin|sem|without) (?:(?:me|te|l[eo]s?|las?|nos|se|o|a|vayas|quiero|quisiera|quero|todavia|aun|ainda|yet|que|nada) ){0,4}(?:reserv|agend|anot|apunt|apart|confirm|marqu|marc|book|schedul|separ)[a-z]* /;
/** "Necesito saber si hay…", "quería consultar si podrían…", "si hay, avisame". */
const WANTS_TO_KNOW = new RegExp(
  [
    ' (?:saber|consultar|preguntar|averiguar|ver|chequear|confirmar|corroborar|dec?ir(?:me)?|dime|decime|digame|me (?:decis|dices?|diria[ns]?|dirias|avisas?|confirmas?|diz|fala)|perguntar|verificar|know|wondering|tell me|let me know|(?:avis|diga|confirm)[ae](?:me|n|nme)?) (?:si|se|if|whether) ',
    ' (?:si|se|if) (?:hay|habra|tienen|tenes|tienes|tiene|queda|quedan|tem|tiver|there is|you have|esta libre|puede[ns]?|podes|puedes) (?:[a-z0-9]+ ){1,12}?(?:(?:me )?avis[a-z]*|dime|decime|digame|me (?:decis|dices?|dice|confirmas?|fala|diz)|let me know|tell me) ',
  ].join('|'),
);
/** "Si hago cambio de aceite a las 10, ¿a qué hora termina?": supposed, and not ordered. */
const IF_DONE =
  / (?:si|se|if) (?:(?:yo|eu|i|me|l[oa]) )*(?:hago|hacemos|hiciera|reservo|agendo|tomo|saco|pido|marco|faco|fizer|do|book|make|get) /;
/** "Si llueve no voy": he may not come. */
const UNLESS =
  / (?:si|se|if) (?:[a-z]+ ){1,4}(?:no (?:voy|vamos|iria|puedo|podria|llego|vengo)|nao (?:vou|vamos|posso)|i (?:won t|can t|m not)) /;
/** "…pará", "…esperá": what stands before it is not to be done. */
const STOPS =
  /^ (?:no |nao |ah |uy |mejor |perdon |aguarda |pero )*(?:para|pare|espera(?:te)?|espere|esperen|aguanta|aguarde|frena|wait|stop|hold on)(?: no)? $/;
/** A bare no, or a way out, behind the wish: "baño el jueves a las 10. Mejor no". */
function takesBack({ raw }: Text): boolean {
  const last = raw
    .split(/[\n,.;!]+/)
    .filter((said) => /\p{L}/u.test(said))
    .slice(1)
    .slice(-2)
    .map(readText);
  return last.some((text) => {
    const said = verdictOf(text);
    return said === 'no' || NOT_AT_ALL.test(text.norm) || STOPS.test(text.norm) || exitIn(text) !== undefined;
  });
}

/** It is wished for, and not ordered yet. */
function isToBeAsked(text: Text): boolean {
  const { norm, asks } = text;
  if (ordersNothingYet(text)) return true;
  if (NOT_YET.test(norm) || WANTS_TO_KNOW.test(norm) || UNLESS.test(norm) || takesBack(text)) return true;
  return asks && (IF_DONE.test(norm) || (!MAY_IT_BE.test(norm) && !asksForIt(norm)));
}

/** Theirs already, or over; or told of the hour, and asked nothing. */
function tells(text: Text): boolean {
  const { raw, norm, asks } = text;
  if (asksForIt(norm)) return false;
  return HAS_ONE.test(ofHimself(text)) || ACCENTED.test(raw) || WAS.test(norm) || (OF_THE_HOUR.test(norm) && !asks);
}

function asksForIt(norm: string): boolean {
  return ASKED_FOR.test(norm.replace(BOOKED_BEFORE, ' '));
}
/** "Ustedes me agendaron", "ayer reservé": no order of now. */
const BOOKED_BEFORE =
  / (?:(?:reserv|agend|anot|apunt|apart|marc)(?:aron|aba|aban|ado|ada|aram)|booked|(?:ayer|anoche|anteayer|ontem|yesterday|la semana pasada) (?:[a-z]+ )?(?:reserve|agende|marquei|agendei|reservei))(?= )/g;

/** Nobody has ordered that hour by these words. */
export function onlyTells(text: Text): boolean {
  return isUndecided(text) || isToBeAsked(text) || tells(text);
}

/** The wish, as far as it was ordered: with its hour, with a yes to be asked for, or without an hour that nobody asked for. */
export function asFarAsDecided(wish: Detalles, text: Text, tenant: Tenant | undefined): Detalles {
  if (tenant?.booking.confirmBeforeBooking !== false || wish.hora_especifica === undefined) return wish;
  const { hora_especifica: _hour, hora_candidatas: _either, ...rest } = wish;
  // "Necesito saber si tengo cita" wants to know of one that there is.
  const told = isUndecided(text) || (tells(text) && !NOT_YET.test(text.norm) && !takesBack(text));
  if (told) return asksForThatHour(text) || asksIfFree(text) ? { ...wish, por_confirmar: true } : rest;
  return isToBeAsked(text) || saysPlaceUnheard(text, tenant) ? { ...wish, por_confirmar: true } : wish;
}

/** "El jueves a las 7 de la mañana hay lugar", as it is said aloud: a question without its mark. "No hay lugar a las 7" is told. */
function asksIfFree({ norm }: Text): boolean {
  return ENDS_ON_FREE.test(norm) && !/ (?:no|nao|not|ya|ja|que|ayer|ontem|dijeron|dice|mi|minha|my) /.test(norm);
}
const ENDS_ON_FREE =
  / (?:hay|habra|habria|tienen|tenes|tienes|tiene|queda|tem|is there|do you have) (?:(?:algun|un|mas|uma?|any|an?) )?(?:lugar|lugarcito|cupo|cupito|espacio|hueco|huequito|vaga|slot|opening|disponibilidad|disponible|libre)(?: (?:porfa|por favor|please|o no))* $/;

/** "Jueves 17 15": of two that the numbers may mean, a yes tells which. */
export function unlessDoubtful(wish: Detalles, { dudosa }: TimeReading, tenant: Tenant | undefined): Detalles {
  const books = tenant?.booking.confirmBeforeBooking === false && wish.hora_especifica !== undefined;
  return books && dudosa === true ? { ...wish, por_confirmar: true } : wish;
}

/** "No sé si es la alineación o qué, ¿me pueden mirar hoy a las 3?": whatever else he tells, that hour is asked for. */
function asksForThatHour({ raw }: Text): boolean {
  return clauses(raw).some((piece, i) => {
    const { norm, asks } = readText(piece.raw);
    const asked = MAY_IT_BE.test(norm) || MAY_I_COME.test(norm);
    const whether = WANTS_TO_KNOW.test(norm) || (i > 0 && WHETHER_HE_MAY.test(norm));
    return /\d/.test(norm) && asked && (asks || piece.asks || whether);
  });
}
/** "Precio del service, y si puedo llevarla el jueves a las 3": the second thing that he wants to know. */
const WHETHER_HE_MAY = new RegExp(`^ (?:si|se|if)(?= )${MAY_I_COME.source}`);

/** "El baño que sea el viernes a las 10", of one who has a bath booked: whether one more is meant is asked. */
export function unlessOfMine(wish: Detalles, { text, situation, guest, party, besides }: Heard): Detalles {
  const { tenant, appointments = [] } = situation;
  if (tenant?.booking.confirmBeforeBooking !== false || wish.hora_especifica === undefined) return wish;
  if (guest !== undefined || party.length > 0 || besides !== undefined || ONE_MORE.test(text.norm)) return wish;
  const alike = appointments.some((one) => one.guest === undefined && one.serviceId === wish.servicio);
  return alike ? { ...wish, por_confirmar: true } : wish;
}

/** "Con Nacho a las 11 o con Tato a las 12", "las 3 y mi amigo a las 4", read as one: of two who are named, or two hours, a yes tells which. */
export function unlessMoreIsTold(events: readonly CustomerEvent[], heard: Heard): readonly CustomerEvent[] {
  const wishes = events.filter(({ type }) => type === 'customer.wants_booking' || type === 'customer.selects');
  const { tenant } = heard.situation;
  if (tenant?.booking.confirmBeforeBooking !== false || wishes.length !== 1 || !tellsSeveral(heard, tenant))
    return events;
  return events.map((event) => {
    if (event.type === 'customer.selects') return { ...event, pregunta: true };
    return event.type !== 'customer.wants_booking' || event.detalles.hora_especifica === undefined
      ? event
      : { ...event, detalles: { ...event.detalles, por_confirmar: true } };
  });
}

function tellsSeveral({ text, situation }: Heard, tenant: Tenant): boolean {
  const told = clauses(text.raw).map(({ raw }) => {
    const { hora, spans } = timesIn(raw, situation);
    return { hora, who: findNames(without(raw, spans), tenant).profesional };
  });
  const several = (said: readonly (string | undefined)[]): boolean =>
    new Set(said.filter((one) => one !== undefined)).size > 1;
  // "Con Beto o con Ramón."
  const either = text.raw.split(OR).map((said) => findNames(said, tenant).profesional);
  return several(told.map(({ hora }) => hora)) || several(told.map(({ who }) => who)) || several(either);
}
const OR = /(?<!\p{L})(?:o|u|ou|or)(?!\p{L})/iu;
const ONE_MORE =
  / (?:tambien|tambem|also|ademas|aparte|de nuevo|otra vez|again|una? (?:mas|extra)|uno (?:mas|extra)|mais uma?|one more|(?:otr[oa]|outr[oa]|another)(?! (?:horas?|horario|dia|fecha|data|time|day|date|horinha)[ ])) /;
