'use client';

import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import { accessOf } from '@/lib/rules/channels/access';
import { categoryKeyOf } from '@/lib/rules/channels/category';
import { findChannel } from '@/lib/rules/channels/find';
import type { ChannelCategory } from '@/lib/rules/channels/view';
import type { BlackoutSettings } from '@/lib/rules/playback/blackouts';
import { linkableSecond } from '@/lib/rules/schedule/rules';
import type { CastSettings } from '@/lib/shared/cast-settings';
import { routes } from '@/lib/shared/routes';
import type { MomentReason } from '@/player';
import { ChannelStage } from './ChannelStage';
import { useChannelLayers } from './layers/use-channel-layers';
import { NextLine } from './NextLine';
import type { ViewerLabels } from './props';
import { SearchTs } from './SearchTs';
import { SidePanel } from './SidePanel';
import { useChannelAddress } from './use-channel-address';
import { useLeaveChannel } from './use-leave-channel';
import { useListed } from './use-listed';
import { useOnScreen } from './use-on-screen';
import { usePageOfChannel } from './use-page-of-channel';
import { beginChannel, preloadChannel } from './use-preload';
import { useRefusal } from './use-refusal';
import { useTitleOfChannel } from './use-title-of-channel';
import { useViewed } from './use-viewed';
import { ViewerLayout } from './ViewerLayout';
import { ViewerText } from './ViewerText';
import { useZap } from './zap/use-zap';
import { ZapBanner } from './zap/ZapBanner';

const NONE: ListedChannel[] = [];

/**
 * Changes the address without the router, so that playback follows at once (`useChannelAddress`).
 * @param isStep one of many, which adds no history entry
 */
function open(href: string, isStep = false): void {
  if (isStep) window.history.replaceState(null, '', href);
  else window.history.pushState(null, '', href);
}

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
  const { categoryKey, channelKey, isOfPage, pageKey, path } = useChannelAddress(props.categoryKey);
  // Whether the category on screen is the one of the page. The viewer may have chosen another one in the list over the
  // picture.
  const isOwnCategory = categoryKey === props.categoryKey;
  // The page of another category has another player, so it is not loaded.
  usePageOfChannel(isOwnCategory && !isOfPage ? path : null);
  const { mine, ...all } = useListed(categoryKey, isOwnCategory ? props.channels : null);
  const channels = all.channels ?? NONE;
  const listed = all.listed ?? NONE;
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
  const { requested, onRequested, refusal, isLiveInstead, ...onScreen } = useOnScreen(channel, channelKey);
  const { now, ts, start, entries, known, entry, programme, onProgramme } = onScreen;
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
  const showLive = () => window.history.replaceState(null, '', hrefOf(null));
  useRefusal({ requested, refusal, isLiveInstead, showLive, words: labels.refusals });

  const openChannel = useCallback((chosen: ListedChannel, isStep = false) => {
    beginChannel(chosen);
    open(chosen.href, isStep);
  }, []);
  const zap = useZap({
    channels: listed,
    current: channel,
    isLive: !ts,
    open: openChannel,
    preload: preloadChannel,
  });

  const { isClosing, close } = useLeaveChannel(categoryKey);

  const layers = useChannelLayers({
    ...{ categoryKey, categories, channels, channel, now, isForChildren, locale, labels },
    moment: ts ?? null,
    entryId: entry?.id ?? null,
    onChannel: zap.choose,
    onAddress: open,
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
            {...{ channel, own, isClosing, start, hasShare, locale, timeZone }}
            entries={known}
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
            linkAt={(second) => hrefOf(linkableSecond(second, channel.archiveDays, entries))}
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
        <ViewerText
          {...{ channel, entry, programme, now, isOpen, hasShare, locale, labels, viewed }}
          ts={ts ?? null}
          onMoment={goTo}
        >
          {children}
        </ViewerText>
      </ViewerLayout>
    </>
  );
}
