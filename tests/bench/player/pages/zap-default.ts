import Hls from 'hls.js';
import { addresses, nextFrame, report } from './report';

/** The baseline for zapping: hls.js with defaults, destroyed and created again for each channel. */
const media = document.querySelector('video') as HTMLVideoElement;
let hls: Hls | null = null;

async function show(source: string): Promise<number> {
  const from = performance.now();
  hls?.destroy();
  hls = new Hls();
  hls.loadSource(source);
  hls.attachMedia(media);
  void media.play().catch(() => {});
  // A frame of the earlier channel must not count.
  await new Promise((resolve) => media.addEventListener('loadedmetadata', resolve, { once: true }));
  return (await nextFrame(media)) - from;
}

for (const source of addresses) {
  const button = document.createElement('button');
  button.textContent = 'channel';
  button.onclick = () => {
    report.zapped = show(source);
  };
  document.body.append(button);
}
void show(addresses[0] ?? '').then(() => {
  report.ready = true;
});
