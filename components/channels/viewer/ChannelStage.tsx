'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useMemo } from 'react';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { LockIcon } from '@/components/ui/icon/status';
import { type GateLabels, PlaybackGate } from '@/components/ui/poster/PlaybackGate';
import { Poster } from '@/components/ui/poster/Poster';
import { showMessage, showMessageFor } from '@/lib/client/modals/message';
import { usePlayback } from '@/lib/client/playback/use-playback';
import { useIsPerson } from '@/lib/client/viewer/use-is-person';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { Stream } from '@/lib/platform/resources/streams';
import { accessOf } from '@/lib/rules/channels/access';
import type { MyChannel } from '@/lib/rules/channels/view';
import type { RefusalWords } from '@/lib/rules/playback/refusal';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import type { StreamStart } from '@/lib/rules/schedule/stream-start';
import type { PlatformError } from '@/lib/shared/platform-error';
import { routes } from '@/lib/shared/routes';
import { type MomentReason, Player, type PlayerLabels, type Programme, preloadPlayer } from '@/player';
import { type OfferLabels, OfferPoster } from './OfferPoster';
import { channelSource } from './source';

export interface StageLabels extends GateLabels, RefusalWords {
  player: PlayerLabels;
  channels: string;
  notAvailable: string;
  offer: OfferLabels;
}

interface Props {
  channel: ListedChannel;
  /**
   * The channel for this viewer (`lib/client/channels/use-own-channels.ts`); null for guests and until it is loaded.
   */
  own: MyChannel | null;
  /** The requested start of the stream; undefined until it is known. */
  start: StreamStart | undefined;
  entries: readonly ScheduleEntry[];
  labels: StageLabels;
  locale: string;
  timeZone: string;
  /** Requests another moment of this channel, or reports that playback continues there; null is live. */
  onMoment(ts: number | null, how: MomentReason): void;
  onProgramme(id: string | null): void;
}

/** The player of the channel viewer: one player for all channels, so that channels change quickly. */
export function ChannelStage(props: Props) {
  const { channel, own, start, entries, labels, locale, timeZone, onMoment, onProgramme } = props;
  const channelId = channel.id;
  const { push } = useRouter();
  const isPerson = useIsPerson();
  const access = accessOf(channel, own, isPerson);
  const isPlayable = start !== undefined && access !== 'unavailable' && access !== 'closed';
  const { ts = null, beginAt = null } = start ?? {};
  const { source, gate, error, retry, report } = usePlayback({
    playable: isPlayable ? { kind: 'channel', channelId, ts } : null,
    title: channel.name,
    toSource: useCallback(
      (stream: Stream) => channelSource(channel, { ts, beginAt }, stream),
      [channel, ts, beginAt],
    ),
    words: labels,
  });
  useEffect(() => preloadPlayer(), []);

  // Spec 2 §4, §8: shown over the page to a viewer who opened this channel.
  const reason =
    access === 'unavailable' ? (own?.accessError ?? channel.accessError ?? labels.notAvailable) : null;
  useEffect(() => {
    if (reason !== null) showMessage({ title: channel.name, text: reason });
  }, [channel.name, reason]);
  const isOffered =
    access === 'closed' || (error !== null && !channel.isFree && !own?.isPurchased && isDenied(error));
  const denial = error && isDenied(error) && !isOffered ? (error.detail.detail?.[0] ?? error.message) : null;
  useEffect(() => {
    if (denial === null) return;
    showMessageFor({ text: denial, hasBack: true }).then((how) => how === 'back' && push(routes.channels()));
  }, [denial, push]);

  const programmes = useMemo(() => entries.map(toProgramme), [entries]);

  const wayOn = <LinkButton href={routes.channels()}>{labels.channels}</LinkButton>;
  if (reason !== null) {
    return (
      <Poster src={channel.now?.still ?? null} icon={<LockIcon />} title={channel.name} text={reason}>
        {wayOn}
      </Poster>
    );
  }
  if (isOffered) {
    return (
      <OfferPoster channelId={channelId} ts={ts} still={channel.now?.still ?? null} labels={labels.offer} />
    );
  }
  if (gate) {
    return <PlaybackGate {...{ gate, labels }}>{wayOn}</PlaybackGate>;
  }
  return (
    <Player
      source={source}
      title={channel.name}
      labels={labels.player}
      locale={locale}
      timeZone={timeZone}
      programmes={programmes}
      isFilling
      autoPlay
      wayOn={wayOn}
      onRequestTime={(moment, how) => onMoment(moment || null, how)}
      onProgramme={(programme) => onProgramme(programme?.id ?? null)}
      onRetry={retry}
      onPosition={report}
      media={{ title: channel.name }}
    />
  );
}

/** Spec 2 §8 "Stream refused": permission_denied. */
function isDenied(error: PlatformError): boolean {
  return error.kind === 'refused' && error.code === 'permission_denied';
}

/** The player uses the times of the stream. */
function toProgramme(entry: ScheduleEntry): Programme {
  return {
    id: entry.id,
    title: entry.title,
    subtitle: entry.episodeTitle ?? undefined,
    start: entry.realStartsAt,
    end: entry.realEndsAt,
  };
}
