import type { Metadata } from 'next';
import { TvScreen } from '@/components/account/tv/TvScreen';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';

/** No dynamic segment of its own: without this line the page would be rendered for every request. */
export const dynamic = 'force-static';

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const { locale, context } = await currentSiteContext();
  const { tv } = wordsOf(locale).account;
  return { title: context.isTelevision ? tv.add : tv.title, robots: NOT_INDEXED };
}

/** Where a viewer allows the login of a television (docs/SESSION.md). The same for everyone: an island knows the viewer. */
export default async function TvPage() {
  const { site, locale, context } = await currentSiteContext();
  return <TvScreen words={wordsOf(locale).account} brand={site.name} isTelevision={context.isTelevision} />;
}
