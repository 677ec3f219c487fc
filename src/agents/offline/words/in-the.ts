/** "No sábado", "na sexta e no domingo": Portuguese says "in the" where Spanish and English deny. */
import type { Language } from '../../../domain.ts';

/** Folded words, in which every "no" that is left denies. At the very beginning it is somebody's Spanish no, or English. */
export function deniedOnly(norm: string, language: Language): string {
  return language === 'pt' ? norm.replaceAll(IN_THE, ' em ') : norm;
}
const IN_THE = /(?<=[a-z0-9]) no (?=[a-z0-9])/g;
