/** Where it is, and whether one goes anywhere for it. */
import { ANSWER_ROWS_MAX } from '../../domain.ts';
import type { Service } from '../../domain.ts';
import type { Speech } from '../speech.ts';
import { joined, lines, plain } from '../text.ts';
import type { AnswerWords, Asked } from './words.ts';

/** Of the branch that is asked about, else of those where the service is given and the person works. */
function addressesKnown({ sucursal, servicio, profesional }: Asked, s: Speech, words: AnswerWords): string[] {
  const one = s.branch(sucursal);
  const there = s.service(servicio)?.branchIds;
  const theirs = s.professional(profesional)?.branchIds;
  const branches = s.context.tenant.branches.filter(
    ({ id }) => (there?.includes(id) ?? true) && (theirs?.includes(id) ?? true),
  );
  return (one ? [one] : branches).flatMap((branch) =>
    branch.address === undefined ? [] : [words.addressOf(plain(branch.name), plain(branch.address))],
  );
}

export function addresses(copy: Asked, s: Speech, words: AnswerWords): string {
  const { sucursal, servicio } = copy;
  if (servicio !== undefined && s.isVirtual(servicio)) return words.virtual(s.bold(servicio) ?? s.business);
  const one = s.branch(sucursal);
  if (!one && isSomewhereElse(s)) return words.unknown;
  const service = s.service(servicio);
  const places = service && elsewhere(service, sucursal, s);
  if (service && places) {
    const { sucursal: _asked, ...anywhere } = copy;
    const there = addressesKnown(anywhere, s, words);
    return lines(words.notThere(`*${plain(service.name)}*`, places.where, joined(places.others, words.and)), ...there);
  }
  const known = addressesKnown(copy, s, words);
  if (known.length > 0) return known.join('\n');
  // The names of several branches say where they are, too; asked about one of them, we admit what we do not know.
  const theirs = s.professional(copy.profesional)?.branchIds;
  const all = s.context.tenant.branches.filter(({ id }) => theirs?.includes(id) ?? true);
  const names = all.map((branch) => plain(branch.name));
  const few = names.length < (theirs === undefined ? 2 : 1);
  return one || few ? words.unknown : words.branches(joined(names, words.and));
}

/** They have an appointment at a branch that left the tenants file: no other one's address is told for it. */
function isSomewhereElse(s: Speech): boolean {
  return s.context.appointments.some(({ serviceId, slot }) => !s.isVirtual(serviceId) && !s.branch(slot.branchId));
}

/** Of one service, or of all: by video, or where one goes. */
export function modality(copy: Asked, s: Speech, words: AnswerWords): string {
  const { services } = s.context.tenant;
  const one = s.service(copy.servicio) ?? onlyOne(services);
  if (one?.modality === 'virtual') {
    // The room is nobody's who has not booked.
    const booked = s.context.appointments.some(({ serviceId }) => serviceId === one.id);
    return lines(words.virtual(`*${plain(one.name)}*`), booked && words.howToJoin(one.joinUrl));
  }
  if (one) return lines(words.inPerson(`*${plain(one.name)}*`), addressesKnown(copy, s, words).join('\n'));
  const [virtual, inPerson] = [true, false].map((is) =>
    services.filter(({ modality: how }) => (how === 'virtual') === is).map(({ name }) => plain(name)),
  );
  if (!virtual?.length) return lines(words.allInPerson, addressesKnown(copy, s, words).join('\n'));
  if (!inPerson?.length) return words.allVirtual;
  const told = (names: readonly string[]) => joined(names.slice(0, ANSWER_ROWS_MAX), words.and);
  return lines(words.someVirtual(told(virtual)), words.someInPerson(told(inPerson)));
}

/** Asked for at a branch where it is not done. */
export function elsewhere({ branchIds }: Service, sucursal: string | undefined, s: Speech) {
  const where = s.branch(sucursal);
  const others = s.context.tenant.branches.filter(({ id }) => branchIds.includes(id)).map((b) => plain(b.name));
  const done = where === undefined || branchIds.includes(where.id) || others.length === 0;
  return done ? undefined : { where: plain(where.name), others };
}

/** The branch that it was asked for at, where there are several; by video it is at none. */
export function doneAt(service: Service, sucursal: string | undefined, s: Speech): string | undefined {
  const where = s.context.tenant.branches.length > 1 && !s.isVirtual(service.id) ? s.branch(sucursal) : undefined;
  return where && plain(where.name);
}

/** What needs no name, where there is but one. */
export function onlyOne<T>(all: readonly T[]): T | undefined {
  return all.length === 1 ? all[0] : undefined;
}
