import 'server-only';
import { SIGNED_OUT } from '@/lib/rules/session/constants';
import type { Stop, Viewer } from '@/lib/rules/session/states';
import { PlatformError } from '@/lib/shared/platform-error';

/** What a viewer without a session is told; the browser starts one and asks again (`lib/client/http/call-as-viewer.ts`). */
export function sessionRequired(cause?: unknown): PlatformError {
  return refused(401, 'session_required', cause);
}

/** Where the session machine stopped, as an error that the browser knows what to do about. `who`: whose session it was. */
export function stoppedBy(why: Stop, who: Viewer, cause: unknown): PlatformError {
  switch (why) {
    case 'ended':
      // A guest is replaced by another one; a person has to be told.
      return who === 'user' ? refused(401, SIGNED_OUT, cause) : sessionRequired(cause);
    case 'login':
      return refused(401, 'login_required', cause);
    case 'noProvider':
      return refused(403, 'no_provider', cause);
    case 'line':
      return refused(403, 'auto_auth_failed', cause);
    case 'region':
      return refused(403, 'region_not_served', cause);
    case 'refused':
    case 'offline':
      return new PlatformError('unavailable', 'the session could not be renewed', { cause });
  }
}

function refused(status: number, code: string, cause: unknown): PlatformError {
  // Of a closed region the platform says more than its code does.
  const message = code === 'region_not_served' && cause instanceof PlatformError ? cause.message : code;
  return new PlatformError('refused', message, { status, code, cause });
}
