/** "Prefiero cancelarla nomás", "mejor sí cancélala", "prefiro cancelar mesmo", asked whether to cancel: it goes, and nothing else is wished. */
import type { Heard } from '../../heard.ts';
import { howMany } from '../../errands/cancelling/how-many.ts';
import { namesService } from '../../errands/booking/wishing.ts';
import { saysWhen } from '../../wishes.ts';

const COURTESY =
  'si|sim|yes|ya|ok|dale|bueno|listo|pues|y|e|entonces|entao|then|ah|ay|uy|gracias|obrigad[oa]|thanks|thank you|por favor|porfa|please|perdon|disculp[ae]|desculp[ae]|sorry|hola';
const RATHER =
  '(?:(?:al final|no final|la verdad|na verdade|yo|eu|i d|i would|i|es|e|it s|seria) )*(?:si |sim )?(?:mejor|melhor|better|prefiero|preferiria|prefiro|preferia|rather|(?:would )?prefer)(?: (?:si|sim|que|to|just|igual|ya|me|que si|que ya))*';
const IT =
  '(?:l[oa]|la cita|el turno|la hora|la reserva|mi (?:cita|turno|hora)|a consulta|o horario|it|that|the appointment|my appointment)';
const GOES = `(?:(?:(?:quiero|quisiera|quero|vamos a|voy a|hay que|toca) )?(?:(?:que )?(?:me )?(?:l[oa] )?)(?:cancel|anul|desmarc)(?:ar|a|e|o|as|es|en|ad|emos|amos|elo|alo)?(?:me|nos)?(?:l[oa])?)(?: ${IT})?`;
/** "Nomás" and "mesmo" beside it. */
const JUST = '(?:nomas|no mas|nada mas|mesmo|mejor|melhor|instead|all together|del todo|de una(?: vez)?|sin problema)';
const BEFORE = `(?:(?:no|nao|${COURTESY}) )*`;
const BEHIND = `(?:(?:${COURTESY}|${JUST}) )*`;
const GOES_RATHER = new RegExp(`^ ${BEFORE}(?:${RATHER} ${GOES}|${GOES} (?:mejor|melhor|rather)) ${BEHIND}$`);
/** "No, mejor cancelala" is as much of a yes; "mejor no la cancelo" is none. */
const STAYS = / (?:no|nao|not|don t) (?:me |te |se |l[oa] |quiero |quero |que )*(?:cancel|anul|desmarc)/;

export function cancelsRather(heard: Heard): boolean {
  const { text, situation, times } = heard;
  if (situation.flow !== 'cancelacion' || situation.asks !== 'confirm' || text.asks) return false;
  if (saysWhen(times) || namesService(heard) || howMany(text) !== undefined || STAYS.test(text.norm)) return false;
  return GOES_RATHER.test(text.norm) && !I_DID.test(text.raw);
}
/** "Cancelé": done, and not ordered. */
const I_DID = /(?:cancel|anul|desmarqu)[éÉ](?!\p{L})/iu;
