import { CHANNELS_REFRESH_MS } from '@/lib/rules/schedule/constants';

/**
 * Every five minutes while somebody looks (spec 2 §7); who comes back to a page that is older gets it at once. Returns how to
 * stop it. Browser only.
 */
export function onChannelsRefresh(work: () => void): () => void {
  let doneAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - doneAt < CHANNELS_REFRESH_MS) return;
    doneAt = Date.now();
    work();
  };
  const timer = setInterval(look, CHANNELS_REFRESH_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
