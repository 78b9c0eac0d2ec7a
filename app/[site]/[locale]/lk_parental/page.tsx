import type { Metadata } from 'next';
import { BackLink } from '@/components/account/BackLink';
import { PageHeading } from '@/components/catalogue/row/PageHeading';
import { ParentalSettings } from '@/components/parental/settings/ParentalSettings';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).account.parentalPage.title, robots: { index: false } };
}

/** Spec 3 §2 `/lk_parental`. The same for everyone: an island loads the personal data, after the PIN. */
export default async function ParentalRoute() {
  const { locale } = await currentSiteContext();
  const { account, catalogue } = wordsOf(locale);
  return (
    <>
      <BackLink label={account.back} />
      <PageHeading title={account.parentalPage.title} labels={catalogue.page} />
      <ParentalSettings words={account} />
    </>
  );
}
