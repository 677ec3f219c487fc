import { openingAt } from '../opening-hour.ts';
import type { OpeningWords } from '../opening-hour.ts';
import { answer } from '../answers.ts';
import { asked, nth, stillWanted, type StillWanted } from '../asked.ts';
import { opensAt } from '../opening.ts';
import type { CopyOf, Speech, Templates } from '../speech.ts';
import { lines, plain } from '../text.ts';
import { answerWords, unclear, whoIAm } from './words.ts';

/** Greeting, menu, courtesy, what was not understood, people. */
export const reception = {
  saludo: (_, s) =>
    lines(
      greeting(s),
      'I can help you book, move or cancel an appointment, pay, and answer your questions. What do you need?',
    ),
  saludo_breve: () => 'Hello!',
  menu: (_, s) =>
    lines(
      greeting(s),
      '• Book an appointment',
      '• Move or cancel one',
      '• Pay for a service',
      '• Opening hours, prices and address',
    ),
  dato_anotado: (copy, s) => {
    if (copy.field !== undefined) return noted(copy, s);
    const name = s.name === undefined ? '' : `, ${s.name}`;
    return s.offer ? `Nice to meet you${name}! How can I help?` : `Thanks${name}.`;
  },
  nombre_anotado: ({ name, under }, s) =>
    lines(
      `Corrected: your name is ${plain(name)}.`,
      `What is booked already still stands under ${plain(under)}: for the team to change it, write “person”.`,
      s.offer && 'What else can I do for you?',
    ),
  pedir_correccion: ({ field }) =>
    `What is the right ${field === 'email' ? 'e-mail address' : 'ID number'}? Write it and I'll correct it.`,
  cortesia: ({ state, times = 1, waits, tells }) => {
    if (tells)
      return "Thanks for telling us. It isn't noted down here: tell the team when you come, or ask to talk to a person and tell them now.";
    const wanted = stillWanted(state, WAITING);
    if (waits && wanted !== undefined)
      return nth(
        ['Sure, take your time. Just tell me and we go on.', 'No rush: whenever you like, we go on where we were.'],
        times,
      );
    return (
      wanted ??
      nth(
        [
          "Perfect! I'm here if you need anything.",
          'Great! If you need anything else, just write.',
          'All good! At your service.',
        ],
        times,
      )
    );
  },
  salida: () => "Alright, we'll leave it here. Write whenever you like and we'll go on.",
  nada_que_cancelar: () =>
    'There is nothing under way and no appointment in your name to cancel. What else can I do for you?',
  nada_pendiente: () => "I have no open question for you. Tell me what you need and we'll see to it.",
  no_entendi: (copy, s) => nth(unclear(s)[asked(copy.state)], copy.times),
  opciones: (copy) =>
    nth(
      [
        "I see that I'm not helping the way you expect. How would you like to go on?",
        'To stop going round in circles, choose one of these options:',
      ],
      copy.times,
    ),
  respuesta: (copy, s) => answer(copy, s, answerWords(s)),
  medio_no_soportado: (copy) =>
    copy.media === 'edit'
      ? 'I saw that you edited a message, but I go by what arrived first. If something has changed, could you write it again?'
      : `I got ${MEDIA[copy.media] ?? 'a message of another kind'}, but I only read text here. Could you write it to me?`,
  medio_no_leido: (copy) =>
    copy.seen === 'failed'
      ? `I got ${MEDIA[copy.media] ?? 'your message'}, but I couldn't make out what it says. Could you write it to me?`
      : `I got ${MEDIA[copy.media] ?? 'your message'}. Tell me what you need it for and we'll see.`,
  lista_vencida: (_, s) =>
    s.offer
      ? 'That list is no longer valid. These are the options now:'
      : "That option is no longer valid. Tell me what you need and we'll look again.",
  toque_anterior: () =>
    "What you tapped belongs to an earlier message, so I haven't changed anything. We go on with this:",
  demora: () => 'Sorry for the late answer.',
  silencio: (copy) =>
    `I'm still waiting for your answer. Whenever you like, we can go on${
      copy.state.startsWith('PAGOS_')
        ? ' with the payment'
        : copy.state.startsWith('AGENDA_')
          ? ' with your appointment'
          : ''
    }.`,
  disculpa_tecnica: () => "Sorry, I had a technical problem and couldn't process the last message.",
  conversacion_reiniciada: () =>
    "Sorry, I lost the thread of what we were doing and we start over. Ask me about your appointments and I'll tell you how they stand. What do you need?",
  pasando_a_persona: ({ complains }) =>
    `${complains ? "I'm very sorry about that. " : ''}I'm letting the team know, so that a person answers you. One moment, please.`,
  persona_avisada: (_, s) => {
    const opens = opensAt(s.context);
    return [
      opens === undefined
        ? "I've told the team, so that a person answers you here."
        : `I've told the team. We're closed now and open ${openingAt(opens, s, OPENS)}: from then on a person can answer you here.`,
      'In the meantime you can leave more details, or write "menu" to go on with me.',
    ].join(' ');
  },
  persona_no_disponible: () =>
    "I couldn't reach the team just now. If you like, try again in a while, or we can go on here.",
  vuelve_el_bot: (_, s) => (s.offer ? "All right, it's me again. How can I help?" : "All right, it's me again."),
} satisfies Partial<Templates>;

const OPENS: OpeningWords = (hour, day) => `${day === undefined ? 'today' : `on ${day}`} at ${hour}`;

function greeting(s: Speech): string {
  const own = s.greeting?.replaceAll(/\s*\n\s*/gu, ' ').trim();
  if (own) return own;
  return `Hi${s.name === undefined ? '' : `, ${s.name}`}! ${whoIAm(s)}`;
}

const MEDIA: Readonly<Record<string, string>> = {
  image: 'an image',
  audio: 'an audio message',
  document: 'a document',
  video: 'a video',
  sticker: 'a sticker',
  location: 'a location',
  contacts: 'a contact',
  order: 'an order from the catalogue',
};

const WAITING: StillWanted = {
  slot: 'Whenever you like, pick one of the times or tell me another day or hour.',
  service: 'Whenever you like, pick a service from the list and we go on.',
  choice: 'Whenever you like, pick one of the options and we go on.',
  data: 'Whenever you like, write what I asked for and we go on.',
  yesNo: 'Whenever you like, answer yes or no and we go on.',
};

/** What is kept of him now. */
function noted({ field, value = '' }: CopyOf<'dato_anotado'>, s: Speech): string {
  const told = field === 'email' ? `your e-mail address is ${value}` : `your ID number is ${value}`;
  return lines(`All right: ${told}.`, s.offer && 'What else can I do for you?');
}
