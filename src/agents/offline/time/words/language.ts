/** In which of the three languages a message is, by the words that only one of them has. */
import type { Token } from './tokens.ts';
import type { Language } from '../types.ts';

/** Words that only one of the three languages has, enough to tell short messages apart. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    (
      'el los las del al y hoy manana lunes martes miercoles jueves viernes puedo quiero turno cita tienen tenes tienes hay puede ' +
      'hola buenas gracias una opcion la una con semana viene dia favor hora primera tarde'
    ).split(' '),
  ),
  pt: new Set(
    (
      'da do das na no nas nos em hoje amanha manha feira segunda-feira terca quarta noite vem que quero voce voces vcs tem ' +
      'pra pro marcar agendar horario vaga oi ola obrigado obrigada bom boa dia qualquer depois ate nao posso essa esta pela as um uma e ou sim ' +
      'seg ter qua qui sex setembro fevereiro janeiro maio semana menos so marca corte mim'
    ).split(' '),
  ),
  en: new Set(
    (
      'the at on in next this tomorrow today morning afternoon evening after before between and or monday tuesday wednesday thursday ' +
      'friday saturday sunday i can not for of week weekend march april june july'
    ).split(' '),
  ),
};

/** Spanish and Portuguese share these; they count for neither. */
const SHARED = new Set(['dia', 'semana', 'que', 'tarde', 'esta', 'no', 'na', 'as', 'e', 'menos']);

/** The languages a message may be read in; `tenant` decides where its words do not. */
export function languagesOf(
  tokens: readonly Token[],
  tenant: Language | undefined,
): { portuguese: boolean; english: boolean } {
  const [es, pt, en] = countsOf(tokens);
  return {
    portuguese: pt > es || (pt === es && tenant === 'pt') || (tenant === 'pt' && es <= pt + 1),
    english: en > Math.max(es, pt) || (tenant === 'en' && en >= Math.max(es, pt)),
  };
}

function countsOf(tokens: readonly Token[]): [es: number, pt: number, en: number] {
  const count = (language: Language) =>
    tokens.filter(({ text }) => WORDS[language].has(text) && !(language !== 'en' && SHARED.has(text))).length;
  return [count('es'), count('pt'), count('en')];
}

/**
 * "Darme de alta en el SAT", "ir al sat": short names of English days are none in a message of another language, nor in
 * capitals of their own, which are an office's. "Sat 10am" tells nothing of its language, and is that day.
 */
export function withoutEnglishDays(tokens: readonly Token[], text: string, tenant: Language | undefined): Token[] {
  const [es, pt, en] = countsOf(tokens);
  const other = tenant !== 'en' && en <= Math.max(es, pt);
  const written = other && Math.max(es, pt) === 0 ? (token: Token) => isAcronym(token, text) : () => other;
  return tokens.map((token) =>
    ENGLISH_SHORT_DAYS.has(token.text) && written(token) ? { ...token, text: `.${token.text}` } : token,
  );
}
const ENGLISH_SHORT_DAYS = new Set(['mon', 'wed', 'weds', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun']);

function isAcronym({ start, end }: Token, text: string): boolean {
  const said = text.slice(start, end);
  return said === said.toUpperCase() && text !== text.toUpperCase();
}
