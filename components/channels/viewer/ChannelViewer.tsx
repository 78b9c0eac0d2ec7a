'use client';

import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { leavePlayer } from '@/lib/client/playback/leave-player';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { accessOf } from '@/lib/rules/channels/access';
import { ALL_CHANNELS, categoryKeyOf } from '@/lib/rules/channels/category';
import { findChannel } from '@/lib/rules/channels/find';
import { airingId } from '@/lib/rules/channels/programme';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import { listHrefOf } from '@/lib/rules/guide/address';
import type { BlackoutSettings } from '@/lib/rules/playback/blackouts';
import type { CastSettings } from '@/lib/shared/cast-settings';
import { routes } from '@/lib/shared/routes';
import type { MomentReason } from '@/player';
import { ChannelStage } from './ChannelStage';
import { GuideLayer, ListLayer, useChannelLayers } from './layers/use-channel-layers';
import { NextLine } from './NextLine';
import { OnScreen } from './OnScreen';
import { ProgrammeInfo } from './ProgrammeInfo';
import type { ViewerLabels } from './props';
import { SearchTs } from './SearchTs';
import { SidePanel } from './SidePanel';
import { useChannelAddress } from './use-channel-address';
import { useListed } from './use-listed';
import { useOnScreen } from './use-on-screen';
import { usePageOfChannel } from './use-page-of-channel';
import { useRefusal } from './use-refusal';
import { useTitleOfChannel } from './use-title-of-channel';
import { useViewed } from './use-viewed';
import { beginChannel, warmUpChannel } from './use-warm-up';
import { ViewerLayout } from './ViewerLayout';
import { useZap } from './zap/use-zap';
import { ZapBanner } from './zap/ZapBanner';

// Lazy: below the player, and with data that only the browser has.
const Airings = lazy(async () => ({ default: (await import('./Airings')).Airings }));
const ChannelRails = lazy(async () => ({ default: (await import('./ChannelRails')).ChannelRails }));

const NONE: ListedChannel[] = [];

/**
 * At once: what plays follows the address (`useChannelAddress`).
 * @param isStep one of many, which adds no history entry
 */
function open(href: string, isStep = false): void {
  if (isStep) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
}

const VIEWER_PAGES = /^\/channels\/[^/]+\/[^/]+$/;

interface Props {
  categoryKey: string;
  categories: ChannelCategory[];
  channels: ListedChannel[];
  isForChildren: boolean;
  /** Spec 2 §2: hidden in a webview. */
  hasShare: boolean;
  blackout: BlackoutSettings;
  vitrinaHosts: readonly string[];
  cast: CastSettings | null;
  siteName: string;
  labels: ViewerLabels;
  locale: string;
  timeZone: string;
  /** The content that the page of the channel adds below. */
  children: ReactNode;
}

/**
 * Player, heading and side panel of all channels of a category. It is in the layout, so that the player stays from
 * channel to channel.
 */
export function ChannelViewer(props: Props) {
  const { labels, locale, timeZone, hasShare, isForChildren } = props;
  const router = useRouter();
  const { categoryKey, channelKey, isOfPage, pageKey, path } = useChannelAddress(props.categoryKey);
  // The category of the page, or another one, whose list has been shown over the picture.
  const isOwnCategory = categoryKey === props.categoryKey;
  // The page of another category has another player, so it is not loaded.
  usePageOfChannel(isOwnCategory && !isOfPage ? path : null);
  const { mine, ...known } = useListed(categoryKey, isOwnCategory ? props.channels : null);
  const channels = known.channels ?? NONE;
  const listed = known.listed ?? NONE;
  const categories = useMemo(
    () =>
      isOwnCategory
        ? props.categories
        : props.categories.map((one) => ({ ...one, isCurrent: categoryKeyOf(one) === categoryKey })),
    [isOwnCategory, props.categories, categoryKey],
  );
  const children = isOfPage ? props.children : null;
  const channel = findChannel(channels, channelKey);
  const own = (channel && mine?.get(channel.id)) ?? null;
  const { now, requested, onRequested, ts, start, entries, entry, programme, onProgramme } = useOnScreen(
    channel,
    channelKey,
  );
  const viewed = useViewed(listed, channel, now !== null);
  useTitleOfChannel({ name: isOfPage ? null : (channel?.name ?? null), siteName: props.siteName, pageKey });

  const hrefOf = useCallback(
    (wanted: number | null) =>
      channel ? routes.channel(categoryKey, channel.key, wanted) : routes.channels(),
    [categoryKey, channel],
  );
  // Only the moment changes, so the address changes without a request.
  const goTo = (wanted: number | null, how: MomentReason = 'requested') => {
    // Playback that continues without a press adds no history entry.
    open(hrefOf(wanted), how === 'continues');
  };
  useRefusal({ requested, entries, liveHref: hrefOf(null), words: labels.refusals });

  const openChannel = useCallback((chosen: ListedChannel, isStep = false) => {
    beginChannel(chosen);
    open(chosen.href, isStep);
  }, []);
  const zap = useZap({
    channels: listed,
    current: channel,
    open: openChannel,
    foresee: warmUpChannel,
  });

  // Opened directly, it closes into the list of channels (spec 2 §4).
  const [isClosing, setClosing] = useState(false);
  const close = () => {
    // What is closed does not go on in the mini-player.
    setClosing(true);
    leavePlayer(VIEWER_PAGES, () => router.push(listHrefOf(categoryKey)));
  };

  const layers = useChannelLayers({
    list: (close) =>
      channel && (
        <ListLayer
          {...{ categoryKey, categories, channels, isForChildren, labels }}
          currentId={channel.id}
          onOpen={(chosen) => {
            close();
            zap.choose(chosen);
          }}
        />
      ),
    guide: (close) =>
      channel && (
        <GuideLayer
          {...{ categoryKey, channels, channel, now, locale, labels }}
          moment={ts ?? null}
          currentId={entry?.id ?? null}
          onOpen={(href) => {
            close();
            open(href);
          }}
        />
      ),
  });

  if (!channel) return children;
  const isOpen = accessOf(channel, own, null) === 'open';
  return (
    <>
      <Suspense fallback={null}>
        <SearchTs channelKey={channelKey} onChange={onRequested} />
      </Suspense>
      <ViewerLayout
        panelLabel={labels.channels.panel}
        labels={labels.viewer}
        onClose={close}
        player={(togglePanel) => (
          <ChannelStage
            {...{ channel, own, isClosing, start, locale, timeZone }}
            entries={entries ?? []}
            blackout={props.blackout}
            vitrinaHosts={props.vitrinaHosts}
            cast={props.cast}
            labels={labels.stage}
            onMoment={goTo}
            onProgramme={onProgramme}
            onToggleTheatre={togglePanel}
            onChannelKey={zap.press}
            layers={layers}
            overlay={
              <ZapBanner
                banner={zap.banner}
                entries={entries ?? []}
                labels={{ ...labels.channels, ...labels.viewer.zap }}
                onDismiss={zap.dismiss}
              />
            }
            // Without an archive only live can be shared.
            linkAt={(second) => hrefOf(channel.archiveDays > 0 ? second : null)}
          />
        )}
        below={<NextLine entries={entries} isLive={!ts} {...{ entry, labels }} />}
        tabs={labels.channels.tabs}
        panel={(tab, onTab) => (
          <SidePanel
            {...{ categoryKey, categories, isForChildren, channel, isOpen, now, hrefOf, locale, labels }}
            channels={listed}
            moment={ts ?? null}
            currentId={entry?.id ?? null}
            onOpen={openChannel}
            {...{ tab, onTab }}
          />
        )}
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
          {programme && now !== null ? (
            <Airings
              key={programme.id}
              {...{ programme, now, locale }}
              onScreenId={entry && airingId(channel.key, entry.realStartsAt)}
              labels={labels.viewer}
            />
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
