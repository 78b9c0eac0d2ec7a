import type { Metadata } from 'next';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';
import { PromoPage } from '../_parts/PromoPage';

/** Nothing of its own in the address: without saying so it would be made anew for everyone. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentFace();
  return { title: wordsOf(locale).promo.title, robots: { index: false } };
}

export default PromoPage;
