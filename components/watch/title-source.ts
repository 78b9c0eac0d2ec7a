import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { metadataCall, toMetadata } from '@/lib/platform/resources/metadata';
import { contentWarmCall, type Stream, toStream } from '@/lib/platform/resources/streams';
import { playableKey, type TitlePlayable } from '@/lib/rules/playback/playable';
import { type PlayerSource, preparePlayback } from '@/player';

/** The source of the player for the stream of a title. */
export function titleSource(title: TitlePlayable, stream: Stream, startAt: number): PlayerSource {
  const { hls, dash, drm, thumbnails, thumbnailTimings, statId, markers, chapters, ads, packshots } = stream;
  const key = playableKey(title);
  const breaks = { subject: key, ads, packshots };
  return {
    key,
    kind: 'vod',
    hls,
    dash,
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

/** Resume position in seconds. */
export async function loadResume(contentId: string, libraryId: string | null): Promise<number> {
  const metadata = toMetadata(await callAsViewer(metadataCall(contentId, libraryId)));
  return metadata.resumeSeconds ?? 0;
}

/** A stream loaded in advance is released when nobody plays it (player/stage/warm.ts); then it is loaded again. */
const PREPARED_FOR_MS = 15_000;
let prepared = { key: '', at: 0 };

/**
 * Loads the beginning of a title that probably follows. Its statistics start when it plays; what fails now is
 * requested again then, and only then shown to the viewer.
 */
export function prepareTitle(title: TitlePlayable): void {
  const { contentId, libraryId } = title;
  const key = playableKey(title);
  const now = Date.now();
  if (prepared.key === key && now - prepared.at < PREPARED_FOR_MS) return;
  prepared = { key, at: now };
  Promise.all([
    callAsViewer(contentWarmCall(libraryId, contentId)),
    loadResume(contentId, libraryId).catch(() => 0),
  ])
    .then(([stream, startAt]) => preparePlayback(titleSource(title, toStream(stream), startAt)))
    .catch(() => {});
}
