import Hls from 'hls.js';
import { calls, nextFrame, report, requestStream } from './report';

/** The baseline for zapping: hls.js with defaults, destroyed and created again for each channel. */
const media = document.querySelector('video') as HTMLVideoElement;
let hls: Hls | null = null;

async function show(call: string): Promise<number> {
  const from = performance.now();
  const { hls: source } = await requestStream(call);
  hls?.destroy();
  hls = new Hls();
  hls.loadSource(source);
  hls.attachMedia(media);
  void media.play().catch(() => {});
  // A frame of the earlier channel must not count.
  await new Promise((resolve) => media.addEventListener('loadedmetadata', resolve, { once: true }));
  return (await nextFrame(media)) - from;
}

for (const call of calls) {
  const button = document.createElement('button');
  button.textContent = 'channel';
  button.onclick = () => {
    report.zapped = show(call);
  };
  document.body.append(button);
}
void show(calls[0] ?? '').then(() => {
  report.ready = true;
});
