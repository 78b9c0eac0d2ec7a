import { startAtOnce } from '@/lib/client/http/call-as-viewer';
import { rejectDenied } from '@/lib/client/http/reject-denied';
import { errorFromBody } from '@/lib/shared/platform-error';

/**
 * Reads the answer of `GET /api/welcome`: a success asks for a session start, because only a start can find
 * out more; a refusal shows its reason. Rejects when the start does; other failures are ignored, because the
 * next personal call of the viewer reports them.
 */
export async function handleWelcome(response: Response): Promise<void> {
  if (response.ok) return startAtOnce();
  const body: unknown = await response.json();
  await rejectDenied(errorFromBody(response.status, body)).catch(() => {});
}
