/** "Y también traigo a la perrita, ella va a baño", "también llevo a la gata, va a vacuna": one more, and what for. */
import type { Heard } from '../../heard.ts';
import type { Situation } from '../../situation.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { WEEKDAY } from '../../words/words.ts';
import { COMES_TOO } from '../../people/for-two.ts';
import { comesToo } from './after-booking.ts';
import { justBooked } from '../mine/just-booked.ts';
import { namesService } from '../booking/wishing.ts';
import { re } from '../../words/pattern.ts';

const BRINGS =
  / (?:traigo|traemos|traere|llevo|llevamos|llevare|va|van|viene|vienen|voy a (?:llevar|traer)|vamos a (?:llevar|traer)|quiero (?:llevar|traer)|trago|levo|vou levar|vai|vem|i m bringing|i ll bring|bringing|is coming) /;
const ALSO = / (?:tambien|tambem|ademas|also|too|de paso|aparte) /;
/** What becomes of one that there is, what was, what is asked, and what is brought along. */
const OTHERWISE =
  / (?:no|nao|not|ya|cancel[a-z]*|anul[a-z]*|cambi[a-z]*|mov[a-z]*|muev[a-z]*|pas[aeo][a-z]*|pag[a-z]*|cuanto|quanto|how|fue|fui|fuimos|llevamos|carnet|cartilla|papeles|comprobante|factura|efectivo|tarjeta) /;

export function bringsAnother(heard: Heard): boolean {
  const { text, situation, hit } = heard;
  if (situation.flow !== 'ninguno' || text.asks || (hit !== undefined && hit.intent !== 'book')) return false;
  // "También va mi perro, a baño": as the one that was booked just now.
  if (comesToo(heard)) return false;
  return BRINGS.test(text.norm) && ALSO.test(text.norm) && !OTHERWISE.test(text.norm) && namesService(heard);
}

/** "(Sí,) y a mi mamá también le gustaría", "my sister wants one too", behind a booking or its question: "otra para mi mamá". */
export function bringsOneMore({ raw, norm }: Text, situation: Situation): Text | undefined {
  const { flow, asks } = situation;
  const booked = flow === 'ninguno' && justBooked(situation) !== undefined && !COMES_TOO.test(norm);
  const open = booked || (flow === 'agenda' && asks === 'confirm');
  const said = open ? WANTS_ONE_TOO.exec(fold(raw))?.groups : undefined;
  const { lead = '', who = '', kin = '', wish = '', rest = '' } = said ?? {};
  const another = TOO.test(`${wish} `) ? OTHER[who] : undefined;
  if (another === undefined) return undefined;
  const [one, too] = another;
  return readText(`${raw.slice(0, lead.length)}${one} ${who} ${kin} ${too}${raw.slice(raw.length - rest.length)}`);
}
const WANTS_ONE_TOO = re`^(?<lead>[\s¿¡]*(?:(?:si|sim|yes|dale|ok|listo|perfecto|ah|oye|che|y|e|and|ademas)[\s,.!]+)*)(?:(?:a|para|pra) )?(?<who>mi|minha|meu|my) (?<kin>${KIN_WORD})(?<wish>(?: (?:tambien|tambem|also|igual|le|lhe))* (?:quier[ae]|quisiera|querria|quer|queria|gustaria|encantaria|interesa|interesaria|necesita|ocupa|precisa|gostaria|adoraria|wants?|needs?|would (?:like|love))(?: (?:tambien|tambem|also|too|as well|igual|un[oa]?|uma?|one|otr[oa]|outr[oa]|ir|venir|vir|to (?:come|go)|porfa|por favor|please))*)(?<rest>(?:,? (?:a las? (?=[0-9]|mism)|as (?=[0-9])|at |el (?=mism|${WEEKDAY})|no mesmo|manana|tomorrow|amanha|ese (?:mismo )?dia).{0,40})?[\s?.!]*)$`;
const TOO = / (?:tambien|tambem|also|too|as well|igual|un[oa]|uma?|one|otr[oa]|outr[oa]) /;
const OTHER: Readonly<Record<string, readonly [one: string, too: string]>> = {
  mi: ['otra para', 'también'],
  minha: ['outra para', 'também'],
  meu: ['outra para', 'também'],
  my: ['another for', 'too'],
};
