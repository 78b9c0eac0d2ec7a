import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ChannelViewer } from '@/components/channels/viewer/ChannelViewer';
import { loadChannels } from '@/lib/channels/load';
import { viewerLabels } from '@/lib/channels/viewer-labels';
import { localeTags } from '@/lib/i18n/locales';
import { TIME_ZONE } from '@/lib/i18n/time-zone';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
import { toListedChannel } from '@/lib/platform/channels';
import { currentFace } from '@/lib/sites/current';

interface Props {
  params: Promise<{ category: string }>;
  children: ReactNode;
}

/** The viewer stands here and not in the page: the player stays while channels change. */
export default async function ViewerLayoutRoute({ params, children }: Props) {
  const face = await currentFace();
  const category = decodeSegment((await params).category);
  if (!isSlug(category)) notFound();
  const { categoryKey, categories, channels } = await orNotFound(loadChannels(category, face));
  return (
    <ChannelViewer
      {...{ categoryKey, categories }}
      channels={channels.map(toListedChannel)}
      isForChildren={face.audience === 'child'}
      hasShare={face.context.hasShare}
      locale={localeTags[face.locale]}
      timeZone={TIME_ZONE}
      labels={viewerLabels(face.locale)}
    >
      {children}
    </ChannelViewer>
  );
}
