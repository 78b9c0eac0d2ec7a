import { collect } from '@/lib/analytics/collect';
import { keepWorker } from '@/lib/pwa/keep-worker';

/** Answers with whom to tell which page this is. */
export function beginLate(pixel: string | undefined): (path: string) => void {
  keepWorker();
  return collect(pixel);
}
