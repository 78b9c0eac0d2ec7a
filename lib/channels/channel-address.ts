import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { decodeSegment, isChannelKey, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import type { Channel } from '@/lib/platform/channels';
import { addressIn } from '@/lib/seo/alternates';
import { isAskedById, trailingId } from '@/lib/seo/right-address';
import { currentFace, type Face } from '@/lib/sites/current';
import { ALL_CHANNELS } from './category';
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
  const channel = byKey(channels, key) ?? (await elsewhere(key, face));
  const right = { asked: key, slug: channel.key, path: channel.href };
  return { channel, isById: isAskedById(right, face) };
}

/** A channel of another category leads to its address among all channels; the server adds what else was in the query. */
async function elsewhere(key: string, face: Face): Promise<never> {
  const all = await loadChannels(ALL_CHANNELS, face);
  const channel = all && byKey(all.channels, key);
  return channel ? permanentRedirect(addressIn(channel.href, face.locale, face.site)) : notFound();
}

function byKey(channels: readonly Channel[], key: string): Channel | null {
  return findChannel(channels, key) ?? findChannel(channels, trailingId(key));
}
