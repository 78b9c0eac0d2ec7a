import type { PlatformError } from '@/lib/platform/errors';

/** What a viewer is told when a stream is not given (spec 2 §8). */
export interface Refusal {
  title: string;
  /** The platform's own sentence, in the viewer's language; null when there was no answer at all. */
  text: string | null;
  /** Asking again may help. */
  mayRetry: boolean;
}

export function refusalOf(error: PlatformError, words: { refused: string; unavailable: string }): Refusal {
  if (error.kind !== 'refused') return { title: words.unavailable, text: null, mayRetry: true };
  return { title: words.refused, text: error.detail.detail?.[0] ?? error.message, mayRetry: false };
}
