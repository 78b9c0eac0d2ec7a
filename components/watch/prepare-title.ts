import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import { contentPreloadCall, toStream } from '@/lib/platform/resources/streams';
import { playableKey, type TitlePlayable } from '@/lib/rules/playback/playable';
import { preparePlayback } from '@/player';
import { loadResume, titleSource } from './title-source';

/** A preloaded stream is released when nobody plays it (player/stage/preloaded.ts); then it is loaded again. */
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
    callAsViewer(contentPreloadCall(libraryId, contentId)),
    loadResume(contentId, libraryId).catch(() => 0),
  ])
    .then(([stream, startAt]) => preparePlayback(titleSource(title, toStream(stream), startAt)))
    .catch(() => {});
}
