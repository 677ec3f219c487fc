/** Who wrote, as keys: no phone number in any id, and one key for one person however a provider spells it. */
import { hash } from 'node:crypto';
import type { Address, ConversationId } from '../../domain.ts';

/** Providers that share a user's identity: they all relay the same WhatsApp number. */
export type ProviderFamily = 'whatsapp' | 'chatwoot';

export function familyOf(provider: Address['provider']): ProviderFamily {
  return provider === 'chatwoot' ? 'chatwoot' : 'whatsapp';
}

/**
 * The one spelling of a WhatsApp id: `+54 9 11…`, `54911…@c.us` and `54911…@s.whatsapp.net` are one person
 * (must-hold 76). Anything that is no number stays as it is.
 */
export function canonicalWaId(raw: string): string {
  const bare = raw.trim().replace(/@(c\.us|s\.whatsapp\.net)$/, '');
  const digits = bare.replace(/[+\s().-]/g, '');
  return /^[0-9]+$/.test(digits) ? digits : bare;
}

/**
 * `<tenant>.<c>` and the hashes under which the same contact is known: one per provider id. `proposed` is by the
 * business-scoped user id when there is one (a customer may have no number), and holds for a contact never seen.
 * The address must name at least one of the two ids.
 */
export function conversationIdOf(
  tenant: string,
  family: ProviderFamily,
  ids: Pick<Address, 'waId' | 'userId'>,
): { proposed: ConversationId; aliases: readonly string[] } {
  const aliases: string[] = [];
  if (ids.userId !== undefined) aliases.push(contactHash(tenant, family, ids.userId));
  const number = numberHash(tenant, family, ids);
  if (number !== undefined) aliases.push(number);
  const [first] = aliases;
  if (first === undefined) throw new TypeError('an address needs waId or userId');
  return { proposed: `${tenant}.${first}`, aliases };
}

/** The hash of the number alone: it may be given to somebody else, a user id never is. */
export function numberAliasOf(tenant: string, address: Pick<Address, 'provider' | 'waId'>): string | undefined {
  return numberHash(tenant, familyOf(address.provider), address);
}

function numberHash(tenant: string, family: ProviderFamily, { waId }: Pick<Address, 'waId'>): string | undefined {
  return waId === undefined ? undefined : contactHash(tenant, family, canonicalWaId(waId));
}

/** Inbox id of a provider's message: 32 hexadecimal characters. */
export function inboxIdOf(providerId: string): string {
  return hash('sha256', providerId, 'hex').slice(0, 32);
}

const CONTACT_HASH_CHARS = 26;
const BASE32HEX = '0123456789abcdefghijklmnopqrstuv';

/** First 26 base32hex characters (130 bits) of sha256 over the parts, separated by a byte that none of them holds. */
function contactHash(tenant: string, family: ProviderFamily, id: string): string {
  const digest = hash('sha256', `${tenant}\0${family}\0${id}`, 'buffer');
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of digest) {
    held = ((held << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32HEX.charAt((held >> bits) & 31);
    }
    if (text.length >= CONTACT_HASH_CHARS) break;
  }
  return text.slice(0, CONTACT_HASH_CHARS);
}
