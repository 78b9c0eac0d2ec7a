import type Hls from 'hls.js';
import { Events, type FragLoadingData, type Fragment, type LevelDetails, type TrackLoadedData } from 'hls.js';

/** Two grids of segments may differ by so much and mean the same. */
const TOLERANCE_MS = 100;

/**
 * hls.js asks for the first sound of a live stream when it has its first picture, so that the start would wait for one answer more. The browser
 * fetches it beside the picture instead, and hls.js then gets it from there.
 */
export function soundBesidePicture(hls: Hls): void {
  let picture: Fragment | null = null;
  let sound: LevelDetails | null = null;

  function fetchSound() {
    if (!picture || !sound) return;
    stop();
    for (const url of soundAt(sound, picture.programDateTime)) preload(url);
  }
  function onLoading(_event: Events.FRAG_LOADING, { frag }: FragLoadingData) {
    if (frag.sn === 'initSegment' || frag.type !== 'main') return;
    picture = frag;
    fetchSound();
  }
  function onTrack(_event: Events.AUDIO_TRACK_LOADED, { details }: TrackLoadedData) {
    // Others load both at once, and parts are too short to be worth it.
    if (!details.live || details.partTarget > 0) return stop();
    sound = details;
    fetchSound();
  }
  function stop() {
    hls.off(Events.FRAG_LOADING, onLoading);
    hls.off(Events.AUDIO_TRACK_LOADED, onTrack);
  }
  hls.on(Events.FRAG_LOADING, onLoading);
  hls.on(Events.AUDIO_TRACK_LOADED, onTrack);
}

/** The files of the sound at a date; none when it is not certain which. */
function soundAt({ fragments }: Pick<LevelDetails, 'fragments'>, date: number | null): string[] {
  const found = fragments.find(
    ({ programDateTime: from, duration }) =>
      date !== null &&
      from !== null &&
      from <= date + TOLERANCE_MS &&
      date + TOLERANCE_MS < from + duration * 1000,
  );
  const files = found ? [found.initSegment, found] : [];
  return files.flatMap((file) => (file && file.byteRange.length === 0 ? [file.url] : []));
}

function preload(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = url;
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}
