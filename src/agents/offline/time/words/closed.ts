/** Small words that several rules of the time reader look for, in the three languages. */

export const AND = new Set(['y', 'e', 'and']);
export const OF = new Set(['de', 'del', 'do', 'da', 'of', 'd']);
export const COMMA = new Set([',', '(']);
export const RATHER = new Set(['mejor', 'melhor']);
export const MORE = new Set(['mas', 'mais']);
export const BEFORE = new Set(['antes', 'before']);
export const EARLY = new Set(['temprano', 'tempranito', 'cedo', 'early']);
/** Before the number of a day: "el 5", "dia 5". */
export const DAY_ARTICLES = new Set(['el', 'dia', 'del', 'al']);
/** "Segunda feira": Portuguese, and a weekday. */
export const FEIRA = new Set(['feira', 'feiras']);
/** "Tengo médico": something is had, and not "no tengo", "do you have". */
export const HAVING = new Set(['tengo', 'tenemos', 'tenho', 'temos', 'have']);
export const NOT_HAVING = new Set(['no', 'nao', 'not', 'you']);
