import type { Target } from '@/lib/rules/catalogue/view';

/** A push of the platform to a viewer (spec 3 §3 Push notification). */
export interface Push {
  id: string;
  title: string;
  body: string;
  /** A picture beside the text; null without one. */
  icon: string | null;
  /** The label of its button; null: the button has our own words. */
  action: string | null;
  /** When it is no longer worth showing, in Unix milliseconds. */
  expiresAt: number;
  /** Where its button leads; null: there is only something to read. */
  target: Target | null;
}

/** Whether a modal was opened with a push; an address alone has none. */
export function isPush(data: unknown): data is Push {
  return typeof data === 'object' && data !== null && 'expiresAt' in data && 'body' in data;
}

/** Spec 3 §3 `time_to_live`: seconds from `time_start`. */
export function isCurrent({ expiresAt }: Pick<Push, 'expiresAt'>, now: number): boolean {
  return now < expiresAt;
}
