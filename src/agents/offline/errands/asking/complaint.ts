/** "Me duele una muela, ¿atienden hoy?": who tells what ails him and asks for a day's hours wants to be seen that day. */
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { servicesTold } from '../../names.ts';
import { clauses, readText, type Text } from '../../words/text.ts';

const AILS =
  / (?:(?:me|le|les|nos) (?:duelen?|molestan?|sangran?|arden?|pican?)|(?:se )?(?:me|le|nos) (?:rompi|rompio|quebro|partio|cayo|salio|hincho|inflamo|dano|trabo)|(?:tengo|traigo|tiene|trae|anda con|ando con|estoy con|esta con) (?:mucho |un |una |el |la |mis |mi )*(?:dolor(?:es)?|molestias?|infeccion|fiebre|(?:diente|muela|una|pierna|pata|rodilla|espalda|cuello|pie|brazo|hombro|encia|cara|boca)s? (?:[a-z]+ )?(?:rot[oa]s?|quebrad[oa]s?|partid[oa]s?|hinchad[oa]s?|inflamad[oa]s?|floj[oa]s?|lastimad[oa]s?|encarnad[oa]s?))|(?:esta|anda) (?:muy |bastante |re )?(?:mal|enferm[oa]|decaid[oa]|vomitando|cojeando|renqueando|cojo|coja)|(?:estou|esta) com (?:muita )?dor|doi|doendo|my [a-z]+ (?:hurts|broke|is (?:broken|swollen|bleeding))|toothache) /;

/** Whether what comes before the question is a complaint, and the question is of one day. */
export function complainsAndAsks(before: string, asked: string, situation: Situation): boolean {
  if (situation.flow !== 'ninguno' || !AILS.test(readText(before).norm)) return false;
  const { fecha, fechaDesde } = timesIn(asked, situation);
  return (fecha ?? fechaDesde) !== undefined || NOW.test(readText(asked).norm);
}
const NOW = / (?:ahora|ahorita|agora|now|hoy|hoje|today) /;

/** "Traigo un diente quebrado, quiero una valoración": what ails him is why, and names no other service than the one he asks for. */
export function withoutComplaint({ raw, norm }: Text, { flow, tenant }: Situation): Text | undefined {
  if (flow !== 'ninguno' || tenant === undefined || !AILS.test(norm)) return undefined;
  const [first, next] = clauses(raw);
  if (first === undefined || next === undefined || first.asks || !AILS.test(readText(first.raw).norm)) return undefined;
  const rest = raw.slice(next.start);
  const told = servicesTold(rest, tenant);
  const meant = servicesTold(first.raw, tenant).filter((id) => !told.includes(id));
  return told.length > 0 && meant.length > 0 ? readText(rest) : undefined;
}
