/** "La cédula? es 52123456", "mi nombre? Ana Pérez": what was asked for is asked back, and told behind it (AGENDA-11). */
import { fold, readText, type Text } from '../../words/text.ts';
import type { Situation } from '../../situation.ts';

const LEAD = '(?:(?:ah|eh|uy|mm+|ok|si|claro|bueno|y|e|and|oh|sim|yes|sure|perdon|como)[\\s,.!]+)*';
const WHOSE = '(?:(?:mi|la|el|su|tu|que|cual|meu|minha|o|a|my|your|the|what|numero|nro|number)\\s+(?:de\\s+|of\\s+)?)*';
const FIELD =
  '(?:nombre(?: completo| y apellido)?|nome(?: completo)?|(?:full )?name|correo(?: electronico)?|e-?mail|mail|dni|cedula(?: de ciudadania)?|c\\.?c\\.?|ci|rut|run|curp|cpf|documento(?: de identidad)?|identificacion|identidad|pasaporte|passport|id(?: number)?|nie|nif|carnet)';
const ECHO = new RegExp(
  `^[\\s¿]*${LEAD}${WHOSE}${FIELD}(?:\\s+(?:es|mio|mia|number))?\\s*\\?+[\\s,.:]*(?=[\\p{L}\\p{N}])`,
  'u',
);

/** What is told; undefined: nothing is asked back, or nothing stands behind it. */
export function withoutEcho({ raw }: Text, { field }: Situation): Text | undefined {
  const echo = field === undefined ? undefined : ECHO.exec(fold(raw))?.[0];
  const told = echo === undefined ? '' : raw.slice(echo.length);
  return told === '' || /[?¿]/.test(told) ? undefined : readText(told);
}
