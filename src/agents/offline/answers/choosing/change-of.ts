/**
 * "Cambia el día", "mudar o horário", "que me atienda otra", "modificar", and no other value, where an hour is proposed or
 * on show: as who says "otro día", "otra hora" or "con otra persona".
 */
import type { Situation } from '../../situation.ts';
import { readText, type Text } from '../../words/text.ts';
import { OCCUPATION } from '../../words/kin.ts';

const CHANGE =
  '(?:cambi(?:ar|a|e|o|ame|eme|emos|amos|arl[ae]|aria)|mov(?:er|e|eme)|muev[ae](?:me)?|modific(?:ar|a|ame)|edit(?:ar|a)|corrig?e?(?:ir)?|mud(?:ar|a|e|o)|troc(?:ar|a|o)|troqu[e]|alterar|change|switch)';
const LEAD =
  '(?:(?:no|nao|si|sim|hola|ok|bueno|mejor|melhor|ay|uy|ah|espera|espere|perdon|disculpa|disculpe|quiero|quisiera|necesito|prefiero|puedo|podria|podemos|me|nos|lo|quero|queria|preciso|posso|i|want to|would like to|need to|can|could|let s|please|por favor|porfa) )*';
const MANNERS =
  '(?: (?:por favor|porfa|porfis|please|pls|gracias|obrigad[oa]|thanks|mejor|entonces|nomas|de (?:la|mi) (?:cita|reserva)|del turno|da consulta|of (?:the|my) appointment))*';
const WHO = `(?:persona|pessoa|person|quien me atiende|${OCCUPATION})`;
const THE = '(?:(?:el|la|de|del|o|a|os|the|mi|my|meu|minha|su|tu) )*';
/** What a change is of, and how those who read the message know it. */
const WAYS: readonly (readonly [said: string, asWords: string])[] = [
  [`${CHANGE} ${THE}(?:dia|fecha|data|day|date)`, 'otro día'],
  [`${CHANGE} ${THE}(?:hora|horario|horita|time|hour)`, 'otra hora'],
  [`${CHANGE} ${THE}${WHO}`, 'con otra persona'],
  [
    `(?:(?:que )?me (?:atienda|vea|haga|corte) )?(?:otr[oa]|outr[oa]|another|(?:a )?different) ${WHO}`,
    'con otra persona',
  ],
  ['(?:someone|somebody) else|outra pessoa', 'con otra persona'],
  ['que me (?:atienda|vea|haga|corte) otr[oa]', 'con otra persona'],
  [
    '(?:edit(?:ar|a)|modific(?:ar|a)|cambiar|cambialo|cambiala|cambielo|alterar|edit|modify|change(?: it)?)',
    'otra hora',
  ],
];
const PATTERNS = WAYS.map(([said, asWords]) => [new RegExp(`^ ${LEAD}(?:${said})${MANNERS} $`), asWords] as const);
/** "No, mejor la muevo": of what is open, while "sí, movelo" agrees. */
const RATHER_MOVES =
  /^ (?:(?:no|nao|ay|uy|ah|espera|espere|perdon|disculpa|disculpe) )*(?:mejor|melhor|better) (?:l[oa] )?(?:(?:cambi|mov|muev|corr|mud)(?:o|ar|er|emos|amos|aria|eria|a|e)(?:l[oa])?|move it)(?: (?:por favor|porfa|please|gracias|entonces))* $/;

/** "Sí, cámbielo", asked whether one is to be moved: that it is. */
const CHANGES_IT = / (?:cambi[ae]l[oa]|change it)(?= )/;

export function withWhatChanges(text: Text, { flow, asks, offer }: Situation): Text | undefined {
  if (flow !== 'agenda' && flow !== 'reprogramacion') return undefined;
  if (asks !== 'confirm' && offer?.kind !== 'turno') return undefined;
  if (flow === 'reprogramacion' && asks === 'confirm' && CHANGES_IT.test(text.norm)) return undefined;
  const meant = RATHER_MOVES.test(text.norm) ? 'otra hora' : PATTERNS.find(([pattern]) => pattern.test(text.norm))?.[1];
  return meant === undefined || readText(meant).norm === text.norm ? undefined : readText(meant);
}
