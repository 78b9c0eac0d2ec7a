import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { Stream } from '@/lib/platform/resources/streams';
import { playableKey } from '@/lib/rules/playback/playable';
import type { StreamStart } from '@/lib/rules/schedule/stream-start';
import type { PlayerSource } from '@/player';

/** A channel's stream as the player takes it. The same moment of the same channel has one key: it is loaded once. */
export function channelSource(
  channel: ListedChannel,
  { ts, beginAt }: StreamStart,
  stream: Stream,
): PlayerSource {
  return {
    key: playableKey({ kind: 'channel', channelId: channel.id, ts }),
    // The platform decides: a moment of a few seconds ago is live (spec 2 §4 Stream start).
    kind: stream.ts ? 'archive' : 'live',
    hls: stream.hls,
    dash: stream.dash,
    drm: stream.drm,
    thumbnails: stream.thumbnails,
    statId: stream.statId,
    archived: channel.archiveDays > 0,
    ...(beginAt !== null && { beginAt }),
    // For streams that carry no dates.
    ...(stream.ts && { startDate: stream.ts }),
  };
}
