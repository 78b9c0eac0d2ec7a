import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { ChannelCard, OwnLock } from '@/lib/rules/channels/view';

/** A channel that everybody may watch, without a current programme, unless a test overrides it. */
export const channelCard = (id: number, more: Partial<ChannelCard & OwnLock> = {}): ChannelCard => ({
  id,
  href: `/channels/all/c${id}`,
  name: `Channel ${id}`,
  number: id,
  logo: null,
  color: null,
  isHd: false,
  is4k: false,
  age: null,
  isFree: true,
  now: null,
  next: null,
  frames: null,
  ...more,
});

/** The same channel as our own API returns it. */
export const listedChannel = (id: number, more: Partial<ListedChannel> = {}): ListedChannel => ({
  ...channelCard(id),
  key: `c${id}`,
  archiveDays: 0,
  isAvailable: true,
  accessError: null,
  ...more,
});
