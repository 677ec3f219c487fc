/**
 * Since when it is so, and when it hurts: "mi perro desde el domingo no quiere comer", "desde el martes estoy esperando",
 * "tose por las noches". It is no bound of the hour that is wished for, and none of its parts.
 */
import type { Clause } from './clauses.ts';
import { saidIn, wordAt, words, type Item, type Scan } from '../items.ts';

const SINCE = words('desde since from');
/** He says when he can. */
const CAN =
  / (?:puedo|podria|podre|podemos|libres?|disponibles?|disponibilidad|franco|tiempo|sirve|conviene|posso|consigo|livres?|folga|free|available|can) /;
/** What a body does: of people and of animals. */
const AILS =
  / (?:duelen?|doliendo|dolor(?:es)?|molestan?|sangran?|sangro|hinchad[oa]s?|hurts?|hurting|aching|aches?|doi|doem|doendo|dor|dores|toothache|tos|tos[oe]n?|tosse|cough(?:s|ing)?|tossindo|pican?|arden?|vomit[ao]n?|ronc[ao]n?|llora|chora|inflaman?|hinchan?|incham?|coca|apriet[ao]|rechin[ao]|bruxismo|ranjo|grind|itch(?:es|ing)?|bleed(?:s|ing)?|fiebre|febre|fever|gripe|lumbago|migranas?|insomnio|despiert[ao] (?:llorando|con)) /;
/** How it is with him or his: "ando renga", "estou gripada", "no come"; "estoy acá", "no trabajo" say when he can come. */
const NOT_SO =
  '(?!(?:en|aca|aqui|por|de (?:viaje|vacaciones|ferias|licencia|descanso|franco|vuelta|regreso|volta)|em|na|no|in|here|back|away|off|out|on) )';
const IS_SO = new RegExp(
  ` (?:(?<! no | nao )(?:estoy|ando|sigo|estamos|andamos|seguimos|anda|andan|esta|estan|sigue|siguen|estou|esta|estao|continuo|continua|ve been|s been|(?:has|have) been) ${NOT_SO}` +
    '|(?:no|nao|doesn t|won t) (?:(?:me|nos|le|les|se|lo|la|quiere|quer|want to) )*(?!(?:estoy|estamos|voy|vamos|trabajo|trabajamos|laburo|tengo|tenemos|hay|viajo|estou|vou|trabalho|tenho) )[a-z]+)',
);

/** `apart`: something else is said in another clause. */
export function tellAilments(
  scan: Scan,
  { clause: { first, next }, times, apart }: { clause: Clause; times: readonly Item[]; apart: boolean },
): void {
  const said = saidIn(scan, first, next);
  if (CAN.test(said)) return;
  const ails = AILS.test(said);
  if (!ails && !(apart && IS_SO.test(said))) return;
  for (const item of times) {
    const { kind } = item.meaning;
    if (kind === 'days' && SINCE.has(wordAt(scan, item.first))) item.fate = 'told';
    if (kind === 'part' && ails && apart) item.fate = 'told';
  }
}
