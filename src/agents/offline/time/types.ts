/**
 * What the reader of dates and hours takes and gives. Everything inside this folder is standalone: it imports
 * nothing from the rest of the product, and the rest imports only `index.ts`.
 */
export type Language = 'es' | 'pt' | 'en';

/** A third of the working day, in the words the product's records use. */
export type Part = 'mañana' | 'tarde' | 'noche';

export interface TimeEnvironment {
  /** The moment the message arrived, in the tenant's zone. The only clock the reader knows. */
  now: Temporal.ZonedDateTime;
  /** The tenant's or the detected language; it only breaks ties ("segunda" is Monday in Portuguese). */
  language?: Language;
  /** How many days ahead the tenant books: "jueves 11" that is no date before then is Thursday at eleven. */
  windowDays?: number;
  /** The days that are talked about, 'YYYY-MM-DD', the last one inclusive: a bare weekday is the one among them. */
  within?: { from: string; to?: string };
  /** The day that is on show, 'YYYY-MM-DD': a bare weekday is the one of its week, where that is still to come. */
  shown?: string;
  /** The day that was asked for, 'YYYY-MM-DD': "el lunes siguiente" is the first behind it. */
  wished?: string;
  /** The day that was booked just now, 'YYYY-MM-DD': where no day was asked for since, that following Monday is behind it. */
  booked?: string;
  /** The days that were wished for or asked about last, 'YYYY-MM-DD': "ese sábado" is the Saturday among them. */
  told?: readonly string[];
  /** When the last of the tenant's houses closes today, in minutes: "antes de las 9" said at five is of the evening. */
  closes?: number;
  /** When the tenant's houses open first and close last, in minutes, from Monday on; null: closed. "Desde las 7" is of the half in which they are open. */
  open?: readonly (readonly [number, number] | null)[];
  /** The tenant's country writes the month first: there "2/3" in English is the third of February. */
  monthFirst?: boolean;
}

export type SpanKind = 'date' | 'time' | 'range' | 'preference' | 'restriction' | 'instant';

/** A stretch of the original text, in UTF-16 units, `end` exclusive. */
export interface TimeSpan {
  start: number;
  end: number;
  kind: SpanKind;
}

/**
 * All the time a message speaks of. Dates are 'YYYY-MM-DD' and hours 'HH:MM' (24 h), both local to the tenant;
 * an absent key means the customer said nothing about it.
 */
export interface TimeReading {
  fecha?: string;
  fechaDesde?: string;
  /** Inclusive. */
  fechaHasta?: string;
  hora?: string;
  /** "Ahora", "right now": the hour is that of the message itself. */
  ahora?: true;
  horaDesde?: string;
  horaHasta?: string;
  /** Two hours that would do: "a las 10 o a las 11". Both ends of the stretch, too. */
  horas?: [string, string];
  preferencia?: Part;
  /**
   * despues_HH:MM, antes_HH:MM (antes_00:00 is "before midnight"), termina_HH:MM (over by then), excluir_<día|mañana|tarde|noche>,
   * excluir_fecha_YYYY-MM-DD, solo_<día>, lo_antes_posible, primera_hora, ultima_hora; in the order said.
   */
  restricciones: string[];
  /** free: "a las 5" without am, pm or part of day; `hora` then holds the default for "no tenant at hand". */
  meridiem: 'given' | 'free' | 'none';
  /** Both hours a free one may be, as said first; otherwise `hora` alone, or nothing. */
  horaCandidates: string[];
  /** "Mañana no puedo, el viernes sí": days ruled out for another one in their place. No restriction: the other one says it all. */
  descartadas?: string[];
  /** The day and hour of the appointment being moved or cancelled, not wishes. */
  fechaOriginal?: string;
  horaOriginal?: string;
  /** "limpieza ayer a las 4": a day that is over, with its hour. */
  pasado?: string;
  /** "El 31 de noviembre", 'MM-DD': a day that its month does not have, and no other said. */
  inexistente?: string;
  /** "Jueves 17 15", of a Thursday that is no 17th: an hour with its minutes, or a date with its hour. What was taken wants a yes. */
  dudosa?: true;
  /** Minutes from the hour that an appointment has or was offered: "una hora más tarde" 60, "media hora antes" −30. */
  desplazamiento?: number;
  /** "El jueves a las 10, si no hay el viernes a las 11": what is wanted where that cannot be. */
  siNo?: { fecha: string; hora?: string; preferencia?: Part };
  /** "A más tardar a las 11": of `antes_11:00`, that eleven o'clock will do, too. */
  hastaIncluida?: true;
  /** Days from the day of an appointment that is moved: "correla un día" 1, "adelantá mi cita una semana" −7. */
  desplazamientoDias?: number;
  /** Where the words were, so that others can cut them out before they look for names and services. */
  spans: TimeSpan[];
  /** 0 (nothing read) to 1. At most 0.5 for "el 2", which in a list is a choice. */
  confidence: number;
}
