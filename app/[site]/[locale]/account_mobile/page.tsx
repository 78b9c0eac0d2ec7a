import type { Metadata } from 'next';
import { MobileAccount } from '@/components/mobile/MobileAccount';
import { MobilePage } from '@/components/mobile/MobilePage';
import { wordsOf } from '@/lib/i18n/words';
import { routes } from '@/lib/routes';
import { currentFace } from '@/lib/sites/current';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentFace();
  return { title: wordsOf(locale).mobile.title, robots: { index: false } };
}

/** Spec 1 §2 /account_mobile; the guard puts it into its context (lib/sites/contexts.ts). */
export default async function AccountMobilePage() {
  const { site, locale } = await currentFace();
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
