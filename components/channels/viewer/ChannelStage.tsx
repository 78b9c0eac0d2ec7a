'use client';

import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { LockIcon } from '@/components/ui/icon/lock';
import { LoadingPoster } from '@/components/ui/poster/LoadingPoster';
import { type GateLabels, PlaybackGate } from '@/components/ui/poster/PlaybackGate';
import { Poster } from '@/components/ui/poster/Poster';
import { serverNow } from '@/lib/client/browser/server-clock';
import { showMessage } from '@/lib/client/modals/message';
import type { Position } from '@/lib/client/playback/position-reporter';
import { usePlayback } from '@/lib/client/playback/use-playback';
import { useIsLoggedIn } from '@/lib/client/viewer/use-is-logged-in';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { Stream } from '@/lib/platform/resources/streams';
import { accessOf } from '@/lib/rules/channels/access';
import type { MyChannel } from '@/lib/rules/channels/view';
import type { BlackoutSettings } from '@/lib/rules/playback/blackouts';
import { playableKey } from '@/lib/rules/playback/playable';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import { playsInVitrina } from '@/lib/rules/playback/vitrina-time';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { oldestMoment } from '@/lib/rules/schedule/rules';
import type { StreamStart } from '@/lib/rules/schedule/stream-start';
import type { CastSettings } from '@/lib/shared/cast-settings';
import type { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';
import {
  type Carried,
  type ChannelKey,
  hasMini,
  type MomentReason,
  type PageLayers,
  type PlayerLabels,
  type Programme,
  preloadEngine,
  useMini,
} from '@/player';
import { Player } from '@/player/page';
import { channelContinuation } from './continuation';
import { type OfferLabels, OfferPoster } from './OfferPoster';
import { StageFrame } from './StageFrame';
import { channelSource } from './source';
import { useDenial } from './use-denial';
import type { VitrinaLabels } from './VitrinaStage';
import { usePageKeys } from './zap/use-page-keys';

const NO_ENTRIES: readonly ScheduleEntry[] = [];

// Lazy: few channels have one.
const VitrinaStage = lazy(async () => ({ default: (await import('./VitrinaStage')).VitrinaStage }));

export interface StageLabels extends GateLabels, RefusalWords {
  player: PlayerLabels;
  channels: string;
  notAvailable: string;
  offer: OfferLabels;
  vitrina: VitrinaLabels;
}

interface Props {
  channel: ListedChannel;
  /**
   * The channel for this viewer (`lib/client/channels/use-own-channels.ts`); null for guests and until it is loaded.
   */
  own: MyChannel | null;
  /** The requested start of the stream; undefined until it is known. */
  start: StreamStart | undefined;
  /** The programmes around what plays, as far as they are known; null while they are waited for. */
  entries: readonly ScheduleEntry[] | null;
  blackout: BlackoutSettings;
  /** Hosts of broadcasters' own players. */
  vitrinaHosts: readonly string[];
  cast: CastSettings | null;
  labels: StageLabels;
  locale: string;
  timeZone: string;
  /** Requests another moment of this channel, or reports that playback continues there; null is live. */
  onMoment(ts: number | null, how: MomentReason): void;
  onProgramme(id: string | null): void;
  onToggleTheatre?(): void;
  /** The viewer has closed the channel: the playback does not continue in the mini-player. */
  isClosing?: boolean;
  /** Absent where there is one channel only. */
  onChannelKey?(key: ChannelKey): void;
  /** List and guide of the page, which has several channels. */
  layers?: PageLayers;
  /** Over the picture. */
  overlay?: ReactNode;
  /** The address of a second of this channel. */
  linkAt(second: number | null): string;
  /** Spec 2 §6: a web view hides share, and with it the links to a moment. */
  hasShare?: boolean;
  /** Pages of these origins that frame the player may control it. */
  remoteOrigins?: readonly string[];
  /** On another site: what is bought opens in a window of its own. */
  isOutside?: boolean;
}

/** The player of the channel viewer: one player for all channels, so that channels change quickly. */
export function ChannelStage(props: Props) {
  const { channel, own, isClosing = false, start, blackout, labels, locale, timeZone } = props;
  const entries = props.entries ?? NO_ENTRIES;
  const { onMoment, onProgramme, onToggleTheatre, onChannelKey, overlay, linkAt, remoteOrigins } = props;
  const { hasShare = true, isOutside } = props;
  const channelId = channel.id;
  const { push } = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const access = accessOf(channel, own, isLoggedIn);
  const isPlayable = start !== undefined && access !== 'unavailable' && access !== 'closed';
  const { ts = null, beginAt = null } = start ?? {};
  const [ownPlayerOf, setOwnPlayerOf] = useState<number | null>(null);
  const inVitrina = useMemo(
    () => channel.hasVitrina === true && ownPlayerOf !== channelId && playsInVitrina(ts, serverNow() / 1000),
    [channel.hasVitrina, channelId, ownPlayerOf, ts],
  );
  const playOwn = useCallback(() => setOwnPlayerOf(channelId), [channelId]);
  const playback = usePlayback({
    playable: isPlayable && !inVitrina ? { kind: 'channel', channelId, ts } : null,
    title: channel.name,
    toSource: useCallback(
      (stream: Stream, reached: Position | null) => {
        const date = ts === null ? null : (reached?.date ?? null);
        return channelSource(channel, { ts, beginAt: date ?? beginAt }, stream, blackout);
      },
      [channel, ts, beginAt, blackout],
    ),
    words: labels,
  });
  const { source, retry, report, mayResume } = playback;
  // The stream call has refused this moment, but the schedule is not loaded. Only the schedule tells whether live plays
  // instead, so the refusal is not shown yet.
  const isUnclear = ts !== null && props.entries === null && isDenied(playback.error);
  const { gate, error } = isUnclear ? { gate: null, error: null } : playback;
  useEffect(() => preloadEngine(), []);
  const key = start && playableKey({ kind: 'channel', channelId, ts });
  const openAt = (second: number | null) => push(linkAt(second));
  const mini = useMini({
    key: key ?? null,
    open: () => openAt(ts),
    mayResume,
    continuation: channelContinuation({ channel, entries, blackout, openAt }),
  });
  // The mini-player may already play what this page is about to show, so the player can take it over.
  const [mayTakeOver] = useState(hasMini);

  const carried = useRef<Carried>(null);

  // Spec 2 §4, §8: shown over the page to a viewer who opened this channel.
  const reason =
    access === 'unavailable' ? (own?.accessError ?? channel.accessError ?? labels.notAvailable) : null;
  useEffect(() => {
    if (reason !== null) showMessage({ title: channel.name, text: reason });
  }, [channel.name, reason]);
  const isOffered = access === 'closed' || (!channel.isFree && !own?.isPurchased && isDenied(error));
  const denial = error && isDenied(error) && !isOffered ? (error.detail.detail?.[0] ?? error.message) : null;
  useDenial(denial, isOutside);

  const programmes = useMemo(() => entries.map(toProgramme), [entries]);

  const isInVitrina = isPlayable && inVitrina;
  /** Whether something else stands in the place of the player. */
  const isReplaced = reason !== null || isOffered || isInVitrina || gate !== null;
  usePageKeys(onChannelKey, isReplaced);
  // The programme that the player has reported is not on screen any more.
  useEffect(() => {
    if (isReplaced) onProgramme(null);
  }, [isReplaced, onProgramme]);

  /** What stands in the place of the player. */
  const framed = (content: ReactNode) => (
    <StageFrame exitLabel={labels.player.exitFullscreen}>
      {content}
      {overlay}
    </StageFrame>
  );
  const wayOn = <LinkButton href={routes.channels()}>{labels.channels}</LinkButton>;
  if (reason !== null) {
    return framed(
      <Poster src={channel.now?.still ?? null} icon={<LockIcon />} title={channel.name} text={reason}>
        {wayOn}
      </Poster>,
    );
  }
  if (isOffered) {
    return framed(
      <OfferPoster
        {...{ channelId, ts, isOutside }}
        still={channel.now?.still ?? null}
        labels={labels.offer}
      />,
    );
  }
  // The still is that of the programme on air.
  const still = ts === null ? (channel.now?.still ?? null) : null;
  const poster = { src: still, logo: channel.logo, color: channel.color, title: channel.name };
  if (isInVitrina) {
    return framed(
      <Suspense fallback={<LoadingPoster {...poster} />}>
        <VitrinaStage
          {...{ channelId, labels, locale, carried }}
          key={channelId}
          title={channel.name}
          hosts={props.vitrinaHosts}
          poster={poster}
          onOwnPlayer={playOwn}
        />
      </Suspense>,
    );
  }
  if (gate) {
    return framed(<PlaybackGate {...{ gate, labels }}>{wayOn}</PlaybackGate>);
  }
  if (isClosing || (mayTakeOver && !key)) return <StageFrame>{null}</StageFrame>;
  return (
    <StageFrame>
      <Player
        source={source}
        title={channel.name}
        labels={labels.player}
        locale={locale}
        timeZone={timeZone}
        cast={props.cast}
        programmes={programmes}
        poster={poster}
        isFilling
        autoPlay
        mini={mini}
        carried={carried}
        wayOn={wayOn}
        onRequestTime={(moment, how) => onMoment(withinArchive(moment, channel.archiveDays), how)}
        onProgramme={(programme) => onProgramme(programme?.id ?? null)}
        onToggleTheatre={onToggleTheatre}
        onChannelKey={onChannelKey}
        layers={props.layers}
        overlay={overlay}
        linkAt={hasShare ? linkAt : undefined}
        remoteOrigins={remoteOrigins}
        onRetry={retry}
        onPosition={report}
        mayResume={mayResume}
        media={{ title: channel.name }}
      />
    </StageFrame>
  );
}

/** Spec 2 §8 "Stream refused": permission_denied. */
function isDenied(error: PlatformError | null): boolean {
  return error?.kind === 'refused' && error.code === 'permission_denied';
}

/** Limits a seek to the oldest second of the archive; null is live. */
function withinArchive(moment: number, archiveDays: number): number | null {
  if (moment === 0 || archiveDays === 0) return moment || null;
  return Math.max(moment, oldestMoment(serverNow() / 1000, archiveDays));
}

/** The player uses the times of the stream. */
function toProgramme(entry: ScheduleEntry): Programme {
  return {
    id: entry.id,
    title: entry.title,
    subtitle: entry.episodeTitle ?? undefined,
    start: entry.realStartsAt,
    end: entry.realEndsAt,
    hasCatchUp: entry.hasCatchUp,
  };
}
