import { notFound } from 'next/navigation';
import { PromoIntro } from '@/components/promo/PromoIntro';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** Spec 3 §2: exists only where promo codes are enabled. The wizard opens over it because of the path. */
export async function PromoPage() {
  const { site, locale } = await currentSiteContext();
  if (!site.hasPromo) notFound();
  return <PromoIntro words={wordsOf(locale).promo} />;
}
