import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';

/**
 * Runs every five minutes while the page is visible (spec 2 §7), and at once when a hidden page becomes
 * visible after that time. Returns a function that stops it. Browser only.
 */
export function onChannelsRefresh(work: () => void): () => void {
  let doneAt = Date.now();
  const refresh = () => {
    if (document.visibilityState !== 'visible' || Date.now() - doneAt < CHANNELS_REFRESH_MS) return;
    doneAt = Date.now();
    work();
  };
  const timer = setInterval(refresh, CHANNELS_REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}
