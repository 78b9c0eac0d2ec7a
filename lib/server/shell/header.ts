import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getSeller, type Seller } from '@/lib/platform/resources/providers';
import type { GuestOffer, LanguageLink } from '@/lib/rules/pages/shell-view';
import type { SiteContext } from '@/lib/server/site/current-site';
import { isLocale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { languageLinks } from './menu';

/** Spec 3 §4, §9: promo days are shown while they are 90 or fewer. */
export const MOST_PROMO_DAYS = 90;

interface HeaderView {
  languages: LanguageLink[];
  offer: GuestOffer | null;
}

/**
 * The part of the header that depends on the provider. Without an answer it has the values of the site
 * (quality F02).
 */
export async function loadHeader(siteContext: SiteContext): Promise<HeaderView> {
  const seller = await getSeller(siteContext, siteContext.site.provider).catch(() => null);
  const networkLanguages = seller?.languages.filter(isLocale) ?? [];
  const links = languageLinks(siteContext.site, siteContext.locale);
  const isSpoken = ({ locale, isCurrent }: LanguageLink) => isCurrent || networkLanguages.includes(locale);
  return {
    languages: networkLanguages.length > 0 ? links.filter(isSpoken) : links,
    offer: await offerOf(siteContext, seller),
  };
}

/**
 * Spec 3 §2 Header: "a promo or trial button for guests": the free days of new users, else a link to the
 * promo code.
 */
async function offerOf(
  { site, locale, audience }: SiteContext,
  seller: Seller | null,
): Promise<GuestOffer | null> {
  if (audience === 'child') return null;
  const days = seller?.promoDays ?? 0;
  if (days > 0 && days <= MOST_PROMO_DAYS) {
    const t = await getTranslations({ locale, namespace: 'shell' });
    return { kind: 'trial', href: '#auth', label: t('trial', { count: days }) };
  }
  return site.hasPromo
    ? { kind: 'promo', href: routes.promo(), label: wordsOf(locale).shell.promoCode }
    : null;
}
