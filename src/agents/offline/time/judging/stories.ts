/**
 * When something was, and when the customer does not answer: "pagué 300 el día 10", "el lunes llamé y nadie contestó", "me corté el pelo el martes", "en la
 * madrugada no contesto", "por la mañana duermo". Nothing is wished for then.
 */
import type { Clause } from './clauses.ts';
import { wordAt, words, type Item, type Scan, saidIn } from '../items.ts';

/** "Que me corte", "para que pague" are wishes. */
const WAS =
  / (?<!que )(?:(?:me|nos) (?:hice|hicimos|hicieron|corte|pinte|depile|teni|tatue|lave|peine|puse|pusieron|cobro|costo|salio)|pague|paguei|pagaram|cobraron|cobraram|cobrou|custou|gaste|gastei|compre|comprei|cortei|pintei|paid|charged) /;
/** "El lunes llamé y nadie contestó": without what came of it "llame" may be an order. */
const CALLED =
  / (?:liguei|ligamos|telefonei|phoned|(?<!(?:is|s|are|re) )called|rang|messaged|texted)(?= )| (?:llame|llamamos|escribi|escribimos|pregunte|mande|pase|pasamos|consulte|fui|fuimos) (?:[a-z0-9]+ ){0,5}?(?:y|pero) (?:ya )?(?:nadie|ninguno|no|nunca|me|nos|daba|sonaba|sono|estaba|habia) /;
const NO_CONTACT =
  / (?:(?:no|nao|not|dont|don t|cant) (?:me |te |le |les |nos |lhes )?(?:contesto|contestamos|respondo|respondemos|atiendo|atendo|escriban|escribas|escriba|llamen|llames|llame|manden|mandes|molesten|escrevam|escreva|liguem|ligue|mandem|answer|call|text|message|write)|duermo|dormimos|durmo|sleep|(?:trabajo|trabalho|laburo|work) (?:de|at|a) (?:noche|noite|night|la noche)) /;
/** "Pagué la seña para el viernes", "pagué el turno del viernes": of an appointment that is still to come. */
const OF_WHAT_COMES = words('para pra pa pal for del do de');

/** Whatever else is moved or called off: "el lunes llamé y nadie contestó, quiero pasar mi turno al viernes". */
export function tellsOfACall(scan: Scan, { first, next }: Clause): boolean {
  return CALLED.test(saidIn(scan, first, next));
}

export function tellStories(scan: Scan, { first, next }: Clause, times: readonly Item[]): void {
  const said = saidIn(scan, first, next);
  const was = WAS.test(said) || CALLED.test(said);
  if (!was && !NO_CONTACT.test(said)) return;
  for (const item of times) {
    const comes =
      was && (OF_WHAT_COMES.has(wordAt(scan, item.first - 1)) || OF_WHAT_COMES.has(wordAt(scan, item.first)));
    if (!comes) item.fate ??= 'told';
  }
}
