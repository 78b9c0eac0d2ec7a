import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
// For their styles: the island draws them while the server makes the page, and no script of it in the browser knows them.
import '@/components/channels/guide/FirstGrid';
import '@/components/channels/guide/FirstList';
import { Guide } from '@/components/channels/guide/Guide';
import { ALL_CHANNELS } from '@/lib/channels/category';
import { guideHref, listHrefOf, momentWithin, readCategory } from '@/lib/guide/address';
import { FIRST_ROWS } from '@/lib/guide/limits';
import { loadGuideBlock, loadGuideChannels, longestArchive } from '@/lib/guide/load';
import { packScreen } from '@/lib/guide/packed';
import { firstSpan } from '@/lib/guide/span';
import { guideWords } from '@/lib/guide/words';
import { localeTags } from '@/lib/i18n/locales';
import { decodeSegment } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { scheduleDays } from '@/lib/schedule/present';
import { pageHead } from '@/lib/seo/page-head';
import { currentFace } from '@/lib/sites/current';

async function load(segment: string) {
  const face = await currentFace();
  const category = readCategory(decodeSegment(segment));
  if (category === undefined) notFound();
  const page = await orNotFound(loadGuideChannels(category, face));
  const labels = guideWords(face.locale);
  const { guide } = labels;
  const isAll = page.categoryKey === ALL_CHANNELS || !page.categoryName;
  const title = isAll ? guide.title : `${guide.title}: ${page.categoryName}`;
  return { face, page, title, labels };
}

export async function guideMetadata(category: string): Promise<Metadata> {
  const { face, page, title, labels } = await load(category);
  const { description } = labels.guide;
  // Days and hours pass: the guide is one page, whatever it shows first.
  return pageHead({ path: guideHref(listHrefOf(page.categoryKey), null), title, description }, face);
}

/** The first screen: some channels × hours around now, or around the moment that the address names. */
export async function GuidePage(props: { category: string; moment: string }) {
  const { face, page, title, labels } = await load(props.category);
  const now = Math.floor(Date.now() / 1000);
  const archiveDays = longestArchive(page.channels);
  const moment = momentWithin(props.moment, now, archiveDays);
  const span = firstSpan(moment, now);
  const block = await loadGuideBlock(page.channels, { from: 0, to: FIRST_ROWS }, span, face);
  const locale = localeTags[face.locale];
  const days = scheduleDays(now, archiveDays, locale, labels.channels.schedule);
  return (
    <Guide
      key={`${page.categoryKey}/${props.moment}`}
      categoryKey={page.categoryKey}
      categories={page.categories}
      screen={packScreen({ ...block, now, moment, span, days })}
      {...{ title, locale, labels }}
    />
  );
}
