import { loadWords } from '@/lib/client/i18n/load-words';
import { showAlert } from '@/lib/client/modals/alert';
import { modalGone } from '@/lib/client/modals/close';
import { type Message, showMessageFor } from '@/lib/client/modals/message';
import { hasBackTarget } from './back-target';
import { failureOf } from './failure';
import { errorSentence } from './sentence';

/** Spec 1 §8: a modal, or a short notice with or without the icon of a failure. */
export type ErrorLook = 'modal' | 'alert' | 'icon';

async function described(error: unknown) {
  const failure = failureOf(error);
  const words = await loadWords('dialogs').catch(() => null);
  return { failure, words, text: words ? errorSentence(failure, words) : failure.sentence };
}

/** The text of an error for the viewer; null when neither the answer nor the page has one. Browser only. */
export const errorText = async (error: unknown): Promise<string | null> => (await described(error)).text;

/** The generic error handler (spec 1 §8). Browser only; it never fails itself. */
export async function showError(error: unknown, look: ErrorLook = 'modal'): Promise<void> {
  const { failure, words, text } = await described(error);
  // Without an answer and without texts the shell of modals shows its own error.
  if (!text) return;
  if (look !== 'modal') return showAlert(text, look === 'icon' ? 'failure' : 'done');
  const number = failure.requestId && words ? `\n${words.requestNumber} ${failure.requestId}` : '';
  const message: Message = { text: text + number, hasBack: hasBackTarget(location.pathname) };
  if ((await showMessageFor(message)) === 'back') {
    await modalGone();
    history.back();
  }
}
