import type { GuestWords, Kin } from '../guests.ts';

const KIN: Kin = {
  madre: 'sua mãe',
  padre: 'seu pai',
  hijo: 'seu filho',
  hija: 'sua filha',
  criatura: 'sua criança',
  bebe: 'seu bebê',
  esposo: 'seu marido',
  esposa: 'sua esposa',
  pareja: 'seu par',
  novio: 'seu namorado',
  novia: 'sua namorada',
  hermano: 'seu irmão',
  hermana: 'sua irmã',
  abuelo: 'seu avô',
  abuela: 'sua avó',
  tio: 'seu tio',
  tia: 'sua tia',
  primo: 'seu primo',
  prima: 'sua prima',
  sobrino: 'seu sobrinho',
  sobrina: 'sua sobrinha',
  suegro: 'seu sogro',
  suegra: 'sua sogra',
  cunado: 'seu cunhado',
  cunada: 'sua cunhada',
  nieto: 'seu neto',
  nieta: 'sua neta',
  amigo: 'seu amigo',
  amiga: 'sua amiga',
};

export const GUEST_WORDS: GuestWords = {
  kin: (relation) => KIN[relation],
  under: (name) => `em nome de ${name}`,
  of: (kin) => `para ${kin}`,
};
