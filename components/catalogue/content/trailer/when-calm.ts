import { isKnownViewer } from '@/lib/client/viewer/known';

/** A page that has just been drawn is read first. */
const CALM_MS = 2_500;

/**
 * When the page has loaded, is idle, and somebody is there. Playing gives a viewer without a session one, so whoever has only
 * opened the page has to move first, which programs that read pages never do (DESIGN section 3).
 */
export function whenCalm(work: () => void, signal: AbortSignal): void {
  const later = () => {
    const timer = setTimeout(() => {
      if (isKnownViewer()) work();
      else addEventListener('pointermove', work, { once: true, passive: true, signal });
    }, CALM_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true, signal });
}
