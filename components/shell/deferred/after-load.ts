import { keepInstallOffer } from '@/lib/client/browser/install-offer';
import { keepWorker } from '@/lib/client/browser/keep-worker';
import { markBrokenImages } from './broken-images';

/** The work of every page that starts when it has loaded, in one script; `signal` ends what belongs to this document's shell. */
export function afterLoad(signal: AbortSignal): void {
  markBrokenImages(signal);
  if (process.env.NODE_ENV !== 'production') return;
  void keepWorker();
  keepInstallOffer();
}
