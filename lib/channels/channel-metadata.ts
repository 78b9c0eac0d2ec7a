import 'server-only';
import type { Metadata } from 'next';
import { wordsOf } from '@/lib/i18n/words';
import { routes } from '@/lib/routes';
import { pageHead } from '@/lib/seo/page-head';
import { channelCard, channelLine, pictureOf } from '@/lib/seo/share/card';
import { currentFace } from '@/lib/sites/current';
import { ALL_CHANNELS } from './category';
import type { ChannelAddress } from './channel-address';

/** What search engines and whoever gets a link are told of a channel: under one address, whatever its category. */
export async function channelMetadata({ channel, isById }: ChannelAddress): Promise<Metadata> {
  const face = await currentFace();
  const { name, description, key } = channel;
  const line = channelLine(wordsOf(face.locale).channels);
  return pageHead(
    {
      path: routes.channel(ALL_CHANNELS, key),
      title: name,
      description,
      mask: { type: 'channel', values: { name, description } },
      picture: pictureOf('channel', [key], channelCard(channel, line)),
      kind: 'video.other',
      isHidden: isById,
    },
    face,
  );
}
