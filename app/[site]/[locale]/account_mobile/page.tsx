import type { Metadata } from 'next';
import { MobileAccount } from '@/components/mobile/MobileAccount';
import { MobilePage } from '@/components/mobile/MobilePage';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).mobile.title, robots: NOT_INDEXED };
}

/** Spec 1 §2 /account_mobile; the guard sets its context (lib/shared/sites/contexts.ts). */
export default async function AccountMobilePage() {
  const { site, locale } = await currentSiteContext();
  const words = wordsOf(locale).mobile;
  return (
    <MobilePage title={words.title}>
      <MobileAccount
        words={words}
        accountHref={routes.account()}
        parentalHref={routes.parental()}
        hasPromo={site.hasPromo}
      />
    </MobilePage>
  );
}
