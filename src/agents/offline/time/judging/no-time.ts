/** The stretches that look like time and are none: greetings, what is past, habits, names, addresses, prices. */
import { phrases, phraseAt } from '../words/phrases.ts';
import { wordAt, skip, type Rule, type Scan } from '../items.ts';
import { dayName, monthName, isCounted } from '../words/lexicon.ts';
import { clockAt } from '../hours/clock.ts';

const NOTHING = phrases({
  greeting:
    'buen/buenos/bom/good dia/dias/day|buenas/buena/boa/boas/linda/bonita/feliz/excelente/hermosa/lindas tarde/tardes/noche/noches/noite/noites|' +
    'good/happy/nice morning/afternoon/evening/night/day/weekend|buen/lindo/feliz/bom/excelente/hermoso/bonito finde|' +
    'buen/lindo/feliz/bom/excelente/boa/otimo/hermoso/bonito fin/fim/final de semana|excelente/buen/feliz/buena/linda/boa inicio de semana|' +
    'feliz/excelente/buen/lindo/hermoso/bonito/bello dia/martes/lunes/miercoles/jueves/viernes/sabado/domingo|buena/linda/feliz/excelente/boa/otima/bonita semana|' +
    'feliz ano/navidad/natal/cumple/pascua/pascuas/pascoa|feliz ano nuevo|feliz ano novo|merry christmas|happy easter|buen comienzo de semana|feliz inicio de semana',
  farewell:
    'nos vemos manana|nos vemos el lunes/martes/miercoles/jueves/viernes/sabado/domingo|nos vemos hoy|see you tomorrow/monday/tuesday/wednesday/thursday/friday/saturday/sunday|see you on monday/tuesday/wednesday/thursday/friday/saturday/sunday|see you today/then|',
  past: 'el otro dia|' + 'hoy me di|la otra vez|el ano pasado|la semana pasada|el mes pasado',
  habit:
    'desde/de cero|desde/do zero|from zero|start/starting from zero|por semana|por mes|por dia|una vez a la semana|veces por semana|cada semana|cada mes|por hora|x semana|x mes|per week|24 7|mas o menos|ni modo|cualquiera/alguna/una/ninguna/cual de las dos/tres|qualquer uma das duas/tres|uma das duas|nenhuma das duas|' +
    // Both of them, and no two o'clock.
    'las/los dos/tres juntas/juntos|as duas/tres juntas|las/los dos a la misma hora|las/los dos a la vez|las/los dos al mismo tiempo|las/los dos al tiempo|as duas no mesmo horario|as duas na mesma hora|as duas ao mesmo tempo|' +
    'todos los dias|every day|todos os dias|otro dia|outro dia|ese dia|that day',
  tardy: 'llego tarde|tarde o temprano|muy tarde|demasiado tarde',
});
/** By how many days ago. */
const GONE = phrases({
  '1': 'ayer|anoche|ontem|yesterday|last night|ayer a/por/en la tarde/noche/manana|ontem a/de tarde/noite/manha|yesterday morning/afternoon/evening',
  '2': 'anteayer|antier|antes de ayer|antes de ontem|anteontem|the day before yesterday',
});
const NAMED_AFTER = phrases({
  name: 'me llamo|mi nombre es|soy|se llama|nombre|con|meu nome e|me chamo|my name is|i am|para la senora|sra|sr|don|com',
});
const NOT_TIME_AFTER = new Set([
  'opcion',
  'opcao',
  'option',
  'numero',
  'nro',
  'num',
  'n',
  'dni',
  'cedula',
  'rut',
  'cuit',
  'cuil',
  'cpf',
  'tel',
  'telefono',
  'cel',
  'celular',
  'piso',
  'depto',
  'dpto',
  'talle',
  'casa',
  '#',
  '$',
  'pack',
  'plan',
  'bono',
  'codigo',
  'item',
  'sala',
  'local',
  'consultorio',
  'edad',
  'habitacion',
  'wpp',
  'whatsapp',
  '+',
  'usd',
  'ars',
  'r$',
  's/',
]);
const ADDRESS = new Set([
  'calle',
  'av',
  'avenida',
  'avda',
  'vivo',
  'direccion',
  'esquina',
  'rua',
  'altura',
  'barrio',
  'ruta',
  'pasaje',
  'moro',
  'plaza',
  'sucursal',
  'street',
  'estacion',
]);
const MONEY_AFTER = new Set([
  'mil',
  'k',
  'lucas',
  'pesos',
  'peso',
  'soles',
  'usd',
  'dolares',
  'reais',
  'euros',
  '%',
  '€',
  '$',
  'mxn',
  'cop',
  'bs',
]);

const FAREWELLS = phrases({
  bye: 'hasta manana|ate amanha|hasta el lunes/martes/miercoles/jueves/viernes/sabado/domingo|until tomorrow|hasta la proxima semana|ate segunda',
});

/** Greetings, what is past, habits, and the numbers and names that are not time. */
export const nothingRule: Rule = (scan, at) => {
  const phrase = phraseAt(NOTHING, scan.tokens, at);
  if (phrase) return { meaning: { kind: 'nothing' }, next: phrase.next };
  const gone = phraseAt(GONE, scan.tokens, at);
  if (gone)
    return { meaning: { kind: 'past', day: scan.today.subtract({ days: Number(gone.means) }) }, next: gone.next };
  // As the whole message it is a goodbye, inside one a limit.
  const bye = at === 0 ? phraseAt(FAREWELLS, scan.tokens, at) : undefined;
  if (bye && scan.tokens.slice(bye.next).every(({ kind }) => kind === 'mark'))
    return { meaning: { kind: 'nothing' }, next: bye.next };
  const next = nameAt(scan, at) ?? homeAt(scan, at) ?? addressAt(scan, at) ?? numberedAt(scan, at);
  return next === undefined ? undefined : { meaning: { kind: 'nothing' }, next };
};

/** "me llamo Domingo", "con Abril": a name that is also a day or a month. */
function nameAt(scan: Scan, at: number): number | undefined {
  const before = phraseAt(NAMED_AFTER, scan.tokens, at);
  if (!before) return undefined;
  const word = wordAt(scan, before.next);
  const named = dayName(word) ?? monthName(word);
  return named !== undefined && scan.tokens[before.next]?.kind === 'word' ? before.next + 1 : undefined;
}

/** "9 de julio 1500": a street with its number, not a date with its year. */
function addressAt(scan: Scan, at: number): number | undefined {
  const number = scan.tokens[at];
  const digits = number?.kind === 'number' ? at : undefined;
  if (digits === undefined || monthName(wordAt(scan, at + 2)) === undefined || wordAt(scan, at + 1) !== 'de')
    return undefined;
  const addressed = [at - 1, at - 2, at - 3].some((index) => ADDRESS.has(wordAt(scan, index)));
  const following = scan.tokens[at + 3];
  const numbered =
    following?.kind === 'number' && (following.value ?? 0) >= 100 && !/^(?:19|20)\d\d$/.test(following.text);
  return addressed || (numbered && wordAt(scan, at - 1) === 'en') ? at + (numbered ? 4 : 3) : undefined;
}

/** "Moro na 25 de Março 340", "I live at 1530 Main St": whatever number stands right behind it is of the address. */
function homeAt(scan: Scan, at: number): number | undefined {
  if (!LIVES.has(wordAt(scan, at))) return undefined;
  const number = skip(scan, skip(scan, skip(scan, at + 1, IN), IN), STREETS);
  if (scan.tokens[number]?.kind !== 'number') return undefined;
  const dated = ['de', 'of'].includes(wordAt(scan, number + 1)) && monthName(wordAt(scan, number + 2)) !== undefined;
  const next = dated ? number + 3 : number + 1;
  return scan.tokens[next]?.kind === 'number' ? next + 1 : next;
}
const LIVES = new Set(['vivo', 'vivimos', 'moro', 'moramos', 'live']);
const IN = new Set('en a em na no la el o at on in'.split(' '));
const STREETS = new Set('calle av avenida avda rua'.split(' '));

/** "Pagué 300 el día 10", "me cobraron casi 350": what was paid; "me cobraron 2 veces" counts. */
function isPaid(scan: Scan, at: number): boolean {
  const about = ABOUT.has(wordAt(scan, at - 1)) ? at - 1 : at;
  return scan.tokens[at]?.kind === 'number' && PAID.has(wordAt(scan, about - 1));
}
const ABOUT = new Set('unos como casi solo uns quase so about only almost'.split(' '));
const PAID = new Set(
  'pague pagamos pagaron paguei pagou cobraron cobraram cobrou costo costaron custou gaste gastei abone deposite transferi paid charged cost'.split(
    ' ',
  ),
);

/** "la opción 2", "$ 500", "25 mil", "3 personas". */
function numberedAt(scan: Scan, at: number): number | undefined {
  const token = scan.tokens[at];
  if (token?.kind !== 'number' && token?.kind !== 'chain') return undefined;
  const before = wordAt(scan, at - 1);
  const following = wordAt(scan, at + 1);
  if (isPaid(scan, at)) return at + 1;
  if (NOT_TIME_AFTER.has(before) || ADDRESS.has(before) || MONEY_AFTER.has(following)) return at + 1;
  const counted = isCounted(following) && clockAt(scan, at)?.bare !== false;
  return counted && !['dias', 'semanas', 'meses', 'anos'].includes(following) ? at + 1 : undefined;
}
