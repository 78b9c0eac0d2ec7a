'use client';

import { useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button/Button';
import { LinkButton } from '@/components/ui/button/LinkButton';
import { AlertState } from '@/components/ui/empty/AlertState';
import { LockIcon } from '@/components/ui/icon/status';
import { ModalLink } from '@/components/ui/modal/ModalLink';
import { Still } from '@/components/ui/still/Still';
import type { Channel } from '@/lib/platform/channels';
import type { ScheduleEntry } from '@/lib/platform/schedule';
import { refusalOf } from '@/lib/playback/refusal';
import { usePin } from '@/lib/playback/use-pin';
import { usePositionReport } from '@/lib/playback/use-position-report';
import { useStream } from '@/lib/playback/use-stream';
import { routes } from '@/lib/routes';
import { useWho } from '@/lib/session/use-who';
import { Player, type PlayerLabels, type Programme, preloadPlayer } from '@/player';
import { channelSource } from './source';

export interface StageLabels {
  player: PlayerLabels;
  refused: string;
  signIn: string;
  unavailable: string;
  retry: string;
  channels: string;
  pinNeeded: string;
  pinText: string;
  enterPin: string;
}

interface Props {
  channel: Channel;
  /** Unix seconds of the archive; null is live; undefined while the address is being read. */
  ts: number | null | undefined;
  entries: readonly ScheduleEntry[];
  labels: StageLabels;
  locale: string;
  timeZone: string;
  /** Another moment of this channel is wanted; null is live. */
  onMoment(ts: number | null): void;
  onProgramme(id: string | null): void;
}

/** The player of the channel viewer: one player for all channels, so that a change of channel is a zap. */
export function ChannelStage(props: Props) {
  const { channel, ts, entries, labels, locale, timeZone, onMoment, onProgramme } = props;
  const channelId = channel.id;
  const who = useWho();
  const { stream, error, retry } = useStream(ts === undefined ? null : { kind: 'channel', channelId, ts });
  const enterPin = usePin(error, channel.name, retry);
  const report = usePositionReport();
  useEffect(() => preloadPlayer(), []);

  const source = useMemo(() => stream && channelSource(channel, ts ?? null, stream), [stream, channel, ts]);
  const programmes = useMemo(() => entries.map(toProgramme), [entries]);

  const wayOn = <LinkButton href={routes.channels()}>{labels.channels}</LinkButton>;
  if (enterPin) {
    return (
      <Still src={null} icon={<LockIcon />} title={labels.pinNeeded} text={labels.pinText}>
        <Button variant="primary" onClick={enterPin}>
          {labels.enterPin}
        </Button>
        {wayOn}
      </Still>
    );
  }
  if (error) {
    const { title, text, mayRetry, mayLogIn } = refusalOf(error, labels);
    return (
      <AlertState title={title} text={text} retry={mayRetry ? { label: labels.retry, onRetry: retry } : null}>
        {mayLogIn && who?.state !== 'user' ? (
          <ModalLink modal="auth" variant="primary">
            {labels.signIn}
          </ModalLink>
        ) : null}
        {wayOn}
      </AlertState>
    );
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
      onRequestTime={(moment) => onMoment(moment || null)}
      onProgramme={(programme) => onProgramme(programme?.id ?? null)}
      onRetry={retry}
      onPosition={report}
      media={{ title: channel.name }}
    />
  );
}

/** The player lives on the stream's own grid. */
function toProgramme(entry: ScheduleEntry): Programme {
  return {
    id: entry.id,
    title: entry.title,
    subtitle: entry.episodeTitle ?? undefined,
    start: entry.realStartsAt,
    end: entry.realEndsAt,
  };
}
