import Hls from 'hls.js';
import { nextFrame, query, report } from './report';

/** The bar for zapping: hls.js as it comes, destroyed and made anew with each channel. */
const media = document.querySelector('video') as HTMLVideoElement;
const channels = query.getAll('src');
let hls: Hls | null = null;

async function show(index: number): Promise<number> {
  const from = performance.now();
  hls?.destroy();
  hls = new Hls();
  hls.loadSource(channels[index] ?? '');
  hls.attachMedia(media);
  void media.play().catch(() => {});
  return (await nextFrame(media)) - from;
}

report.zap = show;
void show(0).then((at) => {
  report.firstFrame = at;
  report.ready = true;
});
