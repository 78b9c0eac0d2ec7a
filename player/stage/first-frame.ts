/** Calls back once when the element shows its first picture. */
export function onFirstFrame(media: HTMLVideoElement, callback: () => void, signal: AbortSignal): void {
  let done = false;
  const once = () => {
    if (done || signal.aborted) return;
    done = true;
    callback();
  };
  if (media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) queueMicrotask(once);
  // A covered or paused element may never present a frame, so loaded data counts as well.
  if ('requestVideoFrameCallback' in media) media.requestVideoFrameCallback(once);
  media.addEventListener('loadeddata', once, { signal });
  media.addEventListener('playing', once, { signal });
}
