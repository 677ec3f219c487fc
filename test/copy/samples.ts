import { RELATIVES } from '../../src/domain.ts';
import type { Appointment, Copy, CopyKey, Guest, Offer, Order, Slot, Tenant, Treatment } from '../../src/domain.ts';
import type { CopyContext } from '../../src/copy/index.ts';

/** A clinic, its customer and one or more sample values for every key: exhaustive by type. */

export const NOW = Date.parse('2026-03-02T09:00:00-03:00');
export const START = Date.parse('2026-03-03T13:30:00-03:00');

export const slot: Slot = { start: START, professionalId: 'laura', branchId: 'centro' };
export const otherSlot: Slot = {
  start: Date.parse('2027-01-04T10:00:00-03:00'),
  professionalId: 'bruno',
  branchId: 'norte',
};

export const clinic: Tenant = {
  id: 'demo-sonrisa',
  businessName: 'Clínica Sonrisa',
  botName: 'Sonri',
  locale: 'es-AR',
  language: 'es',
  timeZone: 'America/Argentina/Buenos_Aires',
  currency: 'ARS',
  channels: [],
  branches: [
    {
      id: 'centro',
      name: 'Centro',
      address: 'Av. Siempreviva 742',
      openingHours: {
        mon: [['09:00', '18:00']],
        tue: [['09:00', '18:00']],
        wed: [['09:00', '18:00']],
        thu: [['09:00', '18:00']],
        fri: [['09:00', '18:00']],
        sat: [['09:00', '13:00']],
      },
      closedDates: ['2026-03-24', '2026-12-25'],
    },
    {
      id: 'norte',
      name: 'Norte',
      openingHours: {
        mon: [
          ['08:00', '12:00'],
          ['14:00', '20:00'],
        ],
      },
      closedDates: [],
    },
  ],
  categories: [
    { id: 'higiene', name: 'Higiene' },
    { id: 'estetica', name: 'Estética' },
  ],
  services: [
    {
      id: 'limpieza',
      name: 'Limpieza dental',
      categoryId: 'higiene',
      branchIds: ['centro', 'norte'],
      durationMinutes: 30,
      priceMinor: 2_500_000,
      modality: 'presencial',
    },
    {
      id: 'orientacion',
      name: 'Orientación inicial',
      branchIds: ['centro'],
      durationMinutes: 90,
      priceMinor: 0,
      modality: 'virtual',
    },
    {
      id: 'blanqueamiento',
      name: 'Blanqueamiento dental con luz fría y control posterior',
      categoryId: 'estetica',
      branchIds: ['norte'],
      durationMinutes: 60,
      priceMinor: 12_000_050,
      modality: 'presencial',
    },
  ],
  professionals: [
    {
      id: 'laura',
      name: 'Laura Gómez',
      branchIds: ['centro', 'norte'],
      serviceIds: ['limpieza', 'orientacion'],
      calendar: { provider: 'local' },
      hours: { tue: [['10:00', '14:00']] },
    },
    {
      id: 'bruno',
      name: 'Bruno Paz',
      branchIds: ['norte'],
      serviceIds: ['limpieza', 'blanqueamiento'],
      calendar: { provider: 'local' },
    },
  ],
  booking: {
    windowDays: 30,
    minNoticeMinutes: 60,
    slotStepMinutes: 30,
    confirmBeforeBooking: true,
    askFor: ['name'],
    paymentBeforeBooking: 'deposit',
    deposit: { percent: 30 },
    reminders: [],
    cancelNoticeMinutes: 120,
  },
  payments: { provider: 'mercadopago' },
  style: { treatment: 'vos', greeting: '¡Hola! Soy Sonri 😊' },
  silence: { nudgeAfterMs: 0, parkAfterMs: 0 },
  version: 'v',
};

export const appointment: Appointment = {
  id: 'a1',
  tenant: clinic.id,
  conversation: 'c',
  serviceId: 'limpieza',
  slot,
  durationMinutes: 30,
  priceMinor: 2_500_000,
  status: 'booked',
  bookedAt: NOW,
};
const virtual: Appointment = { ...appointment, id: 'a2', serviceId: 'orientacion', priceMinor: 0 };
/** Its service, professional and branch are not in the catalogue any more. */
const orphan: Appointment = {
  ...appointment,
  id: 'a3',
  serviceId: 'gone',
  slot: { ...slot, professionalId: 'gone', branchId: 'gone' },
};
const draft = { serviceId: 'limpieza', slot, durationMinutes: 30, priceMinor: 2_500_000 };

const guests: readonly Guest[] = [
  ...RELATIVES.slice(0, 4).map((relation) => ({ relation })),
  { name: 'Teresa Rojas' },
  { relation: 'madre', name: 'teresa rojas' },
];

export const order: Order = {
  id: 'o1',
  tenant: clinic.id,
  conversation: 'c',
  serviceId: 'limpieza',
  amountMinor: 2_500_000,
  currency: 'ARS',
  status: 'open',
  attempt: 1,
  link: 'https://pay.example.com/o1',
  expiresAt: NOW + 30 * 60_000,
  bookingFor: { slot, appointmentId: 'a1' },
  payments: [],
  createdAt: NOW,
};
const partly: Order = {
  ...order,
  status: 'partially_paid',
  payments: [
    {
      paymentId: 'p',
      provider: 'mercadopago',
      reference: 'o1:1',
      status: 'approved',
      amountMinor: 1_000_000,
      currency: 'ARS',
    },
  ],
};
const partlyReturned: Order = {
  ...partly,
  payments: [
    ...partly.payments,
    { ...partly.payments[0]!, paymentId: 'q', status: 'refunded', amountMinor: 1_500_000 },
  ],
};

export function contextOf(changes: {
  language?: 'es' | 'pt' | 'en';
  treatment?: Treatment;
  locale?: string;
  tenant?: Partial<Tenant>;
}): CopyContext {
  const { language = 'es', treatment = 'vos', locale = 'es-AR', tenant = {} } = changes;
  return {
    tenant: { ...clinic, locale, style: { ...clinic.style, treatment }, ...tenant },
    contact: { name: 'Ana Pérez', language },
    now: NOW,
    appointments: [appointment, virtual],
  };
}

const wishes = {
  fecha_deseada: '2026-03-03',
  preferencia_horaria: 'tarde',
  restricciones_temporales: [
    'despues_16:00',
    'excluir_miércoles',
    'solo_jueves',
    'solo_17:00',
    'excluir_18:00',
    'excluir_fecha_2026-03-09',
    'otra_cosa',
  ],
} as const;
const states = [
  'conversando',
  'AGENDA_MOSTRANDO_OPCIONES',
  'AGENDA_CONFIRMANDO_TURNO',
  'AGENDA_CANCELACION_CONFIRMANDO',
  'AGENDA_REPROGRAMACION_CONFIRMANDO',
  'AGENDA_ELIGIENDO_SERVICIO',
];
const allStates = [...states, 'PAGOS_ESPERANDO_SELECCION_SERVICIO', 'PAGOS_ESPERANDO_CONFIRMACION'];
const topics = [
  'horarios',
  'direccion',
  'servicios',
  'precio',
  'duracion',
  'modalidad',
  'profesionales',
  'pagos',
  'bot',
  'otro',
] as const;

type SamplesOf = { readonly [K in CopyKey]: readonly Extract<Copy, { readonly key: K }>[] };

/** At least one value a key, every branch of wording among them. */
export const SAMPLES: SamplesOf = {
  saludo: [{ key: 'saludo' }],
  saludo_breve: [{ key: 'saludo_breve' }],
  menu: [{ key: 'menu' }],
  cortesia: [
    { key: 'cortesia' },
    { key: 'cortesia', tells: true },
    ...allStates.flatMap((state) => [
      { key: 'cortesia' as const, state },
      { key: 'cortesia' as const, state, times: 2, waits: true as const },
    ]),
  ],
  dato_anotado: [
    { key: 'dato_anotado' },
    { key: 'dato_anotado', field: 'email', value: 'ana@example.com' },
    { key: 'dato_anotado', field: 'nationalId', value: '32456798' },
  ],
  nombre_anotado: [{ key: 'nombre_anotado', name: 'Ana Ruiz', under: 'Ana Ruis' }],
  pedir_correccion: (['email', 'nationalId'] as const).map((field) => ({ key: 'pedir_correccion', field })),
  salida: [{ key: 'salida' }],
  nada_que_cancelar: [{ key: 'nada_que_cancelar' }],
  nada_pendiente: [{ key: 'nada_pendiente' }],
  demasiados_turnos: [{ key: 'demasiados_turnos', count: 20 }],
  no_entendi: allStates.flatMap((state) => [1, 2, 3, 4].map((times) => ({ key: 'no_entendi' as const, times, state }))),
  opciones: [1, 2].map((times) => ({ key: 'opciones', times })),
  respuesta: topics.flatMap((topic) => [
    { key: 'respuesta', topic },
    { key: 'respuesta', topic, servicio: 'limpieza', sucursal: 'norte' },
    { key: 'respuesta', topic, servicio: 'orientacion', profesional: 'laura' },
    { key: 'respuesta', topic, otraVez: true },
    { key: 'respuesta', topic, servicio: 'nada que ver', profesional: 'nadie', sucursal: 'ninguna' },
  ]),
  medio_no_soportado: [
    'image',
    'audio',
    'document',
    'video',
    'sticker',
    'location',
    'contacts',
    'edit',
    'order',
    'otro',
  ].map((media) => ({
    key: 'medio_no_soportado',
    media,
  })),
  lista_vencida: [{ key: 'lista_vencida' }],
  toque_anterior: [{ key: 'toque_anterior' }],
  demora: [{ key: 'demora' }],
  silencio: allStates.map((state) => ({ key: 'silencio', state })),
  disculpa_tecnica: [{ key: 'disculpa_tecnica' }],
  conversacion_reiniciada: [{ key: 'conversacion_reiniciada' }],
  pasando_a_persona: [{ key: 'pasando_a_persona' }],
  persona_avisada: [{ key: 'persona_avisada' }],
  persona_no_disponible: [{ key: 'persona_no_disponible' }],
  vuelve_el_bot: [{ key: 'vuelve_el_bot' }],
  elegir_categoria: [{ key: 'elegir_categoria', detalles: {} }],
  elegir_servicio: [
    { key: 'elegir_servicio', detalles: {} },
    { key: 'elegir_servicio', detalles: { fecha_deseada: '2026-03-06', preferencia_horaria: 'tarde' } },
    { key: 'elegir_servicio', detalles: {}, caro: true },
  ],
  servicio_desconocido: [{ key: 'servicio_desconocido' }],
  servicio_ya_no_esta: [{ key: 'servicio_ya_no_esta' }],
  elegir_sucursal: ['limpieza', 'gone'].map((serviceId) => ({ key: 'elegir_sucursal', serviceId, detalles: {} })),
  ofrecer_turnos: [
    { key: 'ofrecer_turnos', serviceId: 'limpieza', detalles: {}, relaxed: false },
    { key: 'ofrecer_turnos', serviceId: 'limpieza', detalles: {}, relaxed: true },
    { key: 'ofrecer_turnos', serviceId: 'limpieza', detalles: wishes, relaxed: false, moving: appointment },
    { key: 'ofrecer_turnos', serviceId: 'gone', detalles: { ...wishes, hora_especifica: '16:00' }, relaxed: true },
    {
      key: 'ofrecer_turnos',
      serviceId: 'limpieza',
      detalles: { fecha_desde: '2026-03-03', fecha_hasta: '2026-03-06', hora_desde: '10:00', hora_hasta: '12:00' },
      relaxed: true,
    },
    {
      key: 'ofrecer_turnos',
      serviceId: 'limpieza',
      detalles: { fecha_deseada: 'pronto', profesional: 'laura', restricciones_temporales: ['lo_antes_posible'] },
      relaxed: false,
    },
  ],
  hora_ambigua: [
    { key: 'hora_ambigua', hours: ['07:00', '19:00'] },
    { key: 'hora_ambigua', hours: ['07:00', '19:00'], fecha: '2026-03-06' },
  ],
  sin_turnos: [
    { key: 'sin_turnos', serviceId: 'limpieza', detalles: wishes },
    { key: 'sin_turnos', serviceId: 'gone', detalles: {} },
  ],
  no_hay_mas_turnos: [{ key: 'no_hay_mas_turnos' }],
  no_caben_mas: [
    { key: 'no_caben_mas', serviceId: 'limpieza' },
    { key: 'no_caben_mas', serviceId: 'limpieza', again: true, guest: { relation: 'hija' } },
    { key: 'no_caben_mas', change: 'pagar', serviceId: 'gone' },
    { key: 'no_caben_mas', change: 'cancelar' },
    { key: 'no_caben_mas' },
  ],
  ya_no_sigue: [
    { key: 'ya_no_sigue', serviceId: 'limpieza' },
    { key: 'ya_no_sigue', serviceId: 'limpieza', guest: { relation: 'hija' } },
    { key: 'ya_no_sigue' },
  ],
  sigue_despues: [
    { key: 'sigue_despues', serviceId: 'limpieza' },
    { key: 'sigue_despues', serviceId: 'gone' },
    { key: 'sigue_despues', change: 'mover' },
    { key: 'sigue_despues', change: 'cancelar', serviceId: 'limpieza' },
    { key: 'sigue_despues' },
    { key: 'sigue_despues', serviceId: 'limpieza', again: true },
    { key: 'sigue_despues', serviceId: 'limpieza', again: true, then: true },
    { key: 'sigue_despues', then: true },
  ],
  ahora_sigue: [
    { key: 'ahora_sigue', serviceId: 'limpieza' },
    { key: 'ahora_sigue', serviceId: 'gone' },
    { key: 'ahora_sigue' },
    { key: 'ahora_sigue', serviceId: 'limpieza', again: true },
    ...(['mover', 'cancelar', 'pagar'] as const).flatMap((change) => [
      { key: 'ahora_sigue' as const, change },
      { key: 'ahora_sigue' as const, change, serviceId: 'limpieza' },
    ]),
  ],
  pedir_otra_fecha: [{ key: 'pedir_otra_fecha' }],
  turno_recien_ocupado: [{ key: 'turno_recien_ocupado' }],
  turno_ya_no_esta: [{ key: 'turno_ya_no_esta' }],
  turno_cambio: [{ key: 'turno_cambio' }],
  turno_ya_paso: [{ key: 'turno_ya_paso' }],
  turno_ya_empezo: [appointment, orphan, { ...appointment, slot: { ...appointment.slot, start: 0 } }].map((a) => ({
    key: 'turno_ya_empezo',
    appointment: a,
  })),
  turno_muy_encima: [{ key: 'turno_muy_encima' }],
  buscando: [{ key: 'buscando' }],
  reservando: [{ key: 'reservando' }],
  agenda_caida: [{ key: 'agenda_caida' }],
  pedir_dato: (['name', 'email', 'nationalId'] as const).flatMap((field) =>
    [false, true].flatMap((again) => [
      { key: 'pedir_dato' as const, field, again },
      { key: 'pedir_dato' as const, field, again, draft },
      { key: 'pedir_dato' as const, field, again, missing: true as const },
      ...(field !== 'email'
        ? guests.slice(-3).map((guest) => ({ key: 'pedir_dato' as const, field, again, guest }))
        : []),
    ]),
  ),
  confirmar_turno: [
    { key: 'confirmar_turno', draft },
    { key: 'confirmar_turno', draft, own: virtual },
    { key: 'confirmar_turno', draft, alike: virtual },
    ...guests.map((guest) => ({ key: 'confirmar_turno' as const, draft: { ...draft, guest } })),
  ],
  turno_confirmado: [appointment, virtual, orphan].map((a) => ({ key: 'turno_confirmado', appointment: a })),
  turno_reservado_detalles_luego: [{ key: 'turno_reservado_detalles_luego', appointment }],
  turno_deshecho: [appointment, orphan].map((a) => ({ key: 'turno_deshecho', appointment: a })),
  mis_turnos: [[], [appointment], [appointment, virtual, orphan, appointment]].map((appointments) => ({
    key: 'mis_turnos',
    appointments,
  })),
  sin_turnos_propios: [{ key: 'sin_turnos_propios' }],
  acciones_turno: [{ key: 'acciones_turno', appointment }],
  pagar_antes: [
    ...[true, false].map((deposit) => ({ key: 'pagar_antes' as const, draft, amountMinor: 750_000, deposit })),
    { key: 'pagar_antes', draft, amountMinor: 750_000, deposit: true, own: virtual },
  ],
  sin_pago_no_se_reserva: [true, false].map((deposit) => ({
    key: 'sin_pago_no_se_reserva',
    amountMinor: 750_000,
    deposit,
  })),
  esperando_pago_turno: [{ key: 'esperando_pago_turno', order }],
  pago_tarde_sin_turno: [
    { key: 'pago_tarde_sin_turno', order },
    { key: 'pago_tarde_sin_turno', order, pasado: true },
    { key: 'pago_tarde_sin_turno', order: partly, rechazado: otherSlot },
  ],
  pago_sin_turno: [{ key: 'pago_sin_turno', order }],
  pago_pasa_a_otro: [{ key: 'pago_pasa_a_otro', order, appointment }],
  hora_del_pago: [
    { key: 'hora_del_pago', order, hasta: order.expiresAt },
    { key: 'hora_del_pago', order },
  ],
  pago_sin_avisar: [{ key: 'pago_sin_avisar', order }],
  elegir_cita_mover: [{ key: 'elegir_cita_mover' }],
  confirmar_reprogramacion: [
    { key: 'confirmar_reprogramacion', appointment, to: otherSlot },
    { key: 'confirmar_reprogramacion', appointment, to: otherSlot, own: orphan },
  ],
  turno_reprogramado: [{ key: 'turno_reprogramado', appointment, from: otherSlot }],
  reprogramacion_fallida: [{ key: 'reprogramacion_fallida', appointment }],
  elegir_cita_cancelar: [{ key: 'elegir_cita_cancelar' }],
  confirmar_cancelacion: [
    { key: 'confirmar_cancelacion', appointment },
    { key: 'confirmar_cancelacion', appointment, late: true },
  ],
  turno_cancelado: [{ key: 'turno_cancelado', appointment }],
  turno_sigue: [{ key: 'turno_sigue', appointment }],
  turno_no_esta: [{ key: 'turno_no_esta', fecha: '2026-03-06' }],
  servicio_no_esta: [{ key: 'servicio_no_esta', serviceId: 'limpieza' }],
  turno_con_quien_no_esta: [{ key: 'turno_con_quien_no_esta', professionalId: 'laura' }],
  turno_de_otro_no_esta: [{ key: 'turno_de_otro_no_esta', guest: { relation: 'hija' } }],
  otro_servicio: [
    { key: 'otro_servicio', appointment, serviceId: 'limpieza' },
    { key: 'otro_servicio', appointment, serviceId: 'gone', paid: true },
  ],
  cancelacion_fallida: [{ key: 'cancelacion_fallida', appointment }],
  cancelacion_tarde: [{ key: 'cancelacion_tarde', appointment }],
  cancelando: [{ key: 'cancelando' }],
  visitas_por_saldar: [
    { key: 'visitas_por_saldar', visits: [{ appointment, paid: [] }] },
    { key: 'visitas_por_saldar', visits: [{ appointment, paid: [] }], proxima: true },
    {
      key: 'visitas_por_saldar',
      visits: [
        { appointment, paid: [order] },
        { appointment, paid: [] },
      ],
    },
  ],
  turnos_por_pagar: [[appointment], [appointment, virtual, orphan]].map((appointments) => ({
    key: 'turnos_por_pagar',
    appointments,
  })),
  pago_de_a_uno: [{ key: 'pago_de_a_uno' }],
  sin_el_pago: ['limpieza', 'gone'].map((serviceId) => ({ key: 'sin_el_pago', serviceId })),
  elegir_servicio_pago: [{ key: 'elegir_servicio_pago' }],
  confirmar_pago: [
    { key: 'confirmar_pago', serviceId: 'limpieza', amountMinor: 2_500_000 },
    { key: 'confirmar_pago', serviceId: 'limpieza', amountMinor: 2_500_000, appointment },
    { key: 'confirmar_pago', serviceId: 'limpieza', amountMinor: 2_500_000, proxima: true },
  ],
  demasiados_links: [
    { key: 'demasiados_links', count: 30 },
    { key: 'demasiados_links', count: 30, sinTurno: true },
  ],
  generando_link: [{ key: 'generando_link' }],
  link_pago: [{ key: 'link_pago', order }],
  pago_fallido: [{ key: 'pago_fallido' }, { key: 'pago_fallido', antes: true }],
  link_dejado: [
    { key: 'link_dejado', order },
    { key: 'link_dejado', order: { ...order, dropped: true } },
    { key: 'link_dejado', order: { ...order, status: 'claimed', dropped: true } },
  ],
  pago_recibido: [
    { key: 'pago_recibido', order },
    { key: 'pago_recibido', order, visit: appointment },
  ],
  pago_rechazado: [{ key: 'pago_rechazado', order }],
  pago_parcial: [
    { key: 'pago_parcial', order: partly },
    { key: 'pago_parcial', order: partly, visit: appointment },
  ],
  pago_devuelto_en_parte: [{ key: 'pago_devuelto_en_parte', order: partlyReturned }],
  pago_devuelto: (['refunded', 'charged_back'] as const).map((status) => ({
    key: 'pago_devuelto',
    order: { ...order, status },
  })),
  pago_en_revision: [order, partly].map((o) => ({ key: 'pago_en_revision', order: o })),
  medio_no_leido: [
    { key: 'medio_no_leido', media: 'image', seen: 'other' },
    { key: 'medio_no_leido', media: 'audio', seen: 'failed' },
  ],
  comprobante_recibido: [
    { key: 'comprobante_recibido', read: true },
    { key: 'comprobante_recibido', read: true, order },
    { key: 'comprobante_recibido', read: false, order },
  ],
  pago_ya_acreditado: [
    { key: 'pago_ya_acreditado', order },
    { key: 'pago_ya_acreditado', order, missingMinor: 2800000 },
    { key: 'pago_ya_acreditado', order, visit: appointment },
  ],
  pago_aun_no_visto: [
    { key: 'pago_aun_no_visto' },
    { key: 'pago_aun_no_visto', appointment },
    { key: 'pago_aun_no_visto', antes: true },
    ...[1, 2, 3].map((times) => ({ key: 'pago_aun_no_visto' as const, order, times })),
  ],
  orden_vencida: [{ key: 'orden_vencida', order }],
};
export const ALL: readonly Copy[] = Object.values(SAMPLES).flat();

const hour = 3_600_000;
export const slots: readonly Slot[] = Array.from({ length: 23 }, (_, i) => ({
  start: START + Math.floor(i / 2) * hour,
  professionalId: i % 2 === 0 ? 'laura' : 'bruno',
  branchId: 'norte',
}));

/** One of every kind, short and long, with ids that nobody has. */
export const OFFERS: readonly (Offer | undefined)[] = [
  undefined,
  { id: 'f0', page: 0, kind: 'turno', slots: [] },
  { id: 'f1', page: 0, kind: 'turno', slots: [slot] },
  { id: 'f2', page: 0, kind: 'turno', slots },
  { id: 'f3', page: 2, kind: 'turno', slots },
  {
    id: 'f4',
    page: 0,
    kind: 'servicio',
    services: [...clinic.services, clinic.services[2]!, { id: 'gone', priceMinor: 5 }],
  },
  { id: 'f5', page: 0, kind: 'categoria', ids: ['higiene', 'estetica', 'gone'] },
  { id: 'f6', page: 0, kind: 'sucursal', ids: ['centro', 'norte', 'gone', 'gone2'] },
  { id: 'f7', page: 0, kind: 'profesional', ids: ['laura', 'bruno', 'gone'] },
  { id: 'f8', page: 0, kind: 'cita', ids: ['a1', 'a2', 'gone'] },
  { id: 'f9', page: 0, kind: 'opcion', options: ['si', 'no'] },
  { id: 'f10', page: 0, kind: 'opcion', options: ['hora_1', 'hora_2', 'persona'] },
  { id: 'f11', page: 0, kind: 'opcion', options: ['agendar', 'reprogramar', 'cancelar_cita', 'pagar', 'mis_turnos'] },
  { id: 'f12', page: 0, kind: 'opcion', options: ['reintentar', 'otra_fecha', 'salir'] },
];
