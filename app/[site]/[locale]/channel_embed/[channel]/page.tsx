import type { Metadata } from 'next';
import { EmbedChannel } from '@/components/channels/embed/EmbedChannel';
import { VisuallyHidden } from '@/components/ui/hidden/VisuallyHidden';
import { getBlackoutSettings } from '@/lib/platform/resources/blackout-settings';
import { toListedChannel } from '@/lib/platform/resources/channels';
import { embeddedChannelOf } from '@/lib/server/channels/channel-address';
import { viewerLabels } from '@/lib/server/channels/viewer-labels';
import { NOT_INDEXED } from '@/lib/server/seo/indexing';
import { currentSiteContext } from '@/lib/server/site/current-site';
import { env, hostTable } from '@/lib/shared/env';
import { localeTags } from '@/lib/shared/i18n/locales';
import { TIME_ZONE } from '@/lib/shared/i18n/time-zone';

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ channel: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = await embeddedChannelOf(await params);
  return { title: name, robots: NOT_INDEXED };
}

/** Spec 2 §2: the player of a channel for other sites. */
export default async function ChannelEmbedRoute({ params }: Props) {
  const siteContext = await currentSiteContext();
  const channel = await embeddedChannelOf(await params);
  const { stage, refusals } = viewerLabels(siteContext.locale);
  return (
    <>
      <h1>
        <VisuallyHidden>{channel.name}</VisuallyHidden>
      </h1>
      <EmbedChannel
        channel={toListedChannel(channel)}
        blackout={await getBlackoutSettings(siteContext)}
        vitrinaHosts={hostTable().vitrina}
        labels={stage}
        refusals={refusals}
        locale={localeTags[siteContext.locale]}
        timeZone={TIME_ZONE}
        origins={env().EMBED_ORIGINS}
      />
    </>
  );
}
