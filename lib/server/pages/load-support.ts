import 'server-only';
import { getSeller } from '@/lib/platform/resources/providers';
import { type SupportLink, supportLinks } from '@/lib/rules/pages/support';
import type { SiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** Contacts of the provider of the site; without an answer the page has none (quality F02). */
export async function loadSupport(siteContext: SiteContext): Promise<SupportLink[]> {
  const seller = await getSeller(siteContext, siteContext.site.provider).catch(() => null);
  return seller ? supportLinks(seller.support, wordsOf(siteContext.locale).footer.supportLink) : [];
}
