import type { Onward } from './use-mini';

/** What plays in the corner. */
export interface Shown {
  key: string;
  title: string;
  subtitle?: string;
  open(): void;
  onward?: Onward;
  /** What follows could not be loaded here: its page says why, or asks for the PIN. */
  isStuck?: boolean;
}
