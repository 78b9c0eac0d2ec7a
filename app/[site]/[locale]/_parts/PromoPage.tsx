import { notFound } from 'next/navigation';
import { PromoIntro } from '@/components/promo/PromoIntro';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';

/** Spec 3 §2: exists only where promo codes are enabled. The wizard opens over it by the path. */
export async function PromoPage() {
  const { site, locale } = await currentFace();
  if (!site.hasPromo) notFound();
  return <PromoIntro words={wordsOf(locale).promo} />;
}
