/** Names of days and months in the three languages, how sure each is, and what units and counted things are called. */
import { spelledAlike, typedShort } from './spelling.ts';

/** How sure a day's name is: short forms need company ("mar 17"), two-letter ones the whole message. */
type NameForm = 'full' | 'plural' | 'short' | 'tiny' | 'ordinal';

export interface DayName {
  /** ISO: Monday is 1. */
  weekday: number;
  form: NameForm;
}

/** By ISO number less one. `ordinal` names are weekdays in Portuguese only; in Spanish they count. */
const DAY_NAMES: Record<NameForm, string[]> = {
  full: [
    'lunes lunecito lunesito monday',
    'martes martecito martesito tuesday terca',
    'miercoles miercole mierc miercolito miercolesito wednesday quarta',
    'jueves juevecito juevesito thursday',
    'viernes viernecito viernesito friday',
    'sabado sabadito saturday',
    'domingo dominguito sunday',
  ],
  plural: [
    'mondays segundas',
    'tuesdays tercas',
    'wednesdays quartas',
    'thursdays quintas',
    'fridays sextas',
    'sabados saturdays',
    'domingos sundays',
  ],
  short: [
    'lun mon seg',
    'mar tue tues ter',
    'mie mier wed weds qua',
    'jue juev thu thur thurs qui',
    'vie vier fri sex',
    'sab sat',
    'dom sun',
  ],
  tiny: ['lu', 'ma', 'mx mi', 'ju', 'vi', 'sa', 'do'],
  ordinal: ['segunda', '', '', 'quinta', 'sexta', '', ''],
};

const MONTH_NAMES = [
  'enero ene janeiro jan january',
  'febrero feb fevereiro fev february',
  'marzo mar marco march',
  'abril abr april apr',
  'mayo may maio mai',
  'junio jun junho june',
  'julio jul julho july',
  'agosto ago august aug',
  'septiembre setiembre septembre sept sep set setembro september',
  'octubre oct outubro out october',
  'noviembre nov novembro november',
  'diciembre dic dezembro dez december dec',
];

function indexed<Value>(rows: readonly string[], value: (index: number) => Value): [string, Value][] {
  return rows.flatMap((row, index) =>
    row
      .split(' ')
      .filter((word) => word !== '')
      .map((word): [string, Value] => [word, value(index)]),
  );
}

const DAYS = new Map<string, DayName>(
  (['full', 'plural', 'short', 'tiny', 'ordinal'] as const).flatMap((form) =>
    indexed(DAY_NAMES[form], (index): DayName => ({ weekday: index + 1, form })),
  ),
);
const MONTHS = new Map(indexed(MONTH_NAMES, (index) => index + 1));

const MISSPELT_DAYS =
  'lunes martes miercoles jueves viernes sabado sabados domingo tuesday wednesday thursday saturday'.split(' ');
const MISSPELT_MONTHS = MONTH_NAMES.map((row) => row.split(' ')[0] ?? '').filter((name) => name.length >= 5);

/** The weekday a folded word names, misspelt full names included ("juebes", "miercolez", "sabdo", "bierns", "bierne"). */
export function dayName(word: string): DayName | undefined {
  const known = DAYS.get(word);
  if (known) return known;
  const meant =
    spelledAlike(word, MISSPELT_DAYS) ??
    typedShort(word, MISSPELT_DAYS) ??
    spelledAlike(unsounded(word), MISSPELT_DAYS);
  return meant === undefined ? undefined : DAYS.get(meant);
}

/** "El bierne", "juebe", where the s is not spoken. */
function unsounded(word: string): string {
  return word.length > UNSOUNDED_MIN && word.endsWith('e') ? `${word}s` : word;
}
const UNSOUNDED_MIN = 4;

/** The month, 1 to 12, that a folded word names. */
export function monthName(word: string): number | undefined {
  const known = MONTHS.get(word);
  if (known !== undefined) return known;
  const meant = spelledAlike(word, MISSPELT_MONTHS);
  return meant === undefined ? undefined : MONTHS.get(meant);
}

/** "Cavado", "marso": near enough to a day or a month to be taken for one, and none by itself. */
export function isLikeADay(word: string): boolean {
  if (DAYS.has(word) || MONTHS.has(word)) return false;
  return spelledAlike(word, [...MISSPELT_DAYS, ...MISSPELT_MONTHS]) !== undefined;
}

/** Whole names of months; the short ones need a day number at their side. */
export function isWholeMonthName(word: string): boolean {
  return word.length >= 4 && word !== 'sept' && monthName(word) !== undefined;
}

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year';

const UNIT_NAMES: Record<Unit, string> = {
  second: 'segundo segundos seg second seconds',
  minute: 'minuto minutos min mins minute minutes minutito minutitos',
  hour: 'hora horas h hs hr hrs hour hours horita horitas',
  day: 'dia dias day days diitas',
  week: 'semana semanas week weeks semanita sem',
  fortnight: 'quincena quincenas quinzena quinzenas fortnight',
  month: 'mes meses month months',
  year: 'ano anos year years',
};
const UNITS = new Map<string, Unit>(
  (['second', 'minute', 'hour', 'day', 'week', 'fortnight', 'month', 'year'] as const).flatMap((unit) =>
    UNIT_NAMES[unit].split(' ').map((word): [string, Unit] => [word, unit]),
  ),
);

/** The unit of time a folded word names. */
export function unitName(word: string | undefined): Unit | undefined {
  return word === undefined ? undefined : UNITS.get(word);
}

/** What customers count that is not time: after one of these a number is no hour. */
const COUNTED = new Set(
  (
    'persona personas pers pax gente chicos chicas nenes nenas ninos ninas hijos hijas adultos amigos amigas clase clases ' +
    'sesion sesiones cuota cuotas pago pagos turno turnos cita citas opcion opciones vez veces kg kilo kilos cm metros ' +
    'cuadras km mil lucas k pesos peso soles sol usd dolares dolar reais real euros euro mxn cop ars bolivianos quetzales ' +
    'pessoas pessoa criancas aulas sessoes vezes parcelas people persons person guests kids classes sessions times ' +
    'piso depto puntos anos meses semanas dias minutos mins noches cm ml unidades fotos items productos'
  ).split(' '),
);

/** True for nouns that are counted, so that "a las 2 personas" is not two o'clock. */
export function isCounted(word: string | undefined): boolean {
  return word !== undefined && COUNTED.has(word);
}

/** "A partir de las seis clase de canto": six of them would be called otherwise. */
export function countsOne(number: number, noun: string): boolean {
  return isCounted(noun) && !(number > 1 && ONE_OF_THEM.has(noun));
}
const ONE_OF_THEM = new Set('clase sesion turno cita'.split(' '));

/** "este martes": of the week that we are in, whatever week was spoken of. */
export const THIS = /^(?:[nd]?es[ts][ea]|this)$/;

/** "sábado 2 cortes": a small number before a plural is how many. */
export function countsThings(number: number, noun: string): boolean {
  return isCounted(noun) || (number <= FEW && noun.length > 3 && noun.endsWith('s'));
}
const FEW = 4;

/** What is tomorrow in Spanish, and a morning behind its article. */
export const TOMORROW = new Set(['manana', 'maniana', 'mnn', 'mna', 'mnna', 'mnana', 'mannana', 'mniana']);
