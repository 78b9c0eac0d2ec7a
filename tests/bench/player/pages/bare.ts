import Hls, { Events } from 'hls.js';
import { addresses } from './report';

/** The baseline: a page with hls.js only, configured as in the product (media 3). */
const media = document.querySelector('video') as HTMLVideoElement;
const hls = new Hls({
  enableWorker: false,
  testBandwidth: false,
  startFragPrefetch: true,
  maxBufferLength: 10,
  maxBufferSize: 5_000_000,
  backBufferLength: 30,
  renderTextTracksNatively: false,
});
hls.on(Events.MANIFEST_PARSED, () => {
  hls.startLevel = hls.levels.findIndex((level) => level.height === 360);
});
hls.attachMedia(media);
hls.loadSource(addresses[0] ?? '');
void media.play();
