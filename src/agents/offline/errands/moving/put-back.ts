/** "Uy no, regréseme a las 10", "volveme a poner a las 17 con Maxi", "put me back at 10": the one that he has goes there, and none is added. */
import { findNames } from '../../names.ts';
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { APPOINTMENT } from '../../words/words.ts';

const PUT = '(?:pon|pong|dej|pas|coloc|mov|agend|anot)(?:er|ar|e|a|as|es)?(?:me|nos|l[oa]|mel[oa])?';
/** Where to, right behind it: "regréseme mi anticipo" is of money. */
const TO = '(?:(?:mejor|otra vez|de nuevo|entonces|porfa|por favor|again|please|pues) )*';
const WHERE = '(?:a|al|a las?|para|pa|pal|el|con|como|en|pra|pro|as|com|at|to|on|with)';
const PUTS_BACK = re` (?:(?:regres|devuelv|retorn)(?:a|e|en|ar)(?:me|nos)? (?:la|el|mi|esa|ese) (?:${APPOINTMENT}) ${TO}${WHERE}|dej(?:a|e|en|ar)(?:me|nos)?l[oa] (?:como (?:estaba|antes|era)|donde estaba)|(?:regres|devuelv|retorn)(?:a|e|en|ar)(?:me|nos|l[oa]|mel[oa]) ${TO}${WHERE}|me (?:regres|devuelv)(?:a|e|as|es|an|en) ${TO}${WHERE}|(?:me )?(?:vuelv|volv)(?:e|a|es|as|an|er|amos)(?:me|nos|l[oa])? a ${PUT} ${TO}${WHERE}|(?:me )?volt(?:a|e|ar) (?:(?:ele|ela|isso|meu|minha|o|horario|de novo) )*(?:pra|para|pro|as)|(?:put|move|change|switch|bring) (?:me|it|that|mine) back ${TO}${WHERE}) `;
const ONE_MORE =
  / (?:otr[oa]|outr[oa]|another|un[oa] mas|mais uma?|one more) (?!(?:semana|dia|hora|horario|vez|day|time|week) )/;

/** Behind a cancellation it may be the one that was given up. */
export function putsItBack({ text, times, situation, guest }: Heard): boolean {
  const { flow, tenant, appointments = [], doneJustNow } = situation;
  if (flow !== 'ninguno' || appointments.length === 0 || doneJustNow === 'cancel') return false;
  if (!PUTS_BACK.test(text.norm) || ONE_MORE.test(text.norm) || guest?.relation !== undefined) return false;
  const { servicio, profesional } = tenant === undefined ? {} : findNames(text.raw, tenant);
  return servicio === undefined && (saysWhen(times) || profesional !== undefined);
}
