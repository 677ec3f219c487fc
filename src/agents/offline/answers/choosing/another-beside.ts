/**
 * "Y otro turno para mi hijo, de odontopediatría a las 11", "y mi hijo necesita un control", while one is being booked: one
 * more, and what is open stays (CONV-11). Asked of a service that is not the open one's, and of words that put nothing right.
 */
import type { Heard } from '../../heard.ts';
import { KIN_WORD } from '../../words/kin.ts';
import { WISHING } from '../../errands/booking/wishing.ts';
import { saysWhen } from '../../wishes.ts';

/** "Otro horario", "otra cosa" may come instead; Portuguese "horário" is an appointment. */
export const ANOTHER =
  / (?:otr[oa]|outr[oa]|un[oa] mas|mais uma?|another|one more) (?!(?:horario|servicio|cosa|tratamiento|tipo|opcion|dia|fecha|vez|profesional|persona|sucursal|lado|momento|semana|coisa|tratamento|servico|thing|service|time|day|branch|option) )/;
const OUTRO_HORARIO = / outro horario d[eoa] /;
const AND = /^[\s,.;!]*(?:(?:ah|oh|ay|oye|che|bueno|ok|dale|listo|gracias)[\s,.!]+)*(?:y|e|and)\s/i;
const THEIRS = new RegExp(` (?:mi|meu|minha|my) (?:${KIN_WORD}) `);
/** "Es para mi hijo, odontopediatría el martes": whose it is, and no other one. */
const PUTS_RIGHT = / (?:es|era|seria|e|is|it s|was) (?:para|pra|for) /;

/** "Mi amiga quiere un masaje a la misma hora": what is open stays hers who writes. */
const THEY_WANT = new RegExp(
  `^ (?:(?:ah|oh|ay|oye|che|ok|dale|listo|gracias|y|e|and) )*(?:mi|meu|minha|my) (?:${KIN_WORD}) (?:(?:tambien|tambem|also) )?(?:quier[ae]n?|quisiera|necesitan?|quer(?:em)?|precisam?|wants?|needs?|would like) `,
);
export function theyWantIt({ norm }: Heard['text']): boolean {
  return THEY_WANT.test(norm);
}

export function tellsAnother(heard: Heard): boolean {
  const { text, hit, times } = heard;
  if (ANOTHER.test(text.norm) || OUTRO_HORARIO.test(text.norm)) return true;
  if (AND.test(text.raw)) return saysWhen(times) || hit?.intent === 'book' || THEIRS.test(text.norm);
  return isForAnother(heard);
}

/** "Quiero un retoque para mi hermana el viernes a las 16", while the same is being booked for somebody else. */
export function wishesForAnother(heard: Heard): boolean {
  return isForAnother(heard) && WISHING.test(heard.text.norm);
}

function isForAnother({ text, times, guest, situation: { known } }: Heard): boolean {
  const { relation } = guest ?? {};
  if (relation === undefined || relation === 'yo' || relation === known?.para?.relation) return false;
  return (saysWhen(times) || theyWantIt(text)) && !PUTS_RIGHT.test(text.norm);
}
