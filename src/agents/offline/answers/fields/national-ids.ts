/**
 * National ids by country (AGENDA-11): the form that a number has when dots, dashes and spaces are taken out and, where
 * its last sign is worked out from the others and everybody's id has it, that it is the right one: a digit that was
 * typed wrong is asked for again while the customer is still there.
 */
interface NationalId {
  readonly form: RegExp;
  readonly holds?: (id: string) => boolean;
}

const NATIONAL_IDS: Readonly<Record<string, NationalId>> = {
  AR: { form: /^(?:\d{7,8}|\d{11})$/ },
  BO: { form: /^\d{5,8}[A-Z]{0,2}$/ },
  BR: { form: /^\d{11}$/, holds: isCpf },
  CL: { form: /^\d{7,8}[\dK]$/, holds: isRut },
  CO: { form: /^\d{6,10}$/ },
  EC: { form: /^\d{10}$/, holds: isCedula },
  ES: { form: /^(?:\d{8}|[XYZ]\d{7})[A-Z]$/, holds: isDniOrNie },
  MX: { form: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/ },
  PE: { form: /^\d{8}$/ },
  PY: { form: /^\d{5,8}$/ },
  UY: { form: /^\d{7,8}$/ },
  VE: { form: /^[VE]?\d{6,9}$/ },
};
/** For the countries not listed. */
const ANY_ID: NationalId = { form: /^[A-Z\d]{5,20}$/ };

/** `id` without dots, dashes and spaces, in capitals; `country` in two letters. */
export function isNationalId(id: string, country: string): boolean {
  const { form, holds } = NATIONAL_IDS[country] ?? ANY_ID;
  return form.test(id) && (holds?.(id) ?? true);
}

/** Chile (Servicio de Impuestos Internos): modulo 11, the weights 2 to 7 from the right; ten is a K. */
function isRut(id: string): boolean {
  const sum = digits(id.slice(0, -1))
    .reverse()
    .reduce((total, digit, at) => total + digit * (2 + (at % 6)), 0);
  return '0123456789K'[(11 - (sum % 11)) % 11] === id.at(-1);
}

/** Brazil (Receita Federal): two digits, each modulo 11 of all before it; one digit eleven times is nobody's. */
function isCpf(id: string): boolean {
  const all = digits(id);
  const holdsAt = (at: number): boolean => {
    const sum = all.slice(0, at).reduce((total, digit, place) => total + digit * (at + 1 - place), 0);
    return ((sum * 10) % 11) % 10 === all[at];
  };
  return new Set(all).size > 1 && holdsAt(9) && holdsAt(10);
}

/** Ecuador (Registro Civil): a province of 24, or 30 for who lives abroad, and modulo 10 with every other digit doubled. */
function isCedula(id: string): boolean {
  const province = Number(id.slice(0, 2));
  if (!((province >= 1 && province <= 24) || province === 30)) return false;
  const sum = digits(id.slice(0, 9)).reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? digit * 2 : digit;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(id.at(-1));
}

/** Spain (Ministerio del Interior): the letter is the number modulo 23; X, Y and Z of a foreigner's are 0, 1 and 2. */
function isDniOrNie(id: string): boolean {
  const number = id.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] === id.at(-1);
}

function digits(id: string): number[] {
  return Array.from(id, Number);
}
