import { earlyChannel } from '@/components/channels/viewer/early-channel';
import { earlyTitle } from '@/components/watch/early-title';
import type { EarlyPlayback } from '@/lib/rules/playback/early-playback';
import { preloadEngine } from '@/player';
import { playBeforeHydration } from '@/player/early';

/** How long the page waits for the answer of the stream call, which its HTML has started. */
const ANSWER_MS = 300;
/** How long it then waits for the picture. */
const PICTURE_MS = 1000;

/**
 * Plays what the page is certain to play. Resolves when the page should be hydrated: the picture is there, it does not come soon, or the viewer touches
 * the page. Playback that is late goes on beside the hydration.
 */
export async function playEarly(plays: EarlyPlayback): Promise<void> {
  const touched = new Promise<void>((resolve) => {
    for (const touch of ['pointerdown', 'keydown']) {
      addEventListener(touch, () => resolve(), { once: true, capture: true });
    }
  });
  preloadEngine();
  // The page itself handles and shows the failure.
  const playing = sourceOf(plays)
    .then(playBeforeHydration)
    .catch(() => ({ picture: Promise.resolve() }));
  const shown = Promise.race([playing, within(ANSWER_MS)]).then(
    (begun) => begun && Promise.race([begun.picture, within(PICTURE_MS)]),
  );
  await Promise.race([shown, touched]);
}

const sourceOf = (plays: EarlyPlayback) =>
  plays.kind === 'channel' ? earlyChannel(plays) : earlyTitle(plays);

function within(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
