/**
 * Deeds by their verbs: a stem of one of them in a form that says "done" (participle, past, "acabo de …", a first person that
 * does it by saying it). Wider than any list of sentences: what is no question, no denial and no condition counts.
 */
import type { Deed } from './deeds.ts';

/** `some`: of what, the clause tells ("confirmado"), or any committed deed will do. */
export type Meant = Deed | 'some';

interface Verbs {
  readonly deed: Meant;
  /** Regular in -ar: participle -ado, past -é -ó -amos -aron, Portuguese -ei -ou. */
  readonly stems: string;
  /** Whole words besides. */
  readonly forms?: string;
}

const VERBS: readonly Verbs[] = [
  {
    deed: 'booked',
    stems: 'agend|reserv|program|anot|apunt|apart|separ|asegur|marc|bloque|assegur|garantiz|asign|adjudic',
    forms: 'confirmadísim[oa]|booked|scheduled|reserved|secured|arranged|marquei|inscrit[oa]|inscript[oa]',
  },
  {
    deed: 'some',
    stems: 'confirm|registr|proces|aprob|aprov|valid|verific|concret',
    forms:
      'completad[oa]|finalizad[oa]|realizad[oa]s?|realizó|efectuad[oa]|efectuó|efetuad[oa]|tomad[oa]|cread[oa]|creó|cerrad[oa] el trato|hech[oa]|feit[oa]|todo listo con|tudo certo com|exitos[oa]|con éxito|com sucesso|confirmed|approved|completed|processed|done|successful|successfully',
  },
  {
    deed: 'moved',
    stems: 'reprogram|cambi|traslad|reagend|remarc|alter|mud|reubic|adelant|posterg|atras',
    forms:
      'corrimos|corrió|corrid[oa]|remarquei|troquei|movid[oa]s?|moví|movió|movimos|rescheduled|moved|changed|transferid[oa]',
  },
  {
    deed: 'cancelled',
    stems: 'cancel|anul|elimin|borr|desmarc|quit',
    forms: 'desmarquei|cancelled|canceled|deleted|removed|called off',
  },
  {
    deed: 'paid',
    stems: 'pag|abon|bonific|acredit|debit|sald|liquid|compens|credit',
    forms:
      'recibid[oa]s?|recibí|recibió|recibimos|recebid[oa]s?|recebi|recebeu|recebemos|cobrad[oa]|cobró|cobré|(?:te|le) cobramos|depositad[oa]|ingresad[oa]|paid|charged|credited|cleared|received|settled|tudo pago|todo pago|quedó pago|está pago|ficou pago|cobro se hizo|está al día|estás al día|no (?:tienes|tenés|tiene) (?:ninguna )?deudas?|no (?:debes|debés|debe) nada|went through|got your (?:money|payment)|nothing left to pay',
  },
  {
    deed: 'refunded',
    stems: 'reembols|reintegr|estorn',
    forms: 'devuelt[oa]|devolví|devolvió|devolvimos|devolvid[oa]|devolvi|devolveu|refunded|hicimos el reembolso',
  },
  {
    deed: 'handed_over',
    stems: 'notific|deriv|escal',
    forms:
      'avisé|avisó|avisad[oa]s?|avisamos (?:a|al|ya)|avisei|avisou|informé|informad[oa]s?|te comunico con|te paso con|te derivo|le paso con|le comunico con|(?:pasé|pasamos) tu|notified|alerted|told|informed|escalated|let (?:the|our) \\p{L}+ know|transferred you',
  },
  {
    deed: 'sent',
    stems: 'remit',
    forms:
      '(?:te |le |lhe )?(?:envié|enviado|mandé|mandado|enviei|mandei|enviamos|mandamos) (?:la|un|una|tu|su|o|a|um|uma|seu|los|el (?:mail|correo|comprobante|recibo|link|enlace))|sent you|emailed',
  },
];

/** Forms in -o of the first person that are everyday nouns. */
const NOUNS =
  'aviso|pago|cobro|cambio|registro|proceso|deposito|depósito|abono|marco|marcos|saldo|ingreso|credito|crédito|programo|quito|cierro|tomo|creo|envío|envio|mando|informo|sent|cerro';
const L = '(?<![\\p{L}\\p{N}])';
const R = '(?![\\p{L}\\p{N}])';
/** With accents as they are written: "agende" asks, "agendé" has done it. */
const DONE = 'ad[oa]s?|é|ó|ou|ei|amos|aron|aram|aste|o';

const PATTERNS: readonly (readonly [Meant, RegExp])[] = VERBS.map(({ deed, stems, forms }) => [
  deed,
  new RegExp(
    `${L}(?!(?:${NOUNS})${R})(?:(?:${stems})(?:${DONE})|${forms ?? 'x{9}'}|(?:acabo|acabamos|acabei|acabou|acaba) de (?:\\p{L}+ )?(?:${stems})ar\\p{L}*${infinitive(deed)})${R}`,
    'gu',
  ),
]);

function infinitive(deed: Meant): string {
  const more: Readonly<Partial<Record<Meant, string>>> = {
    moved: 'mover',
    paid: 'recibir|receber',
    refunded: 'devolver',
  };
  const verb = more[deed];
  return verb === undefined ? '' : `|(?:acabo|acabamos|acabei|acabou) de (?:${verb})\\p{L}*`;
}

/** What the bot may say that it did: looking and understanding change nothing. */
const HARMLESS = new Set(
  `encontré busqué miré revisé consulté entendí leí vi pensé aquí ahí allí acá así sí mí qué sé esté también además después café según
  josé inés maría día perdí elegí pedí escribí decí vení seguí respondé leé volvé poné tené hacé proponé sabé encontrei procurei olhei verifiquei entendi li sei lei voltei está até você aí daí`.split(
    /\s+/u,
  ),
);
/** Any other first person of the past is a deed, whatever its verb: "lo dejé asentado", "te asigné", "troquei". */
const FIRST_PERSON =
  /(?<![\p{L}])(\p{L}{2,}(?:é|í|ei))(?![\p{L}])|(?<![\p{L}])(?:i|we)(?:'ve| have) (?:just |already |now |also )?(?!found|looked|checked|seen|understood|no |not |been|got)(\p{L}{3,}(?:ed|en|wn|pt|ut|ade))(?![\p{L}])/gu;

export interface Said {
  readonly deed: Meant;
  readonly at: number;
  readonly words: string;
}

/** Every verb of a deed in a lower-case clause that keeps its accents. */
export function deedsSaid(clause: string): Said[] {
  const verbs = PATTERNS.flatMap(([deed, pattern]) =>
    [...clause.matchAll(pattern)].map((m) => ({ deed, at: m.index, words: m[0] })),
  );
  const own = [...clause.matchAll(FIRST_PERSON)]
    .filter((m) => !HARMLESS.has(m[1] ?? m[2] ?? ''))
    .map((m) => ({ deed: 'some' as const, at: m.index, words: m[0] }));
  return [...verbs, ...own.filter((one) => verbs.every((verb) => verb.at !== one.at))];
}
