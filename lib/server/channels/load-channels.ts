import 'server-only';
import { type Category, type Channel, listCategories, listChannels } from '@/lib/platform/resources/channels';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { FAVOURITES_CATEGORY } from '@/lib/rules/channels/constants';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import { routes } from '@/lib/shared/routes';
import { type AudienceContext, isForChild } from '@/lib/shared/sites/audience';

export interface ChannelsPage {
  /** The category's part of an address: `/channels/{key}`. */
  categoryKey: string;
  /** Name of the category; null for all channels, which the screen names itself. */
  categoryName: string | null;
  categories: ChannelCategory[];
  /** With addresses in this category. */
  channels: Channel[];
}

/** Spec 1 §6, §9: the channel list of a child starts with this category. */
const CHILD_CATEGORY = '7';

/**
 * The first category of the channel list: all channels; for a child the children's category.
 * @throws PlatformError
 */
export async function loadOpeningChannels(reader: AudienceContext): Promise<ChannelsPage | null> {
  const childrens = isForChild(reader.audience) ? await loadChannels(CHILD_CATEGORY, reader) : null;
  return childrens ? { ...childrens, categoryName: null } : loadChannels(ALL_CHANNELS, reader);
}

/**
 * Channels of one category, or null when there is no such category (spec 2 §8). The favourites page has the
 * list for everyone: only the browser knows the favourites of its viewer.
 * @throws PlatformError
 */
export async function loadChannels(
  categoryKey: string,
  reader: AudienceContext,
): Promise<ChannelsPage | null> {
  const [categories, channels] = await Promise.all([listCategories(reader), listChannels(reader)]);
  const isFavourites = categoryKey === FAVOURITES_CATEGORY && !isForChild(reader.audience);
  const requested = findCategory(categories, isFavourites ? ALL_CHANNELS : categoryKey);
  if (!requested && !isFavourites && categoryKey !== ALL_CHANNELS) return null;
  const keyOfWanted = !requested || requested.isAll ? ALL_CHANNELS : requested.key;
  const key = isFavourites ? FAVOURITES_CATEGORY : keyOfWanted;
  const members = new Set(
    requested && !requested.isAll ? requested.channelIds : channels.map(({ id }) => id),
  );
  const isMember = ({ id }: Channel) => members.has(id);
  // A child has no filter to find the other channels, so they follow: the same channels up to its age everywhere
  // (spec 2 §6).
  const others = isForChild(reader.audience) ? channels.filter((channel) => !isMember(channel)) : [];
  return {
    categoryKey: key,
    categoryName: isFavourites ? null : (requested?.name ?? null),
    // Spec 2 §2, §6: the category filter is hidden from a child.
    categories: (isForChild(reader.audience) ? [] : categories).map((category) => ({
      id: String(category.id),
      href: category.isAll ? routes.channels() : routes.channelCategory(category.key),
      name: category.name,
      isCurrent: !isFavourites && (category === requested || (!requested && category.isAll)),
    })),
    channels: [...channels.filter(isMember), ...others].map((channel) => ({
      ...channel,
      href: routes.channel(key, channel.key),
    })),
  };
}

/** Categories have a slug or an id; `all` always exists (spec 2 §9: category 1). */
function findCategory(categories: Category[], key: string): Category | undefined {
  if (key === ALL_CHANNELS) return categories.find((category) => category.isAll);
  return categories.find((category) => category.key === key || String(category.id) === key);
}
