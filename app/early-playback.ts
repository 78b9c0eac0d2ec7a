import { earlyChannel } from '@/components/channels/viewer/early-channel';
import { earlyTitle } from '@/components/watch/early-title';
import type { EarlyPlayback } from '@/lib/rules/playback/early-playback';
import { playBeforeHydration, preloadEngine } from '@/player/early';

/** How long the page waits for the answer of the stream call, which its HTML has started. */
const ANSWER_MS = 300;
/** How long it then waits for the picture. */
const PICTURE_MS = 1000;

/**
 * Plays what the page is certain to play. Resolves when the other scripts of the page should load: the picture is there, or does not come
 * soon. Playback that is late goes on beside them.
 */
export async function playEarly(plays: EarlyPlayback): Promise<void> {
  preloadEngine();
  // The page itself handles and shows the failure.
  const playing = sourceOf(plays)
    .then(playBeforeHydration)
    .catch(() => ({ picture: Promise.resolve() }));
  const begun = await Promise.race([playing, within(ANSWER_MS)]);
  if (begun) await Promise.race([begun.picture, within(PICTURE_MS)]);
}

const sourceOf = (plays: EarlyPlayback) =>
  plays.kind === 'channel' ? earlyChannel(plays) : earlyTitle(plays);

function within(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
