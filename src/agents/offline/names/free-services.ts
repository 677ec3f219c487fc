/**
 * Services in free words, where no tenant is at hand: a noun that businesses sell by appointment or in packs, with
 * what follows it ("clase de prueba", "corte y barba", "pack de 8 clases").
 */
import type { Word } from '../words/text.ts';
import { wordSet } from '../words/pattern.ts';

const NOUNS = new Set(
  (
    'limpieza limpeza corte cortes barba color tintura tinte mechas balayage keratina alisado peinado brushing masaje masajes massage depilacion depilacao pestanas cejas manicura manicure pedicura pedicure ' +
    'unas unhas facial peeling botox rellenos lifting ortodoncia brackets blanqueamiento extraccion conducto endodoncia implante implantes valoracion evaluacion avaliacao consulta consultas consultation ' +
    'control revision chequeo vacuna radiografia ecografia laboratorio analisis estudio terapia psicologia nutricion fisioterapia kinesiologia osteopatia acupuntura quiropraxia reiki yoga pilates ' +
    'spinning crossfit boxeo natacion zumba funcional clase clases sesion sesiones aula aulas entrenamiento curso cursos taller talleres workshop asesoria coaching mentoria tutoria plan planes plano pack paquete ' +
    'paquetes bono bonos abono membresia mensualidad mensualidade suscripcion combo tratamiento tratamientos tratamento service alineacion balanceo lavado pulido detailing haircut checkup cleaning facials nails waxing ' +
    'membership package session class therapy lesson course plan pelo cabello reparacion instalacion tatuaje tattoo piercing micropigmentacion microblading hidratacion baño bano peluqueria entrevista demo visita cita seguro turnos'
  ).split(' '),
);
/** Never a service by themselves here: they are the diary's own words. */
const DIARY = new Set([
  'cita',
  'turnos',
  'visita',
  'control',
  'abono',
  'consulta',
  'consultas',
  'pelo',
  'plan',
  'seguro',
]);
const LINKS = new Set(['de', 'y', 'con', 'del', 'e', 'com', 'of', 'and', 'para']);
const KINDS = wordSet(
  'prueba dental facial suelta suelto basico basica premium mensual trimestral semestral anual completo completa individual grupal particular profunda express capilar corporal personalizada personalizado inicial general gold plus full familiar relajante descontracturante deportivo brasilero brasilena mensal semanal gel pies manos cejas barba pelo yoga pilates',
);
const STOP = wordSet(
  'el la los las un una por para que si no me te se ya hoy manana ayer porfa favor gracias a al en es como cuando cuanto sale cuesta vale ese esa este esta pero please at on tomorrow today this next mim meu',
);
const BEFORE = wordSet('monthly weekly annual yearly deep basic premium full trial first free dental hair');
const MAX_AFTER = 4;

/** The words said, lower case as written, or undefined. `taken` tells which words belong to a date or an hour. */
export function freeService(
  { raw, words }: { readonly raw: string; readonly words: readonly Word[] },
  taken: (word: Word) => boolean,
  asked = false,
): string | undefined {
  const at = words.findIndex((w, i) => !taken(w) && isService(words, i, asked));
  const noun = words[at];
  if (noun === undefined) return undefined;
  const before = words[at - 1];
  const first = before !== undefined && BEFORE.has(before.text) ? before : noun;
  let last = noun;
  for (let i = at + 1; i < words.length && i <= at + MAX_AFTER; i += 1) {
    const word = words[i];
    if (word === undefined || taken(word) || STOP.has(word.text) || /[,.;!?\n]/.test(raw.slice(last.end, word.start)))
      break;
    if (LINKS.has(word.text)) {
      const next = words[i + 1];
      if (next === undefined || taken(next) || STOP.has(next.text) || !goesOn(word.text, next.text)) break;
      last = next;
      i += 1;
      const counted = words[i + 1];
      if (/^\d+$/.test(next.text) && counted !== undefined && NOUNS.has(counted.text)) {
        last = counted;
        i += 1;
      }
    } else if (KINDS.has(word.text)) last = word;
    else break;
  }
  return spelled(raw.slice(first.start, last.end).toLowerCase());
}

const ARTICLES = new Set(['el', 'la', 'del', 'al', 'the', 'o', 'a', 'de']);

/** In a question about money "la cita" and "el premium" are things for sale, too. */
function isService(words: readonly Word[], i: number, asked: boolean): boolean {
  const word = words[i]?.text ?? '';
  const article = ARTICLES.has(words[i - 1]?.text ?? '');
  if (asked && article && (word === 'cita' || ADJECTIVES_SOLD.has(word))) return true;
  return NOUNS.has(word) && (!DIARY.has(word) || boughtOrNamed(words, i));
}
const ADJECTIVES_SOLD = wordSet(
  'mensual premium basico trimestral semestral anual full individual grupal gold plus completo',
);

/** Customers leave accents out; the words of the trade get them back. */
function spelled(said: string): string {
  return said
    .replaceAll(/\b(\w+)(cion|sion)\b/g, (_, stem: string, end: string) => `${stem}${end === 'cion' ? 'ción' : 'sión'}`)
    .replaceAll(/\bmembresia\b/g, 'membresía');
}

function goesOn(link: string, next: string): boolean {
  if (link === 'y' || link === 'e' || link === 'con' || link === 'com' || link === 'and')
    return NOUNS.has(next) && !DIARY.has(next);
  return /^\p{L}{3,}$|^\d+$/u.test(next);
}

/** "la consulta", "una consulta", "plan premium": an article before, or a kind after, makes a diary word a service. */
function boughtOrNamed(words: readonly Word[], i: number): boolean {
  const word = words[i]?.text;
  if (word === 'cita' || word === 'turnos' || word === 'seguro') return false;
  const before = words[i - 1]?.text ?? '';
  const two = words[i - 2]?.text ?? '';
  const after = words[i + 1]?.text ?? '';
  if (word === 'abono' || word === 'control') return ['un', 'el', 'de'].includes(before);
  if (word === 'pelo') return before === 'el' && (two === 'para' || two === 'por');
  return (
    ['la', 'una', 'uma', 'da', 'a', 'el', 'al', 'o', 'un', 'mi', 'minha', 'de', 'monthly'].includes(before) ||
    KINDS.has(after)
  );
}
