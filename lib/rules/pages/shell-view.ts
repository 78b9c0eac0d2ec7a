import type { Locale } from '@/lib/shared/i18n/locales';

/** What the header, the bottom bar and the footer draw. */

/** A page of the menu, built from the rowsets (spec 2 §2). */
export interface MenuPage {
  id: string;
  href: string;
  title: string;
  /** `outer_link` pages leave the product. */
  isExternal: boolean;
  /** A page of the viewer's own things: for those who are logged in (spec 2 §6, spec 3 §2). */
  isOwn: boolean;
}

export interface LanguageLink {
  locale: Locale;
  /** `hreflang` and `lang` of the link. */
  tag: string;
  /** Its own name for itself. */
  name: string;
  /** `?lang=kk`: relative on purpose, so it means "this page" wherever the header stands. */
  href: string;
  isCurrent: boolean;
}

/** What the header offers to whoever has not signed in (spec 3 §2 Header). */
export interface GuestOffer {
  kind: 'trial' | 'promo';
  href: string;
  label: string;
}
