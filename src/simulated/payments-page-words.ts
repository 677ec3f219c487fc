/** What the sandbox's page says, in the language of the business: es, pt, en. */
import type { Language } from '../domain.ts';
import type { SandboxPayment } from './sandbox-state.ts';

/** Why a press changed nothing. */
export type PageNotice = 'abandonado' | 'vencido' | 'pagado' | 'invalido';

export interface PageWords {
  readonly mode: string;
  readonly paymentTo: (business: string) => string;
  readonly notices: Readonly<Record<PageNotice, string>>;
  readonly statuses: Readonly<Record<SandboxPayment['status'], string>>;
  readonly complete: string;
  readonly approve: (amount: string) => string;
  readonly reject: string;
  readonly abandon: string;
  readonly refund: string;
  readonly forTests: string;
  readonly part: string;
  readonly payPart: string;
  readonly missingTitle: string;
  readonly missing: string;
  readonly missingWhy: string;
}

const es: PageWords = {
  mode: 'Pago de prueba: no se mueve dinero',
  paymentTo: (business) => `Pago a ${business}`,
  notices: {
    abandonado: 'El pago quedó sin hacer. Este mismo enlace sigue sirviendo.',
    vencido: 'Este enlace venció. Se puede pedir otro por WhatsApp.',
    pagado: 'Este pago ya está completo: no se cobró nada más.',
    invalido: 'Ese monto o esa acción no es posible. No se cobró nada.',
  },
  statuses: {
    pending: 'Pendiente',
    approved: 'Aprobado',
    rejected: 'Rechazado',
    cancelled: 'Cancelado',
    refunded: 'Devuelto',
    charged_back: 'Contracargo',
  },
  complete: 'Pago completo. Ya puedes volver a WhatsApp.',
  approve: (amount) => `Aprobar ${amount}`,
  reject: 'Rechazar',
  abandon: 'Abandonar',
  refund: 'Devolver',
  forTests: 'Para pruebas',
  part: 'Pagar solo una parte',
  payPart: 'Pagar esa parte',
  missingTitle: 'Pago inexistente',
  missing: 'No existe este pago',
  missingWhy: 'El enlace está incompleto o es de otra instalación.',
};

const pt: PageWords = {
  mode: 'Pagamento de teste: nenhum dinheiro é movimentado',
  paymentTo: (business) => `Pagamento para ${business}`,
  notices: {
    abandonado: 'O pagamento não foi feito. Este mesmo link continua valendo.',
    vencido: 'Este link venceu. Dá para pedir outro pelo WhatsApp.',
    pagado: 'Este pagamento já está completo: nada mais foi cobrado.',
    invalido: 'Esse valor ou essa ação não é possível. Nada foi cobrado.',
  },
  statuses: {
    pending: 'Pendente',
    approved: 'Aprovado',
    rejected: 'Recusado',
    cancelled: 'Cancelado',
    refunded: 'Devolvido',
    charged_back: 'Contestado',
  },
  complete: 'Pagamento completo. Você já pode voltar ao WhatsApp.',
  approve: (amount) => `Aprovar ${amount}`,
  reject: 'Recusar',
  abandon: 'Abandonar',
  refund: 'Devolver',
  forTests: 'Para testes',
  part: 'Pagar só uma parte',
  payPart: 'Pagar essa parte',
  missingTitle: 'Pagamento inexistente',
  missing: 'Este pagamento não existe',
  missingWhy: 'O link está incompleto ou é de outra instalação.',
};

const en: PageWords = {
  mode: 'Test payment: no money is moved',
  paymentTo: (business) => `Payment to ${business}`,
  notices: {
    abandonado: 'Nothing was paid. This same link still works.',
    vencido: 'This link has expired. You can ask for another one on WhatsApp.',
    pagado: 'This payment is already complete: nothing else was charged.',
    invalido: 'That amount or action is not possible. Nothing was charged.',
  },
  statuses: {
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    charged_back: 'Charged back',
  },
  complete: 'Payment complete. You can go back to WhatsApp.',
  approve: (amount) => `Approve ${amount}`,
  reject: 'Reject',
  abandon: 'Abandon',
  refund: 'Refund',
  forTests: 'For tests',
  part: 'Pay only a part',
  payPart: 'Pay that part',
  missingTitle: 'No such payment',
  missing: 'This payment does not exist',
  missingWhy: 'The link is incomplete, or belongs to another installation.',
};

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = { es, pt, en };
