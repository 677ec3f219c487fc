/**
 * Chat spelling and the slips of the words that decide: "kiero canbiar el turno" must not be lost to a letter. Long
 * because it is a table of words.
 */

import { wordSet } from './pattern.ts';

const CHAT: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  x: 'por',
  xa: 'para',
  xra: 'para',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  xfa: 'porfa',
  xfis: 'porfa',
  porfis: 'porfa',
  porfi: 'porfa',
  porfas: 'porfa',
  xfi: 'porfa',
  porfavor: 'porfa',
  porfabor: 'porfa',
  xfavor: 'porfa',
  xfabor: 'porfa',
  plis: 'porfa',
  pls: 'please',
  plz: 'please',
  pf: 'por favor',
  pfv: 'por favor',
  d: 'de',
  n: 'nao',
  pa: 'para',
  pal: 'para el',
  denuevo: 'de nuevo',
  thats: 'that s',
  whens: 'when s',
  whats: 'what s',
  p: 'para',
  m: 'me',
  t: 'te',
  bkn: 'bacan',
  poh: 'po',
  sipoh: 'sipo',
  yapoh: 'yapo',
  pagao: 'pagado',
  altiro: 'ahora',
  dsp: 'despues',
  dps: 'despues',
  desp: 'despues',
  dsps: 'despues',
  tb: 'tambien',
  tmb: 'tambien',
  tbn: 'tambien',
  tmbn: 'tambien',
  tbm: 'tambien',
  bn: 'bien',
  okk: 'ok',
  oks: 'ok',
  okz: 'ok',
  tard: 'tarde',
  trd: 'tarde',
  trde: 'tarde',
  tde: 'tarde',
  tade: 'tarde',
  tadre: 'tarde',
  taede: 'tarde',
  seh: 'sip',
  grax: 'gracias',
  grcs: 'gracias',
  grs: 'gracias',
  graxias: 'gracias',
  thx: 'thanks',
  ty: 'thanks',
  vc: 'voce',
  vcs: 'voces',
  blz: 'beleza',
  obg: 'obrigado',
  obgd: 'obrigado',
  vlw: 'valeu',
  hj: 'hoje',
  // As Chile speaks to a friend.
  teni: 'tienes',
  tenei: 'tienes',
  tengai: 'tengas',
  podi: 'puedes',
  podis: 'puedes',
  podei: 'puedes',
  podriai: 'podrias',
  queri: 'quieres',
  queris: 'quieres',
  kiero: 'quiero',
  qiero: 'quiero',
  qro: 'quiero',
  kisiera: 'quisiera',
  qisiera: 'quisiera',
  nesesito: 'necesito',
  nececito: 'necesito',
  mober: 'mover',
  moverr: 'mover',
  moberla: 'moverla',
  moberlo: 'moverlo',
  sita: 'cita',
  zita: 'cita',
  sitas: 'citas',
  kanselar: 'cancelar',
  kansela: 'cancela',
  kanselo: 'cancelo',
  zitas: 'citas',
  kual: 'cual',
  kuales: 'cuales',
  kuando: 'cuando',
  komo: 'como',
  oy: 'hoy',
  savado: 'sabado',
  savados: 'sabados',
  cto: 'cuanto',
  cnto: 'cuanto',
  qto: 'quanto',
  qnto: 'quanto',
  qt: 'quanto',
  qdo: 'quando',
  qndo: 'quando',
  cdo: 'cuando',
  dnd: 'donde',
  aser: 'hacer',
  ai: 'hay',
  ahi: 'ahi',
  wap: 'whatsapp',
  tranfe: 'transferencia',
  transfe: 'transferencia',
  transf: 'transferencia',
  mp: 'mercado pago',
  mercadopago: 'mercado pago',
  appt: 'appointment',
  u: 'you',
  ur: 'your',
  tmrw: 'tomorrow',
  im: 'i m',
  cant: 'can t',
  wont: 'won t',
};

/** Sighs of all countries are one: whoever reads an "uy" before what is wanted reads each of them. */
const SIGHS = wordSet(
  'uy ups upsi oops pucha puchas puchica chuta chutas chuza chuzo chale hijole jijole putz chispas caramba carambas recorcholis',
);
/** "Uyy", "ahh": drawn out by a letter. */
const DRAWN_OUT = /^([aeou])([hy])\2+$/;

/** Words whose loss changes what is done; a slip of one letter is put right, in words of six letters or more. */
const DECIDING = [
  'turno',
  'turnos',
  'cancelar',
  'cancela',
  'cancelame',
  'cancele',
  'anular',
  'cambiar',
  'cambiarlo',
  'cambiarla',
  'cambiame',
  'reprogramar',
  'reprogramarlo',
  'reagendar',
  'reservar',
  'reserva',
  'agendar',
  'precio',
  'precios',
  'quiero',
  'quisiera',
  'necesito',
  'cuanto',
  'cuesta',
  'donde',
  'horario',
  'horarios',
  'disponible',
  'disponibles',
  'disponibilidad',
  'comprobante',
  'transferencia',
  'persona',
  'asesor',
  'direccion',
  'ubicacion',
  'ubicados',
  'consulta',
  'gracias',
  'appointment',
  'reschedule',
  'remarcar',
  'agendamento',
  'disponivel',
];
/** Real words one letter from a deciding one. */
const NEIGHBOURS = new Set(
  (
    'quero queria cancelas cancelo canceles cancelan cancelado cancelada anulas anula anulo cambias cambia cambio cambie reservas reservo ' +
    'reserve agenda agendas agende agendo preciso precisa precisos quieto quiere quiera quieres quiera quieras quisieras ' +
    'necesita necesite necesitas cuanta cuantos canto cuenta cuestan cuestas costa donda conde dande onde horaria horarias ' +
    'personal personas torno turbo turna turnes manzana asesora asesores consultas consulto consulte gracia disponivel reservan ' +
    'cuarto cuarta quarto quarta quanto quantos quanta precisas ondas dondo cuento puesta cuesto nuesta apuesta dando cuando dónde cambiaria reservada reservado comprobantes cambiarme ' +
    'consultar transferencias agendarme perdona perdonas'
  ).split(' '),
);
const KNOWN = new Set(DECIDING);
const SHORTEST_CORRECTED = 5;

const ONE_KEY = /^([b-df-hj-np-tv-xz])\1{2,}$/;

/** A folded word as it was meant: stretched letters shortened, chat spelling expanded, one slip put right. */
export function correct(word: string): string {
  // A hum is no abbreviation of "me".
  if (/^h?m{2,}h?$/.test(word)) return 'mm';
  // A yes that is drawn out, and no pronoun.
  if (/^s+e{3,}h?$/.test(word)) return 'sip';
  if (SIGHS.has(word)) return 'uy';
  // "Ñññ", "ppp": fingers on the keys, and neither a no nor "para".
  if (ONE_KEY.test(word)) return word;
  if (DRAWN_OUT.test(word)) return word.slice(0, 2);
  const short = word.length > 2 ? word.replace(/([^\d])\1{2,}/gu, '$1') : word;
  const said = Object.hasOwn(CHAT, short) ? CHAT[short] : undefined;
  if (said !== undefined) return said;
  if (short.length < SHORTEST_CORRECTED || short.length > 16 || KNOWN.has(short) || NEIGHBOURS.has(short)) return short;
  return DECIDING.find((meant) => isOneSlip(short, meant)) ?? short;
}

/** Those that mean one thing wherever they stand, for whoever reads the message as it was written: "mi marido tmb quiere". */
const SPELLED_OUT = new Map([
  ...['tb', 'tmb', 'tbn', 'tmbn', 'tbm'].map((short) => [short, 'también'] as const),
  ...['xq', 'pq', 'porq'].map((short) => [short, 'porque'] as const),
  ...['xa', 'xra'].map((short) => [short, 'para'] as const),
  ['q', 'que'] as const,
]);
const ABBREVIATED = new RegExp(`(?<=^|[\\s,.;:!?¿¡])(?:${[...SPELLED_OUT.keys()].join('|')})(?=[\\s,.;:!?]|$)`, 'giu');
export function spelledOut(raw: string): string {
  return raw.replace(ABBREVIATED, (short) => SPELLED_OUT.get(short.toLowerCase()) ?? short);
}

/** True when one letter is missing, added, changed, or two neighbours are swapped; the rest of the word agrees. */
export function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1;
  const restA = a.slice(i);
  const restB = b.slice(i);
  if (restA.length > restB.length) return restA.slice(1) === restB;
  if (restA.length < restB.length) return restA === restB.slice(1);
  if (restA.slice(1) === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}
