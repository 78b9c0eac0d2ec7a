import 'server-only';
import { notFound } from 'next/navigation';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { FAVOURITES_CATEGORY } from '@/lib/rules/channels/constants';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { wordsOf } from '@/lib/shared/i18n/words';
import { isSlug } from '@/lib/shared/ids';
import { type ChannelsPage, loadChannels, loadOpeningChannels } from './load-channels';

export interface ChannelsAddress {
  page: ChannelsPage;
  title: string;
  /** The favourites of the viewer, which only their browser knows. */
  isMine: boolean;
}

/** The list of a category address and its title; null is the first category. */
export async function channelsOf(category: string | null): Promise<ChannelsAddress> {
  const siteContext = await currentSiteContext();
  if (category !== null && !isSlug(category)) notFound();
  const loading = category === null ? loadOpeningChannels(siteContext) : loadChannels(category, siteContext);
  const page = await orNotFound(loading);
  const { favourites, title: all } = wordsOf(siteContext.locale).channels;
  const isMine = page.categoryKey === FAVOURITES_CATEGORY;
  const isAll = page.categoryKey === ALL_CHANNELS;
  return { page, isMine, title: isMine ? favourites : isAll ? all : (page.categoryName ?? all) };
}
