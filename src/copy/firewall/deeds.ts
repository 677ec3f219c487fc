/**
 * Deeds that a text claims: said as done, not asked, promised, denied or put under a condition. What may be claimed is what
 * the turn committed, by the key of its copy (law 7, must-hold 50, 73).
 */
import type { CopyKey } from '../../domain.ts';
import { foldSame } from './atoms.ts';
import { deedsSaid, type Meant } from './verbs.ts';

export type Deed =
  'booked' | 'moved' | 'cancelled' | 'paid' | 'refunded' | 'handed_over' | 'sent' | 'held' | 'reminder';

/** What each key of the copy tells as done. Keys that are not here tell of no deed. */
export const DEEDS_OF: Readonly<Partial<Record<CopyKey, readonly Deed[]>>> = {
  turno_confirmado: ['booked'],
  turno_reservado_detalles_luego: ['booked'],
  turno_reprogramado: ['booked', 'moved'],
  nombre_anotado: ['booked'],
  turno_sigue: ['booked'],
  otro_servicio: ['booked'],
  mis_turnos: ['booked'],
  acciones_turno: ['booked'],
  turnos_por_pagar: ['booked'],
  confirmar_cancelacion: ['booked'],
  confirmar_reprogramacion: ['booked'],
  cancelacion_tarde: ['booked'],
  cancelacion_fallida: ['booked'],
  reprogramacion_fallida: ['booked'],
  ofrecer_turnos: [],
  turno_cancelado: ['cancelled'],
  turno_deshecho: ['cancelled'],
  pago_recibido: ['paid'],
  pago_ya_acreditado: ['paid'],
  pago_pasa_a_otro: ['booked', 'paid'],
  pago_parcial: ['paid'],
  visitas_por_saldar: ['paid'],
  pago_tarde_sin_turno: ['paid'],
  pago_devuelto: ['refunded'],
  pago_devuelto_en_parte: ['refunded', 'paid'],
  persona_avisada: ['handed_over'],
  link_pago: ['sent'],
  esperando_pago_turno: ['held', 'sent'],
};

const THING =
  '(?:turno|cita|hora|reserva|consulta|visita|lugar|horario|sesion|limpieza|espacio|appointment|booking|slot|spot|agendamento|marcacao)';
const PAY =
  '(?:pago|sena|anticipo|transferencia|deposito|dinero|plata|cobro|pagamento|sinal|pix|payment|deposit|money|card|tarjeta|comprobante|comprovante)';

/** Deeds that are told without a verb of their own, on folded text. */
const PHRASES: readonly (readonly [Deed, RegExp])[] = [
  [
    'booked',
    new RegExp(
      `\\b(?:tenes|tienes|tiene|you have|voce tem|figura|esta)(?! (?:no|ningun[ao]?|nenhum[a]?) )(?: [a-z]+){0,2} ${THING}\\b(?! (?:libres?|disponibles?|livres?|available|free))`,
      'u',
    ),
  ],
  ['booked', new RegExp(`\\b(?:ya|todo|tudo) (?:quedo|esta|listo|certo)(?: [a-z]+){0,3} ${THING}\\b`, 'u')],
  [
    'booked',
    /\b(?:te esperamos|los esperamos|lo esperamos|la esperamos|nos vemos|we expect you|see you (?:on|at|then|there|soon|tomorrow)|we'll see you|esperamos voce|te espera|le espera|all set|you're in)\b/u,
  ],
  ['booked', /\bya quedo\b/u],
  [
    'booked',
    new RegExp(
      `\\b(?:acepto|aceptou|es un hecho|sistema (?:ya )?tomo)(?: [a-z]+){0,2} ${THING}\\b|\\b${THING} (?:ya )?(?:es un hecho|es tuyo|es tuya|esta adentro)`,
      'u',
    ),
  ],
  ['paid', /\bcobramos (?:la|el|tu|su) /u],
  ['sent', /\bte (?:mando|envio) (?:el|la|un|una) (?:comprobante|factura|recibo|mail|correo|pdf)/u],
  [
    'held',
    /\b(?:te (?:guarde|guardamos|guardo|aparto)|(?:esta|queda|quedo) guardad[oa]|guardamos (?:tu|el|su)|(?:i'm|we're|i am|we are|i've|we've) (?:holding|held|saved))\b/u,
  ],
  [
    'paid',
    new RegExp(
      `\\b${PAY}s?(?: [a-z]+){0,2} (?:llego|entro|ingreso|paso|caiu|chegou|entrou|esta con nosotros|arrived|correct[oa])\\b`,
      'u',
    ),
  ],
  [
    'paid',
    new RegExp(`\\b(?:llego|entro|vi|vimos|chegou|caiu|tenemos|recibir|receber)(?: [a-z]+){0,2} ${PAY}\\b`, 'u'),
  ],
  ['paid', /\bcomo pagad[oa]\b|\bcobro (?:se hizo|salio|paso)\b/u],
  [
    'refunded',
    /\b(?:reembolso|reintegro|devolucion|refund) (?:\w+ ){0,2}(?:hech|realizad|procesad|acreditad|aprobad|issued|sent|done)/u,
  ],
  [
    'handed_over',
    /\b(?:equipo|asesora?|agente|persona|colega|equipe|atendente|humano|encargad[oa]|alguien|alguem|somebody|someone) (?:ya )?(?:\w+ )?(?:sabe|esta al tanto|te va a|vai te|vai entrar|te contact\w+|te llam\w+|te escrib\w+|se va a comunicar|se comunicara|se pondra|entrara|will (?:call|contact|get back|reach|write))\b/u,
  ],
  ['handed_over', /\bte va(?:n)? a (?:llamar|contactar|escribir)\b/u],
  [
    'reminder',
    /\b(?:te |le |lhe )?(?:(?:enviaremos|mandaremos|vamos a (?:enviar|mandar)|enviare|mandare|voy a (?:mandar|enviar)|llegara|va a llegar|vamos enviar)(?: [a-z]+){0,2} (?:recordatorio|aviso|lembrete)|recordaremos|recordare|vamos lembrar|will (?:remind|send you a reminder))\b/u,
  ],
];

/** A clause that asks, denies, supposes or offers claims nothing. */
const NOT_DONE =
  /\b(?:no|nada|nothing|nunca|tampoco|en cuanto|ningun[ao]?|sin|nao|nem|nenhum[a]?|ainda nao|aun no|todavia no|not|never|isn't|isnt|hasn't|hasnt|haven't|wasn't|weren't|don't|didn't|no se|yet to|antes de|before|if|si|se voce|caso (?:voce|queira|quiera)|cuando|quando|when|once|until|as soon as|hasta que|ate que|para que|so that|apenas|una vez que|assim que|after|despues de|depois de|tras|quede|quedar|quedaria|este|esten|fique|ficar|ficaria|seria|sera|podria|puedo|podemos|podes|puedes|puede|poder|can|could|would|may|queres|quieres|quiere|quisieras|querias|desea|deseas|want|gostaria|quer|falta|faltan|falta que|pendiente|pendente|pending|por confirmar|a confirmar|sujeto|waiting|esperando|espero|esperamos que|lista de|to be|need to|hay que|tenes que|tienes que|tiene que|necesit\w+|precisa\w*|vamos a (?!enviar|mandar)|voy a (?!enviar|mandar)|going to|por favor|please|decime|dime|digame|elegi|elige|elija|toca|toque|confirma|confirme la|respond\w+|escribi|escribe|escriba)\b/u;

/** "…is confirmed once the payment is approved." */
const CONDITION =
  /^(?: \S+){0,4} (?:once|as soon as|if|until|si|hasta que|apenas|una vez|se voce|assim que|ate que)\b|^ (?:when|only|cuando|recien|al (?:pagar|recibir|confirmar|aprobar|acreditar)\w*|quando|so|after|solo|first|before|upfront)\b/u;

/** All deeds that a text claims; `some` where it does not tell which. */
export function claimsOf(text: string): Meant[] {
  const found = new Set<Meant>();
  for (const clause of clausesOf(text)) {
    if (clause.asks) continue;
    const said = [
      ...deedsSaid(clause.spoken).map((one) => ({
        ...one,
        deed: one.deed === 'some' || one.deed === 'booked' ? meantIn(clause.words, one.deed) : one.deed,
      })),
      ...PHRASES.flatMap(([deed, pattern]) => {
        const match = pattern.exec(clause.words);
        return match === null ? [] : [{ deed, at: match.index, words: match[0] }];
      }),
    ];
    for (const { deed, at, words } of said) {
      // "Recibí una imagen": only money received is money.
      const other = /^rec(?:ib|eb|eiv)/u.test(words) && !MONEY.test(clause.words);
      if (!other && isClaim(clause, at, words)) found.add(deed);
    }
  }
  return [...found];
}

/** What stands before the words can take them back, and a condition behind them; their own "no" belongs to them. */
function isClaim(clause: Clause, at: number, words: string): boolean {
  const present =
    /^(?:queda|quedan|\S+o|(?:te|le) \S+o con)$/u.test(words) ||
    /\bquedan? (?:\S+ )?$/u.test(clause.words.slice(0, at));
  if (clause.supposed && present) return false;
  if (CONDITION.test(clause.words.slice(at + words.length))) return false;
  return !NOT_DONE.test(clause.words.slice(0, at));
}

/** "Pago confirmado", "turno confirmado": what stands beside it tells. */
function meantIn(words: string, deed: 'some' | 'booked'): Meant {
  if (BACK.test(words)) return 'refunded';
  if (MONEY.test(words) && !BOOKABLE.test(words)) return 'paid';
  return BOOKABLE.test(words) ? 'booked' : deed;
}
const BACK = /\b(?:devoluc\w+|reembols\w+|refund\w*|estorno|reintegro)\b/u;
const MONEY = new RegExp(`\\b${PAY}s?\\b`, 'u');
const BOOKABLE = new RegExp(`\\b${THING}s?\\b`, 'u');

interface Clause {
  /** Lower case with its accents. */
  readonly spoken: string;
  /** The same, folded, every letter in its place. */
  readonly words: string;
  /** A clause before it begins with "si" or "cuando": "si querés, queda agendado". */
  readonly supposed: boolean;
  readonly asks: boolean;
}

/** Sentences, then what stands between commas: "cuando quieras, quedó agendado" is two clauses, and the second claims. */
function clausesOf(text: string): Clause[] {
  const marks = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s.,;:!?¿¡'-]/gu, ' ');
  return (marks.match(/(?:[^.!?\n]|\.(?=\d))+[.!?]*/gu) ?? []).flatMap((sentence) => {
    const asks = sentence.includes('?') || sentence.includes('¿');
    const clauses = sentence.split(/[,;:]|(?<!\p{L})(?:pero|mas|but|y|e|and)(?!\p{L})/u).map((words) =>
      words
        .replaceAll(/[.!?¿¡]/gu, ' ')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    );
    return clauses.map((spoken, i) => ({
      spoken,
      words: foldSame(spoken),
      asks,
      supposed: clauses
        .slice(0, i)
        .some((before) => /^(?:si|if|se|cuando|quando|when|apenas|en cuanto|assim que) /u.test(foldSame(before))),
    }));
  });
}
