/** Turn records at rest: deflated with a dictionary of what such records say. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** The first byte of a packed record says which dictionary it needs; dictionaries are only ever added. */
const CURRENT = 1;
const DICTIONARIES: ReadonlyMap<number, Buffer> = new Map([
  [
    1,
    // Least frequent first: deflate reaches nearer text with shorter codes.
    Buffer.from(
      '"type":"payment.fetched","payment":{"paymentId":"","provider":"mercadopago","reference":"","status":"approved",' +
        '"currency":"ARS"},"type":"link.created","url":"https://","providerId":"","type":"desk.opened","type":"person.took",' +
        '"type":"calendar.failed","type":"slots.failed","type":"timer.fired","kind":"silencio","orders":[{"id":"",' +
        '"amountMinor":,"status":"open","attempt":1,"expiresAt":,"payments":[],"createdAt":"type":"customer.taps_stale",' +
        '"type":"customer.claims_payment","type":"customer.wants_person","type":"customer.exits","word":"salir",' +
        '"type":"customer.wants_reschedule","type":"customer.wants_cancellation","type":"customer.asks","topic":"precio",' +
        '"type":"customer.wants_more","page":,"type":"customer.answers","field":"name","value":"","type":"customer.greets",' +
        '"type":"customer.not_understood","type":"customer.acknowledges","fecha_deseada":"2026-","hora_especifica":"1:00",' +
        '"preferencia_horaria":"tarde","hora_desde":"","servicio":"limpieza","profesional":"","restricciones_temporales":[' +
        'reprogramacion:REPROGRAMACION_MOSTRANDO_OPCIONES","cancelacion:CANCELACION_CONFIRMANDO","pagos:PAGOS_ESPERANDO_' +
        'CONFIRMACION","agenda:AGENDA_ESPERANDO_SERVICIO","agenda:AGENDA_BUSCANDO_TURNOS","agenda:AGENDA_RESERVANDO",' +
        '"reception:evento_creado"],"appointments":[{"id":"","tenant":"","conversation":"\u0001","serviceId":"","slot":' +
        ',"durationMinutes":30,"priceMinor":,"customerName":"","status":"booked","eventId":"","bookedAt":17' +
        '"type":"calendar.written","effect":"\u0001.","eventId":"","effects":["createEvent","findSlots","type":"slots.found",' +
        '"effect":"\u0001.","slots":[\u0002"],"exact":\u0002,"relaxed":false}],"type":"customer.wants_booking","detalles":{},' +
        '"type":"customer.selects","offer":"","n":1}],"type":"customer.accepts"}],"path":["reception:conversando",' +
        '"agenda:AGENDA_MOSTRANDO_OPCIONES","agenda:AGENDA_CONFIRMANDO_TURNO"],"effects":["sendMessage"]}\n' +
        '[["customer","hola, quiero un turno mañana a las de la tarde"],["bot","¡Listo! Estos son los turnos disponibles. ' +
        '¿Confirmás? Tu turno quedó reservado para el martes de marzo a las con Elegí una opción"]]' +
        '{"conversation":"\u0001","n":1,"at":17,"tenantVersion":"","consumed":["res:\u0001."],"inputs":[{"type":"' +
        '"reading":{"by":"keywords","confidence":1,"language":"es"},"path":["reception:conversando"],"effects":["',
    ),
  ],
]);

export function pack(text: string): Uint8Array {
  const dictionary = dictionaryOf(CURRENT);
  return Buffer.concat([Buffer.of(CURRENT), deflateRawSync(text, { level: 9, dictionary })]);
}

/** Throws when the bytes are none of ours. */
export function unpack(packed: Uint8Array): string {
  const [version = 0] = packed;
  return inflateRawSync(packed.subarray(1), { dictionary: dictionaryOf(version) }).toString();
}

function dictionaryOf(version: number): Buffer {
  const dictionary = DICTIONARIES.get(version);
  if (dictionary === undefined) {
    throw new Error(
      `A stored turn was packed with dictionary ${version}, which this version does not have: update Turno.`,
    );
  }
  return dictionary;
}
