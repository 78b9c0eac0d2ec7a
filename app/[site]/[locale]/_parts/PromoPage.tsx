import { notFound } from 'next/navigation';
import { ForAdults } from '@/components/parental/ForAdults';
import { PromoIntro } from '@/components/promo/PromoIntro';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { isForChild } from '@/lib/shared/sites/audience';

/** Spec 3 §2: exists only where promo codes are enabled. The wizard opens over it because of the path. */
export async function PromoPage() {
  const { site, locale, audience } = await currentSiteContext();
  if (!site.hasPromo) notFound();
  const { promo, forAdults } = wordsOf(locale);
  return isForChild(audience) ? <ForAdults words={forAdults} /> : <PromoIntro words={promo} />;
}
