import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GiftCode } from '@/components/promo/GiftCode';
import { PromoIntro } from '@/components/promo/PromoIntro';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).pages.gift.title, robots: { index: false } };
}

/** Spec 3 §2: exists only where promo codes are enabled. A gift is also a code. */
export default async function GiftPage() {
  const { site, locale } = await currentSiteContext();
  if (!site.hasPromo) notFound();
  const { promo, pages } = wordsOf(locale);
  const words = { ...promo, title: pages.gift.title, pageText: pages.gift.text };
  return (
    <PromoIntro words={words}>
      <GiftCode words={{ ...promo, intro: '', submit: promo.show }} />
    </PromoIntro>
  );
}
