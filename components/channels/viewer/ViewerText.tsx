'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { airingId, type ProgrammePage } from '@/lib/rules/channels/programme';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { routes } from '@/lib/shared/routes';
import { OnScreen } from './OnScreen';
import { ProgrammeInfo } from './ProgrammeInfo';
import type { ViewerLabels } from './props';
import type { ViewedChannels } from './use-viewed';

// Lazy: below the player, and with data that only the browser has.
const Airings = lazy(async () => ({ default: (await import('./Airings')).Airings }));
const ChannelRails = lazy(async () => ({ default: (await import('./ChannelRails')).ChannelRails }));

interface Props {
  channel: ListedChannel;
  entry: ScheduleEntry | null;
  programme: ProgrammePage | null;
  /** Unix seconds; null until the browser's clock is read. */
  now: number | null;
  /** The moment on screen in Unix seconds; null is live. */
  ts: number | null;
  /** Whether the viewer may watch the channel. */
  isOpen: boolean;
  hasShare: boolean;
  viewed: ViewedChannels;
  onMoment(ts: number | null): void;
  locale: string;
  labels: ViewerLabels;
  /** The content that the page of the channel adds. */
  children: ReactNode;
}

/** Everything that can be read about what is on: programme, its airings, the channel, and further channels. */
export function ViewerText(props: Props) {
  const { channel, entry, programme, now, ts, isOpen, hasShare, viewed, onMoment, locale, labels } = props;
  return (
    <>
      <OnScreen
        {...{ channel, entry, programme, now, isOpen, hasShare, onMoment, labels }}
        isLive={ts === null}
        shareHref={routes.channel(ALL_CHANNELS, channel.key, ts)}
      />
      <ProgrammeInfo
        programme={programme}
        description={entry?.description ?? null}
        age={entry?.age ?? channel.age}
        labels={labels.catalogue}
      />
      <Suspense>
        {programme && now !== null ? (
          <Airings
            key={programme.id}
            {...{ programme, now, locale }}
            onScreenId={entry && airingId(channel.key, entry.realStartsAt)}
            labels={labels.viewer}
          />
        ) : null}
      </Suspense>
      {props.children}
      <Suspense>
        {now === null ? null : (
          <ChannelRails {...viewed} labels={labels.channels} rail={labels.catalogue.row} />
        )}
      </Suspense>
    </>
  );
}
