/** Whose message it is, by the ids that came with it: one rule for all stores. */
import type { ConversationId } from '../domain.ts';

/** Hashes of the ids: who writes first (WhatsApp's user id, where there is one), then the number that he writes from. */
export interface Names {
  readonly aliases: readonly string[];
  readonly proposed: ConversationId;
}

export interface Known {
  readonly of: (alias: string) => ConversationId | undefined;
  /** Known under another name than this number: then it has a user id, since names meet only in a message that has both. */
  readonly byOthers: (conversation: ConversationId, number: string) => boolean;
}

export interface ContactPlan {
  readonly conversation: ConversationId;
  /** These are its names from now on, whosoever they were. */
  readonly bind: readonly string[];
}

/**
 * Who writes decides where he is known. A number may have been given to somebody else: telephone companies do that after
 * some silent months. So a new user id is a new contact where the number's conversation has a user id of its own, and the
 * number follows whoever was last seen with it. A conversation that has only the number takes the user id as its own.
 */
export function planContact({ aliases, proposed }: Names, known: Known): ContactPlan {
  const places = aliases.map((alias) => ({ alias, at: known.of(alias) }));
  const [who, ...numbers] = places;
  const free = ({ alias, at }: (typeof places)[number]) => at !== undefined && !known.byOthers(at, alias);
  const conversation = who?.at ?? numbers.find(free)?.at ?? proposed;
  const foreign = places.filter(({ at }) => at !== conversation);
  return { conversation, bind: foreign.filter((place) => !free(place)).map(({ alias }) => alias) };
}
