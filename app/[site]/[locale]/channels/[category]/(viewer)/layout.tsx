import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ChannelViewer } from '@/components/channels/viewer/ChannelViewer';
import { loadChannels } from '@/lib/channels/load';
import { localeTags } from '@/lib/i18n/locales';
import { TIME_ZONE } from '@/lib/i18n/time-zone';
import { wordsOf } from '@/lib/i18n/words';
import { decodeSegment, isSlug } from '@/lib/ids';
import { orNotFound } from '@/lib/not-found';
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
  const { channels: labels, player, watch, errors, catalogue, session, favourites } = wordsOf(locale);
  return (
    <ChannelViewer
      {...{ categoryKey, categories, channels }}
      locale={localeTags[locale]}
      timeZone={TIME_ZONE}
      labels={{
        channels: labels,
        favourites,
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
        },
      }}
    >
      {children}
    </ChannelViewer>
  );
}
