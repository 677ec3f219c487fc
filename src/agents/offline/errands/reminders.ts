/** "¿Me avisan un día antes?": of what the business does by itself, and no wish to book, to move or to be told the hour. */
import type { Heard } from '../heard.ts';

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

export function asksForReminder({ text: { norm, asks } }: Heard): boolean {
  return asks && !IF_FREE.test(norm) && (REMINDS.test(norm) || THE_REMINDER.test(norm));
}
