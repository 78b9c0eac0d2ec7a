import type { Messages } from '@/lib/i18n/dictionaries';
import { SessionError } from '@/lib/session/call';

/** Spec 3 §8: the platform's own sentence on 400 and 404; ours when nobody answered. */
export function promoSentence(error: unknown, words: Messages['promo']): string {
  if (!(error instanceof SessionError)) return words.failed;
  if (error.sentence) return error.sentence;
  return error.retryAfter === null
    ? words.failed
    : words.waitToRetry.replace('{seconds}', String(error.retryAfter));
}
