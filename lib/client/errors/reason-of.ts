import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { PlatformError } from '@/lib/shared/platform-error';

/** Why a call has failed, in the words of the viewer: what the platform says, if it says something. */
export function reasonOf(
  failure: unknown,
  words: Pick<Messages['account'], 'offline' | 'unavailable'>,
): string {
  if (!navigator.onLine) return words.offline;
  return (failure instanceof PlatformError && failure.sentence) || words.unavailable;
}
