import 'server-only';
import { notFound } from 'next/navigation';
import type { Channel } from '@/lib/platform/resources/channels';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { findChannel } from '@/lib/rules/channels/find';
import { matchSlug, redirectToCanonical, trailingId } from '@/lib/server/seo/canonical';
import { currentSiteContext, type SiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { decodeSegment, isChannelKey, isSlug } from '@/lib/shared/ids';
import { loadChannels } from './load-channels';

export interface ChannelAddress {
  channel: Channel;
  /** Requested by its id alone: shown, but not indexed (quality E3). */
  isById: boolean;
}

/** The channel of an address; an invalid one is a 404 without calling the platform. */
export async function channelOf(params: { category: string; channel: string }): Promise<ChannelAddress> {
  const siteContext = await currentSiteContext();
  const category = decodeSegment(params.category);
  const key = decodeSegment(params.channel);
  if (!isSlug(category) || !isChannelKey(key)) notFound();
  const { channels } = await orNotFound(loadChannels(category, siteContext));
  const channel = byKey(channels, key);
  if (!channel) {
    await redirectToChannel(key, siteContext);
    notFound();
  }
  const match = matchSlug(key, channel.key);
  if (match === 'outdated') redirectToCanonical(channel.href, siteContext);
  return { channel, isById: match === 'id' };
}

/** The channel of an embedded player, by its id or slug. */
export async function embeddedChannelOf(params: { channel: string }): Promise<Channel> {
  const key = decodeSegment(params.channel);
  if (!isChannelKey(key)) notFound();
  const { channels } = await orNotFound(loadChannels(ALL_CHANNELS, await currentSiteContext()));
  return byKey(channels, key) ?? notFound();
}

/**
 * `/channels/{key}` is a category by its own address. Any other key may be a channel, also the id of a category that has
 * a slug: links use the slug.
 */
export async function redirectIfChannel(key: string, siteContext: SiteContext): Promise<void> {
  if (!isChannelKey(key)) return;
  const category = await loadChannels(key, siteContext);
  if (category?.categoryKey !== key) await redirectToChannel(key, siteContext);
}

/** Redirects to the channel's address among all channels; returns when there is no such channel. */
async function redirectToChannel(key: string, siteContext: SiteContext): Promise<void> {
  const all = await loadChannels(ALL_CHANNELS, siteContext);
  const channel = all && byKey(all.channels, key);
  if (channel) redirectToCanonical(channel.href, siteContext);
}

function byKey(channels: readonly Channel[], key: string): Channel | null {
  return findChannel(channels, key) ?? findChannel(channels, trailingId(key));
}
