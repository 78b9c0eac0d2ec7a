import type Hls from 'hls.js';
import { Events, type FragLoadedData } from 'hls.js';

/** The first fragments contain at least this much, which is enough for a picture. */
const ENOUGH_S = 1.5;
/** Loading continues after this time in any case. */
const LONGEST_MS = 500;

/**
 * After the first video and audio fragments loading pauses until their picture is shown: fetching and appending the
 * next, larger ones at the same time would delay it.
 */
export function pictureFirst(hls: Hls, media: HTMLVideoElement): void {
  const loaded = new Set<string>();

  function onLoaded(_event: Events.FRAG_LOADED, { frag, part }: FragLoadedData) {
    if (frag.sn === 'initSegment') return;
    // A part is short, and the picture may need the next one.
    if (part) return hls.off(Events.FRAG_LOADED, onLoaded);
    loaded.add(frag.type);
    if (!loaded.has('main') || (hls.audioTracks.length > 0 && !loaded.has('audio'))) return;
    hls.off(Events.FRAG_LOADED, onLoaded);
    const from = hls.config.startOnSegmentBoundary ? frag.start : Math.max(frag.start, hls.startPosition);
    const isEnough = frag.end - from >= ENOUGH_S;
    if (isEnough && media.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) hold();
  }
  function hold() {
    hls.pauseBuffering();
    const timer = setTimeout(release, LONGEST_MS);
    media.addEventListener('loadeddata', release, { once: true });
    function release() {
      clearTimeout(timer);
      media.removeEventListener('loadeddata', release);
      if (hls.media) hls.resumeBuffering();
    }
  }
  hls.on(Events.FRAG_LOADED, onLoaded);
}
