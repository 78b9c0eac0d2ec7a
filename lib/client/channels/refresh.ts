import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';

/**
 * Runs every five minutes while the page is visible (spec 2 §7), and at once when a hidden page becomes
 * visible after that time. Returns a function that stops it. Browser only.
 */
export function onChannelsRefresh(work: () => void): () => void {
  let doneAt = Date.now();
  let timer = setInterval(refresh, CHANNELS_REFRESH_MS);

  function refresh() {
    if (document.visibilityState !== 'visible') return;
    doneAt = Date.now();
    // The five minutes begin anew, also after a return to the page.
    clearInterval(timer);
    timer = setInterval(refresh, CHANNELS_REFRESH_MS);
    work();
  }
  // Only here the time is compared: a step of the timer comes a moment late, and the next one would seem to be early.
  const refreshIfOld = () => {
    // A difference in either direction, because the device's clock may have been set back.
    if (Math.abs(Date.now() - doneAt) >= CHANNELS_REFRESH_MS) refresh();
  };

  document.addEventListener('visibilitychange', refreshIfOld);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshIfOld);
  };
}
