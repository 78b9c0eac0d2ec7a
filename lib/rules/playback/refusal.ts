import type { PlatformError } from '@/lib/shared/platform-error';

/** The message shown when a stream is refused (spec 2 §8). */
export interface Refusal {
  title: string;
  /** The text of the platform in the language of the viewer; null without an answer. */
  text: string | null;
  /** A retry may help. */
  mayRetry: boolean;
  /** A login may help, because a user may have rights that a guest does not have (spec 1 §6). */
  mayLogIn: boolean;
}

/** No session, not purchased, not allowed. */
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
