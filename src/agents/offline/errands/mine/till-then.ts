/**
 * "Got it, see you Saturday", "gracias, por ahora solo el del sábado", "ah tá, por enquanto só a de sábado": who takes his
 * leave by the day of the one that he has, whatever else was asked about before, wishes for no other.
 */
import { localStart } from '../../../../domain.ts';
import type { Heard } from '../../heard.ts';
import { namingWords, sameWord } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { dayName } from '../../time/words/lexicon.ts';
import { IS_APPOINTMENT } from '../../words/deeds.ts';

/** Till then. */
const FAREWELL =
  / (?:(?:te|l[oae]s?|os) veo|hasta|ate|see (?:you|ya|u)|cya|a gente se ve|nos falamos|espero verl[oae]s?|te espero)(?= )/g;
/** The one that there is, and no more. */
const FOR_NOW =
  / (?:por (?:ahora|el momento|hoy|agora|enquanto|lo pronto)|de momento|for now|for the moment|(?:me |nos )?(?:dej(?:o|amos|emos)|qued(?:o|amos)(?= con| com)|manten(?:go|emos)|fic(?:o|amos|arei)(?= com)|deix(?:o|amos)|mantenho)|(?:i|we) ll (?:just )?(?:keep|stick with)|let s (?:just )?keep)(?= )/g;
const MANNERS = new Set(
  (
    'ah oh ok okay oki bueno listo dale ya vale ta va si sim yes claro perfecto perfect genial buenisimo barbaro joya excelente super cool great awesome nice good gracias muchas mil muchisimas obrigado obrigada muito valeu thanks thank you so much a lot got it ' +
    'entiendo entendi entonces entao then igual y e and pero but mas no nao nada solo solamente nomas so somente apenas just only que tal tchau chau chao adios bye saludos abrazo beijo por favor porfa please ' +
    'el la lo los las o a os as mi meu minha my mio mia the one del de da do dos das con com with en em na no on at este esta esa ese this para pra s feira tudo bem todo bien hs h am pm'
  ).split(' '),
);
/** "El del sábado", "a de sábado", "the Saturday one". */
const THAT_ONE = / (?:del?|d[ao]) (?:la )?[a-z0-9]+ | one | (?:mi|meu|minha|my) /;

export function takesLeaveTillThen({ text, situation }: Heard): boolean {
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || text.asks || appointments.length === 0) return false;
  const leaves = text.norm.search(FAREWELL) >= 0;
  const stays = text.norm.search(FOR_NOW) >= 0 && THAT_ONE.test(text.norm);
  if (!leaves && !stays) return false;
  const then = daysOf(situation);
  // Of several that he has, "dejo solo lo del viernes" may give the others up.
  if (!leaves && then.length !== 1) return false;
  const names = appointments.flatMap(({ serviceId }) => {
    const service = tenant?.services.find(({ id }) => id === serviceId);
    return service === undefined ? [] : namingWords(service.name);
  });
  const said = text.norm.replaceAll(FAREWELL, ' ').replaceAll(FOR_NOW, ' ').trim().split(/ +/);
  const isThen = (word: string) => then.some(({ called, weekday }) => called.includes(word) || isCalled(word, weekday));
  const isKnown = (word: string) =>
    MANNERS.has(word) || IS_APPOINTMENT.test(word) || names.some((part) => sameWord(word, part));
  return said.some(isThen) && said.every((word) => isThen(word) || isKnown(word));
}

function isCalled(word: string, weekday: number): boolean {
  const name = dayName(word);
  return name?.weekday === weekday && (name.form === 'full' || name.form === 'ordinal');
}

interface Day {
  /** ISO: Monday is 1. */
  readonly weekday: number;
  readonly called: readonly string[];
}

/** What each day on which he comes is called beside its weekday: its date, "mañana", and the hour then. */
function daysOf({ appointments = [], now }: Situation): readonly Day[] {
  const days = new Map<string, Day>();
  for (const { slot } of appointments) {
    const start = localStart(slot, now.timeZoneId);
    const day = start.toPlainDate();
    const ahead = now.toPlainDate().until(day).days;
    const hour = [start.hour, start.hour % HALF_DAY || HALF_DAY].flatMap((h) => {
      const minutes = String(start.minute).padStart(2, '0');
      return start.minute === 0 ? [String(h), `${h}:00`] : [`${h}:${minutes}`];
    });
    const before = days.get(day.toString())?.called ?? [];
    const called = [...before, String(day.day), ...(NEAR[ahead] ?? []), ...hour];
    days.set(day.toString(), { weekday: day.dayOfWeek, called });
  }
  return [...days.values()];
}
const HALF_DAY = 12;
const NEAR: Readonly<Record<number, readonly string[]>> = {
  0: ['hoy', 'hoje', 'today', 'tonight'],
  1: ['manana', 'amanha', 'tomorrow'],
};
