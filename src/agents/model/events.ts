/** From an intent agent's answer to events. Legal by construction, and checked again where the reading is made. */
import { pageOf, type CustomerEvent, type Detalles } from '../../domain.ts';
import type { UnderstandRequest } from '../../ports.ts';
import type { Intent, Reading } from './agents.ts';
import { OTHER_DEPARTMENT, eventOfAction } from './menu.ts';
import { asFarAsDecided, unlessDoubtful } from '../offline/answers/agreeing/as-ordered.ts';
import { talkedAbout } from '../offline/hear.ts';
import { saidAt } from '../said-at.ts';
import { readTimes, tellsPayday } from '../offline/time/index.ts';
import { saysWhen } from '../offline/wishes.ts';
import { readText } from '../offline/words/text.ts';
import { timesOf } from './marks.ts';

/** What the answer means here: questions first, none dropped (CONV-11). Empty: nothing that says more than offline did. */
export function eventsOfIntent(intent: Intent, { text, request, yesHeard }: Reading): CustomerEvent[] {
  if (intent.accion_recomendada === OTHER_DEPARTMENT) return [];
  // Not sure: the next reader speaks (CONV-2), but not with a yes that the model was asked about and did not hear.
  if (intent.accion_recomendada === 'no_entendido' && !yesHeard) return [];
  const main = eventOf(eventOfAction(intent.accion_recomendada), intent, { text, request });
  if (main === undefined) return [];
  const { tema } = intent.detalles;
  const aside = tema !== null && tema !== 'otro' && main.type.startsWith('customer.wants_');
  return aside ? [asked(intent), main] : [main];
}

interface Heard {
  readonly text: string;
  readonly request: UnderstandRequest;
}

function eventOf(type: CustomerEvent['type'], intent: Intent, heard: Heard): CustomerEvent | undefined {
  const { offer } = heard.request.question;
  const { servicio, opcion } = intent.detalles;
  switch (type) {
    case 'customer.wants_booking':
      return { type, detalles: detalles('book', intent, heard) };
    case 'customer.wants_reschedule':
      return { type, detalles: detalles('move', intent, heard) };
    case 'customer.wants_cancellation':
      return { type, detalles: detalles('cancel', intent, heard) };
    case 'customer.wants_payment':
      return servicio === null ? { type } : { type, servicio };
    case 'customer.selects': {
      if (offer === undefined || offer.kind === 'opcion' || opcion === null) return undefined;
      const { first, last } = pageOf(offer);
      return opcion >= first && opcion <= last ? { type, offer: offer.id, n: opcion } : undefined;
    }
    case 'customer.wants_more':
      return offer === undefined ? undefined : { type, offer: offer.id, page: offer.page + 1 };
    case 'customer.asks':
      return asked(intent);
    case 'customer.exits':
      return { type, word: 'salir' };
    case 'customer.wants_appointments':
    case 'customer.wants_other_time':
    case 'customer.claims_payment':
    case 'customer.accepts':
    case 'customer.rejects':
    case 'customer.wants_person':
    case 'customer.goes_back':
    case 'customer.greets':
    case 'customer.acknowledges':
    case 'customer.not_understood':
      return { type };
    // Taps, media and answers to fields are never a model's to give.
    default:
      return undefined;
  }
}

function asked({ detalles: said }: Intent): CustomerEvent {
  return { type: 'customer.asks', topic: said.tema ?? 'otro', ...namesOf(said) };
}

function detalles(kind: 'book' | 'move' | 'cancel', { detalles: said }: Intent, { text, request }: Heard): Detalles {
  const now = saidAt(request);
  const times = timesOf(kind, said, {
    text,
    environment: {
      now,
      language: request.language,
      ...talkedAbout({ ...request.question, now, tenant: request.tenant }, kind),
    },
  });
  return { ...(kind === 'book' ? asFarAsWished(times, { text, request, now }) : times), ...namesOf(said) };
}

/** What code reads of it, whatever words are marked: a payday is no appointment, and who only thinks of an hour books none. */
function asFarAsWished(times: Detalles, { text, request, now }: Heard & { now: Temporal.ZonedDateTime }): Detalles {
  const read = readText(text);
  const told = readTimes(text, { now, language: request.language });
  if (tellsPayday(read.norm) && !saysWhen(told)) return {};
  return unlessDoubtful(asFarAsDecided(times, read, request.tenant), told, request.tenant);
}

function namesOf({
  servicio,
  profesional,
  sucursal,
}: Intent['detalles']): Pick<Detalles, 'servicio' | 'profesional' | 'sucursal'> {
  return {
    ...(servicio === null ? {} : { servicio }),
    ...(profesional === null ? {} : { profesional }),
    ...(sucursal === null ? {} : { sucursal }),
  };
}
