'use client';

import { useParams } from 'next/navigation';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { FavouriteButton } from '@/components/ui/favourite/FavouriteButton';
import { Tabs } from '@/components/ui/tabs/Tabs';
import { findChannel } from '@/lib/channels/find';
import type { ChannelCategory } from '@/lib/channels/view';
import type { Messages } from '@/lib/i18n/dictionaries';
import { decodeSegment } from '@/lib/ids';
import type { Channel } from '@/lib/platform/channels';
import { routes } from '@/lib/routes';
import { clockOf } from '@/lib/schedule/days';
import { entryAt, isInArchive, momentOf } from '@/lib/schedule/rules';
import { useSchedule } from '@/lib/schedule/use-programmes';
import { windowAround } from '@/lib/schedule/window';
import { useNow } from '@/lib/use-now';
import { CategoryMenu } from '../list/CategoryMenu';
import { ChannelList } from '../list/ChannelList';
import { ChannelStage, type StageLabels } from './ChannelStage';
import { ProgrammeHeading } from './ProgrammeHeading';
import styles from './panel.module.scss';
import { SchedulePanel } from './SchedulePanel';
import { type Moment, SearchTs } from './SearchTs';
import { useFreshChannels } from './useFreshChannels';
import { useWarmUp } from './useWarmUp';
import { ViewerLayout } from './ViewerLayout';

/** The clock of the page: states of programmes change by the minute. */
const CLOCK_STEP_SECONDS = 20;

interface Props {
  categoryKey: string;
  categories: ChannelCategory[];
  channels: Channel[];
  labels: { channels: Messages['channels']; favourites: Messages['favourites']; stage: StageLabels };
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
  const { categoryKey, categories, labels, locale, timeZone, children } = props;
  const params = useParams<{ channel?: string }>();
  const channels = useFreshChannels(categoryKey, props.channels);
  const channelKey = decodeSegment(params.channel ?? '');
  const channel = findChannel(channels, channelKey);
  const [asked, setAsked] = useState<Moment | null>(null);
  const [onScreen, setOnScreen] = useState<string | null>(null);
  const now = useNow(CLOCK_STEP_SECONDS);

  const isAsked = asked?.channelKey === channelKey && now !== null && channel !== null;
  const ts = isAsked ? momentOf(asked.ts, asked.at, channel.archiveDays) : undefined;
  const moment = ts ?? now;
  const around = useMemo(() => (moment === null ? null : windowAround(moment)), [moment]);
  const { entries } = useSchedule(channel?.id ?? null, around);

  const hrefOf = useCallback(
    (wanted: number | null) =>
      channel ? routes.channel(categoryKey, channel.key, wanted) : routes.channels(),
    [categoryKey, channel],
  );
  // Only the moment changes, not the page: the address follows without asking the server.
  const goTo = (wanted: number | null) => window.history.pushState(null, '', hrefOf(wanted));

  const warmUp = useWarmUp(channels, channel?.id);

  if (!channel) return children;
  const entry =
    entries?.find(({ id }) => id === onScreen) ?? (moment && entries ? entryAt(entries, moment) : null);
  const isLive = !ts;
  return (
    <>
      <Suspense fallback={null}>
        <SearchTs channelKey={channelKey} onChange={setAsked} />
      </Suspense>
      <ViewerLayout
        panelLabel={labels.channels.panel}
        player={
          <ChannelStage
            {...{ channel, ts, locale, timeZone }}
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
                  <>
                    <CategoryMenu
                      id="viewer-categories"
                      categories={categories}
                      label={labels.channels.categories}
                      favourites={null}
                    />
                    {/* biome-ignore lint/a11y/noStaticElementInteractions: listens in passing, the links inside act. */}
                    <div onPointerOver={warmUp} onFocus={warmUp}>
                      <ChannelList channels={channels} currentId={channel.id} labels={labels.channels} />
                    </div>
                  </>
                ),
              },
              {
                id: 'schedule',
                label: labels.channels.tabs.schedule,
                content: (
                  <SchedulePanel
                    key={channel.id}
                    {...{ channel, now, hrefOf, locale }}
                    moment={ts ?? null}
                    currentId={entry?.id ?? null}
                    labels={labels.channels}
                  />
                ),
              },
            ]}
          />
        }
      >
        <ProgrammeHeading
          channelName={channel.name}
          logo={channel.logo}
          logoColor={channel.color}
          title={entry?.title ?? channel.now?.title ?? channel.name}
          subtitle={entry?.episodeTitle ?? null}
          time={entry ? `${clockOf(entry.startsAt)}–${clockOf(entry.endsAt)}` : null}
          age={entry?.age ?? channel.age}
          isLive={isLive}
          liveLabel={labels.channels.live}
          actions={
            <>
              <FavouriteButton kind="channel" id={String(channel.id)} labels={labels.favourites} />
              {isLive ? (
                entry &&
                now &&
                isInArchive(entry, now, { archiveDays: channel.archiveDays, isPurchased: channel.isFree }) ? (
                  <Button onClick={() => goTo(entry.startsAt)}>{labels.channels.startOver}</Button>
                ) : null
              ) : (
                <Button onClick={() => goTo(null)}>{labels.channels.backToLive}</Button>
              )}
            </>
          }
        />
        {/* Always there: words that arrive later must not push the page down. */}
        <p className={styles.about}>{entry?.description ?? '\u00a0'}</p>
        {children}
      </ViewerLayout>
    </>
  );
}
