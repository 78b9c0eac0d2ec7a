import 'server-only';
import { getSeller } from '@/lib/platform/resources/providers';
import type { GuestOffer, LanguageLink } from '@/lib/rules/pages/shell-view';
import { loadTrial } from '@/lib/server/commerce/announced-trial';
import type { SiteContext } from '@/lib/server/site/current-site';
import { isLocale } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import { isForChild } from '@/lib/shared/sites/audience';
import { languageLinks } from './menu';

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
    offer: await offerOf(siteContext),
  };
}

/** Spec 3 §2 Header: "a promo or trial button for guests": the trial of a packet, else a link to the promo code. */
async function offerOf(siteContext: SiteContext): Promise<GuestOffer | null> {
  const { site, locale, audience } = siteContext;
  if (isForChild(audience)) return null;
  const trial = await loadTrial(siteContext);
  if (trial) return { kind: 'trial', href: trial.href, label: trial.text };
  return site.hasPromo
    ? { kind: 'promo', href: routes.promo(), label: wordsOf(locale).shell.promoCode }
    : null;
}
