/**
 * "No era blanqueamiento, era la limpieza", "sorry, I meant the assessment", right behind a link: another is to be paid
 * for, and nothing is booked. "Me confundí, no quería pagar", "anulá ese pago": it is left.
 */
import { PAY_BY_CANCELLING } from '../../rules/claims.ts';
import type { Heard } from '../../heard.ts';
import { servicesPlaced } from '../../names.ts';
import { countryOf } from '../../situation.ts';
import { meantOf } from '../../errands/booking/put-right.ts';
import { saysWhen } from '../../wishes.ts';
import { without } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const OPENS =
  '(?:no|nao|ay|uy|uh|ah|oh|oops|ups|ops|perdon|disculp[ae]|desculpa|sorry|wait|espera|mejor|melhor|me (?:equivoque|confundi|enganei|trompei)|errei|my mistake|wrong (?:one|service|link)|(?:ese|esa|esse|that) (?:no|nao))';
const MEANT =
  '(?:era|eran|foi|fue|es|e|queria(?: pagar)?|quise(?: decir| pagar)|quis (?:dizer|pagar)|i (?:meant|wanted)(?: to pay)?(?: for)?|it (?:was|should be)|(?:tenia que|debia|devia) ser|mejor|melhor)';
const WAS_ANOTHER = re`^ (?:${OPENS} )+(?:${MEANT} )?(?:(?:para|por|pel[oa]|for|el|la|los|las|o|a|the|una?|uma?) )*|^ (?:i meant|quise decir|quis dizer|era) `;

const MEANS_ANOTHER = re`^ (?:${OPENS} )*(?:${MEANT}) `;

/** "Sorry, I meant…", with a link open: no manners that open a talk. */
export function saysWhatWasMeant({ norm }: Pick<Heard['text'], 'norm'>, { owes }: Heard['situation']): boolean {
  return owes === true && MEANS_ANOTHER.test(norm);
}

/** The service that is meant instead of that of the link. Right behind a booking it is that one which is put right. */
export function paidInstead({ text, times, hit, situation }: Heard): string | undefined {
  const { tenant, state } = situation;
  if (tenant === undefined || text.asks || state === 'evento_creado' || saysWhen(times)) return undefined;
  if (hit !== undefined && !['reject', 'book', 'pay'].includes(hit.intent)) return undefined;
  const raw = without(text.raw, times.spans);
  const told = servicesPlaced(raw, tenant);
  const [only, ...others] = told;
  if (only === undefined || others.length > 0) return meantOf(told, raw).meant?.id;
  // "No, quiero reservar la limpieza" is no word of what is paid.
  return !BOOKS.test(text.norm) && WAS_ANOTHER.test(text.norm) ? only.id : undefined;
}

const BOOKS =
  / (?:reserv|agend|marc|book|schedul|anot|apunt|apart|separ|sac)[a-z]* | (?:turnos?|citas?|horas?|horarios?|appointments?) /;

const NOT_TO_PAY =
  / (?:ya no|no|nao|don t|didn t|do not|did not)(?: (?:l[oa]|te|le|era))? (?:quiero|queria|quise|quisiera|voy a|iba a|pienso|quero|vou|mi intencion era|want(?:ed)?(?: to)?|mean(?: to)?) (?:pag|abon|pay)[a-z]* /;
const UNDONE = re` (?:anul|elimin|borr|cancel|suspend|desfaz|undo|void|stop)[a-z]* (?:(?:es[ea]|est[ea]|ess[ea]|el|la|mi|o|a|meu|that|this|the|my) )+(?:pago|cobro|link|liga|enlace|orden|pagamento|cobranca|payment|charge|order) `;

/** "No quería pagar", "cancel that payment"; where one pays by "cancelar", that is no word against it. */
export function undoesPayment({ text: { norm, asks }, situation }: Heard): boolean {
  if (asks) return false;
  if (NOT_TO_PAY.test(norm)) return true;
  return UNDONE.test(norm) && !(/ cancel/.test(norm) && PAY_BY_CANCELLING.includes(countryOf(situation)));
}
