import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
// Imported for their styles: the island draws them on the server, and no script of the page imports them in
// the browser.
import '@/components/channels/guide/FirstScreen';
import { Guide } from '@/components/channels/guide/Guide';
import { CompletePage } from '@/components/shell/CompletePage';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { FAVOURITES_CATEGORY } from '@/lib/rules/channels/constants';
import { favouritesCategory } from '@/lib/rules/channels/favourites';
import { guideHref, listHrefOf, momentWithin, readCategory } from '@/lib/rules/guide/address';
import { FIRST_ROWS } from '@/lib/rules/guide/constants';
import { packScreen } from '@/lib/rules/guide/packed';
import { firstSpan } from '@/lib/rules/guide/span';
import { scheduleDays } from '@/lib/rules/schedule/schedule-days';
import { favouriteWords, guideWords } from '@/lib/server/channels/guide-words';
import {
  loadGuideBlock,
  loadGuideChannels,
  longestArchive,
  mainGenres,
} from '@/lib/server/channels/load-guide';
import { pageHead } from '@/lib/server/seo/page-head';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { localeTags } from '@/lib/shared/i18n/locales';
import { wordsOf } from '@/lib/shared/i18n/words';
import { decodeSegment } from '@/lib/shared/ids';

async function load(segment: string) {
  const siteContext = await currentSiteContext();
  const category = readCategory(decodeSegment(segment));
  if (category === undefined) notFound();
  const page = await orNotFound(loadGuideChannels(category, siteContext));
  const labels = guideWords(siteContext.locale);
  const { guide } = labels;
  const isMine = page.categoryKey === FAVOURITES_CATEGORY;
  const name = isMine ? wordsOf(siteContext.locale).channels.favourites : page.categoryName;
  const isAll = page.categoryKey === ALL_CHANNELS || !name;
  const title = isAll ? guide.title : `${guide.title}: ${name}`;
  return { siteContext, page, title, labels, isMine };
}

export async function guideMetadata(category: string): Promise<Metadata> {
  const { siteContext, page, title, labels, isMine } = await load(category);
  if (isMine) return { title, robots: NOT_INDEXED };
  const { description } = labels.guide;
  // Days and hours change, so all moments of the guide share one canonical address.
  return pageHead({ path: guideHref(listHrefOf(page.categoryKey), null), title, description }, siteContext);
}

/** The first screen: some channels × hours around now, or around the moment in the address. */
export async function GuidePage(props: { category: string; moment: string }) {
  const { siteContext, page, title, labels, isMine } = await load(props.category);
  const words = wordsOf(siteContext.locale);
  const now = Math.floor(Date.now() / 1000);
  const archiveDays = longestArchive(page.channels);
  const moment = momentWithin(props.moment, now, archiveDays);
  const span = firstSpan(moment, now);
  // Only the browser knows the favourites of its viewer, and so which rows this guide has.
  const shown = isMine ? [] : page.channels;
  const [block, genres] = await Promise.all([
    loadGuideBlock(shown, { from: 0, to: FIRST_ROWS }, span, siteContext),
    mainGenres(siteContext),
  ]);
  // A platform may not send the genres of programmes.
  const isByGenre = isMine || block.rows.some((row) => row.entries?.some((entry) => entry.genres));
  const locale = localeTags[siteContext.locale];
  const days = scheduleDays(now, archiveDays, locale, labels.channels.schedule);
  return (
    <>
      {isMine ? null : <CompletePage />}
      <Guide
        key={`${page.categoryKey}/${props.moment}`}
        categoryKey={page.categoryKey}
        categories={page.categories}
        screen={packScreen({ ...block, archiveDays, now, moment, span, days })}
        favourites={favouritesCategory(page.categoryKey, siteContext.audience, words.channels.favourites)}
        favouriteWords={isMine ? favouriteWords(words) : null}
        genres={isByGenre ? genres : []}
        {...{ title, locale, labels }}
      />
    </>
  );
}
