import type { AnswerWords } from '../answers/words.ts';
import type { Unclear } from '../asked.ts';
import type { Speech } from '../speech.ts';
import { lines } from '../text.ts';
import type { WishWords } from '../wishes.ts';

/** "Na segunda-feira, 2 de março", "no sábado". */
export function on(day: string): string {
  return `${/^(?:sábado|domingo)/.test(day) ? 'no' : 'na'} ${day}`;
}

/** Without a name of its own it goes by the business's, and is not said to be it. */
export function whoIAm(s: Speech): string {
  return s.bot === s.business
    ? `Sou o assistente virtual de ${s.business}.`
    : `Sou ${s.bot}, assistente virtual de ${s.business}.`;
}

export function answerWords(s: Speech): AnswerWords {
  return {
    hours: (of) => `Horário de atendimento, ${of}:`,
    closed: 'fechado',
    hoursOn: (of, day, { times, among }) =>
      times === undefined && !among ? `Não atendemos ${on(day)}.` : `${of}, ${day}: ${times ?? 'fechado'}.`,
    openNow: 'Agora está aberto.',
    closedNow: 'Agora está fechado.',
    closedOn: (days) => `Também fecha: ${days}.`,
    dayRange: (from, to) => `${from} a ${to}`,
    and: 'e',
    fromTo: (from, to) => `das ${from} às ${to}`,
    addressOf: (place, address) => `${place}: ${address}.`,
    branches: (names) => `Estamos em ${names}.`,
    services: 'Estes são os nossos serviços:',
    moreServices: (n) => `…e mais ${n}: pergunte pelo que você procura.`,
    price: (service, price, duration) =>
      price === undefined
        ? `${service} não tem custo e dura ${duration}.`
        : `${service} custa ${price} e dura ${duration}.`,
    inAll: (price) => `Tudo junto: ${price}.`,
    duration: (service, duration) => `${service} dura ${duration}.`,
    free: 'sem custo',
    professionals: 'Nossa equipe:',
    performs: (professional, services) => (services === '' ? professional : `${professional} atende: ${services}.`),
    nobody: 'Não há ninguém com esse nome na equipe.',
    noBranch: 'Não temos uma unidade com esse nome.',
    notSold: 'Não encontro esse serviço entre os nossos.',
    notThere: (service, where, others) => `Em ${where} não fazemos ${service}: fazemos em ${others}.`,
    doneThere: (service, where) => `Fazemos ${service} em ${where}.`,
    worksElsewhere: (who, where, others) => `${who} não atende em ${where}: atende em ${others}.`,
    virtual: (service) => `${service} é um atendimento virtual: não precisa ir a lugar nenhum.`,
    howToJoin: (url) =>
      url === undefined
        ? 'Não tenho o link para entrar: peça para falar com uma pessoa da equipe e peça a ela.'
        : `Para entrar: ${url}`,
    inPerson: (service) => `${service} é presencial.`,
    allVirtual: 'Atendemos por vídeo: não precisa ir a lugar nenhum.',
    allInPerson: 'O atendimento é presencial.',
    someVirtual: (services) => `Por vídeo: ${services}.`,
    someInPerson: (services) => `Presencialmente: ${services}.`,
    performedBy: (service, professionals) => `${service} é com: ${professionals}.`,
    payLink: (provider) => `Você pode pagar por aqui com um link de pagamento seguro${PROVIDERS[provider]}.`,
    payNothingFirst: 'Para reservar não se paga nada antes.',
    payFull: 'Para reservar, o valor do serviço é pago antes.',
    payDeposit: (share, of) =>
      `Para reservar${of === undefined ? '' : ` ${of}`}, é pago antes um sinal (${share}), que faz parte do preço.`,
    payOtherwise: 'Se precisar de outra forma de pagamento, peça para falar com uma pessoa da equipe.',
    nothingDue: 'Não vejo nenhum pagamento pendente seu.',
    changes: (notice) =>
      `Se não puder vir, escreva aqui «cancelar» ou «mudar» e fazemos na hora.${notice === undefined ? '' : ` Para cancelar com menos de ${notice} de antecedência, passo você para uma pessoa.`}`,
    window: (last, notice) =>
      `Dá para marcar até ${last}${notice === undefined ? '' : `, com pelo menos ${notice} de antecedência`}.`,
    reminders:
      'Por enquanto não envio lembretes. Pergunte pelo seu agendamento quando quiser e eu digo o dia e a hora.',
    language: 'Sim, podemos falar em português.',
    bot: lines(
      whoIAm(s),
      'Posso marcar, mudar ou cancelar seus agendamentos, cobrar serviços e responder perguntas. Se preferir, peça para falar com uma pessoa.',
    ),
    unknown: 'Não tenho essa informação. Se quiser, peça para falar com uma pessoa da equipe e pergunte a ela.',
    unknownAgain: 'Isso eu não sei. Uma pessoa da equipe pode responder: escreva “pessoa” e eu chamo.',
  };
}

const PROVIDERS = { sandbox: '', mercadopago: ' do Mercado Pago', stripe: ' da Stripe' } as const;

export const wishWords: WishWords = {
  on: (day) => day,
  between: (from, to) => `entre ${from} e ${to}`,
  since: (day) => `a partir de ${day}`,
  until: (day) => `até ${day}`,
  at: (hour) => `às ${hour}`,
  hours: (from, to) => `entre as ${from} e as ${to}`,
  after: (hour) => `depois das ${hour}`,
  before: (hour) => `antes das ${hour}`,
  overBy: (hour) => `que termine até as ${hour}`,
  part: { mañana: 'de manhã', tarde: 'à tarde', noche: 'à noite' },
  or: 'ou',
  only: (weekday) => `só ${weekday}`,
  except: (weekday) => `menos ${weekday}`,
  exceptAt: (hour) => `menos às ${hour}`,
  asSoonAsPossible: 'o quanto antes',
  firstHour: 'no primeiro horário',
  lastHour: 'no último horário',
  withWhom: (professional) => `com ${professional}`,
};

export function unclear(s: Speech): Unclear {
  const [one, two] = s.examples ?? ['um serviço', 'outro serviço'];
  const wayOut = 'Você também pode escrever «sair» para deixar para depois, ou «pessoa» para falar com alguém.';
  const when =
    'Que dia e horário ficam bons para o agendamento? Por exemplo: «amanhã depois das 16» ou «quinta à tarde».';
  const yesNo = (yes: string, no: string): [string, string, string] => [
    `Preciso de um sim ou um não: «sim» ${yes}.`,
    `Responda «sim» ${yes}, ou «não» ${no}.`,
    `Ainda falta a sua resposta: sim ou não? ${wayOut}`,
  ];
  const asItIs = 'para deixar o agendamento como está';
  return {
    slot: [
      'Não entendi qual horário você prefere. Escolha um da lista ou escreva, por exemplo, «o segundo».',
      when,
      `Continuo sem reconhecer o horário. ${wayOut}`,
    ],
    time: [
      'Não entendi qual dia ou horário você prefere. Escreva, por exemplo, «sexta às 10».',
      when,
      `Continuo sem reconhecer o horário. ${wayOut}`,
    ],
    service: [
      `Não encontrei esse serviço. Escolha um da lista ou escreva o nome, por exemplo «${one}».`,
      `Qual serviço você procura? Por exemplo: «${two}» ou «o primeiro».`,
      `Continuo sem reconhecer o serviço. ${wayOut}`,
    ],
    choice: [
      'Não entendi qual você escolhe. Toque em uma das opções.',
      'Qual você prefere? Por exemplo: «a primeira».',
      `Continuo sem reconhecer a opção. ${wayOut}`,
    ],
    data: [
      'Não entendi essa resposta.',
      'Sem esse dado não consigo reservar o agendamento.',
      `Continuo sem conseguir ler o dado. ${wayOut}`,
    ],
    booking_yes_no: yesNo('para reservar o agendamento', 'se preferir outra coisa'),
    move_yes_no: yesNo('para mudar o agendamento', asItIs),
    cancel_yes_no: yesNo('para cancelar o agendamento', asItIs),
    payment_yes_no: yesNo('para receber o link de pagamento do serviço', 'para não pagar agora'),
    payment: [
      'Não entendi bem: estamos no pagamento do serviço.',
      'Para voltar um passo, escreva «voltar»; para deixar o pagamento, «sair».',
      `Continuo sem entender. ${wayOut}`,
    ],
    open: [
      `Acho que não entendi bem. Escreva, por exemplo: «quero marcar ${one} amanhã à tarde».`,
      `Vamos tentar de outra forma. Por exemplo: «mudar meu agendamento», «quanto custa ${two}?» ou «que horas abre?».`,
      'Ainda não consegui entender. Diga em poucas palavras do que você precisa, ou peça para falar com uma pessoa.',
    ],
  };
}
