import type { Locale } from '@/lib/shared/i18n/locales';

/** For whom a page is made. A child's pages are pages of their own: stored apart, read as a child sees them. */
export type Audience = 'everyone' | 'child';

/** For whom, and in which language, the platform is asked. */
export interface AudienceContext {
  locale: Locale;
  audience: Audience;
  /** Titles that the brand has no right to show (spec 2 §2 "Blocklist"); none unless said. */
  hidden?: readonly string[];
}
