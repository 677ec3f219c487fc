/**
 * "Mañana llevo la cédula y el título, ¿algo más?", "¿mañana tengo que ir yo o puede llevarle la abuela?", of who comes then:
 * said or asked of that visit, by who comes and what is brought. No other is looked for, whatever it resembles.
 */
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { findNames } from '../../names.ts';
import { saysWhen } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';
import { direction } from '../moving/where-to.ts';
import { AGAINST } from './coming.ts';
import { hasOneOn } from './own-appointment.ts';

const BRINGS =
  'llev(?:o|amos|ar|arl[aeo]s?)|tra(?:igo|emos|er|erl[aeo]s?)|acompan(?:o|amos|ar|arl[aeo]s?|arme)|lev(?:o|ar)|trazer|trago|bring(?:ing)?';
const IS_BROUGHT = re` (?:${BRINGS}) `;
const HAS_TO =
  '(?:tengo|tenemos|tiene|hay|tenho|temos|tem) que|debo|debemos|debe|devo|do (?:i|we) (?:have|need) to|should (?:i|we)';
const COMES = '(?:ir|estar|entrar|pasar|quedarme|presentarme|acudir|asistir|vir|come|go|be there|stay)';
const OF_THE_VISIT = re` (?:${BRINGS}|(?:${HAS_TO}) (?:yo |eu )?${COMES}|(?:puede|pode|can)(?: [^ ]+){0,3} ${COMES}) `;
/** "¿Algo más?" wishes for nothing. */
const ANYTHING_ELSE =
  / (?:algo|nada|alguna cosa|alguma coisa|anything) (?:mas|mais|else) | mais (?:alguma coisa|algo) /g;

/** "Vos venís a casa o hay que llevarlo jaja", "do you come or do I bring him over": one or the other is asked without a mark. */
const OR_ELSE = re` (?:o|ou|or) (?:${HAS_TO}|(?:puedo|puede|podemos|se puede|posso|can|do|should|will) |l[oa] llev(?:o|amos) )`;

/** Undefined: of none that he has, of another time, or something is wished for. */
export function aboutTheVisit(heard: Heard): Act | undefined {
  const { text, times, situation } = heard;
  const { flow, tenant, appointments = [] } = situation;
  if (flow !== 'ninguno' || tenant === undefined || appointments.length === 0) return undefined;
  const { fecha, ...others } = times;
  const ofItsDay = fecha === undefined || hasOneOn(fecha, situation);
  if (!ofItsDay || saysWhen(others) || direction(text.norm) !== undefined) return undefined;
  const { servicio, profesional } = findNames(text.raw, tenant);
  if (servicio !== undefined || profesional !== undefined) return undefined;
  const said = text.norm.replaceAll(ANYTHING_ELSE, ' ');
  if (AGAINST.test(said)) return undefined;
  const asks = text.asks || OR_ELSE.test(said);
  if (asks) return OF_THE_VISIT.test(said) ? act(heard, { intent: 'ask', topic: 'otro' }) : undefined;
  return IS_BROUGHT.test(said) ? act(heard, { intent: 'thanks' }) : undefined;
}
