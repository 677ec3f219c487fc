/**
 * Questions put in a roundabout way, read as what they ask: "¿quién más hace limpieza?", "¿además de Laura quién corta?"
 * (who does it), "¿el color lleva mucho?" (how long it takes), "tengo 500 pesos, ¿me alcanza para la consulta?", "me dijeron
 * que el corte estaba 15 mil, ¿es así?" (what it costs).
 */
import type { Language } from '../../../../domain.ts';
import { serviceIn, servicesTold } from '../../names.ts';
import type { Situation } from '../../situation.ts';
import { re } from '../../words/pattern.ts';
import { clauses, fold, readText, type Text } from '../../words/text.ts';

const BESIDE = '(?:ademas|aparte|fuera|alem|besides|apart from|other than)';
const WHO = '(?:quien(?:es)?|quem|who)';
const WHO_ELSE = re`^[¿¡\s]*(?:(?:y|e|and|hola|oye)[\s,]+)*(?:${BESIDE}\s+(?:(?:de|da|do)\s+)?(?:la\s+|el\s+|a\s+|o\s+)?[a-z]+[\s,]+)?(?<who>${WHO})(?<else>\s+(?:mas|mais|else|otr[oa]s?))?\s+(?<does>[^¿?]+?)(?<behind>\s+${BESIDE}\s+(?:(?:de|da|do)\s+)?(?:la\s+|el\s+|a\s+|o\s+)?[a-z]+)?\s*[?]*\s*$`;
const SERVES = /^(?:cortan?|atienden?|atende|atendem|corta|cuts?)\b/;

/** Without those who are known already: all who do it are told. */
export function whoElse({ raw, asks }: Text, { tenant, field }: Situation): Text | undefined {
  if (tenant === undefined || field !== undefined || !asks) return undefined;
  const said = WHO_ELSE.exec(fold(raw))?.groups;
  if (said === undefined) return undefined;
  const { who = '', does = '' } = said;
  const beside = said['else'] ?? said['behind'] ?? (BEGINS_BESIDE.test(fold(raw)) ? 'beside' : undefined);
  if (beside === undefined || clauses(does).length > 1) return undefined;
  if (servicesTold(does, tenant).length === 0 && !SERVES.test(does)) return undefined;
  return readText(`¿${who} ${does.replace(PUTS, '$<hace>')}?`);
}
const BEGINS_BESIDE = re`^[¿¡\s]*${BESIDE}\s`;
/** "Pone vacunas", "does them": as "hace". */
const PUTS = /^(?<hace>does|do)\s+(?=any\s)/;

const TAKES_LONG = re`^ (?:(?:y|e|hola|disculp[ae]|oye|and) )*(?<what>(?:[^ ]+ ){1,6}?)(?:(?:se|me|it) )?(?:demoran?|tardan?|llevan?|toman?|duran?|demora|leva|takes?) (?:mucho|bastante|harto|demasiado|muito|long|very long|a lot)(?: (?:de )?(?:tiempo|rato|tempo|time))? $`;

/** "¿A qué hora termina un alisado si empiezo a las 9?" */
const ENDS_IF = re`^ (?:(?:y|e|hola|and) )*(?:a )?(?:que horas?|what time) (?:(?:would|will|does|do|i|me) )*(?:termin|acab|sal|finaliz|finish|end|desocup)[a-z]* (?<what>(?:[^ ]+ ){1,6}?)(?:si|se|if) (?:(?:yo|eu|i|we) )?(?:empiez|empez|entr|comienz|comenc|comec|lleg|start|arriv|voy|vou)`;

/** "¿El blanqueamiento toma mucho tiempo?" */
export function takesLong({ norm, asks }: Text, { tenant, field, language }: Situation): Text | undefined {
  if (tenant === undefined || field !== undefined || !asks) return undefined;
  const what = (TAKES_LONG.exec(norm) ?? ENDS_IF.exec(norm))?.groups?.['what'];
  if (what === undefined) return undefined;
  return serviceIn(what, tenant) === undefined ? undefined : readText(`${LONG[language]} ${what.trim()}?`);
}
const LONG: Readonly<Record<Language, string>> = { es: '¿cuánto dura', pt: 'quanto tempo dura', en: 'how long is' };

const CURRENCY =
  '(?:mil|k|lucas?|palos?|mangos|pesos|soles|euros?|reais|real|dolares|dollars|bucks|usd|varos|lempiras|quetzales|colones|bolivianos)';
const NUMBER = '[0-9]+(?: [0-9]{3})*(?: [0-9]{2})?';
/** What may stand behind a bare number that is a sum: "tengo 500 en efectivo"; whatever else it counts is what it is of. */
const BEHIND_SUM =
  '(?:me|nos|te|le|y|e|en|por|para|pra|solo|nomas|ahora|hoy|just[oa]s?|disponibles?|ahorrad[oa]s?|is|s|will|would|it|be|da|que|pero|mas|ya|eso|and)';
/** "Tengo 16 años", "con 30 minutos", "3 hijos" are no money: of a few digits the currency is said. */
const SUM = `(?:${NUMBER}(?: ?${CURRENCY})+|(?:[0-9]{3,}|[0-9]{1,3}(?: [0-9]{3})+)(?= (?:${BEHIND_SUM}|(?:no )?(?:alcanz|bast|chega|enough|seria|es suf)[a-z]*) ))`;
/** Behind a verb of price any number is one, unless it counts something. */
const PRICE = `(?:${SUM}|${NUMBER}(?! (?:minutos?|min|horas?|hs|dias?|semanas?|meses|anos?|sesion(?:es)?|veces|cuadras|metros|km|minutes?|hours?|days?|weeks?|times|sessions?) ))`;
const ENOUGH =
  '(?:alcanzan?|alcanzaria|bastan?|bastaria|da (?:para|pra)|chega (?:para|pra)|(?:is|s) (?:it )?enough|(?:be )?enough|seria suficiente|es suficiente|e suficiente)';
const IS_IT_ENOUGH = re` (?:(?:con|com|with|tengo|traigo|tenho|have|got|is|solo|only|so|trae?mos|junte) )+${SUM} (?:[^ ]+ ){0,4}?${ENOUGH} | ${ENOUGH} (?:con|com|with) ${SUM} `;
const HEARD = re` (?:(?:me|nos) (?:dijeron|dijo|contaron|comentaron|informaron|disseram|falaram|told)|vi|lei|escuche|oi dizer|ouvi|heard|i was told|they told me|somebody told me) (?:que |that )?(?:[^ ]+ ){1,6}?(?:esta|estaba|sale|salia|cuesta|costaba|vale|valia|custa|custava|is|was|costs?) (?:(?:en|a|por|como|around) )*${PRICE} (?:y )?(?:(?:es|is|e|sigue|sera|seria) )*(?:asi|cierto|verdad|eso|igual|correcto|verdade|certo|isso|that right|true|right|that so|it) `;

/** "$15.000", "R$ 50", "S/ 20", "20€": signs are no words. */
const SIGNED = /(?:(?:us|r)?[$]|s\/\.?|€|£)\s*(?<sum>[0-9][0-9.,]*)|(?<sum>[0-9][0-9.,]*)\s*[€£$]/giu;

/** Whatever sum he has or has heard of: its price answers. */
export function isItEnough({ raw, norm, asks }: Text, { tenant, field, flow, language }: Situation): Text | undefined {
  if (tenant === undefined || field !== undefined || !asks || (flow !== 'ninguno' && flow !== 'agenda'))
    return undefined;
  const said = /[0-9]/.test(norm) ? readText(raw.replaceAll(SIGNED, '$<sum> pesos')).norm : norm;
  if (!IS_IT_ENOUGH.test(said) && !HEARD.test(said)) return undefined;
  const id = serviceIn(raw, tenant);
  const name = tenant.services.find((one) => one.id === id)?.name;
  const what = name ?? FOR_WHAT.exec(raw)?.groups?.['what'] ?? '';
  return readText(`${COSTS[language]} ${what}?`.replace(' ?', '?'));
}
const FOR_WHAT = /(?<!\p{L})(?:para|pra|for)\s+(?<what>[^?¿.,]+)/iu;
const COSTS: Readonly<Record<Language, string>> = { es: '¿cuánto cuesta', pt: 'quanto custa', en: 'how much is' };
