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
  const count = (language: Language) =>
    tokens.filter(({ text }) => WORDS[language].has(text) && !(language !== 'en' && SHARED.has(text))).length;
  const [es, pt, en] = [count('es'), count('pt'), count('en')];
  return {
    portuguese: pt > es || (pt === es && tenant === 'pt') || (tenant === 'pt' && es <= pt + 1),
    english: en > Math.max(es, pt) || (tenant === 'en' && en >= Math.max(es, pt)),
  };
}
