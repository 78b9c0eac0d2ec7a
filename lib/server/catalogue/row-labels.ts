import 'server-only';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** The offers of a site, as far as promotions need them. */
export interface RowOffers {
  /** Spec 3 §2: promo codes only where they are enabled. */
  hasPromo: boolean;
  /** Spec 2 §2: packets of a provider that is not an OTT provider have ids of their own. */
  isOtt: boolean;
}

/** The texts of a row and of everything in it, and the allowed targets of its promotions. */
export function rowLabels({ locale, site }: Pick<SiteContext, 'locale' | 'site'>) {
  const { catalogue, channels, shell } = wordsOf(locale);
  const offers: RowOffers = { hasPromo: site.hasPromo, isOtt: site.provider === null };
  return {
    row: catalogue.row,
    card: catalogue.card,
    promo: catalogue.promo,
    channels: channels,
    newTab: shell.newTab,
    offers,
  };
}
