'use client';

import { useParams } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { accessOf } from '@/lib/channels/access';
import { ALL_CHANNELS } from '@/lib/channels/category';
import { favouritesCategory } from '@/lib/channels/favourites';
import { findChannel } from '@/lib/channels/find';
import { useProgramme } from '@/lib/channels/use-programme';
import type { ChannelCategory } from '@/lib/channels/view';
import { decodeSegment } from '@/lib/ids';
import type { ListedChannel } from '@/lib/platform/channels';
import { routes } from '@/lib/routes';
import { entryAt, momentOf } from '@/lib/schedule/rules';
import { useSchedule } from '@/lib/schedule/use-programmes';
import { windowAround } from '@/lib/schedule/window';
import { useNow } from '@/lib/use-now';
import { ChannelsPanel } from '../list/ChannelsPanel';
import { ChannelStage } from './ChannelStage';
import { OnScreen } from './OnScreen';
import { ProgrammeInfo } from './ProgrammeInfo';
import type { ViewerLabels } from './props';
import { SchedulePanel } from './SchedulePanel';
import { type Moment, SearchTs } from './SearchTs';
import { useClose } from './useClose';
import { useListed } from './useListed';
import { useRefusal } from './useRefusal';
import { useViewed } from './useViewed';
import { useWarmUp } from './useWarmUp';
import { ViewerLayout } from './ViewerLayout';

/** How often the page looks at the clock: programmes begin and end on the minute. */
const CLOCK_STEP_SECONDS = 20;

// Below what is on screen, and with what only the browser knows.
const Airings = lazy(async () => ({ default: (await import('./Airings')).Airings }));
const ChannelRails = lazy(async () => ({ default: (await import('./ChannelRails')).ChannelRails }));

interface Props {
  categoryKey: string;
  categories: ChannelCategory[];
  channels: ListedChannel[];
  isForChildren: boolean;
  /** Spec 2 §2: hidden in a webview. */
  hasShare: boolean;
  labels: ViewerLabels;
  locale: string;
  timeZone: string;
  /** What the page of the channel adds below. */
  children: ReactNode;
}

/**
 * Player, heading and side panel of all channels of a category. It stands in the layout, so going from channel to
 * channel keeps the player.
 */
export function ChannelViewer(props: Props) {
  const { categoryKey, categories, labels, locale, timeZone, hasShare, isForChildren, children } = props;
  const params = useParams<{ channel?: string }>();
  const { channels, listed, mine } = useListed(categoryKey, props.channels);
  const channelKey = decodeSegment(params.channel ?? '');
  const channel = findChannel(channels, channelKey);
  const own = (channel && mine?.get(channel.id)) ?? null;
  const [asked, setAsked] = useState<Moment | null>(null);
  const [onScreen, setOnScreen] = useState<string | null>(null);
  const now = useNow(CLOCK_STEP_SECONDS);

  const isAsked = asked?.channelKey === channelKey && now !== null && channel !== null;
  const ts = isAsked ? momentOf(asked.ts, asked.at, channel.archiveDays) : undefined;
  const moment = ts ?? now;
  const around = useMemo(() => (moment === null ? null : windowAround(moment)), [moment]);
  const { entries } = useSchedule(channel?.id ?? null, around);
  const entry =
    entries?.find(({ id }) => id === onScreen) ?? (moment && entries ? entryAt(entries, moment) : null);
  const programme = useProgramme(entry?.contentId ?? null);
  const viewed = useViewed(listed, channel, now !== null);

  const hrefOf = useCallback(
    (wanted: number | null) =>
      channel ? routes.channel(categoryKey, channel.key, wanted) : routes.channels(),
    [categoryKey, channel],
  );
  // Only the moment changes, not the page: the address follows without asking the server.
  const goTo = (wanted: number | null) => window.history.pushState(null, '', hrefOf(wanted));
  useRefusal({ asked: isAsked ? asked : null, entries, liveHref: hrefOf(null), words: labels.refusals });

  const warmUp = useWarmUp(channels, channel?.id);
  const close = useClose(categoryKey);

  if (!channel) return children;
  const isOpen = accessOf(channel, own, null) === 'open';
  return (
    <>
      <Suspense fallback={null}>
        <SearchTs channelKey={channelKey} onChange={setAsked} />
      </Suspense>
      <ViewerLayout
        panelLabel={labels.channels.panel}
        labels={labels.viewer}
        onClose={close}
        player={
          <ChannelStage
            {...{ channel, own, ts, locale, timeZone }}
            entries={entries ?? []}
            labels={labels.stage}
            onMoment={goTo}
            onProgramme={setOnScreen}
          />
        }
        panel={
          <Tabs
            label={labels.channels.tabs.label}
            tabs={[
              {
                id: 'channels',
                label: labels.channels.tabs.channels,
                content: (
                  // biome-ignore lint/a11y/noStaticElementInteractions: listens in passing, the links inside act.
                  <div onPointerOver={warmUp} onFocus={warmUp}>
                    <ChannelsPanel
                      channels={listed}
                      currentId={channel.id}
                      categories={categories}
                      favourites={favouritesCategory(
                        categoryKey,
                        isForChildren ? 'child' : 'everyone',
                        labels.channels.favourites,
                      )}
                      labels={labels.channels}
                    />
                  </div>
                ),
              },
              {
                id: 'schedule',
                label: labels.channels.tabs.schedule,
                content: (
                  <SchedulePanel
                    key={channel.id}
                    {...{ channel, isOpen, now, hrefOf, locale }}
                    moment={ts ?? null}
                    currentId={entry?.id ?? null}
                    labels={labels.channels}
                    retryLabel={labels.stage.retry}
                  />
                ),
              },
            ]}
          />
        }
      >
        <OnScreen
          {...{ channel, entry, programme, now, isOpen, hasShare, labels }}
          isLive={!ts}
          shareHref={routes.channel(ALL_CHANNELS, channel.key, ts ?? null)}
          onMoment={goTo}
        />
        <ProgrammeInfo
          programme={programme}
          description={entry?.description ?? null}
          age={entry?.age ?? channel.age}
          labels={labels.catalogue}
        />
        <Suspense>
          {programme ? (
            <Airings key={programme.id} programme={programme} locale={locale} labels={labels.viewer} />
          ) : null}
        </Suspense>
        {children}
        <Suspense>
          {now === null ? null : (
            <ChannelRails {...viewed} labels={labels.channels} rail={labels.catalogue.row} />
          )}
        </Suspense>
      </ViewerLayout>
    </>
  );
}
