/** "¿Me avisan un día antes?": of what the business does by itself, and no wish to book, to move or to be told the hour. */
import type { Heard } from '../../heard.ts';
import { saysWhen } from '../../wishes.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { namesService } from '../booking/wishing.ts';

const TELL = '(?:avis|record|recuerd|mand|envi|escrib|llam|lembr|manda|remind|text|notify|send|call)[a-z]*';
const BEFOREHAND = '(?:antes|before|ahead|previ[oa]|la vispera|na vespera)';
const REMINDS = new RegExp(
  ` (?:me|nos) (?:(?:van a|vas a|va a|pueden|podes|puedes|puede|podrian|vao|vai) )?${TELL}(?: [^ ]+){0,5} ${BEFOREHAND} | (?:do|will|can|could) (?:you|u)(?: guys)? ${TELL}(?: [^ ]+){0,6} ${BEFOREHAND} | (?:voces|vcs) (?:me |nos )?${TELL}(?: [^ ]+){0,5} ${BEFOREHAND} `,
);
const THE_REMINDER =
  / (?:hay|hacen|mandan|mandas|envian|envias|manda|tienen|tem|send|get|enviam|mandam|llega|recibo|voy a recibir)(?: [^ ]+){0,3} (?:recordatorios?|lembretes?|reminders?) /;
/** "¿Me avisan si se libera un lugar antes?" */
const IF_FREE =
  / (?:si|se|if|cuando|quando|when) (?:se |hay |alguien |something |one )?(?:libera|desocupa|abre|surge|opens|cancela)/;

/** "Recordame el jueves que tengo reunión a las 15": of his own affairs, and no hour that he comes at. */
const OF_HIS_OWN =
  /^ (?:(?:hola|oye|che|porfa|por favor|please|y|me|puedes|podes|podrias|puede|can you|podria) )*(?:recuerdame|recordame|recuerdeme|recordarme|recuerdas|recordas|avisame|aviseme|remind me|lembre me|me lembra) /;
const OF_THE_HOUSE = new RegExp(
  ` (?:${APPOINTMENT}|quiero|quisiera|necesito|quero|preciso|want|need|hay|tienen|tenes|abren|atienden|mejor|si|se|if|cuando|quando|when|donde|cuanto) `,
);

export function asksForReminder(heard: Heard): boolean {
  const { norm, asks } = heard.text;
  if (asks && !IF_FREE.test(norm) && (REMINDS.test(norm) || THE_REMINDER.test(norm))) return true;
  const { flow, asks: open } = heard.situation;
  if (flow !== 'ninguno' || open === 'confirm' || !saysWhen(heard.times) || namesService(heard)) return false;
  return OF_HIS_OWN.test(norm) && !OF_THE_HOUSE.test(norm.replace(A_WHILE, ' '));
}
/** No appointment, as "hora" is in Chile. */
const A_WHILE = / (?:una|1|media) hora (?=antes )/;
