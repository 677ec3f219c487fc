import type { CopyContext } from '../context.ts';
import type { Speech } from '../speech.ts';

/** Spanish as this tenant speaks it: treatment by its style, vocabulary by its country. */
export interface Habla {
  /** The form for vos, tú or usted. */
  readonly f: (vos: string, tu: string, usted: string) => string;
  readonly tu: string;
  readonly tus: string;
  readonly Tu: string;
  readonly te: string;
  readonly Te: string;
  /** "turno" (AR, UY, PY), "hora" (CL), "cita" elsewhere. */
  readonly turno: string;
  readonly turnos: string;
  readonly un: string;
  readonly el: string;
  readonly El: string;
  readonly este: string;
  /** Ending of what agrees with `turno`: reservad‑o. */
  readonly o: string;
  readonly lo: string;
  readonly aca: string;
  readonly sale: string;
  readonly sena: string;
  readonly documento: string;
}
export type EsSpeech = Speech & Habla;

export function habla(context: CopyContext): Habla {
  const { treatment } = context.tenant.style;
  const f = (vos: string, tu: string, usted: string): string => ({ vos, tu, usted })[treatment];
  const region = regionOf(context.tenant.locale);
  const rioplatense = region === 'AR' || region === 'UY' || region === 'PY';
  const turno = rioplatense ? 'turno' : region === 'CL' ? 'hora' : 'cita';
  const masculine = turno === 'turno';
  return {
    f,
    tu: f('tu', 'tu', 'su'),
    tus: f('tus', 'tus', 'sus'),
    Tu: f('Tu', 'Tu', 'Su'),
    te: f('te', 'te', 'le'),
    Te: f('Te', 'Te', 'Le'),
    turno,
    turnos: `${turno}s`,
    un: masculine ? 'un' : 'una',
    el: masculine ? 'el' : 'la',
    El: masculine ? 'El' : 'La',
    este: masculine ? 'este' : 'esta',
    o: masculine ? 'o' : 'a',
    lo: masculine ? 'lo' : 'la',
    aca: rioplatense ? 'acá' : 'aquí',
    sale: rioplatense ? 'sale' : 'cuesta',
    sena: rioplatense ? 'una seña' : 'un anticipo',
    documento: DOCUMENTS[region] ?? 'documento de identidad',
  };
}

/** What people call their national id where the business is. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  AR: 'DNI',
  PE: 'DNI',
  ES: 'DNI o NIE',
  CL: 'RUT',
  MX: 'CURP',
  UY: 'cédula',
  PY: 'cédula',
  CO: 'cédula',
  EC: 'cédula',
};

function regionOf(locale: string): string {
  return (
    locale
      .split('-')
      .find((part, i) => i > 0 && /^[A-Za-z]{2}$/u.test(part))
      ?.toUpperCase() ?? ''
  );
}
