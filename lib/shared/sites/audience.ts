import type { Locale } from '@/lib/shared/i18n/locales';

/**
 * The audience of a page. Pages for children are separate: stored separately, and rendered from answers for a
 * child.
 */
export type Audience = 'everyone' | 'child';

/** The audience and the language of a read from the platform. */
export interface AudienceContext {
  locale: Locale;
  audience: Audience;
  /** Titles that the brand may not show (spec 2 §2 "Blocklist"); none when absent. */
  hidden?: readonly string[];
}
