import type { Locale } from '@/lib/shared/i18n/locales';

/** The data of the header, the bottom bar and the footer. */

/** A page of the menu, built from the rowsets (spec 2 §2). */
export interface MenuPage {
  id: string;
  href: string;
  title: string;
  /** `outer_link` pages lead to another site. */
  isExternal: boolean;
  /** A personal page: for logged-in viewers (spec 2 §6, spec 3 §2). */
  isOwn: boolean;
}

export interface LanguageLink {
  locale: Locale;
  /** `hreflang` and `lang` of the link. */
  tag: string;
  /** The name of the language in that language. */
  name: string;
  /** `?lang=kk`: relative, so that it means the current page wherever the header is. */
  href: string;
  isCurrent: boolean;
}

/** A trial of a packet for new viewers, in the language of the page. */
export interface TrialOffer {
  /** "7 days free", "14 days for 1 ₸". */
  text: string;
  /** The name of the packet, and its page. */
  packet: string;
  href: string;
}

/** The offer of the header to viewers without a login (spec 3 §2 Header). */
export interface GuestOffer {
  kind: 'trial' | 'promo';
  href: string;
  label: string;
}
