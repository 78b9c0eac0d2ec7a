import { SessionError } from './call';
import { SIGNED_OUT } from './constants';

const CODES = ['session_required', 'login_required', SIGNED_OUT];

/** Whether a call failed only because nobody has signed in. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof SessionError && CODES.includes(error.code);
}
