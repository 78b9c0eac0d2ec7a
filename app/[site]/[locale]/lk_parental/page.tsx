import type { Metadata } from 'next';
import { ParentalPage } from '@/components/account/settings/ParentalPage';
import { ParentalSettings } from '@/components/parental/settings/ParentalSettings';
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
  return { title: wordsOf(locale).account.parentalPage.title, robots: NOT_INDEXED };
}

/** Spec 3 §2 `/lk_parental`. The same for everyone: an island loads the personal data, after the PIN. */
export default async function ParentalRoute() {
  const { site, locale } = await currentSiteContext();
  const { account, shell } = wordsOf(locale);
  return (
    <ParentalPage
      words={account}
      languages={languageLinks(site, locale)}
      hasLogOut={site.hasLogOut}
      closeLabel={shell.close}
    >
      <ParentalSettings words={account} />
    </ParentalPage>
  );
}
