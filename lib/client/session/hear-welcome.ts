import { startAtOnce } from '@/lib/client/http/call-as-viewer';
import { rejectDenied } from '@/lib/client/http/reject-denied';
import { errorFromBody } from '@/lib/shared/platform-error';

/**
 * What `GET /api/welcome` says to whom it has something to say: a success wants a start, because only a start can tell more; a refusal
 * names who is not let in. Rejects where the start does; other failures change nothing, the viewer's first own call tells them.
 */
export async function hearWelcome(response: Response): Promise<void> {
  if (response.ok) return startAtOnce();
  const body: unknown = await response.json();
  await rejectDenied(errorFromBody(response.status, body)).catch(() => {});
}
