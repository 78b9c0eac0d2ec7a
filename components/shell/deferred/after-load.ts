import { keepInstallPrompt } from '@/lib/client/browser/install-offer';
import { isTelevision } from '@/lib/client/browser/is-television';
import { keepWorker } from '@/lib/client/browser/keep-worker';
import { markBrokenImages } from './broken-images';
import { openInPlace } from './one-view';

/** The work of every page that starts when it has loaded, in one script; `signal` ends what belongs to this document's shell. */
export function afterLoad(signal: AbortSignal): void {
  markBrokenImages(signal);
  openInPlace(signal);
  // If this script fails to load, only the keys of the browser itself work.
  if (isTelevision())
    import('@/lib/client/television/start').then(
      ({ startTelevision }) => startTelevision(signal),
      () => {},
    );
  // Televisions have their own rule, and without a keyboard there is no focus to lose.
  else addEventListener('keydown', () => keepFocus(signal), { once: true, signal });
  if (process.env.NODE_ENV !== 'production') return;
  void keepWorker();
  keepInstallPrompt();
}

function keepFocus(signal: AbortSignal): void {
  import('./lost-focus').then(
    ({ returnLostFocus }) => returnLostFocus(signal),
    () => {},
  );
}
