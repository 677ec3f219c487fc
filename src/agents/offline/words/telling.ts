/**
 * The stretches of a message that tell something and wish for nothing: what was done ("me hice la limpieza", "el domingo
 * se comió un calcetín"), what is not wanted any more ("ya no quiero la clase"), how things are ("los frenos están bien").
 * What names an appointment ("quedé de ir el lunes", "era el viernes", "me dijeron que había") is none of them.
 */
import { customIn } from './custom.ts';
import { KIN_WORD } from './kin.ts';
import { PUT_THEN } from './life.ts';
import type { Tenant } from '../../../domain.ts';
import { rememberedOf } from './remembered.ts';
import { fold, plainNorm } from './text.ts';
import { ES_DAY } from './words.ts';
import { matchesOf, re } from './pattern.ts';

export interface Stretch {
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  readonly asks: boolean;
  readonly kind: 'wish' | 'done' | 'unwanted' | 'state' | 'custom' | 'other';
}

const WISHING = `(?:quiero|quisiera|queria|quiere|queremos|necesit[oa]|precis[oa]|ocupo|busco|prefiero|deseo|me (?:gustaria|toca|interesan?|urge)|le toca|dame|deme|denme|mejor|puede ser|podria|puedo|podemos|puedes?|podes|tienen|tenes|hay(?! (?:partido|paro|marcha|mucho|mucha|tanto|frio|calor)\\b)|habra|que sea|vamos con|(?<!${PUT_THEN} )para (?:el|la) (?:${ES_DAY})|(?:agend|reserv|anot|apunt)(?:a|e|ar|en)(?:me|nos)?|pas[ae](?:me|nos)l[oa]|cambi[ae](?:me|nos)?l[oa]?|quero|gostaria|preciso|melhor|pode ser|i (?:want|need|would like)|(?:just|only) (?:want|need)|i d like|i ll have|can (?:i|we|you)|rather)`;
const DENIED = '(?:ya |hoy )?(?:no|nao|not|don.?t) (?:(?:me|lo|la|los|las|se|i) )*';
/** Where a wish, or what follows from what was told, begins without a mark before it. */
const BEGINS = new RegExp(
  String.raw`(?<= )(?:pero|mas|but|asi que|asi q|por eso|por lo que|entonces|entao|so)(?= )|(?<= )(?:(?:y|e|and) )?(?:(?:ahora|agora|now|just|only|yo|eu|solo|lo que|o que) )*(?<!\b(?:no|nao|not|(?<!lo )que|q|ni|si|mas|muy|mucho|amanecio|amaneci|esta|anda|sigue|siente|siento) )${WISHING}(?= )|(?<= )(?:y )?(?:cual|cuanto|donde|a que hora)(?= )|(?<= )(?:y|e|and) (?:(?:me|le|nos) )?(?:qued|falt)(?:o|a|an|aron) (?:pendientes?|debiendo|faltando|por hacer)(?= )`,
  'g',
);
const MARKS = /(?<!\d)[.,:](?!\d)|(?<=\d)[.,:](?!\d)|(?<!\d)[.,:](?=\d)|[;!?¡¿\n]/g;

/** Of people, pets and things, in the past: closed lists, and endings that are nothing else. */
const DONE = new RegExp(
  ` (?:${[
    'fui|fuimos|fue|fueron|di|dio|dieron|hice|hizo|hicimos|tuve|tuvo|tuvimos|estuve|estuvo|estuvimos|puse|puso|vine|vino|vinimos|traje|trajo|comi|comio|rompi|anduve|anduvo|durmio|dormi|vomito|desperte|amaneci|amanecio',
    '(?!(?:varon|baron|sharon|aaron) )[a-z]{2,}(?:aron|ieron)',
    'se (?:(?:me|le|nos|les|te) )?(?!(?:lo|como|cuanto|no|yo|mucho|solo|puedo|todo) )[a-z]+o',
    '(?:le|les|me|nos|l[oa]s?) (?!(?:cambio|envio|copio|limpio|estudio|medio|inicio) )[a-z]+io',
    '(?<! (?:que|quiero|necesito) )me (?:l[oa]s? )?(?:lesione|lastime|levante|desperte|mire|saque|compre|corte|cai|quebre|quite)',
    'antes (?:(?:yo|me|se|nos|l[aeo]s?) )*(?:iba|ibamos|hacian?|haciamos|venia|veniamos|[a-z]+aba(?:mos|n)?)',
    // Of others, whatever they come for: "mi hermano toma guitarra con ustedes", "my brother takes guitar".
    `(?:mis?|minha|meu|my|nuestr[oa]) (?:${KIN_WORD})s? (?:[a-z]+ )?(?:(?:ya|siempre|tambien|sempre|always) )*(?:se (?:lo )?(?:hace|corta|perfila|arregla|atiende|depila|pinta|tine|trata)n?|tom(?:a|an|aba)|hacen?|hacia|estudian?|aprenden?|practican?|cursan?|toca|entrenan?|faz|fazem|toma|takes?|gets?|does|plays?|studies)(?= .* (?:con (?:ustedes|uds|vos|usted)|ahi|alli|alla|aca|ai|la|com (?:voces|vcs)|with (?:you|u|y all)|there|here) )`,
    '(?:i|he|she|we|they) (?:just )?got(?= .* (?:yesterday|ago|before|last (?:week|month|time|year|[a-z]+day)) )',
    '(?<!(?:que|quiero|necesito|si|cuando) )l[oa]s? (?:lleve|traje|llevamos|trajimos)',
    'fiz|fez|fizemos|fizeram|foi|fomos|comeu|bebeu|caiu|veio|quebrou|machucou|tomou|acendeu|apagou|vazou|queimou|furou|estragou|pifou|travou|inchou|piorou|morreu|sumiu',
    // Portuguese "até as 15" folds to the same.
    '(?<= (?:i|he|she|we|they|it|dog|cat|puppy|son|daughter|kid|baby) )ate|broke|went|did|fell|threw|had(?! better)',
  ].join('|')}) `,
);
/** "Cambié", "recomendó": by the accent; a future is none ("iré"), nor an order ("mové"), nor "café", nor the name in "con el doctor Josué". */
export const ACCENTED =
  /(?<!\p{L})(?<!(?<!\p{L})(?:con|com|with|sin|sem|en|em|de|para|por|el|doctora?|dra?\.?|don|do[ñn]a|santa?) +)(?!(?:caf|mov|corr|pon|hac|tra|volv|devolv|jos|beb|porqu|tambi|podr|tendr|vendr|har|dir|querr|sabr|saldr|pondr|habr|pur|chal|sumerc|ust|est|ol)é)(?!\p{L}*(?:ar|er|ir)é(?!\p{L}))\p{L}{3,}é(?!\p{L})|(?<!\p{L})(?:mir|retir|tir|compr|esper|gir)é(?!\p{L})|(?<!\p{L})\p{L}{2,}ó(?!\p{L})/iu;
/** It tells of the appointment, of the choice or of when he can come, and so it may be wished. */
const OF_THE_APPOINTMENT =
  / (?:pude|pudo|pudimos|pudieron|puedo|podre|podria|poder|sirvio|convino|qued(?:e|o|amos|aron|aste|é) (?:de|en|para|que|con|el|la)|me quedo|nos quedamos|(?:equivoqu|confund|decid|eleg|escog|prefer|gust|encant|arrepent|surgi|complic|cruz|confirm|reserv|agend|anot|cancel|posterg|transfer|deposit|olvid|falt|inscrib|liber|desocup|ocup|llen)[a-z]*|puse|sin querer|sali(?:o|eron)|dij(?:e|o|eron|iste|imos)|contest[a-z]+|respond[a-z]+|habl(?:e|o|amos|aron)|(?:pregunt|consult(?!as? )|pens|dic)[a-z]*|llam(?:e|o|aron)|escrib[a-z]+|mand(?:e|o|aron)|envi(?:e|o|aron)|pag(?:ue|o|amos|aron)|pidi[a-z]*|pedi|tenian?|habian?|era|eran|seria|ya (?:fue|estuvo)|me cambi[a-z]+|movieron|me pasaron|perdi|(?:me|nos) (?:pusieron|dieron|dio|citaron|toco)|(?:un |una |el |la |mi |otro |otra |ese |esa )?(?:turno|cita|hora|horario|reserva|cupo|lugar|espacio|hueco|appointment|booking|consulta paga)s?|disse|disseram|marquei|consegui|told|said|booked) /;
const UNWANTED = re` ${DENIED}(?:quiero|quisiera|necesito|uso|usamos|me interesa|me hago|vengo por|es por|quero|preciso|want|need) `;
/** How things are with it, or what is wrong with it: no wish where another one is told ("muela con resina rota, quiero una revisión"). */
const STATE =
  / (?:uso|usa|usamos|(?:ya|todavia) (?:l[oa]s? )?(?:tiene|tengo|tenemos|tienen)|(?:esta|estan|anda|andan|quedo|quedaron) (?:muy |super |todo )?(?:bien|perfect[oa]s?|buen[oa]s?|nuev[oa]s?|list[oa]s?)|(?:rot|quebrad|partid|rajad|astillad|trizad|floj|inflamad|infectad|picad|despegad|descascarad)[oa]s?|(?:is|s|a|are) (?:broken|cracked|chipped|loose)|duelen?|doendo) /;
const WISH = re` (?<!(?: no| nao| not|(?<! lo) que| amanecio| amaneci| esta| anda| sigue| siente| siento) )${WISHING} `;

type Named = Pick<Tenant, 'professionals' | 'branches' | 'services'>;
const NOBODY: Named = { professionals: [], branches: [], services: [] };

/** The message cut at its marks and where a wish begins, and what each stretch is. What the business calls its own is no verb. */
export function stretches(raw: string, named: Named = NOBODY): readonly Stretch[] {
  return stretchesOf([raw], named);
}

const stretchesOf = rememberedOf((lines, named: Named): readonly Stretch[] => {
  const raw = lines.join('\n');
  const names = accentedNames(named);
  const folded = fold(raw);
  const cuts = [...matchesOf(folded, MARKS), ...matchesOf(folded, BEGINS)];
  const places = [...new Set([0, ...cuts.map(({ index }) => index), raw.length])].sort((a, b) => a - b);
  return places.slice(0, -1).flatMap((start, i) => {
    const end = places[i + 1] ?? raw.length;
    const said = raw.slice(start, end);
    if (!/[\p{L}\p{N}]/u.test(said)) return [];
    const asks = folded[start] === '¿' || folded[end] === '?';
    return [{ raw: said, start, end, asks, kind: kindOf(said, names) }];
  });
});

/** "René", "Tomé", "Quindé": as "me tomé" it is a verb all the same. */
function accentedNames({ professionals, branches, services }: Named): RegExp | undefined {
  const words = [...professionals, ...branches, ...services].flatMap(
    ({ name }) => name.match(/\p{L}+[éó](?!\p{L})/giu) ?? [],
  );
  if (words.length === 0) return undefined;
  return new RegExp(
    `(?<!\\p{L})(?<!(?<!\\p{L})(?:me|se|te|nos|les?|los?|yo) +)(?:${words.join('|')})(?!\\p{L})`,
    'giu',
  );
}

function kindOf(raw: string, names: RegExp | undefined): Stretch['kind'] {
  const said = plainNorm(raw);
  if (UNWANTED.test(said)) return 'unwanted';
  if (WISH.test(said)) return 'wish';
  if (
    (DONE.test(said) || ACCENTED.test(names === undefined ? raw : raw.replace(names, ' '))) &&
    !OF_THE_APPOINTMENT.test(said)
  )
    return 'done';
  if (customIn(said) !== undefined) return 'custom';
  return STATE.test(said) ? 'state' : 'other';
}

/** "Lo mismo", "con ella", "de nuevo": what was told is what is wished for. */
export function pointsBack(raw: string): boolean {
  const said = plainNorm(raw);
  return POINTS_BACK.test(said) || COUNTS_BACK.test(said) || /\bél(?!\p{L})/iu.test(raw);
}
/** "Un día antes", "the next day": counted from the day that was told. */
const COUNTS_BACK =
  / (?:(?:dia|dias|semana|day|days|week) (?:de )?(?:antes|anterior|previo|despues|siguiente|posterior|depois|seguinte|before|after|later|earlier|prior)|vispera|vespera|al otro dia|(?:next|following) day) (?!(?:de|del|do|da|al|a|of|to|que|tomorrow) )/;
const POINTS_BACK =
  / (?:l[oa]s? mism[oa]s?|el mismo|misma|igual|(?:con|para|a) (?:ellas?|ellos?|el)(?= (?:$|otra|por|de|tambien|nomas))|de nuevo|nuevamente|(?<! la )otra vez|repetir|volver|retoque|retocar|que (?:me|se|le|nos) (?:hice|hizo|hicieron|pusieron|puse|hicimos)|otr[oa] (?:igual|mas)|novamente|de novo|o mesmo|again|the same|same) /;
