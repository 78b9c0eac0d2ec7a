import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { ALL_CHANNELS } from '@/lib/platform/channel-cards';
import { type Category, type Channel, listCategories, listChannels } from '@/lib/platform/channels';
import { routes } from '@/lib/routes';
import type { ChannelCategory } from './view';

export interface ChannelsPage {
  /** What the address carries: `/channels/{key}`. */
  categoryKey: string;
  /** Name of the category; null for all channels, which the screen words itself. */
  categoryName: string | null;
  categories: ChannelCategory[];
  /** Addressed within this category. */
  channels: Channel[];
}

/** Channels of one category, or null when there is no such category (spec 2 §8). @throws PlatformError */
export async function loadChannels(categoryKey: string, locale: Locale): Promise<ChannelsPage | null> {
  const [categories, channels] = await Promise.all([listCategories(locale), listChannels(locale)]);
  const wanted = findCategory(categories, categoryKey);
  if (!wanted && categoryKey !== ALL_CHANNELS) return null;
  const key = !wanted || wanted.isAll ? ALL_CHANNELS : wanted.key;
  const members = new Set(wanted && !wanted.isAll ? wanted.channelIds : channels.map(({ id }) => id));
  return {
    categoryKey: key,
    categoryName: wanted?.name ?? null,
    categories: categories.map((category) => ({
      id: String(category.id),
      href: category.isAll ? routes.channels() : routes.channelCategory(category.key),
      name: category.name,
      isCurrent: category === wanted || (!wanted && category.isAll),
    })),
    channels: channels
      .filter((channel) => members.has(channel.id))
      .map((channel) => ({ ...channel, href: routes.channel(key, channel.key) })),
  };
}

/** Categories are addressed by slug or id; `all` is always there (spec 2 §9: category 1). */
function findCategory(categories: Category[], key: string): Category | undefined {
  if (key === ALL_CHANNELS) return categories.find((category) => category.isAll);
  return categories.find((category) => category.key === key || String(category.id) === key);
}
