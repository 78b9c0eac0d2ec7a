import { serverNow } from '@/lib/client/browser/server-clock';
import { mayResume } from '@/lib/client/playback/may-resume';
import { requestStream } from '@/lib/client/playback/request-stream';
import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { BlackoutSettings } from '@/lib/rules/playback/blackouts';
import { type Playable, playableKey } from '@/lib/rules/playback/playable';
import type { ScheduleEntry } from '@/lib/rules/schedule/entry';
import { streamStartOf } from '@/lib/rules/schedule/stream-start';
import type { Continuation, Following } from '@/player';
import { channelSource } from './source';

interface OfChannel {
  channel: ListedChannel;
  entries: readonly ScheduleEntry[];
  blackout: BlackoutSettings;
  /** Shows the page of the channel at that second; null is live. */
  openAt(ts: number | null): void;
}

/** How a channel goes on in the mini-player, without its page: the next programme of the archive, or back to live. */
export function channelContinuation(of: OfChannel): Continuation {
  return { loadMoment: (second) => load(second || null, of) };
}

async function load(moment: number | null, of: OfChannel): Promise<Following> {
  const { channel, entries, blackout, openAt } = of;
  const now = Math.floor(serverNow() / 1000);
  const start = streamStartOf({ ts: moment, at: now }, channel.archiveDays, entries);
  if (!start) throw new Error('The programme of that second is not known');
  const playable: Playable = { kind: 'channel', channelId: channel.id, ts: start.ts };
  return {
    key: playableKey(playable),
    source: channelSource(channel, start, await requestStream(playable), blackout),
    title: channel.name,
    open: () => openAt(start.ts),
    mayResume: () => mayResume(playable, channel.name),
    continuation: channelContinuation(of),
  };
}
