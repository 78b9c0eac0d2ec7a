import { callAsViewer } from '@/lib/client/http/call-as-viewer';
import type { Playable } from '@/lib/rules/playback/playable';
import { PlatformError } from '@/lib/shared/platform-error';
import { withTimeout } from '@/lib/shared/with-timeout';
import { checkCall } from './request-stream';
import { pinQuestionOf } from './use-pin';

/**
 * Ours: the longest wait for the PIN check. A slow or lost network must not keep the viewer from resuming what is
 * already loaded.
 */
const CHECK_PATIENCE_MS = 3_000;

/**
 * Whether playback may resume after a long pause. The gateway checks it like a new start (spec 2 §5 "Parental check"):
 * if the unlock has expired, the PIN dialog opens, and closing it leaves the playback paused. Any other answer changes
 * nothing, because the playback was permitted before.
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
