/**
 * "Voy con mi nena, ella también precisa foto carné, ¿hay lugar a las 11?", "minha irmã vai comigo e também quer uma aula":
 * one more, for whoever comes along, on the day on which he himself comes.
 */
import { whenOf } from '../../../../domain.ts';
import type { Situation } from '../../situation.ts';
import { timesIn } from '../../time/index.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { re } from '../../words/pattern.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { ON } from '../../words/joints.ts';

const WITH_ME = [
  String.raw`(?:voy|vamos|ire|iremos|vengo|vou|i['’]?m (?:going|coming)|i (?:am|will be) (?:going|coming)) (?:a ir |para la )?(?:acompanad[oa] (?:de|por)|con|com|with) (?<who>mi|meu|minha|my) (?<kin>${KIN_WORD})`,
  String.raw`(?<his>mi|meu|minha|my) (?<kith>${KIN_WORD}) (?:va|viene|ira|vendra|vai|vem|is (?:going|coming)|comes) (?:conmigo|comigo|with me|along)`,
].join('|');
const WANTS =
  '(?:quier[ae]|quisiera|querria|queria|necesita|ocupa|precisa|quer|gostaria|wants?|needs?|would (?:like|love))';
const COMES_ALONG = re`(?<![a-z])(?:${WITH_ME})[\s,.;]+(?:(?:y|e|and) )?(?:(?:ell?a|el|ele|he|she) )?(?:(?:tambien|tambem|also) (?<wants>${WANTS})|(?<needs>${WANTS})(?=[^,.;?!]{1,40} (?:tambien|tambem|too|also|as well)(?![a-z])))(?= )`;
const CHARS_MAX = 200;

export function comesAlong({ raw }: Text, situation: Situation): Text | undefined {
  const { flow, appointments = [], now, language } = situation;
  if (flow !== 'ninguno' || raw.length > CHARS_MAX) return undefined;
  const [day, ...others] = new Set(appointments.map(({ slot }) => whenOf(slot, now.timeZoneId).fecha_deseada));
  const said = COMES_ALONG.exec(fold(raw));
  if (said === null || day === undefined || others.length > 0) return undefined;
  const { who, kin, his = who, kith = kin, wants, needs = wants } = said.groups ?? {};
  const { fecha, fechaDesde } = timesIn(raw, situation);
  const then = (fecha ?? fechaDesde) === undefined ? ` ${ON[language]} ${day}` : '';
  const rest = raw.slice(said.index + said[0].length).trimEnd();
  const stop = /[?.!\s]*$/.exec(rest)?.[0] ?? '';
  const told = `${raw.slice(0, said.index)}${his} ${kith} ${TOO[language]} ${needs}${rest.slice(0, rest.length - stop.length)}`;
  return readText(`${told}${then}${stop}`);
}
const TOO = { es: 'también', pt: 'também', en: 'also' } as const;
