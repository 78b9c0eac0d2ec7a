import 'server-only';
import type { Metadata } from 'next';
import { listHrefOf } from '@/lib/rules/guide/address';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { channelsOf } from './list-address';

/** The head of the channels of a category for search engines. */
export async function channelsMetadata(category: string | null): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const { page, title, isMine } = await channelsOf(category);
  if (isMine) return { title, robots: NOT_INDEXED };
  const { title: all, description } = wordsOf(siteContext.locale).channels;
  // A category may have the name of another page: "News".
  const name = title === all ? title : `${all}: ${title}`;
  return pageHead({ path: listHrefOf(page.categoryKey), title: name, description }, siteContext);
}
