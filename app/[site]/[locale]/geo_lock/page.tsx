import type { Metadata } from 'next';
import { GeoLock } from '@/components/shell/geo-lock/GeoLock';
import { wordsOf } from '@/lib/i18n/words';
import { currentFace } from '@/lib/sites/current';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentFace();
  return { title: wordsOf(locale).geoLock.unknownTitle, robots: { index: false } };
}

export default async function GeoLockPage() {
  return <GeoLock labels={wordsOf((await currentFace()).locale).geoLock} />;
}
