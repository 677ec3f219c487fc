import type { GuestWords, Kin } from '../guests.ts';
import type { Habla } from './habla.ts';

export function guestWords(s: Pick<Habla, 'tu'>): GuestWords {
  return {
    kin: (relation) => `${s.tu} ${KIN[relation]}`,
    under: (name) => `a nombre de ${name}`,
    of: (kin) => `para ${kin}`,
  };
}

const KIN: Kin = {
  madre: 'mamá',
  padre: 'papá',
  hijo: 'hijo',
  hija: 'hija',
  criatura: 'peque',
  bebe: 'bebe',
  esposo: 'esposo',
  esposa: 'esposa',
  pareja: 'pareja',
  novio: 'novio',
  novia: 'novia',
  hermano: 'hermano',
  hermana: 'hermana',
  abuelo: 'abuelo',
  abuela: 'abuela',
  tio: 'tío',
  tia: 'tía',
  primo: 'primo',
  prima: 'prima',
  sobrino: 'sobrino',
  sobrina: 'sobrina',
  suegro: 'suegro',
  suegra: 'suegra',
  cunado: 'cuñado',
  cunada: 'cuñada',
  nieto: 'nieto',
  nieta: 'nieta',
  amigo: 'amigo',
  amiga: 'amiga',
};
