/**
 * "Se me muere la batería, a las 17 está bien", "my phone is dying, 2pm is fine", "meu celular tá morrendo, pode ser 10h":
 * nobody is in danger, and he writes in haste. What he says beside it is read by itself.
 */
import { serviceIn } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { fold, readText, type Text } from '../../words/text.ts';
import { re } from '../../words/pattern.ts';

const PHONE =
  '(?:bateria|carga|pila|celu|celular|cel|telefono|movil|telefone|fone|aparelho|battery|phone|cell(?: ?phone)?|iphone|mobile)';
/** "La batería del auto" is for the workshop. */
const ITS_OWN = '(?! (?:del?|do) (?:(?:mi|el|la|meu) )?(?:auto|carro|coche|moto|camioneta|camion|vehiculo|carrito))';
const OF_PHONE = `${PHONE}(?: (?:en|de|del|do|da|no|on)(?: (?:el|mi|la|meu|my))? ${PHONE})?${ITS_OWN}`;
const ENDS =
  '(?:(?:esta|anda|va|ta|vai|ya|casi|por|a|ja|quase) )*(?:muere|muriendo|murio|morir|acaba|acabando|acabo|acabar|apaga|apagando|apagar|termina|terminando|descarga|descargando|descargo|descargar|va|yendo|morrendo|morrer|descarregando|descarregar|desligando|desligar)';
const LOW = '(?:(?:muy )?(?:poca|poco|poquita|baja|pouca|low)|[0-9]{1,2} ?(?:%|por ciento|percent|por cento))';
const DIES = [
  `se (?:me )?${ENDS} (?:ya )?(?:la|el|mi) ${OF_PHONE}`,
  `(?:la|el|mi|o|a|meu|minha) ${OF_PHONE} (?:se )?(?:me )?${ENDS}`,
  `(?:me )?(?:estoy |to |tou |estou |voy a |vou )?(?:quedo|quede|quedando|quedar|ficando|ficar|fiquei|to|tou|estou|ando) sin ${OF_PHONE}`,
  `(?:to|tou|estou|fiquei|ficando) sem ${OF_PHONE}`,
  `(?:tengo|estoy con|estoy en|me queda|ando con|to com|estou com|tenho|i have|i m (?:at|on)|im (?:at|on)) ${LOW}(?: (?:de|of))? ${OF_PHONE}`,
  `my ${PHONE}(?: is|['’ ]?s) (?:(?:about to|almost|nearly|gonna|going to|on) )*(?:dying|die|dead|running (?:out|low)|low|[0-9]{1,2} ?%)`,
  `(?:i['’ ]?m |im )?running (?:out of|low on) ${PHONE}`,
].join('|');
const SAID = re`(?<![a-z])(?:(?:perdon|disculp[ae]|sorry|desculpa|rapido|ay|uy|ah|es que|que|porque|pq|because|jaja)[\s,.!]+)*(?:${DIES})(?: (?:ya|y|e|and|so|asi que|entonces|entao|en el celu|then|aqui|aca))*(?![a-z])[\s,.;:!…-]*`;
const CHARS_MAX = 200;

export function withoutLowBattery({ raw }: Text, { flow, field, tenant }: Situation): Text | undefined {
  if (field !== undefined || raw.length > CHARS_MAX) return undefined;
  const said = SAID.exec(fold(raw));
  if (said === null) return undefined;
  // "Se me muere la batería", where drums or batteries are sold, may be what he comes for.
  if (flow === 'ninguno' && serviceIn(said[0], tenant) !== undefined) return undefined;
  const [head, tail] = [raw.slice(0, said.index), raw.slice(said.index + said[0].length)];
  const rest = [head.replace(/[\s,.;:]+$/, ''), tail].filter((part) => /[\p{L}\p{N}]/u.test(part)).join(', ');
  if (rest === '') return flow === 'ninguno' ? undefined : readText('un momento');
  return readText(rest);
}
