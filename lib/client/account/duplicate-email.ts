import { showMessage } from '@/lib/client/modals/message';
import { PlatformError } from '@/lib/shared/platform-error';

/**
 * Spec 3 §8: when another account has the e-mail, a dialog shows the sentence of the platform.
 * @returns the sentence, for the field; null for every other failure, which is left to the caller
 */
export function showDuplicateEmail(failure: unknown): string | null {
  if (!(failure instanceof PlatformError) || failure.code !== 'error_duplicate_email') return null;
  const { sentence } = failure;
  if (sentence) showMessage({ text: sentence });
  return sentence;
}
