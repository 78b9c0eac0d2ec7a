import type { Metadata } from 'next';
import { Account } from '@/components/account/Account';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { languageLinks } from '@/lib/server/shell/menu';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).account.title, robots: NOT_INDEXED };
}

/** Spec 3 §2 `/lk`. The same for everyone: an island loads the personal data. */
export default async function AccountRoute() {
  const { site, locale } = await currentSiteContext();
  const { account, catalogue, pages } = wordsOf(locale);
  const { own, act, fullest, afterTrial } = pages.packets;
  return (
    <>
      <PageHeading title={account.title} labels={catalogue.page} />
      <Account
        words={account}
        languages={languageLinks(site, locale)}
        hasLogOut={site.hasLogOut}
        hasRefill={site.hasRefill}
        packets={{ own, act, fullest, afterTrial }}
      />
    </>
  );
}
