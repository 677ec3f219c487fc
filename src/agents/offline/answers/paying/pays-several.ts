/** "Quiero pagar dos sesiones", "3 controles", "una para mí y otra para mi hija": several of one thing, and a link pays for one. */
import type { Heard } from '../../heard.ts';
import { withoutCounted } from '../../people/counted-in-name.ts';
import { FOR_ME_AND_ANOTHER } from '../../people/for-two.ts';
import { THINGS, isService } from '../../people/so-many-told.ts';
import { APPOINTMENT, SEVERAL } from '../../words/words.ts';

const PAYS = '(?:pag|abon|sen|cancel|pay)[a-z]*';
const VISITS = `(?:${APPOINTMENT}|sesiones|sessoes|sessions|clases|aulas|classes|visitas|visits|servicios|servicos)`;
/** What is counted is a service, or what one is called; in "3 cuotas", "2 mil" it is the money. */
const COUNTED = new RegExp(` ${SEVERAL} (?=(?<what>[a-z]+) )`, 'g');
const COUNTED_VISITS = new RegExp(` ${SEVERAL} (?:mas )?${VISITS} `);
const ONLY_COUNTED = new RegExp(
  ` ${PAYS} (?:por |for |de )?${SEVERAL} (?:$|(?:por favor|porfa|please|juntos|juntas|together) )`,
);
const OF_PEOPLE = new RegExp(
  ` (?:por|para|pra|for|x) (?:los )?${SEVERAL}(?: ${THINGS})? (?:$|(?:por favor|porfa|please) )`,
);
const TIMES = / x ?[2-6] | [2-6] ?x | (?:el doble|o dobro) /;

export function paysForSeveral(heard: Heard): boolean {
  const {
    text,
    situation: { tenant },
  } = heard;
  const norm = withoutCounted(text.norm, tenant);
  if (counts(heard)) return true;
  if ([COUNTED_VISITS, ONLY_COUNTED, OF_PEOPLE, TIMES, FOR_ME_AND_ANOTHER].some((one) => one.test(norm))) return true;
  return [...norm.matchAll(COUNTED)].some(({ groups }) => isService(groups?.['what'] ?? '', tenant));
}

const LEADS = '(?:(?:si|ok|pero|perdon|no|y|e|es que|ah|bueno|en realidad|sim|yes|but|mas|sao|are|they|there) )*';
const WANTS =
  '(?:son|serian|somos|seriamos|quiero|quero|quisiera|necesito|preciso|pago|pagar|x|para|pra|por|for|sao|are|i want|we are)';
const ONLY_COUNTS = new RegExp(
  `^ ${LEADS}(?<wants>(?:${WANTS} )+)?(?:l[oa]s |mis )?${SEVERAL}(?<what>(?: [a-z]+){0,3}) $`,
);
const COUNTABLE = new RegExp(`^ (?:${THINGS}|${VISITS})(?: |$)`);

/** "Son dos", "2 limpiezas", where a payment is asked about; a bare "2" is a row. */
export function counts({ text, situation: { flow, asks, tenant } }: Heard): boolean {
  if (flow !== 'pagos' || (asks !== 'list' && asks !== 'confirm') || text.asks) return false;
  const said = ONLY_COUNTS.exec(withoutCounted(text.norm, tenant))?.groups;
  if (said === undefined) return false;
  const { wants, what = '' } = said;
  if (what === '') return wants !== undefined && asks === 'confirm';
  return COUNTABLE.test(what) || isService(what.trim().split(' ')[0] ?? '', tenant);
}
