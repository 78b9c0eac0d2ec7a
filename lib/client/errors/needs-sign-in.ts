import { SIGNED_OUT } from '@/lib/rules/session/constants';
import { PlatformError } from '@/lib/shared/platform-error';

const CODES: ReadonlyArray<string | null> = ['session_required', 'login_required', SIGNED_OUT];

/** Whether a call failed only because a login is missing. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof PlatformError && CODES.includes(error.code);
}
