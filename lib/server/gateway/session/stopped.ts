import 'server-only';
import { LINE_UNKNOWN, SIGNED_OUT, TOO_MANY_DEVICES } from '@/lib/rules/session/constants';
import type { Stop, Viewer } from '@/lib/rules/session/states';
import { PlatformError } from '@/lib/shared/platform-error';

/**
 * The error of a viewer without a session; the browser starts one and repeats the call
 * (`lib/client/http/call-as-viewer.ts`).
 */
export function sessionRequired(cause?: unknown): PlatformError {
  return refused(401, 'session_required', cause);
}

/**
 * The stop of the session machine as an error that the browser can handle. `viewer`: the kind of viewer before
 * the stop.
 */
export function stoppedBy(why: Stop, viewer: Viewer, cause: unknown): PlatformError {
  switch (why) {
    case 'ended':
      // A guest is replaced by a new one; a user is told to log in again.
      return viewer === 'user' ? refused(401, SIGNED_OUT, cause) : sessionRequired(cause);
    case 'login':
      return refused(401, 'login_required', cause);
    case 'noProvider':
      return refused(403, 'no_provider', cause);
    case 'line':
      return refused(403, LINE_UNKNOWN, cause);
    case 'region':
      return refused(403, 'region_not_served', cause);
    case 'devices':
      return refused(403, TOO_MANY_DEVICES, cause);
    case 'refused':
    case 'offline':
      return new PlatformError('unavailable', 'the session could not be renewed', { cause });
  }
}

function refused(status: number, code: string, cause: unknown): PlatformError {
  // The platform knows why it refused: its text is better than ours.
  const isSpoken = code === 'region_not_served' || code === TOO_MANY_DEVICES;
  const message = isSpoken && cause instanceof PlatformError ? cause.message : code;
  return new PlatformError('refused', message, { status, code, cause });
}
