/**
 * "Aparte de lo del viernes, cambio de aceite el lunes a las 17", "dejame lo del viernes y agregá …": one more is wished for
 * beside the one that he has, which is told by its day, stays, and goes nowhere. Read without it.
 */
import { whenOf } from '../../../../domain.ts';
import { findNames } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { APPOINTMENT, WEEKDAY } from '../../words/words.ts';
import { CANCELS } from '../../words/deeds.ts';

const BESIDES =
  '(?:(?:ademas|aparte|encima|fuera|sin contar|alem|tirando|a parte) (?:del?|d[ao])?|besides|apart from|other than|on top of)';
const KEEPS =
  '(?:dej[ae](?:me|mos)?|dejen(?:me)?|manten(?:e|me|eme|ga|gan|gamos)|conserv[aeo](?:me)?|deixa|mantem|mantenha|keep|leave)';
const THAT_ONE = `(?:(?:l[oa]s?|el|al?|o|the|mi|mis|meu|minha|my)? ?(?:(?:one|${APPOINTMENT}) )?(?:que (?:ya )?(?:tengo|tenho|saque|reserve|marquei) )?)`;
const DAY = `(?:del?|d[ao]|para|on|for|el|na|no) (?:(?:el|la|dia) )*(?<day>(?:(?:pasado )?manana|hoy|hoje|amanha|tomorrow|today|${WEEKDAY}|(?:dia )?[0-9]{1,2})(?: a las? [0-9]{1,2}(?:[:.][0-9]{2})?)?)`;
const BESIDE = re`(?<![a-z])(?:(?<besides>${BESIDES}) |${KEEPS} )${THAT_ONE}${DAY}(?![a-z0-9])(?<then>,? (?:y|e|and|pero|mas|but) |,? ?)`;

export function withoutTheOneBeside({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || appointments.length === 0) return undefined;
  const said = BESIDE.exec(fold(raw));
  const { day, besides, then } = said?.groups ?? {};
  if (said === null || day === undefined || !isOfMine(day, situation)) return undefined;
  // "Dejame la del viernes": nothing but that.
  if (besides === undefined && (then ?? '').trim() === '') return undefined;
  const rest = `${raw.slice(0, said.index)} ${raw.slice(said.index + said[0].length)}`;
  // "Aparte del turno del viernes, ¿hay que llevar algo?" is of that one.
  const { servicio } = findNames(rest, tenant);
  return servicio === undefined || CANCELS.test(readText(rest).norm) ? undefined : readText(rest.trim());
}

/** "Dejame la del viernes a las 17", of one that is at ten, moves it. */
function isOfMine(day: string, situation: Situation): boolean {
  const { fecha, hora, horaCandidates } = timesIn(day, situation);
  const { appointments = [], now } = situation;
  return appointments.some(({ slot }) => {
    const { fecha_deseada, hora_especifica } = whenOf(slot, now.timeZoneId);
    return fecha_deseada === fecha && (hora === undefined || [hora, ...horaCandidates].includes(hora_especifica));
  });
}
