import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import type { Stream } from '@/lib/platform/resources/streams';
import { playableKey, type TitlePlayable } from '@/lib/rules/playback/playable';
import type { PlayerSource } from '@/player';

/** The source of the player for the stream of a title. */
export function titleSource(title: TitlePlayable, stream: Stream, startAt: number): PlayerSource {
  const {
    hls,
    dash,
    playlists,
    drm,
    thumbnails,
    thumbnailTimings,
    statId,
    markers,
    chapters,
    ads,
    packshots,
  } = stream;
  const key = playableKey(title);
  const breaks = { subject: key, ads, packshots };
  return {
    key,
    kind: 'vod',
    hls,
    dash,
    playlists,
    drm,
    thumbnails,
    thumbnailTimings,
    statId,
    startAt,
    markers,
    chapters,
    breaks,
  };
}

/** Resume position in seconds; 0 where the stored one does not count (spec 2 §5). */
export async function loadResume(contentId: string, libraryId: string | null): Promise<number> {
  const metadata = toMetadata(await callAsViewer(metadataCall(contentId, libraryId)));
  return metadata.resumeSeconds ?? 0;
}
