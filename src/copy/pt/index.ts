import { sayWith, type Labels, type Pack, type Templates } from '../speech.ts';
import { agenda } from './agenda.ts';
import { GUEST_WORDS } from './guests.ts';
import { payments } from './payments.ts';
import { reception } from './reception.ts';

/** Portuguese as written in Brazil. */
const templates = { ...reception, ...agenda, ...payments } satisfies Templates;

export const pt: Pack = {
  say: (copy, speech) => sayWith(templates, copy, speech),
  labels: () => LABELS,
};

const LABELS: Labels = {
  option: {
    si: 'Sim',
    no: 'Não',
    reintentar: 'Tentar de novo',
    otra_fecha: 'Outra data',
    persona: 'Falar com alguém',
    salir: 'Sair',
    agendar: 'Marcar horário',
    reprogramar: 'Reagendar',
    cancelar_cita: 'Cancelar horário',
    pagar: 'Pagar',
    mis_turnos: 'Meus agendamentos',
    hora_1: 'O mais cedo',
    hora_2: 'O mais tarde',
  },
  list: {
    turno: { button: 'Ver horários', section: 'Horários disponíveis' },
    servicio: { button: 'Ver serviços', section: 'Serviços' },
    categoria: { button: 'Ver categorias', section: 'Categorias' },
    sucursal: { button: 'Ver unidades', section: 'Unidades' },
    profesional: { button: 'Ver profissionais', section: 'Profissionais' },
    cita: { button: 'Ver agendamentos', section: 'Seus agendamentos' },
    opcion: { button: 'Ver opções', section: 'Opções' },
  },
  more: 'Ver mais',
  pay: 'Pagar agora',
  free: 'Sem custo',
  whose: GUEST_WORDS,
  unnamed: 'Opção',
};
