import type { ChannelCard } from '@/lib/channels/view';

/** A channel that is open to everybody, with nothing on it, unless a test says otherwise. */
export const channelCard = (id: number, more: Partial<ChannelCard> = {}): ChannelCard => ({
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
  ...more,
});
