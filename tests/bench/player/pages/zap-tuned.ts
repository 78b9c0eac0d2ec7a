import type Hls from 'hls.js';
import { calls, nextFrame, report, requestStream } from './report';
import { playTuned } from './tuned';

/** What no zap without a hint can be faster than: hls.js alone, configured, with a second element, as our player changes channels. */
let shown: { hls: Hls; media: HTMLVideoElement } | null = null;

async function show(call: string): Promise<number> {
  const from = performance.now();
  const old = shown;
  old?.media.pause();
  old?.hls.stopLoad();
  const { hls: address } = await requestStream(call);
  const media = document.createElement('video');
  media.playsInline = true;
  document.body.prepend(media);
  shown = { media, hls: playTuned(media, address, { isLive: true }) };
  const at = await nextFrame(media);
  old?.hls.destroy();
  old?.media.remove();
  return at - from;
}

for (const call of calls) {
  const button = document.createElement('button');
  button.textContent = 'channel';
  button.onclick = () => {
    report.zapped = show(call);
  };
  document.body.append(button);
}
document.querySelector('video')?.remove();
void show(calls[0] ?? '').then(() => {
  report.ready = true;
});
