/**
 * Where an hour that is free is booked without a yes: "cambio de aceite el viernes a las 10 si me hacen descuento",
 * "pregunto por la afinación del lunes", "un amigo quiere un corte a las 11" order nothing yet. That it be free, or that
 * they be open, the diary sees to by itself; "si es tan amable" is manners.
 */
import { re } from '../../words/pattern.ts';
import type { Text } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { ON_CONDITION, SE } from './condition.ts';

/** What stands behind an "if" that the diary sees to, and what is asked for by it. */
const SEEN_TO =
  '(?:no (?:hay|habra|esta|estan|puede|pueden|se puede|puedo|tiene[ns]?|tenes|queda|quedan|a la?s?|el|la|con|para|es (?:molestia|problema|posible|mucha|mucho))|hay|habra|tienen|tenes|tienes|tiene|queda|quedan|esta|estan|puede|pueden|puedes|podes|podria[ns]?|se (?:puede|podria|pueden)|es (?:posible|tan)|eres|sos|fuera|dios|gusta[ns]?|quiere[ns]?|quieres|te|le|les|me (?:hace[ns]?(?: el| un)? favor|puede[ns]?|podria[ns]?|regala[ns]?|anota[ns]?|agenda[ns]?|reserva[ns]?|aparta[ns]?|da[ns]?|sirve|queda)|quiero|quisiera|necesito|por favor|porfa|porfavor|gracias|claro|si|o|abren|atienden|trabajan|you (?:can|have)|possible|there|(?:it s|that s) (?:ok|free|possible|available)|available)';
const HANGS_ON = re` (?:(?:solo|solamente|unicamente|nomas|so|somente|apenas|only) (?:si|se|if)|(?:si|if)(?! ${SEEN_TO} )(?= [^ ]+ )|${SE}|${ON_CONDITION}|a condicion de que|provided|desde que (?:nao|seja|tenha|haja)|salvo que|a no ser que|(?:eso )?depend(?:e|iendo|endo|ing|s)|segun (?:el|lo que|como|cuanto|cuan)) `;
/** "Sí, quiero…" of who has no accents. */
const YES_AHEAD = / (?:hola|buenas|buenos dias|buenas tardes|ok|bueno|ah|dale) $/;
const ASKS_ABOUT = re` (?:(?:pregunt|consult|averigu)(?:o|aba|amos|ando|ar)|quiero (?:saber|preguntar|consultar|averiguar)|pergunt(?:o|ar|ando)|(?:i m )?(?:asking|inquiring|calling|writing)|(?:una?|uma) (?:pregunta|consulta|duda|pergunta)|info(?:rmacion|rmes|rmacao)?|informes) (?:por|sobre|acerca|de|del|about|pel[oa]) `;
/** Somebody else wants it, and is nobody that it could be noted for. */
const SOMEBODY =
  '(?:amig[oa]|vecin[oa]|companer[oa]|colega|conocid[oa]|client[ea]|primo|prima|tio|tia|friend|coworker|vizinh[oa])';
const WANTS = '(?:quiere|quisiera|necesita|ocupa|busca|anda buscando|quer|precisa|wants|needs)';
const OF_ANOTHER = re` (?:un|una|um|uma|a) ${SOMEBODY}(?: (?:mi[oa]|meu|minha|de [a-z]+))? (?:que )?${WANTS} (?!(?:${APPOINTMENT}) )| (?:un|una|um|uma|a) ${SOMEBODY}(?: mi[oa])? ${WANTS} `;

export function ordersNothingYet({ norm, raw }: Text): boolean {
  return hangsOnSomething(norm, raw) || ASKS_ABOUT.test(norm) || OF_ANOTHER.test(norm);
}

function hangsOnSomething(norm: string, raw: string): boolean {
  const found = HANGS_ON.exec(norm);
  if (found === null) return false;
  // "Sí quiero cambio de aceite", with or without its accent.
  const bare = / si /.test(found[0]);
  return (
    !bare || !(ACCENTED.test(raw) || found.index === 0 || YES_AHEAD.test(` ${norm.slice(0, found.index).trim()} `))
  );
}
const ACCENTED = /(?<!\p{L})s[íÍ](?!\p{L})/u;
