import { fetchChannels } from '@/lib/client/channels/fetch-channels';
import { setOnAir } from '@/lib/client/channels/on-air';
import { onChannelsRefresh } from '@/lib/client/channels/refresh';
import { ALL_CHANNELS } from '@/lib/rules/channels/category';
import { PREVIEW_SELECTOR } from './preview/selector';

/** Every five minutes the channel tiles of the page say what is on (spec 2 §7). A page that has none asks for nothing. */
export function refreshOnAir(signal: AbortSignal): void {
  // The page may have been left while this was loading.
  if (signal.aborted) return;
  const stop = onChannelsRefresh(() => {
    if (!document.querySelector(PREVIEW_SELECTOR)) return;
    // Without an answer the tiles stay as they are until the next refresh.
    fetchChannels(ALL_CHANNELS).then(setOnAir, () => {});
  });
  signal.addEventListener('abort', stop);
}
