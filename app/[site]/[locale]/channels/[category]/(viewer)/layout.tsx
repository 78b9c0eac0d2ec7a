import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ChannelViewer } from '@/components/channels/viewer/ChannelViewer';
import { getBlackoutSettings } from '@/lib/platform/resources/blackout-settings';
import { toListedChannel } from '@/lib/platform/resources/channels';
import { loadChannels } from '@/lib/server/channels/load-channels';
import { viewerLabels } from '@/lib/server/channels/viewer-labels';
import { castSettings } from '@/lib/server/playback/cast-settings';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { orNotFound } from '@/lib/server/site/missing-page';
import { hostTable } from '@/lib/shared/env';
import { localeTags } from '@/lib/shared/i18n/locales';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';
import { decodeSegment, isSlug } from '@/lib/shared/ids';
import { isForChild } from '@/lib/shared/sites/audience';
import { brandIn } from '@/lib/shared/sites/sites';

interface Props {
  params: Promise<{ category: string }>;
  children: ReactNode;
}

/** The player is in the layout and not in the page, so that it stays when the channel changes. */
export default async function ViewerLayoutRoute({ params, children }: Props) {
  const siteContext = await currentSiteContext();
  const category = decodeSegment((await params).category);
  if (!isSlug(category)) notFound();
  const [{ categoryKey, categories, channels }, blackout] = await Promise.all([
    orNotFound(loadChannels(category, siteContext)),
    getBlackoutSettings(siteContext),
  ]);
  return (
    <ChannelViewer
      {...{ categoryKey, categories, blackout }}
      vitrinaHosts={hostTable().vitrina}
      channels={channels.map(toListedChannel)}
      isForChildren={isForChild(siteContext.audience)}
      hasShare={siteContext.context.hasShare}
      locale={localeTags[siteContext.locale]}
      timeZone={TIME_ZONE}
      cast={castSettings()}
      siteName={brandIn(siteContext.site, siteContext.locale)}
      labels={viewerLabels(siteContext.locale)}
    >
      {children}
    </ChannelViewer>
  );
}
