import 'server-only';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** What a site sells, as far as promotions need to know it. */
export interface RowOffers {
  /** Spec 3 §2: promo codes only where they are enabled. */
  hasPromo: boolean;
  /** Spec 2 §2: packets of a provider that is not an OTT provider have ids of their own. */
  isOtt: boolean;
}

/** The words of a row and of everything that may stand in it, and what its promotions may lead to. */
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
