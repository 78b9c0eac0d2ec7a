import type { PlatformError } from '@/lib/shared/platform-error';

/** What a viewer is told when a stream is not given (spec 2 §8). */
export interface Refusal {
  title: string;
  /** The platform's own sentence, in the viewer's language; null when there was no answer at all. */
  text: string | null;
  /** Asking again may help. */
  mayRetry: boolean;
  /** An account may have what a guest has not (spec 1 §6). */
  mayLogIn: boolean;
}

/** No session, nothing bought, not allowed. */
const FOR_OTHERS = [401, 402, 403];

export interface RefusalWords {
  refused: string;
  unavailable: string;
}

export function refusalOf(error: PlatformError, words: RefusalWords): Refusal {
  if (error.kind !== 'refused')
    return { title: words.unavailable, text: null, mayRetry: true, mayLogIn: false };
  const text = error.detail.detail?.[0] ?? error.message;
  return { title: words.refused, text, mayRetry: false, mayLogIn: FOR_OTHERS.includes(error.status) };
}
