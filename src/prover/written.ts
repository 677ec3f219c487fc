import { HOUR_MS, type TurnInput } from '../domain.ts';
import { dayAfter, type Happening } from './happenings.ts';

/** What happens in written sequences alone: the explorer would find nothing new by it. */

/** "Dos cortes, uno para mí y otro para mi hijo", where the second waits for the first. */
export const SEVERAL_WISHES: readonly Happening[] = [
  {
    name: 'two bookings',
    inputs: [
      { type: 'customer.wants_booking', detalles: { servicio: 'corte' } },
      { type: 'customer.wants_booking', detalles: {}, otroServicio: true },
      { type: 'customer.wants_booking', detalles: { servicio: 'corte' }, mas: true },
    ],
  },
  {
    name: 'two bookings of a day',
    inputs: [
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: dayAfter(1) } },
      { type: 'customer.wants_booking', detalles: { servicio: 'color', fecha_deseada: dayAfter(1) } },
    ],
  },
  {
    name: 'two that go together',
    inputs: [
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: dayAfter(5) } },
      {
        type: 'customer.wants_booking',
        detalles: {
          servicio: 'color',
          fecha_deseada: dayAfter(5),
          hora_especifica: '11:00',
          respecto: { mismo_dia: true },
        },
      },
    ],
  },
];

/** Several errands of one message, of which the later ones wait. */
export const SEVERAL_ERRANDS: readonly Happening[] = [
  {
    name: 'a booking and a move',
    inputs: [
      { type: 'customer.wants_booking', detalles: { servicio: 'corte' } },
      { type: 'customer.wants_reschedule', detalles: {} },
    ],
  },
  {
    name: 'a booking and a cancellation',
    inputs: [
      { type: 'customer.wants_booking', detalles: { servicio: 'corte' } },
      { type: 'customer.wants_cancellation', detalles: {} },
    ],
  },
  {
    name: 'two services to pay',
    inputs: [
      { type: 'customer.wants_payment', servicio: 'corte' },
      { type: 'customer.wants_payment', servicio: 'color' },
    ],
  },
  {
    name: 'four bookings, the first of them free',
    inputs: [
      { type: 'customer.wants_booking', detalles: { servicio: 'consulta' } },
      ...['corte', 'color', 'corte'].map((servicio): TurnInput => ({
        type: 'customer.wants_booking',
        detalles: { servicio },
        mas: true,
      })),
    ],
  },
  {
    name: 'two that go together, the second not said',
    inputs: [
      { type: 'customer.wants_booking', detalles: { servicio: 'corte', fecha_deseada: dayAfter(5) } },
      {
        type: 'customer.wants_booking',
        detalles: { fecha_deseada: dayAfter(5), respecto: { mismo_dia: true } },
        otroServicio: true,
      },
    ],
  },
];

/** What was left, cancelled or ended by silence is wanted after all, and what is too dear. */
export const SECOND_THOUGHTS: readonly Happening[] = [
  { name: 'after all', inputs: [{ type: 'customer.accepts', retoma: true }] },
  { name: 'once more', inputs: [{ type: 'customer.wants_booking', detalles: {}, retoma: true }] },
  { name: 'a name after all', inputs: [{ type: 'customer.answers', field: 'name', value: 'Ana Ruiz' }] },
  { name: 'too dear', inputs: [{ type: 'customer.rejects', precio: true }] },
];

/** "Y el color", behind what the cut costs. */
export const ASKED_ON: readonly Happening[] = [
  {
    name: 'asks what nobody knows of the cut',
    inputs: [{ type: 'customer.asks', topic: 'otro', servicio: 'corte' }],
  },
  {
    name: 'the same of another',
    inputs: [{ type: 'customer.wants_booking', detalles: { servicio: 'color' }, pregunta: true }],
  },
];

/** To somebody else, who has a calendar of her own. */
export const TO_ANOTHER: readonly Happening[] = [
  {
    name: 'wants what is free',
    inputs: [{ type: 'customer.wants_booking', detalles: { servicio: 'consulta' } }],
  },
  {
    name: 'wants it with Ana',
    inputs: [{ type: 'customer.wants_booking', detalles: { servicio: 'corte', profesional: 'ana' } }],
  },
  { name: 'moves it to Luz', inputs: [{ type: 'customer.wants_reschedule', detalles: { profesional: 'luz' } }] },
];

/** Told in words: another name than his own, which one is meant, and what he has none of. The first of his is on Saturday at ten. */
const FIRST = { fecha_original: dayAfter(5), hora_original: '10:00' };
export const NAMED: readonly Happening[] = [
  { name: 'another name', inputs: [{ type: 'customer.answers', field: 'name', value: 'Rosa Gil' }] },
  {
    name: 'moves the first to Thursday',
    inputs: [
      { type: 'customer.wants_reschedule', detalles: { fecha_original: dayAfter(5), fecha_deseada: dayAfter(3) } },
    ],
  },
  {
    name: 'moves it to Tuesday at ten',
    inputs: [{ type: 'customer.wants_reschedule', detalles: { fecha_deseada: dayAfter(1), hora_especifica: '10:00' } }],
  },
  {
    name: 'moves one at ten to Thursday',
    inputs: [{ type: 'customer.wants_reschedule', detalles: { hora_original: '10:00', fecha_deseada: dayAfter(3) } }],
  },
  {
    name: 'cancels one at ten',
    inputs: [{ type: 'customer.wants_cancellation', detalles: { hora_original: '10:00' } }],
  },
  {
    name: 'moves the first, called otherwise',
    inputs: [{ type: 'customer.wants_reschedule', detalles: { servicio: 'color', ...FIRST } }],
  },
  {
    name: 'cancels the first, called otherwise',
    inputs: [{ type: 'customer.wants_cancellation', detalles: { servicio: 'color', ...FIRST } }],
  },
];

/** Several of one service are to be paid, and a yes to cancel once the notice has run out. */
const LATE_MS = 106 * HOUR_MS;
export const OF_MONEY_AND_NOTICE: readonly Happening[] = [
  { name: 'two to pay', inputs: [{ type: 'customer.wants_payment', servicio: 'corte', varios: true }] },
  { name: 'customer.accepts, too late to cancel', inputs: [{ type: 'customer.accepts' }], laterMs: LATE_MS },
];
