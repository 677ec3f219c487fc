/** "Quiero cambiar mi manicure por pedicure", "en vez de limpieza que sea blanqueamiento": another service than the booked one. */
import { whenOf, type Appointment, type CustomerEvent, type Detalles } from '../../../domain.ts';
import { act } from '../acts.ts';
import type { Act } from '../acts.ts';
import type { Heard } from '../heard.ts';
import { bestService, namingWords, sameWord } from '../names.ts';
import { readText } from '../words/text.ts';
import { saysWhen, wishOf } from '../wishes.ts';

const CHANGES =
  / (?:cambi|troc|troqu|mud|substitu|sustitu|reemplaz|chang|switch|swap|replac)[a-z]* (?:(?!(?:quanto|cuanto|how|cual|qual|quando|cuando|onde|donde) )[^ ]+ ){0,10}?(?:por|pelo|pela|for|to|with|a) (?:(?:un|una|um|uma|el|la|o|a|an|the) )?(?<into>[a-z]+(?: [a-z]+){0,3})/;
const INSTEAD =
  / (?:(?:en|em) (?:vez|lugar) (?:de|da|do|del)|ao inves (?:de|da|do)|instead of) (?:(?:el|la|mi|un|una|o|a|um|uma|minha|meu|the|my) )*(?<into>.+)/;

/** The service that is wished for, and the appointment that it would take the place of; undefined where either is in doubt. */
export function serviceChange(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const { tenant, flow, appointments: own = [] } = situation;
  if (flow !== 'ninguno' || hit?.intent === 'ask' || tenant === undefined || own.length === 0) return undefined;
  const changed = CHANGES.exec(text.norm);
  const into = changed?.groups?.['into'] ?? (INSTEAD.test(text.norm) ? text.raw : undefined);
  if (into === undefined) return undefined;
  const named = own.filter((one) => tells(text.norm, one, heard));
  const of = named.length > 0 ? named : own;
  const [instead] = of;
  if (instead === undefined || of.length > 1) return undefined;
  const servicio = bestService(withoutName(into, instead, heard), tenant.services);
  // "Cambiá la limpieza por la tarde" names no other service.
  return servicio === undefined || servicio === instead.serviceId
    ? undefined
    : act(heard, { intent: 'book', instead, service: servicio });
}

/** Another service in the place of an appointment: at its day and hour, unless others are said. */
export function insteadOf({ service }: Act, instead: Appointment, { situation, times }: Heard): CustomerEvent {
  const severalBranches = (situation.tenant?.branches.length ?? 0) > 1;
  const said = wishOf('book', times, {});
  const detalles: Detalles = {
    ...(service === undefined ? {} : { servicio: service }),
    ...(severalBranches ? { sucursal: instead.slot.branchId } : {}),
    ...(saysWhen(times) ? said : whenOf(instead.slot, situation.now.timeZoneId)),
  };
  return { type: 'customer.wants_booking', detalles, enVezDe: instead.id };
}

function partsOf({ serviceId }: Appointment, { situation }: Heard): readonly string[] {
  const service = situation.tenant?.services.find(({ id }) => id === serviceId);
  return service === undefined ? [] : namingWords(service.name);
}

function tells(norm: string, one: Appointment, heard: Heard): boolean {
  return (
    bestService(namingWords(norm), heard.situation.tenant?.services.filter(({ id }) => id === one.serviceId) ?? []) !==
    undefined
  );
}

/** The words of the service that is left, taken out: what stays names the one that is wished for. */
function withoutName(said: string, left: Appointment, heard: Heard): readonly string[] {
  const parts = partsOf(left, heard);
  return namingWords(readText(said).norm).filter((word) => parts.every((part) => !sameWord(word, part)));
}
