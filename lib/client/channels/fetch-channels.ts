import type { ListedChannel } from '@/lib/platform/resources/channels';
import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';

/** The five minutes of a list begin a moment before its request: its refresh must not meet the answer that it renews. */
const KEPT_MS = CHANNELS_REFRESH_MS - 10_000;

const known = new Map<string, { at: number; answer: Promise<ListedChannel[]> }>();

/**
 * The channels of a category, requested once in five minutes for all callers: the lower part of a page, its
 * search, the list beside the player. Browser only; rejects on any failure, which is not cached.
 */
export function fetchChannels(category: string): Promise<ListedChannel[]> {
  const last = known.get(category);
  if (last && Date.now() - last.at < KEPT_MS) return last.answer;
  const answer = import('./channels-api').then(({ fetchCategory }) => fetchCategory(category));
  known.set(category, { at: Date.now(), answer });
  answer.catch(() => known.delete(category));
  return answer;
}
