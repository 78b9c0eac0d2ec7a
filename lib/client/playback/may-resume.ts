import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import type { Playable } from '@/lib/rules/playback/playable';
import { PlatformError } from '@/lib/shared/platform-error';
import { withTimeout } from '@/lib/shared/with-timeout';
import { checkCall } from './request-stream';
import { pinQuestionOf } from './use-pin';

/** Ours: a network that is slow or lost does not keep a viewer from going on with what is loaded. */
const CHECK_PATIENCE_MS = 3_000;

/**
 * Whether what stood still for a while may go on. The gateway decides as for a start (spec 2 §5 "Parental check"): when the
 * unlock has run out meanwhile, the PIN is asked for, and closing its dialog leaves the playback paused. Any other answer
 * changes nothing, because what plays was permitted.
 */
export async function mayResume(playable: Playable, title: string): Promise<boolean> {
  const refused = callAsViewer(checkCall(playable)).then(
    () => null,
    (error) => (error instanceof PlatformError ? error : null),
  );
  const question = pinQuestionOf(await withTimeout(refused, CHECK_PATIENCE_MS), title);
  if (!question) return true;
  const { askPin } = await import('@/lib/client/parental/ask-pin');
  const may = await askPin(question);
  // The reports of this play count again, so that a seek needs no further PIN.
  if (may) callAsViewer(checkCall(playable)).catch(() => undefined);
  return may;
}
