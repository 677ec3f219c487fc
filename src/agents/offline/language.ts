/** Which of our three languages a message is in, said only when its words leave no doubt (CONV-16). */
import type { Language } from '../../domain.ts';
import type { Text } from './text.ts';

const OWN: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    'hola buenas buenos dias quiero quisiera necesito turno cita manana hoy gracias cuanto cuesta sale donde cuando para el los las una unos usted ustedes tengo tenes tienen tienes hay pero puedo puede podria mi mis del al con porque tambien jueves miercoles viernes lunes martes sabado domingo si dale listo ninguno reservar agendar cancelar cambiar pagar ya muy mejor despues semana que hacer yo y es lo la'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'oi ola bom boa tarde noite dia voce voces quero queria gostaria preciso obrigado obrigada valeu sim nao hoje amanha agendar marcar remarcar desmarcar horario consulta quanto custa fica onde quando pra uma um dos das do da com tem posso pode minha meu minhas meus segunda terca quarta quinta sexta feira depois mais cedo tambem vou estou fazer isso esse essa beleza tudo bem e o os as no na em muito'.split(
      ' ',
    ),
  ),
  en: new Set(
    'hello hi hey good morning afternoon evening thanks thank you please i want need like would book booking appointment schedule reschedule cancel tomorrow today monday tuesday wednesday thursday friday saturday sunday how much is are where when what which the a an my your do does can could have at on in with for to and yes no not later earlier next week this that one pay price it m'.split(
      ' ',
    ),
  ),
};
/** Words of two of the languages decide nothing. */
const SHARED = new Set<string>();
for (const a of ['es', 'pt', 'en'] as const) {
  for (const b of ['es', 'pt', 'en'] as const) {
    if (a !== b) for (const word of OWN[a]) if (OWN[b].has(word)) SHARED.add(word);
  }
}
const MARGIN = 2;

export function languageOf(text: Text): Language | undefined {
  const counts = (['es', 'pt', 'en'] as const).map((language) => {
    const words = text.words.filter((w) => !SHARED.has(w.text) && OWN[language].has(w.text));
    return { language, count: words.length };
  });
  counts.sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (first === undefined || first.count === 0) return undefined;
  return first.count >= MARGIN * (second?.count ?? 0) ? first.language : undefined;
}
