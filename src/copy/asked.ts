/** What the bot is waiting to hear, as far as wording goes. */
export type Asked =
  | 'slot'
  | 'time'
  | 'service'
  | 'choice'
  | 'data'
  | 'booking_yes_no'
  | 'move_yes_no'
  | 'cancel_yes_no'
  | 'payment_yes_no'
  | 'payment'
  | 'open';

/** From the state's name, as the seeds write them. First match wins: "sí" books in one state and undoes in another. */
const BY_STATE: readonly (readonly [RegExp, Asked])[] = [
  [/^PAGOS_.*CONFIRM/u, 'payment_yes_no'],
  [/^PAGOS_.*SELECCION/u, 'service'],
  [/^PAGOS_|^AGENDA_.*(PAGO|LINK)/u, 'payment'],
  [/^AGENDA_CANCELACION.*CONFIRM/u, 'cancel_yes_no'],
  [/^AGENDA_REPROGRAMACION.*CONFIRM/u, 'move_yes_no'],
  [/^AGENDA_.*CONFIRM/u, 'booking_yes_no'],
  [/^AGENDA_.*(SERVICIO|CATEGORIA)/u, 'service'],
  [/^AGENDA_.*(SUCURSAL|PROFESIONAL|CITA|IDENTIFICACION|FALLIDA)/u, 'choice'],
  [/^AGENDA_.*DATO/u, 'data'],
  [/^AGENDA_.*OPCIONES/u, 'slot'],
  [/^AGENDA_/u, 'time'],
];

export function asked(state: string): Asked {
  return BY_STATE.find(([name]) => name.test(state))?.[1] ?? 'open';
}

/** At least three sentences each, none twice: said in turn (CONV-15). */
export type Unclear = Readonly<Record<Asked, readonly [string, string, string]>>;

/** What is still wanted after a courtesy, where something is: one sentence for the kinds of question. */
export type StillWanted = Readonly<Record<'slot' | 'service' | 'choice' | 'data' | 'yesNo', string>>;

/** Undefined: nothing is wanted of the customer now. */
export function stillWanted(state: string | undefined, words: StillWanted): string | undefined {
  const what = state === undefined ? 'open' : asked(state);
  if (what === 'slot' || what === 'service' || what === 'choice' || what === 'data') return words[what];
  return what.endsWith('_yes_no') ? words.yesNo : undefined;
}

/** The `times`-th of a round of sentences, from 1: never the same twice running. */
export function nth(sentences: readonly [string, ...string[]], times: number): string {
  return sentences[(Math.max(1, Math.trunc(times)) - 1) % sentences.length] ?? sentences[0];
}
