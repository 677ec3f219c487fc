/**
 * "Mi esposo tiene cita el jueves a las 10 con Rosa, yo quiero una limpieza el jueves a las 10:30", "my wife has an
 * appointment at 10, I'd like…": another's appointment is told, which has been made, and what is wished for stands in a
 * sentence of its own. Of "ese mismo día" the day is put there; what is counted from the other one stays as it is.
 */
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { pointsBack, stretches } from '../../words/telling.ts';
import { fold, readText, type Text } from '../../words/text.ts';

const THEIRS = re`^[\s,.;:!]*(?:hola[\s,]+)?(?:mis?|nuestr[oa]s?|meus?|minhas?|my|our)\s+(?:${KIN_WORD})s?\s+(?:[a-z]+\s+)??(?:(?:tienen?|tem|has|have|got|reservo)\s+(?:(?:una?|uma?|an?|su|la|the|her|his)\s+)?(?:${APPOINTMENT}|hora|horario|sesion|consulta)|va|van|viene[n]?|vai|vem|goes|comes|is\s+(?:going|coming))(?![a-z])`;
/** Counted from that one, or at it. */
const BESIDE_IT =
  / (?:antes|despues|luego|enseguida|seguido|junt[oa]s?|tambien|lo mismo|ahi|before|after|afterwards|together|too|depois|logo|tambem|seguida|entonces|al lado) /;
const THAT_DAY =
  /(?<![a-z])(?:(?:para|en|on) )?(?:ese|este|esse|nesse|neste|that|el) (?:mismo |mesmo |same )?(?:dia|day)(?![a-z])|(?<![a-z])el mismo dia(?![a-z])/;

export function withoutHourOfAnother({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { tenant, flow } = situation;
  if (tenant === undefined || flow !== 'ninguno' || !THEIRS.test(fold(raw))) return undefined;
  const [told, ...others] = stretches(raw, tenant);
  if (told === undefined || told.asks || told.kind === 'wish' || !saysWhen(timesIn(told.raw, situation)))
    return undefined;
  const rest = raw.slice(told.end).replace(LEADS, '');
  if (!others.some(({ kind }) => kind === 'wish') || OF_OTHERS.test(fold(rest)) || (asks && rest === ''))
    return undefined;
  const wish = onItsDay(rest, told.raw, situation);
  const own = findNames(wish, tenant).servicio !== undefined || findNames(told.raw, tenant).servicio === undefined;
  if (!own || pointsBack(wish) || BESIDE_IT.test(readText(wish).norm)) return undefined;
  return saysWhen(timesIn(wish, situation)) ? readText(wish) : undefined;
}
const LEADS = /^[\s,.;:!]*(?:(?:y|e|and|pero|but|mas|as[ií] que|entonces)\s+)*/i;
/** "…y quiere otra", "…and she needs": wished for them. */
const OF_OTHERS = /(?<![a-z])(?:quiere|quieren|necesita|precisa|quer|le|les|ella|ellos|needs|wants|her|him)(?![a-z])/;

function onItsDay(wish: string, told: string, situation: Situation): string {
  const found = THAT_DAY.exec(fold(wish));
  const day = timesIn(told, situation).spans.find(({ kind }) => kind === 'date');
  if (found === null || day === undefined) return wish;
  return `${wish.slice(0, found.index)}${told.slice(day.start, day.end)}${wish.slice(found.index + found[0].length)}`;
}
