import type { Metadata } from 'next';
import { GeoLock } from '@/components/shell/geo-lock/GeoLock';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await currentSiteContext();
  return { title: wordsOf(locale).geoLock.unknownTitle, robots: { index: false } };
}

export default async function GeoLockPage() {
  return <GeoLock labels={wordsOf((await currentSiteContext()).locale).geoLock} />;
}
