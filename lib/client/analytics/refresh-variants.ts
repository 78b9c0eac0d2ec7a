import { storedVariants, storeVariants } from '@/lib/client/browser/variants';
import { hasSession } from '@/lib/client/viewer/known';

/** The variants are read again once a day. */
const LIFE_MS = 86_400_000;

/**
 * Reads the variants of the running experiments once a day, only for viewers who already have a session: an experiment
 * creates none. The variants take effect on the next page, so that a page does not change while it is read. A failure
 * changes nothing.
 */
export async function refreshVariants(now: number): Promise<void> {
  if (!hasSession() || now - storedVariants().readAt < LIFE_MS) return;
  const [{ callAsViewer }, { experimentsCall }] = await Promise.all([
    import('@/lib/client/http/call-as-viewer'),
    import('@/lib/platform/resources/experiments'),
  ]);
  try {
    storeVariants({ readAt: now, variants: await callAsViewer(experimentsCall) });
  } catch {
    // The next page tries again.
  }
}
