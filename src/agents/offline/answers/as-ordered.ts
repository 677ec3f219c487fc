/**
 * Where an hour that is free is booked without a yes, only who orders it books: by a word of ordering, or by nothing but
 * what and when. Who asks, thinks, tells of a visit or has one gets the hours of that day, to choose from (AGENDA-4).
 */
import type { Detalles, Tenant } from '../../../domain.ts';
import { ACCENTED } from '../words/telling.ts';
import type { Text } from '../words/text.ts';

/** "Ando pensando en…", "no sé si…", "ya agendé…", "mi hermano tiene cita…, ¿verdad?": a time is named, and nobody asks for it. */
const UNDECIDED =
  / (?:(?:no|nao|todavia no|aun no) se(?:i|ria)? s[ie]|(?:ando|estoy|estaba|estou|estava|i m|am) (?:pensando|thinking|viendo|dudando)|pensaba|a lo mejor|tal ?vez|quizas?|talvez|capaz(?: que)?|maybe|perhaps|por si (?:acaso|las dudas)|(?:luego|despues|ahorita|depois|mas tarde) (?:te |le |les |lhe )?(?:digo|aviso|confirmo|llamo|escribo|falo)|(?:te|les|le) (?:confirmo|aviso|digo|escribo) (?:despues|luego|mas (?:rato|tarde)|al rato|en un rato)|i ll (?:let you know|tell you)|(?:ya|ja) (?:agende|reserve|saque|pedi|marquei|agendei|reservei)|(?:tiene|tienen|tem) (?:una? |uma? )?(?:cita|turno|hora|reserva|horario)(?= (?:de|para|con|el|del|no|as) )|(?:si|se|if) (?:yo |eu |i )?(?:llevo|voy|llego|vengo|paso|consigo|logro|alcanzo a|levo|vou|chego|come|go)|me equivoque no es|recuerdo que|creo que (?:tengo|tenia|era)) /;
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
/** "¿Puede ser mañana a las 4?", "¿me das el de las 4?": as good as an order. */
const MAY_IT_BE =
  / (?:(?:puede|pueden|podes|puedes|podria|podrian|podemos|puedo|podra|pode|posso|podem|poderia|can|could|may) (?!saber|decir|confirmar|dizer|tell)|se (?:puede|podra|podria|pode) |da pra |(?:me|nos) (?:das|dan|da|haces|haria|harias|hacen|hace|atiendes|atendes|atienden|atiende|reciben|recibes|ve|ven|regala|colabora|deja|dejas|dejan|guarda|guardas) |(?:te|les|le|lhe) (?:va|viene|queda|sirve|parece) |vamos |dale |listo |si |sim |yes )/;
/** "Reservame si hay lugar a las 9": asked for outright. */
const ASKED_FOR =
  / (?:reserv|agend|anot|apunt|apart|marqu?|book)[a-z]* | (?:d[ae]me|pon(?:eme|me|game)|sacame|quiero|quisiera|queria|gustaria|necesito|necesitaba|quero|preciso|want|need|would like|d like|d love) /;

/** He may come, if: "si consigo salir, voy el miércoles a las 11". */
export function isUndecided(norm: string): boolean {
  return UNDECIDED.test(norm) || UNSURE.test(norm);
}

/** Nobody has asked for that hour by these words. */
export function onlyTells({ raw, norm, asks }: Text): boolean {
  if (isUndecided(norm)) return true;
  const tells =
    (asks && !MAY_IT_BE.test(norm)) ||
    HAS_ONE.test(norm) ||
    ACCENTED.test(raw) ||
    WAS.test(norm) ||
    OF_THE_HOUR.test(norm);
  return tells && !ASKED_FOR.test(norm.replace(BOOKED_BEFORE, ' '));
}
/** "Ustedes me agendaron", "ayer reservé": no order of now. */
const BOOKED_BEFORE =
  / (?:(?:reserv|agend|anot|apunt|apart|marc)(?:aron|aba|aban|ado|ada|aram)|booked|(?:ayer|anoche|anteayer|ontem|yesterday|la semana pasada) (?:[a-z]+ )?(?:reserve|agende|marquei|agendei|reservei))(?= )/g;

/** The wish, without an hour that was not ordered; of who asks whether there is room at three, from three on. */
export function asFarAsDecided(wish: Detalles, text: Text, tenant: Tenant | undefined): Detalles {
  if (tenant?.booking.confirmBeforeBooking !== false || !onlyTells(text)) return wish;
  const { hora_especifica: hour, hora_candidatas: _either, ...rest } = wish;
  if (hour === undefined || !ROOM_AT.test(text.norm) || isUndecided(text.norm)) return rest;
  return { ...rest, restricciones_temporales: [...(rest.restricciones_temporales ?? []), `despues_${hour}`] };
}
const ROOM_AT = new RegExp(
  ` (?:(?:hay|habra|habria|tienen|tenes|tienes|tiene|queda|quedan|tem|is there|do you have) (?:[a-z]+ ){0,2}?(?:lugar|lugarcito|cupo|cupito|espacio|hueco|huequito|vaga|chance|slot|opening|disponibilidad|disponible|libre)|${IS_THERE_ONE}) `,
);
