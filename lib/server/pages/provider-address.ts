import 'server-only';
import { notFound } from 'next/navigation';
import { getProvider, getSeller } from '@/lib/platform/resources/providers';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { fill } from '@/lib/shared/i18n/fill';
import { wordsOf } from '@/lib/shared/i18n/words';
import { decodeSegment, isSlug } from '@/lib/shared/ids';
import { routes } from '@/lib/shared/routes';
import { isForChild } from '@/lib/shared/sites/audience';
import { brandIn } from '@/lib/shared/sites/sites';

/** The provider of an address, by short name or number, and the head of its page. */
export async function providerOf(params: { key: string }) {
  const siteContext = await currentSiteContext();
  const key = decodeSegment(params.key);
  if (!isSlug(key)) notFound();
  const [provider, seller] = await Promise.all([
    orNotFound(getProvider(key, siteContext)),
    getSeller(siteContext, siteContext.site.provider).catch(() => null),
  ]);
  const { name, shortname } = provider;
  const words = wordsOf(siteContext.locale).pages.provider;
  // Children get no offers, and no word about prices (spec 1 §6).
  const forChild = isForChild(siteContext.audience);
  const description = forChild ? words.childDescription : words.description;
  const isBrand = [siteContext.site.name, brandIn(siteContext.site, siteContext.locale)].includes(name);
  return {
    provider,
    /** Its short name, when it is not the provider of this site. */
    elsewhere: shortname === seller?.shortname ? null : shortname,
    head: {
      title: name,
      description: fill(description, { name }),
      path: routes.provider(shortname),
    },
    /** For the head: the template appends the brand, so it is not repeated. */
    title: isBrand ? (forChild ? words.install : words.tariffs) : name,
  };
}
