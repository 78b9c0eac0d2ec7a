import type { Packshot } from '@/lib/rules/playback/breaks';
import { abortWith } from '../core/abort-with';
import type { FeatureContext } from '../features/feature';
import { createClipElement, releaseClip, whenClipReady } from './clip';
import { playInPlace } from './play-in-place';
import type { Turn } from './turn';

/** The brand's clips one after the other. One that cannot be shown is left out: the content is what was asked for. */
export function preparePackshots(
  context: FeatureContext,
  packshots: readonly Packshot[],
  signal: AbortSignal,
) {
  const clips = packshots.map(({ url, seconds }) => {
    const media = createClipElement(url);
    signal.addEventListener('abort', () => releaseClip(media), { once: true });
    const ready = whenClipReady(media, signal).then(
      () => true,
      () => false,
    );
    return { media, seconds, ready };
  });

  return {
    async play(turn: Turn): Promise<void> {
      for (const { media, seconds, ready } of clips) {
        if (turn.isOn) context.store.set({ clipWaiting: true });
        if (await ready) await playOne(context, media, seconds, turn, signal).catch(() => {});
        releaseClip(media);
      }
    },
  };
}

async function playOne(
  context: FeatureContext,
  media: HTMLVideoElement,
  seconds: number | null,
  turn: Turn,
  signal: AbortSignal,
): Promise<void> {
  const over = abortWith(signal);
  const follow = () => {
    const duration = seconds ?? media.duration;
    const position = Math.min(duration, media.currentTime);
    if (turn.isOn) context.store.set({ packshot: Number.isFinite(duration) ? { position, duration } : null });
    if (seconds !== null && position >= duration) over.abort();
  };
  media.addEventListener('timeupdate', follow, { signal: over.signal });
  follow();
  await playInPlace(context, media, turn, over.signal).finally(() => over.abort());
  context.store.set({ packshot: null });
}
