import { showAlert } from '@/lib/client/modals/alert';
import { createWarning, readScreenTimeCode } from '@/lib/rules/profiles/screen-time';
import { fill } from '@/lib/shared/i18n/fill';
import { PlatformError } from '@/lib/shared/platform-error';

/** How a report of the position tells the page that the screen time of a child has ended. */
const ENDED = 'taspa:screen-time';

const isWarningDue = createWarning();

/** The answer to a report: what is left, or the refusal. */
export function noteScreenTime(secondsLeft: number | null): void {
  if (isWarningDue(secondsLeft)) warn(Math.max(1, Math.round((secondsLeft ?? 0) / 60)));
}

export function noteRefusedReport(error: unknown): void {
  if (!(error instanceof PlatformError) || !readScreenTimeCode(error.code)) return;
  dispatchEvent(new CustomEvent<PlatformError>(ENDED, { detail: error }));
}

/** Browser only. */
export function onScreenTimeEnd(listener: (refusal: PlatformError) => void): () => void {
  const listen = (event: Event) => listener((event as CustomEvent<PlatformError>).detail);
  addEventListener(ENDED, listen);
  return () => removeEventListener(ENDED, listen);
}

async function warn(minutes: number): Promise<void> {
  const { loadWords } = await import('@/lib/client/i18n/load-words');
  const words = await loadWords('parental').catch(() => null);
  // Without its words the end itself still says what happens.
  if (words) showAlert(fill(words.endsSoon, { minutes }));
}
