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
      'Posso ajudar a marcar, mudar ou cancelar um agendamento, a pagar e a responder suas perguntas. Do que você precisa?',
    ),
  saludo_breve: () => 'Olá!',
  menu: (_, s) =>
    lines(
      greeting(s),
      '• Marcar um horário',
      '• Mudar ou cancelar um agendamento',
      '• Pagar um serviço',
      '• Horários, preços e endereço',
    ),
  dato_anotado: (copy, s) => {
    if (copy.field !== undefined) return noted(copy, s);
    const name = s.name === undefined ? '' : `, ${s.name}`;
    return s.offer ? `Prazer${name}! Como posso ajudar?` : `Anotado${name}.`;
  },
  nombre_anotado: ({ name, under }, s) =>
    lines(
      `Corrigido: seu nome é ${plain(name)}.`,
      `O que já está marcado continua em nome de ${plain(under)}: para a equipe mudar, escreva «pessoa».`,
      s.offer && 'Em que mais posso ajudar?',
    ),
  pedir_correccion: ({ field }) =>
    `Qual é ${field === 'email' ? 'o e-mail certo' : 'o número certo do documento'}? Pode escrever que eu corrijo.`,
  cortesia: ({ state, times = 1, waits, tells }) => {
    if (tells)
      return 'Obrigado por avisar. Por aqui não fica anotado: conte à equipe quando vier, ou peça para falar com uma pessoa e conte agora.';
    const wanted = stillWanted(state, WAITING);
    if (waits && wanted !== undefined)
      return nth(
        [
          'Claro, sem pressa. É só avisar e continuamos.',
          'Fique à vontade: quando quiser, continuamos de onde paramos.',
        ],
        times,
      );
    return (
      wanted ??
      nth(
        [
          'Perfeito! Qualquer coisa, estou por aqui.',
          'Ótimo! Se precisar de mais alguma coisa, é só escrever.',
          'Muito bem! Fico à disposição.',
        ],
        times,
      )
    );
  },
  salida: () => 'Certo, deixamos por aqui. Quando quiser, é só escrever e continuamos.',
  nada_que_cancelar: () =>
    'Não há nada em andamento nem agendamentos em seu nome para cancelar. Em que mais posso ajudar?',
  nada_pendiente: () => 'Não tenho nenhuma pergunta pendente. Conte do que você precisa e vemos juntos.',
  no_entendi: (copy, s) => nth(unclear(s)[asked(copy.state)], copy.times),
  opciones: (copy) =>
    nth(
      [
        'Vejo que não estou ajudando como você espera. Como quer continuar?',
        'Para não dar mais voltas, escolha uma destas opções:',
      ],
      copy.times,
    ),
  respuesta: (copy, s) => answer(copy, s, answerWords(s)),
  medio_no_soportado: (copy) =>
    copy.media === 'edit'
      ? 'Vi que você editou uma mensagem, mas eu leio o que chegou primeiro. Se algo mudou, pode escrever de novo?'
      : `Recebi ${MEDIA[copy.media] ?? 'uma mensagem de outro tipo'}, mas por aqui só leio texto. Pode escrever?`,
  medio_no_leido: (copy) =>
    copy.seen === 'failed'
      ? `Recebi ${MEDIA[copy.media] ?? 'sua mensagem'}, mas não consegui entender o que diz. Pode escrever?`
      : `Recebi ${MEDIA[copy.media] ?? 'sua mensagem'}. Conte o que você precisa e a gente vê.`,
  lista_vencida: (_, s) =>
    s.offer
      ? 'Essa lista não vale mais. Estas são as opções de agora:'
      : 'Essa opção não vale mais. Diga do que você precisa e vemos de novo.',
  toque_anterior: () => 'O que você tocou é de uma mensagem anterior, então não mudei nada. Seguimos com isto:',
  demora: () => 'Desculpe a demora para responder.',
  silencio: (copy) =>
    `Ficou faltando a sua resposta. Quando quiser, continuamos${
      copy.state.startsWith('PAGOS_')
        ? ' com o pagamento'
        : copy.state.startsWith('AGENDA_')
          ? ' com o seu agendamento'
          : ''
    }.`,
  disculpa_tecnica: () => 'Desculpe, tive um problema técnico e não consegui processar a última mensagem.',
  conversacion_reiniciada: () =>
    'Desculpe, perdi o fio do que estávamos fazendo e começamos de novo. Se você perguntar pelos seus agendamentos, digo como eles ficaram. Do que você precisa?',
  pasando_a_persona: ({ complains }) =>
    `${complains ? 'Lamento muito o que aconteceu. ' : ''}Vou avisar a equipe para que uma pessoa responda. Um momento, por favor.`,
  persona_avisada: (_, s) => {
    const opens = opensAt(s.context);
    return [
      opens === undefined
        ? 'Já avisei a equipe para que uma pessoa responda por aqui.'
        : `Já avisei a equipe. Agora está fechado: abre ${openingAt(opens, s, OPENS)}, e a partir daí uma pessoa pode responder por aqui.`,
      'Enquanto isso, você pode deixar mais detalhes, ou escrever «menu» para continuar comigo.',
    ].join(' ');
  },
  persona_no_disponible: () =>
    'Não consegui avisar a equipe neste momento. Se quiser, tente de novo daqui a pouco ou continuamos por aqui.',
  vuelve_el_bot: (_, s) =>
    s.offer ? 'Pronto, continuo eu por aqui. Como posso ajudar?' : 'Pronto, continuo eu por aqui.',
} satisfies Partial<Templates>;

const OPENS: OpeningWords = (hour, day) => `${day ?? 'hoje'} às ${hour}`;

function greeting(s: Speech): string {
  const own = s.greeting?.replaceAll(/\s*\n\s*/gu, ' ').trim();
  if (own) return own;
  return `Olá${s.name === undefined ? '' : `, ${s.name}`}! ${whoIAm(s)}`;
}

const MEDIA: Readonly<Record<string, string>> = {
  image: 'uma imagem',
  audio: 'um áudio',
  document: 'um documento',
  video: 'um vídeo',
  sticker: 'uma figurinha (sticker)',
  location: 'uma localização',
  contacts: 'um contato',
  order: 'um pedido do catálogo',
};

const WAITING: StillWanted = {
  slot: 'Quando quiser, escolha um dos horários ou diga outro dia ou horário.',
  service: 'Quando quiser, escolha um serviço da lista e seguimos.',
  choice: 'Quando quiser, escolha uma das opções e seguimos.',
  data: 'Quando quiser, escreva o dado que pedi e seguimos.',
  yesNo: 'Quando quiser, responda sim ou não e seguimos.',
};

/** What is kept of him now. */
function noted({ field, value = '' }: CopyOf<'dato_anotado'>, s: Speech): string {
  const told = field === 'email' ? `seu e-mail é ${value}` : `seu documento é ${value}`;
  return lines(`Pronto: ${told}.`, s.offer && 'Em que mais posso ajudar?');
}
