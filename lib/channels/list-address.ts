import 'server-only';
import { notFound } from 'next/navigation';
import { wordsOf } from '@/lib/i18n/words';
import { isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { currentFace } from '@/lib/sites/current';
import { ALL_CHANNELS } from './category';
import { FAVOURITES_CATEGORY } from './limits';
import { type ChannelsPage, loadChannels, loadOpeningChannels } from './load';

export interface ChannelsAddress {
  page: ChannelsPage;
  title: string;
  /** The viewer's own favourites, which only their browser knows. */
  isMine: boolean;
}

/** The list of a category's address, and how it is called; null is what the list opens with. */
export async function channelsOf(category: string | null): Promise<ChannelsAddress> {
  const face = await currentFace();
  if (category !== null && !isSlug(category)) notFound();
  const loading = category === null ? loadOpeningChannels(face) : loadChannels(category, face);
  const page = await orNotFound(loading);
  const { favourites, title: all } = wordsOf(face.locale).channels;
  const isMine = page.categoryKey === FAVOURITES_CATEGORY;
  const isAll = page.categoryKey === ALL_CHANNELS;
  return { page, isMine, title: isMine ? favourites : isAll ? all : (page.categoryName ?? all) };
}
