import { SessionError } from './call';

const CODES = ['session_required', 'login_required'];

/** Whether a call failed only because nobody has signed in. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof SessionError && CODES.includes(error.code);
}
