/** "Y también traigo a la perrita, ella va a baño", "también llevo a la gata, va a vacuna": one more, and what for. */
import type { Heard } from '../../heard.ts';
import { comesToo } from './after-booking.ts';
import { namesService } from '../booking/wishing.ts';

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
