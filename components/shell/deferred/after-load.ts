import { keepInstallPrompt } from '@/lib/client/browser/install-offer';
import { isTelevision } from '@/lib/client/browser/is-television';
import { keepWorker } from '@/lib/client/browser/keep-worker';
import { markBrokenImages } from './broken-images';

/** The work of every page that starts when it has loaded, in one script; `signal` ends what belongs to this document's shell. */
export function afterLoad(signal: AbortSignal): void {
  markBrokenImages(signal);
  // Without it the page is used by the keys of its browser.
  if (isTelevision())
    import('@/lib/client/television/start').then(
      ({ startTelevision }) => startTelevision(signal),
      () => {},
    );
  if (process.env.NODE_ENV !== 'production') return;
  void keepWorker();
  keepInstallPrompt();
}
