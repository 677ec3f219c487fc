/**
 * "Quiero arreglarme las uñas", where "Uñas" is a category and "Uñas acrílicas" but one of it: the field is named, and not
 * that one. "Un masaje" is a thing, whatever else "Masajes" holds.
 */
import type { Tenant } from '../../../domain.ts';
import { GENERIC, SMALL, isOwnName, namingWords, partsOf, sameWord } from './name-words.ts';

const PLURAL = /s$/;
const ONE = /^(?:un|una|um|uma|one)$/;

export function onlyByCategory(text: string, servicio: string, { services, categories }: Tenant): boolean {
  const service = services.find(({ id }) => id === servicio);
  const category = categories.find(({ id }) => id === service?.categoryId);
  if (service === undefined || category === undefined) return false;
  if (services.filter(({ categoryId }) => categoryId === category.id).length < 2) return false;
  const said = namingWords(text);
  const ofCategory = partsOf(category).filter(isOwnName);
  const whole = ofCategory.length > 0 && ofCategory.every((part) => PLURAL.test(part) && said.includes(part));
  if (!whole || said.some((word, i) => ofCategory.includes(word) && ONE.test(said[i - 1] ?? ''))) return false;
  const parts = partsOf(service).filter((part) => !SMALL.has(part) && !GENERIC.has(part));
  const told = parts.filter((part) => said.some((word) => sameWord(word, part)));
  return told.length < parts.length && told.every((part) => ofCategory.some((word) => sameWord(word, part)));
}
