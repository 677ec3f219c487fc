/** "Quiero cambiar mi manicure por pedicure", "en vez de limpieza que sea blanqueamiento": another service than the booked one. */
import { whenOf, type Appointment, type CustomerEvent, type Detalles, type Tenant } from '../../../../domain.ts';
import { act, type Act } from '../../acts.ts';
import type { Heard } from '../../heard.ts';
import { bestService, bothAsOne, namingWords, sameWord, serviceIn, servicesTold } from '../../names.ts';
import { withoutSoldChanges } from '../../names/sold-as-change.ts';
import { readText } from '../../words/text.ts';
import { APPOINTMENT } from '../../words/words.ts';
import { justBooked } from '../mine/just-booked.ts';
import { saysWhen, wishOf } from '../../wishes.ts';
import { re } from '../../words/pattern.ts';

const CHANGES =
  / (?:cambi|troc|troqu|mud|substitu|sustitu|reemplaz|chang|switch|swap|replac)[a-z]* (?:(?!(?:quanto|cuanto|how|cual|qual|quando|cuando|onde|donde) )[^ ]+ ){0,10}?(?:por|pelo|pela|for|to|with|a) (?:(?:un|una|um|uma|el|la|o|a|an|the) )?(?<into>[a-z]+(?: [a-z]+){0,3})/;
const INSTEAD =
  / (?:(?:en|em) (?:vez|lugar) (?:de|da|do|del)|ao inves (?:de|da|do)|instead of) (?:(?:el|la|mi|un|una|o|a|um|uma|minha|meu|the|my) )*(?<into>.+)/;

/** The service that is wished for, and the appointment that it would take the place of; undefined where either is in doubt. */
export function serviceChange(heard: Heard): Act | undefined {
  const { text, situation, hit } = heard;
  const { tenant, flow, appointments: own = [] } = situation;
  if (flow !== 'ninguno' || hit?.intent === 'ask' || tenant === undefined || own.length === 0) return undefined;
  const more = withThatToo(heard, tenant) ?? meantInstead(heard);
  if (more !== undefined) return more;
  const changed = CHANGES.exec(withoutSoldChanges(text.norm, situation))?.groups?.['into'];
  const into = changed ?? (INSTEAD.test(text.norm) ? text.raw : undefined);
  if (into === undefined) return undefined;
  const named = own.filter((one) => tells(text.norm, one, heard));
  const of = named.length > 0 ? named : own;
  const [instead] = of;
  if (instead === undefined || of.length > 1) return undefined;
  const [told, ...several] = servicesTold(text.raw, tenant).filter((id) => id !== instead.serviceId);
  // "Mi corte por corte y barba": what it becomes is called by what it was, too.
  const whole = changed === undefined ? undefined : serviceIn(changed, tenant);
  const other = whole === instead.serviceId ? undefined : whole;
  const alone = changed === undefined && several.length === 0 ? told : undefined;
  const servicio = other ?? alone ?? bestService(withoutName(into, instead, heard), tenant.services);
  // "Cambiá la limpieza por la tarde" names no other service.
  return servicio === undefined || servicio === instead.serviceId
    ? undefined
    : act(heard, { intent: 'book', instead, service: servicio });
}

/** "Y que sea con barba también", right after a cut was booked, "agrega barba a mi cita del viernes", where "Corte y barba" is sold. */
const WITH_IT =
  /^ (?:(?:ah|ok|bueno|listo|perfecto|gracias|oye|che|y|e|and|tambien|tambem|also|mejor|melhor|perdon|pero|por favor|porfa|ahora) )*(?:(?:que|pode) (?:sea|seria|fuera|incluya|ser|seja|lleve)(?: (?:tambien|mejor))?|(?:me )?(?:l[aeo] )?(?:agreg|sum|anad|adicion|acrescent|inclu)[a-z]*|pon(?:le|gale|er)|hag(?:a|am)[a-z]*l[oa]|haz(?:me)?l[oa]|make it|con|com|with) (?:con |com |with )?(?:la |el |a )?[a-z]/;
const TO_MINE = re` (?:agreg|sum|anad|adicion|acrescent|inclu|add)[a-z]* (?:[^ ]+ ){1,5}?(?:a|al|ao|to|en|na|no)(?: (?:mi|la|el|meu|minha|my|the))? ${APPOINTMENT} `;
function withThatToo(heard: Heard, tenant: Tenant): Act | undefined {
  const { text, situation, guest } = heard;
  const mine = TO_MINE.test(text.norm) ? theOneMeant(heard) : undefined;
  const instead = mine ?? (text.asks || !WITH_IT.test(text.norm) ? undefined : justBooked(situation));
  const now = tenant.services.find(({ id }) => id === instead?.serviceId);
  if (instead === undefined || now === undefined || guest !== undefined) return undefined;
  if (servicesTold(text.raw, tenant).length > 1) return undefined;
  const service = bothAsOne(now, text.raw, tenant.services);
  return service === undefined ? undefined : { intent: 'book', instead, service, from: 0, to: text.raw.length };
}

/** The only one, or the only one on the day that is told. */
function theOneMeant({ situation: { appointments = [], now }, times }: Heard): Appointment | undefined {
  const day = times.fechaOriginal ?? times.fecha;
  const [one, ...others] = appointments.filter(
    ({ slot }) => day === undefined || whenOf(slot, now.timeZoneId).fecha_deseada === day,
  );
  return others.length === 0 ? one : undefined;
}

/** "No, era vacuna el jueves a las 10", "quise decir consulta", right after another was booked: in its place. */
export function meantInstead({ text, situation }: Pick<Heard, 'text' | 'situation'>): Act | undefined {
  const { tenant } = situation;
  if (tenant === undefined || text.asks) return undefined;
  const instead = justBooked(situation);
  const head = withoutDenied(text.raw, instead, tenant);
  if (!MEANT.test(text.norm) && !ONLY_THAT.test(text.norm) && (head === undefined || !RATHER.test(text.norm)))
    return undefined;
  const [service, ...others] = servicesTold(head ?? text.raw, tenant).filter((id) => id !== instead?.serviceId);
  if (instead === undefined || service === undefined || others.length > 0) return undefined;
  return { intent: 'book', instead, service, from: 0, to: text.raw.length };
}
const MEANT =
  /^ (?:(?:no|nao|uy|uh|ay|ah|oh|ups|oops|perdon|perdona|perdone|disculp[ae]|desculp[ae]|sorry|che|oye|me (?:equivoque|confundi)|me enganei) )*(?:(?:(?:no|nao|uy|uh|ups|oops|perdon|perdona|perdone|disculp[ae]|desculp[ae]|sorry|me (?:equivoque|confundi)|me enganei) (?:era|seria|it was|it s)(?! con | para mi )|quise decir|queria decir|quis dizer|me referia a|i meant) )/;

/** "No, solo corte de cabello", "al final solo la barba", of a cut with the beard: less than what was booked. */
const ONLY_THAT =
  /^ (?:(?:no|nao|uy|uh|ay|ah|oh|ups|oops|perdon|perdone|disculp[ae]|desculp[ae]|sorry|che|oye|mejor|melhor|al final|no final|pensandolo bien|actually|esper[ae]|wait|me (?:equivoque|confundi)|que sea|seria|era|es|quiero|quisiera|quero) )+(?:solo|solamente|solito|unicamente|nomas|nada mas|so|somente|apenas|only|just) /;
/** "Era corte niño, no corte y barba": what was booked is named to be denied. */
const RATHER =
  /^ (?:(?:no|nao|uy|ay|perdon|disculp[ae]|desculp[ae]|sorry|mejor|melhor|al final) )*(?:era|eran|es|seria|que sea|queria|quise|pedi|quiero|quero|it was|i (?:meant|wanted)) /;
const DENIED =
  /[\s,.;]+(?:y\s+|e\s+|and\s+)?(?:no|n[aã]o|not|en\s+vez\s+de|instead\s+of)\s+(?:(?:la|el|o|a|una?|the)\s+)?(?=\p{L})/iu;
function withoutDenied(raw: string, booked: Appointment | undefined, { services }: Tenant): string | undefined {
  const said = DENIED.exec(raw);
  if (said === null || said.index === 0) return undefined;
  const behind = namingWords(raw.slice(said.index + said[0].length));
  return bestService(behind, services) === booked?.serviceId ? raw.slice(0, said.index) : undefined;
}

/** Another service in the place of an appointment: at its day and hour, unless others are said. */
export function insteadOf({ service }: Act, instead: Appointment, { situation, times }: Heard): CustomerEvent {
  const severalBranches = (situation.tenant?.branches.length ?? 0) > 1;
  const said = wishOf('book', times, {});
  const own = whenOf(instead.slot, situation.now.timeZoneId);
  // "A mi cita del viernes": its own day, and so its own hour.
  const isItsDay = said.fecha_deseada === own.fecha_deseada && Object.keys(said).length === 1;
  const detalles: Detalles = {
    ...(service === undefined ? {} : { servicio: service }),
    ...(severalBranches ? { sucursal: instead.slot.branchId } : {}),
    ...(saysWhen(times) && !isItsDay ? said : own),
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
