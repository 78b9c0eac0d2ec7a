import { isAccessDenied } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';

/** Shows the reason to viewers without access (spec 1 §4, §8). Rejects with the same error. */
export async function rejectDenied(error: unknown): Promise<never> {
  if (error instanceof PlatformError && isAccessDenied(error.code, error.status)) {
    const { denyAccess } = await import('@/lib/client/viewer/access-denied');
    denyAccess(error.code, error.sentence);
  }
  throw error;
}
