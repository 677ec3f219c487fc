/**
 * Who hears what, in order: the first that hears anything decides (CONV-2). Behind them come the errands that a message
 * names and, where nothing is sure, the guess. Imported by `read.ts` only.
 */
import { BY_ITS_WORDS } from './readers/by-its-words.ts';
import { FIRST } from './readers/first.ts';
import { MONEY } from './readers/money.ts';
import { OF_MINE } from './readers/of-mine.ts';
import { ON_SCREEN } from './readers/on-screen.ts';
import { OTHERS } from './readers/others.ts';
import { PUT_OTHERWISE } from './readers/put-otherwise.ts';
import type { Reader } from './readers/reader.ts';
import { WAYS_OUT } from './readers/ways-out.ts';

export const READERS: readonly Reader[] = [
  ...FIRST,
  ...ON_SCREEN,
  ...BY_ITS_WORDS,
  ...WAYS_OUT,
  ...MONEY,
  ...PUT_OTHERWISE,
  ...OF_MINE,
  ...OTHERS,
];
