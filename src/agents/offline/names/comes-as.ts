/**
 * What many things that are sold come as: a haemogram is a test, a court is hired, a therapy comes in sessions. Who says no
 * more than "un examen" has not said which, though one alone is called so.
 */
import { singular } from './called.ts';
import { conceptOf } from './concepts.ts';

interface Kind {
  readonly called: RegExp;
  readonly holds: RegExp;
}

const TESTS: Kind = {
  called: /^(?:examen|exame|exam|analisi|analise|estudio|test)$/,
  holds:
    /^(?:hemograma|glucosa|glicemia|glucemia|glicose|glucose|perfil|colesterol|cholesterol|trigliceridos?|lipidograma|tiroides|tireoide|tsh|orina|urina|urine|sangre|sangue|blood|heces|fezes|coprologico|coproparasitario|urocultivo|cultivo|hormonal|ferritina|vitamina|creatinina|urea|antigeno|vih|hiv|embarazo|papanicolaou?|pap|psa|mamografia|densitometria|espirometria|audiometria|electrocardiograma|eletrocardiograma|ecocardiograma|ecografia|radiografia|tomografia|resonancia|endoscopia|colonoscopia)$/,
};
const HIRED: Kind = {
  called: /^(?:alquil(?:er|ar)|aluguel|alugar|renta|rentar|arriendo|arrendar|hire|rent|rental)$/,
  holds:
    /^(?:cancha|canchita|quadra|court|pitch|quincho|salon|salao|sala|paleta|raqueta|raquete|racket|tabla|prancha|board|kayak|bicicleta|bici|bike|pista|pileta|estudio|horno|churrasqueira|parrilla)$/,
};
const IN_SESSIONS: Kind = {
  called: /^(?:sesion|sessao|session)$/,
  holds: /^(?:terapia|psicoterapia|therapy|coaching|entrenamiento|entreno|treino)$/,
};
const IN_CLASSES: Kind = {
  called: /^(?:clase|aula|class|lesson|leccion)$/,
  holds:
    /^(?:yoga|pilates|spinning|zumba|crossfit|boxeo|natacion|natacao|piano|guitarra|canto|bateria|ingles|frances|ceramica|danza|danca|ballet|pintura)$/,
};
const KINDS: readonly Kind[] = [TESTS, HIRED, IN_SESSIONS, IN_CLASSES];

/** Whether a thing called by these words is of the kind that a word names, by what it is and not by being called so. */
export function comesAs(word: string, parts: readonly string[]): boolean {
  const said = singular(word);
  return KINDS.some(
    ({ called, holds }) =>
      called.test(said) &&
      !parts.some((part) => called.test(singular(part)) || isOfIts(part, said)) &&
      parts.some((part) => holds.test(singular(part))),
  );
}

function isOfIts(part: string, said: string): boolean {
  const concept = conceptOf(part);
  return concept !== undefined && concept === conceptOf(said);
}
