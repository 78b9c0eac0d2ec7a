import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AboutChannel } from '@/components/channels/viewer/AboutChannel';
import { JsonLd } from '@/components/ui/json-ld/JsonLd';
import { ALL_CHANNELS } from '@/lib/channels/category';
import { findChannel } from '@/lib/channels/find';
import { loadChannels } from '@/lib/channels/load';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isChannelKey, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { orLater } from '@/lib/or-later';
import { routes } from '@/lib/routes';
import { loadToday } from '@/lib/schedule/load';
import { channelGraph } from '@/lib/seo/graph/channel';
import { absoluteHere } from '@/lib/seo/here';
import { pageHead } from '@/lib/seo/page-head';
import { isAskedById, trailingId } from '@/lib/seo/right-address';
import { channelCard, channelLine, pictureOf } from '@/lib/seo/share/card';
import { currentFace } from '@/lib/sites/current';

export const revalidate = 30;

export function generateStaticParams() {
  return [];
}

/** What is on today makes the page richer for search engines; nobody waits for it (facts/quality.md F02). */
const SCHEDULE_PATIENCE_MS = 1_000;

interface Props {
  params: Promise<{ category: string; channel: string }>;
}

async function load({ params }: Props) {
  const face = await currentFace();
  const { category, channel: segment } = await params;
  const key = decodeSegment(segment);
  if (!isSlug(decodeSegment(category)) || !isChannelKey(key)) notFound();
  const page = await orNotFound(loadChannels(decodeSegment(category), face));
  const channel =
    findChannel(page.channels, key) ?? findChannel(page.channels, trailingId(key)) ?? notFound();
  const right = { asked: key, slug: channel.key, path: channel.href };
  return { channel, face, locale: face.locale, isById: isAskedById(right, face) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { channel, face, isById } = await load(props);
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

export default async function ChannelRoute(props: Props) {
  const { channel, face, locale } = await load(props);
  const today = await orLater(loadToday(channel.id, face), SCHEDULE_PATIENCE_MS);
  const canonical = routes.channel(ALL_CHANNELS, channel.key);
  const now = Math.floor(Date.now() / 1000);
  return (
    <>
      <JsonLd graph={channelGraph(channel, { canonical, entries: today ?? [], now }, await absoluteHere())} />
      <AboutChannel text={channel.description} title={wordsOf(locale).channels.about} />
    </>
  );
}
