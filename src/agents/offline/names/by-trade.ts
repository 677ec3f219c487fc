/**
 * "Turno con el clínico", "médico general", "un turno de clínica", "hora con el veterinario": a consultation asked for by
 * whoever gives it. Alone such words tell too little: "la clínica" is the house, and "el médico me dijo" tells of one.
 */
import { re } from '../words/pattern.ts';
import { OCCUPATION } from '../words/kin.ts';
import { SMALL, sameWord } from './name-words.ts';
import type { Names } from './score.ts';

/** What every consultation is called. */
const KIND = /^(?:consultas?|control|visita|atencion|turno|cita|chequeo|revision|medicina)$/;
/** A doctor of no one part: "Consulta clínica", "Clínica médica", "Medicina general". */
const GENERAL = /^(?:clinic[oa]|medic[oa]|medicina|general|generalista|geral|familiar)$/;
const VISIT =
  '(?:turnos?|citas?|horas?|horario|consultas?|consultation|visita|lugar|cupo|appointment|atencion|ver|veo|vea|atender(?:me)?)';
const WHEN =
  '(?=$|(?:para|pra|el|la|los|a|en|em|na|con|com|por|hoy|hoje|manana|amanha|pasado|este|esta|lunes|martes|miercoles|jueves|viernes|sabado|domingo|y|porfa|please|cuanto|[0-9]+) )';
const DOCTOR = '(?:medic[oa]s?|doctora?|dra?|doutora?)';
/** Behind these "clínico" is what they are like. */
const NOT_OF =
  '(?<! (?:medic[oa]s?|doctora?|analisis|laboratorios?|examen|examenes|estudios?|historia|caso|quimic[oa]|bioquimic[oa]|psicolog[oa]|psicologia|nutricionista|ensayo|cuadro) )';
/** "Mi médico clínico me mandó un electro": who said so, and nobody that is asked for. */
const NOT_TOLD_OF = '(?<!(?<! (?:con|com|with|a)) (?:mi|my|meu|minha|del|otr[oa]|su|por el|por un|por mi) )';
const NOT_TELLING = '(?!(?:que |ya )?(?:me|nos|le|les|la|lo) )';
const GENERALIST = re` ${NOT_TOLD_OF}(?:${DOCTOR} (?:clinic[oa]|general(?:ista)?|de (?:cabecera|familia)|familiar|internista|(?:de )?clinica general)|clinic[oa] (?:medic[oa]|general|geral)|medicina (?:general|clinica|geral)|generalista|general practitioner|gp|family doctor|${NOT_OF}clinicos?|(?<= ${VISIT} (?:de|para|pra) )clinica(?= ${WHEN})|(?<=^ (?:(?:la|una|para|de|por) )?)clinica(?= $)) ${NOT_TELLING}`;
const WITH_ONE = re`(?<= ${VISIT} (?:(?:con|com|with|del?|d[ao]|para|pra|al?|por) )?(?:(?:el|la|un|una|o|a|um|uma|the|an|algun|alguna) )?)(?<who>${OCCUPATION}) `;

/** Without one of these there is none of it: most messages are looked at no further. */
const TELLS = re`^(?:clinic[oa]s?|general(?:ista)?|geral|gp|family|${OCCUPATION})$`;

/** The words, with the name of that consultation where it is asked for by its trade. */
export function tradesNamed(said: readonly string[], names: Names): readonly string[] {
  if (!said.some((word) => TELLS.test(word))) return said;
  const sentence = ` ${said.join(' ')} `;
  const general = GENERALIST.exec(sentence)?.[0];
  if (general !== undefined)
    return put(sentence, general, generalistOf(general, names) ?? general.replace(/clinicos? /, ''));
  const who = WITH_ONE.exec(sentence)?.groups?.['who'];
  const visit = who === undefined ? undefined : visitTo(who, names);
  return who === undefined || visit === undefined ? said : put(sentence, ` ${who} `, visit.join(' '));
}

function put(sentence: string, phrase: string, instead: string): readonly string[] {
  return sentence.replace(phrase, ` ${instead} `).trim().split(/ +/);
}

/** The one consultation of that kind: called so by the very word, else the only one. */
function generalistOf(phrase: string, names: Names): string | undefined {
  const all = names.filter((parts) => {
    const own = parts.filter((part) => !SMALL.has(part));
    return own.some((part) => GENERAL.test(part)) && own.every((part) => GENERAL.test(part) || KIND.test(part));
  });
  const word = phrase.includes('clinic') ? /^clinic/ : /^(?:general|geral|familiar)/;
  const called = all.filter((parts) => parts.some((part) => word.test(part)));
  return only(called.length > 0 ? called : all)?.join(' ');
}

/** "Turno con la nutricionista", where a first consultation and a check-up are sold: which of them is not told. */
function visitTo(who: string, names: Names): readonly string[] | undefined {
  const parts = only(names.filter((one) => one.some((part) => sameWord(who, part))));
  const own = parts?.filter((part) => !SMALL.has(part)) ?? [];
  const of = own.filter((part) => !KIND.test(part));
  return own.length > of.length && of.length === 1 ? parts : undefined;
}

function only<T>([one, ...others]: readonly T[]): T | undefined {
  return others.length === 0 ? one : undefined;
}
