import type { Metadata } from 'next';
import { GeoLock } from '@/components/shell/geo-lock/GeoLock';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';

/** Nothing of its own in the address: without saying so it would be made anew for everyone. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentFace();
  return { title: wordsOf(locale).geoLock.title, robots: { index: false } };
}

export default async function GeoLockPage() {
  const { locale } = await currentFace();
  return <GeoLock labels={wordsOf(locale).geoLock} locale={locale} />;
}
