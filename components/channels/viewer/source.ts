import type { ListedChannel } from '@/lib/platform/resources/channels';
import type { Stream } from '@/lib/platform/resources/streams';
import { type BlackoutSettings, blackoutsOf, DEFAULT_BLACKOUT } from '@/lib/rules/playback/blackouts';
import { playableKey } from '@/lib/rules/playback/playable';
import type { StreamStart } from '@/lib/rules/schedule/stream-start';
import type { PlayerSource } from '@/player';

/**
 * The stream of a channel as a source of the player. The same moment of the same channel has the same key, so it is
 * loaded once.
 */
export function channelSource(
  channel: Pick<ListedChannel, 'id' | 'archiveDays'>,
  { ts, beginAt }: StreamStart,
  stream: Stream,
  blackout: BlackoutSettings = DEFAULT_BLACKOUT,
): PlayerSource {
  return {
    key: playableKey({ kind: 'channel', channelId: channel.id, ts }),
    // The platform decides: a moment a few seconds ago is live (spec 2 §4 Stream start).
    kind: stream.ts ? 'archive' : 'live',
    hls: stream.hls,
    dash: stream.dash,
    playlists: stream.playlists,
    drm: stream.drm,
    thumbnails: stream.thumbnails,
    thumbnailTimings: stream.thumbnailTimings,
    statId: stream.statId,
    blackouts: blackoutsOf(stream.blackouts, blackout),
    archived: channel.archiveDays > 0,
    // The archive of a channel continues what was watched live.
    breaks: { subject: `channel/${channel.id}`, ads: stream.ads, packshots: stream.packshots },
    ...(beginAt !== null && { beginAt }),
    // For streams without dates.
    ...(stream.ts && { startDate: stream.ts }),
  };
}
