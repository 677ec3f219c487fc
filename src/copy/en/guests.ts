import type { GuestWords, Kin } from '../guests.ts';

const KIN: Kin = {
  madre: 'mother',
  padre: 'father',
  hijo: 'son',
  hija: 'daughter',
  criatura: 'child',
  bebe: 'baby',
  esposo: 'husband',
  esposa: 'wife',
  pareja: 'partner',
  novio: 'boyfriend',
  novia: 'girlfriend',
  hermano: 'brother',
  hermana: 'sister',
  abuelo: 'grandfather',
  abuela: 'grandmother',
  tio: 'uncle',
  tia: 'aunt',
  primo: 'cousin',
  prima: 'cousin',
  sobrino: 'nephew',
  sobrina: 'niece',
  suegro: 'father-in-law',
  suegra: 'mother-in-law',
  cunado: 'brother-in-law',
  cunada: 'sister-in-law',
  nieto: 'grandson',
  nieta: 'granddaughter',
  amigo: 'friend',
  amiga: 'friend',
};

export const GUEST_WORDS: GuestWords = {
  kin: (relation) => `your ${KIN[relation]}`,
  under: (name) => `for ${name}`,
  of: (kin) => `for ${kin}`,
};
