/**
 * Titles of buttons, typed (CONV-12): "otra fecha", "reintentar", "hablar con alguien" do what a tap on them would.
 * The lists are our own, as agents know no copy; a test holds them against what `src/copy` renders.
 */
import { refusesThatDay } from '../../errands/moving/that-day.ts';
import type { Offer, Option } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import { position } from './place-said.ts';
import type { Heard } from '../../heard.ts';
import { pieces } from '../../words/phrases.ts';
import { readText } from '../../words/text.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

/** Folded, several phrases to a line, `|` between them. Yes, no and the two hours have readers of their own. */
const SAID: Readonly<Record<Exclude<Option, 'si' | 'no'>, string>> = {
  reintentar: `reintentar|reintenta|reintentalo|reintente|reintentemos|volver a intentar|volver a intentarlo|vuelve a intentar|volve a intentar
    intente de nuevo|intentelo de nuevo|intente otra vez|intenta nuevamente|intente nuevamente|reintenta|reintente|reintentalo|vuelve a intentar|vuelve a intentarlo|vuelva a intentar|vuelva a intentarlo|volve a intentar|intentar de nuevo|intenta de nuevo|intentalo de nuevo|intentar otra vez|intenta otra vez|intentalo otra vez|intentemos de nuevo|proba de nuevo
    probar de nuevo|probemos de nuevo|prueba de nuevo|proba otra vez|probar otra vez|prueba otra vez|de nuevo|otra vez|una vez mas|nuevamente
    tentar de novo|tenta de novo|tente de novo|tentar novamente|tentar outra vez|de novo|try again|retry|again|once more`,
  otra_fecha: `otra fecha|otra hora|otro dia|otro horario|otra dia|otro momento|otras fechas|otros dias|otros horarios|cambiar fecha|cambiar la fecha
    cambiar de fecha|cambiar de dia|elegir otra fecha|buscar otra fecha|ver otra fecha|ver otras fechas|probar otra fecha|outra data|outro dia
    outro horario|outra hora|outras datas|another date|another day|another time|other date|different date|different day|different time`,
  persona: `hablar con alguien|hablar con una persona|hablar con un humano|hablar con un asesor|hablar con una asesora|persona|una persona|alguien
    con alguien|con una persona|humano|asesor|asesora|falar com alguem|falar com uma pessoa|falar com atendente|alguem|uma pessoa|pessoa
    talk to someone|talk to a person|speak to someone|someone|a person|person|human`,
  salir: `salir|salgo|salirme|terminar|dejar|sair|encerrar|exit|leave|quit`,
  agendar: `reservar turno|reservar cita|reservar hora|reservar|reservar un turno|reservar una cita|reservar una hora|reserva|agendar|agendar turno
    agendar cita|agendar hora|agendar un turno|agendar una cita|sacar turno|sacar un turno|sacar cita|pedir turno|pedir cita|pedir una cita|pedir hora
    turno|cita|marcar horario|marcar um horario|marcar|agendar horario|marcar consulta|book|book appointment|book an appointment|book a time|booking`,
  reprogramar: `reprogramar|reprogramarlo|reprogramarla|reprogramar turno|reprogramar cita|reprogramar hora|reprogramar el turno|reprogramar la cita
    cambiar|cambiarlo|cambiarla|cambiar turno|cambiar cita|cambiar el turno|cambiar la cita|mover|moverlo|moverla|reagendar|reagendarla|reagendarlo
    remarcar|reagendar horario|mudar|reschedule|move|move it|change it|change`,
  cancelar_cita: `cancelar turno|cancelar cita|cancelar hora|cancelar el turno|cancelar la cita|cancelar la hora|cancelar mi turno|cancelar mi cita
    cancelar|cancelarlo|cancelarla|cancelalo|cancelala|cancela|anular|anularla|anularlo|cancelar horario|cancelar consulta|desmarcar
    cancel|cancel it|cancel appointment|cancel the appointment|cancel my appointment|cancel booking`,
  pagar: `pagar|pagar ahora|pago|abonar|quiero pagar|hacer un pago|realizar un pago|fazer pagamento|pay|pay now|payment|make a payment`,
  mis_turnos: `mis turnos|mis citas|mis horas|ver mis turnos|ver mis citas|ver mis horas|mis reservas|ver mis reservas|meus agendamentos|ver meus agendamentos
    minhas consultas|meus horarios|my appointments|see my appointments|my bookings`,
  hora_1: `la mas temprano|la mas temprana|el mas temprano|mas temprano|la primera|o mais cedo|mais cedo|the earlier one|the earlier|earlier|the earliest`,
  hora_2: `la mas tarde|el mas tarde|mas tarde|la segunda|o mais tarde|mais tarde|the later one|the later|later|the latest`,
};
const OPTION_OF = new Map<string, Set<Option>>();
for (const option of Object.keys(SAID) as (keyof typeof SAID)[]) {
  for (const phrase of SAID[option].split(/\s*[|\n]\s*/)) {
    // As a message of these words is read: chat spelling may have put one of them right.
    const key = readText(phrase).norm.trim();
    OPTION_OF.set(key, (OPTION_OF.get(key) ?? new Set()).add(option));
  }
}

/** What may stand before a title: "quiero otra fecha", "el de reintentar". */
const LEAD =
  / ?^(?:(?:quiero|quisiera|prefiero|mejor|elijo|toco|el|la|los|boton|opcion|de|a|con|quero|i want to|want to) )+/;
const WORDS_MAX = 7;
/** Of buttons further up these still mean themselves; "reservar" beside a newer question is an answer to that one. */
const STANDING: ReadonlySet<Option> = new Set(['reintentar', 'otra_fecha', 'persona', 'mis_turnos']);

/** The button that a whole message names, of those on offer; a number or "la primera" counts among several buttons. */
export function optionSaid(heard: Heard, words: readonly string[]): Act | undefined {
  const { offer, also = [] } = heard.situation;
  if (words.length === 0 || words.length > WORDS_MAX) return undefined;
  const newest = offer === undefined ? undefined : titled(offer, words);
  const older = also.map((o) => titled(o, words)).find((o) => o !== undefined && STANDING.has(o));
  const option = newest ?? (looksAgain(heard) ? 'reintentar' : undefined) ?? numbered(heard, words) ?? older;
  return option === undefined ? undefined : optionAct(heard, option);
}

/** "¿Y entonces? ¿Cuándo puedo?", where the diary could not be read: it is looked at once more. */
function looksAgain({ text: { norm }, situation: { offer, flow, proposed } }: Heard): boolean {
  const unread = offer?.kind === 'opcion' && offer.options.includes('reintentar') && proposed === undefined;
  return unread && (flow === 'agenda' || flow === 'reprogramacion') && WHEN_THEN.test(norm);
}
const WHEN_THEN = re`^ (?:(?:y|e|and|so|pero|mas|but|entonces|entao|then|ok|bueno|pues) )*(?:(?:para |pra )?(?:cuando|quando|when)|(?:que|what) (?:dia|day)) (?:(?:me|se|l[oa]|eu|yo|can|could|i) )*(?:puedo|podria|podre|puede|podra|podemos|posso|poderia|da|i|come)(?: (?:ir|venir|vir|come|pasar|ser|hacer|entonces|entao|then|reservar|agendar|marcar|el|l[oa]|cita|turno|hora))* $`;

function titled(offer: Offer, words: readonly string[]): Option | undefined {
  if (offer.kind !== 'opcion') return undefined;
  const bare = pieces(words)
    .filter((p) => p.kind !== 'thanks' && p.kind !== 'hello')
    .map((p) => p.phrase)
    .join(' ')
    .replace(/^(?:(?:ok|okay|dale|si|sim|yes|bueno|listo|ya|va|vale|ahora|oye|a ver|pues|entonces) )+/, '')
    .replace(/ (?:por favor|porfa|please|por fa|nomas|pues|entonces)$/, '');
  const all = words.join(' ');
  for (const said of [all, bare, bare.replace(LEAD, '')]) {
    const found = offer.options.find((option) => OPTION_OF.get(said)?.has(option));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "2", "la primera" of the newest buttons. A yes-or-no question has no first and second: that would be a yes by guess. */
function numbered(heard: Heard, words: readonly string[]): Option | undefined {
  const { offer } = heard.situation;
  if (offer?.kind !== 'opcion' || offer.options.includes('si')) return undefined;
  const isHours = offer.options.includes('hora_1');
  if (isHours || (saysWhen(heard.times) && !/^\s*\d{1,2}\s*$/.test(heard.text.raw))) return undefined;
  const at = position(words, offer.options.length);
  return at === undefined ? undefined : offer.options.at(at < 0 ? at : at - 1);
}

/** The same as the tap's event (taps.ts), said as an act. */
function optionAct(heard: Heard, option: Option): Act | undefined {
  switch (option) {
    case 'si':
      return act(heard, { intent: 'accept' });
    case 'no':
      return act(heard, { intent: 'reject' });
    case 'reintentar':
      return act(heard, { intent: 'retry' });
    case 'otra_fecha':
      return act(heard, { intent: refusesThatDay(heard) ? 'book' : 'other' });
    case 'persona':
      return act(heard, { intent: 'person' });
    case 'salir':
      return act(heard, { intent: 'exit', word: 'salir' });
    case 'agendar':
      return act(heard, { intent: 'book' });
    case 'reprogramar':
      return act(heard, { intent: 'move' });
    case 'cancelar_cita':
      return act(heard, { intent: 'cancel' });
    case 'pagar':
      return act(heard, { intent: 'pay' });
    case 'mis_turnos':
      return act(heard, { intent: 'mine' });
    case 'hora_1':
      return act(heard, { intent: 'select', n: 1 });
    case 'hora_2':
      return act(heard, { intent: 'select', n: 2 });
  }
}
