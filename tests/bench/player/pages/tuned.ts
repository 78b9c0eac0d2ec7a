import Hls, { Events } from 'hls.js';

/** hls.js alone, configured as in the product (media 3). */
export function playTuned(media: HTMLVideoElement, address: string, { isLive = false } = {}): Hls {
  const hls = new Hls({
    enableWorker: false,
    testBandwidth: false,
    startFragPrefetch: true,
    maxBufferLength: 10,
    maxBufferSize: 5_000_000,
    backBufferLength: 30,
    renderTextTracksNatively: false,
    startOnSegmentBoundary: isLive,
  });
  hls.on(Events.MANIFEST_PARSED, () => {
    hls.startLevel = hls.levels.findIndex((level) => level.height === 360);
  });
  hls.attachMedia(media);
  hls.loadSource(address);
  void media.play();
  return hls;
}
