import { hasSession } from '@/lib/client/viewer/known';

/** Time to read a page before something moves. */
const READING_MS = 2_500;

/**
 * Runs `work` when the page has loaded and is idle. Playing creates a guest session, so a viewer without one has to
 * move first, which programs that read pages never do (DESIGN section 3).
 */
export function whenIdle(work: () => void, signal: AbortSignal): void {
  const later = () => {
    const timer = setTimeout(() => {
      if (hasSession()) work();
      else addEventListener('pointermove', work, { once: true, passive: true, signal });
    }, READING_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true, signal });
}
