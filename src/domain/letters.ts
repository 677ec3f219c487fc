/** Lower case without accents, to compare what people and readers write: "Suárez", " SUAREZ" and "suarez" are one. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
