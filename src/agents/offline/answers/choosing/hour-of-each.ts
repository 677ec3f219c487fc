/**
 * "Mateo a las 3 y Sara a las 3 y media", "eu às 15 e ela às 16", before the hours of the first of two: each at an hour of
 * his own. The one who is being booked gets the one that is told with him, else the first; the other is asked about when
 * his turn comes.
 */
import type { Situation } from '../../situation.ts';
import { HOUR } from '../../people/day-of-each.ts';
import { findNames, serviceIn } from '../../names.ts';
import { timesIn } from '../../time/index.ts';
import { relationOf } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';

/** "A las 11 y a las 11 y media" names nobody. */
const WHO =
  '(?:(?:mi|meu|minha|my|el|la|o|a) )?(?!(?:a|al|las?|as|at|o|tipo|para|con|com|de|en|no|na) ?(?![a-z]))[a-z]+';
const AGREES = '(?:(?:dale|ok|bueno|si|sim|yes|entonces|listo|seria|serian)[ ,]+)*';
const EACH = re`^ *${AGREES}(?<one>${WHO}),? (?<hour>${HOUR})(?: *,| *;| +y| +e| +and|, y) *(?<other>${WHO}),? (?<then>${HOUR})(?: (?:igual|por favor|porfa|please|gracias))?[ .!]*$`;
const CHARS_MAX = 120;
const MYSELF = /^(?:yo|eu|me|i|myself|mi)$/;

export function hourOfEach({ raw, asks }: Text, situation: Situation): Text | undefined {
  const { flow, asks: asked, offer, waiting = [], moving, tenant } = situation;
  if (asks || raw.length > CHARS_MAX || (offer?.kind !== 'turno' && asked !== 'confirm')) return undefined;
  const { one, hour, other, then } = EACH.exec(fold(raw))?.groups ?? {};
  if (one === undefined || other === undefined || hour === undefined || then === undefined) return undefined;
  // "La sesión a las 11 y el masaje a las 12", where both are moved: of the one that is.
  if (flow === 'reprogramacion' && moving !== undefined) {
    const [first, second] = [one, other].map((what) => serviceIn(what, tenant));
    if (first === undefined || second === undefined || first === second) return undefined;
    return first === moving.serviceId ? readText(hour) : second === moving.serviceId ? readText(then) : undefined;
  }
  if (flow !== 'agenda' || waiting.length === 0) return undefined;
  if (![one, other].every((who) => isSomebody(who, situation))) return undefined;
  return readText(isHis(other, one, situation) ? then : hour);
}

/** "Mañana a las 3 y el corte a las 4" are nobody's. */
function isSomebody(who: string, situation: Situation): boolean {
  const { servicio, sucursal, profesional } = situation.tenant === undefined ? {} : findNames(who, situation.tenant);
  return (servicio ?? sucursal ?? profesional) === undefined && timesIn(who, situation).spans.length === 0;
}

/** The second of the two is the one who is being booked. */
function isHis(who: string, before: string, { known }: Situation): boolean {
  const { para } = known ?? {};
  if (para === undefined || para.relation === 'yo') return MYSELF.test(who);
  const kin = (said: string) => relationOf({ kin: said.replace(/^(?:mi|meu|minha|my|el|la|o|a) /, '') });
  if (kin(before) === para.relation) return false;
  return kin(who) === para.relation || MYSELF.test(before) || fold(para.name ?? '') === who;
}
