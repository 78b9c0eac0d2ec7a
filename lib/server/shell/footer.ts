import 'server-only';
import { getSeller, type Seller } from '@/lib/platform/resources/providers';
import { listStores } from '@/lib/platform/resources/stores';
import { storeName, wellKnownDevices } from '@/lib/rules/pages/devices';
import { type SupportLink, supportLinks } from '@/lib/rules/pages/support';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';

interface FooterLink {
  href: string;
  label: string;
}

/** Columns of the footer that depend on the provider of the site (spec 3 §2 Footer). */
export interface FooterView {
  /** Pages that are not rowsets. */
  morePages: FooterLink[];
  information: FooterLink[];
  support: SupportLink[];
  devices: FooterLink[];
  /** Links to other sites. */
  stores: FooterLink[];
}

/**
 * Without an answer of the platform the footer has fewer links, because every page needs it (quality F02).
 */
export async function loadFooter(siteContext: SiteContext): Promise<FooterView> {
  const { provider } = siteContext.site;
  const [seller, stores] = await Promise.all([
    getSeller(siteContext, provider).catch(() => null),
    listStores(siteContext, provider).catch(() => []),
  ]);
  const words = wordsOf(siteContext.locale).footer;
  return {
    morePages: [{ href: routes.freeChannels(), label: words.freeChannels }],
    information: information(siteContext, seller),
    support: seller ? supportLinks(seller.support, words.supportLink) : [],
    devices: wellKnownDevices().map(({ id, name }) => ({ href: routes.instructions(id), label: name })),
    stores: stores.map((store) => ({ href: store.href, label: storeName(store) })),
  };
}

/** About, promo code, install on TV, and the texts of the network; links without a target are left out. */
function information({ locale, site, audience }: SiteContext, seller: Seller | null): FooterLink[] {
  const { footer, pages } = wordsOf(locale);
  const { agreement, privacy, terms } = seller?.texts ?? {};
  const hasPromo = site.hasPromo && audience === 'everyone';
  const links: Array<FooterLink | null> = [
    seller?.shortname ? { href: routes.provider(seller.shortname), label: footer.about } : null,
    { href: routes.news(), label: footer.news },
    { href: routes.faq(), label: footer.faq },
    hasPromo ? { href: routes.promo(), label: footer.promo } : null,
    { href: routes.appStore(), label: footer.install },
    agreement ? { href: routes.text('agreement'), label: footer.agreement } : null,
    privacy ? { href: routes.text('privacy'), label: footer.privacy } : null,
    terms ? { href: routes.text('terms'), label: pages.texts.terms } : null,
  ];
  return links.filter((link) => link !== null);
}
