import 'server-only';
import type { Metadata } from 'next';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { pageHead } from '@/lib/server/seo/page-head';
import { channelCard, channelLine, pictureOf } from '@/lib/server/seo/share-card';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { wordsOf } from '@/lib/shared/i18n/words';
import { routes } from '@/lib/shared/routes';
import type { ChannelAddress } from './channel-address';

/** The head of a channel page for search engines and shared links: one address, whatever its category. */
export async function channelMetadata({ channel, isById }: ChannelAddress): Promise<Metadata> {
  const siteContext = await currentSiteContext();
  const { name, description, key } = channel;
  const line = channelLine(wordsOf(siteContext.locale).channels);
  return pageHead(
    {
      path: routes.channel(ALL_CHANNELS, key),
      title: name,
      description,
      mask: { type: 'channel', values: { name, description } },
      picture: pictureOf('channel', [key], channelCard(channel, line)),
      kind: 'video.other',
      hasPlayer: true,
      isHidden: isById,
    },
    siteContext,
  );
}
