import type { AnswerWords } from '../answers/words.ts';
import type { Unclear } from '../asked.ts';
import type { Speech } from '../speech.ts';
import { lines } from '../text.ts';
import type { WishWords } from '../wishes.ts';

/** Without a name of its own it goes by the business's, and is not said to be it. */
export function whoIAm(s: Speech): string {
  return s.bot === s.business
    ? `I'm the virtual assistant of ${s.business}.`
    : `I'm ${s.bot}, the virtual assistant of ${s.business}.`;
}

export function answerWords(s: Speech): AnswerWords {
  return {
    hours: (of) => `Opening hours, ${of}:`,
    closed: 'closed',
    hoursOn: (of, day, { times, among }) =>
      times === undefined && !among ? `We are closed on ${day}.` : `${of}, ${day}: ${times ?? 'closed'}.`,
    openNow: 'We are open now.',
    closedNow: 'We are closed now.',
    closedOn: (days) => `Also closed: ${days}.`,
    dayRange: (from, to) => `${from} to ${to}`,
    and: 'and',
    fromTo: (from, to) => `${from} to ${to}`,
    addressOf: (place, address) => `${place}: ${address}.`,
    branches: (names) => `We are in ${names}.`,
    services: 'These are our services:',
    moreServices: (n) => `…and ${n} more: ask for the one you have in mind.`,
    price: (service, price, duration) =>
      price === undefined
        ? `${service} is free and takes ${duration}.`
        : `${service} costs ${price} and takes ${duration}.`,
    inAll: (price) => `All together: ${price}.`,
    duration: (service, duration) => `${service} takes ${duration}.`,
    free: 'free',
    professionals: 'Our team:',
    performs: (professional, services) => (services === '' ? professional : `${professional} does: ${services}.`),
    nobody: 'Nobody on the team has that name.',
    noBranch: 'We have no branch by that name.',
    notSold: 'I can’t find that service among ours.',
    notThere: (service, where, others) => `${service} is not done at ${where}: it is at ${others}.`,
    doneThere: (service, where) => `${service} is available at ${where}.`,
    worksElsewhere: (who, where, others) => `${who} does not work at ${where}: only at ${others}.`,
    virtual: (service) => `${service} is online: there is nowhere to go.`,
    howToJoin: (url) =>
      url === undefined
        ? 'I don’t have the link to join: ask to talk to a person of the team and ask them for it.'
        : `To join: ${url}`,
    inPerson: (service) => `${service} is in person.`,
    allVirtual: 'Everything is online: there is nowhere to go.',
    allInPerson: 'Everything is in person.',
    someVirtual: (services) => `Online: ${services}.`,
    someInPerson: (services) => `In person: ${services}.`,
    performedBy: (service, professionals) => `${service} is done by: ${professionals}.`,
    payLink: (provider) => `You can pay right here with a secure payment link${PROVIDERS[provider]}.`,
    payNothingFirst: 'Nothing is paid ahead to book.',
    payFull: 'To book, the price of the service is paid first.',
    payDeposit: (share, of) =>
      `To book${of === undefined ? '' : ` ${of}`}, a deposit (${share}) is paid first; it is part of the price.`,
    payOtherwise: 'If you need another way to pay, ask to talk to a person on the team.',
    nothingDue: 'I see nothing for you to pay.',
    changes: (notice) =>
      `If you can't make it, write “cancel” or “change” here and we do it right away.${notice === undefined ? '' : ` To cancel less than ${notice} before, I put you through to a person.`}`,
    window: (last, notice) => `You can book until ${last}${notice === undefined ? '' : `, at least ${notice} ahead`}.`,
    reminders:
      "I don't send reminders yet. Ask me about your appointment whenever you like and I'll tell you its day and time.",
    language: 'Yes, we can talk in English.',
    bot: lines(
      whoIAm(s),
      'I can book, move or cancel your appointments, take payments and answer questions. If you prefer, ask to talk to a person.',
    ),
    unknown:
      "I don't have that information. If you like, ask to talk to a person of the team and put the question to them.",
    unknownAgain: 'That I do not know. A person of the team can tell you: write “person” and I will call them.',
  };
}

const PROVIDERS = { sandbox: '', mercadopago: ' by Mercado Pago', stripe: ' by Stripe' } as const;

export const wishWords: WishWords = {
  on: (day) => day,
  between: (from, to) => `between ${from} and ${to}`,
  since: (day) => `from ${day} on`,
  until: (day) => `until ${day}`,
  at: (hour) => `at ${hour}`,
  hours: (from, to) => `between ${from} and ${to}`,
  after: (hour) => `after ${hour}`,
  before: (hour) => `before ${hour}`,
  overBy: (hour) => `over by ${hour}`,
  part: { mañana: 'in the morning', tarde: 'in the afternoon', noche: 'in the evening' },
  or: 'or',
  only: (weekday) => `only ${weekday}`,
  except: (weekday) => `not ${weekday}`,
  exceptAt: (hour) => `not at ${hour}`,
  asSoonAsPossible: 'as soon as possible',
  firstHour: 'first thing in the day',
  lastHour: 'last thing in the day',
  withWhom: (professional) => `with ${professional}`,
};

export function unclear(s: Speech): Unclear {
  const [one, two] = s.examples ?? ['a service', 'another service'];
  const wayOut = 'You can also write “exit” to leave it, or “person” to talk to someone.';
  const when =
    'Which day and time suit you for the appointment? For example: “tomorrow after 16:00” or “Thursday afternoon”.';
  const yesNo = (yes: string, no: string): [string, string, string] => [
    `I need a yes or a no: “yes” ${yes}.`,
    `Answer “yes” ${yes}, or “no” ${no}.`,
    `I'm still missing your answer: yes or no? ${wayOut}`,
  ];
  const asItIs = 'to leave the appointment as it is';
  return {
    slot: [
      "I didn't get which time you prefer. Choose one from the list or write, for example, “the second one”.",
      when,
      `I still can't make out the time. ${wayOut}`,
    ],
    time: [
      "I didn't get which day or time you prefer. Write, for example, “Friday at 10”.",
      when,
      `I still can't make out the time. ${wayOut}`,
    ],
    service: [
      `I couldn't find that service. Choose one from the list or write its name, for example “${one}”.`,
      `Which service are you looking for? For example: “${two}” or “the first one”.`,
      `I still can't make out the service. ${wayOut}`,
    ],
    choice: [
      "I didn't get which one you choose. Tap one of the options.",
      'Which one do you prefer? For example: “the first one”.',
      `I still can't make out the option. ${wayOut}`,
    ],
    data: ["I didn't get that answer.", "I can't book the appointment without it.", `I still can't read it. ${wayOut}`],
    booking_yes_no: yesNo('to book the appointment', 'if you would rather have something else'),
    move_yes_no: yesNo('to move the appointment', asItIs),
    cancel_yes_no: yesNo('to cancel the appointment', asItIs),
    payment_yes_no: yesNo('to get the payment link for the service', 'not to pay now'),
    payment: [
      "I didn't quite get that: we are at the payment of the service.",
      'To go one step back, write “back”; to leave the payment, “exit”.',
      `I still don't understand. ${wayOut}`,
    ],
    open: [
      `I don't think I got that. Write, for example: “I want an appointment for ${one} tomorrow afternoon”.`,
      `Let's try another way. For example: “move my appointment”, “how much is ${two}?” or “what time do you open?”.`,
      "I still can't make it out. Tell me in a few words what you need, or ask to talk to a person.",
    ],
  };
}
