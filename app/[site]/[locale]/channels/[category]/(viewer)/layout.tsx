import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ChannelViewer } from '@/components/channels/viewer/ChannelViewer';
import { loadChannels } from '@/lib/channels/load';
import { localeTags } from '@/lib/i18n/locales';
import { TIME_ZONE } from '@/lib/i18n/time-zone';
import { wordsOf } from '@/lib/i18n/words';
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
  const { locale } = face;
  const category = decodeSegment((await params).category);
  if (!isSlug(category)) notFound();
  const { categoryKey, categories, channels } = await orNotFound(loadChannels(category, face));
  const { channels: labels, player, watch, errors, catalogue, session, favourites, viewer } = wordsOf(locale);
  return (
    <ChannelViewer
      {...{ categoryKey, categories }}
      channels={channels.map(toListedChannel)}
      isForChildren={face.audience === 'child'}
      hasShare={face.context.hasShare}
      locale={localeTags[locale]}
      timeZone={TIME_ZONE}
      labels={{
        channels: labels,
        viewer,
        favourites,
        catalogue: { page: catalogue.page, card: catalogue.card, row: catalogue.row },
        refusals: {
          error_schedule_from_future: errors.error_schedule_from_future,
          error_schedule_copyright_banned: errors.error_schedule_copyright_banned,
          warning_no_program: errors.warning_no_program,
        },
        stage: {
          player,
          refused: watch.refused,
          pinNeeded: watch.pinNeeded,
          pinText: watch.pinText,
          enterPin: watch.enterPin,
          signIn: session.signIn,
          unavailable: errors.unavailable,
          retry: catalogue.row.retry,
          channels: labels.all,
          notAvailable: errors.channel_not_available,
          offer: {
            ...viewer.offer,
            soon: errors.channel_soon,
            loading: viewer.loading,
            channels: labels.all,
          },
        },
      }}
    >
      {children}
    </ChannelViewer>
  );
}
