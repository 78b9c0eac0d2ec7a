import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { Stream } from '@/lib/platform/resources/streams';
import { playableKey } from '@/lib/rules/playback/playable';
import type { StreamStart } from '@/lib/rules/schedule/stream-start';
import type { PlayerSource } from '@/player';

/**
 * The stream of a channel as a source of the player. The same moment of the same channel has the same key, so it is
 * loaded once.
 */
export function channelSource(
  channel: ListedChannel,
  { ts, beginAt }: StreamStart,
  stream: Stream,
): PlayerSource {
  return {
    key: playableKey({ kind: 'channel', channelId: channel.id, ts }),
    // The platform decides: a moment a few seconds ago is live (spec 2 §4 Stream start).
    kind: stream.ts ? 'archive' : 'live',
    hls: stream.hls,
    dash: stream.dash,
    drm: stream.drm,
    thumbnails: stream.thumbnails,
    statId: stream.statId,
    archived: channel.archiveDays > 0,
    ...(beginAt !== null && { beginAt }),
    // For streams without dates.
    ...(stream.ts && { startDate: stream.ts }),
  };
}
