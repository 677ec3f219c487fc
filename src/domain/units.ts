/** Lengths of time in ms: of a clock, not of a calendar, whose days are longer or shorter twice a year. */

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
