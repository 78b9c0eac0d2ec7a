import 'server-only';
import { notFound } from 'next/navigation';
import { decodeSegment, isChannelKey, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import type { Channel } from '@/lib/platform/channels';
import { isAskedById, trailingId } from '@/lib/seo/right-address';
import { currentFace } from '@/lib/sites/current';
import { findChannel } from './find';
import { loadChannels } from './load';

export interface ChannelAddress {
  channel: Channel;
  /** The address has no letters: shown, but not to search engines (facts/quality.md E3). */
  isById: boolean;
}

/** The channel of an address; rubbish is 404 before the platform hears of it. */
export async function channelOf(params: { category: string; channel: string }): Promise<ChannelAddress> {
  const face = await currentFace();
  const category = decodeSegment(params.category);
  const key = decodeSegment(params.channel);
  if (!isSlug(category) || !isChannelKey(key)) notFound();
  const { channels } = await orNotFound(loadChannels(category, face));
  const channel = findChannel(channels, key) ?? findChannel(channels, trailingId(key)) ?? notFound();
  const right = { asked: key, slug: channel.key, path: channel.href };
  return { channel, isById: isAskedById(right, face) };
}
