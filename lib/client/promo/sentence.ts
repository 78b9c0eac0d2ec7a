import type { Messages } from '@/lib/shared/i18n/dictionaries';
import { fill } from '@/lib/shared/i18n/fill';
import { PlatformError } from '@/lib/shared/platform-error';

/** Spec 3 §8: the text of the platform on 400 and 404; our own without an answer. */
export function promoSentence(error: unknown, words: Messages['promo']): string {
  if (!(error instanceof PlatformError)) return words.failed;
  if (error.sentence) return error.sentence;
  return error.retryAfter === null ? words.failed : fill(words.waitToRetry, { seconds: error.retryAfter });
}
